//! A cluster on this machine, until Ctrl-C: `cargo xtask cluster` runs this.

use std::error::Error;
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::sync::mpsc;

use test_services::{Cluster, Plan};

const USAGE: &str = "cluster PROGRAM NODES WORKERS [ADDRESS]";

fn main() -> ExitCode {
    test_services::ended(run)
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
        // Whoever types it twice is not heard twice.
        let _ = stop.send(());
    })?;
    writeln!(stdout(), "Starting PostgreSQL, NATS, {nodes} nodes, {workers} workers and HAProxy…")?;
    let cluster = Cluster::start(&plan)?;
    let front = cluster.front(address)?;
    writeln!(stdout(), "\nMandala is at http://{}", front.address())?;
    for (index, address) in cluster.addresses().iter().enumerate() {
        writeln!(stdout(), "  node {}: http://{address}", index + 1)?;
    }
    writeln!(stdout(), "  database: {}\n  bus: {}", cluster.database(), cluster.nats.url())?;
    writeln!(stdout(), "  logs: {}\n\nCtrl-C ends everything.", cluster.logs().display())?;
    stopped.recv()?;
    writeln!(stdout(), "Ending.")?;
    Ok(true)
}
