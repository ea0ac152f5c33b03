//! Server-sent events, as far as a server of ours sends them: names, data on one line, and comments.

use std::time::Duration;

use http_body_util::BodyExt;
use hyper::body::Incoming;
use protocol::PersonalEvent;
use tokio::time::timeout;

use super::error::ClientError;

/// After this silence the connection is given up. Servers send a comment at least every 20 seconds.
const SILENCE: Duration = Duration::from_secs(60);

/// The longest event. A state lists all of a person's tables.
const LONGEST: usize = 4 << 20;

/// The events of a person, as they come.
pub(super) struct EventStream {
    body: Incoming,
    received: Received,
}

impl EventStream {
    pub(super) fn new(body: Incoming) -> Self {
        Self { body, received: Received::default() }
    }

    /// The next event. Dropping the future loses nothing.
    pub(super) async fn next(&mut self) -> Result<PersonalEvent, ClientError> {
        loop {
            if let Some(event) = self.received.next() {
                return event;
            }
            let silent = |_| ClientError::Lost("the server is silent".into());
            let frame = timeout(SILENCE, self.body.frame()).await.map_err(silent)?;
            let frame = frame.ok_or_else(|| ClientError::Lost("the event stream has ended".into()))?;
            let frame = frame.map_err(|error| ClientError::Lost(error.into()))?;
            if let Ok(data) = frame.into_data() {
                self.received.lines.add(&data)?;
            }
        }
    }
}

/// What has come and was not read yet.
#[derive(Default)]
struct Received {
    lines: Lines,
    /// Whether the next data is of an event that this version knows.
    is_known: bool,
}

impl Received {
    /// The next whole event. Those of later servers are passed over.
    fn next(&mut self) -> Option<Result<PersonalEvent, ClientError>> {
        while let Some(line) = self.lines.next() {
            if let Some(name) = line.strip_prefix("event:") {
                self.is_known = PersonalEvent::NAMES.contains(&name.trim());
            } else if let Some(data) = line.strip_prefix("data:").filter(|_| self.is_known) {
                return Some(
                    serde_json::from_str(data).map_err(|error| ClientError::Unexpected(error.into())),
                );
            }
        }
        None
    }
}

/// Lines, put together from pieces.
#[derive(Default)]
struct Lines {
    bytes: Vec<u8>,
}

impl Lines {
    fn add(&mut self, piece: &[u8]) -> Result<(), ClientError> {
        if self.bytes.len() + piece.len() > LONGEST {
            return Err(ClientError::Unexpected("an event is too long".into()));
        }
        self.bytes.extend(piece);
        Ok(())
    }

    /// The next whole line, without its end.
    fn next(&mut self) -> Option<String> {
        let end = self.bytes.iter().position(|byte| *byte == b'\n')?;
        let line: Vec<u8> = self.bytes.drain(..=end).collect();
        Some(String::from_utf8_lossy(&line).trim_end().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_whole_however_they_are_cut() {
        let text = "event: closing\r\ndata: {\"a\":\"ż\"}\n\n: beat\n\n";
        for size in 1..text.len() {
            let (mut lines, mut read) = (Lines::default(), Vec::new());
            for piece in text.as_bytes().chunks(size) {
                lines.add(piece).unwrap();
                read.extend(std::iter::from_fn(|| lines.next()));
            }
            assert_eq!(read, ["event: closing", "data: {\"a\":\"ż\"}", "", ": beat", ""], "{size}");
        }
    }

    #[test]
    fn events_of_later_servers_are_passed_over() {
        let mut received = Received::default();
        received.lines.add(b"event: news\ndata: {\"type\":\"news\"}\n\n").unwrap();
        received
            .lines
            .add(b"event: closing\ndata: {\"type\":\"closing\",\"reason\":\"restart\"}\n\n")
            .unwrap();
        let event = received.next().unwrap().unwrap();
        assert_eq!(event, PersonalEvent::Closing { reason: "restart".to_owned() });
        assert!(received.next().is_none());
    }

    #[test]
    fn a_line_without_an_end_is_given_up() {
        let mut lines = Lines::default();
        let piece = vec![b'x'; LONGEST / 2];
        assert!(lines.add(&piece).is_ok() && lines.add(&piece).is_ok());
        assert!(lines.add(b"x").is_err());
    }
}
