//! A position of a finished game, as the player to move saw it: what could be done in it, and how good that would have been.

use mandala_games::GameRefused;
use mandala_players::analysis::{Depth, Plan, RecordedGame, Row, analyse_action, one_decision};
use mandala_players::{Cancel, ExplainedGame};
use mandala_table::ActionRefused;
use protocol::Json;
use serde_json::value::RawValue;
use tabletop::message::Message;
use tabletop::record::{RawRecord, RecordError, ReplayError};
use tabletop::{Game, Seat, View};

use crate::refusal::Refusal;

/// A position in which a player is to move.
pub(crate) trait Position: Send {
    /// The legal actions.
    fn legal(&self) -> Vec<String>;

    /// What an action would foreseeably do; refused if it is not legal.
    fn effects(&self, action: &str) -> Result<Json, Refusal>;

    /// Judges a legal action as an analysis judges the one that was played.
    fn judge(&self, action: &str, depth: Depth, cancel: &Cancel) -> Option<Json>;
}

/// The position after so many actions.
pub(crate) fn position(line: &str, ply: u32) -> Result<Box<dyn Position>, Refusal> {
    let record = RawRecord::parse(line).map_err(|error| Refusal::from(&ReplayError::before(error)))?;
    match record.game.as_str() {
        mandala::Mandala::NAME => of::<mandala::Mandala>(&record, ply as usize),
        stones::Stones::NAME => of::<stones::Stones>(&record, ply as usize),
        _ => {
            let unknown = RecordError::UnknownGame { game: record.game };
            Err(Refusal::from(&ReplayError::before(unknown)))
        }
    }
}

fn of<G: ExplainedGame>(record: &RawRecord, ply: usize) -> Result<Box<dyn Position>, Refusal> {
    let game = RecordedGame::<G>::of(record).map_err(|error| Refusal::from(&error))?;
    if ply > record.plies() {
        return Err(Refusal::NoSuchPly { plies: record.plies() });
    }
    let seat = game.view(ply, Seat::FIRST).to_move().ok_or(ActionRefused::NotRunning)?;
    Ok(Box::new(RecordedPosition { game, ply, seat }))
}

struct RecordedPosition<G: ExplainedGame> {
    game: RecordedGame<G>,
    ply: usize,
    seat: Seat,
}

impl<G: ExplainedGame> RecordedPosition<G> {
    fn view(&self) -> &G::View {
        self.game.view(self.ply, self.seat)
    }
}

impl<G: ExplainedGame> Position for RecordedPosition<G> {
    fn legal(&self) -> Vec<String> {
        self.view().legal_actions().iter().map(ToString::to_string).collect()
    }

    fn effects(&self, action: &str) -> Result<Json, Refusal> {
        let effects = G::effects(
            self.view(),
            action
                .parse()
                .map_err(|error: <G::Action as std::str::FromStr>::Err| GameRefused::rule(&error))?,
        );
        effects.map(|effects| Json::of(&effects)).map_err(|illegal| GameRefused::rule(&illegal).into())
    }

    fn judge(&self, action: &str, depth: Depth, cancel: &Cancel) -> Option<Json> {
        let plan = Plan { cancel: cancel.clone(), ..Plan::new(depth, 1) };
        let decision = analyse_action(&self.game, self.ply, action.parse().ok()?, &plan)?;
        let words = decision.reason.id().to_owned();
        RawValue::from_string(one_decision(&Row::new(&decision, words))).ok().map(Json)
    }
}
