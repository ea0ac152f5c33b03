//! Files made to do harm: an error line, exit status 1, bounded memory, never a panic.

use crate::run::{Run, mandala, mandala_reading};

pub(crate) fn good() -> String {
    mandala(&["simulate", "--game", "mandala", "--games", "1", "--seed", "1"]).stdout.trim_end().to_owned()
}

/// One line was refused, in words, without a panic.
pub(crate) fn refused(run: &Run) {
    assert_eq!((run.status, run.stderr.as_str()), (1, ""), "{run:?}");
    assert!(run.stdout.starts_with(r#"{"ok":false,"ply":null,"error":""#), "{}", run.stdout);
    assert_eq!(run.stdout.lines().count(), 1);
    assert!(run.stdout.len() < 600, "{} bytes", run.stdout.len());
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
fn numbers_out_of_all_bounds_where_nobody_reads_them() {
    let line =
        good().replace(r#""options":{}"#, r#""options":{},"mine":[1e400,{"a":-1e999}],"started":1e400"#);
    let run = mandala_reading(&["replay", "-"], line.as_bytes());
    assert!(run.status == 0 && run.stdout.starts_with(r#"{"ok":true,"#), "{run:?}");
}

/// What is wrong is said without repeating all of it.
#[test]
fn long_texts_give_short_errors() {
    let long = "x".repeat(15_000_000);
    let half = &long[..7_000_000];
    let good = good();
    let (start, end) = (r#"{"format":"mandala-record/1","#, r#""options":{}"#);
    for line in [
        format!(r#"{start}"players":"{long}"}}"#),
        format!(r#"{start}"game":{{"{long}":1}}}}"#),
        format!(r#"{start}"{half}":1,"{half}":1}}"#),
        format!(r#"{start}"mine":{{"{half}":1,"{half}":1}}}}"#),
        format!(r#"{{"format":"{long}"}}"#),
        format!(r#"{start}"forfeit":{{"seat":0,"why":"{long}"}}}}"#),
        format!(r#"{start}"result":{{"{long}":0}}}}"#),
        good.replace(r#""game":"mandala""#, &format!(r#""game":"{long}""#)),
        good.replace(end, &format!(r#""options":{{"{long}":1}}"#)),
        good.replace(end, &format!(r#""options":{{"turn_limit":"{long}"}}"#)),
        good.replace(end, &format!(r#""options":{{"{half}":1,"{half}":1}}"#)),
        good.replace(r#""deck":""#, &format!(r#""deck":"{long}"#)),
        good.replace(r#""deck":""#, &format!(r#""{long}":""#)),
    ] {
        refused(&mandala_reading(&["replay", "-"], line.as_bytes()));
    }
    let action = good.replace(r#""actions":[""#, &format!(r#""actions":["{long}"#));
    let run = mandala_reading(&["replay", "-"], action.as_bytes());
    assert!(
        run.stdout.starts_with(r#"{"ok":false,"ply":0,"#) && run.stdout.len() < 600,
        "{}",
        run.stdout.len()
    );
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
