//! People, tables and games, as far as a store knows them.

use mandala_store::Name;
use mandala_store::{
    Append, FinishedGame, ListedTable, NewGuest, NewLogin, Store, StoredEntry, StoredGame, TableFilter,
    WakeTime,
};
use mandala_table::{Id, Timestamp};
use protocol::{ClockSpec, GameName, GameSeat, Phase, TableKind, TableSummary};
use serde_json::{Value, json};

/// When everything begins.
pub(crate) const NOON: Timestamp = Timestamp(1_800_000_000_000);

/// So many seconds later.
pub(crate) fn at(seconds: u64) -> Timestamp {
    Timestamp(NOON.0 + seconds * 1000)
}

pub(crate) fn id(number: u8) -> Id {
    Id::from_bytes([number; 16])
}

pub(crate) fn name(text: &str) -> Name {
    Name::read(text).unwrap()
}

pub(crate) fn login(number: u8) -> NewLogin {
    NewLogin { id: id(number), hash: format!("hash {number}"), agent: format!("browser {number}") }
}

/// A new guest; their login has their number.
pub(crate) async fn guest(store: &dyn Store, number: u8, called: &str) -> Id {
    let guest = NewGuest { id: id(number), name: name(called), at: NOON };
    store.add_guest(guest, login(number)).await.unwrap();
    id(number)
}

/// The entry with which a table begins.
pub(crate) fn created(people: &[(Id, &str)], seats: usize, at: Timestamp) -> StoredEntry {
    let mut holders: Vec<_> =
        people.iter().map(|(id, name)| json!({"person": {"id": id, "name": name}})).collect();
    holders.resize(seats, json!({"open": {"kept_for": null}}));
    entry(
        1,
        at,
        json!({"entry": "created", "game": "stones", "options": {}, "seats": holders, "nonces": vec!["n"; seats],
            "visibility": "public", "rated": false, "clock": {"kind": "none"}, "delay": 0,
            "secret": "0".repeat(64), "seat_key": id(254), "watch_key": id(255)}),
    )
}

/// An entry like this.
pub(crate) fn entry(version: u32, at: Timestamp, mut what: Value) -> StoredEntry {
    what["version"] = version.into();
    what["at"] = at.0.into();
    serde_json::from_value(what).unwrap()
}

pub(crate) fn started(version: u32, at: Timestamp) -> StoredEntry {
    entry(version, at, json!({"entry": "started"}))
}

/// Entries and nothing else.
pub(crate) fn entries(table: Id, entries: Vec<StoredEntry>) -> Append {
    Append {
        table,
        entries,
        listed: None,
        finished: None,
        due: None,
        seat_limit: None,
        challenge_limit: None,
    }
}

/// A public table for a list.
pub(crate) fn listed(table: Id, phase: Phase, changed: Timestamp, people: &[(Id, &str)]) -> ListedTable {
    let mut seats: Vec<_> = people.iter().map(|(_, name)| Some((*name).to_owned())).collect();
    seats.resize(2, None);
    ListedTable {
        summary: TableSummary {
            id: table.to_string(),
            game: GameName::STONES,
            seats,
            rated: false,
            clock: ClockSpec::None,
            hints: false,
            free: None,
            bots: vec![],
            phase,
            changed: changed.0,
        },
        public: true,
        wakes: false,
        people: people.iter().map(|(id, _)| *id).collect(),
        kept_for: vec![],
    }
}

/// A table at which these people sit and, if it is full, play.
pub(crate) fn table(number: u8, people: &[(Id, &str)]) -> Append {
    let mut kept = vec![created(people, 2, NOON)];
    let mut phase = Phase::Open;
    if people.len() == 2 {
        kept.push(started(2, NOON));
        phase = Phase::Running;
    }
    Append { listed: Some(listed(id(number), phase, NOON, people)), ..entries(id(number), kept) }
}

/// The same, due at some time.
pub(crate) fn due(append: Append, at: Option<Timestamp>) -> Append {
    Append { due: Some(WakeTime(at)), ..append }
}

/// A game that has ended; the first wins.
pub(crate) fn finished(people: &[(Id, &str)], ended: Timestamp) -> FinishedGame {
    let seats = people.iter().zip(1..).map(|((id, name), place)| GameSeat {
        name: Some((*name).to_owned()),
        person: Some(id.to_string()),
        level: None,
        bot: false,
        place,
        score: Some(50 - u32::from(place)),
    });
    let names: Vec<_> = people.iter().map(|(_, name)| name).collect();
    FinishedGame {
        game: GameName::STONES,
        rated: true,
        counts: true,
        ended,
        // Neither the order of keys nor a blank may change.
        record: format!(r#"{{"z": "\u0041", "players":{}}}"#, json!(names)),
        kind: TableKind::Table,
        public: true,
        watch_key: id(255),
        seats: seats.collect(),
    }
}

/// A record as it is written again: the same, without blanks between keys and values.
pub(crate) fn written_again(finished: &FinishedGame) -> String {
    finished.record.replace("\": ", "\":").replace(", \"", ",\"")
}

/// A table whose game has ended.
pub(crate) fn over(number: u8, finished: FinishedGame, people: &[(Id, &str)]) -> Append {
    let kept = vec![
        created(people, 2, NOON),
        started(2, NOON),
        entry(3, finished.ended, json!({"entry": "resigned", "seat": people.len() - 1})),
    ];
    let listed = Some(listed(id(number), Phase::Over, finished.ended, people));
    Append { listed, finished: Some(finished), ..entries(id(number), kept) }
}

/// Everything public that is listed.
pub(crate) async fn lobby(store: &dyn Store) -> Vec<ListedTable> {
    store.list(TableFilter { phase: None, person: None, limit: 100 }).await.unwrap()
}

pub(crate) async fn game(store: &dyn Store, number: u8) -> StoredGame {
    store.game(id(number)).await.unwrap().unwrap()
}
