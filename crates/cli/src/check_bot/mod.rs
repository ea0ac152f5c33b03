//! `mandala check-bot`: tries a program and explains what is wrong with it.

mod args;
mod report;
mod trial;

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Duration;

use mandala_games::visit;

pub(crate) use args::CheckBotArgs;

use crate::failure::Failure;
use crate::games::all_tables;
use crate::players::PlayerName;
use crate::transcript;
use report::write;
use trial::Trial;

pub(crate) fn run(args: &CheckBotArgs) -> Result<ExitCode, Failure> {
    let PlayerName::External(command) = &args.program else {
        return Err(Failure::Usage(format!(
            "`{}` is a player of ours; check cmd:PROGRAM ARGS",
            args.program
        )));
    };
    let transcript = transcript::create(args.transcript.as_deref())?;
    let mut out = io::stdout().lock();
    writeln!(out, "cmd:{command}")?;
    let mut faults = 0;
    for (game, players) in all_tables().filter(|(game, _)| args.game.is_none_or(|only| only == *game)) {
        let trial = Trial {
            command,
            players,
            games: args.games,
            seed: args.seed,
            budget: Duration::from_millis(args.budget_ms),
            transcript: transcript.clone(),
        };
        let findings = visit(game, trial)?;
        faults += findings.faults();
        write(&findings, game, players, &mut out)?;
        out.flush()?;
        if findings.is_not_started() {
            break;
        }
    }
    transcript::finish(args.transcript.as_deref(), transcript.as_ref())?;
    let verdict = match faults {
        0 => "No fault was found.".to_owned(),
        1 => "1 fault was found.".to_owned(),
        more => format!("{more} faults were found."),
    };
    writeln!(out, "\n{verdict}")?;
    Ok(if faults == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
