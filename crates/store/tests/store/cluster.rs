//! What nodes share: signs of life, who is where, tasks and limits.

use std::time::Duration;

use futures_util::future::join_all;

use super::scene::{NOON, at, id};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    nodes_come_and_go,
    people_are_present_by_way_of_nodes,
    a_task_is_one_nodes,
    of_those_who_want_a_task_one_gets_it,
    a_limit_lets_some_through_at_once_and_then_one_by_one,
    a_limit_holds_for_all_nodes_together,
);

async fn nodes_come_and_go(store: TestStore) {
    store.note_node(id(1), at(10)).await.unwrap();
    store.note_node(id(2), at(20)).await.unwrap();
    assert_eq!(store.nodes_since(at(10)).await.unwrap(), [id(1), id(2)]);
    assert_eq!(store.nodes_since(at(11)).await.unwrap(), [id(2)]);
    store.note_node(id(1), at(30)).await.unwrap();
    assert_eq!(store.nodes_since(at(21)).await.unwrap(), [id(1)]);
    store.forget_node(id(1)).await.unwrap();
    store.forget_node(id(9)).await.unwrap();
    assert_eq!(store.nodes_since(NOON).await.unwrap(), [id(2)]);
}

async fn people_are_present_by_way_of_nodes(store: TestStore) {
    let (anna, bert, table) = (id(101), id(102), id(1));
    for (node, seconds) in [(id(11), 10), (id(12), 20)] {
        store.note_node(node, at(seconds)).await.unwrap();
    }
    for (node, person) in [(id(11), anna), (id(11), anna), (id(12), anna), (id(11), bert)] {
        store.arrive(node, table, person).await.unwrap();
    }
    store.arrive(id(12), id(2), bert).await.unwrap();
    assert_eq!(store.present(table, at(10)).await.unwrap(), [anna, bert], "each once");
    assert_eq!(store.present(table, at(20)).await.unwrap(), [anna], "the other node is gone");
    assert_eq!(store.present(table, at(21)).await.unwrap(), []);
    let online = [at(10), at(20), at(21)].map(|since| store.online(since));
    assert_eq!(join_all(online).await.into_iter().collect::<Result<Vec<_>, _>>().unwrap(), [2, 2, 0]);
    store.depart(id(12), table, anna).await.unwrap();
    assert_eq!(store.present(table, at(10)).await.unwrap(), [anna, bert]);
    store.depart(id(11), table, anna).await.unwrap();
    assert_eq!(store.present(table, at(10)).await.unwrap(), [bert]);
    store.forget_node(id(11)).await.unwrap();
    store.note_node(id(11), at(30)).await.unwrap();
    assert_eq!(store.present(table, at(10)).await.unwrap(), [], "the presences went with the node");
    assert_eq!(store.present(id(2), at(10)).await.unwrap(), [bert]);
}

async fn a_task_is_one_nodes(store: TestStore) {
    let take = async |node, now, until| store.lease("sweep", id(node), at(now), at(until)).await.unwrap();
    assert!(take(1, 0, 10).await);
    assert!(!take(2, 5, 15).await);
    assert!(take(1, 5, 15).await, "its holder may prolong it");
    assert!(!take(2, 14, 20).await);
    assert!(take(2, 15, 25).await, "it has run out");
    assert!(!take(1, 16, 30).await);
    assert!(take(2, 16, 16).await, "given back");
    assert!(take(1, 16, 30).await);
    assert!(store.lease("other", id(2), at(16), at(30)).await.unwrap());
}

async fn of_those_who_want_a_task_one_gets_it(store: TestStore) {
    let nodes = store.nodes().await;
    for round in 0..5 {
        let (now, until) = (at(round * 10), at(round * 10 + 10));
        let all =
            (1..=10).map(|number: u8| nodes[usize::from(number % 2)].lease("sweep", id(number), now, until));
        let taken = join_all(all).await;
        assert_eq!(taken.into_iter().filter(|taken| *taken.as_ref().unwrap()).count(), 1);
    }
}

async fn a_limit_lets_some_through_at_once_and_then_one_by_one(store: TestStore) {
    let every = Duration::from_secs(10);
    let ask = async |key: &str, now| store.admit(key, at(now), every, 3).await.unwrap();
    for _ in 0..3 {
        assert_eq!(ask("a", 0).await, None);
    }
    assert_eq!(ask("a", 0).await, Some(at(10)));
    assert_eq!(ask("a", 9).await, Some(at(10)), "to be refused costs nothing");
    assert_eq!(ask("b", 0).await, None, "another's");
    assert_eq!(ask("a", 10).await, None);
    assert_eq!(ask("a", 10).await, Some(at(20)));
    // After a long rest it is as at first, and no better.
    for _ in 0..3 {
        assert_eq!(ask("a", 500).await, None);
    }
    assert_eq!(ask("a", 500).await, Some(at(510)));
    assert_eq!(store.forget_limits(at(9)).await.unwrap(), 0);
    assert_eq!(store.forget_limits(at(10)).await.unwrap(), 1, "b may do as it likes again");
    assert_eq!(ask("a", 500).await, Some(at(510)), "a is not forgotten");
    store.give_back("a", every).await.unwrap();
    assert_eq!(ask("a", 500).await, None, "what was given back can be taken again");
    assert_eq!(ask("a", 500).await, Some(at(510)), "once");
    store.give_back("never asked", every).await.unwrap();
    // Less than a millisecond apart: what is refused may come with the next.
    let quick = async || store.admit("c", NOON, Duration::from_micros(300), 1).await.unwrap();
    assert_eq!(quick().await, None);
    assert_eq!(quick().await, Some(mandala_table::Timestamp(NOON.0 + 1)));
}

async fn a_limit_holds_for_all_nodes_together(store: TestStore) {
    let nodes = store.nodes().await;
    let all = (0..40).map(|number: usize| nodes[number % 2].admit("a", NOON, Duration::from_secs(1), 7));
    let admitted = join_all(all).await;
    assert_eq!(admitted.into_iter().filter(|done| done.as_ref().unwrap().is_none()).count(), 7);
}
