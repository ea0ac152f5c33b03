//! Commands sent twice, late, at once, or not as they should be.

use protocol::{Ack, ServerMessage};
use reqwest::Method;
use serde_json::{Value, json};

use crate::harness::{Person, Server};

/// Two people at a table that has just started; the first is to move.
pub(crate) async fn two_at_a_table(server: &Server, game: &str) -> (Person, Person, String) {
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": game, "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    (anna, bert, table)
}

#[tokio::test]
async fn a_command_sent_twice_counts_once() {
    let server = Server::start().await;
    let (anna, _, table) = two_at_a_table(&server, "mandala").await;
    let start = anna.look(&table).await;
    let command =
        json!({"id": "once", "version": start.version, "command": {"do": "act", "action": start.legal[0]}});
    let path = format!("/api/tables/{table}/commands");
    let first: Ack = anna.post(&path, &command).await;
    let second: Ack = anna.post(&path, &command).await;
    assert_eq!(first, second);
    let now = anna.look(&table).await;
    assert_eq!((now.version, now.history.len()), (start.version + 1, 1));
}

#[tokio::test]
async fn another_command_under_a_known_id_is_refused() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let start = anna.look(&table).await;
    let act = json!({"do": "act", "action": start.legal[0]});
    let first = anna.envelope(&table, &json!({"id": "one", "version": start.version, "command": act})).await;
    let path = format!("/api/tables/{table}/commands");
    let resign = json!({"id": "one", "command": {"do": "resign"}});
    assert_eq!(anna.refused(Method::POST, &path, &resign).await, (409, "server-id-used".to_owned()));
    assert_eq!(anna.look(&table).await.version, first.version, "nothing has changed");
    // The same holds after a restart, and another person's ids are their own.
    let server = server.restart().await;
    let (anna, bert) = (anna.at(&server), bert.at(&server));
    assert_eq!(anna.refused(Method::POST, &path, &resign).await, (409, "server-id-used".to_owned()));
    let again = json!({"id": "one", "version": start.version, "command": act});
    assert_eq!(anna.envelope(&table, &again).await, first);
    bert.envelope(&table, &resign).await;
}

#[tokio::test]
async fn a_stale_command_comes_back_with_the_table() {
    let server = Server::start().await;
    let (anna, _, table) = two_at_a_table(&server, "stones").await;
    let mut socket = anna.connect(&table).await;
    let start = socket.snapshot().await;
    socket.act(start.version - 1, &start.legal[0]).await;
    assert_eq!(socket.refusal().await, "server-stale");
    assert_eq!(socket.snapshot().await.version, start.version);

    let stale = json!({"id": "s", "version": 1, "command": {"do": "act", "action": start.legal[0]}});
    let answer = anna.request(Method::POST, &format!("/api/tables/{table}/commands")).json(&stale);
    let answer = answer.send().await.unwrap();
    assert_eq!(answer.status(), 409);
    let body: Value = answer.json().await.unwrap();
    assert_eq!(body["code"], "server-stale");
    assert_eq!(body["snapshot"]["version"], start.version);
}

#[tokio::test]
async fn whoever_has_no_business_here_is_not_told_the_version() {
    let server = Server::start().await;
    let (_, _, table) = two_at_a_table(&server, "mandala").await;
    let cleo = server.person().await;
    let stale = |command: Value| json!({"id": "s", "version": 1, "command": command});
    for command in [
        json!({"do": "act", "action": "m1R"}),
        json!({"do": "resign"}),
        json!({"do": "join"}),
        json!({"do": "rematch"}),
    ] {
        let path = format!("/api/tables/{table}/commands");
        let refused = cleo.refused(Method::POST, &path, &stale(command)).await;
        assert_eq!(refused, (404, "server-not-found".to_owned()));
    }

    let anna = server.person().await;
    let clock = json!({"kind": "fischer", "initial": 60, "increment": 0});
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public", "delay": 2,
        "clock": clock});
    let table = anna.table(&new).await;
    server.person().await.join(&table, &anna).await;
    let path = format!("/api/tables/{table}/commands");
    let act = stale(json!({"do": "act", "action": "m1R"}));
    for _ in 0..2 {
        let refused = cleo.refused(Method::POST, &path, &act).await;
        assert_eq!(refused, (403, "server-not-seated".to_owned()));
        let refused = cleo.refused(Method::POST, &path, &stale(json!({"do": "join"}))).await;
        assert_eq!(refused, (409, "server-not-open".to_owned()));
        // Nor when it is the command that finds a clock run out.
        server.clock.advance(std::time::Duration::from_secs(61));
    }
}

#[tokio::test]
async fn of_two_who_race_for_a_seat_one_gets_it() {
    let server = Server::start().await;
    for _ in 0..10 {
        let anna = server.person().await;
        let table =
            anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"})).await;
        let (bert, cleo) = (server.person().await, server.person().await);
        let path = format!("/api/tables/{table}/commands");
        let join = json!({"id": "join", "command": {"do": "join"}});
        let (one, two) = tokio::join!(
            bert.request(Method::POST, &path).json(&join).send(),
            cleo.request(Method::POST, &path).json(&join).send()
        );
        let mut statuses = [one.unwrap().status().as_u16(), two.unwrap().status().as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 409]);
    }
}

#[tokio::test]
async fn of_two_actions_made_against_one_version_one_is_played() {
    let server = Server::start().await;
    let (anna, _, table) = two_at_a_table(&server, "mandala").await;
    let start = anna.look(&table).await;
    let path = format!("/api/tables/{table}/commands");
    let act = |id: &str, action: &str| {
        let body = json!({"id": id, "version": start.version, "command": {"do": "act", "action": action}});
        anna.request(Method::POST, &path).json(&body).send()
    };
    let (one, two) = tokio::join!(act("a", &start.legal[0]), act("b", &start.legal[1]));
    let mut statuses = [one.unwrap().status().as_u16(), two.unwrap().status().as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(anna.look(&table).await.history.len(), 1);
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_by_its_rule() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let version = anna.look(&table).await.version;
    let path = format!("/api/tables/{table}/commands");
    let act =
        |action: &str| json!({"id": "x", "version": version, "command": {"do": "act", "action": action}});
    let (status, code) = anna.refused(Method::POST, &path, &act("cR")).await;
    assert_eq!((status, code.starts_with("mandala-")), (422, true), "{code}");
    let (status, _) = anna.refused(Method::POST, &path, &act("nonsense")).await;
    assert_eq!(status, 422);
    let (status, code) = bert.refused(Method::POST, &path, &act("m1R")).await;
    assert_eq!((status, code.as_str()), (409, "server-not-your-turn"));
    let without = json!({"id": "x", "command": {"do": "act", "action": "m1R"}});
    assert_eq!(anna.refused(Method::POST, &path, &without).await, (400, "server-version-needed".to_owned()));
    assert_eq!(anna.look(&table).await.version, version);
}

#[tokio::test]
async fn broken_messages_are_refused_and_the_socket_stays() {
    let server = Server::start().await;
    let (anna, _, table) = two_at_a_table(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    socket.snapshot().await;
    let deep = "[".repeat(5000);
    for broken in [
        "",
        "{",
        "null",
        "[]",
        r#"{"type":"fly"}"#,
        r#"{"type":"ping"}"#,
        r#"{"type":"ping","sent":-1}"#,
        &deep,
    ] {
        socket.send_text(broken).await;
        assert_eq!(socket.refusal().await, "server-malformed", "{broken}");
    }
    socket.send_text(r#"{"type":"ping","sent":7}"#).await;
    let pong = socket.until(|message| match message {
        ServerMessage::Pong { sent, now } => Some((sent, now)),
        _ => None,
    });
    assert_eq!(pong.await, (7, 1_800_000_000_000));
}

#[tokio::test]
async fn a_message_that_is_too_long_ends_the_socket() {
    let server = Server::start().await;
    let (anna, _, table) = two_at_a_table(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    socket.snapshot().await;
    socket.send_text(&"x".repeat(100_000)).await;
    assert!(socket.is_closed().await);
    assert_eq!(anna.look(&table).await.history.len(), 0);
}

#[tokio::test]
async fn what_an_action_would_do_can_be_asked() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "stones").await;
    let action = anna.look(&table).await.legal[0].clone();
    let path = format!("/api/tables/{table}/effects?action={action}");
    let effects: Value = anna.get(&path).await;
    assert!(effects.is_object());
    assert_eq!(bert.refused(Method::GET, &path, &()).await, (409, "server-not-your-turn".to_owned()));
}

#[tokio::test]
async fn a_hint_is_legal_and_has_a_reason() {
    let server = Server::start().await;
    for game in ["mandala", "stones"] {
        let (anna, bert) = (server.person().await, server.person().await);
        let table = anna.table(&json!({"game": game, "seats": ["me", "open"], "hints": true})).await;
        bert.join(&table, &anna).await;
        let hint: protocol::HintBody = anna.get(&format!("/api/tables/{table}/hint")).await;
        let legal = anna.look(&table).await.legal;
        assert!(legal.contains(&hint.action));
        assert!(hint.reason.starts_with("why-") || hint.reason.contains("-why-"), "{}", hint.reason);
        let refused = bert.refused(Method::GET, &format!("/api/tables/{table}/hint"), &()).await;
        assert_eq!(refused, (409, "server-not-your-turn".to_owned()));
    }
}
