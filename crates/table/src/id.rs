//! Ids that cannot be guessed.

use std::fmt;
use std::str::FromStr;

use data_encoding::{Encoding, Specification};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// 128 random bits, written as 26 small letters and digits without the ones that look alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Id([u8; 16]);

impl Id {
    /// The id made of these bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The id that follows from others. Those cannot be worked out from this one.
    pub fn derived(purpose: &str, from: &[Self]) -> Self {
        let mut hash = Sha256::new();
        hash.update(purpose);
        for id in from {
            hash.update(id.bytes());
        }
        let digest: [u8; 32] = hash.finalize().into();
        let mut bytes = [0; 16];
        bytes.copy_from_slice(&digest[..16]);
        Self(bytes)
    }

    /// Its bytes.
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

static LETTERS: std::sync::LazyLock<Encoding> = std::sync::LazyLock::new(|| {
    let mut letters = Specification::new();
    letters.symbols.push_str("0123456789abcdefghjkmnpqrstvwxyz");
    letters.encoding().expect("32 symbols make an encoding")
});

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&LETTERS.encode(&self.0))
    }
}

impl fmt::Debug for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Id {
    type Err = NotAnId;

    fn from_str(text: &str) -> Result<Self, NotAnId> {
        let bytes = LETTERS.decode(text.as_bytes()).map_err(|_| NotAnId)?;
        bytes.try_into().map(Self).map_err(|_| NotAnId)
    }
}

/// The text is not an id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not an id")]
pub struct NotAnId;

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_other_texts_do_not() {
        let id = Id::from_bytes(*b"0123456789abcdef");
        let text = id.to_string();
        assert_eq!(text.len(), 26);
        assert_eq!(text.parse(), Ok(id));
        for wrong in ["", "abc", &text[1..], &format!("{text}0"), &text.to_uppercase(), "../../etc/passwd"] {
            assert_eq!(wrong.parse::<Id>(), Err(NotAnId), "{wrong}");
        }
    }
}
