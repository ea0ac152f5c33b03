//! The services of a cluster, from Debian's packages, and the programs that start them.

use std::fs;
use std::process::{Command, ExitCode};

use crate::failure::Failure;
use crate::install::{ensure_package, would_install};
use crate::invocation::Invocation;
use crate::play::become_command;
use crate::program::{self, Profile};
use crate::web;

/// Builds `mandala`, with the web app in it, and becomes a program of another package, whose first argument is the path of
/// `mandala`.
pub(crate) fn become_program(package: &str, name: &str, arguments: &[String]) -> Result<ExitCode, Failure> {
    ensure_test_services()?;
    web::build()?;
    let mandala = program::build(Profile::Release)?;
    let program = program::build_of(package, name, Profile::Release)?;
    become_command(Command::new(&program).arg(mandala).args(arguments))
        .map_err(|source| Failure::Start { command: program.display().to_string(), source })
}

/// Makes sure that PostgreSQL, NATS and `HAProxy` are installed. Only their programs are needed: each test starts servers of its
/// own.
pub(crate) fn ensure_test_services() -> Result<(), Failure> {
    if would_install("pg_ctlcluster") {
        // Debian would start a server at once. That does no harm, so a failure here is ignored.
        let folder = "/etc/postgresql-common/createcluster.d";
        let _ = fs::create_dir_all(folder)
            .and_then(|()| fs::write(format!("{folder}/no-main.conf"), "create_main_cluster = false\n"));
    }
    ensure_package("pg_ctlcluster", "postgresql")?;
    ensure_package("nats-server", "nats-server")?;
    ensure_package("haproxy", "haproxy")
}

/// Makes sure that nginx is installed, and OpenSSL, which makes its certificate.
pub(crate) fn ensure_reverse_proxy() -> Result<(), Failure> {
    ensure_package("openssl", "openssl")?;
    let is_new = would_install("nginx");
    ensure_package("nginx", "nginx-light")?;
    if is_new {
        // Debian has started a server that nothing needs. Where there is no systemd, it has not.
        let _ = Invocation::new("systemctl", &["disable", "--now", "nginx"]).output();
    }
    Ok(())
}
