//! A bus within this process. Usually it has one end and carries nothing; several servers in one process each hold an end.

use std::collections::HashMap;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use async_trait::async_trait;
use futures_util::Stream;
use tokio::sync::mpsc;

use super::{Bus, Hearing, Topic, Word};
use crate::work::Queue;

/// As many words as may wait for a listener; those that come then are lost.
const BACKLOG: usize = 256;

/// One end of a bus within this process.
#[derive(Debug)]
pub struct InProcess {
    end: u64,
    hub: Arc<Hub>,
}

#[derive(Debug, Default)]
struct Hub(Mutex<Ears>);

#[derive(Debug, Default)]
struct Ears {
    ends: u64,
    next: u64,
    listening: HashMap<Topic, Vec<Ear>>,
}

#[derive(Debug)]
struct Ear {
    number: u64,
    end: u64,
    words: mpsc::Sender<Word>,
}

impl InProcess {
    /// The first end of a bus.
    pub fn new() -> Self {
        Self::end_of(Arc::default())
    }

    /// Another end of the same bus. All ends are made before anybody listens.
    #[must_use]
    pub fn beside(&self) -> Self {
        Self::end_of(Arc::clone(&self.hub))
    }

    fn end_of(hub: Arc<Hub>) -> Self {
        let mut ears = hub.ears();
        ears.ends += 1;
        let end = ears.ends;
        drop(ears);
        Self { end, hub }
    }
}

impl Default for InProcess {
    fn default() -> Self {
        Self::new()
    }
}

impl Hub {
    fn ears(&self) -> MutexGuard<'_, Ears> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Bus for InProcess {
    async fn tell(&self, topic: Topic, word: Word) {
        let ears = self.hub.ears();
        for ear in ears.listening.get(&topic).into_iter().flatten().filter(|ear| ear.end != self.end) {
            // Whoever cannot keep up misses a word, and notices it.
            let _ = ear.words.try_send(word.clone());
        }
    }

    async fn listen(&self, topic: Topic) -> Hearing {
        if !self.is_shared() {
            return Box::pin(futures_util::stream::pending());
        }
        let (words, heard) = mpsc::channel(BACKLOG);
        let mut ears = self.hub.ears();
        ears.next += 1;
        let number = ears.next;
        ears.listening.entry(topic).or_default().push(Ear { number, end: self.end, words });
        drop(ears);
        Box::pin(Listening { number, topic, heard, hub: Arc::clone(&self.hub) })
    }

    fn queue(&self) -> Option<&Queue> {
        None
    }

    fn is_shared(&self) -> bool {
        self.hub.ears().ends > 1
    }
}

/// Somebody who listens; once dropped, nobody speaks to them any more.
struct Listening {
    number: u64,
    topic: Topic,
    heard: mpsc::Receiver<Word>,
    hub: Arc<Hub>,
}

impl Stream for Listening {
    type Item = Word;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Word>> {
        self.heard.poll_recv(context)
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut ears = self.hub.ears();
        if let Some(listening) = ears.listening.get_mut(&self.topic) {
            listening.retain(|ear| ear.number != self.number);
            if listening.is_empty() {
                ears.listening.remove(&self.topic);
            }
        }
    }
}
