//! Unseen cards placed one by one, and worlds drawn at random compared with that.

use std::collections::BTreeMap;

use tabletop::notation::letters;
use tabletop::{Seed, State as _, View as _, Viewer, Worlds as _};

use super::{all_cards, pile};
use crate::colour::Colour;
use crate::pile::Pile;
use crate::state::State;

/// What distinguishes one world from another: the hands, the dealt Cup cards, and the deck.
pub(super) fn hidden(state: &State) -> String {
    let [hand_0, hand_1] = state.hands;
    let [dealt_0, dealt_1] = state.dealt;
    let deck = letters(state.deck_cards());
    format!("{hand_0} {hand_1} {dealt_0} {dealt_1} {deck}")
}

/// A place for unseen cards, and how many it takes.
struct Place {
    cards: Vec<Colour>,
    size: usize,
}

/// All placings of individual cards, one by one, counted by what they look like.
struct Placings<'a> {
    state: &'a State,
    viewer: Viewer,
    /// Hand 0, hand 1, the dealt cards of Cup 0 and Cup 1, and each place of the deck.
    places: Vec<Place>,
    /// What must cover the deck and the dealt cards: `fresh` and `stale`, written out by the test.
    pools: Option<(Pile, Pile)>,
    found: BTreeMap<String, u32>,
}

impl Placings<'_> {
    fn of(state: &State, viewer: Viewer, pools: Option<(&str, &str)>) -> BTreeMap<String, u32> {
        let sizes = [state.hands, state.dealt].into_iter().flatten().map(Pile::len);
        let deck = state.deck_cards().iter().map(|_| 1);
        let own = |place: usize| viewer.seat().is_some_and(|seat| seat.index() == place % 2);
        let places = sizes.chain(deck).enumerate().map(|(place, size)| Place {
            cards: Vec::new(),
            size: if place < 4 && own(place) { 0 } else { size.into() },
        });
        let mut placings = Placings {
            state,
            viewer,
            places: places.collect(),
            pools: pools.map(|(fresh, stale)| (pile(fresh), pile(stale))),
            found: BTreeMap::new(),
        };
        let own = viewer.seat().map(|seat| state.hands[seat.index()] + state.dealt[seat.index()]);
        let held = state.hands[0] + state.hands[1] + state.dealt[0] + state.dealt[1];
        let deck: Pile = state.deck_cards().iter().copied().collect();
        let unseen: Vec<Colour> = (held + deck - own.unwrap_or_default()).cards().collect();
        placings.place(&unseen);
        placings.found
    }

    fn place(&mut self, unseen: &[Colour]) {
        let Some((&card, rest)) = unseen.split_first() else {
            return self.count();
        };
        for place in 0..self.places.len() {
            if self.places[place].cards.len() < self.places[place].size {
                self.places[place].cards.push(card);
                self.place(rest);
                self.places[place].cards.pop();
            }
        }
    }

    fn count(&mut self) {
        let pile = |places: &[Place]| -> Pile {
            places.iter().flat_map(|place| place.cards.iter().copied()).collect()
        };
        let (dealt, deck) = (&self.places[2..4], &self.places[4..]);
        if let Some((fresh, stale)) = self.pools
            && !(pile(deck).is_within(fresh) && pile(dealt).is_within(stale))
        {
            return;
        }
        let mut world = self.state.clone();
        for seat in [0, 1] {
            if self.viewer.seat().is_none_or(|own| own.index() != seat) {
                world.hands[seat] = pile(&self.places[seat..=seat]);
                world.dealt[seat] = pile(&dealt[seat..=seat]);
            }
        }
        for (place, card) in deck.iter().enumerate() {
            world.deck[place] = card.cards[0];
        }
        *self.found.entry(hidden(&world)).or_default() += 1;
    }
}

const DRAWS: u32 = 40_000;

/// Draws many worlds and compares their frequencies with the enumeration: chi-square, rare worlds taken together.
pub(super) fn assert_uniform(state: &State, viewer: Viewer, pools: Option<(&str, &str)>) {
    assert_eq!(all_cards(state), Pile::ALL, "no card is missing");
    let expected = Placings::of(state, viewer, pools);
    assert!(expected.contains_key(&hidden(state)), "the truth is one of the worlds");
    let total: u32 = expected.values().sum();
    // Without pools any card can lie anywhere; the pools of these tests rule some placings out.
    let anywhere = orders(state, viewer) * any_cards(state, viewer);
    assert_eq!(u128::from(total) < anywhere, pools.is_some(), "{total} of {anywhere}");
    let worlds = state.view(viewer).worlds().unwrap();
    assert_eq!(worlds.placings() * orders(state, viewer), total.into());

    let mut rng = Seed::from_number(2024).deal();
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        *seen.entry(hidden(&worlds.draw(&mut rng))).or_default() += 1;
    }
    for world in seen.keys() {
        assert!(expected.contains_key(world), "{world} is impossible");
    }
    let (statistic, free) = chi_square(&seen, &expected);
    // Mean and standard deviation of the statistic if the worlds are as likely as they should be.
    let deviation = (2.0 * free).sqrt();
    println!("{viewer:?}: chi-square {statistic:.1} for {free} degrees of freedom ± {deviation:.1}");
    assert!(free >= 20.0, "worlds of {free} kinds are too few to tell");
    assert!((statistic - free).abs() < 4.0 * deviation, "{statistic} for {free}");
}

/// Pearson's statistic and its degrees of freedom; worlds that are too rare for it are taken together.
fn chi_square(seen: &BTreeMap<String, u32>, expected: &BTreeMap<String, u32>) -> (f64, f64) {
    let total = f64::from(expected.values().sum::<u32>());
    let mut cells = Vec::new();
    let mut rare = (0.0, 0.0);
    for (world, &ways) in expected {
        let expected = f64::from(DRAWS) * f64::from(ways) / total;
        let seen = f64::from(seen.get(world).copied().unwrap_or_default());
        if expected < 8.0 {
            rare = (rare.0 + seen, rare.1 + expected);
        } else {
            cells.push((seen, expected));
        }
    }
    if rare.1 > 0.0 {
        cells.push(rare);
    }
    let term = |&(seen, expected): &(f64, f64)| (seen - expected).powi(2) / expected;
    let free = cells.len() as u32 - 1;
    (cells.iter().map(term).sum(), free.into())
}

fn factorial(n: u8) -> u128 {
    (1..=u128::from(n)).product()
}

/// In how many ways the hidden hands and Cups can be filled with any of the unseen cards.
pub(super) fn any_cards(state: &State, viewer: Viewer) -> u128 {
    let size = |piles: [Pile; 2]| match viewer {
        Viewer::Seat(own) => piles[own.next(2).index()].len(),
        Viewer::Spectator => piles[0].len() + piles[1].len(),
    };
    let (hand, dealt, deck) = (size(state.hands), size(state.dealt), state.table.deck);
    let falling = |from: u8, count: u8| (from - count + 1..=from).map(u128::from).product::<u128>();
    falling(hand + dealt + deck, hand) / factorial(hand) * falling(dealt + deck, dealt) / factorial(dealt)
}

/// In how many ways a placing that [`crate::Worlds::count`] counts once can be put in order: the deck, and for a spectator
/// the shares of the two hands and Cups.
fn orders(state: &State, viewer: Viewer) -> u128 {
    let shares = |piles: [Pile; 2]| {
        let [zero, one] = piles.map(Pile::len);
        factorial(zero + one) / factorial(zero) / factorial(one)
    };
    let split = match viewer {
        Viewer::Seat(_) => 1,
        Viewer::Spectator => shares(state.hands) * shares(state.dealt),
    };
    factorial(state.table.deck) * split
}
