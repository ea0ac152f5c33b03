//! A name replaced everywhere it is kept.

use mandala_store::Append;
use protocol::Phase;

use super::scene::{
    NOON, at, entries, entry, finished, game, guest, id, listed, lobby, name, over, table, written_again,
};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    a_name_is_spread,
    a_name_is_replaced_by_an_administrator,
    spreading_a_name_does_not_undo_what_goes_on,
);

async fn a_name_is_spread(store: TestStore) {
    let (anna, bert) = ((guest(&*store, 101, "Anna").await, "Anna"), (id(102), "Bert"));
    store.append(table(1, &[anna, bert])).await.unwrap();
    store.append(over(2, finished(&[bert, anna], at(1)), &[bert, anna])).await.unwrap();
    store.append(table(3, &[bert])).await.unwrap();
    assert!(store.rename(anna.0, &name("Zoë")).await.unwrap());
    let mut tables = store.spread_name(anna.0).await.unwrap();
    tables.sort();
    assert_eq!(tables, [id(1), id(2)]);
    assert_eq!(store.entries(id(1), 0).await.unwrap(), table(1, &[(id(101), "Zoë"), bert]).entries);
    let listed = lobby(&*store).await.into_iter().find(|table| table.summary.id == id(1).to_string());
    assert_eq!(listed.unwrap().summary.seats, [Some("Zoë".to_owned()), Some("Bert".to_owned())]);
    let kept = game(&*store, 2).await;
    assert_eq!(kept.record, written_again(&finished(&[bert, (id(101), "Zoë")], at(1))));
    assert_eq!(kept.summary.seats[1].name.as_deref(), Some("Zoë"));
    assert_eq!(store.spread_name(id(99)).await.unwrap(), [], "there is no such person");
}

async fn a_name_is_replaced_by_an_administrator(store: TestStore) {
    let anna = guest(&*store, 101, "Anna").await;
    store.append(table(1, &[(anna, "Anna")])).await.unwrap();
    assert!(store.replace_name(anna, "Quiet Heron", at(9)).await.unwrap());
    assert_eq!(store.entries(id(1), 0).await.unwrap(), table(1, &[(anna, "Quiet Heron")]).entries);
    assert!(store.is_name_used(&name("quiet heron")).await.unwrap());
    assert_eq!(store.renamed_since(at(9)).await.unwrap(), [anna]);
    assert_eq!(store.renamed_since(at(10)).await.unwrap(), []);
    assert!(store.replace_name(anna, "Still Heron", at(19)).await.unwrap());
    assert_eq!(store.renamed_since(at(10)).await.unwrap(), [anna]);
    store.forget_notices(at(20)).await.unwrap();
    assert_eq!(store.renamed_since(NOON).await.unwrap(), []);
    assert!(!store.replace_name(id(99), "Nobody", at(9)).await.unwrap());
}

/// Games end while one of their people gets another name.
async fn spreading_a_name_does_not_undo_what_goes_on(store: TestStore) {
    let nodes = store.nodes().await;
    let (anna, bert) = ((guest(&*store, 101, "Anna").await, "Anna"), (id(102), "Bert"));
    for number in 1..=40 {
        store.append(table(number, &[anna, bert])).await.unwrap();
    }
    let ending = async {
        for number in 1..=40 {
            let resigned = entry(3, at(1), serde_json::json!({"entry": "resigned", "seat": 1}));
            let listed = Some(listed(id(number), Phase::Over, at(1), &[anna, bert]));
            nodes[1].append(Append { listed, ..entries(id(number), vec![resigned]) }).await.unwrap();
        }
    };
    let naming = async {
        for number in 0..10 {
            nodes[0].rename(anna.0, &name(&format!("Anna {number}"))).await.unwrap();
            nodes[0].spread_name(anna.0).await.unwrap();
        }
    };
    tokio::join!(ending, naming);
    assert!(lobby(&*store).await.iter().all(|table| table.summary.phase == Phase::Over));
}
