//! Taking turns: who waits gets one when the [`FairQueue`] says so.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use mandala_players::Cancel;
use mandala_store::meters::Count;
use tokio::sync::oneshot;

use crate::fair_queue::FairQueue;
use crate::owner::{Group, Owner};

/// The metric of work that waits for its turn, by class.
pub const THINKING_QUEUED: &str = "mandala_thinking_queued";
/// The metric of how long work has waited for its turn, by class.
pub const THINKING_WAIT_SECONDS: &str = "mandala_thinking_wait_seconds";

/// A number of turns, and who waits for one. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct FairTurns(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// What they are for, in metrics.
    class: &'static str,
    /// How much may wait.
    most: usize,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// How many there are.
    turns: usize,
    /// How many are taken.
    taken: usize,
    closed: bool,
    waiting: FairQueue<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    turn: oneshot::Sender<Turn>,
    cancel: Cancel,
}

impl Waiting {
    fn is_wanted(&self) -> bool {
        !self.turn.is_closed() && !self.cancel.is_cancelled()
    }
}

impl FairTurns {
    pub(crate) fn new(class: &'static str, turns: usize, most: usize) -> Self {
        let state = State { turns, taken: 0, closed: false, waiting: FairQueue::default() };
        Self(Arc::new(Inner { class, most, state: Mutex::new(state) }))
    }

    /// Waits for a turn; nothing if it was cancelled meanwhile, or refused.
    pub(crate) async fn wait(&self, owner: Owner, cost: u32, cancel: Cancel) -> Option<Turn> {
        let class = self.class(owner);
        let (_waiting, since) = (Count::of_class(THINKING_QUEUED, class), Instant::now());
        let (turn, own_turn) = oneshot::channel();
        let refused = {
            let mut state = self.lock();
            if state.closed {
                return None;
            }
            state.waiting.push(owner, cost, Waiting { turn, cancel });
            let is_full = |state: &State| state.taken >= state.turns && state.waiting.len() > self.0.most;
            if is_full(&state) {
                state.waiting.retain(Waiting::is_wanted);
            }
            is_full(&state).then(|| state.waiting.take_from_longest())
        };
        drop(refused);
        self.give();
        let turn = own_turn.await.ok()?;
        metrics::histogram!(THINKING_WAIT_SECONDS, "class" => class).record(since.elapsed());
        Some(turn)
    }

    /// Fails all who wait, and who come from now on.
    pub(crate) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.waiting = FairQueue::default();
    }

    /// Changes how many turns there are, those included that are taken.
    pub(crate) fn set(&self, turns: usize) {
        self.lock().turns = turns;
        self.give();
    }

    /// Drops what is not wanted any more, also where no turn is to be had.
    pub(crate) fn drop_unwanted(&self) {
        self.lock().waiting.retain(Waiting::is_wanted);
    }

    /// The one of these who has least waiting.
    pub(crate) fn least_waiting(&self, owners: impl IntoIterator<Item = Owner>) -> Option<Owner> {
        let state = self.lock();
        owners.into_iter().min_by_key(|owner| state.waiting.len_of(*owner))
    }

    /// What an owner's work is called in metrics.
    pub(crate) fn class(&self, owner: Owner) -> &'static str {
        if owner.group == Group::Abandoned { "abandoned" } else { self.0.class }
    }

    /// How much waits.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting.len()
    }

    #[cfg(test)]
    pub(crate) fn taken(&self) -> usize {
        self.lock().taken
    }

    fn give(&self) {
        loop {
            let mut state = self.lock();
            if state.taken >= state.turns {
                return;
            }
            let Some(next) = state.waiting.next(Waiting::is_wanted) else { return };
            state.taken += 1;
            drop(state);
            // A turn that is not taken after all is dropped here, and the next one gets it.
            let _ = next.turn.send(Turn(self.clone()));
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A turn, until it is dropped.
#[derive(Debug)]
pub struct Turn(FairTurns);

impl Drop for Turn {
    fn drop(&mut self) {
        self.0.lock().taken -= 1;
        self.0.give();
    }
}
