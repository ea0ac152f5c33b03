//! What a link to a table says of it, before the page is opened.

use mandala_table::{Holder, Id};
use protocol::{GameName, Phase, Visibility};
use subtle::ConstantTimeEq;

use crate::app::App;

/// What a link says of a table.
pub(crate) enum TablePreview {
    /// A seat is free, and a person holds another.
    Invitation { game: GameName, host: String },
    /// It can be watched.
    Seats { game: GameName, holders: Vec<Holder> },
}

/// People who may sit down learn who invites them, and people who may watch learn who plays. Others do not learn whether
/// there is such a table.
pub(crate) async fn table_preview(app: &App, table: Id, key: Option<Id>) -> Option<TablePreview> {
    let table = app.table(table).outline().await.ok()?;
    let game = table.terms.game;
    let opens = |own: Id| key.is_some_and(|key| bool::from(key.bytes().ct_eq(own.bytes())));
    let is_public = table.terms.visibility == Visibility::Public;
    let may_sit = is_public || opens(table.terms.seat_key);
    let may_watch = is_public || opens(table.terms.watch_key);
    let host = table.holders.iter().find_map(|holder| match holder {
        Holder::Person { name, .. } => Some(name.clone()),
        Holder::Open { .. } | Holder::Computer { .. } => None,
    });
    match host.filter(|_| may_sit && table.phase == Phase::Open) {
        Some(host) => Some(TablePreview::Invitation { game, host }),
        None => (may_sit || may_watch).then_some(TablePreview::Seats { game, holders: table.holders }),
    }
}
