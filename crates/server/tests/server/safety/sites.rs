//! Other sites cannot make a browser act.

use reqwest::Method;
use serde_json::{Value, json};
use server::Config;

use crate::harness::Server;

#[tokio::test]
async fn another_site_changes_nothing() {
    let server = Server::start().await;
    let anna = server.person().await;
    let name: Value = anna.get("/api/me").await;
    let cross_site = (403, "server-cross-site".to_owned());
    for (header, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        for (method, path) in [
            (Method::PATCH, "/api/me"),
            (Method::POST, "/api/tables"),
            (Method::POST, "/api/login"),
            (Method::POST, "/api/logout"),
            (Method::DELETE, "/api/me/logins"),
            (Method::PUT, "/api/me/settings"),
        ] {
            let request = anna.request(method, path).header(header, value).json(&json!({"name": "Mallory"}));
            let answer = request.send().await.unwrap();
            let (status, error) = (answer.status().as_u16(), answer.json::<Value>().await.unwrap());
            assert_eq!((status, error["code"].as_str().unwrap().to_owned()), cross_site, "{path} {value}");
        }
    }
    assert_eq!(anna.get::<Value>("/api/me").await, name);
}

#[tokio::test]
async fn the_own_site_does() {
    let own = Config { origins: vec!["https://mandala.example".to_owned()], ..Config::default() };
    let server = Server::start_with(own).await;
    let anna = server.person().await;
    for origin in [format!("http://{}", server.address), "https://mandala.example".to_owned()] {
        let request = anna.request(Method::PATCH, "/api/me").header("origin", origin);
        let answer = request.json(&json!({"name": "Zoë"})).send().await.unwrap();
        assert_eq!(answer.status(), 200);
    }
}

#[tokio::test]
async fn another_site_reads_what_everybody_may_but_opens_no_socket() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let path = format!("/api/tables/{table}/socket");
    assert_eq!(anna.connect_from(&path, "https://evil.example").await.unwrap_err(), 403);
    assert_eq!(anna.connect_from(&path, "null").await.unwrap_err(), 403);
    let mut socket = anna.connect_from(&path, &format!("http://{}", server.address)).await.unwrap();
    socket.snapshot().await;
}
