//! Where the books lie: the data directory, the same for the window and the host.
use crate::error::Trouble;
use std::path::PathBuf;

/// The directory named, or the platform's own for this app.
///
/// # Errors
/// `no-home` when the platform has none to offer.
pub fn data(named: Option<PathBuf>) -> Result<PathBuf, Trouble> {
    let own =
        || directories::ProjectDirs::from("io.github", "pitcrew", "pitcrew").map(|dirs| dirs.data_dir().to_owned());
    named.or_else(own).ok_or_else(|| Trouble::new("no-home"))
}
