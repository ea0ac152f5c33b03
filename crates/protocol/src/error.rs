//! Errors on the wire.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Why something was refused. `code` is for programs and never changes its meaning; `message` is for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct ErrorBody {
    /// The kind of error, which is also the id of its words in every language.
    pub code: String,
    /// The error in words, in the language asked for.
    pub message: String,
    /// What the words mention, by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub args: BTreeMap<String, String>,
}
