//! Answers: JSON, or a refusal as JSON.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::HeaderValue;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::response::{IntoResponse, Response};
use protocol::ErrorBody;
use tabletop::Message;

use crate::people::Denied;
use crate::refusal::Refusal;
use crate::store::StoreError;

/// A refusal as it is sent.
pub(crate) fn body(refusal: &Refusal) -> ErrorBody {
    let args: BTreeMap<_, _> =
        refusal.args().into_iter().map(|(name, value)| (name.to_owned(), value.to_string())).collect();
    ErrorBody { code: refusal.id().to_owned(), message: super::language::here().say(refusal), args }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status(), Json(body(&self))).into_response();
        match self {
            Self::TooOften { seconds } => {
                response.headers_mut().insert(RETRY_AFTER, seconds.into());
            }
            Self::LoginNeeded => {
                response.headers_mut().insert(WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            _ => {}
        }
        response
    }
}

/// A fault of ours. What it was is for the log, which has it already; it might tell too much.
pub(super) fn panicked(_panic: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request has failed by a fault in the program");
    Refusal::from(Denied::Internal).into_response()
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store has failed");
        Self::Unavailable
    }
}
