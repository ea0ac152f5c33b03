//! The same messages as a socket's, as lines of JSON over plain HTTP.

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use tokio::sync::mpsc;
use tokio_stream::wrappers::ReceiverStream;

use super::caller::Anyone;
use super::extract::{Path, Query};
use super::peer::Peer;
use super::play::{Eyes, id};
use crate::app::App;
use crate::closing::Guest;
use crate::limits::Connected;
use crate::live::Live;
use crate::refusal::Refusal;

/// Everything that happens at a table, from now on: first the table whole, then every change, a line each.
#[utoipa::path(get, path = "/api/tables/{table}/events", params(Eyes),
    responses((status = 200, content_type = "application/x-ndjson", body = protocol::ServerMessage)))]
pub(super) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    peer: Peer,
    anyone: Anyone,
) -> Result<Response, Refusal> {
    let connected = anyone.connect(&app, peer).await?;
    let (outgoing, messages) = mpsc::channel(app.config.backlog);
    let live = app.table(id(&table)?);
    let watcher = live.watch(eyes.of(anyone.id()), outgoing).await?;
    let until = futures_util::future::select(Box::pin(connected.ended()), Box::pin(app.closing.begun()));
    let watching = Watching { live, watcher, _connected: connected, _guest: app.closing.enter() };
    let stream = ReceiverStream::new(messages).take_until(until).map(move |text| {
        // The watch lives as long as the stream.
        let _ = &watching;
        let mut written = text.as_str().to_owned();
        written.push('\n');
        Ok::<_, std::convert::Infallible>(Bytes::from(written))
    });
    let headers = [(CONTENT_TYPE, "application/x-ndjson"), (CACHE_CONTROL, "no-store")];
    Ok((headers, Body::from_stream(stream)).into_response())
}

/// Ends the watch when the reader is gone.
struct Watching {
    live: Live,
    watcher: u64,
    _guest: Guest,
    _connected: Connected,
}

impl Drop for Watching {
    fn drop(&mut self) {
        let (live, watcher) = (self.live.clone(), self.watcher);
        tokio::spawn(async move { live.unwatch(watcher).await });
    }
}
