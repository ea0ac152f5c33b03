//! Messages, read no further than a player who plays at random needs them.

use std::borrow::Cow;
use std::time::Duration;

use rand_core::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;

/// What the client looks at in a message of the server. The rest is skipped, not kept.
#[derive(Deserialize, Debug)]
pub(super) struct Heard<'a> {
    #[serde(rename = "type")]
    pub(super) kind: Kind,
    #[serde(default)]
    pub(super) version: u32,
    #[serde(borrow)]
    pub(super) action: Option<Cow<'a, str>>,
    #[serde(borrow)]
    legal: Option<&'a RawValue>,
    #[serde(borrow)]
    pub(super) table: Option<About<'a>>,
    #[serde(borrow)]
    pub(super) code: Option<Cow<'a, str>>,
    /// The command that is answered.
    #[serde(borrow)]
    pub(super) id: Option<Cow<'a, str>>,
    clocks: Option<Clocks>,
}

#[derive(Deserialize, Debug)]
struct Clocks {
    left: Vec<u64>,
    running: Option<usize>,
}

/// The kinds of message.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Snapshot,
    Update,
    Ack,
    Refused,
    Closing,
    #[serde(other)]
    Other,
}

/// What it looks at in what is said about the table.
#[derive(Deserialize, Debug)]
pub(super) struct About<'a> {
    #[serde(borrow)]
    phase: Cow<'a, str>,
    #[serde(borrow)]
    pub(super) rematch: Option<Cow<'a, str>>,
}

impl Heard<'_> {
    /// One of the legal actions; nothing if it is not the receiver's turn.
    pub(super) fn choose(&self, rng: &mut impl Rng) -> Option<String> {
        choose(self.legal?.get(), rng).map(str::to_owned)
    }

    /// What is left to whoever is to move.
    pub(super) fn left(&self) -> Option<Duration> {
        let clocks = self.clocks.as_ref()?;
        clocks.left.get(clocks.running?).copied().map(Duration::from_millis)
    }

    /// Whether the game is over.
    pub(super) fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| matches!(&*table.phase, "over" | "aborted"))
    }
}

/// One of a list of actions as it is written. Actions are letters and digits, so nothing in them needs unquoting.
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
    use rand_core::SeedableRng;
    use rand_xoshiro::Xoshiro256PlusPlus;

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
    fn an_update_is_read_as_far_as_it_matters() {
        let text = r#"{"type":"update","version":7,"at":1,"what":"played","seat":0,"action":"m1R",
            "view":{"hand":"RR","deck":[1,2]},"legal":["m1G"],"can_undo":false}"#;
        let heard: Heard<'_> = serde_json::from_str(text).unwrap();
        assert_eq!((heard.kind, heard.version, heard.action.as_deref()), (Kind::Update, 7, Some("m1R")));
        assert_eq!(heard.choose(&mut Xoshiro256PlusPlus::seed_from_u64(1)).as_deref(), Some("m1G"));
        assert!(!heard.is_over());
        let over: Heard<'_> =
            serde_json::from_str(r#"{"type":"update","version":8,"table":{"id":"x","phase":"over"}}"#)
                .unwrap();
        assert!(over.is_over());
        assert_eq!(
            serde_json::from_str::<Heard<'_>>(r#"{"type":"presence","seat":1}"#).unwrap().kind,
            Kind::Other
        );
    }
}
