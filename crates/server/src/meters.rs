//! Metrics of the running server, for Prometheus. `docs/operations.md` explains each; a test compares.

use std::sync::OnceLock;

use mandala_jobs::{JOB_SECONDS, QUEUE_CONNECTED, THINKING, THINKING_QUEUED, THINKING_WAIT_SECONDS};
pub(crate) use mandala_store::meters::Count;
use mandala_store::meters::{BATCH, COMMIT_SECONDS, COMMITS, STORE_ERRORS};
use metrics::{Unit, describe_counter, describe_gauge, describe_histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// Requests answered, by method, route and status.
pub(crate) const REQUESTS: &str = "mandala_http_requests_total";
/// How long requests took, by route.
pub(crate) const REQUEST_SECONDS: &str = "mandala_http_request_seconds";
/// How long commands took, from being read to being durable and acknowledged.
pub(crate) const COMMAND_SECONDS: &str = "mandala_command_seconds";
/// Connections that stay open: sockets and streams of events.
pub(crate) const CONNECTIONS: &str = "mandala_connections_open";
/// Connections refused because their address or network had too many.
pub(crate) const CONNECTIONS_REFUSED: &str = "mandala_connections_refused_total";
/// Event streams of people that could not keep up.
pub(crate) const EVENT_STREAMS_BEHIND: &str = "mandala_event_streams_behind_total";
/// Tables in memory.
pub(crate) const TABLES: &str = "mandala_tables_in_memory";
/// What has expired, by kind.
pub(crate) const EXPIRED: &str = "mandala_expired_total";

/// Messages published to other nodes.
pub(crate) const BUS_PUBLISHED: &str = "mandala_bus_told_total";
/// Messages received from other nodes.
pub(crate) const BUS_RECEIVED: &str = "mandala_bus_heard_total";
/// Messages that could not be published, or were dropped by a slow subscriber.
pub(crate) const BUS_LOST: &str = "mandala_bus_lost_total";
/// Gaps in the messages of other nodes, filled from the store.
pub(crate) const GAPS: &str = "mandala_gaps_total";
/// Appends refused because another node had appended first.
pub(crate) const CONFLICTS: &str = "mandala_conflicts_total";

/// All of them, with what they count.
const ALL: [(&str, Kind, &str); 22] = [
    (REQUESTS, Kind::Counter, "Requests answered, by method, route and status"),
    (REQUEST_SECONDS, Kind::Seconds, "How long requests took, by route"),
    (COMMAND_SECONDS, Kind::Seconds, "How long commands took until they were durable and acknowledged"),
    (CONNECTIONS, Kind::Gauge, "Sockets and streams of events that are open"),
    (CONNECTIONS_REFUSED, Kind::Counter, "Connections refused because their address or network had too many"),
    (
        EVENT_STREAMS_BEHIND,
        Kind::Counter,
        "Event streams of people that could not keep up, and read everything anew",
    ),
    (TABLES, Kind::Gauge, "Tables in memory"),
    (THINKING, Kind::Gauge, "Thoughts of computers and replays under way, by class"),
    (THINKING_QUEUED, Kind::Gauge, "Those that wait for their turn, by class"),
    (THINKING_WAIT_SECONDS, Kind::Seconds, "How long they have waited for their turn, by class"),
    (JOB_SECONDS, Kind::Seconds, "How long jobs took from being taken to being answered, by kind"),
    (QUEUE_CONNECTED, Kind::Gauge, "Whether there is a connection to the job queue"),
    (COMMITS, Kind::Counter, "Transactions committed"),
    (BATCH, Kind::Sizes, "Appends in one transaction"),
    (COMMIT_SECONDS, Kind::Seconds, "Seconds from the beginning of a transaction to its commit"),
    (STORE_ERRORS, Kind::Counter, "Failures of the store"),
    (EXPIRED, Kind::Counter, "Guests and tables that have expired, by kind"),
    (BUS_PUBLISHED, Kind::Counter, "Messages published to other nodes"),
    (BUS_RECEIVED, Kind::Counter, "Messages received from other nodes"),
    (BUS_LOST, Kind::Counter, "Messages that could not be published, or were dropped by a slow subscriber"),
    (GAPS, Kind::Counter, "Gaps in the messages of other nodes, filled from the store"),
    (CONFLICTS, Kind::Counter, "Appends refused because another node had appended first"),
];

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Counter,
    Gauge,
    Seconds,
    Sizes,
}

/// From a tenth of a millisecond, which a commit in memory takes, to longer than clients wait.
const SECONDS: [f64; 12] = [0.000_1, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1.0, 5.0];

/// Work may wait for its turn for minutes where much waits.
const WAIT_SECONDS: [f64; 12] = [0.001, 0.01, 0.05, 0.1, 0.5, 1.0, 3.0, 10.0, 30.0, 60.0, 180.0, 600.0];

const SIZES: [f64; 8] = [1.0, 2.0, 5.0, 10.0, 50.0, 100.0, 500.0, 2000.0];

/// The recorder of this process; it is installed by its first caller.
pub(crate) fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Full(BATCH.to_owned()), &SIZES))
            .and_then(|builder| {
                builder.set_buckets_for_metric(Matcher::Full(THINKING_WAIT_SECONDS.to_owned()), &WAIT_SECONDS)
            })
            .expect("there are buckets")
            .build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another metrics recorder is installed; /metrics stays empty");
        }
        describe();
        handle
    })
}

fn describe() {
    for (name, kind, words) in ALL {
        match kind {
            Kind::Counter => describe_counter!(name, words),
            Kind::Gauge => describe_gauge!(name, words),
            Kind::Seconds => describe_histogram!(name, Unit::Seconds, words),
            Kind::Sizes => describe_histogram!(name, words),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_documentation_names_every_figure_and_no_other() {
        let page = include_str!("../../../docs/operations.md");
        let documented: BTreeSet<_> = page.split('`').filter(|word| word.starts_with("mandala_")).collect();
        let known: BTreeSet<_> = ALL.iter().map(|(name, ..)| *name).collect();
        assert_eq!(documented, known);
    }

    #[test]
    fn waits_for_a_turn_are_told_apart_up_to_ten_minutes() {
        let figures = recorder();
        metrics::histogram!(THINKING_WAIT_SECONDS, "class" => "test").record(400.0);
        let bucket = |until| format!(r#"{THINKING_WAIT_SECONDS}_bucket{{class="test",le="{until}"}}"#);
        let text = figures.render();
        assert!(
            text.contains(&format!("{} 0", bucket(180))) && text.contains(&format!("{} 1", bucket(600))),
            "{text}"
        );
    }

    /// The figures that a text names, each as it is exported: a histogram is told by its buckets, its sum and its count.
    fn used(text: &str) -> BTreeSet<&str> {
        text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
            .filter(|word| word.starts_with("mandala_"))
            .collect()
    }

    /// The figure behind an exported name, if there is one.
    fn behind(name: &str) -> Option<&'static str> {
        let parts = ["_bucket", "_sum", "_count"];
        let base = parts.iter().find_map(|part| name.strip_suffix(part));
        let exported = |(known, kind, _): &(&str, Kind, &str)| match kind {
            Kind::Counter | Kind::Gauge => *known == name,
            Kind::Seconds | Kind::Sizes => Some(*known) == base,
        };
        ALL.iter().find(|figure| exported(figure)).map(|(known, ..)| *known)
    }

    #[test]
    fn the_dashboard_shows_every_figure_and_no_other() {
        let text = include_str!("../../../deploy/grafana/mandala.json");
        let dashboard: serde_json::Value = serde_json::from_str(text).expect("a dashboard is JSON");
        let panels = dashboard["panels"].as_array().expect("a dashboard has panels");
        let ids: BTreeSet<_> = panels.iter().filter_map(|panel| panel["id"].as_u64()).collect();
        assert_eq!(ids.len(), panels.len(), "every panel has an id of its own");
        let targets = panels.iter().filter_map(|panel| panel["targets"].as_array()).flatten();
        let asked: Vec<_> = targets.filter_map(|target| target["expr"].as_str()).collect();
        let mut shown = BTreeSet::new();
        for name in asked.iter().flat_map(|expression| used(expression)) {
            shown.insert(behind(name).unwrap_or_else(|| panic!("{name} is not exported")));
        }
        let known: BTreeSet<_> = ALL.iter().map(|(name, ..)| *name).collect();
        assert_eq!(shown, known);
        // The list of nodes is made from a figure, too.
        let nodes =
            dashboard["templating"]["list"][1]["query"]["query"].as_str().expect("nodes can be chosen");
        assert!(used(nodes).into_iter().all(|name| behind(name).is_some()), "{nodes}");
    }

    #[test]
    fn alerts_use_figures_that_are_exported() {
        let names = used(include_str!("../../../deploy/alerts.yml"));
        assert!(names.len() > 5, "{names:?}");
        for name in names {
            assert!(behind(name).is_some(), "{name} is not exported");
        }
        assert_eq!(behind("mandala_command_seconds"), None, "a histogram has no value of its own");
        assert_eq!(behind("mandala_gaps_total_count"), None, "a counter has no parts");
    }
}
