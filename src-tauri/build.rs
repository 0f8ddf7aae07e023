fn main() {
    println!("cargo:rerun-if-changed=../migrations");
    #[cfg(feature = "app")]
    tauri_build::build();
}
