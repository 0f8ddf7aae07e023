//! The window and its door: one command in, one event out, the same JSON as the browser's door. Whoever is at the
//! window speaks for every seat of a table that nobody shared.
use crate::cli::{self, Books};
use crate::desk::Desk;
use crate::desk::conn::{Conn, Holds};
use crate::error::Trouble;
use crate::wire::{Reply, Request};
use clap::Parser;
use rules::text::Text;
use serde_json::Value;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use tauri::{AppHandle, Emitter, Manager, State};

/// Keeps the books of robot fights played on a real table
#[derive(Parser)]
#[command(name = "pitcrew", version)]
struct Line {
    /// The data directory; by default the one this app has on this system
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The port to serve on where there is no display; 0 takes a free one
    #[arg(long, default_value_t = 0)]
    port: u16,
}

/// What the window's command answers with.
struct Screen {
    desk: Arc<Desk>,
    conn: Conn,
}

/// The app on a desktop: in its window, or without a display served to a browser on this machine.
pub fn run() -> ExitCode {
    let line = Line::parse();
    match open(line) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            cli::complain(&trouble);
            ExitCode::from(2)
        }
    }
}

fn open(line: Line) -> Result<(), Trouble> {
    if no_display() {
        let desk = Arc::new(Books::at(line.data).desk()?);
        cli::print(&desk.say(&Text::of("cli-no-display")))?;
        return cli::serve_here(desk, line.port).map(drop);
    }
    let desk = Books::at(line.data).desk()?;
    window(move |_| Ok(desk))
}

// Elsewhere than on Linux a session always has a display, or no program is started in it.
fn no_display() -> bool {
    let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    cfg!(target_os = "linux") && !set("DISPLAY") && !set("WAYLAND_DISPLAY")
}

/// Opens the window over the desk that `desk` makes, and returns when it is closed.
pub fn window(desk: impl FnOnce(&AppHandle) -> Result<Desk, Trouble> + Send + 'static) -> Result<(), Trouble> {
    let broken = |error: tauri::Error| Trouble::new("window").with("cause", error.to_string());
    tauri::Builder::default()
        .setup(move |app| {
            let desk = desk(app.handle()).map_err(|trouble| trouble.code)?;
            seat(app.handle(), Arc::new(desk));
            Ok(())
        })
        .invoke_handler(tauri::generate_handler![rpc])
        .run(tauri::generate_context!())
        .map_err(broken)
}

fn seat(app: &AppHandle, desk: Arc<Desk>) {
    let (conn, mut pushes) = desk.connect(Holds::All);
    let behind = Arc::clone(&conn.behind);
    app.manage(Screen { desk, conn });
    let app = app.clone();
    // A window that is closing hears nothing more, and needs nothing more.
    tauri::async_runtime::spawn(async move {
        loop {
            let _ = tokio::select! {
                push = pushes.recv() => match push {
                    Some(push) => app.emit("push", push),
                    None => break,
                },
                () = behind.notified() => app.emit("behind", ()),
            };
        }
    });
}

#[tauri::command]
async fn rpc(request: Value, screen: State<'_, Screen>) -> Result<Reply, ()> {
    Ok(match serde_json::from_value::<Request>(request) {
        Ok(request) => screen.desk.answer(&screen.conn, request).await,
        Err(error) => {
            let trouble = Trouble::new("malformed").with("why", error.to_string());
            Reply::Failed { failed: screen.desk.said(&trouble) }
        }
    })
}
