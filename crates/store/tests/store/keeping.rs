//! Signs of life, guests who stay away, and people who are looked for.

use mandala_store::FoundPerson;

use super::scene::{NOON, at, finished, guest, id, login, name, over, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(signs_of_life, guests_who_stay_away_are_forgotten, people_are_found_by_name_and_id);

async fn signs_of_life(store: TestStore) {
    store.ping().await.unwrap();
    assert_eq!(store.last_alive().await.unwrap(), None);
    store.note_alive(at(1)).await.unwrap();
    store.note_alive(at(2)).await.unwrap();
    assert_eq!(store.last_alive().await.unwrap(), Some(at(2)));
}

async fn guests_who_stay_away_are_forgotten(store: TestStore) {
    for number in 101..=105 {
        guest(&*store, number, &format!("Guest {number}")).await;
    }
    store.append(table(1, &[(id(101), "Guest 101")])).await.unwrap();
    let people = [(id(102), "Guest 102"), (id(200), "Nobody")];
    store.append(over(2, finished(&people, at(1)), &people)).await.unwrap();
    store.remove_table(id(2), at(2)).await.unwrap();
    let secrets = mandala_store::Secrets { password: "p".to_owned(), recovery: "r".to_owned() };
    store.make_account(id(103), &name("Anna"), secrets).await.unwrap();
    store.add_login(id(104), login(9), at(50), 5).await.unwrap();
    assert_eq!(store.forget_guests(NOON).await.unwrap(), 0);
    assert_eq!(store.forget_guests(at(20)).await.unwrap(), 1, "those who have nothing to come back to");
    assert_eq!(store.by_login("hash 105").await.unwrap(), None);
    for number in 101..=104 {
        assert!(store.by_login(&format!("hash {number}")).await.unwrap().is_some(), "{number}");
    }
}

async fn people_are_found_by_name_and_id(store: TestStore) {
    guest(&*store, 101, "Łucja A").await;
    guest(&*store, 102, "łucja A").await;
    guest(&*store, 103, "anna").await;
    guest(&*store, 104, "ANNA").await;
    let people = [(id(103), "anna"), (id(104), "ANNA")];
    store.append(over(1, finished(&people, at(1)), &people)).await.unwrap();
    let of = async |name: &str| {
        let found = store.people_named(name).await.unwrap();
        found.into_iter().map(|found| found.id).collect::<Vec<_>>()
    };
    assert_eq!(of("Anna").await, [id(103), id(104)]);
    assert_eq!(of("Łucja A").await, [id(101)], "capital letters count beyond plain ones");
    assert_eq!(of("Łucja a").await, [id(101)]);
    assert_eq!(of("Ann").await, []);
    let found = FoundPerson { id: id(104), name: "ANNA".to_owned(), seen: NOON, games: 1 };
    assert_eq!(store.people_named(&id(104).to_string()).await.unwrap(), [found]);
}
