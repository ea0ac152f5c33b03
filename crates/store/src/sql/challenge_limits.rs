//! How many challenges a person has, counted in the transaction in which one is added.

use std::collections::BTreeSet;

use mandala_table::Id;

use super::database::{SqlRow, Transaction};
use super::values;
use crate::StoreError;
use crate::tables::{Append, ChallengeLimit};

/// Locks everyone whose challenges will be counted: after those whose seats will be, and in the same order everywhere.
pub(super) async fn lock(transaction: &mut impl Transaction, appends: &[&Append]) -> Result<(), StoreError> {
    let people: BTreeSet<_> = limits(appends).flat_map(|limit| &limit.people).collect();
    for person in people {
        transaction.lock_exclusively(&format!("challenges of {person}")).await?;
    }
    Ok(())
}

/// Whether no person is challenged too often now that the appends are listed.
pub(super) async fn are_kept(
    transaction: &mut impl Transaction,
    appends: &[&Append],
) -> Result<bool, StoreError> {
    for limit in limits(appends) {
        for &person in &limit.people {
            let (all, of_one) = count(transaction, person, limit.by).await?;
            if all > limit.most || of_one > limit.most_of_one {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// The seats that are kept for a person at tables that wait, and how many of them at tables at which the challenger sits.
/// Nodes of the version before leave rows behind when a game begins.
async fn count(transaction: &mut impl Transaction, person: Id, by: Id) -> Result<(u32, u32), StoreError> {
    let statement = "SELECT count(*) AS seats, count(table_people.person) AS of_one
         FROM kept_seats JOIN tables ON tables.id = kept_seats.table_id
             LEFT JOIN table_people ON table_people.table_id = kept_seats.table_id AND table_people.person = $2
         WHERE kept_seats.person = $1 AND phase = 'open'";
    let rows = transaction.fetch_all(statement, values![person, by]).await?;
    rows.first().map_or(Ok((0, 0)), |row| Ok((row.count("seats")?, row.count("of_one")?)))
}

fn limits<'a>(appends: &'a [&Append]) -> impl Iterator<Item = &'a ChallengeLimit> {
    appends.iter().filter_map(|append| append.challenge_limit.as_ref())
}
