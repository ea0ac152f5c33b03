//! A recorded game as its players saw it.

use tabletop::message::{Arg, Message};
use tabletop::record::{RawRecord, ReplayError, ReplayableGame, ResultLine, replay};
use tabletop::{BySeat, Game, Seat, State, Viewer};

use mandala_ismcts::{Values, win_shares};

/// A recorded game, turned into what each player could see of it. An analysis gets nothing else, so it cannot judge a
/// decision by cards its player did not know.
#[derive(Clone, Debug)]
pub struct RecordedGame<G: Game> {
    players: usize,
    /// Before each action and after the last, by seat.
    views: Vec<Vec<G::View>>,
    actions: Vec<G::Action>,
    result: Option<(Values, ResultLine)>,
}

impl<G: ReplayableGame> RecordedGame<G> {
    /// The longest game that is analysed. A game by the rules as published is far shorter; a file may say anything.
    pub const LONGEST: usize = 10_000;

    /// Replays a record, which must hold.
    pub fn of(record: &RawRecord) -> Result<Self, ReplayError> {
        let mut views = Vec::new();
        let replayed = replay::<G>(record, |state, _| {
            if views.len() <= Self::LONGEST {
                views.push(views_of::<G>(state));
            }
        })?;
        if replayed.actions.len() > Self::LONGEST {
            return Err(ReplayError::before(TooLong { most: Self::LONGEST }));
        }
        Ok(Self::new(&replayed.state, views, replayed.actions))
    }

    /// Plays actions from a state.
    pub fn play(mut state: G::State, actions: &[G::Action]) -> Result<Self, G::Illegal> {
        let mut views = vec![views_of::<G>(&state)];
        for &action in actions {
            state.apply(action)?;
            views.push(views_of::<G>(&state));
        }
        Ok(Self::new(&state, views, actions.to_vec()))
    }

    fn new(last: &G::State, views: Vec<Vec<G::View>>, actions: Vec<G::Action>) -> Self {
        let result = last.outcome().map(|outcome| (win_shares(&outcome), ResultLine::from(&outcome)));
        Self { players: last.players(), views, actions, result }
    }

    /// The number of seats.
    pub fn players(&self) -> usize {
        self.players
    }

    /// What was played.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// What a seat saw before the action with this number, or at the end.
    pub fn view(&self, ply: usize, seat: Seat) -> &G::View {
        &self.views[ply][seat.index()]
    }

    /// What the game came to for each seat, if it was played to its end.
    pub fn result(&self) -> Option<BySeat<f32>> {
        self.result.as_ref().map(|(values, _)| BySeat::from_fn(self.players, |seat| values[seat.index()]))
    }

    /// The points, the winner and why the game ended, if it was played to its end.
    pub fn result_line(&self) -> Option<&ResultLine> {
        self.result.as_ref().map(|(_, line)| line)
    }

    /// The result, if the game was over before the action with this number.
    pub(crate) fn result_at(&self, ply: usize) -> Option<BySeat<f32>> {
        self.result().filter(|_| ply == self.actions.len())
    }
}

fn views_of<G: Game>(state: &G::State) -> Vec<G::View> {
    Seat::all(state.players()).map(|seat| state.view(Viewer::Seat(seat))).collect()
}

/// The game is too long to be analysed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the game has more than {most} actions")]
struct TooLong {
    most: usize,
}

impl Message for TooLong {
    fn id(&self) -> &'static str {
        "analyse-too-long"
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        vec![("most", self.most.into())]
    }
}
