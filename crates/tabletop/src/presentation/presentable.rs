//! What screens need of a game: views as JSON, events as each may see them, and what would happen if.

use core::fmt::Debug;

use serde::Serialize;

use crate::record::{RecordProof, ReplayableGame};
use crate::seat::Viewer;

/// A game that can be shown to people. The JSON of its views is the wire format.
///
/// ```
/// use tabletop::presentation::PresentableGame;
/// use tabletop::{Seed, State, Viewer};
///
/// /// What spectators of a new game are sent.
/// fn public<G: PresentableGame>(players: usize, seed: Seed) -> String {
///     let view = G::deal(&G::Options::default(), players, seed).view(Viewer::Spectator);
///     serde_json::to_string(&view).expect("a view is plain data")
/// }
/// # #[cfg(feature = "testing")]
/// assert!(public::<tabletop::testing::kuhn::Kuhn>(2, Seed::from_number(1)).starts_with("{\"seat\":null"));
/// ```
pub trait PresentableGame: ReplayableGame<View: Serialize, Event: Event> {
    /// What an action would foreseeably cause.
    type Effects: Effects;

    /// What the viewer can foresee of their own action, or why it is illegal.
    fn effects(view: &Self::View, action: Self::Action) -> Result<Self::Effects, Self::Illegal>;

    /// What the rules make of what the viewer sees: what pieces are worth, who is ahead. Code that shows a view need
    /// not know how that is counted.
    fn figures(_view: &Self::View) -> impl Serialize {}

    /// What a table's options come to for so many, and what its boards and cards print: for those who draw it.
    fn printed(_options: &Self::Options, _players: usize) -> impl Serialize {}

    /// The view that shows everything, of no seat. It tells as much as [`ReplayableGame::full`], so only a
    /// state of a record gives it.
    fn open(state: &Self::State, recorded: RecordProof) -> Self::View;
}

/// What an action caused. [`Self::redact`] gives each viewer their due.
///
/// ```
/// use tabletop::presentation::Event;
/// use tabletop::{Seat, Viewer};
///
/// /// A card that only its player sees.
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct Drew {
///     card: u8,
///     by: Seat,
/// }
///
/// impl Event for Drew {
///     type Redacted = Option<u8>;
///
///     fn redact(&self, viewer: Viewer) -> Option<u8> {
///         (viewer == Viewer::Seat(self.by)).then_some(self.card)
///     }
/// }
/// let drew = Drew { card: 3, by: Seat::FIRST };
/// assert_eq!((drew.redact(Viewer::Seat(Seat::FIRST)), drew.redact(Viewer::Spectator)), (Some(3), None));
/// ```
pub trait Event {
    /// The event as one viewer may see it.
    type Redacted: Clone + Eq + Debug + Serialize;

    /// Takes out what `viewer` may not know.
    fn redact(&self, viewer: Viewer) -> Self::Redacted;
}

/// An event that everyone sees as it is.
///
/// ```
/// use serde::Serialize;
/// use tabletop::Viewer;
/// use tabletop::presentation::{Event, PublicEvent};
///
/// #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
/// struct Passed;
///
/// impl PublicEvent for Passed {}
///
/// assert_eq!(Passed.redact(Viewer::Spectator), Passed);
/// ```
pub trait PublicEvent: Clone + Eq + Debug + Serialize {}

impl<E: PublicEvent> Event for E {
    type Redacted = Self;

    fn redact(&self, _: Viewer) -> Self {
        self.clone()
    }
}

/// What an action would foreseeably cause.
///
/// ```
/// use tabletop::presentation::Effects;
///
/// // In a game in which nothing can be foreseen, they are the unit.
/// assert_eq!((().reveals(), ().points()), (false, 0));
/// ```
pub trait Effects: Clone + Eq + Debug + Serialize {
    /// Whether the action shows its player something hidden, so that it cannot be taken back freely.
    fn reveals(&self) -> bool;

    /// The points the action is sure to bring its player.
    fn points(&self) -> u32;
}

/// Nothing can be foreseen, and nothing is revealed.
impl Effects for () {
    fn reveals(&self) -> bool {
        false
    }

    fn points(&self) -> u32 {
        0
    }
}
