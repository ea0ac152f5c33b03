//! The worlds a view is consistent with, and drawing one of them.
//!
//! What cannot be seen are the patterns, or the stones, below the tops of the stacks (S-7.2), and the objectives of others
//! (S-7.3). A view does not tell which stones lie on the mandala board, so those count as unseen, too. Each placing of the
//! unseen stones and cards is equally likely.

use alloc::vec::Vec;

use rand_core::Rng;
use tabletop::chance::below;
use tabletop::{BySeat, Viewer};

use crate::board::StoneSpace;
use crate::objective::Objective;
use crate::stack::Stack;
use crate::state::State;
use crate::stone::Stone;
use crate::table::Phase;
use crate::view::{SeenStack, SeenStone, View};

/// The states one view can be a view of.
#[derive(Clone, Debug)]
pub struct Worlds {
    view: View,
    /// How many stones of each kind are not seen.
    unseen: [u8; Stone::KINDS.len()],
    /// The cards that others can hold.
    cards: Vec<Objective>,
}

impl tabletop::Worlds<crate::Stones> for Worlds {
    fn draw(&self, rng: &mut impl Rng) -> State {
        let view = &self.view;
        let mut unseen = self.unseen;
        let mut stacks = [Stack::EMPTY; StoneSpace::COUNT];
        for (stack, seen) in stacks.iter_mut().zip(&view.stacks) {
            for &stone in seen.stones().iter().rev() {
                stack.push(match stone {
                    SeenStone::Known(stone) => stone,
                    SeenStone::Side(colour) => {
                        // Star and ring of a colour are neighbours in the order of the kinds.
                        draw_one(rng, &mut unseen, 2 * colour.index()..2 * colour.index() + 2)
                    }
                    SeenStone::Hidden => draw_one(rng, &mut unseen, 0..Stone::KINDS.len()),
                });
            }
        }
        State { table: view.table, stacks, objectives: self.deal(rng) }
    }
}

impl Worlds {
    pub(crate) fn new(view: &View) -> Option<Self> {
        if matches!(view.table.phase, Phase::Over(_)) {
            return None;
        }
        let mut unseen = [Stone::EACH as u8; Stone::KINDS.len()];
        let towers = view.table.towers.as_slice().iter().flatten();
        let in_stacks = view.stacks.iter().flat_map(SeenStack::stones);
        let known = in_stacks.filter_map(|stone| match stone {
            SeenStone::Known(stone) => Some(*stone),
            SeenStone::Side(_) | SeenStone::Hidden => None,
        });
        for stone in towers.flat_map(|tower| tower.stones()).chain(known) {
            unseen[stone.kind()] -= 1;
        }
        let own = view.objectives.unwrap_or_default();
        let free = |card: &Objective| view.objectives.is_none() || !own.contains(card);
        Some(Self { view: view.clone(), unseen, cards: Objective::ALL.into_iter().filter(free).collect() })
    }

    /// Deals the cards that the viewer does not hold to the others.
    fn deal(&self, rng: &mut impl Rng) -> BySeat<[Objective; 2]> {
        let mut cards = self.cards.clone();
        BySeat::from_fn(self.view.table.players(), |seat| match self.view.objectives {
            Some(own) if self.view.viewer == Viewer::Seat(seat) => own,
            _ => [(); 2].map(|()| cards.swap_remove(below(rng, cards.len() as u32) as usize)),
        })
    }
}

/// Draws one of the unseen stones of these kinds.
fn draw_one(
    rng: &mut impl Rng,
    unseen: &mut [u8; Stone::KINDS.len()],
    kinds: core::ops::Range<usize>,
) -> Stone {
    let all: u8 = unseen[kinds.clone()].iter().sum();
    let mut index = below(rng, all.into()) as u8;
    for kind in kinds {
        if index < unseen[kind] {
            unseen[kind] -= 1;
            return Stone::KINDS[kind];
        }
        index -= unseen[kind];
    }
    unreachable!("every hidden stone is among the unseen ones")
}
