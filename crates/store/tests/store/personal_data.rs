//! What a person leaves behind.

use mandala_store::{AnalysisRequest, Append, DailyKey, DailyPlay};
use mandala_table::Dice;
use protocol::{Phase, TableKind};

use super::scene::{
    NOON, at, entries, entry, finished, game, guest, id, listed, lobby, over, table, written_again,
};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    tables_and_games_are_somebodys,
    seats_are_kept_until_a_table_waits_no_more,
    a_person_is_forgotten,
    forgetting_does_not_undo_what_goes_on,
);

async fn seats_are_kept_until_a_table_waits_no_more(store: TestStore) {
    let (anna, bert) = ((id(101), "Anna"), (id(102), "Bert"));
    for number in 1..=3 {
        let mut challenge = table(number, &[anna]);
        challenge.listed.as_mut().unwrap().kept_for = vec![bert.0];
        store.append(challenge).await.unwrap();
    }
    let concern = async |person| store.concerning(person, 10).await.unwrap();
    assert_eq!(concern(bert.0).await, [1, 2, 3].map(id));
    assert_eq!((concern(anna.0).await, concern(id(99)).await), ([1, 2, 3].map(id).to_vec(), vec![]));
    assert_eq!(store.concerning(bert.0, 2).await.unwrap().len(), 2);
    let kept =
        async || lobby(&*store).await.into_iter().flat_map(|listed| listed.kept_for).collect::<Vec<_>>();
    assert_eq!((kept().await, store.sits_at(bert.0).await.unwrap()), (vec![bert.0; 3], 0));
    // Bert sits down at one, another is called off, and the third is removed.
    let running = listed(id(1), Phase::Running, at(1), &[anna, bert]);
    let joined = entries(id(1), vec![entry(2, at(1), serde_json::json!({"entry": "started"}))]);
    store.append(Append { listed: Some(running), ..joined }).await.unwrap();
    assert_eq!((kept().await.len(), concern(bert.0).await), (2, vec![id(1), id(2), id(3)]));
    let aborted = listed(id(2), Phase::Aborted, at(1), &[anna]);
    let called_off = entries(id(2), vec![entry(2, at(1), serde_json::json!({"entry": "aborted"}))]);
    store.append(Append { listed: Some(aborted), ..called_off }).await.unwrap();
    assert!(store.remove_table(id(3), at(1)).await.unwrap());
    assert_eq!((kept().await.len(), concern(bert.0).await), (0, vec![id(1)]));
}

async fn tables_and_games_are_somebodys(store: TestStore) {
    let (anna, bert) = ((id(101), "Anna"), (id(102), "Bert"));
    store.append(table(1, &[anna])).await.unwrap();
    store.append(table(2, &[anna, bert])).await.unwrap();
    let long = finished(&[bert, anna], at(20));
    store.append(over(3, long.clone(), &[bert, anna])).await.unwrap();
    store.append(over(4, finished(&[anna, anna], at(20)), &[anna, anna])).await.unwrap();
    store.append(over(5, finished(&[anna, bert], at(10)), &[anna, bert])).await.unwrap();
    assert_eq!(store.unfinished(id(101)).await.unwrap(), [id(1), id(2)]);
    assert_eq!(store.sits_at(id(101)).await.unwrap(), 2);
    assert_eq!(store.sits_at(id(99)).await.unwrap(), 0);
    let tables = store.tables_of(id(101)).await.unwrap();
    let ids: Vec<_> = tables.iter().map(|table| table.id.clone()).collect();
    assert_eq!(ids, [3, 4, 5, 1, 2].map(|number| id(number).to_string()));
    let games = store.games_of(id(101), None, 10).await.unwrap();
    assert_eq!(games.iter().map(|game| game.id).collect::<Vec<_>>(), [id(5), id(3), id(4)]);
    let own = &games[1];
    assert_eq!((own.kind, own.ended, own.seats.clone()), (TableKind::Table, at(20), vec![(1, 2)]));
    assert_eq!(own.record, long.record, "to the letter");
    let mut both = games[2].seats.clone();
    both.sort_unstable();
    assert_eq!(both, [(0, 1), (1, 2)]);
    assert_eq!(store.games_of(id(101), Some((at(20), id(3))), 10).await.unwrap(), games[2..]);
    assert_eq!(store.games_of(id(101), Some((at(10), id(5))), 1).await.unwrap(), games[1..2]);
}

async fn a_person_is_forgotten(store: TestStore) {
    for (number, name) in [(101, "Anna"), (102, "Bert")] {
        guest(&*store, number, name).await;
    }
    let (anna, bert) = ((id(101), "Anna"), (id(102), "Bert"));
    store.append(table(1, &[anna, bert])).await.unwrap();
    store.append(over(2, finished(&[anna, bert], at(1)), &[anna, bert])).await.unwrap();
    store.append(table(3, &[bert])).await.unwrap();
    let key = DailyKey { date: "2027-01-15".to_owned(), game: protocol::GameName::STONES };
    store.begin_daily(key.clone(), DailyPlay { person: id(101), table: id(2), device: None }).await.unwrap();
    let asked = AnalysisRequest {
        key: id(2).to_string(),
        person: id(101),
        at: NOON,
        record: None,
        most_each: 5,
        most: 5,
    };
    store.ask_analysis(asked).await.unwrap();
    let report = r#"{"records":[{"players":["Anna","Bert"], "x":0.10}]}"#;
    store.save_analysis(&id(2).to_string(), Some(report.to_owned())).await.unwrap();
    let rated = store.uncounted(super::ratings::LATELY).await.unwrap().unwrap();
    store.count(&rated, Some(vec![super::ratings::rating(1500.0, 1); 2])).await.unwrap();

    let mut tables = store.forget(id(101), &Dice::fixed(1)).await.unwrap();
    tables.sort();
    assert_eq!(tables, [id(1), id(2)]);
    assert_eq!(store.entries(id(2), 0).await.unwrap(), [], "a table that was over goes");
    let kept = serde_json::to_string(&store.entries(id(1), 0).await.unwrap()).unwrap();
    assert!(!kept.contains(&id(101).to_string()) && kept.contains(mandala_store::NEUTRAL_NAME), "{kept}");
    let seats =
        &lobby(&*store).await.into_iter().find(|table| table.summary.id == id(1).to_string()).unwrap();
    assert_eq!(seats.summary.seats[0].as_deref(), Some(mandala_store::NEUTRAL_NAME));
    assert_eq!(seats.people, [id(102)]);
    let kept = game(&*store, 2).await;
    assert_eq!(kept.record, written_again(&finished(&[(id(101), "Anonymous"), bert], at(1))));
    let seat = &kept.summary.seats[0];
    assert!(seat.name.is_none() && seat.person.is_some() && seat.person != Some(id(101).to_string()));
    assert_eq!(kept.summary.seats[1].name.as_deref(), Some("Bert"));
    let mandala_store::StoredAnalysis::Done(report) =
        store.analysis(&id(2).to_string()).await.unwrap().unwrap()
    else {
        panic!("the analysis stays")
    };
    assert_eq!(report, r#"{"records":[{"players":["Anonymous","Bert"],"x":0.10}]}"#);
    assert_eq!(store.ratings(id(101)).await.unwrap(), []);
    assert_eq!(store.ratings(id(102)).await.unwrap().len(), 1);
    assert_eq!(store.daily_table(key.clone(), id(101)).await.unwrap(), None);
    let results = store.daily_results(key).await.unwrap();
    assert!(results.len() == 1 && results[0].person != id(101).to_string() && results[0].name.is_none());
    assert_eq!(store.by_login("hash 101").await.unwrap(), None);
    assert_eq!(store.tables_of(id(101)).await.unwrap(), []);
}

/// Games end while one of their people is forgotten.
async fn forgetting_does_not_undo_what_goes_on(store: TestStore) {
    let nodes = store.nodes().await;
    for round in 0..8 {
        let (anna, bert) = ((id(100 + round), "Anna"), (id(200), "Bert"));
        guest(&*store, 100 + round, "Anna").await;
        for number in 1..=5 {
            store.append(table(round * 5 + number, &[anna, bert])).await.unwrap();
        }
        let end = |number: u8| {
            let resigned = entry(3, at(1), serde_json::json!({"entry": "resigned", "seat": 1}));
            let listed = Some(listed(id(number), Phase::Over, at(1), &[anna, bert]));
            Append { listed, ..entries(id(number), vec![resigned]) }
        };
        let ending = (1..=5).map(|number| nodes[1].append(end(round * 5 + number)));
        let dice = Dice::fixed(1);
        let (forgotten, ended) =
            tokio::join!(nodes[0].forget(anna.0, &dice), futures_util::future::join_all(ending));
        forgotten.unwrap();
        for done in ended {
            done.unwrap();
        }
        for listed in lobby(&*store).await {
            assert_eq!(listed.summary.phase, Phase::Over, "round {round}: {listed:?}");
        }
    }
}
