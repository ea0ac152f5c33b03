//! Two deals that look the same to one viewer through the same actions.

use mandala::Mandala;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use stones::Stones;
use tabletop::{Event, Game, Journal, Seed, State, Viewer, below};

/// A game that somebody watches, and another that they cannot tell from it.
#[derive(Debug)]
pub(crate) struct Twins {
    pub(crate) game: &'static str,
    pub(crate) players: usize,
    pub(crate) options: Value,
    pub(crate) viewer: Viewer,
    pub(crate) setups: [Value; 2],
    pub(crate) actions: Vec<String>,
}

/// A game whose deal can be changed a little.
pub(crate) trait Changeable: Game {
    /// Exchanges two things in a written set-up; what comes out need not be a set-up.
    fn exchange(setup: &mut Value, rng: &mut impl Rng);
}

impl Changeable for Mandala {
    fn exchange(setup: &mut Value, rng: &mut impl Rng) {
        let mut deck: Vec<u8> = setup["deck"].as_str().unwrap().bytes().collect();
        let (one, two) = (below(rng, 108) as usize, below(rng, 108) as usize);
        deck.swap(one, two);
        setup["deck"] = String::from_utf8(deck).unwrap().into();
    }
}

impl Changeable for Stones {
    fn exchange(setup: &mut Value, rng: &mut impl Rng) {
        if below(rng, 2) == 0 {
            let seats = setup["objectives"].as_array_mut().unwrap();
            let (one, two) =
                (below(rng, seats.len() as u32) as usize, below(rng, seats.len() as u32) as usize);
            let (first, second) = (below(rng, 2) as usize, below(rng, 2) as usize);
            let taken = seats[one][first].clone();
            seats[one][first] = seats[two][second].clone();
            seats[two][second] = taken;
            return;
        }
        let stacks = setup["stacks"].as_object_mut().unwrap();
        let spaces: Vec<_> = stacks.keys().cloned().collect();
        let pick = |rng: &mut _| spaces[below(rng, spaces.len() as u32) as usize].clone();
        let (one, two) = (pick(rng), pick(rng));
        let mut first: Vec<u8> = stacks[&one].as_str().unwrap().bytes().collect();
        let mut second: Vec<u8> = stacks[&two].as_str().unwrap().bytes().collect();
        let at = below(rng, 4) as usize;
        if one != two && at < first.len() && at < second.len() {
            std::mem::swap(&mut first[at], &mut second[at]);
            stacks.insert(one, String::from_utf8(first).unwrap().into());
            stacks.insert(two, String::from_utf8(second).unwrap().into());
        }
    }
}

/// Everything a viewer learns from a game, action by action; nothing if the actions cannot be played.
fn learnt<G: Game>(
    options: &G::Options,
    setup: &Value,
    players: usize,
    actions: &[String],
    viewer: Viewer,
) -> Option<Vec<String>> {
    let setup = tabletop::read_setup::<G>(&setup.to_string(), players).ok()?;
    let names = vec![String::new(); players];
    let mut journal = Journal::<G>::from_setup(names, options.clone(), setup, Seed::from_number(0), false);
    let look = |journal: &Journal<G>| {
        let mut legal = Vec::new();
        if viewer.seat().is_some() && viewer.seat() == journal.state().to_move() {
            journal.state().for_each_legal(|action| legal.push(action.to_string()));
        }
        serde_json::to_string(&(journal.state().view(viewer), legal)).unwrap()
    };
    let mut seen = vec![look(&journal)];
    for action in actions {
        let mut events = Vec::new();
        journal.play(action.parse().ok()?, &mut events).ok()?;
        let told: Vec<_> = events.iter().map(|event: &G::Event| event.redact(viewer)).collect();
        seen.push(serde_json::to_string(&told).unwrap());
        seen.push(look(&journal));
    }
    Some(seen)
}

/// Plays some actions of a random game, and looks for another deal that shows the viewer the same. The seed of reshuffles is
/// the table's own, so the actions end before one is needed.
pub(crate) fn twins<G: Changeable>(options: &Value, players: usize, number: u64) -> Option<Twins> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let parsed = tabletop::read_options::<G>(&options.to_string()).unwrap();
    let viewer = Viewer::all(players).nth(below(&mut rng, players as u32 + 1) as usize).unwrap();
    let seed = Seed::from_number(number);
    let mut journal = Journal::<G>::deal(vec![String::new(); players], parsed.clone(), seed, false);
    let plies = 1 + below(&mut rng, 40);
    for _ in 0..plies {
        let Some(_) = journal.state().to_move() else { break };
        let action = journal.state().pick_legal(|count| below(&mut rng, count));
        let before = journal.clone();
        journal.play(action, &mut tabletop::Ignore).unwrap();
        // A game that has ended hides nothing, and a reshuffle is the server's own.
        if journal.state().to_move().is_none() || journal.to_line().contains("reshuffles") {
            journal = before;
            break;
        }
    }
    let actions: Vec<_> = journal.actions().iter().map(ToString::to_string).collect();
    let record: Value = serde_json::from_str(&journal.to_line()).unwrap();
    let setup = record["setup"].clone();
    let honest = learnt::<G>(&parsed, &setup, players, &actions, viewer)?;
    let mut other = setup.clone();
    for _ in 0..300 {
        let mut changed = other.clone();
        G::exchange(&mut changed, &mut rng);
        if learnt::<G>(&parsed, &changed, players, &actions, viewer).as_ref() == Some(&honest) {
            other = changed;
        }
    }
    let twins =
        Twins { game: G::NAME, players, options: options.clone(), viewer, setups: [setup, other], actions };
    (twins.setups[0] != twins.setups[1]).then_some(twins)
}
