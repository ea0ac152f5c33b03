//! The record of one game of a match.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tabletop::record::{Forfeit, Ignore, Journal, ReplayableGame};
use tabletop::{Seed, State};

use crate::fault::FaultReport;
use crate::game_loop::{Deal, play_game};
use crate::match_setup::Match;
use crate::place::Place;
use crate::played::MatchGame;
use crate::player::Player;

/// The optional key `arena` of a record: the match that a game belongs to, and its place there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Note {
    pub(crate) seed: u64,
    pub(crate) budget: String,
    /// By seat, what played there; left out where every name says it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) versions: Vec<Option<String>>,
    #[serde(flatten)]
    pub(crate) place: Place,
}

/// A game follows from the match's seed and the number of its deal. The rotation does not matter: players that are alike
/// play the same game in every rotation.
fn deal<'a, G: ReplayableGame>(of: &'a Match<'_, G>, place: Place) -> Deal<'a, G> {
    let seed = Seed::from_number(of.seed).child(place.deal);
    Deal { names: of.names_by_seat(place), options: &of.options, seed, traced: false }
}

/// Plays a game and gives its record; nothing if it was halted before its end.
pub(crate) fn play<'p, G: ReplayableGame>(
    of: &Match<'_, G>,
    place: Place,
    players: &mut [Box<dyn Player<G> + 'p>],
    halted: &impl Fn() -> bool,
) -> Option<(String, MatchGame)> {
    let table = of.lineups.at(place.table);
    let at_the_table = players.iter_mut().enumerate().filter(|(player, _)| table.contains(player));
    let mut by_seat: Vec<&mut (dyn Player<G> + 'p)> =
        at_the_table.map(|(_, player)| player.as_mut()).collect();
    by_seat.rotate_right(place.rotation);
    let game = play_game(&deal(of, place), &mut by_seat, halted)?;
    let times: Vec<f64> = game.times.iter().map(|(_, time)| *time).collect();
    let outcome = game.journal.state().outcome();
    let given_up = game.forfeit.map(|forfeit| (forfeit, game.fault));
    let actions = game.journal.actions();
    let played = MatchGame::new(place, table, actions, outcome.as_ref(), given_up, game.times.into_iter())?;
    Some((finish(of, place, game.journal, &times), played))
}

/// Plays a recorded game again and gives the record that this match would have written; nothing if this match cannot have
/// played it.
pub(crate) fn reproduce<G: ReplayableGame>(
    of: &Match<'_, G>,
    place: Place,
    actions: &[G::Action],
    forfeit: Option<Forfeit>,
    fault: Option<&RawValue>,
    times: &RawValue,
) -> Option<(String, MatchGame)> {
    let milliseconds: Vec<f64> = serde_json::from_str(times.get()).ok()?;
    let mut journal = deal(of, place).journal();
    let mut movers = Vec::new();
    for &action in actions {
        movers.push(journal.state().to_move()?);
        journal.play(action, &mut Ignore).ok()?;
    }
    let outcome = journal.state().outcome();
    if milliseconds.len() != movers.len()
        || outcome.is_some() == forfeit.is_some()
        || fault.is_some() && forfeit.is_none()
    {
        return None;
    }
    if let Some(forfeit) = forfeit {
        journal.forfeit(forfeit);
    }
    if let Some(fault) = fault {
        journal.note("fault", &fault);
    }
    // A later version of this program may say more of a fault, or less.
    let report: Option<FaultReport> = fault.and_then(|fault| serde_json::from_str(fault.get()).ok());
    let times_by_mover = movers.into_iter().zip(milliseconds);
    let (table, given_up) = (of.lineups.at(place.table), forfeit.map(|forfeit| (forfeit, report)));
    let played = MatchGame::new(place, table, actions, outcome.as_ref(), given_up, times_by_mover)?;
    Some((finish(of, place, journal, &times), played))
}

fn finish<G: ReplayableGame>(
    of: &Match<'_, G>,
    place: Place,
    mut journal: Journal<G>,
    times: &impl Serialize,
) -> String {
    let versions = of.versions_by_seat(place);
    journal.note("arena", &Note { seed: of.seed, budget: of.budget.clone(), versions, place });
    journal.note("times", times);
    journal.to_line()
}
