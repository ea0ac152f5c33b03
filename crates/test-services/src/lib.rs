//! Real services for tests and for trying a cluster: PostgreSQL, NATS, `HAProxy` and nginx, each in a folder and on a port of its own.
//! They stop with the process that has started them, also if that is killed. Only Unix has the signals this needs.

#![cfg(unix)]

mod cluster;
mod cpu_share;
mod error;
mod exit;
mod load_balancer;
mod nats;
mod nginx;
mod postgres;
mod process;
mod proxy;
mod service;

pub use cluster::{Cluster, Node, Plan};
pub use cpu_share::CpuShare;
pub use error::ServiceError;
pub use exit::exit_code;
pub use load_balancer::LoadBalancer;
pub use nats::Nats;
pub use nginx::{Certificate, Nginx};
pub use postgres::Postgres;
pub use process::Process;
pub use proxy::Proxy;
