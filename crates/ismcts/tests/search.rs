//! Search in Kuhn poker, a solved game with a hidden card.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use mandala_ismcts::{Cancel, ExactBudget, Limits, Report, Rollout, Search, Selection, solve_exactly};
use tabletop::testing::kuhn::{Action, Kuhn, Options, State as Poker, View as PokerView};
use tabletop::{Game, Seed, State as _, View as _, Viewer};

/// A deal in which these have been played.
fn position(seed: u64, actions: &[Action]) -> Poker {
    let mut state = Kuhn::deal(&Options {}, 2, Seed::from_number(seed));
    for &action in actions {
        state.apply(action).unwrap();
    }
    state
}

fn movers_view(state: &Poker) -> PokerView {
    state.view(Viewer::Seat(state.to_move().unwrap()))
}

fn search(view: &PokerView, limits: &Limits, seed: u64, threads: usize) -> Report<Action> {
    let (selection, seed) = (Selection::Ucb1 { exploration: 0.7 }, Seed::from_number(seed));
    Search { evaluator: &Rollout, selection, limits, seed: &seed }.run_on_threads::<Kuhn>(view, threads)
}

fn card(view: &PokerView) -> usize {
    let seat = view.viewer().seat().unwrap();
    serde_json::to_value(view).unwrap()["states"][0]["cards"][seat.index()].as_u64().unwrap() as usize
}

/// Facing a bet, the king calls and the jack folds, whatever the other holds.
#[test]
fn the_king_calls_and_the_jack_folds() {
    let mut seen = [false; 3];
    for seed in 0..30 {
        let view = movers_view(&position(seed, &[Action::Bet]));
        let best = search(&view, &Limits::iterations(500), seed, 1).actions[0].action;
        let expected = [Some(Action::Pass), None, Some(Action::Bet)][card(&view)];
        assert!(expected.is_none_or(|action| action == best), "card {}", card(&view));
        seen[card(&view)] = true;
    }
    assert_eq!(seen, [true; 3]);
}

/// A decision with nothing after it is solved in full: calling with the king always wins.
#[test]
fn a_last_decision_is_solved() {
    let solved = |seed| {
        let view = movers_view(&position(seed, &[Action::Bet]));
        let chance = Seed::from_number(seed).child(0);
        let report = solve_exactly::<Kuhn>(&view, ExactBudget::default(), &chance).unwrap();
        assert_eq!(report.nodes, 0);
        (card(&view), report.stats(Action::Bet).unwrap().value)
    };
    for seed in 0..30 {
        match solved(seed) {
            (0, value) => assert!(value < 0.01),
            (1, value) => assert!((0.2..0.8).contains(&value), "{value}"),
            (_, value) => assert!(value > 0.99),
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_report_with_any_number_of_threads() {
    let view = movers_view(&position(1, &[]));
    let limits = Limits::iterations(200);
    for threads in [1, 3] {
        let report = search(&view, &limits, 5, threads);
        assert_eq!(format!("{report:?}"), format!("{:?}", search(&view, &limits, 5, threads)));
        assert_eq!(report.iterations, 200 * threads as u32);
        assert_eq!(report.actions.iter().map(|stats| stats.visits).sum::<u32>(), report.iterations);
    }
}

#[test]
fn only_the_given_actions_are_tried_at_the_root() {
    let view = movers_view(&position(1, &[]));
    let (limits, seed) = (Limits::iterations(50), Seed::from_number(1));
    let selection = Selection::Puct { exploration: 1.0, reduction: 0.1 };
    let search = Search { evaluator: &Rollout, selection, limits: &limits, seed: &seed };
    let report = search.run_among::<Kuhn>(&view, &[Action::Pass]);
    assert_eq!(report.best().map(|best| (best.action, best.visits)), Some((Action::Pass, 50)));
    assert_eq!(report.actions.len(), 1);
}

#[test]
fn a_cancelled_search_ends_at_once() {
    let cancel = Cancel::default();
    cancel.cancel();
    let view = movers_view(&position(1, &[]));
    let report = search(&view, &Limits { cancel, ..Limits::iterations(u32::MAX) }, 1, 1);
    assert!(report.iterations < 1_000);
}

/// What a spectator expects of a fair deal is an even game; of a game that is over there is nothing to expect.
#[test]
fn expected_values_are_shares_of_the_win() {
    let (limits, seed) = (Limits::iterations(400), Seed::from_number(1));
    let selection = Selection::Ucb1 { exploration: 0.7 };
    let search = Search { evaluator: &Rollout, selection, limits: &limits, seed: &seed };
    let [first, second, ..] =
        search.expected_values::<Kuhn>(&position(1, &[]).view(Viewer::Spectator)).unwrap();
    assert!((first + second - 1.0).abs() < 1e-4 && (0.3..0.7).contains(&first), "{first}");
    let over = position(1, &[Action::Bet, Action::Pass]);
    assert!(over.view(Viewer::Spectator).to_move().is_none());
    assert_eq!(search.expected_values::<Kuhn>(&over.view(Viewer::Spectator)), None);
}
