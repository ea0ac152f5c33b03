//! What a search knows about a game beyond its rules.

use tabletop::{Game, MAX_SEATS, Outcome, Seat};

use crate::SearchRng;

/// The value of a position for each seat: its share of the win, from 0 to 1. The shares add up to 1.
///
/// ```
/// use mandala_ismcts::Values;
///
/// // The second of two players has won.
/// let values: Values = [0.0, 1.0, 0.0, 0.0];
/// assert_eq!(values.iter().sum::<f32>(), 1.0);
/// ```
pub type Values = [f32; MAX_SEATS];

/// Evaluates positions, and says which actions to look at first.
///
/// ```
/// use mandala_ismcts::{Evaluator, SearchRng, Values};
/// use tabletop::Game;
///
/// /// Calls every position even, and every action as good as any other.
/// struct Even;
///
/// impl<G: Game> Evaluator<G> for Even {
///     fn evaluate(&self, leaves: &[G::State], _: &mut SearchRng, values: &mut Vec<Values>) {
///         values.extend(leaves.iter().map(|_| [0.5; 4]));
///     }
///
///     fn prior(&self, _: &G::State, _: G::Action) -> f32 {
///         1.0
///     }
/// }
/// ```
pub trait Evaluator<G: Game> {
    /// How many leaves are gathered before they are evaluated. With more than one, an evaluator that is quicker with many
    /// at once can be quicker, for a slightly less informed choice of leaves.
    fn batch_size(&self) -> usize {
        1
    }

    /// The value of a finished game.
    fn evaluate_outcome(&self, outcome: &Outcome<G::Reason>) -> Values {
        win_shares(outcome)
    }

    /// Appends the value of each leaf of a batch, in order.
    fn evaluate(&self, leaves: &[G::State], rng: &mut SearchRng, values: &mut Vec<Values>);

    /// How promising an action looks to the player to move before it is tried. It is above 0, and only the proportions
    /// matter.
    fn prior(&self, state: &G::State, action: G::Action) -> f32;
}

/// A finished game: the winner has the whole win, and a draw is shared.
///
/// ```
/// use mandala_ismcts::win_shares;
/// use tabletop::{BySeat, Outcome};
///
/// let draw = Outcome { scores: BySeat::from_fn(2, |_| 7), winner: None, reason: "end" };
/// assert_eq!(win_shares(&draw), [0.5, 0.5, 0.0, 0.0]);
/// ```
pub fn win_shares<R>(outcome: &Outcome<R>) -> Values {
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
