//! Real engines for tests and for trying a cluster: each in a folder of its own, on a port of its own. They end with the
//! process that has started them, however that ends.

mod engine;
mod failure;
mod postgres;

pub use failure::Failure;
pub use postgres::Postgres;
