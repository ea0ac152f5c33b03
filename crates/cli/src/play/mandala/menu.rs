//! What a player can do in Mandala, numbered, and what each action would do.

use ::mandala::effects::{Completion, Effects, Gain};
use ::mandala::{Action, MandalaNumber, Phase, View};
use tabletop::View as _;
use tabletop::message::Arg;

use super::super::ink::{BOLD, DIM, NOTE, NUMBER, paint};
use super::super::layout::{flow, pad, width, wrap};
use super::super::localizer::{Localizer, number};
use super::super::terminal_game::{Menu, TerminalGame};
use super::{cards, reason};

type Mandala = ::mandala::Mandala;

pub(super) fn offer(view: &View, texts: &Localizer, typed: &str) -> Menu {
    let mut legal = view.legal_actions();
    legal.retain(|action| action.to_string().starts_with(typed));
    let mut menu = Menu::default();
    if let Phase::Claim(which) = view.table().phase {
        heading(&mut menu, &texts.text("play-mandala-your-claim", &[("mandala", which.into())]));
        for action in legal {
            let offered = numbered(&mut menu, action);
            menu.lines.extend(wrap(&format!("{offered}  {}", explain(view, action, texts)), 10));
        }
        return menu;
    }
    heading(&mut menu, &texts.text(if typed.is_empty() { "play-your-turn" } else { "play-narrowed" }, &[]));
    let groups: Vec<_> = legal.chunk_by(|a, b| group(*a) == group(*b)).collect();
    let titles: Vec<_> = groups.iter().map(|group| title(view, group[0], texts)).collect();
    let room = titles.iter().map(|title| width(title)).max().unwrap_or(0);
    for (group, title) in groups.into_iter().zip(titles) {
        let offered: Vec<_> = group.iter().map(|&action| numbered(&mut menu, action)).collect();
        menu.lines.extend(flow(&format!("  {} ", pad(&title, room)), &offered, 2));
    }
    notes(&mut menu, view, &legal, texts);
    menu
}

/// An action in words, with everything that can be foreseen.
pub(super) fn explain(view: &View, action: Action, texts: &Localizer) -> String {
    let effects = match view.effects(action) {
        Ok(effects) => effects,
        Err(illegal) => return texts.message(&illegal),
    };
    let mut parts = Vec::new();
    if effects.draws > 0 {
        parts.push(texts.text("play-mandala-draws", &[("count", number(effects.draws))]));
    }
    if let Some(gain) = effects.gains {
        parts.extend(gains(gain, texts));
    }
    parts.extend(remarkable(&effects, texts));
    let what = what(view, action, texts);
    if parts.is_empty() { format!("{what}.") } else { format!("{what}: {}.", parts.join("; ")) }
}

fn heading(menu: &mut Menu, text: &str) {
    menu.lines.extend(wrap(&paint(BOLD, text), 0));
}

fn numbered(menu: &mut Menu, action: Action) -> String {
    let number = menu.offer(&action);
    format!("{} {}", paint(NUMBER, format_args!("{number:>3}")), pad(&Mandala::coloured(action), 4))
}

/// Actions of one kind in one place stand together.
fn group(action: Action) -> (u8, Option<MandalaNumber>) {
    match action {
        Action::Build { mandala, .. } => (0, Some(mandala)),
        Action::Grow { mandala, .. } => (1, Some(mandala)),
        Action::Discard { .. } => (2, None),
        Action::Claim { .. } => (3, None),
    }
}

/// What a kind of action is. All builds of a turn draw equally many cards, so the first one tells.
fn title(view: &View, action: Action, texts: &Localizer) -> String {
    match action {
        Action::Build { mandala, .. } => {
            let draws = view.effects(action).map_or(0, |effects| effects.draws);
            let args = [("mandala", mandala.into()), ("count", number(draws))];
            texts.text("play-mandala-title-build", &args)
        }
        Action::Grow { mandala, .. } => texts.text("play-mandala-title-grow", &[("mandala", mandala.into())]),
        Action::Discard { .. } => texts.text("play-mandala-title-discard", &[]),
        Action::Claim { .. } => texts.text("play-mandala-title-claim", &[]),
    }
}

/// Below the numbers: the actions that do something out of the ordinary.
fn notes(menu: &mut Menu, view: &View, legal: &[Action], texts: &Localizer) {
    let mut notes: Vec<(String, Vec<String>)> = Vec::new();
    for &action in legal {
        let Ok(effects) = view.effects(action) else { continue };
        let remarks = remarkable(&effects, texts);
        if remarks.is_empty() {
            continue;
        }
        let remark = remarks.join("; ");
        let shown = Mandala::coloured(action);
        match notes.iter_mut().find(|(known, _)| *known == remark) {
            Some((_, actions)) => actions.push(shown),
            None => notes.push((remark, vec![shown])),
        }
    }
    for (remark, actions) in notes {
        let mark = paint(NOTE, "!");
        menu.lines.extend(wrap(&format!("  {mark} {}: {remark}.", actions.join(" ")), 6));
    }
    menu.lines.extend(wrap(&paint(DIM, texts.text("play-mandala-ask-moves", &[])), 0));
}

/// The action alone.
fn what(view: &View, action: Action, texts: &Localizer) -> String {
    let place = |id: &str, mandala: MandalaNumber, cards: String| {
        texts.text(id, &[("cards", Arg::Text(cards)), ("mandala", mandala.into())])
    };
    match action {
        Action::Build { mandala, colour } => place("play-mandala-build", mandala, cards(colour, 1, texts)),
        Action::Grow { mandala, colour, count } => {
            place("play-mandala-grow", mandala, cards(colour, count, texts))
        }
        Action::Discard { colour, count } => {
            texts.text("play-mandala-discard", &[("cards", Arg::Text(cards(colour, count, texts)))])
        }
        Action::Claim { colour } => {
            let count = match view.table().phase {
                Phase::Claim(which) => view.table().mandala(which).mountain.count(colour),
                Phase::Turn | Phase::Over(_) => 0,
            };
            texts.text("play-mandala-claim", &[("cards", Arg::Text(cards(colour, count, texts)))])
        }
    }
}

fn gains(gain: Gain, texts: &Localizer) -> Vec<String> {
    let mut parts = super::story::taken(gain.taken, texts.seat(), texts);
    if gain.taken.discarded == 0 {
        parts.push(texts.text("play-mandala-gain", &[("points", Arg::Text(texts.points(gain.points)))]));
    }
    parts
}

/// What does not happen every turn.
fn remarkable(effects: &Effects, texts: &Localizer) -> Vec<String> {
    let mut parts = Vec::new();
    if effects.exhausts {
        parts.push(texts.text("play-mandala-exhausts", &[]));
    }
    if let Some(Completion { mandala, first, .. }) = effects.completes {
        let args = [("mandala", mandala.into())];
        parts.push(match first {
            Some(seat) => texts.about("play-mandala-completes", seat, &args),
            None => texts.text("play-mandala-completes-nobody", &args),
        });
    }
    if let Some(why) = effects.ends {
        parts.push(texts.text("play-ends", &[("reason", Arg::Text(reason(why, texts)))]));
    }
    parts
}
