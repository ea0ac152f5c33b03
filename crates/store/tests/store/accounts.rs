//! People: guests, accounts, names and what their clients keep.

use futures_util::future::join_all;
use mandala_store::Secrets;

use super::scene::{NOON, guest, id, login, name};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    a_guest_becomes_an_account,
    a_name_is_one_accounts,
    of_those_who_want_a_name_at_once_one_gets_it,
    passwords_and_recovery,
    banned_and_let_in_again,
    settings_are_kept,
);

fn secrets(word: &str) -> Secrets {
    Secrets { password: format!("password {word}"), recovery: format!("recovery {word}") }
}

async fn a_guest_becomes_an_account(store: TestStore) {
    let anna = guest(&*store, 1, "Anna").await;
    assert!(store.is_name_used(&name("ANNA")).await.unwrap());
    assert!(!store.is_name_used(&name("Bert")).await.unwrap());
    assert_eq!(store.account_of(anna).await.unwrap(), None);
    assert_eq!(store.account("anna").await.unwrap(), None);
    assert!(store.make_account(anna, &name("Anna B"), secrets("a")).await.unwrap());
    let account = store.account_of(anna).await.unwrap().unwrap();
    assert_eq!((account.person.name.as_str(), account.person.account), ("Anna B", true));
    assert_eq!((account.person.created, account.person.banned), (NOON, false));
    assert_eq!(account.secrets, secrets("a"));
    assert_eq!(store.account("anna b").await.unwrap(), Some(account));
    assert!(!store.make_account(anna, &name("Anna C"), secrets("a")).await.unwrap(), "they have one");
    assert!(!store.make_account(id(9), &name("Zoë"), secrets("a")).await.unwrap(), "there is no such person");
    assert!(
        store
            .add_guest(mandala_store::NewGuest { id: anna, name: name("Eve"), at: NOON }, login(7))
            .await
            .is_err()
    );
    assert_eq!(store.by_login("hash 7").await.unwrap(), None, "both or neither");
    // A text that one of the databases does not know is found in neither.
    assert_eq!(store.account("an\0na").await.unwrap(), None);
}

async fn a_name_is_one_accounts(store: TestStore) {
    let (anna, bert) = (guest(&*store, 1, "Anna").await, guest(&*store, 2, "Bert").await);
    assert!(store.rename(bert, &name("anna")).await.unwrap(), "guests may share a name");
    assert!(store.make_account(anna, &name("Anna"), secrets("a")).await.unwrap());
    assert!(!store.make_account(bert, &name("ANNA"), secrets("b")).await.unwrap());
    assert!(!store.rename(bert, &name("Anna")).await.unwrap());
    assert!(store.rename(anna, &name("aNNa")).await.unwrap(), "it is their own");
    assert!(store.rename(anna, &name("Zoë")).await.unwrap());
    assert!(store.make_account(bert, &name("Anna"), secrets("b")).await.unwrap());
    assert!(!store.rename(id(9), &name("Nobody")).await.unwrap());
}

async fn of_those_who_want_a_name_at_once_one_gets_it(store: TestStore) {
    let nodes = store.nodes().await;
    for number in 1..=20 {
        guest(&*store, number, &format!("Guest {number}")).await;
    }
    for round in 0..2_u8 {
        let wanted = name(&format!("Anna {round}"));
        let all = (1..=10).map(|number: u8| {
            let (node, wanted) = (&nodes[usize::from(number % 2)], &wanted);
            async move {
                let person = id(round * 10 + number);
                if number.is_multiple_of(5) {
                    // A guest who takes the name first shares it.
                    node.rename(person, wanted).await.map(|_| false)
                } else {
                    node.make_account(person, wanted, secrets("x")).await
                }
            }
        });
        let done: Vec<_> = join_all(all).await.into_iter().map(Result::unwrap).collect();
        assert_eq!(done.iter().filter(|done| **done).count(), 1, "{done:?}");
    }
}

async fn passwords_and_recovery(store: TestStore) {
    let (anna, bert) = (guest(&*store, 1, "Anna").await, guest(&*store, 2, "Bert").await);
    store.change_password(bert, "new").await.unwrap();
    assert_eq!(store.account_of(bert).await.unwrap(), None, "a guest stays one");
    store.make_account(anna, &name("Anna"), secrets("a")).await.unwrap();
    store.change_password(anna, "new").await.unwrap();
    let secrets_of = async || store.account_of(anna).await.unwrap().unwrap().secrets;
    assert_eq!(secrets_of().await, Secrets { password: "new".to_owned(), ..secrets("a") });
    assert!(!store.recover(anna, "wrong", secrets("b")).await.unwrap());
    assert!(store.recover(anna, "recovery a", secrets("b")).await.unwrap());
    assert!(!store.recover(anna, "recovery a", secrets("c")).await.unwrap(), "a code opens it once");
    assert_eq!(secrets_of().await, secrets("b"));
    store.set_recovery(anna, "recovery c").await.unwrap();
    assert!(store.set_password("anna", "set").await.unwrap());
    assert!(!store.set_password("bert", "set").await.unwrap(), "no account");
    assert_eq!(secrets_of().await, Secrets { password: "set".into(), recovery: "recovery c".into() });
}

async fn banned_and_let_in_again(store: TestStore) {
    let anna = guest(&*store, 1, "Anna").await;
    let banned = async || store.by_login("hash 1").await.unwrap().unwrap().person.banned;
    assert!(!banned().await);
    assert!(store.ban(anna, true).await.unwrap());
    assert!(banned().await);
    assert!(store.ban(anna, false).await.unwrap());
    assert!(!banned().await);
    assert!(!store.ban(id(9), true).await.unwrap());
}

async fn settings_are_kept(store: TestStore) {
    let anna = guest(&*store, 1, "Anna").await;
    assert_eq!(store.settings(anna).await.unwrap(), "{}");
    let settings = r#"{"z": [1.50, "ł\u0000"], "a":null}"#;
    store.save_settings(anna, settings).await.unwrap();
    assert_eq!(store.settings(anna).await.unwrap(), settings, "to the letter");
    assert_eq!(store.settings(id(9)).await.unwrap(), "{}");
}
