//! Searches Kuhn poker with an evaluator of its own, and prints what each action is worth with each card.
//!
//! ```sh
//! cargo run -p mandala-ismcts --example evaluator
//! ```

use std::io::{self, Write};

use mandala_ismcts::{Evaluator, Limits, Search, SearchRng, Selection, Values, win_shares};
use tabletop::testing::kuhn::{Action, Kuhn, Options, State as Poker};
use tabletop::{Game, Seat, Seed, State as _, Viewer};

/// Believes that both players pass from here on, and looks at bets first.
struct EverybodyPasses;

impl Evaluator<Kuhn> for EverybodyPasses {
    fn evaluate(&self, leaves: &[Poker], _: &mut SearchRng, values: &mut Vec<Values>) {
        for leaf in leaves {
            let mut state = leaf.clone();
            while state.to_move().is_some() {
                state.apply_unchecked(Action::Pass);
            }
            values.push(state.outcome().map_or([0.5; 4], |outcome| win_shares(&outcome)));
        }
    }

    fn prior(&self, _: &Poker, action: Action) -> f32 {
        match action {
            Action::Pass => 1.0,
            Action::Bet => 2.0,
        }
    }
}

fn main() -> io::Result<()> {
    let mut out = io::stdout().lock();
    for number in 0..6 {
        let seed = Seed::from_number(number);
        let state = Kuhn::deal(&Options {}, 2, seed);
        let view = state.view(Viewer::Seat(Seat::FIRST));
        let search = Search {
            evaluator: &EverybodyPasses,
            selection: Selection::Puct { exploration: 1.0, reduction: 0.1 },
            limits: &Limits::iterations(1_000),
            seed: &seed,
        };
        writeln!(out, "{view:?}")?;
        for stats in search.run::<Kuhn>(&view).actions {
            writeln!(out, "  {}: {} visits, {:.2} of the win", stats.action, stats.visits, stats.value)?;
        }
    }
    Ok(())
}
