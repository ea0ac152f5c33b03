//! A position and its image, played side by side: corresponding actions lead to corresponding positions and results.

use std::collections::HashSet;
use std::convert::Infallible;

use encoding::{Encoded, Symmetry};
use mandala::Mandala;
use proptest::prelude::*;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::{Value, json};
use stones::Stones;
use tabletop::chance::{Chance, FromSeed, below};
use tabletop::notation::Letter;
use tabletop::record::{Ignore, ReplayableGame, Setup as _};
use tabletop::{Seed, State, Viewer};

use crate::walk::{mask, observation};

/// Writes down the order of each reshuffled pile.
struct Noting<'a>(&'a mut Vec<String>);

impl Chance for Noting<'_> {
    type Error = Infallible;

    fn reshuffle<T: Letter>(&mut self, seed: &Seed, number: u32, pile: &mut [T]) -> Result<(), Infallible> {
        FromSeed.reshuffle(seed, number, pile)?;
        self.0.push(tabletop::notation::letters(pile));
        Ok(())
    }
}

/// Gives the images of orders that were written down.
struct Mirrored<'a>(std::vec::IntoIter<String>, &'a dyn Fn(char) -> char);

impl Chance for Mirrored<'_> {
    type Error = Infallible;

    fn reshuffle<T: Letter>(&mut self, _: &Seed, _: u32, pile: &mut [T]) -> Result<(), Infallible> {
        let order = self.0.next().unwrap();
        for (card, letter) in pile.iter_mut().zip(order.chars()) {
            *card = T::from_letter((self.1)(letter)).unwrap();
        }
        Ok(())
    }
}

fn gathered(from: &[u8], places: &[u16]) -> Vec<u8> {
    places.iter().map(|&place| from[usize::from(place)]).collect()
}

/// Plays a random game and its image.
fn corresponds<G: ReplayableGame + Encoded>(
    symmetry: &Symmetry,
    (mut state, mut image): (G::State, G::State),
    letter: &dyn Fn(char) -> char,
    seed: u64,
) {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    loop {
        for viewer in Viewer::all(state.players()) {
            let (view, other) = (state.view(viewer), image.view(viewer));
            assert_eq!(gathered(&observation::<G>(&view), &symmetry.observation), observation::<G>(&other));
            assert_eq!(gathered(&mask::<G>(&view), &symmetry.actions), mask::<G>(&other));
        }
        let (here, there) = (state.outcome(), image.outcome());
        assert_eq!(here, there);
        if here.is_some() {
            return;
        }
        let action = state.pick_legal(|count| below(&mut rng, count));
        let id = G::id(action).unwrap();
        let becomes = symmetry.actions.iter().position(|&from| from == id).unwrap() as u16;
        let mut orders = Vec::new();
        G::play(&mut state, action, &mut Noting(&mut orders), &mut Ignore).unwrap();
        let mut chance = Mirrored(orders.into_iter(), letter);
        G::play(&mut image, G::action(becomes).unwrap(), &mut chance, &mut Ignore).unwrap();
    }
}

fn begin<G: ReplayableGame>(players: usize, seed: Seed, setup: Value) -> G::State {
    let setup = G::Setup::read(serde_json::from_value(setup).unwrap(), players).unwrap();
    G::begin(&G::Options::default(), &setup, seed)
}

fn order<const N: usize>() -> impl Strategy<Value = [usize; N]> {
    let all: Vec<usize> = (0..N).collect();
    Just(all).prop_shuffle().prop_map(|order| order.try_into().unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn colours_and_mandalas_change_places(seed: u64, order in order::<6>(), exchange: bool) {
        let letters: Vec<char> = "ROYGPK".chars().collect();
        let letter = |from: char| letters[order[letters.iter().position(|&letter| letter == from).unwrap()]];
        let dealt = Seed::from_number(seed);
        let setup = serde_json::to_value(mandala::Setup::deal(2, &dealt)).unwrap();
        let mut deck: Vec<char> = setup["deck"].as_str().unwrap().chars().map(letter).collect();
        if exchange {
            // The first two cards are the Mountain of mandala 1, the next two that of mandala 2.
            deck.swap(0, 2);
            deck.swap(1, 3);
        }
        let image = json!({ "deck": deck.into_iter().collect::<String>() });
        let states = (begin::<Mandala>(2, dealt, setup), begin::<Mandala>(2, dealt, image));
        let symmetry = encoding::mandala::symmetry(order.map(|place| mandala::Colour::ALL[place]), exchange);
        corresponds::<Mandala>(&symmetry, states, &letter, seed);
    }

    #[test]
    fn boards_turn_and_stones_change_places(
        seed: u64,
        players in 2..=4usize,
        order in order::<4>(),
        exchange: bool,
        quarters in 0..4u32,
    ) {
        let dealt = Seed::from_number(seed);
        let setup = serde_json::to_value(stones::Setup::deal(players, &dealt)).unwrap();
        let image = stones_image(&setup, order, exchange, quarters);
        let states = (begin::<Stones>(players, dealt, setup), begin::<Stones>(players, dealt, image));
        let symmetry = encoding::stones::symmetry(quarters, exchange, order.map(|place| stones::Colour::ALL[place]));
        corresponds::<Stones>(&symmetry, states, &|letter| letter, seed);
    }
}

/// The image of a set-up of Stones, made of its words.
fn stones_image(setup: &Value, order: [usize; 4], exchange: bool, quarters: u32) -> Value {
    let turned = |name: &String| {
        let (mut file, mut rank) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
        for _ in 0..quarters {
            // The top rank becomes the last file, and what was first in it comes to the top.
            (file, rank) = (6 - rank, file);
        }
        format!("{}{}", char::from(b'a' + file), rank + 1)
    };
    let stone = |letter: char| {
        let colour = "YBPV".find(letter.to_ascii_uppercase()).unwrap();
        let colour = char::from(b"YBPV"[order[colour]]);
        if letter.is_ascii_lowercase() == exchange { colour } else { colour.to_ascii_lowercase() }
    };
    let word = |word: &str| {
        let colours = ["yellow", "blue", "pink", "violet"];
        match colours.iter().position(|&colour| colour == word) {
            Some(colour) => colours[order[colour]],
            None if exchange && word == "star" => "ring",
            None if exchange && word == "ring" => "star",
            None => match word {
                "star" => "star",
                "ring" => "ring",
                "one" => "one",
                "two" => "two",
                "three" => "three",
                _ => "four",
            },
        }
    };
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let stacks = setup["stacks"].as_object().unwrap().iter();
    let artists = setup["artists"].as_object().unwrap().iter();
    let hands = setup["objectives"].as_array().unwrap().iter();
    json!({
        "stacks": stacks
            .map(|(space, letters)| (turned(space), text(letters).chars().map(stone).collect::<String>().into()))
            .collect::<serde_json::Map<String, Value>>(),
        "artists": artists
            .map(|(space, pattern)| (turned(space), word(&text(pattern)).into()))
            .collect::<serde_json::Map<String, Value>>(),
        "objectives": hands
            .map(|hand| hand.as_array().unwrap().iter().map(|card| word(&text(card))).collect::<Value>())
            .collect::<Value>(),
    })
}

/// All are different permutations, begin with the identity, and one after another is again one of them.
fn is_a_group<G: Encoded>(order: usize) {
    let all = G::symmetries();
    let set: HashSet<_> = all.iter().map(|one| (one.observation.clone(), one.actions.clone())).collect();
    assert_eq!((all.len(), set.len()), (order, order));
    let identity = |places: &[u16]| places.iter().zip(0..).all(|(&from, to)| from == to);
    assert!(identity(&all[0].observation) && identity(&all[0].actions));
    let after = |one: &[u16], other: &[u16]| -> Box<[u16]> {
        other.iter().map(|&place| one[usize::from(place)]).collect()
    };
    for (index, one) in all.iter().enumerate() {
        let other = &all[(31 * index + 7) % all.len()];
        let both = (after(&one.observation, &other.observation), after(&one.actions, &other.actions));
        assert!(set.contains(&both), "symmetry {index}");
    }
}

#[test]
fn symmetries_are_groups() {
    is_a_group::<Mandala>(2 * 720);
    is_a_group::<Stones>(4 * 2 * 24);
}
