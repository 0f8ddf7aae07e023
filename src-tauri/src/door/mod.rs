//! The browser's door: the built screen and one websocket, on loopback. It proves nothing but that the caller is on
//! this machine and reached us by our own address; what a request does is the desk's business.
mod assets;
mod origin;
mod rate;
mod socket;

use crate::desk::Desk;
use axum::Router;
use axum::routing::get;
use axum::serve::ListenerExt;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use tokio::net::TcpListener;

/// A door that has its address and is not open yet.
pub struct Door {
    listener: TcpListener,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Door {
    /// Takes a port on loopback; 0 takes a free one.
    ///
    /// # Errors
    /// When the port is taken.
    pub async fn bind(port: u16) -> std::io::Result<Door> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        let address = listener.local_addr()?;
        Ok(Door { listener, address })
    }

    /// Serves until `stop` resolves.
    ///
    /// # Errors
    /// When the listener breaks.
    pub async fn serve(self, desk: Arc<Desk>, stop: impl Future<Output = ()> + Send + 'static) -> std::io::Result<()> {
        let router = router(desk, self.address.port());
        // An answer must not wait for the push before it to be acknowledged: that is 40 ms on every tap.
        let listener = self.listener.tap_io(|stream| {
            // A connection that cannot be hurried still works.
            let _ = stream.set_nodelay(true);
        });
        axum::serve(listener, router).with_graceful_shutdown(stop).await
    }
}

fn router(desk: Arc<Desk>, port: u16) -> Router {
    Router::new()
        .route("/ws", get(socket::upgrade))
        .fallback(get(assets::serve))
        .layer(axum::middleware::from_fn(move |request, next| origin::check(port, request, next)))
        .with_state(desk)
}
