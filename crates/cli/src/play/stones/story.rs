//! What an action of Mandala Stones would do, and what it did, in words.

use ::stones::account::{CoveredSpace, TowerPoints};
use ::stones::event::{PickedStone, RedactedEvent};
use ::stones::{Action, View};
use tabletop::message::Arg;
use tabletop::notation::Letter;

use super::super::localizer::{Localizer, number};
use super::{letters, pattern, reason, tower};

/// An action with everything that can be foreseen.
pub(super) fn explain(view: &View, action: Action, texts: &Localizer) -> String {
    let effects = match view.effects(action) {
        Ok(effects) => effects,
        Err(illegal) => return texts.message(&illegal),
    };
    let mut parts = Vec::new();
    if let (Action::PickUp { from, to, .. }, Some(takes)) = (action, &effects.takes) {
        let mut args = vec![
            ("from", Arg::Text(from.to_string())),
            ("to", Arg::Text(to.to_string())),
            ("stones", Arg::Text(letters(takes.stones.iter().rev().copied()))),
            tower(takes.tower),
        ];
        args.extend(view.table().artist(from).map(pattern));
        parts.push(texts.text("play-stones-pick-up", &args));
        if takes.turns_up > 0 {
            parts.push(texts.text("play-stones-turns-up", &[("count", number(takes.turns_up))]));
        }
    }
    if let Some(account) = &effects.scores {
        parts.push(texts.text(
            "play-stones-brings",
            &[
                ("points", Arg::Text(texts.points(account.points))),
                ("account", Arg::Text(accounted(&account.towers, &account.covered, texts))),
            ],
        ));
        if account.begins_end {
            parts.push(texts.text("play-stones-begins-end", &[]));
        }
    }
    if let Some(why) = effects.ends {
        parts.push(texts.text("play-ends", &[("reason", Arg::Text(reason(why, texts)))]));
    }
    format!("{}.", parts.join("; "))
}

/// What one action caused.
pub(super) fn describe(events: &[RedactedEvent], texts: &Localizer) -> String {
    let mut sentences: Vec<_> = events.iter().filter_map(|event| sentence(event, texts)).collect();
    let revealed: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            RedactedEvent::Revealed { space, stone } => Some(format!("{} {space}", letters([*stone]))),
            _ => None,
        })
        .collect();
    if !revealed.is_empty() {
        sentences.push(texts.text("play-stones-revealed", &[("stones", Arg::Text(revealed.join(", ")))]));
    }
    sentences.join(" ")
}

fn sentence(event: &RedactedEvent, texts: &Localizer) -> Option<String> {
    Some(match event {
        RedactedEvent::PickedUp { seat, pattern: artist, from, to, stones, tower: space } => {
            let picked = |picked: &PickedStone| format!("{} {}", letters([picked.stone]), picked.space);
            let taken: Vec<_> = stones.iter().map(picked).collect();
            texts.about(
                "play-stones-picked-up",
                *seat,
                &[
                    pattern(*artist),
                    ("from", Arg::Text(from.to_string())),
                    ("to", Arg::Text(to.to_string())),
                    ("taken", Arg::Text(taken.join(", "))),
                    ("stones", Arg::Text(letters(stones.iter().rev().map(|picked| picked.stone)))),
                    tower(*space),
                ],
            )
        }
        RedactedEvent::Scored { seat, colour: Some(colour), towers } => texts.about(
            "play-stones-scored-colour",
            *seat,
            &[
                ("colour", (*colour).into()),
                ("letter", Arg::Text(colour.letter().to_string())),
                ("account", Arg::Text(accounted(towers, &[], texts))),
            ],
        ),
        RedactedEvent::Scored { seat, colour: None, towers } => texts.about(
            "play-stones-scored-any",
            *seat,
            &[("account", Arg::Text(accounted(towers, &[], texts)))],
        ),
        RedactedEvent::Placed { stones, covered, .. } => {
            let bonus = accounted(&[], covered, texts);
            let bonus = if bonus.is_empty() { bonus } else { format!(" ({bonus})") };
            texts.text(
                "play-stones-placed",
                &[
                    ("count", stones.len().into()),
                    ("stones", Arg::Text(letters(stones.iter().copied()))),
                    ("bonus", Arg::Text(bonus)),
                ],
            )
        }
        RedactedEvent::EndBegun { .. } => texts.text("play-stones-end-begun", &[]),
        // Told together, and at the end at length.
        RedactedEvent::Revealed { .. } | RedactedEvent::Ended { .. } => return None,
    })
}

/// Points tower by tower, and what the mandala board adds.
fn accounted(towers: &[TowerPoints], covered: &[CoveredSpace], texts: &Localizer) -> String {
    let scored = towers.iter().map(|scored| {
        texts.text("play-stones-tower-points", &[tower(scored.tower), ("points", number(scored.points))])
    });
    let bonus = covered.iter().filter(|covered| covered.bonus > 0).map(|covered| {
        texts
            .text("play-stones-bonus", &[("space", number(covered.space)), ("points", number(covered.bonus))])
    });
    scored.chain(bonus).collect::<Vec<_>>().join(", ")
}
