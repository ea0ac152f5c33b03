//! The table server: people, tables, play and history behind one address.
//!
//! A table (the crate `mandala-table`) is a list of entries in a store (`store`), and in memory the state of an actor
//! (`table_actor`). `application` has the use cases, `http` the way to them. Time, chance and the store are given from outside
//! ([`Parts`]).

mod app;
mod application;
mod audit;
mod base_url;
mod blocking_pool;
mod bus;
mod cluster;
mod config;
mod denied;
mod dice;
mod expiry;
mod history;
mod history_services;
mod http;
mod limits;
mod liveness;
mod meters;
mod outage;
pub mod people;
mod personal;
mod readiness;
mod refusal;
mod serving;
mod settings_macro;
mod shutdown;
mod startup;
mod table_actor;
mod time;

pub use app::{App, Parts};
pub use audit::{TableAudit, audit};
pub use base_url::{BaseUrl, NoBaseUrl};
pub use bus::{Bus, BusError, BusMessage, InProcess, Nats, Subscription, Topic};
pub use config::{Config, ConfigError, ForwardedBy, LogAddresses};
pub use denied::Denied;
pub use dice::system_dice;
pub use http::{interface, router, serve_worker_health};
pub use limits::{Limits, Rate};
pub use mandala_jobs::{Queue, QueueError, work};
pub use mandala_store as store;
pub use mandala_table::{Day, Dice, Fairness, FoldError, Id, Secret, Timestamp, Unfair, VerifyError, verify};
pub use refusal::Refusal;
pub use serving::serve;
pub use startup::StartError;
pub use time::{HandClock, SystemClock, Time};
