//! Everything a viewer can ask over HTTP, from the interface's own description.

use std::fmt;

use reqwest::Method;
use reqwest::header::{CONTENT_TYPE, SET_COOKIE};
use serde_json::Value;

use super::bodies::{Body, requests};
use super::plan::Plan;
use crate::harness::Person;

/// A request and everything that came back, but for the hour.
pub(crate) struct Exchange {
    pub(crate) route: String,
    request: String,
    pub(crate) status: u16,
    headers: Vec<(String, String)>,
    body: String,
}

impl fmt::Display for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { route: _, request, status, headers, body } = self;
        write!(f, "{request}\n{status} {headers:?}\n{body}")
    }
}

/// These end logins, and with them what the viewer hears: they are asked last of all, in this order.
const LAST: [(&str, &str); 8] = [
    ("DELETE", "/api/me/tokens/{token}"),
    ("POST", "/api/recover"),
    ("POST", "/api/login"),
    ("DELETE", "/api/me/logins"),
    ("GET", "/api/me/logins"),
    ("DELETE", "/api/me/logins/{login}"),
    ("POST", "/api/me/delete"),
    ("POST", "/api/logout"),
];

/// Whether a cookie is that of a login, and does not end one.
fn is_login(cookie: &str) -> bool {
    cookie.starts_with("mandala=") && !cookie.starts_with("mandala=;")
}

/// A client that asks everything, and remembers what the next question needs.
pub(crate) struct Asker {
    pub(crate) person: Person,
    pub(crate) table: String,
    /// Another person who sits at the table.
    pub(crate) other: String,
    /// The viewpoint for finished games: a seat's number, or `public`.
    pub(crate) viewpoint: String,
    /// Whether a computer is there to give hints; otherwise the answer would never come.
    pub(crate) hints: bool,
    /// Whether the viewer becomes an account.
    pub(crate) account: bool,
    /// What lets one watch the table. It stands in addresses, and must stand nowhere else.
    pub(crate) key: String,
    pub(crate) token: String,
    pub(crate) recovery: String,
    /// An analysis that was asked for.
    pub(crate) analysis: String,
    /// What only the viewer may know, and no log.
    pub(crate) own: Vec<String>,
}

impl Asker {
    pub(crate) fn new(
        person: &Person,
        table: &str,
        other: &Person,
        key: &str,
        seat: Option<usize>,
        plan: &Plan,
    ) -> Self {
        Self {
            person: person.clone(),
            table: table.to_owned(),
            other: other.id.clone(),
            viewpoint: seat.map_or("public".to_owned(), |seat| seat.to_string()),
            hints: plan.thinkers > 0,
            account: plan.accounts,
            key: key.to_owned(),
            token: String::new(),
            recovery: String::new(),
            analysis: "f".repeat(64),
            own: vec![person.cookie_value()],
        }
    }

    /// Asks every route with every kind of request it takes; changes come first, so that there is something to see.
    pub(crate) async fn ask_everything(&mut self) -> Vec<Exchange> {
        let mut routes = self.routes().await;
        routes.retain(|(method, path)| !LAST.contains(&(method, path)));
        routes.sort_by_key(|(method, path)| (method == "GET", method.clone(), path.clone()));
        let mut asked = Vec::new();
        for (method, path) in routes {
            self.ask(&method, &path, &mut asked).await;
        }
        asked
    }

    /// What can be asked when the game is over: from the viewer's own seat, since the others' cards are open now.
    pub(crate) async fn ask_the_rest(&mut self) -> Vec<Exchange> {
        let mut asked = Vec::new();
        let (table, viewpoint) = (&self.table, &self.viewpoint);
        for address in [
            format!("/api/tables/{table}"),
            "/api/tables".to_owned(),
            "/api/games".to_owned(),
            format!("/api/games/{table}/film?seat={viewpoint}"),
            format!("/api/games/{table}/replay?seat={viewpoint}"),
            format!("/api/games/{table}/replay?seat={viewpoint}&ply=0"),
        ] {
            asked.push(self.send("GET", "after the game", &address, &Body::None).await);
        }
        if !self.hints {
            // No computer begins with it, so it waits in both worlds.
            let (path, address) = ("/api/games/{game}/analysis", format!("/api/games/{table}/analysis"));
            for method in ["POST", "GET"] {
                asked.push(self.send(method, path, &address, &Body::None).await);
            }
        }
        let routes = self.routes().await;
        for (method, path) in LAST {
            assert!(routes.contains(&(method.to_owned(), path.to_owned())), "{path} is gone");
            self.ask(method, path, &mut asked).await;
        }
        asked
    }

    async fn routes(&self) -> Vec<(String, String)> {
        let interface: Value = self.person.get("/api/openapi.json").await;
        let mut routes = Vec::new();
        for (path, methods) in interface["paths"].as_object().unwrap() {
            for method in methods.as_object().unwrap().keys() {
                routes.push((method.to_uppercase(), path.clone()));
            }
        }
        assert!(routes.len() > 40, "the interface describes itself");
        routes
    }

    async fn ask(&mut self, method: &str, path: &str, asked: &mut Vec<Exchange>) {
        for (address, body) in requests(self, method, path) {
            let answer = self.send(method, path, &address, &body).await;
            self.learn(&answer).await;
            asked.push(answer);
        }
    }

    async fn send(&self, method: &str, path: &str, address: &str, body: &Body) -> Exchange {
        let request = self.person.request(Method::from_bytes(method.as_bytes()).unwrap(), address);
        let request = match body {
            Body::None => request,
            Body::Json(body) => request.json(body),
            Body::Text(body) => request.header(CONTENT_TYPE, "application/json").body(body.clone()),
        };
        let answer = request.send().await.unwrap();
        let status = answer.status().as_u16();
        let mut headers: Vec<_> = answer
            .headers()
            .iter()
            .filter(|(name, _)| name.as_str() != "date")
            .map(|(name, value)| (name.to_string(), String::from_utf8_lossy(value.as_bytes()).into_owned()))
            .collect();
        headers.sort();
        let request = format!("{method} {}", address.replace(&self.key, "{key}"));
        let route = format!("{method} {path}");
        Exchange { route, request, status, headers, body: answer.text().await.unwrap() }
    }

    /// Remembers a new login, a code or a token from an answer.
    async fn learn(&mut self, answer: &Exchange) {
        let cookie = answer.headers.iter().find(|(name, _)| name == SET_COOKIE.as_str());
        if let Some((_, cookie)) = cookie.filter(|(_, cookie)| is_login(cookie)) {
            self.person.cookie = cookie.split(';').next().unwrap().to_owned();
            self.own.push(self.person.cookie_value());
        }
        let body: Value = serde_json::from_str(&answer.body).unwrap_or_default();
        if let Some(code) = body["recovery"].as_str() {
            self.recovery = code.to_owned();
            self.own.push(code.to_owned());
        }
        if let (Some(id), Some(_)) = (body["id"].as_str(), body["state"].as_str()) {
            self.analysis = id.to_owned();
        }
        if let (Some(id), Some(secret)) = (body["id"].as_str(), body["secret"].as_str()) {
            self.token = id.to_owned();
            self.own.push(secret.to_owned());
        }
        // A computer at a new table throws its dice before the table answers: not while something else is asked.
        if let Some(made) = body["table"].as_str() {
            let answer = self.person.request(Method::GET, &format!("/api/tables/{made}/links")).send().await;
            assert_eq!(answer.unwrap().status(), 200, "one sits at the table one has made");
        }
    }
}
