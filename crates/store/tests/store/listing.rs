//! Lists of tables: for people, for those who look for a table, and for the node that has to wake one.

use mandala_store::{Append, PairingFilter, TableFilter, WakeTime};
use protocol::{ClockSpec, GameName, Phase};

use super::scene::{NOON, at, created, due, entries, id, listed, lobby, started, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    lists_have_what_was_last_said,
    a_waiting_table_has_to_fit,
    tables_are_woken_when_they_are_due,
    a_due_time_can_change_alone,
    what_waits_elsewhere_is_due_later,
    versions_of_tables_that_exist,
);

fn numbers(found: &[mandala_store::ListedTable]) -> Vec<String> {
    found.iter().map(|listed| listed.summary.id.clone()).collect()
}

async fn lists_have_what_was_last_said(store: TestStore) {
    let (anna, bert) = ((id(101), "Anna"), (id(102), "Bert"));
    store.append(table(1, &[anna])).await.unwrap();
    store.append(table(2, &[anna, bert])).await.unwrap();
    let mut hidden = table(3, &[bert]);
    hidden.listed.as_mut().unwrap().public = false;
    store.append(hidden.clone()).await.unwrap();
    let filter = |phase, person, limit| TableFilter { phase, person, limit };
    let found = store.list(filter(None, None, 10)).await.unwrap();
    assert_eq!(found.iter().map(|table| table.people.len()).collect::<Vec<_>>(), [1, 2]);
    assert_eq!(found[0], table(1, &[anna]).listed.unwrap());
    let of = async |phase, person, limit| numbers(&store.list(filter(phase, person, limit)).await.unwrap());
    assert_eq!(of(Some(Phase::Running), None, 10).await, [id(2).to_string()]);
    assert_eq!(of(None, None, 1).await, [id(1).to_string()]);
    assert_eq!(of(None, Some(id(102)), 10).await, [id(2), id(3)].map(|id| id.to_string()));
    assert_eq!(of(Some(Phase::Open), Some(id(102)), 10).await, [id(3).to_string()]);
    assert_eq!(
        store.list(filter(Some(Phase::Open), Some(id(102)), 1)).await.unwrap()[0],
        hidden.listed.unwrap()
    );
    // Anna leaves, and Bert comes.
    let changed = listed(id(1), Phase::Aborted, at(5), &[bert]);
    let append = entries(id(1), vec![started(2, at(5))]);
    store.append(Append { listed: Some(changed.clone()), ..append }).await.unwrap();
    assert_eq!(lobby(&*store).await[0], changed);
    assert_eq!(of(None, Some(id(101)), 10).await, [id(2).to_string()]);
    assert_eq!(of(None, Some(id(102)), 10).await, [id(1), id(2), id(3)].map(|id| id.to_string()));
}

async fn a_waiting_table_has_to_fit(store: TestStore) {
    let anna = (id(101), "Anna");
    let fitting = PairingFilter {
        person: id(102),
        game: GameName::STONES,
        players: 2,
        rated: false,
        clock: ClockSpec::None,
        limit: 10,
    };
    let waits = |number, seconds| {
        let kept = created(&[anna], 2, at(seconds));
        Append { entries: vec![kept], ..table(number, &[anna]) }
    };
    // The one that has waited longest comes first, whenever it was last changed.
    store.append(waits(1, 20)).await.unwrap();
    store.append(waits(2, 10)).await.unwrap();
    let mut clock = waits(3, 1);
    let fischer = ClockSpec::Fischer { initial: 60, increment: 5 };
    clock.listed.as_mut().unwrap().summary.clock = fischer;
    store.append(clock).await.unwrap();
    let mut rated = waits(4, 1);
    rated.listed.as_mut().unwrap().summary.rated = true;
    store.append(rated).await.unwrap();
    let mut hidden = waits(5, 1);
    hidden.listed.as_mut().unwrap().public = false;
    store.append(hidden).await.unwrap();
    store.append(table(6, &[anna, (id(103), "Carl")])).await.unwrap();
    let mut other = waits(7, 1);
    let mut options = serde_json::to_value(&other.entries[0]).unwrap();
    options["options"] = serde_json::json!({"players": 2});
    other.entries = vec![serde_json::from_value(options).unwrap()];
    store.append(other).await.unwrap();
    let of = async |fitting| store.waiting(fitting).await.unwrap();
    assert_eq!(of(fitting).await, [id(2), id(1)]);
    assert_eq!(of(PairingFilter { limit: 1, ..fitting }).await, [id(2)]);
    assert_eq!(of(PairingFilter { clock: fischer, ..fitting }).await, [id(3)]);
    assert_eq!(of(PairingFilter { rated: true, ..fitting }).await, [id(4)]);
    assert_eq!(of(PairingFilter { players: 3, ..fitting }).await, []);
    assert_eq!(of(PairingFilter { game: GameName::MANDALA, ..fitting }).await, []);
    assert_eq!(of(PairingFilter { person: id(101), ..fitting }).await, [], "they sit there");
    // Tables whose open seats are kept for others take no room among those that are looked at.
    for number in 10..20 {
        let mut kept = waits(number, 2);
        kept.listed.as_mut().unwrap().summary.free = Some(0);
        store.append(kept).await.unwrap();
    }
    let mut free = waits(20, 30);
    free.listed.as_mut().unwrap().summary.free = Some(1);
    store.append(free).await.unwrap();
    assert_eq!(of(PairingFilter { limit: 3, ..fitting }).await, [id(2), id(1), id(20)]);
}

async fn tables_are_woken_when_they_are_due(store: TestStore) {
    let both = [(id(101), "Anna"), (id(102), "Bert")];
    store.append(due(table(1, &both), Some(at(30)))).await.unwrap();
    store.append(due(table(2, &both), Some(at(10)))).await.unwrap();
    store.append(due(table(3, &both), None)).await.unwrap();
    store.append(table(4, &both)).await.unwrap();
    store.append(due(table(5, &[]), Some(at(5)))).await.unwrap();
    assert_eq!(store.waking().await.unwrap(), [id(2), id(1)], "only what runs");
    assert_eq!(store.due(at(30), 10).await.unwrap(), [id(2)], "before, not at");
    assert_eq!(store.due(at(31), 10).await.unwrap(), [id(2), id(1)]);
    assert_eq!(store.due(at(31), 1).await.unwrap(), [id(2)]);
    assert_eq!(store.due(at(10), 10).await.unwrap(), []);
}

async fn a_due_time_can_change_alone(store: TestStore) {
    let both = [(id(101), "Anna"), (id(102), "Bert")];
    for number in [1, 2] {
        store.append(due(table(number, &both), Some(at(10)))).await.unwrap();
    }
    let next = |version| entries(id(1), vec![started(version, NOON)]);
    store.append(next(3)).await.unwrap();
    assert_eq!(store.due(at(11), 10).await.unwrap(), [id(1), id(2)], "as it was");
    store.append(due(next(4), Some(at(20)))).await.unwrap();
    assert_eq!(store.due(at(11), 10).await.unwrap(), [id(2)]);
    assert_eq!(store.due(at(21), 10).await.unwrap(), [id(2), id(1)]);
    store.append(due(next(5), None)).await.unwrap();
    assert_eq!(store.due(at(21), 10).await.unwrap(), [id(2)]);
    // A list alone leaves it as it is.
    let list = Append { listed: table(2, &both).listed, ..entries(id(2), vec![started(3, NOON)]) };
    store.append(list).await.unwrap();
    assert_eq!(store.waking().await.unwrap(), [id(2)]);
    // A table of which it is only known that it wakes is looked at at once.
    let mut wakes = table(3, &both);
    wakes.listed.as_mut().unwrap().wakes = true;
    assert_eq!(wakes.listed.as_ref().unwrap().due(), WakeTime(Some(mandala_table::Timestamp(0))));
}

async fn versions_of_tables_that_exist(store: TestStore) {
    store.append(table(1, &[])).await.unwrap();
    store.append(table(2, &[(id(101), "Anna"), (id(102), "Bert")])).await.unwrap();
    let mut versions = store.versions(&[id(1), id(2), id(3)]).await.unwrap();
    versions.sort();
    assert_eq!(versions, [(id(1), 1), (id(2), 2)]);
    assert_eq!(store.versions(&[]).await.unwrap(), []);
}

async fn what_waits_elsewhere_is_due_later(store: TestStore) {
    let both = [(id(101), "Anna"), (id(102), "Bert")];
    for (number, due_at) in [(1, Some(at(10))), (2, Some(at(10))), (3, Some(at(60))), (4, None)] {
        store.append(due(table(number, &both), due_at)).await.unwrap();
    }
    store.postpone(&[id(1), id(3), id(4), id(9)], at(30)).await.unwrap();
    assert_eq!(store.due(at(30), 10).await.unwrap(), [id(2)]);
    assert_eq!(store.due(at(31), 10).await.unwrap(), [id(2), id(1)]);
    assert_eq!(store.due(at(90), 10).await.unwrap(), [id(2), id(1), id(3)], "nothing is due sooner, or anew");
}
