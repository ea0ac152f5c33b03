//! Ratings: each game counts once.

use std::time::Duration;

use mandala_store::{FinishedGame, Rating, Secrets};
use protocol::{GameName, RatingKind};

use super::scene::{at, finished, guest, id, name, over};
use super::test_store::TestStore;
use super::with_every_database;

with_every_database!(
    games_are_counted_in_order,
    a_game_counts_once,
    nothing_is_counted_on_what_has_changed,
    those_who_meet_again_are_known,
    bots_are_rated_apart,
);

/// How long meetings are remembered.
pub(super) const LATELY: Duration = Duration::from_secs(1000);

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
    assert_eq!(store.uncounted(LATELY).await.unwrap(), None);
    play(&store, 1, finished(&[anna, bert], at(1))).await;
    play(&store, 2, FinishedGame { counts: false, ..finished(&[anna, bert], at(2)) }).await;
    play(&store, 3, finished(&[bert, anna], at(3))).await;
    let first = store.uncounted(LATELY).await.unwrap().unwrap();
    assert_eq!(
        (first.id, first.game, first.kind, first.ended),
        (id(1), GameName::STONES, RatingKind::Duel, at(1))
    );
    let seats: Vec<_> = first.seats.iter().map(|seat| (seat.person, seat.place, seat.before)).collect();
    assert_eq!(seats, [(id(101), 1, None), (id(102), 2, None)]);
    store.count(&first, Some(vec![rating(1600.25, 1), rating(1400.0, 1)])).await.unwrap();
    let second = store.uncounted(LATELY).await.unwrap().unwrap();
    assert_eq!((second.id, second.seats[1].before), (id(3), Some(rating(1600.25, 1))));
    store.count(&second, Some(vec![rating(1500.0, 2), rating(1550.0, 2)])).await.unwrap();
    assert_eq!(store.uncounted(LATELY).await.unwrap(), None);
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
        let game = store.uncounted(LATELY).await.unwrap().unwrap();
        let after = vec![rating(1500.0 + f64::from(number), u32::from(number)); 2];
        let (one, other) =
            tokio::join!(nodes[0].count(&game, Some(after.clone())), nodes[1].count(&game, Some(after)));
        one.unwrap();
        other.unwrap();
        assert_eq!(store.ratings(id(101)).await.unwrap()[0].games, u32::from(number));
    }
    assert_eq!(store.uncounted(LATELY).await.unwrap(), None);
}

/// Two nodes look at two games of the same people.
async fn nothing_is_counted_on_what_has_changed(store: TestStore) {
    let people = [(id(101), "Anna"), (id(102), "Bert")];
    play(&store, 1, finished(&people, at(1))).await;
    let first = store.uncounted(LATELY).await.unwrap().unwrap();
    play(&store, 2, finished(&people, at(2))).await;
    let mut second = first.clone();
    second.id = id(2);
    store.count(&second, Some(vec![rating(1700.0, 1); 2])).await.unwrap();
    store.count(&first, Some(vec![rating(1600.0, 1); 2])).await.unwrap();
    let ratings = store.ratings(id(101)).await.unwrap();
    assert_eq!((ratings[0].rating, ratings[0].games), (1700.0, 1));
    let again = store.uncounted(LATELY).await.unwrap().unwrap();
    assert_eq!((again.id, again.seats[0].before), (id(1), Some(rating(1700.0, 1))), "it is looked at again");
}

async fn those_who_meet_again_are_known(store: TestStore) {
    let anna = (guest(&*store, 101, "Anna").await, "Anna");
    let bert = (guest(&*store, 102, "Bert").await, "Bert");
    let secrets = Secrets { password: "a hash".to_owned(), recovery: "another".to_owned() };
    assert!(store.make_account(anna.0, &name("Anna"), secrets).await.unwrap());
    for (number, seconds, met) in [(1, 1, 0), (2, 10, 1), (3, 20, 2), (4, 1005, 2), (5, 3000, 0)] {
        play(&store, number, finished(&[anna, bert], at(seconds))).await;
        let game = store.uncounted(LATELY).await.unwrap().unwrap();
        assert_eq!(game.seats.iter().map(|seat| seat.met).collect::<Vec<_>>(), [met, met], "game {number}");
        assert_eq!(game.seats.iter().map(|seat| seat.account).collect::<Vec<_>>(), [true, false]);
        store.count(&game, Some(vec![rating(1500.0, number.into()); 2])).await.unwrap();
    }
    play(&store, 6, finished(&[anna, bert], at(3001))).await;
    let game = store.uncounted(LATELY).await.unwrap().unwrap();
    store.count(&game, None).await.unwrap();
    assert_eq!(store.uncounted(LATELY).await.unwrap(), None, "it is counted");
    assert_eq!(store.ratings(anna.0).await.unwrap()[0].games, 5, "and moved nothing");
}

async fn bots_are_rated_apart(store: TestStore) {
    let people = [(guest(&*store, 101, "Anna").await, "Anna"), (guest(&*store, 102, "Robot").await, "Robot")];
    play(&store, 1, finished(&people, at(1))).await;
    let mut with_bot = finished(&people, at(2));
    with_bot.seats[1].bot = true;
    play(&store, 2, with_bot).await;
    for (kind, first) in [(RatingKind::Duel, 1600.0), (RatingKind::BotDuel, 1700.0)] {
        let game = store.uncounted(LATELY).await.unwrap().unwrap();
        assert_eq!(game.kind, kind);
        assert_eq!(game.seats[0].before, None, "each kind begins anew");
        store.count(&game, Some(vec![rating(first, 1), rating(1400.0, 1)])).await.unwrap();
        let leaders = store.leaders(GameName::STONES, kind, 10).await.unwrap();
        assert_eq!(leaders.iter().map(|leader| leader.rating.rating).collect::<Vec<_>>(), [first, 1400.0]);
        let steps = store.rating_history(id(101), GameName::STONES, kind, 10).await.unwrap();
        assert_eq!(steps.iter().map(|step| step.rating).collect::<Vec<_>>(), [first]);
    }
    let kinds: Vec<_> = store.ratings(id(101)).await.unwrap().iter().map(|body| body.kind).collect();
    assert_eq!(kinds, [RatingKind::Duel, RatingKind::BotDuel]);
}
