//! The order of an action: it is decided, applied and appended; only then is it sent, published and acknowledged.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::json;
use server::store::{
    Append, AppendError, ListedTable, PairingFilter, Sqlite, StoreError, StoredEntry, TableFilter, TableStore,
};
use server::{Bus, BusMessage, Id, InProcess, Queue, Subscription, Timestamp, Topic};

use crate::harness::Server;

/// What was seen, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// An append has come to the store. The next deadline that comes with it is known only once the entry has been applied.
    Append { has_deadline: bool },
    /// The entries are durable.
    Durable,
    /// Another client of this node has been sent the action.
    Sent,
    /// The entries were published to other nodes.
    Published,
    /// The client has its answer.
    Acknowledged,
}

#[derive(Clone, Default)]
struct Steps(Arc<Mutex<Vec<Step>>>);

impl Steps {
    fn note(&self, step: Step) {
        self.0.lock().unwrap().push(step);
    }

    fn take(&self) -> Vec<Step> {
        std::mem::take(&mut self.0.lock().unwrap())
    }
}

struct RecordingStore(Sqlite, Steps);

#[async_trait]
impl TableStore for RecordingStore {
    async fn append(&self, append: Append) -> Result<(), AppendError> {
        self.1.note(Step::Append { has_deadline: append.due.is_some() });
        self.0.append(append).await?;
        self.1.note(Step::Durable);
        Ok(())
    }

    async fn entries(&self, table: Id, after: u32) -> Result<Vec<StoredEntry>, StoreError> {
        self.0.entries(table, after).await
    }

    async fn list(&self, filter: TableFilter) -> Result<Vec<ListedTable>, StoreError> {
        self.0.list(filter).await
    }

    async fn waiting(&self, fitting: PairingFilter) -> Result<Vec<Id>, StoreError> {
        self.0.waiting(fitting).await
    }

    async fn waking(&self) -> Result<Vec<Id>, StoreError> {
        self.0.waking().await
    }

    async fn due(&self, before: Timestamp, limit: u32) -> Result<Vec<Id>, StoreError> {
        self.0.due(before, limit).await
    }

    async fn versions(&self, tables: &[Id]) -> Result<Vec<(Id, u32)>, StoreError> {
        self.0.versions(tables).await
    }
}

struct RecordingBus(InProcess, Steps);

#[async_trait]
impl Bus for RecordingBus {
    async fn publish(&self, topic: Topic, message: BusMessage) {
        if let BusMessage::Changed { .. } = message {
            self.1.note(Step::Published);
        }
        self.0.publish(topic, message).await;
    }

    async fn subscribe(&self, topic: Topic) -> Subscription {
        self.0.subscribe(topic).await
    }

    fn queue(&self) -> Option<&Queue> {
        self.0.queue()
    }

    fn is_shared(&self) -> bool {
        self.0.is_shared()
    }
}

#[tokio::test]
async fn an_action_is_decided_applied_and_appended_before_clients_know_of_it() {
    let steps = Steps::default();
    let bus = Arc::new(RecordingBus(InProcess::new(), steps.clone()));
    let recording = steps.clone();
    let server = Server::start_between(bus, |store| Arc::new(RecordingStore(store, recording))).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let clock = json!({"kind": "fischer", "initial": 60, "increment": 5});
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "clock": clock})).await;
    bert.join(&table, &anna).await;
    let mut watching = bert.connect(&table).await;
    let start = watching.snapshot().await;
    steps.take();

    let action = anna.look(&table).await.legal[0].clone();
    // What is refused goes no further than the decision.
    let refused = bert.command_refused(&table, json!({"do": "act", "action": action})).await;
    assert_eq!(refused, (409, "server-not-your-turn".to_owned()));
    assert_eq!(steps.take(), []);

    let sent = steps.clone();
    let watching = tokio::spawn(async move {
        let update = watching.update().await;
        sent.note(Step::Sent);
        update
    });
    // The next deadline is another only if time has passed.
    server.clock.advance(Duration::from_secs(5));
    anna.act(&table, &action).await;
    steps.note(Step::Acknowledged);
    assert_eq!(watching.await.unwrap().version, start.version + 1);
    let mut order = steps.take();
    // When the client has read it is up to the network, but it can be only after the commit.
    let sent = order.iter().position(|step| *step == Step::Sent).unwrap();
    assert!(order.iter().position(|step| *step == Step::Durable).unwrap() < sent, "{order:?}");
    order.remove(sent);
    let expected = [Step::Append { has_deadline: true }, Step::Durable, Step::Published, Step::Acknowledged];
    assert_eq!(order, expected);
}
