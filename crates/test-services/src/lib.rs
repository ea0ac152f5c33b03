//! Real engines for tests and for trying a cluster: each in a folder of its own, on a port of its own. They end with the
//! process that has started them, however that ends. Only Unix has the signals this needs.

#![cfg(unix)]

mod cluster;
mod ending;
mod engine;
mod failure;
mod front;
mod nats;
mod postgres;
mod process;
mod proxy;
mod share;

pub use cluster::{Cluster, Node, Plan};
pub use ending::ended;
pub use failure::Failure;
pub use front::Front;
pub use nats::Nats;
pub use postgres::Postgres;
pub use process::Process;
pub use proxy::Proxy;
pub use share::Share;
