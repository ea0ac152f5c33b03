//! `mandala arena`: whole matches by the real program.

use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::run::{Run, mandala, mandala_reading, run};

/// Runs `mandala arena` with these arguments, separated by spaces, and more.
pub(crate) fn arena(args: &str, more: &[&str]) -> Run {
    let mut all = vec!["arena"];
    all.extend(args.split_whitespace());
    all.extend(more);
    mandala(&all)
}

/// The report of a match, which must go well.
pub(crate) fn report(args: &str, more: &[&str]) -> Value {
    let run = arena(&format!("--json {args}"), more);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""), "{args}");
    assert_eq!(run.stdout.lines().count(), 1, "one document and nothing else");
    serde_json::from_str(&run.stdout).unwrap()
}

/// A report without the time it took, and without what came from a log.
fn timeless(mut report: Value) -> Value {
    report.as_object_mut().unwrap().remove("games_from_log");
    for player in report["players"].as_array_mut().unwrap() {
        for key in ["ms_per_move", "max_ms_per_move"] {
            player.as_object_mut().unwrap().remove(key);
        }
    }
    report
}

pub(crate) fn records(path: &Path) -> Vec<Value> {
    fs::read_to_string(path).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn the_report_has_the_keys_programs_expect() {
    let report = report("--game mandala --players greedy,random --games 7", &[]);
    for player in report["players"].as_array().unwrap() {
        let seats = player["by_seat"].as_array().unwrap();
        let count = |key: &str| seats.iter().map(|seat| seat[key].as_u64().unwrap()).sum::<u64>();
        assert_eq!((seats.len(), count("wins") + count("draws") + count("losses")), (2, 8));
        assert_eq!(count("wins"), player["wins"].as_u64().unwrap());
    }
    assert_eq!(report.as_object().unwrap().keys().collect::<Vec<_>>(), ["game", "games", "players"]);
    assert_eq!(
        (&report["game"], &report["games"]),
        (&json!("mandala"), &json!(8)),
        "rounded up to whole deals"
    );
    let mut keys = [
        "name",
        "wins",
        "draws",
        "losses",
        "win_rate",
        "elo",
        "elo_low",
        "elo_high",
        "mean_score",
        "ms_per_move",
        "max_ms_per_move",
        "forfeits",
        "by_seat",
    ];
    keys.sort_unstable();
    for (player, name) in report["players"].as_array().unwrap().iter().zip(["greedy", "random"]) {
        assert_eq!(player.as_object().unwrap().keys().collect::<Vec<_>>(), keys);
        assert_eq!(player["name"], name);
        let count = |key: &str| player[key].as_u64().unwrap();
        assert_eq!(count("wins") + count("draws") + count("losses"), 8);
        let rate = (count("wins") as f64 + 0.5 * count("draws") as f64) / 8.0;
        assert!((player["win_rate"].as_f64().unwrap() - rate).abs() < 1e-12);
        let elo = |key: &str| player[key].as_f64().unwrap();
        let ms = |key: &str| player[key].as_f64().unwrap();
        assert!(ms("ms_per_move") <= ms("max_ms_per_move"));
        assert!(elo("elo_low") <= elo("elo") && elo("elo") <= elo("elo_high"));
    }
}

#[test]
fn every_deal_is_played_in_all_rotations() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    report("--game stones --players greedy,random,beginner --games 9 --log", &[log.to_str().unwrap()]);
    let mut games = records(&log);
    let order = |game: &Value| (game["arena"]["deal"].as_u64(), game["arena"]["rotation"].as_u64());
    games.sort_by_key(order);
    for (number, deal) in games.chunks_exact(3).enumerate() {
        let players = |game: &Value| game["players"].clone();
        assert_eq!(players(&deal[0]), json!(["greedy", "random", "beginner"]));
        assert_eq!(players(&deal[1]), json!(["beginner", "greedy", "random"]));
        assert_eq!(players(&deal[2]), json!(["random", "beginner", "greedy"]));
        for (rotation, game) in deal.iter().enumerate() {
            assert_eq!(order(game), (Some(number as u64), Some(rotation as u64)));
            assert_eq!(game["setup"], deal[0]["setup"]);
            assert_eq!(game["times"].as_array().unwrap().len(), game["actions"].as_array().unwrap().len());
        }
    }
    assert_eq!(games.len(), 9);
    let replayed = mandala(&["replay", log.to_str().unwrap()]);
    assert_eq!(replayed.status, 0, "{}", replayed.stdout);
    // A deal is that of `simulate`, and so is the game of players in their first seats.
    let simulated = mandala(&[
        "simulate",
        "--game",
        "stones",
        "--bots",
        "greedy,random,beginner",
        "--games",
        "3",
        "--seed",
        "1",
    ]);
    for (line, deal) in simulated.stdout.lines().zip(games.chunks_exact(3)) {
        let game: Value = serde_json::from_str(line).unwrap();
        assert_eq!((&game["setup"], &game["actions"]), (&deal[0]["setup"], &deal[0]["actions"]));
    }
}

#[test]
fn players_that_are_alike_score_exactly_alike() {
    for args in [
        "--game mandala --players plain,plain --iterations 40 --games 6",
        "--game mandala --players greedy,greedy --games 40",
        "--game stones --players casual,casual --games 4",
        "--game stones --players beginner,beginner,beginner --games 9",
        "--game stones --players random,random,random,random --games 40",
    ] {
        let report = report(args, &[]);
        let players = report["players"].as_array().unwrap();
        let share = report["games"].as_f64().unwrap() / players.len() as f64;
        for player in players {
            let won = player["wins"].as_f64().unwrap() + player["draws"].as_f64().unwrap() / 2.0;
            assert_eq!((&player["elo_low"], &player["elo_high"]), (&Value::Null, &Value::Null), "{args}");
            assert!((won - share).abs() < 1e-9, "{args}: {report}");
            assert!(player["elo"].as_f64().unwrap().abs() < 1e-9, "{args}: {report}");
        }
    }
}

#[test]
fn a_match_goes_on_wherever_its_log_was_cut() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let args = "--game mandala --players beginner,plain --iterations 20 --games 8 --log";
    let log_name = path.to_str().unwrap();
    let whole = timeless(report(args, &[log_name]));
    assert_eq!(whole, timeless(report(args.strip_suffix(" --log").unwrap(), &[])));
    let log = fs::read(&path).unwrap();
    let end_of_first = log.iter().position(|&byte| byte == b'\n').unwrap();
    let cuts = [0, 1, end_of_first, end_of_first + 1, log.len() / 3, log.len() / 2, log.len() - 1, log.len()];
    for cut in cuts {
        fs::write(&path, &log[..cut]).unwrap();
        assert_eq!(timeless(report(args, &[log_name])), whole, "cut after {cut} bytes");
        assert_eq!(records(&path).len(), 8);
    }
    // Another seed or budget is another match, and may keep its log in the same file.
    report(&args.replace("20", "10"), &[log_name]);
    report(&args.replace("--log", "--seed 2 --log"), &[log_name]);
    assert_eq!(records(&path).len(), 24);
    assert_eq!(timeless(report(args, &[log_name])), whole);
    assert_eq!(records(&path).len(), 24);
    fs::write(&path, "not a log\n").unwrap();
    let refused = arena(args, &[log_name]);
    assert_eq!((refused.status, refused.stdout.as_str()), (1, ""));
    assert!(refused.stderr.contains("line 1: "), "{}", refused.stderr);
}

#[test]
fn jobs_change_nothing() {
    for args in [
        "--game mandala --players beginner,greedy --games 12",
        "--game mandala --players greedy,random --games 4000 --sprt 0,30",
    ] {
        let one = report(args, &["--jobs", "1"]);
        assert_eq!(timeless(one), timeless(report(args, &["--jobs", "5"])), "{args}");
    }
}

#[test]
fn a_test_stops_when_it_is_decided() {
    for (players, verdict) in
        [("greedy,random", "above"), ("random,random", "below"), ("random,greedy", "below")]
    {
        let args = format!("--game mandala --players {players} --games 100000 --sprt -10,40");
        let report = report(&args, &[]);
        assert_eq!(report["sprt"]["verdict"], verdict, "{report}");
        assert!(report["games"].as_u64().unwrap() < 100_000);
        assert!(report["sprt"]["llr"].as_f64().unwrap().abs() >= report["sprt"]["bound"].as_f64().unwrap());
    }
    let undecided = report("--game mandala --players random,random --games 4 --sprt 0,5", &[]);
    assert_eq!((&undecided["sprt"]["verdict"], &undecided["games"]), (&json!("open"), &json!(4)));
}

#[test]
fn forfeits_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    for _ in 0..2 {
        let run = arena(
            "--game stones --games 6 --ms 200 --json --log",
            &[log.to_str().unwrap(), "--players", "cmd:false,random"],
        );
        assert_eq!(run.status, 0, "{}", run.stderr);
        let report: Value = serde_json::from_str(&run.stdout).unwrap();
        let [program, random] = &report["players"].as_array().unwrap()[..] else { panic!("two play") };
        assert_eq!(
            (&program["forfeits"], &program["losses"], &program["wins"]),
            (&json!(6), &json!(6), &json!(0))
        );
        assert_eq!((&random["forfeits"], &random["wins"]), (&json!(0), &json!(6)));
        assert_eq!(records(&log).len(), 6, "the second time nothing is left to play");
    }
}

#[test]
fn text_and_page_show_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("match.html");
    let args = "--game stones --players greedy,random,greedy --games 30 --seed 5 --html";
    let run = arena(args, &[page.to_str().unwrap()]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    for shown in ["stones: 30 games, 10 deals in 3 rotations", "seed 5", "greedy (2)", "ms/move", "seat 2"] {
        assert!(run.stdout.contains(shown), "{shown} in {}", run.stdout);
    }
    let page = fs::read_to_string(page).unwrap();
    for shown in [
        "Cross-table",
        "Elo with 95 % intervals",
        "Score margin of",
        "Wins by seat",
        "Time per move",
        "Seed",
        "<svg",
        "<html lang=\"en\">",
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
        "<title>stones: greedy, random, greedy (2)</title>",
        "prefers-color-scheme: dark",
        "@media print",
    ] {
        assert!(page.contains(shown), "{shown}");
    }
    for link in ["http:", "https:", "src=", "href=", "url(", "@import", "<script"] {
        assert!(!page.contains(link), "a page that needs nothing else has no {link}");
    }
    assert_eq!(page.matches("<th ").count(), page.matches("<th scope=").count());
    assert_eq!(page.matches("<svg ").count(), page.matches("role=\"img\" aria-label=").count());
}

/// A program that plays the first legal action, and once sends its host's process group what Ctrl-C sends.
const INTERRUPTING: &str = r#"trap 'touch "$0.interrupted"' INT
n=0
while read -r line; do
  case $line in
    *'"type":"act"'*)
      n=$((n + 1))
      if [ $n = 400 ]; then kill -INT -$PPID; fi
      legal=${line#*'"legal":["'}
      printf '{"action":"%s"}\n' "${legal%%\"*}"
  esac
done
"#;

#[test]
fn a_match_that_is_interrupted_prints_what_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let (program, log) = (folder.path().join("bot.sh"), folder.path().join("log.jsonl"));
    fs::write(&program, INTERRUPTING).unwrap();
    let players = format!("cmd:sh {},random", program.display());
    let more = ["--players", &players, "--log", log.to_str().unwrap()];
    let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
    let args = "arena --game stones --games 1000 --jobs 1 --json".split_whitespace();
    command.args(args).args(more).process_group(0);
    let run = run(command, |_| Ok(()));
    assert_eq!(run.status, 0, "{}", run.stderr);
    let report: Value = serde_json::from_str(&run.stdout).unwrap();
    let games = report["games"].as_u64().unwrap() as usize;
    assert!((2..1000).contains(&games) && games.is_multiple_of(2), "{report}");
    assert_eq!(report["players"][0]["forfeits"], 0);
    assert!(run.stderr.starts_with(&format!("interrupted after {games} of 1000 games")), "{}", run.stderr);
    assert!((games..=games + 1).contains(&records(&log).len()));
    // A program that Ctrl-C ended might lose its game before the match hears of it.
    assert!(!folder.path().join("bot.sh.interrupted").exists());
}

#[test]
fn wrong_usage_is_status_2() {
    for args in [
        "--game chess --players random,random --games 2",
        "--game mandala --players random --games 2",
        "--game mandala --players random,random,random --seats 3 --games 2",
        "--game stones --players random,random --seats 3 --games 2",
        "--game mandala --players master=random,random --games 2",
        "--game mandala --players random@1s,random --games 2",
        "--game mandala --players club@soon,random --games 2",
        "--game stones --players random,random,random,random,random --games 2",
        "--game mandala --players random,nobody --games 2",
        "--game mandala --players random,random",
        "--game mandala --players random,random --games 0",
        "--game mandala --players random,random --games 2 --jobs 0",
        "--game mandala --players random,random --games 2 --sprt 5,0",
        "--game mandala --players random,random --games 2 --sprt 5",
        "--game mandala --players random,random --games 2 --iterations 0",
        "--game mandala --players random,random --games 2 --ms 0",
        "--game mandala --players random,random --games 2 --ms 5 --iterations 5",
        "--game mandala --players random,random --games 2 --options {",
        "--games 2",
    ] {
        let run = arena(args, &[]);
        assert_eq!((run.status, run.stdout.as_str()), (2, ""), "{args}");
        assert!(run.stderr.starts_with("error: "), "{}", run.stderr);
    }
    let nowhere = arena("--game mandala --players random,random --games 2 --log /no/such/folder/x", &[]);
    assert_eq!(nowhere.status, 1);
    assert!(nowhere.stderr.starts_with("error: /no/such/folder/x: "), "{}", nowhere.stderr);
}

#[test]
fn the_search_is_measured() {
    let run = mandala(&["bench", "--search", "--seconds", "0.01", "--json"]);
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    let rows: Vec<Value> = serde_json::from_str(&run.stdout).unwrap();
    let tables: Vec<_> = rows.iter().map(|row| json!([row["game"], row["players"], row["player"]])).collect();
    let mut expected = Vec::new();
    for (game, players) in [("mandala", 2), ("stones", 2), ("stones", 3), ("stones", 4)] {
        expected.extend(["plain", "master"].map(|player| json!([game, players, player])));
    }
    assert_eq!(tables, expected);
    for row in &rows {
        for key in ["iterations_per_second", "iterations", "nodes", "depth"] {
            assert!(row[key].as_f64().unwrap() > 0.0, "{key} in {row}");
        }
    }
    let text = mandala(&["bench", "--search", "--game", "stones", "--players", "3", "--seconds", "0.01"]);
    assert!(text.stdout.contains("depth") && text.stdout.lines().count() == 3, "{}", text.stdout);
    assert_eq!(mandala(&["bench", "--search", "--games", "3"]).status, 2);
}

#[test]
fn a_person_can_play_against_a_level() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.jsonl");
    let args =
        ["play", "--level", "beginner", "--seat", "1", "--seed", "3", "--record", record.to_str().unwrap()];
    let run = mandala_reading(&args, b"quit\n");
    assert_eq!((run.status, run.stderr.as_str()), (0, ""));
    assert!(run.stdout.contains("Beginner"), "{}", run.stdout);
    let record = &records(&record)[0];
    assert_eq!(record["players"], json!(["beginner", "human"]));
    assert!(!record["actions"].as_array().unwrap().is_empty(), "the computer has begun");
}
