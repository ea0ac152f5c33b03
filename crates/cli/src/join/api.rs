//! The server's interface as this command uses it.

use std::time::Duration;

use hyper::{Method, StatusCode};
use protocol::{
    Ack, ClockSpec, Command, CreatedTable, Envelope, ErrorBody, GameName, NewTable, SeatChoice, Snapshot,
    Visibility,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use tabletop::message::Chain;
use tokio::time::sleep;

use super::error::ClientError;
use super::http::{Http, body};
use super::output::say;
use super::stream::EventStream;

/// The first pause before something is tried again, and the longest.
const PAUSES: (Duration, Duration) = (Duration::from_millis(200), Duration::from_secs(10));

/// A server, asked with a token.
#[derive(Clone)]
pub(super) struct Api(Http);

/// Pauses that grow from one failure to the next.
pub(super) struct Backoff(Duration);

impl Default for Backoff {
    fn default() -> Self {
        Self(PAUSES.0)
    }
}

impl Backoff {
    /// The next pause. The first failure is said, with what happens next; those that follow it are the same.
    pub(super) fn pause(&mut self, error: &ClientError) -> Duration {
        if self.0 == PAUSES.0 {
            say(&format!("{}; trying again", Chain(error)));
        }
        let pause = self.0;
        self.0 = (pause * 2).min(PAUSES.1);
        pause
    }

    pub(super) async fn wait(&mut self, error: &ClientError) {
        sleep(self.pause(error)).await;
    }
}

impl Api {
    pub(super) fn new(http: Http) -> Self {
        Self(http)
    }

    /// Opens the event stream.
    pub(super) async fn events(&self) -> Result<EventStream, ClientError> {
        let answer = self.0.send(Method::GET, "/api/events", "text/event-stream", None).await?;
        if answer.status().is_success() {
            Ok(EventStream::new(answer.into_body()))
        } else {
            Err(refused(answer.status(), &body(answer).await?))
        }
    }

    /// The table as the program's person sees it.
    pub(super) async fn look(&self, table: &str) -> Result<Snapshot, ClientError> {
        self.patiently(async || self.ask(Method::GET, &format!("/api/tables/{table}"), None::<&()>).await)
            .await
    }

    /// Gives a command. It has an id, so that a lost answer can be asked for again.
    pub(super) async fn command(&self, table: &str, envelope: &Envelope) -> Result<Ack, ClientError> {
        let path = format!("/api/tables/{table}/commands");
        self.patiently(async || self.ask(Method::POST, &path, Some(envelope)).await).await
    }

    /// The record of a finished game.
    pub(super) async fn record(&self, table: &str) -> Result<String, ClientError> {
        let path = format!("/api/games/{table}/record");
        let bytes = self.patiently(async || self.answer(Method::GET, &path, None).await).await?;
        String::from_utf8(bytes).map_err(|error| ClientError::Unexpected(error.into()))
    }

    /// Sits down at a public table that fits, or at a new one.
    pub(super) async fn pair(
        &self,
        game: GameName,
        rated: bool,
        clock: ClockSpec,
    ) -> Result<String, ClientError> {
        let wanted = json!({"game": game, "players": 2, "rated": rated, "clock": clock});
        let made: CreatedTable = self.ask(Method::POST, "/api/pair", Some(&wanted)).await?;
        Ok(made.table)
    }

    /// Makes a table at which a seat is kept for another person.
    pub(super) async fn challenge(
        &self,
        person: &str,
        game: GameName,
        rated: bool,
        clock: ClockSpec,
    ) -> Result<String, ClientError> {
        let new = NewTable {
            game,
            seats: vec![SeatChoice::Me, SeatChoice::Person(person.to_owned())],
            options: None,
            visibility: Visibility::Private,
            rated,
            clock,
            delay: 0,
            hints: false,
            nonce: None,
        };
        let made: CreatedTable = self.ask(Method::POST, "/api/tables", Some(&new)).await?;
        Ok(made.table)
    }

    /// Asks until there is an answer that will not change by itself.
    async fn patiently<T>(&self, ask: impl AsyncFn() -> Result<T, ClientError>) -> Result<T, ClientError> {
        let mut backoff = Backoff::default();
        loop {
            match ask().await {
                Err(error) if error.is_transient() => backoff.wait(&error).await,
                done => return done,
            }
        }
    }

    async fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, ClientError> {
        let body = body.map(|body| serde_json::to_vec(body).expect("a request is plain data"));
        let bytes = self.answer(method, path, body).await?;
        serde_json::from_slice(&bytes).map_err(|error| ClientError::Unexpected(error.into()))
    }

    async fn answer(
        &self,
        method: Method,
        path: &str,
        sent: Option<Vec<u8>>,
    ) -> Result<Vec<u8>, ClientError> {
        let answer = self.0.send(method, path, "application/json", sent).await?;
        let (status, bytes) = (answer.status(), body(answer).await?);
        if status.is_success() { Ok(bytes.into()) } else { Err(refused(status, &bytes)) }
    }
}

/// A command under an id that no other has.
pub(super) fn envelope(id: String, version: Option<u32>, command: Command) -> Envelope {
    Envelope { id, version, seat: None, command }
}

/// What a server, or a proxy in front of it, says by this.
fn refused(status: StatusCode, body: &[u8]) -> ClientError {
    let error = serde_json::from_slice(body).unwrap_or_else(|_| ErrorBody {
        code: String::new(),
        message: status.canonical_reason().unwrap_or("refused").to_owned(),
        args: [].into(),
    });
    ClientError::Refused { status, error: Box::new(error) }
}
