//! A server that is killed under load: everything that it has acknowledged or sent is in its database, and every game there
//! replays.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use faults::{Checker, EntryKind, Observations, StoredTables, replay};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// How often the server is killed, unless `cargo xtask test --slow` says otherwise.
const KILLS: u32 = 5;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = std::env::var("MANDALA_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let database = format!("sqlite:{}", folder.path().join("mandala.db").display());
    let (mut observed, mut checker) = (Observations::default(), Checker::default());
    for kill in 1..=kills {
        let acknowledgements = 1 + rng.next_u32() % 1200;
        under_load(folder.path(), acknowledgements, &mut observed);
        let stored = runtime.block_on(StoredTables::read(&database)).unwrap();
        let records =
            checker.check(&stored, &observed).unwrap_or_else(|wrong| panic!("kill {kill}: {wrong}"));
        replay(env!("CARGO_BIN_EXE_mandala").as_ref(), &records).unwrap();
    }
    assert!(!checker.games.is_empty() || kills < KILLS, "no game was played to its end");
}

/// Starts a server, lets clients play, and kills the server after so many acknowledgements.
fn under_load(folder: &Path, acknowledgements: u32, observed: &mut Observations) {
    let (mut server, address) = serve(folder);
    let mut load = Command::new(env!("CARGO_BIN_EXE_mandala"))
        .args(["load", "--tables", "8", "--at-once", "8", "--seconds", "600", "--ledger", "-"])
        .args(["--url", &format!("http://{address}")])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut left = acknowledgements;
    for line in BufReader::new(load.stdout.take().unwrap()).lines() {
        if observed.record(&line.unwrap()).unwrap() == EntryKind::Ack && left > 0 {
            left -= 1;
            if left == 0 {
                server.kill().unwrap();
            }
        }
    }
    load.wait().unwrap();
    // The clients go on until the server does not answer any more.
    server.wait().unwrap();
    assert_eq!(left, 0, "the clients gave up before the server was killed");
}

/// A server that takes connections.
fn serve(folder: &Path) -> (Child, SocketAddr) {
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_mandala"))
        .args(["serve", "--listen", &address.to_string(), "--data"])
        .arg(folder)
        // All clients come from one address.
        .env("MANDALA_LIMITS", "raised")
        .env("MANDALA_LOG_LEVEL", "error")
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    while TcpStream::connect(address).is_err() {
        assert!(server.try_wait().unwrap().is_none(), "the server does not start");
        std::thread::yield_now();
    }
    (server, address)
}
