//! No table grows without end, and none of its limits can be raced.

use futures_util::future::join_all;
use reqwest::Method;
use serde_json::{Value, json};
use server::{Config, Limits, Rate};

use crate::commands::two_at_a_table;
use crate::harness::{Person, Server};

fn stones_with_bonuses(spaces: usize) -> Value {
    let bonus: serde_json::Map<_, _> = (0..spaces).map(|space| (space.to_string(), json!(9))).collect();
    json!({"game": "stones", "seats": ["me", "open"], "options": {"track": {"bonus": bonus}}})
}

#[tokio::test]
async fn options_have_a_longest_form_and_an_end_to_the_game() {
    let server = Server::start().await;
    let anna = server.person().await;
    let new =
        |turns: u64| json!({"game": "mandala", "seats": ["me", "open"], "options": {"turn_limit": turns}});
    anna.table(&stones_with_bonuses(200)).await;
    anna.table(&new(800)).await;
    let refused = async |new: &Value| anna.refused(Method::POST, "/api/tables", new).await;
    assert_eq!(refused(&stones_with_bonuses(400)).await, (413, "server-options-too-long".to_owned()));
    for turns in [801, u64::MAX] {
        assert_eq!(refused(&new(turns)).await, (400, "server-options-endless".to_owned()), "{turns}");
    }
}

async fn build(person: &Person, table: &str) {
    let legal = person.look(table).await.legal;
    let build = legal.into_iter().find(|action| action.starts_with('m')).expect("a hand that can build");
    person.act(table, &build).await;
}

#[tokio::test]
async fn a_request_that_was_refused_again_and_again_waits_for_the_next_action() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    // Building draws cards, so taking it back needs consent.
    build(&anna, &table).await;
    for _ in 0..3 {
        anna.command(&table, json!({"do": "undo"})).await;
        bert.command(&table, json!({"do": "answer_undo", "agree": false})).await;
    }
    assert!(!anna.look(&table).await.can_ask_undo);
    let refused = anna.command_refused(&table, json!({"do": "undo"})).await;
    assert_eq!(refused, (409, "server-undo-refused".to_owned()));
    build(&bert, &table).await;
    bert.command(&table, json!({"do": "undo"})).await;
    anna.command(&table, json!({"do": "answer_undo", "agree": false})).await;
    anna.command(&table, json!({"do": "undo"})).await;
}

#[tokio::test]
async fn tables_made_at_once_do_not_pass_the_limit() {
    let limits = Limits { tables_per_person: 5, ..Limits::raised() };
    let server = Server::start_with(Config { limits, ..Config::default() }).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let create = async || anna.request(Method::POST, "/api/tables").json(&new).send().await.unwrap().status();
    let made = join_all((0..30).map(|_| create())).await;
    assert_eq!(made.iter().filter(|status| status.is_success()).count(), 5);
    assert!(made.iter().all(|status| status.is_success() || status.as_u16() == 429), "{made:?}");

    // Sitting down at the tables of others counts as well.
    let tables: Value = bert.get("/api/tables?phase=open").await;
    let tables: Vec<_> =
        tables.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    for _ in 0..3 {
        bert.table(&new).await;
    }
    let join = async |table: &str| {
        let join = json!({"id": "join", "command": {"do": "join"}});
        let path = format!("/api/tables/{table}/commands");
        bert.request(Method::POST, &path).json(&join).send().await.unwrap().status().as_u16()
    };
    let mut joined = join_all(tables.iter().map(|table| join(table))).await;
    joined.sort_unstable();
    assert_eq!(joined, [200, 200, 429, 429, 429]);
    let mine: Value = bert.get("/api/tables?mine=true").await;
    assert_eq!(mine.as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn tables_are_not_made_too_often_from_one_address() {
    let limits = Limits { tables_per_address: Rate::new(2, 1), ..Limits::default() };
    let server = Server::start_with(Config { limits, ..Config::default() }).await;
    let (anna, bert) = (server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"]});
    let first = anna.table(&new).await;
    anna.command(&first, json!({"do": "abort"})).await;
    bert.table(&new).await;
    let refused = (429, "server-too-often".to_owned());
    assert_eq!(anna.refused(Method::POST, "/api/tables", &new).await, refused);
    let pairing = json!({"game": "stones", "players": 2});
    assert_eq!(bert.refused(Method::POST, "/api/pair", &pairing).await, refused);
}
