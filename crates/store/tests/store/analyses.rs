//! Analyses: a queue with room for so many.

use futures_util::future::join_all;
use mandala_store::{AnalysisRequest, StoredAnalysis, WaitingAnalysis};
use mandala_table::Dice;

use super::scene::{at, finished, guest, id, over};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    an_analysis_is_asked_for_and_made,
    people_take_turns_and_short_records_come_first,
    turns_are_forgotten_after_an_hour,
    the_queue_goes_on_when_a_person_in_it_is_deleted,
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
    assert_eq!(store.waiting_analyses().await.unwrap(), []);
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
    let uploaded = WaitingAnalysis { key: "a".to_owned(), person: Some(id(1)) };
    assert_eq!(store.waiting_analyses().await.unwrap(), std::slice::from_ref(&uploaded));
    assert_eq!(store.record_to_analyse("a").await.unwrap().as_deref(), Some("record of a"));
    assert_eq!(store.record_to_analyse(&key).await.unwrap(), None);
    let people = [(guest(&*store, 101, "Anna").await, "Anna"), (id(102), "Bert")];
    let ended = finished(&people, at(1));
    store.append(over(1, ended.clone(), &people)).await.unwrap();
    let first = WaitingAnalysis { key: key.clone(), person: Some(id(1)) };
    assert_eq!(store.waiting_analyses().await.unwrap(), [first, uploaded.clone()]);
    assert_eq!(store.record_to_analyse(&key).await.unwrap(), Some(ended.record));
    store.save_analysis(&key, Some("{}".to_owned())).await.unwrap();
    assert_eq!(store.analysis(&key).await.unwrap(), Some(StoredAnalysis::Done("{}".to_owned())));
    assert!(!store.ask_analysis(asked(&key, 2)).await.unwrap(), "it is made");
    assert_eq!(store.waiting_analyses().await.unwrap(), [uploaded]);
    assert_eq!(store.record_to_analyse(&key).await.unwrap(), None, "it is made");
}

async fn people_take_turns_and_short_records_come_first(store: TestStore) {
    let long = AnalysisRequest { record: Some("x".repeat(20_000)), ..asked("long of 2", 2) };
    let many =
        ["first of 1", "second of 1", "third of 1", "fourth of 1", "fifth of 1"].map(|key| asked(key, 1));
    for request in many.into_iter().chain([long, asked("of 3", 3)]) {
        assert!(store.ask_analysis(AnalysisRequest { most_each: 5, most: 9, ..request }).await.unwrap());
    }
    let mut made = Vec::new();
    while let Some(waiting) = store.waiting_analyses().await.unwrap().into_iter().next() {
        store.save_analysis(&waiting.key, Some("{}".to_owned())).await.unwrap();
        made.push(waiting.key);
        if made.len() == 4 {
            assert!(store.ask_analysis(asked("of 4", 4)).await.unwrap());
        }
    }
    let firsts = ["first of 1", "of 3", "long of 2"];
    let later = ["second of 1", "of 4", "third of 1", "fourth of 1", "fifth of 1"];
    assert_eq!(made, [&firsts[..], &later].concat());
}

/// What was asked for long ago is held against no one.
async fn turns_are_forgotten_after_an_hour(store: TestStore) {
    for (key, person, minute) in
        [("early", 1, 0), ("first of 2", 2, 59), ("late", 1, 61), ("second of 2", 2, 62)]
    {
        let request = AnalysisRequest { at: at(minute * 60), ..asked(key, person) };
        assert!(store.ask_analysis(request).await.unwrap());
        if key == "early" {
            store.save_analysis(key, Some("{}".to_owned())).await.unwrap();
        }
    }
    let waiting = store.waiting_analyses().await.unwrap();
    let keys: Vec<_> = waiting.iter().map(|waiting| waiting.key.as_str()).collect();
    assert_eq!(keys, ["first of 2", "late", "second of 2"]);
}

async fn the_queue_goes_on_when_a_person_in_it_is_deleted(store: TestStore) {
    let anna = guest(&*store, 101, "Anna").await;
    assert!(store.ask_analysis(AnalysisRequest { person: anna, ..asked("of Anna", 1) }).await.unwrap());
    assert!(store.ask_analysis(asked("of 2", 2)).await.unwrap());
    store.forget(anna, &Dice::fixed(1)).await.unwrap();
    let people = store.waiting_analyses().await.unwrap().into_iter().map(|waiting| waiting.person);
    assert_eq!(people.collect::<Vec<_>>(), [None, Some(id(2))]);
}

async fn one_that_failed_is_tried_again(store: TestStore) {
    assert!(store.ask_analysis(asked("a", 1)).await.unwrap());
    store.save_analysis("a", None).await.unwrap();
    assert_eq!(store.analysis("a").await.unwrap(), Some(StoredAnalysis::Failed));
    assert_eq!(store.waiting_analyses().await.unwrap(), []);
    assert!(store.ask_analysis(asked("a", 2)).await.unwrap());
    assert_eq!(store.analysis("a").await.unwrap(), Some(StoredAnalysis::Queued));
    assert_eq!(store.record_to_analyse("a").await.unwrap().as_deref(), Some("record of a"));
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
