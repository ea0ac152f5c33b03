//! A part of a batch, which can be split among threads.

use tabletop::State as _;

use crate::batch::buffers::Buffers;
use crate::batch::error::BatchError;
use crate::batch::slot::Slot;
use crate::encoded::Encoded;

/// So many games are played by one thread in one go: enough that sharing them costs little, few enough that no thread waits
/// long for another.
const TOGETHER: usize = 128;

/// Some games with their rows, and what to do in them.
pub(super) struct Part<'a, G: Encoded> {
    pub(super) options: &'a G::Options,
    pub(super) players: usize,
    pub(super) slots: &'a mut [Slot<G>],
    pub(super) orders: Orders<'a>,
    pub(super) buffers: Buffers<'a>,
}

/// What to do in the games.
pub(super) enum Orders<'a> {
    /// To play these actions, which are legal.
    Given(&'a [u16]),
    /// To play random ones, and to write down which.
    Random(&'a mut [u16]),
    /// Only to write the rows.
    Look,
}

impl<G: Encoded> Part<'_, G> {
    /// Shares the games among the threads of the pool that this runs in.
    pub(super) fn run(self) {
        if self.slots.len() <= TOGETHER {
            return self.run_here();
        }
        let middle = self.slots.len() / 2;
        let Self { options, players, slots, orders, buffers } = self;
        let (slots, more_slots) = slots.split_at_mut(middle);
        let (orders, more_orders) = orders.split_at(middle);
        let (buffers, more_buffers) = buffers.split_at::<G>(middle, players);
        let first = Part { options, players, slots, orders, buffers };
        let second = Part { options, players, slots: more_slots, orders: more_orders, buffers: more_buffers };
        rayon::join(|| first.run(), || second.run());
    }

    /// Plays all the games on this thread.
    pub(super) fn run_here(self) {
        let Self { options, players, slots, orders, buffers } = self;
        let games = slots.iter_mut().zip(buffers.rows::<G>(players));
        match orders {
            Orders::Given(ids) => {
                for ((slot, row), &id) in games.zip(ids) {
                    let action = G::action(id).expect("the ids have been checked");
                    slot.play(action, options, players, row);
                }
            }
            Orders::Random(ids) => {
                for ((slot, row), played) in games.zip(ids) {
                    let action = slot.pick();
                    *played = G::id(action).expect("a legal action has an id");
                    slot.play(action, options, players, row);
                }
            }
            Orders::Look => games.for_each(|(slot, row)| slot.look(row)),
        }
    }
}

impl Orders<'_> {
    fn split_at(self, games: usize) -> (Self, Self) {
        match self {
            Self::Given(ids) => {
                let (ids, more) = ids.split_at(games);
                (Self::Given(ids), Self::Given(more))
            }
            Self::Random(ids) => {
                let (ids, more) = ids.split_at_mut(games);
                (Self::Random(ids), Self::Random(more))
            }
            Self::Look => (Self::Look, Self::Look),
        }
    }
}

/// The first of the games, counted from `first`, whose action cannot be played. The threads of the pool that this runs in
/// share the games.
pub(super) fn check<G: Encoded>(
    first: usize,
    slots: &[Slot<G>],
    ids: &[u16],
) -> Result<(), BatchError<G::Illegal>> {
    if slots.len() > TOGETHER {
        let middle = slots.len() / 2;
        let (slots, more_slots) = slots.split_at(middle);
        let (ids, more_ids) = ids.split_at(middle);
        let (here, there) =
            rayon::join(|| check(first, slots, ids), || check(first + middle, more_slots, more_ids));
        return here.and(there);
    }
    check_here(first, slots, ids)
}

/// As [`check`], on this thread alone.
pub(super) fn check_here<G: Encoded>(
    first: usize,
    slots: &[Slot<G>],
    ids: &[u16],
) -> Result<(), BatchError<G::Illegal>> {
    for (game, (slot, &id)) in (first..).zip(slots.iter().zip(ids)) {
        let action = G::action(id).ok_or(BatchError::NoAction { game, id })?;
        slot.state.check(action).map_err(|source| BatchError::Illegal {
            game,
            action: action.to_string(),
            source,
        })?;
    }
    Ok(())
}
