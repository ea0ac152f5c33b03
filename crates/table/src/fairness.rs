//! Deals that can be checked: a secret the server commits to before it knows the players' nonces.
//!
//! `docs/fairness.md` says what this proves and what not.

mod verify;

use data_encoding::HEXLOWER_PERMISSIVE as HEX;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::Seed;

pub use verify::{Unfair, VerifyError, verify};

/// What the server brings to a deal. It prints as nothing: with the nonces, it gives away every hidden card.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret made of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads the secret from 64 hexadecimal digits.
    pub fn read(hex: &str) -> Option<Self> {
        HEX.decode(hex.as_bytes()).ok()?.try_into().ok().map(Self)
    }

    /// The secret as hexadecimal digits, to be published when the game is over.
    pub fn reveal(&self) -> String {
        HEX.encode(&self.0)
    }

    /// What is published before the deal: SHA-256 of the secret, as hexadecimal digits.
    pub fn commitment(&self) -> String {
        HEX.encode(&Sha256::digest(self.0))
    }

    /// The seed of the deal: SHA-256 of a fixed text, the secret, and each seat's nonce behind its length (eight bytes, the
    /// lowest first).
    pub fn deal<'a>(&self, nonces: impl IntoIterator<Item = &'a str>) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"mandala-deal/1");
        hash.update(self.0);
        for nonce in nonces {
            hash.update((nonce.len() as u64).to_le_bytes());
            hash.update(nonce.as_bytes());
        }
        Seed(hash.finalize().into())
    }
}

impl std::fmt::Debug for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// What a record says about its deal, under the key `fairness`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fairness {
    /// SHA-256 of the secret, published before the deal.
    pub commitment: String,
    /// The secret.
    pub secret: String,
    /// Each seat's nonce.
    pub nonces: Vec<String>,
}
