//! A command at a table: joining, playing, taking back, seating a stand-in, resigning and all the others.

use std::time::Instant;

use mandala_table::Id;
use protocol::{Ack, Command, Envelope};

use super::Caller;
use super::rematch::rematch;
use super::seat_limit::check_seat_limit;
use crate::app::App;
use crate::refusal::Refusal;

/// The longest id of a command.
const LONGEST_ID: usize = 64;

/// Gives a command. When this returns, what it did is durable.
pub(crate) async fn submit_command(
    app: &App,
    table: Id,
    caller: &Caller,
    envelope: Envelope,
) -> Result<Ack, Refusal> {
    if envelope.id.is_empty() || envelope.id.len() > LONGEST_ID {
        return Err(Refusal::IdInvalid);
    }
    let begun = Instant::now();
    match envelope.command {
        Command::Join { .. } | Command::Rematch {} => check_seat_limit(app, caller.id, Some(table)).await?,
        Command::React { .. } => app.rate_limits.reaction(caller.id)?,
        _ => {}
    }
    let done = match envelope.command {
        // It concerns two tables, so no table can decide it alone.
        Command::Rematch {} => rematch(app, table, caller, envelope.id).await,
        _ => app.table(table).command(caller.sender(), envelope).await,
    };
    metrics::histogram!(crate::meters::COMMAND_SECONDS).record(begun.elapsed());
    done
}
