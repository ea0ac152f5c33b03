//! A finished game played on from one of its moments, against computers.

use mandala_games::Registry;
use protocol::{ClockSpec, ContinueFrom, GameName, Json, Visibility};
use serde::Deserialize;

use super::entry::{Entry, Holder, Special, Terms};
use crate::dice::Dice;
use crate::fairness::{Fairness, Secret};
use crate::id::Id;
use crate::refused::ContinuationRefused;

/// What a record says that is needed to play on.
#[derive(Deserialize)]
struct ContinuableRecord {
    game: GameName,
    options: Json,
    setup: Json,
    actions: Vec<String>,
    fairness: Fairness,
}

/// The first entries of the table: the same deal from the same secret, so that hidden cards and later reshuffles are what
/// they were, and the actions up to the moment.
pub fn continue_game(
    games: &Registry,
    record: &str,
    from: ContinueFrom,
    person: (Id, &str),
    dice: &Dice,
) -> Result<Vec<Entry>, ContinuationRefused> {
    // Records of before deals could be checked have no secret: their later reshuffles are unknown.
    let original: ContinuableRecord =
        serde_json::from_str(record).map_err(|_| ContinuationRefused::NotFound)?;
    let players = original.fairness.nonces.len();
    let plies = original.actions.len();
    let before = original.actions.get(..from.ply as usize).ok_or(ContinuationRefused::NoSuchPly { plies })?;
    if usize::from(from.seat) >= players {
        return Err(ContinuationRefused::NoSeatForYou);
    }
    let secret = Secret::read(&original.fairness.secret).ok_or(ContinuationRefused::NotFound)?;
    let seed = secret.deal(original.fairness.nonces.iter().map(String::as_str));
    let names = vec![String::new(); players];
    let rules = games.rules(original.game)?;
    let mut game = rules.deal(original.options.text(), Some(original.setup.text()), names, seed)?;
    let mut played = Vec::new();
    for action in before {
        let seat = game.to_move().ok_or(ContinuationRefused::GameOver)?;
        let action = game.legal_action(action)?;
        game.play(&action)?;
        played.push(Entry::Played { seat: seat.index() as u8, action });
    }
    game.to_move().ok_or(ContinuationRefused::GameOver)?;
    let holder = |seat: usize| {
        if usize::from(from.seat) == seat {
            Holder::Person { id: person.0, name: person.1.to_owned() }
        } else {
            Holder::Computer { level: from.level }
        }
    };
    let terms = Terms {
        game: original.game,
        options: original.options,
        setup: Some(original.setup),
        seats: (0..players).map(holder).collect(),
        nonces: original.fairness.nonces,
        visibility: Visibility::Private,
        rated: false,
        hints: false,
        bot: false,
        clock: ClockSpec::None,
        delay: 0,
        secret: secret.reveal(),
        seat_key: dice.id(),
        watch_key: dice.id(),
        special: Some(Special::Continued { before: from.ply }),
        day: None,
    };
    Ok([Entry::Created(Box::new(terms)), Entry::Started].into_iter().chain(played).collect())
}
