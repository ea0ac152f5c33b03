//! A NATS server.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;

use crate::ServiceError;
use crate::process::Process;
use crate::service::{find, free_port};

/// The limit for the first line of a connection.
const LIMIT: Duration = Duration::from_millis(500);

/// The file of settings in its folder.
const SETTINGS: &str = "nats.conf";

/// Where in its folder it keeps streams.
const STREAMS: &str = "jetstream";

/// A `nats-server` on a free port, with its streams in a folder that is removed after it.
#[derive(Debug)]
pub struct Nats {
    address: SocketAddr,
    folder: TempDir,
    jetstream: bool,
    process: Process,
}

impl Nats {
    /// Starts one; it answers when this returns.
    pub fn start() -> Result<Self, ServiceError> {
        Self::start_with("")
    }

    /// Starts one with additional settings, such as permissions.
    pub fn start_with(settings: &str) -> Result<Self, ServiceError> {
        Self::start_in_new_folder(settings, true)
    }

    /// Starts one that carries messages but stores nothing.
    pub fn start_without_jetstream() -> Result<Self, ServiceError> {
        Self::start_in_new_folder("", false)
    }

    fn start_in_new_folder(settings: &str, jetstream: bool) -> Result<Self, ServiceError> {
        let folder = tempfile::Builder::new().prefix("mandala-nats-").tempdir();
        let folder = folder.map_err(ServiceError::during("a folder for NATS"))?;
        let file = folder.path().join(SETTINGS);
        std::fs::write(&file, settings).map_err(ServiceError::during(file.display().to_string()))?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let process = launch(address, folder.path(), jetstream)?;
        Ok(Self { address, folder, jetstream, process })
    }

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it is, as a URL.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// The number of its process.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Shuts it down.
    pub fn stop(&mut self) -> Result<(), ServiceError> {
        self.process.stop()
    }

    /// Kills it.
    pub fn kill(&mut self) -> Result<(), ServiceError> {
        self.process.kill()
    }

    /// Stops it, if it runs, and starts it again: same port, same streams.
    pub fn restart(&mut self) -> Result<(), ServiceError> {
        if self.process.exit_status()?.is_none() {
            self.stop()?;
        }
        self.process = launch(self.address, self.folder.path(), self.jetstream)?;
        Ok(())
    }

    /// Kills it, removes its streams, and starts it again: same port, an empty disk.
    pub fn lose_disk(&mut self) -> Result<(), ServiceError> {
        self.kill()?;
        let streams = self.folder.path().join(STREAMS);
        std::fs::remove_dir_all(&streams).map_err(ServiceError::during(streams.display().to_string()))?;
        self.restart()
    }
}

fn launch(address: SocketAddr, folder: &Path, jetstream: bool) -> Result<Process, ServiceError> {
    let missing = ServiceError::NotInstalled { service: "NATS", package: "nats-server" };
    let mut command = Command::new(find("nats-server", &["/usr/sbin".into()]).ok_or(missing)?);
    command.args(["--addr", "127.0.0.1", "--port", &address.port().to_string()]);
    command.arg("--config").arg(folder.join(SETTINGS));
    if jetstream {
        command.arg("--jetstream").arg("--store_dir").arg(folder);
    }
    let mut process = Process::start("nats-server", command, &folder.join("nats-server.log"))?;
    process.wait_until(|| answers(address, jetstream))?;
    Ok(process)
}

/// Whether the server sends its first line.
fn answers(address: SocketAddr, jetstream: bool) -> bool {
    let first = || -> std::io::Result<String> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(LIMIT))?;
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line)?;
        Ok(line)
    };
    let is_ready = |line: &str| !jetstream || line.contains("\"jetstream\":true");
    first().is_ok_and(|line| line.starts_with("INFO ") && is_ready(&line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_answers_where_it_was_after_a_restart() {
        let mut nats = Nats::start().unwrap();
        let address = nats.address();
        assert!(answers(address, true));
        nats.stop().unwrap();
        assert!(!answers(address, true));
        nats.restart().unwrap();
        assert!(answers(address, true) && nats.url() == format!("nats://{address}"));
        nats.lose_disk().unwrap();
        assert!(answers(address, true));
        nats.kill().unwrap();
        assert!(!answers(address, true));
    }

    #[test]
    fn one_without_jetstream_says_so() {
        let nats = Nats::start_without_jetstream().unwrap();
        assert!(answers(nats.address(), false) && !answers(nats.address(), true));
    }
}
