//! The app around the rules. Assembly only: which module does what stands at the head of each.
pub mod cli;
pub mod desk;
pub mod door;
pub mod error;
#[cfg(feature = "app")]
pub mod ipc;
pub mod library;
mod place;
pub mod store;
pub mod wire;
pub mod words;

/// The app on a phone, in the directory the system gives it.
#[cfg(all(feature = "app", mobile))]
#[tauri::mobile_entry_point]
pub fn run() {
    use tauri::Manager;
    let opened = ipc::window(|app| {
        let data = app.path().app_data_dir().map_err(|_| error::Trouble::new("no-home"))?;
        cli::Books::at(Some(data)).desk()
    });
    if let Err(trouble) = opened {
        cli::complain(&trouble);
    }
}
