//! The meaning of a typed line.

use tabletop::View;
use tabletop::message::Arg;

use super::localizer::Localizer;
use super::terminal_game::{Menu, TerminalGame};

/// The meaning of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Input<A> {
    /// An empty line.
    Nothing,
    /// Play this legal action.
    Play(A),
    /// List the actions that begin like this; at least one does.
    Narrow(String),
    /// None of these, and why.
    Refused(String),
    /// Explain what can be typed, and the rules.
    Help,
    /// Explain the actions that begin like this.
    Moves(String),
    /// Advise the person.
    Hint,
    /// Draw the board again.
    Board,
    /// Take back the last decision.
    Undo,
    /// Tell the game so far.
    Log,
    /// Leave.
    Quit,
}

/// Parses a line: a command, a number of the menu, an action, or the beginning of some.
pub(crate) fn parse<G: TerminalGame>(
    line: &str,
    view: &G::View,
    menu: &Menu,
    texts: &Localizer,
) -> Input<G::Action> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if first.is_empty() {
        return Input::Nothing;
    }
    if let Some(command) = command(first, texts) {
        return match command {
            Input::Moves(_) => Input::Moves(G::tidy(&squeezed(rest))),
            // “quit now” may be meant as it stands, but a slip should not end the game.
            _ if !rest.is_empty() => Input::Refused(texts.text("play-alone", &[("command", first.into())])),
            other => other,
        };
    }
    let legal = view.legal_actions();
    if let Ok(number) = line.parse::<usize>() {
        let Some(item) = number.checked_sub(1).and_then(|index| menu.items.get(index)) else {
            let args = [("number", Arg::from(number)), ("most", menu.items.len().into())];
            return Input::Refused(texts.text("play-no-number", &args));
        };
        // `t1` is an action, though `t12` begins like it.
        let exact = legal.iter().find(|action| action.to_string() == *item);
        let mut meant = legal.iter().filter(|action| action.to_string().starts_with(item));
        return match (exact, meant.next(), meant.next()) {
            (Some(&action), ..) | (None, Some(&action), None) => Input::Play(action),
            _ => Input::Narrow(item.clone()),
        };
    }
    let text = G::tidy(&squeezed(line));
    if let Some(&action) = legal.iter().find(|action| action.to_string() == text) {
        return Input::Play(action);
    }
    if legal.iter().any(|action| action.to_string().starts_with(&text)) {
        return Input::Narrow(text);
    }
    match text.parse::<G::Action>().or_else(|_| line.parse()) {
        Ok(action) => match G::effects(view, action) {
            Ok(_) => Input::Play(action),
            Err(illegal) => Input::Refused(texts.message(&illegal)),
        },
        Err(error) => {
            Input::Refused(why_not::<G>(&text, view, texts).unwrap_or_else(|| texts.message(&error)))
        }
    }
}

/// Why no action that begins like this is legal, if most of them have one reason: the others fail for more than that.
fn why_not<G: TerminalGame>(text: &str, view: &G::View, texts: &Localizer) -> Option<String> {
    let reasons: Vec<_> =
        G::completions(text).into_iter().filter_map(|action| G::effects(view, action).err()).collect();
    let many =
        |reason: &&G::Illegal| reasons.iter().filter(|other| other == reason).count() > reasons.len() / 2;
    reasons.iter().find(many).map(|reason| texts.message(reason))
}

/// The command with this name, in the person's language or in English; `locales/` lists both.
fn command<A: Clone>(word: &str, texts: &Localizer) -> Option<Input<A>> {
    let commands = [
        ("play-command-help", Input::Help),
        ("play-command-moves", Input::Moves(String::new())),
        ("play-command-hint", Input::Hint),
        ("play-command-board", Input::Board),
        ("play-command-undo", Input::Undo),
        ("play-command-log", Input::Log),
        ("play-command-quit", Input::Quit),
    ];
    let word = word.to_lowercase();
    commands
        .into_iter()
        .find(|(id, _)| texts.text(id, &[]).split_whitespace().any(|name| name == word))
        .map(|(_, command)| command)
}

/// `d2 b2 n 3` is as good as `d2b2n3`.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[cfg(test)]
mod tests {
    use ::stones::{State, Stones};
    use tabletop::record::Journal;
    use tabletop::{Seat, Seed, State as _, Viewer};

    use super::*;
    use l10n::Language;
    use l10n::Translations;

    /// The first player has two towers.
    fn two_towers() -> State {
        let names = vec![String::new(); 2];
        let journal = Journal::<Stones>::deal(names, stones::Options::default(), Seed::from_number(1), false);
        let mut state = journal.state().clone();
        for _ in 0..4 {
            state.apply(state.nth_legal(0)).unwrap();
        }
        state
    }

    #[test]
    fn a_number_means_what_stands_beside_it() {
        let view = two_towers().view(Viewer::Seat(Seat::FIRST));
        let texts = Localizer::new(Translations::new(Language::En), Seat::FIRST, vec![String::new(); 2]);
        let mut menu = Menu::default();
        for item in ["t1", "t12", "t"] {
            menu.offer(&item);
        }
        let typed = |line: &str| parse::<Stones>(line, &view, &menu, &texts);
        assert_eq!(typed("1"), Input::Play("t1".parse().unwrap()));
        assert_eq!(typed("2"), Input::Play("t12".parse().unwrap()));
        assert_eq!(typed("3"), Input::Narrow("t".to_owned()));
        assert!(matches!(typed("4"), Input::Refused(_)));
        assert_eq!(typed(" T 1 2 "), Input::Play("t12".parse().unwrap()));
        assert_eq!(typed(""), Input::Nothing);
        assert_eq!(typed("QUIT"), Input::Quit);
        assert_eq!(typed("moves D2"), Input::Moves("d2".to_owned()));
    }
}
