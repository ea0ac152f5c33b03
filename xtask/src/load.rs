//! How the table server keeps up, as a table for docs/benchmarks.md.

use std::path::Path;

use serde_json::Value;

use crate::failure::Failure;
use crate::invocation::Invocation;
use crate::table::{Align, Table, whole};

/// The keys of the figures that are shown, with their headings and digits.
const SHOWN: [(&str, &str, usize); 9] = [
    ("tables", "tables", 0),
    ("actions_per_second", "actions/s", 0),
    ("p50_ms", "p50 ms", 1),
    ("p95_ms", "p95 ms", 1),
    ("p99_ms", "p99 ms", 1),
    ("errors", "errors", 0),
    ("ready_ms", "ready ms", 0),
    ("rest_rss_mb", "MB at rest", 1),
    ("server_rss_mb", "MB at the end", 1),
];

/// Runs `mandala load --json` for so many seconds, with a server of its own.
pub(crate) fn measure(program: &Path, seconds: u64) -> Result<Table<9>, Failure> {
    let seconds = seconds.to_string();
    let arguments = ["load", "--json", "--tables", "1000", "--seconds", &seconds];
    let invocation = Invocation::new(&program.to_string_lossy(), &arguments);
    let output = invocation.output()?;
    table(&output)
        .ok_or_else(|| Failure::Output { of: invocation.to_string(), detail: output.trim().to_owned() })
}

fn table(output: &str) -> Option<Table<9>> {
    let figures: Value = serde_json::from_str(output).ok()?;
    figures["actions_per_second"].as_f64()?;
    let mut cells = SHOWN.map(|_| String::new());
    for (cell, (key, _, digits)) in cells.iter_mut().zip(SHOWN) {
        *cell = match figures[key].as_f64() {
            Some(value) if digits == 0 => whole(value),
            Some(value) => format!("{value:.digits$}"),
            // Not every system tells how much memory another process has.
            None => "-".to_owned(),
        };
    }
    let mut table = Table::new(SHOWN.map(|(_, head, _)| (head, Align::Right)));
    table.row(cells);
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_can_be_pasted_into_a_document() {
        let output = r#"{"tables":1000,"seconds":5.0,"actions":45000,"actions_per_second":9000.4,"p50_ms":10.25,
            "p95_ms":20.0,"p99_ms":30.06,"errors":0,"server_rss_mb":61.0,"ready_ms":25.3,"rest_rss_mb":14.9}"#;
        let expected = "\
| tables | actions/s | p50 ms | p95 ms | p99 ms | errors | ready ms | MB at rest | MB at the end |
| -----: | --------: | -----: | -----: | -----: | -----: | -------: | ---------: | ------------: |
|  1,000 |     9,000 |   10.2 |   20.0 |   30.1 |      0 |       25 |       14.9 |          61.0 |";
        assert_eq!(table(output).unwrap().to_string(), expected);
        assert!(table(r#"{"tables":1000}"#).is_none());
    }
}
