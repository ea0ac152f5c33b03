//! Several servers that have a store and a bus in common.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use server::store::{Sqlite, Store};
use server::{
    App, Bus, BusMessage, Config, HandClock, InProcess, Nats, Queue, Subscription, Time, Timestamp, Topic,
    system_dice,
};
use tempfile::TempDir;
use test_services::Proxy;
use tokio::sync::{Mutex, OwnedMutexGuard};
use tokio::task::JoinHandle;

use super::{Person, noon};
use crate::test_store::TestStore;

/// Two servers.
pub(crate) struct Nodes {
    all: Vec<Node>,
    clock: HandClock,
    losing: Arc<AtomicBool>,
    /// Held by a test that lets messages about presence wait.
    presence: Arc<Mutex<()>>,
    /// Nothing if they are in one process.
    nats: Option<Bridge>,
    /// The folder or server of the store, which must live as long as they do.
    _store: Box<dyn Send + Sync>,
}

/// What servers have between them that share no process.
struct Bridge {
    nats: test_services::Nats,
    url: String,
    /// Each server's way there.
    ways: Vec<Proxy>,
}

struct Node {
    address: SocketAddr,
    store: Arc<dyn Store>,
    app: App,
    serving: JoinHandle<()>,
    /// Nothing until a test wants it.
    maintenance: Option<JoinHandle<()>>,
}

impl Nodes {
    /// Servers in one process, on one file.
    pub(crate) async fn in_one_process() -> Self {
        let folder = TempDir::new().unwrap();
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(&folder.path().join("mandala.db")).await.unwrap());
        let bus = InProcess::new();
        let buses: [Arc<dyn Bus>; 2] = [Arc::new(bus.beside()), Arc::new(bus)];
        Self::start([Arc::clone(&store), store], buses, Config::default(), Box::new(folder)).await
    }

    /// Servers that share nothing but a database and a bus.
    pub(crate) async fn over_postgres_and_nats() -> Self {
        Self::over_postgres_and_nats_with(Config::default()).await
    }

    /// The same, with these settings.
    pub(crate) async fn over_postgres_and_nats_with(config: Config) -> Self {
        Self::over(test_services::Nats::start().unwrap(), "", config).await
    }

    /// The same on a bus with the permissions of `deploy/nats.conf`. All passwords are `secret`.
    pub(crate) async fn over_a_guarded_bus_with(config: Config) -> Self {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/nats.conf");
        let file = std::fs::read_to_string(file).unwrap();
        let rules = file.find("\nauthorization {").map(|at| &file[at..]).unwrap();
        let rules = rules.replace("$NATS_NODE_PASSWORD", "secret").replace("$NATS_WORKER_PASSWORD", "secret");
        Self::over(test_services::Nats::start_with(&rules).unwrap(), "node:secret@", config).await
    }

    async fn over(nats: test_services::Nats, user: &str, config: Config) -> Self {
        let store = TestStore::postgres().await;
        let (mut stores, mut buses, mut ways) = (Vec::new(), Vec::<Arc<dyn Bus>>::new(), Vec::new());
        for _ in 0..2 {
            stores.push(store.another().await);
            let way = Proxy::start(nats.address()).unwrap();
            let url = format!("nats://{user}{}", way.address());
            buses.push(Arc::new(Nats::connect(&url, "test").await.unwrap()));
            ways.push(way);
        }
        let (stores, buses) = (stores.try_into().ok().unwrap(), buses.try_into().ok().unwrap());
        let mut nodes = Self::start(stores, buses, config, Box::new(store)).await;
        let url = format!("nats://{user}{}", nats.address());
        nodes.nats = Some(Bridge { nats, url, ways });
        nodes
    }

    async fn start(
        stores: [Arc<dyn Store>; 2],
        buses: [Arc<dyn Bus>; 2],
        config: Config,
        store: Box<dyn Send + Sync>,
    ) -> Self {
        let (clock, losing, mut nodes) = (noon(), Arc::default(), Vec::new());
        let presence = Arc::default();
        for (store, bus) in stores.into_iter().zip(buses) {
            let bus = Arc::new(Lossy { bus, losing: Arc::clone(&losing), presence: Arc::clone(&presence) });
            let app =
                App::new(Arc::clone(&store), bus, Arc::new(clock.clone()), system_dice(), config.clone());
            app.start().await.unwrap();
            let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap();
            let router = server::router(app.clone());
            let serving = tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
            nodes.push(Node { address, store, app, serving, maintenance: None });
        }
        Self { all: nodes, clock, losing, presence, nats: None, _store: store }
    }

    fn bridge(&self) -> &Bridge {
        self.nats.as_ref().expect("they have a bus between them")
    }

    /// The address of the bus.
    pub(crate) fn bus(&self) -> String {
        self.bridge().url.clone()
    }

    /// The way of a server to the bus.
    pub(crate) fn way(&self, node: usize) -> &Proxy {
        &self.bridge().ways[node]
    }

    /// The bus ends, and is back with an empty disk.
    pub(crate) fn lose_disk(&mut self) {
        self.nats.as_mut().expect("they have a bus between them").nats.lose_disk().unwrap();
    }

    pub(crate) fn address(&self, node: usize) -> SocketAddr {
        self.all[node].address
    }

    /// A new guest of this server.
    pub(crate) async fn person(&self, node: usize) -> Person {
        Person::come(self.address(node)).await
    }

    /// How many people are at a table by way of any server, as the store knows them.
    pub(crate) async fn online(&self) -> u32 {
        self.all[0].store.online(Timestamp(0)).await.unwrap()
    }

    /// What they share, as an administrator opens it.
    pub(crate) fn store(&self) -> &dyn Store {
        &*self.all[0].store
    }

    /// From now on they look for what has expired and what others have done, as they do while they serve.
    pub(crate) fn maintain(&mut self) {
        for node in &mut self.all {
            let app = node.app.clone();
            node.maintenance = Some(tokio::spawn(async move { app.run_maintenance().await }));
        }
    }

    /// From now on the servers' words are lost, or carried again.
    pub(crate) fn lose_words(&self, losing: bool) {
        self.losing.store(losing, Ordering::Relaxed);
    }

    /// Messages about presence wait until this is dropped.
    pub(crate) async fn hold_presence(&self) -> OwnedMutexGuard<()> {
        Arc::clone(&self.presence).lock_owned().await
    }

    pub(crate) fn now(&self) -> Timestamp {
        self.clock.now()
    }

    pub(crate) fn advance(&self, time: Duration) {
        self.clock.advance(time);
    }
}

impl Drop for Nodes {
    fn drop(&mut self) {
        for node in &self.all {
            node.serving.abort();
            if let Some(maintenance) = &node.maintenance {
                maintenance.abort();
            }
        }
    }
}

/// A bus that can be made to lose messages, and to hold those about presence.
struct Lossy {
    bus: Arc<dyn Bus>,
    losing: Arc<AtomicBool>,
    presence: Arc<Mutex<()>>,
}

#[async_trait]
impl Bus for Lossy {
    async fn publish(&self, topic: Topic, message: BusMessage) {
        if let BusMessage::Presence = message {
            drop(self.presence.lock().await);
        }
        if !self.losing.load(Ordering::Relaxed) {
            self.bus.publish(topic, message).await;
        }
    }

    async fn subscribe(&self, topic: Topic) -> Subscription {
        self.bus.subscribe(topic).await
    }

    fn queue(&self) -> Option<&Queue> {
        self.bus.queue()
    }

    fn is_shared(&self) -> bool {
        self.bus.is_shared()
    }
}
