//! People: what they may call themselves, what they prove themselves with, and how they are forgotten.

mod denied;
mod forget;
mod made_up;
mod name;
mod password;
mod recovery;

pub use denied::Denied;
pub(crate) use forget::{forgotten_entry, renamed_record, renamed_report, report_with_names_of};
pub(crate) use made_up::made_up;
pub use name::{Name, fold};
pub(crate) use name::{Shape, shaped};
pub use password::hash_password;
pub(crate) use password::{Passwords, acceptable};
pub(crate) use recovery::RecoveryCode;

/// What games are kept under when a person is gone. Nobody can have it.
pub const NEUTRAL_NAME: &str = "Anonymous";
