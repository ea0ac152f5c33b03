//! A person's program at a server, by `mandala join`.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use serde_json::{Value, json};

use crate::serve::Server;

/// A person, and the token of their program.
pub(crate) struct Owner {
    pub(crate) cookie: String,
    pub(crate) id: String,
    pub(crate) token: String,
    pub(crate) token_id: String,
}

impl Owner {
    pub(crate) fn come(server: &Server) -> Self {
        let cookie = server.person();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let me = server.json("GET", "/api/me", &cookie, &json!({}));
        let new = json!({"label": "my bot", "scopes": ["read", "play"]});
        let token = server.json("POST", "/api/me/tokens", &cookie, &new);
        Self { cookie, id: text(&me["id"]), token: text(&token["secret"]), token_id: text(&token["id"]) }
    }

    /// Challenges another person.
    pub(crate) fn challenge(&self, server: &Server, other: &Self, game: &str) -> String {
        let new = json!({"game": game, "seats": ["me", {"person": other.id}]});
        let made = server.json("POST", "/api/tables", &self.cookie, &new);
        made["table"].as_str().unwrap().to_owned()
    }

    pub(crate) fn command(&self, server: &Server, table: &str, command: &Value) {
        let id = command["do"].clone();
        let envelope = json!({"id": id, "command": command});
        server.json("POST", &format!("/api/tables/{table}/commands"), &self.cookie, &envelope);
    }

    pub(crate) fn look(&self, server: &Server, table: &str) -> Value {
        server.json("GET", &format!("/api/tables/{table}"), &self.cookie, &json!({}))
    }

    pub(crate) fn phase(&self, server: &Server, table: &str) -> String {
        self.look(server, table)["table"]["phase"].as_str().unwrap().to_owned()
    }

    /// Takes the first legal action of what was seen.
    pub(crate) fn act(&self, server: &Server, table: &str, seen: &Value) {
        let act = json!({"do": "act", "action": seen["legal"][0]});
        let envelope = json!({"id": seen["version"].to_string(), "version": seen["version"], "command": act});
        server.json("POST", &format!("/api/tables/{table}/commands"), &self.cookie, &envelope);
    }
}

/// A running `mandala join`.
pub(crate) struct Joined {
    child: Child,
    lines: Receiver<String>,
    pub(crate) said: Vec<String>,
}

impl Joined {
    pub(crate) fn start(server: &Server, owner: &Owner, player: &str, more: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_mandala"))
            .args(["join", player, "--url", &format!("http://{}", server.address)])
            .args(more)
            .env("MANDALA_TOKEN", &owner.token)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (said, lines) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || stdout.lines().map_while(Result::ok).try_for_each(|line| said.send(line)));
        Self { child, lines, said: Vec::new() }
    }

    /// Waits for a line with this in it, and gives it.
    pub(crate) fn until(&mut self, part: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(60));
            let line = line.unwrap_or_else(|_| panic!("no `{part}` in {:#?}", self.said));
            self.said.push(line.clone());
            if line.contains(part) {
                return line;
            }
        }
    }

    pub(crate) fn interrupt(&self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-INT", &pid]).status().unwrap().success());
    }

    /// Waits for the end: its status, all that it said, and what it complained of.
    pub(crate) fn end(mut self) -> (i32, String, String) {
        let mut stderr = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut stderr).unwrap();
        let status = self.child.wait().unwrap().code().expect("no signal ended it");
        self.said.extend(self.lines.iter());
        (status, self.said.join("\n"), stderr)
    }
}

impl Drop for Joined {
    fn drop(&mut self) {
        // One that has ended is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
