//! One game of a match at the table.

use std::time::Instant;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::record::{Forfeit, Ignore, Journal, ReplayableGame, Why};
use tabletop::{Seat, Seed, State, Viewer};

use crate::place::Place;
use crate::played::Played;
use crate::player::{Player, Start};
use crate::run::Match;

/// The optional key `arena` of a record: to which match a game belongs, and where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Note {
    pub(crate) seed: u64,
    pub(crate) budget: String,
    #[serde(flatten)]
    pub(crate) place: Place,
}

/// Everything about a game follows from the match's seed and the deal: the cards, and for each seat the randomness of
/// whoever sits there. Players that are alike thus play the same game in every rotation.
fn seed<G: ReplayableGame>(of: &Match<'_, G>, place: Place) -> Seed {
    Seed::from_number(of.seed).child(place.deal)
}

fn deal<G: ReplayableGame>(of: &Match<'_, G>, place: Place) -> Journal<G> {
    Journal::deal(of.names_by_seat(place), of.options.clone(), seed(of, place).child(0), false)
}

fn finish<G: ReplayableGame>(
    of: &Match<'_, G>,
    place: Place,
    mut journal: Journal<G>,
    times: &impl Serialize,
) -> String {
    journal.note("arena", &Note { seed: of.seed, budget: of.budget.clone(), place });
    journal.note("times", times);
    journal.to_line()
}

/// Plays a game and gives its record; nothing if it was halted before its end.
pub(crate) fn play<G: ReplayableGame>(
    of: &Match<'_, G>,
    place: Place,
    players: &mut [Box<dyn Player<G> + '_>],
    halted: &impl Fn() -> bool,
) -> Option<(String, Played)> {
    let count = players.len();
    let mut journal = deal(of, place);
    for seat in Seat::all(count) {
        let seed = seed(of, place).child(1 + seat.index() as u64);
        let start = Start { seat, players: count, options: &of.options, seed };
        players[place.player(seat, count)].start(&start);
    }
    let (mut movers, mut times, mut forfeit) = (Vec::new(), Vec::new(), None);
    while let Some(seat) = journal.state().to_move() {
        let view = journal.state().view(Viewer::Seat(seat));
        let asked = Instant::now();
        let action = players[place.player(seat, count)].act(&view, journal.actions());
        // Whole microseconds, so that a log tells exactly what was counted.
        let time = asked.elapsed().as_micros() as f64 / 1000.0;
        // A program may have been stopped by the same signal as we; that is no fault of its.
        if halted() {
            return None;
        }
        let played = action.and_then(|action| journal.play(action, &mut Ignore).map_err(|_| Why::Illegal));
        if let Err(why) = played {
            forfeit = Some(Forfeit { seat: seat.index() as u8, why });
            break;
        }
        movers.push(seat);
        times.push(time);
    }
    if let Some(forfeit) = forfeit {
        journal.forfeit(forfeit);
    }
    let outcome = journal.state().outcome();
    for player in players {
        player.end(outcome.as_ref(), forfeit);
    }
    let by = movers.into_iter().zip(times.iter().copied());
    let played = Played::new(place, count, outcome.as_ref(), forfeit, by)?;
    Some((finish(of, place, journal, &times), played))
}

/// Plays a recorded game again, as far as its actions are legal, and gives the record this match would have written;
/// nothing if the record cannot be of this match.
pub(crate) fn again<G: ReplayableGame>(
    of: &Match<'_, G>,
    place: Place,
    actions: &[String],
    forfeit: Option<Forfeit>,
    times: &RawValue,
) -> Option<(String, Played)> {
    let ms: Vec<f64> = serde_json::from_str(times.get()).ok()?;
    let mut journal = deal(of, place);
    let mut movers = Vec::new();
    for action in actions {
        movers.push(journal.state().to_move()?);
        journal.play(action.parse().ok()?, &mut Ignore).ok()?;
    }
    let outcome = journal.state().outcome();
    if ms.len() != movers.len() || outcome.is_some() == forfeit.is_some() {
        return None;
    }
    if let Some(forfeit) = forfeit {
        journal.forfeit(forfeit);
    }
    let by = movers.into_iter().zip(ms);
    let played = Played::new(place, of.names.len(), outcome.as_ref(), forfeit, by)?;
    Some((finish(of, place, journal, &times), played))
}
