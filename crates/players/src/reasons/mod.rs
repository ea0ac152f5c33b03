//! Reasons for an action, in words: ids with arguments, made from what the player can see.
//!
//! A game lists everything that holds of an action, the most telling first; the order of the list is the priority and stands
//! in the documentation of the game's reasons. The reason given is the first that does not hold of the alternative as well:
//! a difference explains more than what both have in common. Only if nothing on the list holds does the search speak for
//! itself.

mod mandala;
mod stones;

use tabletop::message::{Arg, Message};
use tabletop::{Game, View};

pub use mandala::MandalaReason;
pub use stones::StonesReason;

use crate::trained::TrainedGame;

/// A game whose actions can be explained.
pub trait ExplainedGame: TrainedGame {
    /// A reason for an action of the game's.
    type GameReason: Message + Clone + PartialEq + Send;

    /// Every reason that holds of a legal action of the viewer's, the most telling first. Some hold only against an
    /// alternative.
    fn reasons(
        view: &<Self as Game>::View,
        action: <Self as Game>::Action,
        against: Option<<Self as Game>::Action>,
    ) -> Vec<Self::GameReason>;
}

/// A reason for an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason<R> {
    /// There is nothing else to do.
    Only,
    /// No single reason: the search finds it best.
    Search,
    /// A reason of the game's own.
    Game(R),
}

impl<R: Message> Message for Reason<R> {
    fn id(&self) -> &'static str {
        match self {
            Self::Only => "why-only",
            Self::Search => "why-search",
            Self::Game(reason) => reason.id(),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Only | Self::Search => vec![],
            Self::Game(reason) => reason.args(),
        }
    }
}

/// Explains an action of the viewer's, whose turn it is, against an alternative.
pub fn explain<G: ExplainedGame>(
    view: &G::View,
    action: G::Action,
    against: Option<G::Action>,
) -> Reason<G::GameReason> {
    let mut legal = 0;
    view.for_each_legal(|_| legal += 1);
    if legal == 1 {
        return Reason::Only;
    }
    let reasons = G::reasons(view, action, against);
    let shared = against.map(|other| G::reasons(view, other, None)).unwrap_or_default();
    let telling = reasons.iter().find(|why| !shared.contains(why)).or(reasons.first());
    telling.cloned().map_or(Reason::Search, Reason::Game)
}
