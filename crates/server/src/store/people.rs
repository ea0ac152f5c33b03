//! Keeping people.

use async_trait::async_trait;

use super::StoreError;
use crate::id::Id;
use crate::time::Timestamp;

/// Keeps people and their logins.
#[async_trait]
pub trait People: Send + Sync + 'static {
    /// Adds a person and their first login.
    async fn add_guest(&self, person: Person, login: NewLogin) -> Result<(), StoreError>;

    /// Who holds the secret with this hash.
    async fn by_login(&self, hash: &str) -> Result<Option<Person>, StoreError>;
}

/// Somebody who plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// The public id.
    pub id: Id,
    /// The name shown to others.
    pub name: String,
    /// When they first came.
    pub created: Timestamp,
}

/// A browser that is logged in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewLogin {
    /// The login's id, by which it can be ended.
    pub id: Id,
    /// A hash of the secret that the browser holds.
    pub hash: String,
}
