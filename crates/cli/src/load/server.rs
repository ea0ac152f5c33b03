//! A server of one's own, for as long as the measurement takes.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::TempDir;

use super::api::Api;
use crate::failure::Failure;

/// Limits that protect a real server from too many people; one client that plays for thousands needs others.
const RAISED: [(&str, &str); 2] = [("MANDALA_LIMITS", "raised"), ("MANDALA_LOG_LEVEL", "error")];

/// A server process on a new folder. It ends with this value.
#[derive(Debug)]
pub(super) struct Server {
    child: Child,
    pub(super) address: SocketAddr,
    started: Instant,
    _folder: TempDir,
}

impl Server {
    pub(super) fn start(within: Option<&Path>) -> Result<Self, Failure> {
        let within = within.map_or_else(on_disk, Path::to_owned);
        let file = |source| Failure::File { path: within.clone(), source };
        let folder = tempfile::Builder::new().prefix("mandala-load-").tempdir_in(&within).map_err(file)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let started = Instant::now();
        let mut command = Command::new(std::env::current_exe()?);
        command.args(["serve", "--listen", &address.to_string(), "--data"]).arg(folder.path()).envs(RAISED);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        // What is typed to end the client must not end the server first.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let child = command.spawn()?;
        Ok(Self { child, address, started, _folder: folder })
    }

    /// Waits until the server says that it is ready, which is later than its port being open; gives the time from starting
    /// the process.
    pub(super) async fn ready(&mut self, api: &Api) -> Result<Duration, Failure> {
        const LONG: Duration = Duration::from_secs(30);
        while !api.is_ready().await {
            if let Some(status) = self.child.try_wait()? {
                return Err(io::Error::other(format!("the server has ended: {status}")).into());
            }
            if self.started.elapsed() > LONG {
                return Err(io::Error::other("the server does not answer").into());
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        Ok(self.started.elapsed())
    }

    /// How long the server has been computing, all its threads together.
    pub(super) fn computed(&self) -> Option<Duration> {
        computed(&self.child.id().to_string())
    }

    /// The memory the server has in use, in MB; nothing where the system does not tell.
    pub(super) fn memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kibibytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kibibytes * 1024.0 / 1e6)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended already; what it has acknowledged it has kept, and nobody needs that any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How long a process has been computing; `self` is this one. Nothing where the system does not tell.
pub(super) fn computed(process: &str) -> Option<Duration> {
    let mut total = Duration::ZERO;
    for thread in std::fs::read_dir(format!("/proc/{process}/task")).ok()? {
        // A thread may have ended meanwhile.
        let Ok(text) = std::fs::read_to_string(thread.ok()?.path().join("schedstat")) else { continue };
        total += Duration::from_nanos(text.split(' ').next()?.parse().ok()?);
    }
    Some(total)
}

/// Where temporary files live on a disk: often `/tmp` is memory, which would make every commit look cheap.
fn on_disk() -> PathBuf {
    let lasting = PathBuf::from("/var/tmp");
    if lasting.is_dir() { lasting } else { std::env::temp_dir() }
}
