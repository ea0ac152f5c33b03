//! A round: people play, something happens, they play on, and then everything is checked.

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

use crate::fault::Playing;
use crate::histories::ReadError;
use crate::{Checker, Fault, Figures, Histories, Seen, Told, Wrong, replay};

/// Play must go on by itself within this time after a fault.
const WITHIN: Duration = Duration::from_secs(10);
/// As much longer is played.
const BEYOND: Duration = Duration::from_secs(2);
/// If nothing was acknowledged for so long, nothing will be.
const STILL: Duration = Duration::from_secs(30);
/// As many actions as are played before anything is exchanged.
const BEFORE: u64 = 50;
/// As many actions as are played after a fault, before all is checked.
const AFTER: u64 = 100;
/// How long the clients play if nobody ends them.
const SECONDS: &str = "600";

/// A cluster to which things happen.
#[derive(Debug)]
pub struct Suite {
    program: PathBuf,
    cluster: Cluster,
    /// How long a fault lasts that has to end: a pause, a cut.
    lasting: Duration,
    tables: u32,
    told: Told,
    checker: Checker,
    rng: Xoshiro256PlusPlus,
}

/// What has come of a round.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// What the clients say.
    pub figures: Figures,
    /// Tables that were checked, from the beginning.
    pub tables: usize,
    /// Finished games that were played again, from the beginning.
    pub games: usize,
    /// Games in which a clock has run out, from the beginning.
    pub timeouts: usize,
}

/// Why a round has failed.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// The checker has found something.
    #[error(transparent)]
    Wrong(#[from] Wrong),
    /// A part of the cluster does not do as it is told.
    #[error(transparent)]
    Engine(#[from] test_services::Failure),
    /// The database cannot be read.
    #[error(transparent)]
    Unread(#[from] ReadError),
    /// Play does not go on.
    #[error("nothing was acknowledged for {} s", STILL.as_secs())]
    Still,
    /// Nobody died where somebody should have.
    #[error("no process came to the place `{0}`")]
    Unreached(String),
    /// Play has gone on too late.
    #[error("nothing happened for {} ms where something should have, before {}", .0.longest_pause_ms, .0.longest_pause_at)]
    Late(Box<Figures>),
    /// The clients do not say the same in the end, or saw what they should not.
    #[error("the clients are not content: {0}")]
    Clients(String),
    /// The system has failed.
    #[error(transparent)]
    System(#[from] io::Error),
}

impl Suite {
    /// Starts a cluster of three nodes and two workers. All chance comes from the seed, all but that of the moments in which
    /// processes do what.
    pub fn start(program: &Path, seed: u64, tables: u32, lasting: Duration) -> Result<Self, Failed> {
        // The clients are many for one address.
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
            told: Told::default(),
            checker: Checker::default(),
            rng: Xoshiro256PlusPlus::seed_from_u64(seed),
        })
    }

    /// Lets people play, lets faults happen one after the other at random moments, and checks everything.
    pub fn round(&mut self, faults: &[Fault]) -> Result<Outcome, Failed> {
        let lasting = self.lasting;
        self.while_playing(|cluster, rng, load| {
            for fault in faults {
                load.go_on(1 + u64::from(rng.next_u32() % 100))?;
                fault.happen(cluster, rng, lasting, load)?;
            }
            Ok(())
        })
    }

    /// Lets people play while every process is exchanged for one of another program, and one node back again; checks
    /// everything.
    pub fn upgrade(&mut self, to: &Path) -> Result<Outcome, Failed> {
        let from = self.program.clone();
        self.while_playing(|cluster, _, load| {
            load.go_on(BEFORE)?;
            for node in 0..cluster.nodes().len() {
                cluster.nodes()[node].exchange(to)?;
                load.go_on(AFTER)?;
            }
            for worker in cluster.workers() {
                worker.exchange(to)?;
                load.go_on(AFTER)?;
            }
            // Whoever is not content with the new one goes back.
            cluster.nodes()[0].exchange(&from)?;
            Ok(())
        })
    }

    fn while_playing(
        &mut self,
        happens: impl FnOnce(&mut Cluster, &mut Xoshiro256PlusPlus, &mut Load<'_>) -> Result<(), Failed>,
    ) -> Result<Outcome, Failed> {
        let done = self.play(happens).and_then(|figures| self.check(figures));
        if done.is_err() {
            self.cluster.keep_logs();
        }
        done
    }

    /// Where the logs of the cluster are. They stay if a round has failed.
    pub fn logs(&self) -> &Path {
        self.cluster.logs()
    }

    fn play(
        &mut self,
        happens: impl FnOnce(&mut Cluster, &mut Xoshiro256PlusPlus, &mut Load<'_>) -> Result<(), Failed>,
    ) -> Result<Figures, Failed> {
        let mut load = Load::start(&self.program, &self.cluster, self.tables, &mut self.told)?;
        happens(&mut self.cluster, &mut self.rng, &mut load)?;
        // A table that stands still is noticed only by those who stay longer than it may.
        load.until(Instant::now() + WITHIN + BEYOND)?;
        load.go_on(AFTER)?;
        load.end()
    }

    fn check(&mut self, figures: Figures) -> Result<Outcome, Failed> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let histories = runtime.block_on(Histories::read(&self.cluster.database()))?;
        let records = self.checker.check(&histories, &self.told)?;
        replay(&self.program, &records)?;
        if Duration::from_millis(figures.longest_pause_ms) > WITHIN {
            return Err(Failed::Late(Box::new(figures)));
        }
        Ok(Outcome {
            figures,
            tables: histories.tables.len(),
            games: self.checker.games.len(),
            timeouts: self.checker.timeouts.len(),
        })
    }
}

/// Clients at play, and what they are told.
struct Load<'a> {
    child: Child,
    lines: Receiver<String>,
    told: &'a mut Told,
    /// What they write besides.
    said: tempfile::NamedTempFile,
}

impl<'a> Load<'a> {
    fn start(program: &Path, cluster: &Cluster, tables: u32, told: &'a mut Told) -> Result<Self, Failed> {
        let said = tempfile::NamedTempFile::new()?;
        let mut command = Command::new(program);
        command.args(["load", "--patient", "--json", "--ledger", "-", "--seconds", SECONDS]);
        command.args(["--tables", &tables.to_string(), "--think", "30", "--computers", "--clock", "10+0"]);
        for address in cluster.addresses() {
            command.args(["--url", &format!("http://{address}")]);
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(File::create(said.path())?);
        let mut child = command.spawn()?;
        let out = BufReader::new(child.stdout.take().expect("it is piped"));
        let (send, lines) = mpsc::channel();
        // Read all the time, so that the clients never wait for us.
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Ok(Self { child, lines, told, said })
    }

    /// The next line, until some moment; nothing if there was none.
    fn next(&mut self, moment: Instant) -> Result<Option<Seen>, Failed> {
        match self.lines.recv_timeout(moment.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(Some(self.told.note(&line)?)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(Failed::Clients(self.words())),
        }
    }

    /// Asks the clients to come to an end, and waits until they have.
    fn end(mut self) -> Result<Figures, Failed> {
        kill(Pid::from_raw(self.child.id().cast_signed()), Signal::SIGINT).map_err(io::Error::from)?;
        while let Ok(line) = self.lines.recv() {
            self.told.note(&line)?;
        }
        let status = self.child.wait()?;
        let words = self.words();
        match Figures::find(&words) {
            Some(figures) if status.success() && figures.converged && figures.errors == 0 => Ok(figures),
            _ => Err(Failed::Clients(words)),
        }
    }

    fn words(&self) -> String {
        std::fs::read_to_string(self.said.path()).unwrap_or_else(|error| error.to_string())
    }
}

impl Playing for Load<'_> {
    fn go_on(&mut self, actions: u64) -> Result<(), Failed> {
        let mut left = actions;
        let mut last = Instant::now();
        while left > 0 {
            match self.next(last + STILL)? {
                Some(Seen::Ack) => {
                    left -= 1;
                    last = Instant::now();
                }
                Some(_) => {}
                None => return Err(Failed::Still),
            }
        }
        Ok(())
    }

    fn until(&mut self, moment: Instant) -> Result<(), Failed> {
        while Instant::now() < moment {
            self.next(moment)?;
        }
        Ok(())
    }
}

impl Drop for Load<'_> {
    fn drop(&mut self) {
        // They have ended already, unless something went wrong.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
