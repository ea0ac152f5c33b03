//! Lessons: tables at which everything is written down beforehand.

use mandala_games::Registry;
use protocol::{ClockSpec, Json, LessonProgress, LessonScript, TableKind, Visibility};

use super::Table;
use super::bounds::{bounded_options, check_setup};
use super::entry::{Entry, Holder, Lesson, Special, Step, Terms};
use crate::day::Day;
use crate::dice::Dice;
use crate::id::Id;
use crate::refused::{ActionRefused, LessonRefused};

/// As many actions as a lesson may have, before it and in it.
const LONGEST: usize = 400;

/// The first entries of a lesson's table: everything up to the learner's first action. The whole script is played once
/// here, so that a lesson that has begun can be finished.
pub fn begin_lesson(
    games: &Registry,
    name: Option<&str>,
    script: &LessonScript,
    learner: (Id, &str),
    dice: &Dice,
) -> Result<Vec<Entry>, LessonRefused> {
    let options = script.options.clone().unwrap_or_else(|| Json::of(&serde_json::Map::new()));
    let players = usize::from(script.players);
    let rules = games.rules(script.game)?;
    let options = bounded_options::<LessonRefused>(rules, options.text(), players)?;
    check_setup(&script.setup)?;
    if usize::from(script.seat) >= players {
        return Err(LessonRefused::NoSeatForYou);
    }
    if script.script.is_empty() {
        return Err(LessonRefused::Empty);
    }
    if script.before.len() + script.script.len() > LONGEST {
        return Err(LessonRefused::TooLong);
    }
    let names = vec![String::new(); players];
    // Whatever chance is still to come is the same for every learner.
    let secret = crate::fairness::Secret::new([0; 32]);
    let nonces = vec![String::new(); players];
    let seed = secret.deal(nonces.iter().map(String::as_str));
    let mut game = rules.deal(options.text(), Some(script.setup.text()), names, seed)?;
    let mut steps = Vec::new();
    for action in script.before.iter().chain(&script.script) {
        let seat = game.to_move().ok_or(LessonRefused::GameOver)?;
        game.play(&game.legal_action(action)?)?;
        steps.push(Step { seat: seat.index() as u8, action: action.clone() });
    }
    let before = script.before.len();
    // The others' actions that come first are played at once; something must be left to do.
    let first = steps[before..].iter().position(|step| step.seat == script.seat);
    let first = before + first.ok_or(LessonRefused::NoTurn)?;
    let opening: Vec<_> = steps[..first].iter().map(Step::played).collect();
    let seats = (0..script.players).map(|seat| {
        if seat == script.seat {
            Holder::Person { id: learner.0, name: learner.1.to_owned() }
        } else {
            Holder::Computer { level: protocol::Level::Beginner }
        }
    });
    let terms = Terms {
        game: script.game,
        options,
        setup: Some(script.setup.clone()),
        seats: seats.collect(),
        nonces,
        visibility: Visibility::Private,
        rated: false,
        clock: ClockSpec::None,
        delay: 0,
        hints: false,
        bot: false,
        secret: secret.reveal(),
        seat_key: dice.id(),
        watch_key: dice.id(),
        special: Some(Special::Lesson(Lesson {
            name: name.map(str::to_owned),
            before: before as u32,
            script: steps,
        })),
        day: None,
    };
    Ok([Entry::Created(Box::new(terms)), Entry::Started].into_iter().chain(opening).collect())
}

impl Step {
    fn played(&self) -> Entry {
        Entry::Played { seat: self.seat, action: self.action.as_str().into() }
    }
}

impl Lesson {
    /// What a legal action of the learner's does: nothing but the expected one is played, and with it the others' answers.
    pub(super) fn follow(&self, ply: usize, action: &str) -> Result<Vec<Entry>, ActionRefused> {
        let (expected, rest) =
            self.script.get(ply..).and_then(<[Step]>::split_first).ok_or(ActionRefused::NotRunning)?;
        if expected.action != action {
            return Err(ActionRefused::NotExpected { expected: expected.action.clone() });
        }
        let answers = rest.iter().take_while(|step| step.seat != expected.seat);
        Ok(std::iter::once(expected).chain(answers).map(Step::played).collect())
    }
}

impl Table {
    /// The lesson, if this is one.
    pub fn lesson(&self) -> Option<&Lesson> {
        match &self.terms.special {
            Some(Special::Lesson(lesson)) => Some(lesson),
            Some(Special::Daily | Special::Continued { .. }) | None => None,
        }
    }

    /// How far the learner has come, if this is a lesson.
    pub(super) fn progress(&self) -> Option<LessonProgress> {
        let lesson = self.lesson()?;
        let learner = self.seats.iter().position(|occupant| occupant.person().is_some());
        let count = |steps: &[Step]| steps.iter().filter(|step| Some(step.seat.into()) == learner).count();
        let (before, played) = (lesson.before as usize, self.plies.len());
        Some(LessonProgress {
            name: lesson.name.clone(),
            done: count(lesson.script.get(before..played).unwrap_or_default()) as u32,
            steps: count(&lesson.script[before..]) as u32,
            next: lesson.script.get(played).map(|step| step.action.clone()),
        })
    }

    /// How many actions were made before the game began here: they are part of the set-up and stay.
    pub(super) fn given(&self) -> usize {
        match &self.terms.special {
            Some(Special::Lesson(Lesson { before, .. }) | Special::Continued { before }) => *before as usize,
            Some(Special::Daily) | None => 0,
        }
    }

    /// What kind of table it is.
    pub(super) fn kind(&self) -> TableKind {
        match self.terms.special {
            None => TableKind::Table,
            Some(Special::Daily) => TableKind::Daily,
            Some(Special::Lesson(_)) => TableKind::Lesson,
            Some(Special::Continued { .. }) => TableKind::Continued,
        }
    }

    /// Whether this is the deal of a day.
    pub fn is_daily(&self) -> bool {
        self.terms.special == Some(Special::Daily)
    }

    /// The day whose deal this is.
    pub(super) fn day(&self) -> Option<Day> {
        let written = self.terms.day.as_ref().and_then(|day| day.parse().ok());
        // Older tables do not say: those were made on their day.
        self.is_daily().then(|| written.unwrap_or_else(|| Day::of(self.started)))
    }

    /// Whether everything in the script has been done.
    pub(super) fn lesson_over(&self) -> bool {
        self.lesson().is_some_and(|lesson| self.plies.len() >= lesson.script.len())
    }
}
