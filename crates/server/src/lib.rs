//! The table server: people, tables, play and history behind one address.
//!
//! A table (the crate `mandala-table`) is a list of entries, kept by a store (`store`) and held in memory by a task of its own
//! (`live`); `http` lets people and programs in. Time, chance and the store are given from outside ([`Parts`]).

mod app;
mod audit;
mod blocking_pool;
mod bus;
mod cluster;
mod config;
mod dice;
mod expiry;
mod history;
mod http;
mod limits;
mod live;
mod meters;
mod outage;
pub mod people;
mod refusal;
mod serving;
mod shutdown;
mod time;
mod work;

pub use app::{App, Parts, StartError};
pub use audit::{Audited, audit};
pub use bus::{Bus, BusError, BusMessage, InProcess, Nats, Subscription, Topic};
pub use config::{Config, ForwardedBy, Unusable};
pub use dice::system_dice;
pub use http::{interface, router};
pub use limits::{Limits, Rate};
pub use mandala_store as store;
pub use mandala_table::{Dice, Fairness, FoldError, Id, Secret, Timestamp, Unfair, VerifyError, verify};
pub use refusal::Refusal;
pub use serving::serve;
pub use time::{HandClock, SystemClock, Time};
pub use work::{Queue, work};
