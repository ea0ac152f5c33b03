//! A program that runs beside this one, and is killed with it.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use nix::sys::signal::{Signal, kill};
use nix::unistd::Pid;

use crate::ServiceError;

/// The limit for starting and for stopping.
const LIMIT: Duration = Duration::from_secs(60);
/// How often a start or stop is polled.
const POLL_INTERVAL: Duration = Duration::from_millis(10);
/// How much of a log is shown, in bytes.
const LOG_TAIL: u64 = 2000;

/// A running program. It is killed when this is dropped, and when this process ends, however it ends.
#[derive(Debug)]
pub struct Process {
    name: String,
    log: PathBuf,
    child: Child,
    watchdog: Child,
}

impl Process {
    /// Starts a program whose output goes to the end of a file.
    pub(crate) fn start(name: &str, mut command: Command, log: &Path) -> Result<Self, ServiceError> {
        let failed = || ServiceError::during(format!("starting {name}"));
        let file = File::options().create(true).append(true).open(log).map_err(failed())?;
        let again = file.try_clone().map_err(failed())?;
        // A process group of its own, so that Ctrl-C reaches us alone, and we stop it.
        command.process_group(0).stdin(Stdio::null()).stdout(file).stderr(again);
        let child = command.spawn().map_err(failed())?;
        // If this process dies, the pipe closes, the shell reads no more, and kills.
        let mut watchdog = Command::new("sh");
        watchdog.args(["-c", "read -r _; kill -KILL \"$1\"", "watchdog", &child.id().to_string()]);
        watchdog.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let watchdog = watchdog.spawn().map_err(failed())?;
        Ok(Self { name: name.to_owned(), log: log.to_owned(), child, watchdog })
    }

    /// Waits until it answers.
    pub(crate) fn wait_until(&mut self, mut answers: impl FnMut() -> bool) -> Result<(), ServiceError> {
        let begun = Instant::now();
        while !answers() {
            if let Some(status) = self.exit_status()? {
                let (service, how) = (self.name.clone(), status.to_string());
                return Err(ServiceError::Exited { service, how, log: self.log_tail() });
            }
            if begun.elapsed() > LIMIT {
                return Err(ServiceError::NotAnswering { service: self.name.clone(), log: self.log_tail() });
            }
            std::thread::park_timeout(POLL_INTERVAL);
        }
        Ok(())
    }

    /// Its exit status; nothing if it runs.
    pub fn exit_status(&mut self) -> Result<Option<ExitStatus>, ServiceError> {
        self.child.try_wait().map_err(ServiceError::during(format!("waiting for {}", self.name)))
    }

    /// Kills it.
    pub fn kill(&mut self) -> Result<(), ServiceError> {
        let failed = || ServiceError::during(format!("killing {}", self.name));
        // The watchdog first, or it might kill a later process with the same id.
        self.watchdog.kill().map_err(failed())?;
        self.watchdog.wait().map_err(failed())?;
        self.child.kill().map_err(failed())?;
        self.child.wait().map_err(failed())?;
        Ok(())
    }

    /// Asks it to exit, waits, and kills it if it takes too long.
    pub fn stop(&mut self) -> Result<(), ServiceError> {
        if self.exit_status()?.is_none() {
            self.signal(Signal::SIGTERM)?;
        }
        let begun = Instant::now();
        while self.exit_status()?.is_none() && begun.elapsed() < LIMIT {
            std::thread::park_timeout(POLL_INTERVAL);
        }
        self.kill()
    }

    /// Its id.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Suspends it.
    pub fn pause(&self) -> Result<(), ServiceError> {
        self.signal(Signal::SIGSTOP)
    }

    /// Resumes it.
    pub fn resume(&self) -> Result<(), ServiceError> {
        self.signal(Signal::SIGCONT)
    }

    /// The end of its log.
    pub fn log_tail(&self) -> String {
        let read = || -> std::io::Result<String> {
            let mut file = File::open(&self.log)?;
            let length = file.metadata()?.len();
            file.seek(SeekFrom::Start(length.saturating_sub(LOG_TAIL)))?;
            let mut bytes = Vec::new();
            file.read_to_end(&mut bytes)?;
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        read().unwrap_or_else(|error| format!("(not known: {error})"))
    }

    /// The process has not been waited for, so the id is still its own.
    fn signal(&self, signal: Signal) -> Result<(), ServiceError> {
        let failed = ServiceError::during(format!("sending {signal} to {}", self.name));
        kill(Pid::from_raw(self.child.id().cast_signed()), signal).map_err(|errno| failed(errno.into()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may have exited already.
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
    fn an_early_exit_is_reported_with_the_end_of_the_log() {
        let folder = tempfile::tempdir().unwrap();
        let error = shell("echo too bad >&2; exit 3", folder.path()).wait_until(|| false).unwrap_err();
        assert_eq!(error.to_string(), "a shell has exited (exit status: 3); its log says: too bad\n");
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
        process.stop().unwrap();
        assert!(process.exit_status().unwrap().is_some());
    }

    #[test]
    fn a_program_does_not_outlive_the_leash() {
        let folder = tempfile::tempdir().unwrap();
        let mut process = shell("while :; do sleep 1; done", folder.path());
        // As when this process dies: the pipe closes.
        drop(process.watchdog.stdin.take());
        let status = process.child.wait().unwrap();
        assert_eq!(std::os::unix::process::ExitStatusExt::signal(&status), Some(9));
    }
}
