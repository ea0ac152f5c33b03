//! A short run of the fault suite: every fault once, on one cluster, while people and computers play. `cargo xtask faults` runs
//! the long one.

#![cfg(target_os = "linux")]

use std::time::Duration;

use faults::{Fault, Suite};

#[test]
fn nothing_is_lost_or_done_twice_whatever_fails() {
    let seed = std::process::id().into();
    let program = env!("CARGO_BIN_EXE_mandala").as_ref();
    let mut suite = Suite::start(program, seed, 8, Duration::from_secs(5)).unwrap();
    let outcome = suite.round(&Fault::ALL).unwrap_or_else(|failed| {
        panic!("{failed}\nseed {seed}, logs: {}", suite.logs().display());
    });
    assert!(outcome.games > 0 && outcome.timeouts > 0, "{outcome:?}");
    assert!(outcome.figures.reconnected > 0, "no client has reconnected: {outcome:?}");
}
