//! The names of the metrics that a store writes, and a gauge that counts what is under way.

/// Transactions committed.
pub const COMMITS: &str = "mandala_store_commits_total";
/// Appends in one transaction.
pub const BATCH: &str = "mandala_store_batch";
/// How long a transaction took.
pub const COMMIT_SECONDS: &str = "mandala_store_commit_seconds";
/// Failures of the store.
pub const STORE_ERRORS: &str = "mandala_store_errors_total";

/// Counts one more in a gauge for as long as it lives.
#[derive(Debug)]
pub struct Count(metrics::Gauge);

impl Count {
    /// Counts in the gauge of this name.
    pub fn new(gauge: &'static str) -> Self {
        Self::in_gauge(metrics::gauge!(gauge))
    }

    /// Counts in the gauge of this name and class.
    pub fn of_class(gauge: &'static str, class: &'static str) -> Self {
        Self::in_gauge(metrics::gauge!(gauge, "class" => class))
    }

    fn in_gauge(gauge: metrics::Gauge) -> Self {
        gauge.increment(1);
        Self(gauge)
    }
}

impl Drop for Count {
    fn drop(&mut self) {
        self.0.decrement(1);
    }
}
