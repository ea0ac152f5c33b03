//! What a player can foresee of an action from their view alone.

use serde::Serialize;
use tabletop::Seat;

use crate::action::{Action, MandalaNumber};
use crate::apply::{BUILD_DRAW, build_draw};
use crate::event::ClaimedCards;
use crate::pile::Pile;
use crate::river::River;
use crate::score::points;
use crate::table::{Areas, Phase, Reason, Table};

/// The foreseeable consequences of an action.
///
/// ```
/// use mandala::tabletop::{Game, Seat, Seed, State, View, Viewer};
/// use mandala::{Mandala, Options};
///
/// let view = Mandala::deal(&Options::default(), 2, Seed::from_number(7)).view(Viewer::Seat(Seat::FIRST));
/// for action in view.legal_actions() {
///     // No mandala is being destroyed yet, so nothing can be claimed.
///     assert!(view.effects(action)?.gains.is_none());
/// }
/// # Ok::<(), mandala::Illegal>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaEffects"))]
pub struct Effects {
    /// Cards the player will draw.
    pub draws: u8,
    /// Why they are fewer than the action offers, if they are.
    pub draw_limit: Option<DrawLimit>,
    /// Whether that draw takes the deck's last card (M-6.1).
    pub exhausts: bool,
    /// The mandala that will be complete (M-5.1).
    pub completes: Option<Completion>,
    /// What a claim brings.
    pub gains: Option<Gain>,
    /// Cards that will be turned up for a new Mountain (M-5.7).
    pub refills: u8,
    /// How the game will end with this action, if it surely will. Whether a deadlock comes first depends on hidden cards,
    /// so it cannot be foreseen.
    pub ends: Option<Reason>,
}

/// Why a draw brings fewer cards than the action offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaDrawLimit"))]
#[serde(rename_all = "lowercase")]
pub enum DrawLimit {
    /// The hand may hold no more (M-4.5).
    Hand,
    /// Deck and discard pile have no more (M-6.4).
    Deck,
}

/// A mandala that is complete or about to be, and who chooses first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaCompletion"))]
pub struct Completion {
    /// The mandala.
    pub mandala: MandalaNumber,
    /// Who chooses first; none when both Fields are empty (M-5.6).
    pub first: Option<Seat>,
    /// How many cards each Field holds, which is why (M-5.2).
    pub fields: [u8; 2],
    /// Whether both hold as many, so that it is the player who did not play the last card (M-5.2).
    pub tie: bool,
}

/// What a claim brings its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaGain"))]
pub struct Gain {
    /// Where the cards go.
    #[serde(flatten)]
    pub taken: ClaimedCards,
    /// The River space that gives the cards their worth; none when they are discarded.
    pub space: Option<u8>,
    /// How many Cup cards score by that space from now on: those claimed, and with a colour new to the River those that
    /// were in the Cup before.
    pub scoring: u8,
    /// Whether the player's River then has all six colours, so that the game ends with this destruction (M-7.1).
    pub fills_river: bool,
    /// How many points more the player's Cup is worth.
    pub points: u32,
}

impl Completion {
    /// Of a mandala to which `last` played the last card.
    pub(crate) fn of(mandala: MandalaNumber, areas: &Areas, last: Seat) -> Self {
        let fields = areas.fields.map(Pile::len);
        let first = (fields != [0, 0]).then(|| areas.first_chooser(last));
        Self { mandala, first, fields, tie: first.is_some() && fields[0] == fields[1] }
    }
}

impl tabletop::presentation::Effects for Effects {
    fn reveals(&self) -> bool {
        self.draws > 0 || self.refills > 0 || self.ends.is_some()
    }

    fn points(&self) -> u32 {
        self.gains.map_or(0, |gain| gain.points)
    }
}

impl Effects {
    /// Foresees a legal action of the player to move, who holds `hand` and `cup`.
    pub(crate) fn foresee(table: &Table, seat: Seat, hand: Pile, cup: Pile, action: Action) -> Self {
        match action {
            Action::Build { mandala, colour } => {
                let mut areas = *table.mandala(mandala);
                areas.mountain += Pile::of(colour, 1);
                let wanted = build_draw(hand.len() - 1);
                let mut effects = Self::drawing(table, wanted, table.discard);
                if effects.draw_limit.is_none() && wanted < BUILD_DRAW {
                    effects.draw_limit = Some(DrawLimit::Hand);
                }
                effects.play_to(table, mandala, areas, seat);
                effects
            }
            Action::Grow { mandala, colour, count } => {
                let mut areas = *table.mandala(mandala);
                areas.fields[seat.index()] += Pile::of(colour, count);
                let mut effects = Self::default();
                effects.play_to(table, mandala, areas, seat);
                effects
            }
            Action::Discard { colour, count } => {
                let mut effects = Self::drawing(table, count, table.discard + Pile::of(colour, count));
                effects.ends = last_turn(table, table.turn + 1);
                effects
            }
            Action::Claim { colour } => Self::claiming(table, seat, cup, colour),
        }
    }

    fn drawing(table: &Table, wanted: u8, discard: Pile) -> Self {
        let draws = wanted.min(table.deck + discard.len());
        // M-6.4: a deck that is empty already is first renewed from the discard pile.
        let deck = if table.deck == 0 { discard.len() } else { table.deck };
        let draw_limit = (draws < wanted).then_some(DrawLimit::Deck);
        Self { draws, draw_limit, exhausts: draws > 0 && draws >= deck, ..Self::default() }
    }

    fn play_to(&mut self, table: &Table, mandala: MandalaNumber, areas: Areas, seat: Seat) {
        if !areas.is_complete() {
            self.ends = last_turn(table, table.turn + 1);
            return;
        }
        let completion = Completion::of(mandala, &areas, seat);
        self.completes = Some(completion);
        if completion.first.is_none() {
            self.finish(table, table.rivers, table.exhausted || self.exhausts, table.turn + 1);
        }
    }

    fn claiming(table: &Table, seat: Seat, cup: Pile, colour: crate::colour::Colour) -> Self {
        let Phase::Claim(which) = table.phase else { unreachable!("a claim is legal only in a destruction") };
        let areas = table.mandala(which);
        let mut rivers = table.rivers;
        let river = &mut rivers[seat.index()];
        let taken =
            ClaimedCards::new(areas.fields[seat.index()], *river, colour, areas.mountain.count(colour));
        let before = points(*river, cup);
        if taken.river.is_some() {
            river.add(colour);
        }
        let after = cup + Pile::of(colour, taken.cup);
        let gain = Gain {
            taken,
            space: (taken.discarded == 0).then(|| river.space(colour)),
            scoring: if taken.river.is_some() { after.count(colour) } else { taken.cup },
            fills_river: taken.river.is_some() && river.is_full(),
            points: points(*river, after) - before,
        };
        let mut effects = Self { gains: Some(gain), ..Self::default() };
        if areas.mountain.colours().len() == 1 {
            effects.finish(table, rivers, table.exhausted, table.turn);
        }
        effects
    }

    /// The end of a destruction (M-7.1, M-5.7).
    fn finish(&mut self, table: &Table, rivers: [River; 2], exhausted: bool, turns: u32) {
        if rivers.iter().any(|river| river.is_full()) {
            self.ends = Some(Reason::River);
        } else if exhausted {
            self.ends = Some(Reason::Deck);
        } else {
            self.refills = crate::destroy::REFILL;
            self.ends = last_turn(table, turns);
        }
    }
}

/// M-7.3: whether the game ends with this many turns taken.
fn last_turn(table: &Table, turns: u32) -> Option<Reason> {
    (turns >= table.turn_limit).then_some(Reason::Limit)
}
