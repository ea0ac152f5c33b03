//! A socket per table: a hello, the table whole, then every change.

mod connection;

use std::pin::pin;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{Message, WebSocketUpgrade};
use axum::response::Response;
use protocol::{ClientMessage, Scope, ServerMessage};
use tokio::sync::mpsc;

use mandala_table::{Id, Timestamp};

use super::answer::body;
use super::caller::OptionalCaller;
use super::extract::{Path, Query, malformed};
use super::language::{current, within};
use super::listener::SocketMeter;
use super::peer::Peer;
use super::play::{ViewQuery, hint_body, id};
use crate::app::App;
use crate::application::{self, Caller, TableHint};
use crate::denied::Denied;
use crate::limits::OpenConnection;
use crate::refusal::Refusal;
use crate::table_actor::{MessageText, ViewRequest};
use connection::{Connection, Disconnected};

/// Small buffers: most sockets are idle most of the time, and messages are short.
const BUFFER: usize = 4 * 1024;

/// A socket: a hello, the table whole, then every change; commands the other way. See docs/protocol.md.
#[utoipa::path(get, path = "/api/tables/{table}/socket", params(ViewQuery),
    responses((status = 101, description = "The connection is a WebSocket from here on"), (status = 404, body = protocol::ErrorBody)))]
pub(super) async fn connect(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(view): Query<ViewQuery>,
    peer: Peer,
    anyone: OptionalCaller,
    meter: Option<Extension<SocketMeter>>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|_| Denied::SocketNeeded)?;
    let table = id(&table)?;
    let view = view.of(anyone.id());
    // A client that may not see the table is refused in HTTP, before there is a socket.
    app.table(table).snapshot(view.clone()).await?;
    let open = anyone.connect(&app, peer).await?;
    if let Some(Extension(meter)) = meter {
        meter.begin();
    }
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
                    Client { checked: app.time.now(), app: &app, table, view, caller: anyone.0, peer };
                let connection = Connection::new(socket, client.app.config.heartbeat);
                serve(client, &open, connection).await;
            })
        }))
}

async fn serve(mut client: Client<'_>, open: &OpenConnection, mut connection: Connection) {
    let _guard = client.app.shutdown.connection();
    let hello =
        ServerMessage::Hello { protocol: protocol::VERSION, server: env!("CARGO_PKG_VERSION").to_owned() };
    if connection.send(&hello).await.is_err() {
        return;
    }
    let (outgoing, mut messages) = mpsc::channel(client.app.config.backlog);
    let table = client.app.table(client.table);
    let subscription = match table.subscribe(client.view.clone(), outgoing).await {
        Ok(subscription) => subscription,
        Err(refusal) => {
            let _ = connection.send(&ServerMessage::Refused { id: None, error: body(&refusal) }).await;
            return;
        }
    };
    let mut ended = pin!(open.ended());
    let mut shutdown = pin!(client.app.shutdown.requested());
    loop {
        tokio::select! {
            biased;
            () = &mut shutdown => {
                connection.close(client.app.close_reason()).await;
                break;
            }
            () = &mut ended => {
                connection.close("logged-out").await;
                break;
            }
            message = messages.recv() => {
                let Some(text) = message else {
                    // The subscription has ended: the table was removed, or this client was too slow.
                    let gone = matches!(table.snapshot(client.view.clone()).await, Err(Refusal::NotFound));
                    connection.close(if gone { "gone" } else { "slow" }).await;
                    break;
                };
                if connection.send_all(text, &mut messages).await.is_err() {
                    break;
                }
            }
            received = connection.next() => match received {
                Ok(Message::Text(text)) => {
                    if client.receive(&text, &mut connection, &mut messages).await.is_err() {
                        break;
                    }
                }
                Ok(Message::Binary(_)) => {
                    let text_expected = Refusal::Malformed { detail: "text is expected".to_owned() };
                    let refusal = client.may_speak().await.err().unwrap_or(text_expected);
                    let refused = ServerMessage::Refused { id: None, error: body(&refusal) };
                    if connection.send(&refused).await.is_err() {
                        break;
                    }
                }
                // The library answers these itself. A client that sends too many gets no answer that would tell it so.
                Ok(Message::Ping(_) | Message::Pong(_)) => {
                    if client.count_message().is_err() {
                        break;
                    }
                }
                Ok(Message::Close(_)) | Err(Disconnected) => break,
            },
        }
    }
    table.unsubscribe(subscription).await;
}

/// One end of a socket.
struct Client<'a> {
    /// When it was last known that the login is good.
    checked: Timestamp,
    peer: Peer,
    app: &'a App,
    table: Id,
    view: ViewRequest,
    caller: Option<Caller>,
}

impl Client<'_> {
    /// Answers a message. A stale command is answered with the table as it is, too.
    async fn receive(
        &mut self,
        text: &str,
        connection: &mut Connection,
        waiting: &mut mpsc::Receiver<MessageText>,
    ) -> Result<(), Disconnected> {
        let (id, answer) = match (self.may_speak().await, serde_json::from_str(text)) {
            (Ok(()), Ok(message)) => self.answer(message).await,
            (Ok(()), Err(error)) => (None, Err(malformed(&error.to_string()))),
            (Err(refusal), _) => (None, Err(refusal)),
        };
        match answer {
            Ok(answer) => connection.send_all(MessageText::of(&answer), waiting).await,
            Err(refusal) => {
                connection.send(&ServerMessage::Refused { id, error: body(&refusal) }).await?;
                if refusal.is_stale()
                    && let Ok(snapshot) = self.app.table(self.table).snapshot(self.view.clone()).await
                {
                    connection.send(&ServerMessage::Snapshot(snapshot)).await?;
                }
                Ok(())
            }
        }
    }

    async fn answer(&self, message: ClientMessage) -> (Option<String>, Result<ServerMessage, Refusal>) {
        match message {
            ClientMessage::Command(envelope) => (Some(envelope.id.clone()), self.command(envelope).await),
            ClientMessage::Effects { id, action } => {
                let effects = self.app.table(self.table).effects(self.view.clone(), action.clone()).await;
                (id.clone(), effects.map(|effects| ServerMessage::Effects { id, action, effects }))
            }
            ClientMessage::Hint { id } => {
                (id.clone(), self.hint().await.map(|hint| ServerMessage::Hint { id, hint: hint_body(hint) }))
            }
            ClientMessage::Ping { sent } => {
                (None, Ok(ServerMessage::Pong { sent, now: self.app.time.now().0 }))
            }
        }
    }

    /// Refuses messages that come too often, or after the login has ended. A login that is ended here ends its sockets too; a ban
    /// by another process is noticed within a minute.
    async fn may_speak(&mut self) -> Result<(), Refusal> {
        self.count_message()?;
        let now = self.app.time.now();
        if let Some(caller) = self.caller.as_ref().filter(|_| now.since(self.checked) >= 60_000) {
            caller.check_still_valid(self.app).await?;
            self.checked = now;
        }
        Ok(())
    }

    /// Refuses one more message, of whatever kind, if there were too many.
    fn count_message(&self) -> Result<(), Refusal> {
        let login = self.caller.as_ref().map(Caller::login);
        self.app.rate_limits.message_of(login, self.peer.address)
    }

    async fn hint(&self) -> Result<TableHint, Refusal> {
        let caller = self.caller.as_ref().ok_or(Refusal::LoginNeeded)?;
        application::hint(self.app, self.table, caller, self.view.clone()).await
    }

    async fn command(&self, mut envelope: protocol::Envelope) -> Result<ServerMessage, Refusal> {
        let caller = self.caller.as_ref().ok_or(Refusal::LoginNeeded)?;
        caller.may(Scope::Play)?;
        envelope.seat = envelope.seat.or(self.view.seat);
        let ack = application::submit_command(self.app, self.table, caller, envelope).await?;
        Ok(ServerMessage::Ack(ack))
    }
}
