//! Every bad input is answered in JSON with the right status.

use protocol::ErrorBody;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::harness::Server;

/// Sends a request that is refused: its status and code. The answer is safe to show whatever was sent.
async fn refused(request: RequestBuilder) -> (u16, String) {
    let answer = request.send().await.unwrap();
    let status = answer.status().as_u16();
    let headers = answer.headers().clone();
    assert_eq!(headers["content-type"], "application/json");
    assert_eq!(headers["x-content-type-options"], "nosniff");
    assert_eq!(headers["x-frame-options"], "DENY");
    assert_eq!(headers["referrer-policy"], "same-origin");
    let policy = headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("default-src 'none'") && !policy.contains("unsafe"), "{policy}");
    let error: ErrorBody = answer.json().await.unwrap();
    assert!(!error.message.is_empty());
    (status, error.code)
}

#[tokio::test]
async fn there_is_nothing_at_unknown_addresses() {
    let server = Server::start().await;
    let anna = server.person().await;
    for path in ["/nowhere", "/api", "/api/nothing", "/api/me/", "/api/tables/x/y/z", "/../etc/passwd"] {
        for method in [Method::GET, Method::POST, Method::DELETE] {
            assert_eq!(
                refused(anna.request(method, path)).await,
                (404, "server-not-found".to_owned()),
                "{path}"
            );
        }
    }
    for id in ["x", "00000000000000000000000000", "%00", "..%2F..%2Fx", "'%20OR%201=1"] {
        let request = anna.request(Method::GET, &format!("/api/tables/{id}"));
        assert_eq!(refused(request).await, (404, "server-not-found".to_owned()), "{id}");
    }
}

#[tokio::test]
async fn the_wrong_method_is_named_so_with_the_right_ones() {
    let server = Server::start().await;
    let answer = Client::new().put(server.url("/api/tables")).send().await.unwrap();
    assert_eq!(answer.headers()["allow"], "POST,GET,HEAD");
    let wrong = [
        (Method::PUT, "/api/tables"),
        (Method::DELETE, "/api/me"),
        (Method::GET, "/api/login"),
        (Method::POST, "/api/tables/x/socket"),
    ];
    for (method, path) in wrong {
        let request = Client::new().request(method, server.url(path));
        assert_eq!(refused(request).await, (405, "server-method-not-allowed".to_owned()), "{path}");
    }
}

#[tokio::test]
async fn bodies_that_are_not_what_is_wanted() {
    let server = Server::start().await;
    let anna = server.person().await;
    let send = |body: &[u8]| {
        let request = anna.request(Method::POST, "/api/tables").header("content-type", "application/json");
        refused(request.body(body.to_vec()))
    };
    let malformed = (400, "server-malformed".to_owned());
    let deep = format!(r#"{{"game":{}"#, "[".repeat(10_000));
    for body in [
        &b""[..],
        b"{",
        b"null",
        b"[]",
        b"42",
        b"{}",
        br#"{"game":"chess","seats":["me"]}"#,
        br#"{"game":"mandala","seats":"me"}"#,
        br#"{"game":"mandala","seats":["me","open"],"extra":1}"#,
        br#"{"game":"mandala","seats":["me","open"]} trailing"#,
        br#"{"game":"mandala","game":"mandala","seats":["me","open"]}"#,
        b"{\"game\":\"\xff\xfe\",\"seats\":[]}",
        b"\x00\x01\x02",
        deep.as_bytes(),
    ] {
        assert_eq!(send(body).await, malformed, "{}", String::from_utf8_lossy(&body[..body.len().min(60)]));
    }
    let long = format!(r#"{{"game":"{}"}}"#, "x".repeat(60_000));
    let request = anna.request(Method::POST, "/api/tables").header("content-type", "application/json");
    let answer = request.body(long).send().await.unwrap();
    assert_eq!(answer.status(), 400);
    assert!(answer.text().await.unwrap().len() < 1000, "what was sent is not sent back at length");
}

#[tokio::test]
async fn only_json_is_read() {
    let server = Server::start().await;
    let anna = server.person().await;
    let body = json!({"game": "mandala", "seats": ["me", "open"]}).to_string();
    for wrong in [None, Some("text/plain"), Some("application/x-www-form-urlencoded"), Some("nonsense")] {
        let mut request = anna.request(Method::POST, "/api/tables").body(body.clone());
        if let Some(wrong) = wrong {
            request = request.header("content-type", wrong);
        }
        assert_eq!(refused(request).await, (415, "server-json-needed".to_owned()), "{wrong:?}");
    }
}

#[tokio::test]
async fn a_body_too_large_is_refused_whether_or_not_it_says_so() {
    let server = Server::start().await;
    let anna = server.person().await;
    let large = format!(r#"{{"name":"{}"}}"#, "x".repeat(70_000));
    let request = || anna.request(Method::PATCH, "/api/me").header("content-type", "application/json");
    let too_large = (413, "server-too-large".to_owned());
    assert_eq!(refused(request().body(large.clone())).await, too_large);
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "PATCH /api/me HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\ncontent-type: application/json\r\n\
         connection: close\r\ntransfer-encoding: chunked\r\n\r\n",
        server.address, anna.cookie
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let chunk = format!("{:x}\r\n{large}\r\n", large.len());
    stream.write_all(chunk.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 413") && answer.contains("server-too-large"), "{answer}");
}

#[tokio::test]
async fn queries_and_paths_that_cannot_be_read() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    for path in [
        "/api/tables?phase=nonsense".to_owned(),
        "/api/tables?phase=open&phase=open".to_owned(),
        "/api/tables?nonsense=1".to_owned(),
        "/api/tables?mine=perhaps".to_owned(),
        format!("/api/tables/{table}?seat=-1"),
        format!("/api/tables/{table}?seat=256"),
        format!("/api/tables/{table}?place=1"),
        format!("/api/tables/{table}/effects"),
        "/api/tables/%FF".to_owned(),
    ] {
        let request = anna.request(Method::GET, &path);
        assert_eq!(refused(request).await, (400, "server-malformed".to_owned()), "{path}");
    }
}

#[tokio::test]
async fn a_socket_asked_for_without_one_is_refused() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let request = anna.request(Method::GET, &format!("/api/tables/{table}/socket"));
    assert_eq!(refused(request).await, (426, "server-socket-needed".to_owned()));
}

#[tokio::test]
async fn good_answers_are_guarded_as_well_and_not_kept_by_caches() {
    let server = Server::start().await;
    let anna = server.person().await;
    let answer = anna.request(Method::GET, "/api/me").send().await.unwrap();
    assert_eq!(answer.status(), 200);
    assert_eq!(answer.headers()["cache-control"], "no-store");
    for header in [
        "content-security-policy",
        "x-content-type-options",
        "x-frame-options",
        "referrer-policy",
        "cross-origin-opener-policy",
        "cross-origin-resource-policy",
        "permissions-policy",
    ] {
        assert!(answer.headers().contains_key(header), "{header}");
    }
}

#[tokio::test]
async fn after_all_that_nothing_is_lost() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await;
    let before = anna.look(&table).await;
    let path = format!("/api/tables/{table}/commands");
    for bad in [
        json!({"id": "", "version": before.version, "command": {"do": "act", "action": before.legal[0]}}),
        json!({"id": "x".repeat(65), "version": before.version, "command": {"do": "act", "action": before.legal[0]}}),
        json!({"id": "1", "version": -1, "command": {"do": "act", "action": before.legal[0]}}),
        json!({"id": "1", "version": before.version, "command": {"do": "win"}}),
        json!({"id": "1", "version": before.version, "command": {"do": "act"}}),
        json!({"id": "1", "version": before.version, "command": {"do": "nonce", "nonce": "1", "x": 1}}),
    ] {
        assert_eq!(anna.refused(Method::POST, &path, &bad).await.0, 400, "{bad}");
    }
    let after = anna.look(&table).await;
    assert_eq!((after.version, after.view, after.legal), (before.version, before.view, before.legal));
}
