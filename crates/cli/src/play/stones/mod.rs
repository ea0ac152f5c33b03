//! Mandala Stones on the screen.

mod board;
mod menu;
mod result;
mod story;

use ::stones::event::RedactedEvent;
use ::stones::{
    Action, ArtistSpace, Colour, Direction, Objective, Options, Pattern, Reason, Stone, Stones, TowerSpace,
    View,
};
use anstyle::Style;
use tabletop::Outcome;
use tabletop::message::Arg;
use tabletop::notation::Letter;

use super::ink::{faint, paint, piece};
use super::localizer::{Localizer, number};
use super::terminal_game::{Menu, TerminalGame, TextIds};
use crate::games::ListedGame;

impl ListedGame for Stones {
    const ABOUT: &'static str = "Mandala Stones: two to four players, stones, artists and towers";
}

impl TerminalGame for Stones {
    const TEXT_IDS: TextIds = TextIds {
        name: "play-stones-name",
        intro: "play-stones-intro",
        rules: "play-stones-rules",
        fewer: "play-stones-fewer-moves",
    };

    fn board(view: &View, options: &Options, texts: &Localizer) -> Vec<String> {
        board::draw(view, options, texts)
    }

    fn menu(view: &View, texts: &Localizer, typed: &str) -> Menu {
        menu::offer(view, texts, typed)
    }

    fn explain(view: &View, action: Action, texts: &Localizer) -> String {
        story::explain(view, action, texts)
    }

    fn describe(events: &[RedactedEvent], texts: &Localizer) -> String {
        story::describe(events, texts)
    }

    fn result(view: &View, options: &Options, outcome: &Outcome<Reason>, texts: &Localizer) -> Vec<String> {
        result::show(view, options, outcome, texts)
    }

    /// Everything in lower case but the colour to score: `D2B2n3` and `cv` are meant as `d2b2n3` and `cV`.
    fn tidy(text: &str) -> String {
        let text = text.to_ascii_lowercase();
        match text.strip_prefix('c') {
            Some(colour) => format!("c{}", colour.to_ascii_uppercase()),
            None => text,
        }
    }

    /// An artist's space and perhaps where it goes: `d2`, `d2b2`.
    fn completions(text: &str) -> Vec<Action> {
        let (Some(from), to) =
            (text.get(..2).and_then(ArtistSpace::from_name), text.get(2..).unwrap_or_default())
        else {
            return Vec::new();
        };
        let mut actions = Vec::new();
        for to in ArtistSpace::all().filter(|space| space.to_string().starts_with(to)) {
            for first in Direction::ALL {
                actions.extend(TowerSpace::ALL.map(|tower| Action::PickUp { from, to, first, tower }));
            }
        }
        actions
    }

    fn coloured(action: Action) -> String {
        match action {
            Action::ScoreColour { colour } => format!("c{}", paint(style(colour), colour.letter())),
            Action::PickUp { .. } | Action::ScoreAny { .. } => action.to_string(),
        }
    }
}

fn style(colour: Colour) -> Style {
    match colour {
        Colour::Yellow => piece(220, 16),
        Colour::Blue => piece(26, 231),
        Colour::Pink => piece(211, 16),
        Colour::Violet => piece(91, 231),
    }
}

/// A colour seen from the side.
fn side(colour: Colour) -> Style {
    faint(match colour {
        Colour::Yellow => 220,
        Colour::Blue => 75,
        Colour::Pink => 211,
        Colour::Violet => 141,
    })
}

/// The sign of a pattern.
fn sign(pattern: Pattern) -> char {
    match pattern {
        Pattern::Star => '★',
        Pattern::Ring => '○',
    }
}

/// Stones as letters in their colours, upper case for star, lower case for ring.
fn letters(stones: impl IntoIterator<Item = Stone>) -> String {
    stones.into_iter().map(|stone| paint(style(stone.colour()), stone.letter())).collect()
}

/// An objective card in words.
fn objective(objective: Objective, points: u16, texts: &Localizer) -> String {
    let args = [("objective", objective.into()), ("points", Arg::Text(texts.points(points.into())))];
    texts.text("play-stones-objective", &args)
}

/// Why a game ends, in words.
fn reason(reason: Reason, texts: &Localizer) -> String {
    let id = match reason {
        Reason::Mandala => "play-stones-reason-mandala",
        Reason::Stuck => "play-stones-reason-stuck",
    };
    texts.text(id, &[])
}

/// A pattern as an argument for words to choose by.
fn pattern(pattern: Pattern) -> (&'static str, Arg) {
    ("pattern", pattern.name().into())
}

/// A tower space as an argument.
fn tower(tower: TowerSpace) -> (&'static str, Arg) {
    ("tower", number(tower.number()))
}
