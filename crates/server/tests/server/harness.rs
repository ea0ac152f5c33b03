//! A server of one's own, and people who use it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol::{Ack, ClientMessage, Command, Envelope, ErrorBody, ServerMessage, Snapshot, Update};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::store::{Sqlite, Tables};
use server::{App, Config, Dice, HandClock, InProcess, Timestamp};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// A running server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) clock: HandClock,
    pub(crate) folder: Arc<TempDir>,
    config: Config,
    store: Sqlite,
    app: App,
    serving: JoinHandle<()>,
}

impl Server {
    /// A server with an empty database.
    pub(crate) async fn start() -> Self {
        Self::start_with(Config::default()).await
    }

    pub(crate) async fn start_with(config: Config) -> Self {
        Self::start_in(Arc::new(TempDir::new().unwrap()), noon(), Dice::system(), config).await
    }

    /// A server that lets everybody ask as often as they like, although the clock stands still.
    pub(crate) async fn start_patient() -> Self {
        Self::start_with(patient()).await
    }

    /// A patient server whose ids and secrets can be told beforehand.
    pub(crate) async fn start_fixed(dice: u64) -> Self {
        let folder = Arc::new(TempDir::new().unwrap());
        Self::start_in(folder, noon(), Dice::fixed(dice), patient()).await
    }

    async fn start_in(folder: Arc<TempDir>, clock: HandClock, dice: Dice, config: Config) -> Self {
        Self::start_wrapped(folder, clock, dice, config, |app, _| app).await
    }

    /// A server whose tables are kept through something that a test can break.
    pub(crate) async fn start_through(wrap: impl FnOnce(Sqlite) -> Arc<dyn Tables>) -> Self {
        let folder = Arc::new(TempDir::new().unwrap());
        let through = |app: App, store: &Sqlite| app.with_journal(wrap(store.clone()));
        Self::start_wrapped(folder, noon(), Dice::system(), Config::default(), through).await
    }

    async fn start_wrapped(
        folder: Arc<TempDir>,
        clock: HandClock,
        dice: Dice,
        config: Config,
        wrap: impl FnOnce(App, &Sqlite) -> App,
    ) -> Self {
        let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap();
        let (bus, time) = (Arc::new(InProcess::new()), Arc::new(clock.clone()));
        let app = wrap(App::new(Arc::new(store.clone()), bus, time, dice, config.clone()), &store);
        app.start().await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = server::router(app.clone());
        let serving = tokio::spawn(async move {
            axum::serve(listener, router).await.unwrap();
        });
        Self { address, clock, folder, config, store, app, serving }
    }

    /// Where everything is kept.
    pub(crate) fn store(&self) -> &Sqlite {
        &self.store
    }

    /// Ends the server, as far as anybody can tell without warning, and starts it again on the same database.
    pub(crate) async fn restart(self) -> Self {
        let config = self.config.clone();
        self.restart_with(config).await
    }

    /// The same, with other settings.
    pub(crate) async fn restart_with(self, config: Config) -> Self {
        self.serving.abort();
        self.store.close().await;
        Self::start_in(Arc::clone(&self.folder), self.clock.clone(), Dice::system(), config).await
    }

    /// Somebody who comes for the first time.
    pub(crate) async fn person(&self) -> Person {
        let client = Client::new();
        let answer = client.post(self.url("/api/me")).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let me: Value = answer.json().await.unwrap();
        Person { client, address: self.address, cookie, token: None, id: field(&me, "id") }
    }

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// Somebody with an account, at another browser.
    pub(crate) async fn log_in(&self, name: &str, password: &str) -> Person {
        let client = Client::new();
        let body = json!({"name": name, "password": password});
        let answer = client.post(self.url("/api/login")).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "{name} logs in");
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let me: Value = answer.json().await.unwrap();
        Person { client, address: self.address, cookie, token: None, id: field(&me, "id") }
    }

    /// A program with a token.
    pub(crate) fn program(&self, secret: &str) -> Person {
        let (client, cookie, id) = (Client::new(), String::new(), String::new());
        Person { client, address: self.address, cookie, token: Some(secret.to_owned()), id }
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }
}

fn patient() -> Config {
    Config { limits: server::Limits::raised(), ..Config::default() }
}

/// Where every clock starts.
fn noon() -> HandClock {
    HandClock::at(Timestamp(1_800_000_000_000))
}

/// A text in an answer.
pub(crate) fn field(value: &Value, name: &str) -> String {
    value[name].as_str().unwrap().to_owned()
}

impl Drop for Server {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// Somebody with a browser.
#[derive(Clone)]
pub(crate) struct Person {
    client: Client,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    /// What a program shows instead of a cookie.
    pub(crate) token: Option<String>,
    pub(crate) id: String,
}

impl Person {
    /// The same person at a server that was started again.
    pub(crate) fn at(&self, server: &Server) -> Self {
        Self { address: server.address, ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let (name, value) = self.proof();
        self.client.request(method, format!("http://{}{path}", self.address)).header(name, value)
    }

    /// The header that says who it is.
    fn proof(&self) -> (&'static str, String) {
        match &self.token {
            Some(token) => ("authorization", format!("Bearer {token}")),
            None => ("cookie", self.cookie.clone()),
        }
    }

    /// A request that is answered.
    pub(crate) async fn send_ok<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: &impl Serialize,
    ) -> T {
        let answer = self.request(method, path).json(body).send().await.unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// A request that is done, with nothing to say about it.
    pub(crate) async fn done(&self, method: Method, path: &str, body: &impl Serialize) {
        let answer = self.request(method, path).json(body).send().await.unwrap();
        let status = answer.status();
        assert_eq!(status, StatusCode::NO_CONTENT, "{path}: {}", answer.text().await.unwrap());
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> T {
        let answer = self.request(Method::GET, path).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK, "GET {path}");
        answer.json().await.unwrap()
    }

    pub(crate) async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> T {
        self.send_ok(Method::POST, path, body).await
    }

    /// A request that is refused: its status and its code.
    pub(crate) async fn refused(&self, method: Method, path: &str, body: &impl Serialize) -> (u16, String) {
        let answer = self.request(method, path).json(body).send().await.unwrap();
        let status = answer.status().as_u16();
        let error: ErrorBody = answer.json().await.unwrap();
        (status, error.code)
    }

    /// Makes a table and gives its id.
    pub(crate) async fn table(&self, new: &Value) -> String {
        self.post::<Value>("/api/tables", new).await["table"].as_str().unwrap().to_owned()
    }

    /// Joins by the invitation of somebody who sits at the table.
    pub(crate) async fn join(&self, table: &str, host: &Self) {
        let links: Value = host.get(&format!("/api/tables/{table}/links")).await;
        let join = json!({"id": "join", "command": {"do": "join", "key": links["seat"]}});
        self.post::<Ack>(&format!("/api/tables/{table}/commands"), &join).await;
    }

    pub(crate) async fn look(&self, table: &str) -> Snapshot {
        self.get(&format!("/api/tables/{table}")).await
    }

    /// Gives a command, with its envelope, that is accepted.
    pub(crate) async fn envelope(&self, table: &str, envelope: &Value) -> Ack {
        self.post(&format!("/api/tables/{table}/commands"), envelope).await
    }

    /// Gives a command that is accepted.
    pub(crate) async fn command(&self, table: &str, command: Value) -> Ack {
        self.post(&format!("/api/tables/{table}/commands"), &json!({"id": new_id(), "command": command}))
            .await
    }

    /// Gives a command that is refused: its status and its code.
    pub(crate) async fn command_refused(&self, table: &str, command: Value) -> (u16, String) {
        let body = json!({"id": new_id(), "command": command});
        self.refused(Method::POST, &format!("/api/tables/{table}/commands"), &body).await
    }

    /// Plays an action over plain HTTP.
    pub(crate) async fn act(&self, table: &str, action: &str) -> Ack {
        let version = self.look(table).await.version;
        let body = json!({"id": new_id(), "version": version, "command": {"do": "act", "action": action}});
        self.post(&format!("/api/tables/{table}/commands"), &body).await
    }

    /// Listens over plain HTTP.
    pub(crate) async fn stream(&self, table: &str) -> Stream {
        let request = self.request(Method::GET, &format!("/api/tables/{table}/events"));
        Stream(request.send().await.unwrap())
    }

    pub(crate) async fn connect(&self, table: &str) -> Socket {
        self.connect_to(&format!("/api/tables/{table}/socket")).await
    }

    /// Connects as a page of some site does; otherwise the status of the answer.
    pub(crate) async fn connect_from(&self, path: &str, origin: &str) -> Result<Socket, u16> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        let (name, value) = self.proof();
        request.headers_mut().insert(name, value.parse().unwrap());
        request.headers_mut().insert("origin", origin.parse().unwrap());
        match tokio_tungstenite::connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn connect_to(&self, path: &str) -> Socket {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        let (name, value) = self.proof();
        request.headers_mut().insert(name, value.parse().unwrap());
        let (stream, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut socket = Socket { stream };
        let ServerMessage::Hello { protocol, .. } = socket.next().await else {
            panic!("a hello comes first")
        };
        assert_eq!(protocol, protocol::VERSION);
        socket
    }
}

/// Messages over plain HTTP.
pub(crate) struct Stream(reqwest::Response);

impl Stream {
    /// Everything that comes, as far as the line with this in it.
    pub(crate) async fn until(&mut self, last: &str) -> String {
        let mut text = String::new();
        while !(text.contains(last) && text.ends_with('\n')) {
            let chunk = tokio::time::timeout(Duration::from_secs(30), self.0.chunk()).await;
            let chunk = chunk.expect("the server goes on").unwrap().expect("the stream goes on");
            // An empty line is a sign of life.
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

/// An id no command had before.
pub(crate) fn new_id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("c{}", NEXT.fetch_add(1, Ordering::Relaxed))
}

/// A connection to a table.
#[derive(Debug)]
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
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
        loop {
            if let Some(found) = wanted(self.next().await) {
                return found;
            }
        }
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
