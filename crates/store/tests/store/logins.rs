//! Logins of browsers and tokens of programs.

use futures_util::future::join_all;
use mandala_store::Token;
use protocol::Scope;

use super::scene::{NOON, at, guest, id, login};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    a_login_lets_its_person_in,
    the_longest_unused_logins_end,
    logins_end,
    tokens_come_and_go,
    who_is_no_longer_welcome,
    many_at_once_are_not_too_many,
);

pub(super) fn token(number: u8) -> Token {
    Token {
        id: id(number),
        label: format!("bot {number}"),
        scopes: vec![Scope::Read, Scope::Play],
        created: at(u64::from(number)),
        seen: at(u64::from(number)),
    }
}

async fn a_login_lets_its_person_in(store: TestStore) {
    let anna = guest(&*store, 1, "Anna").await;
    let pass = store.by_login("hash 1").await.unwrap().unwrap();
    assert_eq!((pass.id, pass.person.id, pass.seen, pass.scopes.clone()), (id(1), anna, NOON, None));
    assert_eq!((pass.person.name.as_str(), pass.person.account), ("Anna", false));
    assert_eq!(store.by_login("hash 2").await.unwrap(), None);
    store.seen(&pass, at(60)).await.unwrap();
    assert_eq!(store.by_login("hash 1").await.unwrap().unwrap().seen, at(60));
    assert_eq!(store.people_named("Anna").await.unwrap()[0].seen, at(60), "the person as well");
}

async fn the_longest_unused_logins_end(store: TestStore) {
    let anna = guest(&*store, 1, "Anna").await;
    for number in 2..=3 {
        let ended = store.add_login(anna, login(number), at(u64::from(number)), 3).await.unwrap();
        assert_eq!(ended, []);
    }
    let first = store.by_login("hash 1").await.unwrap().unwrap();
    store.seen(&first, at(50)).await.unwrap();
    assert_eq!(store.add_login(anna, login(4), at(60), 3).await.unwrap(), [id(2)]);
    let logins = store.logins(anna).await.unwrap();
    assert_eq!(logins.iter().map(|login| login.id).collect::<Vec<_>>(), [id(4), id(1), id(3)]);
    let last = &logins[0];
    assert_eq!((last.agent.as_str(), last.created, last.seen), ("browser 4", at(60), at(60)));
    let mut ended = store.add_login(anna, login(5), at(70), 0).await.unwrap();
    ended.sort();
    assert_eq!(ended, [id(1), id(3), id(4)], "a new login is valid");
    assert_eq!(store.logins(anna).await.unwrap().len(), 1);
}

async fn logins_end(store: TestStore) {
    let (anna, bert) = (guest(&*store, 1, "Anna").await, guest(&*store, 2, "Bert").await);
    for number in 3..=5 {
        store.add_login(anna, login(number), NOON, 10).await.unwrap();
    }
    assert!(!store.end_login(bert, id(3)).await.unwrap(), "it is not theirs");
    assert!(store.end_login(anna, id(3)).await.unwrap());
    assert!(!store.end_login(anna, id(3)).await.unwrap());
    let mut ended = store.end_logins(anna, Some(id(4))).await.unwrap();
    ended.sort();
    assert_eq!(ended, [id(1), id(5)]);
    assert_eq!(store.end_logins(anna, None).await.unwrap(), [id(4)]);
    assert_eq!(store.logins(bert).await.unwrap().len(), 1);
}

async fn tokens_come_and_go(store: TestStore) {
    let (anna, bert) = (guest(&*store, 1, "Anna").await, guest(&*store, 2, "Bert").await);
    for number in 10..=11 {
        assert!(store.add_token(anna, token(number), &format!("token {number}"), 2).await.unwrap());
    }
    assert!(!store.add_token(anna, token(12), "token 12", 2).await.unwrap(), "that is enough");
    assert_eq!(store.tokens(anna).await.unwrap(), [token(11), token(10)]);
    let pass = store.by_token("token 10").await.unwrap().unwrap();
    assert_eq!((pass.id, pass.person.id, pass.seen), (id(10), anna, at(10)));
    assert_eq!(pass.scopes, Some(vec![Scope::Read, Scope::Play]));
    store.seen(&pass, at(99)).await.unwrap();
    assert_eq!(store.tokens(anna).await.unwrap()[1].seen, at(99));
    assert_eq!(store.by_token("hash 1").await.unwrap(), None);
    assert!(!store.end_token(bert, id(10)).await.unwrap(), "it is not theirs");
    assert!(store.end_token(anna, id(10)).await.unwrap());
    assert_eq!(store.end_tokens(anna).await.unwrap(), [id(11)]);
    assert_eq!(store.tokens(anna).await.unwrap(), []);
}

async fn who_is_no_longer_welcome(store: TestStore) {
    let (anna, bert) = (guest(&*store, 1, "Anna").await, guest(&*store, 2, "Bert").await);
    store.add_token(anna, token(10), "token 10", 5).await.unwrap();
    store.add_token(bert, token(11), "token 11", 5).await.unwrap();
    let all = [id(1), id(2), id(10), id(11), id(99)];
    assert_eq!(store.unwelcome(&all).await.unwrap(), [id(99)]);
    store.ban(bert, true).await.unwrap();
    store.end_token(anna, id(10)).await.unwrap();
    let mut unwelcome = store.unwelcome(&all).await.unwrap();
    unwelcome.sort();
    assert_eq!(unwelcome, [id(2), id(10), id(11), id(99)]);
    assert_eq!(store.unwelcome(&[]).await.unwrap(), []);
}

async fn many_at_once_are_not_too_many(store: TestStore) {
    let (anna, nodes) = (guest(&*store, 1, "Anna").await, store.nodes().await);
    let node = |number: u8| &nodes[usize::from(number % 2)];
    join_all((10..=29).map(|number| node(number).add_login(anna, login(number), at(1), 3))).await;
    assert_eq!(store.logins(anna).await.unwrap().len(), 3);
    let hashes: Vec<_> = (0..=29).map(|number| format!("token {number}")).collect();
    let all =
        (10..=29).map(|number| node(number).add_token(anna, token(number), &hashes[usize::from(number)], 3));
    let done = join_all(all).await;
    assert_eq!(done.into_iter().filter(|done| *done.as_ref().unwrap()).count(), 3);
    assert_eq!(store.tokens(anna).await.unwrap().len(), 3);
}
