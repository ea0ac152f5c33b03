//! What a player did wrong, for its author: what happened, what was expected, and what the program wrote.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use tabletop::record::ForfeitReason;

use crate::excerpt::excerpt;

/// How a player loses a game by a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerFault {
    /// What the record says of it.
    pub why: ForfeitReason,
    /// What its author needs to know.
    pub report: Box<FaultReport>,
}

/// A fault in words. Records keep it under the key `fault`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FaultReport {
    /// Which kind of fault it is.
    pub id: String,
    /// What happened.
    pub what: String,
    /// What was expected instead.
    pub expected: String,
    /// The line received, escaped and shortened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub received: Option<String>,
    /// The last lines on standard error, escaped and shortened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stderr: Vec<String>,
}

impl FaultReport {
    /// Whether the program never ran.
    pub fn is_not_started(&self) -> bool {
        self.id == Fault::NOT_STARTED
    }
}

/// What a program can do wrong.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Fault {
    #[error("the program could not be started: {0}")]
    NotStarted(io::Error),
    #[error("the program did not read a message within {} ms", .0.as_millis())]
    NotRead(Duration),
    #[error("the program did not answer within {} ms", .0.as_millis())]
    Late(Duration),
    #[error("the program {}", ending(.0.as_ref()))]
    MatchEnd(Option<ExitStatus>),
    #[error("the answer is longer than {0} bytes")]
    TooLong(u64),
    #[error("the answer is not UTF-8")]
    NotText,
    #[error("the answer is no JSON object with an action: {0}")]
    Malformed(serde_json::Error),
    #[error("`{0}` is no action of this game")]
    NoAction(String),
    #[error("`{0}` is not legal now")]
    NotLegal(String),
}

/// What the program was asked.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Question<'a> {
    pub(crate) legal: &'a [String],
    pub(crate) budget: Duration,
}

impl Fault {
    const NOT_STARTED: &'static str = "not-started";

    pub(crate) fn code(&self) -> &'static str {
        match self {
            Self::NotStarted(_) => Self::NOT_STARTED,
            Self::NotRead(_) => "not-read",
            Self::Late(_) => "late",
            Self::MatchEnd(_) => "ended",
            Self::TooLong(_) => "too-long",
            Self::NotText => "not-text",
            Self::Malformed(_) => "malformed",
            Self::NoAction(_) => "no-action",
            Self::NotLegal(_) => "not-legal",
        }
    }

    pub(crate) fn why(&self) -> ForfeitReason {
        match self {
            Self::NotStarted(_) | Self::MatchEnd(_) => ForfeitReason::Crashed,
            Self::NotRead(_) | Self::Late(_) => ForfeitReason::Time,
            Self::TooLong(_) | Self::NotText | Self::Malformed(_) | Self::NoAction(_) | Self::NotLegal(_) => {
                ForfeitReason::Illegal
            }
        }
    }

    fn expected(&self, question: Question<'_>) -> String {
        match self {
            Self::NotStarted(_) => {
                "a program that exists and may be executed; no shell runs, so aliases, `~` and `*` mean nothing".to_owned()
            }
            Self::NotRead(_) => "a program reads each line of its standard input as it comes".to_owned(),
            Self::Late(_) => format!(
                "an answer within `budget_ms` ({} ms), and at most 250 ms later; the output must be flushed after each line",
                question.budget.as_millis()
            ),
            Self::MatchEnd(_) => "a program runs until its standard input ends".to_owned(),
            Self::TooLong(_) | Self::NotText | Self::Malformed(_) => {
                let example = question.legal.first().map_or("m1R", String::as_str);
                format!(
                    "one line with one JSON object such as {{\"action\":\"{example}\"}}; messages for people belong on standard error"
                )
            }
            Self::NoAction(_) | Self::NotLegal(_) => one_of(question.legal),
        }
    }

    /// The fault in words, with the line that was received and the last lines on standard error.
    pub(crate) fn report(
        &self,
        question: Question<'_>,
        received: Option<&[u8]>,
        stderr: Vec<String>,
    ) -> PlayerFault {
        let report = FaultReport {
            id: self.code().to_owned(),
            what: self.to_string(),
            expected: self.expected(question),
            received: received.map(excerpt),
            stderr,
        };
        PlayerFault { why: self.why(), report: Box::new(report) }
    }
}

/// Without a status the program was still running, and had to be killed.
fn ending(exit: Option<&ExitStatus>) -> String {
    match exit {
        Some(status) => format!("ended before it answered ({status})"),
        None => "closed its standard output before it answered".to_owned(),
    }
}

fn one_of(legal: &[String]) -> String {
    const ENOUGH: usize = 8;
    let shown = legal.iter().take(ENOUGH).map(String::as_str).collect::<Vec<_>>().join(", ");
    match legal.len() {
        1 => format!("the one legal action: {shown}"),
        count @ 2..=ENOUGH => format!("one of the {count} legal actions: {shown}"),
        count => format!("one of the {count} legal actions, which `legal` lists: {shown}, …"),
    }
}
