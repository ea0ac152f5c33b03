//! The server behind a real nginx, with TLS, under a path of its host: as `deploy/nginx.conf` has it.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::Arc;
use std::time::Duration;

use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use serde_json::{Value, json};
use socket2::{Domain, Socket, Type};
use test_services::{Certificate, Nginx};

use crate::serve::{Server, frame};

const HOST: &str = "games.example.org";
/// Where clients come from: each is another machine to the server.
const ANNA: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const BERT: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

/// A server, nginx in front of it, and what clients need to know.
struct Site {
    server: Server,
    nginx: Nginx,
    _certificate: Certificate,
    trusted: Arc<ClientConfig>,
    address: SocketAddr,
    plain: SocketAddr,
}

/// A connection through nginx.
type Tls = StreamOwned<ClientConnection, TcpStream>;

/// An answer: its status, its head and its body.
struct Answer(u16, String, String);

impl Site {
    fn start(folder: &std::path::Path) -> Self {
        Self::start_under("/mandala", folder, |site| site)
    }

    /// The same under this path, with changes to nginx's file.
    fn start_under(path: &str, folder: &std::path::Path, change: impl FnOnce(String) -> String) -> Self {
        let (address, plain) = (Nginx::free_address().unwrap(), Nginx::free_address().unwrap());
        let base_url = format!("base_url=https://{HOST}:{}{path}", address.port());
        let settings = [
            base_url.as_str(),
            "proxies=[\"127.0.0.1/32\"]",
            "log_addresses=full",
            // A proxy brings everybody's connections; each client has a limit of their own.
            "limits.plain_connections_per_address=1",
            "limits.connections_per_address=1",
        ];
        let flags = settings.iter().flat_map(|setting| ["--set", setting]);
        let server =
            Server::start(folder, &["--listen", "127.0.0.1:0"].into_iter().chain(flags).collect::<Vec<_>>());
        let certificate = Certificate::new(HOST).unwrap();
        let mut site =
            std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/nginx.conf")).unwrap();
        let live = format!("/etc/letsencrypt/live/{HOST}");
        for (written, here) in [
            ("listen 80;".to_owned(), format!("listen {plain};")),
            ("listen 443 ssl http2;".to_owned(), format!("listen {address} ssl http2;")),
            (format!("{live}/fullchain.pem"), certificate.file().display().to_string()),
            (format!("{live}/privkey.pem"), certificate.key().display().to_string()),
            ("http://127.0.0.1:8787;".to_owned(), format!("http://127.0.0.1:{};", server.port())),
        ] {
            assert_eq!(site.matches(&written).count(), 1, "{written}");
            site = site.replace(&written, &here);
        }
        let nginx = Nginx::start(&change(site), address).unwrap();
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(certificate.file()).unwrap()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let trusted =
            ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
        let trusted = Arc::new(trusted.with_root_certificates(roots).with_no_client_auth());
        Self { server, nginx, _certificate: certificate, trusted, address, plain }
    }

    /// What browsers write before a path.
    fn origin(&self) -> String {
        format!("https://{HOST}:{}", self.address.port())
    }

    /// A connection with TLS, from one of the addresses of this machine.
    fn connect(&self, from: Ipv4Addr) -> Tls {
        let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
        socket.bind(&SocketAddr::from((from, 0)).into()).unwrap();
        socket.connect(&self.address.into()).unwrap();
        socket.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        let name = ServerName::try_from(HOST).unwrap();
        StreamOwned::new(ClientConnection::new(Arc::clone(&self.trusted), name).unwrap(), socket.into())
    }

    /// Sends a request, and gives the connection, on which the answer comes.
    fn send(&self, from: Ipv4Addr, method: &str, path: &str, headers: &str, body: &str) -> Tls {
        let mut stream = self.connect(from);
        let (host, length) = (format!("{HOST}:{}", self.address.port()), body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n{headers}\r\n{body}"
        )
        .unwrap();
        stream
    }

    /// A request and its whole answer.
    fn ask(&self, method: &str, path: &str, headers: &str, body: &str) -> Answer {
        let headers = format!("{headers}accept: text/html, */*\r\nconnection: close\r\n");
        let mut bytes = Vec::new();
        self.send(ANNA, method, path, &headers, body).read_to_end(&mut bytes).unwrap();
        let answer = String::from_utf8_lossy(&bytes).into_owned();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        Answer(head[9..12].parse().unwrap(), head.to_owned(), body.to_owned())
    }

    /// A request that is answered with 200.
    fn get(&self, path: &str, headers: &str) -> String {
        let Answer(status, head, body) = self.ask("GET", path, headers, "");
        assert_eq!(status, 200, "{path}: {head}\n{body}");
        body
    }

    fn json(&self, method: &str, path: &str, headers: &str, body: &Value) -> Value {
        let Answer(status, _, text) = self.ask(method, path, headers, &body.to_string());
        assert_eq!(status, 200, "{path}: {text}");
        serde_json::from_str(&text).unwrap()
    }

    /// Makes a new guest, and gives the header with their cookie.
    fn person(&self) -> String {
        let Answer(status, head, body) = self.ask("POST", "/mandala/api/me", "", "");
        assert_eq!(status, 200, "{body}");
        let cookie = header(&head, "set-cookie").unwrap();
        for attribute in ["; Path=/mandala;", "; HttpOnly", "; Secure", "; SameSite=Lax"] {
            assert!(cookie.contains(attribute), "{attribute} in {cookie}");
        }
        format!("cookie: {}\r\n", cookie.split(';').next().unwrap())
    }

    /// Opens a socket at a table; gives the status, and the stream behind the head.
    fn socket(&self, from: Ipv4Addr, table: &str, headers: &str) -> (u16, Tls) {
        let headers = format!(
            "{headers}origin: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n",
            self.origin()
        );
        let path = format!("/mandala/api/tables/{table}/socket?seat=0");
        let mut stream = self.send(from, "GET", &path, &headers, "");
        let head = head_of(&mut stream);
        (head[9..12].parse().unwrap(), stream)
    }
}

/// Reads as far as the empty line.
fn head_of(stream: &mut impl Read) -> String {
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        stream.read_exact(&mut byte).unwrap();
        head.push(byte[0]);
    }
    String::from_utf8(head).unwrap()
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines()
        .find_map(|line| line.split_once(": ").filter(|(key, _)| key.eq_ignore_ascii_case(name)))
        .map(|it| it.1)
}

/// The texts in quotes.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split(['"', '\'', '`']).filter(|text| text.len() < 200)
}

/// Whether the program has the web app in it.
fn has_app(page: &str) -> bool {
    page.contains("/mandala/assets/")
}

#[test]
fn the_page_and_everything_it_loads_lie_under_the_path() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(folder.path());
    let Answer(status, head, _) = site.ask("GET", "/mandala", "", "");
    assert_eq!(status, 301);
    assert!(header(&head, "location").unwrap().ends_with("/mandala/"), "{head}");
    let (status, head, _) = site.server.request("GET", "/mandala?lang=pl", "", "");
    assert_eq!((status, header(&head, "location")), (308, Some("/mandala/?lang=pl")), "{head}");
    assert!(header(&head, "content-security-policy").is_some(), "{head}");
    let page = site.get("/mandala/", "");
    assert!(page.contains("data-base=\"/mandala\""), "{page}");
    let mut waiting: Vec<String> =
        quoted(&page).filter(|text| text.starts_with('/') && text.contains('.')).map(str::to_owned).collect();
    assert!(waiting.len() >= 2 && waiting.iter().all(|path| path.starts_with("/mandala/")), "{waiting:?}");
    // Scripts and styles name others from where they lie.
    let mut seen = BTreeSet::new();
    while let Some(path) = waiting.pop() {
        if !seen.insert(path.clone()) || path.ends_with('/') {
            continue;
        }
        let text = site.get(&path, "");
        if path.rsplit('.').next().is_some_and(|kind| matches!(kind, "js" | "css")) {
            assert!(!text.contains("\"/assets/") && !text.contains("url(/"), "{path}");
            let names = text.split(['"', '\'', '`', '(', ')']).filter_map(|name| name.strip_prefix("./"));
            let names = names.filter(|name| name.contains('.') && !name.contains(['/', ' ', '$', '{']));
            waiting.extend(names.map(|name| format!("{}/{name}", path.rsplit_once('/').unwrap().0)));
        }
    }
    if has_app(&page) {
        assert!(seen.len() > 100, "{seen:?}");
        let manifest: Value = serde_json::from_str(&site.get("/mandala/manifest.webmanifest", "")).unwrap();
        assert_eq!((&manifest["start_url"], &manifest["scope"]), (&json!("./"), &json!("./")));
        for icon in manifest["icons"].as_array().unwrap() {
            site.get(&format!("/mandala/{}", icon["src"].as_str().unwrap()), "");
        }
        let picture = format!("{}/mandala/share.png\"", site.origin());
        assert!(page.contains(&format!("og:image\" content=\"{picture}")), "{page}");
        site.get("/mandala/sw.js", "");
    }

    let interface: Value = serde_json::from_str(&site.get("/mandala/api/openapi.json", "")).unwrap();
    assert_eq!(interface["servers"][0]["url"], format!("{}/mandala", site.origin()));
    let Answer(_, head, _) = site.ask("GET", "/mandala/api/docs", "", "");
    assert_eq!(header(&head, "location"), Some("/mandala/api/docs/"));
    let viewer = site.get("/mandala/api/docs/swagger-initializer.js", "");
    assert!(viewer.contains("\"/mandala/api/openapi.json\""), "{viewer}");
}

/// As the head of the file says for a host of Mandala's own.
#[test]
fn a_host_of_its_own_has_no_path() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start_under("", folder.path(), |site| {
        let changes = [
            ("location = /mandala { return 301 /mandala/; }", ""),
            ("location = /mandala/metrics {", "location = /metrics {"),
            ("location /mandala/ {", "location / {"),
        ];
        changes.iter().fold(site, |site, (before, after)| {
            assert_eq!(site.matches(before).count(), 1, "{before}");
            site.replace(before, after)
        })
    });
    assert!(!site.get("/", "").contains("data-base"));
    assert!(site.json("GET", "/api/online", "", &Value::Null).is_object());
    assert_eq!(site.ask("GET", "/metrics", "", "").0, 404);
}

#[test]
fn people_meet_and_play_under_the_path() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(folder.path());
    let anna = site.person();
    let own = format!("{anna}origin: {}\r\n", site.origin());
    let new = json!({"game": "mandala", "seats": ["me", "open"]});
    let made = site.json("POST", "/mandala/api/tables", &own, &new);
    let table = made["table"].as_str().unwrap();
    let foreign = format!("{anna}origin: https://evil.example\r\n");
    assert_eq!(site.ask("POST", "/mandala/api/tables", &foreign, &new.to_string()).0, 403);

    // The short link of an invitation.
    let links = site.json("GET", &format!("/mandala/api/tables/{table}/links"), &anna, &Value::Null);
    let key = links["seat"].as_str().unwrap();
    let Answer(status, head, _) = site.ask("GET", &format!("/mandala/join/{key}"), "", "");
    let long = format!("/mandala/table/{table}?key={key}");
    assert_eq!((status, header(&head, "location")), (303, Some(long.as_str())));
    assert!(site.get(&long, "").contains("invites you"));
    let bert = site.person();
    let join = json!({"id": "1", "command": {"do": "join", "key": key}});
    let commands = format!("/mandala/api/tables/{table}/commands");
    site.json("POST", &commands, &bert, &join);

    // The move of the player to move comes over the socket and over a stream of events.
    let path = format!("/mandala/api/tables/{table}");
    let seen = [&anna, &bert].map(|person| (person, site.json("GET", &path, person, &Value::Null)));
    let (mover, seen) = seen.iter().find(|(_, seen)| seen["legal"][0].is_string()).unwrap();
    let (status, mut socket) = site.socket(ANNA, table, &anna);
    assert_eq!(status, 101);
    assert!(frame(&mut socket).1.contains("\"hello\""));
    assert!(frame(&mut socket).1.contains("\"snapshot\""));
    let mut events = site.send(BERT, "GET", &format!("/mandala/api/tables/{table}/events"), &bert, "");
    assert!(head_of(&mut events).starts_with("HTTP/1.1 200"));
    let act = json!({"id": "2", "version": seen["version"],
        "command": {"do": "act", "action": seen["legal"][0]}});
    let done = site.json("POST", &commands, mover, &act);
    let update =
        std::iter::repeat_with(|| frame(&mut socket).1).find(|text| text.contains("\"update\"")).unwrap();
    let update: Value = serde_json::from_str(&update).unwrap();
    assert_eq!(update["version"], done["version"], "{update}");
    // Nothing holds a line back until more have come.
    let mut text = Vec::new();
    while !String::from_utf8_lossy(&text).contains(&format!("\"version\":{}", done["version"])) {
        let mut byte = [0];
        events.read_exact(&mut byte).unwrap();
        text.push(byte[0]);
    }
}

#[test]
fn limits_and_the_log_know_the_clients_behind_it() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::start(folder.path());
    // Connections of the proxy itself are not counted: with the limit of one, these would be refused.
    let _held: Vec<_> = (0..3).map(|_| site.send(ANNA, "GET", "/mandala/api/online", "", "")).collect();
    let anna = site.person();
    let new = json!({"game": "mandala", "seats": ["me", "me"]});
    let made = site.json("POST", "/mandala/api/tables", &anna, &new);
    let table = made["table"].as_str().unwrap();
    // What a client writes of itself means nothing.
    let forged = format!("{anna}x-forwarded-for: 192.0.2.66\r\n");
    let (first, open) = site.socket(ANNA, table, &anna);
    let (second, _) = site.socket(ANNA, table, &forged);
    let (other, _) = site.socket(BERT, table, &anna);
    assert_eq!((first, second, other), (101, 429, 101));

    // Figures are for this machine alone, and health checks ask it directly.
    for figures in ["/mandala/metrics", "/mandala/mandala/metrics", "/metrics"] {
        assert_eq!(site.ask("GET", figures, "", "").0, 404, "{figures}");
    }
    for direct in ["/metrics", "/readyz", "/mandala/readyz"] {
        assert_eq!(site.server.request("GET", direct, "", "").0, 200, "{direct}");
    }
    let mut plain = TcpStream::connect(site.plain).unwrap();
    write!(plain, "GET /mandala/lobby HTTP/1.1\r\nhost: {HOST}\r\n\r\n").unwrap();
    let head = head_of(&mut plain);
    assert_eq!(header(&head, "location"), Some(format!("https://{HOST}/mandala/lobby").as_str()));

    drop(open);
    let Site { server, nginx, .. } = site;
    drop(nginx);
    let (_, log) = server.stop("-TERM");
    let clients: BTreeSet<String> = log
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap())
        .filter(|line| line["message"] == "request" && line["route"].as_str().unwrap().starts_with("/api/"))
        .map(|line| line["client"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(clients, [ANNA, BERT].map(|address| address.to_string()).into());
}
