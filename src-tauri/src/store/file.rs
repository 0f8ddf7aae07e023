//! Whether the file of the books still lies where it was opened. SQLite goes on writing to a file that was moved or
//! deleted, and all of that would be lost with the process.
use std::fs::Metadata;
use std::path::PathBuf;

/// A file as it was when it was opened.
pub struct Mark {
    path: PathBuf,
    known: Option<Id>,
}

type Id = (u64, u64);

impl Mark {
    /// Marks the file that lies there now.
    pub fn of(path: PathBuf) -> Mark {
        let known = std::fs::metadata(&path).ok().and_then(|now| id(&now));
        Mark { path, known }
    }

    /// Whether that very file still lies there.
    pub fn is_there(&self) -> bool {
        std::fs::metadata(&self.path).is_ok_and(|now| id(&now) == self.known)
    }
}

#[cfg(unix)]
fn id(file: &Metadata) -> Option<Id> {
    use std::os::unix::fs::MetadataExt;
    Some((file.dev(), file.ino()))
}

// Elsewhere an open file cannot be taken away.
#[cfg(not(unix))]
fn id(_: &Metadata) -> Option<Id> {
    None
}
