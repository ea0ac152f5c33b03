//! A short form of every attack, on a server with small limits: what is asserted is what was refused, never how long it took.
#![expect(clippy::unwrap_used, reason = "a test that fails may panic")]

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use attacks::{Attack, Scale};
use server::store::Sqlite;
use server::{App, Config, InProcess, Limits, Rate, SystemClock, system_dice};
use tempfile::TempDir;
use tokio::net::TcpListener;

/// A few of each.
const SHORT: Scale = Scale {
    addresses: 3,
    connections: 12,
    requests: 12,
    // Far more than the server needs: only a server that fails is waited for so long.
    patience: Duration::from_secs(60),
    tables_per_person: 5,
    beginner: Duration::from_secs(60),
    hint: Duration::from_secs(60),
};

fn limits() -> Limits {
    Limits {
        plain_connections_per_address: 8,
        tables_per_person: SHORT.tables_per_person as u32,
        tables_per_address: Rate::new(11, 1),
        requests_per_address: Rate::new(500, 60),
        bytes_per_socket: Rate::new(10_000, 60_000),
        ..Limits::default()
    }
}

async fn serve(config: Config) -> (TempDir, SocketAddr) {
    let folder = TempDir::new().unwrap();
    let store = Sqlite::open(&folder.path().join("mandala.db")).await.unwrap();
    let config = Config { heartbeat: Duration::from_millis(500), ..config };
    let (time, bus) = (Arc::new(SystemClock), Arc::new(InProcess::new()));
    let app = App::new(Arc::new(store), bus, time, system_dice(), config);
    app.start().await.unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(listener, app, std::future::pending()));
    (folder, address)
}

#[tokio::test]
async fn every_attack_is_held() {
    let (_folder, address) = serve(Config { limits: limits(), ..Config::default() }).await;
    for attack in Attack::ALL {
        let held = attack.attempt(address, SHORT).await.unwrap();
        assert!(held.held, "{}: {}", attack.name(), held.what);
    }
}

/// An attack that holds whatever the server does would show nothing.
#[tokio::test]
async fn a_server_without_limits_is_found_out() {
    let (_folder, address) = serve(Config { limits: Limits::raised(), ..Config::default() }).await;
    for attack in [Attack::ParallelTables, Attack::AbortedTables] {
        let held = attack.attempt(address, SHORT).await.unwrap();
        assert!(!held.held, "{}: {}", attack.name(), held.what);
    }
}

#[tokio::test]
async fn a_server_whose_computers_keep_people_waiting_is_found_out() {
    let (_folder, address) = serve(Config { thinkers: 0, limits: limits(), ..Config::default() }).await;
    let scale = Scale { patience: Duration::from_secs(2), ..SHORT };
    let held = Attack::AbandonedGames.attempt(address, scale).await.unwrap();
    assert!(!held.held, "{}", held.what);
}
