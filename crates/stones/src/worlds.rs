//! The worlds a view is consistent with, and drawing one of them.
//!
//! What cannot be seen are the patterns, or the stones, below the tops of the stacks (S-7.2), and the objectives of others
//! (S-7.3). A view does not tell which stones lie on the mandala board, so those count as unseen, too. Each placing of the
//! unseen stones and cards is equally likely.

use alloc::vec::Vec;

use rand_core::Rng;
use tabletop::chance::below;
use tabletop::{BySeat, Seat, Viewer};

use crate::board::StoneSpace;
use crate::objective::Objective;
use crate::seen::SeenStone;
use crate::stack::Stack;
use crate::state::State;
use crate::stone::Stone;
use crate::table::Phase;
use crate::view::View;

/// The states one view can be a view of.
///
/// ```
/// use stones::tabletop::{Game, Seat, Seed, State, View, Viewer, Worlds};
/// use stones::{Options, Stones};
///
/// let view = Stones::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
/// let worlds = view.worlds().expect("the game is running");
/// let world = worlds.draw(&mut Seed::from_number(1).deal());
/// assert_eq!(world.view(Viewer::Seat(Seat::FIRST)), view);
/// ```
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
            for stone in seen.stones().rev() {
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

    fn enumerate(&self, most: usize) -> Option<Vec<(State, f64)>> {
        let stacks = StoneSpace::all().zip(&self.view.stacks);
        let hidden: Vec<_> =
            stacks.flat_map(|(space, seen)| seen.stones().rev().map(move |stone| (space, stone))).collect();
        let objectives = BySeat::from_fn(self.view.table.players(), |_| [Objective::One; 2]);
        let empty = State { table: self.view.table, stacks: [Stack::EMPTY; StoneSpace::COUNT], objectives };
        let mut worlds = Vec::new();
        self.pile_up(&hidden, self.unseen, (empty, 1.0), most, &mut worlds)?;
        Some(worlds)
    }
}

impl Worlds {
    pub(crate) fn new(view: &View) -> Option<Self> {
        if matches!(view.table.phase, Phase::Over(_)) {
            return None;
        }
        let mut unseen = [Stone::EACH as u8; Stone::KINDS.len()];
        let towers = view.table.towers.as_slice().iter().flatten();
        let in_stacks = view.stacks.iter().flat_map(|stack| stack.stones());
        let known = in_stacks.filter_map(|stone| match stone {
            SeenStone::Known(stone) => Some(stone),
            SeenStone::Side(_) | SeenStone::Hidden => None,
        });
        for stone in towers.flat_map(|tower| tower.stones()).chain(known) {
            unseen[stone.kind()] -= 1;
        }
        let own = view.objectives.unwrap_or_default();
        let free = |card: &Objective| view.objectives.is_none() || !own.contains(card);
        Some(Self { view: view.clone(), unseen, cards: Objective::ALL.into_iter().filter(free).collect() })
    }

    /// Puts these stones, bottom first, on the stacks of a world in every way. Stops with nothing at more than `most` worlds.
    fn pile_up(
        &self,
        stones: &[(StoneSpace, SeenStone)],
        unseen: [u8; Stone::KINDS.len()],
        (world, probability): (State, f64),
        most: usize,
        worlds: &mut Vec<(State, f64)>,
    ) -> Option<()> {
        let Some((&(space, stone), rest)) = stones.split_first() else {
            let seats: Vec<_> = Seat::all(self.view.table.players()).collect();
            return self.deal_in_every_way(&seats, &self.cards, (world, probability), most, worlds);
        };
        let mut put = |stone: Stone, unseen, share: f64| {
            let mut world = world.clone();
            world.stacks[space.index()].push(stone);
            self.pile_up(rest, unseen, (world, probability * share), most, worlds)
        };
        let kinds = match stone {
            SeenStone::Known(stone) => return put(stone, unseen, 1.0),
            SeenStone::Side(colour) => 2 * colour.index()..2 * colour.index() + 2,
            SeenStone::Hidden => 0..Stone::KINDS.len(),
        };
        let all: u8 = unseen[kinds.clone()].iter().sum();
        kinds.filter(|&kind| unseen[kind] > 0).try_for_each(|kind| {
            let share = f64::from(unseen[kind]) / f64::from(all);
            let mut left = unseen;
            left[kind] -= 1;
            put(Stone::KINDS[kind], left, share)
        })
    }

    /// Deals two of the cards left to each of the seats but the viewer's, in every way.
    fn deal_in_every_way(
        &self,
        seats: &[Seat],
        cards: &[Objective],
        (world, probability): (State, f64),
        most: usize,
        worlds: &mut Vec<(State, f64)>,
    ) -> Option<()> {
        let Some((&seat, rest)) = seats.split_first() else {
            worlds.push((world, probability));
            return (worlds.len() <= most).then_some(());
        };
        if let Some(own) = self.view.objectives.filter(|_| self.view.viewer == Viewer::Seat(seat)) {
            let mut world = world;
            world.objectives[seat] = own;
            return self.deal_in_every_way(rest, cards, (world, probability), most, worlds);
        }
        let share = 1.0 / (cards.len() * (cards.len() - 1)) as f64;
        let pairs = cards.iter().flat_map(|&one| cards.iter().map(move |&other| [one, other]));
        pairs.filter(|[one, other]| one != other).try_for_each(|pair| {
            let mut world = world.clone();
            world.objectives[seat] = pair;
            let left: Vec<_> = cards.iter().copied().filter(|card| !pair.contains(card)).collect();
            self.deal_in_every_way(rest, &left, (world, probability * share), most, worlds)
        })
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
