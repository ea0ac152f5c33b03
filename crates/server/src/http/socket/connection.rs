//! A socket with timeouts: one that answers no ping, or takes nothing that is sent, counts as disconnected.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use protocol::ServerMessage;
use tokio::sync::mpsc;
use tokio::time::Interval;

use crate::http::stream::heartbeat;
use crate::table_actor::MessageText;

/// How many pings in a row may stay unanswered.
const UNANSWERED: u32 = 2;

/// The server's end of a socket.
pub(super) struct Connection {
    socket: WebSocket,
    beats: Interval,
    unanswered: u32,
}

/// The client is gone, or has not answered in time.
#[derive(Debug)]
pub(super) struct Disconnected;

impl Connection {
    pub(super) fn new(socket: WebSocket, every: Duration) -> Self {
        Self { socket, beats: heartbeat(every), unanswered: 0 }
    }

    /// The next message. Meanwhile the client is sent a ping now and then.
    pub(super) async fn next(&mut self) -> Result<Message, Disconnected> {
        loop {
            tokio::select! {
                received = self.socket.recv() => {
                    let message = received.and_then(Result::ok).ok_or(Disconnected)?;
                    self.unanswered = 0;
                    return Ok(message);
                }
                _ = self.beats.tick() => {
                    if self.unanswered == UNANSWERED {
                        return Err(Disconnected);
                    }
                    self.unanswered += 1;
                    let ping = Message::Ping(Bytes::new());
                    with_timeout(&self.beats, self.socket.send(ping)).await?;
                }
            }
        }
    }

    pub(super) async fn send(&mut self, message: &ServerMessage) -> Result<(), Disconnected> {
        with_timeout(&self.beats, self.socket.send(frame(MessageText::of(message)))).await
    }

    /// Sends a message and all others that wait already, in one go: an action's acknowledgement and its event, say.
    pub(super) async fn send_all(
        &mut self,
        first: MessageText,
        waiting: &mut mpsc::Receiver<MessageText>,
    ) -> Result<(), Disconnected> {
        let socket = &mut self.socket;
        let all = async {
            socket.feed(frame(first)).await?;
            while let Ok(text) = waiting.try_recv() {
                socket.feed(frame(text)).await?;
            }
            socket.flush().await
        };
        with_timeout(&self.beats, all).await
    }

    /// Closes the socket with a reason that tells the client what to do.
    pub(super) async fn close(&mut self, reason: &str) {
        /// The code for "try again later" (RFC 6455 registry).
        const TRY_AGAIN_LATER: u16 = 1013;
        let closing = ServerMessage::Closing { reason: reason.to_owned() };
        let frame = CloseFrame { code: TRY_AGAIN_LATER, reason: reason.to_owned().into() };
        // A client that is gone needs no reason.
        if self.send(&closing).await.is_ok() {
            let _ = with_timeout(&self.beats, self.socket.send(Message::Close(Some(frame)))).await;
        }
    }
}

/// A message as a frame, without a copy of its text.
fn frame(text: MessageText) -> Message {
    Message::Text(Utf8Bytes::try_from(text.into_bytes()).expect("JSON is UTF-8"))
}

/// Writes within half a heartbeat: a client that stops reading must not hold its task for ever.
async fn with_timeout(
    beats: &Interval,
    writing: impl Future<Output = Result<(), axum::Error>>,
) -> Result<(), Disconnected> {
    match tokio::time::timeout(beats.period() / 2, writing).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Disconnected),
    }
}
