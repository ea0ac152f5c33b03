//! The registry is the one list of games. What cannot read it names every game all the same.

use std::collections::BTreeSet;
use std::fs;

use crate::root;

/// Lists of games that no compiler and no other test completes.
const LISTS: [&str; 18] = [
    "crates/codegen/tests/generated/json.rs",
    "crates/players/src/levels.rs",
    "crates/players/tests/references.rs",
    "crates/players/tests/search.rs",
    "crates/players/tests/strength.rs",
    "crates/server/src/history/lessons.rs",
    "crates/server/tests/server/leaks/mod.rs",
    "crates/server/tests/server/leaks/twins.rs",
    "docs/glossary.md",
    "docs/opponents.md",
    "e2e/tests/games.ts",
    "locales/glossary.toml",
    "web/src/ui/tokens.css",
    "web/src/words/core-en.ts",
    "web/src/words/core-nl.ts",
    "web/src/words/core-pl.ts",
    "web/src/words/files.ts",
    "web/vite.config.ts",
];

/// The games of `Standard`: the folders of their crates, which are their names.
pub(super) fn games() -> Vec<String> {
    games_in(&fs::read_to_string(root().join("crates/games/src/list.rs")).unwrap())
}

fn games_in(list: &str) -> Vec<String> {
    let standard = list.split("pub type Standard = ").nth(1).unwrap().split(';').next().unwrap();
    let types = words(standard).filter(|word| !word.is_empty());
    let module = |name: &str| {
        let import =
            list.lines().find(|line| line.starts_with("use ") && words(line).any(|word| word == name));
        words(import.unwrap()).nth(1).unwrap().to_owned()
    };
    types.map(module).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric() && letter != '_')
}

/// Whether a text has a name as a word of its own, however it is written.
fn names(text: &str, name: &str) -> bool {
    words(&text.to_lowercase()).any(|word| word == name)
}

#[test]
fn every_list_of_games_has_every_game() {
    let games = games();
    for list in LISTS {
        let text = fs::read_to_string(root().join(list)).unwrap();
        let missing: Vec<_> = games.iter().filter(|game| !names(&text, game)).collect();
        assert!(missing.is_empty(), "{list} has no {missing:?}");
    }
}

/// An engineer who adds a game finds each list in the guide before a test names it.
#[test]
fn the_guide_to_a_new_game_names_every_list() {
    let guide = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    let named: BTreeSet<&str> = guide.split('`').skip(1).step_by(2).collect();
    let missing: Vec<_> = LISTS.into_iter().filter(|list| !named.contains(list)).collect();
    assert!(missing.is_empty(), "docs/adding-a-game.md does not name {missing:?}");
}

/// The table at the beginning of the guide says what each group of steps gives: a new step must not shift them apart.
#[test]
fn the_guide_to_a_new_game_sums_up_every_step() {
    let guide = fs::read_to_string(root().join("docs/adding-a-game.md")).unwrap();
    let steps = guide.lines().filter_map(|line| line.split_once(". **")?.0.parse::<u32>().ok());
    let rows = guide.lines().filter(|line| line.starts_with("| a game "));
    let groups: Vec<(u32, u32)> = rows.map(group_of_steps).collect();
    let covered: Vec<u32> = groups.iter().flat_map(|&(first, last)| first..=last).collect();
    assert_eq!(covered, steps.collect::<Vec<_>>());
}

/// The first and last number in “steps 5 to 7”.
fn group_of_steps(row: &str) -> (u32, u32) {
    let mut words = row.split("steps ").nth(1).unwrap().split(|letter: char| !letter.is_ascii_digit());
    let mut number = || words.by_ref().find_map(|word| word.parse().ok()).unwrap();
    (number(), number())
}

/// With it, `cargo xtask no-std` builds the crate.
#[test]
fn the_rules_of_every_game_do_without_the_standard_library() {
    for game in games() {
        let library = fs::read_to_string(root().join(format!("crates/{game}/src/lib.rs"))).unwrap();
        assert!(library.lines().any(|line| line.starts_with("#![") && line.contains("no_std")), "{game}");
    }
}

#[test]
fn the_list_of_games_is_read() {
    let list = "use chess::Chess;\nuse other::{Go, Stone};\npub type Standard = (Chess, (Go, ()));\n";
    assert_eq!(games_in(list), ["chess", "other"]);
    assert_eq!(games().first().map(String::as_str), Some("mandala"));
    assert!(names("Play::<Go>()", "go") && !names("goes", "go"));
}
