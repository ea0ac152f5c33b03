//! The name of a game.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::Game;

use crate::error::UnknownGame;

/// Which game.
///
/// It is the name in records, messages, addresses and on the command line: a few small letters or digits. Whether there is such
/// a game, a [`Registry`](crate::Registry) says.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameName {
    /// The rest is zero.
    letters: [u8; Self::LONGEST],
    length: u8,
}

impl GameName {
    /// The longest name.
    pub const LONGEST: usize = 15;

    /// Mandala's.
    pub const MANDALA: Self = Self::of::<mandala::Mandala>();
    /// That of Mandala Stones.
    pub const STONES: Self = Self::of::<stones::Stones>();

    /// A game's name.
    ///
    /// # Panics
    ///
    /// If the game's `NAME` is not one to fifteen small letters or digits.
    pub const fn of<G: Game>() -> Self {
        Self::new(G::NAME).expect("a game's name is a few small letters")
    }

    const fn new(name: &str) -> Option<Self> {
        let name = name.as_bytes();
        if name.is_empty() || name.len() > Self::LONGEST {
            return None;
        }
        let mut letters = [0; Self::LONGEST];
        let mut index = 0;
        while index < name.len() {
            if !name[index].is_ascii_lowercase() && !name[index].is_ascii_digit() {
                return None;
            }
            letters[index] = name[index];
            index += 1;
        }
        Some(Self { letters, length: name.len() as u8 })
    }

    /// The name.
    #[expect(clippy::missing_panics_doc, reason = "it cannot: a name is ASCII")]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.letters[..usize::from(self.length)]).expect("a name is ASCII")
    }
}

impl FromStr for GameName {
    type Err = UnknownGame;

    fn from_str(text: &str) -> Result<Self, UnknownGame> {
        Self::new(text).ok_or_else(|| UnknownGame::new(text))
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for GameName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for GameName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        name.parse().map_err(D::Error::custom)
    }
}

/// The names that a client may use: those of the standard games.
#[cfg(feature = "openapi")]
mod openapi {
    use std::borrow::Cow;

    use utoipa::openapi::RefOr;
    use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
    use utoipa::{PartialSchema, ToSchema};

    use super::GameName;
    use crate::Registry;

    impl PartialSchema for GameName {
        fn schema() -> RefOr<Schema> {
            let names = Registry::standard().names().map(|name| name.to_string()).collect::<Vec<_>>();
            ObjectBuilder::new()
                .schema_type(SchemaType::new(Type::String))
                .description(Some("Which game."))
                .enum_values(Some(names))
                .into()
        }
    }

    impl ToSchema for GameName {
        fn name() -> Cow<'static, str> {
            Cow::Borrowed("GameName")
        }
    }
}

/// The names that a client may use: those of the standard games.
#[cfg(feature = "typescript")]
mod typescript {
    use std::path::PathBuf;

    use ts_rs::{Config, TS};

    use super::GameName;
    use crate::Registry;

    impl TS for GameName {
        type WithoutGenerics = Self;
        type OptionInnerType = Self;

        fn docs() -> Option<String> {
            Some("/**\n * Which game.\n */\n".to_owned())
        }

        fn name(_: &Config) -> String {
            "GameName".to_owned()
        }

        fn inline(_: &Config) -> String {
            let names: Vec<_> = Registry::standard().names().map(|name| format!("\"{name}\"")).collect();
            names.join(" | ")
        }

        fn inline_flattened(config: &Config) -> String {
            Self::inline(config)
        }

        fn decl(config: &Config) -> String {
            format!("type GameName = {};", Self::inline(config))
        }

        fn decl_concrete(config: &Config) -> String {
            Self::decl(config)
        }

        fn output_path() -> Option<PathBuf> {
            Some("GameName.ts".into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_nothing_else_is_one() {
        for name in ["mandala", "stones", "a", "go19", "abcdefghijklmno"] {
            let read: GameName = name.parse().unwrap();
            assert_eq!(read.to_string(), name);
            assert_eq!(serde_json::to_string(&read).unwrap(), format!("\"{name}\""));
            assert_eq!(serde_json::from_str::<GameName>(&format!("\"{name}\"")).unwrap(), read);
        }
        for wrong in ["", "Mandala", "two words", "abcdefghijklmnop", "ßa", "../etc"] {
            assert!(wrong.parse::<GameName>().is_err(), "{wrong:?}");
            assert!(serde_json::from_value::<GameName>(wrong.into()).is_err(), "{wrong:?}");
        }
        assert_eq!([GameName::MANDALA.as_str(), GameName::STONES.as_str()], ["mandala", "stones"]);
    }
}
