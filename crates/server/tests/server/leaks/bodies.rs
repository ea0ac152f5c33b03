//! How each route is asked: a table without a default, so that a new route has to be thought about.

use mandala::Mandala;
use serde_json::{Value, json};
use tabletop::Seed;
use tabletop::record::Journal;

use super::asking::Asker;

/// What goes with a request.
pub(crate) enum Body {
    None,
    Json(Value),
    Text(String),
}

/// What the viewer types. It has to be nowhere but in what they send.
pub(crate) const PASSWORD: &str = "the viewer's own password";
const NEXT_PASSWORD: &str = "the viewer's next password";
const LAST_PASSWORD: &str = "the viewer's last password";
pub(crate) const TYPED: [&str; 4] = [PASSWORD, NEXT_PASSWORD, LAST_PASSWORD, "the viewer's own colour"];
const NAME: &str = "Viewer";

/// A route, and who asks.
struct Route<'a> {
    asker: &'a Asker,
    path: &'a str,
}

impl Route<'_> {
    /// An address with the table's names in it.
    fn at(&self, address: &str) -> String {
        let address = address.replace("{table}", &self.asker.table).replace("{game}", &self.asker.table);
        address.replace("{key}", &self.asker.key)
    }

    fn plain(&self, queries: &[&str]) -> Vec<(String, Body)> {
        queries.iter().map(|query| (self.at(&format!("{}{query}", self.path)), Body::None)).collect()
    }

    fn with(&self, body: Value) -> Vec<(String, Body)> {
        vec![(self.at(self.path), Body::Json(body))]
    }

    /// About the viewer, and about another person.
    fn about(&self, queries: &[&str]) -> Vec<(String, Body)> {
        let people = [&self.asker.person.id, &self.asker.other];
        let addresses = people.map(|person| self.path.replace("{person}", person));
        let each =
            |address: &String| queries.iter().map(|query| format!("{address}{query}")).collect::<Vec<_>>();
        addresses.iter().flat_map(each).map(|address| (address, Body::None)).collect()
    }
}

/// The ways a route is asked: addresses, and what goes with them.
pub(super) fn requests(asker: &Asker, method: &str, path: &str) -> Vec<(String, Body)> {
    if method == "GET" { questions(asker, path) } else { changes(asker, method, path) }
}

/// What may change something.
///
/// # Panics
/// If it is not said here how this route is to be asked.
fn changes(asker: &Asker, method: &str, path: &str) -> Vec<(String, Body)> {
    let (route, other) = (Route { asker, path }, &asker.other);
    match (method, path) {
        // Only now and then: passwords take long, on purpose.
        ("POST", "/api/login" | "/api/me/account") if !asker.account => vec![],
        // Without anything.
        ("POST", "/api/logout" | "/api/me" | "/api/games/{game}/analysis") | ("DELETE", "/api/me/logins") => {
            route.plain(&[""])
        }
        // With something.
        ("PATCH", "/api/me") => route.with(json!({"name": "Somebody Else"})),
        ("POST", "/api/daily") => route.with(json!({"game": "stones"})),
        ("POST", "/api/games/{game}/continue") => {
            route.with(json!({"ply": 0, "seat": 0, "level": "beginner"}))
        }
        ("POST", "/api/games/{game}/judgement") => route.with(json!({"ply": 0, "action": "m1R"})),
        ("POST", "/api/lessons") => route.with(json!({"named": "mandala-river"})),
        ("POST", "/api/login") => route.with(json!({"name": NAME, "password": LAST_PASSWORD})),
        ("POST", "/api/me/account") => route.with(json!({"name": NAME, "password": PASSWORD})),
        ("POST", "/api/me/delete") => route.with(json!({"password": LAST_PASSWORD})),
        ("POST", "/api/me/recovery") => route.with(json!({"password": PASSWORD})),
        ("POST", "/api/me/tokens") => route.with(json!({"label": "mine", "scopes": ["read", "play"]})),
        ("POST", "/api/pair") => route.with(json!({"game": "mandala", "players": 2})),
        ("POST", "/api/recover") => {
            route.with(json!({"name": NAME, "code": asker.recovery, "password": LAST_PASSWORD}))
        }
        ("POST", "/api/replay") => vec![
            (path.to_owned(), Body::Text(record())),
            (format!("{path}?seat=public"), Body::Text(record())),
        ],
        // Where a computer would begin with it, how far it has come is the machine's business: then a record that is none.
        ("POST", "/api/replay/analysis") => {
            let text = if asker.hints { "{}".to_owned() } else { record() };
            vec![(path.to_owned(), Body::Text(text))]
        }
        ("POST", "/api/tables") => [json!("open"), json!({"person": other})]
            .into_iter()
            .flat_map(|seat| route.with(json!({"game": "stones", "seats": ["me", seat]})))
            .collect(),
        ("POST", "/api/tables/{table}/commands") => [
            json!({"id": "http-1", "version": 1, "command": {"do": "act", "action": "cR"}}),
            json!({"id": "http-2", "command": {"do": "react", "reaction": "thinking"}}),
            json!({"id": "http-3", "seat": 1, "command": {"do": "answer_undo", "agree": true}}),
        ]
        .into_iter()
        .flat_map(|body| route.with(body))
        .collect(),
        ("PUT", "/api/me/password") => route.with(json!({"current": PASSWORD, "new": NEXT_PASSWORD})),
        ("PUT", "/api/me/settings") => route.with(json!({"colour": TYPED[3]})),
        // Another person's, as far as the server can tell.
        ("DELETE", "/api/me/logins/{login}") => vec![(path.replace("{login}", other), Body::None)],
        ("DELETE", "/api/me/tokens/{token}") => [&asker.token, other]
            .map(|token| (path.replace("{token}", token), Body::None))
            .into_iter()
            .collect(),
        _ => panic!("{method} {path} is new: say here how it is asked, so that nothing leaks through it"),
    }
}

/// What changes nothing.
///
/// # Panics
/// If it is not said here how this route is to be asked.
fn questions(asker: &Asker, path: &str) -> Vec<(String, Body)> {
    let (route, other) = (Route { asker, path }, &asker.other);
    match path {
        // Without anything. The socket: the refusal of a request that does not ask for one.
        "/api/tables/{table}/links"
        | "/api/tables/{table}/socket"
        | "/api/me"
        | "/api/me/daily"
        | "/api/me/export"
        | "/api/me/logins"
        | "/api/me/settings"
        | "/api/me/tokens"
        | "/api/daily"
        | "/api/lessons"
        | "/api/online"
        | "/healthz"
        | "/readyz" => route.plain(&[""]),
        // A table.
        "/api/tables" => route.plain(&["", "?phase=running", "?phase=open", "?mine=true"]),
        "/api/tables/{table}" | "/api/tables/{table}/log" => {
            route.plain(&["", "?seat=0", "?seat=1", "?seat=9", "?key={key}"])
        }
        "/api/tables/{table}/effects" => {
            route.plain(&["", "?action=m1R", "?action=cR", "?action=cR&seat=0", "?action=d2b2n3&seat=1"])
        }
        "/api/tables/{table}/hint" if asker.hints => route.plain(&["", "?seat=0"]),
        // Not asked like this: a hint without a computer, and streams and figures, which are compared as such.
        "/api/tables/{table}/hint" | "/api/tables/{table}/events" | "/api/events" | "/metrics" => vec![],
        // A game, which is not over yet.
        "/api/games" => {
            let mut games =
                route.plain(&["", "?game=mandala", "?opponent=club", "?rated=false&players=2&limit=3"]);
            games.push((format!("{path}?person={other}"), Body::None));
            games
        }
        "/api/games.jsonl" => route.plain(&["", "?limit=5"]),
        "/api/games/{game}/replay" => {
            route.plain(&["", "?ply=0", "?seat=0", "?seat=1", "?seat=own", "?seat=public", "?seat=open"])
        }
        "/api/games/{game}/film" => {
            route.plain(&["", "?seat=0", "?seat=1", "?seat=own", "?seat=public", "?seat=open"])
        }
        "/api/games/{game}/legal" => route.plain(&["", "?ply=0", "?ply=0&key={key}"]),
        "/api/games/{game}/effects" => route.plain(&["", "?ply=0&action=m1R", "?ply=0&action=cR&key={key}"]),
        "/api/games/{game}/record"
        | "/api/games/{game}/verify"
        | "/api/games/{game}/analysis"
        | "/api/games/{game}/analysis/events" => route.plain(&["", "?key={key}"]),
        "/api/analyses/{id}" => [&asker.table, &"0".repeat(64), &asker.analysis]
            .map(|id| (path.replace("{id}", id), Body::None))
            .into(),
        "/api/analyses/{id}/events" => {
            [asker.table.clone(), "0".repeat(64)].map(|id| (path.replace("{id}", &id), Body::None)).into()
        }
        // Days. The clock of all tests stands at the fifteenth.
        "/api/daily/{date}" => ["2027-01-14", "2027-01-15", "2027-01-16", "2027-01-17"]
            .map(|date| (path.replace("{date}", date), Body::None))
            .into(),
        "/api/daily/{date}/{game}/results" => {
            let on = |date| path.replace("{date}", date).replace("{game}", "stones");
            ["2027-01-14", "2027-01-15"].map(|date| (on(date), Body::None)).into()
        }
        // People.
        "/api/people/{person}" | "/api/people/{person}/ratings" | "/api/people/{person}/statistics" => {
            route.about(&[""])
        }
        "/api/people/{person}/ratings/history" => {
            route.about(&["?game=mandala&kind=duel", "?game=stones&kind=group"])
        }
        "/api/leaderboard" => route.plain(&["?game=mandala&kind=duel", "?game=stones&kind=group"]),
        _ => panic!("GET {path} is new: say here how it is asked, so that nothing leaks through it"),
    }
}

/// A game of no person's.
fn record() -> String {
    let names = vec!["one".to_owned(), "two".to_owned()];
    let mut journal =
        Journal::<Mandala>::deal(names, mandala::Options::default(), Seed::from_number(1), false);
    for _ in 0..3 {
        let action = tabletop::State::pick_legal(journal.state(), |_| 0);
        journal.play(action, &mut tabletop::record::Ignore).unwrap();
    }
    journal.to_line()
}
