//! One game in the terminal: whose turn it is, what is typed, what is shown.

use std::io::{self, BufRead, Write};

use arena::PlayerFault;
use mandala_players::{hint, hint_limits};
use tabletop::message::Arg;
use tabletop::presentation::Event;
use tabletop::record::{Forfeit, Journal};
use tabletop::{Seat, Seed, State, View, Viewer};

use super::ink::{BOLD, DIM, NOTE, REFUSED, paint};
use super::layout::{WIDTH, pad};
use super::localizer::{Localizer, number};
use super::prompt::{Input, parse};
use super::screen::Screen;
use super::terminal_game::{Menu, RedactedEvent, TerminalGame};
use crate::players::Player;

/// A person and computers at a table.
pub(crate) struct Session<'a, G: TerminalGame, R, W> {
    texts: &'a Localizer,
    options: &'a G::Options,
    journal: Journal<G>,
    /// By seat; none in the person's seat.
    computers: Vec<Option<Box<dyn Player<G>>>>,
    screen: Screen<R, W>,
    /// What each action caused, in words.
    descriptions: Vec<String>,
    /// How many actions had been played at each of the person's decisions.
    decisions: Vec<usize>,
}

/// Whether the game goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Go,
    Stop,
}

impl<'a, G: TerminalGame, R: BufRead, W: Write> Session<'a, G, R, W> {
    pub(crate) fn new(
        texts: &'a Localizer,
        options: &'a G::Options,
        journal: Journal<G>,
        computers: Vec<Option<Box<dyn Player<G>>>>,
        screen: Screen<R, W>,
    ) -> Self {
        Self { texts, options, journal, computers, screen, descriptions: Vec::new(), decisions: Vec::new() }
    }

    /// Plays until the game is over or the person leaves.
    pub(crate) fn run(&mut self) -> io::Result<()> {
        self.greet()?;
        let mut next = Next::Go;
        while next == Next::Go {
            next = match self.journal.state().to_move() {
                None => self.finish()?,
                Some(seat) if seat == self.texts.seat() => self.decide()?,
                Some(seat) => self.let_play(seat)?,
            };
        }
        Ok(())
    }

    /// Gives back what is still needed after the game.
    pub(crate) fn leave(self) -> (Journal<G>, Screen<R, W>) {
        (self.journal, self.screen)
    }

    fn greet(&mut self) -> io::Result<()> {
        let names: Vec<_> = self.texts.others().map(|seat| self.texts.name(seat)).collect();
        let greeting = self.texts.text(
            "play-greeting",
            &[
                ("game", Arg::Text(self.texts.text(G::TEXT_IDS.name, &[]))),
                ("names", Arg::Text(names.join(", "))),
            ],
        );
        self.screen.paragraph(&paint(BOLD, greeting))?;
        self.screen.prose(&self.texts.text(G::TEXT_IDS.intro, &[]))?;
        self.screen.paragraph(&self.texts.text("play-ask-help", &[]))
    }

    fn view(&self) -> G::View {
        self.journal.state().view(Viewer::Seat(self.texts.seat()))
    }

    /// The person's turn: until they play, take back or leave.
    fn decide(&mut self) -> io::Result<Next> {
        let view = self.view();
        let forced = match view.legal_actions()[..] {
            [only] => Some(only),
            _ => None,
        };
        self.board(&view)?;
        let mut menu = self.offer(&view, forced, "")?;
        loop {
            let Some(line) = self.screen.ask()? else {
                return self.quit();
            };
            match parse::<G>(&line, &view, &menu, self.texts) {
                Input::Nothing => match forced {
                    Some(only) => return self.play(only),
                    None => menu = self.offer(&view, forced, "")?,
                },
                Input::Play(action) => {
                    if forced.is_none() {
                        self.decisions.push(self.journal.actions().len());
                    }
                    return self.play(action);
                }
                Input::Narrow(typed) => menu = self.offer(&view, None, &typed)?,
                Input::Refused(why) => {
                    self.screen.paragraph(&paint(REFUSED, why))?;
                    self.screen.paragraph(&paint(DIM, self.texts.text("play-what-now", &[])))?;
                }
                Input::Help => self.help()?,
                Input::Moves(typed) => self.explain(&view, &typed)?,
                Input::Hint => self.advise(&view)?,
                Input::Board => {
                    self.board(&view)?;
                    menu = self.offer(&view, forced, "")?;
                }
                Input::Undo => {
                    if self.undo()? {
                        return Ok(Next::Go);
                    }
                }
                Input::Log => self.log()?,
                Input::Quit => return self.quit(),
            }
        }
    }

    fn board(&mut self, view: &G::View) -> io::Result<()> {
        self.screen.gap()?;
        self.screen.lines(&G::board(view, self.options, self.texts))?;
        self.screen.gap()
    }

    /// Shows what can be done, or the one thing that must be done.
    fn offer(&mut self, view: &G::View, forced: Option<G::Action>, typed: &str) -> io::Result<Menu> {
        let Some(only) = forced else {
            let menu = G::menu(view, self.texts, typed);
            self.screen.lines(&menu.lines)?;
            return Ok(menu);
        };
        let mut menu = Menu::default();
        menu.offer(&only);
        self.screen.paragraph(&paint(BOLD, self.texts.text("play-only-one", &[])))?;
        self.screen.item(&format!("  {}  {}", G::coloured(only), G::explain(view, only, self.texts)), 8)?;
        self.screen.paragraph(&self.texts.text("play-press-enter", &[]))?;
        Ok(menu)
    }

    /// Each legal action that begins like this, and what it would do.
    fn explain(&mut self, view: &G::View, typed: &str) -> io::Result<()> {
        let legal = view.legal_actions();
        let meant: Vec<_> = legal.iter().filter(|action| action.to_string().starts_with(typed)).collect();
        if meant.is_empty() {
            let none =
                self.texts.text("play-no-moves", &[("text", Arg::Text(tabletop::message::shorten(typed)))]);
            return self.screen.paragraph(&paint(REFUSED, none));
        }
        for &&action in &meant {
            let words = G::explain(view, action, self.texts);
            self.screen.item(&format!("  {}  {words}", pad(&G::coloured(action), 6)), 10)?;
        }
        if typed.is_empty() && meant.len() > 20 {
            self.screen.paragraph(&paint(DIM, self.texts.text(G::TEXT_IDS.fewer, &[])))?;
        }
        Ok(())
    }

    /// The best action and why, from nothing but what the person sees.
    fn advise(&mut self, view: &G::View) -> io::Result<()> {
        let seed = Seed::from_number(self.journal.actions().len() as u64);
        let hint = hint::<G>(view, &hint_limits::own_machine::<G>(), &seed);
        let args = [
            ("action", Arg::Text(G::coloured(hint.action))),
            ("chance", number((hint.value * 100.0).round() as i64)),
        ];
        self.screen.paragraph(&paint(NOTE, self.texts.text("play-hint", &args)))?;
        self.screen.item(&format!("  {}", G::explain(view, hint.action, self.texts)), 2)?;
        self.screen.item(&format!("  {}", self.texts.message(&hint.reason)), 2)
    }

    fn help(&mut self) -> io::Result<()> {
        for id in ["play-help", G::TEXT_IDS.rules] {
            self.screen.gap()?;
            self.screen.prose(&self.texts.text(id, &[]))?;
        }
        self.screen.gap()
    }

    fn log(&mut self) -> io::Result<()> {
        if self.descriptions.is_empty() {
            return self.screen.paragraph(&self.texts.text("play-log-empty", &[]));
        }
        for (ply, (action, story)) in self.journal.actions().iter().zip(&self.descriptions).enumerate() {
            let number = paint(DIM, format_args!("{:>3}", ply + 1));
            self.screen.item(&format!("{number} {}  {story}", pad(&G::coloured(*action), 6)), 12)?;
        }
        Ok(())
    }

    /// A computer's turn.
    fn let_play(&mut self, seat: Seat) -> io::Result<Next> {
        let view = self.journal.state().view(Viewer::Seat(seat));
        let computer =
            self.computers[seat.index()].as_mut().expect("a computer sits where the person does not");
        match computer.act(&view, self.journal.actions()) {
            Ok(action) => self.play(action),
            Err(fault) => self.lose(seat, &fault),
        }
    }

    /// Plays a legal action and tells what it caused.
    fn play(&mut self, action: G::Action) -> io::Result<Next> {
        let mut events = Vec::new();
        self.journal.play(action, &mut events).expect("the action was checked to be legal");
        let viewer = Viewer::Seat(self.texts.seat());
        let seen: Vec<RedactedEvent<G>> = events.iter().map(|event| event.redact(viewer)).collect();
        let story = G::describe(&seen, self.texts);
        self.screen.item(&format!("{}  {story}", pad(&G::coloured(action), 6)), 8)?;
        self.descriptions.push(story);
        Ok(Next::Go)
    }

    /// Goes back to the person's decision before this one; whether there was one.
    fn undo(&mut self) -> io::Result<bool> {
        let Some(ply) = self.decisions.pop() else {
            self.screen.paragraph(&paint(REFUSED, self.texts.text("play-undo-nothing", &[])))?;
            return Ok(false);
        };
        let taken_back: Vec<_> = self.journal.actions()[ply..].iter().map(ToString::to_string).collect();
        while self.journal.actions().len() > ply {
            self.journal.undo();
        }
        self.descriptions.truncate(ply);
        let args = [("actions", Arg::Text(taken_back.join(" ")))];
        self.screen.paragraph(&paint(NOTE, self.texts.text("play-undone", &args)))?;
        Ok(true)
    }

    fn finish(&mut self) -> io::Result<Next> {
        let outcome = self.journal.state().outcome().expect("no player is to move, so the game is over");
        let lines = G::result(&self.view(), self.options, &outcome, self.texts);
        self.screen.gap()?;
        self.screen.paragraph(&paint(DIM, "─".repeat(WIDTH)))?;
        for line in lines {
            let indent = line.len() - line.trim_start().len();
            self.screen.item(&line, indent)?;
        }
        self.computers.iter_mut().flatten().for_each(|computer| computer.end(Some(&outcome), None));
        self.screen.gap()?;
        Ok(Next::Stop)
    }

    fn lose(&mut self, seat: Seat, fault: &PlayerFault) -> io::Result<Next> {
        let forfeit = Forfeit { seat: seat.index() as u8, why: fault.why };
        self.journal.forfeit(forfeit);
        let text = self.texts.about("play-forfeit", seat, &[("why", fault.why.name().into())]);
        self.screen.paragraph(&paint(BOLD, text))?;
        // For the author of a program, as the arena says it; the game itself is over.
        let _ = writeln!(io::stderr(), "error: {}: {}", self.texts.name(seat), fault.report.what);
        self.computers.iter_mut().flatten().for_each(|computer| computer.end(None, Some(forfeit)));
        Ok(Next::Stop)
    }

    fn quit(&mut self) -> io::Result<Next> {
        self.screen.paragraph(&self.texts.text("play-goodbye", &[]))?;
        Ok(Next::Stop)
    }
}
