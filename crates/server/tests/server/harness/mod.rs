//! A server for each test, and people who use it.

mod events;
mod nodes;
mod observed;
mod person;
mod socket;

pub(crate) use events::Events;
pub(crate) use nodes::Nodes;
pub(crate) use observed::{ObservedStore, ReadCount, StoreCall};
pub(crate) use person::{Person, new_id};
pub(crate) use socket::{Socket, Stream};

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use mandala_games::Registry;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use server::store::{Admin, People, Secrets, Sqlite, TableStore};
use server::{App, Bus, Config, Dice, HandClock, InProcess, Timestamp, system_dice};
use tempfile::TempDir;
use tokio::task::JoinHandle;

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
        Self::start_in(Arc::new(TempDir::new().unwrap()), noon(), system_dice(), config).await
    }

    /// A server without rate limits, since the clock stands still.
    pub(crate) async fn start_patient() -> Self {
        Self::start_with(patient()).await
    }

    /// A patient server whose ids and secrets can be told beforehand.
    pub(crate) async fn start_fixed(dice: u64, config: Config) -> Self {
        let folder = Arc::new(TempDir::new().unwrap());
        let config = Config { limits: patient().limits, ..config };
        Self::start_in(folder, noon(), Dice::fixed(dice), config).await
    }

    async fn start_in(folder: Arc<TempDir>, clock: HandClock, dice: Dice, config: Config) -> Self {
        let (bus, games) = (Arc::new(InProcess::new()), Registry::standard());
        Self::start_wrapped(folder, clock, dice, config, bus, games, |app, _| app).await
    }

    /// A server with other games.
    pub(crate) async fn start_with_games(games: Registry) -> Self {
        let folder = Arc::new(TempDir::new().unwrap());
        let (bus, config, dice) = (Arc::new(InProcess::new()), Config::default(), system_dice());
        Self::start_wrapped(folder, noon(), dice, config, bus, games, |app, _| app).await
    }

    /// A server whose tables are kept through something that a test can break.
    pub(crate) async fn start_through(wrap: impl FnOnce(Sqlite) -> Arc<dyn TableStore>) -> Self {
        Self::start_between(Arc::new(InProcess::new()), wrap).await
    }

    /// The same, with a bus that the test provides.
    pub(crate) async fn start_between(
        bus: Arc<dyn Bus>,
        wrap: impl FnOnce(Sqlite) -> Arc<dyn TableStore>,
    ) -> Self {
        let folder = Arc::new(TempDir::new().unwrap());
        let through = |app: App, store: &Sqlite| app.with_table_store(wrap(store.clone()));
        let (config, games) = (Config::default(), Registry::standard());
        Self::start_wrapped(folder, noon(), system_dice(), config, bus, games, through).await
    }

    async fn start_wrapped(
        folder: Arc<TempDir>,
        clock: HandClock,
        dice: Dice,
        config: Config,
        bus: Arc<dyn Bus>,
        games: Registry,
        wrap: impl FnOnce(App, &Sqlite) -> App,
    ) -> Self {
        let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap().with_games(games.clone());
        let time = Arc::new(clock.clone());
        let app = App::new(Arc::new(store.clone()), bus, time, dice, config.clone()).with_games(games);
        let app = wrap(app, &store);
        app.start().await.unwrap();
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let router = server::router(app.clone());
        let serving = tokio::spawn(async move {
            axum::serve(listener, router).await.unwrap();
        });
        Self { address, clock, folder, config, store, app, serving }
    }

    /// Another server on the same database, which has not been started.
    pub(crate) fn another_app(&self) -> App {
        let (store, bus) = (Arc::new(self.store.clone()), Arc::new(InProcess::new()));
        App::new(store, bus, Arc::new(self.clock.clone()), system_dice(), self.config.clone())
    }

    /// Where everything is kept.
    pub(crate) fn store(&self) -> &Sqlite {
        &self.store
    }

    /// Ends the server, as clients see it without warning, and starts it again on the same database.
    pub(crate) async fn restart(self) -> Self {
        let config = self.config.clone();
        self.restart_with(config).await
    }

    /// The same, with other settings.
    pub(crate) async fn restart_with(self, config: Config) -> Self {
        self.serving.abort();
        self.store.close().await;
        Self::start_in(Arc::clone(&self.folder), self.clock.clone(), system_dice(), config).await
    }

    /// The same, after an outage of so long.
    pub(crate) async fn restart_after(self, outage: Duration) -> Self {
        self.serving.abort();
        self.store.close().await;
        self.clock.advance(outage);
        let config = self.config.clone();
        Self::start_in(Arc::clone(&self.folder), self.clock.clone(), system_dice(), config).await
    }

    /// A new guest.
    pub(crate) async fn person(&self) -> Person {
        Person::come(self.address).await
    }

    /// A new person with an account. Its password is none: hashing one takes long, on purpose.
    pub(crate) async fn account(&self, name: &str) -> Person {
        let person = self.person().await;
        let secrets = Secrets { password: "no hash".to_owned(), recovery: "no hash".to_owned() };
        let name = server::people::Name::read(name).unwrap();
        assert!(self.store.make_account(person.id.parse().unwrap(), &name, secrets).await.unwrap());
        person
    }

    pub(crate) fn app(&self) -> &App {
        &self.app
    }

    /// A person with an account, at another browser.
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
