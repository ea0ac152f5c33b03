//! The engines of a cluster, from Debian's packages.

use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::install::{ensure_file, ensure_package};

/// Makes sure that PostgreSQL and NATS are there.
pub(crate) fn ensure_engines() -> Result<(), Failure> {
    ensure_file("PostgreSQL", "postgresql", has_postgres)?;
    ensure_package("nats-server", "nats-server")
}

/// The same, and what stands in front of nodes.
pub(crate) fn ensure_cluster() -> Result<(), Failure> {
    ensure_engines()?;
    ensure_package("haproxy", "haproxy")
}

/// Debian keeps the programs of each version apart, outside of the path.
fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders =
        versions.map(|version| version.path().join("bin")).chain([Path::new("/usr/local/bin").into()]);
    folders.any(|folder| folder.join("initdb").is_file())
}
