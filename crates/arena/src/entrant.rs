//! A player of a match, as its log knows it.

/// A player of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// The name in records and reports.
    pub name: String,
    /// What plays under this name, where the name alone does not say it: the games of another version do not count.
    pub version: Option<String>,
}

impl From<&str> for Entrant {
    fn from(name: &str) -> Self {
        Self { name: name.to_owned(), version: None }
    }
}
