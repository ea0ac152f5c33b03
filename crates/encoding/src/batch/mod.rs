//! Many games at once, for training.
//!
//! A [`Batch`] plays its games side by side, on several threads if asked to, and writes into [`Buffers`] of the caller: it
//! allocates nothing while it plays. Each game has a seed of its own, and what happens in it does not depend on the others,
//! on their number or on that of the threads.

mod buffers;
mod error;
mod part;
mod slot;

use rayon::{ThreadPool, ThreadPoolBuilder};
use tabletop::Seed;

pub use buffers::{Buffers, Rows};
pub use error::{BatchError, NewBatchError};

use crate::encoded::Encoded;
use part::{Orders, Part};
use slot::Slot;

/// Games played side by side.
///
/// When a game ends, its row says so in `done`, `returns` and `scores`, and the next game in that row begins at once: the
/// observation and the mask are already the new game's. Of a row with the seed S the first game is dealt from S itself, and
/// the one after n games from child n − 1 of S ([`Seed::child`]).
///
/// ```
/// use encoding::Batch;
/// use encoding::batch::Rows;
/// use mandala::tabletop::Seed;
/// use mandala::{Mandala, Options};
///
/// let seeds = [1, 2, 3].map(Seed::from_number);
/// let mut games = Batch::<Mandala>::new(Options::default(), 2, &seeds, 1)?;
/// let mut rows = Rows::new::<Mandala>(3, 2);
/// let mut actions = [0; 3];
/// for _ in 0..100 {
///     games.step_random(&mut actions, rows.buffers())?;
/// }
/// let row = &rows.masks[..150];
/// assert!(row.contains(&1), "an action is legal in every row");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Batch<G: Encoded> {
    options: G::Options,
    players: usize,
    slots: Vec<Slot<G>>,
    /// With one thread the caller's is enough.
    pool: Option<ThreadPool>,
}

impl<G: Encoded> Batch<G> {
    /// A game for each seed, dealt and ready. With one thread or none the caller's plays.
    pub fn new(
        options: G::Options,
        players: usize,
        seeds: &[Seed],
        threads: usize,
    ) -> Result<Self, NewBatchError> {
        if !G::PLAYERS.contains(&players) {
            return Err(NewBatchError::Players { game: G::NAME, players });
        }
        let pool = match threads {
            0 | 1 => None,
            _ => Some(ThreadPoolBuilder::new().num_threads(threads).build().map_err(NewBatchError::Threads)?),
        };
        let slots = seeds.iter().map(|&seed| Slot::deal(&options, players, seed)).collect();
        Ok(Self { options, players, slots, pool })
    }

    /// How many games there are.
    pub fn games(&self) -> usize {
        self.slots.len()
    }

    /// How many play in each.
    pub fn players(&self) -> usize {
        self.players
    }

    /// One of the games as it is now.
    pub fn state(&self, game: usize) -> Option<&G::State> {
        self.slots.get(game).map(|slot| &slot.state)
    }

    /// Deals all games anew, as a new batch with these seeds would be.
    pub fn reset(&mut self, seeds: &[Seed], buffers: Buffers<'_>) -> Result<(), BatchError<G::Illegal>> {
        BatchError::length("seeds", self.games(), seeds.len())?;
        buffers.check::<G>(self.games(), self.players)?;
        for (slot, &seed) in self.slots.iter_mut().zip(seeds) {
            *slot = Slot::deal(&self.options, self.players, seed);
        }
        self.run(Orders::Look, buffers);
        Ok(())
    }

    /// Plays an action in each game, given by its id. If one is illegal, none is played and nothing is written.
    pub fn step(&mut self, actions: &[u16], buffers: Buffers<'_>) -> Result<(), BatchError<G::Illegal>> {
        BatchError::length("actions", self.games(), actions.len())?;
        buffers.check::<G>(self.games(), self.players)?;
        let slots = &self.slots;
        match &self.pool {
            Some(pool) => pool.install(|| part::check(0, slots, actions))?,
            None => part::check_here(0, slots, actions)?,
        }
        self.run(Orders::Given(actions), buffers);
        Ok(())
    }

    /// Plays in each game one of its legal actions, each equally likely, and writes its id into `actions`. The random numbers
    /// follow from the row's seed, too.
    pub fn step_random(
        &mut self,
        actions: &mut [u16],
        buffers: Buffers<'_>,
    ) -> Result<(), BatchError<G::Illegal>> {
        BatchError::length("actions", self.games(), actions.len())?;
        buffers.check::<G>(self.games(), self.players)?;
        self.run(Orders::Random(actions), buffers);
        Ok(())
    }

    /// Does the same in all games and writes their rows.
    fn run(&mut self, orders: Orders<'_>, buffers: Buffers<'_>) {
        let part =
            Part { options: &self.options, players: self.players, slots: &mut self.slots, orders, buffers };
        match &self.pool {
            Some(pool) => pool.install(|| part.run()),
            None => part.run_here(),
        }
    }
}
