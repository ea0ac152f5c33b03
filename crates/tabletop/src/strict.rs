//! JSON read strictly: a key written twice is an error, wherever it stands.
//!
//! Most readers keep the last of two equal keys without a word, so that two programs could replay two different games from
//! one file.

use std::collections::HashSet;
use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

/// A JSON object as its entries in the order written, each key once.
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
                let mut seen = HashSet::new();
                let mut entries = Vec::new();
                while let Some(key) = map.next_key::<String>()? {
                    refuse_twice(&mut seen, &key)?;
                    entries.push((key, map.next_value()?));
                }
                Ok(StrictMap(entries))
            }
        }

        deserializer.deserialize_map(Entries(PhantomData))
    }
}

/// Reads a struct from an object only. (Derived readers also take an array of the fields in order.) For `deserialize_with`.
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

/// A value nobody reads: checked for keys written twice, then dropped.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Unread;

impl<'de> Deserialize<'de> for Unread {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Anything;

        impl<'de> Visitor<'de> for Anything {
            type Value = Unread;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_bool<E>(self, _: bool) -> Result<Unread, E> {
                Ok(Unread)
            }

            fn visit_i64<E>(self, _: i64) -> Result<Unread, E> {
                Ok(Unread)
            }

            fn visit_u64<E>(self, _: u64) -> Result<Unread, E> {
                Ok(Unread)
            }

            fn visit_f64<E>(self, _: f64) -> Result<Unread, E> {
                Ok(Unread)
            }

            fn visit_str<E>(self, _: &str) -> Result<Unread, E> {
                Ok(Unread)
            }

            fn visit_unit<E>(self) -> Result<Unread, E> {
                Ok(Unread)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Unread, A::Error> {
                while seq.next_element::<Unread>()?.is_some() {}
                Ok(Unread)
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Unread, A::Error> {
                let mut seen = HashSet::new();
                while let Some(key) = map.next_key::<String>()? {
                    refuse_twice(&mut seen, &key)?;
                    map.next_value::<Unread>()?;
                }
                Ok(Unread)
            }
        }

        deserializer.deserialize_any(Anything)
    }
}

pub(crate) fn refuse_twice<E: Error>(seen: &mut HashSet<String>, key: &str) -> Result<(), E> {
    if seen.insert(key.to_owned()) { Ok(()) } else { Err(E::custom(format_args!("duplicate key `{key}`"))) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_written_twice_is_refused_at_any_depth() {
        for text in [r#"{"a":1,"a":1}"#, r#"{"a":[{"b":1,"c":2,"b":3}]}"#, r#"[{"a":{"x":0,"x":0}}]"#] {
            let error = serde_json::from_str::<Unread>(text).unwrap_err().to_string();
            assert!(error.starts_with("duplicate key"), "{error}");
        }
        assert!(serde_json::from_str::<Unread>(r#"{"a":{"a":1},"b":[{"a":1.5},{"a":null}]}"#).is_ok());
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
        let deep = "[".repeat(1_000_000);
        assert!(serde_json::from_str::<Unread>(&deep).is_err());
    }
}
