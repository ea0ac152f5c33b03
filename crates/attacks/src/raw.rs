//! Connections of which every byte is ours.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// What the server did with a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConnectionEnd {
    /// It answered with this status, and ended it.
    Status(u16),
    /// It ended it without an answer.
    Silently,
    /// It left it open.
    Not,
}

/// Connects from an address of this machine.
pub(crate) async fn connect(from: Ipv4Addr, to: SocketAddr) -> io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    socket.connect(to).await
}

/// Sends what a client begins with, and waits for what the server makes of it.
pub(crate) async fn send_and_wait(
    from: Ipv4Addr,
    to: SocketAddr,
    begun: &[u8],
    patience: Duration,
) -> ConnectionEnd {
    // A server that accepts nothing from here has refused, too.
    let Ok(mut stream) = connect(from, to).await else { return ConnectionEnd::Silently };
    if stream.write_all(begun).await.is_err() {
        return ConnectionEnd::Silently;
    }
    ending(&mut stream, patience).await
}

/// Waits until the server has ended a connection, and gives the status it began its answer with.
pub(crate) async fn ending(stream: &mut TcpStream, patience: Duration) -> ConnectionEnd {
    let mut said = Vec::new();
    // Bounded: an answer is short, but what a socket receives is not.
    let mut reading = stream.take(1024 * 1024);
    match tokio::time::timeout(patience, reading.read_to_end(&mut said)).await {
        Err(_) => ConnectionEnd::Not,
        Ok(_) => status(&said).map_or(ConnectionEnd::Silently, ConnectionEnd::Status),
    }
}

fn status(answer: &[u8]) -> Option<u16> {
    let text = std::str::from_utf8(answer.get(..12)?).ok()?;
    text.strip_prefix("HTTP/1.1 ")?.parse().ok()
}

/// How many connections had each end, for people, the most frequent first.
pub(crate) fn summary(ends: &[ConnectionEnd]) -> String {
    let mut kinds: Vec<(ConnectionEnd, usize)> = Vec::new();
    for end in ends {
        match kinds.iter_mut().find(|(kind, _)| kind == end) {
            Some((_, count)) => *count += 1,
            None => kinds.push((*end, 1)),
        }
    }
    kinds.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    let words = kinds.iter().map(|(kind, count)| match kind {
        ConnectionEnd::Status(status) => format!("{count} × {status}"),
        ConnectionEnd::Silently => format!("{count} ended"),
        ConnectionEnd::Not => format!("{count} LEFT OPEN"),
    });
    words.collect::<Vec<_>>().join(", ")
}
