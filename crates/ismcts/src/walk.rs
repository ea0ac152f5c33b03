//! Walking down the tree: select, expand, evaluate, back up.

use rand_core::SeedableRng;
use tabletop::chance::below;
use tabletop::{Game, MAX_SEATS, Seed, State, Worlds};

use crate::SearchRng;
use crate::evaluator::{Evaluator, Values};
use crate::limits::Limits;
use crate::report::{ActionStats, Report, sort_best_first};
use crate::selection::Selection;
use crate::tree::{Id, Tree};

/// A search under way.
pub(crate) struct Walk<'a, G: Game, E> {
    evaluator: &'a E,
    selection: Selection,
    /// The actions allowed at the root; all if empty.
    among: &'a [G::Action],
    rng: SearchRng,
    tree: Tree<G::Action>,
    /// The sum of all values, by seat.
    total: [f64; MAX_SEATS],
    /// Scratch space, kept between iterations.
    legal: Vec<G::Action>,
    values: Vec<Values>,
    /// Leaves that wait to be evaluated, and the paths that lead to them.
    leaves: Vec<G::State>,
    paths: Vec<Vec<Step>>,
    /// Paths not in use.
    spare: Vec<Vec<Step>>,
    depth: usize,
}

/// A node on a path, and the seat that chose it.
type Step = (Id, usize);

impl<'a, G: Game, E: Evaluator<G>> Walk<'a, G, E> {
    /// Begins with a tree of nothing but its root, whose own action has no meaning.
    pub(crate) fn new(
        any: G::Action,
        evaluator: &'a E,
        selection: Selection,
        seed: &Seed,
        among: &'a [G::Action],
    ) -> Self {
        Self {
            evaluator,
            selection,
            among,
            rng: SearchRng::from_seed(seed.0),
            tree: Tree::new(any),
            total: [0.0; MAX_SEATS],
            legal: Vec::new(),
            values: Vec::new(),
            leaves: Vec::new(),
            paths: Vec::new(),
            spare: Vec::new(),
            depth: 0,
        }
    }

    /// Iterates as long as the limits allow, and returns how often that was.
    pub(crate) fn run(&mut self, worlds: &G::Worlds, limits: &Limits) -> u32 {
        let clock = limits.start();
        let mut done = 0;
        while clock.allows(done) {
            self.gather(worlds);
            done += 1;
            if self.leaves.len() >= self.evaluator.batch_size() {
                self.evaluate();
            }
        }
        self.evaluate();
        done
    }

    /// One world, one path down the tree. The visits are counted at once, so that the next path of a batch looks elsewhere;
    /// the value follows when the leaf has been evaluated.
    fn gather(&mut self, worlds: &G::Worlds) {
        let mut state = worlds.draw(&mut self.rng);
        let mut path = self.spare.pop().unwrap_or_default();
        let mut id = Tree::<G::Action>::ROOT;
        self.tree.node_mut(id).visits += 1;
        while let Some(mover) = state.to_move() {
            let (child, fresh) = self.select(id, &state);
            let node = self.tree.node_mut(child);
            node.visits += 1;
            state.apply_unchecked(node.action);
            path.push((child, mover.index()));
            id = child;
            if fresh {
                break;
            }
        }
        self.depth = self.depth.max(path.len());
        if let Some(outcome) = state.outcome() {
            let values = self.evaluator.evaluate_outcome(&outcome);
            self.back_up(path, &values);
        } else {
            self.leaves.push(state);
            self.paths.push(path);
        }
    }

    /// Evaluates the leaves gathered, and adds their values along their paths.
    fn evaluate(&mut self) {
        let mut values = std::mem::take(&mut self.values);
        self.evaluator.evaluate(&self.leaves, &mut self.rng, &mut values);
        self.leaves.clear();
        for (path, values) in std::mem::take(&mut self.paths).into_iter().zip(values.drain(..)) {
            self.back_up(path, &values);
        }
        self.values = values;
    }

    /// Adds a value along a path.
    fn back_up(&mut self, mut path: Vec<Step>, values: &Values) {
        for (sum, &value) in self.total.iter_mut().zip(values) {
            *sum += f64::from(value);
        }
        for (id, mover) in path.drain(..) {
            self.tree.node_mut(id).value += f64::from(values[mover]);
        }
        self.spare.push(path);
    }

    /// The child to go to, and whether it is new.
    fn select(&mut self, id: Id, state: &G::State) -> (Id, bool) {
        self.legal.clear();
        state.for_each_legal(|action| self.legal.push(action));
        if id == Tree::<G::Action>::ROOT && !self.among.is_empty() {
            self.legal.retain(|action| self.among.contains(action));
        }
        self.tree.open(id);
        match self.selection {
            Selection::Ucb1 { exploration } => self.ucb1(id, exploration),
            Selection::Puct { exploration, reduction } => self.puct(id, state, exploration, reduction),
        }
    }

    fn ucb1(&mut self, id: Id, exploration: f32) -> (Id, bool) {
        let mut untried = 0;
        let mut best = (f32::NEG_INFINITY, 0);
        for &action in &self.legal {
            let Some(child) = self.tree.child(action) else {
                untried += 1;
                continue;
            };
            let node = self.tree.node_mut(child);
            node.available += 1;
            let visits = node.visits as f32;
            let bound = node.mean() + exploration * (libm::logf(node.available as f32) / visits).sqrt();
            if bound > best.0 {
                best = (bound, child);
            }
        }
        if untried == 0 {
            return (best.1, false);
        }
        let mut skip = below(&mut self.rng, untried);
        for index in 0..self.legal.len() {
            let action = self.legal[index];
            if self.tree.child(action).is_none() {
                if skip == 0 {
                    let child = self.tree.add(id, action, 1.0);
                    self.tree.node_mut(child).available = 1;
                    return (child, true);
                }
                skip -= 1;
            }
        }
        unreachable!("one of the untried actions is the chosen one")
    }

    /// Only actions that are tried get a node: those not tried yet differ by nothing but their prior, which is cheaper to find
    /// again than to keep, so the tree has no more nodes than there were iterations.
    fn puct(&mut self, id: Id, state: &G::State, exploration: f32, reduction: f32) -> (Id, bool) {
        let (mut visits, mut value, mut priors) = (0u32, 0.0f64, 0.0f32);
        let mut untried: Option<(G::Action, f32)> = None;
        for &action in &self.legal {
            let prior = if let Some(child) = self.tree.child(action) {
                let node = self.tree.node(child);
                visits += node.visits;
                value += node.value;
                node.prior
            } else {
                let prior = self.evaluator.prior(state, action);
                if untried.is_none_or(|(_, best)| prior > best) {
                    untried = Some((action, prior));
                }
                prior
            };
            priors += prior;
        }
        let scale = exploration * ((visits + 1) as f32).sqrt() / priors;
        let mut best = (f32::NEG_INFINITY, 0);
        for &action in &self.legal {
            let Some(child) = self.tree.child(action) else { continue };
            let node = self.tree.node(child);
            let bound = node.mean() + scale * node.prior / (1 + node.visits) as f32;
            if bound > best.0 {
                best = (bound, child);
            }
        }
        if let Some((action, prior)) = untried {
            let guess = if visits == 0 { 0.5 } else { (value / f64::from(visits)) as f32 - reduction };
            if guess + scale * prior > best.0 {
                return (self.tree.add(id, action, prior), true);
            }
        }
        (best.1, false)
    }

    /// What the search has found so far.
    pub(crate) fn report(&self, iterations: u32) -> Report<G::Action> {
        let mut actions: Vec<_> = self
            .tree
            .children(Tree::<G::Action>::ROOT)
            .map(|id| self.tree.node(id))
            .map(|node| ActionStats {
                action: node.action,
                visits: node.visits,
                value: if node.visits == 0 { 0.0 } else { node.mean() },
            })
            .collect();
        sort_best_first(&mut actions);
        Report { actions, iterations, nodes: self.tree.len(), depth: self.depth }
    }

    /// The value for each seat, on average over so many iterations.
    pub(crate) fn average(&self, iterations: u32) -> Values {
        self.total.map(|sum| (sum / f64::from(iterations.max(1))) as f32)
    }
}
