//! What a player can do in Mandala Stones, numbered, and step by step: there may be more than a hundred actions.

use ::stones::effects::Effects;
use ::stones::{Action, Stones, TowerSpace, View};
use tabletop::View as _;
use tabletop::message::Arg;

use super::super::ink::{BOLD, DIM, NUMBER, paint};
use super::super::layout::{flow, pad, wrap};
use super::super::localizer::Localizer;
use super::super::terminal_game::{Menu, TerminalGame};
use super::{letters, sign, story};

/// Where the steps of a pick-up end in its notation: the artist, where it goes, the first stone, the tower space.
const ARTIST: usize = 2;
const PLACE: usize = 4;
const FIRST: usize = 5;
const TOWER: usize = 6;

/// As many choices as can be explained without the table going out of sight.
const AT_A_GLANCE: usize = 7;

/// What each tower space scores.
const HINTS: [&str; TowerSpace::COUNT] = [
    "play-stones-hint-1",
    "play-stones-hint-2",
    "play-stones-hint-3",
    "play-stones-hint-4",
    "play-stones-hint-5",
];

pub(super) fn offer(view: &View, texts: &Localizer, typed: &str) -> Menu {
    let mut legal = view.legal_actions();
    legal.retain(|action| action.to_string().starts_with(typed));
    let mut menu = Menu::default();
    match legal.first() {
        _ if typed.is_empty() => everything(&mut menu, view, &legal, texts),
        Some(Action::PickUp { .. }) => step(&mut menu, view, &legal, typed.len(), texts),
        Some(Action::ScoreAny { .. }) if legal.len() > AT_A_GLANCE => sets(&mut menu, &legal, typed, texts),
        _ => {
            heading(&mut menu, &texts.text("play-narrowed", &[]));
            for action in legal {
                explained(&mut menu, view, action, texts);
            }
        }
    }
    menu
}

/// The whole turn at a glance: where each artist can go, and what can be scored.
fn everything(menu: &mut Menu, view: &View, legal: &[Action], texts: &Localizer) {
    heading(menu, &texts.text("play-your-turn", &[]));
    let is_pick_up = |action: &&Action| matches!(action, Action::PickUp { .. });
    let pick_ups: Vec<_> = legal.iter().take_while(is_pick_up).copied().collect();
    if pick_ups.is_empty() {
        menu.lines.push(format!("  {}", texts.text("play-stones-no-pick-up", &[])));
    } else {
        menu.lines.push(format!("  {}", texts.text("play-stones-title-pick-up", &[])));
    }
    for artist in pick_ups.chunk_by(|a, b| same(*a, *b, ARTIST)) {
        places(menu, view, artist);
    }
    let (colours, sets): (Vec<_>, Vec<_>) = legal[pick_ups.len()..]
        .iter()
        .copied()
        .partition(|action| matches!(action, Action::ScoreColour { .. }));
    if !colours.is_empty() {
        menu.lines.push(format!("  {}", texts.text("play-stones-title-colour", &[])));
        for action in colours {
            explained(menu, view, action, texts);
        }
    }
    if !sets.is_empty() {
        menu.lines.push(format!("  {}", texts.text("play-stones-title-any", &[])));
        let number = menu.offer(&"t");
        let words =
            texts.text("play-stones-any", &[("example", Arg::Text(sets[sets.len() - 1].to_string()))]);
        menu.lines.extend(wrap(&format!("{}  {words}", numbered(number, "t…")), 10));
    }
    if let Some(first) = pick_ups.first().map(ToString::to_string) {
        let args = [("from", Arg::from(&first[..ARTIST])), ("move", Arg::from(&first[..PLACE]))];
        menu.lines.extend(wrap(&paint(DIM, texts.text("play-stones-ask-moves", &args)), 0));
    }
}

/// Many sets of towers, which differ in little but their numbers.
fn sets(menu: &mut Menu, legal: &[Action], typed: &str, texts: &Localizer) {
    heading(menu, &texts.text("play-narrowed", &[]));
    let item = |action: &Action| numbered(menu.offer(action), &Stones::coloured(*action));
    let items: Vec<_> = legal.iter().map(item).collect();
    menu.lines.extend(flow("", &items, 2));
    let hint = texts.text("play-stones-ask-any", &[("from", Arg::from(typed))]);
    menu.lines.extend(wrap(&paint(DIM, hint), 0));
}

/// The places one artist can go to, each with the stones it takes there.
fn places(menu: &mut Menu, view: &View, actions: &[Action]) {
    let Action::PickUp { from, .. } = actions[0] else { return };
    let mut items = Vec::new();
    for place in actions.chunk_by(|a, b| same(*a, *b, PLACE)) {
        let Action::PickUp { to, .. } = place[0] else { continue };
        let number = menu.offer(&format_args!("{from}{to}"));
        let stones = taken(view, place[0]);
        items.push(format!("{} {to} {}", paint(NUMBER, format_args!("{number:>2}")), pad(&stones, 4)));
    }
    let artist = view.table().artist(from).map_or(' ', sign);
    let label = format!("   {} {from}: ", paint(BOLD, format_args!("({artist})")));
    menu.lines.extend(flow(&label, &items, 2));
}

/// The next step of a pick-up of which something is decided already; steps with one way to go are skipped.
fn step(menu: &mut Menu, view: &View, actions: &[Action], decided: usize, texts: &Localizer) {
    let ends = [PLACE, FIRST, TOWER];
    let end = ends
        .into_iter()
        .filter(|&end| end > decided)
        .find(|&end| !same(actions[0], actions[actions.len() - 1], end))
        .unwrap_or(TOWER);
    let question = match end {
        PLACE => "play-stones-which-place",
        FIRST => "play-stones-which-first",
        _ => "play-stones-which-tower",
    };
    heading(menu, &texts.text(question, &[("stones", Arg::Text(tower(view, actions[0])))]));
    if end == PLACE {
        actions.chunk_by(|a, b| same(*a, *b, ARTIST)).for_each(|artist| places(menu, view, artist));
        return;
    }
    for choice in actions.chunk_by(|a, b| same(*a, *b, end)) {
        let Action::PickUp { to, first, tower: space, .. } = choice[0] else { continue };
        let prefix = &choice[0].to_string()[..end];
        let number = menu.offer(&prefix);
        let words = if end == FIRST {
            texts.text(
                "play-stones-first",
                &[
                    ("space", Arg::Text(to.neighbour(first).to_string())),
                    ("stones", Arg::Text(tower(view, choice[0]))),
                ],
            )
        } else {
            let hint = Arg::Text(texts.text(HINTS[space.index()], &[]));
            texts.text("play-stones-space", &[super::tower(space), ("hint", hint)])
        };
        menu.lines.extend(wrap(&format!("{}  {words}", numbered(number, prefix)), 13));
    }
}

fn heading(menu: &mut Menu, text: &str) {
    menu.lines.extend(wrap(&paint(BOLD, text), 0));
}

fn numbered(number: usize, notation: &str) -> String {
    format!("{} {}", paint(NUMBER, format_args!("{number:>4}")), pad(notation, 6))
}

fn explained(menu: &mut Menu, view: &View, action: Action, texts: &Localizer) {
    let number = menu.offer(&action);
    let words = story::explain(view, action, texts);
    menu.lines.extend(wrap(&format!("{}  {words}", numbered(number, &Stones::coloured(action))), 13));
}

/// Whether two actions begin alike.
fn same(a: Action, b: Action, end: usize) -> bool {
    a.to_string().get(..end) == b.to_string().get(..end)
}

/// The stones a pick-up takes, in the order they are taken.
fn taken(view: &View, action: Action) -> String {
    match view.effects(action) {
        Ok(Effects { takes: Some(takes), .. }) => letters(takes.stones),
        _ => String::new(),
    }
}

/// The tower a pick-up builds, top first.
fn tower(view: &View, action: Action) -> String {
    match view.effects(action) {
        Ok(Effects { takes: Some(takes), .. }) => letters(takes.stones.into_iter().rev()),
        _ => String::new(),
    }
}
