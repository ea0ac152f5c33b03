//! Signs of life, guests who stay away, and people who are looked for.

use mandala_store::FoundPerson;

use super::scene::{NOON, at, finished, guest, id, login, name, over, table};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    signs_of_life,
    guests_who_stay_away_are_forgotten,
    people_are_found_by_name_and_id,
    people_and_tables_are_found_by_a_part_of_a_name,
    a_server_knows_whether_it_can_write,
);

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
    let name = "ANNA".to_owned();
    let found = FoundPerson { id: id(104), name, seen: NOON, games: 1, has_account: false, banned: false };
    assert_eq!(store.people_named(&id(104).to_string()).await.unwrap(), [found]);
}

async fn people_and_tables_are_found_by_a_part_of_a_name(store: TestStore) {
    guest(&*store, 101, "Łucja Heron").await;
    guest(&*store, 102, "Quiet heron").await;
    guest(&*store, 103, "Anna").await;
    let secrets = mandala_store::Secrets { password: "p".to_owned(), recovery: "r".to_owned() };
    store.make_account(id(101), &name("Łucja Heron"), secrets).await.unwrap();
    store.ban(id(102), true).await.unwrap();
    let people = async |text: &str, limit| {
        let found = store.find_people(text, limit).await.unwrap();
        found.iter().map(|found| (found.id, found.has_account, found.banned)).collect::<Vec<_>>()
    };
    assert_eq!(people("HERON", 9).await, [(id(101), true, false), (id(102), false, true)]);
    assert_eq!(people("łUCJA", 9).await, [(id(101), true, false)], "whatever the letters");
    assert_eq!(people(&id(103).to_string(), 9).await, [(id(103), false, false)]);
    assert_eq!(people("", 9).await.len(), 3);
    assert_eq!(people("", 2).await.len(), 2);
    assert_eq!(people("%", 9).await, []);

    store.append(table(1, &[(id(101), "Łucja Heron")])).await.unwrap();
    let both = [(id(101), "Łucja Heron"), (id(103), "Anna")];
    store.append(over(2, finished(&both, at(5)), &both)).await.unwrap();
    let tables = async |text: &str, limit| {
        let found = store.find_tables(text, limit).await.unwrap();
        found.into_iter().map(|found| (found.summary.id, found.entries)).collect::<Vec<_>>()
    };
    let (first, second) = ((id(1).to_string(), 1), (id(2).to_string(), 3));
    assert_eq!(tables("łucja", 9).await, [second.clone(), first.clone()], "the last that changed first");
    assert_eq!(tables("anna", 9).await, std::slice::from_ref(&second));
    assert_eq!(tables(&first.0, 9).await, [first]);
    assert_eq!(tables("", 1).await, [second]);
    assert_eq!(tables("nobody", 9).await, []);
    let found = store.find_tables("anna", 9).await.unwrap();
    let written = store.entries(id(2), 0).await.unwrap();
    let bytes: usize = written.iter().map(|entry| serde_json::to_string(entry).unwrap().len()).sum();
    assert_eq!(found[0].bytes, bytes as u64);
}

async fn a_server_knows_whether_it_can_write(store: TestStore) {
    let [one, other] = store.nodes().await;
    for second in 0..3 {
        one.check_writable(id(1), at(second)).await.unwrap();
        other.check_writable(id(2), at(second)).await.unwrap();
    }
    // Twice at once is no mistake.
    one.check_writable(id(1), at(2)).await.unwrap();
    store.close().await;
    assert!(store.check_writable(id(1), at(3)).await.is_err());
}
