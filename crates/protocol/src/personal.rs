//! What the event stream of a person says: how each table that concerns them stands for them.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::people::PersonBody;
use crate::table::TableSummary;

/// An event of a person's stream.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PersonalEvent {
    /// Everything: the first event, and later whenever the client must forget what it knew.
    State {
        /// Whose stream it is.
        me: PersonBody,
        /// Every open or running table that concerns the person.
        tables: Vec<PersonalTable>,
    },
    /// One table stands differently for the person, it is their turn again, or another player asks them for something.
    Table(PersonalTable),
    /// The stream ends.
    Closing {
        /// The same reasons as a socket's.
        reason: String,
    },
}

impl PersonalEvent {
    /// The names that there are.
    pub const NAMES: [&str; 3] = ["state", "table", "closing"];

    /// The name under which server-sent events carry it.
    pub fn name(&self) -> &'static str {
        match self {
            Self::State { .. } => Self::NAMES[0],
            Self::Table(_) => Self::NAMES[1],
            Self::Closing { .. } => Self::NAMES[2],
        }
    }
}

/// A table as it stands for one person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonalTable {
    /// How it stands.
    pub status: PersonalStatus,
    /// The version of the table at which that is so.
    pub version: u32,
    /// The person's seats; while they are challenged, the seats kept for them.
    pub seats: Vec<u8>,
    /// The public id of the person in each seat; nothing where there is none.
    pub people: Vec<Option<String>>,
    /// The seat whose player waits for them to agree that an action is taken back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo_asked: Option<u8>,
    /// The table itself.
    pub table: TableSummary,
}

/// How a table stands for one person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PersonalStatus {
    /// A seat is kept for them: they may join or decline.
    Challenged,
    /// They sit there, and the game has not begun.
    Waiting,
    /// The game runs, and another player is to move.
    Playing,
    /// The game runs, and they are to move.
    ToMove,
    /// It is over, or was called off.
    Over,
    /// It concerns them no more: they have left, or the challenge is gone.
    Gone,
}
