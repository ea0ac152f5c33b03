//! `mandala load`, with a server of its own and with one that runs already.

use serde_json::Value;

use crate::run::mandala;

#[test]
fn load_prints_figures_for_programs() {
    let run = mandala(&["load", "--tables", "4", "--seconds", "1", "--idle", "7", "--json"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let figures: Value = serde_json::from_str(&run.stdout).unwrap();
    assert_eq!((&figures["tables"], &figures["errors"], &figures["idle"]), (&4.into(), &0.into(), &7.into()));
    let number = |key: &str| figures[key].as_f64().unwrap_or_else(|| panic!("{key} in {figures}"));
    assert!(number("actions") > 0.0 && number("seconds") >= 1.0);
    let rate = number("actions") / number("seconds");
    assert!((number("actions_per_second") - rate).abs() < rate / 100.0);
    assert!(number("p50_ms") <= number("p95_ms") && number("p95_ms") <= number("p99_ms"));
    if cfg!(target_os = "linux") {
        assert!(number("server_rss_mb") > 1.0);
    }
}

#[test]
fn load_tells_people_the_same() {
    let run = mandala(&["load", "--tables", "2", "--seconds", "1"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(
        run.stdout.contains(" actions at 2 tables in ") && run.stdout.contains(" 0 errors"),
        "{}",
        run.stdout
    );
}

#[test]
fn a_server_that_is_not_there_is_told() {
    let address = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let run = mandala(&["load", "--tables", "2", "--seconds", "1", "--url", &format!("http://{address}")]);
    assert_eq!((run.status, run.stdout.as_str()), (1, ""));
    assert!(run.stderr.starts_with("error: no connection: "), "{}", run.stderr);
    for url in ["nonsense", "https://127.0.0.1:1", "ftp://x"] {
        assert_eq!(mandala(&["load", "--url", url]).status, 2, "{url}");
    }
    for wrong in [
        &["--patient"][..],
        &["--url", "http://x", "--clock", "5+1"],
        &["--patient", "--url", "x", "--clock", "5"],
    ] {
        assert_eq!(mandala(&[&["load"][..], wrong].concat()).status, 2, "{wrong:?}");
    }
}
