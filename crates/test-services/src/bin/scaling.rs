//! How much one, two and three nodes do if each has the same share of a core, and what that costs: `cargo xtask scaling` runs
//! this.

use std::error::Error;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use serde_json::Value;
use test_services::{Cluster, CpuShare, Plan};

const USAGE: &str = "scaling PROGRAM HUNDREDTHS SECONDS TABLES";
/// The limit on actions on their way, for each node.
const AT_ONCE: usize = 128;

fn main() -> ExitCode {
    test_services::exit_code(run)
}

fn run(arguments: &[String]) -> Result<bool, Box<dyn Error>> {
    let [program, hundredths, seconds, tables] = arguments else { return Err(USAGE.into()) };
    let (program, hundredths, tables) = (Path::new(program), hundredths.parse()?, tables.parse()?);
    let mut out = stdout();
    writeln!(
        out,
        "Each node may use {hundredths} % of a core. Each player is connected to a random one of them.\n"
    )?;
    let heads = [
        "nodes",
        "load",
        "actions/s",
        "to one node",
        "nodes µs",
        "PostgreSQL µs",
        "NATS µs",
        "p50 ms",
        "p99 ms",
        "p99 ms, across",
    ];
    writeln!(out, "| {} |\n|{}", heads.join(" | "), "---:|".repeat(heads.len()))?;
    let mut one = None;
    for nodes in 1..=3 {
        let mut cluster = MeasuredCluster::start(program, nodes, hundredths)?;
        cluster.open_tables(program, tables)?;
        let most = cluster.measure(program, seconds, tables, None)?;
        let first = *one.get_or_insert(most.rate);
        writeln!(out, "{}", most.row(nodes, "most", first))?;
        let half = cluster.measure(program, seconds, tables, Some(most.rate / 2.0))?;
        writeln!(out, "{}", half.row(nodes, "half", first))?;
    }
    Ok(true)
}

/// A cluster whose parts have control groups.
struct MeasuredCluster {
    cluster: Cluster,
    /// One for each.
    nodes: Vec<CpuShare>,
    postgres: CpuShare,
    nats: CpuShare,
    /// The processor time of nodes, PostgreSQL and NATS until all tables are open.
    opening: [Duration; 3],
}

/// The result: processor time in microseconds for each action.
struct Measurement {
    rate: f64,
    nodes: f64,
    postgres: f64,
    nats: f64,
    /// The median, the 99th percentile, and that at a player at another node.
    latencies: [f64; 3],
}

impl MeasuredCluster {
    fn start(program: &Path, nodes: usize, hundredths: u64) -> Result<Self, Box<dyn Error>> {
        // All clients come from one address. A node has as many threads as it would have where it has no more cores.
        let variables =
            [("MANDALA_LIMITS", "raised"), ("MANDALA_LOG_LEVEL", "warn"), ("TOKIO_WORKER_THREADS", "1")];
        let mut cluster = Cluster::start(&Plan {
            program: program.to_owned(),
            nodes,
            workers: 0,
            variables: variables.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
        })?;
        let (postgres, nats) = (CpuShare::new("postgres", None)?, CpuShare::new("nats", None)?);
        if let Some(id) = cluster.postgres.id()? {
            postgres.add(id)?;
        }
        nats.add(cluster.nats.id())?;
        let mut shares = Vec::new();
        for node in cluster.nodes() {
            let share = CpuShare::new(node.name(), Some(hundredths))?;
            share.add(node.process.id())?;
            shares.push(share);
        }
        Ok(Self { cluster, nodes: shares, postgres, nats, opening: [Duration::ZERO; 3] })
    }

    /// Opens the tables and hardly plays, to know what that takes: it is not counted later.
    fn open_tables(&mut self, program: &Path, tables: usize) -> Result<(), Box<dyn Error>> {
        let before = self.used()?;
        self.play(program, "1", tables, Some(1.0))?;
        let after = self.used()?;
        self.opening = [0, 1, 2].map(|part| after[part].saturating_sub(before[part]));
        Ok(())
    }

    /// Plays as fast as possible, or at a pace.
    fn measure(
        &self,
        program: &Path,
        seconds: &str,
        tables: usize,
        rate: Option<f64>,
    ) -> Result<Measurement, Box<dyn Error>> {
        let before = self.used()?;
        let figures = self.play(program, seconds, tables, rate)?;
        let after = self.used()?;
        let figure = |name: &str| figures[name].as_f64().ok_or(format!("there is no {name}"));
        let actions = figure("actions")?;
        let each = |part: usize| {
            let used = after[part].saturating_sub(before[part]);
            used.saturating_sub(self.opening[part]).as_secs_f64() * 1e6 / actions
        };
        Ok(Measurement {
            rate: figure("actions_per_second")?,
            nodes: each(0),
            postgres: each(1),
            nats: each(2),
            latencies: [
                figure("p50_ms")?,
                figure("p99_ms")?,
                figures["across_p99_ms"].as_f64().unwrap_or_default(),
            ],
        })
    }

    fn play(
        &self,
        program: &Path,
        seconds: &str,
        tables: usize,
        rate: Option<f64>,
    ) -> Result<Value, Box<dyn Error>> {
        let mut load = Command::new(program);
        // As many for each node as for one alone: with fewer, each commit would have less in it.
        let nodes = self.nodes.len();
        let at_once = (AT_ONCE * nodes).to_string();
        let tables = (tables * nodes).to_string();
        load.args(["load", "--json", "--seconds", seconds, "--tables", &tables, "--at-once", &at_once]);
        load.args(rate.map(|rate| format!("--rate={rate:.0}")));
        load.args(self.cluster.addresses().iter().map(|address| format!("--url=http://{address}")));
        let ended = load.output()?;
        if !ended.status.success() {
            return Err(format!("the clients failed: {}", String::from_utf8_lossy(&ended.stderr)).into());
        }
        Ok(serde_json::from_slice(&ended.stdout)?)
    }

    /// The processor time of nodes, PostgreSQL and NATS so far.
    fn used(&self) -> Result<[Duration; 3], test_services::ServiceError> {
        let mut nodes = Duration::ZERO;
        for node in &self.nodes {
            nodes += node.used()?;
        }
        Ok([nodes, self.postgres.used()?, self.nats.used()?])
    }
}

impl Measurement {
    fn row(&self, nodes: usize, load: &str, one: f64) -> String {
        let Self { rate, nodes: cpu, postgres, nats, latencies: [p50, p99, other] } = self;
        format!(
            "| {nodes} | {load} | {rate:.0} | {:.2} | {cpu:.0} | {postgres:.0} | {nats:.0} | {p50:.1} | {p99:.1} | {other:.1} |",
            rate / one
        )
    }
}
