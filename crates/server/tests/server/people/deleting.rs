//! Going for good: the games stay, and nothing tells whose they were.

use protocol::Phase;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::Config;
use server::store::{Analyses, PersonalData, Sqlite};

use super::accounts::{PASSWORD, account};
use crate::harness::{Person, Server};
use crate::history::text;

async fn store(server: &Server) -> Sqlite {
    Sqlite::open(&server.folder.path().join("mandala.db")).await.unwrap()
}

async fn delete(person: &Person) {
    person.done(Method::POST, "/api/me/delete", &json!({"password": PASSWORD})).await;
}

/// Whether a text stands anywhere in the database, in whichever table and column.
pub(super) async fn found(server: &Server, text: &str) -> bool {
    let file = server.folder.path().join("mandala.db");
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    let columns: Vec<(String, String)> = sqlx::query_as(
        "SELECT tables.name, columns.name FROM sqlite_master tables, pragma_table_info(tables.name) columns
         WHERE tables.type = 'table'",
    )
    .fetch_all(&pool)
    .await
    .unwrap();
    assert!(columns.len() > 20);
    for (table, column) in columns {
        let query = format!("SELECT count(*) FROM {table} WHERE instr({column}, ?)");
        let count: u32 = sqlx::query_scalar(&query).bind(text).fetch_one(&pool).await.unwrap();
        if count > 0 {
            return true;
        }
    }
    false
}

/// Has a finished game analysed; what is kept of that names its players.
pub(super) async fn analyse(person: &Person, game: &str) {
    let path = format!("/api/games/{game}/analysis");
    person.post::<Value>(&path, &()).await;
    text(person, &format!("{path}/events")).await;
}

#[tokio::test]
async fn finished_games_stay_under_a_neutral_name() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    account(&anna, "Annabella").await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["open", "me"]})).await;
    bert.join(&table, &anna).await;
    anna.envelope(&table, &json!({"id": "r", "command": {"do": "resign"}})).await;
    let before = store(&server).await.games_of(bert.id.parse().unwrap(), None, 10).await.unwrap();
    delete(&anna).await;

    assert_eq!(anna.refused(Method::GET, "/api/me", &()).await.0, 401);
    let page = format!("/api/people/{}", anna.id);
    assert_eq!(bert.refused(Method::GET, &page, &()).await, (404, "server-not-found".to_owned()));
    let log_in = Client::new().post(server.url("/api/login"));
    let log_in = log_in.json(&json!({"name": "Annabella", "password": PASSWORD}));
    assert_eq!(log_in.send().await.unwrap().status(), 401);
    let after = store(&server).await.games_of(bert.id.parse().unwrap(), None, 10).await.unwrap();
    assert_eq!(after.len(), 1, "the game is still the other's");
    assert_eq!(after[0].record, before[0].record.replace("Annabella", "Anonymous"));
    assert_eq!(store(&server).await.games_of(anna.id.parse().unwrap(), None, 10).await.unwrap(), []);
    assert_eq!(bert.refused(Method::GET, &format!("/api/tables/{table}"), &()).await.0, 404);
    let again = server.person().await;
    account(&again, "Annabella").await;
}

/// It takes a while, and is made from the record as it was when it began.
#[tokio::test]
async fn an_analysis_under_way_does_not_bring_the_name_back() {
    let server = Server::start_with(Config { thinkers: 0, ..Config::default() }).await;
    let (anna, bert) = (server.person().await, server.person().await);
    account(&anna, "Annabella").await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["open", "me"]})).await;
    bert.join(&table, &anna).await;
    anna.envelope(&table, &json!({"id": "r", "command": {"do": "resign"}})).await;
    bert.post::<Value>(&format!("/api/games/{table}/analysis"), &()).await;
    let store = store(&server).await;
    let record = store.record_to_analyse(&table).await.unwrap().expect("it waits");
    let record: Value = serde_json::from_str(&record).unwrap();
    let made = json!({"iterations": 20, "records": [{"ok": true, "players": record["players"]}]});
    assert!(made.to_string().contains("Annabella"));
    delete(&anna).await;

    store.save_analysis(&table, Some(made.to_string())).await.unwrap();
    assert!(!found(&server, "Annabella").await);
    let kept: Value = bert.get(&format!("/api/games/{table}/analysis")).await;
    let players = json!([record["players"][0], "Anonymous"]);
    assert_eq!(kept["result"], json!({"iterations": 20, "records": [{"ok": true, "players": players}]}));
}

#[tokio::test]
async fn running_games_are_resigned_and_open_tables_left() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let running = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    bert.join(&running, &anna).await;
    let open = bert.table(&json!({"game": "stones", "seats": ["me", "open", "open"]})).await;
    anna.join(&open, &bert).await;
    let own = anna.table(&json!({"game": "stones", "seats": ["me", "open"]})).await;
    let mut socket = bert.connect(&running).await;
    socket.snapshot().await;
    anna.done(Method::POST, "/api/me/delete", &json!({})).await;

    let update = socket.update().await;
    assert_eq!(update.what, protocol::TableChange::Resigned { seat: 0 });
    let games = store(&server).await.games_of(bert.id.parse().unwrap(), None, 10).await.unwrap();
    assert_eq!(games[0].seats, [(1, 1)], "the other has won");
    let record: Value = serde_json::from_str(&games[0].record).unwrap();
    assert_eq!(record["players"][0], "Anonymous");
    assert_eq!(record["forfeit"], json!({"seat": 0, "why": "resigned"}));
    let left = bert.look(&open).await;
    assert_eq!((left.table.phase, left.table.seats[1].name.as_deref()), (Phase::Open, None));
    assert_eq!(bert.refused(Method::GET, &format!("/api/tables/{own}"), &()).await.0, 404);
}

#[tokio::test]
async fn where_others_play_on_nobody_is_left_in_the_seat() {
    let server = Server::start().await;
    let (anna, bert, cleo) = (server.person().await, server.person().await, server.person().await);
    account(&anna, "Annabella").await;
    let table =
        anna.table(&json!({"game": "stones", "seats": ["open", "me", "open"], "visibility": "public"})).await;
    bert.join(&table, &anna).await;
    cleo.join(&table, &anna).await;
    delete(&anna).await;
    let seen = bert.look(&table).await;
    let seat = &seen.table.seats[1];
    assert_eq!(seen.table.phase, Phase::Running);
    assert_eq!((seat.name.as_deref(), seat.lost.as_deref()), (Some("Anonymous"), Some("resigned")));
    assert_ne!(seat.person.as_deref(), Some(anna.id.as_str()));
    assert!(seat.computer.is_some(), "a computer plays on");
    let listed: Value = bert.get("/api/tables?phase=running").await;
    assert!(!listed.to_string().contains("Annabella"));
    let (anna_id, server) = (anna.id.clone(), server.restart().await);
    assert_eq!(bert.at(&server).look(&table).await.table.seats[1].name.as_deref(), Some("Anonymous"));
    let listed: Value = bert.at(&server).get("/api/tables?phase=running").await;
    assert_eq!(listed[0]["seats"][1], "Anonymous");
    let store = store(&server).await;
    assert_eq!(store.unfinished(anna_id.parse().unwrap()).await.unwrap(), []);
}

#[tokio::test]
async fn deleting_asks_for_the_password() {
    let server = Server::start().await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    for wrong in [json!({}), json!({"password": "wrong password"})] {
        let refused = anna.refused(Method::POST, "/api/me/delete", &wrong).await;
        assert_eq!(refused, (401, "server-wrong-password".to_owned()));
    }
    assert_eq!(anna.get::<Value>("/api/me").await["account"], true);
}

#[tokio::test]
async fn nothing_of_the_person_stands_in_the_database_any_more() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    account(&anna, "Annabella").await;
    let over = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    bert.join(&over, &anna).await;
    anna.envelope(&over, &json!({"id": "r", "command": {"do": "resign"}})).await;
    // A seat is kept for her at one table, and she has come and gone at two others, one of which is over by now.
    bert.command(&over, json!({"do": "rematch"})).await;
    for ends in [false, true] {
        let left = bert.table(&json!({"game": "stones", "seats": ["me", "open", "open"]})).await;
        anna.join(&left, &bert).await;
        anna.command(&left, json!({"do": "leave"})).await;
        if ends {
            bert.command(&left, json!({"do": "leave"})).await;
        }
    }
    assert!(found(&server, "Annabella").await && found(&server, &anna.id).await);
    analyse(&anna, &over).await;
    delete(&anna).await;
    assert!(!found(&server, "Annabella").await);
    assert!(!found(&server, &anna.id).await);
    assert!(found(&server, &bert.id).await, "others stay");
}
