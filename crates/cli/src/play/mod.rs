//! `mandala play`: a game in the terminal, line by line, against the computer.

pub(crate) mod ink;
pub(crate) mod layout;
mod localizer;
mod mandala;
mod prompt;
mod screen;
mod session;
mod stones;
pub(crate) mod terminal_game;

use std::fs::{File, OpenOptions};
use std::hash::{BuildHasher, RandomState};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::{Duration, SystemTime};

use mandala_games::{Visit, visit};
use tabletop::message::Arg;
use tabletop::record::Journal;
use tabletop::{Seat, Seed};

use crate::args::PlayArgs;
use crate::failure::Failure;
use crate::games::{check_players, read_options, usual_game};
use crate::players::{Player, PlayerName, Start, ThinkingTime};
use l10n::{Language, Translations};
use localizer::Localizer;
use screen::Screen;
use session::Session;
use terminal_game::TerminalGame;

/// How long an external program may think.
const BUDGET: Duration = Duration::from_secs(1);

/// How many columns a table needs: those it is drawn in, and one for the cursor.
const NEEDED: usize = layout::WIDTH + 1;

/// What the person is called in a record.
const PERSON: &str = "human";

pub(crate) fn run(args: &PlayArgs) -> Result<ExitCode, Failure> {
    visit(args.game, Play(args))?
}

struct Play<'a>(&'a PlayArgs);

impl<G: TerminalGame> Visit<G> for Play<'_> {
    type Output = Result<ExitCode, Failure>;

    fn visit(self) -> Self::Output {
        play::<G>(self.0)
    }
}

fn play<G: TerminalGame>(args: &PlayArgs) -> Result<ExitCode, Failure> {
    check_players::<G>(args.players)?;
    if args.seat >= args.players {
        let last = args.players - 1;
        return Err(Failure::Usage(format!("--seat {}: the seats are 0 to {last}", args.seat)));
    }
    let options = read_options::<G>(args.options.as_deref())?;
    // Opened before the game, so that an unwritable file is noticed before an hour of play.
    let record = args.record.as_ref().map(|_| open_record(args)).transpose()?;
    let number = args.seed.unwrap_or_else(new_seed);
    let texts = localizer(args);

    // The deal is that of the first game of `simulate` with the same seed; no player's randomness tells about the
    // cards.
    let seed = Seed::from_number(number).child(0);
    let names = Seat::all(args.players).map(|seat| record_name(args, seat)).collect();
    let journal = Journal::<G>::deal(names, options.clone(), seed.child(0), false);
    let mut computers: Vec<Option<Box<dyn Player<G>>>> = Vec::new();
    for seat in Seat::all(args.players) {
        let start = Start {
            seat,
            players: args.players,
            options: &options,
            seed: seed.child(1 + seat.index() as u64),
        };
        computers.push((seat != texts.seat()).then(|| {
            let mut computer = args.against.sit_to_think::<G>(BUDGET, ThinkingTime::Prompt);
            computer.start(&start);
            computer
        }));
    }

    let mut screen = Screen::new(io::stdin().lock(), anstream::stdout().lock(), !io::stdin().is_terminal());
    if let Some(columns) = columns().filter(|&columns| columns < NEEDED) {
        let args = [("columns", columns.into()), ("needed", NEEDED.into())];
        screen.paragraph(&texts.text("play-narrow", &args))?;
    }
    let mut session = Session::new(&texts, &options, journal, computers, screen);
    session.run()?;
    let (journal, mut screen) = session.leave();
    if let (Some(mut file), Some(path)) = (record, &args.record) {
        writeln!(file, "{}", journal.to_line())
            .map_err(|source| Failure::File { path: path.clone(), source })?;
        screen.paragraph(&texts.text("play-kept", &[("file", Arg::Text(path.display().to_string()))]))?;
    } else {
        screen.paragraph(&texts.text("play-keep", &[]))?;
    }
    // The command stays on one line, so that it can be copied.
    screen.paragraph(&texts.text("play-again", &[]))?;
    screen.lines(&[format!("  {}", again(args, number))])?;
    Ok(ExitCode::SUCCESS)
}

/// How wide the terminal is, if there is one.
fn columns() -> Option<usize> {
    let (terminal_size::Width(columns), _) = terminal_size::terminal_size_of(io::stdout())?;
    Some(columns.into())
}

fn open_record(args: &PlayArgs) -> Result<File, Failure> {
    let path = args.record.clone().unwrap_or_default();
    OpenOptions::new().create(true).append(true).open(&path).map_err(|source| Failure::File { path, source })
}

/// The person takes their chair among the computers; computers with the same name are told apart by a number.
fn localizer(args: &PlayArgs) -> Localizer {
    let words = Translations::new(args.lang.unwrap_or_else(Language::of_system));
    let own = Seat::new(args.seat);
    let called = match &args.against {
        PlayerName::Random
        | PlayerName::Greedy
        | PlayerName::Newcomer
        | PlayerName::Plain
        | PlayerName::Level(_) => args.against.to_string(),
        PlayerName::External(_) => words.text("play-program", &[]),
    };
    let name = |seat: Seat| {
        let number = seat.index() + usize::from(seat < own);
        match args.players {
            _ if seat == own => words.text("play-you", &[]),
            2 => layout::capital(&called),
            _ => format!("{} {number}", layout::capital(&called)),
        }
    };
    let names = Seat::all(args.players).map(name).collect();
    Localizer::new(words, own, names)
}

fn record_name(args: &PlayArgs, seat: Seat) -> String {
    if seat.index() == args.seat { PERSON.to_owned() } else { args.against.to_string() }
}

/// A random deal; short enough to be typed again. The standard library's random hasher is chance enough for a
/// game among friends.
fn new_seed() -> u64 {
    RandomState::new().hash_one(SystemTime::now()) % 1_000_000_000
}

/// What to type for the same deal.
fn again(args: &PlayArgs, seed: u64) -> String {
    let mut words = vec!["mandala".to_owned(), "play".to_owned()];
    let mut add = |name: &str, value: &dyn ToString| words.extend([format!("--{name}"), value.to_string()]);
    if args.game != usual_game() {
        add("game", &args.game);
    }
    if args.players != 2 {
        add("players", &args.players);
    }
    if args.against != PlayerName::USUAL {
        add("against", &args.against);
    }
    if args.seat != 0 {
        add("seat", &args.seat);
    }
    if let Some(options) = &args.options {
        add("options", options);
    }
    add("seed", &seed);
    shlex::try_join(words.iter().map(String::as_str)).unwrap_or_else(|_| words.join(" "))
}
