//! Answers: JSON, or a refusal as JSON.

use std::collections::BTreeMap;

use axum::Json;
use axum::response::{IntoResponse, Response};
use protocol::ErrorBody;
use tabletop::Message;

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
        (self.status(), Json(body(&self))).into_response()
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store has failed");
        Self::Unavailable
    }
}
