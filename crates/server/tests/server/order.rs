//! The order of an action: it is decided, applied and appended; only then is it sent, published and acknowledged.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use async_trait::async_trait;
use serde_json::json;
use server::{Bus, BusMessage, InProcess, Queue, Subscription, Topic};

use crate::harness::{ObservedStore, Server, StoreCall};

/// What was seen, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// The store was asked for something, or has done it.
    Store(StoreCall),
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
    let note = move |call| recording.note(Step::Store(call));
    let server = Server::start_between(bus, |store| Arc::new(ObservedStore::new(store, note))).await;
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
    assert!(
        order.iter().position(|step| *step == Step::Store(StoreCall::Durable)).unwrap() < sent,
        "{order:?}"
    );
    order.remove(sent);
    let stored = [StoreCall::Append { has_deadline: true }, StoreCall::Durable].map(Step::Store);
    let expected = [&stored[..], &[Step::Published, Step::Acknowledged]].concat();
    assert_eq!(order, expected);
}
