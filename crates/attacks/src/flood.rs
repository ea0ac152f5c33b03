//! Attacks over sockets, by strangers who watch a public table.

use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::error::AttackError;
use crate::raw::{ConnectionEnd, connect, ending, summary};
use crate::terms::{AttackOutcome, Origin, Scale};
use crate::visitor::Visitor;

/// Masked frames without content: a ping, the beginning of a text, and one more piece of it.
const PING: &[u8] = b"\x89\x80\0\0\0\0";
const TEXT_BEGINS: &[u8] = b"\x01\x80\0\0\0\0";
const PIECE: &[u8] = b"\x00\x80\0\0\0\0";

/// As many bytes as are tried over one socket: far more than any client has to say.
const MOST: usize = 32 * 1024 * 1024;

pub(crate) async fn ping(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    flood(from, scale, b"", PING).await
}

pub(crate) async fn send_empty_pieces(from: Origin, scale: Scale) -> Result<AttackOutcome, AttackError> {
    flood(from, scale, TEXT_BEGINS, PIECE).await
}

async fn flood(from: Origin, scale: Scale, first: &[u8], frame: &[u8]) -> Result<AttackOutcome, AttackError> {
    let maker = Visitor::guest(from.address(0), from.server).await?;
    let table =
        maker.make(&json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"})).await?;
    let floods = (0..scale.addresses).map(async |number| {
        let mut stream = watch(from, number, &table).await?;
        send_all(&mut stream, first, frame).await;
        Ok::<_, AttackError>(ending(&mut stream, scale.patience).await)
    });
    let ends = join_all(floods).await.into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(AttackOutcome { held: ends.iter().all(|ended| *ended != ConnectionEnd::Not), what: summary(&ends) })
}

/// A socket of a stranger.
async fn watch(from: Origin, number: u8, table: &str) -> Result<TcpStream, AttackError> {
    let mut stream = connect(from.address(number), from.server).await?;
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await?;
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await?;
    if answer != *b"HTTP/1.1 101" {
        let answer = String::from_utf8_lossy(&answer).into_owned();
        return Err(AttackError::Answer { to: "an upgrade".to_owned(), answer });
    }
    Ok(stream)
}

/// Sends frames for as long as the server takes them, and reads what it answers.
async fn send_all(stream: &mut TcpStream, first: &[u8], frame: &[u8]) {
    let many = frame.repeat(1000);
    let (mut incoming, mut outgoing) = stream.split();
    let sending = async {
        let mut sent = outgoing.write_all(first).await.map(|()| 0);
        while let Ok(bytes) = sent
            && bytes < MOST
        {
            sent = outgoing.write_all(&many).await.map(|()| bytes + many.len());
        }
    };
    let mut buffer = vec![0; 64 * 1024];
    let reading = async { while incoming.read(&mut buffer).await.is_ok_and(|read| read > 0) {} };
    tokio::select! {
        () = sending => {}
        () = reading => {}
    }
}
