//! Serving, from the first connection to the end of a graceful shutdown.

use std::time::Duration;

use tokio::net::TcpListener;

use crate::app::App;
use crate::http::accept_connections;

/// How long requests and sockets may take to end.
const DRAIN_TIMEOUT: Duration = Duration::from_secs(3);

/// Serves until `stop` is ready. Then no new connection is accepted, requests are finished, and sockets closed with the reason
/// `restart`; what was acknowledged is in the store. The caller closes the store.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()> + Send + 'static) {
    let upkeep = tokio::spawn({
        let app = app.clone();
        async move { app.run_maintenance().await }
    });
    let stopping = tokio::spawn({
        let shutdown = app.shutdown.clone();
        async move {
            stop.await;
            tracing::info!("shutting down");
            shutdown.request();
        }
    });
    let drained = async {
        accept_connections(listener, &app).await;
        app.shutdown.drained().await;
    };
    let late = async {
        app.shutdown.requested().await;
        tokio::time::sleep(DRAIN_TIMEOUT).await;
    };
    tokio::select! {
        () = drained => {}
        () = late => tracing::warn!("some connections did not end within {DRAIN_TIMEOUT:?}; closing them"),
    }
    upkeep.abort();
    stopping.abort();
}
