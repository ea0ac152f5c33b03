//! Connections as they come: each has so long to ask for something and to take the answer, and there are only so many.

mod prompt;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tower::Service;

use crate::app::App;
use prompt::Prompt;

/// How long to wait when the system has no connection for us, which may be because it has no room for one.
const AGAIN: Duration = Duration::from_secs(1);

/// Lets in whoever comes until the server closes, and returns when those who were in have left.
pub(crate) async fn accept(listener: TcpListener, app: &App) {
    let places = app.config.limits.connections;
    let room = Arc::new(Semaphore::new(places as usize));
    let mut router = crate::http::router(app.clone());
    let mut closing = pin!(app.closing.begun());
    loop {
        let next = async { (Arc::clone(&room).acquire_owned().await, listener.accept().await) };
        tokio::select! {
            biased;
            () = &mut closing => break,
            (place, accepted) = next => match (place, accepted) {
                (Ok(place), Ok((stream, address))) => {
                    let Ok(service) = router.call(address).await;
                    // Messages are small and wait for nothing: a segment goes out when it is written.
                    if let Err(error) = stream.set_nodelay(true) {
                        tracing::debug!(%error, "a connection may be slow");
                    }
                    let patience = app.config.heartbeat;
                    let connection = http1::Builder::new()
                        .timer(TokioTimer::new())
                        .header_read_timeout(patience)
                        .serve_connection(
                            TokioIo::new(Prompt::new(stream, patience / 2)),
                            TowerToHyperService::new(service),
                        )
                        .with_upgrades();
                    let closing = app.closing.begun();
                    tokio::spawn(async move {
                        let mut connection = pin!(connection);
                        let ended = tokio::select! {
                            ended = &mut connection => ended,
                            () = closing => {
                                connection.as_mut().graceful_shutdown();
                                connection.await
                            }
                        };
                        if let Err(error) = ended {
                            tracing::debug!(%error, "a connection broke off");
                        }
                        drop(place);
                    });
                }
                (_, Err(error)) => {
                    tracing::warn!(%error, "nobody could be let in");
                    tokio::time::sleep(AGAIN).await;
                }
                (Err(_), _) => unreachable!("the room is never closed"),
            },
        }
    }
    drop(listener);
    // When there is room for all, all have left.
    drop(room.acquire_many(places).await);
}
