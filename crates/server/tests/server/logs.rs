//! The log of a table: what a player was told, for those who were not there.

use std::time::Duration;

use protocol::{LogLine, TableChange, Update};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Person, Server, Socket};

async fn log(person: &Person, table: &str) -> Vec<LogLine> {
    person.get(&format!("/api/tables/{table}/log")).await
}

fn line(update: Update) -> LogLine {
    let Update { version, at, what, events, view, figures, .. } = update;
    LogLine { version, at, what, events, view, figures }
}

/// A line of whose game nothing is seen.
fn blind(line: &LogLine) -> LogLine {
    LogLine { view: None, figures: None, ..line.clone() }
}

/// Everything a socket is told, up to a version.
async fn told(socket: &mut Socket, version: u32) -> Vec<LogLine> {
    let mut lines: Vec<LogLine> = Vec::new();
    while lines.last().is_none_or(|line| line.version < version) {
        lines.push(line(socket.update().await));
    }
    lines
}

async fn public_table(server: &Server, delay: u32) -> ([Person; 3], String) {
    let people = [server.person().await, server.person().await, server.person().await];
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public", "delay": delay});
    let table = people[0].table(&new).await;
    people[1].join(&table, &people[0]).await;
    (people, table)
}

#[tokio::test]
async fn everybody_reads_what_they_were_told() {
    let server = Server::start().await;
    let ([anna, bert, cleo], table) = public_table(&server, 0).await;
    let mut sockets = Vec::new();
    for person in [&anna, &bert, &cleo] {
        let mut socket = person.connect(&table).await;
        socket.snapshot().await;
        sockets.push(socket);
    }
    let build = |legal: Vec<String>| legal.into_iter().find(|action| action.starts_with('m')).unwrap();
    anna.act(&table, &build(anna.look(&table).await.legal)).await;
    assert!(anna.look(&table).await.can_ask_undo);
    anna.command(&table, json!({"do": "undo"})).await;
    assert!(!anna.look(&table).await.can_ask_undo, "once is enough");
    bert.command(&table, json!({"do": "answer_undo", "agree": true})).await;
    anna.act(&table, &build(anna.look(&table).await.legal)).await;
    anna.command(&table, json!({"do": "undo"})).await;
    // To play on is an answer too, and all are told that the request is over.
    let last = bert.act(&table, &build(bert.look(&table).await.legal)).await.version;

    let mut logs = Vec::new();
    for (person, socket) in [&anna, &bert, &cleo].into_iter().zip(&mut sockets) {
        let lines = log(person, &table).await;
        let start: Vec<_> = lines[..3].iter().map(|line| line.what.clone()).collect();
        assert_eq!(start, [TableChange::Created, TableChange::Joined { seat: 1 }, TableChange::Started]);
        let updates = told(socket, last).await;
        assert!(lines[3..].iter().map(blind).eq(updates.iter().map(blind)));
        logs.push(lines);
    }
    let whats: Vec<_> = logs[0].iter().map(|line| &line.what).collect();
    assert!(whats.contains(&&TableChange::Undone { seat: 0, ply: 0 }), "{whats:?}");
    assert_eq!(whats.iter().filter(|what| matches!(what, TableChange::Played { .. })).count(), 3);
    // Each sees their own cards come, and not the others'.
    assert!(logs[0] != logs[1] && logs[1] != logs[2] && logs[0] != logs[2]);

    let server = server.restart().await;
    for (person, before) in [anna, bert, cleo].iter().zip(&logs) {
        assert_eq!(log(&person.at(&server), &table).await, *before);
    }
}

/// A player who comes back sees again what has happened since their last turn.
#[tokio::test]
async fn lines_since_ones_last_turn_have_what_was_seen_then() {
    let server = Server::start().await;
    let ([anna, bert, cleo], table) = public_table(&server, 0).await;
    let mut socket = anna.connect(&table).await;
    socket.snapshot().await;
    let seen = |lines: &[LogLine]| lines.iter().map(|line| line.view.is_some()).collect::<Vec<_>>();
    assert_eq!(
        seen(&log(&anna, &table).await),
        [false, false, true],
        "the start, before the viewer has moved"
    );
    let build = |legal: Vec<String>| legal.into_iter().find(|action| action.starts_with('m')).unwrap();
    for person in [&anna, &bert, &anna] {
        person.act(&table, &build(person.look(&table).await.legal)).await;
    }
    // What is taken back was no turn.
    anna.command(&table, json!({"do": "undo"})).await;
    let last = bert.command(&table, json!({"do": "answer_undo", "agree": true})).await.version;
    let lines = log(&anna, &table).await;
    let updates = told(&mut socket, last).await;
    assert_eq!(lines[3..], updates, "from the first action on");
    assert!(lines[..3].iter().all(|line| line.view.is_none() && line.figures.is_none()));
    let own = log(&bert, &table).await;
    assert_eq!(own[4].view.is_some(), own[4].figures.is_some());
    assert_eq!(seen(&own)[..5], [false, false, false, false, true]);
    assert!(log(&cleo, &table).await.iter().all(|line| line.view.is_none()), "spectators have no turns");
}

#[tokio::test]
async fn what_a_computer_plays_in_ones_place_is_no_turn_of_ones_own() {
    let server = Server::start().await;
    let ([anna, bert, _], table) = public_table(&server, 0).await;
    let build = |legal: Vec<String>| legal.into_iter().find(|action| action.starts_with('m')).unwrap();
    for person in [&anna, &bert, &anna] {
        person.act(&table, &build(person.look(&table).await.legal)).await;
    }
    server.clock.advance(Duration::from_secs(61));
    let mut socket = anna.connect(&table).await;
    socket.snapshot().await;
    let stood_in =
        anna.command(&table, json!({"do": "stand_in", "away": 1, "level": "beginner"})).await.version;
    let told = told(&mut socket, stood_in + 1).await;
    assert!(matches!(told[1].what, TableChange::Played { seat: 1, .. }), "the computer plays");
    let lines = log(&bert, &table).await;
    let own = lines.iter().position(|line| matches!(line.what, TableChange::Played { seat: 1, .. })).unwrap();
    assert!(lines[..own].iter().all(|line| line.view.is_none()));
    assert!(lines[own..].iter().all(|line| line.view.is_some()), "from what bert played himself");
}

#[tokio::test]
async fn an_action_that_leaves_a_question_behind_tells_so() {
    let server = Server::start().await;
    let ([anna, bert, _], table) = public_table(&server, 0).await;
    let build = |legal: Vec<String>| legal.into_iter().find(|action| action.starts_with('m')).unwrap();
    anna.act(&table, &build(anna.look(&table).await.legal)).await;
    anna.command(&table, json!({"do": "undo"})).await;
    let mut socket = anna.connect(&table).await;
    assert_eq!(socket.snapshot().await.table.undo_asked, Some(0));
    bert.act(&table, &build(bert.look(&table).await.legal)).await;
    assert_eq!(socket.update().await.table.unwrap().undo_asked, None);
}

#[tokio::test]
async fn spectators_who_are_kept_behind_read_no_further() {
    let server = Server::start().await;
    let ([anna, bert, cleo], table) = public_table(&server, 2).await;
    for person in [&anna, &bert, &anna] {
        let legal = person.look(&table).await.legal;
        person.act(&table, &legal[0]).await;
    }
    let seen = log(&cleo, &table).await;
    assert_eq!(seen.last().unwrap().version, cleo.look(&table).await.version);
    let whole = log(&anna, &table).await;
    assert_eq!(whole.len(), seen.len() + 2, "two actions behind");
    let server = server.restart().await;
    let (anna, cleo) = (anna.at(&server), cleo.at(&server));
    assert_eq!(log(&cleo, &table).await, seen);
    anna.command(&table, json!({"do": "resign"})).await;
    assert_eq!(log(&cleo, &table).await.len(), whole.len() + 1);
}

#[tokio::test]
async fn it_is_for_those_who_may_look() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "me"]})).await;
    let path = format!("/api/tables/{table}/log");
    assert_eq!(bert.refused(Method::GET, &path, &()).await.0, 404);
    let links: Value = anna.get(&format!("/api/tables/{table}/links")).await;
    let opened = format!("{path}?key={}", links["watch"].as_str().unwrap());
    assert_eq!(bert.get::<Vec<LogLine>>(&opened).await.len(), 2);
    assert_eq!(bert.refused(Method::GET, &format!("{opened}&seat=0"), &()).await.1, "server-seat-not-yours");
    assert_eq!(anna.get::<Vec<LogLine>>(&format!("{path}?seat=1")).await.len(), 2);
    assert_eq!(anna.refused(Method::GET, "/api/tables/nothing/log", &()).await.0, 404);
}
