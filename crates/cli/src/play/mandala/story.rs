//! What happened in Mandala, in words.

use ::mandala::Pile;
use ::mandala::event::{Seen, Taken};
use tabletop::Seat;
use tabletop::message::Arg;

use super::super::voice::{Voice, number};
use super::{cards, pile};

pub(super) fn tell(events: &[Seen], voice: &Voice) -> String {
    let sentences: Vec<_> = events.iter().filter_map(|event| sentence(event, voice)).collect();
    sentences.join(" ")
}

fn sentence(event: &Seen, voice: &Voice) -> Option<String> {
    let shown = |cards: Pile| Arg::Text(pile(cards, 30));
    Some(match *event {
        // There may be nothing to draw; and the result is shown at length.
        Seen::Drew { count: 0, .. } | Seen::Ended { .. } => return None,
        Seen::Built { seat, mandala, colour } => voice.about(
            "play-mandala-built",
            seat,
            &[("cards", Arg::Text(cards(colour, 1, voice))), ("mandala", mandala.into())],
        ),
        Seen::Grew { seat, mandala, colour, count } => voice.about(
            "play-mandala-grew",
            seat,
            &[("cards", Arg::Text(cards(colour, count, voice))), ("mandala", mandala.into())],
        ),
        Seen::Discarded { seat, colour, count } => {
            voice.about("play-mandala-discarded", seat, &[("cards", Arg::Text(cards(colour, count, voice)))])
        }
        Seen::Drew { cards: Some(cards), .. } => {
            voice.text("play-mandala-drew-own", &[("cards", shown(cards))])
        }
        Seen::Drew { seat, count, cards: None } => {
            voice.about("play-mandala-drew", seat, &[("count", number(count))])
        }
        Seen::Reshuffled { cards } => voice.text("play-mandala-reshuffled", &[("count", number(cards))]),
        Seen::Completed { mandala, first, .. } => {
            let args = [("mandala", mandala.into())];
            match first {
                Some(seat) => voice.about("play-mandala-completed", seat, &args),
                None => voice.text("play-mandala-completed-nobody", &args),
            }
        }
        Seen::Claimed { seat, colour, taken: went, .. } => {
            let count = u8::from(went.river.is_some()) + went.cup + went.discarded;
            voice.about(
                "play-mandala-claimed",
                seat,
                &[
                    ("cards", Arg::Text(cards(colour, count, voice))),
                    ("taken", Arg::Text(taken(went, seat, voice).join(", "))),
                ],
            )
        }
        Seen::Swept { mandala, cards } => {
            voice.text("play-mandala-swept", &[("mandala", mandala.into()), ("count", number(cards.len()))])
        }
        Seen::Refilled { mandala, cards } => {
            voice.text("play-mandala-refilled", &[("mandala", mandala.into()), ("cards", shown(cards))])
        }
    })
}

/// Where the cards of a claim go.
pub(super) fn taken(taken: Taken, seat: Seat, voice: &Voice) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(space) = taken.river {
        parts.push(voice.about("play-mandala-to-river", seat, &[("space", number(space))]));
    }
    if taken.cup > 0 {
        parts.push(voice.about("play-mandala-to-cup", seat, &[("count", number(taken.cup))]));
    }
    if taken.discarded > 0 {
        parts.push(voice.about("play-mandala-to-discard", seat, &[("count", number(taken.discarded))]));
    }
    parts
}
