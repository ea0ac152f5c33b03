//! Sockets of players who are connected and do nothing.

use std::sync::Arc;

use tokio::task::JoinSet;

use crate::api::{Api, Guest};
use crate::error::ClientError;
use crate::games::game_of;
use crate::message::{Message, MessageKind};
use crate::run_context::RunContext;
use crate::socket::Socket;

/// The number of tables at which the same two guests sit.
const TABLES_PER_PAIR: u32 = 10;

/// Opens sockets, two at each table. Each has received its view when this returns, and stays open as long as its task.
pub(crate) async fn open(shared: &Arc<RunContext>, sockets: u32) -> Result<JoinSet<()>, ClientError> {
    let mut opening = JoinSet::new();
    let tables = sockets.div_ceil(2);
    for first in (0..tables).step_by(TABLES_PER_PAIR as usize) {
        let shared = Arc::clone(shared);
        let until = tables.min(first + TABLES_PER_PAIR);
        opening.spawn(async move {
            let permit = shared.at_once.acquire().await;
            let api = shared.api(first as usize);
            let guests = [api.new_guest().await?, api.new_guest().await?];
            let mut open = Vec::new();
            for table in first..until {
                let id = api.table_for_two(game_of(table), &guests).await?;
                let seats = if table * 2 + 1 == sockets { 1 } else { 2 };
                for guest in &guests[..seats] {
                    open.push(connect(api, &id, guest).await?);
                }
            }
            drop(permit);
            Ok::<_, ClientError>(open)
        });
    }
    let mut idle = JoinSet::new();
    while let Some(opened) = opening.join_next().await {
        for mut socket in opened.map_err(|error| ClientError::Lost(error.into()))?? {
            let shared = Arc::clone(shared);
            idle.spawn(async move {
                // All messages are read, as by a browser.
                loop {
                    if let Err(error) = socket.next().await {
                        return shared.tally.error(&error);
                    }
                }
            });
        }
    }
    Ok(idle)
}

async fn connect(api: &Api, table: &str, guest: &Guest) -> Result<Socket, ClientError> {
    let mut socket = Socket::connect(api, table, guest).await?;
    loop {
        let text = socket.next().await?;
        if serde_json::from_str::<Message<'_>>(&text)?.kind == MessageKind::Snapshot {
            return Ok(socket);
        }
    }
}
