//! A store that delays or fails commits: nothing gets out first, memory falls back to the database, all clients are
//! told clearly, and service goes on when the store does.

use std::sync::{Arc, Mutex};

use async_trait::async_trait;
use protocol::{ClientMessage, Phase, ServerMessage, TableChange};
use reqwest::Method;
use serde_json::{Value, json};
use server::store::{
    Append, AppendError, ListedTable, PairingFilter, Sqlite, StoreError, StoredEntry, TableFilter, TableStore,
};
use server::{Id, Timestamp};
use tokio::sync::{mpsc, oneshot};

use crate::harness::{Person, Server, Socket};

/// What is wrong with the store.
enum Fault {
    Nothing,
    /// Commits fail, as on a full disk.
    Refuses,
    /// Another node is quicker than the next commit.
    Conflicts,
    /// Commits succeed but are reported to have failed, as when the disk's answer is lost.
    KeepsAndFails,
    /// Commits that no person asked for fail, and say so: those of computers and clocks.
    RefusesUnasked(mpsc::Sender<()>),
    /// Nothing can be read or written.
    Unreachable,
    /// The next commit says that it has come, and waits until it may go on.
    Holds(mpsc::Sender<()>, oneshot::Receiver<()>),
}

/// A store with a fault that a test can choose.
struct FaultyStore {
    store: Sqlite,
    fault: Mutex<Fault>,
}

impl FaultyStore {
    fn set(&self, fault: Fault) {
        *self.fault.lock().unwrap() = fault;
    }
}

fn broken() -> StoreError {
    StoreError::Timeout
}

#[async_trait]
impl TableStore for FaultyStore {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        let held = {
            let mut fault = self.fault.lock().unwrap();
            match &*fault {
                Fault::RefusesUnasked(told) if append.entries[0].by.is_none() => {
                    // Once is enough; further tries find the queue full.
                    let _ = told.try_send(());
                    return Err(broken().into());
                }
                Fault::Nothing | Fault::RefusesUnasked(_) => None,
                Fault::Refuses | Fault::Unreachable => return Err(broken().into()),
                Fault::KeepsAndFails => Some(Fault::KeepsAndFails),
                Fault::Conflicts => {
                    *fault = Fault::Nothing;
                    return Err(AppendError::Conflict);
                }
                Fault::Holds(..) => Some(std::mem::replace(&mut *fault, Fault::Nothing)),
            }
        };
        match held {
            Some(Fault::KeepsAndFails) => {
                self.store.append(append).await?;
                Err(broken().into())
            }
            Some(Fault::Holds(come, go_on)) => {
                come.send(()).await.unwrap();
                go_on.await.unwrap();
                self.store.append(append).await
            }
            _ => self.store.append(append).await,
        }
    }

    async fn entries(&self, table: Id, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        if let Fault::Unreachable = *self.fault.lock().unwrap() {
            return Err(broken());
        }
        self.store.entries(table, after).await
    }

    async fn list(&self, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
        self.store.list(filter).await
    }

    async fn waiting(&self, fitting: PairingFilter) -> Result<Vec<Id>, StoreError> {
        self.store.waiting(fitting).await
    }

    async fn waking(&self) -> Result<Vec<Id>, StoreError> {
        self.store.waking().await
    }

    async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.store.due(before, limit).await
    }

    async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, u32)>, StoreError> {
        self.store.versions(tables).await
    }
}

/// Two people at a table of a server whose store can be broken.
struct Scene {
    server: Server,
    store: Arc<FaultyStore>,
    people: [Person; 2],
    table: String,
}

impl Scene {
    async fn new() -> Self {
        let mut store = None;
        let server = Server::start_through(|sqlite| {
            let failing = Arc::new(FaultyStore { store: sqlite, fault: Mutex::new(Fault::Nothing) });
            store = Some(Arc::clone(&failing));
            failing
        })
        .await;
        let people = [server.person().await, server.person().await];
        let table = people[0].table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
        people[1].join(&table, &people[0]).await;
        Self { server, store: store.unwrap(), people, table }
    }

    async fn connect(&self, person: usize) -> Socket {
        self.people[person].connect(&self.table).await
    }

    fn path(&self) -> String {
        format!("/api/tables/{}", self.table)
    }
}

/// Asserts that nothing about the game comes before the answer to a ping. A socket's messages keep their order, so whatever
/// was sent before the ping would be here first.
async fn nothing_yet(socket: &mut Socket) {
    socket.send(&ClientMessage::Ping { sent: 1 }).await;
    loop {
        match socket.next().await {
            ServerMessage::Pong { .. } => return,
            ServerMessage::Presence(_) => {}
            other => panic!("too early: {other:?}"),
        }
    }
}

async fn refused(socket: &mut Socket) -> String {
    loop {
        match socket.next().await {
            ServerMessage::Refused { error, .. } => return error.code,
            ServerMessage::Presence(_) => {}
            other => panic!("expected a refusal, not {other:?}"),
        }
    }
}

#[tokio::test]
async fn nobody_hears_of_an_action_before_it_is_durable() {
    let scene = Scene::new().await;
    let (mut acting, mut own) = (scene.connect(0).await, scene.connect(0).await);
    let mut other = scene.connect(1).await;
    let start = acting.snapshot().await;
    own.snapshot().await;
    other.snapshot().await;
    let (come, mut has_come) = mpsc::channel(1);
    let (go_on, waits) = oneshot::channel();
    scene.store.set(Fault::Holds(come, waits));
    acting.act(start.version, &start.legal[0]).await;
    has_come.recv().await.unwrap();
    nothing_yet(&mut own).await;
    nothing_yet(&mut other).await;
    // A client that looks now waits too: no client is shown what may yet be lost.
    let looking = tokio::spawn({
        let (person, table) = (scene.people[1].clone(), scene.table.clone());
        async move { person.look(&table).await.version }
    });
    nothing_yet(&mut other).await;
    assert!(!looking.is_finished());
    go_on.send(()).unwrap();
    for socket in [&mut acting, &mut own, &mut other] {
        assert_eq!(socket.update().await.version, start.version + 1);
    }
    assert_eq!(looking.await.unwrap(), start.version + 1);
}

#[tokio::test]
async fn a_failed_commit_changes_nothing_and_is_told() {
    let scene = Scene::new().await;
    let (mut acting, mut other) = (scene.connect(0).await, scene.connect(1).await);
    let start = acting.snapshot().await;
    other.snapshot().await;
    scene.store.set(Fault::Refuses);
    for _ in 0..3 {
        acting.act(start.version, &start.legal[0]).await;
        assert_eq!(refused(&mut acting).await, "server-unavailable");
    }
    let act = json!({"id": "http", "version": start.version,
        "command": {"do": "act", "action": start.legal[0]}});
    let told = scene.people[0].refused(Method::POST, &format!("{}/commands", scene.path()), &act).await;
    assert_eq!(told, (503, "server-unavailable".to_owned()));
    nothing_yet(&mut other).await;
    assert_eq!(scene.people[1].look(&scene.table).await.version, start.version);
    // The same action again, as soon as the store is back.
    scene.store.set(Fault::Nothing);
    acting.act(start.version, &start.legal[0]).await;
    assert_eq!(acting.update().await.version, start.version + 1);
    assert_eq!(other.update().await.version, start.version + 1);
}

#[tokio::test]
async fn what_was_kept_after_all_is_shown_and_not_done_twice() {
    let scene = Scene::new().await;
    let (mut acting, mut other) = (scene.connect(0).await, scene.connect(1).await);
    let start = acting.snapshot().await;
    other.snapshot().await;
    scene.store.set(Fault::KeepsAndFails);
    let act = json!({"id": "once", "version": start.version,
        "command": {"do": "act", "action": start.legal[0]}});
    let told = scene.people[0].refused(Method::POST, &format!("{}/commands", scene.path()), &act).await;
    assert_eq!(told, (503, "server-unavailable".to_owned()));
    // What the database has is what holds, and all clients get to see it.
    for socket in [&mut acting, &mut other] {
        let now = socket.update().await;
        let action = start.legal[0].clone();
        assert_eq!((now.version, now.what), (start.version + 1, TableChange::Played { seat: 0, action }));
    }
    scene.store.set(Fault::Nothing);
    let ack = scene.people[0].post::<Value>(&format!("{}/commands", scene.path()), &act).await;
    assert_eq!(ack["version"], start.version + 1);
    assert_eq!(scene.people[1].look(&scene.table).await.version, start.version + 1);
}

#[tokio::test]
async fn an_unreachable_store_is_no_missing_table() {
    let scene = Scene::new().await;
    let mut acting = scene.connect(0).await;
    let start = acting.snapshot().await;
    scene.store.set(Fault::Unreachable);
    acting.act(start.version, &start.legal[0]).await;
    assert_eq!(refused(&mut acting).await, "server-unavailable");
    acting.act(start.version, &start.legal[0]).await;
    assert_eq!(refused(&mut acting).await, "server-unavailable");
    let look = scene.people[1].refused(Method::GET, &scene.path(), &()).await;
    assert_eq!(look, (503, "server-unavailable".to_owned()));
    let new = json!({"game": "mandala", "seats": ["me", "open"]});
    let made = scene.people[1].refused(Method::POST, "/api/tables", &new).await;
    assert_eq!(made, (503, "server-unavailable".to_owned()));
    scene.store.set(Fault::Nothing);
    assert_eq!(scene.people[1].look(&scene.table).await.version, start.version);
    acting.act(start.version, &start.legal[0]).await;
    assert_eq!(acting.update().await.version, start.version + 1);
}

#[tokio::test]
async fn a_computer_goes_on_when_the_store_does() {
    let scene = Scene::new().await;
    let anna = &scene.people[0];
    let seats = json!(["me", {"computer": "beginner"}]);
    let table = anna.table(&json!({"game": "mandala", "seats": seats})).await;
    let mut socket = anna.connect(&table).await;
    let start = socket.snapshot().await;
    let (told, mut refused) = mpsc::channel(1);
    scene.store.set(Fault::RefusesUnasked(told));
    socket.act(start.version, &start.legal[0]).await;
    assert_eq!(socket.update().await.version, start.version + 1);
    refused.recv().await.unwrap();
    nothing_yet(&mut socket).await;
    scene.store.set(Fault::Nothing);
    assert_eq!(socket.update().await.version, start.version + 2);
}

#[tokio::test]
async fn a_clock_runs_out_when_the_store_is_back() {
    let scene = Scene::new().await;
    let [anna, bert] = &scene.people;
    let clock = json!({"kind": "fischer", "initial": 60, "increment": 0});
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "clock": clock})).await;
    bert.join(&table, anna).await;
    let mut socket = bert.connect(&table).await;
    socket.snapshot().await;
    let (told, mut refused) = mpsc::channel(1);
    scene.store.set(Fault::RefusesUnasked(told));
    scene.server.clock.advance(std::time::Duration::from_secs(61));
    refused.recv().await.unwrap();
    nothing_yet(&mut socket).await;
    assert_eq!(bert.look(&table).await.table.phase, Phase::Running);
    scene.store.set(Fault::Nothing);
    let end = socket.update().await.table.unwrap();
    assert_eq!((end.phase, end.end.unwrap().reason.as_str()), (Phase::Over, "time"));
}

/// Otherwise the second attempt would be one game too many.
#[tokio::test]
async fn an_early_end_that_another_node_forestalls_is_counted_once() {
    let mut failing = None;
    let server = Server::start_through(|store| {
        let store = Arc::new(FaultyStore { store, fault: Mutex::new(Fault::Nothing) });
        failing = Some(Arc::clone(&store));
        store
    })
    .await;
    let store = failing.unwrap();
    let (anna, bert) = (server.account("Anna").await, server.account("Bert").await);
    let clock = json!({"kind": "fischer", "initial": 600, "increment": 5});
    let new = json!({"game": "mandala", "seats": ["me", "open"], "rated": true, "clock": clock});
    // As many as a day has.
    for _ in 0..3 {
        let table = anna.table(&new).await;
        bert.join(&table, &anna).await;
        store.set(Fault::Conflicts);
        bert.command(&table, json!({"do": "abort"})).await;
        assert_eq!(bert.look(&table).await.table.phase, Phase::Aborted);
    }
}
