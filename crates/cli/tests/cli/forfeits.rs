//! What the arena says of programs that lose by a fault. They are shell scripts.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::run::{Run, mandala};

/// Reads each message; at `act` the body can use `$first`, the first legal action.
pub(crate) fn script(folder: &Path, name: &str, body: &str) -> String {
    let text = format!(
        "while read -r line; do case $line in *'\"type\":\"act\"'*)\n\
         first=${{line#*'\"legal\":[\"'}}; first=${{first%%\\\"*}}\n{body}\n;; esac; done\n"
    );
    let path = folder.join(name);
    fs::write(&path, text).unwrap();
    format!("cmd:sh {}", path.display())
}

pub(crate) const GOOD: &str = r#"printf '{"action":"%s"}\n' "$first""#;

fn arena(players: &str, more: &[&str]) -> Run {
    mandala(&[&["arena", "--game", "mandala", "--players", players], more].concat())
}

fn report(run: &Run) -> Value {
    serde_json::from_str(&run.stdout).unwrap_or_else(|error| panic!("{error}: {run:?}"))
}

/// A body, and of the fault: its id, what the record says, and parts of what happened, of what was expected, of the line
/// received and of the last line on standard error.
const FAULTS: [(&str, [&str; 6]); 8] = [
    (
        r#"echo '{"action":"cR"}'"#,
        ["not-legal", "illegal", "`cR` is not legal", "legal actions, which", r#"{"action":"cR"}"#, ""],
    ),
    (
        r#"echo '{"action":"up"}'"#,
        ["no-action", "illegal", "`up` is no action", "legal actions, which", r#"{"action":"up"}"#, ""],
    ),
    (
        "echo thinking; echo why >&2",
        ["malformed", "illegal", "no JSON object", r#"such as {"action":"m1"#, "thinking", "why"],
    ),
    (
        r#"echo '{"move":"m1R"}'"#,
        ["malformed", "illegal", "missing field `action`", "one line", r#"{"move":"m1R"}"#, ""],
    ),
    (
        r#"echo '{"action":NaN}'"#,
        ["malformed", "illegal", "line 1 column 1", "one line", r#"{"action":NaN}"#, ""],
    ),
    (
        "head -c 200000 /dev/zero | tr '\\0' x; echo",
        ["too-long", "illegal", "longer than 65536", "one line", "xxx… (65536 bytes in all)", ""],
    ),
    (
        "echo 'at line 7' >&2; exit 3",
        ["ended", "crashed", "ended before it answered (exit status: 3)", "runs until", "", "at line 7"],
    ),
    ("exec sleep 20", ["late", "time", "did not answer within 550 ms", "`budget_ms` (300 ms)", "", ""]),
];

#[test]
fn each_forfeit_says_what_happened_and_what_was_expected() {
    let folder = tempfile::tempdir().unwrap();
    let page = folder.path().join("match.html");
    for (body, [id, why, what, expected, received, stderr]) in FAULTS {
        let players = format!("{},random", script(folder.path(), "bot.sh", body));
        let games = ["--games", "2", "--ms", "300"];
        let run = arena(&players, &[&games[..], &["--json", "--html", page.to_str().unwrap()]].concat());
        assert_eq!(run.status, 0, "{run:?}");
        let first = &report(&run)["players"][0];
        assert_eq!(first["forfeits"], 2, "{first}");
        let [reason] = &first["forfeit_reasons"].as_array().unwrap()[..] else {
            panic!("one reason: {first}")
        };
        assert_eq!(
            (&reason["games"], &reason["id"], &reason["why"], &reason["deal"]),
            (&json!(2), &json!(id), &json!(why), &json!(0))
        );
        let says = |key: &str, part: &str| {
            let text = reason[key].as_str().unwrap_or_default();
            assert!(text.contains(part), "{key}: {text} has not {part}");
        };
        says("what", what);
        says("expected", expected);
        says("received", received);
        let last = reason["stderr"].as_array().map_or("", |lines| lines.last().unwrap().as_str().unwrap());
        assert_eq!(last, stderr);
        // The first one is told at once, and the text and the page have it, too.
        assert!(run.stderr.contains(&format!("warning: cmd:sh {}", folder.path().display())), "{run:?}");
        assert!(run.stderr.contains(what) && run.stderr.contains(received), "{run:?}");
        let text = arena(&players, &games).stdout;
        let escaped = |part: &str| part.replace('"', "&quot;");
        let page = fs::read_to_string(&page).unwrap();
        for part in [what, expected, received, stderr] {
            assert!(text.contains(part), "{part} is not in {text}");
            assert!(page.contains(&escaped(part)), "{part} is not on the page");
        }
        assert!(text.contains("forfeited 2 games\n  2 games, "), "{text}");
    }
}

#[test]
fn the_log_keeps_what_happened() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let players = format!("random,{}", script(folder.path(), "bot.sh", "echo oh >&2; echo no"));
    let more = ["--games", "2", "--json", "--log", log.to_str().unwrap()];
    let played = report(&arena(&players, &more));
    let line: Value =
        serde_json::from_str(fs::read_to_string(&log).unwrap().lines().next().unwrap()).unwrap();
    assert_eq!((&line["fault"]["received"], &line["fault"]["stderr"]), (&json!("no"), &json!(["oh"])));
    assert_eq!(mandala(&["replay", log.to_str().unwrap()]).status, 0);
    let read = report(&arena(&players, &more));
    assert_eq!(read["players"][1]["forfeit_reasons"], played["players"][1]["forfeit_reasons"]);
}

#[test]
fn what_was_not_measured_is_null() {
    let run = arena("cmd:false,random", &["--games", "4", "--json"]);
    let report = report(&run);
    let [failed, random] = &report["players"].as_array().unwrap()[..] else { panic!("two play") };
    assert_eq!(
        (&failed["mean_score"], &random["mean_score"]),
        (&Value::Null, &Value::Null),
        "no game was finished"
    );
    assert_eq!((&failed["ms_per_move"], &failed["max_ms_per_move"]), (&Value::Null, &Value::Null));
    assert!(random["ms_per_move"].is_number() && failed["win_rate"] == 0.0, "{report}");
    let text = arena("cmd:false,random", &["--games", "4"]).stdout;
    assert!(text.lines().any(|line| line.starts_with("cmd:false") && line.contains("  –  ")), "{text}");
}

#[test]
fn a_program_that_cannot_be_started_ends_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.jsonl");
    let more = ["--games", "1000", "--json", "--log", log.to_str().unwrap()];
    for program in ["cmd:/no/such/program --fast", "cmd:nosuchprogram"] {
        let run = arena(&format!("random,{program}"), &more);
        assert_eq!((run.status, run.stdout.as_str()), (1, ""), "{run:?}");
        let begin = format!("error: {program}: the program could not be started: No such file");
        assert!(run.stderr.starts_with(&begin) && run.stderr.lines().count() == 1, "{}", run.stderr);
        assert!(run.stderr.contains("; expected: a program that exists"), "{}", run.stderr);
        assert_eq!(fs::read_to_string(&log).unwrap(), "", "a game that was not played is no game");
    }
}

#[test]
fn a_match_can_stop_at_the_first_forfeit() {
    let folder = tempfile::tempdir().unwrap();
    // It plays its first 60 actions well: more than a game.
    let body = format!("n=$((${{n:-0}} + 1)); if [ $n -gt 60 ]; then echo tired; else {GOOD}; fi");
    let players = format!("{},random", script(folder.path(), "bot.sh", &body));
    let more = ["--games", "1000", "--jobs", "1", "--json"];
    let run = arena(&players, &[&more[..], &["--stop-on-forfeit"]].concat());
    assert_eq!(run.status, 1, "{run:?}");
    assert!(run.stderr.starts_with("error: cmd:sh ") && run.stderr.contains("received: tired"), "{run:?}");
    assert_eq!(run.stderr.lines().count(), 1, "it is said once: {}", run.stderr);
    let report = report(&run);
    assert_eq!(report["stopped_by"]["received"], "tired");
    assert!(report["games"].as_u64().unwrap() < 20, "{report}");
    let text = arena(&players, &["--games", "1000", "--jobs", "1", "--stop-on-forfeit"]);
    assert!(text.stdout.contains("Stopped at a forfeit: cmd:sh "), "{text:?}");
}

#[test]
fn a_line_too_many_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let flag = folder.path().join("written");
    let twice = format!(r#"printf '{{"action":"%s"}}\nextra\n' "$first"; touch {}"#, flag.display());
    // The other waits until the line too many has surely been read.
    let patient = format!("until [ -e {} ]; do sleep 0.01; done; sleep 0.1; {GOOD}", flag.display());
    let (twice, patient) =
        (script(folder.path(), "twice.sh", &twice), script(folder.path(), "patient.sh", &patient));
    let run = arena(&format!("{twice},{patient}"), &["--games", "1", "--jobs", "1", "--json"]);
    let report = report(&run);
    let reason = &report["players"][0]["forfeit_reasons"][0];
    assert_eq!(reason["received"], "extra", "{report}");
    let what = reason["what"].as_str().unwrap();
    assert!(
        what.ends_with("the line had been written before the question, which one line answers"),
        "{what}"
    );
}
