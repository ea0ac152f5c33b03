//! Two deals that look the same to one viewer through the same actions.

use mandala::Mandala;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;
use server::Secret;
use stones::Stones;
use tabletop::chance::below;
use tabletop::presentation::{Event, PresentableGame};
use tabletop::record::Journal;
use tabletop::{Seed, State, View, Viewer};

/// A game that a viewer watches, and another that they cannot tell from it.
#[derive(Debug)]
pub(crate) struct Twins {
    /// What tells these from others.
    pub(crate) number: u64,
    pub(crate) game: &'static str,
    pub(crate) players: usize,
    pub(crate) options: Value,
    pub(crate) viewer: Viewer,
    pub(crate) setups: [Value; 2],
    pub(crate) actions: Vec<String>,
    /// Whether the deck ran out on the way.
    pub(crate) reshuffled: bool,
}

/// The server's part in the deal, set by the test, so that it knows how a deck that runs out is shuffled.
pub(crate) fn secret(number: u64) -> Secret {
    Secret::new([number as u8 + 1; 32])
}

/// The part of a seat's player.
pub(crate) fn nonce(seat: usize) -> String {
    format!("from seat {seat}")
}

/// What the server shuffles with, as it follows from both.
pub(crate) fn seed(number: u64, players: usize) -> Seed {
    let nonces: Vec<_> = (0..players).map(nonce).collect();
    secret(number).deal(nonces.iter().map(String::as_str))
}

/// A game whose deal can be changed a little.
pub(crate) trait DealVariants: PresentableGame {
    /// Exchanges two things in a written set-up; what comes out need not be a set-up.
    fn exchange(setup: &mut Value, rng: &mut impl Rng);
}

impl DealVariants for Mandala {
    fn exchange(setup: &mut Value, rng: &mut impl Rng) {
        let mut deck: Vec<u8> = setup["deck"].as_str().unwrap().bytes().collect();
        let (one, two) = (below(rng, 108) as usize, below(rng, 108) as usize);
        deck.swap(one, two);
        setup["deck"] = String::from_utf8(deck).unwrap().into();
    }
}

impl DealVariants for Stones {
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

/// Everything a viewer learns from a game, action by action.
struct Observer<'a, G: PresentableGame> {
    options: &'a G::Options,
    seed: Seed,
    players: usize,
    actions: &'a [String],
    viewer: Viewer,
}

impl<G: PresentableGame> Observer<'_, G> {
    /// Tells what is learnt, until the listener has enough. `None` if the actions cannot be played or it was enough.
    fn watch(&self, setup: &Value, mut tell: impl FnMut(String) -> Option<()>) -> Option<()> {
        let setup = tabletop::record::read_setup::<G>(&setup.to_string(), self.players).ok()?;
        let names = vec![String::new(); self.players];
        let mut journal = Journal::<G>::from_setup(names, self.options.clone(), setup, self.seed, false);
        tell(self.look(&journal))?;
        for action in self.actions {
            let mut events = Vec::new();
            journal.play(action.parse().ok()?, &mut events).ok()?;
            let told: Vec<_> = events.iter().map(|event: &G::Event| event.redact(self.viewer)).collect();
            tell(serde_json::to_string(&told).unwrap())?;
            tell(self.look(&journal))?;
        }
        Some(())
    }

    fn look(&self, journal: &Journal<G>) -> String {
        let view = journal.state().view(self.viewer);
        let legal: Vec<_> = view.legal_actions().iter().map(ToString::to_string).collect();
        serde_json::to_string(&(view, legal)).unwrap()
    }
}

/// Plays some actions of a random game, and looks for another deal that shows the viewer the same.
pub(crate) fn twins<G: DealVariants>(
    options: &Value,
    players: usize,
    number: u64,
    plies: usize,
) -> Option<Twins> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
    let parsed = tabletop::record::read_options::<G>(&options.to_string()).unwrap();
    let viewer = Viewer::all(players).nth(below(&mut rng, players as u32 + 1) as usize).unwrap();
    let seed = seed(number, players);
    let mut journal = Journal::<G>::deal(vec![String::new(); players], parsed.clone(), seed, false);
    while journal.actions().len() < plies {
        let action = journal.state().pick_legal(|count| below(&mut rng, count));
        let before = journal.clone();
        journal.play(action, &mut tabletop::record::Ignore).unwrap();
        // A game that has ended hides nothing.
        if journal.state().to_move().is_none() {
            journal = before;
            break;
        }
    }
    let actions: Vec<_> = journal.actions().iter().map(ToString::to_string).collect();
    let record: Value = serde_json::from_str(&journal.to_line()).unwrap();
    let setup = record["setup"].clone();
    let lookout = Observer::<G> { options: &parsed, seed, players, actions: &actions, viewer };
    let mut honest = Vec::new();
    let learn = |seen| {
        honest.push(seen);
        Some(())
    };
    lookout.watch(&setup, learn).expect("a game that was played can be played");
    let mut other = setup.clone();
    for _ in 0..300 {
        let mut changed = other.clone();
        G::exchange(&mut changed, &mut rng);
        let mut known = honest.iter();
        if lookout.watch(&changed, |seen| (known.next() == Some(&seen)).then_some(())).is_some() {
            other = changed;
        }
    }
    (setup != other).then(|| Twins {
        number,
        game: G::NAME,
        players,
        options: options.clone(),
        viewer,
        setups: [setup, other],
        reshuffled: !journal.reshuffles().is_empty(),
        actions,
    })
}
