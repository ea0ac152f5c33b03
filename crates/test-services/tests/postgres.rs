//! A real server comes and goes.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

use std::net::TcpStream;
use std::process::{Command, Stdio};

use test_services::Postgres;

fn port(server: &Postgres) -> u16 {
    server
        .url("x")
        .trim_start_matches("postgres://postgres@127.0.0.1:")
        .trim_end_matches("/x")
        .parse()
        .unwrap()
}

fn answers(port: u16) -> bool {
    TcpStream::connect(("127.0.0.1", port)).is_ok()
}

#[test]
fn a_server_stops_is_killed_and_comes_back_with_its_databases() {
    let mut server = Postgres::start().unwrap();
    let port = port(&server);
    server.create("one").unwrap();
    server.stop().unwrap();
    assert!(!answers(port));
    server.restart().unwrap();
    assert!(server.create("one").unwrap_err().to_string().contains("already exists"));
    server.kill().unwrap();
    assert!(!answers(port));
    server.restart().unwrap();
    assert!(server.create("one").unwrap_err().to_string().contains("already exists"));
    drop(server);
    assert!(!answers(port));
}

/// This test once more, as another process, which starts a server, says where it is, and dies.
#[test]
fn a_server_ends_with_whoever_has_started_it() {
    const CHILD: &str = "ENGINES_TEST_CHILD";
    if std::env::var_os(CHILD).is_some() {
        let server = Postgres::start().unwrap();
        std::fs::write(std::env::var_os(CHILD).unwrap(), port(&server).to_string()).unwrap();
        std::process::abort();
    }
    let told = tempfile::NamedTempFile::new().unwrap();
    let mut child = Command::new(std::env::current_exe().unwrap());
    child.args(["--exact", "a_server_ends_with_whoever_has_started_it"]).env(CHILD, told.path());
    assert!(!child.stdout(Stdio::null()).stderr(Stdio::null()).status().unwrap().success());
    let port: u16 = std::fs::read_to_string(told.path()).unwrap().parse().unwrap();
    // It takes its time to end; if it never does, nor does this.
    while answers(port) {
        std::thread::yield_now();
    }
}
