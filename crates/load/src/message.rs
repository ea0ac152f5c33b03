//! Messages of the server, read as far as a player who plays at random needs them.
//!
//! `protocol::ServerMessage` would parse every view. Thousands of clients share a thread here, so the client would measure
//! itself. A test holds what is read to what `protocol` writes.

use std::borrow::Cow;
use std::time::Duration;

use protocol::{ClientMessage, ClockState, Command, Envelope, Phase};
use rand_core::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;

/// A message of the server.
#[derive(Deserialize, Debug)]
pub(crate) struct Message<'a> {
    #[serde(rename = "type")]
    pub(crate) kind: MessageKind,
    #[serde(default)]
    pub(crate) version: u32,
    #[serde(borrow)]
    pub(crate) action: Option<Cow<'a, str>>,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(crate) table: Option<TableState<'a>>,
    /// Why a command was refused.
    #[serde(borrow)]
    pub(crate) code: Option<Cow<'a, str>>,
    /// The command that is answered.
    #[serde(borrow)]
    pub(crate) id: Option<Cow<'a, str>>,
    clocks: Option<ClockState>,
}

/// The kinds of message.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum MessageKind {
    Snapshot,
    Update,
    Ack,
    Refused,
    Closing,
    #[serde(other)]
    Other,
}

/// The part of `protocol::TableInfo` that is read.
#[derive(Deserialize, Debug)]
pub(crate) struct TableState<'a> {
    phase: Phase,
    #[serde(borrow)]
    pub(crate) rematch: Option<Cow<'a, str>>,
}

impl Message<'_> {
    /// One of the legal actions; nothing if it is not the receiver's turn.
    pub(crate) fn choose(&self, rng: &mut impl Rng) -> Option<String> {
        choose(self.legal?.get(), rng).map(str::to_owned)
    }

    /// The time on the running clock.
    pub(crate) fn time_left(&self) -> Option<Duration> {
        let clocks = self.clocks.as_ref()?;
        clocks.left.get(usize::from(clocks.running?)).copied().map(Duration::from_millis)
    }

    /// Whether it says that the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| matches!(table.phase, Phase::Over | Phase::Aborted))
    }
}

/// The text of a command.
pub(crate) fn command_text(id: String, version: Option<u32>, command: Command) -> String {
    let message = ClientMessage::Command(Envelope { id, version, seat: None, command });
    serde_json::to_string(&message).expect("a message is plain data")
}

/// One of a JSON list of actions. Actions are letters and digits, so nothing in them needs unquoting.
fn choose<'a>(list: &'a str, rng: &mut impl Rng) -> Option<&'a str> {
    let count = list.split('"').count() / 2;
    if count == 0 {
        return None;
    }
    let chosen = rng.next_u32() as usize % count;
    list.split('"').nth(chosen * 2 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{Ack, ErrorBody, Presence, ServerMessage, TableChange, TableInfo, Update};
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use serde_json::json;

    /// Reads what `protocol` writes.
    fn read(message: &ServerMessage, check: impl FnOnce(Message<'_>)) {
        let text = serde_json::to_string(message).unwrap();
        check(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}")));
    }

    fn update(what: TableChange) -> Update {
        serde_json::from_value::<Update>(json!({"version": 7, "at": 1, "what": "created", "legal": []}))
            .map(|update| Update { what, ..update })
            .unwrap()
    }

    #[test]
    fn every_action_of_a_list_is_chosen_sometimes() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..200 {
            seen.insert(choose(r#"["m1R", "f2K3","cP"]"#, &mut rng).unwrap());
        }
        assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["cP", "f2K3", "m1R"]);
        assert_eq!(choose("[]", &mut rng), None);
    }

    #[test]
    fn an_action_is_read_with_its_answer_and_clock() {
        let played = update(TableChange::Played { seat: 0, action: "m1R".into() });
        let clocks = ClockState { left: vec![5_000, 9_000], running: Some(1), since: 0 };
        let view = protocol::Json::of(&json!({"hand": "RR", "deck": [1, 2]}));
        let played = Update { legal: vec!["m1G".into()], clocks: Some(clocks), view: Some(view), ..played };
        read(&ServerMessage::Update(Box::new(played)), |message| {
            assert_eq!((message.kind, message.version), (MessageKind::Update, 7));
            assert_eq!(message.action.as_deref(), Some("m1R"));
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
            assert_eq!(message.choose(&mut rng).as_deref(), Some("m1G"));
            assert_eq!(message.time_left(), Some(Duration::from_secs(9)));
            assert!(!message.is_over());
        });
    }

    #[test]
    fn the_end_and_the_rematch_are_read() {
        for (phase, over) in
            [(Phase::Open, false), (Phase::Running, false), (Phase::Over, true), (Phase::Aborted, true)]
        {
            let table: TableInfo = serde_json::from_value(json!({"id": "x", "game": "stones", "options": {},
                "printed": {}, "seats": [], "visibility": "private", "rated": false, "clock": {"kind": "none"},
                "delay": 0, "hints": false, "kind": "table", "phase": phase, "commitment": "",
                "rematch": "y"}))
            .unwrap();
            let ended = Update { table: Some(Box::new(table)), ..update(TableChange::Aborted) };
            read(&ServerMessage::Update(Box::new(ended)), |message| {
                assert_eq!(message.is_over(), over);
                assert_eq!(message.table.unwrap().rematch.as_deref(), Some("y"));
            });
        }
    }

    #[test]
    fn answers_and_other_messages_are_told_apart() {
        read(&ServerMessage::Ack(Ack { id: "3".into(), version: 9 }), |message| {
            assert_eq!((message.kind, message.version), (MessageKind::Ack, 9));
            assert_eq!(message.id.as_deref(), Some("3"));
        });
        let error = ErrorBody { code: "server-stale".into(), message: "\"late\"".into(), args: [].into() };
        read(&ServerMessage::Refused { id: Some("4".into()), error }, |message| {
            assert_eq!(message.kind, MessageKind::Refused);
            assert_eq!((message.id.as_deref(), message.code.as_deref()), (Some("4"), Some("server-stale")));
        });
        read(&ServerMessage::Closing { reason: "move".into() }, |message| {
            assert_eq!(message.kind, MessageKind::Closing);
        });
        let presence = Presence { seat: 1, online: true, since: None, until: None };
        read(&ServerMessage::Presence(presence), |message| assert_eq!(message.kind, MessageKind::Other));
    }
}
