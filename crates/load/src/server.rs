//! A server of our own, for as long as the measurement takes.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::api::Api;
use crate::error::LoadError;

/// The usual limits protect a server from a single client that sends as much as thousands.
const RAISED: [(&str, &str); 2] = [("MANDALA_LIMITS", "raised"), ("MANDALA_LOG_LEVEL", "error")];

/// A server process on a new folder. Dropping it ends the process.
#[derive(Debug)]
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    started: Instant,
    _folder: TempDir,
}

impl Server {
    /// Starts the program `mandala`.
    pub(crate) fn start(program: &Path, within: Option<&Path>) -> Result<Self, LoadError> {
        let within = within.map_or_else(on_disk, Path::to_owned);
        let file = |source| LoadError::File { path: within.clone(), source };
        let folder = tempfile::Builder::new().prefix("mandala-load-").tempdir_in(&within).map_err(file)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let started = Instant::now();
        let mut command = Command::new(program);
        command.args(["serve", "--listen", &address.to_string(), "--data"]).arg(folder.path()).envs(RAISED);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        // Ctrl-C is for the client; the server ends after it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn()?;
        Ok(Self { child, address, started, _folder: folder })
    }

    /// Waits until the server says that it is ready, which is later than its port being open. Gives the time since the
    /// process was started.
    pub(crate) async fn ready(&mut self, api: &Api) -> Result<Duration, LoadError> {
        const LIMIT: Duration = Duration::from_secs(30);
        while !api.is_ready().await {
            if let Some(status) = self.child.try_wait()? {
                return Err(LoadError::ServerEnded(status));
            }
            if self.started.elapsed() > LIMIT {
                return Err(LoadError::ServerSilent);
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(self.started.elapsed())
    }

    /// The processor time of the server.
    pub(crate) fn cpu_time(&self) -> Option<Duration> {
        cpu_time(&self.child.id().to_string())
    }

    /// The server's resident memory in MB; nothing where the system does not tell.
    pub(crate) fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes * 1024.0 / 1e6)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already, and its data is not needed any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The processor time of a process, all its threads together; `self` is this one. Nothing where the system does not tell.
pub(crate) fn cpu_time(process: &str) -> Option<Duration> {
    let mut total = Duration::ZERO;
    for thread in std::fs::read_dir(format!("/proc/{process}/task")).ok()? {
        // A thread may have ended meanwhile.
        let Ok(text) = std::fs::read_to_string(thread.ok()?.path().join("schedstat")) else { continue };
        total += Duration::from_nanos(text.split(' ').next()?.parse().ok()?);
    }
    Some(total)
}

/// A temporary folder on a disk. `/tmp` is often memory, which would make every commit look cheap.
fn on_disk() -> PathBuf {
    let lasting = PathBuf::from("/var/tmp");
    if lasting.is_dir() { lasting } else { std::env::temp_dir() }
}
