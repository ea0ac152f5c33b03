//! What clients send to a table.

use mandala_games::Level;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a person does at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes an open seat: the first, if none is named. Private tables ask for the key of a seat invitation.
    Join {
        /// The key from the invitation.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        key: Option<String>,
        /// The person's part in the deal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        nonce: Option<String>,
    },
    /// Changes the person's part in the deal, before it.
    Nonce {
        /// Any text.
        nonce: String,
    },
    /// Declines the seat that is kept for one: the table is called off.
    Decline {},
    /// Leaves before the start.
    Leave {},
    /// Plays an action.
    Act {
        /// The action in the game's notation.
        action: String,
    },
    /// Takes the last own action back, or asks the others to agree to that.
    Undo {},
    /// Answers a request to take an action back.
    AnswerUndo {
        /// Whether it may be taken back.
        agree: bool,
    },
    /// Gives the game up.
    Resign {},
    /// Calls the game off, before every player has moved.
    Abort {},
    /// Ends the game against a player who has stayed away.
    ClaimResult {
        /// The seat of the one who is away.
        away: u8,
    },
    /// Lets a computer play for a player who has stayed away.
    StandIn {
        /// The seat of the one who is away.
        away: u8,
        /// Who plays.
        level: Level,
    },
    /// Takes the own seat back from a computer.
    Return {},
    /// Makes or joins the next game between the same players, with the seats rotated.
    Rematch {},
    /// Says something without words.
    React {
        /// The reaction.
        reaction: Reaction,
    },
}

/// Something to say without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Reaction {
    Hello,
    GoodLuck,
    WellPlayed,
    Thinking,
    Oops,
    Thanks,
    GoodGame,
    Sorry,
}

/// A command, and what makes it safe to send twice or late.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Envelope {
    /// Chosen by the client: a repeat with the same id has no further effect and gets the same answer.
    pub id: String,
    /// The version of the table the command was made against. Actions need it; where it is missing, any version will do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub version: Option<u32>,
    /// The seat acted for. It may be left out by a person who holds one seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// The command.
    pub command: Command,
}

/// What a client sends over a table's socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// A command.
    Command(Envelope),
    /// Asks what an action would foreseeably do.
    Effects {
        /// Chosen by the client: it comes back with the answer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// The action.
        action: String,
    },
    /// Asks for advice.
    Hint {
        /// Chosen by the client: it comes back with the answer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
    },
    /// Asks for the server's time, to set clocks by.
    Ping {
        /// The client's own time, sent back.
        sent: u64,
    },
}
