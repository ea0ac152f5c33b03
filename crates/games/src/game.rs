//! A game being played, behind a trait object.

use serde_json::value::RawValue;
use tabletop::presentation::{Effects, Event};
use tabletop::record::{Forfeit, Journal};
use tabletop::{Seat, State, Viewer};

use crate::action::{AnyAction, parse};
use crate::error::GameRefused;
use crate::list::PlayableGame;
use crate::rules::json;
use crate::view::{AnyView, GameView};

/// A game being played. Views, events and effects are JSON.
pub trait AnyGame: Send + Sync {
    /// Who must act; `None` when the game is over.
    fn to_move(&self) -> Option<Seat>;

    /// The actions so far, without what was taken back.
    fn history(&self) -> Vec<String>;

    /// Reads an action and checks that the player to move may do this.
    fn legal_action(&self, action: &str) -> Result<AnyAction, GameRefused>;

    /// Plays an action. An error leaves everything as it was.
    fn play(&mut self, action: &AnyAction) -> Result<PlayedAction, GameRefused>;

    /// Takes back all but the first `plies` actions.
    fn undo_to(&mut self, plies: usize);

    /// What a viewer may know, and what the rules make of it.
    fn view(&self, viewer: Viewer) -> (Box<RawValue>, Box<RawValue>);

    /// The viewer's legal actions; none when it is not their turn.
    fn legal(&self, viewer: Viewer) -> Vec<String>;

    /// What the player in this seat can foresee of an action.
    fn effects(&self, seat: Seat, action: &str) -> Result<Box<RawValue>, GameRefused>;

    /// How the game ended, by its rules.
    fn outcome(&self) -> Option<AnyOutcome>;

    /// The record, with further keys.
    fn record(&self, forfeit: Option<Forfeit>, notes: Vec<(&'static str, Box<RawValue>)>) -> String;

    /// The view of the seat that is to move: all that a computer there gets.
    fn seat_view(&self, seat: Seat) -> Box<dyn AnyView>;
}

/// The end of a game by its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnyOutcome {
    /// The points by seat.
    pub scores: Vec<u32>,
    /// The winner; `None` in a draw.
    pub winner: Option<Seat>,
    /// Why the game ended.
    pub reason: &'static str,
}

/// What playing an action did.
#[derive(Clone, Debug)]
pub struct PlayedAction {
    /// What it caused.
    pub events: EventsByViewer,
    /// Whether it revealed something hidden.
    pub reveals: bool,
}

/// What an action caused, as each viewer may see it: the seats in order, then spectators.
#[derive(Clone, Debug)]
pub struct EventsByViewer(Vec<Box<RawValue>>);

impl EventsByViewer {
    /// The events as this viewer may see them.
    #[expect(clippy::missing_panics_doc, reason = "it cannot: spectators are always there")]
    pub fn of(&self, viewer: Viewer) -> &RawValue {
        match viewer {
            Viewer::Seat(seat) => &self.0[seat.index()],
            Viewer::Spectator => self.0.last().expect("spectators see the events of every game"),
        }
    }
}

impl<G: PlayableGame> AnyGame for Journal<G> {
    fn to_move(&self) -> Option<Seat> {
        self.state().to_move()
    }

    fn history(&self) -> Vec<String> {
        self.actions().iter().map(ToString::to_string).collect()
    }

    fn legal_action(&self, action: &str) -> Result<AnyAction, GameRefused> {
        let action = AnyAction::read::<G>(action)?;
        self.state().check(action.action::<G>()?).map_err(GameRefused::rule)?;
        Ok(action)
    }

    fn play(&mut self, action: &AnyAction) -> Result<PlayedAction, GameRefused> {
        let action = action.action::<G>()?;
        // What cannot be foreseen counts as revealed: undo is then by consent.
        let foreseen = self
            .state()
            .to_move()
            .and_then(|seat| G::effects(&self.state().view(Viewer::Seat(seat)), action).ok());
        let reveals = foreseen.is_none_or(|effects| effects.reveals());
        let mut events = Vec::new();
        Self::play(self, action, &mut events).map_err(GameRefused::rule)?;
        let seen = |viewer| {
            let seen: Vec<_> = events.iter().map(|event: &G::Event| event.redact(viewer)).collect();
            json(&seen)
        };
        let events = EventsByViewer(Viewer::all(self.state().players()).map(seen).collect());
        Ok(PlayedAction { events, reveals })
    }

    fn undo_to(&mut self, plies: usize) {
        while self.actions().len() > plies {
            self.undo();
        }
    }

    fn view(&self, viewer: Viewer) -> (Box<RawValue>, Box<RawValue>) {
        let view = self.state().view(viewer);
        (json(&view), json(&G::figures(&view)))
    }

    fn legal(&self, viewer: Viewer) -> Vec<String> {
        if viewer.seat().is_none() || viewer.seat() != self.state().to_move() {
            return Vec::new();
        }
        self.state().legal_actions().iter().map(ToString::to_string).collect()
    }

    fn effects(&self, seat: Seat, action: &str) -> Result<Box<RawValue>, GameRefused> {
        let view = self.state().view(Viewer::Seat(seat));
        let effects = G::effects(&view, parse::<G>(action)?).map_err(GameRefused::rule)?;
        Ok(json(&effects))
    }

    fn outcome(&self) -> Option<AnyOutcome> {
        let outcome = self.state().outcome()?;
        Some(AnyOutcome {
            scores: outcome.scores.as_slice().to_vec(),
            winner: outcome.winner,
            reason: tabletop::Reason::name(outcome.reason),
        })
    }

    fn record(&self, forfeit: Option<Forfeit>, notes: Vec<(&'static str, Box<RawValue>)>) -> String {
        let mut journal = self.clone();
        if let Some(forfeit) = forfeit {
            journal.forfeit(forfeit);
        }
        for (key, value) in notes {
            journal.note(key, &value);
        }
        journal.to_line()
    }

    fn seat_view(&self, seat: Seat) -> Box<dyn AnyView> {
        Box::new(GameView::<G>(self.state().view(Viewer::Seat(seat))))
    }
}
