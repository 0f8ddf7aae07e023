//! `serve`: the desk behind the browser's door, until the process is told to stop.
use super::{Answer, Books, print};
use crate::desk::Desk;
use crate::door::Door;
use crate::error::Trouble;
use std::sync::Arc;

/// Serves on a port; the first line printed is the address.
pub fn serve(port: u16, books: &Books) -> Result<Answer, Trouble> {
    let desk = Arc::new(books.desk()?);
    serve_here(desk, port)
}

/// Serves this desk on a port of loopback; the first line printed is the address.
///
/// # Errors
/// `port` when it is taken.
pub fn serve_here(desk: Arc<Desk>, port: u16) -> Result<Answer, Trouble> {
    let broken =
        |error: std::io::Error| Trouble::new("port").with("port", port.to_string()).with("cause", error.to_string());
    let runtime = tokio::runtime::Runtime::new().map_err(broken)?;
    runtime.block_on(async {
        let door = Door::bind(port).await.map_err(broken)?;
        print(&format!("http://{}", door.address))?;
        door.serve(desk, stopped()).await.map_err(broken)
    })?;
    Ok(Answer::Yes)
}

// Being killed loses nothing: every acknowledged input is on the disk.
async fn stopped() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending().await
    }
}
