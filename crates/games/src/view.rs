//! What a player to move sees, behind a trait object: enough to decide, or to be advised.

use mandala_players::{Bot, Cancel, Level, SearchPlayer, hint, hint_limits};
use tabletop::message::{Arg, Message};
use tabletop::{Game, Seed};

use crate::list::PlayableGame;

/// A view in which it is the viewer's turn.
pub trait AnyView: Send {
    /// Chooses as a computer of this level does.
    fn choose(&self, level: Level, seed: &Seed, cancel: &Cancel) -> String;

    /// Advises the player.
    fn hint(&self, seed: &Seed, cancel: &Cancel) -> Hint;
}

/// Advice for the player to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The best action.
    pub action: String,
    /// The winning chance with it.
    pub chance: f32,
    /// Why it is best: the id of a message with its arguments.
    pub reason: (&'static str, Vec<(&'static str, Arg)>),
}

pub(crate) struct GameView<G: Game>(pub(crate) G::View);

impl<G: PlayableGame> AnyView for GameView<G> {
    fn choose(&self, level: Level, seed: &Seed, cancel: &Cancel) -> String {
        let mut computer = SearchPlayer::new(level.config::<G>(), seed).with_time_cap(cancel.clone());
        Bot::<G>::choose(&mut computer, &self.0).to_string()
    }

    fn hint(&self, seed: &Seed, cancel: &Cancel) -> Hint {
        let hint = hint::<G>(&self.0, &hint_limits::shared(cancel.clone()), seed);
        Hint {
            action: hint.action.to_string(),
            chance: hint.value,
            reason: (hint.reason.id(), hint.reason.args()),
        }
    }
}
