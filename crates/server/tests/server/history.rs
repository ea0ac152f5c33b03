//! Lists of finished games, and their records.

use protocol::{Ack, GamePage};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::harness::{Person, Server};

/// Two people play; the second gives up at once. Gives the game's id.
pub(crate) async fn given_up(winner: &Person, loser: &Person, new: &Value) -> String {
    let table = winner.table(new).await;
    loser.join(&table, winner).await;
    resign(loser, &table).await;
    table
}

pub(crate) async fn resign(person: &Person, table: &str) -> Ack {
    person.command(table, json!({"do": "resign"})).await
}

pub(crate) async fn text(person: &Person, path: &str) -> (StatusCode, String) {
    let answer = person.request(Method::GET, path).send().await.unwrap();
    (answer.status(), answer.text().await.unwrap())
}

/// The games that are listed, each of which must be one of `known`: their numbers there.
async fn listed(person: &Person, query: &str, known: &[&str]) -> Vec<usize> {
    let page: GamePage = person.get(&format!("/api/games{query}")).await;
    let number = |id: &str| known.iter().position(|known| *known == id).expect("a game that is known");
    page.games.iter().map(|game| number(&game.id)).collect()
}

#[tokio::test]
async fn my_games_the_latest_first_with_filters() {
    let server = Server::start().await;
    let (anna, bert, carl) = (server.person().await, server.person().await, server.person().await);
    let clock = json!({"kind": "fischer", "initial": 300, "increment": 5});
    let mandala = given_up(&anna, &bert, &json!({"game": "mandala", "seats": ["me", "open"]})).await;
    server.clock.advance(std::time::Duration::from_secs(60));
    let rated = json!({"game": "stones", "seats": ["me", "open"], "rated": true, "clock": clock, "visibility": "public"});
    let stones = given_up(&anna, &carl, &rated).await;
    server.clock.advance(std::time::Duration::from_secs(60));
    let computer = anna.table(&json!({"game": "stones", "seats": ["me", {"computer": "club"}]})).await;
    resign(&anna, &computer).await;

    let games = [mandala.as_str(), &stones, &computer];
    for (query, expected) in [
        ("", [2, 1, 0].as_slice()),
        ("?game=stones", &[2, 1]),
        ("?rated=true", &[1]),
        ("?rated=false&game=mandala", &[0]),
        ("?players=3", &[]),
        (&format!("?opponent={}", bert.id), &[0]),
        ("?opponent=club", &[2]),
        ("?opponent=master", &[]),
    ] {
        assert_eq!(listed(&anna, query, &games).await, expected, "{query}");
    }
    assert_eq!(listed(&bert, "", &games).await, [0]);

    let page: GamePage = anna.get("/api/games?limit=2").await;
    assert_eq!(page.games.len(), 2);
    let next = page.next.expect("there is one more");
    assert_eq!(listed(&anna, &format!("?limit=2&before={next}"), &games).await, [0]);
    // Others see what is public.
    assert_eq!(listed(&bert, &format!("?person={}", anna.id), &games).await, [1]);
    for wrong in ["?before=yesterday", "?opponent=somebody", "?limit=many"] {
        let answer = anna.request(Method::GET, &format!("/api/games{wrong}")).send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST, "{wrong}");
    }
}

#[tokio::test]
async fn a_list_says_who_played_and_how_they_did() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    given_up(&anna, &bert, &json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let page: GamePage = bert.get("/api/games").await;
    let seats = &page.games[0].seats;
    assert_eq!(seats.iter().map(|seat| seat.person.clone().unwrap()).collect::<Vec<_>>(), [anna.id, bert.id]);
    assert_eq!(seats.iter().map(|seat| (seat.place, seat.score)).collect::<Vec<_>>(), [(1, None), (2, None)]);
}

#[tokio::test]
async fn a_same_device_game_is_one_game() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "me"]})).await;
    let resign = json!({"id": "r", "seat": 1, "command": {"do": "resign"}});
    anna.post::<Ack>(&format!("/api/tables/{table}/commands"), &resign).await;
    assert_eq!(listed(&anna, "", &[&table]).await, [0]);
    assert_eq!(text(&anna, "/api/games.jsonl").await.1.lines().count(), 1);
    let counted: Value = anna.get(&format!("/api/people/{}/statistics", anna.id)).await;
    assert_eq!(counted["all"]["games"], 0, "a person who plays against themselves wins nothing");
}

#[tokio::test]
async fn records_one_by_one_and_all_at_once() {
    let server = Server::start_patient().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let mut games = Vec::new();
    // More than one page of the download.
    for _ in 0..103 {
        games.push(given_up(&anna, &bert, &json!({"game": "mandala", "seats": ["me", "open"]})).await);
    }
    let (status, one) = text(&anna, &format!("/api/games/{}/record", games[0])).await;
    assert_eq!(status, StatusCode::OK);
    let record: Value = serde_json::from_str(&one).unwrap();
    assert_eq!((&record["format"], &record["forfeit"]["seat"]), (&json!("mandala-record/1"), &json!(1)));
    let (_, all) = text(&bert, "/api/games.jsonl").await;
    assert_eq!(all.lines().count(), games.len());
    assert!(all.lines().any(|line| line == one.trim_end()));
    let mut lines: Vec<_> = all.lines().collect();
    lines.sort_unstable();
    lines.dedup();
    assert_eq!(lines.len(), games.len());
    assert_eq!(text(&bert, "/api/games.jsonl?limit=7").await.1.lines().count(), 7);
    assert_eq!(text(&server.person().await, "/api/games.jsonl").await.1, "");
}

#[tokio::test]
async fn a_private_game_is_for_its_players_and_whoever_has_the_key() {
    let server = Server::start().await;
    let (anna, bert, stranger) = (server.person().await, server.person().await, server.person().await);
    let private = given_up(&anna, &bert, &json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let public = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let public = given_up(&anna, &bert, &public).await;
    let links: Value = anna.get(&format!("/api/tables/{private}/links")).await;
    let key = links["watch"].as_str().unwrap();
    for what in ["record", "replay", "film", "verify"] {
        let path = format!("/api/games/{private}/{what}");
        assert_eq!(text(&anna, &path).await.0, StatusCode::OK, "{what}");
        assert_eq!(text(&bert, &path).await.0, StatusCode::OK, "{what}");
        assert_eq!(stranger.refused(Method::GET, &path, &()).await, (404, "server-not-found".to_owned()));
        assert_eq!(text(&stranger, &format!("{path}?key={key}")).await.0, StatusCode::OK, "{what}");
        let wrong = format!("{path}?key={public}");
        assert_eq!(stranger.refused(Method::GET, &wrong, &()).await.0, 404, "{what}");
        assert_eq!(text(&stranger, &format!("/api/games/{public}/{what}")).await.0, StatusCode::OK, "{what}");
    }
    let path = format!("/api/games/{private}/analysis");
    assert_eq!(stranger.refused(Method::POST, &path, &()).await.0, 404);
}

/// Records, replays and analyses exist for finished games only.
#[tokio::test]
async fn of_a_running_or_aborted_game_there_is_nothing_to_see() {
    let server = Server::start_patient().await;
    let (anna, bert, stranger) = (server.person().await, server.person().await, server.person().await);
    for public in ["private", "public"] {
        let table =
            anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "visibility": public})).await;
        let check = async |phase: &str| {
            for what in ["record", "replay", "replay?seat=0", "film", "film?seat=1", "verify", "analysis"] {
                let path = format!("/api/games/{table}/{what}");
                let refused = anna.refused(Method::GET, &path, &()).await;
                assert_eq!(refused, (409, "server-not-over".to_owned()), "{phase}: {what}");
                let other = if public == "public" { 409 } else { 404 };
                assert_eq!(stranger.refused(Method::GET, &path, &()).await.0, other, "{phase}: {what}");
            }
            let path = format!("/api/games/{table}/analysis");
            assert_eq!(anna.refused(Method::POST, &path, &()).await.0, 409, "{phase}");
            assert_eq!(text(&anna, "/api/games.jsonl").await.1, "", "{phase}");
        };
        check("open").await;
        bert.join(&table, &anna).await;
        check("running").await;
        anna.command(&table, json!({"do": "abort"})).await;
        check("aborted").await;
    }
}
