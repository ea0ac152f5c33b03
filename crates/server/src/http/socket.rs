//! A socket per table: a hello, the table whole, then every change.

mod line;

use std::pin::pin;

use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, Utf8Bytes, WebSocketUpgrade};
use axum::response::Response;
use protocol::{ClientMessage, Scope, ServerMessage};
use tokio::sync::mpsc;

use mandala_table::{Id, Timestamp};

use super::answer::body;
use super::caller::{Anyone, Caller};
use super::extract::{Path, Query, malformed};
use super::language::{current, within};
use super::peer::Peer;
use super::play::{Eyes, advise, give, id};
use crate::app::App;
use crate::limits::OpenConnection;
use crate::live::Looking;
use crate::people::Denied;
use crate::refusal::Refusal;
use line::{Gone, Line};

/// Small buffers: most sockets are idle most of the time, and messages are short.
const BUFFER: usize = 4 * 1024;

/// A socket: a hello, the table whole, then every change; commands the other way. See docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(Eyes),
    responses((status = 101, description = "The connection is a WebSocket from here on"), (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn connect(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    peer: Peer,
    anyone: Anyone,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Denied::SocketNeeded)?;
    let table = id(&table)?;
    let looking = eyes.of(anyone.id());
    // Whoever may not look is told so in HTTP, before there is a socket.
    app.table(table).look(looking.clone()).await?;
    let connection = anyone.connect(&app, peer).await?;
    let (limit, language) = (app.config.message_limit, current());
    Ok(upgrade
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER)
        .max_write_buffer_size(limit * 64)
        .max_message_size(limit)
        .max_frame_size(limit)
        .on_upgrade(move |socket| {
            within(language, async move {
                let client =
                    Client { checked: app.time.now(), app: &app, table, looking, caller: anyone.0, peer };
                let line = Line::new(socket, client.app.config.heartbeat);
                serve(client, &connection, line).await;
            })
        }))
}

async fn serve(mut client: Client<'_>, connection: &OpenConnection, mut line: Line) {
    let _guard = client.app.shutdown.connection();
    let hello =
        ServerMessage::Hello { protocol: protocol::VERSION, server: env!("CARGO_PKG_VERSION").to_owned() };
    if line.send(&hello).await.is_err() {
        return;
    }
    let (outgoing, mut messages) = mpsc::channel(client.app.config.backlog);
    let table = client.app.table(client.table);
    let watcher = match table.watch(client.looking.clone(), outgoing).await {
        Ok(watcher) => watcher,
        Err(refusal) => {
            let _ = line.send(&ServerMessage::Refused { id: None, error: body(&refusal) }).await;
            return;
        }
    };
    let mut ended = pin!(connection.ended());
    let mut shutdown = pin!(client.app.shutdown.requested());
    loop {
        tokio::select! {
            biased;
            () = &mut shutdown => {
                line.close(client.app.farewell()).await;
                break;
            }
            () = &mut ended => {
                line.close("logged-out").await;
                break;
            }
            message = messages.recv() => {
                let Some(text) = message else {
                    // The table has let go of us: it is no more, or we were too slow.
                    let gone = matches!(table.look(client.looking.clone()).await, Err(Refusal::NotFound));
                    line.close(if gone { "gone" } else { "slow" }).await;
                    break;
                };
                if line.send_all(text, &mut messages).await.is_err() {
                    break;
                }
            }
            received = line.next() => match received {
                Ok(Message::Text(text)) => {
                    if client.hear(&text, &mut line, &mut messages).await.is_err() {
                        break;
                    }
                }
                Ok(Message::Binary(_)) => {
                    let refusal = Refusal::Malformed { detail: "text is expected".to_owned() };
                    let refused = ServerMessage::Refused { id: None, error: body(&refusal) };
                    if line.send(&refused).await.is_err() {
                        break;
                    }
                }
                // The library answers these itself.
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(Message::Close(_)) | Err(Gone) => break,
            },
        }
    }
    table.unwatch(watcher).await;
}

/// One end of a socket.
struct Client<'a> {
    /// When it was last known that the login is good.
    checked: Timestamp,
    peer: Peer,
    app: &'a App,
    table: Id,
    looking: Looking,
    caller: Option<Caller>,
}

impl Client<'_> {
    /// Answers a message. A stale command is answered with the table as it is, too.
    async fn hear(
        &mut self,
        text: &str,
        line: &mut Line,
        waiting: &mut mpsc::Receiver<Utf8Bytes>,
    ) -> Result<(), Gone> {
        let (id, answer) = match (self.may_speak().await, serde_json::from_str(text)) {
            (Ok(()), Ok(message)) => self.answer(message).await,
            (Ok(()), Err(error)) => (None, Err(malformed(&error.to_string()))),
            (Err(refusal), _) => (None, Err(refusal)),
        };
        match answer {
            Ok(answer) => line.send_all(crate::live::text(&answer), waiting).await,
            Err(refusal) => {
                line.send(&ServerMessage::Refused { id, error: body(&refusal) }).await?;
                if refusal.is_stale()
                    && let Ok(snapshot) = self.app.table(self.table).look(self.looking.clone()).await
                {
                    line.send(&ServerMessage::Snapshot(snapshot)).await?;
                }
                Ok(())
            }
        }
    }

    async fn answer(&self, message: ClientMessage) -> (Option<String>, Result<ServerMessage, Refusal>) {
        match message {
            ClientMessage::Command(envelope) => (Some(envelope.id.clone()), self.command(envelope).await),
            ClientMessage::Effects { id, action } => {
                let effects = self.app.table(self.table).effects(self.looking.clone(), action.clone()).await;
                (id.clone(), effects.map(|effects| ServerMessage::Effects { id, action, effects }))
            }
            ClientMessage::Hint { id } => {
                let hint = advise(self.app, self.table, self.looking.clone()).await;
                (id.clone(), hint.map(|hint| ServerMessage::Hint { id, hint }))
            }
            ClientMessage::Ping { sent } => {
                (None, Ok(ServerMessage::Pong { sent, now: self.app.time.now().0 }))
            }
        }
    }

    /// Whether one may say something more. Whoever ends a login here ends its sockets too; whoever bans somebody from
    /// another process is noticed within a minute.
    async fn may_speak(&mut self) -> Result<(), Refusal> {
        let login = self.caller.as_ref().map(Caller::login);
        self.app.rate_limits.message_of(login, self.peer.address)?;
        let now = self.app.time.now();
        if let Some(caller) = self.caller.as_ref().filter(|_| now.since(self.checked) >= 60_000) {
            caller.is_still_welcome(self.app).await?;
            self.checked = now;
        }
        Ok(())
    }

    async fn command(&self, mut envelope: protocol::Envelope) -> Result<ServerMessage, Refusal> {
        let caller = self.caller.as_ref().ok_or(Refusal::LoginNeeded)?;
        caller.may(Scope::Play)?;
        envelope.seat = envelope.seat.or(self.looking.seat);
        give(self.app, self.table, caller, envelope).await.map(ServerMessage::Ack)
    }
}
