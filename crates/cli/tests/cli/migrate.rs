//! Migration: a server on SQLite, and then one on PostgreSQL with everything that the file had.

use std::path::Path;
use std::process::Command;

use serde_json::json;
use test_services::Postgres;

use crate::run::mandala;
use crate::serve::Server;

/// A store in which a person plays at a table; gives the person and the table.
fn with_a_game(folder: &Path) -> (String, String) {
    let server = Server::start(folder, &["--listen", "127.0.0.1:0"]);
    let anna = server.person();
    let made = server.json("POST", "/api/tables", &anna, &json!({"game": "mandala", "seats": ["me", "me"]}));
    let table = made["table"].as_str().unwrap().to_owned();
    for id in 0..10 {
        let path = format!("/api/tables/{table}");
        let look = (0..2).map(|seat| server.json("GET", &format!("{path}?seat={seat}"), &anna, &json!(null)));
        let (seat, look) = look.enumerate().find(|(_, look)| look["legal"][0].is_string()).unwrap();
        let act = json!({"id": id.to_string(), "seat": seat, "version": look["version"],
            "command": {"do": "act", "action": look["legal"][0]}});
        server.json("POST", &format!("{path}/commands"), &anna, &act);
    }
    server.stop("-TERM");
    (anna, table)
}

#[test]
fn a_store_is_copied_to_postgres_though_interrupted_and_play_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (anna, table) = with_a_game(folder.path());
    let postgres = Postgres::start().unwrap();
    postgres.create("mandala").unwrap();
    let (from, to) =
        (format!("sqlite:{}", folder.path().join("mandala.db").display()), postgres.url("mandala"));
    let arguments = ["migrate", "--from", &from, "--to", &to];
    // As if the power failed after some rows.
    let died = Command::new(env!("CARGO_BIN_EXE_mandala"))
        .args(arguments)
        .env("MANDALA_CRASH", "moved-some:3")
        .output()
        .unwrap();
    assert_eq!(died.status.code(), None, "{died:?}");
    let refused = mandala(&["serve", "--listen", "127.0.0.1:0", "--database", &to]);
    assert_eq!(refused.status, 1);
    assert!(refused.stderr.contains("run `mandala migrate` again"), "{}", refused.stderr);
    let moved = mandala(&arguments);
    assert_eq!((moved.status, moved.stderr.as_str()), (0, ""));
    assert!(
        moved.stdout.lines().any(|line| line.starts_with("entries ") && line.contains(" rows, SHA-256 "))
    );
    assert!(moved.stdout.lines().last().unwrap().starts_with("Both hold the same: "), "{}", moved.stdout);
    let again = mandala(&arguments);
    assert_eq!(again.status, 1);
    assert!(again.stderr.contains("one moves into an empty one"), "{}", again.stderr);
    let compared = mandala(&["migrate", "--from", &from, "--to", &to, "--compare"]);
    assert_eq!((compared.status, compared.stdout), (0, moved.stdout));
    // The same person, by the same cookie, at the same table.
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0", "--database", &to]);
    let look = server.json("GET", &format!("/api/tables/{table}?seat=0"), &anna, &json!(null));
    assert_eq!(look["version"], 12, "created, started, ten actions");
    let me = server.json("GET", "/api/me", &anna, &json!(null));
    let (name, id) = (me["name"].as_str().unwrap(), me["id"].as_str().unwrap());
    let found = mandala(&["admin", "--database", &to, "find", name]);
    assert!(found.stdout.contains(id), "{found:?}");
    server.stop("-TERM");
}

#[test]
fn what_cannot_be_copied_is_refused_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandala.db");
    let (from, to) =
        (format!("sqlite:{}", file.display()), format!("sqlite:{}/new.db", folder.path().display()));
    let refused = |arguments: &[&str], status, words: &str| {
        let run = mandala(&[&["migrate"], arguments].concat());
        assert_eq!(run.status, status, "{run:?}");
        assert!(run.stderr.contains(words), "{}", run.stderr);
    };
    refused(&["--from", &from, "--to", &to], 1, "No such file");
    assert!(!file.exists(), "nothing is made where nothing was");
    refused(&["--from", &from], 2, "--to is missing");
    refused(&["--from", &from, "--to", &from], 2, "the same store");
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    refused(&["--from", &from, "--to", &to], 1, "a server is using this folder");
    server.stop("-TERM");
    let other_name = format!("sqlite:{}/./mandala.db", folder.path().display());
    refused(&["--from", &from, "--to", &other_name], 2, "the same store");
    refused(&["--from", &from, "--to", "mysql://x"], 1, "the address of a store is");
    refused(
        &["--from", &from, "--to", "postgres://me:secret@127.0.0.1:1/mandala"],
        1,
        "postgres://127.0.0.1:1/mandala",
    );
}
