//! The search: from what a player sees to what each action is worth.

use rand_core::SeedableRng;
use tabletop::{Game, Seed, State, View, Worlds};

use crate::SearchRng;
use crate::evaluator::{Evaluator, Values};
use crate::limits::Limits;
use crate::report::Report;
use crate::selection::Selection;
use crate::walk::Walk;

/// A search and all that it depends on.
///
/// ```
/// use mandala_ismcts::{Limits, Rollout, Search, Selection};
/// use tabletop::testing::kuhn::{Action, Kuhn, Options};
/// use tabletop::{Game, Seat, Seed, State, Viewer};
///
/// let (seed, limits) = (Seed::from_number(1), Limits::iterations(100));
/// let view = Kuhn::deal(&Options {}, 2, seed).view(Viewer::Seat(Seat::FIRST));
/// let selection = Selection::Ucb1 { exploration: 0.7 };
/// let search = Search { evaluator: &Rollout, selection, limits: &limits, seed: &seed };
/// let report = search.run_among::<Kuhn>(&view, &[Action::Pass]);
/// assert_eq!(report.best().map(|best| best.action), Some(Action::Pass));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Search<'a, E> {
    /// Evaluates leaves and gives priors.
    pub evaluator: &'a E,
    /// How the search picks its way down the tree.
    pub selection: Selection,
    /// How long it may think.
    pub limits: &'a Limits,
    /// Where all of its chance comes from.
    pub seed: &'a Seed,
}

impl<E> Search<'_, E> {
    /// Searches a view in which it is the viewer's turn.
    pub fn run<G: Game>(&self, view: &G::View) -> Report<G::Action>
    where
        E: Evaluator<G>,
    {
        self.run_among::<G>(view, &[])
    }

    /// Searches with only these actions at the root; with all legal ones if there are none.
    #[expect(clippy::missing_panics_doc, reason = "the documentation says that it is the viewer's turn")]
    pub fn run_among<G: Game>(&self, view: &G::View, among: &[G::Action]) -> Report<G::Action>
    where
        E: Evaluator<G>,
    {
        let mut any = None;
        view.for_each_legal(|action| {
            any.get_or_insert(action);
        });
        let any = any.expect("the player to move has a legal action");
        let mut walk = Walk::<G, _>::new(any, self.evaluator, self.selection, self.seed, among);
        let done = view.worlds().map_or(0, |worlds| walk.run(&worlds, self.limits));
        walk.report(done)
    }

    /// Searches on several threads, each with a tree of its own and all the iterations, and adds up what they found. The
    /// report does not depend on which thread ends first.
    #[expect(
        clippy::missing_panics_doc,
        reason = "it cannot: there is a thread, and a search does not panic"
    )]
    pub fn run_on_threads<G: Game>(&self, view: &G::View, threads: usize) -> Report<G::Action>
    where
        E: Evaluator<G> + Sync,
    {
        let one = |thread: usize| {
            let seed = self.seed.child(thread as u64);
            Search { seed: &seed, ..*self }.run::<G>(view)
        };
        if threads <= 1 {
            return one(0);
        }
        let one = &one;
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..threads).map(|thread| scope.spawn(move || one(thread))).collect();
            let reports = threads.into_iter().map(|thread| thread.join().expect("a search does not panic"));
            reports.reduce(Report::merge).expect("there is a thread")
        })
    }

    /// What each seat can expect, on average over the search, whichever seat is to move; nothing when the game is over.
    pub fn expected_values<G: Game>(&self, view: &G::View) -> Option<Values>
    where
        E: Evaluator<G>,
    {
        let worlds = view.worlds()?;
        // The root's own action has no meaning, so anything will do.
        let any = worlds.draw(&mut SearchRng::from_seed(self.seed.0)).nth_legal(0);
        let mut walk = Walk::<G, _>::new(any, self.evaluator, self.selection, self.seed, &[]);
        let done = walk.run(&worlds, self.limits);
        Some(walk.average(done))
    }
}
