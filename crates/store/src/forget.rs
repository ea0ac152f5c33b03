//! Forgetting a person: their name and id leave what is stored of games, and the games stay.

use std::fmt;

use mandala_table::{Entry, Holder, Id, StoredEntry};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::{Deserialize as DeserializeDerive, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use crate::name::NEUTRAL_NAME;

/// A record in which these seats go under another name. All else stays as it was written, so that it replays and can be
/// checked as before; that includes the nonces, from which the deal was made.
pub(crate) fn renamed_record(record: &str, seats: &[u8], name: &str) -> Result<String, serde_json::Error> {
    let mut keys: Keys = serde_json::from_str(record)?;
    for (key, value) in &mut keys.0 {
        match key.as_str() {
            "players" => *value = renamed_players(value, seats, name)?,
            "seats" => {
                let mut holders: Vec<SeatFrom> = serde_json::from_str(value.get())?;
                for held in &mut holders {
                    // A computer that stood in keeps its name: it belongs to no person.
                    if seats.contains(&held.seat) && held.by.parse::<mandala_players::Level>().is_err() {
                        name.clone_into(&mut held.by);
                    }
                }
                *value = to_raw_value(&holders)?;
            }
            _ => {}
        }
    }
    serde_json::to_string(&keys)
}

/// The analysis of a record in which these seats go under another name. All else stays as it was written.
pub(crate) fn renamed_report(report: &str, seats: &[u8], name: &str) -> Result<String, serde_json::Error> {
    with_players(report, |players| renamed_players(players, seats, name))
}

/// The analysis of this very record, in which the players have the names that the record has now.
pub(crate) fn report_with_names_of(report: &str, record: &str) -> Result<String, serde_json::Error> {
    let keys: Keys = serde_json::from_str(record)?;
    let names = keys.0.into_iter().find(|(key, _)| key == "players").map(|(_, players)| players);
    with_players(report, |players| Ok(names.clone().unwrap_or_else(|| players.to_owned())))
}

fn with_players(
    report: &str,
    change: impl Fn(&RawValue) -> Result<Box<RawValue>, serde_json::Error>,
) -> Result<String, serde_json::Error> {
    let mut keys: Keys = serde_json::from_str(report)?;
    for (_, value) in keys.0.iter_mut().filter(|(key, _)| key == "records") {
        let mut records: Vec<Keys> = serde_json::from_str(value.get())?;
        for (_, players) in
            records.iter_mut().flat_map(|record| &mut record.0).filter(|(key, _)| key == "players")
        {
            *players = change(players)?;
        }
        *value = to_raw_value(&records)?;
    }
    serde_json::to_string(&keys)
}

fn renamed_players(value: &RawValue, seats: &[u8], name: &str) -> Result<Box<RawValue>, serde_json::Error> {
    let mut players: Vec<String> = serde_json::from_str(value.get())?;
    for &seat in seats {
        if let Some(player) = players.get_mut(usize::from(seat)) {
            name.clone_into(player);
        }
    }
    to_raw_value(&players)
}

/// An entry of a table at which a game still goes on, with `placeholder`, an id that belongs to no person, in the
/// person's place; `None` if the person is not in it.
pub(crate) fn forgotten_entry(stored: &StoredEntry, person: Id, placeholder: Id) -> Option<StoredEntry> {
    let mut changed = stored.clone();
    if let Some(by) = changed.by.as_mut().filter(|by| by.person == person) {
        by.person = placeholder;
    }
    match &mut changed.entry {
        Entry::Created(created) => {
            for holder in &mut created.seats {
                match holder {
                    Holder::Person { id, name } if *id == person => {
                        *id = placeholder;
                        NEUTRAL_NAME.clone_into(name);
                    }
                    // A seat that was kept for them is open to everyone who is invited.
                    Holder::Open { kept_for } if *kept_for == Some(person) => *kept_for = None,
                    Holder::Person { .. } | Holder::Open { .. } | Holder::Computer { .. } => {}
                }
            }
        }
        Entry::Joined { person: id, name, .. } if *id == person => {
            *id = placeholder;
            NEUTRAL_NAME.clone_into(name);
        }
        _ => {}
    }
    (changed != *stored).then_some(changed)
}

/// Who held a seat from which ply.
#[derive(Serialize, DeserializeDerive)]
struct SeatFrom {
    seat: u8,
    from: u64,
    by: String,
}

/// The keys of an object in their order, each with its value as it was written.
struct Keys(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Keys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Keys;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a record")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Keys, A::Error> {
                let mut keys = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    keys.push(entry);
                }
                Ok(Keys(keys))
            }
        }
        deserializer.deserialize_map(Reader)
    }
}

impl Serialize for Keys {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_name_leaves_a_record() {
        let record = r#"{"format":"mandala-record/1","players":["Zoë","Bert"],"z":1.50,"seats":[{"seat":0,"from":3,"by":"club"},{"seat":0,"from":5,"by":"Zoë"},{"seat":1,"from":6,"by":"Bert"}],"a":{"b": 2}}"#;
        let expected = r#"{"format":"mandala-record/1","players":["Anonymous","Bert"],"z":1.50,"seats":[{"seat":0,"from":3,"by":"club"},{"seat":0,"from":5,"by":"Anonymous"},{"seat":1,"from":6,"by":"Bert"}],"a":{"b": 2}}"#;
        assert_eq!(renamed_record(record, &[0], NEUTRAL_NAME).unwrap(), expected);
        assert_eq!(renamed_record(record, &[], NEUTRAL_NAME).unwrap(), record);
    }

    #[test]
    fn only_the_name_leaves_an_analysis() {
        let report = r#"{"format":"x","records":[{"players":["Zoë","Bert"],"luck":0.10}],"z":1e-9}"#;
        let expected = r#"{"format":"x","records":[{"players":["Zoë","Anonymous"],"luck":0.10}],"z":1e-9}"#;
        assert_eq!(renamed_report(report, &[1], NEUTRAL_NAME).unwrap(), expected);
    }
}
