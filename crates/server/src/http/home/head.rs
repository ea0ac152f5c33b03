//! What a page says about itself: in the tab of a browser, to search engines, and where a link to it is shared.

use mandala_games::Registry;
use mandala_table::{Holder, Id};
use protocol::{GameName, GameSeat};
use tabletop::message::Arg;

use crate::app::App;
use crate::application::{self, Asker, TablePreview, list_lessons, open_game};
use crate::http::language::here;

/// What is said of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Head {
    pub(super) title: String,
    pub(super) description: String,
}

impl Head {
    /// What is said where there is nothing else to say.
    pub(super) fn plain() -> Self {
        Self { title: MANDALA.to_owned(), description: here().text("page-about", &[]) }
    }

    /// A page whose title has words of its own.
    pub(super) fn titled(id: &str) -> Self {
        Self::with_title(&here().text(id, &[]))
    }

    fn with_title(title: &str) -> Self {
        Self { title: format!("{title} · {MANDALA}"), ..Self::plain() }
    }

    /// The rules of a game.
    pub(super) fn rules(games: &Registry, game: &str) -> Self {
        let known = game.parse().ok().filter(|&game| games.rules(game).is_ok());
        let Some(game) = known else { return Self::plain() };
        Self::with_title(&here().text("page-rules", &[("game", called(game))]))
    }

    /// A lesson.
    pub(super) fn lesson(name: &str) -> Self {
        let known = list_lessons().into_iter().find(|lesson| lesson.name == name);
        known.map_or_else(Self::plain, |lesson| Self::titled(&lesson.title))
    }

    /// A table, as far as the link's key opens it.
    pub(super) async fn table(app: &App, table: &str, key: Option<&str>) -> Self {
        let Ok(id) = table.parse::<Id>() else { return Self::plain() };
        let key = key.and_then(|key| key.parse().ok());
        match application::table_preview(app, id, key).await {
            Some(TablePreview::Invitation { game, host }) => {
                let args = [("name", Arg::Text(host)), ("game", called(game))];
                Self {
                    title: here().text("page-invitation", &args),
                    description: here().text("page-invitation-about", &[]),
                }
            }
            Some(TablePreview::Seats { game, holders }) => {
                let names: Vec<_> = holders.iter().filter_map(name).collect();
                let args = [("names", Arg::Text(names.join(", "))), ("game", called(game))];
                Self { title: here().text("page-watch-table", &args), ..Self::plain() }
            }
            None => Self::plain(),
        }
    }

    /// A finished game, for people who may see it without having played it.
    pub(super) async fn game(app: &App, game: &str, key: Option<&str>) -> Self {
        let Ok(id) = game.parse::<Id>() else { return Self::plain() };
        let Ok(stored) = open_game(app, id, Asker { person: None, key }).await else { return Self::plain() };
        let seats = &stored.summary.seats;
        let players: Vec<_> = seats.iter().map(scored).collect();
        let winners: Vec<_> = seats.iter().filter(|seat| seat.place == 1).map(played_by).collect();
        let game = called(stored.summary.game);
        Self {
            title: here().text("page-game", &[("game", game), ("players", Arg::Text(players.join(", ")))]),
            description: match &winners[..] {
                [winner] => here().text("page-game-won", &[("name", Arg::Text(winner.clone()))]),
                _ => here().text("page-game-drawn", &[]),
            },
        }
    }
}

/// The name of the site.
pub(super) const MANDALA: &str = "Mandala";

fn called(game: GameName) -> Arg {
    Arg::Text(here().text(&format!("play-{game}-name"), &[]))
}

fn name(holder: &Holder) -> Option<String> {
    match holder {
        Holder::Open { .. } => None,
        Holder::Person { name, .. } => Some(name.clone()),
        Holder::Computer { .. } => Some(here().text("page-computer", &[])),
    }
}

fn played_by(seat: &GameSeat) -> String {
    match (&seat.name, seat.level) {
        (_, Some(_)) => here().text("page-computer", &[]),
        (Some(name), None) => name.clone(),
        (None, None) => here().text("page-somebody", &[]),
    }
}

fn scored(seat: &GameSeat) -> String {
    seat.score.map_or_else(|| played_by(seat), |score| format!("{} {score}", played_by(seat)))
}
