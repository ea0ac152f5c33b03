//! Reading a view from its JSON, for programs that are sent one.

use alloc::string::String;
use alloc::vec::Vec;

use serde::Deserialize;
use tabletop::json::StrictMap;
use tabletop::notation::Letter;
use tabletop::presentation::{ReadView, ViewError};
use tabletop::{BySeat, Game as _, Seat, Viewer};

use crate::Stones;
use crate::board::{ArtistSpace, StoneSpace};
use crate::legal;
use crate::objective::Objective;
use crate::options::{Options, Stacks};
use crate::seen::{SeenStack, SeenStone};
use crate::stack::Stack;
use crate::stone::{Colour, Pattern, Stone};
use crate::table::{Phase, Table};
use crate::tower::TowerSpace;
use crate::view::View;

/// The wire format; stones, patterns and cards are still letters and names.
#[derive(Deserialize)]
struct Wire {
    game: String,
    #[serde(deserialize_with = "Option::deserialize")]
    seat: Option<usize>,
    #[serde(deserialize_with = "Option::deserialize")]
    to_move: Option<usize>,
    phase: String,
    stacks: StrictMap<Vec<String>>,
    artists: StrictMap<String>,
    towers: Vec<[String; TowerSpace::COUNT]>,
    placed: u8,
    points: Vec<u32>,
    ending: bool,
    objectives: Option<[String; 2]>,
}

impl ReadView<Stones> for View {
    fn read(json: &str, options: &Options, players: usize) -> Result<Self, ViewError> {
        let wire: Wire = ViewError::shape(json)?;
        if wire.game != Stones::NAME || !Stones::PLAYERS.contains(&players) {
            return Err(ViewError::value("game"));
        }
        let stacks = stacks(&wire.stacks, options.stacks)?;
        let view = Self {
            viewer: ViewError::viewer(wire.seat, players)?,
            table: table(&wire, options, players, &stacks)?,
            stacks,
            objectives: wire.objectives.as_ref().map(objectives).transpose()?,
            reveal: None,
        };
        check(&view)?;
        Ok(view)
    }
}

fn table(
    wire: &Wire,
    options: &Options,
    players: usize,
    stacks: &[SeenStack; StoneSpace::COUNT],
) -> Result<Table, ViewError> {
    let mut table = Table::new(options, players);
    match wire.phase.as_str() {
        "turn" => table.phase = Phase::Turn,
        "over" => return Err(ViewError::Over),
        _ => return Err(ViewError::value("phase")),
    }
    let mover = wire.to_move.ok_or(ViewError::value("to_move"))?;
    table.mover = ViewError::seat(mover, players, "to_move")?.index() as u8;
    for (space, stack) in StoneSpace::all().zip(stacks) {
        let shows = |pattern: Pattern| stack.top().is_some_and(|top| top.pattern() == pattern);
        table.turn_up(space, Pattern::ALL.map(shows));
    }
    for (name, pattern) in &wire.artists.0 {
        let space = ArtistSpace::from_name(name);
        let pattern = Pattern::ALL.into_iter().find(|known| known.name() == pattern);
        let (Some(space), Some(pattern)) = (space, pattern) else { return Err(ViewError::value("artists")) };
        table.put_artist(space, pattern);
    }
    if wire.towers.len() != players || wire.points.len() != players {
        return Err(ViewError::value("points"));
    }
    for (seat, letters) in Seat::all(players).zip(&wire.towers) {
        for (tower, letters) in table.towers[seat].iter_mut().zip(letters) {
            *tower = Stack::from_letters(letters).ok_or(ViewError::value("towers"))?;
        }
    }
    table.points = BySeat::from_fn(players, |seat| wire.points[seat.index()]);
    table.placed = wire.placed;
    table.ending = wire.ending;
    Ok(table)
}

/// Every stack, as the option shows it.
fn stacks(
    StrictMap(entries): &StrictMap<Vec<String>>,
    shown: Stacks,
) -> Result<[SeenStack; StoneSpace::COUNT], ViewError> {
    let wrong = ViewError::value("stacks");
    let empty = SeenStack::from_stones(&[]).expect("there is room for no stone");
    let mut stacks = [empty; StoneSpace::COUNT];
    if entries.len() != stacks.len() {
        return Err(wrong);
    }
    for (name, stones) in entries {
        let space = StoneSpace::from_name(name).ok_or(wrong.clone())?;
        let seen: Option<Vec<_>> =
            stones.iter().enumerate().map(|(depth, text)| stone(text, depth, shown)).collect();
        stacks[space.index()] =
            seen.and_then(|stones| SeenStack::from_stones(&stones)).ok_or(wrong.clone())?;
    }
    Ok(stacks)
}

/// A stone so deep in a stack (S-7.1, S-7.2).
fn stone(text: &str, depth: usize, shown: Stacks) -> Option<SeenStone> {
    let mut letters = text.chars();
    match (shown, depth, letters.next()?, letters.as_str()) {
        (Stacks::Sides, 1.., letter, "?") => Colour::from_letter(letter).map(SeenStone::Side),
        (Stacks::Closed, 1.., '?', "") => Some(SeenStone::Hidden),
        (_, 0, letter, "") | (Stacks::Open, 1.., letter, "") => {
            Stone::from_letter(letter).map(SeenStone::Known)
        }
        _ => None,
    }
}

/// Two different cards.
fn objectives(names: &[String; 2]) -> Result<[Objective; 2], ViewError> {
    let card = |name: &String| Objective::ALL.into_iter().find(|card| card.name() == name);
    match (card(&names[0]), card(&names[1])) {
        (Some(one), Some(two)) if one != two => Ok([one, two]),
        _ => Err(ViewError::value("objectives")),
    }
}

/// Whether a game can look like this, as far as drawing worlds and playing on in them needs it.
fn check(view: &View) -> Result<(), ViewError> {
    /// Far more than can be scored, and far from where numbers end.
    const MOST_POINTS: u32 = 1 << 30;
    let table = &view.table;
    let is_player = view.viewer != Viewer::Spectator;
    ViewError::unless(view.objectives.is_some() == is_player, "own objectives are a player's")?;
    let stars = table.artists().filter(|&(_, pattern)| pattern == Pattern::Star).count();
    ViewError::unless((stars, table.artists().count()) == (2, 4), "there are two artists of each pattern")?;
    ViewError::unless(table.points.iter().all(|(_, &points)| points <= MOST_POINTS), "too many points")?;
    ViewError::unless(table.placed <= table.rules.length, "the track is shorter")?;
    let (mut unseen, mut hidden) = ([Stone::EACH; Stone::KINDS.len()], 0);
    let mut sides = [0; Colour::ALL.len()];
    let towers = table.towers.as_slice().iter().flatten().flat_map(|tower| tower.stones());
    let seen = view.stacks.iter().flat_map(|stack| stack.stones());
    for stone in towers.map(SeenStone::Known).chain(seen) {
        match stone {
            SeenStone::Known(stone) => {
                let left = unseen[stone.kind()].checked_sub(1);
                unseen[stone.kind()] = left.ok_or(ViewError::Impossible { what: TOO_MANY })?;
            }
            SeenStone::Side(colour) => sides[colour.index()] += 1,
            SeenStone::Hidden => hidden += 1,
        }
    }
    // Star and ring of a colour are neighbours in the order of the kinds.
    let colours = unseen.chunks_exact(2).map(|both| both.iter().sum::<usize>());
    ViewError::unless(colours.zip(sides).all(|(unseen, sides)| sides <= unseen), TOO_MANY)?;
    let unknown = hidden + sides.iter().sum::<usize>() + usize::from(table.placed);
    ViewError::unless(unknown <= unseen.iter().sum(), TOO_MANY)?;
    ViewError::unless(legal::count(table) > 0, "the player to move has no action")
}

const TOO_MANY: &str = "there are twelve stones of each kind";
