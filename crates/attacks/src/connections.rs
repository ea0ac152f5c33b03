//! Attacks by strangers who only connect.

use futures_util::future::join_all;

use crate::error::AttackError;
use crate::raw::{ConnectionEnd, send_and_wait, summary};
use crate::terms::{AttackOutcome, Origin, Scale};

pub(crate) async fn withhold_bodies(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let nothing = &b"POST /api/replay HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n"[..];
    let half = &b"POST /api/replay HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n{\"format\":"[..];
    let chunked =
        &b"POST /api/login HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n"[..];
    Ok(held(&all(from, scale, &[nothing, half, chunked]).await, |ended| ended != ConnectionEnd::Not))
}

pub(crate) async fn declare_too_much(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let huge = &b"POST /api/replay HTTP/1.1\r\nhost: here\r\ncontent-length: 10000000000\r\n\r\n"[..];
    let ends = all(from, scale, &[huge]).await;
    let refused = |ended| matches!(ended, ConnectionEnd::Status(413 | 429) | ConnectionEnd::Silently);
    Ok(held(&ends, refused))
}

pub(crate) async fn leave_half_open(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    let ends = all(from, scale, &[b"", b"GET /healthz HTT", b"GET / HTTP/1.1\r\nhost: here\r\nx: "]).await;
    Ok(held(&ends, |ended| ended != ConnectionEnd::Not))
}

/// Opens all connections at once, each of which begins like one of these, and waits for what becomes of them.
async fn all(from: Origin, scale: Scale, begun: &[&'static [u8]]) -> Vec<ConnectionEnd> {
    let connections = (0..scale.addresses).flat_map(|number| {
        let address = from.address(number);
        begun.iter().cycle().take(scale.connections).map(move |begun| (address, *begun))
    });
    let waiting = connections
        .map(|(address, begun)| tokio::spawn(send_and_wait(address, from.server, begun, scale.patience)));
    let ends = join_all(waiting.collect::<Vec<_>>()).await;
    ends.into_iter().map(|end| end.unwrap_or(ConnectionEnd::Not)).collect()
}

fn held(ends: &[ConnectionEnd], is_refused: impl Fn(ConnectionEnd) -> bool) -> AttackOutcome {
    AttackOutcome { held: ends.iter().all(|ended| is_refused(*ended)), what: summary(ends) }
}
