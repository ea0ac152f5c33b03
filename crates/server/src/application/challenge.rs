//! A challenge: a table at which a seat is kept for another person, who may join or decline.

use std::borrow::Cow;

use mandala_table::{Id, NewTableRefused};
use protocol::{NewTable, SeatChoice};

use super::Caller;
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::fold;

/// Finds the people who are challenged by a new table, and puts their ids in the place of names. A person is not challenged
/// by too many, nor does one person challenge too often.
pub(super) async fn challenge<'a>(
    app: &App,
    caller: &Caller,
    new: &'a NewTable,
) -> Result<Cow<'a, NewTable>, Refusal> {
    if !new.seats.iter().any(|seat| matches!(seat, SeatChoice::Person(_))) {
        return Ok(Cow::Borrowed(new));
    }
    app.rate_limits.challenge(caller.id)?;
    let mut new = new.clone();
    for seat in &mut new.seats {
        if let SeatChoice::Person(named) = seat {
            let person = find(app, named).await?.ok_or(NewTableRefused::NoSuchPerson)?;
            if app.store.challenges(person).await? >= app.config.limits.challenges_per_person {
                return Err(Refusal::TooMany);
            }
            *named = person.to_string();
        }
    }
    Ok(Cow::Owned(new))
}

/// The person with this id, or with an account of this name.
async fn find(app: &App, named: &str) -> Result<Option<Id>, Refusal> {
    if let Ok(id) = named.parse()
        && app.store.person(id).await?.is_some()
    {
        return Ok(Some(id));
    }
    Ok(app.store.account(&fold(named)).await?.map(|account| account.person.id))
}
