//! The legal actions once more, written from the words of the rules on the JSON of a state, with no regard to speed.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use tabletop::State as _;
use tabletop::chance::below;

use super::{dealt, full, legal, play};

const FILES: &str = "abcdefg";

/// The square so many files to the right and ranks down, if there is one.
fn step(square: &str, right: isize, down: i32) -> Option<String> {
    let file = FILES.find(square.chars().next()?)?.checked_add_signed(right)?;
    let rank = square[1..].parse::<i32>().ok()? + down;
    let file = FILES.chars().nth(file)?;
    (1..=7).contains(&rank).then(|| format!("{file}{rank}"))
}

fn around(square: &str) -> Vec<String> {
    let steps = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    steps.iter().filter_map(|&(right, down)| step(square, right, down)).collect()
}

fn legal_by_the_book(state: &Value) -> Vec<String> {
    let Some(seat) = state["to_move"].as_u64() else {
        return vec![];
    };
    let towers: Vec<&str> = state["towers"][seat as usize]
        .as_array()
        .unwrap()
        .iter()
        .map(|tower| tower.as_str().unwrap())
        .collect();
    let artist_spaces: Vec<String> =
        (1..=3).flat_map(|rank| ["b", "d", "f"].map(|file| format!("{file}{}", 2 * rank))).collect();
    let mut list = Vec::new();
    for from in &artist_spaces {
        let Some(pattern) = state["artists"].get(from) else {
            continue;
        };
        for to in &artist_spaces {
            if state["artists"].get(to).is_some() {
                continue;
            }
            for (space, direction) in around(to).iter().zip("nesw".chars()) {
                let Some(top) = state["stacks"][space].as_str().unwrap().chars().next() else {
                    continue;
                };
                let shown = if top.is_uppercase() { "star" } else { "ring" };
                let neighbours = around(space);
                let mut others = neighbours.iter().filter(|&other| other != from);
                if shown != pattern || others.any(|other| state["artists"].get(other).is_some()) {
                    continue;
                }
                for (number, tower) in (1..).zip(&towers) {
                    if tower.is_empty() {
                        list.push(format!("{from}{to}{direction}{number}"));
                    }
                }
            }
        }
    }
    for colour in ["Y", "B", "P", "V"] {
        let tops = towers.iter().filter_map(|tower| tower.get(..1));
        if tops.filter(|top| top.to_uppercase() == colour).count() >= 2 {
            list.push(format!("c{colour}"));
        }
    }
    for number in 1..32 {
        let chosen: Vec<usize> = (0..5).filter(|tower| number >> tower & 1 == 1).collect();
        if chosen.iter().all(|&tower| !towers[tower].is_empty()) {
            let digits: String = chosen.iter().map(|tower| (tower + 1).to_string()).collect();
            list.push(format!("t{digits}"));
        }
    }
    list
}

#[test]
fn s_3_the_legal_actions_are_those_of_the_book_in_the_documented_order() {
    for players in 2..=4 {
        for number in 0..12 {
            let mut state = dealt(players, number);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
            while state.to_move().is_some() {
                let list = legal(&state);
                assert_eq!(list, legal_by_the_book(&full(&state)));
                let index = below(&mut rng, list.len() as u32) as usize;
                play(&mut state, &list[index]);
            }
            assert_eq!(legal(&state), [""; 0]);
        }
    }
}
