//! Another name for a person.

use super::{Caller, own_name};
use crate::app::App;
use crate::denied::Denied;
use crate::people::Name;
use crate::refusal::Refusal;

/// Gives a person another name. An account's name is what it logs in with, and unique.
pub(crate) async fn rename(app: &App, caller: &Caller, name: &str) -> Result<Name, Refusal> {
    let name = own_name(name)?;
    if app.store.rename(caller.id, &name).await? { Ok(name) } else { Err(Denied::NameTaken.into()) }
}
