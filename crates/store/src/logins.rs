//! Logins of browsers and tokens of programs.

use async_trait::async_trait;
use mandala_table::{Id, Timestamp};
use protocol::Scope;

use super::StoreError;
use super::people::{NewLogin, Person};

/// Stores logins and tokens.
#[async_trait]
pub trait Logins: Send + Sync + 'static {
    /// Logs a browser in. A person has at most so many logins: those longest unused end, and are named.
    async fn add_login(
        &self,
        person: Id,
        login: NewLogin,
        at: Timestamp,
        most: usize,
    ) -> Result<Vec<Id>, StoreError>;

    /// Whose login has a secret with this hash.
    async fn by_login(&self, hash: &str) -> Result<Option<Authentication>, StoreError>;

    /// Which of these logins and tokens are not valid any more: ended, or their person is banned.
    async fn unwelcome(&self, passes: &[Id]) -> Result<Vec<Id>, StoreError>;

    /// A person's logins, the last seen first.
    async fn logins(&self, person: Id) -> Result<Vec<Login>, StoreError>;

    /// Ends one of a person's logins; `false` if it is not theirs.
    async fn end_login(&self, person: Id, login: Id) -> Result<bool, StoreError>;

    /// Ends all of a person's logins but one, and names them.
    async fn end_logins(&self, person: Id, but: Option<Id>) -> Result<Vec<Id>, StoreError>;

    /// A login or token, and with it its person, was seen.
    async fn seen(&self, pass: &Authentication, at: Timestamp) -> Result<(), StoreError>;

    /// Adds a token; `false`, and nothing done, if the person has so many already.
    async fn add_token(&self, person: Id, token: Token, hash: &str, most: usize) -> Result<bool, StoreError>;

    /// Whose token has a secret with this hash.
    async fn by_token(&self, hash: &str) -> Result<Option<Authentication>, StoreError>;

    /// A person's tokens, the newest first.
    async fn tokens(&self, person: Id) -> Result<Vec<Token>, StoreError>;

    /// Ends one of a person's tokens; `false` if it is not theirs.
    async fn end_token(&self, person: Id, token: Id) -> Result<bool, StoreError>;

    /// Ends all of a person's tokens, and names them.
    async fn end_tokens(&self, person: Id) -> Result<Vec<Id>, StoreError>;
}

/// What a person is let in by: a login or a token.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Authentication {
    /// The id of the login or token.
    pub id: Id,
    /// Whose it is.
    pub person: Person,
    /// When it was last seen.
    pub seen: Timestamp,
    /// What a token allows; nothing for a login, which allows everything.
    pub scopes: Option<Vec<Scope>>,
}

/// A browser that is logged in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Login {
    /// Its id.
    pub id: Id,
    /// What the browser calls itself.
    pub agent: String,
    /// When it logged in.
    pub created: Timestamp,
    /// When it was last seen.
    pub seen: Timestamp,
}

/// A program's way in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its id.
    pub id: Id,
    /// What it is for, in the person's words.
    pub label: String,
    /// What it allows.
    pub scopes: Vec<Scope>,
    /// When it was made.
    pub created: Timestamp,
    /// When it was last used.
    pub seen: Timestamp,
}
