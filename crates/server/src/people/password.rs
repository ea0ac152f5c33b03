//! Passwords: argon2id, on threads of their own, a few at a time.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use mandala_table::Dice;

use crate::blocking_pool::BlockingPool;
use crate::denied::Denied;
use crate::refusal::Refusal;

/// Hashing a password takes 19 MiB and a core for a moment: so many guesses may do that at the same time, and so many may be
/// admitted, more than a club's members who log in together.
const GUESSES: (usize, usize) = (2, 100);

/// The same for owners, who do not wait behind guesses.
const OWNERS: (usize, usize) = (1, 20);

/// What an unknown name is checked against, so that it takes as long as a known one.
static NO_ACCOUNT: LazyLock<String> = LazyLock::new(|| hash_password("no account's password", &[0; 16]));

/// Whether a password may be chosen: 8 to 200 characters of any kind.
pub(crate) fn acceptable(password: &str) -> Result<(), Refusal> {
    // A character has at most four bytes: what is longer need not be counted.
    let fits = password.len() <= 800 && (8..=200).contains(&password.chars().count());
    if fits { Ok(()) } else { Err(Refusal::Denied(Denied::PasswordInvalid)) }
}

/// What is kept of a password: argon2id with the library's recommended cost.
///
/// # Panics
/// Never: the parameters and the salt's length are fixed and fit.
pub fn hash_password(password: &str, salt: &[u8; 16]) -> String {
    let hash: PasswordHash = Argon2::default()
        .hash_password_with_salt(password.as_bytes(), salt)
        .expect("the standard parameters and 16 bytes of salt are accepted");
    hash.to_string()
}

/// Who has a password hashed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PasswordSender {
    /// A client who is not known to be the account's owner.
    Anyone,
    /// One who has a login of the account, or its recovery code.
    Owner,
}

/// Hashes and checks passwords without blocking the runtime, a few at a time however many are sent.
#[derive(Clone, Debug)]
pub(crate) struct Passwords {
    guesses: BlockingPool,
    owners: BlockingPool,
}

impl Default for Passwords {
    fn default() -> Self {
        Self {
            guesses: BlockingPool::new(GUESSES.0, GUESSES.1),
            owners: BlockingPool::new(OWNERS.0, OWNERS.1),
        }
    }
}

impl Passwords {
    pub(crate) async fn hash(
        &self,
        sender: PasswordSender,
        password: String,
        dice: &Dice,
    ) -> Result<String, Refusal> {
        let salt = dice.bytes();
        self.pool(sender).run(move || hash_password(&password, &salt)).await
    }

    /// Whether this is the password whose hash is kept. Without a hash it is not, and that takes as long to find out.
    pub(crate) async fn matches(
        &self,
        sender: PasswordSender,
        password: String,
        kept: Option<String>,
    ) -> Result<bool, Refusal> {
        self.pool(sender)
            .run(move || {
                let known = kept.is_some();
                let kept = kept.unwrap_or_else(|| NO_ACCOUNT.clone());
                let right = PasswordHash::new(&kept).is_ok_and(|kept| {
                    PasswordVerifier::<PasswordHash>::verify_password(
                        &Argon2::default(),
                        password.as_bytes(),
                        &kept,
                    )
                    .is_ok()
                });
                right && known
            })
            .await
    }

    fn pool(&self, sender: PasswordSender) -> &BlockingPool {
        match sender {
            PasswordSender::Anyone => &self.guesses,
            PasswordSender::Owner => &self.owners,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let passwords = Passwords::default();
        let sender = PasswordSender::Anyone;
        let kept = passwords.hash(sender, "correct horse".to_owned(), &Dice::fixed(1)).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        let matches = async |password: &str, kept: Option<&str>| {
            passwords.matches(sender, password.to_owned(), kept.map(str::to_owned)).await.unwrap()
        };
        assert!(matches("correct horse", Some(&kept)).await);
        assert!(!matches("correct house", Some(&kept)).await);
        assert!(!matches("no account's password", None).await);
        assert!(!matches("x", Some("not a hash")).await);
    }

    #[tokio::test]
    async fn owners_do_not_wait_behind_guesses() {
        let passwords = Passwords { guesses: BlockingPool::new(1, 0), ..Passwords::default() };
        let dice = Dice::fixed(1);
        let hash = |sender| passwords.hash(sender, "correct horse".to_owned(), &dice);
        assert_eq!(hash(PasswordSender::Anyone).await, Err(Refusal::Unavailable), "too many guesses wait");
        assert!(hash(PasswordSender::Owner).await.is_ok());
    }

    #[test]
    fn passwords_have_a_length() {
        for good in ["12345678", "żółw żółw", &"ż".repeat(200)] {
            assert_eq!(acceptable(good), Ok(()));
        }
        for bad in ["", "1234567", &"x".repeat(201), &"x".repeat(1_000_000)] {
            assert_eq!(acceptable(bad), Err(Refusal::Denied(Denied::PasswordInvalid)));
        }
    }
}
