//! The command line: what it prints, and its exit status.
mod common;

use common::{HOST, Host, Screen, command, printed};
use pitcrew::library::Library;
use pitcrew::library::entry::EntryKind;
use serde_json::Value;
use std::path::Path;
use std::process::Command;

async fn one_session(data: &Path) -> String {
    let host = Host::start(data);
    let session = Screen::open(&host).await.create().await["session"].clone();
    host.kill();
    session.as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn a_session_goes_to_another_directory_and_is_sound_there() {
    let (here, there) = (tempfile::tempdir().expect("a directory"), tempfile::tempdir().expect("a directory"));
    let session = one_session(here.path()).await;
    let export = command(here.path(), &["session", "export", &session]);
    assert_eq!(export.status.code(), Some(0));
    let file = here.path().join("export.json");
    std::fs::write(&file, &export.stdout).expect("written");
    let file = file.to_str().expect("a path");
    for fresh in [true, false] {
        let import = command(there.path(), &["session", "import", file, "--json"]);
        let found: Value = serde_json::from_str(&printed(&import)).expect("JSON");
        assert_eq!((&found["session"], &found["fresh"]), (&Value::from(session.as_str()), &Value::from(fresh)));
    }
    let list: Value =
        serde_json::from_str(&printed(&command(there.path(), &["session", "list", "--json"]))).expect("JSON");
    assert_eq!(list.as_array().map(Vec::len), Some(1));
    assert_eq!(command(there.path(), &["session", "check"]).status.code(), Some(0));
}

#[tokio::test]
async fn a_damaged_file_is_answered_no_and_a_missing_one_could_not_run() {
    let data = tempfile::tempdir().expect("a directory");
    let file = data.path().join("damaged.json");
    std::fs::write(&file, "{\"format\": \"pitcrew-session\", \"version\": 1}").expect("written");
    let damaged = command(data.path(), &["session", "import", file.to_str().expect("a path")]);
    assert_eq!((damaged.status.code(), String::from_utf8_lossy(&damaged.stderr).lines().count()), (Some(1), 1));
    let missing = command(data.path(), &["session", "import", "nowhere.json"]);
    assert_eq!((missing.status.code(), String::from_utf8_lossy(&missing.stderr).lines().count()), (Some(2), 1));
    assert_eq!(command(data.path(), &["session", "export", "nowhere"]).status.code(), Some(2));
}

#[test]
fn a_file_that_is_no_text_or_has_no_end_is_told_so() {
    let data = tempfile::tempdir().expect("a directory");
    let file = data.path().join("broken-off");
    // An export that breaks off within a letter.
    std::fs::write(&file, b"{\"format\": \"pitcrew-session\", \"title\": \"caf\xc3").expect("written");
    let path = file.to_str().expect("a path");
    assert_eq!(command(data.path(), &["session", "import", path]).status.code(), Some(1));
    let scenario = |file: &str| Command::new(HOST).args(["scenario", file]).output().expect("it runs");
    assert_eq!(scenario(path).status.code(), Some(2));
    #[cfg(unix)]
    assert_eq!(scenario("/dev/zero").status.code(), Some(2));
    std::fs::write(&file, "\u{feff}# Saved by an editor that marks its files.\r\ngame giga-robo red dash ayzn\r\n")
        .expect("written");
    assert_eq!(scenario(path).status.code(), Some(0));
}

#[tokio::test]
async fn check_finds_a_row_that_was_tampered_with() {
    let data = tempfile::tempdir().expect("a directory");
    let session = one_session(data.path()).await;
    let db = rusqlite::Connection::open(data.path().join("pitcrew.sqlite")).expect("the books");
    db.execute("UPDATE snapshot SET text = text || ' '", []).expect("tampered");
    drop(db);
    let check = command(data.path(), &["session", "check", "--json"]);
    assert_eq!(check.status.code(), Some(1));
    let found: Value = serde_json::from_str(&printed(&check)).expect("JSON");
    assert_eq!((&found[0]["session"], &found[0]["faults"][0]["row"]), (&Value::from(session), &Value::from(0)));
}

#[test]
fn books_of_a_newer_app_are_left_alone() {
    let data = tempfile::tempdir().expect("a directory");
    let db = rusqlite::Connection::open(data.path().join("pitcrew.sqlite")).expect("the books");
    db.pragma_update(None, "user_version", 999).expect("set");
    drop(db);
    let list = command(data.path(), &["session", "list"]);
    assert_eq!(list.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&list.stderr).contains("newer app"));
}

#[test]
fn every_command_has_its_help() {
    for args in [
        &["--help"][..],
        &["serve", "--help"],
        &["session", "--help"],
        &["session", "list", "--help"],
        &["session", "export", "--help"],
        &["session", "import", "--help"],
        &["session", "check", "--help"],
        &["scenario", "--help"],
        &["acts", "--help"],
    ] {
        let help = Command::new(HOST).args(args).output().expect("it runs");
        assert_eq!(help.status.code(), Some(0), "{args:?}");
        assert!(printed(&help).contains("Usage"), "{args:?}");
    }
}

#[test]
fn every_act_path_and_window_of_every_game_has_its_meaning() {
    for engine in rules::engine::engines() {
        let acts = Command::new(HOST).args(["acts", engine.id(), "--json"]).output().expect("it runs");
        let found: Value = serde_json::from_str(&printed(&acts)).expect("JSON");
        let without = |list: &Value| {
            let entries = list.as_array().expect("a list").iter();
            entries.filter(|entry| entry["about"].as_str().is_none_or(|about| about.starts_with('['))).count()
        };
        for list in ["acts", "paths", "windows", "options"] {
            assert_eq!(without(&found[list]), 0, "{list} of {}: {}", engine.id(), found[list]);
        }
        assert!(!found["steps"].as_array().expect("steps").is_empty());
    }
}

#[test]
fn every_rule_of_a_game_is_sorted_into_a_class() {
    let books = Library::default().books();
    for engine in rules::engine::engines() {
        let coverage = |more: &[&str]| {
            let told =
                Command::new(HOST).args(["acts", engine.id(), "--coverage"]).args(more).output().expect("it runs");
            assert_eq!(told.status.code(), Some(0));
            printed(&told)
        };
        let found: Value = serde_json::from_str(&coverage(&["--json"])).expect("JSON");
        let sorted: usize =
            found.as_object().expect("classes").values().filter_map(Value::as_array).map(Vec::len).sum();
        let book = books.iter().find(|book| book.game == engine.id()).expect("a book");
        let entries = book.chapters.iter().flat_map(|chapter| &chapter.entries);
        let rules = entries.filter(|entry| matches!(entry.kind, EntryKind::Rule | EntryKind::Reading)).count();
        assert_eq!(sorted, rules);
        assert!(coverage(&[]).starts_with(&format!("{rules} rules: ")), "{}", coverage(&[]));
    }
}

#[test]
fn scenarios_tell_their_failing_line() {
    let data = tempfile::tempdir().expect("a directory");
    let file = data.path().join("wrong.scn");
    std::fs::write(&file, "# wrong\ngame chess red a blue b\n").expect("written");
    let run = Command::new(HOST).arg("scenario").arg(&file).output().expect("it runs");
    assert_eq!(run.status.code(), Some(1));
    assert!(printed(&run).contains("wrong.scn:2: There is no game"), "{}", printed(&run));
}
