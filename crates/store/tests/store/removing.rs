//! Tables that go, by hand or because they have expired: nothing is left of them, and they do not come back.

use futures_util::future::join_all;
use mandala_store::{Append, AppendError, ExpiryReason};
use protocol::Phase;

use super::scene::{NOON, at, created, entries, finished, game, id, listed, lobby, over, started, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    a_table_is_removed_and_its_game_stays,
    what_nobody_comes_back_to_is_found,
    a_table_that_has_changed_since_it_was_found_stays,
    a_removed_table_is_not_brought_back,
    an_old_table_is_removed_or_goes_on,
);

async fn a_table_is_removed_and_its_game_stays(store: TestStore) {
    let people = [(id(101), "Anna"), (id(102), "Bert")];
    store.append(over(1, finished(&people, at(1)), &people)).await.unwrap();
    assert!(store.remove_table(id(1), at(5)).await.unwrap());
    assert!(!store.remove_table(id(1), at(6)).await.unwrap());
    assert_eq!(store.entries(id(1), 0).await.unwrap(), []);
    assert_eq!(lobby(&*store).await, []);
    assert_eq!(store.tables_of(id(101)).await.unwrap(), []);
    assert_eq!(game(&*store, 1).await.summary.id, id(1).to_string());
    assert_eq!(store.removed_since(at(6)).await.unwrap(), [id(1)]);
    assert_eq!(store.removed_since(at(7)).await.unwrap(), []);
    store.forget_notices(at(6)).await.unwrap();
    assert_eq!(store.removed_since(NOON).await.unwrap(), [id(1)]);
    store.forget_notices(at(7)).await.unwrap();
    assert_eq!(store.removed_since(NOON).await.unwrap(), []);
}

async fn what_nobody_comes_back_to_is_found(store: TestStore) {
    let people = [(id(101), "Anna"), (id(102), "Bert")];
    let changed = |number, phase, seconds| {
        let kept = vec![created(&people, 2, at(seconds)), started(2, at(seconds))];
        let listed = Some(listed(id(number), phase, at(seconds), &people));
        Append { listed, ..entries(id(number), kept) }
    };
    for append in [
        changed(1, Phase::Open, 20),
        changed(2, Phase::Aborted, 10),
        changed(3, Phase::Running, 10),
        changed(4, Phase::Running, 5),
        changed(5, Phase::Over, 10),
        changed(6, Phase::Over, 50),
    ] {
        store.append(append).await.unwrap();
    }
    // Actions do not touch the list.
    store.append(entries(id(4), vec![started(3, at(50))])).await.unwrap();
    let of = async |reason, limit| store.expired_tables(reason, at(30), limit).await.unwrap();
    assert_eq!(of(ExpiryReason::NotBegun, 10).await, [id(2), id(1)]);
    assert_eq!(of(ExpiryReason::NotBegun, 1).await, [id(2)]);
    assert_eq!(of(ExpiryReason::StoodStill, 10).await, [id(3)]);
    assert_eq!(of(ExpiryReason::Finished, 10).await, [id(5)]);
    assert!(
        !store.remove_expired(id(5), ExpiryReason::StoodStill, at(30), at(60)).await.unwrap(),
        "it is over"
    );
    assert!(store.remove_expired(id(5), ExpiryReason::Finished, at(30), at(60)).await.unwrap());
    assert!(
        !store.remove_expired(id(5), ExpiryReason::Finished, at(30), at(60)).await.unwrap(),
        "it is gone"
    );
    assert_eq!(store.removed_since(at(60)).await.unwrap(), [id(5)]);
}

/// A player may act at an old table after it was found and before it is removed.
async fn a_table_that_has_changed_since_it_was_found_stays(store: TestStore) {
    let people = [(id(101), "Anna"), (id(102), "Bert")];
    store.append(table(1, &people)).await.unwrap();
    assert_eq!(store.expired_tables(ExpiryReason::StoodStill, at(100), 10).await.unwrap(), [id(1)]);
    store.append(entries(id(1), vec![started(3, at(100))])).await.unwrap();
    let remove = |seconds| store.remove_expired(id(1), ExpiryReason::StoodStill, at(seconds), at(seconds));
    assert!(!remove(100).await.unwrap());
    assert_eq!(store.entries(id(1), 0).await.unwrap().len(), 3);
    assert!(remove(200).await.unwrap());
    assert!(store.entries(id(1), 0).await.unwrap().is_empty());
}

/// A player acts at a table on one node while it is removed on another.
async fn a_removed_table_is_not_brought_back(store: TestStore) {
    let (nodes, people) = (store.nodes().await, [(id(101), "Anna"), (id(102), "Bert")]);
    for number in 1..=60 {
        store.append(table(number, &people)).await.unwrap();
    }
    let act = |number: u8| {
        let phase = number.is_multiple_of(3).then_some(Phase::Running);
        let listed = phase.map(|phase| listed(id(number), phase, at(1), &people));
        Append { listed, ..entries(id(number), vec![started(3, at(1))]) }
    };
    let removing = join_all((1..=60).map(|number| nodes[0].remove_table(id(number), at(1))));
    let acting = join_all((1..=60).map(|number| nodes[1].append(act(number))));
    let (removed, acted) = tokio::join!(removing, acting);
    assert!(removed.into_iter().all(Result::unwrap));
    for (number, done) in (1..=60).zip(acted) {
        assert!(matches!(done, Ok(()) | Err(AppendError::Conflict)), "{done:?}");
        assert_eq!(store.entries(id(number), 0).await.unwrap(), [], "table {number}, {done:?}");
    }
    assert_eq!(lobby(&*store).await, []);
    assert_eq!(store.sits_at(id(101)).await.unwrap(), 0);
}

/// The same, where the table goes only if no player acts.
async fn an_old_table_is_removed_or_goes_on(store: TestStore) {
    let (nodes, people) = (store.nodes().await, [(id(101), "Anna"), (id(102), "Bert")]);
    for number in 1..=60 {
        store.append(table(number, &people)).await.unwrap();
    }
    let remove = |number| nodes[0].remove_expired(id(number), ExpiryReason::StoodStill, at(100), at(100));
    let act = |number| nodes[1].append(entries(id(number), vec![started(3, at(100))]));
    let (removed, acted) = tokio::join!(join_all((1..=60).map(remove)), join_all((1..=60).map(act)));
    for (number, (removed, acted)) in (1..=60).zip(removed.into_iter().zip(acted)) {
        let kept = store.entries(id(number), 0).await.unwrap().len();
        match (removed.unwrap(), acted) {
            (true, Err(AppendError::Conflict)) => assert_eq!(kept, 0, "table {number}"),
            (false, Ok(())) => assert_eq!(kept, 3, "table {number}: what was acknowledged stays"),
            (removed, acted) => panic!("table {number}: removed {removed}, acted {acted:?}"),
        }
    }
}
