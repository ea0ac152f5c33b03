//! The rule by which a search chooses among the children of a node.

/// How a search picks its way down the tree.
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
