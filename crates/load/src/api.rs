//! The server's HTTP interface as these clients use it.

use std::net::SocketAddr;

use protocol::{
    ClockSpec, Command, CreatedTable, Envelope, GameName, LinkKeys, NewTable, SeatChoice, Visibility,
};
use reqwest::{Client, RequestBuilder, Url};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::error::{ClientError, LoadError};

/// A server, and a client for its requests.
#[derive(Clone, Debug)]
pub(crate) struct Api {
    client: Client,
    base: Url,
    pub(crate) address: SocketAddr,
}

/// A guest.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) cookie: String,
}

/// A table with open seats.
#[derive(Clone, Debug)]
pub(crate) struct OpenTable {
    pub(crate) id: String,
    seat_key: String,
}

impl Api {
    /// The server at this URL.
    pub(crate) async fn new(url: &str) -> Result<Self, LoadError> {
        let unusable = |source| LoadError::Url { url: url.to_owned(), source };
        let base = Url::parse(url).map_err(|error| unusable(error.into()))?;
        let (Some(host), "http") = (base.host_str(), base.scheme()) else {
            return Err(unusable("it must begin with http://".into()));
        };
        let port = base.port_or_known_default().unwrap_or(80);
        let found =
            tokio::net::lookup_host((host, port)).await.map_err(|error| unusable(error.into()))?.next();
        let address = found.ok_or_else(|| unusable("no such host".into()))?;
        Ok(Self { client: Client::new(), base, address })
    }

    /// Whether the server says that it is ready.
    pub(crate) async fn is_ready(&self) -> bool {
        self.client.get(self.url("/readyz")).send().await.is_ok_and(|answer| answer.status().is_success())
    }

    /// Signs a new guest in.
    pub(crate) async fn new_guest(&self) -> Result<Guest, ClientError> {
        let answer = self.client.post(self.url("/api/me")).send().await?;
        let status = answer.status();
        let cookie = answer.headers().get("set-cookie").and_then(|cookie| cookie.to_str().ok());
        match cookie.and_then(|cookie| cookie.split(';').next()).filter(|_| status.is_success()) {
            Some(cookie) => Ok(Guest { cookie: cookie.to_owned() }),
            None => Err(ClientError::Status { status, body: "POST /api/me".to_owned() }),
        }
    }

    pub(crate) async fn create(&self, new: &NewTable, maker: &Guest) -> Result<OpenTable, ClientError> {
        let made: CreatedTable = ask(self.client.post(self.url("/api/tables")).json(new), maker).await?;
        let links = self.url(&format!("/api/tables/{}/links", made.table));
        let links: LinkKeys = ask(self.client.get(links), maker).await?;
        Ok(OpenTable { id: made.table, seat_key: links.seat })
    }

    /// Takes a seat. This is idempotent: the command has always the same id.
    pub(crate) async fn join(&self, table: &OpenTable, guest: &Guest) -> Result<(), ClientError> {
        let join = Command::Join { key: Some(table.seat_key.clone()), nonce: None };
        let join = Envelope { id: "join".to_owned(), version: None, seat: None, command: join };
        let commands = self.url(&format!("/api/tables/{}/commands", table.id));
        ask::<Value>(self.client.post(commands).json(&join), guest).await?;
        Ok(())
    }

    /// Opens a table at which these two sit, and gives its id.
    pub(crate) async fn table_for_two(
        &self,
        game: GameName,
        guests: &[Guest; 2],
    ) -> Result<String, ClientError> {
        let new = new_table(game, vec![SeatChoice::Me, SeatChoice::Open], ClockSpec::None);
        let table = self.create(&new, &guests[0]).await?;
        self.join(&table, &guests[1]).await?;
        Ok(table.id)
    }

    fn url(&self, path: &str) -> Url {
        let mut url = self.base.clone();
        // The service may lie under a path of its host.
        url.set_path(&format!("{}{path}", self.base.path().trim_end_matches('/')));
        url
    }
}

/// A private, unrated table.
pub(crate) fn new_table(game: GameName, seats: Vec<SeatChoice>, clock: ClockSpec) -> NewTable {
    NewTable {
        game,
        seats,
        options: None,
        visibility: Visibility::Private,
        rated: false,
        clock,
        delay: 0,
        hints: false,
        nonce: None,
    }
}

async fn ask<T: DeserializeOwned>(request: RequestBuilder, guest: &Guest) -> Result<T, ClientError> {
    let answer = request.header("cookie", &guest.cookie).send().await?;
    let status = answer.status();
    let bytes = answer.bytes().await?;
    if !status.is_success() {
        return Err(ClientError::Status { status, body: String::from_utf8_lossy(&bytes).into_owned() });
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
                let mut request = [0; 12];
                stream.read_exact(&mut request).await.unwrap();
                assert_eq!(&request, b"GET /readyz ");
                let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
            }
        });
        assert_eq!([api.is_ready().await, api.is_ready().await], [false, true]);
        serving.await.unwrap();
        assert!(!api.is_ready().await, "the listener is closed");
    }
}
