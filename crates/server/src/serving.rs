//! A server's day, from opening to closing.

use std::time::Duration;

use tokio::net::TcpListener;

use crate::accepting::accept;
use crate::app::App;

/// How long requests and sockets may take to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// Serves until `stop` is ready. Then nobody new is let in, requests are finished, and sockets closed with the reason
/// `restart`; what was acknowledged is in the store. The store is closed by whoever opened it.
pub async fn serve(listener: TcpListener, app: App, stop: impl Future<Output = ()> + Send + 'static) {
    let house = app.clone();
    let expiring = tokio::spawn(async move { house.keep_house().await });
    let closing = app.closing.clone();
    let stopping = tokio::spawn(async move {
        stop.await;
        tracing::info!("closing");
        closing.begin();
    });
    let late = async {
        app.closing.begun().await;
        tokio::time::sleep(PATIENCE).await;
    };
    tokio::select! {
        () = async {
            accept(listener, &app).await;
            app.closing.empty().await;
        } => {}
        () = late => tracing::warn!("some connections did not end in time"),
    }
    expiring.abort();
    stopping.abort();
}
