//! A machine that runs short of memory or disk: commands do their work in bounded memory, or say what failed. The limits are
//! those of Linux.

use std::process::{Command, Stdio};

use mandala::Mandala;
use serde_json::{Value, json};
use tabletop::record::{Ignore, Journal};
use tabletop::{Seed, State};

use crate::hostile::{good, refused};
use crate::run::{Run, mandala, run};

/// Less than a line or a trace in these tests, in MiB.
const LITTLE: u32 = 128;

/// `mandala replay -`, in so many MiB of addresses. The allocator takes some 90 of them from the start, few of which it uses.
fn replay_in(mebibytes: u32) -> Command {
    let mut command = Command::new("sh");
    let script = format!(r#"ulimit -v {}; exec "$0" replay "$@" -"#, mebibytes * 1024);
    command.args(["-c", &script, env!("CARGO_BIN_EXE_mandala")]);
    command
}

/// Where a line of 200 MB cannot be held, it is refused all the same, and the line behind it is read.
#[test]
fn a_line_of_200_megabytes_in_little_memory() {
    let good = good();
    let run = run(replay_in(LITTLE), |stdin| {
        stdin.write_all(br#"{"format":""#)?;
        let chunk = "x".repeat(1 << 16);
        for _ in 0..3_200 {
            stdin.write_all(chunk.as_bytes())?;
        }
        writeln!(stdin, "\"}}\n{good}")
    });
    assert_eq!(run.status, 1, "{}", run.stderr);
    let lines: Vec<_> = run.stdout.lines().collect();
    let refused: Value = serde_json::from_str(lines[0]).unwrap();
    assert_eq!((&refused["ok"], &refused["ply"]), (&json!(false), &Value::Null));
    assert!(refused["error"].as_str().unwrap().contains("16 MiB"), "{refused}");
    assert!(lines[1].starts_with(r#"{"ok":true,"#) && lines.len() == 2);
}

/// The worst that fits on a line: as many small values as possible, in every place that is read.
#[test]
fn a_line_full_of_small_values_in_bounded_memory() {
    const MANY: usize = 4_000_000;
    let numbers = format!("[0{}]", ",0".repeat(MANY));
    let strings = format!("[\"\"{}]", ",\"\"".repeat(MANY));
    for (key, value) in [
        ("actions", &numbers),
        ("actions", &strings),
        ("players", &strings),
        ("reshuffles", &strings),
        ("options", &numbers),
        ("setup", &numbers),
        ("result", &numbers),
        ("mine", &numbers),
    ] {
        let line = format!(r#"{{"format":"mandala-record/1","game":"mandala","{key}":{value}}}"#);
        refused(&run(replay_in(390), |stdin| stdin.write_all(line.as_bytes())));
    }
}

/// Players who only discard play as long as they are let. The trace of such a game is many times as long as its record.
#[test]
fn a_trace_of_200_megabytes_in_little_memory() {
    const TURNS: usize = 400_000;
    let options = tabletop::record::read_options::<Mandala>(&format!(r#"{{"turn_limit":{TURNS}}}"#)).unwrap();
    let names = vec!["a".to_owned(), "b".to_owned()];
    let mut journal = Journal::<Mandala>::deal(names, options, Seed::from_number(1), false);
    while journal.state().to_move().is_some() {
        let last = journal.state().legal_count() - 1;
        journal.play(journal.state().nth_legal(last), &mut Ignore).unwrap();
    }
    assert_eq!(journal.actions().len(), TURNS);
    let line = journal.to_line();
    let mut command = replay_in(LITTLE);
    command.arg("--trace");
    let Run { status, stdout, stderr } = run(command, |stdin| stdin.write_all(line.as_bytes()));
    assert_eq!((status, stderr.as_str()), (0, ""));
    assert!(stdout.len() > 160_000_000, "{} bytes", stdout.len());
    assert_eq!(stdout.lines().count(), 1);
    assert_eq!(stdout.matches(r#"{"legal":["#).count(), TURNS + 1);
    assert!(stdout.starts_with(r#"{"ok":true,"result":{"scores":["#) && stdout.ends_with("}]}\n"));
}

#[test]
fn a_full_disk_is_told_and_no_panic() {
    let full = || Stdio::from(std::fs::File::create("/dev/full").unwrap());
    for args in [
        &["completions", "bash"][..],
        &["perft", "--game", "mandala", "--seed", "1", "--depth", "1"],
        &["bench", "--game", "mandala", "--games", "1"],
        &["simulate", "--game", "mandala", "--seed", "1", "--games", "1"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_mandala"));
        let output = command.args(args).stdout(full()).stderr(Stdio::piped()).output().unwrap();
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{args:?}: {stderr}");
        assert!(stderr.starts_with("error: ") && stderr.lines().count() == 1, "{args:?}: {stderr}");
    }
    let out = ["simulate", "--game", "mandala", "--seed", "1", "--games", "1", "--out", "/dev/full"];
    let Run { status, stderr, .. } = mandala(&out);
    assert_eq!(status, 1);
    assert!(stderr.starts_with("error: /dev/full: "), "{stderr}");
}
