//! A round: clients play, a fault is injected, they play on, and then everything is checked.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use test_services::{Cluster, Plan};

use crate::error::ACKNOWLEDGEMENT_TIMEOUT;
use crate::fault::Traffic;
use crate::{Checker, EntryKind, Fault, Figures, Observations, RoundError, StoredTables, replay};

/// Play must go on by itself within this time after a fault.
const WITHIN: Duration = Duration::from_secs(10);
/// How much longer is played.
const BEYOND: Duration = Duration::from_secs(2);
/// Actions that are played before anything is exchanged.
const BEFORE: u64 = 50;
/// Actions that are played after a fault, before everything is checked.
const AFTER: u64 = 100;
/// How long the clients play if they are not stopped.
const SECONDS: &str = "600";

/// A cluster under test.
#[derive(Debug)]
pub struct Suite {
    program: PathBuf,
    cluster: Cluster,
    /// How long a fault lasts that has to end, such as a pause.
    lasting: Duration,
    tables: u32,
    observed: Observations,
    checker: Checker,
    rng: Xoshiro256PlusPlus,
}

/// The result of a round.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The figures of the clients.
    pub figures: Figures,
    /// Tables that were checked, from the beginning.
    pub tables: usize,
    /// Finished games that were played again, from the beginning.
    pub games: usize,
    /// Games in which a clock has run out, from the beginning.
    pub timeouts: usize,
}

impl Suite {
    /// Starts a cluster of three nodes and two workers. All chance comes from the seed, except for the timing of processes.
    pub fn start(program: &Path, seed: u64, tables: u32, lasting: Duration) -> Result<Self, RoundError> {
        // All clients come from one address.
        let variables = [("MANDALA_LIMITS", "raised"), ("MANDALA_LOG_LEVEL", "warn")];
        let plan = Plan {
            program: program.to_owned(),
            nodes: 3,
            workers: 2,
            variables: variables.map(|(name, value)| (name.to_owned(), value.to_owned())).to_vec(),
        };
        Ok(Self {
            program: program.to_owned(),
            cluster: Cluster::start(&plan)?,
            lasting,
            tables,
            observed: Observations::default(),
            checker: Checker::default(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        })
    }

    /// Lets clients play, injects faults one after the other at random moments, and checks everything.
    pub fn round(&mut self, faults: &[Fault]) -> Result<Outcome, RoundError> {
        let lasting = self.lasting;
        self.while_playing(|cluster, rng, clients| {
            for fault in faults {
                clients.wait_for_actions(1 + u64::from(rng.next_u32() % 100))?;
                fault.inject(cluster, rng, lasting, clients)?;
            }
            Ok(())
        })
    }

    /// Lets clients play while every process is exchanged for one of another program, and one node back again. Then checks
    /// everything.
    pub fn upgrade(&mut self, to: &Path) -> Result<Outcome, RoundError> {
        let from = self.program.clone();
        self.while_playing(|cluster, _, clients| {
            clients.wait_for_actions(BEFORE)?;
            for node in 0..cluster.nodes().len() {
                cluster.nodes()[node].exchange(to)?;
                clients.wait_for_actions(AFTER)?;
            }
            for worker in cluster.workers() {
                worker.exchange(to)?;
                clients.wait_for_actions(AFTER)?;
            }
            // A rollback.
            cluster.nodes()[0].exchange(&from)?;
            Ok(())
        })
    }

    fn while_playing(
        &mut self,
        during: impl FnOnce(&mut Cluster, &mut Xoshiro256PlusPlus, &mut Clients<'_>) -> Result<(), RoundError>,
    ) -> Result<Outcome, RoundError> {
        let done = self.play(during).and_then(|figures| self.check(figures));
        if done.is_err() {
            self.cluster.keep_logs();
        }
        done
    }

    /// Where the logs of the cluster are. They are kept if a round has failed.
    pub fn logs(&self) -> &Path {
        self.cluster.logs()
    }

    fn play(
        &mut self,
        during: impl FnOnce(&mut Cluster, &mut Xoshiro256PlusPlus, &mut Clients<'_>) -> Result<(), RoundError>,
    ) -> Result<Figures, RoundError> {
        let mut clients = Clients::start(&self.program, &self.cluster, self.tables, &mut self.observed)?;
        during(&mut self.cluster, &mut self.rng, &mut clients)?;
        // Longer than a pause may last, so that a table that does not go on is noticed.
        clients.wait_until(Instant::now() + WITHIN + BEYOND)?;
        clients.wait_for_actions(AFTER)?;
        clients.end()
    }

    fn check(&mut self, figures: Figures) -> Result<Outcome, RoundError> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let stored = runtime.block_on(StoredTables::read(&self.cluster.database()))?;
        let records = self.checker.check(&stored, &self.observed)?;
        replay(&self.program, &records)?;
        if Duration::from_millis(figures.longest_pause_ms) > WITHIN {
            return Err(RoundError::PausedTooLong(Box::new(figures)));
        }
        Ok(Outcome {
            figures,
            tables: stored.tables.len(),
            games: self.checker.games.len(),
            timeouts: self.checker.timeouts.len(),
        })
    }
}

/// The clients, and what they observe.
struct Clients<'a> {
    child: Child,
    lines: Receiver<String>,
    observed: &'a mut Observations,
    /// Their standard error.
    stderr: tempfile::NamedTempFile,
}

impl<'a> Clients<'a> {
    fn start(
        program: &Path,
        cluster: &Cluster,
        tables: u32,
        observed: &'a mut Observations,
    ) -> Result<Self, RoundError> {
        let stderr = tempfile::NamedTempFile::new()?;
        let mut command = Command::new(program);
        command.args(["load", "--patient", "--json", "--ledger", "-", "--seconds", SECONDS]);
        command.args(["--tables", &tables.to_string(), "--think", "30", "--computers", "--clock", "10+0"]);
        for address in cluster.addresses() {
            command.args(["--url", &format!("http://{address}")]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(File::create(stderr.path())?);
        let mut child = command.spawn()?;
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        let (send, lines) = mpsc::channel();
        // Read at once, so that the clients never block on the pipe.
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Ok(Self { child, lines, observed, stderr })
    }

    /// The next entry of the ledger; nothing if none comes before this moment.
    fn next(&mut self, moment: Instant) -> Result<Option<EntryKind>, RoundError> {
        match self.lines.recv_timeout(moment.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(Some(self.observed.record(&line)?)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(RoundError::Clients(self.errors())),
        }
    }

    /// Interrupts the clients, and waits until they have settled.
    fn end(mut self) -> Result<Figures, RoundError> {
        kill(Pid::from_raw(self.child.id().cast_signed()), Signal::SIGINT).map_err(io::Error::from)?;
        while let Ok(line) = self.lines.recv() {
            self.observed.record(&line)?;
        }
        let status = self.child.wait()?;
        let errors = self.errors();
        match Figures::find(&errors) {
            Some(figures) if status.success() && figures.converged && figures.errors == 0 => Ok(figures),
            _ => Err(RoundError::Clients(errors)),
        }
    }

    fn errors(&self) -> String {
        std::fs::read_to_string(self.stderr.path()).unwrap_or_else(|error| error.to_string())
    }
}

impl Traffic for Clients<'_> {
    fn wait_for_actions(&mut self, actions: u64) -> Result<(), RoundError> {
        let mut left = actions;
        let mut last = Instant::now();
        while left > 0 {
            match self.next(last + ACKNOWLEDGEMENT_TIMEOUT)? {
                Some(EntryKind::Ack) => {
                    left -= 1;
                    last = Instant::now();
                }
                Some(_) => {}
                None => return Err(RoundError::NoProgress),
            }
        }
        Ok(())
    }

    fn wait_until(&mut self, moment: Instant) -> Result<(), RoundError> {
        while Instant::now() < moment {
            self.next(moment)?;
        }
        Ok(())
    }
}

impl Drop for Clients<'_> {
    fn drop(&mut self) {
        // They have exited already, unless the round has failed.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
