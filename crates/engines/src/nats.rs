//! A NATS server with `JetStream`.

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

/// A `nats-server` of one's own, on a free port, with its streams in a folder that is removed after it.
#[derive(Debug)]
pub struct Nats {
    address: SocketAddr,
    folder: TempDir,
    process: Process,
}

impl Nats {
    /// Starts one; it answers when this returns.
    pub fn start() -> Result<Self, Failure> {
        Self::start_with("")
    }

    /// Starts one with these settings more, such as who may do what.
    pub fn start_with(settings: &str) -> Result<Self, Failure> {
        let folder = tempfile::Builder::new().prefix("mandala-nats-").tempdir();
        let folder = folder.map_err(Failure::of("a folder for NATS"))?;
        let file = folder.path().join(SETTINGS);
        std::fs::write(&file, settings).map_err(Failure::of(file.display().to_string()))?;
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port()?));
        let process = launch(address, folder.path())?;
        Ok(Self { address, folder, process })
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
        self.process = launch(self.address, self.folder.path())?;
        Ok(())
    }
}

fn launch(address: SocketAddr, folder: &Path) -> Result<Process, Failure> {
    let missing = Failure::NotInstalled { engine: "NATS", package: "nats-server" };
    let mut command = Command::new(find("nats-server", &["/usr/sbin".into()]).ok_or(missing)?);
    command.args(["--addr", "127.0.0.1", "--port", &address.port().to_string()]);
    command.arg("--config").arg(folder.join(SETTINGS));
    command.arg("--jetstream").arg("--store_dir").arg(folder);
    let mut process = Process::start("nats-server", command, &folder.join("nats-server.log"))?;
    process.until(|| answers(address))?;
    Ok(process)
}

/// A NATS server begins by saying who it is.
fn answers(address: SocketAddr) -> bool {
    let first = || -> std::io::Result<String> {
        let stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let mut line = String::new();
        BufReader::new(stream).read_line(&mut line)?;
        Ok(line)
    };
    first().is_ok_and(|line| line.starts_with("INFO ") && line.contains("\"jetstream\":true"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_answers_where_it_was_after_a_restart() {
        let mut nats = Nats::start().unwrap();
        let address = nats.address();
        assert!(answers(address));
        nats.stop().unwrap();
        assert!(!answers(address));
        nats.restart().unwrap();
        assert!(answers(address) && nats.url() == format!("nats://{address}"));
        nats.kill().unwrap();
        assert!(!answers(address));
    }
}
