//! A NATS server.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;

use crate::Failure;
use crate::engine::{find, free_port};
use crate::process::Process;

/// How long one waits for the first words of a connection.
const PATIENCE: Duration = Duration::from_millis(500);

/// The file of settings in its folder.
const SETTINGS: &str = "nats.conf";

/// Where in its folder it keeps streams.
const STREAMS: &str = "jetstream";

/// A `nats-server` of one's own, on a free port, with its streams in a folder that is removed after it.
#[derive(Debug)]
pub struct Nats {
    address: SocketAddr,
    folder: TempDir,
    jetstream: bool,
    process: Process,
}

impl Nats {
    /// Starts one; it answers when this returns.
    pub fn start() -> Result<Self, Failure> {
        Self::start_with("")
    }

    /// Starts one with these settings more, such as who may do what.
    pub fn start_with(settings: &str) -> Result<Self, Failure> {
        Self::start_in_new_folder(settings, true)
    }

    /// Starts one that carries words but keeps nothing.
    pub fn start_without_jetstream() -> Result<Self, Failure> {
        Self::start_in_new_folder("", false)
    }

    fn start_in_new_folder(settings: &str, jetstream: bool) -> Result<Self, Failure> {
        let folder = tempfile::Builder::new().prefix("mandala-nats-").tempdir();
        let folder = folder.map_err(Failure::of("a folder for NATS"))?;
        let file = folder.path().join(SETTINGS);
        std::fs::write(&file, settings).map_err(Failure::of(file.display().to_string()))?;
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

    /// Ends it.
    pub fn stop(&mut self) -> Result<(), Failure> {
        self.process.end()
    }

    /// Ends it as a machine does that is switched off.
    pub fn kill(&mut self) -> Result<(), Failure> {
        self.process.kill()
    }

    /// Ends it, if it runs, and starts it again: same port, same streams.
    pub fn restart(&mut self) -> Result<(), Failure> {
        if self.process.ended()?.is_none() {
            self.stop()?;
        }
        self.process = launch(self.address, self.folder.path(), self.jetstream)?;
        Ok(())
    }

    /// Ends it, removes what it has kept, and starts it again: same port, an empty disk.
    pub fn lose_disk(&mut self) -> Result<(), Failure> {
        self.kill()?;
        let streams = self.folder.path().join(STREAMS);
        std::fs::remove_dir_all(&streams).map_err(Failure::of(streams.display().to_string()))?;
        self.restart()
    }
}

fn launch(address: SocketAddr, folder: &Path, jetstream: bool) -> Result<Process, Failure> {
    let missing = Failure::NotInstalled { engine: "NATS", package: "nats-server" };
    let mut command = Command::new(find("nats-server", &["/usr/sbin".into()]).ok_or(missing)?);
    command.args(["--addr", "127.0.0.1", "--port", &address.port().to_string()]);
    command.arg("--config").arg(folder.join(SETTINGS));
    if jetstream {
        command.arg("--jetstream").arg("--store_dir").arg(folder);
    }
    let mut process = Process::start("nats-server", command, &folder.join("nats-server.log"))?;
    process.until(|| answers(address, jetstream))?;
    Ok(process)
}

/// A NATS server begins by saying who it is.
fn answers(address: SocketAddr, jetstream: bool) -> bool {
    let first = || -> std::io::Result<String> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
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
