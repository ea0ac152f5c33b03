//! A cluster on this machine, until Ctrl-C: `cargo xtask cluster` runs this.

use std::error::Error;
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::sync::mpsc;

use test_services::{Cluster, Plan};

const USAGE: &str = "cluster PROGRAM NODES WORKERS [ADDRESS]";

fn main() -> ExitCode {
    test_services::exit_code(run)
}

fn run(arguments: &[String]) -> Result<bool, Box<dyn Error>> {
    let [program, nodes, workers, address @ ..] = arguments else { return Err(USAGE.into()) };
    let plan = Plan {
        program: program.into(),
        nodes: nodes.parse()?,
        workers: workers.parse()?,
        variables: Vec::new(),
    };
    let address = address.first().map(|address| address.parse()).transpose()?;
    let (stop, stopped) = mpsc::channel();
    ctrlc::set_handler(move || {
        // A second Ctrl-C changes nothing.
        let _ = stop.send(());
    })?;
    writeln!(stdout(), "Starting PostgreSQL, NATS, {nodes} nodes, {workers} workers and HAProxy…")?;
    let cluster = Cluster::start(&plan)?;
    let load_balancer = cluster.load_balancer(address)?;
    writeln!(stdout(), "\nMandala is at http://{}", load_balancer.address())?;
    for (index, address) in cluster.addresses().iter().enumerate() {
        writeln!(stdout(), "  node {}: http://{address}", index + 1)?;
    }
    writeln!(stdout(), "  database: {}\n  bus: {}", cluster.database(), cluster.nats.url())?;
    writeln!(stdout(), "  logs: {}\n\nCtrl-C stops everything.", cluster.logs().display())?;
    stopped.recv()?;
    writeln!(stdout(), "Stopping.")?;
    Ok(true)
}
