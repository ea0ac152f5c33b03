//! The cookie that tells a device from others, for the deal of the day. It opens nothing.

use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderName};
use mandala_table::Id;

use super::caller::cookie_named;
use super::peer::Peer;
use super::people::cookie;
use crate::app::App;

const COOKIE_NAME: &str = "mandala-device";

/// A day's deal is over long before that.
const REMEMBER: u32 = 365 * 24 * 60 * 60;

/// The device's name, if it has one.
pub(super) fn device(headers: &HeaderMap) -> Option<Id> {
    cookie_named(headers, COOKIE_NAME)?.parse().ok()
}

/// Gives a device a name, which no script can read.
pub(super) fn set_device(app: &App, peer: Peer, device: Id) -> [(HeaderName, String); 1] {
    [(SET_COOKIE, cookie(app, peer, COOKIE_NAME, &device.to_string(), REMEMBER))]
}
