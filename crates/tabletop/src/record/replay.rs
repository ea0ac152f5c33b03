//! Replaying a record: every rule is checked again, and nothing is left to chance.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use super::error::RecordError;
use super::raw::{Forfeit, RawRecord, ResultLine, part};
use super::replayable::{PlayError, ReplayableGame, Setup};
use crate::chance::{RecordedChance, Seed, WrongReshuffle};
use crate::game::State;
use crate::message::{AnyFault, Arg, Fault, Message, shorten};
use crate::outcome::{Outcome, Reason};

/// A record that holds.
///
/// ```
/// # #[cfg(feature = "testing")] {
/// use tabletop::Seed;
/// use tabletop::record::{Journal, RawRecord, replay};
/// use tabletop::testing::kuhn::{Kuhn, Options};
///
/// let names = vec!["Anna".to_owned(), "Beth".to_owned()];
/// let journal = Journal::<Kuhn>::deal(names, Options {}, Seed::from_number(1), false);
/// let record = RawRecord::parse(&journal.to_line()).expect("it was just written");
/// let replayed = replay::<Kuhn>(&record, |_, _| {}).expect("it holds");
/// assert_eq!((replayed.actions.len(), replayed.state), (0, journal.state().clone()));
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Replay<G: ReplayableGame> {
    /// The rules it was played by.
    pub options: G::Options,
    /// How the pieces lay at the start.
    pub setup: G::Setup,
    /// What was played.
    pub actions: Vec<G::Action>,
    /// The state after the last action.
    pub state: G::State,
    /// How the game was given up, if it was.
    pub forfeit: Option<Forfeit>,
}

/// Proof that a state is one of a record, which holds everything anyway: only [`replay_open`] makes one. A running game has
/// none, so that its hidden pieces stay hidden.
#[derive(Clone, Copy, Debug)]
pub struct RecordProof(());

/// Replays a record of game `G`. On the way `visit` is shown each state, the first one included, with what the action before
/// it caused; it has seen the beginning of a record that later turns out not to hold.
pub fn replay<G: ReplayableGame>(
    record: &RawRecord,
    mut visit: impl FnMut(&G::State, &[G::Event]),
) -> Result<Replay<G>, ReplayError> {
    replay_open(record, |state, caused, _| visit(state, caused))
}

/// As [`replay`], for those who show everything: [`PresentableGame::open`](crate::presentation::PresentableGame::open).
pub fn replay_open<G: ReplayableGame>(
    record: &RawRecord,
    mut visit: impl FnMut(&G::State, &[G::Event], RecordProof),
) -> Result<Replay<G>, ReplayError> {
    let (options, written) = start::<G>(record).map_err(ReplayError::before)?;
    let setup = G::Setup::read(written, record.players.len()).map_err(ReplayError::before)?;
    let mut state = G::begin(&options, &setup, Seed([0; 32]));
    let mut chance = RecordedChance(record.reshuffles.iter());
    let mut actions = Vec::new();
    let mut caused = Vec::new();
    visit(&state, &caused, RecordProof(()));
    for (ply, text) in record.actions.iter().enumerate() {
        let action: G::Action = text.parse().map_err(|error| ReplayError::at(ply, error))?;
        caused.clear();
        G::play(&mut state, action, &mut chance, &mut caused).map_err(|error| match error {
            PlayError::Illegal(illegal) => ReplayError::at(ply, illegal),
            PlayError::Chance(wrong) => ReplayError::at(ply, Mismatch::Reshuffle(wrong)),
        })?;
        actions.push(action);
        visit(&state, &caused, RecordProof(()));
    }
    let left_over = chance.0.len();
    compare(record, state.outcome(), left_over)
        .map_err(|mismatch| ReplayError::at(record.actions.len(), mismatch))?;
    Ok(Replay { options, setup, actions, state, forfeit: record.forfeit })
}

/// One entry of a record's trace: the legal actions and the whole state.
#[expect(clippy::missing_panics_doc, reason = "it cannot: a state is plain data")]
pub fn trace_entry<G: ReplayableGame>(state: &G::State) -> Box<RawValue> {
    #[derive(Serialize)]
    struct Entry<S> {
        legal: Vec<String>,
        state: S,
    }
    let legal = state.legal_actions().iter().map(ToString::to_string).collect();
    to_raw_value(&Entry { legal, state: G::full(state) }).expect("a state is plain data")
}

/// A set-up as a record writes it.
type WrittenSetup<G> = <<G as ReplayableGame>::Setup as Setup>::SetupJson;

fn start<G: ReplayableGame>(record: &RawRecord) -> Result<(G::Options, WrittenSetup<G>), RecordError> {
    if record.format != G::FORMAT {
        return Err(RecordError::UnknownFormat { format: record.format.clone() });
    }
    if record.game != G::NAME {
        return Err(RecordError::UnknownGame { game: record.game.clone() });
    }
    let players = record.players.len();
    if !G::PLAYERS.contains(&players) {
        return Err(RecordError::Players { players, fewest: *G::PLAYERS.start(), most: *G::PLAYERS.end() });
    }
    if let Some(Forfeit { seat, .. }) = record.forfeit
        && usize::from(seat) >= players
    {
        return Err(RecordError::ForfeitSeat { seat });
    }
    let options = part(&record.options).map_err(|error| RecordError::Options(error.into()))?;
    let setup = part(&record.setup).map_err(|error| RecordError::Setup(error.into()))?;
    Ok((options, setup))
}

/// Compares what the record says of the end with what the game came to.
fn compare<R: Reason>(
    record: &RawRecord,
    outcome: Option<Outcome<R>>,
    left_over: usize,
) -> Result<(), Mismatch> {
    if left_over > 0 {
        return Err(Mismatch::LeftOver { count: left_over });
    }
    if record.forfeit.is_some() && (outcome.is_some() || record.result.is_some()) {
        return Err(Mismatch::GivenUpYetFinished);
    }
    match (&record.result, outcome) {
        (None, _) => Ok(()),
        (Some(_), None) => Err(Mismatch::Unfinished),
        (Some(claimed), Some(outcome)) => {
            let computed = ResultLine::from(&outcome);
            if *claimed == computed { Ok(()) } else { Err(Mismatch::Result { computed }) }
        }
    }
}

impl<R: Reason> From<&Outcome<R>> for ResultLine {
    fn from(outcome: &Outcome<R>) -> Self {
        Self {
            scores: outcome.scores.as_slice().iter().map(|&score| score.into()).collect(),
            winner: outcome.winner.map(|seat| seat.index() as u64),
            reason: outcome.reason.name().to_owned(),
        }
    }
}

/// Why a record does not hold, and from which action on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The action that fails, counted from 0; `None` if the fault lies before the first.
    pub ply: Option<usize>,
    /// What is wrong.
    pub fault: AnyFault,
}

impl ReplayError {
    /// A fault found before the first action.
    pub fn before(fault: impl Fault + 'static) -> Self {
        Self { ply: None, fault: AnyFault::new(fault) }
    }

    fn at(ply: usize, fault: impl Fault + 'static) -> Self {
        Self { ply: Some(ply), fault: AnyFault::new(fault) }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ply {
            None => f.write_str("the record does not hold"),
            Some(ply) => write!(f, "the record does not hold from ply {ply} on"),
        }
    }
}

impl Error for ReplayError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&self.fault)
    }
}

/// The fault's message, which may name the action.
impl Message for ReplayError {
    fn id(&self) -> &'static str {
        self.fault.id()
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let mut args = self.fault.args();
        // Some faults name the action themselves.
        if let Some(ply) = self.ply.filter(|_| !args.iter().any(|(name, _)| *name == "ply")) {
            args.push(("ply", ply.into()));
        }
        args
    }
}

/// What a record says differs from what its game came to.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum Mismatch {
    #[error("{0}")]
    Reshuffle(WrongReshuffle),
    #[error("{count} reshuffles are left over")]
    LeftOver { count: usize },
    #[error("the game was given up, and yet it is finished")]
    GivenUpYetFinished,
    #[error("it has a result, and yet the game is not finished")]
    Unfinished,
    #[error("the game came to {:?} and ended by {}", computed.scores, computed.reason)]
    Result { computed: ResultLine },
}

impl Message for Mismatch {
    fn id(&self) -> &'static str {
        match self {
            Self::Reshuffle(WrongReshuffle::Missing) => "replay-reshuffle-missing",
            Self::Reshuffle(WrongReshuffle::OtherCards) => "replay-reshuffle-cards",
            Self::LeftOver { .. } => "replay-reshuffles-left",
            Self::GivenUpYetFinished => "replay-given-up-yet-finished",
            Self::Unfinished => "replay-unfinished",
            Self::Result { .. } => "replay-result",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Reshuffle(_) | Self::GivenUpYetFinished | Self::Unfinished => vec![],
            Self::LeftOver { count } => vec![("count", (*count).into())],
            Self::Result { computed } => {
                let scores: Vec<_> = computed.scores.iter().map(i64::to_string).collect();
                let winner = computed.winner.map_or_else(|| "none".to_owned(), |seat| seat.to_string());
                vec![
                    ("scores", scores.join(", ").into()),
                    ("winner", winner.into()),
                    ("reason", shorten(&computed.reason).into()),
                ]
            }
        }
    }
}
