fn main() {
    println!("cargo:rerun-if-changed=../migrations");
    println!("cargo:rerun-if-changed=../rules/content");
    // Set by the window's build; named here so that it is known without one.
    println!("cargo:rustc-check-cfg=cfg(mobile)");
    // The screen is built before this package (see the Makefile). A check of the Rust code alone needs no screen, but
    // the directory that is compiled in must be there.
    std::fs::create_dir_all("../ui/dist").expect("ui/dist can be made");
    #[cfg(feature = "app")]
    tauri_build::build();
}
