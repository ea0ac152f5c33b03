//! What one viewer may know (M-8).

use serde::{Serialize, Serializer};
use tabletop::{Seat, Viewer};

use crate::action::{Action, MandalaNumber};
use crate::check;
use crate::effects::Effects;
use crate::error::Illegal;
use crate::figures::Figures;
use crate::legal::{self, Choices};
use crate::pile::Pile;
use crate::river::River;
use crate::state::State;
use crate::table::{Areas, Phase, Table};
use crate::worlds::Worlds;

/// A game of Mandala as one viewer sees it.
///
/// ```
/// use mandala::tabletop::{Game, Seat, Seed, State, Viewer};
/// use mandala::{Mandala, Options};
///
/// let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
/// let own = state.view(Viewer::Seat(Seat::FIRST));
/// assert_eq!(own.hand().map(|hand| hand.len()), Some(own.hand_size(Seat::FIRST)));
/// // Spectators see how many cards a hand has, and no more.
/// let public = state.view(Viewer::Spectator);
/// assert_eq!((public.hand(), public.hand_size(Seat::FIRST)), (None, own.hand_size(Seat::FIRST)));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) viewer: Viewer,
    pub(crate) table: Table,
    /// The viewer's own hand and Cup.
    pub(crate) own: Option<Own>,
    /// How many cards each hand holds.
    pub(crate) hands: [u8; 2],
    /// How many cards each Cup holds.
    pub(crate) cups: [u8; 2],
    /// What everyone saw go into each Cup.
    pub(crate) cups_seen: [Pile; 2],
    pub(crate) pools: Option<KnownPools>,
    pub(crate) reveal: Option<Reveal>,
}

/// What only the owner sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Own {
    pub(crate) hand: Pile,
    pub(crate) cup: Pile,
}

/// What a viewer remembers of the last reshuffle (M-8.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct KnownPools {
    /// The cards of the reshuffled pile that the viewer has not since drawn or seen turned up.
    pub(crate) fresh: Pile,
    /// The cards the viewer could not see at that moment.
    pub(crate) stale: Pile,
}

/// All hands and Cups: once the game is over, and in open replays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaReveal"))]
pub(crate) struct Reveal {
    hands: [Pile; 2],
    cups: [Pile; 2],
}

impl View {
    pub(crate) fn of(state: &State, viewer: Viewer) -> Self {
        let own = viewer.seat().map(Seat::index);
        let hidden = |seat: usize| own != Some(seat);
        let pools = (state.reshuffles > 0).then(|| KnownPools {
            fresh: own.map_or(state.pools.fresh, |seat| state.pools.fresh - state.pools.drawn[seat]),
            stale: (0..2)
                .filter(|&seat| hidden(seat))
                .fold(Pile::EMPTY, |pile, seat| pile + state.pools.hands[seat] + state.dealt[seat]),
        });
        let over = matches!(state.table.phase, Phase::Over(_));
        Self {
            viewer,
            table: state.table,
            own: own.map(|seat| Own { hand: state.hands[seat], cup: state.cups[seat] }),
            hands: state.hands.map(Pile::len),
            cups: state.cups.map(Pile::len),
            cups_seen: [state.cups[0] - state.dealt[0], state.cups[1] - state.dealt[1]],
            pools,
            reveal: over.then_some(Reveal { hands: state.hands, cups: state.cups }),
        }
    }

    /// A spectator's view to which everything is shown.
    pub(crate) fn open(state: &State) -> Self {
        let reveal = Reveal { hands: state.hands, cups: state.cups };
        Self { reveal: Some(reveal), ..Self::of(state, Viewer::Spectator) }
    }

    /// What everyone sees.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The viewer's own hand, if they have a seat.
    pub fn hand(&self) -> Option<Pile> {
        self.own.map(|own| own.hand)
    }

    /// The viewer's own Cup, if they have a seat.
    pub fn cup(&self) -> Option<Pile> {
        self.own.map(|own| own.cup)
    }

    /// How many cards a hand holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        self.hands[seat.index()]
    }

    /// How many cards a Cup holds.
    pub fn cup_size(&self, seat: Seat) -> u8 {
        self.cups[seat.index()]
    }

    /// What everyone saw go into a Cup.
    pub fn cup_seen(&self, seat: Seat) -> Pile {
        self.cups_seen[seat.index()]
    }

    /// After a reshuffle: its cards that the viewer has not seen since (M-8.3).
    pub fn fresh(&self) -> Option<Pile> {
        self.pools.map(|pools| pools.fresh)
    }

    /// After a reshuffle: the cards that the viewer could not see then (M-8.3).
    pub fn stale(&self) -> Option<Pile> {
        self.pools.map(|pools| pools.stale)
    }

    /// All hands, once the game is over or where everything is shown.
    pub fn revealed_hands(&self) -> Option<[Pile; 2]> {
        self.reveal.map(|reveal| reveal.hands)
    }

    /// All Cups, once the game is over or where everything is shown.
    pub fn revealed_cups(&self) -> Option<[Pile; 2]> {
        self.reveal.map(|reveal| reveal.cups)
    }

    /// The viewer's own legal actions by kind and colour; none when it is not their turn.
    #[inline]
    pub fn choices(&self) -> Choices {
        self.mover().map_or_else(Choices::default, |(_, own)| Choices::of(&self.table, own.hand))
    }

    /// What the viewer can foresee of their own action, or why it is illegal.
    ///
    /// ```
    /// use mandala::tabletop::{Game, Seat, Seed, State, View, Viewer};
    /// use mandala::{Action, Mandala, Options};
    ///
    /// let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
    /// let view = state.view(Viewer::Seat(Seat::FIRST));
    /// let discard = view.legal_actions().into_iter().find(|action| matches!(action, Action::Discard { count: 1, .. }));
    /// let effects = view.effects(discard.expect("one may always discard a card"))?;
    /// assert_eq!((effects.draws, effects.completes), (1, None));
    /// # Ok::<(), mandala::Illegal>(())
    /// ```
    pub fn effects(&self, action: Action) -> Result<Effects, Illegal> {
        let (seat, own) = self.mover().ok_or(match self.table.phase {
            Phase::Over(_) => Illegal::GameOver,
            Phase::Turn | Phase::Claim(_) => Illegal::NotYourTurn,
        })?;
        check::check(&self.table, own.hand, action)?;
        Ok(Effects::foresee(&self.table, seat, own.hand, own.cup, action))
    }

    /// What the rules make of what the viewer sees.
    ///
    /// ```
    /// use mandala::tabletop::{Game, Seat, Seed, State, Viewer};
    /// use mandala::{Mandala, Options};
    ///
    /// let state = Mandala::deal(&Options::default(), 2, Seed::from_number(7));
    /// let figures = state.view(Viewer::Seat(Seat::FIRST)).figures();
    /// // Without a River the two cards of the own Cup score nothing yet.
    /// assert_eq!((figures.cups[0].cards.len(), figures.cups[0].points), (2, 0));
    /// ```
    pub fn figures(&self) -> Figures {
        let own = |seat: usize| self.own.filter(|_| self.viewer == Viewer::Seat(Seat::new(seat)));
        let known = |seat: usize| own(seat).map_or(self.cups_seen[seat], |own| own.cup);
        Figures::of(&self.table, self.revealed_cups().unwrap_or_else(|| [known(0), known(1)]))
    }

    /// The viewer's seat and own cards, if it is their turn.
    fn mover(&self) -> Option<(Seat, Own)> {
        let seat = self.viewer.seat()?;
        (self.table.to_move() == Some(seat)).then_some((seat, self.own?))
    }
}

impl tabletop::View<crate::Mandala> for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_move(&self) -> Option<Seat> {
        self.table.to_move()
    }

    fn for_each_legal(&self, f: impl FnMut(Action)) {
        if let Some((_, own)) = self.mover() {
            legal::for_each(&self.table, own.hand, f);
        }
    }

    fn worlds(&self) -> Option<Worlds> {
        Worlds::new(self)
    }
}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let claiming = match self.table.phase {
            Phase::Claim(which) => Some(which),
            Phase::Turn | Phase::Over(_) => None,
        };
        Wire {
            game: <crate::Mandala as tabletop::Game>::NAME,
            seat: self.viewer.seat(),
            to_move: self.table.to_move(),
            phase: self.table.phase.name(),
            turn: self.table.turn,
            hand: self.hand(),
            cup: self.cup(),
            hands: self.hands,
            cups: self.cups,
            cups_seen: self.cups_seen,
            rivers: self.table.rivers,
            mandalas: self.table.mandalas,
            claiming,
            deck: self.table.deck,
            discard: self.table.discard,
            exhausted: self.table.exhausted,
            fresh: self.fresh(),
            stale: self.stale(),
            reveal: self.reveal,
        }
        .serialize(serializer)
    }
}

/// The wire format, keys in a fixed order.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaView"))]
pub(crate) struct Wire {
    #[cfg_attr(feature = "typescript", ts(type = "\"mandala\""))]
    game: &'static str,
    /// The viewer's seat; `None` for spectators.
    seat: Option<Seat>,
    /// Who must act; `None` when the game is over.
    to_move: Option<Seat>,
    #[cfg_attr(feature = "typescript", ts(type = "\"turn\" | \"claim\" | \"over\""))]
    phase: &'static str,
    turn: u32,
    /// The viewer's own hand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    hand: Option<Pile>,
    /// The viewer's own Cup.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    cup: Option<Pile>,
    /// How many cards each hand holds.
    hands: [u8; 2],
    /// How many cards each Cup holds.
    cups: [u8; 2],
    /// What everyone saw go into each Cup.
    cups_seen: [Pile; 2],
    rivers: [River; 2],
    mandalas: [Areas; 2],
    /// The mandala that is being destroyed.
    claiming: Option<MandalaNumber>,
    /// How many cards the deck holds.
    deck: u8,
    discard: Pile,
    exhausted: bool,
    /// After a reshuffle: its cards that the viewer has not seen since (M-8.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    fresh: Option<Pile>,
    /// After a reshuffle: the cards that the viewer could not see then (M-8.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    stale: Option<Pile>,
    /// All hands and Cups: once the game is over, and in open replays.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    reveal: Option<Reveal>,
}
