//! Who people are, and how many are at tables.

use mandala_table::Id;
use protocol::{Me, PersonBody};

use crate::app::App;
use crate::liveness::alive_since;
use crate::refusal::Refusal;
use crate::store::Person;

/// The largest number of people in an answer: a person who waits for an opponent needs no larger one.
const MAX_COUNT: u32 = 999;

/// What a person is told about themselves.
pub(crate) fn me(person: &Person) -> Me {
    Me {
        id: person.id.to_string(),
        name: person.name.clone(),
        account: person.account,
        created: person.created.0,
    }
}

/// What is public about a person.
pub(crate) async fn person(app: &App, id: Id) -> Result<PersonBody, Refusal> {
    let person = app.store.person(id).await?.ok_or(Refusal::NotFound)?;
    Ok(PersonBody { id: person.id.to_string(), name: person.name })
}

/// How many people are at a table just now, at all nodes together.
pub(crate) async fn people_online(app: &App) -> Result<u32, Refusal> {
    let people = if app.bus.is_shared() {
        app.store.online(alive_since(app.time.now())).await?
    } else {
        u32::try_from(app.connections.people()).unwrap_or(MAX_COUNT)
    };
    Ok(people.min(MAX_COUNT))
}
