//! What a viewer may know, written.

use stones::tabletop::{MAX_SEATS, Seat, View as _};
use stones::{Objective, Pattern, Phase, Reason, SeenStack, Stack, Stone, StoneSpace, View};

use super::fields::{ARTISTS, LENGTH, OBJECTIVES, POINTS, STACKS, TOWERS};

/// A byte for each colour and each pattern.
const KINDS: usize = 6;
const STAR: usize = 4;
/// The height of a stack follows.
const HEIGHT: usize = KINDS;

/// Writes the fields in their order.
#[inline]
pub(super) fn write(view: &View, out: &mut [u8; LENGTH]) {
    out.fill(0);
    let table = view.table();
    let players = table.players();
    let own = view.viewer().seat();
    let me = own.unwrap_or(Seat::FIRST).index();
    let seats = |relative: usize| Seat::new((me + relative) % players);
    let (by_space, _) = out[STACKS.offset..STACKS.end()].as_chunks_mut::<{ HEIGHT + 1 }>();
    for (out, space) in by_space.iter_mut().zip(StoneSpace::all()) {
        *out = stack(view.stack(space));
    }
    let (by_space, _) = out[ARTISTS.offset..ARTISTS.end()].as_chunks_mut::<2>();
    for (space, pattern) in table.artists() {
        by_space[space.index()][pattern as usize] = 1;
    }
    let (by_tower, _) = out[TOWERS.offset..TOWERS.end()].as_chunks_mut::<KINDS>();
    for relative in 0..players {
        let towers = table.towers[seats(relative)];
        for (out, tower) in by_tower[5 * relative..].iter_mut().zip(towers) {
            *out = kinds(tower);
        }
    }
    let (by_seat, _) = out[OBJECTIVES.offset..OBJECTIVES.end()].as_chunks_mut::<{ Objective::COUNT }>();
    let revealed = view.revealed_objectives();
    for (relative, out) in by_seat.iter_mut().enumerate().take(players) {
        let shown = view.objectives().filter(|_| relative == 0);
        let shown = revealed.map_or(shown, |all| Some(all[seats(relative)]));
        for (card, number) in shown.into_iter().flatten().zip(1..) {
            out[card.index()] = number;
        }
    }
    let (by_seat, _) = out[POINTS.offset..POINTS.end()].as_chunks_mut::<2>();
    for (relative, out) in by_seat.iter_mut().enumerate().take(players) {
        *out = u16::try_from(table.points[seats(relative)]).unwrap_or(u16::MAX).to_le_bytes();
    }
    let to_move = table.to_move().map_or(MAX_SEATS, |seat| (seat.index() + players - me) % players);
    out[POINTS.end()..].copy_from_slice(&[
        table.placed,
        table.ending.into(),
        revealed.is_some().into(),
        players as u8,
        to_move as u8,
        match table.phase {
            Phase::Turn => 0,
            Phase::Over(Reason::Mandala) => 1,
            Phase::Over(Reason::Stuck) => 2,
        },
        own.map_or(MAX_SEATS, Seat::index) as u8,
    ]);
}

/// What is seen of a stack: its colours and patterns, and its height.
#[inline]
fn stack(stack: SeenStack) -> [u8; HEIGHT + 1] {
    let ([upper, lower], [upper_seen, lower_seen]) =
        (stack.bits().to_le_bytes(), stack.seen_bits().to_le_bytes());
    let upper = OF_TWO[usize::from(upper)] & SEEN_OF_TWO[usize::from(upper_seen)];
    let lower = OF_TWO[usize::from(lower)] & SEEN_OF_TWO[usize::from(lower_seen)];
    let word = upper | lower << 2 | (stack.height() as u64) << (8 * HEIGHT);
    let [bytes @ .., _] = word.to_le_bytes();
    bytes
}

/// The stones of a tower, which are all known.
#[inline]
fn kinds(tower: Stack) -> [u8; KINDS] {
    let [upper, lower] = tower.bits().to_le_bytes();
    let word = OF_TWO[usize::from(upper)] | OF_TWO[usize::from(lower)] << 2;
    let [bytes @ .., _, _] = word.to_le_bytes();
    bytes
}

/// For the two upper or the two lower stones of a stack, by the eight bits they are packed in: a byte for each colour and
/// each pattern, whose lowest bit is for the upper of the two.
static OF_TWO: [u64; 256] = of_two(true);

/// The same bytes with all bits set that can be seen, by which of the eight bits are seen.
static SEEN_OF_TWO: [u64; 256] = of_two(false);

const fn of_two(stones: bool) -> [u64; 256] {
    let mut of_two = [0; 256];
    let mut packed = 0;
    while packed < 256 {
        let (upper, lower) = (packed % 16, packed / 16);
        of_two[packed] =
            if stones { of_stone(upper) | of_stone(lower) << 1 } else { seen(upper) | seen(lower) << 1 };
        packed += 1;
    }
    of_two
}

/// A bit in the byte of the stone's colour, and one in that of its pattern.
const fn of_stone(packed: usize) -> u64 {
    if packed < Stone::KINDS.len() {
        return 0;
    }
    let stone = Stone::KINDS[packed - Stone::KINDS.len()];
    1 << (8 * stone.colour().index()) | 1 << (8 * (STAR + stone.pattern() as usize))
}

/// A bit in the bytes of all colours if the colour is seen, and in those of both patterns if the pattern is.
const fn seen(packed: usize) -> u64 {
    let colours = if packed & 0b0110 == 0 { 0 } else { 0x0101_0101 };
    let patterns = if packed & 0b0001 == 0 { 0 } else { 0x0101 << (8 * STAR) };
    colours | patterns
}

const _: () = assert!(Pattern::ALL.len() + STAR == KINDS, "the patterns come after the colours");
