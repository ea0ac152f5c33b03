//! People.

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};

use super::StoreError;
use crate::name::Name;

/// Stores people: guests and accounts.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// Adds a guest and their first login.
    async fn add_guest(&self, guest: NewGuest, login: NewLogin) -> Result<(), StoreError>;

    /// The person with this id.
    async fn person(&self, person: Id) -> Result<Option<Person>, StoreError>;

    /// Whether a guest or an account has this name.
    async fn is_name_used(&self, name: &Name) -> Result<bool, StoreError>;

    /// Gives a person another name; `false`, and nothing done, if it is another's account's.
    async fn rename(&self, person: Id, name: &Name) -> Result<bool, StoreError>;

    /// Makes an account of a guest; `false`, and nothing done, if the name is another account's or the guest is no guest.
    async fn make_account(&self, person: Id, name: &Name, secrets: Secrets) -> Result<bool, StoreError>;

    /// The account with this folded name.
    async fn account(&self, folded: &str) -> Result<Option<Account>, StoreError>;

    /// The person with this id, if they are an account.
    async fn account_of(&self, person: Id) -> Result<Option<Account>, StoreError>;

    /// Replaces the hash of an account's password.
    async fn change_password(&self, person: Id, password: &str) -> Result<(), StoreError>;

    /// Replaces both hashes of an account, if the one of its recovery code is still this one: a code opens it once.
    async fn recover(&self, person: Id, used: &str, secrets: Secrets) -> Result<bool, StoreError>;

    /// Replaces the password's hash of the account with this folded name, for the operator; `false` if there is
    /// none. Its logins go on: end them as well.
    async fn set_password(&self, folded: &str, password: &str) -> Result<bool, StoreError>;

    /// Replaces the hash of an account's recovery code.
    async fn set_recovery(&self, person: Id, recovery: &str) -> Result<(), StoreError>;

    /// Turns a person away from now on, or lets them in again; `false` if there is no such person.
    async fn ban(&self, person: Id, banned: bool) -> Result<bool, StoreError>;

    /// The settings of the person's client: a JSON object.
    async fn settings(&self, person: Id) -> Result<String, StoreError>;

    /// Replaces the settings of the person's client.
    async fn save_settings(&self, person: Id, settings: &str) -> Result<(), StoreError>;
}

/// A person who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The public id.
    pub id: Id,
    /// The name shown to others.
    pub name: String,
    /// When they first came.
    pub created: Timestamp,
    /// Whether they have a password.
    pub account: bool,
    /// Whether they are turned away.
    pub banned: bool,
}

/// A new guest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewGuest {
    /// The public id.
    pub id: Id,
    /// The name.
    pub name: Name,
    /// The time of the request.
    pub at: Timestamp,
}

/// A person with a password.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The person.
    pub person: Person,
    /// How they prove it.
    pub secrets: Secrets,
}

/// What an account is opened with: hashes only.
#[derive(Clone, PartialEq, Eq)]
pub struct Secrets {
    /// The password's hash, with its salt and parameters.
    pub password: String,
    /// The hash of the recovery code.
    pub recovery: String,
}

impl std::fmt::Debug for Secrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secrets(…)")
    }
}

/// A browser that is logged in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLogin {
    /// The login's id, by which it can be ended.
    pub id: Id,
    /// A hash of the secret that the browser holds.
    pub hash: String,
    /// What the browser calls itself.
    pub agent: String,
}
