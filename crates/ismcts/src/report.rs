//! What a search found.

/// What a search found.
///
/// ```
/// use mandala_ismcts::Report;
///
/// let stopped = Report::<char> { actions: vec![], iterations: 0, nodes: 1, depth: 0 };
/// assert_eq!(stopped.best(), None);
/// ```
#[derive(Clone, Debug)]
pub struct Report<A> {
    /// The actions at the root, the most visited first.
    pub actions: Vec<ActionStats<A>>,
    /// Iterations made.
    pub iterations: u32,
    /// Nodes in the tree; 0 if the position was solved without one.
    pub nodes: usize,
    /// The length of the longest path.
    pub depth: usize,
}

/// What a search found out about one action.
///
/// ```
/// use mandala_ismcts::{ActionStats, Report};
///
/// let stats = |action, visits, value| ActionStats { action, visits, value };
/// let report = Report { actions: vec![stats('a', 9, 0.6), stats('b', 1, 0.2)], iterations: 10, nodes: 11, depth: 2 };
/// assert_eq!(report.best().map(|best| best.action), Some('a'));
/// assert_eq!(report.stats('b'), Some(&stats('b', 1, 0.2)));
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ActionStats<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The mover's share of the win, on average.
    pub value: f32,
}

impl<A: Ord + Copy> Report<A> {
    /// The best action; none if the search was stopped before its first iteration.
    pub fn best(&self) -> Option<&ActionStats<A>> {
        self.actions.first()
    }

    /// The statistics of an action, if it was tried.
    pub fn stats(&self, action: A) -> Option<&ActionStats<A>> {
        self.actions.iter().find(|stats| stats.action == action)
    }

    /// Adds up two searches of the same view.
    #[must_use]
    pub(crate) fn merge(mut self, other: Self) -> Self {
        for found in other.actions {
            match self.actions.iter_mut().find(|own| own.action == found.action) {
                None => self.actions.push(found),
                Some(own) => {
                    let visits = own.visits + found.visits;
                    let sum = own.value * own.visits as f32 + found.value * found.visits as f32;
                    own.value = if visits == 0 { 0.0 } else { sum / visits as f32 };
                    own.visits = visits;
                }
            }
        }
        sort_best_first(&mut self.actions);
        self.iterations += other.iterations;
        self.nodes += other.nodes;
        self.depth = self.depth.max(other.depth);
        self
    }
}

/// Puts the most visited first. Between equals the order of legal actions decides, so that the order of trying does not.
pub(crate) fn sort_best_first<A: Ord>(actions: &mut [ActionStats<A>]) {
    actions.sort_by(|a, b| {
        b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then(a.action.cmp(&b.action))
    });
}
