//! A socket that does not wait for ever: whoever gives no sign of life, or takes nothing, is given up.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use protocol::ServerMessage;
use tokio::sync::mpsc;
use tokio::time::Interval;

use crate::http::stream::heartbeat;
use crate::live::text;

/// How many pings in a row may stay without an answer of any kind.
const UNANSWERED: u32 = 2;

/// The server's end of a socket.
pub(super) struct Line {
    socket: WebSocket,
    beats: Interval,
    unanswered: u32,
}

/// The other end is gone, or as good as that.
#[derive(Debug)]
pub(super) struct Gone;

impl Line {
    pub(super) fn new(socket: WebSocket, every: Duration) -> Self {
        Self { socket, beats: heartbeat(every), unanswered: 0 }
    }

    /// The next message. Meanwhile the other end is asked now and then whether it is there.
    pub(super) async fn next(&mut self) -> Result<Message, Gone> {
        loop {
            tokio::select! {
                received = self.socket.recv() => {
                    let message = received.and_then(Result::ok).ok_or(Gone)?;
                    self.unanswered = 0;
                    return Ok(message);
                }
                _ = self.beats.tick() => {
                    if self.unanswered == UNANSWERED {
                        return Err(Gone);
                    }
                    self.unanswered += 1;
                    let ping = Message::Ping(Bytes::new());
                    in_time(&self.beats, self.socket.send(ping)).await?;
                }
            }
        }
    }

    pub(super) async fn send(&mut self, message: &ServerMessage) -> Result<(), Gone> {
        in_time(&self.beats, self.socket.send(Message::Text(text(message)))).await
    }

    /// Sends a message and whatever else waits already, in one go: an action's acknowledgement and its event, say.
    pub(super) async fn send_all(
        &mut self,
        first: Utf8Bytes,
        waiting: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), Gone> {
        let socket = &mut self.socket;
        let all = async {
            socket.feed(Message::Text(first)).await?;
            while let Ok(text) = waiting.try_recv() {
                socket.feed(Message::Text(text)).await?;
            }
            socket.flush().await
        };
        in_time(&self.beats, all).await
    }

    /// Says goodbye with a reason that tells the client what to do.
    pub(super) async fn close(&mut self, reason: &str) {
        /// The code for "try again later" (RFC 6455 registry).
        const AGAIN: u16 = 1013;
        let closing = ServerMessage::Closing { reason: reason.to_owned() };
        let frame = CloseFrame { code: AGAIN, reason: reason.to_owned().into() };
        // Whoever is gone needs no goodbye.
        if self.send(&closing).await.is_ok() {
            let _ = in_time(&self.beats, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }
}

/// Writes, unless the other end takes nothing: a client that stops reading must not hold its task for ever.
async fn in_time(
    beats: &Interval,
    writing: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Gone> {
    match tokio::time::timeout(beats.period() / 2, writing).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Gone),
    }
}
