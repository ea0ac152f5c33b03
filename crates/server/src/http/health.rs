//! How the server is, for those who look after it.

use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::app::App;
use crate::application;
use crate::meters;
use crate::refusal::Refusal;

/// Whether the server runs.
#[utoipa::path(get, path = "/healthz", tag = "operations", responses((status = 200, description = "It runs", body = str)))]
pub(super) async fn alive() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: the store can be written to, and it is not shutting down.
#[utoipa::path(get, path = "/readyz", tag = "operations",
    responses((status = 200, description = "It is ready", body = str), (status = 503, body = protocol::ErrorBody)))]
pub(super) async fn ready(State(app): State<App>) -> Result<&'static str, Refusal> {
    if application::is_ready(&app).await { Ok("ready\n") } else { Err(Refusal::Unavailable) }
}

/// Figures for Prometheus.
#[utoipa::path(get, path = "/metrics", tag = "operations",
    responses((status = 200, description = "Figures in the format of Prometheus", body = str)))]
pub(super) async fn figures(State(app): State<App>) -> Result<impl IntoResponse, Refusal> {
    if !app.config.metrics {
        return Err(Refusal::NotFound);
    }
    metrics::gauge!(meters::TABLES).set(app.tables.count() as f64);
    Ok(rendered())
}

pub(super) fn rendered() -> impl IntoResponse {
    let recorder = meters::recorder();
    recorder.run_upkeep();
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], recorder.render())
}
