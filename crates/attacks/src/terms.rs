//! What an attack is told, and what comes of it.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

/// How much of an attack is tried, and which limits the server has.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// From so many addresses.
    pub addresses: u8,
    /// Connections from each.
    pub connections: usize,
    /// Requests, where they are counted.
    pub requests: usize,
    /// The server ends within this time what it has to end.
    pub patience: Duration,
    /// At so many tables a person may sit.
    pub tables_per_person: usize,
    /// Others get a beginner's move within this time.
    pub beginner: Duration,
    /// Others get a hint within this time.
    pub hint: Duration,
}

/// How an attack ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AttackOutcome {
    /// Whether the server has refused what it should.
    pub held: bool,
    /// What it did, for people.
    pub what: String,
}

/// Where an attack comes from and goes to. Each attack has addresses of its own, each in another network: what one
/// attack has used up is not missing from the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Origin {
    attack: u8,
    pub(crate) server: SocketAddr,
}

impl Origin {
    pub(crate) fn new(attack: u8, server: SocketAddr) -> Self {
        Self { attack, server }
    }

    pub(crate) fn address(self, number: u8) -> Ipv4Addr {
        Ipv4Addr::new(127, 10 + self.attack, number, 1)
    }
}
