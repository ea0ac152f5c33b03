//! One game of a batch.

use rand_core::SeedableRng;
use rand_xoshiro::SplitMix64;
use tabletop::chance::below;
use tabletop::{Outcome, Seat, Seed, State, Viewer};

use crate::batch::buffers::Row;
use crate::encoded::Encoded;

/// A game, and what the games after it in this row are dealt from.
#[derive(Debug)]
pub(super) struct Slot<G: Encoded> {
    pub(super) state: G::State,
    seed: Seed,
    /// How many games have ended here.
    ended: u64,
    /// For random actions.
    rng: SplitMix64,
}

/// The child of a row's seed from which random actions follow; no row lasts for so many games.
const RANDOM: u64 = u64::MAX >> 1;

impl<G: Encoded> Slot<G> {
    pub(super) fn deal(options: &G::Options, players: usize, seed: Seed) -> Self {
        let rng = SplitMix64::from_rng(&mut seed.child(RANDOM).deal());
        let mut slot = Self { state: G::deal(options, players, seed), seed, ended: 0, rng };
        slot.skip_ended(options, players);
        slot
    }

    /// A legal action, each equally likely.
    #[inline]
    pub(super) fn pick(&mut self) -> G::Action {
        let Self { state, rng, .. } = self;
        state.pick_legal(|count| below(rng, count))
    }

    /// Plays a legal action, deals the next game if it ends this one, and writes the row.
    #[inline]
    pub(super) fn play(&mut self, action: G::Action, options: &G::Options, players: usize, row: Row<'_>) {
        self.state.apply_unchecked(action);
        let outcome = if self.state.to_move().is_none() { self.state.outcome() } else { None };
        *row.done = u8::from(outcome.is_some());
        if let Some(outcome) = outcome {
            write_end(&outcome, row.returns, row.scores);
            self.skip_ended(options, players);
        } else {
            row.returns.fill(0.0);
            row.scores.fill(0);
        }
        self.see(row);
    }

    /// Writes the row of a game that goes on.
    pub(super) fn look(&self, row: Row<'_>) {
        *row.done = 0;
        row.returns.fill(0.0);
        row.scores.fill(0);
        self.see(row);
    }

    #[inline]
    fn see(&self, row: Row<'_>) {
        let Row { observation, mask, to_move, .. } = row;
        let seat = self.state.to_move().expect("the games of a batch go on");
        *to_move = seat.index() as u8;
        let view = self.state.view(Viewer::Seat(seat));
        G::observe(&view, observation);
        G::mask(&view, mask);
    }

    /// Deals until there is something to decide, which a deal always leaves in the games there are.
    fn skip_ended(&mut self, options: &G::Options, players: usize) {
        while self.state.to_move().is_none() {
            self.state = G::deal(options, players, self.seed.child(self.ended));
            self.ended += 1;
        }
    }
}

#[cold]
fn write_end<R>(outcome: &Outcome<R>, returns: &mut [f32], scores: &mut [i32]) {
    let others = returns.len().saturating_sub(1).max(1) as f32;
    for (seat, (value, score)) in returns.iter_mut().zip(scores).enumerate() {
        let seat = Seat::new(seat);
        *value = match outcome.winner {
            None => 0.0,
            Some(winner) if winner == seat => 1.0,
            Some(_) => -1.0 / others,
        };
        *score = i32::try_from(outcome.scores[seat]).unwrap_or(i32::MAX);
    }
}
