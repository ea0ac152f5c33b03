//! The mandala board as an option describes it (S-1.4).

use alloc::collections::BTreeMap;
use alloc::string::ToString;

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};
use tabletop::json::StrictMap;
use tabletop::message::shorten;

use crate::defaults;

/// The mandala board: a track of spaces counted from 1. What lies beyond its length has no effect.
///
/// ```
/// use stones::Track;
///
/// let short = Track { length: 20, ..Track::default() };
/// assert_eq!(short.bonus, Track::default().bonus);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesTrack"))]
#[serde(default, deny_unknown_fields)]
pub struct Track {
    /// How many spaces there are.
    #[serde(skip_serializing_if = "is_default_length")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub length: u64,
    /// The points for covering a space.
    #[serde(deserialize_with = "marks", skip_serializing_if = "is_default_bonus")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub bonus: BTreeMap<u64, u16>,
    /// The hands on a space: covering one with as many hands as there are players starts the end (S-5.2).
    #[serde(deserialize_with = "marks", skip_serializing_if = "is_default_hands")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub hands: BTreeMap<u64, u64>,
}

impl Default for Track {
    fn default() -> Self {
        Self {
            length: defaults::TRACK_LENGTH,
            bonus: defaults::TRACK_BONUS.into(),
            hands: defaults::TRACK_HANDS.into(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn is_default_length(length: &u64) -> bool {
    *length == defaults::TRACK_LENGTH
}

fn is_default_bonus(bonus: &BTreeMap<u64, u16>) -> bool {
    *bonus == defaults::TRACK_BONUS.into()
}

fn is_default_hands(hands: &BTreeMap<u64, u64>) -> bool {
    *hands == defaults::TRACK_HANDS.into()
}

/// Reads numbers by space. The keys are plain decimal integers, so that each space has one way to be written.
fn marks<'de, D: Deserializer<'de>, N: Deserialize<'de>>(
    deserializer: D,
) -> Result<BTreeMap<u64, N>, D::Error> {
    let StrictMap(entries) = StrictMap::<N>::deserialize(deserializer)?;
    entries
        .into_iter()
        .map(|(key, value)| {
            let space = key.parse::<u64>().ok().filter(|space| space.to_string() == key);
            let space = space.ok_or_else(|| {
                D::Error::invalid_value(Unexpected::Str(&shorten(&key)), &"the number of a space")
            })?;
            Ok((space, value))
        })
        .collect()
}
