//! The stacks, the artists and the objectives before the first turn (S-2).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};
use tabletop::chance::shuffle;
use tabletop::json::StrictMap;
use tabletop::message::shorten;
use tabletop::{BySeat, MAX_SEATS, Seed};

use crate::board::{ArtistSpace, StoneSpace};
use crate::error::SetupError;
use crate::json;
use crate::objective::Objective;
use crate::stack::Stack;
use crate::stone::{Pattern, Stone};

/// Everything that chance decides.
///
/// ```
/// use stones::Setup;
/// use stones::tabletop::Seed;
/// use stones::tabletop::record::Setup as _;
///
/// let seed = Seed::from_number(7);
/// assert_eq!(Setup::deal(3, &seed), Setup::deal(3, &seed));
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    pub(crate) stacks: [Stack; StoneSpace::COUNT],
    /// The artists on [`ArtistSpace::START`].
    pub(crate) artists: [Pattern; 4],
    pub(crate) objectives: BySeat<[Objective; 2]>,
}

impl tabletop::record::Setup for Setup {
    type SetupJson = SetupJson;
    type Error = SetupError;

    /// One stream of chance shuffles the stones, then the artists, then the objective cards, each sorted at first. Stacks
    /// are dealt in reading order, top first; artists and players in their order.
    fn deal(players: usize, seed: &Seed) -> Self {
        const SORTED: [Stone; Stone::COUNT] = {
            let mut stones = [Stone::KINDS[0]; Stone::COUNT];
            let mut stone = 0;
            while stone < Stone::COUNT {
                stones[stone] = Stone::KINDS[stone / Stone::EACH];
                stone += 1;
            }
            stones
        };
        let mut rng = seed.deal();
        let mut stones = SORTED;
        shuffle(&mut rng, &mut stones);
        let mut artists = [Pattern::Star, Pattern::Star, Pattern::Ring, Pattern::Ring];
        shuffle(&mut rng, &mut artists);
        let mut cards = Objective::ALL;
        shuffle(&mut rng, &mut cards);
        let mut stacks = [Stack::EMPTY; StoneSpace::COUNT];
        for (stack, dealt) in stacks.iter_mut().zip(stones.chunks_exact(Stack::HIGHEST)) {
            dealt.iter().rev().for_each(|&stone| stack.push(stone));
        }
        Self {
            stacks,
            artists,
            objectives: BySeat::from_fn(players, |seat| {
                [cards[2 * seat.index()], cards[2 * seat.index() + 1]]
            }),
        }
    }

    fn read(written: SetupJson, players: usize) -> Result<Self, SetupError> {
        Ok(Self {
            stacks: stacks(written.stacks)?,
            artists: artists(written.artists)?,
            objectives: objectives(&written.objectives, players)?,
        })
    }
}

/// A set-up as a record writes it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupJson {
    stacks: StrictMap<String>,
    artists: StrictMap<String>,
    objectives: Vec<Vec<String>>,
}

/// Four stones on every stone space, and all stones of the game (S-1.1, S-2.1).
fn stacks(written: StrictMap<String>) -> Result<[Stack; StoneSpace::COUNT], SetupError> {
    let spaces: [StoneSpace; StoneSpace::COUNT] = core::array::from_fn(StoneSpace::from_index);
    let letters = by_space(
        spaces,
        written,
        |space| SetupError::NoStack { space },
        |name| SetupError::NoStoneSpace { name },
    )?;
    let mut stacks = [Stack::EMPTY; StoneSpace::COUNT];
    let mut counts = [0; Stone::KINDS.len()];
    for ((stack, letters), space) in stacks.iter_mut().zip(&letters).zip(spaces) {
        *stack = Stack::from_letters(letters)
            .filter(|stack| stack.height() == Stack::HIGHEST)
            .ok_or(SetupError::WrongStack { space })?;
        stack.stones().for_each(|stone| counts[stone.kind()] += 1);
    }
    match Stone::KINDS.into_iter().zip(counts).find(|&(_, count)| count != Stone::EACH) {
        Some((stone, count)) => Err(SetupError::WrongStones { stone, count }),
        None => Ok(stacks),
    }
}

/// Two star and two ring artists on the spaces where they start (S-1.2, S-2.1).
fn artists(written: StrictMap<String>) -> Result<[Pattern; 4], SetupError> {
    let names = by_space(
        ArtistSpace::START,
        written,
        |space| SetupError::NoStartingArtist { space },
        |name| SetupError::NoStartingSpace { name },
    )?;
    let mut artists = [Pattern::Star; 4];
    for (artist, name) in artists.iter_mut().zip(&names) {
        *artist = Pattern::from_name(name).ok_or_else(|| SetupError::NoPattern { name: shorten(name) })?;
    }
    let stars = artists.iter().filter(|&&artist| artist == Pattern::Star).count();
    if stars == 2 { Ok(artists) } else { Err(SetupError::WrongArtists { stars }) }
}

/// Two cards for each player, each card once (S-2.2).
fn objectives(written: &[Vec<String>], players: usize) -> Result<BySeat<[Objective; 2]>, SetupError> {
    if written.len() != players {
        return Err(SetupError::WrongPlayers { dealt: written.len(), players });
    }
    let mut hands = [[Objective::default(); 2]; MAX_SEATS];
    let mut seen = [false; Objective::COUNT];
    for (seat, (hand, names)) in hands.iter_mut().zip(written).enumerate() {
        if names.len() != hand.len() {
            return Err(SetupError::WrongHand { seat, count: names.len() });
        }
        for (card, name) in hand.iter_mut().zip(names) {
            let objective =
                Objective::from_name(name).ok_or_else(|| SetupError::NoObjective { name: shorten(name) })?;
            if core::mem::replace(&mut seen[objective.index()], true) {
                return Err(SetupError::ObjectiveTwice { objective });
            }
            *card = objective;
        }
    }
    Ok(BySeat::from_fn(players, |seat| hands[seat.index()]))
}

/// The values in the order of the spaces; every space must be there, and no other.
fn by_space<S: Copy + ToString, const N: usize>(
    spaces: [S; N],
    StrictMap(mut entries): StrictMap<String>,
    missing: impl Fn(S) -> SetupError,
    unknown: impl Fn(String) -> SetupError,
) -> Result<[String; N], SetupError> {
    let mut values = [const { String::new() }; N];
    for (value, space) in values.iter_mut().zip(spaces) {
        let name = space.to_string();
        let found = entries.iter().position(|(key, _)| *key == name).ok_or_else(|| missing(space))?;
        *value = entries.swap_remove(found).1;
    }
    match entries.first() {
        None => Ok(values),
        Some((name, _)) => Err(unknown(shorten(name))),
    }
}

impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(3))?;
        map.serialize_entry("stacks", &json::Map(StoneSpace::all().zip(self.stacks)))?;
        map.serialize_entry("artists", &json::Map(ArtistSpace::START.into_iter().zip(self.artists)))?;
        map.serialize_entry("objectives", &self.objectives)?;
        map.end()
    }
}

/// What is under the stacks' tops and who has which objective is a secret.
impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Setup").finish_non_exhaustive()
    }
}
