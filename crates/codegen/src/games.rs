//! What each game writes as JSON: `mandala.ts` and `stones.ts`, and the games as published.

use std::collections::BTreeMap;

use mandala::Mandala;
use serde_json::value::{RawValue, to_raw_value};
use stones::Stones;
use tabletop::Game;
use tabletop::presentation::PresentableGame;

use crate::declarations::Declarations;
use crate::header::HEADER;

pub(crate) fn mandala() -> String {
    let mut declarations = Declarations::new();
    mandala::typescript::visit(&mut declarations);
    declarations.module(HEADER)
}

pub(crate) fn stones() -> String {
    let mut declarations = Declarations::new();
    stones::typescript::visit(&mut declarations);
    declarations.module(HEADER)
}

/// What boards and cards print, for where there is no table yet: by game and number of players.
pub(crate) fn published() -> String {
    let games =
        BTreeMap::from([(Mandala::NAME, by_players::<Mandala>()), (Stones::NAME, by_players::<Stones>())]);
    serde_json::to_string(&games).expect("what is printed is plain data") + "\n"
}

/// As the engine writes it, in its order.
fn by_players<G: PresentableGame>() -> BTreeMap<String, Box<RawValue>> {
    let printed = |players| to_raw_value(&G::printed(&G::Options::default(), players));
    let text =
        |players: usize| (players.to_string(), printed(players).expect("what is printed is plain data"));
    G::PLAYERS.map(text).collect()
}
