//! A guest who comes from an address of this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::error::AttackError;

/// A guest with a browser.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    client: Client,
    server: SocketAddr,
    cookie: String,
}

/// A status, and what came with it.
pub(crate) type Answer = (u16, Value);

impl Visitor {
    /// A client without a login.
    pub(crate) fn stranger(from: Ipv4Addr, server: SocketAddr) -> Result<Self, AttackError> {
        // A connection for each request: the server may end one that is idle at the moment at which it would be used again.
        let client = Client::builder().local_address(IpAddr::V4(from)).pool_max_idle_per_host(0).build()?;
        Ok(Self { client, server, cookie: String::new() })
    }

    /// A new guest.
    pub(crate) async fn guest(from: Ipv4Addr, server: SocketAddr) -> Result<Self, AttackError> {
        let stranger = Self::stranger(from, server)?;
        let answer = stranger.client.post(stranger.url("/api/me")).send().await?;
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        match cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned) {
            Some(cookie) => Ok(Self { cookie, ..stranger }),
            None => Err(unexpected("POST /api/me", answer.status().as_u16(), &Value::Null)),
        }
    }

    pub(crate) async fn ask(&self, method: Method, path: &str, body: &Value) -> Result<Answer, AttackError> {
        let request = self.client.request(method, self.url(path)).header("cookie", &self.cookie);
        let request = if body.is_null() { request } else { request.json(body) };
        let answer = request.send().await?;
        let status = answer.status().as_u16();
        let text = answer.text().await?;
        Ok((status, serde_json::from_str(&text).unwrap_or(Value::Null)))
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Value, AttackError> {
        let (status, body) = self.ask(Method::GET, path, &Value::Null).await?;
        if status == 200 { Ok(body) } else { Err(unexpected(path, status, &body)) }
    }

    /// Makes a table and gives its id.
    pub(crate) async fn make(&self, new: &Value) -> Result<String, AttackError> {
        let (status, body) = self.ask(Method::POST, "/api/tables", new).await?;
        body["table"].as_str().map(str::to_owned).ok_or_else(|| unexpected("POST /api/tables", status, &body))
    }

    /// Gives a command; the id makes a repeat of it known.
    pub(crate) async fn command(
        &self,
        table: &str,
        id: &str,
        version: Option<u32>,
        command: Value,
    ) -> Result<Answer, AttackError> {
        let envelope = json!({"id": id, "version": version, "command": command});
        self.ask(Method::POST, &format!("/api/tables/{table}/commands"), &envelope).await
    }

    fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.server)
    }
}

/// The id of the refusal in an answer.
pub(crate) fn code(body: &Value) -> &str {
    body["code"].as_str().unwrap_or("none")
}

pub(crate) fn unexpected(to: &str, status: u16, body: &Value) -> AttackError {
    AttackError::Answer { to: to.to_owned(), answer: format!("{status} {}", code(body)) }
}
