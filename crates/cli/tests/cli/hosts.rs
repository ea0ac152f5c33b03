//! What a host relies on: every command means the same store, other users cannot read it, and mistakes are
//! named.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::path::Path;
use std::process::Command;

use serde_json::json;

use crate::run::{mandala, mandala_with};
use crate::serve::Server;

/// A folder with the store of a server that has stopped.
fn with_a_store(folder: &Path) {
    Server::start(folder, &["--listen", "127.0.0.1:0"]).stop("-TERM");
}

fn mode(path: &Path) -> u32 {
    fs::metadata(path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).mode() & 0o777
}

fn owner(path: &Path) -> (u32, u32) {
    let data = fs::metadata(path).unwrap();
    (data.uid(), data.gid())
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn every_command_finds_the_store_in_the_same_way() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    let config = folder.path().join("mandala.toml");
    fs::write(&config, format!("data = {:?}\n", text(&data))).unwrap();
    with_a_store(&data);
    let store = data.join("mandala.db");
    let elsewhere = folder.path().join("elsewhere");
    let to = format!("sqlite:{}", folder.path().join("moved.db").display());
    // By a variable, by a file that a flag names, and by a file that a variable names.
    let by_flag = ["--config", text(&config)];
    for (variable, flags) in [
        (("MANDALA_DATA", text(&data)), &[][..]),
        (("MANDALA_LOG", "json"), &by_flag),
        (("MANDALA_CONFIG", text(&config)), &[]),
    ] {
        let variables = &[("XDG_DATA_HOME", text(&elsewhere)), variable];
        let done = |args: &[&str]| {
            let run = mandala_with(variables, &[args, flags].concat());
            assert_eq!(run.status, 0, "{args:?}: {}", run.stderr);
            run.stdout
        };
        assert!(done(&["config", "check"]).contains(text(&store)));
        assert!(done(&["serve", "--print-config"]).contains(&format!("data = {:?}", text(&data))));
        done(&["backup", "--out", text(&copy), "--force"]);
        assert!(done(&["restore", text(&copy), "--force"]).contains(text(&store)));
        let found = mandala_with(variables, &[&["admin", "find", "Nobody"], flags].concat());
        assert!(!found.stderr.contains("No such file"), "{}", found.stderr);
        done(&["migrate", "--to", &to]);
        fs::remove_file(&to["sqlite:".len()..]).unwrap();
    }
    assert!(!elsewhere.exists());
}

#[test]
fn a_database_that_the_settings_name_is_not_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    with_a_store(folder.path());
    let database = [("MANDALA_DATABASE", "postgres://me:hush@127.0.0.1:1/mandala")];
    let copy = folder.path().join("copy.db");
    let run = mandala_with(&database, &["backup", "--out", text(&copy)]);
    assert_eq!(run.status, 2);
    assert!(run.stderr.contains("postgres://127.0.0.1:1/mandala") && !run.stderr.contains("hush"), "{run:?}");
    for command in [&["backup", "--out", text(&copy)][..], &["admin", "find", "x"], &["restore", text(&copy)]]
    {
        let run = mandala_with(&database, &[command, &["--data", text(folder.path())]].concat());
        assert_eq!(run.status, 2);
        assert!(run.stderr.contains("MANDALA_DATABASE"), "{}", run.stderr);
    }
    let chosen = ["backup", "--out", text(&copy), "--data", text(folder.path()), "--database", ""];
    assert_eq!(mandala_with(&database, &chosen).status, 0);
}

#[test]
fn the_settings_can_be_checked() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandala.toml");
    fs::write(&file, "listen = \":9000\"\n").unwrap();
    let run = mandala(&["config", "check", "--config", text(&file), "--data", "/data"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let said = format!(
        "The settings are sound.\nfile: {}\nstore: /data/mandala.db\nlisten: 0.0.0.0:9000\n",
        file.display()
    );
    assert_eq!(run.stdout, said);
    fs::write(&file, "# mine\ngest_days = 1\nmetrics = 3\n").unwrap();
    let run = mandala_with(&[("MANDALA_LISTN", ":1")], &["config", "check", "--config", text(&file)]);
    assert_eq!((run.status, run.stdout.as_str()), (2, ""));
    for named in
        ["mandala.toml, line 2", "`guest_days`", "line 3: metrics = 3", "MANDALA_LISTN", "MANDALA_LISTEN"]
    {
        assert!(run.stderr.contains(named), "{named} in {}", run.stderr);
    }
    fs::write(&file, "bus = \"nats://127.0.0.1\"\n").unwrap();
    let run = mandala(&["config", "check", "--config", text(&file)]);
    assert!(run.status == 2 && run.stderr.contains("database is needed"), "{}", run.stderr);
}

#[test]
fn what_a_server_keeps_is_for_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copies) = (folder.path().join("deep/data"), folder.path().join("copies"));
    fs::create_dir(&copies).unwrap();
    let server = Server::start(&data, &["--listen", "127.0.0.1:0"]);
    server.person();
    for (path, expected) in [
        ("", 0o700),
        ("..", 0o700),
        ("mandala.lock", 0o600),
        ("mandala.db", 0o600),
        ("mandala.db-wal", 0o600),
        ("mandala.db-shm", 0o600),
    ] {
        assert_eq!(mode(&data.join(path)), expected, "{path}");
    }
    assert_eq!(mandala(&["backup", "--data", text(&data), "--out", text(&copies)]).status, 0);
    let copy = fs::read_dir(&copies).unwrap().next().unwrap().unwrap().path();
    assert_eq!(mode(&copy), 0o600);
    let (_, log) = server.stop("-TERM");
    assert!(!log.contains("other users"), "{log}");
    // What was there keeps its mode, and a host is told.
    fs::set_permissions(&data, fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(data.join("mandala.db"), fs::Permissions::from_mode(0o644)).unwrap();
    let (_, log) = Server::start(&data, &["--listen", "127.0.0.1:0"]).stop("-TERM");
    assert_eq!((mode(&data), mode(&data.join("mandala.db"))), (0o755, 0o644));
    assert!(log.contains("other users of this machine can read the database"), "{log}");
}

/// Tests may run as root, and often do; then the owner is another one than theirs.
#[test]
fn what_is_restored_belongs_to_whom_it_belonged() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.db"));
    with_a_store(&data);
    assert_eq!(mandala(&["backup", "--data", text(&data), "--out", text(&copy)]).status, 0);
    let mut expected = owner(&data);
    if expected.0 == 0 {
        expected = (4711, 4712);
        chown(&data, Some(4711), Some(4712)).unwrap();
        for file in fs::read_dir(&data).unwrap() {
            chown(file.unwrap().path(), Some(4711), Some(4712)).unwrap();
        }
    }
    fs::set_permissions(data.join("mandala.db"), fs::Permissions::from_mode(0o640)).unwrap();
    let run = mandala(&["restore", text(&copy), "--data", text(&data), "--force"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let store = data.join("mandala.db");
    assert_eq!((owner(&store), mode(&store)), (expected, 0o640));
    // Where there is no store and no lock yet, the folder says whose they are to be.
    for file in fs::read_dir(&data).unwrap() {
        fs::remove_file(file.unwrap().path()).unwrap();
    }
    assert_eq!(mandala(&["restore", text(&copy), "--data", text(&data)]).status, 0);
    assert_eq!((owner(&store), mode(&store)), (expected, 0o600));
    assert_eq!(owner(&data.join("mandala.lock")), expected);
}

#[test]
fn a_file_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    with_a_store(folder.path());
    let data = text(folder.path());
    // A folder in the place of a file cannot be opened by anyone, root included.
    for name in ["mandala.db-shm", "mandala.lock"] {
        let _ = fs::remove_file(folder.path().join(name));
        fs::create_dir(folder.path().join(name)).unwrap();
        let run = mandala(&["serve", "--data", data, "--listen", "127.0.0.1:0"]);
        assert_eq!(run.status, 1);
        assert!(run.stderr.contains(&format!("{data}/{name}: ")), "{}", run.stderr);
        fs::remove_dir(folder.path().join(name)).unwrap();
    }
}

#[test]
fn a_copy_that_cannot_be_written_is_blamed_on_its_folder() {
    let folder = tempfile::tempdir().unwrap();
    with_a_store(folder.path());
    let data = text(folder.path());
    let run = mandala(&["backup", "--data", data, "--out", "/nonexist/x.db"]);
    assert_eq!(run.status, 1);
    assert_eq!(run.stderr, "error: /nonexist: No such file or directory (os error 2)\n");
    let run = mandala(&["backup", "--data", data, "--out", &format!("{data}/mandala.db/x.db")]);
    assert!(run.stderr.contains("mandala.db: "), "{}", run.stderr);
    let run = mandala(&["backup", "--data", data, "--out", &format!("{data}/x.db"), "--keep", "2"]);
    assert!(run.status == 2 && run.stderr.contains("--keep needs a folder"), "{}", run.stderr);
}

#[test]
fn the_last_copies_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copies) = (folder.path().join("data"), folder.path().join("copies"));
    with_a_store(&data);
    fs::create_dir(&copies).unwrap();
    for day in 17..20 {
        fs::write(copies.join(format!("mandala-2025-11-{day}T04-00-00Z.db")), "").unwrap();
    }
    let run = mandala(&["backup", "--data", text(&data), "--out", text(&copies), "--keep", "2"]);
    assert_eq!(run.status, 0, "{}", run.stderr);
    let mut names: Vec<_> = fs::read_dir(&copies)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names.len(), 2, "{names:?}");
    assert_eq!(names[0], "mandala-2025-11-19T04-00-00Z.db");
    let restored = folder.path().join("restored");
    let newest = copies.join(&names[1]);
    assert_eq!(mandala(&["restore", text(&newest), "--data", text(&restored)]).status, 0);
}

#[test]
fn people_and_tables_are_listed_and_searched() {
    let folder = tempfile::tempdir().unwrap();
    let data = text(folder.path());
    let server = Server::start(folder.path(), &["--listen", "127.0.0.1:0"]);
    let admin = |args: &[&str]| {
        let run = mandala(&[&["admin", "--data", data], args].concat());
        assert_eq!(run.status, 0, "{args:?}: {}", run.stderr);
        run.stdout
    };
    for (what, found) in [("people", admin(&["people"])), ("tables", admin(&["tables"]))] {
        assert!(found.contains(&format!("no {what}")) && found.lines().count() == 1, "{found}");
    }
    let (anna, bert) = (server.person(), server.person());
    let [anna_id, bert_id] = [&anna, &bert]
        .map(|person| server.json("GET", "/api/me", person, &json!(null))["id"].as_str().unwrap().to_owned());
    admin(&["rename", &anna_id, "Łucja Quiet"]);
    admin(&["rename", &bert_id, "Bert"]);
    let made = server.json("POST", "/api/tables", &anna, &json!({"game": "stones", "seats": ["me", "me"]}));
    let table = made["table"].as_str().unwrap();
    for part in ["łUCJA", "quiet", &anna_id] {
        let found = admin(&["find", part]);
        assert_eq!(found.lines().count(), 1, "{found}");
        assert!(found.starts_with(&format!("{anna_id} Łucja Quiet (guest, last here 2")), "{found}");
        assert!(found.contains(" UTC, 0 games"), "{found}");
    }
    assert!(admin(&["people", "no such name"]).contains("`no such name`"), "a search says what it was for");
    assert_eq!(admin(&["people"]).lines().count(), 2);
    assert!(admin(&["people", "--limit", "1"]).contains("There are more people"));
    assert!(admin(&["ban", "bert"]).contains("within 5 seconds"));
    assert!(admin(&["find", "bert"]).contains("turned away"));
    let found = admin(&["tables", "łucja"]);
    assert!(found.starts_with(&format!("{table} stones running (Łucja Quiet, Łucja Quiet, ")), "{found}");
    assert!(found.contains("last changed 2") && found.trim_end().ends_with(" bytes)"), "{found}");
    assert!(admin(&["tables", "bert"]).contains("`bert`"));
    server.stop("-TERM");
}

#[test]
fn a_database_that_does_not_answer_is_named_without_its_password() {
    let url = "postgres://me:hush@127.0.0.1:1/mandala?application_name=hush";
    let run = mandala(&["serve", "--database", url, "--listen", "127.0.0.1:0"]);
    assert_eq!(run.status, 1);
    assert!(run.stderr.contains("could not reach PostgreSQL at 127.0.0.1:1: Connection refused"), "{run:?}");
    assert!(!run.stderr.contains("hush"), "{}", run.stderr);
}

/// A limit on the size of files is met like a full disk: by an error, not by the end of the process.
#[test]
fn a_file_that_may_not_grow_makes_the_server_unready_and_no_more() {
    let folder = tempfile::tempdir().unwrap();
    with_a_store(folder.path());
    let mut command = Command::new("sh");
    let program = env!("CARGO_BIN_EXE_mandala");
    // In blocks of 512 bytes: some hundred tables.
    let script = format!(
        "ulimit -f 4000; exec {program} serve --data {} --listen 127.0.0.1:0 --log json",
        text(folder.path())
    );
    command.args(["-c", &script]).env("MANDALA_LIMITS", "raised");
    let server = Server::started_by(command);
    let anna = server.person();
    let table = json!({"game": "mandala", "seats": ["me", "me"]}).to_string();
    // The log of the database is full first. It is emptied into the database, until that may not grow, either.
    let unready = (0..20_000).any(|_| {
        server.request("POST", "/api/tables", &anna, &table).0 == 503
            && server.request("GET", "/readyz", "", "").0 == 503
    });
    assert!(unready, "the file could grow");
    assert_eq!(server.request("GET", "/healthz", "", "").0, 200);
    server.stop("-TERM");
}
