//! People: what they may call themselves, what they prove themselves with, and how they are forgotten.

mod made_up;
mod password;
mod recovery;

pub(crate) use made_up::made_up;
pub use mandala_store::{NEUTRAL_NAME, Name, fold};
pub use password::hash_password;
pub(crate) use password::{PasswordSender, Passwords, acceptable};
pub(crate) use recovery::RecoveryCode;
