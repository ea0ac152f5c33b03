//! A server's day, from opening to closing.

use std::io;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;

use crate::app::App;

/// How long requests and sockets may take to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// Serves until `stop` is ready. Then nobody new is let in, requests are finished, and sockets closed with the reason
/// `restart`; what was acknowledged is in the store. The store is closed by whoever opened it.
pub async fn serve(
    listener: TcpListener,
    app: App,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Messages are small and wait for nothing: a segment goes out when it is written.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection may be slow");
        }
    });
    let house = app.clone();
    let expiring = tokio::spawn(async move { house.keep_house().await });
    let closing = app.closing.clone();
    let begin = async move {
        stop.await;
        tracing::info!("closing");
        closing.begin();
    };
    let serving = axum::serve(listener, crate::http::router(app.clone())).with_graceful_shutdown(begin);
    let late = async {
        app.closing.begun().await;
        tokio::time::sleep(PATIENCE).await;
    };
    let ended = tokio::select! {
        ended = async {
            serving.await?;
            app.closing.empty().await;
            Ok(())
        } => ended,
        () = late => {
            tracing::warn!("some connections did not end in time");
            Ok(())
        }
    };
    expiring.abort();
    ended
}
