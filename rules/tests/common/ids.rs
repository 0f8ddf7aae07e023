//! Ids as they stand in code and content: rules `GR-ATK-05`, `GR-RSP-S12`, questions `GR-Q07`, terms `GR-T-push`.
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Every file under a folder, in order.
pub fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap_or_else(|fault| panic!("{}: {fault}", folder.display())) {
        let path = entry.expect("its entries are readable").path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|one| one == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

pub fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|fault| panic!("{}: {fault}", path.display()))
}

/// Every id of these first letters in a text.
pub fn ids(text: &str, letters: &str) -> BTreeSet<String> {
    let words = text.split(|one: char| !one.is_ascii_alphanumeric() && one != '-');
    words.filter(|word| is_id(word, letters)).map(str::to_owned).collect()
}

fn is_id(word: &str, letters: &str) -> bool {
    let number = |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_digit());
    let upper = |text: &str| !text.is_empty() && text.bytes().all(|one| one.is_ascii_uppercase());
    match word.split('-').collect::<Vec<&str>>()[..] {
        [first, question] => first == letters && question.strip_prefix('Q').is_some_and(number),
        [first, "T", term, ..] => first == letters && !term.is_empty(),
        [first, chapter, last] => first == letters && upper(chapter) && number(last.strip_prefix('S').unwrap_or(last)),
        _ => false,
    }
}

/// The words that follow `before` up to the next quotation mark, in code.
pub fn quoted<'a>(code: &'a str, before: &str) -> Vec<&'a str> {
    let all = code.match_indices(before).map(|(at, _)| &code[at + before.len()..]);
    all.filter_map(|rest| rest.split_once('"')).map(|(word, _)| word).collect()
}
