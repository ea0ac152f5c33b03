//! A cluster on one machine: PostgreSQL, NATS, equal nodes, and workers.

use std::ffi::OsString;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::load_balancer::is_ready;
use crate::process::Process;
use crate::proxy::Proxy;
use crate::service::free_port;
use crate::{LoadBalancer, Nats, Postgres, ServiceError};

/// What a cluster consists of.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The program `mandala`.
    pub program: PathBuf,
    /// How many nodes.
    pub nodes: usize,
    /// How many workers. Without any, the nodes think for themselves.
    pub workers: usize,
    /// Variables for nodes and workers.
    pub variables: Vec<(String, String)>,
}

/// PostgreSQL, NATS, nodes and workers. Dropping it stops them all.
#[derive(Debug)]
pub struct Cluster {
    // Fields are dropped in this order, so nodes stop before what they depend on.
    nodes: Vec<Node>,
    workers: Vec<Node>,
    /// The database's server.
    pub postgres: Postgres,
    /// The bus.
    pub nats: Nats,
    folder: TempDir,
}

/// A node or a worker: a process that can be killed and started again.
#[derive(Debug)]
pub struct Node {
    name: String,
    plan: Plan,
    arguments: Vec<OsString>,
    /// Where it listens, if it does.
    address: Option<SocketAddr>,
    log: PathBuf,
    /// The connection to NATS, which can be cut.
    pub bus: Proxy,
    /// The process.
    pub process: Process,
}

const DATABASE: &str = "mandala";

impl Cluster {
    /// Starts everything; all nodes are ready when this returns.
    pub fn start(plan: &Plan) -> Result<Self, ServiceError> {
        let folder = tempfile::Builder::new().prefix("mandala-cluster-").tempdir();
        let folder = folder.map_err(ServiceError::during("a folder for the cluster"))?;
        let postgres = Postgres::start_durable()?;
        postgres.create(DATABASE)?;
        let nats = Nats::start()?;
        let (nodes, workers) = (Vec::new(), Vec::new());
        let mut cluster = Self { nodes, workers, postgres, nats, folder };
        for number in 1..=plan.nodes {
            let node = cluster.node_of(plan, number)?;
            cluster.nodes.push(node);
        }
        for number in 1..=plan.workers {
            let worker = cluster.worker_of(plan, number)?;
            cluster.workers.push(worker);
        }
        for node in &mut cluster.nodes {
            node.until_ready()?;
        }
        Ok(cluster)
    }

    fn node_of(&self, plan: &Plan, number: usize) -> Result<Node, ServiceError> {
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let mut arguments = vec!["serve".into(), "--listen".into(), address.to_string().into()];
        arguments.extend(["--database".into(), self.database().into()]);
        // The load balancer is on this machine, and names the client in a header.
        arguments.extend(["--set".into(), "proxies=[\"127.0.0.1/32\"]".into()]);
        if plan.workers > 0 {
            arguments.extend(["--set".into(), "thinkers=0".into()]);
        }
        self.launch(plan, format!("node-{number}"), arguments, Some(address))
    }

    fn worker_of(&self, plan: &Plan, number: usize) -> Result<Node, ServiceError> {
        self.launch(plan, format!("worker-{number}"), vec!["worker".into()], None)
    }

    fn launch(
        &self,
        plan: &Plan,
        name: String,
        mut arguments: Vec<OsString>,
        address: Option<SocketAddr>,
    ) -> Result<Node, ServiceError> {
        let bus = Proxy::start(self.nats.address())?;
        arguments.extend(["--bus".into(), format!("nats://{}", bus.address()).into()]);
        let log = self.folder.path().join(format!("{name}.log"));
        let process = spawn(&name, plan, &arguments, &[], &log)?;
        Ok(Node { name, plan: plan.clone(), arguments, address, log, bus, process })
    }

    /// Where the database is.
    pub fn database(&self) -> String {
        self.postgres.url(DATABASE)
    }

    /// Where each node is.
    pub fn addresses(&self) -> Vec<SocketAddr> {
        self.nodes.iter().filter_map(|node| node.address).collect()
    }

    /// The nodes.
    pub fn nodes(&mut self) -> &mut [Node] {
        &mut self.nodes
    }

    /// The workers.
    pub fn workers(&mut self) -> &mut [Node] {
        &mut self.workers
    }

    /// A load balancer in front of all nodes, at this address or at a free port.
    pub fn load_balancer(&self, address: Option<SocketAddr>) -> Result<LoadBalancer, ServiceError> {
        LoadBalancer::start(address, &self.addresses())
    }

    /// Where the logs of nodes and workers are. They are removed with the cluster.
    pub fn logs(&self) -> &Path {
        self.folder.path()
    }

    /// Keeps the logs when the cluster stops, so that a failure can be examined.
    pub fn keep_logs(&mut self) {
        self.folder.disable_cleanup(true);
    }
}

impl Node {
    /// Its name, such as `node-1`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Starts it again, after it has exited, with additional variables.
    pub fn start(&mut self, variables: &[(&str, &str)]) -> Result<(), ServiceError> {
        self.process = spawn(&self.name, &self.plan, &self.arguments, variables, &self.log)?;
        Ok(())
    }

    /// Stops it, and starts another program in its place.
    pub fn exchange(&mut self, program: &Path) -> Result<(), ServiceError> {
        self.process.stop()?;
        program.clone_into(&mut self.plan.program);
        self.start(&[])?;
        self.until_ready()
    }

    /// Waits until it is ready. A worker counts as ready as soon as it runs.
    pub fn until_ready(&mut self) -> Result<(), ServiceError> {
        match self.address {
            Some(address) => self.process.wait_until(|| is_ready(address)),
            None => Ok(()),
        }
    }
}

fn spawn(
    name: &str,
    plan: &Plan,
    arguments: &[OsString],
    variables: &[(&str, &str)],
    log: &Path,
) -> Result<Process, ServiceError> {
    let mut command = Command::new(&plan.program);
    command.args(arguments);
    command.envs(plan.variables.iter().map(|(name, value)| (name, value))).envs(variables.iter().copied());
    Process::start(name, command, log)
}
