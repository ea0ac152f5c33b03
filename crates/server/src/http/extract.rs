//! What handlers take from a request. Every wrong request is refused in JSON.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::denied::Denied;
use crate::refusal::Refusal;

/// A body of JSON, in either direction.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Json<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let axum::Json(value) = axum::Json::from_request(request, state).await.map_err(|rejection| {
            match &rejection {
                JsonRejection::MissingJsonContentType(_) => Denied::JsonNeeded.into(),
                // A body that stops half-way or is too long.
                _ if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Refusal::TooLarge,
                _ => malformed(&rejection.body_text()),
            }
        })?;
        Ok(Self(value))
    }
}

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// What stands behind the question mark.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let axum::extract::Query(value) = axum::extract::Query::from_request_parts(parts, state)
            .await
            .map_err(|rejection: QueryRejection| malformed(&rejection.body_text()))?;
        Ok(Self(value))
    }
}

/// The parts of the path that have a name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let axum::extract::Path(value) = axum::extract::Path::from_request_parts(parts, state)
            .await
            .map_err(|rejection: PathRejection| malformed(&rejection.body_text()))?;
        Ok(Self(value))
    }
}

/// Says what is wrong, in a few words: it may quote what was sent, which may be long.
pub(crate) fn malformed(detail: &str) -> Refusal {
    const LONGEST: usize = 200;
    Refusal::Malformed { detail: detail.chars().take(LONGEST).collect() }
}

/// The address has a route, but not for this method.
pub(super) async fn method_not_allowed() -> Refusal {
    Denied::MethodNotAllowed.into()
}
