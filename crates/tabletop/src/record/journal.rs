//! A game being played, with everything its record will need.

use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use serde::{Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use super::listener::{Ignore, Listener};
use super::raw::{Forfeit, RawRecord, ResultLine};
use super::replay::{Replay, ReplayError, replay, trace_entry};
use super::replayable::{PlayError, ReplayableGame, Setup};
use crate::chance::{RecordedChance, RecordingChance, Seed};
use crate::game::State;

/// A running game and how it came to be.
///
/// ```
/// use tabletop::record::{Ignore, Journal, RawRecord, replay};
/// use tabletop::{Seed, State};
///
/// # #[cfg(feature = "testing")] {
/// use tabletop::testing::kuhn::{Kuhn, Options};
///
/// let names = vec!["Anna".to_owned(), "Beth".to_owned()];
/// let mut journal = Journal::<Kuhn>::deal(names, Options {}, Seed::from_number(1), false);
/// while journal.state().to_move().is_some() {
///     journal.play(journal.state().legal_actions()[0], &mut Ignore).expect("it is legal");
/// }
/// let record = RawRecord::parse(&journal.to_line()).expect("it was just written");
/// let replayed = replay::<Kuhn>(&record, |_, _| {}).expect("it holds");
/// assert_eq!(replayed.state, *journal.state());
/// # }
/// ```
#[derive(Clone)]
pub struct Journal<G: ReplayableGame> {
    names: Vec<String>,
    options: G::Options,
    setup: G::Setup,
    seed: Seed,
    state: G::State,
    reshuffles: Vec<String>,
    actions: Vec<G::Action>,
    undone: Vec<UndoneAction>,
    forfeit: Option<Forfeit>,
    trace: Option<Vec<Box<RawValue>>>,
    /// Optional keys of the record.
    notes: Notes,
}

/// Optional keys of a record and their values, in the order noted.
#[derive(Clone, Debug, Default)]
struct Notes(Vec<(&'static str, Box<RawValue>)>);

impl Serialize for Notes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, value)| (key, value)))
    }
}

/// A move taken back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct UndoneAction {
    ply: usize,
    action: String,
}

impl<G: ReplayableGame> Journal<G> {
    /// Deals a game to the players named, whose number is one of [`Game::PLAYERS`](crate::Game::PLAYERS). `traced` asks for a record with a trace.
    pub fn deal(names: Vec<String>, options: G::Options, seed: Seed, traced: bool) -> Self {
        let setup = G::Setup::deal(names.len(), &seed);
        Self::from_setup(names, options, setup, seed, traced)
    }

    /// Begins a game from a given set-up, which is for as many players as are named; `seed` is for the chance still to come.
    pub fn from_setup(
        names: Vec<String>,
        options: G::Options,
        setup: G::Setup,
        seed: Seed,
        traced: bool,
    ) -> Self {
        let state = G::begin(&options, &setup, seed);
        let trace = traced.then(|| vec![trace_entry::<G>(&state)]);
        Self {
            names,
            options,
            setup,
            seed,
            state,
            reshuffles: Vec::new(),
            actions: Vec::new(),
            undone: Vec::new(),
            forfeit: None,
            trace,
            notes: Notes::default(),
        }
    }

    /// Takes a recorded game up again after its first `plies` actions, or after all of them if there are fewer; `seed` is for
    /// the chance still to come. A game that was given up goes on as it stood then.
    pub fn resume(record: &RawRecord, plies: usize, seed: Seed) -> Result<Self, ReplayError> {
        let Replay { options, setup, actions, .. } = replay::<G>(record, |_, _| {})?;
        let mut journal = Self::from_setup(record.players.clone(), options, setup, seed, false);
        journal.actions = actions;
        journal.actions.truncate(plies);
        journal.reshuffles = record.reshuffles().to_vec();
        journal.settle();
        Ok(journal)
    }

    /// The game as it stands.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What was played, without what was taken back.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The reshuffles so far, each top first.
    pub fn reshuffles(&self) -> &[String] {
        &self.reshuffles
    }

    /// Plays an action. An error leaves everything as it was.
    pub fn play(
        &mut self,
        action: G::Action,
        listener: &mut impl Listener<G::Event>,
    ) -> Result<(), G::Illegal> {
        match G::play(&mut self.state, action, &mut RecordingChance(&mut self.reshuffles), listener) {
            Ok(()) => {}
            Err(PlayError::Illegal(illegal)) => return Err(illegal),
            Err(PlayError::Chance(never)) => match never {},
        }
        self.actions.push(action);
        if let Some(trace) = &mut self.trace {
            trace.push(trace_entry::<G>(&self.state));
        }
        Ok(())
    }

    /// Takes back the last action; its record remembers it. `None` if there is none.
    pub fn undo(&mut self) -> Option<G::Action> {
        let action = self.actions.pop()?;
        self.undone.push(UndoneAction { ply: self.actions.len(), action: action.to_string() });
        if let Some(trace) = &mut self.trace {
            trace.pop();
        }
        self.settle();
        Some(action)
    }

    /// Comes to the state after the actions that are left.
    fn settle(&mut self) {
        let (state, reshuffles) = self.retrace(|_, _| {});
        self.state = state;
        self.reshuffles.truncate(reshuffles);
    }

    /// Plays the game again from its deal, with the reshuffles as they were, and shows `visit` each state on the way with what
    /// the action before it caused. Gives the last state and how many reshuffles it took.
    pub fn retrace(&self, mut visit: impl FnMut(&G::State, &[G::Event])) -> (G::State, usize) {
        let mut state = G::begin(&self.options, &self.setup, self.seed);
        let mut chance = RecordedChance(self.reshuffles.iter());
        let mut caused = Vec::new();
        visit(&state, &caused);
        for &action in &self.actions {
            caused.clear();
            let Ok(()) = G::play(&mut state, action, &mut chance, &mut caused) else {
                unreachable!("the same actions after the same deal are legal again")
            };
            visit(&state, &caused);
        }
        (state, self.reshuffles.len() - chance.0.len())
    }

    /// The game as it stood before its first action and after each, without what was taken back. None has a trace.
    pub fn stages(&self) -> Vec<Self> {
        let (names, options) = (self.names.clone(), self.options.clone());
        let mut stage = Self::from_setup(names, options, self.setup.clone(), self.seed, false);
        let mut chance = RecordedChance(self.reshuffles.iter());
        let mut stages = vec![stage.clone()];
        for &action in &self.actions {
            let Ok(()) = G::play(&mut stage.state, action, &mut chance, &mut Ignore) else {
                unreachable!("the same actions after the same deal are legal again")
            };
            stage.actions.push(action);
            let used = self.reshuffles.len() - chance.0.len();
            stage.reshuffles.extend_from_slice(&self.reshuffles[stage.reshuffles.len()..used]);
            stages.push(stage.clone());
        }
        stages
    }

    /// Ends the game by giving it up. It must still be running: a record cannot have both a result and a forfeit.
    pub fn forfeit(&mut self, forfeit: Forfeit) {
        debug_assert!(self.state.to_move().is_some(), "a game that is over cannot be given up");
        self.forfeit = Some(forfeit);
    }

    /// Adds an optional key to the record, after the keys that every record has. `key` must not be one of those.
    #[expect(clippy::missing_panics_doc, reason = "it cannot: a note is plain data")]
    pub fn note(&mut self, key: &'static str, value: &impl Serialize) {
        self.notes.0.push((key, to_raw_value(value).expect("a note is plain data")));
    }

    /// The record: one line, without its line break. The same game gives the same bytes.
    #[expect(clippy::missing_panics_doc, reason = "it cannot: a record is plain data")]
    pub fn to_line(&self) -> String {
        #[derive(Serialize)]
        struct Line<'a, O, S> {
            format: &'static str,
            game: &'static str,
            players: &'a [String],
            options: &'a O,
            setup: &'a S,
            #[serde(skip_serializing_if = "<[_]>::is_empty")]
            reshuffles: &'a [String],
            actions: Vec<String>,
            #[serde(skip_serializing_if = "Option::is_none")]
            result: Option<ResultLine>,
            #[serde(skip_serializing_if = "Option::is_none")]
            forfeit: Option<Forfeit>,
            #[serde(skip_serializing_if = "<[_]>::is_empty")]
            undone: &'a [UndoneAction],
            #[serde(skip_serializing_if = "Option::is_none")]
            trace: Option<&'a [Box<RawValue>]>,
            #[serde(flatten)]
            notes: &'a Notes,
        }
        let line = Line {
            format: G::FORMAT,
            game: G::NAME,
            players: &self.names,
            options: &self.options,
            setup: &self.setup,
            reshuffles: &self.reshuffles,
            actions: self.actions.iter().map(ToString::to_string).collect(),
            result: self.state.outcome().as_ref().map(ResultLine::from),
            forfeit: self.forfeit,
            undone: &self.undone,
            trace: self.trace.as_deref(),
            notes: &self.notes,
        };
        serde_json::to_string(&line).expect("a record is plain data")
    }
}

/// What a spectator may know: a log must not tell the deal, nor what it became.
impl<G: ReplayableGame> fmt::Debug for Journal<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Journal")
            .field("names", &self.names)
            .field("options", &self.options)
            .field("state", &self.state)
            .field("actions", &self.actions)
            .field("undone", &self.undone)
            .field("forfeit", &self.forfeit)
            .finish_non_exhaustive()
    }
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use super::*;
    use crate::record::ForfeitReason;
    use crate::testing::kuhn::{Action, Kuhn, Options};

    fn dealt(number: u64, traced: bool) -> Journal<Kuhn> {
        let names = vec!["a".to_owned(), "b".to_owned()];
        Journal::deal(names, Options {}, Seed::from_number(number), traced)
    }

    /// Kuhn poker shows nothing but what was played, so every deal must print alike.
    #[test]
    fn a_journal_does_not_print_the_deal() {
        let print = |number| {
            let mut journal = dealt(number, true);
            journal.play(Action::Bet, &mut Ignore).unwrap();
            format!("{journal:?}")
        };
        assert!(print(0).contains("Bet"));
        assert!((1..20).all(|number| print(number) == print(0)));
    }

    /// A set-up read back from a record gives the same game as the deal it came from, also after an action was taken back.
    #[test]
    fn a_game_from_a_setup_is_the_game_that_was_dealt() {
        let mut first = dealt(3, true);
        let written: serde_json::Value = serde_json::from_str(&first.to_line()).unwrap();
        let setup = crate::record::read_setup::<Kuhn>(&written["setup"].to_string(), 2).unwrap();
        let names = vec!["a".to_owned(), "b".to_owned()];
        let mut again = Journal::<Kuhn>::from_setup(names, Options {}, setup, Seed::from_number(3), true);
        for journal in [&mut first, &mut again] {
            journal.play(Action::Bet, &mut Ignore).unwrap();
            journal.undo();
            journal.play(Action::Pass, &mut Ignore).unwrap();
        }
        assert_eq!(first.to_line(), again.to_line());
    }

    #[test]
    fn a_recorded_game_goes_on_as_if_it_had_never_stopped() {
        let mut first = dealt(3, false);
        first.play(Action::Pass, &mut Ignore).unwrap();
        let record = RawRecord::parse(&first.to_line()).unwrap();
        let mut resumed = Journal::<Kuhn>::resume(&record, usize::MAX, Seed::from_number(3)).unwrap();
        for journal in [&mut first, &mut resumed] {
            journal.play(Action::Bet, &mut Ignore).unwrap();
        }
        assert_eq!(resumed.to_line(), first.to_line());
        let mut plies = 0;
        assert_eq!(resumed.retrace(|_, _| plies += 1), (first.state().clone(), 0));
        assert_eq!(plies, 3);
        let record = RawRecord::parse(&resumed.to_line()).unwrap();
        let at = |plies| Journal::<Kuhn>::resume(&record, plies, Seed::from_number(3)).unwrap();
        assert_eq!(at(1).actions(), [Action::Pass]);
        let lines = |stages: Vec<Journal<Kuhn>>| stages.iter().map(Journal::to_line).collect::<Vec<_>>();
        assert_eq!(lines(resumed.stages()), lines((0..=2).map(at).collect()));
    }

    #[test]
    fn a_record_of_another_format_is_refused() {
        let line = dealt(1, false).to_line();
        let replayed = |line: &str| replay::<Kuhn>(&RawRecord::parse(line).unwrap(), |_, _| {});
        assert!(replayed(&line).is_ok());
        let other = line.replace("kuhn-record/1", "kuhn-record/2");
        assert_eq!(replayed(&other).unwrap_err().fault.id(), "record-format");
    }

    #[test]
    fn a_setup_that_cannot_be_is_refused() {
        for wrong in ["", "[]", "{}", "null", r#"{"cards":"KK"}"#] {
            assert!(crate::record::read_setup::<Kuhn>(wrong, 2).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_trace_is_there_from_the_deal_on_or_not_at_all() {
        let mut journal = dealt(1, true);
        journal.play(Action::Pass, &mut Ignore).unwrap();
        journal.play(Action::Bet, &mut Ignore).unwrap();
        journal.undo();
        let line: serde_json::Value = serde_json::from_str(&journal.to_line()).unwrap();
        assert_eq!(line["trace"].as_array().unwrap().len(), 2);
        assert!(!dealt(1, false).to_line().contains("trace"));
    }

    /// Our own replay would refuse such a record.
    #[test]
    #[cfg(debug_assertions)]
    fn a_game_that_is_over_cannot_be_given_up() {
        let forfeit = Forfeit { seat: 0, why: ForfeitReason::Resigned };
        let mut running = dealt(1, false);
        running.forfeit(forfeit);
        assert!(RawRecord::parse(&running.to_line()).is_ok());
        let mut over = dealt(1, false);
        over.play(Action::Bet, &mut Ignore).unwrap();
        over.play(Action::Pass, &mut Ignore).unwrap();
        let given_up = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| over.forfeit(forfeit)));
        assert!(given_up.is_err());
    }
}
