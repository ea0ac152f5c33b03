//! The same messages as a socket's, as lines of JSON over plain HTTP.

use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio::time::{Instant, Interval, MissedTickBehavior};

use super::caller::OptionalCaller;
use super::extract::{Path, Query};
use super::peer::Peer;
use super::play::{ViewQuery, id};
use crate::app::App;
use crate::limits::OpenConnection;
use crate::refusal::Refusal;
use crate::shutdown::ConnectionGuard;
use crate::table_actor::TableHandle;

/// Everything that happens at a table, from now on: first the table whole, then every change, a line each. Empty lines
/// mean nothing: they come now and then, so that a reader who has vanished is noticed.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(ViewQuery),
    responses((status = 200, content_type = "application/x-ndjson", body = protocol::ServerMessage)))]
pub(super) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(view): Query<ViewQuery>,
    peer: Peer,
    anyone: OptionalCaller,
) -> Result<Response, Refusal> {
    let connection = anyone.connect(&app, peer).await?;
    let (outgoing, messages) = mpsc::channel(app.config.backlog);
    let table = app.table(id(&table)?);
    let number = table.subscribe(view.of(anyone.id()), outgoing).await?;
    let until =
        futures_util::future::select(Box::pin(connection.ended()), Box::pin(app.shutdown.requested()));
    let guard = app.shutdown.connection();
    let subscription = Subscription { table, number, _connection: connection, _guard: guard };
    let beats = heartbeat(app.config.heartbeat);
    let lines = futures_util::stream::unfold((messages, beats), |(mut messages, mut beats)| async {
        let line = tokio::select! {
            message = messages.recv() => message?.into_bytes().into(),
            _ = beats.tick() => Vec::new(),
        };
        Some((line, (messages, beats)))
    });
    let stream = lines.take_until(until).map(move |mut line: Vec<u8>| {
        // The subscription lives as long as the stream.
        let _ = &subscription;
        line.push(b'\n');
        Ok::<_, std::convert::Infallible>(Bytes::from(line))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(stream)).into_response())
}

/// When to ping: so often, and not at once.
pub(super) fn heartbeat(every: Duration) -> Interval {
    let every = every.max(Duration::from_millis(10));
    let mut beats = tokio::time::interval_at(Instant::now() + every, every);
    beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
    beats
}

/// Unsubscribes when the reader is gone.
struct Subscription {
    table: TableHandle,
    number: u64,
    _guard: ConnectionGuard,
    _connection: OpenConnection,
}

impl Drop for Subscription {
    fn drop(&mut self) {
        let (table, number) = (self.table.clone(), self.number);
        tokio::spawn(async move { table.unsubscribe(number).await });
    }
}
