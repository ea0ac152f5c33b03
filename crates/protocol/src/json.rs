//! JSON that is carried, not read.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

/// JSON made elsewhere: a view, an event or the effects of an action, as the game's engine wrote it for one viewer.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(transparent)]
pub struct Json(#[ts(type = "unknown")] pub Box<RawValue>);

impl Json {
    /// Writes plain data down.
    ///
    /// # Panics
    /// If the value cannot be JSON, such as a map whose keys are no strings.
    pub fn of(value: &impl Serialize) -> Self {
        Self(serde_json::value::to_raw_value(value).expect("messages are plain data"))
    }

    /// The text.
    pub fn text(&self) -> &str {
        self.0.get()
    }
}

/// Messages are told apart by a tag, for which they are read into memory first; text as it was written does not survive
/// that, so a reader gets the same values, written anew.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_json::Value::deserialize(deserializer).map(|value| Self::of(&value))
    }
}

/// Reads JSON as it was written, where that is possible: for `deserialize_with`.
pub(crate) fn as_written<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Json>, D::Error> {
    Ok(Option::<Box<RawValue>>::deserialize(deserializer)?.map(Json))
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.text() == other.text()
    }
}

impl utoipa::PartialSchema for Json {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::ObjectBuilder::new().description(Some("JSON of the game's engine")).into()
    }
}

impl utoipa::ToSchema for Json {}
