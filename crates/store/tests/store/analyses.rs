//! Analyses: a queue with room for so many.

use futures_util::future::join_all;
use mandala_store::{AnalysisRequest, StoredAnalysis, WaitingAnalysis};

use super::scene::{at, finished, guest, id, over};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    an_analysis_is_asked_for_and_made,
    people_take_turns_and_short_records_come_first,
    one_that_failed_is_tried_again,
    there_is_room_for_so_many,
    many_at_once_find_as_much_room,
    old_ones_are_forgotten,
);

pub(super) fn asked(key: &str, person: u8) -> AnalysisRequest {
    AnalysisRequest {
        key: key.to_owned(),
        person: id(person),
        at: at(u64::from(person)),
        record: Some(format!("record of {key}")),
        most_each: 2,
        most: 5,
    }
}

async fn an_analysis_is_asked_for_and_made(store: TestStore) {
    assert_eq!(store.waiting_analysis().await.unwrap(), None);
    assert_eq!(store.analysis("a").await.unwrap(), None);
    // One of a game that is kept, before one that was uploaded; one of a game that is not there is passed over.
    let key = id(1).to_string();
    assert!(
        store.ask_analysis(AnalysisRequest { record: None, ..asked(&id(9).to_string(), 3) }).await.unwrap()
    );
    assert!(store.ask_analysis(AnalysisRequest { record: None, ..asked(&key, 1) }).await.unwrap());
    assert!(store.ask_analysis(asked("a", 1)).await.unwrap());
    assert!(!store.ask_analysis(asked("a", 2)).await.unwrap(), "it is there");
    assert_eq!(store.analysis("a").await.unwrap(), Some(StoredAnalysis::Queued));
    let uploaded = WaitingAnalysis { key: "a".to_owned(), person: id(1), record: "record of a".to_owned() };
    assert_eq!(store.waiting_analysis().await.unwrap(), Some(uploaded.clone()));
    let people = [(guest(&*store, 101, "Anna").await, "Anna"), (id(102), "Bert")];
    let ended = finished(&people, at(1));
    store.append(over(1, ended.clone(), &people)).await.unwrap();
    let first = WaitingAnalysis { key: key.clone(), person: id(1), record: ended.record };
    assert_eq!(store.waiting_analysis().await.unwrap(), Some(first));
    store.save_analysis(&key, Some("{}".to_owned())).await.unwrap();
    assert_eq!(store.analysis(&key).await.unwrap(), Some(StoredAnalysis::Done("{}".to_owned())));
    assert!(!store.ask_analysis(asked(&key, 2)).await.unwrap(), "it is made");
    assert_eq!(store.waiting_analysis().await.unwrap(), Some(uploaded));
}

async fn people_take_turns_and_short_records_come_first(store: TestStore) {
    let long = |key| AnalysisRequest { record: Some("x".repeat(20_000)), ..asked(key, 2) };
    for request in [asked("first of 1", 1), asked("second of 1", 1), long("long of 2"), asked("of 3", 3)] {
        assert!(store.ask_analysis(request).await.unwrap());
    }
    let mut made = Vec::new();
    while let Some(waiting) = store.waiting_analysis().await.unwrap() {
        store.save_analysis(&waiting.key, None).await.unwrap();
        made.push(waiting.key);
        if made.len() == 1 {
            // What is asked for later by one who has had a turn waits behind the others.
            assert!(store.ask_analysis(asked("third of 1", 1)).await.unwrap());
        }
    }
    assert_eq!(made, ["first of 1", "second of 1", "of 3", "third of 1", "long of 2"]);
}

async fn one_that_failed_is_tried_again(store: TestStore) {
    assert!(store.ask_analysis(asked("a", 1)).await.unwrap());
    store.save_analysis("a", None).await.unwrap();
    assert_eq!(store.analysis("a").await.unwrap(), Some(StoredAnalysis::Failed));
    assert_eq!(store.waiting_analysis().await.unwrap(), None);
    assert!(store.ask_analysis(asked("a", 2)).await.unwrap());
    assert_eq!(store.analysis("a").await.unwrap(), Some(StoredAnalysis::Queued));
    assert_eq!(store.waiting_analysis().await.unwrap().unwrap().record, "record of a");
}

async fn there_is_room_for_so_many(store: TestStore) {
    for (key, person, fits) in [
        ("a", 1, true),
        ("b", 1, true),
        ("c", 1, false),
        ("d", 2, true),
        ("e", 3, true),
        ("f", 4, true),
        ("g", 5, false),
    ] {
        assert_eq!(store.ask_analysis(asked(key, person)).await.unwrap(), fits, "{key}");
    }
    store.save_analysis("a", None).await.unwrap();
    assert!(store.ask_analysis(asked("g", 5)).await.unwrap());
}

async fn many_at_once_find_as_much_room(store: TestStore) {
    let nodes = store.nodes().await;
    let all = (1..=20)
        .map(|number: u8| nodes[usize::from(number % 2)].ask_analysis(asked(&format!("{number}"), number)));
    let done = join_all(all).await;
    assert_eq!(done.into_iter().filter(|done| *done.as_ref().unwrap()).count(), 5);
}

async fn old_ones_are_forgotten(store: TestStore) {
    let (made, queued, game) = ("a".repeat(64), "b".repeat(64), id(1).to_string());
    for key in [&made, &queued, &game] {
        assert!(store.ask_analysis(AnalysisRequest { most_each: 9, ..asked(key, 1) }).await.unwrap());
    }
    for key in [&made, &game] {
        store.save_analysis(key, Some("{}".to_owned())).await.unwrap();
    }
    assert_eq!(store.forget_analyses(at(1)).await.unwrap(), 0);
    assert_eq!(store.forget_analyses(at(2)).await.unwrap(), 1);
    assert_eq!(store.analysis(&made).await.unwrap(), None);
    assert!(
        store.analysis(&queued).await.unwrap().is_some() && store.analysis(&game).await.unwrap().is_some()
    );
}
