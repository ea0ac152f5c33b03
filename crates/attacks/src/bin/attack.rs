//! All attacks at full size: `cargo xtask attack` runs this.

use std::error::Error;
use std::io::{Write, stdout};
use std::net::{SocketAddr, TcpListener};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use attacks::{Attack, AttackOutcome, Probe, Quantiles, Scale};

const USAGE: &str = "attack PROGRAM";

/// An attack goes on for so long, so that there is something to measure.
const LASTING: Duration = Duration::from_secs(15);

/// Between two rounds of measurement, so that the limits of one login are not reached.
const PAUSE: Duration = Duration::from_millis(200);

/// Between two tries of an attack.
const BETWEEN: Duration = Duration::from_millis(500);

/// Rounds of measurement before the attacks.
const QUIET_ROUNDS: usize = 75;

/// The attacks of the review: 12,000 connections from ten addresses, and what one guest can send.
const FULL: Scale = Scale {
    addresses: 10,
    connections: 1200,
    requests: 1000,
    patience: Duration::from_secs(60),
    tables_per_person: 100,
    beginner: Duration::from_secs(1),
    hint: Duration::from_secs(3),
};

/// Logins are tried often to measure them; nothing else is raised.
const SETTINGS: [(&str, &str); 5] = [
    ("MANDALA_LIMITS_PASSWORDS_PER_ACCOUNT", "unlimited"),
    ("MANDALA_LIMITS_PASSWORDS_PER_ADDRESS", "unlimited"),
    ("MANDALA_LIMITS_PASSWORDS_PER_NAME", "unlimited"),
    ("MANDALA_LIMITS_TABLES_PER_ADDRESS", "300+60/min"),
    ("MANDALA_LOG_LEVEL", "error"),
];

fn main() -> ExitCode {
    test_services::exit_code(|arguments| {
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(run(arguments))
    })
}

/// Whether the server has held against every attack.
async fn run(arguments: &[String]) -> Result<bool, Box<dyn Error>> {
    let [program] = arguments else { return Err(USAGE.into()) };
    allow_many_connections();
    let server = Server::start(program)?;
    let mut probe = until_ready(&server).await?;
    let mut quiet = Quantiles::default();
    while quiet.rounds() < QUIET_ROUNDS {
        probe.measure(&mut quiet).await?;
        tokio::time::sleep(PAUSE).await;
    }
    let mut out = stdout();
    let heads = ["attack", "held", "/healthz p99 ms", "login p99 ms", "action p99 ms", "what the server did"];
    writeln!(out, "| {} |\n|{}", heads.join(" | "), "---|".repeat(heads.len()))?;
    writeln!(out, "| none | | {} | |", cells(quiet.p99()))?;
    let mut all_held = true;
    for attack in Attack::ALL {
        let mut attacked = Quantiles::default();
        let attacking = tokio::spawn(repeat(attack, server.address));
        while !attacking.is_finished() {
            probe.measure(&mut attacked).await?;
            tokio::time::sleep(PAUSE).await;
        }
        let AttackOutcome { held, what } = attacking.await??;
        all_held &= held;
        let word = if held { "yes" } else { "NO" };
        writeln!(out, "| {} | {word} | {} | {what} |", attack.name(), cells(attacked.p99()))?;
    }
    writeln!(out, "\n{}", if all_held { "Every attack was held." } else { "Some attacks were not held." })?;
    Ok(all_held)
}

/// Tries an attack again and again for a while; it has to be held every time.
async fn repeat(attack: Attack, server: SocketAddr) -> Result<AttackOutcome, attacks::AttackError> {
    let begun = Instant::now();
    loop {
        let held = attack.attempt(server, FULL).await?;
        if !held.held || begun.elapsed() > LASTING {
            return Ok(held);
        }
        // So that the attack does not end for want of guests, of whom an address may bring only so many.
        tokio::time::sleep(BETWEEN).await;
    }
}

fn cells(p99: [Duration; 3]) -> String {
    p99.map(|taken| format!("{:.1}", taken.as_secs_f64() * 1000.0)).join(" | ")
}

async fn until_ready(server: &Server) -> Result<Probe, Box<dyn Error>> {
    const LIMIT: Duration = Duration::from_secs(30);
    let begun = Instant::now();
    loop {
        match Probe::new(server.address).await {
            Ok(probe) => return Ok(probe),
            Err(error) if begun.elapsed() > LIMIT => return Err(error.into()),
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
        }
    }
}

/// A server process on a new folder. Dropping it ends the process.
struct Server {
    child: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Server {
    fn start(program: &str) -> Result<Self, Box<dyn Error>> {
        let folder = tempfile::Builder::new().prefix("mandala-attack-").tempdir()?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut command = Command::new(program);
        command.args(["serve", "--listen", &address.to_string(), "--data"]).arg(folder.path());
        command.envs(SETTINGS).stdin(Stdio::null()).stdout(Stdio::null());
        Ok(Self { child: command.spawn()?, address, _folder: folder })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already, and its data is not needed any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An attack needs thousands of connections at once, here as well as there.
fn allow_many_connections() {
    #[cfg(unix)]
    {
        use nix::sys::resource::{Resource, getrlimit, setrlimit};
        // Where this fails, fewer connections are tried, and those that fail here count as refused.
        let _ = getrlimit(Resource::RLIMIT_NOFILE)
            .and_then(|(_, hard)| setrlimit(Resource::RLIMIT_NOFILE, hard.min(65_536), hard));
    }
}
