//! `mandala analyse`: every decision of a recorded game judged, and luck told from skill.

mod graph;
mod html;
mod report;
mod text;

use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressStyle};
use mandala_games::{Visit, visit_record};
use mandala_players::ExplainedGame;
use mandala_players::analysis::{Depth, Plan, RecordedGame, Report, analyse, document};
use tabletop::record::{Lines, RawRecord, ReplayError};

use crate::args::AnalyseArgs;
use crate::failure::Failure;
use crate::input::open;
use l10n::{Language, Translations};
use report::{AnalysedGame, Entry, InvalidGame};

pub(crate) fn run(args: &AnalyseArgs) -> Result<ExitCode, Failure> {
    let file = |source| Failure::File { path: args.record.clone(), source };
    let records = open(&args.record)?;
    let language = args.lang.unwrap_or_else(Language::of_system);
    let texts = Translations::new(language);
    // Tried before the work: minutes of analysis for a page that cannot be written would be lost.
    if let Some(path) = &args.html {
        try_to_write(path).map_err(|source| Failure::File { path: path.clone(), source })?;
    }
    let threads = args.threads.map_or_else(cores, usize::from);
    let plan = Plan::new(Depth { iterations: args.iterations }, threads);
    let mut lines = Lines::new(records);
    let mut out = anstream::stdout().lock();
    let mut entries = Vec::new();
    let mut all_good = true;
    let mut number = 0;
    while let Some(line) = lines.next_line().map_err(file)? {
        number += 1;
        let entry = match line.map_err(ReplayError::before).and_then(|line| judge(line, &plan, &texts)) {
            Ok(report) => Entry::Good(AnalysedGame { number, report }),
            Err(error) => {
                Entry::Bad(InvalidGame { number, ply: error.ply, error: texts.message(&*error.fault) })
            }
        };
        all_good &= matches!(entry, Entry::Good(_));
        if args.json || args.html.is_some() {
            entries.push(entry);
        } else {
            text::write(&mut out, &entry, &texts)?;
        }
    }
    if args.json {
        writeln!(out, "{}", document(args.iterations, entries.iter().map(Entry::plain)))?;
    }
    if let Some(path) = &args.html {
        fs::write(path, html::page(&entries, language, &texts))
            .map_err(|source| Failure::File { path: path.clone(), source })?;
    }
    Ok(if all_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn judge(line: &str, plan: &Plan, texts: &Translations) -> Result<Report, ReplayError> {
    let record = RawRecord::parse(line).map_err(ReplayError::before)?;
    visit_record(&record, Judge { record: &record, plan, texts })?
}

struct Judge<'a> {
    record: &'a RawRecord,
    plan: &'a Plan,
    texts: &'a Translations,
}

impl<G: ExplainedGame> Visit<G> for Judge<'_> {
    type Output = Result<Report, ReplayError>;

    fn visit(self) -> Self::Output {
        judge_game::<G>(self.record, self.plan, self.texts)
    }
}

fn judge_game<G: ExplainedGame>(
    record: &RawRecord,
    plan: &Plan,
    texts: &Translations,
) -> Result<Report, ReplayError> {
    let film = RecordedGame::<G>::of(record)?;
    let bar = progress(film.actions().len() + 1);
    let analysis = analyse(&film, plan, &|done| bar.set_position(done as u64)).expect("nothing cancels it");
    bar.finish_and_clear();
    Ok(Report::new(&record.players, &film, &analysis, |reason, name| texts.message_about(name, reason)))
}

/// Whether a file can be written, leaving everything as it was: an analysis that is interrupted has no page, not half of one.
fn try_to_write(path: &Path) -> io::Result<()> {
    match File::options().write(true).open(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            File::create_new(path)?;
            fs::remove_file(path)
        }
        tried => tried.map(drop),
    }
}

/// A bar on standard error, if that is a terminal.
fn progress(pieces: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:50} {pos}/{len} {eta}").expect("the template is well-formed");
    ProgressBar::new(pieces as u64).with_style(style)
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
