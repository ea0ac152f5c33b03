//! The event stream of a person.

use std::convert::Infallible;

use axum::extract::State;
use axum::http::header::CACHE_CONTROL;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use protocol::PersonalEvent;

use super::caller::OptionalCaller;
use super::peer::Peer;
use crate::app::App;
use crate::application::{Caller, PersonalFeed};
use crate::refusal::Refusal;

/// Everything that happens to one, as server-sent events: first how all open and running tables stand, then each table that
/// stands differently, whenever it is one's turn included. Each event is sent at most once; a client that has lost the
/// connection asks again, and begins with the new state. Comments mean nothing.
#[utoipa::path(get, path = "/api/events",
    responses((status = 200, content_type = "text/event-stream", body = PersonalEvent)))]
pub(super) async fn personal(
    State(app): State<App>,
    peer: Peer,
    caller: Caller,
) -> Result<Response, Refusal> {
    let connection = OptionalCaller(Some(caller.clone())).connect(&app, peer).await?;
    let (feed, state) = PersonalFeed::open(&app, &caller).await?;
    let (logged_out, shutdown) = (connection.ended(), app.shutdown.requested());
    let until = async move {
        tokio::select! {
            () = logged_out => {}
            () = shutdown => {}
        }
    };
    let guard = app.shutdown.connection();
    let later = stream::unfold(feed, |mut feed| async { Some((feed.next().await, feed)) });
    let events = stream::once(async { state }).chain(later).take_until(until);
    let keep_alive = KeepAlive::new().interval(app.config.heartbeat);
    let closing = stream::once(async move {
        let reason = if app.shutdown.is_requested() { app.close_reason() } else { "logged-out" };
        PersonalEvent::Closing { reason: reason.to_owned() }
    });
    let events = events.chain(closing).map(move |event| {
        // The connection counts for as long as the stream lives.
        let _ = (&connection, &guard);
        Ok::<_, Infallible>(written(&event))
    });
    Ok(([(CACHE_CONTROL, "no-store")], Sse::new(events).keep_alive(keep_alive)).into_response())
}

fn written(event: &PersonalEvent) -> Event {
    Event::default().event(event.name()).json_data(event).expect("an event is plain data")
}
