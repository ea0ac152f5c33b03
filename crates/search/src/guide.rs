//! What a search knows about a game beyond its rules.

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::{Game, MAX_SEATS, Outcome, Seat, State, below};

/// How good a position is for each seat: its share of the win, from 0 to 1; the shares add up to 1.
pub type Values = [f32; MAX_SEATS];

/// Judges positions and actions.
pub trait Guide<G: Game> {
    /// How many leaves are gathered before they are judged. More than one lets a judge that is quicker with many at once be
    /// quicker, for a slightly less informed choice of leaves.
    fn batch(&self) -> usize {
        1
    }

    /// What a finished game is worth.
    fn end(&self, outcome: &Outcome<G::Reason>) -> Values {
        result(outcome)
    }

    /// Judges each leaf of a batch, in order.
    fn judge(&self, leaves: &[G::State], rng: &mut Xoshiro256PlusPlus, values: &mut Vec<Values>);

    /// How promising an action looks to the player to move, above 0; only the proportions matter.
    fn prior(&self, state: &G::State, action: G::Action) -> f32;
}

/// Knows nothing but how to finish the game at random.
#[derive(Clone, Copy, Debug)]
pub struct Playout;

impl<G: Game> Guide<G> for Playout {
    fn judge(&self, leaves: &[G::State], rng: &mut Xoshiro256PlusPlus, values: &mut Vec<Values>) {
        values.extend(leaves.iter().map(|leaf| finish::<G>(leaf.clone(), rng, result)));
    }

    fn prior(&self, _: &G::State, _: G::Action) -> f32 {
        1.0
    }
}

/// A judge whose word counts only in part; the rest is a game finished at random. With many iterations the errors of
/// play-outs cancel out while a judge's stay, so the two together are better than either.
#[derive(Clone, Copy, Debug)]
pub struct Mixed<'a, J> {
    /// The judge.
    pub judge: &'a J,
    /// How much the play-out counts, from 0 to 1.
    pub playout: f32,
}

impl<G: Game, J: Guide<G>> Guide<G> for Mixed<'_, J> {
    fn batch(&self) -> usize {
        self.judge.batch()
    }

    fn end(&self, outcome: &Outcome<G::Reason>) -> Values {
        self.judge.end(outcome)
    }

    fn judge(&self, leaves: &[G::State], rng: &mut Xoshiro256PlusPlus, values: &mut Vec<Values>) {
        let first = values.len();
        self.judge.judge(leaves, rng, values);
        for (leaf, values) in leaves.iter().zip(&mut values[first..]) {
            let finished = finish::<G>(leaf.clone(), rng, |outcome| self.judge.end(outcome));
            for (value, finished) in values.iter_mut().zip(finished) {
                *value += self.playout * (finished - *value);
            }
        }
    }

    fn prior(&self, state: &G::State, action: G::Action) -> f32 {
        self.judge.prior(state, action)
    }
}

fn finish<G: Game>(
    mut state: G::State,
    rng: &mut impl Rng,
    end: impl Fn(&Outcome<G::Reason>) -> Values,
) -> Values {
    while state.to_move().is_some() {
        let action = state.pick_legal(|count| below(rng, count));
        state.apply_unchecked(action);
    }
    state.outcome().map_or([0.0; MAX_SEATS], |outcome| end(&outcome))
}

/// A finished game: the winner takes all, a draw is shared.
pub fn result<R>(outcome: &Outcome<R>) -> Values {
    let players = outcome.scores.players();
    let mut values = [0.0; MAX_SEATS];
    for seat in Seat::all(players) {
        values[seat.index()] = match outcome.winner {
            Some(winner) => f32::from(u8::from(winner == seat)),
            None => 1.0 / players as f32,
        };
    }
    values
}
