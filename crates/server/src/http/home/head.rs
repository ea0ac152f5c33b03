//! What a page says about itself: in the tab of a browser, to search engines, and where a link to it is shared.

use mandala_games::Registry;
use mandala_table::{Holder, Id};
use protocol::{GameName, GameSeat, Phase, Visibility};
use subtle::ConstantTimeEq;
use tabletop::message::Arg;

use crate::app::App;
use crate::history::{NamedLesson, lessons};
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
        let known = lessons().iter().map(NamedLesson::body).find(|lesson| lesson.name == name);
        known.map_or_else(Self::plain, |lesson| Self::titled(&lesson.title))
    }

    /// A table: people who may sit down are invited by name, and people who may watch learn who plays. Others do not
    /// learn whether there is such a table.
    pub(super) async fn table(app: &App, table: &str, key: Option<&str>) -> Self {
        let Ok(id) = table.parse::<Id>() else { return Self::plain() };
        let Ok(table) = app.table(id).outline().await else { return Self::plain() };
        let key = key.and_then(|key| key.parse::<Id>().ok());
        let opens = |own: Id| key.is_some_and(|key| bool::from(key.bytes().ct_eq(own.bytes())));
        let public = table.terms.visibility == Visibility::Public;
        let (may_sit, may_watch) =
            (public || opens(table.terms.seat_key), public || opens(table.terms.watch_key));
        let host = table.holders.iter().find_map(|holder| match holder {
            Holder::Person { name, .. } => Some(name.clone()),
            Holder::Open { .. } | Holder::Computer { .. } => None,
        });
        let game = called(table.terms.game);
        match host.filter(|_| may_sit && table.phase == Phase::Open) {
            Some(host) => Self {
                title: here().text("page-invitation", &[("name", Arg::Text(host)), ("game", game)]),
                description: here().text("page-invitation-about", &[]),
            },
            None if may_sit || may_watch => {
                let names: Vec<_> = table.holders.iter().filter_map(name).collect();
                let names = Arg::Text(names.join(", "));
                let title = here().text("page-watch-table", &[("names", names), ("game", game)]);
                Self { title, ..Self::plain() }
            }
            None => Self::plain(),
        }
    }

    /// A finished game, for people who may see it without having played it.
    pub(super) async fn game(app: &App, game: &str, key: Option<&str>) -> Self {
        let Ok(id) = game.parse::<Id>() else { return Self::plain() };
        let Ok(Some(stored)) = app.store.game(id).await else { return Self::plain() };
        let opens = |key: &str| bool::from(key.as_bytes().ct_eq(stored.watch_key.as_bytes()));
        let may_see = stored.summary.public || key.is_some_and(opens);
        // While others still play the same deal, they do not learn what can be made of it.
        if !may_see || !matches!(app.is_still_dealt(id, stored.summary.kind).await, Ok(false)) {
            return Self::plain();
        }
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
