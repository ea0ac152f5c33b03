//! How a worker is. It has no interface besides, so these two routes are in no document.

use axum::Router;
use axum::routing::get;
use tokio::net::TcpListener;

use super::health::{alive, rendered};
use crate::meters;

/// Answers a worker's `/healthz` and `/metrics`, which is all it has to answer. Figures count from this call on.
pub fn serve_worker_health(listener: TcpListener) -> impl Future<Output = ()> + Send + 'static {
    meters::recorder();
    let router = Router::new().route("/healthz", get(alive)).route("/metrics", get(async || rendered()));
    async move {
        if let Err(error) = axum::serve(listener, router).await {
            tracing::error!(%error, "could not serve /healthz and /metrics any longer");
        }
    }
}
