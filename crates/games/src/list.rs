//! The list of games, and generic code that runs for one of them by its name.

use mandala::Mandala;
use mandala_players::ExplainedGame;
use stones::Stones;
use tabletop::Game;
use tabletop::presentation::ReadView;
use tabletop::record::{RawRecord, RecordError, ReplayError};

use crate::error::UnknownGame;
use crate::name::GameName;
use crate::registry::Registry;

/// The games of this program: the one place that lists them.
pub type Standard = (Mandala, (Stones, ()));

/// A game that our players know, and whose views they can be sent.
pub trait PlayableGame: ExplainedGame<View: ReadView<Self>> {}

impl<G: ExplainedGame<View: ReadView<G>>> PlayableGame for G {}

/// Work that can be done for a game. Implement it for every `G` that has what the work needs.
pub trait Visit<G> {
    /// What comes of it.
    type Output;

    /// Does the work for game `G`.
    fn visit(self) -> Self::Output;
}

/// Games for each of which a visitor can do its work.
pub trait Games<V, Output> {
    /// Lets the visitor do its work for the game of this name.
    fn visit(name: GameName, visitor: V) -> Result<Output, UnknownGame>;
}

impl<V, Output> Games<V, Output> for () {
    fn visit(name: GameName, _: V) -> Result<Output, UnknownGame> {
        Err(name.into())
    }
}

impl<V: Visit<G, Output = Output>, Output, G: Game, Rest: Games<V, Output>> Games<V, Output> for (G, Rest) {
    fn visit(name: GameName, visitor: V) -> Result<Output, UnknownGame> {
        if name == GameName::of::<G>() { Ok(visitor.visit()) } else { Rest::visit(name, visitor) }
    }
}

/// Lets the visitor do its work for the game of this name.
///
/// ```
/// use mandala_games::{GameName, Visit, visit};
/// use tabletop::Game;
///
/// struct MostPlayers;
///
/// impl<G: Game> Visit<G> for MostPlayers {
///     type Output = usize;
///
///     fn visit(self) -> usize {
///         *G::PLAYERS.end()
///     }
/// }
///
/// assert_eq!(visit(GameName::MANDALA, MostPlayers), Ok(2));
/// assert!("chess".parse().is_ok_and(|chess| visit(chess, MostPlayers).is_err()));
/// ```
pub fn visit<V, Output>(name: GameName, visitor: V) -> Result<Output, UnknownGame>
where
    Standard: Games<V, Output>,
{
    <Standard as Games<V, Output>>::visit(name, visitor)
}

/// Lets the visitor do its work for the game that a record names.
pub fn visit_record<V, Output>(record: &RawRecord, visitor: V) -> Result<Output, ReplayError>
where
    Standard: Games<V, Output>,
{
    let name = record.game.parse::<GameName>();
    name.and_then(|name| visit(name, visitor)).map_err(|_| unknown_game(record))
}

/// The error of a record that names no game of ours.
pub(crate) fn unknown_game(record: &RawRecord) -> ReplayError {
    ReplayError::before(RecordError::UnknownGame { game: record.game.clone() })
}

/// Games that a registry can hold.
pub trait GameList {
    /// The registry with these games in it.
    fn register(registry: Registry) -> Registry;
}

impl GameList for () {
    fn register(registry: Registry) -> Registry {
        registry
    }
}

impl<G: PlayableGame, Rest: GameList> GameList for (G, Rest) {
    fn register(registry: Registry) -> Registry {
        Rest::register(registry.with::<G>())
    }
}
