//! `docs/encodings.md` says what the code says.

use std::fmt::Write;
use std::str::FromStr;

use encoding::Encoded;
use mandala::Mandala;
use stones::Stones;

const PAGE: &str = include_str!("../../../../docs/encodings.md");

/// The fields of an encoding as the page has them.
fn table<G: Encoded>() -> String {
    let mut table =
        String::from("| byte | field | shape | range | meaning |\n| ---: | --- | --- | --- | --- |\n");
    for field in G::FIELDS {
        let shape: Vec<_> = field.shape.iter().map(usize::to_string).collect();
        let (shape, most) = (shape.join(" × "), field.most);
        writeln!(table, "| {} | `{}` | {shape} | 0–{most} | {} |", field.offset, field.name, field.meaning)
            .unwrap();
    }
    format!(
        "Version {}: an observation has {} bytes, and there are {} ids of actions.\n\n{table}",
        G::VERSION,
        G::OBSERVATION,
        G::ACTIONS
    )
}

/// The rows that give the id of an action.
fn ids_hold<G: Encoded<Action: FromStr>>(chapter: &str) {
    let mut rows = 0;
    for row in chapter.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<_> = row.split('|').map(str::trim).collect();
        let Ok(action) = cells[2].trim_matches('`').parse::<G::Action>() else { continue };
        assert_eq!(G::id(action), cells[1].parse().ok(), "{row}");
        rows += 1;
    }
    assert!(rows >= 3, "{rows}");
}

#[test]
fn the_page_has_every_field() {
    for table in [table::<Mandala>(), table::<Stones>()] {
        assert!(PAGE.contains(&table), "docs/encodings.md needs:\n\n{table}");
    }
}

#[test]
fn the_page_gives_ids_as_they_are() {
    let (mandala, stones) = PAGE.split_once("\n## Mandala Stones\n").unwrap();
    ids_hold::<Mandala>(mandala);
    ids_hold::<Stones>(stones);
    assert_eq!((Mandala::symmetries().len(), Stones::symmetries().len()), (1440, 192));
    assert!(mandala.contains("1,440 in all") && stones.contains("192 in all"));
}
