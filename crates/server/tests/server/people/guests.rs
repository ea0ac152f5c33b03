//! Guests: there at once, with a name of their own.

use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::{Config, ForwardedBy, Limits, Rate};

use crate::harness::{Server, field};

#[tokio::test]
async fn a_first_visit_makes_a_guest_with_a_pleasant_name() {
    let server = Server::start().await;
    let answer = Client::new().post(server.url("/api/me")).send().await.unwrap();
    let cookie = answer.headers()["set-cookie"].to_str().unwrap().to_owned();
    for part in ["mandala=", "; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "without TLS the browser would not send it back");
    let me: Value = answer.json().await.unwrap();
    let name = me["name"].as_str().unwrap();
    assert_eq!(name.split(' ').count(), 2, "{name}");
    assert_eq!(me["account"], false);
    assert_eq!(me["created"], 1_800_000_000_000_u64);
}

#[tokio::test]
async fn whoever_comes_again_is_who_they_were() {
    let server = Server::start().await;
    let anna = server.person().await;
    let again: Value = anna.post("/api/me", &json!({})).await;
    assert_eq!(field(&again, "id"), anna.id);
    assert_eq!(anna.get::<Value>("/api/me").await, again);
    let other = server.person().await;
    assert_ne!(other.id, anna.id);
}

#[tokio::test]
async fn a_browser_that_asks_who_it_is_remembers_for_another_year() {
    let server = Server::start().await;
    let anna = server.person().await;
    for method in [Method::GET, Method::POST] {
        let answer = anna.request(method.clone(), "/api/me").json(&json!({})).send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        assert!(
            cookie.starts_with(&anna.cookie) && cookie.contains("Max-Age=31536000"),
            "{method}: {cookie}"
        );
    }
}

#[tokio::test]
async fn a_stranger_is_nobody() {
    let server = Server::start().await;
    let mut anna = server.person().await;
    anna.cookie = "mandala=00000000000000000000000000".to_owned();
    assert_eq!(anna.refused(Method::GET, "/api/me", &()).await, (401, "server-login-needed".to_owned()));
}

#[tokio::test]
async fn a_guest_may_take_another_name() {
    let server = Server::start().await;
    let anna = server.person().await;
    let renamed: Value = anna.send_ok(Method::PATCH, "/api/me", &json!({"name": "  Zoe\u{308} "})).await;
    assert_eq!(renamed["name"], "Zoë");
    assert_eq!(anna.get::<Value>("/api/me").await["name"], "Zoë");
    for bad in ["", " ", "a\u{200b}b", "a\u{202e}b", "a\nb", &"x".repeat(25)] {
        let refused = anna.refused(Method::PATCH, "/api/me", &json!({"name": bad})).await;
        assert_eq!(refused, (400, "server-name-invalid".to_owned()), "{bad:?}");
    }
    for reserved in ["Anonymous", "MASTER"] {
        let refused = anna.refused(Method::PATCH, "/api/me", &json!({"name": reserved})).await;
        assert_eq!(refused, (409, "server-name-taken".to_owned()));
    }
    assert_eq!(anna.get::<Value>("/api/me").await["name"], "Zoë");
}

#[tokio::test]
async fn the_new_name_is_shown_at_tables() {
    let server = Server::start().await;
    let anna = server.person().await;
    anna.send_ok::<Value>(Method::PATCH, "/api/me", &json!({"name": "Zoë"})).await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    assert_eq!(anna.look(&table).await.table.seats[0].name.as_deref(), Some("Zoë"));
}

#[tokio::test]
async fn cookies_are_for_tls_only_where_there_is_tls() {
    let proxied = Config { proxies: vec!["127.0.0.0/8".parse().unwrap()], ..Config::default() };
    let rfc = Config { forwarded: ForwardedBy::Forwarded, ..proxied.clone() };
    let always = Config { secure_cookies: true, ..Config::default() };
    let cases = [
        (proxied.clone(), "x-forwarded-proto", true),
        (rfc.clone(), "forwarded", true),
        (rfc, "x-forwarded-proto", false),
        (proxied, "x-nothing", false),
        (always, "x-nothing", true),
        (Config::default(), "x-forwarded-proto", false),
    ];
    for (config, header, secure) in cases {
        let server = Server::start_with(config).await;
        let value = if header == "forwarded" { "for=192.0.2.1;proto=https" } else { "https" };
        let request = Client::new().post(server.url("/api/me")).header(header, value);
        let answer = request.header("x-forwarded-for", "192.0.2.1").send().await.unwrap();
        let cookie = answer.headers()["set-cookie"].to_str().unwrap();
        assert_eq!(cookie.contains("; Secure"), secure, "{header}: {cookie}");
    }
}

#[tokio::test]
async fn settings_are_kept_for_the_next_device() {
    let server = Server::start().await;
    let anna = server.person().await;
    assert_eq!(anna.get::<Value>("/api/me/settings").await, json!({}));
    let settings = json!({"language": "pl", "sounds": false});
    anna.done(Method::PUT, "/api/me/settings", &settings).await;
    assert_eq!(anna.get::<Value>("/api/me/settings").await, settings);
    let large = json!({"x": "x".repeat(9000)});
    let refused = anna.refused(Method::PUT, "/api/me/settings", &large).await;
    assert_eq!(refused, (413, "server-settings-too-large".to_owned()));
    let refused = anna.refused(Method::PUT, "/api/me/settings", &json!([1])).await;
    assert_eq!(refused, (400, "server-malformed".to_owned()));
    assert_eq!(anna.get::<Value>("/api/me/settings").await, settings);
}

#[tokio::test]
async fn new_guests_from_one_address_are_limited() {
    let limits = Limits { guests_per_address: Rate::new(3, 1), ..Limits::default() };
    let server = Server::start_with(Config { limits, ..Config::default() }).await;
    let come = || async { Client::new().post(server.url("/api/me")).send().await.unwrap() };
    for _ in 0..3 {
        assert_eq!(come().await.status(), 200);
    }
    let refused = come().await;
    assert_eq!(refused.status(), 429);
    assert_eq!(refused.headers()["retry-after"], "60");
    server.clock.advance(std::time::Duration::from_secs(60));
    assert_eq!(come().await.status(), 200);
}

/// A person who has met another knows their id, and finds the name they have now.
#[tokio::test]
async fn somebody_is_found_by_their_id() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let page = format!("/api/people/{}", anna.id);
    let me: Value = anna.get("/api/me").await;
    assert_eq!(bert.get::<Value>(&page).await, json!({"id": anna.id, "name": me["name"]}));
    anna.send_ok::<Value>(Method::PATCH, "/api/me", &json!({"name": "Anna Two"})).await;
    assert_eq!(bert.get::<Value>(&page).await["name"], "Anna Two");
    assert_eq!(bert.refused(Method::GET, "/api/people/nobody", &()).await.0, 404);
}
