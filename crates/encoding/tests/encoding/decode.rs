//! Reads views back from observations, as the JSON that programs are sent: an observation holds all that a view holds.

use encoding::Encoded;
use mandala::Mandala;
use serde_json::{Map, Value, json};
use stones::{ArtistSpace, Objective, StoneSpace, Stones};
use tabletop::Game;

use crate::walk::field;

/// A game whose views can be read from observations.
pub(super) trait Decode: Encoded {
    /// The view, but for what an encoding leaves out.
    fn decode(observation: &[u8]) -> Value;
    /// What an encoding leaves out, since it follows from the rest and the options.
    fn reduce(view: &mut Value);
}

impl Decode for Mandala {
    fn decode(observation: &[u8]) -> Value {
        let field = |name: &str| field::<Self>(observation, name);
        let one = |name| field(name)[0];
        let (seat, revealed) = (one("seat"), one("revealed") == 1);
        let me = seat % 2;
        // Seats of the table in order, from what is said of the viewer and of the other.
        let by_seat =
            |own: Value, other: Value| if me == 0 { json!([own, other]) } else { json!([other, own]) };
        let pile = |name: &str| {
            let letters = "ROYGPK".chars().zip(field(name));
            letters.map(|(letter, &count)| letter.to_string().repeat(count.into())).collect::<String>()
        };
        let piles = |own: &str, other: &str| by_seat(pile(own).into(), pile(other).into());
        let sizes = |name| by_seat(field(name)[0].into(), field(name)[1].into());
        let river = |name: &str| {
            let of_space = |space| "ROYGPK".chars().zip(field(name)).find(|&(_, &taken)| taken == space);
            (1..=6).filter_map(of_space).map(|(colour, _)| colour).collect::<String>()
        };
        let destroyed =
            field("destroyed").iter().position(|&destroyed| destroyed == 1).map(|index| index + 1);
        let phase = match (one("over"), destroyed) {
            (0, None) => "turn",
            (0, Some(_)) => "claim",
            _ => "over",
        };
        let mandala = |number: u8| {
            let name = |part: &str| part.replace('#', &number.to_string());
            json!({
                "mountain": pile(&name("mountain_#")),
                "fields": piles(&name("field_#_me"), &name("field_#_other")),
            })
        };
        let mut view = json!({
            "game": Self::NAME,
            "seat": (seat < 2).then_some(seat),
            "to_move": (one("to_move") < 2).then(|| me ^ one("to_move")),
            "phase": phase,
            "turn": u16::from_le_bytes(field("turn").try_into().unwrap()),
            "hands": sizes("hand_sizes"),
            "cups": sizes("cup_sizes"),
            "cups_seen": piles("cup_seen_me", "cup_seen_other"),
            "rivers": by_seat(river("river_me").into(), river("river_other").into()),
            "mandalas": [mandala(1), mandala(2)],
            "claiming": destroyed,
            "deck": one("deck"),
            "discard": pile("discard"),
            "exhausted": one("exhausted") == 1,
        });
        if seat < 2 {
            view["hand"] = pile("hand_me").into();
            view["cup"] = pile("cup_me").into();
        }
        if one("reshuffled") == 1 {
            view["fresh"] = pile("fresh").into();
            view["stale"] = pile("stale").into();
        }
        if revealed {
            view["reveal"] =
                json!({ "hands": piles("hand_me", "hand_other"), "cups": piles("cup_me", "cup_other") });
        }
        view
    }

    fn reduce(_: &mut Value) {}
}

impl Decode for Stones {
    fn decode(observation: &[u8]) -> Value {
        let field = |name: &str| field::<Self>(observation, name);
        let one = |name| usize::from(field(name)[0]);
        let (seat, players, revealed) = (one("seat"), one("players"), one("revealed") == 1);
        let me = seat % 4;
        // A seat of the table, counted from the viewer.
        let relative = |seat: usize| (seat + players - me) % players;
        let by_seat = |value: &dyn Fn(usize) -> Value| {
            (0..players).map(|seat| value(relative(seat))).collect::<Value>()
        };
        let stone = |bytes: &[u8], depth: usize| {
            let has = |place: usize| bytes[place] >> depth & 1 == 1;
            let colour = "YBPV".chars().enumerate().find(|&(place, _)| has(place)).map(|(_, letter)| letter);
            match (colour, has(4), has(5)) {
                (None, false, false) => "?".to_owned(),
                (Some(colour), false, false) => format!("{colour}?"),
                (Some(colour), true, false) => colour.to_string(),
                (Some(colour), false, true) => colour.to_ascii_lowercase().to_string(),
                strange => panic!("a stone is {strange:?}"),
            }
        };
        let stacks: Map<String, Value> = StoneSpace::all()
            .zip(field("stacks").chunks_exact(7))
            .map(|(space, bytes)| {
                (space.to_string(), (0..usize::from(bytes[6])).map(|depth| stone(bytes, depth)).collect())
            })
            .collect();
        let artist = |bytes: &[u8]| match bytes {
            [1, 0] => Some("star"),
            [0, 1] => Some("ring"),
            _ => None,
        };
        let artists: Map<String, Value> = ArtistSpace::all()
            .zip(field("artists").chunks_exact(2))
            .filter_map(|(space, bytes)| Some((space.to_string(), artist(bytes)?.into())))
            .collect();
        let tower = |bytes: &[u8]| {
            let height = bytes[..4].iter().fold(0, |stones, colour| stones | colour).count_ones() as usize;
            (0..height).map(|depth| stone(bytes, depth)).collect::<String>()
        };
        let hand = |relative: usize| {
            let cards = &field("objectives")[10 * relative..][..10];
            let card = |number| Objective::ALL.into_iter().zip(cards).find(|&(_, &held)| held == number);
            (1..=2).filter_map(card).map(|(card, _)| card.name()).collect::<Value>()
        };
        let mut view = json!({
            "game": Self::NAME,
            "seat": (seat < 4).then_some(seat),
            "to_move": (one("to_move") < 4).then(|| (me + one("to_move")) % players),
            "phase": if one("over") == 0 { "turn" } else { "over" },
            "stacks": stacks,
            "artists": artists,
            "towers": by_seat(&|seat| {
                field("towers")[30 * seat..][..30].chunks_exact(6).map(tower).collect()
            }),
            "placed": one("placed"),
            "points": by_seat(&|seat| {
                u16::from_le_bytes(field("points")[2 * seat..][..2].try_into().unwrap()).into()
            }),
            "ending": one("ending") == 1,
        });
        if seat < 4 {
            view["objectives"] = hand(0);
        }
        if revealed {
            view["reveal"] = json!({ "objectives": by_seat(&hand) });
        }
        view
    }

    fn reduce(view: &mut Value) {
        if let Some(reveal) = view.get_mut("reveal") {
            reveal.as_object_mut().unwrap().remove("objective_points");
        }
    }
}
