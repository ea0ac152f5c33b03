//! Ratings: each game counts once.

use mandala_store::{FinishedGame, Rating};
use protocol::{GameName, RatingKind};

use super::scene::{at, finished, guest, id, over};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(games_are_counted_in_order, a_game_counts_once, nothing_is_counted_on_what_has_changed);

pub(super) fn rating(rating: f64, games: u32) -> Rating {
    Rating { rating, deviation: 60.5, volatility: 0.06, games, updated: at(u64::from(games)) }
}

async fn play(store: &TestStore, number: u8, ended: FinishedGame) {
    let people = [(id(101), "Anna"), (id(102), "Bert")];
    store.append(over(number, ended, &people)).await.unwrap();
}

async fn games_are_counted_in_order(store: TestStore) {
    let (anna, bert) =
        ((guest(&*store, 101, "Anna").await, "Anna"), (guest(&*store, 102, "Bert").await, "Bert"));
    assert_eq!(store.uncounted().await.unwrap(), None);
    play(&store, 1, finished(&[anna, bert], at(1))).await;
    play(&store, 2, FinishedGame { rated: false, ..finished(&[anna, bert], at(2)) }).await;
    play(&store, 3, finished(&[bert, anna], at(3))).await;
    let first = store.uncounted().await.unwrap().unwrap();
    assert_eq!(
        (first.id, first.game, first.kind, first.ended),
        (id(1), GameName::STONES, RatingKind::Duel, at(1))
    );
    let seats: Vec<_> = first.seats.iter().map(|seat| (seat.person, seat.place, seat.before)).collect();
    assert_eq!(seats, [(id(101), 1, None), (id(102), 2, None)]);
    store.count(&first, vec![rating(1600.25, 1), rating(1400.0, 1)]).await.unwrap();
    let second = store.uncounted().await.unwrap().unwrap();
    assert_eq!((second.id, second.seats[1].before), (id(3), Some(rating(1600.25, 1))));
    store.count(&second, vec![rating(1500.0, 2), rating(1550.0, 2)]).await.unwrap();
    assert_eq!(store.uncounted().await.unwrap(), None);
    let ratings = store.ratings(id(101)).await.unwrap();
    assert_eq!(ratings.len(), 1);
    assert_eq!((ratings[0].rating, ratings[0].deviation, ratings[0].games), (1550.0, 60.5, 2));
    assert_eq!(
        (ratings[0].game, ratings[0].kind, ratings[0].updated),
        (GameName::STONES, RatingKind::Duel, at(2).0)
    );
    let history = async |limit| {
        let steps = store.rating_history(id(101), GameName::STONES, RatingKind::Duel, limit).await.unwrap();
        steps.iter().map(|step| (step.game_id.clone(), step.at, step.rating)).collect::<Vec<_>>()
    };
    let last = (id(3).to_string(), at(3).0, 1550.0);
    assert_eq!(history(10).await, [(id(1).to_string(), at(1).0, 1600.25), last.clone()]);
    assert_eq!(history(1).await, [last]);
    let leaders = store.leaders(GameName::STONES, RatingKind::Duel, 10).await.unwrap();
    assert_eq!(leaders.iter().map(|leader| leader.name.as_str()).collect::<Vec<_>>(), ["Anna", "Bert"]);
    assert_eq!((leaders[0].person, leaders[0].rating), (id(101), rating(1550.0, 2)));
    assert_eq!(store.leaders(GameName::STONES, RatingKind::Duel, 1).await.unwrap().len(), 1);
    assert_eq!(store.leaders(GameName::MANDALA, RatingKind::Duel, 10).await.unwrap(), []);
}

async fn a_game_counts_once(store: TestStore) {
    let nodes = store.nodes().await;
    for number in 1..=10 {
        let people = [(id(101), "Anna"), (id(102), "Bert")];
        play(&store, number, finished(&people, at(u64::from(number)))).await;
        let game = store.uncounted().await.unwrap().unwrap();
        let after = vec![rating(1500.0 + f64::from(number), u32::from(number)); 2];
        let (one, other) = tokio::join!(nodes[0].count(&game, after.clone()), nodes[1].count(&game, after));
        one.unwrap();
        other.unwrap();
        assert_eq!(store.ratings(id(101)).await.unwrap()[0].games, u32::from(number));
    }
    assert_eq!(store.uncounted().await.unwrap(), None);
}

/// Two nodes look at two games of the same people.
async fn nothing_is_counted_on_what_has_changed(store: TestStore) {
    let people = [(id(101), "Anna"), (id(102), "Bert")];
    play(&store, 1, finished(&people, at(1))).await;
    let first = store.uncounted().await.unwrap().unwrap();
    play(&store, 2, finished(&people, at(2))).await;
    let mut second = first.clone();
    second.id = id(2);
    store.count(&second, vec![rating(1700.0, 1); 2]).await.unwrap();
    store.count(&first, vec![rating(1600.0, 1); 2]).await.unwrap();
    let ratings = store.ratings(id(101)).await.unwrap();
    assert_eq!((ratings[0].rating, ratings[0].games), (1700.0, 1));
    let again = store.uncounted().await.unwrap().unwrap();
    assert_eq!((again.id, again.seats[0].before), (id(1), Some(rating(1700.0, 1))), "it is looked at again");
}
