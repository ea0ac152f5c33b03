//! Accounts: a name, a password, and a way back when it is lost.

use protocol::Recoverable;
use reqwest::{Client, Method};
use serde_json::{Value, json};
use server::store::{People, Sqlite};

use crate::harness::{Person, Server, field};

pub(super) const PASSWORD: &str = "correct horse";

/// Makes an account of a guest and gives its recovery code.
pub(super) async fn account(person: &Person, name: &str) -> String {
    let made: Recoverable =
        person.post("/api/me/account", &json!({"name": name, "password": PASSWORD})).await;
    assert!(made.me.account);
    assert_eq!(made.me.id, person.id);
    made.recovery.0
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_keeps_everything() {
    let server = Server::start().await;
    let anna = server.person().await;
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", {"computer": "beginner"}]})).await;
    account(&anna, "Anna").await;
    let me: Value = anna.get("/api/me").await;
    assert_eq!((field(&me, "id"), field(&me, "name")), (anna.id.clone(), "Anna".to_owned()));
    assert_eq!(me["account"], true);
    let elsewhere = server.log_in("aNNa", PASSWORD).await;
    assert_eq!(elsewhere.id, anna.id);
    assert_eq!(elsewhere.look(&table).await.seat, Some(0), "the seat is theirs from everywhere");
    let again = json!({"name": "Anna", "password": PASSWORD});
    let refused = anna.refused(Method::POST, "/api/me/account", &again).await;
    assert_eq!(refused, (409, "server-already-account".to_owned()));
}

#[tokio::test]
async fn an_account_has_its_name_to_itself() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    account(&anna, "Anna").await;
    for same in ["Anna", "anna ", "ＡNNA"] {
        let wish = json!({"name": same, "password": PASSWORD});
        let refused = bert.refused(Method::POST, "/api/me/account", &wish).await;
        assert_eq!(refused, (409, "server-name-taken".to_owned()), "{same}");
        let refused = bert.refused(Method::PATCH, "/api/me", &json!({"name": same})).await;
        assert_eq!(refused, (409, "server-name-taken".to_owned()), "{same}");
    }
    anna.send_ok::<Value>(Method::PATCH, "/api/me", &json!({"name": "ANNA"})).await;
    anna.send_ok::<Value>(Method::PATCH, "/api/me", &json!({"name": "Hanna"})).await;
    account(&bert, "Anna").await;
    assert_eq!(server.log_in("Hanna", PASSWORD).await.id, anna.id, "an account logs in with the name it has");
    assert_eq!(server.log_in("Anna", PASSWORD).await.id, bert.id);
}

#[tokio::test]
async fn two_who_want_the_same_name_at_once_do_not_both_get_it() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let wish = json!({"name": "Robin", "password": PASSWORD});
    let ask = |person: &Person| person.request(Method::POST, "/api/me/account").json(&wish).send();
    let (one, other) = tokio::join!(ask(&anna), ask(&bert));
    let mut statuses = [one.unwrap().status().as_u16(), other.unwrap().status().as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
}

#[tokio::test]
async fn passwords_have_rules_and_are_kept_as_hashes_only() {
    let server = Server::start().await;
    let anna = server.person().await;
    for bad in ["1234567", &"x".repeat(201)] {
        let wish = json!({"name": "Anna", "password": bad});
        let refused = anna.refused(Method::POST, "/api/me/account", &wish).await;
        assert_eq!(refused, (400, "server-password-invalid".to_owned()));
    }
    let code = account(&anna, "Anna").await;
    let file = server.folder.path().join("mandala.db");
    let kept = Sqlite::open(&file).await.unwrap().account("anna").await.unwrap().unwrap().secrets;
    assert!(kept.password.starts_with("$argon2id$"));
    assert!(!kept.recovery.contains(&code.replace('-', "")));
    let secret = anna.cookie.strip_prefix("mandala=").unwrap();
    for path in std::fs::read_dir(server.folder.path()).unwrap() {
        let bytes = std::fs::read(path.unwrap().path()).unwrap();
        for secret in [PASSWORD, code.as_str(), &code.replace('-', ""), secret] {
            let found = bytes.windows(secret.len()).any(|window| window == secret.as_bytes());
            assert!(!found, "a secret stands in the database");
        }
    }
}

#[tokio::test]
async fn a_wrong_name_and_a_wrong_password_look_the_same() {
    let server = Server::start().await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    let mut bodies = Vec::new();
    for (name, password) in
        [("Anna", "wrong password"), ("Nobody", PASSWORD), ("", ""), (&"x".repeat(5000), "x")]
    {
        let request = Client::new().post(server.url("/api/login"));
        let answer = request.json(&json!({"name": name, "password": password})).send().await.unwrap();
        assert_eq!(answer.status(), 401);
        assert!(!answer.headers().contains_key("set-cookie"));
        bodies.push(answer.text().await.unwrap());
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "{bodies:?}");
}

#[tokio::test]
async fn a_changed_password_ends_the_other_logins() {
    let server = Server::start().await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    let elsewhere = server.log_in("Anna", PASSWORD).await;
    let wrong = json!({"current": "wrong password", "new": "battery staple"});
    let refused = anna.refused(Method::PUT, "/api/me/password", &wrong).await;
    assert_eq!(refused, (401, "server-wrong-password".to_owned()));
    let change = json!({"current": PASSWORD, "new": "battery staple"});
    anna.done(Method::PUT, "/api/me/password", &change).await;
    assert_eq!(elsewhere.refused(Method::GET, "/api/me", &()).await.0, 401);
    assert_eq!(field(&anna.get("/api/me").await, "id"), anna.id);
    server.log_in("Anna", "battery staple").await;
    let guest = server.person().await;
    let refused = guest.refused(Method::PUT, "/api/me/password", &change).await;
    assert_eq!(refused, (409, "server-account-needed".to_owned()));
}

#[tokio::test]
async fn a_recovery_code_opens_the_account_once_and_ends_every_other_way_in() {
    let server = Server::start().await;
    let anna = server.person().await;
    let code = account(&anna, "Anna").await;
    let token: Value = anna.post("/api/me/tokens", &json!({"label": "bot", "scopes": ["read"]})).await;
    let recover = |code: &str| json!({"name": "Anna", "code": code, "password": "battery staple"});
    let client = Client::new();
    let wrong = recover("00000-00000-00000-00000-00000-0");
    let answer = client.post(server.url("/api/recover")).json(&wrong).send().await.unwrap();
    assert_eq!(answer.status(), 401);
    let typed = code.to_uppercase().replace('-', " ");
    let answer = client.post(server.url("/api/recover")).json(&recover(&typed)).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    assert!(answer.headers().contains_key("set-cookie"));
    let next: Recoverable = answer.json().await.unwrap();
    assert_eq!(next.me.id, anna.id);
    assert_ne!(next.recovery.0, code);
    assert_eq!(anna.refused(Method::GET, "/api/me", &()).await.0, 401, "the old login has ended");
    let bot = server.program(&field(&token, "secret"));
    assert_eq!(bot.refused(Method::GET, "/api/me", &()).await.0, 401, "so has the token");
    let answer = client.post(server.url("/api/recover")).json(&recover(&code)).send().await.unwrap();
    assert_eq!(answer.status(), 401, "the old code opens nothing");
    let anna = server.log_in("Anna", "battery staple").await;
    let confirm = json!({"password": "battery staple"});
    let newest: Recoverable = anna.post("/api/me/recovery", &confirm).await;
    let answer =
        client.post(server.url("/api/recover")).json(&recover(&next.recovery.0)).send().await.unwrap();
    assert_eq!(answer.status(), 401);
    let answer =
        client.post(server.url("/api/recover")).json(&recover(&newest.recovery.0)).send().await.unwrap();
    assert_eq!(answer.status(), 200);
}

#[tokio::test]
async fn a_guest_who_sits_somewhere_is_asked_before_being_left() {
    let server = Server::start().await;
    let (anna, guest) = (server.person().await, server.person().await);
    account(&anna, "Anna").await;
    guest.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    let mut log_in = json!({"name": "Anna", "password": PASSWORD});
    let refused = guest.refused(Method::POST, "/api/login", &log_in).await;
    assert_eq!(refused, (409, "server-guest-sits".to_owned()));
    assert_eq!(field(&guest.get("/api/me").await, "id"), guest.id);
    log_in["leave_guest"] = true.into();
    let me: Value = guest.post("/api/login", &log_in).await;
    assert_eq!(field(&me, "id"), anna.id);
    assert_eq!(guest.refused(Method::GET, "/api/me", &()).await.0, 401, "the guest's login has ended");
}

#[tokio::test]
async fn whoever_runs_the_server_can_set_a_password() {
    let server = Server::start().await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    let store = Sqlite::open(&server.folder.path().join("mandala.db")).await.unwrap();
    let hash = server::people::hash_password("battery staple", &[7; 16]);
    assert!(store.set_password(&server::people::fold("ANNA"), &hash).await.unwrap());
    assert!(!store.set_password("bert", &hash).await.unwrap());
    assert_eq!(server.log_in("Anna", "battery staple").await.id, anna.id);
    let name = server::people::Name::read("Hanna").unwrap();
    assert!(store.rename(anna.id.parse().unwrap(), &name).await.unwrap());
    assert_eq!(anna.get::<Value>("/api/me").await["name"], "Hanna");
}

#[tokio::test]
async fn a_code_that_two_use_at_once_opens_for_one() {
    let server = Server::start().await;
    let anna = server.person().await;
    let code = account(&anna, "Anna").await;
    let body = json!({"name": "Anna", "code": code, "password": "battery staple"});
    let recover = || Client::new().post(server.url("/api/recover")).json(&body).send();
    let (one, other) = tokio::join!(recover(), recover());
    let mut statuses = [one.unwrap().status().as_u16(), other.unwrap().status().as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 401]);
}

#[tokio::test]
async fn whoever_is_banned_is_turned_away() {
    let server = Server::start().await;
    let anna = server.person().await;
    account(&anna, "Anna").await;
    let store = Sqlite::open(&server.folder.path().join("mandala.db")).await.unwrap();
    assert!(store.ban(anna.id.parse().unwrap(), true).await.unwrap());
    let banned = (403, "server-banned".to_owned());
    assert_eq!(anna.refused(Method::GET, "/api/me", &()).await, banned);
    assert_eq!(anna.refused(Method::GET, "/api/tables", &()).await, banned);
    let request = Client::new().post(server.url("/api/login"));
    let answer = request.json(&json!({"name": "Anna", "password": PASSWORD})).send().await.unwrap();
    assert_eq!(answer.status(), 403);
    store.ban(anna.id.parse().unwrap(), false).await.unwrap();
    assert_eq!(field(&anna.get("/api/me").await, "id"), anna.id);
}
