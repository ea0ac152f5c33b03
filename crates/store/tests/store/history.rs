//! Finished games.

use mandala_store::{FinishedGame, GameFilter, Opponent};
use protocol::{GameName, Level, TableKind};

use super::scene::{at, finished, game, guest, id, over};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(a_game_is_kept_with_its_table, games_are_filtered_and_in_order);

async fn a_game_is_kept_with_its_table(store: TestStore) {
    let anna = (guest(&*store, 101, "Anna").await, "Anna");
    let gone = (id(102), "Bert");
    let ended = finished(&[anna, gone], at(7));
    store.append(over(1, ended.clone(), &[anna, gone])).await.unwrap();
    let kept = game(&*store, 1).await;
    assert_eq!(
        (kept.record.as_str(), kept.watch_key.as_str()),
        (ended.record.as_str(), id(255).to_string().as_str())
    );
    let summary = kept.summary;
    assert_eq!((summary.id, summary.game, summary.ended), (id(1).to_string(), GameName::STONES, at(7).0));
    assert_eq!((summary.kind, summary.rated, summary.public), (TableKind::Table, true, true));
    // Names are those people have now.
    let names: Vec<_> = summary.seats.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("Anna"), None]);
    assert_eq!(summary.seats[1].score, Some(48));
    assert_eq!(store.game(id(2)).await.unwrap(), None);
    assert_eq!(store.entries(id(1), 0).await.unwrap().len(), 3);
}

async fn games_are_filtered_and_in_order(store: TestStore) {
    let (anna, bert, carl) = ((id(101), "Anna"), (id(102), "Bert"), (id(103), "Carl"));
    let keep = async |number: u8, people: &[(mandala_table::Id, &str)], ended: FinishedGame| {
        store.append(over(number, ended, people)).await.unwrap();
    };
    keep(1, &[anna, bert], finished(&[anna, bert], at(10))).await;
    let casual = FinishedGame { rated: false, public: false, ..finished(&[carl, anna], at(20)) };
    keep(2, &[carl, anna], casual).await;
    let mut computer = FinishedGame { game: GameName::MANDALA, ..finished(&[anna, bert], at(30)) };
    computer.seats[1].person = None;
    computer.seats[1].level = Some(Level::Club);
    keep(3, &[anna, bert], computer).await;
    keep(4, &[anna, anna], finished(&[anna, anna], at(30))).await;
    keep(5, &[bert, carl], finished(&[bert, carl], at(40))).await;
    keep(6, &[anna, bert, carl], finished(&[anna, bert, carl], at(50))).await;
    let all = GameFilter {
        person: id(101),
        public: false,
        game: None,
        players: None,
        rated: None,
        opponent: None,
        before: None,
        limit: 100,
    };
    let of = async |filter: GameFilter| {
        let games = store.games(filter.clone()).await.unwrap();
        let records = store.records(filter).await.unwrap();
        assert_eq!(records.iter().map(|(summary, _)| summary.clone()).collect::<Vec<_>>(), games);
        let number = |id: &str| (1..=6).find(|&number| super::scene::id(number).to_string() == id).unwrap();
        games.iter().map(|game| number(&game.id)).collect::<Vec<u8>>()
    };
    assert_eq!(of(all.clone()).await, [6, 4, 3, 2, 1], "each once");
    assert_eq!(of(GameFilter { public: true, ..all.clone() }).await, [6, 4, 3, 1]);
    assert_eq!(of(GameFilter { game: Some(GameName::MANDALA), ..all.clone() }).await, [3]);
    assert_eq!(of(GameFilter { players: Some(3), ..all.clone() }).await, [6]);
    assert_eq!(of(GameFilter { rated: Some(false), ..all.clone() }).await, [2]);
    assert_eq!(of(GameFilter { rated: Some(true), ..all.clone() }).await, [6, 4, 3, 1]);
    let carl = Some(Opponent::Person(id(103)));
    assert_eq!(of(GameFilter { opponent: carl, ..all.clone() }).await, [6, 2]);
    for (level, expected) in [(Level::Club, [3].as_slice()), (Level::Master, &[])] {
        assert_eq!(of(GameFilter { opponent: Some(Opponent::Level(level)), ..all.clone() }).await, expected);
    }
    assert_eq!(of(GameFilter { before: Some((at(30), id(4))), ..all.clone() }).await, [3, 2, 1]);
    assert_eq!(of(GameFilter { before: Some((at(30), id(3))), limit: 1, ..all.clone() }).await, [2]);
    let records = store.records(GameFilter { limit: 1, ..all }).await.unwrap();
    assert!(
        records[0].1.starts_with(r#"{"z": "\u0041", "players":["Anna","Bert","Carl"]"#),
        "{}",
        records[0].1
    );
    let played = store.played(id(101)).await.unwrap();
    assert_eq!(played.first().map(|game| game.id.clone()), Some(id(1).to_string()));
    assert_eq!(played.len(), 5);
}
