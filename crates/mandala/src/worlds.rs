//! The worlds a view is consistent with, and drawing one of them (M-8.3).
//!
//! Every unseen card has a place: in the deck, in a hidden hand, or among the cards dealt to a hidden Cup. After a reshuffle
//! the deck's cards must come from the reshuffled pile (`fresh`) and the dealt Cup cards from what could not be seen then
//! (`stale`). Each placing of individual cards is equally likely.
//!
//! A placing that hides the last cards of a colour in a dealt Cup is counted too, although the game would already have ended
//! in a deadlock there (M-7.2): the rule for worlds speaks only of what was seen.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use rand_core::Rng;
use tabletop::chance::shuffle;
use tabletop::{Seat, Seed, Viewer};

use crate::colour::Colour;
use crate::combinations::{below_u128, choose, count_orders, shares};
use crate::pile::Pile;
use crate::setup::CARDS;
use crate::state::{Pools, State};
use crate::table::Phase;
use crate::view::{KnownPools, Own, View};

/// The most cards in hidden hands and, dealt, in hidden Cups: a spectator's case.
const MOST_HAND: usize = 16;
const MOST_DEALT: usize = 4;

/// The states one view can be a view of.
///
/// ```
/// use mandala::tabletop::{Game, Seat, Seed, State, View, Viewer, Worlds};
/// use mandala::{Mandala, Options};
///
/// let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
/// let view = state.view(Viewer::Seat(Seat::FIRST));
/// let worlds = view.worlds().expect("the game is running");
/// let world = worlds.draw(&mut Seed::from_number(1).deal());
/// assert_eq!(world.view(Viewer::Seat(Seat::FIRST)), view);
/// // At the beginning there are far too many to list.
/// assert_eq!(worlds.count(1_000), None);
/// ```
#[derive(Clone, Debug)]
pub struct Worlds {
    view: View,
    unseen: Pile,
    /// The least of each colour that is not in the deck, and the most that was dealt to hidden Cups.
    not_in_deck: Pile,
    most_dealt: Pile,
    hand: usize,
    dealt: usize,
    /// `ways[c][d][h]`: in how many ways the colours from the c-th on give `d` dealt and `h` hand cards.
    ways: Box<[[[u128; MOST_HAND + 1]; MOST_DEALT + 1]; 7]>,
}

impl tabletop::Worlds<crate::Mandala> for Worlds {
    fn draw(&self, rng: &mut impl Rng) -> State {
        let (mut dealt, mut hand) = (Pile::EMPTY, Pile::EMPTY);
        let (mut dealt_due, mut hand_due) = (self.dealt, self.hand);
        for colour in Colour::ALL {
            let mut at = below_u128(rng, self.ways[colour.index()][dealt_due][hand_due]);
            let mut split = (0, 0);
            self.for_each_split(colour, dealt_due, hand_due, |d, h, ways| {
                split = (d, h);
                let here = at < ways;
                at = at.wrapping_sub(ways);
                here
            });
            let (d, h) = split;
            dealt += Pile::of(colour, d as u8);
            hand += Pile::of(colour, h as u8);
            dealt_due -= d;
            hand_due -= h;
        }
        self.build(rng, dealt, hand)
    }

    fn enumerate(&self, most: usize) -> Option<Vec<(State, f64)>> {
        let mut worlds = Vec::new();
        let none = Placing { dealt: Pile::EMPTY, hand: Pile::EMPTY, probability: 1.0 };
        self.place(&Colour::ALL, (self.dealt, self.hand), none, &mut |placing| {
            self.share(placing, most, &mut worlds)
        })?;
        Some(worlds)
    }

    fn count(&self, most: usize) -> Option<usize> {
        let mut count = 0;
        let none = Placing { dealt: Pile::EMPTY, hand: Pile::EMPTY, probability: 1.0 };
        self.place(&Colour::ALL, (self.dealt, self.hand), none, &mut |placing| {
            let left = self.unseen - placing.dealt - placing.hand;
            let shared = self.hands(placing).len() * self.dealt_cards(placing).len();
            count += count_orders(left, most)? * shared;
            (count <= most).then_some(())
        })?;
        Some(count)
    }
}

/// The unseen cards that are dealt to Cups and in hands, as far as they are placed.
#[derive(Clone, Copy)]
struct Placing {
    dealt: Pile,
    hand: Pile,
    probability: f64,
}

impl Worlds {
    pub(crate) fn new(view: &View) -> Option<Self> {
        if matches!(view.table.phase, Phase::Over(_)) {
            return None;
        }
        let table = &view.table;
        let mut seen = table.discard + view.cups_seen[0] + view.cups_seen[1];
        for areas in &table.mandalas {
            seen += areas.all();
        }
        for river in table.rivers {
            seen += river.cards();
        }
        let (mut hand, mut dealt) = (0, 0);
        for seat in Seat::all(2) {
            if let Some(own) = view.own.filter(|_| view.viewer == Viewer::Seat(seat)) {
                seen += own.hand + (own.cup - view.cups_seen[seat.index()]);
            } else {
                hand += usize::from(view.hands[seat.index()]);
                dealt += usize::from(view.cups[seat.index()] - view.cups_seen[seat.index()].len());
            }
        }
        let unseen = Pile::ALL - seen;
        let (not_in_deck, most_dealt) = match view.pools {
            None => (Pile::EMPTY, unseen),
            Some(KnownPools { fresh, stale }) => (unseen - unseen.at_most(fresh), stale),
        };
        let mut worlds =
            Self { view: view.clone(), unseen, not_in_deck, most_dealt, hand, dealt, ways: Box::default() };
        worlds.count_ways();
        Some(worlds)
    }

    /// How many placings there are, up to the order within a place; all hidden hands together are one place, and so are all
    /// dealt Cup cards.
    pub(crate) fn placings(&self) -> u128 {
        self.ways[0][self.dealt][self.hand]
    }

    fn count_ways(&mut self) {
        self.ways[6][0][0] = 1;
        for colour in Colour::ALL.into_iter().rev() {
            for dealt in 0..=self.dealt {
                for hand in 0..=self.hand {
                    let mut sum = 0;
                    self.for_each_split(colour, dealt, hand, |_, _, ways| {
                        sum += ways;
                        false
                    });
                    self.ways[colour.index()][dealt][hand] = sum;
                }
            }
        }
    }

    /// Every way to give `d` of the colour's unseen cards to the Cups and `h` to the hands, when the colours from this one
    /// on still owe `dealt` and `hand` cards. Stops when `f` says so.
    fn for_each_split(
        &self,
        colour: Colour,
        dealt: usize,
        hand: usize,
        mut f: impl FnMut(usize, usize, u128) -> bool,
    ) {
        let unseen = usize::from(self.unseen.count(colour));
        let not_in_deck = usize::from(self.not_in_deck.count(colour));
        let most_dealt = usize::from(self.most_dealt.count(colour)).min(dealt).min(unseen);
        let rest = &self.ways[colour.index() + 1];
        for d in 0..=most_dealt {
            for h in not_in_deck.saturating_sub(d)..=hand.min(unseen - d) {
                let ways = choose(unseen, d) * choose(unseen - d, h) * rest[dealt - d][hand - h];
                if ways > 0 && f(d, h, ways) {
                    return;
                }
            }
        }
    }

    /// Places the cards of these colours in every way, when they still owe so many to Cups and hands. Stops with nothing when
    /// `each` does.
    fn place(
        &self,
        colours: &[Colour],
        (dealt_due, hand_due): (usize, usize),
        placing: Placing,
        each: &mut impl FnMut(Placing) -> Option<()>,
    ) -> Option<()> {
        let Some((&colour, rest)) = colours.split_first() else {
            return each(placing);
        };
        let all = self.ways[colour.index()][dealt_due][hand_due] as f64;
        let mut splits = Vec::new();
        self.for_each_split(colour, dealt_due, hand_due, |d, h, ways| {
            splits.push((d, h, ways as f64 / all));
            false
        });
        splits.into_iter().try_for_each(|(d, h, share)| {
            let placing = Placing {
                dealt: placing.dealt + Pile::of(colour, d as u8),
                hand: placing.hand + Pile::of(colour, h as u8),
                probability: placing.probability * share,
            };
            self.place(rest, (dealt_due - d, hand_due - h), placing, each)
        })
    }

    /// Shares the placed cards between the seats, and puts the others into the deck in every order.
    fn share(&self, placing: Placing, most: usize, worlds: &mut Vec<(State, f64)>) -> Option<()> {
        let in_deck = self.unseen - placing.dealt - placing.hand;
        for (hands, of_hands) in self.hands(placing) {
            for (dealt, of_dealt) in self.dealt_cards(placing) {
                let world = self.state(hands, dealt, in_deck, [Colour::Red; CARDS], Seed([0; 32]));
                let probability = placing.probability * of_hands * of_dealt;
                orders(world, in_deck, probability, most, worlds)?;
            }
        }
        Some(())
    }

    fn hands(&self, placing: Placing) -> Vec<([Pile; 2], f64)> {
        self.by_seat(placing.hand, self.view.hands[0], |own| own.hand)
    }

    fn dealt_cards(&self, placing: Placing) -> Vec<([Pile; 2], f64)> {
        self.by_seat(placing.dealt, 2, |own| self.own_dealt(own))
    }

    /// What each seat has of the hidden cards of one kind, with its probability: the viewer their own and the other the
    /// rest; for a spectator every way to give `first` of them to seat 0.
    fn by_seat(&self, hidden: Pile, first: u8, own: impl Fn(Own) -> Pile) -> Vec<([Pile; 2], f64)> {
        match (self.view.viewer.seat().map(Seat::index), self.view.own) {
            (Some(0), Some(cards)) => vec![([own(cards), hidden], 1.0)],
            (Some(_), Some(cards)) => vec![([hidden, own(cards)], 1.0)],
            _ => shares(hidden, first),
        }
    }

    /// The viewer's cards that were dealt to their Cup.
    fn own_dealt(&self, own: Own) -> Pile {
        let seen = self.view.viewer.seat().map_or(Pile::EMPTY, |seat| self.view.cups_seen[seat.index()]);
        own.cup - seen
    }

    /// The state with these cards in the hidden Cups and hands, and the other unseen cards in the deck.
    fn build(&self, rng: &mut impl Rng, dealt: Pile, hand: Pile) -> State {
        let view = &self.view;
        let in_deck = self.unseen - dealt - hand;
        let mut deck = [Colour::Red; CARDS];
        let order = &mut deck[..usize::from(view.table.deck)];
        order.iter_mut().zip(in_deck.cards()).for_each(|(place, card)| *place = card);
        shuffle(rng, order);
        let [hands, dealt] = match (view.viewer.seat().map(Seat::index), view.own) {
            (Some(own), Some(cards)) => {
                let own_dealt = self.own_dealt(cards);
                if own == 0 {
                    [[cards.hand, hand], [own_dealt, dealt]]
                } else {
                    [[hand, cards.hand], [dealt, own_dealt]]
                }
            }
            _ => [split(rng, hand, view.hands[0]), split(rng, dealt, 2)],
        };
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        self.state(hands, dealt, in_deck, deck, Seed(seed))
    }

    /// The state in which the hidden cards lie like this.
    fn state(
        &self,
        hands: [Pile; 2],
        dealt: [Pile; 2],
        in_deck: Pile,
        deck: [Colour; CARDS],
        seed: Seed,
    ) -> State {
        let view = &self.view;
        State {
            table: view.table,
            hands,
            cups: [view.cups_seen[0] + dealt[0], view.cups_seen[1] + dealt[1]],
            dealt,
            pools: view
                .pools
                .map_or_else(Pools::default, |pools| plausible(view, pools, in_deck, hands, dealt)),
            seed,
            reshuffles: u32::from(view.pools.is_some()),
            deck,
        }
    }
}

/// Pools that look to the viewer as they do, and leave the others with what they can at least be sure of.
fn plausible(view: &View, pools: KnownPools, in_deck: Pile, hands: [Pile; 2], dealt: [Pile; 2]) -> Pools {
    // What is fresh to the viewer and not in the deck has been drawn by the opponent.
    let drawn = pools.fresh - in_deck;
    match view.viewer.seat().map(Seat::index) {
        Some(own) => {
            let other = own ^ 1;
            let mut then = hands;
            then[other] = pools.stale - dealt[other];
            let mut by = [Pile::EMPTY; 2];
            by[other] = drawn;
            Pools { fresh: pools.fresh, drawn: by, hands: then }
        }
        None => Pools {
            fresh: pools.fresh,
            drawn: [drawn, Pile::EMPTY],
            hands: [pools.stale - dealt[0] - dealt[1], Pile::EMPTY],
        },
    }
}

/// Gives `first` random cards of a pile to seat 0 and the others to seat 1.
fn split(rng: &mut impl Rng, pile: Pile, first: u8) -> [Pile; 2] {
    let mut cards: Vec<Colour> = pile.cards().collect();
    shuffle(rng, &mut cards);
    let (zero, one) = cards.split_at(usize::from(first));
    [zero.iter().copied().collect(), one.iter().copied().collect()]
}

/// Fills the deck of a world with the cards left in every order.
fn orders(
    mut world: State,
    left: Pile,
    probability: f64,
    most: usize,
    worlds: &mut Vec<(State, f64)>,
) -> Option<()> {
    if left.is_empty() {
        worlds.push((world, probability));
        return (worlds.len() <= most).then_some(());
    }
    let place = usize::from(left.len()) - 1;
    left.iter().try_for_each(|(colour, count)| {
        world.deck[place] = colour;
        let share = f64::from(count) / f64::from(left.len());
        orders(world.clone(), left - Pile::of(colour, 1), probability * share, most, worlds)
    })
}
