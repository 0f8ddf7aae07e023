//! Keys as they stand in code: whole ones, and the parts that longer ones are made of.
use crate::common::ids::{files, quoted, read};
use std::collections::BTreeSet;
use std::path::Path;

/// The keys that stand in a folder's code as they are: titles, reasons, statements of scenarios.
pub fn written(folder: &Path, but: &Path) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    for path in files(folder, "rs").into_iter().filter(|path| !path.starts_with(but)) {
        let text = read(&path);
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        keys.extend(quoted(code, "Text::of(\"").into_iter().map(str::to_owned));
        keys.extend(quoted(code, "why(\"").into_iter().map(|code| format!("why-{code}")));
        keys.extend(quoted(code, "\"scenario-").into_iter().map(|rest| format!("scenario-{rest}")));
    }
    keys
}

/// What stands between quotation marks in code and may be a key, or a part of one.
#[derive(Default)]
pub struct Literals {
    pub whole: BTreeSet<String>,
    /// What stands before a value: `ask-{name}`.
    pub heads: BTreeSet<String>,
    /// What stands after one: `{key}-more`.
    pub tails: BTreeSet<String>,
}

impl Literals {
    pub fn of(folder: &Path, but: &Path) -> Literals {
        let mut found = Literals::default();
        let plain = |word: &str| word.chars().all(|one| one.is_ascii_alphanumeric() || one == '-' || one == '_');
        for path in files(folder, "rs").iter().filter(|path| !path.starts_with(but)) {
            for word in read(path).split('"') {
                found.whole.extend(Some(word).filter(|word| plain(word)).map(str::to_owned));
                let head = word.split_once('{').map(|(head, _)| head);
                found.heads.extend(head.filter(|head| head.ends_with('-') && plain(head)).map(str::to_owned));
                let tail = word.rsplit_once('}').map(|(_, tail)| tail);
                found.tails.extend(tail.filter(|tail| tail.starts_with('-') && plain(tail)).map(str::to_owned));
            }
        }
        found
    }

    pub fn and(&self, other: &Literals) -> Literals {
        let both = |one: &BTreeSet<String>, other: &BTreeSet<String>| one.union(other).cloned().collect();
        let (whole, heads) = (both(&self.whole, &other.whole), both(&self.heads, &other.heads));
        Literals { whole, heads, tails: both(&self.tails, &other.tails) }
    }

    /// A key without what code may put behind another.
    pub fn stems<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a str> {
        self.tails.iter().filter_map(|tail| key.strip_suffix(tail.as_str()))
    }

    /// Whether code may say this key.
    pub fn say(&self, key: &str) -> bool {
        let reason = key.strip_prefix("why-");
        let family = || reason.is_none() && self.heads.iter().any(|head| key.starts_with(head));
        let longer = || self.stems(key).any(|stem| self.whole.contains(stem));
        self.whole.contains(key) || reason.is_some_and(|code| self.whole.contains(code)) || family() || longer()
    }
}
