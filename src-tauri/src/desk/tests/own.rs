//! What a house has of its own in the library: notes, bookmarks, searches, rulebooks, and what of it travels.
use super::*;
use crate::store::note::{self, NoteRow};
use crate::wire::{Brought, EntryLink, Found, NoteKind, Own};

impl Sitting {
    async fn own(&self, request: Request) -> Own {
        match self.ask(request).await {
            Reply::Own { own } => own,
            other => panic!("not told: {other:?}"),
        }
    }

    /// A game of the library and an entry of it.
    async fn entry(&self) -> (String, EntryLink) {
        let Reply::Books { books } = self.ask(Request::Books).await else { panic!("no books") };
        (books[0].game.clone(), books[0].chapters[0].entries[0].clone())
    }

    async fn write(&self, kind: NoteKind, text: &str) -> Reply {
        let (game, entry) = self.entry().await;
        self.ask(Request::SaveNote { game, rule: entry.id, id: None, kind, text: text.into() }).await
    }

    async fn paste(&self, text: &str, game: Option<&str>) -> Reply {
        let book = Brought::Paste { text: text.into() };
        self.ask(Request::AddBook { book, title: None, game: game.map(str::to_owned) }).await
    }

    async fn found(&self, game: Option<&str>, query: &str) -> Vec<Found> {
        let request = Request::Search { game: game.map(str::to_owned), query: query.into(), session: None };
        match self.ask(request).await {
            Reply::Found { found } => found,
            other => panic!("not searched: {other:?}"),
        }
    }
}

fn added(reply: Reply) -> (String, bool) {
    match reply {
        Reply::BookAdded { book, fresh } => (book.id, fresh),
        other => panic!("not added: {other:?}"),
    }
}

fn texts(own: &Own) -> Vec<&str> {
    own.notes.iter().map(|note| note.text.as_str()).collect()
}

#[tokio::test]
async fn a_note_is_pinned_changed_and_put_away() {
    let sitting = sit().await;
    let (game, entry) = sitting.entry().await;
    let Reply::Own { own } = sitting.write(NoteKind::Ruling, " We play\r\nboth. \n").await else { panic!("not kept") };
    let note = &own.notes[0];
    assert_eq!((&note.game, &note.rule, &note.title), (&game, &entry.id, &entry.title));
    assert_eq!((note.kind, note.text.as_str()), (NoteKind::Ruling, "We play\nboth."));
    let change = Request::SaveNote {
        game,
        rule: entry.id,
        id: Some(note.id.clone()),
        kind: NoteKind::Note,
        text: "Only one.".into(),
    };
    let changed = sitting.own(change.clone()).await;
    assert_eq!((texts(&changed), changed.notes[0].kind), (vec!["Only one."], NoteKind::Note));
    let sitting = sitting.restart().await;
    assert_eq!(texts(&sitting.own(Request::Own).await), ["Only one."]);
    let id = note.id.clone();
    assert!(sitting.own(Request::DiscardNote { id: id.clone() }).await.notes.is_empty());
    assert_eq!(failed(sitting.ask(Request::DiscardNote { id }).await), "no-note");
    assert_eq!(failed(sitting.ask(change).await), "no-note");
}

#[tokio::test]
async fn a_note_that_is_sent_twice_is_kept_once() {
    let sitting = sit().await;
    for (kind, kept) in [(NoteKind::Note, 1), (NoteKind::Note, 1), (NoteKind::Ruling, 2)] {
        let Reply::Own { own } = sitting.write(kind, "We play both.").await else { panic!("not kept") };
        assert_eq!(own.notes.len(), kept);
    }
}

#[tokio::test]
async fn a_note_that_cannot_be_one_is_refused() {
    let sitting = sit().await;
    for text in ["", " \n ", "a\0b", &"x".repeat(2_001)] {
        assert_eq!(failed(sitting.write(NoteKind::Note, text).await), "bad-note");
    }
    let (game, _) = sitting.entry().await;
    let nowhere =
        Request::SaveNote { game, rule: "XX-NO-1".into(), id: None, kind: NoteKind::Note, text: "Well.".into() };
    assert_eq!(failed(sitting.ask(nowhere).await), "no-entry");
    let right_to_left = "\u{5e9}\u{5dc}\u{5d5}\u{5dd} 💥".repeat(300);
    assert!(matches!(sitting.write(NoteKind::Note, &right_to_left).await, Reply::Own { .. }));
}

#[tokio::test]
async fn screens_that_write_at_once_keep_no_more_than_a_house_can_carry_elsewhere() {
    let sitting = sit().await;
    let (game, entry) = sitting.entry().await;
    let row = |no: usize| NoteRow {
        id: format!("n{no}"),
        game: game.clone(),
        rule: entry.id.clone(),
        kind: "note".into(),
        text: no.to_string(),
        at: 5,
    };
    let full = |tx: &rusqlite::Transaction<'_>| (0..1_998).try_for_each(|no| note::set(tx, &row(no)));
    sitting.desk.house().store.write(full).expect("kept");
    let texts: Vec<String> = (0..8).map(|no| format!("At once {no}")).collect();
    let saved = texts.iter().map(|text| sitting.write(NoteKind::Note, text));
    let replies = futures_util::future::join_all(saved).await;
    assert_eq!(replies.iter().filter(|reply| matches!(reply, Reply::Own { .. })).count(), 2);
    assert_eq!(sitting.desk.house().store.read(note::all).expect("read").len(), 2_000);
}

#[tokio::test]
async fn one_rulebook_brought_by_two_screens_at_once_is_one() {
    let sitting = sit().await;
    let added = futures_util::future::join_all((0..6).map(|_| sitting.paste(HOUSE, None))).await;
    let fresh = added.into_iter().map(|reply| self::added(reply).1).filter(|fresh| *fresh).count();
    assert_eq!((fresh, sitting.own(Request::Own).await.books.len()), (1, 1));
}

#[tokio::test]
async fn an_entry_is_marked_and_found_again() {
    let sitting = sit().await;
    let (game, entry) = sitting.entry().await;
    let mark = |id: &str, marked: bool| Request::Bookmark { game: game.clone(), id: id.into(), marked };
    let own = sitting.own(mark(&entry.id, true)).await;
    assert_eq!((own.bookmarks.len(), &own.bookmarks[0].title), (1, &entry.title));
    assert_eq!(sitting.own(mark(&entry.id, true)).await.bookmarks.len(), 1);
    assert_eq!(failed(sitting.ask(mark("nowhere", true)).await), "no-entry");
    assert!(sitting.own(mark(&entry.id, false)).await.bookmarks.is_empty());
}

#[tokio::test]
async fn the_newest_searches_are_remembered_until_they_are_forgotten() {
    let sitting = sit().await;
    for query in ["falling", " knock\n back ", "", "falling"] {
        sitting.own(Request::Remember { query: query.into() }).await;
    }
    assert_eq!(sitting.own(Request::Own).await.recent, ["falling", "knock back"]);
    for count in 0..30 {
        sitting.own(Request::Remember { query: format!("{count} {}", "x".repeat(500)) }).await;
    }
    let recent = sitting.own(Request::Own).await.recent;
    assert!(recent.len() == 12 && recent.iter().all(|query| query.chars().count() <= 120), "{recent:?}");
    assert!(sitting.own(Request::ForgetSearches).await.recent.is_empty());
}

const HOUSE: &str = "# House rules\n\n## Wobbling\n\nA wobbling robot quackles once.\n\n## Tea\n\nDrink it hot.\n";

fn on_disk(sitting: &Sitting, word: &str) -> bool {
    let files = std::fs::read_dir(sitting.directory.path()).expect("the data directory");
    files.flatten().any(|file| {
        let bytes = std::fs::read(file.path()).expect("a file");
        bytes.windows(word.len()).any(|part| part == word.as_bytes())
    })
}

#[tokio::test]
async fn a_rulebook_is_searched_beside_its_game_outlasts_a_restart_and_goes_for_good() {
    let sitting = sit().await;
    let (game, _) = sitting.entry().await;
    let (id, fresh) = added(sitting.paste(HOUSE, Some(&game)).await);
    assert!(fresh);
    assert_eq!(added(sitting.paste(&HOUSE.replace('\n', "\r\n"), None).await), (id.clone(), false));
    let sitting = sitting.restart().await;
    for scope in [None, Some(game.as_str()), Some(id.as_str())] {
        let found = sitting.found(scope, "quackles").await;
        assert_eq!(found.first().map(|one| (one.title.as_str(), one.game.as_str())), Some(("Wobbling", id.as_str())));
    }
    let Reply::Entry { entry: Some(entry) } = sitting.ask(Request::Entry { game: id.clone(), id: "p1".into() }).await
    else {
        panic!("no entry")
    };
    assert_eq!((entry.chapter.as_str(), entry.game_title.as_str()), ("House rules", "House rules"));
    assert!(on_disk(&sitting, "quackles"));
    let own = sitting.own(Request::RemoveBook { id: id.clone() }).await;
    assert!(own.books.is_empty() && !on_disk(&sitting, "quackles"));
    assert!(sitting.found(None, "quackles").await.iter().all(|one| one.game != id));
    assert_eq!(failed(sitting.ask(Request::RemoveBook { id }).await), "no-book");
}

#[tokio::test]
async fn a_rulebook_that_another_process_added_is_found_and_one_it_removed_is_not() {
    let sitting = sit().await;
    let other = desk_in(&sitting.directory);
    let (conn, _pushes) = other.connect(Holds::All);
    let book = Brought::Paste { text: HOUSE.into() };
    let (id, _) = added(other.answer(&conn, Request::AddBook { book, title: None, game: None }).await);
    assert_eq!(sitting.found(None, "quackles").await[0].game, id);
    other.answer(&conn, Request::RemoveBook { id: id.clone() }).await;
    assert!(sitting.found(None, "quackles").await.iter().all(|one| one.game != id));
}

#[tokio::test]
async fn a_file_comes_in_any_encoding_and_goes_out_as_text_again() {
    let sitting = sit().await;
    let bytes = encoding_rs::WINDOWS_1252.encode("# Règles\n\n## Le dé\n\nUn dé jeté à côté est relancé.\n").0;
    let book = Brought::File { name: "règles.md".into(), base64: data_encoding::BASE64.encode(&bytes) };
    let request = Request::AddBook { book, title: Some("Nos règles".into()), game: None };
    let (id, _) = added(sitting.ask(request).await);
    let own = sitting.own(Request::Own).await;
    let book = &own.books[0];
    assert_eq!((book.title.as_str(), book.source.as_str(), book.size), ("Nos règles", "règles.md", 51));
    let Reply::Export { name, text } = sitting.ask(Request::ExportBook { id }).await else { panic!("no export") };
    assert_eq!(
        (name.as_str(), text.as_str()),
        ("nos-règles.md", "# Règles\n\n## Le dé\n\nUn dé jeté à côté est relancé.\n\n")
    );
}

#[tokio::test]
async fn each_rulebook_that_cannot_be_one_is_refused_with_its_reason() {
    let sitting = sit().await;
    let file = |bytes: &[u8]| {
        let book = Brought::File { name: "x".into(), base64: data_encoding::BASE64.encode(bytes) };
        Request::AddBook { book, title: None, game: None }
    };
    let large = b"word ".repeat(1_100_000);
    let refused: [(&[u8], &str); 5] = [
        (b"", "book-empty"),
        (b"a\0b", "book-binary"),
        (&"Größe Größe".as_bytes()[3..], "book-broken"),
        (b"\xff\xfea", "book-broken"),
        (&large, "book-large"),
    ];
    for (bytes, code) in refused {
        assert_eq!(failed(sitting.ask(file(bytes)).await), code, "{:?}", &bytes[..bytes.len().min(20)]);
    }
    let book = Brought::File { name: "x".into(), base64: "no base64!".into() };
    assert_eq!(failed(sitting.ask(Request::AddBook { book, title: None, game: None }).await), "malformed");
    assert_eq!(failed(sitting.paste(HOUSE, Some("nowhere")).await), "no-game");
    let (own, _) = added(sitting.paste(HOUSE, None).await);
    assert_eq!(failed(sitting.paste("# More\n\nText.", Some(&own)).await), "no-game");
    let named =
        Request::AddBook { book: Brought::Paste { text: "Text.".into() }, title: Some("a\nb".into()), game: None };
    assert_eq!(failed(sitting.ask(named).await), "bad-name");
    assert_eq!(sitting.own(Request::Own).await.books.len(), 1);
}

// A note on the game of these sessions, which has no book here.
fn pin(sitting: &Sitting, id: &str, text: &str) {
    let (game, rule, kind) = ("fake".into(), "F-1".into(), "ruling".into());
    let row = NoteRow { id: id.into(), game, rule, kind, text: text.into(), at: 5 };
    sitting.desk.house().store.write(|tx| note::set(tx, &row)).expect("pinned");
}

fn pinned(sitting: &Sitting) -> Vec<String> {
    let rows = sitting.desk.house().store.read(|db| note::of(db, "fake")).expect("read");
    rows.into_iter().map(|row| row.text).collect()
}

async fn bring(sitting: &Sitting, text: &str) {
    let reply = sitting.ask(Request::Import { text: text.to_owned() }).await;
    assert!(matches!(reply, Reply::Imported { .. }), "{reply:?}");
}

#[tokio::test]
async fn notes_travel_with_a_session_and_rulebooks_stay() {
    let sitting = sit().await;
    pin(&sitting, "n1", "We play both.");
    sitting.write(NoteKind::Note, "On another game.").await;
    sitting.paste(HOUSE, None).await;
    let text = sitting.export().await;
    assert!(text.contains("We play both.") && !text.contains("another game") && !text.contains("quackles"));
    let elsewhere = sit().await;
    bring(&elsewhere, &text).await;
    bring(&elsewhere, &text).await;
    assert_eq!(pinned(&elsewhere), ["We play both."]);
    assert!(elsewhere.own(Request::Own).await.books.is_empty());
}

#[tokio::test]
async fn notes_that_come_in_take_no_ones_place_and_none_comes_twice() {
    let sitting = sit().await;
    pin(&sitting, "n1", "We play both.");
    pin(&sitting, "n2", "Ask Bo.");
    let text = sitting.export().await;
    let elsewhere = sit().await;
    pin(&elsewhere, "n1", "We play neither.");
    pin(&elsewhere, "n9", "Ask Bo.");
    bring(&elsewhere, &text).await;
    bring(&elsewhere, &text).await;
    assert_eq!(pinned(&elsewhere).len(), 3, "{:?}", pinned(&elsewhere));
    assert!(pinned(&elsewhere).contains(&"We play neither.".to_owned()));
    elsewhere.own(Request::DiscardNote { id: "n9".into() }).await;
    bring(&elsewhere, &text).await;
    assert!(!pinned(&elsewhere).contains(&"Ask Bo.".to_owned()), "what went to the bin stays there");
}

#[tokio::test]
async fn another_note_makes_no_other_copy_of_a_session() {
    let mut sitting = sit().await;
    let short = sitting.export().await;
    let elsewhere = sit().await;
    bring(&elsewhere, &short).await;
    let mut there = Sitting { session: sitting.session(), keys: 100, ..elsewhere };
    there.hit(0).await;
    sitting.put(0, json!({"act": "set", "to": 8})).await;
    bring(&there, &sitting.export().await).await;
    pin(&sitting, "n1", "We play both.");
    bring(&there, &sitting.export().await).await;
    let sessions = there.desk.house().store.read(crate::store::session::all).expect("the list");
    assert_eq!((sessions.len(), pinned(&there)), (3, vec!["We play both.".to_owned()]));
}

#[tokio::test]
async fn a_step_is_found_by_the_rule_that_decided_it_or_was_overruled_until_it_is_undone() {
    let mut sitting = sit().await;
    done(sitting.try_put(0, json!({"act": "hit", "amount": 9}), None, true).await);
    sitting.put(1, json!({"act": "pass"})).await;
    sitting.put(0, json!({"act": "pass"})).await;
    for (rule, steps) in [("F-2", 1), ("F-3", 1), ("F-77", 0)] {
        assert_eq!(decided(&sitting, rule).await, (steps, steps), "{rule}");
    }
    done(sitting.undo().await);
    assert_eq!(decided(&sitting, "F-3").await, (0, 0));
    assert_eq!(decided(&sitting, "F-2").await, (1, 1));
}

async fn decided(sitting: &Sitting, rule: &str) -> (usize, usize) {
    match sitting.ask(TableRequest::Decided { rule: rule.into() }.at(sitting.session())).await {
        Reply::Decided { times, entries } => (times, entries.len()),
        other => panic!("not told: {other:?}"),
    }
}
