//! The smaller commands: perft, bench, completions, man, help and version.

use crate::run::mandala;
use serde_json::Value;

#[test]
fn perft_counts_each_depth() {
    let run = mandala(&["perft", "--game", "mandala", "--seed", "1", "--depth", "3"]);
    assert_eq!((run.status, run.stdout.as_str()), (0, "1 24\n2 591\n3 13336\n"));
    let stones = mandala(&["perft", "--game", "stones", "--players", "3", "--seed", "1", "--depth", "2"]);
    assert_eq!(stones.stdout, "1 110\n2 15350\n");
    assert_eq!(
        mandala(&["perft", "--game", "mandala", "--players", "3", "--seed", "1", "--depth", "1"]).status,
        2
    );
    let none = mandala(&["perft", "--game", "mandala", "--seed", "1", "--depth", "0"]);
    assert_eq!((none.status, none.stdout.as_str()), (2, ""));
}

#[test]
fn bench_prints_figures_for_programs() {
    let keys = [
        "decisions_per_game",
        "decisions_per_second",
        "game",
        "games_per_second",
        "legal_per_decision",
        "ns_per_decision",
        "players",
    ];
    let one = mandala(&["bench", "--game", "stones", "--players", "3", "--games", "20", "--json"]);
    let figures: Value = serde_json::from_str(&one.stdout).unwrap();
    assert_eq!(figures.as_object().unwrap().keys().collect::<Vec<_>>(), keys);
    assert_eq!((&figures["game"], &figures["players"]), (&"stones".into(), &3.into()));
    assert!(figures["decisions_per_game"].as_f64().unwrap() > 40.0);
    let all = mandala(&["bench", "--games", "5", "--json"]);
    let figures: Vec<Value> = serde_json::from_str(&all.stdout).unwrap();
    let games: Vec<_> =
        figures.iter().map(|row| (row["game"].as_str().unwrap(), row["players"].as_u64().unwrap())).collect();
    assert_eq!(games, [("mandala", 2), ("stones", 2), ("stones", 3), ("stones", 4)]);
    assert_eq!(mandala(&["bench", "--seconds", "-1"]).status, 2);
    assert_eq!(mandala(&["bench", "--games", "0"]).status, 2);
}

#[test]
fn every_shell_gets_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let run = mandala(&["completions", shell]);
        assert_eq!(run.status, 0);
        assert!(run.stdout.contains("simulate") && run.stdout.contains("replay"), "{shell}");
    }
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("man1");
    assert_eq!(mandala(&["man", target.to_str().unwrap()]).status, 0);
    let mut pages: Vec<_> = std::fs::read_dir(target)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    pages.sort();
    for page in ["mandala.1", "mandala-play.1", "mandala-simulate.1", "mandala-replay.1", "mandala-bench.1"] {
        assert!(pages.iter().any(|name| name == page), "{page} in {pages:?}");
    }
}

#[test]
fn the_version_names_the_commit_and_help_has_examples() {
    let version = mandala(&["--version"]).stdout;
    let commit =
        version.trim_end().strip_prefix(concat!("mandala ", env!("CARGO_PKG_VERSION"), " (")).unwrap();
    let commit = commit.strip_suffix(')').unwrap();
    // A build from an archive may name the commit otherwise.
    let hash = commit.strip_suffix(", with changes").unwrap_or(commit);
    let is_hash = hash.len() >= 12 && hash.chars().all(|digit| digit.is_ascii_hexdigit());
    assert!(is_hash || option_env!("MANDALA_COMMIT").is_some() || commit == "unknown commit", "{version}");
    for command in [
        "play",
        "serve",
        "backup",
        "restore",
        "migrate",
        "admin",
        "simulate",
        "replay",
        "analyse",
        "perft",
        "bench",
        "arena",
        "bot",
        "check-bot",
        "completions",
        "man",
    ] {
        let help = mandala(&[command, "--help"]);
        assert_eq!(help.status, 0);
        assert!(help.stdout.contains("Examples:\n  mandala "), "{command}");
    }
    assert_eq!(mandala(&[]).status, 2);
}
