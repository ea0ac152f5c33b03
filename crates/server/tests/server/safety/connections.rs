//! Connections before they are anything else: how slow, and how many.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::{Config, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::harness::Server;

const REQUEST: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";

/// A server as the program serves it, where two may be connected at a time.
async fn serve() -> (Server, SocketAddr) {
    let limits = Limits { connections: 2, ..Limits::default() };
    let config = Config { heartbeat: Duration::from_millis(200), limits, ..Config::default() };
    let server = Server::start_with(config).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(server::serve(listener, server.app().clone(), std::future::pending()));
    (server, address)
}

/// Everything the server says until it ends the connection.
async fn said(mut connection: TcpStream) -> String {
    let mut said = Vec::new();
    let reading = connection.read_to_end(&mut said);
    tokio::time::timeout(Duration::from_secs(30), reading).await.expect("the server ends it").unwrap();
    String::from_utf8(said).unwrap()
}

#[tokio::test]
async fn whoever_never_finishes_a_request_is_given_up() {
    let (_server, address) = serve().await;
    let mut slow = TcpStream::connect(address).await.unwrap();
    slow.write_all(&REQUEST[..20]).await.unwrap();
    assert!(!said(slow).await.contains("200 OK"));
    let mut quick = TcpStream::connect(address).await.unwrap();
    quick.write_all(REQUEST).await.unwrap();
    assert!(said(quick).await.starts_with("HTTP/1.1 200 OK"), "and ended when it asks for nothing more");
}

#[tokio::test]
async fn one_connection_too_many_waits_for_another_to_end() {
    let (server, address) = serve().await;
    let mut anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let elsewhere = anna.clone();
    anna.address = address;
    let streams = [anna.stream(&table).await, anna.stream(&table).await];
    let mut third = TcpStream::connect(address).await.unwrap();
    third.write_all(REQUEST).await.unwrap();
    // Time enough for an answer, by another door of the same server.
    for _ in 0..20 {
        elsewhere.look(&table).await;
    }
    let waits = third.try_read(&mut [0; 1]).unwrap_err();
    assert_eq!(waits.kind(), std::io::ErrorKind::WouldBlock);
    drop(streams);
    assert!(said(third).await.starts_with("HTTP/1.1 200 OK"));
}
