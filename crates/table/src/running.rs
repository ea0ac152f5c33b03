//! A running game of either kind behind one face: text and JSON outside, the rules inside.

use mandala_players::{Bot, Cancel, ExplainedGame, Level, SearchPlayer, hint, hint_limits};
use protocol::{GameName, Json, LevelName};
use serde::Serialize;
use tabletop::message::{Arg, Message};
use tabletop::presentation::{Effects, Event, PresentableGame, ReadView, ViewError};
use tabletop::record::{Forfeit, Journal, ReplayableGame};
use tabletop::{Game, Seat, Seed, State, Viewer};

use crate::refused::{RefusalKind, Refused};

/// Why a game refuses something.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GameRefused {
    /// A rule forbids it.
    #[error("a rule forbids it: {id}")]
    Rule {
        /// The message's id.
        id: &'static str,
        /// Its arguments.
        args: Vec<(&'static str, Arg)>,
    },
    /// Too few or too many players.
    #[error("{players} cannot play, only {fewest} to {most}")]
    Players {
        /// So many.
        players: usize,
        /// The fewest that can.
        fewest: usize,
        /// The most that can.
        most: usize,
    },
    /// The options are none of the game's.
    #[error("no options of the game: {detail}")]
    Options {
        /// What is wrong.
        detail: String,
    },
    /// The view is none of the game's.
    #[error("no view of the game: {detail}")]
    View {
        /// What is wrong.
        detail: String,
    },
}

impl GameRefused {
    /// A rule of the game forbids it.
    pub fn rule(message: &dyn Message) -> Self {
        Self::Rule { id: message.id(), args: message.args() }
    }
}

impl Message for GameRefused {
    fn id(&self) -> &'static str {
        match self {
            Self::Rule { id, .. } => id,
            Self::Players { .. } => "record-players",
            Self::Options { .. } => "record-options",
            Self::View { .. } => "server-malformed",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Rule { args, .. } => args.clone(),
            Self::Players { players, fewest, most } => {
                vec![("players", (*players).into()), ("fewest", (*fewest).into()), ("most", (*most).into())]
            }
            Self::Options { detail } | Self::View { detail } => vec![("detail", detail.as_str().into())],
        }
    }
}

impl Refused for GameRefused {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Rule { .. } => RefusalKind::RuleBroken,
            Self::Players { .. } | Self::Options { .. } | Self::View { .. } => RefusalKind::Invalid,
        }
    }
}

/// A game being played.
pub trait Running: Send + Sync {
    /// Who must act.
    fn to_move(&self) -> Option<Seat>;

    /// The actions so far, without what was taken back.
    fn history(&self) -> Vec<String>;

    /// Why the player to move may not do this, if so.
    fn check(&self, action: &str) -> Result<(), GameRefused>;

    /// Whether an action shows somebody something hidden. It is legal.
    fn reveals(&self, action: &str) -> bool;

    /// Plays an action. What it caused is told to each viewer of the table.
    fn play(&mut self, action: &str) -> Result<Heard, GameRefused>;

    /// Takes back all but the first `plies` actions.
    fn undo_to(&mut self, plies: usize);

    /// What a viewer may know, and what the rules make of it.
    fn view(&self, viewer: Viewer) -> (Json, Json);

    /// The viewer's legal actions; none when it is not their turn.
    fn legal(&self, viewer: Viewer) -> Vec<String>;

    /// What a player can foresee of an action.
    fn effects(&self, seat: Seat, action: &str) -> Result<Json, GameRefused>;

    /// How the game ended, by its rules.
    fn outcome(&self) -> Option<Ended>;

    /// The record, with further keys.
    fn record(&self, forfeit: Option<Forfeit>, notes: Vec<(&'static str, Json)>) -> String;

    /// Work for a computer in this seat, which must be the one to move. It takes the view along and nothing else.
    fn choice(&self, seat: Seat) -> Box<dyn Choice>;
}

/// A decision to be made from a view, somewhere else.
pub trait Choice: Send {
    /// Chooses as a computer of this level does.
    fn choose(&self, level: Level, seed: &Seed, cancel: &Cancel) -> String;

    /// Advises the player.
    fn hint(&self, seed: &Seed, cancel: &Cancel) -> Advice;
}

/// Advice for the player to move.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// The action.
    pub action: String,
    /// The chance to win with it.
    pub chance: f32,
    /// Why: the id of a message, and its arguments.
    pub reason: (&'static str, Vec<(&'static str, Arg)>),
}

/// The end of a game by its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Each seat's score.
    pub scores: Vec<u32>,
    /// Who has won, if one has.
    pub winner: Option<Seat>,
    /// Why it ended.
    pub reason: &'static str,
}

/// What an action caused, as each viewer may see it: the seats in order, then spectators.
#[derive(Clone, PartialEq, Debug)]
pub struct Heard(Vec<Json>);

impl Heard {
    /// What a viewer may know of it.
    pub fn by(&self, viewer: Viewer) -> &Json {
        match viewer {
            Viewer::Seat(seat) => &self.0[seat.index()],
            Viewer::Spectator => self.0.last().expect("spectators hear of everything"),
        }
    }
}

/// Deals a game, or begins it from a given set-up.
pub fn deal(
    game: GameName,
    options: &str,
    setup: Option<&str>,
    names: Vec<String>,
    seed: Seed,
) -> Result<Box<dyn Running>, GameRefused> {
    match game {
        GameName::Mandala => deal_one::<mandala::Mandala>(options, setup, names, seed),
        GameName::Stones => deal_one::<stones::Stones>(options, setup, names, seed),
    }
}

fn deal_one<G: ExplainedGame>(
    options: &str,
    setup: Option<&str>,
    names: Vec<String>,
    seed: Seed,
) -> Result<Box<dyn Running>, GameRefused> {
    let options = options_of::<G>(options)?;
    let journal = match setup {
        None => Journal::<G>::deal(names, options, seed, false),
        Some(setup) => {
            let setup = tabletop::record::read_setup::<G>(setup, names.len())
                .map_err(|error| GameRefused::rule(&*error.fault))?;
            Journal::from_setup(names, options, setup, seed, false)
        }
    };
    Ok(Box::new(journal))
}

/// What options of a game as published look like: nothing differs.
pub const AS_PUBLISHED: &str = "{}";

/// Whether a game can be played by so many with these options. Gives the options with only what differs from the game as
/// published.
pub fn check(game: GameName, options: &str, players: usize) -> Result<Json, GameRefused> {
    match game {
        GameName::Mandala => check_one::<mandala::Mandala>(options, players),
        GameName::Stones => check_one::<stones::Stones>(options, players),
    }
}

fn check_one<G: ReplayableGame>(options: &str, players: usize) -> Result<Json, GameRefused> {
    if !G::PLAYERS.contains(&players) {
        let (fewest, most) = (*G::PLAYERS.start(), *G::PLAYERS.end());
        return Err(GameRefused::Players { players, fewest, most });
    }
    Ok(note(&options_of::<G>(options)?))
}

/// What the boards and cards of a table print. Its options have been checked when it was made.
pub fn printed(game: GameName, options: &str, players: usize) -> Json {
    match game {
        GameName::Mandala => printed_one::<mandala::Mandala>(options, players),
        GameName::Stones => printed_one::<stones::Stones>(options, players),
    }
}

fn printed_one<G: PresentableGame>(options: &str, players: usize) -> Json {
    note(&G::printed(&options_of::<G>(options).unwrap_or_default(), players))
}

fn options_of<G: ReplayableGame>(options: &str) -> Result<G::Options, GameRefused> {
    let wrong = |error: serde_json::Error| GameRefused::Options { detail: error.to_string() };
    tabletop::record::read_options::<G>(options).map_err(wrong)
}

impl<G: ExplainedGame> Running for Journal<G> {
    fn to_move(&self) -> Option<Seat> {
        self.state().to_move()
    }

    fn history(&self) -> Vec<String> {
        self.actions().iter().map(ToString::to_string).collect()
    }

    fn check(&self, action: &str) -> Result<(), GameRefused> {
        self.state().check(parse::<G>(action)?).map_err(|illegal| GameRefused::rule(&illegal))
    }

    fn reveals(&self, action: &str) -> bool {
        // Whatever cannot be foreseen counts as revealed: undo is then by consent.
        let foreseen = || {
            let seat = self.state().to_move()?;
            G::effects(&self.state().view(Viewer::Seat(seat)), parse::<G>(action).ok()?).ok()
        };
        foreseen().is_none_or(|effects| effects.reveals())
    }

    fn play(&mut self, action: &str) -> Result<Heard, GameRefused> {
        let mut events = Vec::new();
        Journal::play(self, parse::<G>(action)?, &mut events)
            .map_err(|illegal| GameRefused::rule(&illegal))?;
        let seen = |viewer| {
            let seen: Vec<_> = events.iter().map(|event: &G::Event| event.redact(viewer)).collect();
            Json::of(&seen)
        };
        Ok(Heard(Viewer::all(self.state().players()).map(seen).collect()))
    }

    fn undo_to(&mut self, plies: usize) {
        while self.actions().len() > plies {
            self.undo();
        }
    }

    fn view(&self, viewer: Viewer) -> (Json, Json) {
        let view = self.state().view(viewer);
        (Json::of(&view), Json::of(&G::figures(&view)))
    }

    fn legal(&self, viewer: Viewer) -> Vec<String> {
        if viewer.seat().is_none() || viewer.seat() != self.state().to_move() {
            return Vec::new();
        }
        self.state().legal_actions().iter().map(ToString::to_string).collect()
    }

    fn effects(&self, seat: Seat, action: &str) -> Result<Json, GameRefused> {
        let view = self.state().view(Viewer::Seat(seat));
        let effects =
            G::effects(&view, parse::<G>(action)?).map_err(|illegal| GameRefused::rule(&illegal))?;
        Ok(Json::of(&effects))
    }

    fn outcome(&self) -> Option<Ended> {
        let outcome = self.state().outcome()?;
        Some(Ended {
            scores: outcome.scores.as_slice().to_vec(),
            winner: outcome.winner,
            reason: tabletop::Reason::name(outcome.reason),
        })
    }

    fn record(&self, forfeit: Option<Forfeit>, notes: Vec<(&'static str, Json)>) -> String {
        let mut journal = self.clone();
        if let Some(forfeit) = forfeit {
            journal.forfeit(forfeit);
        }
        for (key, value) in notes {
            journal.note(key, &value);
        }
        journal.to_line()
    }

    fn choice(&self, seat: Seat) -> Box<dyn Choice> {
        Box::new(FromView::<G>(self.state().view(Viewer::Seat(seat))))
    }
}

/// A decision to be made from a view that was sent to us.
pub fn choice(
    game: GameName,
    options: &str,
    players: usize,
    view: &str,
) -> Result<Box<dyn Choice>, GameRefused> {
    match game {
        GameName::Mandala => choice_of::<mandala::Mandala>(options, players, view),
        GameName::Stones => choice_of::<stones::Stones>(options, players, view),
    }
}

fn choice_of<G: ExplainedGame>(
    options: &str,
    players: usize,
    view: &str,
) -> Result<Box<dyn Choice>, GameRefused>
where
    G::View: ReadView<G>,
{
    let wrong = |error: ViewError| GameRefused::View { detail: error.to_string() };
    let view = G::View::read(view, &options_of::<G>(options)?, players).map_err(wrong)?;
    Ok(Box::new(FromView::<G>(view)))
}

struct FromView<G: Game>(G::View);

impl<G: ExplainedGame> Choice for FromView<G> {
    fn choose(&self, level: Level, seed: &Seed, cancel: &Cancel) -> String {
        let mut computer = SearchPlayer::new(level.config::<G>(), seed).with_time_cap(cancel.clone());
        Bot::<G>::choose(&mut computer, &self.0).to_string()
    }

    fn hint(&self, seed: &Seed, cancel: &Cancel) -> Advice {
        let hint = hint::<G>(&self.0, &hint_limits::shared(cancel.clone()), seed);
        Advice {
            action: hint.action.to_string(),
            chance: hint.value,
            reason: (hint.reason.id(), hint.reason.args()),
        }
    }
}

/// Reads an action.
pub fn parse<G: ReplayableGame>(action: &str) -> Result<G::Action, GameRefused> {
    action.parse().map_err(|error: <G::Action as std::str::FromStr>::Err| GameRefused::rule(&error))
}

/// The computer a name on the wire means.
pub const fn level(name: LevelName) -> Level {
    match name {
        LevelName::Beginner => Level::Beginner,
        LevelName::Casual => Level::Casual,
        LevelName::Club => Level::Club,
        LevelName::Expert => Level::Expert,
        LevelName::Master => Level::Master,
    }
}

/// A plain value as carried JSON.
pub fn note(value: &impl Serialize) -> Json {
    Json::of(value)
}
