//! Reading a view from its JSON, for programs that are sent one.

use alloc::string::String;
use alloc::vec::Vec;

use serde::de::{Deserialize, Deserializer};
use tabletop::notation::Letter;
use tabletop::presentation::{ReadView, ViewError};
use tabletop::{Game as _, Viewer};

use crate::Mandala;
use crate::action::MandalaNumber;
use crate::colour::Colour;
use crate::options::Options;
use crate::pile::Pile;
use crate::river::River;
use crate::setup::CARDS;
use crate::table::{Areas, Phase, Table};
use crate::view::{KnownPools, Own, View};
use crate::worlds::Worlds;

/// The most cards in a hand (M-4.5).
const MOST_IN_HAND: u8 = 8;
/// The cards dealt to each Cup (M-2.1).
const DEALT: u8 = 2;

/// The wire format; cards are still letters.
#[derive(serde::Deserialize)]
struct Wire {
    game: String,
    #[serde(deserialize_with = "Option::deserialize")]
    seat: Option<usize>,
    #[serde(deserialize_with = "Option::deserialize")]
    to_move: Option<usize>,
    phase: String,
    turn: u32,
    hand: Option<String>,
    cup: Option<String>,
    hands: [u8; 2],
    cups: [u8; 2],
    cups_seen: [String; 2],
    rivers: [String; 2],
    mandalas: [WireAreas; 2],
    #[serde(deserialize_with = "Option::deserialize")]
    claiming: Option<u8>,
    deck: u8,
    discard: String,
    exhausted: bool,
    fresh: Option<String>,
    stale: Option<String>,
}

struct WireAreas {
    mountain: String,
    fields: [String; 2],
}

impl<'de> Deserialize<'de> for WireAreas {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(serde::Deserialize)]
        struct AreasJson {
            mountain: String,
            fields: [String; 2],
        }
        let AreasJson { mountain, fields } = tabletop::json::object(deserializer)?;
        Ok(Self { mountain, fields })
    }
}

impl ReadView<Mandala> for View {
    fn read(json: &str, options: &Options, players: usize) -> Result<Self, ViewError> {
        let wire: Wire = ViewError::shape(json)?;
        if wire.game != Mandala::NAME || !Mandala::PLAYERS.contains(&players) {
            return Err(ViewError::value("game"));
        }
        let view = Self {
            viewer: ViewError::viewer(wire.seat, players)?,
            table: table(&wire, *options)?,
            own: match (&wire.hand, &wire.cup) {
                (Some(hand), Some(cup)) => Some(Own { hand: pile(hand, "hand")?, cup: pile(cup, "cup")? }),
                (None, None) => None,
                _ => return Err(ViewError::value("cup")),
            },
            hands: wire.hands,
            cups: wire.cups,
            cups_seen: both(&wire.cups_seen, "cups_seen")?,
            pools: match (&wire.fresh, &wire.stale) {
                (Some(fresh), Some(stale)) => {
                    Some(KnownPools { fresh: pile(fresh, "fresh")?, stale: pile(stale, "stale")? })
                }
                (None, None) => None,
                _ => return Err(ViewError::value("fresh")),
            },
            reveal: None,
        };
        check(&view)?;
        Ok(view)
    }
}

fn table(wire: &Wire, options: Options) -> Result<Table, ViewError> {
    let mut table = Table::new(options);
    for (areas, written) in table.mandalas.iter_mut().zip(&wire.mandalas) {
        *areas = Areas {
            mountain: pile(&written.mountain, "mandalas")?,
            fields: both(&written.fields, "mandalas")?,
        };
    }
    for (river, written) in table.rivers.iter_mut().zip(&wire.rivers) {
        *river = read_river(written)?;
    }
    table.phase = match (wire.phase.as_str(), wire.claiming) {
        ("over", _) => return Err(ViewError::Over),
        ("turn", None) => Phase::Turn,
        ("claim", Some(number)) => {
            let which = MandalaNumber::ALL.into_iter().find(|which| which.number() == number);
            Phase::Claim(which.ok_or(ViewError::value("claiming"))?)
        }
        _ => return Err(ViewError::value("phase")),
    };
    let mover = wire.to_move.ok_or(ViewError::value("to_move"))?;
    table.mover = ViewError::seat(mover, 2, "to_move")?.index() as u8;
    table.discard = pile(&wire.discard, "discard")?;
    table.turn = wire.turn;
    table.deck = wire.deck;
    table.exhausted = wire.exhausted;
    Ok(table)
}

/// Cards written in colour order, no more of a colour than there are.
fn pile(letters: &str, key: &'static str) -> Result<Pile, ViewError> {
    let cards: Option<Vec<Colour>> = letters.chars().take(CARDS + 1).map(Colour::from_letter).collect();
    let cards = cards.filter(|cards| cards.len() <= CARDS && cards.is_sorted());
    let pile: Pile = cards.ok_or(ViewError::value(key))?.into_iter().collect();
    if pile.is_within(Pile::ALL) { Ok(pile) } else { Err(ViewError::value(key)) }
}

fn both(letters: &[String; 2], key: &'static str) -> Result<[Pile; 2], ViewError> {
    Ok([pile(&letters[0], key)?, pile(&letters[1], key)?])
}

/// Different colours in the order of their spaces.
fn read_river(letters: &str) -> Result<River, ViewError> {
    let mut river = River::default();
    for letter in letters.chars() {
        let colour = Colour::from_letter(letter).filter(|&colour| river.space(colour) == 0);
        river.add(colour.ok_or(ViewError::value("rivers"))?);
    }
    Ok(river)
}

/// Whether a game can look like this, as far as drawing worlds and playing on in them needs it.
fn check(view: &View) -> Result<(), ViewError> {
    let table = &view.table;
    ViewError::unless(view.own.is_some() == (view.viewer != Viewer::Spectator), "own cards are a player's")?;
    if table.phase == Phase::Turn {
        ViewError::unless(u32::from(table.mover) == table.turn & 1, "turns alternate")?;
        ViewError::unless(table.turn < table.turn_limit, "the turn limit is reached")?;
    }
    let mut seen = Pile::EMPTY;
    let rivers = table.rivers.map(River::cards);
    let mandalas = table.mandalas.map(|areas| [areas.mountain, areas.fields[0], areas.fields[1]]);
    let mut hidden = u32::from(table.deck);
    let own = view.viewer.seat();
    let mut see = |pile: Pile| {
        seen += pile;
        ViewError::unless(seen.is_within(Pile::ALL), "there are 18 cards of each colour")
    };
    for pile in mandalas.into_iter().flatten().chain(rivers).chain(view.cups_seen).chain([table.discard]) {
        see(pile)?;
    }
    for seat in 0..2 {
        let (hand, cup) = (view.hands[seat], view.cups[seat]);
        ViewError::unless(hand <= MOST_IN_HAND, "a hand has at most eight cards")?;
        ViewError::unless(
            cup.checked_sub(DEALT) == Some(view.cups_seen[seat].len()),
            "two Cup cards were dealt",
        )?;
        match view.own.filter(|_| own.is_some_and(|own| own.index() == seat)) {
            None => hidden += u32::from(hand + DEALT),
            Some(cards) => {
                ViewError::unless(
                    (hand, cup) == (cards.hand.len(), cards.cup.len()),
                    "own cards are counted",
                )?;
                ViewError::unless(
                    view.cups_seen[seat].is_within(cards.cup),
                    "a Cup holds what was seen go in",
                )?;
                see(cards.hand)?;
                see(cards.cup - view.cups_seen[seat])?;
            }
        }
    }
    ViewError::unless(u32::from((Pile::ALL - seen).len()) == hidden, "there are 108 cards")?;
    let worlds = Worlds::new(view).ok_or(ViewError::Over)?;
    ViewError::unless(worlds.placings() > 0, "the unseen cards have no place")
}
