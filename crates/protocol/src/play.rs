//! What clients are sent about a table.

use mandala_games::Level;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::command::Reaction;
use crate::error::ErrorBody;
use crate::json::Json;
use crate::table::{ClockState, TableInfo};

/// What happened at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
#[expect(missing_docs, reason = "`seat` is the seat it happened to, or whose player did it")]
pub enum TableChange {
    /// The table was made.
    Created,
    /// A person took a seat.
    Joined { seat: u8 },
    /// A seat's nonce was changed.
    NonceChanged { seat: u8 },
    /// A person left before the start.
    Left { seat: u8 },
    /// The game was dealt.
    Started,
    /// An action was played.
    Played { seat: u8, action: String },
    /// A player asks to take an action back.
    UndoAsked { seat: u8 },
    /// A player agrees to that, while others are still to answer.
    UndoAgreed { seat: u8 },
    /// A player does not agree to that.
    UndoRefused { seat: u8 },
    /// The last actions were taken back; `ply` actions are left.
    Undone { seat: u8, ply: u32 },
    /// A player resigned.
    Resigned { seat: u8 },
    /// A player's time ran out.
    TimedOut { seat: u8 },
    /// A player stayed away, and the others took the result.
    Claimed { seat: u8 },
    /// A computer plays for a person.
    StoodIn { seat: u8, level: Level },
    /// The person plays again.
    Returned { seat: u8 },
    /// The game was called off.
    Aborted,
    /// The server is back after an outage, which is not counted against the player to move.
    Resumed,
    /// The next game has been made, at the table `next`.
    Rematched { next: String },
}

/// The table as one viewer sees it, whole.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "Snapshot<G>")]
pub struct Snapshot {
    /// The table's version; every change adds one.
    pub version: u32,
    /// The table.
    pub table: TableInfo,
    /// The viewer's own seat; nothing for spectators.
    pub seat: Option<u8>,
    /// What the viewer may know of the game; nothing before the deal.
    #[ts(type = "Games[G]['view'] | null")]
    pub view: Option<Json>,
    /// What the rules make of the view: what pieces are worth, who is ahead.
    #[ts(type = "Games[G]['figures'] | null")]
    pub figures: Option<Json>,
    /// The legal actions, if it is the viewer's turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<Games[G]['action']>")]
    pub legal: Vec<String>,
    /// The actions played so far.
    #[ts(type = "Array<Games[G]['action']>")]
    pub history: Vec<String>,
    /// The clocks, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<ClockState>,
    /// Whether the viewer may take an action back without asking.
    pub can_undo: bool,
    /// Whether the viewer may ask the others to let them take an action back.
    pub can_ask_undo: bool,
    /// Whether the viewer may call the game off.
    pub can_abort: bool,
    /// Who is there.
    pub presence: Vec<Presence>,
    /// How many people look on without a seat.
    #[serde(default)]
    pub spectators: u32,
    /// The server's time: milliseconds since 1970.
    pub now: u64,
}

/// One change of a table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "Update<G>")]
pub struct Update {
    /// The version of the table after the change.
    pub version: u32,
    /// When it happened: milliseconds since 1970 by the server's clock.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub what: TableChange,
    /// What the action caused, in order, as far as the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<Games[G]['event']>")]
    pub events: Option<Json>,
    /// What the viewer may know of the game now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Games[G]['view']")]
    pub view: Option<Json>,
    /// What the rules make of the view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Games[G]['figures']")]
    pub figures: Option<Json>,
    /// The legal actions, if it is the viewer's turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(type = "Array<Games[G]['action']>")]
    pub legal: Vec<String>,
    /// The table, if something but the game has changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<Box<TableInfo>>,
    /// The clocks, where there are any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub clocks: Option<ClockState>,
    /// Whether the viewer may take an action back without asking.
    #[serde(default)]
    pub can_undo: bool,
    /// Whether the viewer may ask the others to let them take an action back.
    #[serde(default)]
    pub can_ask_undo: bool,
    /// Whether the viewer may call the game off.
    #[serde(default)]
    pub can_abort: bool,
}

/// Something that has happened at a table, as one viewer may know it. What was taken back since is among it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[ts(rename = "LogLine<G>")]
pub struct LogLine {
    /// The version of the table after it.
    pub version: u32,
    /// When it happened: milliseconds since 1970 by the server's clock.
    pub at: u64,
    /// What happened.
    #[serde(flatten)]
    pub what: TableChange,
    /// What the action caused, in order, as far as the viewer may see it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Array<Games[G]['event']>")]
    pub events: Option<Json>,
    /// What the viewer might know of the game after it. Only the lines from the viewer's last action on have it: they are what
    /// happened since their last turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Games[G]['view']")]
    pub view: Option<Json>,
    /// What the rules made of that view.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Games[G]['figures']")]
    pub figures: Option<Json>,
}

/// Whether the person in a seat is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Presence {
    /// The seat.
    pub seat: u8,
    /// Whether the person is connected.
    pub online: bool,
    /// When the person was last connected, if not now: milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub since: Option<u64>,
    /// Until when the others have to wait, if it is this seat's turn and they need not wait for ever: milliseconds since
    /// 1970. Only players are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub until: Option<u64>,
}

/// A command was accepted, and what it did is durable.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ack {
    /// The command's id.
    pub id: String,
    /// The version of the table after it.
    pub version: u32,
}

/// Advice for the player to move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct HintBody {
    /// The version of the table it is about.
    pub version: u32,
    /// The best action found.
    pub action: String,
    /// The winning chance with it, from 0 to 1.
    pub chance: f32,
    /// Why it is best: the id of a sentence in every language.
    pub reason: String,
    /// What the sentence mentions, by name.
    pub args: std::collections::BTreeMap<String, String>,
    /// The sentence, in the language asked for.
    pub words: String,
}

/// What the server sends over a table's socket.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(rename = "ServerMessage<G>")]
pub enum ServerMessage {
    /// The first message.
    Hello {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the server.
        server: String,
    },
    /// The table, whole: after the hello, and whenever the client must forget what it knew.
    Snapshot(Box<Snapshot>),
    /// A change.
    Update(Box<Update>),
    /// A command was accepted.
    Ack(Ack),
    /// A message was refused. A stale command is followed by a snapshot.
    Refused {
        /// The id of the command or question, where it had one.
        id: Option<String>,
        /// Why.
        #[serde(flatten)]
        error: ErrorBody,
    },
    /// What an action would foreseeably do.
    Effects {
        /// The question's id, where it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// The action.
        #[ts(type = "Games[G]['action']")]
        action: String,
        /// Its effects, as the game's engine writes them.
        #[ts(type = "Games[G]['effects']")]
        effects: Json,
    },
    /// Advice.
    Hint {
        /// The question's id, where it had one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        id: Option<String>,
        /// The advice.
        #[serde(flatten)]
        hint: HintBody,
    },
    /// A person connected or disconnected.
    Presence(Presence),
    /// A spectator came or went.
    Spectators {
        /// How many there are now.
        count: u32,
    },
    /// A player sent a reaction.
    Reaction {
        /// Whose.
        seat: u8,
        /// The reaction.
        reaction: Reaction,
    },
    /// The server's time.
    Pong {
        /// The client's own time, sent back.
        sent: u64,
        /// The server's: milliseconds since 1970.
        now: u64,
    },
    /// The connection is about to be closed.
    Closing {
        /// Why: `restart` (connect again), `move` (connect again at once: another server goes on), `slow` (connect again), `logged-out` (the login has ended), `gone` (the table is no
        /// more, or no longer to be seen).
        reason: String,
    },
}
