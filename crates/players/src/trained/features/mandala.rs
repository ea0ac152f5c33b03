//! A position of Mandala in numbers.

use mandala::{Areas, Colour, Mandala, MandalaNumber, Phase, Pile, River, State};
use tabletop::Seat;

use super::Features;

/// Numbers about a player or the whole table, and about each mandala.
const GENERAL: usize = 17;
const EACH_MANDALA: usize = 20;
const HELD: usize = 4;

impl Features for Mandala {
    const COUNT: usize = GENERAL + 2 * EACH_MANDALA + HELD;

    fn features(state: &State, numbers: &mut Vec<f32>) {
        let table = state.table();
        let players = [0, 1].map(|seat| Player::new(state, Seat::new(seat)));
        let claiming = match table.phase {
            Phase::Claim(which) => Some(which),
            Phase::Turn | Phase::Over(_) => None,
        };
        let mandalas = MandalaNumber::ALL.map(|which| Prospect::new(table.mandala(which), &players));
        // The mandala nearer to its end first: the two are otherwise the same.
        let swap = claiming == Some(MandalaNumber::Two)
            || (claiming.is_none() && mandalas[1].missing < mandalas[0].missing);
        for seat in Seat::all(2) {
            let own = seat.index();
            let other = own ^ 1;
            for player in [&players[own], &players[other]] {
                numbers.extend([
                    player.points / 20.0,
                    f32::from(player.river.len()) / 6.0,
                    f32::from(player.cup.len()) / 20.0,
                    player.dead / 5.0,
                    f32::from(player.hand.len()) / 8.0,
                    f32::from(player.hand.colours().len()) / 6.0,
                    player.matching / 10.0,
                ]);
            }
            numbers.extend([
                flag(table.to_move() == Some(seat)),
                f32::from(table.deck) / 88.0,
                flag(table.exhausted),
            ]);
            let order = if swap { [1, 0] } else { [0, 1] };
            for index in order {
                let claimed = claiming.is_some_and(|which| which.index() == index);
                mandalas[index].describe(own, claimed, numbers);
            }
            for index in order {
                let held = mandalas[index].held;
                numbers.extend([f32::from(held[own]) / 4.0, f32::from(held[other]) / 4.0]);
            }
        }
    }
}

fn flag(yes: bool) -> f32 {
    f32::from(u8::from(yes))
}

/// What matters about one player.
struct Player {
    river: River,
    cup: Pile,
    hand: Pile,
    points: f32,
    /// Cup cards of colours that are not in the River.
    dead: f32,
    /// What the hand's cards would be worth in the Cup.
    matching: f32,
}

impl Player {
    fn new(state: &State, seat: Seat) -> Self {
        let (river, cup, hand) = (state.table().rivers[seat.index()], state.cup(seat), state.hand(seat));
        let (mut points, mut dead, mut matching) = (0, 0, 0);
        for colour in Colour::ALL {
            let worth = u32::from(river.space(colour));
            points += worth * u32::from(cup.count(colour));
            matching += worth * u32::from(hand.count(colour));
            dead += if worth == 0 { u32::from(cup.count(colour)) } else { 0 };
        }
        Self { river, cup, hand, points: points as f32, dead: dead as f32, matching: matching as f32 }
    }
}

/// What matters about one mandala, for both players.
struct Prospect {
    missing: u8,
    mountain: u8,
    mountain_colours: u8,
    fields: [u8; 2],
    /// By who chooses first: what each player would gain.
    gains: [[f32; 2]; 2],
    /// Whether each player has the one colour that is missing.
    can_complete: [bool; 2],
    /// How many of the missing colours each player holds.
    held: [u8; 2],
    /// The most cards each player can add to their Field at once.
    growth: [u8; 2],
}

impl Prospect {
    fn new(areas: &Areas, players: &[Player; 2]) -> Self {
        let lacking = Pile::RAINBOW.without_colours_of(areas.all());
        let missing = lacking.len();
        let mut growth = [0; 2];
        for (own, player) in players.iter().enumerate() {
            let free = player.hand.without_colours_of(areas.mountain + areas.fields[own ^ 1]);
            growth[own] = free
                .iter()
                .map(|(_, count)| count)
                .max()
                .unwrap_or(0)
                .min(player.hand.len().saturating_sub(1));
        }
        Self {
            missing,
            mountain: areas.mountain.len(),
            mountain_colours: areas.mountain.colours().len(),
            fields: areas.fields.map(Pile::len),
            gains: [gains(areas, players, 0), gains(areas, players, 1)],
            can_complete: [0, 1]
                .map(|seat| missing == 1 && !players[seat].hand.only_colours_of(lacking).is_empty()),
            held: [0, 1].map(|seat| players[seat].hand.only_colours_of(lacking).colours().len()),
            growth,
        }
    }

    fn describe(&self, own: usize, claiming: bool, numbers: &mut Vec<f32>) {
        let other = own ^ 1;
        let lead = (f32::from(self.fields[own]) - f32::from(self.fields[other])) / 4.0;
        numbers.extend([
            flag(claiming),
            flag(self.missing == 1),
            flag(self.missing == 2),
            flag(self.missing == 3),
            flag(self.missing > 3),
            f32::from(self.mountain) / 10.0,
            f32::from(self.mountain_colours) / 5.0,
            f32::from(self.fields[own]) / 6.0,
            f32::from(self.fields[other]) / 6.0,
            lead.clamp(-1.0, 1.0),
            flag(self.fields[own] == 0),
            flag(self.fields[other] == 0),
            self.gains[own][own] / 10.0,
            self.gains[own][other] / 10.0,
            self.gains[other][own] / 10.0,
            self.gains[other][other] / 10.0,
            flag(self.can_complete[own]),
            flag(self.can_complete[other]),
            f32::from(self.growth[own]) / 5.0,
            f32::from(self.growth[other]) / 5.0,
        ]);
    }
}

/// What each player would gain if the Mountain were shared out now, `first` choosing first and each taking the colour worth
/// most to both together.
fn gains(areas: &Areas, players: &[Player; 2], first: usize) -> [f32; 2] {
    let mut left = areas.mountain;
    let mut gained = [0.0; 2];
    let mut spaces = [0, 1].map(|seat| players[seat].river.len());
    let mut chooser = first;
    while !left.is_empty() {
        let worth = |seat: usize, colour: Colour, count: u8| -> u32 {
            if areas.fields[seat].is_empty() {
                return 0;
            }
            let player = &players[seat];
            match player.river.space(colour) {
                0 => u32::from(count - 1 + player.cup.count(colour)) * u32::from(spaces[seat] + 1),
                space => u32::from(count) * u32::from(space),
            }
        };
        let (mut best, mut taken) = (0, None);
        for (colour, count) in left.iter() {
            let value = 1 + worth(chooser, colour, count) * 2 + worth(chooser ^ 1, colour, count);
            if value > best {
                best = value;
                taken = Some((colour, count));
            }
        }
        let Some((colour, count)) = taken else { break };
        gained[chooser] += worth(chooser, colour, count) as f32;
        if !areas.fields[chooser].is_empty() && players[chooser].river.space(colour) == 0 {
            spaces[chooser] = (spaces[chooser] + 1).min(5);
        }
        left -= Pile::of(colour, count);
        chooser ^= 1;
    }
    gained
}
