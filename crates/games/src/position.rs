//! A position of a recorded game, as the player to move saw it: what could be done in it, and how good that would have been.

use mandala_players::Cancel;
use mandala_players::analysis::{Depth, Plan, RecordedGame, Row, analyse_action, one_decision};
use serde_json::value::RawValue;
use tabletop::message::Message;
use tabletop::record::{RawRecord, ReplayError};
use tabletop::{Seat, View};

use crate::action::parse;
use crate::error::GameRefused;
use crate::list::PlayableGame;
use crate::rules::json;

/// A position of a recorded game, in which a player is to move.
pub trait AnyPosition: Send {
    /// The legal actions.
    fn legal(&self) -> Vec<String>;

    /// What an action would foreseeably do.
    fn effects(&self, action: &str) -> Result<Box<RawValue>, GameRefused>;

    /// Judges a legal action as an analysis judges the one that was played.
    fn judge(&self, action: &str, depth: Depth, cancel: &Cancel) -> Option<Box<RawValue>>;
}

/// Why there is no such position.
#[derive(Debug, thiserror::Error)]
pub enum PositionError {
    /// The record does not hold.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// The game has fewer actions.
    #[error("the game has {plies} actions")]
    NoSuchPly {
        /// How many it has.
        plies: usize,
    },
    /// The game was over.
    #[error("the game was over")]
    Over,
}

struct Position<G: PlayableGame> {
    game: RecordedGame<G>,
    ply: usize,
    seat: Seat,
}

/// The position after so many actions.
pub(crate) fn position<G: PlayableGame>(
    record: &RawRecord,
    ply: usize,
) -> Result<Box<dyn AnyPosition>, PositionError> {
    let game = RecordedGame::<G>::of(record)?;
    if ply > record.plies() {
        return Err(PositionError::NoSuchPly { plies: record.plies() });
    }
    let seat = game.view(ply, Seat::FIRST).to_move().ok_or(PositionError::Over)?;
    Ok(Box::new(Position { game, ply, seat }))
}

impl<G: PlayableGame> Position<G> {
    fn view(&self) -> &G::View {
        self.game.view(self.ply, self.seat)
    }
}

impl<G: PlayableGame> AnyPosition for Position<G> {
    fn legal(&self) -> Vec<String> {
        self.view().legal_actions().iter().map(ToString::to_string).collect()
    }

    fn effects(&self, action: &str) -> Result<Box<RawValue>, GameRefused> {
        let effects = G::effects(self.view(), parse::<G>(action)?);
        effects.map(|effects| json(&effects)).map_err(GameRefused::rule)
    }

    fn judge(&self, action: &str, depth: Depth, cancel: &Cancel) -> Option<Box<RawValue>> {
        let plan = Plan { cancel: cancel.clone(), ..Plan::new(depth, 1) };
        let decision = analyse_action(&self.game, self.ply, action.parse().ok()?, &plan)?;
        let words = decision.reason.id().to_owned();
        RawValue::from_string(one_decision(&Row::new(&decision, words))).ok()
    }
}
