//! JSON read strictly: a key written twice is an error, wherever it stands.
//!
//! Most readers keep the last of two equal keys without a word, so that two programs could replay two different games from
//! one file.

use alloc::borrow::Cow;
use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use crate::message::shorten;

/// Text that is not JSON, or not JSON of the right shape. Two are equal if they say the same.
///
#[derive(Clone, Debug)]
pub struct JsonError(Arc<serde_json::Error>);

impl From<serde_json::Error> for JsonError {
    fn from(error: serde_json::Error) -> Self {
        Self(Arc::new(error))
    }
}

impl PartialEq for JsonError {
    fn eq(&self, other: &Self) -> bool {
        self.0.to_string() == other.0.to_string()
    }
}

impl Eq for JsonError {}

impl core::error::Error for JsonError {}

/// What is wrong and where, at a length to be read: the reader repeats what it finds, which may be as long as the line.
impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const HEAD: usize = 120;
        const TAIL: usize = 80;
        let text = self.0.to_string();
        let head = text.char_indices().nth(HEAD).map_or(text.len(), |(end, _)| end);
        let tail = text.char_indices().rev().nth(TAIL - 1).map_or(0, |(start, _)| start);
        if head < tail { write!(f, "{}…{}", &text[..head], &text[tail..]) } else { f.write_str(&text) }
    }
}

/// A JSON object as its entries in the order written, each key once.
#[doc(hidden)]
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StrictMap<V>(pub Vec<(String, V)>);

impl<'de, V: Deserialize<'de>> Deserialize<'de> for StrictMap<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Entries<V> {
            type Value = StrictMap<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<StrictMap<V>, A::Error> {
                let mut seen = BTreeSet::new();
                let mut entries = Vec::new();
                while let Some(key) = map.next_key::<String>()? {
                    refuse_twice(&mut seen, key.clone())?;
                    entries.push((key, map.next_value()?));
                }
                Ok(StrictMap(entries))
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}

/// Reads a struct from an object only. (Derived readers also take an array of the fields in order.) For `deserialize_with`.
#[doc(hidden)]
pub fn object<'de, T: Deserialize<'de>, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    struct Object<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object")
        }

        fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
            T::deserialize(MapAccessDeserializer::new(map))
        }
    }

    deserializer.deserialize_map(Object(PhantomData))
}

/// Refuses JSON in which an object has a key twice, at any depth. The text is known to be valid JSON; numbers too large for
/// any type of ours and the like may stand in it, since they are only written.
pub(crate) fn each_key_once<E: Error>(json: &str) -> Result<(), E> {
    /// As deep as our reader goes itself.
    const DEEPEST: usize = 128;
    let bytes = json.as_bytes();
    // The keys of each object around the place; for an array there are none.
    let mut around: Vec<BTreeSet<Cow<'_, str>>> = Vec::new();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'{' | b'[' if around.len() == DEEPEST => return Err(E::custom("values are nested too deeply")),
            b'{' | b'[' => around.push(BTreeSet::new()),
            b'}' | b']' => {
                around.pop();
            }
            b'"' => {
                let end = string_end(bytes, at);
                let colon = bytes[end..].iter().find(|byte| !byte.is_ascii_whitespace());
                if let (Some(b':'), Some(seen)) = (colon, around.last_mut()) {
                    refuse_twice(seen, key(&json[at..end])?)?;
                }
                at = end;
                continue;
            }
            _ => {}
        }
        at += 1;
    }
    Ok(())
}

/// Where the string that begins at `start` has ended.
fn string_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    loop {
        match bytes.get(at) {
            Some(b'\\') => at += 2,
            Some(b'"') | None => return bytes.len().min(at + 1),
            Some(_) => at += 1,
        }
    }
}

/// The text of a key in its quotes.
fn key<E: Error>(quoted: &str) -> Result<Cow<'_, str>, E> {
    if quoted.contains('\\') {
        serde_json::from_str(quoted).map(Cow::Owned).map_err(E::custom)
    } else {
        Ok(Cow::Borrowed(quoted.trim_matches('"')))
    }
}

pub(crate) fn refuse_twice<K, E>(seen: &mut BTreeSet<K>, key: K) -> Result<(), E>
where
    K: AsRef<str> + Ord,
    E: Error,
{
    if seen.contains(&key) {
        return Err(E::custom(format_args!("duplicate key `{}`", shorten(key.as_ref()))));
    }
    seen.insert(key);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_is_cut_in_the_middle_and_keeps_the_place() {
        let wrong = |text: &str| {
            let json = serde_json::to_string(text).unwrap();
            JsonError::from(serde_json::from_str::<Vec<u8>>(&json).unwrap_err()).to_string()
        };
        assert_eq!(wrong("short"), r#"invalid type: string "short", expected a sequence at line 1 column 7"#);
        for letter in ["x", "ż", "🀀"] {
            let long = wrong(&letter.repeat(100_000));
            assert_eq!(long.chars().count(), 201);
            assert!(long.starts_with(&format!(r#"invalid type: string "{letter}{letter}"#)), "{long}");
            assert!(long.contains(", expected a sequence at line 1 column "), "{long}");
        }
    }

    fn keys(json: &str) -> Result<(), String> {
        each_key_once::<serde_json::Error>(json).map_err(|error| error.to_string())
    }

    #[test]
    fn a_key_written_twice_is_refused_at_any_depth() {
        for json in [
            r#"{"a":1,"a":1}"#,
            r#"{"a" :1, "a"  : 1}"#,
            r#"{"a":[{"b":1,"c":2,"b":3}]}"#,
            r#"[{"a":{"x":0,"x":0}}]"#,
            r#"{"a":{"b":1},"a":1}"#,
            r#"{"a":1,"\u0061":1}"#,
            r#"{"\"":1,"\"":1}"#,
            r#"{"":1,"":1}"#,
        ] {
            let error = keys(json).unwrap_err();
            assert!(error.starts_with("duplicate key"), "{error}");
        }
    }

    #[test]
    fn what_only_looks_like_a_key_written_twice_is_taken() {
        for json in [
            r#"{"a":{"a":1},"b":[{"a":1.5},{"a":null}]}"#,
            r#"{"a":"a","b":"{\"a\":1,\"a\":1}"}"#,
            r#"["a","a","}",{"a":"\\"},{"a":"\"a\":"}]"#,
            r#""a""#,
            "1e400",
            r#"{"a":[-1e999,123456789012345678901234567890,"\ud800"],"b":1e400}"#,
        ] {
            assert_eq!(keys(json), Ok(()), "{json}");
        }
    }

    #[test]
    fn a_long_key_is_not_repeated_whole() {
        let long = "k".repeat(1_000_000);
        let error = keys(&format!(r#"{{"{long}":1,"{long}":1}}"#)).unwrap_err();
        assert!(error.len() < 200, "{} bytes", error.len());
    }

    #[test]
    fn entries_keep_their_order() {
        let map: StrictMap<u8> = serde_json::from_str(r#"{"z":1,"a":2}"#).unwrap();
        assert_eq!(map.0, [("z".to_owned(), 1), ("a".to_owned(), 2)]);
        assert!(serde_json::from_str::<StrictMap<u8>>(r#"{"z":1,"z":2}"#).is_err());
    }

    #[test]
    fn an_object_is_no_array() {
        #[derive(serde::Deserialize, PartialEq, Debug)]
        struct Pair {
            a: u8,
        }
        let read = |text| object::<Pair, _>(&mut serde_json::Deserializer::from_str(text));
        assert_eq!(read(r#"{"a":1}"#).unwrap(), Pair { a: 1 });
        assert!(read("[1]").is_err());
    }

    #[test]
    fn deep_nesting_is_an_error_not_an_overflow() {
        let nested = |depth: usize| keys(&format!("{}{}", "[".repeat(depth), "]".repeat(depth)));
        assert_eq!(nested(128), Ok(()));
        assert!(nested(129).is_err() && nested(1_000_000).is_err());
    }
}
