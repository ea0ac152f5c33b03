//! Recorded games for every end and corner of the rules, each with its score worked out by hand; and node counts.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::collections::BTreeSet;
use std::path::Path;

use stones::event::Event;
use stones::{Objective, Stones};
use tabletop::testing::{Golden, golden_perft, golden_records};
use tabletop::{Reason, Seat, State};

fn records() -> Vec<Golden<Stones>> {
    golden_records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")).unwrap()
}

fn record(name: &str) -> Golden<Stones> {
    records().into_iter().find(|golden| golden.name == name).unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn the_records_cover_every_end_and_number_of_players() {
    let records = records();
    assert!(records.len() >= 20);
    let ends: BTreeSet<_> = records
        .iter()
        .map(|golden| (golden.states[0].players(), golden.replayed.state.outcome().unwrap().reason.name()))
        .collect();
    for end in [(2, "mandala"), (3, "mandala"), (4, "mandala"), (2, "stuck"), (4, "stuck")] {
        assert!(ends.contains(&end), "{end:?}");
    }
}

#[test]
fn each_objective_is_scored_by_somebody() {
    let mut scored = BTreeSet::new();
    for golden in records() {
        let state = &golden.replayed.state;
        let Some(Event::Ended { objectives, objective_points, .. }) =
            golden.events.last().and_then(|events| events.last())
        else {
            panic!("{} does not end", golden.name)
        };
        let points = golden.replayed.options.objectives;
        for (seat, &[one, other]) in objectives.iter() {
            // It decides if it is met and alone brings what the seat got: the other card is not met, or worth less.
            for (card, beaten) in [(one, other), (other, one)] {
                let decides = card.is_met(state.table(), seat)
                    && u32::from(points.of(card)) == objective_points[seat]
                    && (!beaten.is_met(state.table(), seat) || points.of(beaten) < points.of(card));
                scored.extend(decides.then(|| card.name()));
            }
        }
    }
    let all: BTreeSet<_> = Objective::ALL.iter().map(|objective| objective.name()).collect();
    assert_eq!(scored, all);
}

/// Each record shows what its name says.
#[test]
fn the_corners_are_in_the_records() {
    for name in ["stuck-in-last-round", "stuck-in-last-round-4-players"] {
        let last = record(name).replayed.state;
        assert!(last.table().ending && last.outcome().unwrap().reason.name() == "stuck", "{name}");
    }
    assert!(
        !record("no-hands-only-stuck")
            .events
            .iter()
            .flatten()
            .any(|event| matches!(event, Event::EndBegun { .. }))
    );
    let laid_aside = |event: &Event| matches!(event, Event::Placed { stones, covered, .. } if covered.len() < stones.len());
    assert!(record("full-track-laid-aside").events.iter().flatten().any(laid_aside));
    let reveals = |golden: &Golden<Stones>| {
        golden.events.iter().flatten().any(|event| matches!(event, Event::Revealed { .. }))
    };
    assert!(reveals(&record("stacks-closed")));
    assert!(!reveals(&record("stacks-open")), "an open stack has nothing to reveal");
}

#[test]
fn a_tie_goes_to_the_earlier_seat() {
    let outcome = record("tie-between-later-seats").replayed.state.outcome().unwrap();
    let best = *outcome.scores.as_slice().iter().max().unwrap();
    let tied: Vec<Seat> =
        outcome.scores.iter().filter(|(_, score)| **score == best).map(|(seat, _)| seat).collect();
    assert!(tied.len() > 1 && tied[0] != Seat::FIRST);
    assert_eq!(outcome.winner, Some(tied[0]));
}

#[test]
fn every_view_of_a_game_is_as_it_was() {
    for (name, views) in [
        ("objectives-1", include_str!("golden/objectives-1.views")),
        ("stacks-closed", include_str!("golden/stacks-closed.views")),
        ("stacks-open", include_str!("golden/stacks-open.views")),
    ] {
        let now = record(name).views();
        for (line, (now, then)) in now.lines().zip(views.lines()).enumerate() {
            assert_eq!(now, then, "{name}, line {}", line + 1);
        }
        assert_eq!(now.lines().count(), views.lines().count());
    }
}

#[test]
fn node_counts() {
    golden_perft::<Stones>(include_str!("golden/perft.txt")).unwrap();
}
