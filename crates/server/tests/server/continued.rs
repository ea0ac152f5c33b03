//! Finished games tried again: their positions, and playing on from them.

use protocol::{AnalysisBody, GamePage, Phase, ReplayAt, ReplayFilm, StatisticsBody, TableKind};
use reqwest::Method;
use serde_json::{Value, json};
use server::Config;

use crate::games::play_out;
use crate::harness::{Person, Server};
use crate::history::{resign, text};

async fn played(server: &Server, game: &str) -> (Person, Person, String) {
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": game, "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    play_out(&mut [anna.connect(&table).await, bert.connect(&table).await]).await;
    (anna, bert, table)
}

fn quick() -> Config {
    Config { thinkers: 1, analysis_iterations: 20, ..Config::default() }
}

#[tokio::test]
async fn ones_own_seat_is_looked_from_and_strangers_see_everything_open() {
    let server = Server::start().await;
    let (anna, bert, table) = played(&server, "mandala").await;
    let path = format!("/api/games/{table}/film?seat=own");
    for (person, seat) in [(&anna, 0), (&bert, 1)] {
        let film: ReplayFilm = person.get(&path).await;
        assert_eq!((film.viewpoint.as_str(), film.own), (seat.to_string().as_str(), Some(seat)));
    }
    let watch = anna.get::<Value>(&format!("/api/tables/{table}/links")).await;
    let stranger = server.person().await;
    let path = format!("{path}&key={}", watch["watch"].as_str().unwrap());
    let film: ReplayFilm = stranger.get(&path).await;
    assert_eq!((film.viewpoint.as_str(), film.own), ("open", None));
}

#[tokio::test]
async fn a_position_knows_what_could_be_done_in_it() {
    let server = Server::start_with(quick()).await;
    for game in ["mandala", "stones"] {
        let (anna, _, table) = played(&server, game).await;
        let film: ReplayFilm = anna.get(&format!("/api/games/{table}/film")).await;
        for ply in [0, film.plies / 2, film.plies - 1] {
            let legal: Vec<String> = anna.get(&format!("/api/games/{table}/legal?ply={ply}")).await;
            let done = film.frames[ply as usize + 1].action.clone().unwrap();
            assert!(legal.contains(&done), "{game}: what was played could be played");
            let foreseen: Value =
                anna.get(&format!("/api/games/{table}/effects?ply={ply}&action={}", legal[0])).await;
            assert!(foreseen.is_object());
        }
        let over = format!("/api/games/{table}/legal?ply={}", film.plies);
        assert_eq!(anna.refused(Method::GET, &over, &()).await.1, "server-not-running");
        let past = format!("/api/games/{table}/legal?ply={}", film.plies + 1);
        assert_eq!(anna.refused(Method::GET, &past, &()).await.1, "server-no-such-ply");
        assert_eq!(server.person().await.refused(Method::GET, &over, &()).await.0, 404);
    }
}

/// What was played is judged as the analysis judges it, and what was not legal not at all.
#[tokio::test]
async fn another_action_is_judged_like_the_one_that_was_played() {
    let server = Server::start_with(quick()).await;
    let (anna, _, table) = played(&server, "mandala").await;
    let asked: AnalysisBody = anna.post(&format!("/api/games/{table}/analysis"), &()).await;
    assert_eq!(asked.id, table);
    let (_, lines) = text(&anna, &format!("/api/games/{table}/analysis/events")).await;
    let made: AnalysisBody = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    let made: Value = serde_json::from_str(made.result.unwrap().text()).unwrap();
    let path = format!("/api/games/{table}/judgement");
    for ply in [0, 5] {
        let decision = &made["records"][0]["decisions"][ply];
        let judged: Value = anna.post(&path, &json!({"ply": ply, "action": decision["action"]})).await;
        for part in ["seat", "action", "best", "before", "after", "verdict", "reason"] {
            assert_eq!(judged[part], decision[part], "{part} at {ply}");
        }
        let legal: Vec<String> = anna.get(&format!("/api/games/{table}/legal?ply={ply}")).await;
        let other = legal.iter().find(|&action| Some(action.as_str()) != decision["action"].as_str());
        let judged: Value = anna.post(&path, &json!({"ply": ply, "action": other})).await;
        assert_eq!(judged["action"], json!(other));
    }
    let refused = anna.refused(Method::POST, &path, &json!({"ply": 0, "action": "cR"})).await;
    assert_eq!(refused.0, 422);
}

#[tokio::test]
async fn a_game_is_played_on_with_the_cards_it_had() {
    let server = Server::start_patient().await;
    let (anna, bert, table) = played(&server, "mandala").await;
    let from = json!({"ply": 4, "seat": 1, "level": "beginner"});
    let made: Value = bert.post(&format!("/api/games/{table}/continue"), &from).await;
    let on = made["table"].as_str().unwrap();
    let now = bert.look(on).await;
    assert_eq!((now.table.kind, now.table.rated, now.seat), (TableKind::Continued, false, Some(1)));
    assert_eq!(now.table.phase, Phase::Running);
    let then: ReplayAt = bert.get(&format!("/api/games/{table}/replay?ply=4&seat=1")).await;
    let before: Value = serde_json::from_str(then.frame.view.text()).unwrap();
    let view: Value = serde_json::from_str(now.view.unwrap().text()).unwrap();
    assert_eq!((&view["hand"], &view["cup"]), (&before["hand"], &before["cup"]));

    // What was played before belongs to the position.
    let undone = bert
        .refused(
            Method::POST,
            &format!("/api/tables/{on}/commands"),
            &json!({"id": "u", "command": {"do": "undo"}}),
        )
        .await;
    assert_eq!(undone.1, "server-nothing-to-undo");

    // It is a game that can be looked at again, counts for nothing, and was dealt as promised.
    let counted: StatisticsBody = bert.get(&format!("/api/people/{}/statistics", bert.id)).await;
    resign(&bert, on).await;
    assert_eq!(bert.get::<StatisticsBody>(&format!("/api/people/{}/statistics", bert.id)).await, counted);
    let games: GamePage = bert.get("/api/games").await;
    let kept = games.games.iter().find(|game| game.id == on).map(|game| game.kind);
    assert_eq!(kept, Some(TableKind::Continued));
    let verified: Value = bert.get(&format!("/api/games/{on}/verify")).await;
    assert_eq!(verified["ok"], json!(true));

    for (person, from, status) in [
        (&anna, json!({"ply": 9999, "seat": 0, "level": "beginner"}), 404),
        (&anna, json!({"ply": 0, "seat": 2, "level": "beginner"}), 400),
        (&server.person().await, json!({"ply": 0, "seat": 0, "level": "beginner"}), 404),
    ] {
        let refused = person.refused(Method::POST, &format!("/api/games/{table}/continue"), &from).await;
        assert_eq!(refused.0, status, "{refused:?}");
    }
}

/// A deal of the day cannot be continued while others still play it: that would be a second try.
#[tokio::test]
async fn a_deal_of_the_day_is_not_tried_again_on_its_day() {
    let server = Server::start().await;
    let anna = server.person().await;
    let made: Value = anna.post("/api/daily", &json!({"game": "mandala"})).await;
    let table = made["table"].as_str().unwrap().to_owned();
    resign(&anna, &table).await;
    let from = json!({"ply": 0, "seat": 0, "level": "beginner"});
    let refused = anna.refused(Method::POST, &format!("/api/games/{table}/continue"), &from).await;
    assert_eq!(refused.1, "server-day-not-over");
    let judged = json!({"ply": 0, "action": "m1R"});
    let refused = anna.refused(Method::POST, &format!("/api/games/{table}/judgement"), &judged).await;
    assert_eq!(refused.1, "server-day-not-over");
    let legal = anna.refused(Method::GET, &format!("/api/games/{table}/legal?ply=0"), &()).await;
    assert_eq!(legal.1, "server-day-not-over");
    // Players may always see their own seat.
    let film: ReplayFilm = anna.get(&format!("/api/games/{table}/film?seat=own")).await;
    assert_eq!(film.viewpoint, "0");
}
