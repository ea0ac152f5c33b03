//! What a typed line means.

use tabletop::View;
use tabletop::message::Arg;

use super::shown::{Menu, Shown};
use super::voice::Voice;

/// The meaning of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Typed<A> {
    /// An empty line.
    Nothing,
    /// Play this legal action.
    Play(A),
    /// List the actions that begin like this; at least one does.
    Narrow(String),
    /// Nothing of that, and why.
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

/// Understands a line: a command, a number of the menu, an action, or the beginning of some.
pub(crate) fn understand<G: Shown>(
    line: &str,
    view: &G::View,
    menu: &Menu,
    voice: &Voice,
) -> Typed<G::Action> {
    let line = line.trim();
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    if first.is_empty() {
        return Typed::Nothing;
    }
    if let Some(command) = command(first, voice) {
        return match command {
            Typed::Moves(_) => Typed::Moves(G::tidy(&squeezed(rest))),
            // “quit now” may be meant as it stands, but nobody should leave by a slip.
            _ if !rest.is_empty() => Typed::Refused(voice.text("play-alone", &[("command", first.into())])),
            other => other,
        };
    }
    let legal = view.legal_actions();
    if let Ok(number) = line.parse::<usize>() {
        let Some(item) = number.checked_sub(1).and_then(|index| menu.items.get(index)) else {
            let args = [("number", Arg::from(number)), ("most", menu.items.len().into())];
            return Typed::Refused(voice.text("play-no-number", &args));
        };
        // `t1` is an action, though `t12` begins like it.
        let exact = legal.iter().find(|action| action.to_string() == *item);
        let mut meant = legal.iter().filter(|action| action.to_string().starts_with(item));
        return match (exact, meant.next(), meant.next()) {
            (Some(&action), ..) | (None, Some(&action), None) => Typed::Play(action),
            _ => Typed::Narrow(item.clone()),
        };
    }
    let text = G::tidy(&squeezed(line));
    if let Some(&action) = legal.iter().find(|action| action.to_string() == text) {
        return Typed::Play(action);
    }
    if legal.iter().any(|action| action.to_string().starts_with(&text)) {
        return Typed::Narrow(text);
    }
    match text.parse::<G::Action>().or_else(|_| line.parse()) {
        Ok(action) => match G::effects(view, action) {
            Ok(_) => Typed::Play(action),
            Err(illegal) => Typed::Refused(voice.message(&illegal)),
        },
        Err(error) => {
            Typed::Refused(why_not::<G>(&text, view, voice).unwrap_or_else(|| voice.message(&error)))
        }
    }
}

/// Why no action that begins like this is legal, if most of them have one reason: the others fail for more than that.
fn why_not<G: Shown>(text: &str, view: &G::View, voice: &Voice) -> Option<String> {
    let reasons: Vec<_> =
        G::completions(text).into_iter().filter_map(|action| G::effects(view, action).err()).collect();
    let many =
        |reason: &&G::Illegal| reasons.iter().filter(|other| other == reason).count() > reasons.len() / 2;
    reasons.iter().find(many).map(|reason| voice.message(reason))
}

/// The command with this name, in the person's language or in English; `locales/` lists both.
fn command<A: Clone>(word: &str, voice: &Voice) -> Option<Typed<A>> {
    let commands = [
        ("play-command-help", Typed::Help),
        ("play-command-moves", Typed::Moves(String::new())),
        ("play-command-hint", Typed::Hint),
        ("play-command-board", Typed::Board),
        ("play-command-undo", Typed::Undo),
        ("play-command-log", Typed::Log),
        ("play-command-quit", Typed::Quit),
    ];
    let word = word.to_lowercase();
    commands
        .into_iter()
        .find(|(id, _)| voice.text(id, &[]).split_whitespace().any(|name| name == word))
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
        let voice = Voice::new(Translations::new(Language::En), Seat::FIRST, vec![String::new(); 2]);
        let mut menu = Menu::default();
        for item in ["t1", "t12", "t"] {
            menu.offer(&item);
        }
        let typed = |line: &str| understand::<Stones>(line, &view, &menu, &voice);
        assert_eq!(typed("1"), Typed::Play("t1".parse().unwrap()));
        assert_eq!(typed("2"), Typed::Play("t12".parse().unwrap()));
        assert_eq!(typed("3"), Typed::Narrow("t".to_owned()));
        assert!(matches!(typed("4"), Typed::Refused(_)));
        assert_eq!(typed(" T 1 2 "), Typed::Play("t12".parse().unwrap()));
        assert_eq!(typed(""), Typed::Nothing);
        assert_eq!(typed("QUIT"), Typed::Quit);
        assert_eq!(typed("moves D2"), Typed::Moves("d2".to_owned()));
    }
}
