//! Answers: JSON, or a refusal as JSON.

use std::collections::BTreeMap;

use axum::Json;
use axum::http::header::{RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use mandala_table::{RefusalKind, Refused};
use protocol::ErrorBody;
use tabletop::message::Message;

use crate::denied::Denied;
use crate::refusal::Refusal;

/// A refusal as it is sent.
pub(crate) fn body(refusal: &Refusal) -> ErrorBody {
    let args: BTreeMap<_, _> =
        refusal.args().into_iter().map(|(name, value)| (name.to_owned(), value.to_string())).collect();
    ErrorBody { code: refusal.id().to_owned(), message: super::language::here().message(refusal), args }
}

impl Refusal {
    /// The status of an answer that says so.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Self::Denied(Denied::MethodNotAllowed) => StatusCode::METHOD_NOT_ALLOWED,
            Self::Denied(Denied::TooSlow) => StatusCode::REQUEST_TIMEOUT,
            Self::Denied(Denied::JsonNeeded) => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Denied(Denied::SocketNeeded) => StatusCode::UPGRADE_REQUIRED,
            refusal => match refusal.kind() {
                RefusalKind::Invalid => StatusCode::BAD_REQUEST,
                RefusalKind::Unauthenticated => StatusCode::UNAUTHORIZED,
                RefusalKind::Forbidden => StatusCode::FORBIDDEN,
                RefusalKind::NotFound => StatusCode::NOT_FOUND,
                RefusalKind::Conflict => StatusCode::CONFLICT,
                RefusalKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
                RefusalKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
                RefusalKind::RuleBroken => StatusCode::UNPROCESSABLE_ENTITY,
                RefusalKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
                RefusalKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            },
        }
    }
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

/// The answer to a request whose handler has panicked. The log has the message already; the client gets none of it.
pub(super) fn panicked(_panic: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request handler panicked; answered with 500");
    Refusal::from(Denied::Internal).into_response()
}
