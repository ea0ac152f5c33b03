//! A bus within this process. Usually it has one endpoint and carries nothing; in tests, several servers in one process have
//! an endpoint each.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use async_trait::async_trait;
use futures_util::Stream;
use tokio::sync::mpsc;

use super::{Bus, BusMessage, Subscription, Topic};
use mandala_jobs::Queue;

/// As many messages as may wait for a subscriber; further ones are lost.
const BACKLOG: usize = 256;

/// One endpoint of a bus within this process.
#[derive(Debug)]
pub struct InProcess {
    endpoint: u64,
    hub: Arc<Hub>,
}

#[derive(Debug, Default)]
struct Hub(Mutex<Subscribers>);

#[derive(Debug, Default)]
struct Subscribers {
    endpoints: u64,
    next: u64,
    topics: HashMap<Topic, Vec<Subscriber>>,
}

#[derive(Debug)]
struct Subscriber {
    number: u64,
    endpoint: u64,
    messages: mpsc::Sender<BusMessage>,
}

impl InProcess {
    /// The first endpoint of a bus.
    pub fn new() -> Self {
        Self::endpoint_of(Arc::default())
    }

    /// Another endpoint of the same bus. All endpoints are made before the first subscription.
    #[must_use]
    pub fn beside(&self) -> Self {
        Self::endpoint_of(Arc::clone(&self.hub))
    }

    fn endpoint_of(hub: Arc<Hub>) -> Self {
        let mut subscribers = hub.lock();
        subscribers.endpoints += 1;
        let endpoint = subscribers.endpoints;
        drop(subscribers);
        Self { endpoint, hub }
    }
}

impl Default for InProcess {
    fn default() -> Self {
        Self::new()
    }
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Subscribers> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Bus for InProcess {
    async fn publish(&self, topic: Topic, message: BusMessage) {
        let subscribers = self.hub.lock();
        let on_topic = subscribers.topics.get(&topic).into_iter().flatten();
        for subscriber in on_topic.filter(|subscriber| subscriber.endpoint != self.endpoint) {
            // A subscriber that cannot keep up misses a message, and notices it.
            let _ = subscriber.messages.try_send(message.clone());
        }
    }

    async fn subscribe(&self, topic: Topic) -> Subscription {
        if !self.is_shared() {
            return Box::pin(futures_util::stream::pending());
        }
        let (messages, received) = mpsc::channel(BACKLOG);
        let mut subscribers = self.hub.lock();
        subscribers.next += 1;
        let number = subscribers.next;
        let subscriber = Subscriber { number, endpoint: self.endpoint, messages };
        subscribers.topics.entry(topic).or_default().push(subscriber);
        drop(subscribers);
        Box::pin(InProcessSubscription { number, topic, messages: received, hub: Arc::clone(&self.hub) })
    }

    fn queue(&self) -> Option<&Queue> {
        None
    }

    fn is_shared(&self) -> bool {
        self.hub.lock().endpoints > 1
    }
}

/// The messages of a subscription, which ends when this is dropped.
struct InProcessSubscription {
    number: u64,
    topic: Topic,
    messages: mpsc::Receiver<BusMessage>,
    hub: Arc<Hub>,
}

impl Stream for InProcessSubscription {
    type Item = BusMessage;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<BusMessage>> {
        self.messages.poll_recv(context)
    }
}

impl Drop for InProcessSubscription {
    fn drop(&mut self) {
        let mut subscribers = self.hub.lock();
        if let Some(on_topic) = subscribers.topics.get_mut(&self.topic) {
            on_topic.retain(|subscriber| subscriber.number != self.number);
            if on_topic.is_empty() {
                subscribers.topics.remove(&self.topic);
            }
        }
    }
}
