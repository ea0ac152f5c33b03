//! What became of a person's games.

use protocol::{GameSeat, GameSummary, GameTally, LevelTally, StatisticsBody, TableKind, Tally};

/// Counts a person's games, given the first one first.
pub(crate) fn statistics(person: &str, games: &[GameSummary]) -> StatisticsBody {
    let mut body = StatisticsBody::default();
    let mut scores: Vec<Vec<u32>> = Vec::new();
    // A game continued from a chosen position says nothing about how well a person plays.
    for game in games.iter().filter(|game| game.kind != TableKind::Continued) {
        let mut own = game.seats.iter().filter(|seat| seat.person.as_deref() == Some(person));
        // A person who plays against themselves neither wins nor loses.
        let (Some(seat), None) = (own.next(), own.next()) else { continue };
        let won = seat.place == 1;
        let shared = won && game.seats.iter().filter(|other| other.place == 1).count() > 1;
        let add = |tally: &mut Tally| {
            tally.games += 1;
            tally.wins += u32::from(won && !shared);
            tally.draws += u32::from(shared);
        };
        add(&mut body.all);
        let kind = by_game(&mut body.by_game, game);
        add(&mut body.by_game[kind].tally);
        scores.resize(body.by_game.len(), Vec::new());
        scores[kind].extend(seat.score);
        for level in levels(&game.seats) {
            add(by_level(&mut body.by_level, level));
        }
        body.streak = if won && !shared { body.streak + 1 } else { 0 };
        body.best_streak = body.best_streak.max(body.streak);
    }
    for (kind, scores) in body.by_game.iter_mut().zip(&scores) {
        let sum: f64 = scores.iter().copied().map(f64::from).sum();
        kind.average_score = (!scores.is_empty()).then(|| sum / scores.len() as f64);
    }
    body
}

fn by_game(kinds: &mut Vec<GameTally>, game: &GameSummary) -> usize {
    let players = game.seats.len() as u8;
    let known = kinds.iter().position(|kind| kind.game == game.game && kind.players == players);
    known.unwrap_or_else(|| {
        kinds.push(GameTally { game: game.game, players, tally: Tally::default(), average_score: None });
        kinds.len() - 1
    })
}

fn by_level(levels: &mut Vec<LevelTally>, level: protocol::Level) -> &mut Tally {
    let known = levels.iter().position(|known| known.level == level).unwrap_or_else(|| {
        levels.push(LevelTally { level, tally: Tally::default() });
        levels.len() - 1
    });
    &mut levels[known].tally
}

/// The levels at a table, each once.
fn levels(seats: &[GameSeat]) -> Vec<protocol::Level> {
    let mut levels = Vec::new();
    for level in seats.iter().filter_map(|seat| seat.level) {
        if !levels.contains(&level) {
            levels.push(level);
        }
    }
    levels
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::{GameName, Level};

    fn seat(person: Option<&str>, level: Option<Level>, place: u8, score: Option<u32>) -> GameSeat {
        GameSeat { name: None, person: person.map(str::to_owned), level, bot: false, place, score }
    }

    fn game(seats: Vec<GameSeat>) -> GameSummary {
        let (id, kind) = (String::new(), TableKind::Table);
        GameSummary { id, game: GameName::STONES, kind, rated: false, public: false, ended: 0, seats }
    }

    #[test]
    fn wins_draws_streaks_and_averages() {
        let me = |place, score| seat(Some("me"), None, place, score);
        let club = |place| seat(None, Some(Level::Club), place, Some(40));
        let games = [
            game(vec![me(1, Some(50)), club(2)]),
            game(vec![club(2), me(1, Some(60))]),
            game(vec![me(1, Some(40)), club(1)]),
            game(vec![me(2, None), seat(Some("you"), None, 1, None)]),
            game(vec![me(1, Some(10)), me(2, Some(5))]),
            game(vec![me(1, Some(55)), club(2), club(3)]),
            GameSummary { kind: TableKind::Continued, ..game(vec![me(1, Some(90)), club(2)]) },
        ];
        let counted = statistics("me", &games);
        assert_eq!(counted.all, Tally { games: 5, wins: 3, draws: 1 });
        assert_eq!((counted.streak, counted.best_streak), (1, 2));
        assert_eq!(counted.by_level.len(), 1);
        assert_eq!(counted.by_level[0].tally, Tally { games: 4, wins: 3, draws: 1 });
        let averages: Vec<_> =
            counted.by_game.iter().map(|kind| (kind.players, kind.average_score)).collect();
        assert_eq!(averages, [(2, Some(50.0)), (3, Some(55.0))]);
    }
}
