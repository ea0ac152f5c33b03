//! `mandala replay`: recorded games, checked action by action.

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use mandala_games::{Visit, visit_record};
use serde::Serialize;
use tabletop::State;
use tabletop::record::{
    Forfeit, Lines, RawRecord, ReplayError, ReplayableGame, ResultLine, replay, trace_entry,
};

use crate::args::ReplayArgs;
use crate::failure::Failure;
use crate::input::open;
use l10n::{Language, Translations};

pub(crate) fn run(args: &ReplayArgs) -> Result<ExitCode, Failure> {
    let file = |source| Failure::File { path: args.file.clone(), source };
    // Programs read this output, so it does not change with the language of the system.
    let texts = Translations::new(Language::En);
    let mut lines = Lines::new(open(&args.file)?);
    let mut out = io::stdout().lock();
    let mut all_good = true;
    while let Some(line) = lines.next_line().map_err(file)? {
        let checked = line.map_err(ReplayError::before).and_then(check);
        all_good &= checked.is_ok();
        match checked {
            Ok(good) => good.write(&mut out, args.trace)?,
            Err(error) => {
                let bad = InvalidVerdict { ok: false, ply: error.ply, error: texts.message(&*error.fault) };
                writeln!(out, "{}", serde_json::to_string(&bad).expect("a verdict is plain data"))?;
            }
        }
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The verdict on a record that does not hold.
#[derive(Serialize)]
struct InvalidVerdict {
    ok: bool,
    ply: Option<usize>,
    error: String,
}

/// A record that holds.
struct ValidRecord {
    record: RawRecord,
    verdict: Verdict,
}

/// The verdict on it.
#[derive(Serialize)]
struct Verdict {
    ok: bool,
    result: Option<ResultLine>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit: Option<Forfeit>,
}

fn check(line: &str) -> Result<ValidRecord, ReplayError> {
    let record = RawRecord::parse(line).map_err(ReplayError::before)?;
    let verdict = visit_record(&record, Check(&record))??;
    Ok(ValidRecord { record, verdict })
}

impl ValidRecord {
    /// Writes the verdict on one line. A trace is long, so it is not held in memory: the record, known to hold, is replayed
    /// once more and written on the way.
    fn write(&self, out: &mut impl Write, traced: bool) -> io::Result<()> {
        let verdict = serde_json::to_string(&self.verdict).expect("a verdict is plain data");
        if !traced {
            return writeln!(out, "{verdict}");
        }
        let open = verdict.strip_suffix('}').expect("a verdict is an object");
        let mut out = BufWriter::new(out);
        write!(out, r#"{open},"trace":["#)?;
        visit_record(&self.record, Trace { record: &self.record, out: &mut out })
            .expect("the record held a moment ago")?;
        writeln!(out, "]}}")?;
        out.flush()
    }
}

struct Check<'a>(&'a RawRecord);

impl<G: ReplayableGame> Visit<G> for Check<'_> {
    type Output = Result<Verdict, ReplayError>;

    fn visit(self) -> Self::Output {
        let replayed = replay::<G>(self.0, |_, _| {})?;
        let result = replayed.state.outcome().as_ref().map(ResultLine::from);
        Ok(Verdict { ok: true, result, forfeit: replayed.forfeit })
    }
}

struct Trace<'a, W> {
    record: &'a RawRecord,
    out: &'a mut W,
}

impl<W: Write, G: ReplayableGame> Visit<G> for Trace<'_, W> {
    type Output = io::Result<()>;

    fn visit(self) -> Self::Output {
        let mut comma = "";
        let mut written = Ok(());
        replay::<G>(self.record, |state, _| {
            if written.is_ok() {
                written = write!(self.out, "{comma}{}", trace_entry::<G>(state));
                comma = ",";
            }
        })
        .expect("the record held a moment ago");
        written
    }
}
