//! What a player and a spectator can know of the cards in Kuhn poker: the worlds of a view, listed and drawn.
//!
//! `cargo run -p mandala-tabletop --features testing --example worlds`

use std::collections::BTreeMap;
use std::io::{self, Write};

use tabletop::record::ReplayableGame;
use tabletop::testing::kuhn::{Kuhn, Options, State};
use tabletop::{Game, Seat, Seed, State as _, View as _, Viewer, Worlds as _};

fn main() -> io::Result<()> {
    let state = Kuhn::deal(&Options {}, 2, Seed::from_number(1));
    let mut rng = Seed::from_number(2).deal();
    let mut out = io::stdout().lock();
    for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Spectator] {
        let Some(worlds) = state.view(viewer).worlds() else { continue };
        let mut drawn: BTreeMap<String, u32> = BTreeMap::new();
        for _ in 0..1_000 {
            *drawn.entry(text(&worlds.draw(&mut rng))?).or_default() += 1;
        }
        writeln!(out, "{viewer:?}: {:?} worlds", worlds.count(10))?;
        for (world, probability) in worlds.enumerate(10).unwrap_or_default() {
            let world = text(&world)?;
            let times = drawn.get(&world).unwrap_or(&0);
            writeln!(out, "  {world} has probability {probability:.3}, and was drawn {times} times of 1000")?;
        }
    }
    Ok(())
}

fn text(state: &State) -> serde_json::Result<String> {
    serde_json::to_string(&Kuhn::full(state))
}
