//! How large a table may become. What is kept of a table is read as a whole, sent as a whole and kept for ever: so each part of it
//! ends somewhere. `docs/operations.md` says so to hosts.

use mandala_games::{AnyRules, GameRefused};
use protocol::{Command, Json};

use super::Table;
use crate::refused::{BoundsRefused, LessonRefused};

/// The longest game, in actions. Games as published are far shorter.
pub const MOST_PLIES: usize = 2_000;

/// From this version on a table takes only what brings its game to an end: actions, of which [`MOST_PLIES`] bounds the number,
/// and what each seat can do once.
pub const MOST_ENTRIES: u32 = 5_000;

/// How often a player may ask the others to take an action back, after they have refused, until the next action.
pub(super) const MOST_REFUSED_REQUESTS: usize = 3;

/// The longest options, in bytes, as they are stored: every option of either game fits in.
const LONGEST_OPTIONS: usize = 2_048;

/// The longest set-up that is not dealt, in bytes.
const LONGEST_SETUP: usize = 4_096;

/// The options as they are stored: only what differs from the game as published, and with an end to the game.
pub(super) fn bounded_options<E: From<GameRefused> + From<BoundsRefused>>(
    rules: &dyn AnyRules,
    options: &str,
    players: usize,
) -> Result<Json, E> {
    let options = Json(rules.check(options, players)?);
    if options.text().len() > LONGEST_OPTIONS {
        return Err(BoundsRefused::OptionsTooLong { most: LONGEST_OPTIONS }.into());
    }
    match rules.longest(options.text()) {
        Some(plies) if plies > MOST_PLIES as u64 => {
            Err(BoundsRefused::OptionsEndless { most: MOST_PLIES }.into())
        }
        Some(_) | None => Ok(options),
    }
}

/// Refuses a set-up that is longer than any that can be played.
pub(super) fn check_setup(setup: &Json) -> Result<(), LessonRefused> {
    if setup.text().len() > LONGEST_SETUP { Err(LessonRefused::TooLong) } else { Ok(()) }
}

impl Table {
    /// Refuses one more action of a game that has as many as a game may have.
    pub(super) fn check_plies(&self) -> Result<(), BoundsRefused> {
        if self.plies.len() < MOST_PLIES {
            Ok(())
        } else {
            Err(BoundsRefused::GameTooLong { most: MOST_PLIES })
        }
    }

    /// Refuses what a table that has become very long does not take any more.
    pub(super) fn check_room(&self, command: &Command) -> Result<(), BoundsRefused> {
        let adds = match command {
            Command::Join { .. } | Command::Nonce { .. } | Command::Undo {} | Command::StandIn { .. } => true,
            Command::Decline {}
            | Command::Leave {}
            | Command::Act { .. }
            | Command::AnswerUndo { .. }
            | Command::Resign {}
            | Command::Abort {}
            | Command::ClaimResult { .. }
            | Command::Return {}
            | Command::Rematch {}
            | Command::React { .. } => false,
        };
        if adds && self.version >= MOST_ENTRIES { Err(BoundsRefused::TableFull) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use mandala_games::Registry;

    use super::*;
    use crate::dice::Dice;
    use crate::id::Id;
    use crate::refused::CommandRefused;
    use crate::table::{CommandContext, Entry, Maker, Sender, StoredEntry, TableCommand, create};
    use crate::time::Timestamp;

    const ANNA: Id = Id::from_bytes([1; 16]);

    fn stored(version: u32, entry: Entry) -> StoredEntry {
        StoredEntry { version, at: Timestamp(1), by: None, entry }
    }

    /// A table that Anna has made.
    fn table(seats: &str) -> Table {
        let (games, dice) = (Registry::standard(), Dice::fixed(1));
        let new = serde_json::from_str(&format!(r#"{{"game":"mandala","seats":{seats}}}"#)).unwrap();
        let entries =
            create(&games, &new, &Maker { person: ANNA, name: "Anna", bot: false }, dice.id(), &dice)
                .unwrap();
        let entries: Vec<_> = (1..).zip(entries).map(|(version, entry)| stored(version, entry)).collect();
        Table::fold(&games, dice.id(), &entries).unwrap()
    }

    fn decide(table: &Table, body: &Command) -> Result<Vec<Entry>, CommandRefused> {
        let sender = Sender::Person { id: ANNA, name: "Anna".to_owned(), bot: false };
        let command = TableCommand { sender: &sender, seat: None, version: Some(table.version()), body };
        let dice = Dice::fixed(2);
        let context =
            CommandContext { now: Timestamp(2), away: &[], grace: Duration::from_secs(60), dice: &dice };
        table.decide(&command, &context)
    }

    #[test]
    fn a_full_table_can_be_left_and_nothing_is_added() {
        let mut table = table(r#"["me","open"]"#);
        let change = Command::Nonce { nonce: "another".to_owned() };
        while table.version() < MOST_ENTRIES {
            let mut entries = decide(&table, &change).unwrap();
            table.apply(&stored(table.version() + 1, entries.remove(0))).unwrap();
        }
        assert_eq!(decide(&table, &change), Err(BoundsRefused::TableFull.into()));
        assert_eq!(decide(&table, &Command::Leave {}), Ok(vec![Entry::Aborted]));
    }

    #[test]
    fn a_game_ends_at_the_most_actions() {
        let mut table = table(r#"["me","me"]"#);
        let action = table.game().unwrap().legal(tabletop::Viewer::Seat(table.to_move().unwrap())).remove(0);
        let act = Command::Act { action };
        let entry = decide(&table, &act).unwrap().remove(0);
        table.apply(&stored(table.version() + 1, entry)).unwrap();
        // As if it were the last action of a very long game.
        table.plies = vec![table.plies[0].clone(); MOST_PLIES];
        assert_eq!(decide(&table, &act), Err(BoundsRefused::GameTooLong { most: MOST_PLIES }.into()));
        let resign = Command::Resign {};
        let sender = Sender::Person { id: ANNA, name: "Anna".to_owned(), bot: false };
        let command = TableCommand { sender: &sender, seat: Some(0), version: None, body: &resign };
        assert_eq!(table.resign(&command), Ok(vec![Entry::Resigned { seat: 0 }]));
    }
}
