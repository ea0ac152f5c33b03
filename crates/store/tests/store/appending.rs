//! Entries are added once, all or none, and one table's conflict is no other's.

use futures_util::future::join_all;
use mandala_store::{Append, AppendError};
use protocol::Phase;
use serde_json::json;

use super::scene::{NOON, at, created, due, entries, entry, id, listed, lobby, started, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    entries_come_back_as_they_were,
    a_conflict_is_nobody_elses,
    of_two_who_add_the_same_version_one_does,
    a_removed_table_takes_no_more,
    what_is_appended_with_a_conflict_is_not_kept,
    every_commit_is_counted,
    closing_waits_for_what_was_begun,
);

async fn entries_come_back_as_they_were(store: TestStore) {
    let joined = json!({"entry": "joined", "seat": 1, "person": id(2), "name": "Zoë \"\\u0000\" 'ł", "nonce": "\u{1F600}"});
    let kept = vec![created(&[(id(1), "Anna")], 2, NOON), entry(2, at(1), joined), started(3, at(2))];
    store.append(entries(id(9), kept.clone())).await.unwrap();
    assert_eq!(store.entries(id(9), 0).await.unwrap(), kept);
    assert_eq!(store.entries(id(9), 1).await.unwrap(), kept[1..]);
    assert_eq!(store.entries(id(9), 3).await.unwrap(), []);
    assert_eq!(store.entries(id(8), 0).await.unwrap(), []);
}

/// Many appends share a commit; one whose versions are taken fails alone.
async fn a_conflict_is_nobody_elses(store: TestStore) {
    let kept = vec![created(&[], 2, NOON), started(2, NOON)];
    store.append(entries(id(25), kept.clone())).await.unwrap();
    let all = (1..=50).map(|number| store.append(entries(id(number), kept.clone())));
    for (number, done) in (1..).zip(join_all(all).await) {
        if number == 25 {
            assert!(matches!(done, Err(AppendError::Conflict)), "{done:?}");
        } else {
            done.unwrap();
        }
        assert_eq!(store.entries(id(number), 0).await.unwrap(), kept);
    }
    // Some of the versions taken is as bad as all of them, and none of the others are kept.
    let mut longer = kept.clone();
    longer.push(started(3, NOON));
    let done = store.append(entries(id(1), longer)).await;
    assert!(matches!(done, Err(AppendError::Conflict)), "{done:?}");
    assert_eq!(store.entries(id(1), 0).await.unwrap(), kept);
}

/// Two nodes have the same tables in memory, and players act at both.
async fn of_two_who_add_the_same_version_one_does(store: TestStore) {
    let nodes = store.nodes().await;
    for version in 1..=5 {
        let append = |number: u8, seat| {
            let entry = entry(version, NOON, json!({"entry": "played", "seat": seat, "action": "x"}));
            let listed = number.is_multiple_of(2).then(|| listed(id(number), Phase::Running, NOON, &[]));
            Append { listed, ..due(entries(id(number), vec![entry]), Some(at(seat))) }
        };
        // In opposite orders, so that transactions that waited for each other would show.
        let one = join_all((1..=40).map(|number| nodes[0].append(append(number, 0))));
        let other = join_all((1..=40).rev().map(|number| nodes[1].append(append(number, 1))));
        let (one, other) = tokio::join!(one, other);
        for (number, (one, other)) in (1..=40).zip(one.iter().zip(other.iter().rev())) {
            assert!(one.is_ok() != other.is_ok(), "{one:?} {other:?}");
            let lost = if one.is_ok() { other } else { one };
            assert!(matches!(lost, Err(AppendError::Conflict)), "{lost:?}");
            let kept = store.entries(id(number), version - 1).await.unwrap();
            assert_eq!(kept, append(number, u64::from(one.is_err())).entries);
        }
    }
}

async fn a_removed_table_takes_no_more(store: TestStore) {
    store.append(table(1, &[])).await.unwrap();
    assert!(store.remove_table(id(1), NOON).await.unwrap());
    let free = store.append(entries(id(2), vec![created(&[], 2, NOON)]));
    let gone = store.append(entries(id(1), vec![started(2, NOON)]));
    let (free, gone) = tokio::join!(free, gone);
    free.unwrap();
    assert!(matches!(gone, Err(AppendError::Conflict)), "{gone:?}");
    assert_eq!(store.entries(id(1), 0).await.unwrap(), []);
}

async fn what_is_appended_with_a_conflict_is_not_kept(store: TestStore) {
    store.append(table(1, &[])).await.unwrap();
    let again =
        due(Append { listed: Some(listed(id(1), Phase::Running, at(9), &[])), ..table(1, &[]) }, Some(NOON));
    assert!(matches!(store.append(again).await, Err(AppendError::Conflict)));
    assert_eq!(lobby(&*store).await[0].summary.phase, Phase::Open);
    assert_eq!(store.waking().await.unwrap(), []);
}

/// A batch that is one statement, one of several, and what is tried again one by one: each commit counts.
async fn every_commit_is_counted(store: TestStore) {
    // The figures of this thread alone, on which the writer runs as well.
    let recorder = metrics_exporter_prometheus::PrometheusBuilder::new().build_recorder();
    let figures = recorder.handle();
    let _guard = metrics::set_default_local_recorder(&recorder);
    let commits = || {
        let text = figures.render();
        let line = text.lines().find_map(|line| line.strip_prefix("mandala_store_commits_total "));
        line.map_or(0, |count| count.parse::<u64>().unwrap())
    };
    store.append(table(1, &[])).await.unwrap();
    assert_eq!(commits(), 1, "entries and lists");
    store.append(entries(id(1), vec![started(2, NOON)])).await.unwrap();
    assert_eq!(commits(), 2, "entries alone");
    store.append(due(entries(id(1), vec![started(3, NOON)]), Some(NOON))).await.unwrap();
    assert_eq!(commits(), 3, "entries, and when the table is due");
    let (taken, free) = tokio::join!(
        store.append(entries(id(1), vec![started(3, NOON)])),
        store.append(entries(id(2), vec![started(1, NOON)]))
    );
    assert!(matches!(taken, Err(AppendError::Conflict)), "{taken:?}");
    free.unwrap();
    assert_eq!(commits(), 4, "one by one");
}

async fn closing_waits_for_what_was_begun(store: TestStore) {
    let another = store.another().await;
    // One is there already, so that the others are tried once more after they have failed together.
    store.append(table(1, &[])).await.unwrap();
    let all = join_all((1..=30).map(|number| another.append(table(number, &[]))));
    let (all, ()) = tokio::join!(all, another.close());
    assert!(matches!(all[0], Err(AppendError::Conflict)) && all[1..].iter().all(Result::is_ok), "{all:?}");
    assert_eq!(lobby(&*store).await.len(), 30);
    let late = another.append(table(31, &[])).await;
    assert!(matches!(late, Err(AppendError::Store(_))), "{late:?}");
    assert!(another.ping().await.is_err());
}
