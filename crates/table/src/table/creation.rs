//! Making a table from what a request asks for.

use mandala_games::{AS_PUBLISHED, Registry};
use protocol::{ClockSpec, NewTable, SeatChoice};

use super::bounds::bounded_options;
use super::entry::{Entry, Holder, Terms};
use super::seating::nonce;
use crate::dice::Dice;
use crate::fairness::Secret;
use crate::id::Id;
use crate::refused::NewTableRefused;

/// As many actions as spectators may be kept behind.
const LONGEST_DELAY: u32 = 1000;

/// Who makes a table.
#[derive(Clone, Copy, Debug)]
pub struct Maker<'a> {
    /// The person.
    pub person: Id,
    /// Their name.
    pub name: &'a str,
    /// Whether a program of theirs makes it, by a token.
    pub bot: bool,
}

/// The first entry of a new table, and the start of its game if no other person has to come.
pub fn create(
    games: &Registry,
    new: &NewTable,
    maker: &Maker<'_>,
    seat_key: Id,
    dice: &Dice,
) -> Result<Vec<Entry>, NewTableRefused> {
    let options = new.options.as_ref().map_or(AS_PUBLISHED, |options| options.text());
    let rules = games.rules(new.game)?;
    let options = bounded_options::<NewTableRefused>(rules, options, new.seats.len())?;
    check_clock(new.clock)?;
    if !new.seats.contains(&SeatChoice::Me) {
        return Err(NewTableRefused::NoSeatForYou);
    }
    let own = new.seats.iter().filter(|&seat| *seat == SeatChoice::Me).count();
    let computers = new.seats.iter().any(|seat| matches!(seat, SeatChoice::Computer(_)));
    if new.rated && (own > 1 || computers || new.clock == ClockSpec::None) {
        return Err(NewTableRefused::RatedNeedsPeople);
    }
    if new.rated && new.hints {
        return Err(NewTableRefused::RatedWithoutHints);
    }
    if new.rated && options.text() != AS_PUBLISHED {
        return Err(NewTableRefused::RatedAsPublished);
    }
    let holder = |choice: &SeatChoice| match choice {
        SeatChoice::Me => Ok(Holder::Person { id: maker.person, name: maker.name.to_owned() }),
        SeatChoice::Open => Ok(Holder::Open { kept_for: None }),
        SeatChoice::Computer(level) => Ok(Holder::Computer { level: *level }),
        SeatChoice::Person(person) => Ok(Holder::Open { kept_for: Some(challenged(person, maker)?) }),
    };
    let seats: Vec<_> = new.seats.iter().map(holder).collect::<Result<_, NewTableRefused>>()?;
    let nonce = |choice: &SeatChoice| match choice {
        SeatChoice::Me => nonce(new.nonce.as_deref(), dice),
        SeatChoice::Open | SeatChoice::Computer(_) | SeatChoice::Person(_) => Ok(String::new()),
    };
    let full = !seats.iter().any(|holder| matches!(holder, Holder::Open { .. }));
    let terms = Terms {
        game: new.game,
        options,
        setup: None,
        seats,
        nonces: new.seats.iter().map(nonce).collect::<Result<_, _>>()?,
        visibility: new.visibility,
        rated: new.rated,
        clock: new.clock,
        delay: new.delay.min(LONGEST_DELAY),
        hints: new.hints,
        bot: maker.bot,
        secret: Secret::new(dice.bytes()).reveal(),
        seat_key,
        watch_key: dice.id(),
        special: None,
        day: None,
    };
    let start = full.then_some(Entry::Started);
    Ok(std::iter::once(Entry::Created(Box::new(terms))).chain(start).collect())
}

/// The person for whom a seat is to be kept: another one than the maker, by their public id.
fn challenged(person: &str, maker: &Maker<'_>) -> Result<Id, NewTableRefused> {
    match person.parse() {
        Ok(person) if person == maker.person => Err(NewTableRefused::ChallengedYourself),
        Ok(person) => Ok(person),
        Err(_) => Err(NewTableRefused::NoSuchPerson),
    }
}

/// The table to which the key to a seat invites. Its id follows from the key, so that an invitation needs nothing else.
pub fn invited_to(seat_key: Id) -> Id {
    Id::derived("mandala-invitation/1", &[seat_key])
}

fn check_clock(clock: ClockSpec) -> Result<(), NewTableRefused> {
    let fits = match clock {
        ClockSpec::None => true,
        ClockSpec::Fischer { initial, increment } => (10..=10_800).contains(&initial) && increment <= 180,
        ClockSpec::Days { days } => (1..=14).contains(&days),
    };
    if fits { Ok(()) } else { Err(NewTableRefused::ClockOutOfRange) }
}
