//! What a player can foresee of an action from their view alone.

use serde::Serialize;
use tabletop::Seat;

use crate::action::{Action, Which};
use crate::apply::build_draw;
use crate::event::Taken;
use crate::pile::Pile;
use crate::river::River;
use crate::score::points;
use crate::table::{Phase, Reason, Table};

/// The foreseeable consequences of an action.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaEffects"))]
pub struct Effects {
    /// Cards the player will draw.
    pub draws: u8,
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

/// A mandala about to be complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaCompletion"))]
pub struct Completion {
    /// The mandala.
    pub mandala: Which,
    /// Who would choose first; nobody when both Fields are empty (M-5.6).
    pub first: Option<Seat>,
    /// How many cards each Field would hold, which is why (M-5.2).
    pub fields: [u8; 2],
}

/// What a claim brings its player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaGain"))]
pub struct Gain {
    /// Where the cards go.
    #[serde(flatten)]
    pub taken: Taken,
    /// How many points more the player's Cup is worth.
    pub points: u32,
}

impl tabletop::Effects for Effects {
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
                let mut effects = Self::drawing(table, build_draw(hand.len() - 1), table.discard);
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
        Self { draws, exhausts: draws > 0 && draws >= deck, ..Self::default() }
    }

    fn play_to(&mut self, table: &Table, mandala: Which, areas: crate::table::Areas, seat: Seat) {
        if !areas.is_complete() {
            self.ends = last_turn(table, table.turn + 1);
            return;
        }
        let no_fields = areas.fields == [Pile::EMPTY; 2];
        let first = (!no_fields).then(|| areas.first_chooser(seat));
        self.completes = Some(Completion { mandala, first, fields: areas.fields.map(Pile::len) });
        if no_fields {
            self.finish(table, table.rivers, table.exhausted || self.exhausts, table.turn + 1);
        }
    }

    fn claiming(table: &Table, seat: Seat, cup: Pile, colour: crate::colour::Colour) -> Self {
        let Phase::Claim(which) = table.phase else { unreachable!("a claim is legal only in a destruction") };
        let areas = table.mandala(which);
        let mut rivers = table.rivers;
        let river = &mut rivers[seat.index()];
        let taken = Taken::new(areas.fields[seat.index()], *river, colour, areas.mountain.count(colour));
        let before = points(*river, cup);
        if taken.river.is_some() {
            river.add(colour);
        }
        let after = points(*river, cup + Pile::of(colour, taken.cup));
        let mut effects = Self { gains: Some(Gain { taken, points: after - before }), ..Self::default() };
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
