//! Analyses of positions with a clear answer, and of whole games.

use std::sync::atomic::{AtomicUsize, Ordering};

use mandala::Mandala;
use mandala_ismcts::Limits;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use stones::Stones;
use tabletop::chance::below;
use tabletop::message::Message;
use tabletop::record::{Ignore, Journal, RawRecord, ReplayableGame};
use tabletop::{MAX_SEATS, Seat, Seed, State, View, Viewer, Worlds};

use super::luck::{estimate, expected};
use super::*;
use crate::hint::hint;

fn plan(iterations: u32, threads: usize) -> Plan {
    Plan::new(Depth { iterations }, threads)
}

fn judged<G: ExplainedGame>(state: &G::State, actions: &[&str]) -> Vec<Decision<G>> {
    let actions: Vec<G::Action> =
        actions.iter().map(|text| text.parse().unwrap_or_else(|_| panic!("{text}"))).collect();
    let game = RecordedGame::<G>::play(state.clone(), &actions).unwrap();
    analyse(&game, &plan(200, 1), &|_| {}).unwrap().decisions
}

/// The last destruction: black is worth 30 points to either player, red 1. Whatever was dealt to the opponent's Cup is worth
/// 10 at most.
fn last_destruction() -> mandala::State {
    mandala::testing::Position::new()
        .hands("RG", "RG")
        .river(0, "ROYGK")
        .river(1, "ROYGK")
        .dealt(0, "RR")
        .dealt(1, "OO")
        .mountain(1, "KKKKKKR")
        .field(1, 0, "Y")
        .field(1, 1, "G")
        .exhausted()
        .rest_in_deck()
        .claim(1, 0)
        .build()
}

/// The last turn: scoring yellow wins, a single stone does not. The opponent has no stone for an objective.
fn last_turn() -> stones::State {
    stones::testing::Position::new(2)
        .towers(1, ["Y", "y", "", "", ""])
        .objectives(1, ["four", "three"])
        .objectives(0, ["one", "two"])
        .points(&[10, 8])
        .placed(36)
        .ending()
        .turn(1)
        .build()
}

/// A recorded game of random players.
fn record<G: ReplayableGame>(players: usize, seed: u64) -> RawRecord {
    let names = vec!["player".to_owned(); players];
    let mut journal = Journal::<G>::deal(names, G::Options::default(), Seed::from_number(seed), false);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    while journal.state().to_move().is_some() {
        let action = journal.state().pick_legal(|count| below(&mut rng, count));
        journal.play(action, &mut Ignore).unwrap();
    }
    RawRecord::parse(&journal.to_line()).unwrap()
}

#[test]
fn the_clearly_best_action_is_best_and_what_remains_is_forced() {
    let claims = judged::<Mandala>(&last_destruction(), &["cK", "cR"]);
    assert_eq!([claims[0].verdict, claims[1].verdict], [Verdict::Best, Verdict::Forced]);
    assert!(claims[0].before > 0.99 && claims[0].after > 0.99 && claims[1].before < 0.01);
    assert_eq!([claims[0].reason.id(), claims[1].reason.id()], ["mandala-why-most", "why-only"]);
    let turn = judged::<Stones>(&last_turn(), &["cY"]);
    assert_eq!((turn[0].verdict, turn[0].reason.id()), (Verdict::Best, "stones-why-last-points"));
}

#[test]
fn a_blunder_is_called_one_and_the_best_action_explained() {
    let claims = judged::<Mandala>(&last_destruction(), &["cR", "cK"]);
    let blunder = &claims[0];
    assert_eq!(blunder.verdict, Verdict::Blunder);
    assert!(blunder.loss() > 0.99 && !blunder.explains_played());
    assert_eq!((blunder.best.to_string().as_str(), blunder.reason.id()), ("cK", "mandala-why-most"));
    let turn = judged::<Stones>(&last_turn(), &["t1"]);
    assert_eq!((turn[0].verdict, turn[0].best.to_string().as_str()), (Verdict::Blunder, "cY"));
}

#[test]
fn a_hint_finds_the_same() {
    fn advice<G: ExplainedGame>(state: &G::State) -> (String, f32, &'static str) {
        let view = state.view(Viewer::Seat(state.to_move().unwrap()));
        let hint = hint::<G>(&view, &Limits::iterations(120), &Seed::from_number(1));
        (hint.action.to_string(), hint.value, hint.reason.id())
    }
    let (action, value, reason) = advice::<Mandala>(&last_destruction());
    assert_eq!((action.as_str(), reason), ("cK", "mandala-why-most"));
    assert!(value > 0.99);
    let (action, value, reason) = advice::<Stones>(&last_turn());
    assert_eq!((action.as_str(), reason), ("cY", "stones-why-last-points"));
    assert!(value > 0.99);
}

/// The same seed gives the same analysis, however many threads share the work; the sums are as defined.
fn a_whole_game<G: ExplainedGame>(players: usize, seed: u64) {
    let game = RecordedGame::<G>::of(&record::<G>(players, seed)).unwrap();
    let most = AtomicUsize::new(0);
    let done = |finished| {
        most.fetch_max(finished, Ordering::Relaxed);
    };
    let analysis = analyse(&game, &plan(24, 1), &done).unwrap();
    assert_eq!(most.into_inner(), game.actions().len() + 1);
    let again = analyse(&game, &plan(24, 2), &|_| {}).unwrap();
    assert_eq!(analysis.decisions, again.decisions);
    assert_eq!(analysis.chances, again.chances);
    assert_eq!(analysis.accounts, again.accounts);

    assert_eq!(analysis.decisions.len(), game.actions().len());
    assert_eq!(analysis.chances.len(), game.actions().len() + 1);
    for (ply, decision) in analysis.decisions.iter().enumerate() {
        assert_eq!((decision.ply, decision.action), (ply, game.actions()[ply]));
        assert!((0.0..=1.0).contains(&decision.before) && (0.0..=1.0).contains(&decision.after));
        assert!(decision.before >= decision.after);
        let mut legal = 0;
        game.view(ply, decision.seat).for_each_legal(|_| legal += 1);
        assert_eq!(decision.verdict == Verdict::Forced, legal == 1);
        assert_eq!(decision.verdict, Verdict::of(legal, decision.loss()));
        if decision.best == decision.action {
            assert!(decision.verdict <= Verdict::Best);
        }
    }
    for (seat, account) in Seat::all(players).zip(&analysis.accounts) {
        let result = game.result().unwrap()[seat];
        assert_eq!(account.end.to_bits(), result.to_bits());
        let luck: f32 = analysis.decisions.iter().map(|decision| decision.luck[seat]).sum();
        assert!(luck.is_finite() && (luck - account.luck).abs() < 1e-4);
        assert!(account.skill <= 0.0);
        let sum = account.start + account.luck + account.skill + account.others;
        assert!((sum - account.end).abs() < 1e-4, "{account:?}");
        let own = analysis.decisions.iter().filter(|decision| decision.seat == seat).count();
        assert_eq!(account.verdicts.iter().sum::<usize>(), own);
    }
}

#[test]
fn a_whole_game_of_mandala() {
    a_whole_game::<Mandala>(2, 3);
}

#[test]
fn whole_games_of_stones() {
    a_whole_game::<Stones>(2, 3);
    a_whole_game::<Stones>(3, 4);
    a_whole_game::<Stones>(4, 5);
}

/// Chance step by step: what was expected, and then luck, is what can be expected next. Where nothing is shown to a player,
/// there is no luck.
#[test]
fn chances_and_luck_follow_from_each_other() {
    let game = RecordedGame::<Mandala>::of(&record::<Mandala>(2, 6)).unwrap();
    let analysis = analyse(&game, &plan(200, 1), &|_| {}).unwrap();
    let seed = Plan::new(Depth { iterations: 200 }, 1).seed;
    let limits = Limits::iterations(Depth { iterations: 200 }.luck_iterations());
    let (mut shown, mut quiet) = (0, 0);
    for decision in &analysis.decisions {
        let other = decision.seat.next(2);
        let effects = game.view(decision.ply, decision.seat).effects(decision.action).unwrap();
        let next = analysis.chances[decision.ply + 1];
        for seat in [decision.seat, other] {
            let seed = seed.child(decision.ply as u64).child((1 + MAX_SEATS + seat.index()) as u64);
            let (before, after) = (game.view(decision.ply, seat), game.view(decision.ply + 1, seat));
            match expected::<Mandala>(before, decision.action, after, seat, &limits, &seed) {
                None => assert_eq!(decision.luck[seat].to_bits(), 0f32.to_bits()),
                Some(expected) => assert!((expected + decision.luck[seat] - next[seat]).abs() < 1e-5),
            }
        }
        let ends = game.view(decision.ply + 1, other).to_move().is_none();
        if effects.draws == 0 && effects.refills == 0 && !ends {
            assert_eq!([decision.luck[decision.seat], decision.luck[other]].map(f32::to_bits), [0; 2]);
            quiet += 1;
        } else if effects.refills == 0 && !ends {
            // Only the one who draws sees the cards.
            assert_eq!(decision.luck[other].to_bits(), 0f32.to_bits());
            shown += 1;
        }
    }
    assert!(shown > 5 && quiet > 5);
}

/// Over all that could have been drawn, luck is nothing on average.
#[test]
fn luck_is_nothing_on_average() {
    let state = RecordedGame::<Mandala>::of(&record::<Mandala>(2, 9)).unwrap();
    let (ply, seat) = (0..state.actions().len())
        .map(|ply| (ply, state.view(ply, Seat::FIRST).to_move().unwrap()))
        .find(|&(ply, seat)| {
            state.view(ply, seat).effects(state.actions()[ply]).is_ok_and(|effects| effects.draws == 3)
        })
        .unwrap();
    let (before, action) = (state.view(ply, seat), state.actions()[ply]);
    let seed = Seed::from_number(5);
    let limits = Limits::iterations(16);
    let all = before.worlds().unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let (mut sum, mut size) = (0.0, 0.0);
    for draw in 0..200 {
        let mut world = all.draw(&mut rng);
        world.apply(action).unwrap();
        let after = world.view(Viewer::Seat(seat));
        let seed = seed.child(draw);
        let hoped = expected::<Mandala>(before, action, &after, seat, &limits, &seed.child(0)).unwrap();
        let luck = estimate::<Mandala>(&after, seat, &limits, &seed.child(1)).unwrap() - hoped;
        sum += luck;
        size += luck.abs();
    }
    assert!((sum / 200.0).abs() < 0.01 && (0.005..0.1).contains(&(size / 200.0)), "{sum} {size}");
}

/// Hidden cards, stones and objectives do not change the verdict on a decision, nor anything else that was known before
/// chance spoke.
fn the_same_in_every_world<G: ExplainedGame>(players: usize) {
    for seed in 0..3 {
        let game = RecordedGame::<G>::of(&record::<G>(players, seed)).unwrap();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for ply in [0, game.actions().len() / 3, game.actions().len() / 2, game.actions().len() - 3] {
            let seat = game.view(ply, Seat::FIRST).to_move().unwrap();
            let worlds = game.view(ply, seat).worlds().unwrap();
            let [one, two] = [(); 2].map(|()| {
                let twin = RecordedGame::<G>::play(worlds.draw(&mut rng), &[game.actions()[ply]]).unwrap();
                analyse(&twin, &plan(60, 1), &|_| {}).unwrap().decisions.remove(0)
            });
            assert_eq!(Decision { luck: two.luck, ..one }, two);
        }
    }
}

#[test]
fn no_verdict_depends_on_hidden_things() {
    the_same_in_every_world::<Mandala>(2);
    the_same_in_every_world::<Stones>(2);
    the_same_in_every_world::<Stones>(4);
}

#[test]
fn an_analysis_can_be_cancelled() {
    let game = RecordedGame::<Mandala>::of(&record::<Mandala>(2, 1)).unwrap();
    let plan = plan(1_000_000, 2);
    plan.cancel.cancel();
    assert_eq!(analyse(&game, &plan, &|_| {}).unwrap_err(), Cancelled);
    // And in the middle of it.
    let plan = Plan { cancel: Cancel::default(), ..plan };
    let stop = |_| plan.cancel.cancel();
    assert_eq!(
        analyse(&game, &Plan { depth: Depth { iterations: 40 }, ..plan.clone() }, &stop).unwrap_err(),
        Cancelled
    );
}

#[test]
fn an_unfinished_game_and_one_without_actions_are_analysed() {
    let game = RecordedGame::<Mandala>::play(last_destruction(), &[]).unwrap();
    let analysis = analyse(&game, &plan(50, 1), &|_| {}).unwrap();
    assert!(analysis.decisions.is_empty());
    let account = analysis.accounts[0];
    assert_eq!(account.start.to_bits(), account.end.to_bits());
    let one = RecordedGame::<Mandala>::play(last_destruction(), &["cK".parse().unwrap()]).unwrap();
    let analysis = analyse(&one, &plan(50, 1), &|_| {}).unwrap();
    assert!(one.result().is_none() && (0.0..=1.0).contains(&analysis.accounts[0].end));
}

/// Two players who only discard can go on for ever; an analysis of that is refused, not begun.
#[test]
fn a_game_without_end_is_refused() {
    let options = serde_json::from_str(r#"{"turn_limit":100000}"#).unwrap();
    let mut journal = Journal::<Mandala>::deal(vec![String::new(); 2], options, Seed::from_number(1), false);
    for _ in 0..=RecordedGame::<Mandala>::LONGEST {
        let mut discard = None;
        journal.state().for_each_legal(|action| discard = Some(action));
        journal.play(discard.unwrap(), &mut Ignore).unwrap();
    }
    let record = RawRecord::parse(&journal.to_line()).unwrap();
    assert_eq!(RecordedGame::<Mandala>::of(&record).unwrap_err().fault.id(), "analyse-too-long");
}

/// A host that works piece by piece gets the very same report.
#[test]
fn pieces_come_to_the_same_as_the_whole() {
    let journal = {
        let names = vec!["a".to_owned(), "b".to_owned()];
        let mut journal =
            Journal::<Stones>::deal(names, stones::Options::default(), Seed::from_number(4), false);
        for _ in 0..6 {
            let action = journal.state().nth_legal(0);
            journal.play(action, &mut Ignore).unwrap();
        }
        journal
    };
    let record = RawRecord::parse(&journal.to_line()).unwrap();
    let game = RecordedGame::<Stones>::of(&record).unwrap();
    let whole = analyse(&game, &plan(30, 2), &|_| {}).unwrap();
    let mut steps = IncrementalAnalysis::new(game.clone(), plan(30, 1));
    while steps.done() < steps.total() {
        assert!(steps.finished().is_none());
        steps.step();
    }
    steps.step();
    let report = |analysis: &Analysis<Stones>| {
        let report = Report::new(&record.players, &game, analysis, |message, _| message.id().to_owned());
        document(30, [Ok(&report), Err(InvalidRecord { ply: Some(3), error: "no" })])
    };
    assert_eq!(report(&steps.finished().unwrap()), report(&whole));
    let stopped = plan(30, 1);
    stopped.cancel.cancel();
    let mut cancelled = IncrementalAnalysis::new(game.clone(), stopped);
    cancelled.step();
    assert_eq!(cancelled.done(), 0);
}
