//! What a game shows in a terminal.

use mandala_players::ExplainedGame;
use tabletop::Outcome;
use tabletop::presentation::Event;
use tabletop::record::ReplayableGame;

use super::localizer::Localizer;
use crate::games::ListedGame;

/// An event as one viewer may see it.
pub(crate) type RedactedEvent<G> = <<G as ReplayableGame>::Event as Event>::Redacted;

/// A game that can be shown in a terminal. Everything is made from a view, so nothing hidden can be shown.
pub(crate) trait TerminalGame: ExplainedGame + ListedGame {
    /// The ids of its longer texts.
    const TEXT_IDS: TextIds;

    /// The board and everything beside it, from the viewer's side of the table.
    fn board(view: &Self::View, options: &Self::Options, texts: &Localizer) -> Vec<String>;

    /// The viewer's legal actions in a readable order, numbered. Only those whose notation begins with `typed`, which at
    /// least one does.
    fn menu(view: &Self::View, texts: &Localizer, typed: &str) -> Menu;

    /// What a legal action of the viewer's is and what it would do, in words.
    fn explain(view: &Self::View, action: Self::Action, texts: &Localizer) -> String;

    /// What one action caused, in words.
    fn describe(events: &[RedactedEvent<Self>], texts: &Localizer) -> String;

    /// How the game ended: the points laid out, and why.
    fn result(
        view: &Self::View,
        options: &Self::Options,
        outcome: &Outcome<Self::Reason>,
        texts: &Localizer,
    ) -> Vec<String>;

    /// The notation with the letters people type in the wrong case put right.
    fn tidy(text: &str) -> String;

    /// Actions that a text without a meaning of its own may be the beginning of, whether legal or not: why none of them is
    /// legal explains why the text leads nowhere.
    fn completions(text: &str) -> Vec<Self::Action>;

    /// The notation with its colour in colour.
    fn coloured(action: Self::Action) -> String;
}

/// The ids of a game's texts.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TextIds {
    /// What the game is called.
    pub(crate) name: &'static str,
    /// What it is about, in a few sentences.
    pub(crate) intro: &'static str,
    /// The rules in brief.
    pub(crate) rules: &'static str,
    /// How to list fewer actions.
    pub(crate) fewer: &'static str,
}

/// Numbered choices on the screen.
#[derive(Clone, Debug, Default)]
pub(crate) struct Menu {
    /// What is shown.
    pub(crate) lines: Vec<String>,
    /// What each number stands for: an action's notation, or the beginning that several have.
    pub(crate) items: Vec<String>,
}

impl Menu {
    /// Offers one more thing, and returns its number.
    pub(crate) fn offer(&mut self, item: &impl ToString) -> usize {
        self.items.push(item.to_string());
        self.items.len()
    }
}
