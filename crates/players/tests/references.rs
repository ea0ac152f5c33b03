//! The reference players must never change: strength is measured against them over the years.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use mandala::Mandala;
use mandala_players::{Bot, Greedy, Limits, Newcomer, Plain, Random};
use stones::Stones;
use tabletop::presentation::{Effects, PresentableGame};
use tabletop::{Game, Seed, State, View, Viewer};

/// The first actions of a game between two of the same kind, as text.
fn opening<G: Game>(mut bot: impl Bot<G>) -> String {
    let seed = Seed::from_number(1);
    let mut state = G::deal(&G::Options::default(), 2, seed);
    let mut actions = Vec::new();
    while actions.len() < 12 {
        let view = state.view(Viewer::Seat(state.to_move().unwrap()));
        let action = bot.choose(&view);
        state.apply(action).unwrap();
        actions.push(action.to_string());
    }
    actions.join(" ")
}

#[test]
fn random_plays_as_it_always_did() {
    let seed = Seed::from_number(5);
    assert_eq!(opening::<Mandala>(Random::new(&seed)), "m1R m1R m2G m1Y m2Y f1O1 dP3 m1P m2O dO1 dY1 m2R");
    assert_eq!(
        opening::<Stones>(Random::new(&seed)),
        "d2b2n1 b2d2e1 b4b2n3 b2b4s4 d2b6w5 f4f2e2 t15 f2f4w3 b4f6e1 t1 f6d2w2 f4b4n1"
    );
}

#[test]
fn greedy_plays_as_it_always_did() {
    let seed = Seed::from_number(5);
    assert_eq!(opening::<Mandala>(Greedy::new(&seed)), "m1R m1R m2G m1Y m2Y f1O1 dP3 m1P m2O dO1 dY1 m2R");
    assert_eq!(
        opening::<Stones>(Greedy::new(&seed)),
        "d2b2n1 b2d2e1 t1 t1 b4b2w1 d2b6w3 t1 t3 t1 t3 d6f2w3 b2d4w4"
    );
}

#[test]
fn newcomer_plays_as_it_always_did() {
    let seed = Seed::from_number(5);
    assert_eq!(opening::<Mandala>(Newcomer::new(&seed)), opening::<Mandala>(Greedy::new(&seed)));
    assert_eq!(
        opening::<Stones>(Newcomer::new(&seed)),
        "d2f2n1 b4d2n1 f2b2s4 b2b6s5 d2b2s5 d6d4s2 b6f6w3 b2b6n4 f4b2e2 b6f2s3 cB t12345"
    );
}

#[test]
fn plain_plays_as_it_always_did() {
    let plain = || Plain::new(&Seed::from_number(5), Limits::iterations(200));
    assert_eq!(opening::<Mandala>(plain()), "dG1 m1R f1O1 dO3 dK1 f1P1 m2Y f2G3 m1G f1K1 cG cR");
    assert_eq!(
        opening::<Stones>(plain()),
        "d2f2e5 f2b6w2 b4b2w4 f4f2e1 d6d4s3 b6f6w3 d4b6s1 f2d4e5 b2f2e2 t12 cY d4b2s4"
    );
    assert_eq!(Plain::ITERATIONS, 2_000);
}

/// Greedy takes the most points its view shows, whenever there are any.
fn takes_the_most_points<G: PresentableGame>(players: usize) {
    let mut scored = 0;
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let mut state = G::deal(&G::Options::default(), players, seed);
        let mut greedy = Greedy::new(&seed);
        while let Some(seat) = state.to_move() {
            let view = state.view(Viewer::Seat(seat));
            let action = Bot::<G>::choose(&mut greedy, &view);
            let mut most = 0;
            view.for_each_legal(|other| most = most.max(G::effects(&view, other).unwrap().points()));
            assert_eq!(G::effects(&view, action).unwrap().points(), most);
            scored += most;
            state.apply(action).unwrap();
        }
    }
    assert!(scored > 100);
}

#[test]
fn greedy_takes_the_most_points() {
    takes_the_most_points::<Mandala>(2);
    takes_the_most_points::<Stones>(3);
}

/// In Stones a newcomer takes the most stones that a pick-up can take, and scores, for the most points, only when nothing can be
/// picked up.
#[test]
fn newcomer_takes_the_most_stones() {
    let mut scored = 0;
    for number in 0..20 {
        let seed = Seed::from_number(number);
        let mut state = Stones::deal(&stones::Options::default(), 2, seed);
        let mut newcomer = Newcomer::new(&seed);
        while let Some(seat) = state.to_move() {
            let view = state.view(Viewer::Seat(seat));
            let action = Bot::<Stones>::choose(&mut newcomer, &view);
            let taken = |action| view.effects(action).unwrap().takes.map_or(0, |takes| takes.stones.len());
            let (mut stones, mut points) = (0, 0);
            view.for_each_legal(|other| {
                stones = stones.max(taken(other));
                points = points.max(view.effects(other).unwrap().points());
            });
            assert_eq!(taken(action), stones);
            if stones == 0 {
                assert_eq!(view.effects(action).unwrap().points(), points);
                scored += points;
            }
            state.apply(action).unwrap();
        }
    }
    assert!(scored > 100);
}
