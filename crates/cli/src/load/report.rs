//! The figures.

use std::io::{self, Write};
use std::time::Duration;

use serde::Serialize;

use super::patient::Patience;
use super::tally::{Counts, percentile};

/// What was measured.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Figures {
    pub(super) tables: u32,
    pub(super) seconds: f64,
    pub(super) actions: usize,
    pub(super) actions_per_second: f64,
    pub(super) p50_ms: f64,
    pub(super) p95_ms: f64,
    pub(super) p99_ms: f64,
    pub(super) errors: u64,
    /// The server's memory at the end, with everybody connected.
    pub(super) server_rss_mb: Option<f64>,
    /// The longest time until an event reached its sender.
    pub(super) max_ms: f64,
    /// The same as `p99_ms`, at the other player.
    pub(super) other_p99_ms: f64,
    /// The same, where the other player is connected to another server.
    pub(super) across_p99_ms: Option<f64>,
    /// Games that were played to the end.
    pub(super) games: u64,
    /// As many actions as were on their way at most.
    pub(super) at_once: u32,
    /// Microseconds that the server computed for each action, on all cores together: it says more than the rate where others
    /// compute on the same machine.
    pub(super) server_cpu_us: Option<f64>,
    /// The same, of the clients.
    pub(super) client_cpu_us: Option<f64>,
    /// From starting the server to its saying that it is ready.
    pub(super) ready_ms: Option<f64>,
    /// The server's memory before anybody came.
    pub(super) rest_rss_mb: Option<f64>,
    /// Sockets at which nothing happened.
    pub(super) idle: u32,
    /// The server's memory with only these connected.
    pub(super) idle_rss_mb: Option<f64>,
    /// What only the patient can tell.
    #[serde(flatten)]
    pub(super) patience: Option<Patience>,
}

impl Figures {
    /// Takes what was counted into the figures.
    pub(super) fn count(&mut self, counts: &mut Counts, time: Duration) {
        counts.own.sort_unstable();
        counts.other.sort_unstable();
        self.seconds = (time.as_secs_f64() * 1000.0).round() / 1000.0;
        self.actions = counts.own.len();
        self.actions_per_second = counts.own.len() as f64 / time.as_secs_f64();
        [self.p50_ms, self.p95_ms, self.p99_ms, self.max_ms] =
            [0.5, 0.95, 0.99, 1.0].map(|share| percentile(&counts.own, share));
        self.other_p99_ms = percentile(&counts.other, 0.99);
        counts.across.sort_unstable();
        self.across_p99_ms = (!counts.across.is_empty()).then(|| percentile(&counts.across, 0.99));
        self.errors = counts.troubles.values().sum();
        self.games = counts.games;
    }

    /// What was computed during the measurement, by the server and by the clients.
    pub(super) fn compute(&mut self, server: Option<Duration>, client: Option<Duration>) {
        let each = |time: Duration| time.as_secs_f64() * 1e6 / self.actions.max(1) as f64;
        (self.server_cpu_us, self.client_cpu_us) = (server.map(each), client.map(each));
    }

    pub(super) fn print(&self, out: &mut impl Write, json: bool) -> io::Result<()> {
        if json {
            return writeln!(out, "{}", serde_json::to_string(self).expect("figures are plain data"));
        }
        writeln!(
            out,
            "{} actions at {} tables in {:.1} s: {:.0} a second, {} errors, {} games ended",
            self.actions, self.tables, self.seconds, self.actions_per_second, self.errors, self.games
        )?;
        writeln!(
            out,
            "latency: p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms; p99 at the other player {:.1} ms",
            self.p50_ms, self.p95_ms, self.p99_ms, self.max_ms, self.other_p99_ms
        )?;
        if let Some(across) = self.across_p99_ms {
            writeln!(out, "p99 at the other player, connected to another server: {across:.1} ms")?;
        }
        if let Some(patience) = &self.patience {
            writeln!(
                out,
                "patience: {} connections made again, {} commands repeated, longest pause {:.1} s, {}",
                patience.reconnected,
                patience.repeated,
                Duration::from_millis(patience.longest_pause_ms).as_secs_f64(),
                if patience.converged { "all have seen the same" } else { "not all have seen the same" }
            )?;
        }
        if let (Some(server), Some(client)) = (self.server_cpu_us, self.client_cpu_us) {
            writeln!(out, "computing for each action: server {server:.0} µs, clients {client:.0} µs")?;
        }
        if let (Some(ready), Some(rest)) = (self.ready_ms, self.rest_rss_mb) {
            writeln!(out, "server: ready after {ready:.0} ms, {rest:.1} MB at rest")?;
        }
        if let Some(idle) = self.idle_rss_mb.filter(|_| self.idle > 0) {
            writeln!(out, "server: {idle:.1} MB with {} idle sockets", self.idle)?;
        }
        if let Some(rss) = self.server_rss_mb {
            writeln!(out, "server: {rss:.1} MB at the end")?;
        }
        Ok(())
    }
}
