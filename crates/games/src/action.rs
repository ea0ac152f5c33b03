//! An action of any game.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::record::ReplayableGame;

use crate::error::GameRefused;

/// An action: its text, and what a game has read it as. What a client sends is read once, when it is decided about; what a store
/// holds is read when it is played.
#[derive(Clone)]
pub struct AnyAction {
    text: Arc<str>,
    read: Option<Arc<dyn Any + Send + Sync>>,
}

impl AnyAction {
    /// The action in the game's notation.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reads an action of game `G`.
    pub(crate) fn read<G: ReplayableGame>(text: &str) -> Result<Self, GameRefused> {
        Ok(Self { text: text.into(), read: Some(Arc::new(parse::<G>(text)?)) })
    }

    /// The action of game `G`.
    pub(crate) fn action<G: ReplayableGame>(&self) -> Result<G::Action, GameRefused> {
        match self.read.as_ref().and_then(|read| read.downcast_ref::<G::Action>()) {
            Some(&action) => Ok(action),
            None => parse::<G>(&self.text),
        }
    }
}

pub(crate) fn parse<G: ReplayableGame>(text: &str) -> Result<G::Action, GameRefused> {
    text.parse().map_err(GameRefused::rule)
}

/// An action that has not been parsed yet.
impl From<&str> for AnyAction {
    fn from(text: &str) -> Self {
        Self { text: text.into(), read: None }
    }
}

impl PartialEq for AnyAction {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for AnyAction {}

impl fmt::Debug for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

impl Serialize for AnyAction {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AnyAction {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(|text| Self::from(text.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use tabletop::testing::kuhn::{Action, Kuhn};

    use super::*;

    #[test]
    fn what_was_read_once_is_not_read_again() {
        let read = AnyAction { text: "not an action".into(), ..AnyAction::read::<Kuhn>("b").unwrap() };
        assert_eq!(read.action::<Kuhn>(), Ok(Action::Bet));
        assert!(AnyAction::from("not an action").action::<Kuhn>().is_err());
        assert_eq!(AnyAction::from("b").action::<Kuhn>(), Ok(Action::Bet));
    }

    #[test]
    fn an_action_is_stored_as_its_text() {
        let action = AnyAction::read::<Kuhn>("p").unwrap();
        let text = serde_json::to_string(&action).unwrap();
        assert_eq!(text, "\"p\"");
        assert_eq!(serde_json::from_str::<AnyAction>(&text).unwrap(), action);
    }
}
