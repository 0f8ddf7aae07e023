//! The library as a screen asks for it.
use super::*;
use crate::library::entry::EntryKind;
use crate::wire::{BookInfo, Found};

async fn books(sitting: &Sitting) -> Vec<BookInfo> {
    let Reply::Books { books } = sitting.ask(Request::Books).await else { panic!("no books") };
    books
}

async fn search(sitting: &Sitting, game: Option<&str>, query: &str, session: Option<String>) -> Vec<Found> {
    let request = Request::Search { game: game.map(str::to_owned), query: query.into(), session };
    let Reply::Found { found } = sitting.ask(request).await else { panic!("no answer") };
    found
}

#[tokio::test]
async fn a_rule_is_found_by_its_id_in_its_own_book() {
    let sitting = sit().await;
    let books = books(&sitting).await;
    let first = books[0].chapters[0].entries[0].clone();
    let rule = |id: &str| Request::Rule { game: books[0].game.clone(), id: id.into() };
    let Reply::Rule { rule: Some(found) } = sitting.ask(rule(&first.id)).await else { panic!("no rule") };
    assert_eq!(found.title, first.title);
    assert!(matches!(sitting.ask(rule("F-2")).await, Reply::Rule { rule: None }));
}

#[tokio::test]
async fn an_entry_leads_to_what_it_mentions_and_to_what_cites_it() {
    let sitting = sit().await;
    for book in books(&sitting).await {
        let mut links = 0;
        for link in book.chapters.iter().flat_map(|chapter| &chapter.entries) {
            let request = Request::Entry { game: book.game.clone(), id: link.id.clone() };
            let Reply::Entry { entry: Some(entry) } = sitting.ask(request).await else { panic!("no {}", link.id) };
            links += entry.mentions.len() + entry.cited_by.len();
            assert!(entry.cited_by.iter().all(|by| by.kind != EntryKind::Rule), "{}", link.id);
        }
        assert!(links > 20, "{} is linked", book.game);
    }
    let nowhere = Request::Entry { game: "nowhere".into(), id: "F-1".into() };
    assert!(matches!(sitting.ask(nowhere).await, Reply::Entry { entry: None }));
}

#[tokio::test]
async fn any_entry_is_found_by_its_title_in_its_book_and_no_other_book_answers_then() {
    let sitting = sit().await;
    for book in books(&sitting).await {
        let links: Vec<_> = book.chapters.iter().flat_map(|chapter| &chapter.entries).step_by(7).collect();
        let mut first = 0;
        for link in &links {
            let found = search(&sitting, Some(&book.game), &link.title, None).await;
            assert!(found.iter().all(|one| one.game == book.game));
            first += usize::from(found.first().is_some_and(|one| one.title == link.title));
        }
        assert!(first * 10 >= links.len() * 9, "{}: {first} of {}", book.game, links.len());
    }
}
