//! What happened in Mandala, in words.

use ::mandala::Pile;
use ::mandala::event::{ClaimedCards, RedactedEvent};
use tabletop::Seat;
use tabletop::message::Arg;

use super::super::localizer::{Localizer, number};
use super::{cards, pile};

pub(super) fn describe(events: &[RedactedEvent], texts: &Localizer) -> String {
    let sentences: Vec<_> = events.iter().filter_map(|event| sentence(event, texts)).collect();
    sentences.join(" ")
}

fn sentence(event: &RedactedEvent, texts: &Localizer) -> Option<String> {
    let shown = |cards: Pile| Arg::Text(pile(cards, 30));
    Some(match *event {
        // There may be nothing to draw; and the result is shown at length.
        RedactedEvent::Drew { count: 0, .. } | RedactedEvent::Ended { .. } => return None,
        RedactedEvent::Built { seat, mandala, colour } => texts.about(
            "play-mandala-built",
            seat,
            &[("cards", Arg::Text(cards(colour, 1, texts))), ("mandala", mandala.into())],
        ),
        RedactedEvent::Grew { seat, mandala, colour, count } => texts.about(
            "play-mandala-grew",
            seat,
            &[("cards", Arg::Text(cards(colour, count, texts))), ("mandala", mandala.into())],
        ),
        RedactedEvent::Discarded { seat, colour, count } => {
            texts.about("play-mandala-discarded", seat, &[("cards", Arg::Text(cards(colour, count, texts)))])
        }
        RedactedEvent::Drew { cards: Some(cards), .. } => {
            texts.text("play-mandala-drew-own", &[("cards", shown(cards))])
        }
        RedactedEvent::Drew { seat, count, cards: None } => {
            texts.about("play-mandala-drew", seat, &[("count", number(count))])
        }
        RedactedEvent::Reshuffled { cards } => {
            texts.text("play-mandala-reshuffled", &[("count", number(cards))])
        }
        RedactedEvent::Completed { mandala, first, .. } => {
            let args = [("mandala", mandala.into())];
            match first {
                Some(seat) => texts.about("play-mandala-completed", seat, &args),
                None => texts.text("play-mandala-completed-nobody", &args),
            }
        }
        RedactedEvent::Claimed { seat, colour, taken: went, .. } => {
            let count = u8::from(went.river.is_some()) + went.cup + went.discarded;
            texts.about(
                "play-mandala-claimed",
                seat,
                &[
                    ("cards", Arg::Text(cards(colour, count, texts))),
                    ("taken", Arg::Text(taken(went, seat, texts).join(", "))),
                ],
            )
        }
        RedactedEvent::Swept { mandala, cards } => {
            texts.text("play-mandala-swept", &[("mandala", mandala.into()), ("count", number(cards.len()))])
        }
        RedactedEvent::Refilled { mandala, cards } => {
            texts.text("play-mandala-refilled", &[("mandala", mandala.into()), ("cards", shown(cards))])
        }
    })
}

/// Where the cards of a claim go.
pub(super) fn taken(taken: ClaimedCards, seat: Seat, texts: &Localizer) -> Vec<String> {
    let mut parts = Vec::new();
    if let Some(space) = taken.river {
        parts.push(texts.about("play-mandala-to-river", seat, &[("space", number(space))]));
    }
    if taken.cup > 0 {
        parts.push(texts.about("play-mandala-to-cup", seat, &[("count", number(taken.cup))]));
    }
    if taken.discarded > 0 {
        parts.push(texts.about("play-mandala-to-discard", seat, &[("count", number(taken.discarded))]));
    }
    parts
}
