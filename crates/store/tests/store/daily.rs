//! The deals of the days.

use futures_util::future::join_all;
use mandala_store::{DailyKey, DailyPlay, DailySecret, FinishedGame};
use mandala_table::{Id, Secret, Timestamp};
use protocol::{GameName, Level};

use super::scene::{NOON, at, finished, guest, id, over};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    a_day_has_one_secret,
    a_day_is_begun_once,
    of_those_who_come_at_once_one_is_first,
    the_best_come_first,
);

/// The day of the first moment of our tests.
pub(super) fn key() -> DailyKey {
    DailyKey { date: "2027-01-15".to_owned(), game: GameName::STONES }
}

pub(super) fn secret(number: u8) -> DailySecret {
    DailySecret { secret: Secret::new([number; 32]), published: at(u64::from(number)) }
}

async fn a_day_has_one_secret(store: TestStore) {
    assert_eq!(store.daily(key()).await.unwrap(), None);
    assert_eq!(store.save_daily(key(), secret(1)).await.unwrap(), secret(1));
    assert_eq!(store.save_daily(key(), secret(2)).await.unwrap(), secret(1));
    assert_eq!(store.daily(key()).await.unwrap(), Some(secret(1)));
    assert_eq!(store.daily(DailyKey { game: GameName::MANDALA, ..key() }).await.unwrap(), None);
}

async fn a_day_is_begun_once(store: TestStore) {
    let play = |table| DailyPlay { person: id(101), table: id(table), device: None };
    assert_eq!(store.daily_table(key(), id(101)).await.unwrap(), None);
    assert_eq!(store.begin_daily(key(), play(1)).await.unwrap(), id(1));
    assert_eq!(store.begin_daily(key(), play(2)).await.unwrap(), id(1));
    assert_eq!(store.daily_table(key(), id(101)).await.unwrap(), Some(id(1)));
    assert_eq!(store.day_of(id(1)).await.unwrap(), Some("2027-01-15".to_owned()));
    assert_eq!(store.day_of(id(2)).await.unwrap(), None);
    // A table is one person's.
    assert!(
        store.begin_daily(key(), DailyPlay { person: id(102), table: id(1), device: None }).await.is_err()
    );
}

async fn of_those_who_come_at_once_one_is_first(store: TestStore) {
    let nodes = store.nodes().await;
    let node = |number: u8| &nodes[usize::from(number % 2)];
    let secrets = join_all((1..=10).map(|number| node(number).save_daily(key(), secret(number)))).await;
    let holds = store.daily(key()).await.unwrap().unwrap();
    assert!(secrets.into_iter().all(|kept| kept.unwrap() == holds));
    let play = |number| DailyPlay { person: id(101), table: id(number), device: None };
    let tables = join_all((1..=10).map(|number| node(number).begin_daily(key(), play(number)))).await;
    let holds = store.daily_table(key(), id(101)).await.unwrap().unwrap();
    assert!(tables.into_iter().all(|begun| begun.unwrap() == holds));
}

/// A game against a computer with so many points.
fn against(person: Id, scores: [u32; 2], ended: Timestamp) -> FinishedGame {
    let mut game = finished(&[(person, "x"), (person, "y")], ended);
    (game.seats[1].person, game.seats[1].level) = (None, Some(Level::Club));
    for (seat, score) in game.seats.iter_mut().zip(scores) {
        seat.score = Some(score);
        seat.place = 1 + u8::from(score < scores[0].max(scores[1]));
    }
    game
}

async fn the_best_come_first(store: TestStore) {
    let noon_next_day = Timestamp(NOON.0 + 24 * 60 * 60 * 1000);
    for (number, scores, ended) in [
        (1, [30, 40], at(1)),
        (2, [50, 20], at(2)),
        (3, [60, 50], at(3)),
        (4, [50, 20], at(4)),
        (5, [90, 1], noon_next_day),
    ] {
        let person = id(100 + number);
        if number != 2 {
            guest(&*store, 100 + number, &format!("P{number}")).await;
        }
        store.begin_daily(key(), DailyPlay { person, table: id(number), device: None }).await.unwrap();
        let people = [(person, "x"), (id(200), "y")];
        store.append(over(number, against(person, scores, ended), &people)).await.unwrap();
    }
    let results = store.daily_results(key()).await.unwrap();
    let told: Vec<_> = results
        .iter()
        .map(|result| (result.place, result.name.as_deref(), result.won, result.scores))
        .collect();
    let expected = [
        (1, None, true, Some([50, 20])),
        (1, Some("P4"), true, Some([50, 20])),
        (3, Some("P3"), true, Some([60, 50])),
        (4, Some("P1"), false, Some([30, 40])),
    ];
    assert_eq!(told, expected, "a player who ended a day later may have known the cards");
    assert_eq!(results[0].person, id(102).to_string());
}
