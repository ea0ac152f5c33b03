//! A view reads back as it was written, and nothing else reads.

use proptest::prelude::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use stones::{Options, Setup, Stacks, State, View};
use tabletop::chance::below;
use tabletop::presentation::{ReadView, ViewError};
use tabletop::record::Setup as _;
use tabletop::{Seat, Seed, State as _, Viewer};

fn deal(seed: u64, players: usize, options: &Options) -> State {
    let seed = Seed::from_number(seed);
    State::new(options, &Setup::deal(players, &seed), seed)
}

fn stacks() -> impl Strategy<Value = Stacks> {
    prop::sample::select(&Stacks::ALL[..])
}

proptest! {
    /// In whole random games, for every viewer.
    #[test]
    fn what_is_written_reads_back(seed: u64, players in 2..=4usize, stacks in stacks()) {
        let options = Options { stacks, ..Options::default() };
        let mut state = deal(seed, players, &options);
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        while state.to_move().is_some() {
            for viewer in Viewer::all(players) {
                let view = state.view(viewer);
                let json = serde_json::to_string(&view).unwrap();
                prop_assert_eq!(View::read(&json, &options, players), Ok(view), "{}", json);
            }
            state.apply(state.pick_legal(|count| below(&mut rng, count))).unwrap();
        }
        for viewer in Viewer::all(players) {
            let json = serde_json::to_string(&state.view(viewer)).unwrap();
            prop_assert_eq!(View::read(&json, &options, players), Err(ViewError::Over));
        }
    }

    /// Whatever one value is changed to, reading neither panics nor gives a view that cannot be played on from.
    #[test]
    fn a_changed_value_is_refused_or_can_be_played_on(
        seed in 0..50u64, plies in 0..60usize, stacks in stacks(), key: prop::sample::Index, with in values()
    ) {
        let options = Options { stacks, ..Options::default() };
        let mut state = deal(seed, 2, &options);
        for _ in 0..plies {
            if state.to_move().is_some() {
                state.apply(state.nth_legal(seed as usize % state.legal_count())).unwrap();
            }
        }
        let mut json = serde_json::to_value(state.view(Viewer::Seat(Seat::FIRST))).unwrap();
        let object = json.as_object_mut().unwrap();
        let key = key.get(&object.keys().cloned().collect::<Vec<_>>()).clone();
        object.insert(key, with);
        if let Ok(view) = View::read(&json.to_string(), &options, 2) {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut world = tabletop::View::determinize(&view, &mut rng).unwrap();
            prop_assert_eq!(world.view(tabletop::View::viewer(&view)), view);
            while world.to_move().is_some() {
                prop_assert!(world.legal_count() > 0);
                world.apply(world.pick_legal(|count| below(&mut rng, count))).unwrap();
            }
        }
    }
}

fn values() -> impl Strategy<Value = Value> {
    let tower = "[YyBbPpVv]{0,5}";
    prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-1..120i64).prop_map(Value::from),
        prop::collection::vec(prop::collection::vec(tower, 5), 2).prop_map(|towers| json!(towers)),
        (0..200u32, 0..200u32).prop_map(|(a, b)| json!([a, b])),
        Just(json!(["one", "blue"])),
        Just(json!({"b2": "star", "b4": "ring", "b6": "star", "d2": "ring"})),
    ]
}

#[test]
fn views_are_read_strictly() {
    let options = Options::default();
    let json = serde_json::to_value(deal(1, 3, &options).view(Viewer::Seat(Seat::FIRST))).unwrap();
    let read = |change: &dyn Fn(&mut Value)| {
        let mut json = json.clone();
        change(&mut json);
        View::read(&json.to_string(), &options, 3)
    };
    assert!(read(&|_| {}).is_ok());
    assert!(read(&|view| view["new"] = 1.into()).is_ok(), "newer programs may say more");
    assert!(View::read(&json.to_string(), &options, 2).is_err(), "another number of players");
    let hidden = Options { stacks: Stacks::Closed, ..Options::default() };
    assert!(View::read(&json.to_string(), &hidden, 3).is_err(), "more is seen than may be");
    let changes: [(&str, Value); 16] = [
        ("game", "mandala".into()),
        ("seat", 3.into()),
        ("seat", Value::Null),
        ("to_move", 3.into()),
        ("to_move", Value::Null),
        ("phase", "claim".into()),
        ("stacks", json!({})),
        ("artists", json!({"b2": "star"})),
        ("artists", json!({"b2": "star", "b4": "ring", "b6": "star", "d2": "star"})),
        ("artists", json!({"b1": "star", "b4": "ring", "b6": "star", "d2": "ring"})),
        ("towers", json!([["", "", "", "", ""], ["", "", "", "", ""]])),
        ("placed", 200.into()),
        ("points", json!([0, 0])),
        ("points", json!([0, 0, -1])),
        ("objectives", json!(["one", "one"])),
        ("objectives", json!(["five", "one"])),
    ];
    for (key, value) in changes {
        let wrong = read(&|view| view[key] = value.clone());
        assert!(wrong.is_err(), "{key} {value}");
    }
    for stack in
        [json!(["B", "Y", "P?", "V?"]), json!(["B?"]), json!(["B", "y?"]), json!(["B", "?"]), json!(["Bb"])]
    {
        assert!(read(&|view| view["stacks"]["b1"] = stack.clone()).is_err(), "{stack}");
    }
    for key in json.as_object().unwrap().keys() {
        let wrong = read(&|view| {
            view.as_object_mut().unwrap().remove(key);
        });
        assert!(wrong.is_err(), "{key}");
    }
}
