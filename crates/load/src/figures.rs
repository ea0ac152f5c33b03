//! The figures.

use std::fmt;
use std::time::Duration;

use serde::Serialize;

use crate::patient::PatientFigures;
use crate::tally::{Counts, percentile};

/// What was measured. As JSON it is what `mandala load --json` prints; `Display` is its text.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Figures {
    /// How many tables played.
    pub tables: u32,
    /// How long was measured.
    pub seconds: f64,
    /// Actions whose event reached all players.
    pub actions: usize,
    /// The same for each second.
    pub actions_per_second: f64,
    /// The median time from sending an action to receiving its event at the sender.
    pub p50_ms: f64,
    /// The time within which 95 % of the events came.
    pub p95_ms: f64,
    /// The time within which 99 % of the events came.
    pub p99_ms: f64,
    /// Everything that went wrong.
    pub errors: u64,
    /// The server's memory at the end, with all players connected.
    pub server_rss_mb: Option<f64>,
    /// The longest time until an event reached its sender.
    pub max_ms: f64,
    /// The same as `p99_ms`, at the other player.
    pub other_p99_ms: f64,
    /// The same, where the other player is connected to another server.
    pub across_p99_ms: Option<f64>,
    /// Games that were played to the end.
    pub games: u64,
    /// The limit on actions that were on their way at the same time.
    pub at_once: u32,
    /// Microseconds of processor time of the server for each action. On a busy machine it says more than the rate.
    pub server_cpu_us: Option<f64>,
    /// The same, of the clients.
    pub client_cpu_us: Option<f64>,
    /// From starting the server until it said that it was ready.
    pub ready_ms: Option<f64>,
    /// The server's memory before the first connection.
    pub rest_rss_mb: Option<f64>,
    /// Idle sockets.
    pub idle: u32,
    /// The server's memory with only these connected.
    pub idle_rss_mb: Option<f64>,
    /// What patient players add.
    #[serde(flatten)]
    pub patient: Option<PatientFigures>,
}

impl Figures {
    /// Takes over what was counted.
    pub(crate) fn count(&mut self, counts: &mut Counts, time: Duration) {
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
        self.errors = counts.errors.values().sum();
        self.games = counts.games;
    }

    /// Takes over the processor time that the measurement took.
    pub(crate) fn processor_time(&mut self, server: Option<Duration>, client: Option<Duration>) {
        let each = |time: Duration| time.as_secs_f64() * 1e6 / self.actions.max(1) as f64;
        (self.server_cpu_us, self.client_cpu_us) = (server.map(each), client.map(each));
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        if let Some(patient) = &self.patient {
            writeln!(
                out,
                "patience: {} connections made again, {} commands repeated, longest pause {:.1} s, {}",
                patient.reconnected,
                patient.repeated,
                Duration::from_millis(patient.longest_pause_ms).as_secs_f64(),
                if patient.converged { "all have seen the same" } else { "not all have seen the same" }
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
