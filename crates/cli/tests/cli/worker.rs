//! A worker as a process: what it tells those who look after it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;
use test_services::Nats;

/// A process that does not outlive its test.
struct Worker(Child);

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn answer(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// Asks for the figures until they say so.
fn until(address: &str, figure: &str) {
    let begun = Instant::now();
    while !answer(address, "/metrics").contains(figure) {
        assert!(begun.elapsed() < Duration::from_secs(60), "never `{figure}`");
    }
}

#[test]
fn a_worker_shows_its_figures_and_logs_that_it_is_connected_again() {
    let mut nats = Nats::start().unwrap();
    let mut child = Command::new(env!("CARGO_BIN_EXE_mandala"))
        .args(["worker", "--bus", &nats.url(), "--metrics", "localhost:0", "--log", "json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut log = BufReader::new(child.stderr.take().unwrap()).lines().map(Result::unwrap);
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    let worker = Worker(child);
    let first: Value = serde_json::from_str(&log.next().unwrap()).unwrap();
    assert_eq!(first["message"], "answering /metrics and /healthz");
    let address = first["address"].as_str().unwrap().to_owned();
    let mut line = String::new();
    stdout.read_line(&mut line).unwrap();
    assert!(line.starts_with("Thinking for "), "{line}");
    assert!(answer(&address, "/healthz").ends_with("ok\n"));
    until(&address, "mandala_queue_connected 1");
    nats.kill().unwrap();
    until(&address, "mandala_queue_connected 0");
    nats.restart().unwrap();
    until(&address, "mandala_queue_connected 1");
    let lost = log.position(|line| line.contains("lost the connection to the job queue"));
    assert!(lost.is_some());
    assert!(log.any(|line| line.contains("connected to the job queue")));
    drop(worker);
}
