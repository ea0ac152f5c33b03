//! What others feel: a health check, a login and the actions of a running game, each from an address of its own.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};

use crate::error::AttackError;
use crate::visitor::{Visitor, unexpected};

/// A person with an account, another with a game, and a health check by a monitor.
#[derive(Debug)]
pub struct Probe {
    health: Visitor,
    login: Visitor,
    player: Visitor,
    table: String,
    commands: u64,
}

/// How long things took.
#[derive(Clone, Debug, Default)]
pub struct Quantiles {
    /// `/healthz`, a login and an action, in this order.
    taken: [Vec<Duration>; 3],
}

impl Quantiles {
    /// The time within which 99 of 100 came: of health checks, logins and actions.
    pub fn p99(&mut self) -> [Duration; 3] {
        self.taken.each_mut().map(|taken| {
            taken.sort_unstable();
            let last = taken.len().saturating_sub(1);
            taken.get((taken.len() * 99 / 100).min(last)).copied().unwrap_or_default()
        })
    }

    /// How many rounds were measured.
    pub fn rounds(&self) -> usize {
        self.taken[0].len()
    }
}

const NAME: &str = "Probe";
const PASSWORD: &str = "correct horse battery";

impl Probe {
    /// Comes to a server, makes an account and begins a game.
    pub async fn new(server: SocketAddr) -> Result<Self, AttackError> {
        let from = |number| Ipv4Addr::new(127, 1, number, 1);
        // A person has only so many logins: those that are measured would end that of the player.
        let owner = Visitor::guest(from(2), server).await?;
        let account = json!({"name": NAME, "password": PASSWORD});
        let (status, body) = owner.ask(Method::POST, "/api/me/account", &account).await?;
        if status != 200 {
            return Err(unexpected("a new account", status, &body));
        }
        let player = Visitor::guest(from(3), server).await?;
        let table = begin(&player).await?;
        let health = Visitor::stranger(from(1), server)?;
        let login = Visitor::stranger(from(2), server)?;
        Ok(Self { health, login, player, table, commands: 0 })
    }

    /// Measures each once, and adds it.
    pub async fn measure(&mut self, quantiles: &mut Quantiles) -> Result<(), AttackError> {
        let begun = Instant::now();
        self.health.ask(Method::GET, "/healthz", &Value::Null).await?;
        quantiles.taken[0].push(begun.elapsed());
        let begun = Instant::now();
        let login = json!({"name": NAME, "password": PASSWORD});
        let (status, body) = self.login.ask(Method::POST, "/api/login", &login).await?;
        quantiles.taken[1].push(begun.elapsed());
        if status != 200 {
            return Err(unexpected("a login", status, &body));
        }
        let Some((version, action)) = self.next_action().await? else {
            self.table = begin(&self.player).await?;
            return Ok(());
        };
        self.commands += 1;
        let id = self.commands.to_string();
        let begun = Instant::now();
        let act = json!({"do": "act", "action": action});
        let (status, body) = self.player.command(&self.table, &id, Some(version), act).await?;
        quantiles.taken[2].push(begun.elapsed());
        if status == 200 { Ok(()) } else { Err(unexpected("an action", status, &body)) }
    }

    /// The first legal action of the player to move, who is one of two at one device; nothing once the game is over.
    async fn next_action(&self) -> Result<Option<(u32, Value)>, AttackError> {
        for seat in 0..2 {
            let seen = self.player.get(&format!("/api/tables/{}?seat={seat}", self.table)).await?;
            if let (Some(version), Some(action)) = (seen["version"].as_u64(), seen["legal"].get(0)) {
                return Ok(Some((version as u32, action.clone())));
            }
        }
        Ok(None)
    }
}

/// A game at one device, so that it always goes on.
async fn begin(player: &Visitor) -> Result<String, AttackError> {
    player.make(&json!({"game": "stones", "seats": ["me", "me"]})).await
}
