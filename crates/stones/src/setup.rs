//! The stacks, the artists and the objectives before the first turn (S-2).

use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use tabletop::{BySeat, Game as _, Seed, StrictMap, object, shorten, shuffle};

use crate::Stones;
use crate::board::{ArtistSpace, StoneSpace};
use crate::error::Illegal;
use crate::json;
use crate::objective::Objective;
use crate::stack::Stack;
use crate::stone::{Pattern, Stone};

/// Everything that chance decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    pub(crate) stacks: [Stack; StoneSpace::COUNT],
    /// The artists on [`ArtistSpace::START`].
    pub(crate) artists: [Pattern; 4],
    pub(crate) objectives: BySeat<[Objective; 2]>,
}

impl tabletop::Setup<Stones> for Setup {
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

    fn check(&self, players: usize) -> Result<(), Illegal> {
        let mut counts = [0; Stone::KINDS.len()];
        for stone in self.stacks.iter().flat_map(|stack| stack.stones()) {
            counts[stone.kind()] += 1;
        }
        for (stone, count) in Stone::KINDS.into_iter().zip(counts) {
            if count != Stone::EACH {
                return Err(Illegal::WrongStones { stone, count });
            }
        }
        let stars = self.artists.iter().filter(|&&artist| artist == Pattern::Star).count();
        if stars != 2 {
            return Err(Illegal::WrongArtists { stars });
        }
        if self.objectives.players() != players {
            return Err(Illegal::WrongPlayers { dealt: self.objectives.players(), players });
        }
        let mut seen = [false; Objective::COUNT];
        for &objective in self.objectives.as_slice().iter().flatten() {
            if std::mem::replace(&mut seen[objective.index()], true) {
                return Err(Illegal::ObjectiveTwice { objective });
            }
        }
        Ok(())
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

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Written {
            stacks: StrictMap<String>,
            artists: StrictMap<Pattern>,
            objectives: Vec<[Objective; 2]>,
        }
        let written: Written = object(deserializer)?;
        let stacks = by_space(StoneSpace::all(), written.stacks).map_err(D::Error::custom)?;
        let artists = by_space(ArtistSpace::START, written.artists).map_err(D::Error::custom)?;
        let objectives = written.objectives;
        if !Stones::PLAYERS.contains(&objectives.len()) {
            return Err(D::Error::custom("the objectives are not for 2 to 4 players"));
        }
        let stacks: Option<Vec<Stack>> = stacks
            .iter()
            .map(|letters| Stack::from_letters(letters).filter(|stack| stack.height() == Stack::HIGHEST))
            .collect();
        let stacks = stacks.ok_or_else(|| D::Error::custom("a stack is not the letters of four stones"))?;
        Ok(Self {
            stacks: stacks.try_into().expect("as many stacks as stone spaces"),
            artists: artists.try_into().expect("as many artists as spaces they start on"),
            objectives: BySeat::from_fn(objectives.len(), |seat| objectives[seat.index()]),
        })
    }
}

/// The values in the order of the spaces; every space must be there, and no other.
fn by_space<V>(
    spaces: impl IntoIterator<Item: ToString>,
    StrictMap(mut entries): StrictMap<V>,
) -> Result<Vec<V>, String> {
    let mut values = Vec::new();
    for space in spaces {
        let space = space.to_string();
        let found = entries.iter().position(|(name, _)| *name == space);
        let found = found.ok_or_else(|| format!("nothing on space `{space}`"))?;
        values.push(entries.swap_remove(found).1);
    }
    match entries.first() {
        None => Ok(values),
        Some((name, _)) => Err(format!("`{}` is not a space for this", shorten(name))),
    }
}
