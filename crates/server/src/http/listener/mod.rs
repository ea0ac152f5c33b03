//! Accepts connections: only so many at a time, in all and from one place, each with a time limit for its request and for taking
//! the answer.

mod metered;
mod write_timeout;

use std::io::Write as _;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ConnectInfo;
use axum::middleware::AddExtension;
use axum::{Extension, Router};
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::{Layer as _, Service as _};

use super::peer::is_trusted;
use crate::app::App;
use crate::limits::PlainConnections;
use crate::meters;
use metered::Metered;
pub(super) use metered::SocketMeter;
use write_timeout::WriteTimeout;

/// How long to wait after a failed accept, which may be for want of file descriptors.
const RETRY: Duration = Duration::from_secs(1);

/// One in so many connections is kept for addresses that have few.
const RESERVE: usize = 10;

/// What a client is told who has too many connections. Nothing of the request has been read.
const TOO_MANY: &[u8] =
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n";

/// Accepts connections until the shutdown is requested, and returns when all of them have ended.
pub(crate) async fn accept_connections(listener: TcpListener, app: &App) {
    let limit = app.config.limits.connections;
    let permits = Arc::new(Semaphore::new(limit as usize));
    let plain = PlainConnections::default();
    let mut router = super::router(app.clone());
    let mut shutdown = pin!(app.shutdown.requested());
    loop {
        let next = async { (Arc::clone(&permits).acquire_owned().await, listener.accept().await) };
        tokio::select! {
            biased;
            () = &mut shutdown => break,
            (permit, accepted) = next => match accepted {
                Ok((stream, address)) => {
                    let scarce = permits.available_permits() < limit as usize / RESERVE;
                    let counted = if is_trusted(address.ip().to_canonical(), &app.config.proxies) {
                        None
                    } else if let Some(counted) = plain.open(&app.config.limits, address.ip(), scarce) {
                        Some(counted)
                    } else {
                        metrics::counter!(meters::CONNECTIONS_REFUSED).increment(1);
                        refuse(stream);
                        continue;
                    };
                    let Ok(service) = router.call(address).await;
                    let connection = serve_connection(stream, service, app.clone());
                    tokio::spawn(async move {
                        connection.await;
                        drop((permit, counted));
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

/// Says why, and ends the connection. Nothing is waited for: a client that does not get the answer has lost nothing.
fn refuse(stream: TcpStream) {
    let _ = stream.into_std().and_then(|mut stream| stream.write(TOO_MANY));
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
    let meter = SocketMeter::new(app.config.limits.bytes_per_socket);
    let service = Extension(meter.clone()).layer(service);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeout)
        .serve_connection(
            TokioIo::new(Metered::new(WriteTimeout::new(stream, timeout / 2), meter)),
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
