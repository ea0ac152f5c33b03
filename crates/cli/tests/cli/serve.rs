//! The server as a process: where it listens, what it says, how it closes, what it keeps.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::run::mandala;

/// A running server.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
    log: Option<JoinHandle<String>>,
}

impl Server {
    pub(crate) fn start(data: &Path, args: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
        command.args(["serve", "--data", data.to_str().unwrap(), "--log", "json"]).args(args);
        Self::started_by(command)
    }

    /// The same, by a command of the test's own.
    pub(crate) fn started_by(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("Mandala is at http://").unwrap_or_else(|| {
            let mut said = String::new();
            child.stderr.take().unwrap().read_to_string(&mut said).unwrap();
            panic!("`{line}`: {said}")
        });
        let address = address.to_owned();
        let mut stderr = child.stderr.take().unwrap();
        let log = std::thread::spawn(move || {
            let mut log = String::new();
            stderr.read_to_string(&mut log).unwrap();
            log
        });
        Self { child, address, log: Some(log) }
    }

    /// The port it listens at.
    pub(crate) fn port(&self) -> &str {
        self.address.rsplit(':').next().unwrap()
    }

    /// A request without any library: the status, the headers, and the body.
    pub(crate) fn request(
        &self,
        method: &str,
        path: &str,
        headers: &str,
        body: &str,
    ) -> (u16, String, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\ncontent-type: application/json\r\n{headers}content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer).unwrap();
        let answer = String::from_utf8(answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        (head[9..12].parse().unwrap(), head.to_owned(), body.to_owned())
    }

    pub(crate) fn json(&self, method: &str, path: &str, headers: &str, body: &Value) -> Value {
        let (status, _, text) = self.request(method, path, headers, &body.to_string());
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// Makes a new guest, and gives the header with their cookie.
    pub(crate) fn person(&self) -> String {
        let (_, head, _) = self.request("POST", "/api/me", "", "");
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        format!("cookie: {}\r\n", cookie.split(';').next().unwrap())
    }

    /// Asks the process to end, as a service manager does; gives how long that took and the log.
    pub(crate) fn stop(mut self, signal: &str) -> (Duration, String) {
        let begun = Instant::now();
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
        let status = self.child.wait().unwrap();
        assert!(status.success(), "{status}");
        (begun.elapsed(), self.log.take().unwrap().join().unwrap())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that was stopped is gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads one message of a socket: the kind of frame and its text.
pub(crate) fn frame(stream: &mut impl Read) -> (u8, String) {
    let mut head = [0; 2];
    stream.read_exact(&mut head).unwrap();
    let length = match head[1] {
        126 => {
            let mut length = [0; 2];
            stream.read_exact(&mut length).unwrap();
            usize::from(u16::from_be_bytes(length))
        }
        127 => {
            let mut length = [0; 8];
            stream.read_exact(&mut length).unwrap();
            usize::try_from(u64::from_be_bytes(length)).unwrap()
        }
        length => usize::from(length),
    };
    let mut payload = vec![0; length];
    stream.read_exact(&mut payload).unwrap();
    (head[0] & 0x0f, String::from_utf8_lossy(&payload).into_owned())
}

#[test]
fn it_closes_in_time_tells_its_sockets_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let anna = server.person();
    let made = server.json("POST", "/api/tables", &anna, &json!({"game": "mandala", "seats": ["me", "me"]}));
    let table = made["table"].as_str().unwrap().to_owned();
    // A computer in the middle of a long thought does not hold the process up.
    let thinking = json!({"game": "stones", "seats": [{"computer": "master"}, "me"]});
    server.json("POST", "/api/tables", &anna, &thinking);
    let mut socket = TcpStream::connect(&server.address).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
    write!(
        socket,
        "GET /api/tables/{table}/socket?seat=0 HTTP/1.1\r\nhost: {}\r\n{anna}connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        server.address
    )
    .unwrap();
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        socket.read_exact(&mut byte).unwrap();
        head.push(byte[0]);
    }
    assert!(head.starts_with(b"HTTP/1.1 101"));
    assert!(frame(&mut socket).1.contains("\"hello\""));
    // A stream that no client reads, and a connection that sends nothing.
    let mut stream = TcpStream::connect(&server.address).unwrap();
    write!(stream, "GET /api/tables/{table}/events HTTP/1.1\r\nhost: x\r\n{anna}\r\n").unwrap();
    let _silent = TcpStream::connect(&server.address).unwrap();
    let path = format!("/api/tables/{table}?seat=0");
    let look: Value = server.json("GET", &path, &anna, &json!(null));
    let act = json!({"id": "1", "seat": 0, "version": look["version"],
        "command": {"do": "act", "action": look["legal"][0]}});
    let ack = server.json("POST", &format!("/api/tables/{table}/commands"), &anna, &act);
    let (took, _) = server.stop("-TERM");
    assert!(took < Duration::from_secs(5), "{took:?}");
    let mut said = Vec::new();
    loop {
        let (kind, text) = frame(&mut socket);
        if kind == 8 {
            assert!(text.ends_with("restart"), "{text}");
            break;
        }
        said.push(text);
    }
    assert!(said.last().unwrap().contains(r#"{"type":"closing","reason":"restart"}"#), "{said:?}");
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let after: Value = server.json("GET", &path, &anna, &json!(null));
    assert_eq!(after["version"], ack["version"]);
    let (took, _) = server.stop("-INT");
    assert!(took < Duration::from_secs(5), "{took:?}");
}

#[test]
fn the_log_has_no_key_cookie_or_card() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(
        folder.path(),
        &["--listen", "127.0.0.1:0", "--set", "log_level=debug,hyper=info,sqlx=info"],
    );
    let anna = server.person();
    let made = server.json("POST", "/api/tables", &anna, &json!({"game": "mandala", "seats": ["me", "me"]}));
    let table = made["table"].as_str().unwrap();
    let links: Value = server.json("GET", &format!("/api/tables/{table}/links"), &anna, &json!(null));
    let key = links["watch"].as_str().unwrap();
    server.json(
        "GET",
        &format!("/api/tables/{table}?key={key}"),
        "x-request-id: from-the-proxy\r\n",
        &json!(null),
    );
    let look: Value = server.json("GET", &format!("/api/tables/{table}?seat=0"), &anna, &json!(null));
    let hand = look["view"]["hand"].as_str().unwrap().to_owned();
    let (status, _, refused) = server.request("GET", "/api/tables/secretive?key=hush", &anna, "");
    assert_eq!(status, 404, "{refused}");
    let (_, log) = server.stop("-TERM");
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert!(line["level"].is_string() && line["timestamp"].is_string(), "{line}");
    }
    assert!(log.contains(r#""route":"/api/tables/{table}","status":200"#), "{log}");
    assert!(log.contains("from-the-proxy"), "{log}");
    let secret = anna.trim_end().split('=').nth(1).unwrap();
    for hidden in [key, secret, hand.as_str(), "hush", "secretive"] {
        assert!(!log.contains(hidden), "{hidden} in {log}");
    }
}

#[test]
fn the_log_says_which_network_a_request_comes_from() {
    let folder = tempfile::tempdir().unwrap();
    for (setting, expected) in
        [("prefix", json!("127.0.0.0/24")), ("full", json!("127.0.0.1")), ("none", json!(null))]
    {
        let chosen = format!("log_addresses={setting}");
        let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0", "--set", &chosen]);
        server.person();
        for health in ["/healthz", "/readyz", "/metrics"] {
            assert_eq!(server.request("GET", health, "", "").0, 200);
        }
        let (_, log) = server.stop("-TERM");
        let requests: Vec<Value> = log
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .filter(|line: &Value| line["message"] == "request")
            .collect();
        // Health checks are not worth a line.
        assert_eq!(requests.len(), 1, "{log}");
        assert_eq!((&requests[0]["route"], &requests[0]["client"]), (&json!("/api/me"), &expected));
    }
}

#[test]
fn a_taken_port_somebody_chose_is_an_error_and_the_folder_has_one_server() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let run = mandala(&["serve", "--data", data, "--listen", &address]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains(&address) && run.stderr.contains("--listen"), "{}", run.stderr);
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let second = mandala(&["serve", "--data", data, "--listen", "127.0.0.1:0"]);
    assert_eq!(second.status, 1);
    assert!(second.stderr.contains("a server is using this folder"), "{}", second.stderr);
    drop(server);
}

#[test]
fn settings_come_from_everywhere_and_mistakes_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandala.toml");
    std::fs::write(&file, "guest_days = 1\nthinkers = 3\nlog = \"json\"\n").unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_mandala"))
        .args(["serve", "--print-config", "--config", file.to_str().unwrap(), "--set", "guest_days=5"])
        .env("MANDALA_THINKERS", "2")
        .output()
        .unwrap();
    let printed = String::from_utf8(output.stdout).unwrap();
    for line in ["guest_days = 5", "thinkers = 2", "log = \"json\"", "listen = \"127.0.0.1:8787\""] {
        assert!(printed.lines().any(|printed| printed == line), "{line} in {printed}");
    }
    // What was printed can be read again.
    std::fs::write(&file, &printed).unwrap();
    let again = mandala(&["serve", "--print-config", "--config", file.to_str().unwrap()]);
    assert_eq!((again.status, again.stdout), (0, printed));
    std::fs::write(&file, "gest_days = 1\n").unwrap();
    let run = mandala(&["serve", "--print-config", "--config", file.to_str().unwrap()]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("gest_days"), "{}", run.stderr);
    let run = mandala(&["serve", "--config", "/nowhere/mandala.toml"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("/nowhere/mandala.toml"), "{}", run.stderr);
}

#[test]
fn a_backup_made_while_it_runs_can_be_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (data, other) = (folder.path().join("data"), folder.path().join("other"));
    let copy = folder.path().join("copy.db");
    let (data_text, other_text, copy_text) =
        (data.to_str().unwrap(), other.to_str().unwrap(), copy.to_str().unwrap());
    let server = Server::start(&data, &["--listen", "127.0.0.1:0"]);
    let anna = server.person();
    let made = server.json("POST", "/api/tables", &anna, &json!({"game": "stones", "seats": ["me", "me"]}));
    let path = format!("/api/tables/{}?seat=0", made["table"].as_str().unwrap());
    let before = server.json("GET", &path, &anna, &json!(null));
    let run = mandala(&["backup", "--data", data_text, "--out", copy_text]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(mandala(&["backup", "--data", data_text, "--out", copy_text]).status, 1);
    assert_eq!(mandala(&["backup", "--data", data_text, "--out", copy_text, "--force"]).status, 0);
    // Not under a running server.
    let run = mandala(&["restore", copy_text, "--data", data_text, "--force"]);
    assert!(run.status == 1 && run.stderr.contains("a server is using this folder"), "{}", run.stderr);
    server.stop("-TERM");
    let run = mandala(&["restore", copy_text, "--data", other_text]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let server = Server::start(&other, &["--listen", "127.0.0.1:0"]);
    let after = server.json("GET", &path, &anna, &json!(null));
    assert_eq!((&after["version"], &after["view"]), (&before["version"], &before["view"]));
    server.stop("-TERM");
    // What is there is not lost by accident, and not by --force either.
    assert_eq!(mandala(&["restore", copy_text, "--data", other_text]).status, 1);
    assert_eq!(mandala(&["restore", copy_text, "--data", other_text, "--force"]).status, 0);
    assert!(other.join("mandala.db.before-restore").exists());
    std::fs::write(&copy, "no database").unwrap();
    let run = mandala(&["restore", copy_text, "--data", other_text, "--force"]);
    assert_eq!(run.status, 1, "{}", run.stderr);
    let server = Server::start(&other, &["--listen", "127.0.0.1:0"]);
    assert_eq!(server.json("GET", &path, &anna, &json!(null))["version"], before["version"]);
}

#[test]
fn a_host_renames_people_and_removes_tables_while_it_runs() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    assert_eq!(mandala(&["admin", "--data", data, "find", "Anna"]).status, 1, "there is no store yet");
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let anna = server.person();
    let me = server.json("GET", "/api/me", &anna, &json!(null));
    let made = server.json("POST", "/api/tables", &anna, &json!({"game": "stones", "seats": ["me", "me"]}));
    let (id, table) = (me["id"].as_str().unwrap(), made["table"].as_str().unwrap());
    let run = mandala(&["admin", "--data", data, "rename", id, "Quiet Heron"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    assert_eq!(server.json("GET", "/api/me", &anna, &json!(null))["name"], "Quiet Heron");
    assert!(mandala(&["admin", "--data", data, "find", "quiet heron"]).stdout.contains(id));
    assert_eq!(mandala(&["admin", "--data", data, "rename", "nobody", "x"]).status, 2);
    assert_eq!(mandala(&["admin", "--data", data, "reset-password", id]).status, 2, "a guest has none");
    let account = json!({"name": "Quiet Heron", "password": "a good long password"});
    server.json("POST", "/api/me/account", &anna, &account);
    let run = mandala(&["admin", "--data", data, "reset-password", "quiet heron"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let password = run.stdout.trim_end().rsplit(' ').next().unwrap();
    assert_eq!(server.request("GET", "/api/me", &anna, "").0, 401, "the old login has ended");
    let (status, ..) = server.request("POST", "/api/login", "", &account.to_string());
    assert_eq!(status, 401, "the old password has ended");
    let login = json!({"name": "Quiet Heron", "password": password}).to_string();
    let (status, head, _) = server.request("POST", "/api/login", "", &login);
    assert_eq!(status, 200, "{head}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    let anna = format!("cookie: {}\r\n", cookie.split(';').next().unwrap());
    assert_eq!(mandala(&["admin", "--data", data, "ban", id]).status, 0);
    assert_ne!(
        server.request("POST", "/api/tables", &anna, r#"{"game":"mandala","seats":["me","me"]}"#).0,
        200
    );
    assert_eq!(mandala(&["admin", "--data", data, "unban", id]).status, 0);
    assert_eq!(
        server.request("POST", "/api/tables", &anna, r#"{"game":"mandala","seats":["me","me"]}"#).0,
        200
    );
    assert_eq!(mandala(&["admin", "--data", data, "remove-table", table]).status, 0);
    assert_eq!(mandala(&["admin", "--data", data, "remove-table", table]).status, 2);
    let act = json!({"id": "1", "command": {"do": "resign"}, "seat": 0});
    let (status, ..) =
        server.request("POST", &format!("/api/tables/{table}/commands"), &anna, &act.to_string());
    assert_ne!(status, 200);
    assert_eq!(server.request("GET", &format!("/api/tables/{table}"), &anna, "").0, 404);
}

/// The script of the documentation, against a real server.
#[test]
fn the_example_plays_both_games_from_beginning_to_end() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/examples/table.py");
    let output = Command::new("python3")
        .args([script, &format!("http://{}", server.address), "1"])
        .output()
        .expect("python3 is installed");
    let (said, complained) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{said}{complained}");
    assert!(said.contains("mandala: ") && said.contains("stones: "), "{said}");
}
