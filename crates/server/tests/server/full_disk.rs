//! A database that really cannot grow any further.

use protocol::{Phase, ServerMessage};
use serde_json::json;

use crate::harness::Server;

/// More than any database here has.
const PLENTY: u32 = 1_000_000;

#[tokio::test]
async fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let server = Server::start().await;
    let (anna, bert) = (server.person().await, server.person().await);
    let table = anna.table(&json!({"game": "mandala", "seats": ["me", "open"]})).await;
    bert.join(&table, &anna).await;
    let mut sockets = [anna.connect(&table).await, bert.connect(&table).await];
    let mut legal = [sockets[0].snapshot().await.legal, sockets[1].snapshot().await.legal];
    let mut version = anna.look(&table).await.version;
    // A limit below the size there is means: not one page more.
    server.store().cap(1).await.unwrap();
    let (mut played, mut refusals) = (Vec::new(), 0);
    loop {
        let mover = legal.iter().position(|legal| !legal.is_empty()).unwrap();
        let action = legal[mover][0].clone();
        sockets[mover].act(version, &action).await;
        let (mut acknowledged, mut refused) = (false, false);
        while !acknowledged && !refused {
            match sockets[mover].next().await {
                ServerMessage::Ack(ack) => {
                    assert_eq!(ack.version, version + 1);
                    acknowledged = true;
                }
                ServerMessage::Refused { error, .. } => {
                    assert_eq!(error.code, "server-unavailable");
                    refused = true;
                }
                // An acknowledgement comes with its event, in either order.
                ServerMessage::Update(update) => legal[mover] = update.legal,
                _ => {}
            }
        }
        if refused {
            refusals += 1;
            assert_eq!(anna.look(&table).await.history, played, "nothing but what was acknowledged");
            if refusals == 3 {
                server.store().cap(PLENTY).await.unwrap();
            }
            continue;
        }
        played.push(action);
        version += 1;
        let look = [anna.look(&table).await, bert.look(&table).await];
        assert_eq!(look[0].history, played);
        if look[0].table.phase == Phase::Over {
            break;
        }
        legal = look.map(|look| look.legal);
    }
    assert!(refusals >= 3, "the disk was never full");
    let server = server.restart().await;
    assert_eq!(anna.at(&server).look(&table).await.history, played);
}
