//! `mandala load`: many players over real sockets, and how the server keeps up.

use std::io::{self, Write};
use std::process::ExitCode;

use mandala_load::{Figures, LoadArgs, LoadError, measure};
use tabletop::message::Chain;

use crate::failure::Failure;

pub(crate) fn run(args: &LoadArgs) -> Result<ExitCode, Failure> {
    let measurement = measure(args, &std::env::current_exe()?)?;
    let mut stderr = anstream::stderr().lock();
    if args.ledger_is_stdout() {
        print(&measurement.figures, args.json, &mut stderr)?;
    } else {
        print(&measurement.figures, args.json, &mut io::stdout().lock())?;
    }
    for error in &measurement.errors {
        writeln!(stderr, "error: {error}")?;
    }
    Ok(if measurement.figures.errors == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn print(figures: &Figures, json: bool, out: &mut impl Write) -> io::Result<()> {
    if json {
        writeln!(out, "{}", serde_json::to_string(figures).expect("figures are plain data"))
    } else {
        write!(out, "{figures}")
    }
}

impl From<LoadError> for Failure {
    fn from(error: LoadError) -> Self {
        match error {
            LoadError::Url { .. } => Self::Usage(Chain(&error).to_string()),
            LoadError::File { path, source } => Self::File { path, source },
            LoadError::Io(source) => Self::Io(source),
            LoadError::ServerEnded(_) | LoadError::ServerSilent | LoadError::Setup(_) => {
                Self::Io(io::Error::other(error))
            }
        }
    }
}
