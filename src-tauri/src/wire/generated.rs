//! Holds the TypeScript types under `ui/src/lib/wire/` to the Rust ones. On a difference the files are written anew
//! and the test fails once, so that the change is seen and committed.
use super::{Frame, Reply, Request, Sent};
use std::collections::BTreeMap;
use std::path::Path;
use ts_rs::{Config, TS};

fn files(directory: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut open = vec![directory.to_owned()];
    while let Some(next) = open.pop() {
        for entry in std::fs::read_dir(next).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path) {
                let name = path.strip_prefix(directory).unwrap_or(&path).to_string_lossy().into_owned();
                found.insert(name, text);
            }
        }
    }
    found
}

#[test]
fn the_typescript_types_are_those_of_the_wire() {
    let fresh = tempfile::tempdir().expect("a temporary directory");
    let config = Config::from_env().with_out_dir(fresh.path());
    Sent::export_all(&config).expect("generated");
    Request::export_all(&config).expect("generated");
    Reply::export_all(&config).expect("generated");
    Frame::export_all(&config).expect("generated");
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/lib/wire");
    let (new, old) = (files(fresh.path()), files(&committed));
    if new == old {
        return;
    }
    for name in old.keys().filter(|name| !new.contains_key(*name)) {
        std::fs::remove_file(committed.join(name)).expect("removed");
    }
    for (name, text) in &new {
        let path = committed.join(name);
        std::fs::create_dir_all(path.parent().expect("a file in a directory")).expect("made");
        std::fs::write(path, text).expect("written");
    }
    let changed: Vec<_> = new.keys().chain(old.keys()).filter(|name| new.get(*name) != old.get(*name)).collect();
    panic!("the wire changed: ui/src/lib/wire is written anew, commit it: {changed:?}");
}
