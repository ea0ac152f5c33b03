//! Which game is played at which table: the games for two take turns.

use std::sync::LazyLock;

use mandala_games::Registry;
use protocol::GameName;

/// Each with the most players it is for.
static GAMES: LazyLock<Vec<(GameName, usize)>> = LazyLock::new(|| {
    let registry = Registry::standard();
    let players = |name| registry.rules(name).expect("it names its own games").players();
    let for_two = registry.names().filter(|&name| players(name).contains(&2));
    for_two.map(|name| (name, *players(name).end())).collect()
});

/// The game of the table with this number.
pub(crate) fn game_of(number: u32) -> GameName {
    GAMES[number as usize % GAMES.len()].0
}

/// How many tables with lower numbers have the game of this one.
pub(crate) fn round_of(number: u32) -> u32 {
    number / GAMES.len() as u32
}

/// Whether no third player can sit at the table with this number.
pub(crate) fn is_for_two(number: u32) -> bool {
    GAMES[number as usize % GAMES.len()].1 == 2
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_for_two_is_played_as_often() {
        let games = GAMES.len() as u32;
        assert!(games > 1 && (0..games).any(is_for_two) && !(0..games).all(is_for_two));
        for number in 0..games {
            assert_eq!(GAMES.iter().filter(|(name, _)| *name == game_of(number)).count(), 1);
            assert_eq!((game_of(number + games), round_of(number + games)), (game_of(number), 1));
            assert_eq!(is_for_two(number + games), is_for_two(number));
        }
    }
}
