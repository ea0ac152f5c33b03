//! What a table may change.

use core::num::NonZeroU64;

use serde::{Deserialize, Serialize};

/// The options of Mandala. Only what differs from the default is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MandalaOptions"))]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The game ends after this many turns of both players together (M-7.3).
    #[serde(skip_serializing_if = "is_default_limit")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub turn_limit: NonZeroU64,
}

impl Options {
    /// The most actions of a game. Besides its turns it has at most six claims (M-5.3) for each mandala that is destroyed, and
    /// that takes at least four turns: a turn brings one colour, and a new Mountain begins with two cards (M-5.7).
    pub(crate) fn longest_game(self) -> u64 {
        self.turn_limit.get().saturating_mul(5) / 2
    }
}

const TURN_LIMIT: NonZeroU64 = NonZeroU64::new(500).expect("500 is not 0");

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the signature serde asks for")]
fn is_default_limit(limit: &NonZeroU64) -> bool {
    *limit == TURN_LIMIT
}

impl Default for Options {
    fn default() -> Self {
        Self { turn_limit: TURN_LIMIT }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Seed, State};

    use super::*;
    use crate::Mandala;

    #[test]
    fn only_what_differs_is_written() {
        for text in [r#"{"turn_limit":40}"#, r#"{"turn_limit":18446744073709551615}"#] {
            let options: Options = serde_json::from_str(text).unwrap();
            assert_eq!(serde_json::to_string(&options).unwrap(), text);
        }
        assert_eq!(serde_json::to_string(&Options::default()).unwrap(), "{}");
        assert_eq!(serde_json::from_str::<Options>(r#"{"turn_limit":500}"#).unwrap(), Options::default());
    }

    #[test]
    fn unknown_options_and_values_out_of_range_are_errors() {
        for text in [
            r#"{"turn_limit":0}"#,
            r#"{"turn_limit":-1}"#,
            r#"{"turn_limit":18446744073709551616}"#,
            r#"{"turn_limit":1.5}"#,
            r#"{"turn_limit":"40"}"#,
            r#"{"turn_limit":null}"#,
            r#"{"limit":40}"#,
            "null",
        ] {
            assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn no_game_is_longer_than_its_options_allow() {
        for (number, limit) in (1..=40).zip([1, 2, 7, 20, 60].into_iter().cycle()) {
            let options = Options { turn_limit: NonZeroU64::new(limit).unwrap() };
            let mut state = Mandala::deal(&options, 2, Seed::from_number(number));
            let mut plies = 0;
            while state.to_move().is_some() {
                let legal = state.legal_actions();
                // Growing much brings many destructions, and so many claims.
                state.apply(legal[legal.len() - 1]).unwrap();
                plies += 1;
            }
            assert!(plies <= options.longest_game(), "{plies} actions in {limit} turns");
        }
        assert_eq!(Options::default().longest_game(), 1250);
        let endless = Options { turn_limit: NonZeroU64::MAX };
        assert!(endless.longest_game() > u64::MAX / 3, "without an overflow");
    }
}
