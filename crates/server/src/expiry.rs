//! Guests and tables that have expired, and what others have changed in the store. The rules are in
//! `docs/operations.md`.

use std::time::Duration;

use mandala_table::Timestamp;
use tabletop::message::Chain;

use crate::app::App;
use crate::meters::EXPIRED;
use crate::store::{ExpiryReason, StoreError};

/// As many tables as are removed before others get a turn.
const BATCH: u32 = 500;

const HOUR: u64 = 3600;

/// How often the store is asked what an administrator has changed: tables removed, people renamed.
const ADMIN_INTERVAL: Duration = Duration::from_secs(30);

/// How often the store is asked which logins have ended and who was banned; their connections end within this time.
const LOGIN_INTERVAL: Duration = Duration::from_secs(5);

impl App {
    /// Removes what has expired and follows what an administrator has changed, until the server ends.
    pub async fn run_maintenance(&self) {
        let begun = self.time.now();
        let (mut looked, mut next_look, mut next_expiry) = (begun, begun, begun);
        loop {
            let now = self.time.now();
            if let Err(error) = self.end_unwelcome().await {
                tracing::error!(error = %Chain(&error), "could not read which logins have ended");
            }
            if now >= next_look {
                // What is changed while we look may be missed: a little overlap does no harm.
                match self.take_notice(Timestamp(looked.0.saturating_sub(1000))).await {
                    Ok(()) => looked = now,
                    Err(error) => {
                        tracing::error!(error = %Chain(&error), "could not read what other processes have changed");
                    }
                }
                next_look = now.plus(ADMIN_INTERVAL);
            }
            if now >= next_expiry {
                if let Err(error) = self.expire().await {
                    tracing::error!(error = %Chain(&error), "could not remove what has expired; trying again with the next round");
                }
                crate::meters::recorder().run_upkeep();
                next_expiry = now.plus(self.config.expire_every.max(ADMIN_INTERVAL));
            }
            self.time.until(now.plus(LOGIN_INTERVAL)).await;
        }
    }

    /// Looks for tables that another process has removed since, and for people it has given other names.
    async fn take_notice(&self, since: Timestamp) -> Result<(), StoreError> {
        for table in self.store.removed_since(since).await? {
            self.reload_table(table).await;
        }
        for person in self.store.renamed_since(since).await? {
            // A table in memory may have written the old name down once more, or do so before it is reloaded: so, twice.
            for _ in 0..2 {
                for table in self.store.spread_name(person).await? {
                    self.reload_table(table).await;
                }
            }
        }
        Ok(())
    }

    /// Ends the connections of logins that were ended, and of people who were banned, by another process.
    async fn end_unwelcome(&self) -> Result<(), StoreError> {
        let open = self.connections.logins();
        if !open.is_empty() {
            for login in self.store.unwelcome(&open).await? {
                self.connections.end(login);
            }
        }
        Ok(())
    }

    /// Removes what has expired by now.
    pub async fn expire(&self) -> Result<(), StoreError> {
        let now = self.time.now();
        let config = &self.config;
        let before = |seconds: u64| Timestamp(now.0.saturating_sub(seconds * 1000));
        let rules = [
            (ExpiryReason::NotBegun, u64::from(config.open_table_hours) * HOUR, "open_table"),
            (ExpiryReason::StoodStill, u64::from(config.running_table_days) * 24 * HOUR, "running_table"),
            (ExpiryReason::Finished, u64::from(config.finished_table_days) * 24 * HOUR, "finished_table"),
        ];
        for (reason, seconds, kind) in rules {
            if seconds == 0 {
                continue;
            }
            let mut removed = 0;
            loop {
                let tables = self.store.expired_tables(reason, before(seconds), BATCH).await?;
                let found = tables.len();
                for table in tables {
                    if self.store.remove_expired(table, reason, before(seconds), now).await? {
                        self.reload_table(table).await;
                        removed += 1;
                    }
                }
                if found < BATCH as usize {
                    break;
                }
            }
            note(kind, removed);
        }
        if config.guest_days > 0 {
            let seconds = u64::from(config.guest_days) * 24 * HOUR;
            note("guest", self.store.forget_guests(before(seconds)).await?);
        }
        if config.analysis_days > 0 {
            let seconds = u64::from(config.analysis_days) * 24 * HOUR;
            note("analysis", self.store.forget_analyses(before(seconds)).await?);
        }
        note("limit", self.store.forget_limits(now).await?);
        self.store.forget_notices(before(24 * HOUR)).await
    }
}

fn note(kind: &'static str, count: u64) {
    metrics::counter!(EXPIRED, "kind" => kind).increment(count);
    if count > 0 {
        tracing::info!(kind, count, "expired");
    }
}
