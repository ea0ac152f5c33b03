//! Steps that run one after the other, with a heading for each and a table of what became of them.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use crate::failure::Failure;
use crate::invocation::Invocation;
use crate::table::{Align, Table};
use crate::terminal::print;

/// One thing to run.
pub(crate) struct Step {
    pub(crate) name: String,
    pub(crate) invocation: Invocation,
    /// What has to be there first; where it cannot be had, the step is skipped and the reason shown.
    pub(crate) needs: Option<fn() -> Result<(), Failure>>,
}

/// What became of a step.
enum Outcome {
    Passed(Duration),
    Failed(Duration),
    Skipped(String),
}

/// Runs the steps in order up to the first that fails, and closes with a table of them all.
pub(crate) fn run(steps: &[Step]) -> Result<ExitCode, Failure> {
    let outcomes = up_to_failure(steps, |index, step| {
        print(format_args!("\n==> [{}/{}] {}: {}", index + 1, steps.len(), step.name, step.invocation));
        let outcome = perform(step)?;
        if let Outcome::Skipped(reason) = &outcome {
            print(format_args!("skipped: {reason}"));
        }
        Ok(outcome)
    })?;
    print(format_args!("\n{}\n", summary(steps, &outcomes)));
    let Some(Outcome::Failed(_)) = outcomes.last() else {
        return Ok(ExitCode::SUCCESS);
    };
    let step = &steps[outcomes.len() - 1];
    print(format_args!("The step \"{}\" failed. To repeat it alone:\n\n  {}\n", step.name, step.invocation));
    Ok(ExitCode::FAILURE)
}

/// What became of the steps, the last of them the one that failed, if any did.
fn up_to_failure(
    steps: &[Step],
    mut perform: impl FnMut(usize, &Step) -> Result<Outcome, Failure>,
) -> Result<Vec<Outcome>, Failure> {
    let mut outcomes = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        outcomes.push(perform(index, step)?);
        if let Some(Outcome::Failed(_)) = outcomes.last() {
            break;
        }
    }
    Ok(outcomes)
}

fn perform(step: &Step) -> Result<Outcome, Failure> {
    if let Some(needs) = step.needs
        && let Err(reason) = needs()
    {
        return Ok(Outcome::Skipped(reason.to_string()));
    }
    let start = Instant::now();
    let passed = step.invocation.succeeds()?;
    let time = start.elapsed();
    Ok(if passed { Outcome::Passed(time) } else { Outcome::Failed(time) })
}

/// The closing table. Steps without an outcome were not reached.
fn summary(steps: &[Step], outcomes: &[Outcome]) -> Table<3> {
    let mut table = Table::new([("step", Align::Left), ("time", Align::Right), ("result", Align::Left)]);
    for (index, step) in steps.iter().enumerate() {
        let (time, result) = match outcomes.get(index) {
            Some(Outcome::Passed(time)) => (minutes(*time), "passed".to_owned()),
            Some(Outcome::Failed(time)) => (minutes(*time), "failed".to_owned()),
            Some(Outcome::Skipped(reason)) => ("-".to_owned(), format!("skipped: {reason}")),
            None => ("-".to_owned(), "skipped: an earlier step failed".to_owned()),
        };
        table.row([step.name.clone(), time, result]);
    }
    table
}

/// A duration as minutes and seconds.
fn minutes(time: Duration) -> String {
    let tenths = time.as_millis() / 100;
    format!("{} min {:02}.{} s", tenths / 600, tenths / 10 % 60, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(name: &str, command: &str, needs: Option<fn() -> Result<(), Failure>>) -> Step {
        Step { name: name.into(), invocation: Invocation::cargo(&[command]), needs }
    }

    #[test]
    fn the_table_shows_every_step_reached_or_not() {
        let steps = ["format", "lint", "docs", "tests"].map(|name| step(name, "--version", None));
        let outcomes = [
            Outcome::Passed(Duration::from_millis(61_250)),
            Outcome::Skipped("no clippy".into()),
            Outcome::Failed(Duration::from_millis(940)),
        ];
        let expected = "\
| step   |         time | result                          |
| ------ | -----------: | ------------------------------- |
| format | 1 min 01.2 s | passed                          |
| lint   |            - | skipped: no clippy              |
| docs   | 0 min 00.9 s | failed                          |
| tests  |            - | skipped: an earlier step failed |";
        assert_eq!(summary(&steps, &outcomes).to_string(), expected);
    }

    #[test]
    fn the_first_failure_stops_the_run_and_a_skipped_step_does_not() {
        let steps = ["skipped", "good", "bad", "late"].map(|name| step(name, "--version", None));
        let mut seen = Vec::new();
        let outcomes = up_to_failure(&steps, |index, step| {
            seen.push((index, step.name.clone()));
            Ok(match step.name.as_str() {
                "skipped" => Outcome::Skipped("for a reason".into()),
                "bad" => Outcome::Failed(Duration::ZERO),
                _ => Outcome::Passed(Duration::ZERO),
            })
        });
        assert!(matches!(outcomes.unwrap()[..], [_, _, Outcome::Failed(_)]));
        assert_eq!(seen, [(0, "skipped".into()), (1, "good".into()), (2, "bad".into())]);
    }

    #[test]
    fn a_step_whose_need_cannot_be_met_is_skipped() {
        fn unmet() -> Result<(), Failure> {
            Err(Failure::Missing { what: "clippy".into(), command: "rustup component add clippy".into() })
        }
        let lacking = step("lint", "no-such-command-anywhere", Some(unmet));
        let outcome = perform(&lacking).unwrap();
        let Outcome::Skipped(reason) = outcome else { panic!("the step ran") };
        assert_eq!(reason, "clippy is missing; install it with: rustup component add clippy");
    }
}
