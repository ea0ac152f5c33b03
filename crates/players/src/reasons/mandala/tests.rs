//! For each reason a position where it is the one given, and one nearby where it is not.

use mandala::testing::Position;
use mandala::{Action, Mandala};
use tabletop::message::Message;
use tabletop::{State as _, Viewer};

use super::super::explain;

/// The reason given for an action of the player to move, against an alternative if there is one.
fn against(position: &Position, action: &str, other: Option<&str>) -> &'static str {
    let state = position.clone().rest_in_deck().build();
    let mover = state.to_move().unwrap();
    let [action, other] = [Some(action), other].map(|text| text.map(|text| text.parse::<Action>().unwrap()));
    for action in [action, other].into_iter().flatten() {
        state.check(action).unwrap();
    }
    explain::<Mandala>(&state.view(Viewer::Seat(mover)), action.unwrap(), other).id()
}

fn why(position: &Position, action: &str) -> &'static str {
    against(position, action, None)
}

/// The reason is given in the first position, and not in the second.
fn tells(id: &str, yes: (&Position, &str), no: (&Position, &str)) {
    assert_eq!(why(yes.0, yes.1), id);
    assert_ne!(why(no.0, no.1), id);
}

/// Mandala 1 is being destroyed, both players have a Field there, and seat 0 chooses.
fn claiming(mountain: &str) -> Position {
    Position::new().hands("RG", "RG").mountain(1, mountain).field(1, 0, "P").field(1, 1, "O").claim(1, 0)
}

/// A turn of seat 0 with cards of every colour but purple.
fn turn() -> Position {
    Position::new().hands("RRRGGK", "OOYYPP")
}

#[test]
fn takes_away_what_it_cannot_keep() {
    let empty = Position::new().hands("RG", "RG").mountain(1, "RRG").field(1, 1, "O").claim(1, 0);
    tells("mandala-why-takes-away", (&empty, "cR"), (&empty.clone().field(1, 0, "P"), "cR"));
}

#[test]
fn the_sixth_colour_while_ahead() {
    let five = claiming("KKR").river(0, "ROYGP").cup(0, "PPPP");
    tells("mandala-why-sixth", (&five, "cK"), (&claiming("KKR").river(0, "ROYG").cup(0, "GGGG"), "cK"));
    let behind = five.river(1, "OYGPK").cup(1, "PPPPPPPPPP");
    assert_ne!(why(&behind, "cK"), "mandala-why-sixth");
}

#[test]
fn denies_the_colour_worth_most_to_the_opponent() {
    let theirs = claiming("GGGY").river(1, "RG");
    tells("mandala-why-denies", (&theirs, "cG"), (&theirs.clone().field(1, 1, ""), "cG"));
    // Worth as much to the player: no denial, but points.
    assert_eq!(why(&theirs.river(0, "RG"), "cG"), "mandala-why-most");
}

#[test]
fn takes_a_colour_before_the_opponents_river_can() {
    let new_to_them = claiming("KKKY").river(1, "RG");
    tells("mandala-why-before", (&new_to_them, "cK"), (&claiming("KKKY").river(1, "RK"), "cK"));
    // Even a single card, if it would be their sixth colour.
    assert_eq!(why(&claiming("KYY").river(1, "ROYGP"), "cK"), "mandala-why-before");
}

#[test]
fn a_colour_the_cup_holds_already() {
    let held = claiming("KY").river(0, "RG");
    tells("mandala-why-match", (&held.clone().dealt(0, "KK"), "cK"), (&held.dealt(0, "PP"), "cK"));
}

#[test]
fn the_claim_with_most_points() {
    let position = claiming("GGY").river(0, "RG");
    tells("mandala-why-most", (&position, "cG"), (&position, "cY"));
}

#[test]
fn opens_a_space_of_the_river() {
    let position = claiming("GGY").river(0, "RG");
    tells("mandala-why-opens", (&position, "cY"), (&position, "cG"));
}

#[test]
fn adds_to_a_colour_of_the_river() {
    let position = claiming("RRGGG").river(0, "RG");
    tells("mandala-why-adds", (&position, "cR"), (&position, "cG"));
}

#[test]
fn ends_the_game_while_ahead() {
    let last = turn().mountain(1, "RROP").field(1, 0, "YY").field(1, 1, "G");
    tells("mandala-why-ends-ahead", (&last.clone().exhausted(), "m1K"), (&last.clone(), "m1K"));
    let behind = last.exhausted().river(1, "RO").cup(1, "OOOOOO");
    assert_ne!(why(&behind, "m1K"), "mandala-why-ends-ahead");
}

#[test]
fn shuts_out_an_opponent_without_a_field() {
    let alone = turn().mountain(1, "RROPG").field(1, 0, "YY");
    let shared = turn().mountain(1, "RROP").field(1, 0, "YY").field(1, 1, "G");
    tells("mandala-why-shuts-out", (&alone, "m1K"), (&shared, "m1K"));
}

#[test]
fn completes_while_choosing_first() {
    let position = turn().mountain(1, "RROP").field(1, 0, "YY");
    tells(
        "mandala-why-first",
        (&position.clone().field(1, 1, "G"), "m1K"),
        (&position.field(1, 1, "GG"), "m1K"),
    );
}

#[test]
fn profits_although_the_opponent_chooses_first() {
    let second = turn().mountain(1, "RRGGOO").field(1, 0, "Y").field(1, 1, "PP");
    tells("mandala-why-profits", (&second.clone().river(0, "YRGO"), "m1K"), (&second, "m1K"));
}

#[test]
fn sweeps_away_a_mountain_without_fields() {
    let neither = turn().mountain(1, "ROYGP");
    let one = turn().mountain(1, "ROGP").field(1, 0, "Y");
    tells("mandala-why-sweeps", (&neither, "m1K"), (&one, "m1K"));
}

#[test]
fn avoids_completing_for_the_opponent() {
    let theirs = turn().mountain(1, "RRGGOO").field(1, 0, "Y").field(1, 1, "PP");
    let ours = turn().mountain(1, "RRGGOO").field(1, 0, "YYY").field(1, 1, "PP");
    assert_eq!(against(&theirs, "dK1", Some("m1K")), "mandala-why-avoids");
    assert_ne!(against(&ours, "dK1", Some("m1K")), "mandala-why-avoids");
    assert_ne!(why(&theirs, "dK1"), "mandala-why-avoids");
}

#[test]
fn takes_the_lead_in_a_field() {
    let position = turn().mountain(1, "OO").field(1, 1, "P");
    tells("mandala-why-leads", (&position, "f1R2"), (&position, "f1R1"));
}

#[test]
fn leaves_the_completing_to_the_opponent() {
    let position = turn().mountain(1, "RO").field(1, 0, "YY");
    tells(
        "mandala-why-leaves",
        (&position.clone().field(1, 1, "P"), "m1G"),
        (&position.field(1, 1, "PP"), "m1G"),
    );
}

#[test]
fn blocks_by_the_rule_of_colour() {
    tells("mandala-why-blocks", (&turn().mountain(1, "ROYP"), "m1G"), (&turn().mountain(1, "ROY"), "m1G"));
}

#[test]
fn enters_a_field() {
    let position = turn().mountain(1, "OO").field(1, 1, "PP");
    tells("mandala-why-enters", (&position, "f1R1"), (&position.clone().field(1, 0, "R"), "f1R1"));
}

#[test]
fn draws_level_in_a_field() {
    let position = turn().mountain(1, "OO").field(1, 0, "R");
    tells(
        "mandala-why-levels",
        (&position.clone().field(1, 1, "PP"), "f1R1"),
        (&position.field(1, 1, "PPP"), "f1R1"),
    );
}

#[test]
fn keeps_cards_for_both_mandalas() {
    let position = turn().mountain(1, "OO").field(1, 0, "R").field(1, 1, "PPP");
    tells("mandala-why-keeps-both", (&position, "f1R1"), (&position.clone().mountain(2, "R"), "f1R1"));
}

#[test]
fn strengthens_a_lead() {
    let position = turn().mountain(1, "OO").field(1, 0, "KK");
    tells(
        "mandala-why-strengthens",
        (&position.clone().field(1, 1, "P"), "f1K1"),
        (&position.field(1, 1, "PPPP"), "f1K1"),
    );
}

#[test]
fn draws_for_a_small_hand() {
    let small = Position::new().hands("RGK", "OOYYPP");
    tells("mandala-why-draws", (&small, "m1R"), (&turn(), "m1R"));
}

#[test]
fn builds_up_a_mountain_to_choose_from_first() {
    let position = turn().mountain(1, "R").field(1, 0, "YY");
    tells("mandala-why-builds-up", (&position, "m1R"), (&position.clone().field(1, 1, "PPP"), "m1R"));
}

#[test]
fn feeds_a_colour_worth_more_to_the_player() {
    let position = turn().river(0, "GR");
    tells("mandala-why-feeds", (&position, "m1R"), (&position.clone().river(1, "OYR"), "m1R"));
}

#[test]
fn hoards_a_colour_of_the_cup() {
    tells("mandala-why-hoards", (&turn().dealt(0, "RP"), "m1R"), (&turn().dealt(0, "OP"), "m1R"));
}

#[test]
fn discards_a_colour_that_fits_nowhere() {
    let blocked = turn().field(1, 1, "G").field(2, 1, "G");
    tells("mandala-why-useless", (&blocked, "dG1"), (&turn().field(1, 1, "G"), "dG1"));
}

#[test]
fn seeks_the_last_colour_of_a_mandala() {
    let position = turn().mountain(1, "ROG").field(1, 0, "KK").field(1, 1, "P");
    tells("mandala-why-seeks", (&position, "dG1"), (&position.clone().hands("RRRGGY", "OOYYPP"), "dG1"));
}

#[test]
fn gathers_cards() {
    let full = Position::new().hands("RRRRGGKK", "OOYYPP");
    tells("mandala-why-gathers", (&turn(), "m1R"), (&full, "m1R"));
    // And then nothing on the list holds.
    assert_eq!(why(&full, "m1R"), "why-search");
}

#[test]
fn renews_the_hand() {
    let seeking = turn().mountain(1, "ROG").field(1, 0, "KK").field(1, 1, "P");
    tells("mandala-why-renews", (&turn(), "dG1"), (&seeking, "dG1"));
}

#[test]
fn the_only_action() {
    tells("why-only", (&claiming("GG"), "cG"), (&claiming("GGY"), "cG"));
}

/// What both actions have in common does not tell them apart.
#[test]
fn a_difference_explains_more() {
    let position = turn().dealt(0, "RP");
    assert_eq!(against(&position, "m1R", Some("m1G")), "mandala-why-hoards");
    let both = turn().field(1, 0, "Y").dealt(0, "RP");
    assert_eq!(why(&both, "m1R"), "mandala-why-builds-up");
    assert_eq!(against(&both, "m1R", Some("m1G")), "mandala-why-hoards");
}
