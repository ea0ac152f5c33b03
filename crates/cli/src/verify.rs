//! `mandala verify`: recorded games, dealt again from the secret that the server revealed.

use std::io::{self, Write};
use std::process::ExitCode;

use mandala_games::Registry;
use serde::Serialize;
use server::VerifyError;
use tabletop::record::{Lines, ReplayError};

use crate::args::VerifyArgs;
use crate::failure::Failure;
use crate::input::open;
use l10n::{Language, Translations};

pub(crate) fn run(args: &VerifyArgs) -> Result<ExitCode, Failure> {
    let file = |source| Failure::File { path: args.file.clone(), source };
    // Programs read this output, so it does not change with the language of the system.
    let texts = Translations::new(Language::En);
    let mut lines = Lines::new(open(&args.file)?);
    let mut out = io::stdout().lock();
    let games = Registry::standard();
    let mut all_good = true;
    while let Some(line) = lines.next_line().map_err(file)? {
        let checked = line
            .map_err(|error| VerifyError::Replay(ReplayError::before(error)))
            .and_then(|line| server::verify(&games, line, args.commitment.as_deref()));
        all_good &= checked.is_ok();
        let verdict = match checked {
            Ok(()) => Verdict { ok: true, ply: None, error: None },
            Err(error) => Verdict { ok: false, ply: error.ply(), error: Some(texts.message(&error.fault())) },
        };
        writeln!(out, "{}", serde_json::to_string(&verdict).expect("a verdict is plain data"))?;
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The verdict on the deal of a record.
#[derive(Serialize)]
struct Verdict {
    ok: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    ply: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}
