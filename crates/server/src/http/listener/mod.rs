//! Accepts connections: only so many at a time, each with a time limit for its request and for taking the answer.

mod write_timeout;

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use axum::middleware::AddExtension;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::Service as _;

use crate::app::App;
use write_timeout::WriteTimeout;

/// How long to wait after a failed accept, which may be for want of file descriptors.
const RETRY: Duration = Duration::from_secs(1);

/// Accepts connections until the shutdown is requested, and returns when all of them have ended.
pub(crate) async fn accept_connections(listener: TcpListener, app: &App) {
    let limit = app.config.limits.connections;
    let permits = Arc::new(Semaphore::new(limit as usize));
    let mut router = super::router(app.clone());
    let mut shutdown = pin!(app.shutdown.requested());
    loop {
        let next = async { (Arc::clone(&permits).acquire_owned().await, listener.accept().await) };
        tokio::select! {
            biased;
            () = &mut shutdown => break,
            (permit, accepted) = next => match accepted {
                Ok((stream, address)) => {
                    let Ok(service) = router.call(address).await;
                    let connection = serve_connection(stream, service, app.clone());
                    tokio::spawn(async move {
                        connection.await;
                        drop(permit);
                    });
                }
                Err(error) => {
                    tracing::warn!(%error, "could not accept a connection; retrying in {RETRY:?}");
                    tokio::time::sleep(RETRY).await;
                }
            },
        }
    }
    drop(listener);
    // When every permit is free, every connection has ended.
    drop(permits.acquire_many(limit).await);
}

/// The routes, for one client.
type Service = AddExtension<Router, ConnectInfo<SocketAddr>>;

/// Serves one connection to its end; a requested shutdown lets the request under way finish first.
async fn serve_connection(stream: TcpStream, service: Service, app: App) {
    // Messages are small: a segment is sent when it is written.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "could not set TCP_NODELAY; a connection may be slow");
    }
    let timeout = app.config.heartbeat;
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeout)
        .serve_connection(
            TokioIo::new(WriteTimeout::new(stream, timeout / 2)),
            TowerToHyperService::new(service),
        )
        .with_upgrades();
    let mut connection = pin!(connection);
    let ended = tokio::select! {
        ended = &mut connection => ended,
        () = app.shutdown.requested() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, "a connection ended with an error");
    }
}
