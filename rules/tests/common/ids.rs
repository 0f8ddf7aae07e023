//! Rule ids as they stand in code and content: `GR-ATK-05`, `GR-RSP-S12`.
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
    let parts: Vec<&str> = word.split('-').collect();
    let [first, chapter, number] = parts[..] else { return false };
    let digits = number.strip_prefix('S').unwrap_or(number);
    let letter = |one: char| one.is_ascii_uppercase();
    let number = !digits.is_empty() && digits.chars().all(|one| one.is_ascii_digit());
    first == letters && !chapter.is_empty() && chapter.chars().all(letter) && number
}

/// The words that follow `before` up to the next quotation mark, in code.
pub fn quoted<'a>(code: &'a str, before: &str) -> Vec<&'a str> {
    let all = code.match_indices(before).map(|(at, _)| &code[at + before.len()..]);
    all.filter_map(|rest| rest.split_once('"')).map(|(word, _)| word).collect()
}
