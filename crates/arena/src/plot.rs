//! Small pictures for the page of a report: plain SVG, drawn with the page's own colours.

use maud::{Markup, html};

/// How wide a picture is, and where its plot begins: names stand before it.
/// Narrow, so that a phone need not shrink its letters.
const WIDTH: f64 = 480.0;
const LEFT: f64 = 150.0;
const RIGHT: f64 = WIDTH - 65.0;
const ROW: f64 = 26.0;

/// A picture with a description for those who cannot see it.
fn picture(title: &str, height: f64, parts: &[Markup]) -> Markup {
    html! {
        svg viewBox=(format_args!("0 0 {WIDTH} {height}")) role="img" aria-label=(title) {
            title { (title) }
            @for part in parts { (part) }
        }
    }
}

/// A coordinate with a digit behind the point, which is enough on any screen.
fn at(coordinate: f64) -> String {
    format!("{coordinate:.1}")
}

fn label(x: f64, y: f64, anchor: &str, text: &str) -> Markup {
    html! { text x=(at(x)) y=(at(y)) text-anchor=(anchor) { (text) } }
}

fn line(class: &str, from: (f64, f64), to: (f64, f64)) -> Markup {
    html! { line class=(class) x1=(at(from.0)) y1=(at(from.1)) x2=(at(to.0)) y2=(at(to.1)) {} }
}

fn bar(class: &str, x: f64, y: f64, (width, height): (f64, f64)) -> Markup {
    html! { rect class=(class) x=(at(x)) y=(at(y)) width=(at(width)) height=(at(height)) {} }
}

fn dot(x: f64, y: f64) -> Markup {
    html! { circle.dot cx=(at(x)) cy=(at(y)) r="5" {} }
}

/// A name that fits before a plot.
fn short(name: &str) -> String {
    const MAX_LENGTH: usize = 17;
    if name.chars().count() <= MAX_LENGTH {
        name.to_owned()
    } else {
        name.chars().take(MAX_LENGTH - 1).chain(['…']).collect()
    }
}

/// Estimates with their intervals, one row each, and a line at 0.
pub(crate) fn intervals(title: &str, rows: &[(String, [f64; 3])]) -> Markup {
    let ends = rows.iter().flat_map(|(_, values)| values.iter().copied());
    let (low, high) = ends.fold((-50f64, 50f64), |(low, high), value| (low.min(value), high.max(value)));
    let x = |value: f64| LEFT + (value - low) / (high - low) * (RIGHT - LEFT);
    let height = ROW * rows.len() as f64 + 30.0;
    let mut parts = Vec::new();
    parts.push(line("axis", (x(0.0), 4.0), (x(0.0), height - 22.0)));
    parts.push(label(x(0.0), height - 6.0, "middle", "0"));
    // An end beside 0 would be written over it.
    for value in [low, high].into_iter().filter(|&value| (x(value) - x(0.0)).abs() > 40.0) {
        parts.push(label(x(value), height - 6.0, "middle", &format!("{value:+.0}").replace('-', "−")));
    }
    for (index, (name, [low, value, high])) in rows.iter().enumerate() {
        let y = ROW * (index as f64 + 0.5) + 4.0;
        parts.push(label(LEFT - 10.0, y + 4.0, "end", &short(name)));
        parts.push(line("interval", (x(*low), y), (x(*high), y)));
        parts.push(line("interval", (x(*low), y - 6.0), (x(*low), y + 6.0)));
        parts.push(line("interval", (x(*high), y - 6.0), (x(*high), y + 6.0)));
        parts.push(dot(x(*value), y));
    }
    picture(title, height, &parts)
}

/// Amounts, one bar each, with their words.
pub(crate) fn bars(title: &str, rows: &[(String, f64, String)]) -> Markup {
    let most = rows.iter().map(|row| row.1).fold(f64::MIN_POSITIVE, f64::max);
    let mut parts = Vec::new();
    for (index, (name, value, words)) in rows.iter().enumerate() {
        let y = ROW * index as f64 + 6.0;
        let width = value / most * (RIGHT - LEFT);
        parts.push(label(LEFT - 10.0, y + 14.0, "end", &short(name)));
        parts.push(bar("bar", LEFT, y, (width, ROW - 12.0)));
        parts.push(label(LEFT + width + 6.0, y + 14.0, "start", words));
    }
    picture(title, ROW * rows.len() as f64 + 6.0, &parts)
}

/// How often each number occurred, in classes of equal width; those above 0 stand out.
pub(crate) fn histogram(title: &str, numbers: &[i64]) -> Option<Markup> {
    const HEIGHT: f64 = 170.0;
    const FOOT: f64 = HEIGHT - 24.0;
    /// Room at both sides, for half of a number below.
    const SIDE: f64 = 18.0;
    /// The most classes that can be told apart.
    const MAX_CLASSES: i64 = 41;
    let (Some(&low), Some(&high)) = (numbers.iter().min(), numbers.iter().max()) else {
        return None;
    };
    let class = (high - low) / MAX_CLASSES + 1;
    // One class ends with 0 and the next begins with 1, so none is both won and lost.
    let of = |number: i64| (number - 1).div_euclid(class);
    let (first, last) = (of(low), of(high));
    let count = |class: i64| numbers.iter().filter(|&&number| of(number) == class).count() as u32;
    let counts: Vec<(i64, u32)> = (first..=last).map(|class| (class, count(class))).collect();
    let most = counts.iter().map(|&(_, count)| count).max().unwrap_or(1);
    let width = (WIDTH - 2.0 * SIDE) / counts.len() as f64;
    let mut parts = Vec::new();
    for (index, &(class, count)) in counts.iter().enumerate() {
        let height = f64::from(count) / f64::from(most) * (FOOT - 24.0);
        let kind = if class < 0 { "bar other" } else { "bar" };
        parts.push(bar(kind, SIDE + width * index as f64, FOOT - height, (width - 1.0, height)));
    }
    parts.push(line("axis", (SIDE, FOOT), (WIDTH - SIDE, FOOT)));
    let x = |number: i64| SIDE + width * ((number - 1 - first * class) as f64 + 0.5) / class as f64;
    parts.push(label(x(low), HEIGHT - 8.0, "middle", &signed(low)));
    // What would be written over another number is left out.
    if high > low && x(high) - x(low) > 40.0 {
        parts.push(label(x(high), HEIGHT - 8.0, "middle", &signed(high)));
    }
    if x(0) - x(low) > 40.0 && x(high) - x(0) > 40.0 {
        parts.push(label(x(0), HEIGHT - 8.0, "middle", "0"));
    }
    let points = if class == 1 { "1 point".to_owned() } else { format!("{class} points") };
    let games = if most == 1 { "1 game".to_owned() } else { format!("{most} games") };
    parts.push(label(SIDE, 14.0, "start", &format!("each bar {points} wide, the highest {games}")));
    Some(picture(title, HEIGHT, &parts))
}

/// A number with its sign, which 0 has not.
fn signed(number: i64) -> String {
    if number == 0 { "0".to_owned() } else { format!("{number:+}").replace('-', "−") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_cannot_break_out() {
        let drawn = bars("t", &[("cmd:<script>".to_owned(), 1.0, "x".to_owned())]).into_string();
        assert!(drawn.contains("cmd:&lt;script&gt;") && !drawn.contains("<script>"));
    }

    #[test]
    fn every_number_is_in_a_class() {
        for numbers in [vec![0], vec![-3, -3, 5], (-200..300).collect()] {
            let drawn = histogram("margins", &numbers).unwrap().into_string();
            assert!(drawn.matches("<rect").count() <= 43, "{numbers:?}");
        }
        assert!(histogram("margins", &[]).is_none());
    }
}
