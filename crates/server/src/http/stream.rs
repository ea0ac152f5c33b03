//! The same messages as a socket's, as lines of JSON over plain HTTP.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, Interval, MissedTickBehavior};

use super::caller::Anyone;
use super::extract::{Path, Query};
use super::peer::Peer;
use super::play::{Eyes, id};
use crate::app::App;
use crate::limits::OpenConnection;
use crate::live::Live;
use crate::refusal::Refusal;
use crate::shutdown::ConnectionGuard;

/// Everything that happens at a table, from now on: first the table whole, then every change, a line each. Empty lines
/// mean nothing: they come now and then, so that a reader who has vanished is noticed.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(Eyes),
    responses((status = 200, content_type = "application/x-ndjson", body = protocol::ServerMessage)))]
pub(super) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    peer: Peer,
    anyone: Anyone,
) -> Result<Response, Refusal> {
    let connection = anyone.connect(&app, peer).await?;
    let (outgoing, messages) = mpsc::channel(app.config.backlog);
    let live = app.table(id(&table)?);
    let watcher = live.watch(eyes.of(anyone.id()), outgoing).await?;
    let until =
        futures_util::future::select(Box::pin(connection.ended()), Box::pin(app.shutdown.requested()));
    let watching = Watching { live, watcher, _connection: connection, _guard: app.shutdown.connection() };
    let beats = heartbeat(app.config.heartbeat);
    let lines = futures_util::stream::unfold((messages, beats), |(mut messages, mut beats)| async {
        let text = tokio::select! {
            message = messages.recv() => message?.as_str().to_owned(),
            _ = beats.tick() => String::new(),
        };
        Some((text, (messages, beats)))
    });
    let stream = lines.take_until(until).map(move |mut text| {
        // The watch lives as long as the stream.
        let _ = &watching;
        text.push('\n');
        Ok::<_, std::convert::Infallible>(Bytes::from(text))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(stream)).into_response())
}

/// When to ask for a sign of life: so often, and not at once.
pub(super) fn heartbeat(every: Duration) -> Interval {
    let every = every.max(Duration::from_millis(10));
    let mut beats = tokio::time::interval_at(Instant::now() + every, every);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beats
}

/// Ends the watch when the reader is gone.
struct Watching {
    live: Live,
    watcher: u64,
    _guard: ConnectionGuard,
    _connection: OpenConnection,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (live, watcher) = (self.live.clone(), self.watcher);
        tokio::spawn(async move { live.unwatch(watcher).await });
    }
}
