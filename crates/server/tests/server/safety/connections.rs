//! Connections before they are anything else: how slow, and how many.

use std::net::SocketAddr;
use std::time::Duration;

use serde_json::json;
use server::{Config, Limits, Rate};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};

use crate::harness::Server;

const REQUEST: &[u8] = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n";

/// A server as the program serves it, where two may be connected at a time.
async fn serve() -> (Server, SocketAddr) {
    let limits = Limits { connections: 2, ..Limits::default() };
    serve_with(Config { heartbeat: Duration::from_millis(200), limits, ..Config::default() }).await
}

async fn serve_with(config: Config) -> (Server, SocketAddr) {
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

/// A connection from an address of this machine.
async fn connect_from(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(from.parse().unwrap(), 0)).unwrap();
    socket.connect(to).await.unwrap()
}

async fn answer_to(request: &str, address: SocketAddr) -> String {
    let mut connection = TcpStream::connect(address).await.unwrap();
    connection.write_all(request.as_bytes()).await.unwrap();
    said(connection).await
}

#[tokio::test]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let (_server, address) = serve().await;
    for begun in ["", "{\"format\":"] {
        let request =
            format!("POST /api/replay HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n{begun}");
        let answer = answer_to(&request, address).await;
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("server-too-slow"), "{answer}");
    }
    let chunked = "POST /api/replay HTTP/1.1\r\nhost: here\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n";
    assert!(answer_to(chunked, address).await.starts_with("HTTP/1.1 408"));
    let unread = "GET /healthz HTTP/1.1\r\nhost: here\r\ncontent-length: 1000\r\n\r\n";
    assert!(
        answer_to(unread, address).await.starts_with("HTTP/1.1 200"),
        "other clients do not wait for what is not read"
    );
}

#[tokio::test]
async fn a_body_declared_too_long_is_refused_before_it_comes() {
    let (_server, address) = serve().await;
    for (path, length) in [("/api/replay", 262_145_u64), ("/api/login", 65_537), ("/api/me", 10_000_000_000)]
    {
        let request = format!("POST {path} HTTP/1.1\r\nhost: here\r\ncontent-length: {length}\r\n\r\n");
        let answer = answer_to(&request, address).await;
        assert!(
            answer.starts_with("HTTP/1.1 413") && answer.contains("server-too-large"),
            "{path}: {answer}"
        );
    }
}

#[tokio::test]
async fn one_address_leaves_room_for_others() {
    let limits =
        Limits { plain_connections_per_address: 3, plain_connections_per_network: 4, ..Limits::default() };
    let (_server, address) = serve_with(Config { limits, ..Config::default() }).await;
    let mut greedy = Vec::new();
    for _ in 0..3 {
        greedy.push(connect_from("127.0.0.2", address).await);
    }
    let refused = connect_from("127.0.0.2", address).await;
    assert!(said(refused).await.starts_with("HTTP/1.1 429"));
    let neighbour = connect_from("127.0.0.3", address).await;
    assert!(
        said(connect_from("127.0.0.4", address).await).await.starts_with("HTTP/1.1 429"),
        "of one network"
    );
    let mut health = connect_from("127.0.1.1", address).await;
    health.write_all(b"GET /healthz HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").await.unwrap();
    assert!(said(health).await.starts_with("HTTP/1.1 200 OK"));
    drop((greedy, neighbour));
}

/// A socket of a stranger who watches, as raw bytes.
async fn watch_raw(server: &Server, address: SocketAddr) -> TcpStream {
    let anna = server.person().await;
    let new = json!({"game": "mandala", "seats": ["me", "open"], "visibility": "public"});
    let table = anna.table(&new).await;
    let mut stream = TcpStream::connect(address).await.unwrap();
    let upgrade = format!(
        "GET /api/tables/{table}/socket HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(upgrade.as_bytes()).await.unwrap();
    let mut answer = [0; 12];
    stream.read_exact(&mut answer).await.unwrap();
    assert_eq!(&answer, b"HTTP/1.1 101");
    stream
}

/// Sends frames until the server ends the connection.
async fn flood(stream: TcpStream, first: &[u8], frame: &[u8]) {
    let (mut incoming, mut outgoing) = stream.into_split();
    let many = frame.repeat(1000);
    let sending = async {
        let mut sent = outgoing.write_all(first).await;
        while sent.is_ok() {
            sent = outgoing.write_all(&many).await;
        }
    };
    let mut rest = Vec::new();
    // Whatever the server sends is read, so that it never waits for us.
    let both = async { tokio::join!(sending, incoming.read_to_end(&mut rest)) };
    tokio::time::timeout(Duration::from_secs(30), both).await.expect("the server ends it").1.ok();
}

#[tokio::test]
async fn pings_count_as_messages() {
    // Only the watcher asks from the address of the flood.
    let limits = Limits { requests_per_address: Rate::new(60, 1), ..Limits::raised() };
    let (server, address) = serve_with(Config { limits, ..Config::default() }).await;
    flood(watch_raw(&server, address).await, b"", b"\x89\x80\0\0\0\0").await;
}

#[tokio::test]
async fn empty_pieces_of_a_message_count_as_bytes() {
    let limits = Limits { bytes_per_socket: Rate::new(10_000, 60_000), ..Limits::raised() };
    let (server, address) = serve_with(Config { limits, ..Config::default() }).await;
    // A text that is never finished.
    flood(watch_raw(&server, address).await, b"\x01\x80\0\0\0\0", b"\x00\x80\0\0\0\0").await;
}
