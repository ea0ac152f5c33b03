//! Bodies of requests: none that says it is too long is begun, and none is waited for without end.

use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::{CONNECTION, CONTENT_LENGTH};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use tokio::sync::oneshot;

use super::history::{MAX_RECORD, UPLOADS};
use crate::app::App;
use crate::denied::Denied;
use crate::refusal::Refusal;

/// So long after the answer, a body that is too long is read.
const LINGER: Duration = Duration::from_secs(1);

/// As much of a body that is too long is read after the answer, in bytes.
const DISCARDED: usize = 1024 * 1024;

/// Refuses a request whose body is declared to be too long, and one whose body has not come within half a heartbeat.
pub(super) async fn bound(State(app): State<App>, request: Request, next: Next) -> Response {
    let most = if request.uri().path().starts_with(UPLOADS) { MAX_RECORD } else { app.config.limits.body };
    let declared =
        request.headers().get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if declared.is_some_and(|declared: u64| declared > most as u64) {
        tokio::spawn(tokio::time::timeout(LINGER, discard(request.into_body())));
        return without_more(Refusal::TooLarge);
    }
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    // Handlers begin when they have the whole body, which is dropped by then.
    let (held, dropped) = oneshot::channel::<()>();
    let request = request.map(|body| {
        Body::from_stream(body.into_data_stream().inspect(move |_| {
            let _ = &held;
        }))
    });
    let too_slow = async {
        if tokio::time::timeout(app.config.heartbeat / 2, dropped).await.is_ok() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        biased;
        response = next.run(request) => response,
        () = too_slow => without_more(Denied::TooSlow.into()),
    }
}

/// Reads some more and drops it: a connection that is closed while data waits to be read is reset, and the client may lose the
/// answer by that.
async fn discard(body: Body) {
    let mut left = DISCARDED;
    let mut data = body.into_data_stream();
    while let Some(Ok(data)) = data.next().await
        && left > data.len()
    {
        left -= data.len();
    }
}

/// A refusal after which the connection ends.
fn without_more(refusal: Refusal) -> Response {
    let mut response = refusal.into_response();
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    response
}
