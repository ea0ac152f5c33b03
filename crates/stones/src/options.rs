//! What a table may change.

use alloc::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::message::shorten;

use crate::defaults;
use crate::objective::ObjectivePoints;
use crate::track::Track;

/// The options of Mandala Stones. Only what differs from the default is written.
///
/// ```
/// use stones::{Options, Stacks, Track};
///
/// let options = Options { stacks: Stacks::Closed, track: Track { length: 20, ..Track::default() }, ..Options::default() };
/// assert_eq!(serde_json::to_string(&options).ok().as_deref(), Some(r#"{"stacks":"closed","track":{"length":20}}"#));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "StonesOptions"))]
pub struct Options {
    /// What is seen of a stack (S-7.2).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub stacks: Stacks,
    /// The mandala board (S-1.4).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub track: Track,
    /// The points of the objective cards (S-1.5).
    #[serde(skip_serializing_if = "is_default")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<_>", optional))]
    pub objectives: ObjectivePoints,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        struct OptionsJson {
            stacks: Stacks,
            #[serde(deserialize_with = "tabletop::json::object")]
            track: Track,
            objectives: ObjectivePoints,
        }
        let OptionsJson { stacks, track, objectives } = tabletop::json::object(deserializer)?;
        Ok(Self { stacks, track, objectives })
    }
}

/// What is seen of the stones below the top of a stack (S-7.2).
///
/// ```
/// use stones::tabletop::{Game, Seed, State, Viewer};
/// use stones::{Options, SeenStone, Stacks, StoneSpace, Stones};
///
/// let options = Options { stacks: Stacks::Open, ..Options::default() };
/// let view = Stones::deal(&options, 2, Seed::from_number(7)).view(Viewer::Spectator);
/// let is_known = |seen: SeenStone| matches!(seen, SeenStone::Known(_));
/// assert!(StoneSpace::all().all(|space| view.stack(space).stones().all(is_known)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stacks {
    /// Their colours, from the side.
    Sides,
    /// Everything.
    Open,
    /// Only that they are there.
    Closed,
}

impl Stacks {
    /// The three ways to see a stack.
    pub const ALL: [Self; 3] = [Self::Sides, Self::Open, Self::Closed];

    /// The value's name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sides => "sides",
            Self::Open => "open",
            Self::Closed => "closed",
        }
    }
}

impl Default for Stacks {
    fn default() -> Self {
        defaults::STACKS
    }
}

impl Serialize for Stacks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for Stacks {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // A derived reader would take `{"open":null}` as well.
        let text = Cow::<str>::deserialize(deserializer)?;
        Self::ALL
            .into_iter()
            .find(|stacks| stacks.name() == text)
            .ok_or_else(|| D::Error::unknown_variant(&shorten(&text), &["sides", "open", "closed"]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(text: &str) -> String {
        let options: Options = serde_json::from_str(text).unwrap();
        let written = serde_json::to_string(&options).unwrap();
        assert_eq!(serde_json::from_str::<Options>(&written).unwrap(), options);
        written
    }

    #[test]
    fn only_what_differs_is_written() {
        for (text, written) in [
            ("{}", "{}"),
            (r#"{"stacks":"sides","track":{},"objectives":{}}"#, "{}"),
            (
                r#"{"track":{"length":72,"hands":{"70":4,"36":2,"54":3}},"objectives":{"two":7,"one":8}}"#,
                "{}",
            ),
            (
                r#"{"objectives":{"violet":0,"two":9,"one":8},"track":{"bonus":{"12":2,"7":1}},"stacks":"open"}"#,
                r#"{"stacks":"open","track":{"bonus":{"7":1,"12":2}},"objectives":{"two":9,"violet":0}}"#,
            ),
            (
                r#"{"track":{"hands":{},"length":0,"bonus":{}}}"#,
                r#"{"track":{"length":0,"bonus":{},"hands":{}}}"#,
            ),
            (
                r#"{"track":{"length":18446744073709551615,"bonus":{"0":1,"18446744073709551615":65535}}}"#,
                r#"{"track":{"length":18446744073709551615,"bonus":{"0":1,"18446744073709551615":65535}}}"#,
            ),
            (
                r#"{"track":{"hands":{"18446744073709551615":18446744073709551615}}}"#,
                r#"{"track":{"hands":{"18446744073709551615":18446744073709551615}}}"#,
            ),
        ] {
            assert_eq!(round(text), written);
        }
    }

    #[test]
    fn unknown_options_and_values_out_of_range_are_errors() {
        for text in [
            "[]",
            "null",
            r#"["open"]"#,
            r#"{"stack":"open"}"#,
            r#"{"stacks":"Open"}"#,
            r#"{"stacks":null}"#,
            r#"{"stacks":{"open":null}}"#,
            r#"{"stacks":"open","stacks":"open"}"#,
            r#"{"track":null}"#,
            r#"{"track":[]}"#,
            r#"{"track":[72]}"#,
            r#"{"track":{"size":72}}"#,
            r#"{"track":{"length":18446744073709551616}}"#,
            r#"{"track":{"length":-1}}"#,
            r#"{"track":{"length":72.0}}"#,
            r#"{"track":{"length":"72"}}"#,
            r#"{"track":{"length":72,"length":72}}"#,
            r#"{"track":{"bonus":{"06":1}}}"#,
            r#"{"track":{"bonus":{"+6":1}}}"#,
            r#"{"track":{"bonus":{"-1":1}}}"#,
            r#"{"track":{"bonus":{"":1}}}"#,
            r#"{"track":{"bonus":{" 6":1}}}"#,
            r#"{"track":{"bonus":{"18446744073709551616":1}}}"#,
            r#"{"track":{"bonus":{"6":1,"6":1}}}"#,
            r#"{"track":{"bonus":{"6":-1}}}"#,
            r#"{"track":{"bonus":{"6":65536}}}"#,
            r#"{"track":{"bonus":{"6":1.5}}}"#,
            r#"{"track":{"hands":[[36,2]]}}"#,
            r#"{"track":{"hands":{"x":2}}}"#,
            r#"{"track":{"hands":{"36":-2}}}"#,
            r#"{"track":{"hands":{"36":18446744073709551616}}}"#,
            r#"{"objectives":{"five":1}}"#,
            r#"{"objectives":{"one":65536}}"#,
            r#"{"objectives":{"one":-1}}"#,
            r#"{"objectives":{"one":1,"one":1}}"#,
            r#"{"objectives":["one"]}"#,
        ] {
            assert!(serde_json::from_str::<Options>(text).is_err(), "{text}");
        }
    }
}
