//! A position of Mandala Stones in numbers.

use stones::{Colour, Objective, Pattern, State, Stones, Table, TowerSpace};
use tabletop::Seat;

use super::Features;

/// Numbers about the table, about a board, and about the others.
const TABLE: usize = 10;
const BOARD: usize = 22;
const OTHERS: usize = 7;
const OBJECTIVES: usize = 2;

impl Features for Stones {
    const COUNT: usize = TABLE + BOARD + OTHERS + OBJECTIVES;

    fn features(state: &State, numbers: &mut Vec<f32>) {
        let table = state.table();
        let players = table.players();
        let boards: Vec<Board> = Seat::all(players).map(|seat| Board::new(state, seat)).collect();
        let left = left_to_the_end(table);
        for seat in Seat::all(players) {
            let own = &boards[seat.index()];
            let mover = table.to_move().map_or(0, Seat::index);
            let waits = (seat.index() + players - mover) % players;
            let start = numbers.len();
            numbers.extend([
                flag(players == 2),
                flag(players == 3),
                flag(players == 4),
                flag(waits == 0),
                waits as f32 / 3.0,
                // Who still has a turn when the round is finished.
                (players - 1 - seat.index()) as f32 / 3.0,
                left / 36.0,
                flag(left <= 6.0),
                flag(table.ending),
                f32::from(table.placed) / 70.0,
            ]);
            own.describe(table, seat, numbers);
            let others = || {
                boards.iter().enumerate().filter(|(index, _)| *index != seat.index()).map(|(_, board)| board)
            };
            let best = others().map(|board| board.points).fold(0.0, f32::max);
            let average = others().map(|board| board.points).sum::<f32>() / (players - 1) as f32;
            numbers.extend([
                (own.points - best) / 20.0,
                (own.points - average) / 20.0,
                best / 50.0,
                others().map(|board| board.best_colour).fold(0.0, f32::max) / 15.0,
                others().map(|board| board.best_colour).sum::<f32>() / (players - 1) as f32 / 15.0,
                others().map(|board| board.stones).sum::<f32>() / (players - 1) as f32 / 12.0,
                others().map(|board| board.towers).sum::<f32>() / (players - 1) as f32 / 5.0,
            ]);
            numbers.extend(own.nearness);
            debug_assert_eq!(numbers.len() - start, Self::COUNT);
        }
    }
}

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

/// How many stones must still leave before the last round.
fn left_to_the_end(table: &Table) -> f32 {
    let last = table.last_call().unwrap_or(96);
    if table.ending { 0.0 } else { f32::from(last.saturating_sub(table.placed)) }
}

/// What matters about one player's board.
struct Board {
    points: f32,
    stones: f32,
    towers: f32,
    best_colour: f32,
    second_colour: f32,
    most_tops: f32,
    objective: f32,
    other_objective: f32,
    /// How near each objective is, the nearer first; 1 is met.
    nearness: [f32; OBJECTIVES],
}

impl Board {
    fn new(state: &State, seat: Seat) -> Self {
        let table = state.table();
        let board = &table.towers[seat];
        let (mut best, mut second) = (0, 0);
        let mut tops = [0u8; 4];
        for tower in board {
            if let Some(top) = tower.top() {
                tops[top.colour().index()] += 1;
            }
        }
        for colour in Colour::ALL {
            let points = if tops[colour.index()] < 2 { 0 } else { table.colour_points(seat, colour) };
            if points > best {
                (best, second) = (points, best);
            } else if points > second {
                second = points;
            }
        }
        let [a, b] = state.objectives(seat).map(|objective| nearness(table, seat, objective));
        let met = state.objectives(seat).map(|objective| flag(objective.is_met(table, seat)));
        Self {
            points: table.points[seat] as f32,
            stones: board.iter().map(|tower| tower.height()).sum::<usize>() as f32,
            towers: board.iter().filter(|tower| !tower.is_empty()).count() as f32,
            best_colour: best as f32,
            second_colour: second as f32,
            most_tops: tops.into_iter().max().map_or(0.0, f32::from),
            objective: met[0].max(met[1]),
            other_objective: met[0] * met[1],
            nearness: [a.max(b), a.min(b)],
        }
    }

    fn describe(&self, table: &Table, seat: Seat, numbers: &mut Vec<f32>) {
        numbers.extend([
            self.points / 50.0,
            self.stones / 12.0,
            self.towers / 5.0,
            self.best_colour / 15.0,
            self.second_colour / 15.0,
            self.most_tops / 5.0,
            self.objective,
            self.other_objective,
            flag(self.stones < 0.5),
            flag(self.stones > 0.5 && self.stones < 4.5),
            flag(self.towers > 4.5),
            flag(self.towers < 0.5),
        ]);
        for space in TowerSpace::ALL {
            let tower = table.towers[seat][space.index()];
            let worth = if tower.is_empty() { 0 } else { table.tower_points(seat, space) };
            numbers.extend([tower.height() as f32 / 4.0, worth as f32 / 6.0]);
        }
    }
}

/// How near a board is to an objective, from 0 to 1.
fn nearness(table: &Table, seat: Seat, objective: Objective) -> f32 {
    let board = &table.towers[seat];
    let stones = |wanted: f32| {
        let count = board.iter().map(|tower| tower.height()).sum::<usize>() as f32;
        1.0 - (count - wanted).abs().min(4.0) / 4.0
    };
    let tops = |wanted: Pattern| {
        let tops = || board.iter().filter_map(|tower| tower.top());
        let fitting = tops().filter(|top| top.pattern() == wanted).count() as f32;
        fitting / (tops().count().max(1)) as f32
    };
    let colour = |wanted: Colour| {
        let count = board.iter().map(|tower| tower.count(wanted)).sum::<usize>() as f32;
        count.min(3.0) / 3.0
    };
    match objective {
        Objective::One => stones(1.0),
        Objective::Two => stones(2.0),
        Objective::Three => stones(3.0),
        Objective::Four => stones(4.0),
        Objective::Star => tops(Pattern::Star),
        Objective::Ring => tops(Pattern::Ring),
        Objective::Yellow => colour(Colour::Yellow),
        Objective::Blue => colour(Colour::Blue),
        Objective::Pink => colour(Colour::Pink),
        Objective::Violet => colour(Colour::Violet),
    }
}
