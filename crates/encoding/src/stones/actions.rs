//! Ids of actions: pick-ups, then colours, then sets of towers.
//!
//! A pick-up is a number of four digits: the space that the artist leaves, the space it moves to among the eight others, the
//! first stone, the tower space.

use stones::{Action, ArtistSpace, Choices, Colour, Direction, TowerSet, TowerSpace};

const OTHERS: usize = ArtistSpace::COUNT - 1;
const SIDES: usize = Direction::ALL.len();
const TOWERS: usize = TowerSpace::COUNT;
const SETS: usize = 1 << TOWERS;

/// The pick-ups with one space to move to.
const BLOCK: usize = SIDES * TOWERS;
const PICK_UPS: usize = ArtistSpace::COUNT * OTHERS * BLOCK;
const SCORE_ANY: usize = PICK_UPS + Colour::ALL.len();

/// How many ids there are. The empty set of towers has none.
pub(super) const COUNT: usize = SCORE_ANY + SETS - 1;

pub(super) fn id(action: Action) -> Option<u16> {
    let id = match action {
        Action::PickUp { from, to, first, tower } => {
            let (from, to) = (from.index(), to.index());
            if from == to {
                return None;
            }
            let other = to - usize::from(to > from);
            ((from * OTHERS + other) * SIDES + first as usize) * TOWERS + tower.index()
        }
        Action::ScoreColour { colour } => PICK_UPS + colour.index(),
        Action::ScoreAny { towers } => SCORE_ANY + usize::from(towers.bits()).checked_sub(1)?,
    };
    Some(id as u16)
}

pub(super) fn action(id: u16) -> Option<Action> {
    let id = usize::from(id);
    match id {
        0..PICK_UPS => {
            let (from, other) = (id / (OTHERS * BLOCK), id / BLOCK % OTHERS);
            Some(Action::PickUp {
                from: ArtistSpace::all().nth(from)?,
                to: ArtistSpace::all().nth(other + usize::from(other >= from))?,
                first: Direction::ALL[id / TOWERS % SIDES],
                tower: TowerSpace::ALL[id % TOWERS],
            })
        }
        PICK_UPS..SCORE_ANY => Some(Action::ScoreColour { colour: Colour::ALL[id - PICK_UPS] }),
        SCORE_ANY..COUNT => {
            Some(Action::ScoreAny { towers: TowerSet::from_bits((id - SCORE_ANY) as u8 + 1) })
        }
        _ => None,
    }
}

/// The mask of the pick-ups with one space to move to, by the tower spaces that are free and the stones that can be first.
static BLOCKS: [[[u8; BLOCK]; 1 << SIDES]; SETS] = {
    let mut blocks = [[[0; BLOCK]; 1 << SIDES]; SETS];
    let mut number = 0;
    while number < SETS << SIDES {
        let (free, sides) = (number >> SIDES, number % (1 << SIDES));
        let mut place = 0;
        while place < BLOCK {
            let legal = sides >> (place / TOWERS) & free >> (place % TOWERS) & 1;
            blocks[free][sides][place] = legal as u8;
            place += 1;
        }
        number += 1;
    }
    blocks
};

/// The mask of the sets of towers, by the towers there are.
static SUBSETS: [[u8; SETS - 1]; SETS] = {
    let mut subsets = [[0; SETS - 1]; SETS];
    let mut towers = 0;
    while towers < SETS {
        let mut set = 1;
        while set < SETS {
            subsets[towers][set - 1] = (set & !towers == 0) as u8;
            set += 1;
        }
        towers += 1;
    }
    subsets
};

/// Writes a block after the other.
#[inline]
pub(super) fn mask(choices: Option<Choices>, out: &mut [u8; COUNT]) {
    out.fill(0);
    let Some(choices) = choices else { return };
    let (pick_ups, scorings) = out.split_at_mut(PICK_UPS);
    let blocks = &BLOCKS[usize::from(choices.free().bits() & TowerSet::ALL.bits())];
    let (pick_ups, _) = pick_ups.as_chunks_mut::<BLOCK>();
    for (from, sides) in choices.first_stones() {
        // The sides of the space that the artist leaves are taken out: it is none of the eight.
        let below = (1 << (SIDES * from.index())) - 1;
        let sides = sides & below | sides >> SIDES & !below;
        let of_artist = &mut pick_ups[from.index() * OTHERS..][..OTHERS];
        for (other, block) in of_artist.iter_mut().enumerate() {
            *block = blocks[(sides >> (SIDES * other)) as usize % (1 << SIDES)];
        }
    }
    let (colours, sets) = scorings.split_at_mut(Colour::ALL.len());
    colours.copy_from_slice(&choices.colours().map(u8::from));
    sets.copy_from_slice(&SUBSETS[usize::from(choices.towers().bits() & TowerSet::ALL.bits())]);
}
