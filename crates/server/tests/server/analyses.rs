//! Analyses on request.

use std::time::Duration;

use protocol::{AnalysisBody, AnalysisState};
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits};

use crate::games::play_out;
use crate::harness::{Person, Server};
use crate::history::{given_up, text};

fn config(thinkers: usize) -> Config {
    Config { thinkers, analysis_iterations: 20, ..Config::default() }
}

async fn played(server: &Server) -> (Person, String) {
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    play_out(&mut [anna.connect(&table).await, bert.connect(&table).await]).await;
    (anna, table)
}

/// The lines of a stream that ends.
async fn events(person: &Person, path: &str) -> Vec<AnalysisBody> {
    let (_, lines) = text(person, path).await;
    lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn an_analysis_is_made_with_progress_and_kept() {
    let server = Server::start_with(config(1)).await;
    let (anna, table) = played(&server).await;
    let path = format!("/api/games/{table}/analysis");
    assert_eq!(anna.get::<Option<AnalysisBody>>(&path).await, None, "it was not asked for");
    assert_eq!(anna.refused(Method::GET, &format!("{path}/events"), &()).await.0, 404);
    let asked: AnalysisBody = anna.post(&path, &()).await;
    assert_eq!(asked.id, table);
    let told = events(&anna, &format!("{path}/events")).await;
    let last = told.last().unwrap();
    assert_eq!(last.state, AnalysisState::Done);
    assert!(told.windows(2).all(|pair| pair[0] != pair[1]));
    let counts: Vec<_> = told.iter().filter(|body| body.state == AnalysisState::Running).collect();
    assert!(counts.windows(2).all(|pair| pair[0].done < pair[1].done), "progress goes forward");

    let result: Value = serde_json::from_str(last.result.as_ref().unwrap().text()).unwrap();
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let record: Value = serde_json::from_str(&record).unwrap();
    assert_eq!((&result["iterations"], &result["records"][0]["ok"]), (&json!(20), &json!(true)));
    let decisions = result["records"][0]["decisions"].as_array().unwrap();
    assert_eq!(decisions.len(), record["actions"].as_array().unwrap().len());

    let again: AnalysisBody = anna.post(&path, &()).await;
    assert_eq!((again.state, again.result.as_ref()), (AnalysisState::Done, last.result.as_ref()));
}

/// Without workers, analyses wait; a server that was started again makes them.
#[tokio::test]
async fn what_is_in_the_queue_survives_a_restart() {
    let server = Server::start_with(config(0)).await;
    let (anna, table) = played(&server).await;
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let path = format!("/api/games/{table}/analysis");
    let asked: AnalysisBody = anna.post(&path, &()).await;
    assert!(matches!(asked.state, AnalysisState::Queued | AnalysisState::Running));
    let answer = anna.request(Method::POST, "/api/replay/analysis").body(record).send().await.unwrap();
    let uploaded: AnalysisBody = answer.json().await.unwrap();
    assert_eq!(uploaded.state, AnalysisState::Queued);

    let server = server.restart_with(config(1)).await;
    let anna = anna.at(&server);
    let own = events(&anna, &format!("{path}/events")).await.pop().unwrap();
    let other = events(&anna, &format!("/api/analyses/{}/events", uploaded.id)).await.pop().unwrap();
    assert_eq!((own.state, other.state), (AnalysisState::Done, AnalysisState::Done));
    assert_eq!(own.result, other.result, "the same record has the same analysis");
    // What belongs to a game is asked for by the game, where it is checked who asks.
    assert_eq!(anna.refused(Method::GET, &format!("/api/analyses/{table}"), &()).await.0, 404);
}

#[tokio::test]
async fn the_queue_has_an_end() {
    let server = Server::start_with(config(0)).await;
    let (anna, table) = played(&server).await;
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let mut record: Value = serde_json::from_str(&record).unwrap();
    let mut statuses = Vec::new();
    for number in 0..6 {
        record["number"] = json!(number);
        let asking = anna.request(Method::POST, "/api/replay/analysis").body(record.to_string());
        statuses.push(asking.send().await.unwrap().status().as_u16());
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429]);
    record["actions"] = json!(["zz"]);
    let asking = anna.request(Method::POST, "/api/replay/analysis").body(record.to_string());
    assert_eq!(asking.send().await.unwrap().status().as_u16(), 422);
}

/// No one waits until the share of another is large enough for an analysis: several are under way, one of each person.
#[tokio::test]
async fn the_analysis_of_one_person_does_not_hold_up_another() {
    // No computer thinks, so that what is under way stays so.
    let server = Server::start_with(config(0)).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"]});
    let mut analyses = Vec::new();
    for asks in [&anna, &anna, &bert] {
        let table = given_up(&anna, &bert, &new).await;
        let path = format!("/api/games/{table}/analysis");
        asks.post::<AnalysisBody>(&path, &()).await;
        analyses.push((asks, path));
    }
    for (person, path) in [&analyses[0], &analyses[2]] {
        let begun = async { while person.get::<AnalysisBody>(path).await.state != AnalysisState::Running {} };
        tokio::time::timeout(Duration::from_secs(30), begun).await.expect("it begins beside the other");
    }
    let (person, path) = &analyses[1];
    assert_eq!(
        person.get::<AnalysisBody>(path).await.state,
        AnalysisState::Queued,
        "it is the same person's"
    );
}

/// Clients that follow an analysis are connected: they count, and are closed with the server.
#[tokio::test]
async fn who_follows_an_analysis_is_connected() {
    let limits = Limits { connections_per_person: 1, ..Limits::raised() };
    let server = Server::start_with(Config { limits, ..config(0) }).await;
    let anna = server.person().await;
    let table =
        given_up(&anna, &server.person().await, &json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let path = format!("/api/games/{table}/analysis");
    anna.post::<AnalysisBody>(&path, &()).await;
    let answer = anna.request(Method::POST, "/api/replay/analysis").body(record).send().await.unwrap();
    let uploaded: AnalysisBody = answer.json().await.unwrap();
    let streams = [format!("{path}/events"), format!("/api/analyses/{}/events", uploaded.id)];
    let mut following = anna.request(Method::GET, &streams[0]).send().await.unwrap();
    assert!(following.chunk().await.unwrap().is_some());
    for stream in &streams {
        assert_eq!(anna.refused(Method::GET, stream, &()).await, (429, "server-too-many".to_owned()));
    }
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let closed = server::serve(listener, server.app().clone(), std::future::ready(()));
    let ends = async { while following.chunk().await.unwrap().is_some() {} };
    let ((), ended) = tokio::join!(closed, tokio::time::timeout(Duration::from_secs(30), ends));
    ended.expect("the stream ends with the server");
}

#[tokio::test]
async fn the_analysis_of_an_uploaded_record_expires_and_that_of_a_game_stays() {
    let server = Server::start_with(config(1)).await;
    let (anna, table) = played(&server).await;
    let (_, record) = text(&anna, &format!("/api/games/{table}/record")).await;
    let path = format!("/api/games/{table}/analysis");
    anna.post::<AnalysisBody>(&path, &()).await;
    let answer = anna.request(Method::POST, "/api/replay/analysis").body(record).send().await.unwrap();
    let uploaded: AnalysisBody = answer.json().await.unwrap();
    let other = format!("/api/analyses/{}", uploaded.id);
    for path in [&path, &other] {
        events(&anna, &format!("{path}/events")).await;
    }
    for (days, status) in [(29, 200), (2, 404)] {
        server.clock.advance(Duration::from_secs(days * 24 * 3600));
        server.app().expire().await.unwrap();
        assert_eq!(text(&anna, &other).await.0.as_u16(), status);
        anna.get::<AnalysisBody>(&path).await;
    }
}
