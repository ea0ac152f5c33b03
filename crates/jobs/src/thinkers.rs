//! Computers think on threads of their own, few enough that requests are never starved.

use mandala_players::Cancel;
use protocol::Level;

use crate::fair_pool::FairPool;
use crate::owner::Owner;

/// What is thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// A computer's move.
    Move(Level),
    /// A hint.
    Hint,
    /// One decision of an analysis.
    Decision,
}

impl Thought {
    /// How long it takes, in milliseconds: a few are enough, since they only weigh one thought against another.
    pub fn cost(self) -> u32 {
        match self {
            Self::Move(Level::Beginner | Level::Casual | Level::Club) => 2,
            Self::Move(Level::Expert) => 15,
            Self::Move(Level::Master) => 950,
            Self::Hint => 40,
            Self::Decision => 200,
        }
    }

    /// Whether it is over so soon that it never waits for a long one to end: a person waits for it, and expects it at once.
    pub fn is_brief(self) -> bool {
        match self {
            Self::Move(Level::Beginner | Level::Casual | Level::Club) | Self::Hint => true,
            Self::Move(Level::Expert | Level::Master) | Self::Decision => false,
        }
    }
}

/// Threads for computers, shared by all people: some for long thoughts, as many for brief ones.
#[derive(Clone, Debug)]
pub struct ThinkerPool {
    brief: FairPool,
    long: FairPool,
}

impl ThinkerPool {
    /// A pool in which so many long thoughts are thought at the same time, and as many brief ones.
    pub fn new(thinkers: usize) -> Self {
        // What waits is bounded elsewhere: each table has one computer that thinks, and hints and analyses are limited.
        let lane = |class| FairPool::new(class, thinkers, usize::MAX);
        Self { brief: lane("brief"), long: lane("long") }
    }

    /// Takes no more work: what is asked from now on fails.
    pub fn close(&self) {
        self.brief.close();
        self.long.close();
    }

    /// Of several people for whom something is thought about, the one of whom least waits.
    pub fn least_waiting(&self, thought: Thought, people: impl IntoIterator<Item = Owner>) -> Option<Owner> {
        self.lane(thought).least_waiting(people)
    }

    /// Thinks when it is the owner's turn; nothing if it was cancelled before that, or failed.
    pub async fn think<T: Send + 'static>(
        &self,
        thought: Thought,
        owner: Owner,
        cancel: Cancel,
        work: impl FnOnce(&Cancel) -> T + Send + 'static,
    ) -> Option<T> {
        self.lane(thought).run((owner, thought.cost()), cancel, work).await.ok()
    }

    fn lane(&self, thought: Thought) -> &FairPool {
        if thought.is_brief() { &self.brief } else { &self.long }
    }
}
