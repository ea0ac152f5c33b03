//! The progress of a match, on standard error if that is a terminal.

use std::collections::BTreeSet;
use std::io::{self, Write};
use std::time::Duration;

use arena::{FromLog, NamedForfeit, Progress, elo, forfeit_sentence};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar with the score so far and the time left. Where standard error is no terminal nothing is drawn.
pub(crate) struct ProgressDisplay {
    bar: ProgressBar,
    names: Vec<String>,
    /// The players whose first forfeit has been shown.
    warned: BTreeSet<String>,
}

impl ProgressDisplay {
    pub(crate) fn new(names: Vec<String>) -> Self {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
        let style = ProgressStyle::with_template("{bar:16} {pos}/{len} games, {eta} left  {wide_msg}")
            .expect("the template is well-formed");
        bar.set_style(style);
        // The time goes on while a long game is played.
        bar.enable_steady_tick(Duration::from_secs(1));
        Self { bar, names, warned: BTreeSet::new() }
    }

    /// Shows how far it is.
    pub(crate) fn show(&self, progress: &Progress<'_>) {
        if self.bar.length().is_none() {
            // What a log brought along took no time, and says nothing about the time left.
            self.bar.set_length(progress.of);
            self.bar.set_position(progress.games);
            self.bar.reset_eta();
            self.mention(progress.from_log);
        }
        self.bar.set_position(progress.games);
        let Some(share) = progress.share.filter(|_| !self.bar.is_hidden()) else { return };
        let rating = elo(share, progress.seats);
        let rating = if rating.is_finite() { format!(" ({rating:+.0} Elo)") } else { String::new() };
        let test = progress.test.map_or_else(String::new, |test| format!("  LLR {:+.2}", test.llr()));
        self.bar.set_message(format!("{} {:.1} %{rating}{test}", self.names[0], 100.0 * share));
    }

    /// Says what the log brings along before anything is played.
    fn mention(&self, from_log: Option<FromLog>) {
        let Some(FromLog { games, of_other_versions: others @ 1.. }) = from_log else { return };
        // The match goes on even if standard error is closed.
        let _ = self.bar.suspend(|| {
            writeln!(
                io::stderr(),
                "note: {others} games in the log are of other versions of these players and do not count; {games} do"
            )
        });
    }

    /// Says at once why a player forfeits: a match that a mistake decides is not worth waiting for.
    pub(crate) fn warn(&mut self, progress: &Progress<'_>) {
        let Some(forfeit) = progress.latest.and_then(|game| NamedForfeit::new(&self.names, game)) else {
            return;
        };
        if self.warned.insert(forfeit.name.clone()) {
            let warning = forfeit_sentence(&forfeit);
            // The match goes on even if standard error is closed.
            let _ = self.bar.suspend(|| writeln!(io::stderr(), "warning: {warning}"));
        }
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
