//! Information-set Monte-Carlo tree search: one tree over what the mover can know, a fresh world for every iteration.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use tabletop::{Game, MAX_SEATS, Seed, State, View, Worlds, below};

use crate::guide::{Guide, Values};
use crate::limits::Limits;
use crate::tree::{Id, Tree};

/// How a search picks its way down the tree.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Selection {
    /// Every action is tried once, then the upper confidence bound decides.
    Ucb1 {
        /// How much curiosity counts.
        exploration: f32,
    },
    /// Actions are tried in the order of their promise; an action not tried yet is judged a little worse than its parent.
    Puct {
        /// How much promise and curiosity count.
        exploration: f32,
        /// How much worse than its parent an untried action is judged.
        reduction: f32,
    },
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Report<A> {
    /// The actions at the root, the most visited first.
    pub actions: Vec<Found<A>>,
    /// Iterations made.
    pub iterations: u32,
    /// Nodes in the tree.
    pub nodes: usize,
    /// The length of the longest path.
    pub depth: usize,
}

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Found<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The mover's share of the win, on average.
    pub value: f32,
}

impl<A: Ord + Copy> Report<A> {
    /// Two searches of the same view as one.
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
        best_first(&mut self.actions);
        self.iterations += other.iterations;
        self.nodes += other.nodes;
        self.depth = self.depth.max(other.depth);
        self
    }
}

/// The most visited first; the order of legal actions decides between equals, so that the order of trying does not.
fn best_first<A: Ord>(actions: &mut [Found<A>]) {
    actions.sort_by(|a, b| {
        b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value)).then(a.action.cmp(&b.action))
    });
}

/// Searches from a view in which it is the viewer's turn.
pub fn search<G: Game>(
    view: &G::View,
    guide: &impl Guide<G>,
    selection: Selection,
    limits: &Limits,
    seed: &Seed,
) -> Report<G::Action> {
    search_among::<G>(view, guide, selection, limits, seed, &[])
}

/// The same, but the first action is one of these; any if there are none.
pub(crate) fn search_among<G: Game>(
    view: &G::View,
    guide: &impl Guide<G>,
    selection: Selection,
    limits: &Limits,
    seed: &Seed,
    among: &[G::Action],
) -> Report<G::Action> {
    let mut legal = Vec::new();
    view.for_each_legal(|action| legal.push(action));
    let any = *legal.first().expect("the player to move has a legal action");
    let mut search = Search::<G, _>::new(any, guide, selection, seed, among);
    let done = view.worlds().map_or(0, |worlds| search.run(&worlds, limits));
    search.report(done)
}

/// What a view promises each seat, whoever's turn it is; nothing when the game is over.
pub(crate) fn outlook<G: Game>(
    view: &G::View,
    guide: &impl Guide<G>,
    selection: Selection,
    limits: &Limits,
    seed: &Seed,
) -> Option<Values> {
    let worlds = view.worlds()?;
    // The root's own action has no meaning, so anything will do.
    let any = worlds.draw(&mut Xoshiro256PlusPlus::from_seed(seed.0)).nth_legal(0);
    let mut search = Search::<G, _>::new(any, guide, selection, seed, &[]);
    let done = search.run(&worlds, limits);
    Some(search.total.map(|sum| (sum / f64::from(done.max(1))) as f32))
}

/// A node on a path, and the seat that chose it.
type Step = (Id, usize);

struct Search<'a, G: Game, J> {
    guide: &'a J,
    selection: Selection,
    /// What may be played first; anything if empty.
    among: &'a [G::Action],
    rng: Xoshiro256PlusPlus,
    tree: Tree<G::Action>,
    /// The sum of all values, by seat.
    total: [f64; MAX_SEATS],
    /// Scratch space, kept between iterations.
    legal: Vec<G::Action>,
    values: Vec<Values>,
    /// Leaves that wait to be judged, and the paths that lead to them.
    leaves: Vec<G::State>,
    paths: Vec<Vec<Step>>,
    /// Paths not in use.
    spare: Vec<Vec<Step>>,
    depth: usize,
}

impl<'a, G: Game, J: Guide<G>> Search<'a, G, J> {
    fn new(any: G::Action, guide: &'a J, selection: Selection, seed: &Seed, among: &'a [G::Action]) -> Self {
        Self {
            guide,
            selection,
            among,
            rng: Xoshiro256PlusPlus::from_seed(seed.0),
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
    fn run(&mut self, worlds: &G::Worlds, limits: &Limits) -> u32 {
        let clock = limits.start();
        let mut done = 0;
        while clock.allows(done) {
            self.gather(worlds);
            done += 1;
            if self.leaves.len() >= self.guide.batch() {
                self.apply();
            }
        }
        self.apply();
        done
    }

    /// One world, one path down the tree. The visits are counted at once, so that the next path of a batch looks elsewhere;
    /// the value follows when the leaf has been judged.
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
            let values = self.guide.end(&outcome);
            self.credit(path, &values);
        } else {
            self.leaves.push(state);
            self.paths.push(path);
        }
    }

    /// Judges the leaves gathered, and adds what they are worth along their paths.
    fn apply(&mut self) {
        let mut values = std::mem::take(&mut self.values);
        self.guide.judge(&self.leaves, &mut self.rng, &mut values);
        self.leaves.clear();
        for (path, values) in std::mem::take(&mut self.paths).into_iter().zip(values.drain(..)) {
            self.credit(path, &values);
        }
        self.values = values;
    }

    fn credit(&mut self, mut path: Vec<Step>, values: &Values) {
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

    /// Only actions that are tried get a node: those not tried yet differ by nothing but their promise, which is cheaper to find
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
                let prior = self.guide.prior(state, action);
                if untried.is_none_or(|(_, best)| prior > best) {
                    untried = Some((action, prior));
                }
                prior
            };
            priors += prior;
        }
        let curiosity = exploration * ((visits + 1) as f32).sqrt() / priors;
        let mut best = (f32::NEG_INFINITY, 0);
        for &action in &self.legal {
            let Some(child) = self.tree.child(action) else { continue };
            let node = self.tree.node(child);
            let bound = node.mean() + curiosity * node.prior / (1 + node.visits) as f32;
            if bound > best.0 {
                best = (bound, child);
            }
        }
        if let Some((action, prior)) = untried {
            let guess = if visits == 0 { 0.5 } else { (value / f64::from(visits)) as f32 - reduction };
            if guess + curiosity * prior > best.0 {
                return (self.tree.add(id, action, prior), true);
            }
        }
        (best.1, false)
    }

    fn report(&self, iterations: u32) -> Report<G::Action> {
        let mut actions: Vec<_> = self
            .tree
            .children(Tree::<G::Action>::ROOT)
            .map(|id| self.tree.node(id))
            .map(|node| Found {
                action: node.action,
                visits: node.visits,
                value: if node.visits == 0 { 0.0 } else { node.mean() },
            })
            .collect();
        best_first(&mut actions);
        Report { actions, iterations, nodes: self.tree.len(), depth: self.depth }
    }
}
