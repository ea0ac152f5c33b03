//! People: what they ask for, and how they connect.

use std::cell::Cell;
use std::net::SocketAddr;

use protocol::{Ack, ErrorBody, ServerMessage, Snapshot};
use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::{Events, Server, Socket, Stream, field};

/// A person with a browser.
#[derive(Clone)]
pub(crate) struct Person {
    pub(super) client: Client,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: String,
    /// What a program shows instead of a cookie.
    pub(crate) token: Option<String>,
    pub(crate) id: String,
}

impl Person {
    /// A new guest of a server.
    pub(crate) async fn come(address: SocketAddr) -> Self {
        let client = Client::new();
        let answer = client.post(format!("http://{address}/api/me")).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let me: Value = answer.json().await.unwrap();
        Self { client, address, cookie, token: None, id: field(&me, "id") }
    }

    /// The same person at a server that was started again.
    pub(crate) fn at(&self, server: &Server) -> Self {
        self.to(server.address)
    }

    /// The same person at another server.
    pub(crate) fn to(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let (name, value) = self.proof();
        self.client.request(method, format!("http://{}{path}", self.address)).header(name, value)
    }

    /// The secret in the cookie.
    pub(crate) fn cookie_value(&self) -> String {
        self.cookie.split_once('=').unwrap().1.to_owned()
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

    /// Joins by the invitation of a player of the table.
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
        Stream::of(request.send().await.unwrap())
    }

    /// Listens to their own events.
    pub(crate) async fn events(&self) -> Events {
        let answer = self.request(Method::GET, "/api/events").send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Events::of(answer)
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
            Ok((stream, _)) => Ok(Socket::of(stream)),
            Err(tokio_tungstenite::tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn connect_to(&self, path: &str) -> Socket {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        let (name, value) = self.proof();
        request.headers_mut().insert(name, value.parse().unwrap());
        let (stream, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut socket = Socket::of(stream);
        let ServerMessage::Hello { protocol, .. } = socket.next().await else {
            panic!("a hello comes first")
        };
        assert_eq!(protocol, protocol::VERSION);
        socket
    }
}

/// An id no command of this test had before: each has a thread of its own, and so two worlds get the same ids.
pub(crate) fn new_id() -> String {
    thread_local! {
        static NEXT: Cell<u32> = const { Cell::new(0) };
    }
    format!("c{}", NEXT.replace(NEXT.get() + 1))
}
