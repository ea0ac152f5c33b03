//! How many tables a person sits at, counted in the transaction in which they sit down.

use std::collections::BTreeMap;

use mandala_table::Id;

use super::database::Transaction;
use super::personal_data::sits_at;
use crate::StoreError;
use crate::tables::Append;

/// Locks everyone whose tables will be counted, before anything else is locked and in the same order everywhere, so that no two
/// transactions ever wait for each other.
pub(super) async fn lock(transaction: &mut impl Transaction, appends: &[&Append]) -> Result<(), StoreError> {
    for person in limits(appends).into_keys() {
        transaction.lock_exclusively(&format!("seats of {person}")).await?;
    }
    Ok(())
}

/// Whether no person sits at too many tables now that the appends are listed.
pub(super) async fn are_kept(
    transaction: &mut impl Transaction,
    appends: &[&Append],
) -> Result<bool, StoreError> {
    for (person, most) in limits(appends) {
        if sits_at(transaction, person).await? > most {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Who sits down, and at how many tables they may sit.
fn limits(appends: &[&Append]) -> BTreeMap<Id, u32> {
    let limits = appends.iter().filter_map(|append| append.seat_limit.as_ref());
    limits.flat_map(|limit| limit.people.iter().map(|person| (*person, limit.most))).collect()
}
