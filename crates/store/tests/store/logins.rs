//! Logins of browsers and tokens of programs.

use futures_util::future::join_all;
use mandala_store::Token;
use protocol::Scope;

use super::house::House;
use super::scene::{NOON, at, guest, id, login};
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

async fn a_login_lets_its_person_in(house: House) {
    let anna = guest(&*house, 1, "Anna").await;
    let pass = house.by_login("hash 1").await.unwrap().unwrap();
    assert_eq!((pass.id, pass.person.id, pass.seen, pass.scopes.clone()), (id(1), anna, NOON, None));
    assert_eq!((pass.person.name.as_str(), pass.person.account), ("Anna", false));
    assert_eq!(house.by_login("hash 2").await.unwrap(), None);
    house.seen(&pass, at(60)).await.unwrap();
    assert_eq!(house.by_login("hash 1").await.unwrap().unwrap().seen, at(60));
    assert_eq!(house.people_named("Anna").await.unwrap()[0].seen, at(60), "the person as well");
}

async fn the_longest_unused_logins_end(house: House) {
    let anna = guest(&*house, 1, "Anna").await;
    for number in 2..=3 {
        let ended = house.add_login(anna, login(number), at(u64::from(number)), 3).await.unwrap();
        assert_eq!(ended, []);
    }
    let first = house.by_login("hash 1").await.unwrap().unwrap();
    house.seen(&first, at(50)).await.unwrap();
    assert_eq!(house.add_login(anna, login(4), at(60), 3).await.unwrap(), [id(2)]);
    let logins = house.logins(anna).await.unwrap();
    assert_eq!(logins.iter().map(|login| login.id).collect::<Vec<_>>(), [id(4), id(1), id(3)]);
    let last = &logins[0];
    assert_eq!((last.agent.as_str(), last.created, last.seen), ("browser 4", at(60), at(60)));
    let mut ended = house.add_login(anna, login(5), at(70), 0).await.unwrap();
    ended.sort();
    assert_eq!(ended, [id(1), id(3), id(4)], "whoever logs in is in");
    assert_eq!(house.logins(anna).await.unwrap().len(), 1);
}

async fn logins_end(house: House) {
    let (anna, bert) = (guest(&*house, 1, "Anna").await, guest(&*house, 2, "Bert").await);
    for number in 3..=5 {
        house.add_login(anna, login(number), NOON, 10).await.unwrap();
    }
    assert!(!house.end_login(bert, id(3)).await.unwrap(), "it is not theirs");
    assert!(house.end_login(anna, id(3)).await.unwrap());
    assert!(!house.end_login(anna, id(3)).await.unwrap());
    let mut ended = house.end_logins(anna, Some(id(4))).await.unwrap();
    ended.sort();
    assert_eq!(ended, [id(1), id(5)]);
    assert_eq!(house.end_logins(anna, None).await.unwrap(), [id(4)]);
    assert_eq!(house.logins(bert).await.unwrap().len(), 1);
}

async fn tokens_come_and_go(house: House) {
    let (anna, bert) = (guest(&*house, 1, "Anna").await, guest(&*house, 2, "Bert").await);
    for number in 10..=11 {
        assert!(house.add_token(anna, token(number), &format!("token {number}"), 2).await.unwrap());
    }
    assert!(!house.add_token(anna, token(12), "token 12", 2).await.unwrap(), "that is enough");
    assert_eq!(house.tokens(anna).await.unwrap(), [token(11), token(10)]);
    let pass = house.by_token("token 10").await.unwrap().unwrap();
    assert_eq!((pass.id, pass.person.id, pass.seen), (id(10), anna, at(10)));
    assert_eq!(pass.scopes, Some(vec![Scope::Read, Scope::Play]));
    house.seen(&pass, at(99)).await.unwrap();
    assert_eq!(house.tokens(anna).await.unwrap()[1].seen, at(99));
    assert_eq!(house.by_token("hash 1").await.unwrap(), None);
    assert!(!house.end_token(bert, id(10)).await.unwrap(), "it is not theirs");
    assert!(house.end_token(anna, id(10)).await.unwrap());
    assert_eq!(house.end_tokens(anna).await.unwrap(), [id(11)]);
    assert_eq!(house.tokens(anna).await.unwrap(), []);
}

async fn who_is_no_longer_welcome(house: House) {
    let (anna, bert) = (guest(&*house, 1, "Anna").await, guest(&*house, 2, "Bert").await);
    house.add_token(anna, token(10), "token 10", 5).await.unwrap();
    house.add_token(bert, token(11), "token 11", 5).await.unwrap();
    let all = [id(1), id(2), id(10), id(11), id(99)];
    assert_eq!(house.unwelcome(&all).await.unwrap(), [id(99)]);
    house.ban(bert, true).await.unwrap();
    house.end_token(anna, id(10)).await.unwrap();
    let mut unwelcome = house.unwelcome(&all).await.unwrap();
    unwelcome.sort();
    assert_eq!(unwelcome, [id(2), id(10), id(11), id(99)]);
    assert_eq!(house.unwelcome(&[]).await.unwrap(), []);
}

async fn many_at_once_are_not_too_many(house: House) {
    let (anna, nodes) = (guest(&*house, 1, "Anna").await, house.nodes().await);
    let node = |number: u8| &nodes[usize::from(number % 2)];
    join_all((10..=29).map(|number| node(number).add_login(anna, login(number), at(1), 3))).await;
    assert_eq!(house.logins(anna).await.unwrap().len(), 3);
    let hashes: Vec<_> = (0..=29).map(|number| format!("token {number}")).collect();
    let all =
        (10..=29).map(|number| node(number).add_token(anna, token(number), &hashes[usize::from(number)], 3));
    let done = join_all(all).await;
    assert_eq!(done.into_iter().filter(|done| *done.as_ref().unwrap()).count(), 3);
    assert_eq!(house.tokens(anna).await.unwrap().len(), 3);
}
