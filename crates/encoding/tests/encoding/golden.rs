//! What an encoding means is a promise: a network that was trained on it reads it for ever.

use std::fmt::Write;

use encoding::Encoded;
use mandala::Mandala;
use stones::Stones;
use tabletop::{Seed, State, Viewer};

use crate::walk::{mask, observation};

/// The actions in the order of their ids, ten to a line.
fn actions<G: Encoded>() -> String {
    let all: Vec<String> =
        (0..G::ACTIONS as u16).map(|id| G::action(id).map(|action| action.to_string()).unwrap()).collect();
    all.chunks(10).map(|line| line.join(" ") + "\n").collect()
}

/// Some views of a game: the player to move at every seventh decision, and everyone at the end.
fn positions<G: Encoded>(players: usize, seed: u64) -> String {
    let mut text = String::new();
    let mut state = G::deal(&G::Options::default(), players, Seed::from_number(seed));
    for decision in 0.. {
        let viewers: Vec<Viewer> = match state.to_move() {
            Some(seat) if decision % 7 == 0 => vec![Viewer::Seat(seat)],
            Some(_) => Vec::new(),
            None => Viewer::all(players).collect(),
        };
        for viewer in viewers {
            let seat = viewer.seat().map_or_else(|| "-".to_owned(), |seat| seat.to_string());
            writeln!(text, "{players} players, seed {seed}, decision {decision}, seat {seat}").unwrap();
            let view = state.view(viewer);
            let hex =
                observation::<G>(&view).iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
            let mask = mask::<G>(&view);
            let ids = (0..G::ACTIONS).filter(|&id| mask[id] == 1);
            let legal: Vec<_> = ids.map(|id| id.to_string()).collect();
            writeln!(text, "{hex}\n{}", legal.join(" ")).unwrap();
        }
        if state.to_move().is_none() {
            break;
        }
        let count = state.legal_count();
        state.apply(state.nth_legal((7 * decision + 3) % count)).unwrap();
    }
    text
}

fn holds(now: &str, then: &str) {
    for (line, (now, then)) in now.lines().zip(then.lines()).enumerate() {
        assert_eq!(now, then, "line {}", line + 1);
    }
    assert_eq!(now.lines().count(), then.lines().count());
}

#[test]
fn version_1_of_mandala() {
    assert_eq!(Mandala::VERSION, 1);
    holds(&actions::<Mandala>(), include_str!("../golden/mandala-1.actions"));
    let all: String = (1..=8).map(|seed| positions::<Mandala>(2, seed)).collect();
    holds(&all, include_str!("../golden/mandala-1.positions"));
}

#[test]
fn version_1_of_stones() {
    assert_eq!(Stones::VERSION, 1);
    holds(&actions::<Stones>(), include_str!("../golden/stones-1.actions"));
    let all: String = (2..=4).map(|players| positions::<Stones>(players, 11)).collect();
    holds(&all, include_str!("../golden/stones-1.positions"));
}
