//! Players who are connected and do nothing.

use std::sync::Arc;

use tokio::task::JoinSet;

use super::api::{Api, Guest};
use super::message::{Heard, Kind};
use super::socket::Socket;
use super::table::Shared;
use super::trouble::Trouble;
use crate::args::GameName;

/// As many tables as two guests sit at.
const TABLES_A_PAIR: u32 = 10;

/// Opens so many sockets, two at each table. Each has received its view when this returns; they stay open as long as the
/// tasks.
pub(super) async fn open(shared: &Arc<Shared>, sockets: u32) -> Result<JoinSet<()>, Trouble> {
    let mut opening = JoinSet::new();
    let tables = sockets.div_ceil(2);
    for first in (0..tables).step_by(TABLES_A_PAIR as usize) {
        let shared = Arc::clone(shared);
        let until = tables.min(first + TABLES_A_PAIR);
        opening.spawn(async move {
            let turn = shared.at_once.acquire().await;
            let api = shared.api(first as usize);
            let guests = [api.guest().await?, api.guest().await?];
            let mut open = Vec::new();
            for table in first..until {
                let game = if table % 2 == 0 { GameName::Mandala } else { GameName::Stones };
                let id = api.table(game, &guests).await?;
                let seats = if table * 2 + 1 == sockets { 1 } else { 2 };
                for guest in &guests[..seats] {
                    open.push(connect(api, &id, guest).await?);
                }
            }
            drop(turn);
            Ok::<_, Trouble>(open)
        });
    }
    let mut idle = JoinSet::new();
    while let Some(opened) = opening.join_next().await {
        for mut socket in opened.map_err(|error| Trouble::Lost(error.to_string()))?? {
            let shared = Arc::clone(shared);
            idle.spawn(async move {
                // Whatever comes is read, as a browser would.
                loop {
                    if let Err(trouble) = socket.next().await {
                        return shared.tally.trouble(&trouble);
                    }
                }
            });
        }
    }
    Ok(idle)
}

async fn connect(api: &Api, table: &str, guest: &Guest) -> Result<Socket, Trouble> {
    let mut socket = Socket::connect(api, table, guest).await?;
    loop {
        let text = socket.next().await?;
        if serde_json::from_str::<Heard<'_>>(&text)?.kind == Kind::Snapshot {
            return Ok(socket);
        }
    }
}
