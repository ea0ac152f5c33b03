//! An analysis as one JSON document.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Map, Value};
use tabletop::message::Arg;
use tabletop::record::ResultLine;

use super::{Report, Row, Verdict};

/// The document about some records: each analysed, or refused.
#[expect(clippy::missing_panics_doc, reason = "it cannot: an analysis is plain data")]
pub fn document<'a>(
    iterations: u32,
    records: impl IntoIterator<Item = Result<&'a Report, InvalidRecord<'a>>>,
) -> String {
    let records = records.into_iter().map(record).collect();
    serde_json::to_string(&Document { iterations, records }).expect("an analysis is plain data")
}

/// A record that does not hold.
#[derive(Clone, Copy, Debug)]
pub struct InvalidRecord<'a> {
    /// The action that fails, if it is one.
    pub ply: Option<usize>,
    /// What is wrong, in words.
    pub error: &'a str,
}

#[derive(Serialize)]
struct Document<'a> {
    iterations: u32,
    records: Vec<Record<'a>>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Record<'a> {
    Good {
        ok: bool,
        game: &'a str,
        players: &'a [String],
        result: &'a Option<ResultLine>,
        decisions: Vec<Decision<'a>>,
        seats: Vec<Seat>,
    },
    Bad {
        ok: bool,
        ply: Option<usize>,
        error: &'a str,
    },
}

#[derive(Serialize)]
struct Decision<'a> {
    ply: usize,
    seat: usize,
    action: &'a str,
    before: f64,
    after: f64,
    loss: f64,
    verdict: &'static str,
    best: &'a str,
    reason: Reason<'a>,
    luck: Vec<f64>,
}

/// Which action the reason is about, its id and arguments, and its words.
#[derive(Serialize)]
struct Reason<'a> {
    about: &'a str,
    id: &'static str,
    args: Map<String, Value>,
    text: &'a str,
}

#[derive(Serialize)]
struct Seat {
    start: f64,
    luck: f64,
    skill: f64,
    others: f64,
    end: f64,
    verdicts: BTreeMap<&'static str, usize>,
}

fn record<'a>(entry: Result<&'a Report, InvalidRecord<'a>>) -> Record<'a> {
    match entry {
        Err(InvalidRecord { ply, error }) => Record::Bad { ok: false, ply, error },
        Ok(report) => Record::Good {
            ok: true,
            game: report.game,
            players: &report.names,
            result: &report.result,
            decisions: report.rows.iter().map(decision).collect(),
            seats: seats(report),
        },
    }
}

/// One decision, as a document writes it.
#[expect(clippy::missing_panics_doc, reason = "it cannot: a decision is plain data")]
pub fn one_decision(row: &Row) -> String {
    serde_json::to_string(&decision(row)).expect("a decision is plain data")
}

fn decision(row: &Row) -> Decision<'_> {
    Decision {
        ply: row.ply,
        seat: row.seat,
        action: &row.action,
        before: rounded(row.before),
        after: rounded(row.after),
        loss: rounded(row.loss),
        verdict: row.verdict.name(),
        best: &row.best,
        reason: Reason {
            about: if row.explains_played { &row.action } else { &row.best },
            id: row.reason.id,
            args: row.reason.args.iter().map(|(name, arg)| ((*name).to_owned(), value(arg))).collect(),
            text: &row.reason.words,
        },
        luck: row.luck.iter().map(|&luck| rounded(luck)).collect(),
    }
}

fn seats(report: &Report) -> Vec<Seat> {
    report
        .accounts
        .iter()
        .map(|account| Seat {
            start: rounded(account.start),
            luck: rounded(account.luck),
            skill: rounded(account.skill),
            others: rounded(account.others),
            end: rounded(account.end),
            verdicts: Verdict::ALL.iter().map(|&verdict| (verdict.name(), account.count(verdict))).collect(),
        })
        .collect()
}

fn value(arg: &Arg) -> Value {
    match arg {
        Arg::Number(number) => (*number).into(),
        Arg::Numeral(number) => (*number).into(),
        Arg::Text(text) => text.as_str().into(),
        Arg::Word(id) => (*id).into(),
    }
}

/// Four places are more than an estimate is good for.
fn rounded(share: f32) -> f64 {
    (f64::from(share) * 1e4).round() / 1e4
}
