//! Ratings, leaderboards and statistics.

use protocol::{
    DailyResult, GamePage, LeaderBody, Phase, RatingBody, RatingKind, RatingStep, StatisticsBody,
    TableSummary, Tally,
};
use serde_json::{Value, json};
use sqlx::Connection;

use crate::harness::{Person, Server};
use crate::history::{given_up, resign};

fn rated(game: &str, seats: usize) -> Value {
    let mut all = vec!["open"; seats];
    all[0] = "me";
    json!({"game": game, "seats": all, "rated": true, "clock": {"kind": "days", "days": 1}})
}

/// A game in which both have moved before the loser resigns.
async fn lost(winner: &Person, loser: &Person, new: &Value) -> String {
    let table = winner.table(new).await;
    loser.join(&table, winner).await;
    move_each(&table, &[winner, loser]).await;
    resign(loser, &table).await;
    table
}

/// Each player plays the first action there is.
async fn move_each(table: &str, players: &[&Person]) {
    for player in players {
        player.act(table, &player.look(table).await.legal[0]).await;
    }
}

async fn ratings(person: &Person) -> Vec<RatingBody> {
    person.get(&format!("/api/people/{}/ratings", person.id)).await
}

#[tokio::test]
async fn a_rated_duel_counts_once_also_over_restarts() {
    let server = Server::start().await;
    let (anna, bert) = (server.account("Anna").await, server.account("Bert").await);
    lost(&anna, &bert, &json!({"game": "mandala", "seats": ["me", "open"]})).await;
    assert_eq!(ratings(&anna).await, []);
    lost(&anna, &bert, &rated("mandala", 2)).await;
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
    let (anna, bert) = (server.account("Anna").await, server.account("Bert").await);
    let carl = server.account("Carl").await;
    let first = lost(&anna, &bert, &rated("stones", 2)).await;
    let second = lost(&carl, &anna, &rated("stones", 2)).await;
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
    let people = [server.account("Anna").await, server.account("Bert").await, server.account("Carl").await];
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

/// Otherwise a rating could be made from guests who resign one after the other.
#[tokio::test]
async fn guests_move_no_rating() {
    let server = Server::start().await;
    let (anna, guest) = (server.account("Anna").await, server.person().await);
    lost(&anna, &guest, &rated("mandala", 2)).await;
    assert_eq!(ratings(&anna).await, []);
    assert_eq!(ratings(&guest).await, []);
}

#[tokio::test]
async fn a_game_that_ends_before_both_have_moved_moves_no_rating() {
    let server = Server::start().await;
    let (anna, bert) = (server.account("Anna").await, server.account("Bert").await);
    given_up(&anna, &bert, &rated("mandala", 2)).await;
    let half = anna.table(&rated("mandala", 2)).await;
    bert.join(&half, &anna).await;
    move_each(&half, &[&anna]).await;
    resign(&bert, &half).await;
    assert_eq!(ratings(&anna).await, []);
    lost(&anna, &bert, &rated("mandala", 2)).await;
    assert_eq!(ratings(&anna).await.len(), 1);
}

/// People may not look at one hand after the other until a good one comes.
#[tokio::test]
async fn only_a_few_rated_games_are_thrown_away_within_a_day() {
    let server = Server::start().await;
    let (anna, bert) = (server.account("Anna").await, server.account("Bert").await);
    let begin = async || {
        let table = anna.table(&rated("mandala", 2)).await;
        bert.join(&table, &anna).await;
        table
    };
    let abort = async |table: &str| {
        bert.command(table, json!({"do": "abort"})).await;
        bert.look(table).await.table
    };
    for early in ["abort", "resign", "abort"] {
        bert.command(&begin().await, json!({"do": early})).await;
    }
    assert_eq!(ratings(&bert).await, []);
    let lost = abort(&begin().await).await;
    assert_eq!((lost.phase, lost.end.unwrap().reason.as_str()), (Phase::Over, "resigned"));
    assert_eq!(ratings(&bert).await[0].games, 1, "the fourth is a loss");
    assert!(ratings(&anna).await[0].rating > 1600.0);
    anna.command(&begin().await, json!({"do": "abort"})).await;
    assert_eq!(ratings(&anna).await[0].games, 1, "each person has their own");
    resign(&bert, &begin().await).await;
    assert_eq!(ratings(&bert).await[0].games, 2, "so is a game resigned without a move");
    server.clock.advance(std::time::Duration::from_secs(24 * 60 * 60));
    assert_eq!(abort(&begin().await).await.phase, Phase::Aborted, "the next day begins anew");
}

#[tokio::test]
async fn a_game_that_is_not_rated_may_always_be_called_off() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    for _ in 0..5 {
        let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
        bert.join(&table, &anna).await;
        bert.command(&table, json!({"do": "abort"})).await;
        assert_eq!(anna.look(&table).await.table.phase, Phase::Aborted);
    }
}

#[tokio::test]
async fn programs_are_marked_as_bots_and_rated_apart() {
    let server = Server::start().await;
    let (anna, owner) = (server.account("Anna").await, server.account("Robot").await);
    let token: Value =
        owner.post("/api/me/tokens", &json!({"label": "bot", "scopes": ["read", "play"]})).await;
    let bot = server.program(token["secret"].as_str().unwrap());
    let bots = async |table: &str| {
        let seats = anna.look(table).await.table.seats;
        seats.iter().map(|seat| seat.bot).collect::<Vec<_>>()
    };
    let joined = lost(&anna, &bot, &rated("mandala", 2)).await;
    assert_eq!(bots(&joined).await, [false, true]);
    let page: GamePage = anna.get("/api/games").await;
    assert_eq!(page.games[0].seats.iter().map(|seat| seat.bot).collect::<Vec<_>>(), [false, true]);
    for person in [&anna, &owner] {
        assert_eq!(
            ratings(person).await.iter().map(|body| body.kind).collect::<Vec<_>>(),
            [RatingKind::BotDuel]
        );
    }
    let leaders: Vec<LeaderBody> = anna.get("/api/leaderboard?game=mandala&kind=bot-duel").await;
    assert_eq!(leaders.len(), 2);
    assert_eq!(anna.get::<Vec<LeaderBody>>("/api/leaderboard?game=mandala&kind=duel").await, []);

    let made = bot.table(&rated("stones", 2)).await;
    let listed: Vec<TableSummary> = bot.get("/api/tables?mine=true").await;
    assert_eq!(listed.iter().find(|table| table.id == made).unwrap().bots, [0]);

    let begun = owner.table(&rated("stones", 2)).await;
    anna.join(&begun, &owner).await;
    let mut socket = anna.connect(&begun).await;
    socket.snapshot().await;
    bot.act(&begun, &bot.look(&begun).await.legal[0]).await;
    let told = socket.update().await.table.expect("the others are told at once");
    assert!(told.seats[0].bot && !told.seats[1].bot);

    let late = owner.table(&rated("stones", 2)).await;
    anna.join(&late, &owner).await;
    move_each(&late, &[&owner, &anna]).await;
    resign(&bot, &late).await;
    assert_eq!(bots(&late).await, [false, false], "a game that is nearly lost is not made a bot's");
    assert!(ratings(&owner).await.iter().any(|body| body.kind == RatingKind::Duel));
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
    let public = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let path = format!("/api/people/{}/statistics", anna.id);
    let told: StatisticsBody = bert.get(&path).await;
    assert_eq!(told, StatisticsBody::default(), "others are told nothing of private games");
    let counted: StatisticsBody = anna.get(&path).await;
    assert_eq!(counted.all, Tally { games: 3, wins: 2, draws: 0 });
    given_up(&anna, &bert, &public).await;
    let told: StatisticsBody = bert.get(&path).await;
    assert_eq!(told.all, Tally { games: 1, wins: 1, draws: 0 });
    assert_eq!((counted.streak, counted.best_streak), (0, 2));
    assert_eq!(counted.by_level[0].tally, Tally { games: 1, wins: 0, draws: 0 });
}

/// A person who deletes their account leaves games, but neither a rating nor a name.
#[tokio::test]
async fn of_somebody_who_is_gone_only_the_games_stay() {
    let server = Server::start().await;
    let (anna, bert) = (server.account("Anna").await, server.account("Bert").await);
    let game = lost(&anna, &bert, &rated("mandala", 2)).await;
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
