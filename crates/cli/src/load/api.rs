//! The server as a client meets it: guests, tables and sockets.

use std::net::SocketAddr;

use reqwest::{Client, RequestBuilder, Url};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::trouble::Trouble;
use crate::args::GameName;
use crate::failure::Failure;

/// Where the server is, and how to ask it for something.
#[derive(Clone, Debug)]
pub(super) struct Api {
    client: Client,
    base: Url,
    pub(super) address: SocketAddr,
}

/// Somebody who plays.
#[derive(Clone, Debug)]
pub(super) struct Guest {
    pub(super) cookie: String,
}

/// A table that waits for its players.
#[derive(Clone, Debug)]
pub(super) struct Made {
    pub(super) table: String,
    /// Opens a seat.
    key: String,
}

#[derive(Deserialize)]
struct New {
    table: String,
}

#[derive(Deserialize)]
struct Links {
    seat: String,
}

impl Api {
    /// The server at this address of the web.
    pub(super) async fn new(url: &str) -> Result<Self, Failure> {
        let wrong = |why: &dyn std::fmt::Display| Failure::Usage(format!("--url {url}: {why}"));
        let base = Url::parse(url).map_err(|error| wrong(&error))?;
        let (Some(host), "http") = (base.host_str(), base.scheme()) else {
            return Err(wrong(&"it must begin with http://"));
        };
        let port = base.port_or_known_default().unwrap_or(80);
        let found = tokio::net::lookup_host((host, port)).await.map_err(|error| wrong(&error))?.next();
        let address = found.ok_or_else(|| wrong(&"no such host"))?;
        Ok(Self { client: Client::new(), base, address })
    }

    /// Whether the server says that it can do its work.
    pub(super) async fn is_ready(&self) -> bool {
        self.client.get(self.url("/readyz")).send().await.is_ok_and(|answer| answer.status().is_success())
    }

    /// Somebody new.
    pub(super) async fn guest(&self) -> Result<Guest, Trouble> {
        let answer = self.client.post(self.url("/api/me")).send().await?;
        let status = answer.status();
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        match cookie.and_then(|cookie| cookie.split(';').next()).filter(|_| status.is_success()) {
            Some(cookie) => Ok(Guest { cookie: cookie.to_owned() }),
            None => Err(Trouble::Refused(format!("{status} to POST /api/me"))),
        }
    }

    /// A table that somebody makes: a seat for each is `"me"`, `"open"` or a computer's.
    pub(super) async fn make(&self, new: &Value, maker: &Guest) -> Result<Made, Trouble> {
        let New { table } = ask(self.client.post(self.url("/api/tables")).json(new), maker).await?;
        let links = self.url(&format!("/api/tables/{table}/links"));
        let links: Links = ask(self.client.get(links), maker).await?;
        Ok(Made { table, key: links.seat })
    }

    /// Somebody sits down at it. Asked again, it is the same as once.
    pub(super) async fn join(&self, made: &Made, guest: &Guest) -> Result<(), Trouble> {
        let join = json!({"id": "join", "command": {"do": "join", "key": made.key}});
        let commands = self.url(&format!("/api/tables/{}/commands", made.table));
        ask::<Value>(self.client.post(commands).json(&join), guest).await?;
        Ok(())
    }

    /// A table at which these two sit.
    pub(super) async fn table(&self, game: GameName, guests: &[Guest; 2]) -> Result<String, Trouble> {
        let new = json!({"game": name(game), "seats": ["me", "open"]});
        let made = self.make(&new, &guests[0]).await?;
        self.join(&made, &guests[1]).await?;
        Ok(made.table)
    }

    fn url(&self, path: &str) -> Url {
        let mut url = self.base.clone();
        url.set_path(path);
        url
    }
}

/// A game as the server names it.
pub(super) fn name(game: GameName) -> &'static str {
    match game {
        GameName::Mandala => "mandala",
        GameName::Stones => "stones",
    }
}

async fn ask<T: DeserializeOwned>(request: RequestBuilder, guest: &Guest) -> Result<T, Trouble> {
    let answer = request.header("cookie", &guest.cookie).send().await?;
    let status = answer.status();
    let bytes = answer.bytes().await?;
    if !status.is_success() {
        return Err(Trouble::Refused(format!("{status}: {}", String::from_utf8_lossy(&bytes))));
    }
    Ok(serde_json::from_slice(&bytes)?)
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    #[tokio::test]
    async fn a_server_that_answers_is_not_ready_before_it_says_so() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let api = Api::new(&format!("http://{}", listener.local_addr().unwrap())).await.unwrap();
        let serving = tokio::spawn(async move {
            for status in ["503 Service Unavailable", "200 OK"] {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut asked = [0; 12];
                stream.read_exact(&mut asked).await.unwrap();
                assert_eq!(&asked, b"GET /readyz ");
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        assert_eq!([api.is_ready().await, api.is_ready().await], [false, true]);
        serving.await.unwrap();
        assert!(!api.is_ready().await, "nobody is there any more");
    }
}
