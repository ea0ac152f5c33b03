//! The conformance suite: one random game, checked at every step.

use alloc::borrow::ToOwned;
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Display;
use core::marker::PhantomData;

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::chance::{FromSeed, Seed, below};
use crate::game::{Action, Game, State, View, Worlds};
use crate::message::Message;
use crate::presentation::{Effects, Event, PresentableGame};
use crate::record::{Ignore, Journal, RawRecord, ReplayableGame, replay, trace_entry};
use crate::seat::Viewer;

/// What a game tells the suite about itself.
#[derive(Debug)]
pub struct Law<'a, G: Game> {
    /// Every action that can be written, or enough of them: those that are not listed as legal must be refused.
    pub universe: &'a [G::Action],
    /// Whether no piece has been lost or made.
    pub conserved: fn(&G::State, &G::Options) -> bool,
    /// No game is longer than this.
    pub longest: usize,
}

/// Plays one random game, and says which law it breaks if it does.
///
/// - The legal actions are those accepted: counted, numbered and listed alike, each once; all others are refused in a
///   sentence, and leave the state as it was.
/// - Notation reads back what it writes; so do records, at any point of the game, and replaying them is identity.
/// - The player to move sees the same legal actions; other viewers see none.
/// - A determinized view looks the same to its viewer, byte for byte, and stays so after an action that reveals nothing; as
///   long as it does, every event told to the viewer is the same. States and events print (`Debug`) no more than a
///   spectator may know.
/// - Where the worlds of a view are few, they are all different, look like the view, are certain together, and drawing gives
///   one of them.
/// - Checked and unchecked play lead to the same state; taking back and playing again does too.
/// - Pieces are conserved, and games end.
pub fn keeps_the_laws<G: PresentableGame>(
    law: &Law<'_, G>,
    players: usize,
    options: &G::Options,
    seed: u64,
) -> Result<(), String> {
    let names = (0..players).map(|seat| format!("player {seat}")).collect();
    let mut journal = Journal::<G>::deal(names, options.clone(), Seed::from_number(seed), true);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    for ply in 0..law.longest {
        let at = |broken: &str| format!("seed {seed}, ply {ply}: {broken}");
        let state = journal.state().clone();
        if !(law.conserved)(&state, options) {
            return Err(at("pieces are not conserved"));
        }
        same_in_every_world::<G>(&state, &mut rng).map_err(|broken| at(&broken))?;
        worlds_are_all_there::<G>(&state, &mut rng).map_err(|broken| at(&broken))?;
        if state.to_move().is_none() {
            if state.outcome().is_none() {
                return Err(at("no player is to move, yet there is no outcome"));
            }
            return record_holds(&journal).map_err(|broken| at(&broken));
        }
        let legal = legal_means_accepted(law, &state).map_err(|broken| at(&broken))?;
        views_agree::<G>(&state, &legal).map_err(|broken| at(&broken))?;
        if below(&mut rng, 16) == 0 {
            record_holds(&journal).map_err(|broken| at(&broken))?;
        }
        let action = legal[below(&mut rng, legal.len() as u32) as usize];
        play_both_ways(&mut journal, action).map_err(|broken| at(&broken))?;
        if below(&mut rng, 16) == 0 {
            take_back_and_play_again(&mut journal, action).map_err(|broken| at(&broken))?;
        }
    }
    Err(format!("seed {seed}: the game has not ended after {} actions", law.longest))
}

fn legal_means_accepted<G: ReplayableGame>(
    law: &Law<'_, G>,
    state: &G::State,
) -> Result<Vec<G::Action>, String> {
    let legal = state.legal_actions();
    if legal.len() != state.legal_count() || legal.is_empty() {
        return Err(format!("{} legal actions are listed, {} counted", legal.len(), state.legal_count()));
    }
    let set: BTreeSet<_> = legal.iter().copied().collect();
    if set.len() != legal.len() {
        return Err("a legal action is listed twice".to_owned());
    }
    let codes: BTreeSet<_> = legal.iter().map(|action| action.code()).collect();
    if codes.len() != legal.len() || codes.last().is_some_and(|&code| code >= G::Action::CODES) {
        return Err("the codes of legal actions are not different numbers below CODES".to_owned());
    }
    for (index, &action) in legal.iter().enumerate() {
        if state.nth_legal(index) != action {
            return Err(format!(
                "legal action {index} is {action} in the list, {} by number",
                state.nth_legal(index)
            ));
        }
        if let Err(illegal) = state.check(action) {
            return Err(format!("{action} is listed as legal, but refused: {illegal}"));
        }
        if action.to_string().parse().ok() != Some(action) {
            return Err(format!("{action} does not read back"));
        }
    }
    for (index, &action) in law.universe.iter().enumerate() {
        let mut after = state.clone();
        let refused = after.apply(action).err();
        if refused.is_some() == set.contains(&action) {
            return Err(format!("{action} is accepted or listed, but not both"));
        }
        // Writing takes time, so each position tries some of the refusals.
        let tried = refused.filter(|_| index % 64 == legal.len() % 64);
        if let Some(illegal) = tried.filter(|illegal| !is_sentence(illegal)) {
            return Err(format!("the refusal of {action} does not read as a sentence: {illegal}"));
        }
        if !set.contains(&action) && after != *state {
            return Err(format!("{action} was refused, but changed the state"));
        }
    }
    Ok(legal)
}

/// Whether an error prints more than its id.
fn is_sentence(fault: &(impl Display + Message)) -> bool {
    let text = fault.to_string();
    text.contains(' ') && !text.contains(fault.id())
}

fn views_agree<G: PresentableGame>(state: &G::State, legal: &[G::Action]) -> Result<(), String> {
    for viewer in Viewer::all(state.players()) {
        let view = state.view(viewer);
        let seen = view.legal_actions();
        let expected: &[_] = if viewer.seat() == state.to_move() { legal } else { &[] };
        if seen != expected || view.to_move() != state.to_move() || view.viewer() != viewer {
            return Err(format!("{viewer:?} sees other legal actions"));
        }
        for &action in legal {
            if G::effects(&view, action).is_ok() != (viewer.seat() == state.to_move()) {
                return Err(format!("{viewer:?} foresees the effects of {action}, or should and does not"));
            }
        }
    }
    Ok(())
}

/// Whatever a viewer is sent must be the same in every world that looks the same to them: the view now, the view after an
/// action that reveals nothing, and, as long as the views stay the same, every event.
fn same_in_every_world<G: PresentableGame>(
    state: &G::State,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<(), String> {
    for viewer in Viewer::all(state.players()) {
        let view = state.view(viewer);
        let Some(other) = view.determinize(rng) else {
            if state.to_move().is_some() {
                return Err(format!("the view of {viewer:?} has no world"));
            }
            continue;
        };
        if other.view(viewer) != view || json(&other.view(viewer)) != json(&view) {
            return Err(format!("a determinized state looks different to {viewer:?}"));
        }
        if viewer == Viewer::Spectator && format!("{other:?}") != format!("{state:?}") {
            return Err(format!("a state prints something hidden: {state:?} or {other:?}"));
        }
        let mut action = None;
        state.for_each_legal(|legal| {
            if other.check(legal).is_ok() && (action.is_none() || below(rng, 4) == 0) {
                action = Some(legal);
            }
        });
        let Some(action) = action else { continue };
        let here = After::<G>::play(state, action, viewer)?;
        let there = After::<G>::play(&other, action, viewer)?;
        if !here.reveals && !there.reveals && here.view != there.view {
            return Err(format!(
                "{action} shows {viewer:?} something hidden: {} or {}",
                here.view, there.view
            ));
        }
        if here.view == there.view && here.events != there.events {
            return Err(format!(
                "{action} tells {viewer:?} something hidden: {:?} or {:?}",
                here.events, there.events
            ));
        }
        if viewer == Viewer::Spectator && here.view == there.view && here.printed != there.printed {
            return Err(format!(
                "an event of {action} prints something hidden: {} or {}",
                here.printed, there.printed
            ));
        }
    }
    Ok(())
}

/// Few worlds are listed: each once, each looks like the view, together they are certain, and one of them is drawn.
fn worlds_are_all_there<G: PresentableGame>(
    state: &G::State,
    rng: &mut Xoshiro256PlusPlus,
) -> Result<(), String> {
    const FEW: usize = 48;
    for viewer in Viewer::all(state.players()) {
        let view = state.view(viewer);
        let Some(worlds) = view.worlds() else { continue };
        let Some(listed) = worlds.enumerate(FEW) else { continue };
        let texts: BTreeSet<_> = listed.iter().map(|(world, _)| json(&G::full(world))).collect();
        let sum: f64 = listed.iter().map(|(_, probability)| probability).sum();
        let all_look_alike = listed.iter().all(|(world, _)| world.view(viewer) == view);
        if texts.len() != listed.len() || (sum - 1.0).abs() > 1e-9 || !all_look_alike {
            return Err(format!("the worlds of {viewer:?} are listed wrongly: {listed:?}"));
        }
        if !texts.contains(&json(&G::full(&worlds.draw(rng)))) {
            return Err(format!("{viewer:?} draws a world that is not listed"));
        }
        if worlds.count(FEW) != Some(listed.len()) || worlds.enumerate(listed.len() - 1).is_some() {
            return Err(format!("the worlds of {viewer:?} are counted wrongly"));
        }
    }
    Ok(())
}

/// Draws often from the worlds of a view, which are few, and says which of them comes up more or less often than its
/// probability allows.
pub fn draws_as_listed<G: ReplayableGame>(view: &G::View, most: usize, seed: u64) -> Result<(), String> {
    const DRAWS: u32 = 20_000;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let worlds = view.worlds().ok_or("the game is over")?;
    let listed = worlds.enumerate(most).ok_or_else(|| format!("there are more than {most} worlds"))?;
    let mut drawn = BTreeMap::new();
    for _ in 0..DRAWS {
        *drawn.entry(json(&G::full(&worlds.draw(&mut rng)))).or_insert(0u32) += 1;
    }
    for (world, probability) in &listed {
        let times = f64::from(drawn.remove(&json(&G::full(world))).unwrap_or(0));
        let expected = probability * f64::from(DRAWS);
        // Five standard deviations.
        let allowed = 25.0 * expected * (1.0 - probability) + 1e-9;
        if (times - expected) * (times - expected) > allowed {
            return Err(format!("{} is drawn {times} times, expected {expected}", json(&G::full(world))));
        }
    }
    if drawn.is_empty() { Ok(()) } else { Err(format!("drawn, but not listed: {drawn:?}")) }
}

/// What a viewer is sent after an action.
struct After<G> {
    view: String,
    events: Vec<String>,
    /// The events as a log would print them.
    printed: String,
    /// Whether the action may reveal something; the end of a game always does.
    reveals: bool,
    game: PhantomData<G>,
}

impl<G: PresentableGame> After<G> {
    fn play(state: &G::State, action: G::Action, viewer: Viewer) -> Result<Self, String> {
        let mover = state.to_move().ok_or("no player is to move")?;
        let effects =
            G::effects(&state.view(Viewer::Seat(mover)), action).map_err(|illegal| illegal.to_string())?;
        let mut state = state.clone();
        let mut events: Vec<G::Event> = Vec::new();
        G::play(&mut state, action, &mut FromSeed, &mut events)
            .map_err(|error| format!("{action} is legal, but cannot be played: {error:?}"))?;
        Ok(Self {
            view: json(&state.view(viewer)),
            events: events.iter().map(|event| json(&event.redact(viewer))).collect(),
            printed: format!("{events:?}"),
            reveals: effects.reveals() || state.to_move().is_none(),
            game: PhantomData,
        })
    }
}

fn play_both_ways<G: ReplayableGame>(journal: &mut Journal<G>, action: G::Action) -> Result<(), String> {
    let mut unchecked = journal.state().clone();
    unchecked.apply_unchecked(action);
    let mut events = Vec::new();
    journal.play(action, &mut events).map_err(|illegal| illegal.to_string())?;
    if unchecked != *journal.state() {
        return Err(format!("{action} leads to another state unchecked"));
    }
    if events.is_empty() {
        return Err(format!("{action} caused nothing"));
    }
    Ok(())
}

fn take_back_and_play_again<G: ReplayableGame>(
    journal: &mut Journal<G>,
    action: G::Action,
) -> Result<(), String> {
    let mut again = journal.clone();
    if again.undo() != Some(action) {
        return Err(format!("{action} cannot be taken back"));
    }
    again.play(action, &mut Ignore).map_err(|illegal| illegal.to_string())?;
    if again.state() != journal.state() {
        return Err(format!("{action} taken back and played again leads to another state"));
    }
    Ok(())
}

fn record_holds<G: ReplayableGame>(journal: &Journal<G>) -> Result<(), String> {
    let line = journal.to_line();
    let record = RawRecord::parse(&line).map_err(|error| format!("its record does not read: {error}"))?;
    let mut trace = Vec::new();
    let replayed = replay::<G>(&record, |state, _| trace.push(trace_entry::<G>(state)))
        .map_err(|error| format!("its record does not hold: {error}"))?;
    let same = json(&G::full(&replayed.state)) == json(&G::full(journal.state()))
        && replayed.actions == journal.actions()
        && replayed.state.outcome() == journal.state().outcome()
        && line.contains(&json(&trace));
    if same { Ok(()) } else { Err("its record replays to another game".to_owned()) }
}

fn json(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("plain data")
}
