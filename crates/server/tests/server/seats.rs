//! Sitting down, getting up, and who may look.

use protocol::{Phase, TableSummary};
use reqwest::Method;
use serde_json::{Value, json};
use server::Id;
use server::store::{Append, TableStore};

use crate::commands::two_at_a_table;
use crate::games::play_out;
use crate::harness::Server;

/// Others must not be told which private tables there are.
#[tokio::test]
async fn a_private_table_answers_strangers_like_none() {
    let server = Server::start().await;
    let (anna, stranger) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "me"]})).await;
    let none = "0".repeat(table.len());
    let envelope = |command: Value| json!({"id": "1", "version": 2, "command": command});
    let commands = [
        json!({"do": "join"}),
        json!({"do": "act", "action": "m1R"}),
        json!({"do": "leave"}),
        json!({"do": "undo"}),
        json!({"do": "rematch"}),
        json!({"do": "react", "reaction": "hello"}),
    ];
    let mut asked: Vec<(Method, &str, Value)> =
        commands.map(|command| (Method::POST, "/commands", envelope(command))).to_vec();
    let questions = ["", "/links", "/log", "/hint", "/effects?action=m1R", "/events", "?seat=0"];
    asked.extend(questions.map(|path| (Method::GET, path, Value::Null)));
    let games = ["/record", "/replay", "/film", "/verify", "/analysis", "/legal?ply=0"];
    for (method, path, body) in asked {
        let at = |table: &str| format!("/api/tables/{table}{path}");
        let told = stranger.refused(method.clone(), &at(&table), &body).await;
        assert_eq!(told, stranger.refused(method, &at(&none), &body).await, "{path} {body}");
        assert_eq!(told, (404, "server-not-found".to_owned()), "{path} {body}");
    }
    for path in games {
        let at = |table: &str| format!("/api/games/{table}{path}");
        let told = stranger.refused(Method::GET, &at(&table), &()).await;
        assert_eq!(told, stranger.refused(Method::GET, &at(&none), &()).await, "{path}");
    }
}

/// Tables for rematches whose players do not come wait for long; no other person can sit down there.
#[tokio::test]
async fn seats_that_are_kept_do_not_switch_pairing_off() {
    let server = Server::start_patient().await;
    let (anna, bert, carl) = (server.person().await, server.person().await, server.person().await);
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    for _ in 0..101 {
        let table = anna.table(&new).await;
        bert.join(&table, &anna).await;
        bert.command(&table, json!({"do": "resign"})).await;
        bert.command(&table, json!({"do": "rematch"})).await;
    }
    let wanted = json!({"game": "mandala", "players": 2});
    let own: Value = carl.post("/api/pair", &wanted).await;
    let dora = server.person().await;
    let found: Value = dora.post("/api/pair", &wanted).await;
    assert_eq!(own["table"], found["table"], "two who look for a game find each other");
}

#[tokio::test]
async fn a_private_table_opens_by_its_links_only() {
    let server = Server::start().await;
    let (anna, bert, cleo) = (server.person().await, server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let path = format!("/api/tables/{table}");
    assert_eq!(bert.refused(Method::GET, &path, &()).await.0, 404);
    assert_eq!(bert.command_refused(&table, json!({"do": "join"})).await.0, 404);
    assert_eq!(bert.refused(Method::GET, &format!("{path}/links"), &()).await.0, 404);
    let links: Value = anna.get(&format!("{path}/links")).await;
    let watch = links["watch"].as_str().unwrap();
    let seen: Value = cleo.get(&format!("{path}?key={watch}")).await;
    assert_eq!(seen["seat"], Value::Null);
    let refused = cleo.command_refused(&table, json!({"do": "join", "key": watch})).await;
    assert_eq!(refused, (403, "server-not-allowed".to_owned()));
    bert.join(&table, &anna).await;
    assert_eq!(anna.look(&table).await.table.phase, Phase::Running);
    let late = cleo.command_refused(&table, json!({"do": "join", "key": links["seat"]})).await;
    assert_eq!(late, (409, "server-not-open".to_owned()));
}

#[tokio::test]
async fn whoever_leaves_makes_room_and_the_last_closes_the_table() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "stones", "seats": ["me", "open", "open"]})).await;
    bert.join(&table, &anna).await;
    bert.command(&table, json!({"do": "leave"})).await;
    assert_eq!(anna.look(&table).await.table.seats[1].name, None);
    anna.command(&table, json!({"do": "leave"})).await;
    assert_eq!(anna.look(&table).await.table.phase, Phase::Aborted);
}

#[tokio::test]
async fn wrong_tables_are_refused() {
    let server = Server::start().await;
    let anna = server.person().await;
    for (new, status, code) in [
        (json!({"game": "mandala", "seats": ["me"]}), 400, "record-players"),
        (json!({"game": "mandala", "seats": ["open", "open"]}), 400, "server-no-seat-for-you"),
        (json!({"game": "mandala", "seats": ["me", "open"], "options": {"x": 1}}), 400, "record-options"),
        (
            json!({"game": "mandala", "seats": ["me", "open"], "rated": true}),
            400,
            "server-rated-needs-people",
        ),
        (
            json!({"game": "stones", "seats": ["me", "open"], "clock": {"kind": "days", "days": 99}}),
            400,
            "server-clock-out-of-range",
        ),
    ] {
        let refused = anna.refused(Method::POST, "/api/tables", &new).await;
        assert_eq!(refused, (status, code.to_owned()), "{new}");
    }
}

#[tokio::test]
async fn one_person_with_two_seats_sees_a_hand_only_when_asked_for_it() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "me"]})).await;
    let whole = anna.look(&table).await;
    assert_eq!((whole.seat, whole.legal.len()), (None, 0));
    assert!(!whole.view.unwrap().text().contains("\"hand\""));
    let first: protocol::Snapshot = anna.get(&format!("/api/tables/{table}?seat=0")).await;
    assert!(first.view.unwrap().text().contains("\"hand\""));
    let action = &first.legal[0];
    let body = json!({"id": "1", "version": first.version, "command": {"do": "act", "action": action}});
    let _: Value = anna.post(&format!("/api/tables/{table}/commands"), &body).await;
    let second: protocol::Snapshot = anna.get(&format!("/api/tables/{table}?seat=1")).await;
    assert!(!second.legal.is_empty());
}

#[tokio::test]
async fn two_who_want_a_game_at_once_meet() {
    let server = Server::start_patient().await;
    for _ in 0..10 {
        let (anna, bert) = (server.person().await, server.person().await);
        let want = json!({"game": "stones", "players": 2, "clock": {"kind": "days", "days": 1}});
        let (one, two): (Value, Value) =
            tokio::join!(anna.post("/api/pair", &want), bert.post("/api/pair", &want));
        assert_eq!(one, two);
    }
}

#[tokio::test]
async fn quick_pairing_is_for_the_game_as_published() {
    let server = Server::start_patient().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let public = |options: Value| json!({"game": "mandala", "seats": ["me", "open"], "options": options, "visibility": "public"});
    anna.table(&public(json!({"turn_limit": 9}))).await;
    let usual = anna.table(&public(json!({"turn_limit": 500}))).await;
    // However many tables are newer, and however many others there are.
    for _ in 0..101 {
        server.clock.advance(std::time::Duration::from_secs(1));
        anna.table(&json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"})).await;
    }
    let found: Value = bert.post("/api/pair", &json!({"game": "mandala", "players": 2})).await;
    assert_eq!(found["table"], usual);

    let many = json!({"game": "mandala", "players": 1_000_000_000_000_u64});
    assert_eq!(bert.refused(Method::POST, "/api/pair", &many).await, (400, "record-players".to_owned()));

    let clock = json!({"kind": "days", "days": 1});
    let mut rated = json!({"game": "mandala", "seats": ["me", "open"], "rated": true, "clock": clock});
    rated["options"] = json!({"turn_limit": 9});
    let refused = anna.refused(Method::POST, "/api/tables", &rated).await;
    assert_eq!(refused, (400, "server-rated-as-published".to_owned()));
    rated["options"] = json!({"turn_limit": 500});
    anna.table(&rated).await;
}

#[tokio::test]
async fn quick_pairing_finds_the_waiting_table() {
    let server = Server::start().await;
    let (anna, bert, cleo) = (server.person().await, server.person().await, server.person().await);
    let want = json!({"game": "mandala", "players": 2});
    let first: Value = anna.post("/api/pair", &want).await;
    server.clock.advance(std::time::Duration::from_secs(1));
    let again: Value = anna.post("/api/pair", &want).await;
    assert_ne!(first, again, "no person is paired with themselves");
    let lobby: Vec<TableSummary> = bert.get("/api/tables?phase=open").await;
    assert_eq!(lobby.len(), 2);
    let second: Value = bert.post("/api/pair", &want).await;
    assert_eq!(first, second);
    let other: Value = cleo.post("/api/pair", &json!({"game": "stones", "players": 3})).await;
    assert_ne!(other, second);
    let running: Vec<TableSummary> = cleo.get("/api/tables?phase=running").await;
    assert_eq!(running.len(), 1);
    let own: Vec<TableSummary> = bert.get("/api/tables?mine=true").await;
    assert_eq!(own.len(), 1);
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_get_the_same() {
    let server = Server::start_patient().await;
    for _ in 0..5 {
        let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
        anna.command(&table, json!({"do": "resign"})).await;
        let rematch = || json!({"do": "rematch"});
        tokio::join!(anna.command(&table, rematch()), bert.command(&table, rematch()));
        let next = anna.look(&table).await.table.rematch.unwrap();
        for person in [&anna, &bert] {
            let tables: Vec<TableSummary> = person.get("/api/tables?mine=true&phase=running").await;
            assert_eq!(tables.iter().map(|table| &table.id).collect::<Vec<_>>(), [&next]);
            let open: Vec<TableSummary> = person.get("/api/tables?mine=true&phase=open").await;
            assert_eq!(open, []);
        }
    }
}

/// As after a crash between the two.
#[tokio::test]
async fn a_rematch_that_is_known_but_was_not_made_is_made() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let version = anna.command(&table, json!({"do": "resign"})).await.version + 1;
    let next = Id::from_bytes([7; 16]).to_string();
    let known =
        json!([{"version": version, "at": 1_800_000_000_000_u64, "entry": "rematched", "table": next}]);
    let entries = serde_json::from_value(known).unwrap();
    let append = Append {
        table: table.parse().unwrap(),
        entries,
        listed: None,
        finished: None,
        due: None,
        seat_limit: None,
        challenge_limit: None,
    };
    server.store().append(append).await.unwrap();
    let server = server.restart().await;
    let (anna, bert) = (anna.at(&server), bert.at(&server));
    bert.command(&table, json!({"do": "rematch"})).await;
    bert.command(&table, json!({"do": "rematch"})).await;
    anna.command(&table, json!({"do": "rematch"})).await;
    assert_eq!(anna.look(&next).await.table.phase, Phase::Running);
}

#[tokio::test]
async fn a_rematch_rotates_the_seats_and_waits_for_both() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let early = anna.command_refused(&table, json!({"do": "rematch"})).await;
    assert_eq!(early, (409, "server-not-over".to_owned()));
    anna.command(&table, json!({"do": "resign"})).await;
    bert.command(&table, json!({"do": "rematch"})).await;
    let next = anna.look(&table).await.table.rematch.unwrap();
    let waiting = bert.look(&next).await.table;
    assert_eq!((waiting.phase, waiting.seats[0].person.as_ref()), (Phase::Open, Some(&bert.id)));
    anna.command(&table, json!({"do": "rematch"})).await;
    let table = anna.look(&next).await.table;
    assert_eq!((table.phase, table.seats[1].person.as_ref()), (Phase::Running, Some(&anna.id)));
}

#[tokio::test]
async fn a_game_can_be_called_off_until_both_have_moved() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    let mut socket = anna.connect(&table).await;
    assert!(socket.snapshot().await.can_abort);
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    assert!(socket.update().await.can_abort, "one of them has not moved");
    bert.act(&table, &bert.look(&table).await.legal[0]).await;
    assert!(!socket.update().await.can_abort);
    assert!(!anna.look(&table).await.can_abort);
    let refused = anna.command_refused(&table, json!({"do": "abort"})).await;
    assert_eq!(refused, (409, "server-everybody-has-moved".to_owned()));
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    anna.act(&table, &anna.look(&table).await.legal[0]).await;
    bert.command(&table, json!({"do": "abort"})).await;
    assert_eq!(anna.look(&table).await.table.phase, Phase::Aborted);
}

#[tokio::test]
async fn the_secret_is_told_when_the_game_is_over_and_not_before() {
    let server = Server::start().await;
    let (anna, bert, table) = two_at_a_table(&server, "mandala").await;
    bert.command_refused(&table, json!({"do": "nonce", "nonce": "late"})).await;
    let before = anna.look(&table).await.table;
    assert!(before.end.is_none());
    let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
    play_out(&mut sockets).await;
    let after = anna.look(&table).await.table;
    let secret = server::Secret::read(&after.end.unwrap().secret).unwrap();
    assert_eq!(secret.commitment(), before.commitment);
}
