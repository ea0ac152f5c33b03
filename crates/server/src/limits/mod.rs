//! Limits: how much, how many and how often.
//!
//! [`Limits`] are the settings. [`RateLimits`] counts requests by the node's own clock, [`Connections`] long-lived connections;
//! both know addresses by their [`ClientPrefix`].

mod client_prefix;
mod connections;
mod plain_connections;
mod rate;
mod rate_limiter;
mod rate_limits;

pub(crate) use client_prefix::{ClientNetwork, ClientPrefix};
pub(crate) use connections::{ConnectionOwner, Connections, OpenConnection};
pub(crate) use plain_connections::PlainConnections;
pub use rate::Rate;
pub(crate) use rate_limits::RateLimits;

use serde::{Deserialize, Serialize};

use crate::settings_macro::settings;

settings! {
    /// How much clients may ask for. The defaults let a club of sixty behind one address play, each with two windows.
    pub struct Limits {
        /// The longest body of a request, in bytes.
        pub body: usize,
        /// Tables a person may sit at that are open or running.
        pub tables_per_person: u32,
        /// Rated games that a person may end within a day before every side has made a move, without losing them; 0 means none.
        pub early_ends_per_day: u32,
        /// All connections together that are not sockets; a new one then waits until another ends.
        pub connections: u32,
        /// Connections of one address that are not sockets; one more is refused. Addresses of `proxies` may have any number.
        pub plain_connections_per_address: usize,
        /// The same of one network: 256 IPv4 addresses, or an IPv6 prefix of 48 bits.
        pub plain_connections_per_network: usize,
        /// Sockets and event streams of one person.
        pub connections_per_person: usize,
        /// Sockets and event streams of one address.
        pub connections_per_address: usize,
        /// Tokens of one person.
        pub tokens_per_person: usize,
        /// Logins of one person; one more ends the one that was longest unused.
        pub logins_per_person: usize,
        /// Requests from one address.
        pub requests_per_address: Rate,
        /// Requests of one login or token.
        pub requests_per_login: Rate,
        /// Messages over the sockets of one login or token, pings included.
        pub messages_per_login: Rate,
        /// Bytes received over one socket; one that sends more is ended.
        pub bytes_per_socket: Rate,
        /// Tables made from one address, lessons and deals of the day included.
        pub tables_per_address: Rate,
        /// New guests from one address.
        pub guests_per_address: Rate,
        /// Tries at the password or recovery code of one account from one address, or by one login of that account.
        pub passwords_per_account: Rate,
        /// Tries at the password of one account from all addresses together; logins of that account are not counted.
        pub passwords_per_name: Rate,
        /// Tries at passwords and recovery codes from one address.
        pub passwords_per_address: Rate,
        /// Seats that may be kept for one person at tables that wait for them.
        pub challenges_per_person: u32,
        /// Of these, seats at tables of the same challenger.
        pub challenges_per_opponent: u32,
        /// Challenges of one person to others.
        pub challenges: Rate,
        /// Challenges from one address.
        pub challenges_per_address: Rate,
        /// Reactions of one person.
        pub reactions: Rate,
        /// Hints, analyses and exports of one person: what costs the server most.
        pub heavy: Rate,
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 64 * 1024,
            tables_per_person: 100,
            early_ends_per_day: 3,
            connections: 10_000,
            plain_connections_per_address: 600,
            plain_connections_per_network: 2400,
            connections_per_person: 20,
            connections_per_address: 500,
            tokens_per_person: 20,
            logins_per_person: 50,
            requests_per_address: Rate::new(3000, 6000),
            requests_per_login: Rate::new(200, 1200),
            messages_per_login: Rate::new(100, 1200),
            bytes_per_socket: Rate::new(128 * 1024, 500_000),
            tables_per_address: Rate::new(600, 60),
            guests_per_address: Rate::new(120, 4),
            passwords_per_account: Rate::new(10, 1),
            passwords_per_name: Rate::new(60, 6),
            passwords_per_address: Rate::new(120, 10),
            challenges_per_person: 50,
            challenges_per_opponent: 3,
            challenges: Rate::new(20, 10),
            challenges_per_address: Rate::new(40, 20),
            reactions: Rate::new(5, 20),
            heavy: Rate::new(10, 20),
        }
    }
}

impl Limits {
    /// For load tests: so high that they are not reached.
    pub fn raised() -> Self {
        const PLENTY: usize = 1_000_000_000;
        Self {
            body: 64 * 1024,
            tables_per_person: PLENTY as u32,
            early_ends_per_day: 1000,
            connections: PLENTY as u32,
            plain_connections_per_address: PLENTY,
            plain_connections_per_network: PLENTY,
            connections_per_person: PLENTY,
            connections_per_address: PLENTY,
            tokens_per_person: PLENTY,
            logins_per_person: PLENTY,
            requests_per_address: Rate::UNLIMITED,
            requests_per_login: Rate::UNLIMITED,
            messages_per_login: Rate::UNLIMITED,
            bytes_per_socket: Rate::UNLIMITED,
            tables_per_address: Rate::UNLIMITED,
            guests_per_address: Rate::UNLIMITED,
            passwords_per_account: Rate::UNLIMITED,
            passwords_per_name: Rate::UNLIMITED,
            passwords_per_address: Rate::UNLIMITED,
            challenges_per_person: PLENTY as u32,
            challenges_per_opponent: PLENTY as u32,
            challenges: Rate::UNLIMITED,
            challenges_per_address: Rate::UNLIMITED,
            reactions: Rate::UNLIMITED,
            heavy: Rate::UNLIMITED,
        }
    }
}
