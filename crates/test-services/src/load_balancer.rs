//! A load balancer in front of all nodes: `HAProxy`.

use std::fmt::Write as _;
use std::io::{BufRead, BufReader, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::process::Command;
use std::time::Duration;

use tempfile::TempDir;

use crate::ServiceError;
use crate::process::Process;
use crate::service::{find, free_port};

/// The health checks are frequent, so that no client is sent to a node that is gone. Tunnels may be quiet for long, because the
/// server pings its clients itself.
const SETTINGS: &str = "\
defaults
    mode http
    option forwardfor
    option redispatch 1
    retries 3
    timeout connect 2s
    timeout client 90s
    timeout server 90s
    timeout tunnel 1h
    timeout queue 5s
";

/// A `haproxy` that distributes connections among the nodes that are ready.
#[derive(Debug)]
pub struct LoadBalancer {
    address: SocketAddr,
    _process: Process,
    _folder: TempDir,
}

impl LoadBalancer {
    /// Starts one at an address, or at a free port.
    pub fn start(address: Option<SocketAddr>, nodes: &[SocketAddr]) -> Result<Self, ServiceError> {
        let missing = ServiceError::NotInstalled { service: "HAProxy", package: "haproxy" };
        let program = find("haproxy", &["/usr/sbin".into()]).ok_or(missing)?;
        let folder = tempfile::Builder::new().prefix("mandala-load_balancer-").tempdir();
        let folder = folder.map_err(ServiceError::during("a folder for HAProxy"))?;
        let address = match address {
            Some(address) => address,
            None => (Ipv4Addr::LOCALHOST, free_port()?).into(),
        };
        let file = folder.path().join("haproxy.cfg");
        let failed = ServiceError::during(file.display().to_string());
        std::fs::write(&file, settings(address, nodes)).map_err(failed)?;
        let mut command = Command::new(program);
        command.arg("-db").arg("-f").arg(&file);
        let mut process = Process::start("haproxy", command, &folder.path().join("haproxy.log"))?;
        process.wait_until(|| is_ready(address))?;
        Ok(Self { address, _process: process, _folder: folder })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}

fn settings(address: SocketAddr, nodes: &[SocketAddr]) -> String {
    let mut text = format!("{SETTINGS}\nlisten mandala\n    bind {address}\n    balance roundrobin\n");
    text.push_str("    option httpchk GET /readyz\n    default-server check inter 500ms fall 2 rise 1\n");
    for (index, node) in nodes.iter().enumerate() {
        writeln!(text, "    server node-{} {node}", index + 1).expect("a string takes everything");
    }
    text
}

/// Whether a server says that it is ready.
pub(crate) fn is_ready(address: SocketAddr) -> bool {
    let ask = || -> std::io::Result<String> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(2)))?;
        stream.write_all(b"GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")?;
        let mut status = String::new();
        BufReader::new(stream).read_line(&mut status)?;
        Ok(status)
    };
    ask().is_ok_and(|status| status.starts_with("HTTP/1.1 200 "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;
    use std::thread;

    /// A node that answers every request with this status.
    fn node(status: &'static str) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                thread::spawn(move || {
                    let mut lines = BufReader::new(stream.try_clone().unwrap()).lines();
                    while lines.next().is_some_and(|line| line.is_ok_and(|line| !line.is_empty())) {}
                    let answer =
                        format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
                    let _ = stream.write_all(answer.as_bytes());
                });
            }
        });
        address
    }

    #[test]
    fn only_nodes_that_are_ready_are_asked() {
        let load_balancer =
            LoadBalancer::start(None, &[node("503 Service Unavailable"), node("200 OK")]).unwrap();
        // After two health checks the node that is not ready gets no more connections.
        let mut right = 0;
        while right < 20 {
            right = if is_ready(load_balancer.address()) { right + 1 } else { 0 };
        }
    }
}
