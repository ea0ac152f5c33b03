//! Recorded games for every end and corner of the rules, each with its score worked out by hand; and node counts.

#![expect(clippy::unwrap_used, reason = "a test that meets the unexpected fails on the spot")]

use std::collections::BTreeSet;
use std::path::Path;

use mandala::Mandala;
use mandala::event::Event;
use tabletop::testing::{Golden, golden_perft, golden_records};
use tabletop::{Reason, State};

fn records() -> Vec<Golden<Mandala>> {
    golden_records(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")).unwrap()
}

fn named<'a>(records: &'a [Golden<Mandala>], name: &str) -> &'a Golden<Mandala> {
    records.iter().find(|golden| golden.name == name).unwrap_or_else(|| panic!("no {name}"))
}

#[test]
fn the_records_cover_every_end() {
    let records = records();
    assert!(records.len() >= 20);
    let reasons: BTreeSet<_> =
        records.iter().map(|golden| golden.replayed.state.outcome().unwrap().reason.name()).collect();
    assert_eq!(reasons.into_iter().collect::<Vec<_>>(), ["deadlock", "deck", "limit", "river"]);
}

/// Each record shows what its name says.
#[test]
fn the_corners_are_in_the_records() {
    let records = records();
    let shows = |name: &str, corner: fn(&[Event]) -> bool| {
        let golden = named(&records, name);
        assert!(golden.events.iter().any(|events| corner(events)), "{name}");
    };
    for name in ["exhaust-mid-draw-build", "exhaust-mid-draw-discard"] {
        shows(name, |events| {
            matches!(events, [_, Event::Drew { .. }, Event::Reshuffled { .. }, Event::Drew { .. }, ..])
        });
    }
    for name in ["exhaust-exact-build", "exhaust-exact-discard"] {
        shows(name, |events| matches!(events, [_, Event::Drew { .. }, Event::Reshuffled { .. }]));
    }
    shows("refill-exhausts-first-card", |events| {
        matches!(events, [.., Event::Refilled { .. }, Event::Reshuffled { .. }, Event::Refilled { .. }])
    });
    shows("refill-exhausts-second-card", |events| {
        matches!(events, [.., Event::Refilled { .. }, Event::Reshuffled { .. }])
    });
    shows("complete-on-exhausting-turn", |events| {
        let mut after = events.iter().skip_while(|event| !matches!(event, Event::Reshuffled { .. }));
        after.any(|event| matches!(event, Event::Completed { .. }))
    });
    shows("both-fields-empty", |events| {
        events.iter().any(|event| matches!(event, Event::Completed { first: None, .. }))
    });
    shows("one-field-empty", |events| {
        events.iter().any(|event| matches!(event, Event::Claimed { taken, .. } if taken.discarded > 0))
    });
    shows("deadlock-by-refill", |events| {
        events.iter().any(|event| matches!(event, Event::Refilled { .. }))
            && events.iter().any(|event| matches!(event, Event::Ended { .. }))
    });
    shows("deck-and-discard-empty-then-late-reshuffle", |events| {
        matches!(events, [Event::Discarded { .. } | Event::Built { .. }, Event::Reshuffled { .. }, ..])
    });
}

#[test]
fn ties_are_decided_as_the_names_say() {
    let records = records();
    for (name, winner) in [
        ("draw-double-tie", None),
        ("draw-natural-end", None),
        ("tie-fewer-cup-cards-seat0", Some(0)),
        ("tie-fewer-cup-cards-seat1", Some(1)),
    ] {
        let outcome = named(&records, name).replayed.state.outcome().unwrap();
        assert_eq!(outcome.scores.as_slice()[0], outcome.scores.as_slice()[1], "{name}");
        assert_eq!(outcome.winner.map(tabletop::Seat::index), winner, "{name}");
    }
    let natural = named(&records, "tie-fewer-cup-cards-natural-end").replayed.state.outcome().unwrap();
    assert_eq!(natural.scores.as_slice()[0], natural.scores.as_slice()[1]);
    assert!(natural.winner.is_some());
}

#[test]
fn every_view_of_a_game_is_as_it_was() {
    let records = records();
    for (name, views) in [
        ("river-end", include_str!("golden/river-end.views")),
        ("refill-exhausts-first-card", include_str!("golden/refill-exhausts-first-card.views")),
    ] {
        let golden = named(&records, name);
        for (line, (now, then)) in golden.views().lines().zip(views.lines()).enumerate() {
            assert_eq!(now, then, "{name}, line {}", line + 1);
        }
        assert_eq!(golden.views().lines().count(), views.lines().count());
    }
}

#[test]
fn node_counts() {
    golden_perft::<Mandala>(include_str!("golden/perft.txt")).unwrap();
}
