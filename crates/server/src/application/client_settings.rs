//! What a person's client wants to find again on another device: language, colours, sounds. The server does not read it.

use mandala_table::Id;
use protocol::Json;
use serde_json::value::RawValue;

use crate::app::App;
use crate::denied::Denied;
use crate::refusal::Refusal;

/// The longest settings that are stored, in bytes.
const MAX_LENGTH: usize = 8 * 1024;

/// The settings that a person's client has saved: a JSON object.
pub(crate) async fn client_settings(app: &App, person: Id) -> Result<Json, Refusal> {
    let text = app.store.settings(person).await?;
    RawValue::from_string(text).map(Json).map_err(|error| {
        tracing::error!(%person, %error, "could not read settings from the store");
        Denied::Internal.into()
    })
}

/// Replaces the settings that a person's client has saved.
pub(crate) async fn save_client_settings(app: &App, person: Id, settings: &Json) -> Result<(), Refusal> {
    if settings.text().len() > MAX_LENGTH {
        return Err(Denied::SettingsTooLarge.into());
    }
    Ok(app.store.save_settings(person, settings.text()).await?)
}
