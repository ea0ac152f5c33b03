//! Labels, budgets, round robins and logs of `mandala arena`, by the real program.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::arena::{arena, records, report};
use crate::run::Run;

fn json_of(run: &Run) -> Value {
    assert_eq!(run.status, 0, "{run:?}");
    serde_json::from_str(&run.stdout).unwrap()
}

fn names(report: &Value) -> Vec<&str> {
    report["players"].as_array().unwrap().iter().map(|player| player["name"].as_str().unwrap()).collect()
}

#[test]
fn players_have_labels_and_budgets_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    // It answers with the budget it is given, which is no action: so the report shows it.
    let echo = r#"while read -r line; do case $line in *'"budget_ms":'*) b=${line##*'"budget_ms":'}; echo "${b%\}}";; esac; done"#;
    let program = folder.path().join("echo.sh");
    fs::write(&program, echo).unwrap();
    let players = format!("slow=cmd:sh {p}@30s,cmd:sh {p},beginner@2ms,b=beginner", p = program.display());
    let run = arena("--game mandala --games 12 --ms 700 --json", &["--players", &players]);
    let report = json_of(&run);
    let unlabelled = format!("cmd:sh {}", program.display());
    assert_eq!(names(&report), ["slow", &unlabelled, "beginner@2ms", "b"]);
    for (player, budget) in [(0, "30000"), (1, "700")] {
        assert_eq!(report["players"][player]["forfeit_reasons"][0]["received"], budget, "{report}");
    }
    assert!(run.stderr.contains("warning: slow forfeited "), "{}", run.stderr);
    assert_eq!(
        (&report["players"][2]["forfeits"], &report["players"][3]["forfeits"]),
        (&json!(0), &json!(0))
    );
    let text = arena("--game mandala --games 12 --ms 700", &["--players", &players]).stdout;
    assert!(text.contains("budget: 700 ms; slow: 30s; beginner@2ms: 2ms"), "{text}");
}

#[test]
fn more_players_than_seats_play_a_round_robin() {
    let args = "--game mandala --players greedy,random,newcomer,beginner --games 50";
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("match.html");
    let report = report(args, &["--html", page.to_str().unwrap()]);
    // A deal is 12 games: six pairs, each with both seats.
    assert_eq!(report["games"], 60);
    let elo = |player: usize, key: &str| report["players"][player][key].as_f64().unwrap();
    assert!((0..4).map(|player| elo(player, "elo")).sum::<f64>().abs() < 1e-6, "{report}");
    for player in 0..4 {
        let row = &report["players"][player];
        let games: u64 = ["wins", "draws", "losses"].map(|key| row[key].as_u64().unwrap()).iter().sum();
        assert_eq!(games, 30);
        assert!(elo(player, "elo_low") < elo(player, "elo") && elo(player, "elo") < elo(player, "elo_high"));
    }
    assert!(elo(0, "elo") > elo(1, "elo"), "{report}");
    let text = arena(args, &[]).stdout;
    assert!(text.contains("mandala: 60 games, 5 deals at each of 6 tables in 2 rotations"), "{text}");
    // The cross-table.
    assert!(text.lines().any(|line| line.starts_with("greedy ") && line.contains("  ·  ")), "{text}");
    assert!(fs::read_to_string(page).unwrap().contains("5 deals at each of 6 tables in 2 rotations."));
    let stones = arena("--game stones --players random,greedy,random,newcomer,random --games 1 --json", &[]);
    assert_eq!((stones.status, stones.stderr.contains("--seats N")), (2, true), "{stones:?}");
    let stones = json_of(&arena(
        "--game stones --players random,greedy,random,newcomer --seats 3 --games 1 --json",
        &[],
    ));
    assert_eq!(stones["games"], 12, "four tables of three, each in three rotations");
}

#[test]
fn players_that_do_the_same_are_said_to() {
    let text = arena("--game mandala --players greedy,also=greedy --games 20", &[]);
    assert!(text.stdout.contains("Every deal was played alike in all rotations"), "{text:?}");
    let other = arena("--game mandala --players greedy,random --games 20", &[]);
    assert!(!other.stdout.contains("played alike"), "{other:?}");
}

fn first_action(path: &Path, comment: &str) {
    let script = "s/.*\"legal\":\\[\"\\([^\"]*\\)\".*/{\"action\":\"\\1\"}/p";
    fs::write(path, format!("# {comment}\n{script}\n")).unwrap();
}

/// A program that has been changed is another player: its games are played again, and the report says what came from where.
#[test]
fn a_log_belongs_to_its_programs() {
    let folder = tempfile::tempdir().unwrap();
    let (program, log) = (folder.path().join("bot.sed"), folder.path().join("log.jsonl"));
    first_action(&program, "one");
    let players = format!("mine=cmd:sed -u -n -f {},random", program.display());
    let run =
        || arena("--game mandala --games 4 --json", &["--players", &players, "--log", log.to_str().unwrap()]);
    let from_log = |run: &Run| json_of(run)["games_from_log"].as_u64().unwrap();
    let first = run();
    assert_eq!((from_log(&first), first.stderr.as_str()), (0, ""));
    assert_eq!(from_log(&run()), 4);
    first_action(&program, "two");
    let changed = run();
    assert_eq!((from_log(&changed), records(&log).len()), (0, 8), "{changed:?}");
    let note = "note: 4 games in the log are of other versions of these players and do not count; 0 do\n";
    assert_eq!(changed.stderr, note);
    let version = |line: usize| records(&log)[line]["arena"]["versions"].as_array().unwrap().clone();
    assert!(version(0).iter().any(|one| one.as_str().is_some_and(|one| one.starts_with("sha256:"))));
    assert_ne!(version(0), version(4));
    // What was written before there were versions is not trusted either.
    let old: Vec<String> = records(&log)
        .into_iter()
        .map(|mut record| {
            record["arena"].as_object_mut().unwrap().remove("versions");
            record.to_string() + "\n"
        })
        .collect();
    fs::write(&log, old.concat()).unwrap();
    assert_eq!(from_log(&run()), 0);
    // The first version again: its text is what counts, not its date.
    first_action(&program, "two");
    assert_eq!(from_log(&run()), 4);
    let own = "--game mandala --players greedy,random --games 4 --log";
    assert_eq!(report(own, &[log.to_str().unwrap()])["games_from_log"], 0);
    assert_eq!(report(own, &[log.to_str().unwrap()])["games_from_log"], 4, "players of ours need no version");
}
