//! Names as columns hold them: the words they have on the wire.

use protocol::{GameName, RatingKind, TableKind};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::StoreError;

/// The word for a value.
pub(super) fn written(value: &impl Serialize) -> Result<String, StoreError> {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => Ok(word),
        _ => Err(StoreError::Inconsistent("a name that is not a word".to_owned())),
    }
}

fn named<T: DeserializeOwned>(word: &str) -> Result<T, StoreError> {
    let value = serde_json::Value::String(word.to_owned());
    serde_json::from_value(value).map_err(StoreError::unreadable(format!("name `{word}`")))
}

pub(super) fn read_game(word: &str) -> Result<GameName, StoreError> {
    named(word)
}

pub(super) fn read_kind(word: &str) -> Result<TableKind, StoreError> {
    named(word)
}

pub(super) fn read_rating_kind(word: &str) -> Result<RatingKind, StoreError> {
    named(word)
}
