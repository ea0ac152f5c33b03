//! Ratings, leaderboards and statistics.

use protocol::{DailyResult, GamePage, LeaderBody, RatingBody, RatingStep, StatisticsBody, Tally};
use serde_json::{Value, json};
use sqlx::Connection;

use crate::harness::{Person, Server};
use crate::history::{given_up, resign};

fn rated(game: &str, seats: usize) -> Value {
    let mut all = vec!["open"; seats];
    all[0] = "me";
    json!({"game": game, "seats": all, "rated": true, "clock": {"kind": "days", "days": 1}})
}

async fn ratings(person: &Person) -> Vec<RatingBody> {
    person.get(&format!("/api/people/{}/ratings", person.id)).await
}

#[tokio::test]
async fn a_rated_duel_counts_once_also_over_restarts() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    given_up(&anna, &bert, &json!({"game": "mandala", "seats": ["me", "open"]})).await;
    assert_eq!(ratings(&anna).await, []);
    given_up(&anna, &bert, &rated("mandala", 2)).await;
    // Whether the game was counted before the server ended or is counted after it: once.
    let server = server.restart().await;
    let (anna, bert) = (anna.at(&server), bert.at(&server));
    let (first, lost) = (ratings(&anna).await, ratings(&bert).await);
    assert_eq!((first.len(), first[0].games), (1, 1));
    assert!((first[0].rating - 1662.3).abs() < 0.1 && (lost[0].rating - 1337.7).abs() < 0.1);
    let server = server.restart().await;
    assert_eq!(ratings(&anna.at(&server)).await, first);
}

/// The order decides: who beats a player that has just risen gains more.
#[tokio::test]
async fn games_count_in_the_order_in_which_they_ended() {
    let server = Server::start().await;
    let (anna, bert, carl) = (server.person().await, server.person().await, server.person().await);
    let first = given_up(&anna, &bert, &rated("stones", 2)).await;
    let second = given_up(&carl, &anna, &rated("stones", 2)).await;
    let path = format!("/api/people/{}/ratings/history?game=stones&kind=duel", anna.id);
    let steps: Vec<RatingStep> = anna.get(&path).await;
    assert_eq!(steps.iter().map(|step| step.game_id.clone()).collect::<Vec<_>>(), [first, second]);
    assert!((steps[0].rating - 1662.3).abs() < 0.1 && steps[1].rating < steps[0].rating);
    assert!(ratings(&carl).await[0].rating > 1700.0);
    let leaders: Vec<LeaderBody> = bert.get("/api/leaderboard?game=stones&kind=duel").await;
    let order: Vec<_> = leaders.iter().map(|leader| (leader.place, leader.person.clone())).collect();
    assert_eq!(order, [(1, carl.id), (2, anna.id), (3, bert.id.clone())]);
    let none: Vec<LeaderBody> = bert.get("/api/leaderboard?game=mandala&kind=duel").await;
    assert_eq!(none, []);
}

/// Three players: the first two resign, a computer plays on for them, and the one who is left is first.
#[tokio::test]
async fn a_group_has_ratings_of_its_own() {
    let server = Server::start().await;
    let people = [server.person().await, server.person().await, server.person().await];
    let table = people[0].table(&rated("stones", 3)).await;
    for person in &people[1..] {
        person.join(&table, &people[0]).await;
    }
    for person in &people[1..] {
        resign(person, &table).await;
    }
    let mut socket = people[0].connect(&table).await;
    let start = socket.snapshot().await;
    let (mut version, mut legal) = (start.version, start.legal);
    loop {
        if let Some(action) = legal.first() {
            socket.act(version, action).await;
        }
        let update = socket.update().await;
        if update.table.is_some_and(|table| table.end.is_some()) {
            break;
        }
        (version, legal) = (update.version, update.legal);
    }
    let winner = &ratings(&people[0]).await[0];
    let losers = [ratings(&people[1]).await[0].rating, ratings(&people[2]).await[0].rating];
    assert_eq!(serde_json::to_value(winner.kind).unwrap(), json!("group"));
    // The one of the two with more points is second of three new players, and stays where they began.
    assert!(winner.rating > 30.0 && losers.iter().sum::<f64>() < 45.0, "{winner:?} {losers:?}");
}

#[tokio::test]
async fn statistics_of_a_person() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    for _ in 0..2 {
        given_up(&anna, &bert, &json!({"game": "mandala", "seats": ["me", "open"]})).await;
        server.clock.advance(std::time::Duration::from_secs(1));
    }
    let computer = anna.table(&json!({"game": "stones", "seats": ["me", {"computer": "club"}]})).await;
    resign(&anna, &computer).await;
    let counted: StatisticsBody = bert.get(&format!("/api/people/{}/statistics", anna.id)).await;
    assert_eq!(counted.all, Tally { games: 3, wins: 2, draws: 0 });
    assert_eq!((counted.streak, counted.best_streak), (0, 2));
    assert_eq!(counted.by_level[0].tally, Tally { games: 1, wins: 0, draws: 0 });
}

/// A person who deletes their account leaves games, but neither a rating nor a name.
#[tokio::test]
async fn of_somebody_who_is_gone_only_the_games_stay() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let game = given_up(&anna, &bert, &rated("mandala", 2)).await;
    let daily: Value = bert.post("/api/daily", &json!({"game": "stones"})).await;
    resign(&bert, daily["table"].as_str().unwrap()).await;
    assert_eq!(ratings(&bert).await.len(), 1);

    let file = server.folder.path().join("mandala.db");
    let mut database = sqlx::SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    for query in
        ["UPDATE game_people SET person = 'nobody' WHERE person = ?", "DELETE FROM people WHERE id = ?"]
    {
        sqlx::query(query).bind(&bert.id).execute(&mut database).await.unwrap();
    }
    let page: GamePage = anna.get("/api/games").await;
    assert_eq!(page.games[0].id, game);
    let seats = &page.games[0].seats;
    assert_eq!((seats[1].name.clone(), seats[1].person.clone()), (None, Some("nobody".to_owned())));
    let leaders: Vec<LeaderBody> = anna.get("/api/leaderboard?game=mandala&kind=duel").await;
    assert!(leaders.len() == 1 && leaders[0].person == anna.id, "{leaders:?}");
    assert_eq!(anna.get::<Vec<RatingBody>>(&format!("/api/people/{}/ratings", bert.id)).await, []);
    server.clock.advance(std::time::Duration::from_secs(24 * 60 * 60));
    let results: Vec<DailyResult> = anna.get("/api/daily/2027-01-15/stones/results").await;
    assert_eq!(results.len(), 1);
    assert!(results[0].name.is_none() && results[0].person != bert.id);
    for (column, table) in [
        ("seats", "games"),
        ("record", "games"),
        ("person", "game_people"),
        ("person", "ratings"),
        ("person", "rating_history"),
        ("person", "daily_plays"),
        ("person", "analyses"),
    ] {
        let query = format!("SELECT group_concat({column}) FROM {table}");
        let all: Option<String> = sqlx::query_scalar(&query).fetch_one(&mut database).await.unwrap();
        assert!(!all.unwrap_or_default().contains(&bert.id), "{column} of {table}");
    }
}
