//! Deciding a command: refused, or turned into entries.

use std::time::Duration;

use protocol::{ClockSpec, Command, NewTable, Phase, SeatChoice};
use tabletop::Seat;

use super::Table;
use super::entry::{Created, Entry, Holder};
use super::undo::Undo;
use crate::dice::Dice;
use crate::history::Day;
use crate::id::Id;
use crate::refusal::Refusal;
use crate::running::{self, AS_PUBLISHED};
use crate::time::Timestamp;

/// The longest nonce.
const NONCE: usize = 64;

/// Who gives a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Who {
    /// A person, with the name they have now.
    Person { id: Id, name: String },
    /// The computer in a seat.
    Computer(Seat),
}

/// A command as it reaches the table.
#[derive(Clone, Debug)]
pub(crate) struct Order<'a> {
    pub(crate) who: &'a Who,
    pub(crate) seat: Option<u8>,
    pub(crate) version: Option<u32>,
    pub(crate) command: &'a Command,
}

/// What a decision depends on besides the table itself.
#[derive(Clone, Debug)]
pub(crate) struct Circumstances<'a> {
    pub(crate) now: Timestamp,
    /// Since when each seat's person has been away; nothing for those who are there.
    pub(crate) away: &'a [Option<Timestamp>],
    /// How long one may be away.
    pub(crate) grace: Duration,
    pub(crate) dice: &'a Dice,
}

/// The first entry of a new table, and those that follow if it is full already.
pub(crate) fn created(
    new: &NewTable,
    maker: (Id, &str),
    seat_key: Id,
    dice: &Dice,
) -> Result<Vec<Entry>, Refusal> {
    let options = new.options.as_ref().map_or(AS_PUBLISHED, |options| options.text());
    let options = running::check(new.game, options, new.seats.len())?;
    check_clock(new.clock)?;
    if !new.seats.contains(&SeatChoice::Me) {
        return Err(Refusal::NoSeatForYou);
    }
    let own = new.seats.iter().filter(|&&seat| seat == SeatChoice::Me).count();
    let computers = new.seats.iter().any(|seat| matches!(seat, SeatChoice::Computer(_)));
    if new.rated && (own > 1 || computers || new.clock == ClockSpec::None) {
        return Err(Refusal::RatedNeedsPeople);
    }
    if new.rated && new.hints {
        return Err(Refusal::NoHintsRated);
    }
    if new.rated && options.text() != AS_PUBLISHED {
        return Err(Refusal::RatedAsPublished);
    }
    let holder = |choice: &SeatChoice| match *choice {
        SeatChoice::Me => Holder::Person { id: maker.0, name: maker.1.to_owned() },
        SeatChoice::Open => Holder::Open { kept_for: None },
        SeatChoice::Computer(level) => Holder::Computer { level },
    };
    let nonce = |choice: &SeatChoice| match choice {
        SeatChoice::Me => nonce(new.nonce.as_deref(), dice),
        SeatChoice::Open | SeatChoice::Computer(_) => Ok(String::new()),
    };
    let terms = Created {
        game: new.game,
        options,
        setup: None,
        seats: new.seats.iter().map(holder).collect(),
        nonces: new.seats.iter().map(nonce).collect::<Result<_, _>>()?,
        visibility: new.visibility,
        rated: new.rated,
        clock: new.clock,
        delay: new.delay.min(1000),
        hints: new.hints,
        secret: crate::fairness::Secret::new(dice.bytes()).reveal(),
        seat_key,
        watch_key: dice.id(),
        special: None,
        day: None,
    };
    let full = !new.seats.contains(&SeatChoice::Open);
    let start = full.then_some(Entry::Started);
    Ok(std::iter::once(Entry::Created(Box::new(terms))).chain(start).collect())
}

/// The table to which the key to a seat invites. Its id follows from the key, so that an invitation needs nothing else.
pub(crate) fn invited_to(seat_key: Id) -> Id {
    Id::derived("mandala-invitation/1", &[seat_key])
}

impl Table {
    /// Refuses a command, or says what it does.
    pub(crate) fn decide(
        &self,
        order: &Order<'_>,
        around: &Circumstances<'_>,
    ) -> Result<Vec<Entry>, Refusal> {
        self.admit(order)?;
        // Who joins is told the version only where there is a seat to take: spectators may be kept behind.
        if !matches!(order.command, Command::Join { .. }) {
            self.must_be_current(order)?;
        }
        match order.command {
            Command::Join { key, nonce } => self.join(order, key.as_deref(), nonce.as_deref(), around.dice),
            Command::Nonce { nonce: text } => {
                self.must_be(Phase::Open, Refusal::NotOpen)?;
                let seat = self.seat(order)?;
                let nonce = nonce(Some(text), around.dice)?;
                Ok(vec![Entry::NonceChanged { seat: number(seat), nonce }])
            }
            Command::Leave {} => self.leave(order),
            Command::Act { action } => self.act(order, action, around.now),
            Command::Undo {} => self.ask_undo(order),
            Command::AnswerUndo { agree } => self.answer_undo(order, *agree),
            Command::Resign {} => {
                self.must_be(Phase::Running, Refusal::NotRunning)?;
                let seat = self.seat(order)?;
                if self.seats[seat.index()].lost.is_some() {
                    return Err(Refusal::NotRunning);
                }
                Ok(vec![Entry::Resigned { seat: number(seat) }])
            }
            Command::Abort {} => self.may_abort(self.seat(order)?).map(|()| vec![Entry::Aborted]),
            Command::ClaimResult { away } => {
                let away = self.away(order, *away, around)?;
                Ok(vec![Entry::Claimed { seat: number(away) }])
            }
            Command::StandIn { away, level } => {
                let away = self.away(order, *away, around)?;
                if self.seats[away.index()].stand_in.is_some() {
                    return Err(Refusal::NotAway { seconds: 0 });
                }
                Ok(vec![Entry::StoodIn { seat: number(away), level: *level }])
            }
            Command::Return {} => {
                self.must_be(Phase::Running, Refusal::NotRunning)?;
                let seat = self.seat(order)?;
                let chair = &self.seats[seat.index()];
                if chair.stand_in.is_none() || chair.lost.is_some() {
                    return Err(Refusal::NobodyStandsIn);
                }
                Ok(vec![Entry::Returned { seat: number(seat) }])
            }
            // These change nothing that is kept here: whoever runs the table sees to them.
            Command::Rematch {} | Command::React { .. } => self.seat(order).map(|_| vec![]),
        }
    }

    /// Refuses whoever has no business here, before anything is said about the table.
    fn admit(&self, order: &Order<'_>) -> Result<(), Refusal> {
        match (order.who, order.command) {
            // Whoever joins comes from outside: that has rules of its own.
            (_, Command::Join { .. }) => Ok(()),
            (who, _) if self.is_seated(who) => Ok(()),
            (Who::Person { id, .. }, _) if self.may_watch(Some(*id), None) => Err(Refusal::NotSeated),
            _ => Err(Refusal::NotFound),
        }
    }

    pub(crate) fn is_seated(&self, who: &Who) -> bool {
        match who {
            Who::Person { id, .. } => self.seats_of(*id).next().is_some(),
            Who::Computer(_) => true,
        }
    }

    fn must_be_current(&self, order: &Order<'_>) -> Result<(), Refusal> {
        match order.version {
            Some(version) if version != self.version => Err(Refusal::Stale { version: self.version }),
            Some(_) | None => Ok(()),
        }
    }

    /// The entry for a clock that has run out by now.
    pub(crate) fn time_out(&self, now: Timestamp) -> Option<Entry> {
        let (seat, at) = self.deadline()?;
        (at <= now).then_some(Entry::TimedOut { seat: number(seat) })
    }

    fn join(
        &self,
        order: &Order<'_>,
        key: Option<&str>,
        text: Option<&str>,
        dice: &Dice,
    ) -> Result<Vec<Entry>, Refusal> {
        let Who::Person { id, name } = order.who else { return Err(Refusal::NotAllowed) };
        let invited = key.and_then(|key| key.parse::<Id>().ok()).is_some_and(|key| {
            use subtle::ConstantTimeEq;
            key.bytes().ct_eq(self.terms.seat_key.bytes()).into()
        });
        let kept = |chair: &super::Chair| chair.holder == Holder::Open { kept_for: Some(*id) };
        let public = self.terms.visibility == protocol::Visibility::Public;
        if !(invited || public || self.seats.iter().any(kept)) {
            return Err(if self.may_watch(Some(*id), key.and_then(|key| key.parse().ok())) {
                Refusal::NotAllowed
            } else {
                Refusal::NotFound
            });
        }
        if self.seats_of(*id).next().is_some() {
            return Err(Refusal::AlreadySeated);
        }
        self.must_be(Phase::Open, Refusal::NotOpen)?;
        self.must_be_current(order)?;
        let free = |chair: &super::Chair| chair.holder == Holder::Open { kept_for: None };
        let mut fitting = Seat::all(self.seats.len()).filter(|seat| {
            let chair = &self.seats[seat.index()];
            let asked = order.seat.is_none_or(|asked| seat.index() == usize::from(asked));
            asked && (kept(chair) || free(chair) && (invited || public))
        });
        let seat = fitting.next().ok_or(Refusal::SeatsTaken)?;
        let others = Seat::all(self.seats.len()).filter(|&other| other != seat);
        let mut open = others.filter(|other| matches!(self.seats[other.index()].holder, Holder::Open { .. }));
        let start = open.next().is_none().then_some(Entry::Started);
        let joined =
            Entry::Joined { seat: number(seat), person: *id, name: name.clone(), nonce: nonce(text, dice)? };
        Ok(std::iter::once(joined).chain(start).collect())
    }

    fn leave(&self, order: &Order<'_>) -> Result<Vec<Entry>, Refusal> {
        self.must_be(Phase::Open, Refusal::NotOpen)?;
        let Who::Person { id, .. } = order.who else { return Err(Refusal::NotAllowed) };
        let own: Vec<_> = self.seats_of(*id).collect();
        if own.is_empty() {
            return Err(Refusal::NotSeated);
        }
        let people = self.seats.iter().filter(|chair| chair.person().is_some()).count();
        if people == own.len() {
            return Ok(vec![Entry::Aborted]);
        }
        Ok(own.into_iter().map(|seat| Entry::Left { seat: number(seat) }).collect())
    }

    fn act(&self, order: &Order<'_>, action: &str, now: Timestamp) -> Result<Vec<Entry>, Refusal> {
        self.must_be(Phase::Running, Refusal::NotRunning)?;
        // By now everybody may know the deal. A computer finishes its turn: it looks nothing up.
        if matches!(order.who, Who::Person { .. }) && self.day().is_some_and(|day| day < Day::of(now)) {
            return Err(Refusal::DayOver);
        }
        let to_move = self.to_move().ok_or(Refusal::NotRunning)?;
        let seat = match (order.who, order.seat) {
            // One person at a same-device table acts for whoever is to move, if nobody is named.
            (Who::Person { id, .. }, None) if self.seats[to_move.index()].person() == Some(*id) => to_move,
            _ => self.seat(order)?,
        };
        let chair = &self.seats[seat.index()];
        let controls = match order.who {
            Who::Person { .. } => chair.computer().is_none(),
            Who::Computer(_) => chair.computer().is_some(),
        };
        if seat != to_move || !controls {
            return Err(Refusal::NotYourTurn);
        }
        if order.version.is_none() {
            return Err(Refusal::VersionNeeded);
        }
        self.game.as_ref().ok_or(Refusal::NotRunning)?.check(action)?;
        if let Some(lesson) = self.lesson() {
            return lesson.follow(self.plies.len(), action);
        }
        Ok(vec![Entry::Played { seat: number(seat), action: action.to_owned() }])
    }

    fn ask_undo(&self, order: &Order<'_>) -> Result<Vec<Entry>, Refusal> {
        self.must_be(Phase::Running, Refusal::NotRunning)?;
        let seat = match (order.who, order.seat) {
            // At a same-device table the last own action is meant.
            (Who::Person { id, .. }, None) => {
                let own = |ply: &&super::Ply| self.seats[ply.seat.index()].person() == Some(*id);
                self.plies.iter().rev().find(own).map(|ply| ply.seat).ok_or(Refusal::NothingToUndo)?
            }
            _ => self.seat(order)?,
        };
        match self.undo(seat)? {
            Undo::Free(ply) => {
                Ok(vec![Entry::Undone { seat: number(self.plies[ply].seat), ply: ply as u32 }])
            }
            Undo::Ask if self.undo.is_some() => Err(Refusal::AlreadyAsked),
            Undo::Ask => Ok(vec![Entry::UndoAsked { seat: number(seat) }]),
        }
    }

    fn answer_undo(&self, order: &Order<'_>, agree: bool) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat(order)?;
        let (asking, agreed) = self.undo.as_ref().ok_or(Refusal::NobodyAsks)?;
        if !self.must_agree(*asking).any(|other| other == seat) || agreed.contains(&seat) {
            return Err(Refusal::NobodyAsks);
        }
        if !agree {
            return Ok(vec![Entry::UndoRefused { seat: number(seat) }]);
        }
        let all = self.must_agree(*asking).all(|other| other == seat || agreed.contains(&other));
        let ply = self.undo_point(*asking).ok_or(Refusal::NothingToUndo)?;
        Ok(if all {
            vec![Entry::Undone { seat: number(self.plies[ply].seat), ply: ply as u32 }]
        } else {
            vec![Entry::UndoAgreed { seat: number(seat) }]
        })
    }

    /// A game may be called off until every person has moved; a table nobody plays at yet, by anyone who sits there.
    pub(super) fn may_abort(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open => Ok(()),
            Phase::Running => {
                let moved = |seat: Seat| self.plies.iter().any(|ply| ply.seat == seat);
                let mut people =
                    Seat::all(self.seats.len()).filter(|seat| self.seats[seat.index()].person().is_some());
                if people.all(moved) || self.seats[seat.index()].lost.is_some() {
                    return Err(Refusal::EverybodyHasMoved);
                }
                Ok(())
            }
            Phase::Over | Phase::Aborted => Err(Refusal::NotRunning),
        }
    }

    /// The seat a command is for.
    pub(super) fn seat(&self, order: &Order<'_>) -> Result<Seat, Refusal> {
        match order.who {
            Who::Computer(seat) => Ok(*seat),
            Who::Person { id, .. } => {
                let mut own = self.seats_of(*id);
                match order.seat {
                    Some(asked) => {
                        own.find(|seat| seat.index() == usize::from(asked)).ok_or(Refusal::SeatNotYours)
                    }
                    None => match (own.next(), own.next()) {
                        (Some(seat), None) => Ok(seat),
                        (Some(_), Some(_)) => Err(Refusal::SeatUnclear),
                        (None, _) => Err(Refusal::NotSeated),
                    },
                }
            }
        }
    }

    pub(super) fn must_be(&self, phase: Phase, otherwise: Refusal) -> Result<(), Refusal> {
        if self.phase == phase { Ok(()) } else { Err(otherwise) }
    }
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

/// The nonce somebody gave, or one made up.
fn nonce(text: Option<&str>, dice: &Dice) -> Result<String, Refusal> {
    match text {
        None => Ok(dice.id().to_string()),
        Some(text) if text.len() <= NONCE && !text.chars().any(char::is_control) => Ok(text.to_owned()),
        Some(_) => Err(Refusal::NonceInvalid),
    }
}

fn check_clock(clock: ClockSpec) -> Result<(), Refusal> {
    let fits = match clock {
        ClockSpec::None => true,
        ClockSpec::Fischer { initial, increment } => (10..=10_800).contains(&initial) && increment <= 180,
        ClockSpec::Days { days } => (1..=14).contains(&days),
    };
    if fits { Ok(()) } else { Err(Refusal::ClockOutOfRange) }
}
