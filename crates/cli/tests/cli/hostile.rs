//! Files made to do harm: an error line, exit status 1, bounded memory, never a panic.

use std::process::Command;

use crate::run::{Run, mandala, mandala_reading, run};

fn good() -> String {
    mandala(&["simulate", "--game", "mandala", "--games", "1", "--seed", "1"]).stdout.trim_end().to_owned()
}

/// One line was refused, in words, without a panic.
fn refused(run: &Run) {
    assert_eq!((run.status, run.stderr.as_str()), (1, ""), "{run:?}");
    assert!(run.stdout.starts_with(r#"{"ok":false,"ply":null,"error":""#), "{}", run.stdout);
    assert_eq!(run.stdout.lines().count(), 1);
}

#[test]
fn every_way_to_cut_a_record_short() {
    let good = good();
    // One run for all of them: each cut is a line of its own.
    let cuts: Vec<&str> = (1..good.len()).map(|length| &good[..length]).collect();
    let run = mandala_reading(&["replay", "-"], cuts.join("\n").as_bytes());
    assert_eq!((run.status, run.stderr.as_str()), (1, ""));
    assert_eq!(run.stdout.lines().count(), cuts.len());
    assert!(run.stdout.lines().all(|line| line.starts_with(r#"{"ok":false,"ply":null,"#)));
}

#[test]
fn numbers_out_of_all_bounds() {
    for number in ["1e999", "-1e999", "123456789012345678901234567890", "-1", "1.5", "0x10", "1e2"] {
        let line = good().replace(r#""options":{}"#, &format!(r#""options":{{"turn_limit":{number}}}"#));
        refused(&mandala_reading(&["replay", "-"], line.as_bytes()));
        let line = good().replace(r#""scores":["#, &format!(r#""scores":[{number},"#));
        assert_eq!(mandala_reading(&["replay", "-"], line.as_bytes()).status, 1);
    }
}

#[test]
fn keys_written_twice() {
    for line in [
        good().replace(r#""options":{}"#, r#""options":{},"options":{}"#),
        good().replace(r#""options":{}"#, r#""options":{"turn_limit":500,"turn_limit":500}"#),
        good().replace(r#""options":{}"#, r#""options":{},"mine":[{"a":1,"a":1}]"#),
        good().replace(r#""winner""#, r#""winner":null,"winner""#),
    ] {
        refused(&mandala_reading(&["replay", "-"], line.as_bytes()));
    }
}

#[test]
fn nesting_without_end() {
    for deep in ["[".repeat(1_000_000), r#"{"a":"#.repeat(1_000_000)] {
        refused(&mandala_reading(&["replay", "-"], deep.as_bytes()));
        let line = good().replace(r#""options":{}"#, &format!(r#""options":{{}},"mine":{deep}"#));
        refused(&mandala_reading(&["replay", "-"], line.as_bytes()));
    }
}

#[test]
fn bytes_that_are_no_text() {
    refused(&mandala_reading(&["replay", "-"], b"{\"format\":\"\xff\xfe\"}"));
    refused(&mandala_reading(&["replay", "-"], b"\xef\xbb\xbf{}"));
    refused(&mandala_reading(&["replay", "-"], b"{\"a\":\"\0\"}"));
    refused(&mandala_reading(&["replay", "-"], &[0; 4096]));
}

/// With 64 MiB of memory, a line of 100 MB cannot be held; it is refused all the same, and the line behind it is read.
#[test]
fn a_line_of_100_megabytes_in_little_memory() {
    let good = good();
    let mut command = Command::new("sh");
    command.args(["-c", r#"ulimit -v 65536; exec "$0" replay -"#, env!("CARGO_BIN_EXE_mandala")]);
    let run = run(command, |stdin| {
        stdin.write_all(br#"{"format":""#)?;
        let chunk = "x".repeat(1 << 16);
        for _ in 0..1_600 {
            stdin.write_all(chunk.as_bytes())?;
        }
        writeln!(stdin, "\"}}\n{good}")
    });
    assert_eq!(run.status, 1, "{}", run.stderr);
    let lines: Vec<_> = run.stdout.lines().collect();
    assert_eq!(lines[0], r#"{"ok":false,"ply":null,"error":"The line is longer than 16 MiB."}"#);
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
        let mut command = Command::new("sh");
        command.args(["-c", r#"ulimit -v 400000; exec "$0" replay -"#, env!("CARGO_BIN_EXE_mandala")]);
        refused(&run(command, |stdin| stdin.write_all(line.as_bytes())));
    }
}
