//! What a host relies on: health, figures, the interface's own description, expiry, removal, and a copy of everything.

use std::time::Duration;

use protocol::{Phase, ServerMessage};
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::Config;
use server::store::{Admin, People, Sqlite};

use crate::harness::{Person, Server};
use crate::leaks::logged;

async fn text(server: &Server, path: &str) -> (u16, String) {
    let answer = Client::new().get(format!("http://{}{path}", server.address)).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

async fn running(server: &Server, game: &str) -> (Person, Person, String) {
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": game, "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    (anna, bert, table)
}

/// Looks at a table that may not be there.
async fn is_there(person: &Person, table: &str) -> bool {
    person.request(Method::GET, &format!("/api/tables/{table}")).send().await.unwrap().status() == 200
}

#[tokio::test]
async fn the_server_says_how_it_is() {
    let server = Server::start().await;
    assert_eq!(text(&server, "/healthz").await, (200, "ok\n".to_owned()));
    assert_eq!(text(&server, "/readyz").await, (200, "ready\n".to_owned()));
    let (anna, _, table) = running(&server, "stones").await;
    let start = anna.look(&table).await;
    let mover = anna.connect(&table).await;
    anna.envelope(&table, &json!({"id": "r", "command": {"do": "resign"}})).await;
    assert!(start.version > 1);
    let (status, figures) = text(&server, "/metrics").await;
    assert_eq!(status, 200);
    for expected in [
        "# HELP mandala_http_requests_total Requests answered, by method, route and status",
        r#"mandala_http_requests_total{method="GET",route="/healthz",status="200"}"#,
        r#"mandala_http_requests_total{method="POST",route="/api/tables/{table}/commands",status="200"}"#,
        "mandala_command_seconds_bucket",
        "mandala_store_commits_total",
        "mandala_store_batch_count",
        "mandala_connections_open",
        "mandala_tables_in_memory",
    ] {
        assert!(figures.contains(expected), "{expected} in {figures}");
    }
    // No person's id or key is a figure.
    assert!(!figures.contains(&table) && !figures.contains(&anna.id));
    drop(mover);
}

/// A client can make up methods without end; a figure for each would fill the memory.
#[tokio::test]
async fn a_made_up_method_is_no_figure_of_its_own() {
    let server = Server::start().await;
    let brew = Method::from_bytes(b"BREWCOFFEE").unwrap();
    Client::new().request(brew, server.url("/healthz")).send().await.unwrap();
    let (_, figures) = text(&server, "/metrics").await;
    assert!(figures.contains(r#"{method="other",route="/healthz",status="405"}"#), "{figures}");
    assert!(!figures.contains("BREWCOFFEE"));
}

#[tokio::test]
async fn figures_can_be_switched_off() {
    let server = Server::start_with(Config { metrics: false, ..Config::default() }).await;
    let refused = server.person().await.refused(Method::GET, "/metrics", &json!(null)).await;
    assert_eq!(refused, (404, "server-not-found".to_owned()));
}

#[tokio::test]
async fn a_store_that_does_not_answer_makes_the_server_unready() {
    let server = Server::start().await;
    server.store().close().await;
    assert_eq!(text(&server, "/readyz").await.0, 503);
    assert_eq!(text(&server, "/healthz").await.0, 200);
}

/// However many ask, the store is tried once in a while; and what it says is soon true again.
#[tokio::test]
async fn a_store_that_cannot_be_written_to_makes_the_server_unready() {
    let server = Server::start().await;
    let ready = || text(&server, "/readyz");
    assert_eq!(ready().await.0, 200);
    // Not one page more.
    server.store().cap(1).await.unwrap();
    let mut seconds = 0;
    while ready().await.0 == 200 {
        // A few rows fit into pages that are free.
        let anna = server.person().await;
        let made = anna
            .request(Method::POST, "/api/tables")
            .json(&json!({"game": "mandala", "seats": ["me", "me"]}));
        made.send().await.unwrap();
        server.clock.advance(Duration::from_secs(1));
        seconds += 1;
        assert!(seconds < 100, "the disk is never full");
    }
    assert_eq!(text(&server, "/healthz").await.0, 200);
    server.store().cap(1_000_000).await.unwrap();
    assert_eq!(ready().await.0, 503, "an answer holds for a while");
    server.clock.advance(Duration::from_secs(3));
    assert_eq!(ready().await.0, 200);
}

/// The source of the routes: whatever is added to the router by other means than a described route is found here.
#[tokio::test]
async fn every_route_is_in_the_document() {
    let server = Server::start().await;
    let (status, document) = text(&server, "/api/openapi.json").await;
    assert_eq!(status, 200);
    let document: Value = serde_json::from_str(&document).unwrap();
    let described: Vec<&String> = document["paths"].as_object().unwrap().keys().collect();
    let mut found = 0;
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src/http"))];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let source = std::fs::read_to_string(&path).unwrap();
            let source = source.split("#[cfg(test)]").next().unwrap();
            for rest in source.split("path = \"/").skip(1) {
                let route = format!("/{}", rest.split('"').next().unwrap());
                assert!(described.contains(&&route), "{route} of {} is not in the document", path.display());
                found += 1;
            }
            // Pages and a worker's health are not part of the interface.
            if !["home.rs", "worker_health.rs"].contains(&path.file_name().unwrap().to_str().unwrap()) {
                assert!(!source.contains(".route(\""), "{}: a route that is not described", path.display());
            }
        }
    }
    assert!(found >= described.len() && described.len() > 10, "{found} {described:?}");
}

#[tokio::test]
async fn the_viewer_and_the_page_load_nothing_from_elsewhere() {
    let server = Server::start().await;
    for path in ["/", "/api/docs/", "/api/docs/swagger-initializer.js"] {
        let (status, page) = text(&server, path).await;
        assert_eq!(status, 200, "{path}");
        for outside in ["src=\"http", "href=\"http", "url(http", "//cdn", "@import"] {
            assert!(!page.contains(outside), "{path} has {outside}");
        }
    }
    let answer = Client::new().get(format!("http://{}/api/docs/", server.address)).send().await.unwrap();
    let policy = answer.headers()["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("http"), "{policy}");
    assert!(text(&server, "/api/docs/swagger-initializer.js").await.1.contains("/api/openapi.json"));
}

#[tokio::test]
async fn errors_speak_the_language_of_the_request() {
    let server = Server::start().await;
    let anna = server.person().await;
    let mut said = Vec::new();
    for language in ["en", "pl-PL,pl;q=0.9", "nl"] {
        let answer = anna
            .request(Method::GET, "/api/tables/nowhere")
            .header("accept-language", language)
            .send()
            .await
            .unwrap();
        assert_eq!(answer.status(), 404);
        let error: protocol::ErrorBody = answer.json().await.unwrap();
        assert_eq!(error.code, "server-not-found");
        said.push(error.message);
    }
    assert!(said[0].starts_with("There is nothing here") && said[1].starts_with("Nic tu nie ma"), "{said:?}");
    assert!(said[2].starts_with("Hier is niets"), "{said:?}");
}

#[tokio::test]
async fn a_socket_speaks_the_language_in_its_address() {
    let server = Server::start().await;
    let (anna, _, table) = running(&server, "mandala").await;
    let mut socket = anna.connect_to(&format!("/api/tables/{table}/socket?lang=nl")).await;
    let version = socket.snapshot().await.version;
    socket.act(version - 1, "m1R").await;
    loop {
        if let ServerMessage::Refused { error, .. } = socket.next().await {
            assert_eq!(error.code, "server-stale");
            assert!(error.message.starts_with("De tafel is intussen veranderd"), "{}", error.message);
            return;
        }
    }
}

#[tokio::test]
async fn a_hint_is_in_words() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "me"]})).await;
    let answer = anna
        .request(Method::GET, &format!("/api/tables/{table}/hint?seat=0"))
        .header("accept-language", "pl")
        .send()
        .await
        .unwrap();
    let hint: protocol::HintBody = answer.json().await.unwrap();
    assert!(!hint.words.is_empty() && hint.words != hint.reason, "{hint:?}");
    assert!(hint.words.chars().next().unwrap().is_uppercase(), "{hint:?}");
}

#[tokio::test]
async fn abandoned_tables_expire_and_others_stay() {
    let server = Server::start().await;
    let anna = server.person().await;
    let old = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let (bert, _, playing) = running(&server, "stones").await;
    server.clock.advance(Duration::from_secs(47 * 3600));
    let young = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    server.clock.advance(Duration::from_secs(2 * 3600));
    server.app().expire().await.unwrap();
    assert!(!is_there(&anna, &old).await);
    assert!(is_there(&anna, &young).await && is_there(&bert, &playing).await);
    // A game that has stood still for half a year.
    server.clock.advance(Duration::from_secs(181 * 24 * 3600));
    server.app().expire().await.unwrap();
    assert!(!is_there(&bert, &playing).await);
}

#[tokio::test]
async fn the_log_of_a_finished_game_expires_and_its_record_stays() {
    let server = Server::start().await;
    let (anna, bert, table) = running(&server, "mandala").await;
    let snapshot = anna.look(&table).await;
    let (mover, other) = if snapshot.legal.is_empty() { (&bert, &anna) } else { (&anna, &bert) };
    let legal = mover.look(&table).await.legal;
    let act = json!({"id": "1", "version": snapshot.version, "command": {"do": "act", "action": legal[0]}});
    mover.envelope(&table, &act).await;
    other.envelope(&table, &json!({"id": "2", "command": {"do": "resign"}})).await;
    assert_eq!(anna.look(&table).await.table.phase, Phase::Over);
    server.clock.advance(Duration::from_secs(31 * 24 * 3600));
    server.app().expire().await.unwrap();
    assert!(!is_there(&anna, &table).await);
    let found = server.store().people_named(&anna.id).await.unwrap();
    assert_eq!(found[0].games, 1, "the game is still theirs");
    // Who has finished a game is not forgotten, however long they stay away.
    server.clock.advance(Duration::from_secs(1000 * 24 * 3600));
    server.app().expire().await.unwrap();
    assert_eq!(server.store().people_named(&anna.id).await.unwrap().len(), 1);
}

#[tokio::test]
async fn guests_who_never_came_back_are_forgotten() {
    let server = Server::start().await;
    let (guest, player) = (server.person().await, server.person().await);
    let table = player.table(&json!({"game": "mandala", "seats": ["me", "me"]})).await;
    server.clock.advance(Duration::from_secs(91 * 24 * 3600));
    server.app().expire().await.unwrap();
    assert_eq!(server.store().people_named(&guest.id).await.unwrap(), []);
    // A person who sits at a table that is still there stays.
    assert_eq!(server.store().people_named(&player.id).await.unwrap().len(), 1);
    assert!(is_there(&player, &table).await);
}

#[tokio::test]
async fn a_removed_table_is_gone_for_those_who_look_on_and_cannot_be_played_on() {
    let server = Server::start().await;
    let (anna, _, table) = running(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    let start = socket.snapshot().await;
    // As an administrator does it: in the store, past the server.
    let elsewhere = Sqlite::open(&server.folder.path().join("mandala.db")).await.unwrap();
    assert!(elsewhere.remove_table(table.parse().unwrap(), server::Time::now(&server.clock)).await.unwrap());
    assert!(!elsewhere.remove_table(table.parse().unwrap(), server::Time::now(&server.clock)).await.unwrap());
    socket.act(start.version, "m1R").await;
    socket.act(start.version, &start.legal.first().cloned().unwrap_or_else(|| "m1R".to_owned())).await;
    loop {
        match socket.next().await {
            ServerMessage::Refused { .. } => break,
            ServerMessage::Ack(ack) => panic!("{ack:?} to a table that is gone"),
            _ => {}
        }
    }
    assert!(!is_there(&anna, &table).await);
}

#[tokio::test]
async fn a_running_server_notices_what_an_administrator_has_removed() {
    let server = Server::start().await;
    let (anna, _, table) = running(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    socket.snapshot().await;
    server.store().remove_table(table.parse().unwrap(), server::Time::now(&server.clock)).await.unwrap();
    let expiring = tokio::spawn({
        let app = server.app().clone();
        async move { app.run_maintenance().await }
    });
    loop {
        if let ServerMessage::Closing { reason } = socket.next().await {
            assert_eq!(reason, "gone");
            break;
        }
    }
    expiring.abort();
}

#[tokio::test]
async fn a_name_is_replaced_everywhere() {
    let server = Server::start().await;
    let (anna, bert, table) = running(&server, "mandala").await;
    anna.envelope(&table, &json!({"id": "1", "command": {"do": "resign"}})).await;
    let person = anna.id.parse().unwrap();
    assert!(
        server.store().replace_name(person, "Quiet Heron", server::Time::now(&server.clock)).await.unwrap()
    );
    assert_eq!(server.store().people_named("quiet heron").await.unwrap().len(), 1);
    let server = server.restart().await;
    let (anna, bert) = (anna.at(&server), bert.at(&server));
    let table = bert.look(&table).await.table;
    assert_eq!(table.seats[0].name.as_deref(), Some("Quiet Heron"));
    assert_eq!(table.seats[1].person.as_deref(), Some(bert.id.as_str()));
    let mine: Vec<Value> = anna.get("/api/tables?mine=true").await;
    assert!(mine[0].to_string().contains("Quiet Heron"), "{mine:?}");
}

#[tokio::test]
async fn a_copy_made_while_people_play_is_whole() {
    let server = Server::start().await;
    let (anna, bert, table) = running(&server, "stones").await;
    let file = server.folder.path().join("mandala.db");
    let mut acknowledged = 0;
    for round in 0..8 {
        let (mover, snapshot) = {
            let snapshot = anna.look(&table).await;
            if snapshot.legal.is_empty() { (&bert, bert.look(&table).await) } else { (&anna, snapshot) }
        };
        let act = json!({"id": format!("{round}"), "version": snapshot.version,
            "command": {"do": "act", "action": snapshot.legal[0]}});
        acknowledged = mover.envelope(&table, &act).await.version;
        let copy = server.folder.path().join(format!("copy-{round}.db"));
        Sqlite::copy(&file, &copy).await.unwrap();
        Sqlite::verify(&copy).await.unwrap();
        let store = Sqlite::open(&copy).await.unwrap();
        let kept = server::store::TableStore::entries(&store, table.parse().unwrap(), 0).await.unwrap();
        assert_eq!(kept.len() as u32, acknowledged);
        store.close().await;
    }
    assert!(acknowledged > 8);
    // A file that was damaged is not taken for a copy.
    let damaged = server.folder.path().join("damaged.db");
    let mut bytes = std::fs::read(server.folder.path().join("copy-7.db")).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xA5);
    std::fs::write(&damaged, bytes).unwrap();
    assert!(Sqlite::verify(&damaged).await.is_err());
    std::fs::write(&damaged, "not a database at all").unwrap();
    assert!(Sqlite::verify(&damaged).await.is_err());
}

/// The client learns only that something failed; the log says why.
#[test]
fn what_cannot_be_read_from_the_store_is_logged_with_its_cause() {
    let (status, log) = logged(async {
        let server = Server::start().await;
        let anna = server.person().await;
        server.store().save_settings(anna.id.parse().unwrap(), "{no json").await.unwrap();
        anna.request(Method::GET, "/api/me/settings").send().await.unwrap().status().as_u16()
    });
    assert_eq!(status, 500);
    let logged = |line: &String| line.contains("could not read settings") && line.contains("line 1 column 2");
    assert!(log.iter().any(logged), "{log:#?}");
}
