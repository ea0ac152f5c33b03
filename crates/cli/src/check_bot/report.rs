//! What was found, in sentences.

use std::io::{self, Write};

use arena::{Exit, details};
use mandala_games::GameName;

use super::trial::{FaultFound, Findings};

/// Writes what was found in the games of one kind.
pub(super) fn write(
    findings: &Findings,
    game: GameName,
    players: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "\n{game}, {players} players")?;
    if !findings.is_not_started() {
        write_games(findings, out)?;
    }
    for FaultFound { report, games, first: (number, seat, plies) } in &findings.faults {
        let lost =
            if *games == 1 { "1 game was lost".to_owned() } else { format!("{games} games were lost") };
        let place = format!("first in game {number}, in seat {}, after {plies} actions", seat.index());
        fault(&report.what, &[&[("lost", format!("{lost}, {place}"))], &details(report)[..]].concat(), out)?;
    }
    if let Some(line) = &findings.unasked {
        let expected =
            "`start` and `end` have no answer, and `act` has one line: the next game would take this for it";
        let details = [("expected", expected.to_owned()), ("received", line.clone())];
        fault("the program wrote a line more than it was asked for", &details, out)?;
    }
    match &findings.exit {
        None => Ok(()),
        Some(exit) if findings.was_killed() => {
            let what = format!(
                "the program did not exit within {} ms after its standard input had ended, and was killed",
                Exit::LIMIT.as_millis()
            );
            fault(&what, &[&[("expected", AT_THE_END.to_owned())], &stderr(exit)[..]].concat(), out)
        }
        Some(exit) if exit.status.is_some_and(|status| status.success()) => {
            writeln!(out, "  ok     it exits when its standard input ends")
        }
        Some(exit) => {
            let status = exit.status.map(|status| status.to_string()).unwrap_or_default();
            writeln!(out, "  note   it exits when its standard input ends, but with a failure ({status})")?;
            explain(&stderr(exit), out)
        }
    }
}

const AT_THE_END: &str = "a program exits when its standard input ends, as a loop over its lines does";

fn stderr(exit: &Exit) -> Vec<(&'static str, String)> {
    exit.stderr.iter().map(|line| ("stderr", line.clone())).collect()
}

/// What was played, and how fast.
fn write_games(findings: &Findings, out: &mut impl Write) -> io::Result<()> {
    let lost: u32 = findings.faults.iter().map(|fault| fault.games).sum();
    let (count, budget) = (findings.times.len(), findings.budget.as_secs_f64() * 1000.0);
    let kind = if lost > 0 { "" } else { "ok" };
    write!(out, "  {kind:<6} {} games, {lost} lost by a fault; {count} legal answers", findings.games)?;
    let longest = findings.times.iter().copied().fold(0.0, f64::max);
    if count > 0 {
        let mean = findings.times.iter().sum::<f64>() / count as f64;
        write!(out, ", {mean:.1} ms on average, {longest:.1} ms at most (budget {budget:.0} ms)")?;
    }
    writeln!(out)?;
    if longest > budget {
        writeln!(
            out,
            "  note   an answer came after the budget, within the 250 ms of grace: a busier machine loses it"
        )?;
    }
    Ok(())
}

fn fault(what: &str, details: &[(&'static str, String)], out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "  FAULT  {what}")?;
    explain(details, out)
}

fn explain(details: &[(&'static str, String)], out: &mut impl Write) -> io::Result<()> {
    details.iter().try_for_each(|(name, text)| writeln!(out, "         {name:<8}  {text}"))
}
