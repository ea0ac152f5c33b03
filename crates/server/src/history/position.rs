//! A position of a finished game, as the player to move saw it.

use mandala_games::{AnyPosition, PositionError, Registry};
use mandala_table::ActionRefused;
use tabletop::record::{RawRecord, ReplayError};

use crate::refusal::Refusal;

/// The position after so many actions.
pub(crate) fn position(games: &Registry, line: &str, ply: u32) -> Result<Box<dyn AnyPosition>, Refusal> {
    let record = RawRecord::parse(line).map_err(ReplayError::before)?;
    let rules = games.of_record(&record)?;
    rules.position(&record, ply as usize).map_err(|error| match error {
        PositionError::Replay(error) => error.into(),
        PositionError::NoSuchPly { plies } => Refusal::NoSuchPly { plies },
        PositionError::Over => ActionRefused::NotRunning.into(),
    })
}
