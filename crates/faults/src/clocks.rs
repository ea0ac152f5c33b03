//! Whether clocks fired at the right time, computed from the times of the entries alone.

use serde_json::Value;

use crate::Violation;

/// Checks a table with a Fischer clock at which only people sit and no action is taken back, as `mandala load` plays.
pub(crate) fn check(table: &str, entries: &[Value]) -> Result<(), Violation> {
    let times = entries.iter().filter(|entry| entry["entry"] == "timed_out").count();
    if times > 1 {
        return Err(Violation::RepeatedTimeout { table: table.to_owned(), times });
    }
    let Some(first) = entries.first() else { return Ok(()) };
    let people =
        first["seats"].as_array().is_some_and(|seats| seats.iter().all(|seat| seat["computer"].is_null()));
    let (Some(initial), Some(increment)) =
        (first["clock"]["initial"].as_u64(), first["clock"]["increment"].as_u64())
    else {
        return Ok(());
    };
    let players = first["seats"].as_array().map_or(0, Vec::len);
    let mut left = vec![initial * 1000; players];
    // The time used in the present turn before the clock was last stopped, and since when it runs.
    let (mut used, mut since) = (0, 0);
    for entry in entries.iter().filter(|_| people) {
        let at = entry["at"].as_u64().unwrap_or_default();
        let seat = entry["seat"].as_u64().unwrap_or_default();
        match entry["entry"].as_str().unwrap_or_default() {
            "started" => since = at,
            "played" => {
                let left = &mut left[seat as usize];
                *left = left.saturating_sub(used + at.saturating_sub(since)) + increment * 1000;
                (used, since) = (0, at);
            }
            "resumed" => {
                used += entry["since"].as_u64().unwrap_or_default().saturating_sub(since);
                since = at;
            }
            "timed_out" => {
                let early = left[seat as usize].saturating_sub(used + at.saturating_sub(since));
                if early > 0 {
                    return Err(Violation::EarlyTimeout { table: table.to_owned(), seat, early });
                }
            }
            _ => {}
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn game(out: u64) -> Vec<Value> {
        vec![
            json!({"at": 0, "entry": "created", "seats": [{"person": {}}, {"open": {}}],
                "clock": {"kind": "fischer", "initial": 4, "increment": 1}}),
            json!({"at": 900, "entry": "joined", "seat": 1}),
            json!({"at": 1000, "entry": "started"}),
            json!({"at": 2000, "entry": "played", "seat": 0, "action": "a"}),
            json!({"at": 2500, "entry": "played", "seat": 1, "action": "b"}),
            // An outage lasted from 3000 to 9000.
            json!({"at": 9000, "entry": "resumed", "since": 3000}),
            json!({"at": out, "entry": "timed_out", "seat": 0}),
        ]
    }

    #[test]
    fn a_clock_fires_once_and_not_too_early() {
        // Seat 0 has 4 s left after its action, and has used 0.5 s of them before the outage.
        assert!(check("t", &game(12_500)).is_ok());
        assert!(check("t", &game(14_000)).is_ok());
        let early = check("t", &game(12_499));
        assert!(matches!(early, Err(Violation::EarlyTimeout { seat: 0, early: 1, .. })));
        let mut twice = game(12_500);
        twice.push(twice[6].clone());
        assert!(matches!(check("t", &twice), Err(Violation::RepeatedTimeout { times: 2, .. })));
    }
}
