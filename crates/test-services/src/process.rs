//! A program that runs beside this one, and no longer than it.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::Failure;

/// How long a program may take to start or to end.
const LONG: Duration = Duration::from_secs(60);
/// How often one looks whether it has.
const OFTEN: Duration = Duration::from_millis(10);
/// As much of a log as is shown, in bytes.
const LAST_WORDS: u64 = 2000;

/// A running program. It is killed when this is dropped, and when this process ends, however it ends.
#[derive(Debug)]
pub struct Process {
    name: String,
    log: PathBuf,
    child: Child,
    leash: Child,
}

impl Process {
    /// Starts a program whose output goes to the end of a file.
    pub(crate) fn start(name: &str, mut command: Command, log: &Path) -> Result<Self, Failure> {
        let failed = || Failure::of(format!("starting {name}"));
        let file = File::options().create(true).append(true).open(log).map_err(failed())?;
        let again = file.try_clone().map_err(failed())?;
        // A group of its own: what is typed to end us reaches us alone, and we end it.
        command.process_group(0).stdin(Stdio::null()).stdout(file).stderr(again);
        let child = command.spawn().map_err(failed())?;
        // If this process dies, the pipe closes, the shell reads no more, and kills.
        let mut leash = Command::new("sh");
        leash.args(["-c", "read -r _; kill -KILL \"$1\"", "leash", &child.id().to_string()]);
        leash.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let leash = leash.spawn().map_err(failed())?;
        Ok(Self { name: name.to_owned(), log: log.to_owned(), child, leash })
    }

    /// Waits until it answers.
    pub(crate) fn until(&mut self, mut answers: impl FnMut() -> bool) -> Result<(), Failure> {
        let begun = Instant::now();
        while !answers() {
            if let Some(status) = self.ended()? {
                let (engine, how) = (self.name.clone(), status.to_string());
                return Err(Failure::Ended { engine, how, log: self.last_words() });
            }
            if begun.elapsed() > LONG {
                return Err(Failure::Silent { engine: self.name.clone(), log: self.last_words() });
            }
            std::thread::park_timeout(OFTEN);
        }
        Ok(())
    }

    /// How it has ended; nothing if it runs.
    pub fn ended(&mut self) -> Result<Option<ExitStatus>, Failure> {
        self.child.try_wait().map_err(Failure::of(format!("waiting for {}", self.name)))
    }

    /// Ends it as a machine does that is switched off.
    pub fn kill(&mut self) -> Result<(), Failure> {
        let failed = || Failure::of(format!("killing {}", self.name));
        // The leash first: it must not kill whoever gets the number next.
        self.leash.kill().map_err(failed())?;
        self.leash.wait().map_err(failed())?;
        self.child.kill().map_err(failed())?;
        self.child.wait().map_err(failed())?;
        Ok(())
    }

    /// Asks it to end, and waits until it has.
    pub fn end(&mut self) -> Result<(), Failure> {
        if self.ended()?.is_none() {
            self.signal(Signal::SIGTERM)?;
        }
        let begun = Instant::now();
        while self.ended()?.is_none() && begun.elapsed() < LONG {
            std::thread::park_timeout(OFTEN);
        }
        self.kill()
    }

    /// Its number.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Lets it do nothing, until it is told to go on.
    pub fn pause(&self) -> Result<(), Failure> {
        self.signal(Signal::SIGSTOP)
    }

    /// Lets it go on.
    pub fn resume(&self) -> Result<(), Failure> {
        self.signal(Signal::SIGCONT)
    }

    /// The end of what it has written.
    pub fn last_words(&self) -> String {
        let read = || -> std::io::Result<String> {
            let mut file = File::open(&self.log)?;
            let length = file.metadata()?.len();
            file.seek(SeekFrom::Start(length.saturating_sub(LAST_WORDS)))?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        read().unwrap_or_else(|error| format!("(not known: {error})"))
    }

    /// To a process that was not seen to end: so the number is still its own.
    fn signal(&self, signal: Signal) -> Result<(), Failure> {
        let failed = Failure::of(format!("sending {signal} to {}", self.name));
        kill(Pid::from_raw(self.child.id().cast_signed()), signal).map_err(|errno| failed(errno.into()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.kill();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(line: &str, folder: &Path) -> Process {
        let mut command = Command::new("sh");
        command.args(["-c", line]);
        Process::start("a shell", command, &folder.join("log")).unwrap()
    }

    fn state(process: &Process) -> char {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.child.id())).unwrap();
        stat.rsplit(") ").next().unwrap().chars().next().unwrap()
    }

    #[test]
    fn what_ends_by_itself_is_told_with_its_last_words() {
        let folder = tempfile::tempdir().unwrap();
        let error = shell("echo too bad >&2; exit 3", folder.path()).until(|| false).unwrap_err();
        assert_eq!(error.to_string(), "a shell has ended (exit status: 3); its log says: too bad\n");
    }

    #[test]
    fn a_paused_program_does_nothing_until_it_goes_on() {
        let folder = tempfile::tempdir().unwrap();
        let mut process = shell("while :; do sleep 1; done", folder.path());
        process.pause().unwrap();
        while state(&process) != 'T' {
            std::thread::yield_now();
        }
        process.resume().unwrap();
        while state(&process) == 'T' {
            std::thread::yield_now();
        }
        process.end().unwrap();
        assert!(process.ended().unwrap().is_some());
    }

    #[test]
    fn a_program_does_not_outlive_the_leash() {
        let folder = tempfile::tempdir().unwrap();
        let mut process = shell("while :; do sleep 1; done", folder.path());
        // As when this process dies: the pipe closes.
        drop(process.leash.stdin.take());
        let status = process.child.wait().unwrap();
        assert_eq!(std::os::unix::process::ExitStatusExt::signal(&status), Some(9));
    }
}
