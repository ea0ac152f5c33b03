//! People: guests, accounts, logins and the tokens of programs.

use std::fmt;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who the caller is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Me {
    /// The public id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// Whether there is a password; otherwise this is a guest, known by this browser only.
    pub account: bool,
    /// When one first came: milliseconds since 1970.
    pub created: u64,
}

/// The public part of a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PersonBody {
    /// The public id.
    pub id: String,
    /// The name shown to others.
    pub name: String,
}

/// How many people are at a table just now, to say how likely it is that an opponent is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Online {
    /// How many; 999 stands for more, too.
    pub people: u32,
}

/// A new name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewName {
    /// The name: 1 to 24 visible characters.
    pub name: String,
}

/// A secret typed by a person. It prints as nothing.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(transparent)]
pub struct SecretText(pub String);

impl fmt::Debug for SecretText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretText(…)")
    }
}

/// What makes an account of a guest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewAccount {
    /// The name to log in with, which no other account has.
    pub name: String,
    /// 8 to 200 characters.
    pub password: SecretText,
}

/// An account and its recovery code, which is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Recoverable {
    /// Who the caller is.
    pub me: Me,
    /// What opens the account when the password is lost. The server keeps no more than a hash of it.
    pub recovery: SecretText,
}

/// A name and its password.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LogIn {
    /// The account's name.
    pub name: String,
    /// Its password.
    pub password: SecretText,
    /// Whether a guest who sits at tables is to be left behind; otherwise such a guest is told to think again.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub leave_guest: bool,
}

/// A recovery code, and the password to have from now on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The account's name.
    pub name: String,
    /// Its recovery code.
    pub code: SecretText,
    /// The new password.
    pub password: SecretText,
}

/// A password to be replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The password so far.
    pub current: SecretText,
    /// The one from now on.
    pub new: SecretText,
}

/// Says that one means it: the password, where there is one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The account's password; guests have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub password: Option<SecretText>,
}

/// A browser that is logged in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LoginInfo {
    /// The login's id, by which it can be ended.
    pub id: String,
    /// What the browser calls itself.
    pub agent: String,
    /// When it logged in: milliseconds since 1970.
    pub created: u64,
    /// When it was last seen, to the hour: milliseconds since 1970.
    pub seen: u64,
    /// Whether it is the one that asks.
    pub current: bool,
}

/// What a program may do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// See what its person may see.
    Read,
    /// Make tables and play.
    Play,
}

/// A token to be made.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in the person's own words: 1 to 60 visible characters.
    pub label: String,
    /// What it allows: at least one.
    pub scopes: Vec<Scope>,
}

/// A token as its person may see it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TokenInfo {
    /// The token's id, by which it can be ended.
    pub id: String,
    /// What it is for.
    pub label: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made: milliseconds since 1970.
    pub created: u64,
    /// When it was last used, to the hour: milliseconds since 1970.
    pub seen: u64,
}

/// A token that was made, with its secret, which is shown this once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct CreatedToken {
    /// The token.
    #[serde(flatten)]
    pub info: TokenInfo,
    /// What the program sends after `Authorization: Bearer`.
    pub secret: SecretText,
}
