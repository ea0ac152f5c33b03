//! One player's connection to a table.

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::api::{Api, Guest};
use crate::error::ClientError;

/// Small, because there are thousands of connections.
const BUFFER: usize = 4 * 1024;

/// A connection to a table.
#[derive(Debug)]
pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn connect(api: &Api, table: &str, guest: &Guest) -> Result<Self, ClientError> {
        let unreachable = |error: std::io::Error| ClientError::Unreachable(error.into());
        let stream = TcpStream::connect(api.address).await.map_err(unreachable)?;
        stream.set_nodelay(true).map_err(unreachable)?;
        let mut request =
            format!("ws://{}/api/tables/{table}/socket", api.address).into_client_request().map_err(lost)?;
        let cookie = guest.cookie.parse().map_err(|_| ClientError::Unexpected("the cookie".into()))?;
        request.headers_mut().insert("cookie", cookie);
        let config = WebSocketConfig::default().read_buffer_size(BUFFER).write_buffer_size(0);
        let (stream, _) = client_async_with_config(request, stream, Some(config)).await.map_err(lost)?;
        Ok(Self(stream))
    }

    /// The next text.
    pub(crate) async fn next(&mut self) -> Result<Utf8Bytes, ClientError> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(frame))) => {
                    let reason = frame.map(|frame| frame.reason.to_string()).unwrap_or_default();
                    return Err(ClientError::Lost(format!("closed: {reason}").into()));
                }
                // The library answers pings itself.
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(lost(error)),
                None => return Err(ClientError::Lost("end of stream".into())),
            }
        }
    }

    pub(crate) async fn send(&mut self, text: String) -> Result<(), ClientError> {
        self.0.send(Message::text(text)).await.map_err(lost)
    }
}

fn lost(error: tungstenite::Error) -> ClientError {
    match error {
        tungstenite::Error::Http(answer) => {
            let body = answer.body().as_deref().map(String::from_utf8_lossy).unwrap_or_default();
            ClientError::Status { status: answer.status(), body: body.into_owned() }
        }
        other => ClientError::Lost(other.into()),
    }
}
