//! A server that is killed under load: whatever it has acknowledged or told anybody is in its database, and every game there
//! can be played again.

use std::collections::{BTreeMap, HashMap};
use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use server::store::Kept;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, Row, SqliteConnection};

use crate::run::mandala_reading;

/// How often the server is killed, unless `cargo xtask test --slow` says otherwise.
const KILLS: u32 = 5;

/// What clients were told: the action behind each version of each table.
type Ledger = HashMap<(String, u32), String>;

#[test]
fn nothing_acknowledged_is_lost_when_the_server_is_killed() {
    let kills = std::env::var("MANDALA_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    let (mut ledger, mut checked) = (Ledger::new(), Checked::default());
    for kill in 1..=kills {
        let acknowledgements = 1 + rng.next_u32() % 1200;
        under_load(folder.path(), acknowledgements, &mut ledger);
        let database = read(&folder.path().join("mandala.db"));
        for ((table, version), action) in &ledger {
            let kept = database.entries.get(table).and_then(|entries| entries.get(*version as usize - 1));
            let kept = kept.unwrap_or_else(|| panic!("kill {kill}: {table} lacks version {version}"));
            assert_eq!(kept["action"], **action, "kill {kill}: {table}, version {version}");
        }
        checked.check(&database);
    }
    assert!(checked.games > 0 || kills < KILLS, "no game was played to its end");
}

/// Starts a server, lets clients play, and kills the server after so many acknowledgements.
fn under_load(folder: &Path, acknowledgements: u32, ledger: &mut Ledger) {
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
        let line: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let version = u32::try_from(line["version"].as_u64().unwrap()).unwrap();
        let action = line["action"].as_str().unwrap().to_owned();
        let before = ledger.insert((line["table"].as_str().unwrap().to_owned(), version), action.clone());
        assert!(before.is_none_or(|before| before == action), "two truths about one version");
        if line["seen"] == "ack" && left > 0 {
            left -= 1;
            if left == 0 {
                server.kill().unwrap();
            }
        }
    }
    load.wait().unwrap();
    // The clients go on until nobody answers any more, so this is the end of the server in any case.
    server.wait().unwrap();
    assert_eq!(left, 0, "the clients gave up before the server was killed");
}

/// A server that takes connections.
fn serve(folder: &Path) -> (Child, SocketAddr) {
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_mandala"))
        .args(["serve", "--listen", &address.to_string(), "--data"])
        .arg(folder)
        // The clients are many for one address.
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

/// What is in the database.
struct Database {
    /// The entries of each table, in order.
    entries: BTreeMap<String, Vec<Value>>,
    /// The records of finished games.
    records: BTreeMap<String, String>,
}

fn read(file: &Path) -> Database {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let options = SqliteConnectOptions::new().filename(file);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        let sound: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await.unwrap();
        assert_eq!(sound, "ok");
        let mut entries = BTreeMap::<String, Vec<Value>>::new();
        let rows = sqlx::query("SELECT table_id, version, entry FROM entries ORDER BY table_id, version");
        for row in rows.fetch_all(&mut connection).await.unwrap() {
            let of_table = entries.entry(row.get("table_id")).or_default();
            of_table.push(serde_json::from_str(row.get("entry")).unwrap());
            assert_eq!(row.get::<u32, _>("version"), of_table.len() as u32, "a version is missing");
        }
        let rows = sqlx::query("SELECT id, record FROM games").fetch_all(&mut connection).await.unwrap();
        let records = rows.iter().map(|row| (row.get("id"), row.get("record"))).collect();
        Database { entries, records }
    })
}

/// What has been played again already: each table again only if it has moved on.
#[derive(Default)]
struct Checked {
    versions: HashMap<String, usize>,
    games: usize,
}

impl Checked {
    fn check(&mut self, database: &Database) {
        let mut records = String::new();
        for (table, entries) in &database.entries {
            if self.versions.insert(table.clone(), entries.len()) == Some(entries.len()) {
                continue;
            }
            let kept: Vec<Kept> =
                entries.iter().map(|entry| serde_json::from_value(entry.clone()).unwrap()).collect();
            let audited = server::audit(table.parse().unwrap(), &kept).unwrap();
            assert_eq!(audited.version as usize, entries.len());
            let played: Vec<_> = entries.iter().filter_map(|entry| entry["action"].as_str()).collect();
            assert_eq!(audited.actions, played);
            // A game is over in both places or in neither.
            assert_eq!(audited.record.as_ref(), database.records.get(table), "{table}");
            records.extend(audited.record.map(|record| record + "\n"));
        }
        let replayed = mandala_reading(&["replay", "-"], records.as_bytes());
        assert_eq!((replayed.status, replayed.stderr.as_str()), (0, ""));
        self.games += records.lines().count();
    }
}
