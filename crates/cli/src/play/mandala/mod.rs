//! Mandala on the screen.

mod board;
mod menu;
mod result;
mod story;

use ::mandala::event::RedactedEvent;
use ::mandala::{Action, Colour, Mandala, Options, Pile, Reason, View};
use anstyle::Style;
use tabletop::Outcome;
use tabletop::notation::Letter;

use super::ink::{paint, piece};
use super::layout::width;
use super::localizer::{Localizer, number};
use super::terminal_game::{Menu, TerminalGame, TextIds};
use crate::games::ListedGame;

impl ListedGame for Mandala {
    const ABOUT: &'static str = "Mandala: two players, coloured sand, hidden hands";
}

impl TerminalGame for Mandala {
    const TEXT_IDS: TextIds = TextIds {
        name: "play-mandala-name",
        intro: "play-mandala-intro",
        rules: "play-mandala-rules",
        fewer: "play-mandala-fewer-moves",
    };

    fn board(view: &View, _: &Options, texts: &Localizer) -> Vec<String> {
        board::draw(view, texts)
    }

    fn menu(view: &View, texts: &Localizer, typed: &str) -> Menu {
        menu::offer(view, texts, typed)
    }

    fn explain(view: &View, action: Action, texts: &Localizer) -> String {
        menu::explain(view, action, texts)
    }

    fn describe(events: &[RedactedEvent], texts: &Localizer) -> String {
        story::describe(events, texts)
    }

    fn result(view: &View, _: &Options, outcome: &Outcome<Reason>, texts: &Localizer) -> Vec<String> {
        result::show(view, outcome, texts)
    }

    /// A kind in lower case, a colour in upper case: `M1r` is meant as `m1R`.
    fn tidy(text: &str) -> String {
        let mut letters = text.chars();
        let kind = letters.next().map(|letter| letter.to_ascii_lowercase());
        kind.into_iter().chain(letters.map(|letter| letter.to_ascii_uppercase())).collect()
    }

    /// Only a number of cards may be missing: `f1R`.
    fn completions(text: &str) -> Vec<Action> {
        format!("{text}1").parse().into_iter().collect()
    }

    fn coloured(action: Action) -> String {
        let (Action::Build { colour, .. }
        | Action::Grow { colour, .. }
        | Action::Discard { colour, .. }
        | Action::Claim { colour }) = action;
        action.to_string().replace(colour.letter(), &letter(colour))
    }
}

/// A colour's letter in its colour.
fn letter(colour: Colour) -> String {
    paint(style(colour), colour.letter())
}

fn style(colour: Colour) -> Style {
    match colour {
        Colour::Red => piece(160, 231),
        Colour::Orange => piece(208, 16),
        Colour::Yellow => piece(226, 16),
        Colour::Green => piece(34, 16),
        Colour::Purple => piece(91, 231),
        // Not quite black, so that it stands out on a black screen.
        Colour::Black => piece(238, 231),
    }
}

/// A pile, a letter for each card; with numbers instead where that would be too wide.
fn pile(pile: Pile, room: usize) -> String {
    let join = |card: fn(Colour, u8) -> String| {
        let parts: Vec<_> = pile.iter().map(|(colour, count)| card(colour, count)).collect();
        parts.join(" ")
    };
    let letters = join(|colour, count| {
        let letters = String::from(colour.letter()).repeat(count.into());
        paint(style(colour), letters)
    });
    if width(&letters) <= room {
        return letters;
    }
    join(|colour, count| format!("{}×{count}", letter(colour)))
}

/// So many cards of a colour in words, as the object of a sentence: “2 red cards”.
fn cards(colour: Colour, count: u8, texts: &Localizer) -> String {
    let id = match colour {
        Colour::Red => "cards-red",
        Colour::Orange => "cards-orange",
        Colour::Yellow => "cards-yellow",
        Colour::Green => "cards-green",
        Colour::Purple => "cards-purple",
        Colour::Black => "cards-black",
    };
    texts.text(id, &[("count", number(count))])
}

/// Why a game ends, in words.
fn reason(reason: Reason, texts: &Localizer) -> String {
    let id = match reason {
        Reason::River => "play-mandala-reason-river",
        Reason::Deck => "play-mandala-reason-deck",
        Reason::Deadlock => "play-mandala-reason-deadlock",
        Reason::Limit => "play-mandala-reason-limit",
    };
    texts.text(id, &[])
}
