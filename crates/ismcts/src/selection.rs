//! The rule by which a search chooses among the children of a node.

/// How a search picks its way down the tree.
///
/// ```
/// use mandala_ismcts::{Limits, Rollout, Search, Selection};
/// use tabletop::testing::kuhn::{Kuhn, Options};
/// use tabletop::{Game, Seat, Seed, State, Viewer};
///
/// let (seed, limits) = (Seed::from_number(1), Limits::iterations(100));
/// let view = Kuhn::deal(&Options {}, 2, seed).view(Viewer::Seat(Seat::FIRST));
/// for selection in [
///     Selection::Ucb1 { exploration: 0.7 },
///     Selection::Puct { exploration: 1.0, reduction: 0.1 },
/// ] {
///     let search = Search { evaluator: &Rollout, selection, limits: &limits, seed: &seed };
///     assert_eq!(search.run::<Kuhn>(&view).actions.len(), 2);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Selection {
    /// Every action is tried once, then the upper confidence bound decides.
    Ucb1 {
        /// How much exploration counts.
        exploration: f32,
    },
    /// Actions are tried in the order of their priors; an action not tried yet is valued a little lower than its parent.
    Puct {
        /// How much priors and exploration count.
        exploration: f32,
        /// How much lower than its parent an untried action is valued ("first play urgency").
        reduction: f32,
    },
}
