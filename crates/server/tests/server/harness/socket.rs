//! What people listen by: sockets and streams.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, Command, Envelope, ServerMessage, Snapshot, Update};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::new_id;

/// Messages over plain HTTP.
pub(crate) struct Stream(reqwest::Response);

impl Stream {
    pub(super) fn of(answer: reqwest::Response) -> Self {
        Self(answer)
    }

    /// Everything that comes, as far as the line with this in it.
    pub(crate) async fn until(&mut self, last: &str) -> String {
        let mut text = String::new();
        while !(text.contains(last) && text.ends_with('\n')) {
            let chunk = tokio::time::timeout(Duration::from_secs(30), self.0.chunk()).await;
            let chunk = chunk.expect("the server goes on").unwrap().expect("the stream goes on");
            // An empty line is a heartbeat.
            if *chunk != *b"\n" {
                text.push_str(std::str::from_utf8(&chunk).unwrap());
            }
        }
        text
    }

    /// Waits until the server has ended the stream.
    pub(crate) async fn ended(&mut self) {
        let end = async { while let Ok(Some(_)) = self.0.chunk().await {} };
        tokio::time::timeout(Duration::from_secs(30), end).await.expect("the server ends it");
    }
}

/// A connection to a table.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(super) fn of(stream: WebSocketStream<MaybeTlsStream<TcpStream>>) -> Self {
        Self { stream }
    }

    /// The next message as it was sent.
    pub(crate) async fn next_text(&mut self) -> String {
        loop {
            let message = tokio::time::timeout(Duration::from_secs(30), self.stream.next()).await;
            match message.expect("the server answers").expect("the socket is open").unwrap() {
                Message::Text(text) => return text.as_str().to_owned(),
                Message::Ping(_) => {}
                other => panic!("unexpected {other:?}"),
            }
        }
    }

    /// The next message. A server that says nothing for long has failed.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        serde_json::from_str(&self.next_text().await).unwrap()
    }

    /// The table, whole.
    pub(crate) async fn snapshot(&mut self) -> Snapshot {
        loop {
            if let ServerMessage::Snapshot(snapshot) = self.next().await {
                return *snapshot;
            }
        }
    }

    /// The next change.
    pub(crate) async fn update(&mut self) -> Update {
        loop {
            match self.next().await {
                ServerMessage::Update(update) => return *update,
                ServerMessage::Refused { error, .. } => panic!("refused: {error:?}"),
                _ => {}
            }
        }
    }

    /// The next message of this kind; others are passed over.
    pub(crate) async fn until<T>(&mut self, mut wanted: impl FnMut(ServerMessage) -> Option<T>) -> T {
        let found = async {
            loop {
                if let Some(found) = wanted(self.next().await) {
                    return found;
                }
            }
        };
        // Signs of life come for ever.
        tokio::time::timeout(Duration::from_secs(60), found).await.expect("the message comes")
    }

    /// The code of the next refusal.
    pub(crate) async fn refusal(&mut self) -> String {
        self.until(|message| match message {
            ServerMessage::Refused { error, .. } => Some(error.code),
            _ => None,
        })
        .await
    }

    /// Whether the server closes the socket, whatever it says before that.
    pub(crate) async fn is_closed(&mut self) -> bool {
        loop {
            match tokio::time::timeout(Duration::from_secs(30), self.stream.next()).await {
                Err(_) => return false,
                Ok(None | Some(Err(_) | Ok(Message::Close(_)))) => return true,
                Ok(Some(Ok(_))) => {}
            }
        }
    }

    pub(crate) async fn close(mut self) {
        self.stream.close(None).await.unwrap();
    }

    /// Waits until the server has ended the connection.
    pub(crate) async fn ended(&mut self) {
        let end = async { while let Some(Ok(_)) = self.stream.next().await {} };
        tokio::time::timeout(Duration::from_secs(30), end).await.expect("the server ends it");
    }

    pub(crate) async fn send(&mut self, message: &ClientMessage) {
        self.send_text(&serde_json::to_string(message).unwrap()).await;
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends as much as the server takes; when it has ended the connection, that is over.
    pub(crate) async fn flood(&mut self, text: &str) {
        let flood = async { while self.stream.send(Message::text(text)).await.is_ok() {} };
        tokio::time::timeout(Duration::from_secs(30), flood).await.expect("the server ends it");
    }

    /// Plays an action against a version of the table.
    pub(crate) async fn act(&mut self, version: u32, action: &str) {
        let command = Command::Act { action: action.to_owned() };
        let id = new_id();
        self.send(&ClientMessage::Command(Envelope { id, version: Some(version), seat: None, command }))
            .await;
    }
}
