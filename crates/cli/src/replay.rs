//! `mandala replay`: recorded games, checked action by action.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::process::ExitCode;

use serde::Serialize;
use serde_json::value::RawValue;
use tabletop::{Forfeit, Game, Lines, RawRecord, RecordError, ReplayError, ResultLine, State, replay};

use crate::args::{GameName, Language, ReplayArgs};
use crate::failure::Failure;
use crate::games::ForGame;
use crate::words::Words;

pub(crate) fn run(args: &ReplayArgs) -> Result<ExitCode, Failure> {
    let file = |source| Failure::File { path: args.file.clone(), source };
    let reader: Box<dyn BufRead> = if args.file.as_os_str() == "-" {
        Box::new(io::stdin().lock())
    } else {
        Box::new(BufReader::new(File::open(&args.file).map_err(file)?))
    };
    // Programs read this output, so it does not change with the language of the system.
    let words = Words::new(Language::En);
    let mut lines = Lines::new(reader);
    let mut out = io::stdout().lock();
    let mut all_good = true;
    while let Some(line) = lines.next_line().map_err(file)? {
        let verdict = line.map_err(ReplayError::before).and_then(|line| check(line, args.trace));
        all_good &= verdict.is_ok();
        let verdict = verdict.unwrap_or_else(|error| Verdict::bad(&error, &words));
        writeln!(out, "{}", serde_json::to_string(&verdict).expect("a verdict is plain data"))?;
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn check(line: &str, traced: bool) -> Result<Verdict, ReplayError> {
    let record = RawRecord::parse(line).map_err(ReplayError::before)?;
    let game = GameName::of_record(&record.game)
        .ok_or_else(|| ReplayError::before(RecordError::UnknownGame { game: record.game.clone() }))?;
    game.run(Replay { record: &record, traced })
}

struct Replay<'a> {
    record: &'a RawRecord,
    traced: bool,
}

impl ForGame for Replay<'_> {
    type Output = Result<Verdict, ReplayError>;

    fn run<G: Game>(self) -> Self::Output {
        let replayed = replay::<G>(self.record, self.traced)?;
        Ok(Verdict::Good {
            ok: true,
            result: replayed.state.outcome().as_ref().map(ResultLine::from),
            forfeit: replayed.forfeit,
            trace: replayed.trace,
        })
    }
}

/// One line of output.
#[derive(Serialize)]
#[serde(untagged)]
enum Verdict {
    Good {
        ok: bool,
        result: Option<ResultLine>,
        #[serde(skip_serializing_if = "Option::is_none")]
        forfeit: Option<Forfeit>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        trace: Vec<Box<RawValue>>,
    },
    Bad {
        ok: bool,
        ply: Option<usize>,
        error: String,
    },
}

impl Verdict {
    fn bad(error: &ReplayError, words: &Words) -> Self {
        Self::Bad { ok: false, ply: error.ply, error: words.say(&*error.fault) }
    }
}
