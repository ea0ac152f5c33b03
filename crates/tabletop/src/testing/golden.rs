//! Golden files: recorded games with their scores worked out by hand, and node counts.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use std::fs;
use std::path::Path;

use crate::chance::Seed;
use crate::game::{Game, State};
use crate::play::perft;
use crate::presentation::PresentableGame;
use crate::record::{RawRecord, Replay, ReplayableGame, replay};
use crate::seat::{Seat, Viewer};

/// A recorded game that must replay for ever.
#[derive(Debug)]
pub struct Golden<G: ReplayableGame> {
    /// The file's name without its ending.
    pub name: String,
    /// What it shows, and its score worked out.
    pub comment: String,
    /// The game, replayed.
    pub replayed: Replay<G>,
    /// What each action caused.
    pub events: Vec<Vec<G::Event>>,
    /// The state before each action, and after the last.
    pub states: Vec<G::State>,
}

/// Reads every `.record` file of a folder: lines of comment that begin with `#`, then one record with its result. Says what
/// is wrong with the first that does not hold.
pub fn golden_records<G: ReplayableGame>(folder: &Path) -> Result<Vec<Golden<G>>, String> {
    let mut paths: Vec<_> = fs::read_dir(folder)
        .map_err(|error| error.to_string())?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "record"))
        .collect();
    paths.sort();
    paths
        .iter()
        .map(|path| golden_record(path).map_err(|error| format!("{}: {error}", path.display())))
        .collect()
}

fn golden_record<G: ReplayableGame>(path: &Path) -> Result<Golden<G>, String> {
    let text = fs::read_to_string(path).map_err(|error| error.to_string())?;
    let (comment, line): (Vec<_>, Vec<_>) = text.lines().partition(|line| line.starts_with('#'));
    let [line] = line.as_slice() else { return Err("there must be one record".to_owned()) };
    let record = RawRecord::parse(line).map_err(|error| error.to_string())?;
    if record.result.is_none() {
        return Err("it has no result".to_owned());
    }
    let (mut events, mut states) = (Vec::new(), Vec::new());
    let replayed = replay::<G>(&record, |state, caused| {
        // Nothing has caused the first state.
        if !states.is_empty() {
            events.push(caused.to_vec());
        }
        states.push(state.clone());
    })
    .map_err(|error| error.to_string())?;
    let comment = comment.join("\n");
    scores_are_worked_out(&comment, &replayed)?;
    let name = path.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    Ok(Golden { name, comment, replayed, events, states })
}

/// The comment has a line for each seat that adds up its score: `# seat 0: … = 31`.
fn scores_are_worked_out<G: ReplayableGame>(comment: &str, replayed: &Replay<G>) -> Result<(), String> {
    let outcome = replayed.state.outcome().ok_or("the game is not finished")?;
    for seat in Seat::all(replayed.state.players()) {
        let start = format!("# seat {seat}: ");
        let worked_out =
            comment.lines().find(|line| line.starts_with(&start)).and_then(|line| line.rsplit("= ").next());
        if worked_out != Some(outcome.scores[seat].to_string().as_str()) {
            return Err(format!(
                "the score of seat {seat} is {}, worked out as {worked_out:?}",
                outcome.scores[seat]
            ));
        }
    }
    Ok(())
}

impl<G: PresentableGame> Golden<G> {
    /// Every view of the game: a line for each state and viewer.
    #[expect(clippy::missing_panics_doc, reason = "it cannot: a view is plain data")]
    pub fn views(&self) -> String {
        let mut lines = String::new();
        for state in &self.states {
            for viewer in Viewer::all(state.players()) {
                lines += &serde_json::to_string(&state.view(viewer)).expect("a view is plain data");
                lines += "\n";
            }
        }
        lines
    }
}

/// Checks node counts, one to a line: `players seed depth nodes`. Says which is wrong.
pub fn golden_perft<G: Game>(counts: &str) -> Result<(), String> {
    for line in counts.lines().filter(|line| !line.starts_with('#')) {
        let numbers: Option<Vec<u64>> = line.split(' ').map(|number| number.parse().ok()).collect();
        let Some(&[players, seed, depth, nodes]) = numbers.as_deref() else {
            return Err(format!("not four numbers: {line}"));
        };
        let seed = Seed::from_number(seed);
        let counted = perft::<G>(&G::deal(&G::Options::default(), players as usize, seed), depth as u32);
        if counted != nodes {
            return Err(format!("{line}: counted {counted}"));
        }
    }
    Ok(())
}
