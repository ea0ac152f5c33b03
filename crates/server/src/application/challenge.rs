//! A challenge: a table at which a seat is kept for another person, who may join or decline.

use std::borrow::Cow;

use mandala_table::{Id, NewTableRefused};
use protocol::{NewTable, SeatChoice};

use super::Caller;
use crate::app::App;
use crate::refusal::Refusal;
use crate::store::{ChallengeLimit, fold};

/// Finds the people who are challenged by a new table, and puts their ids in the place of names. No person challenges too
/// often, nor does one address. How many challenges a person has, the store counts when it adds one.
pub(super) async fn challenge<'a>(
    app: &App,
    caller: &Caller,
    new: &'a NewTable,
) -> Result<(Cow<'a, NewTable>, Option<ChallengeLimit>), Refusal> {
    if !new.seats.iter().any(|seat| matches!(seat, SeatChoice::Person(_))) {
        return Ok((Cow::Borrowed(new), None));
    }
    app.rate_limits.challenge(caller.id, caller.address)?;
    let (mut new, mut people) = (new.clone(), Vec::new());
    for seat in &mut new.seats {
        if let SeatChoice::Person(named) = seat {
            let person = find(app, named).await?.ok_or(NewTableRefused::NoSuchPerson)?;
            people.push(person);
            *named = person.to_string();
        }
    }
    let limits = &app.config.limits;
    let (most, most_of_one) = (limits.challenges_per_person, limits.challenges_per_opponent);
    Ok((Cow::Owned(new), Some(ChallengeLimit { people, by: caller.id, most, most_of_one })))
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
