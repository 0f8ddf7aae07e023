//! Every file under `scenarios/` is a case of the rules, run as it stands.
use std::path::{Path, PathBuf};

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).expect("the scenarios folder is readable") {
        let path = entry.expect("its entries are readable").path();
        match path.is_dir() {
            true => found.extend(files(&path)),
            false if path.extension().is_some_and(|ending| ending == "scn") => found.push(path),
            false => {}
        }
    }
    found.sort();
    found
}

#[test]
fn every_scenario_holds() {
    let all = files(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios")));
    assert!(!all.is_empty(), "there are scenarios to run");
    let mut broken = Vec::new();
    for path in &all {
        let text = std::fs::read_to_string(path).expect("a scenario is readable");
        let report = rules::scenario::run(&text);
        assert!(report.title.is_some(), "{} opens with what it shows", path.display());
        assert!(report.trace.len() > 2, "{} does something", path.display());
        broken.extend(
            report.failures.into_iter().map(|failure| format!("{}:{} {failure:?}", path.display(), failure.line)),
        );
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn a_scenario_that_does_not_hold_is_caught() {
    let open = "# a broken one\ngame giga-robo red takashi-kato dai-raijin-v blue dash ayzn\ngiven red.armor=7\n";
    for (wrong, line) in
        [("= red.armor 8", 4), ("red: gain take=spirit", 4), ("red! pass", 4), ("windows S02", 4), ("red? gain", 4)]
    {
        let report = rules::scenario::run(&format!("{open}{wrong}\n"));
        assert_eq!(report.failures.iter().map(|failure| failure.line).collect::<Vec<_>>(), [line], "{wrong}");
    }
    assert_eq!(rules::scenario::run("game chess red").failures.len(), 1);
    assert_eq!(rules::scenario::run("no such statement").failures.len(), 1);
}
