//! The names of the metrics that a store writes.

/// Transactions committed.
pub const COMMITS: &str = "mandala_store_commits_total";
/// Appends in one transaction.
pub const BATCH: &str = "mandala_store_batch";
/// How long a transaction took.
pub const COMMIT_SECONDS: &str = "mandala_store_commit_seconds";
/// Failures of the store.
pub const STORE_ERRORS: &str = "mandala_store_errors_total";
