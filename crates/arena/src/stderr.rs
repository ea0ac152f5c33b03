//! The standard error of a program: shown as it comes, and its last lines kept.

use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::ChildStderr;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::excerpt::excerpt;
use crate::transcript::{Conversation, Voice};

/// How many lines are kept.
const KEPT: usize = 10;
/// The most bytes that are read as one line.
const LONGEST_LINE: u64 = 1 << 16;

/// Follows a program's standard error on a thread of its own, which ends with it.
#[derive(Debug)]
pub(crate) struct Stderr {
    last: Arc<Mutex<VecDeque<String>>>,
    ended: Receiver<()>,
}

impl Stderr {
    pub(crate) fn follow(pipe: ChildStderr, conversation: Option<Conversation>) -> Self {
        let last = Arc::default();
        let (running, ended) = sync_channel(1);
        let lines = Arc::clone(&last);
        thread::spawn(move || read_lines(pipe, &lines, conversation.as_ref(), running));
        Self { last, ended }
    }

    /// The last lines, escaped and shortened, once the program has ended. A child of its own may keep the pipe open, so this
    /// waits for `limit` at most.
    pub(crate) fn last_lines(&self, limit: Duration) -> Vec<String> {
        // Nothing is ever sent: the sender is dropped with the thread.
        let _ = self.ended.recv_timeout(limit);
        self.last.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}

fn read_lines(
    pipe: ChildStderr,
    last: &Mutex<VecDeque<String>>,
    conversation: Option<&Conversation>,
    _running: SyncSender<()>,
) {
    let mut pipe = BufReader::new(pipe);
    let mut line = Vec::new();
    while let Ok(1..) = (&mut pipe).take(LONGEST_LINE).read_until(b'\n', &mut line) {
        // The program goes on if our own standard error is closed.
        let _ = io::stderr().write_all(&line);
        if let Some(conversation) = conversation {
            conversation.write(Voice::Stderr, &line);
        }
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() == KEPT {
            last.pop_front();
        }
        last.push_back(excerpt(&line));
        line.clear();
    }
}
