//! Games with an encoding: what this package needs of a game.

use encoding::Encoded;
use mandala_games::{GameRefused, PlayableGame};
use tabletop::message::{Arg, Message};

/// A game that can be played, and whose views are tensors.
pub(crate) trait EncodedGame: PlayableGame + Encoded {}

impl<G: PlayableGame + Encoded> EncodedGame for G {}

/// Reads an action.
pub(crate) fn parse<G: EncodedGame>(text: &str) -> Result<G::Action, GameRefused> {
    text.parse().map_err(GameRefused::rule)
}

/// The action with this id.
pub(crate) fn action<G: EncodedGame>(id: usize) -> Result<G::Action, GameRefused> {
    let action = u16::try_from(id).ok().and_then(G::action);
    action.ok_or_else(|| GameRefused::rule(NoAction { id }))
}

/// The id of an action.
pub(crate) fn id<G: EncodedGame>(action: G::Action) -> Result<usize, GameRefused> {
    G::id(action).map(usize::from).ok_or_else(|| GameRefused::rule(NeverLegal { action: action.to_string() }))
}

/// No action has this id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no action has the id {id}")]
struct NoAction {
    id: usize,
}

impl Message for NoAction {
    fn id(&self) -> &'static str {
        "encoding-no-such-id"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("id", self.id.into())]
    }
}

/// An action that is legal in no position has no id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{action} is legal in no position, and has no id")]
struct NeverLegal {
    action: String,
}

impl Message for NeverLegal {
    fn id(&self) -> &'static str {
        "encoding-never-legal"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("action", self.action.as_str().into())]
    }
}
