//! Tables with missing entries: every table has the versions from 1 to its last, without a gap.

use mandala_table::Id;

use super::database::{Sql, SqlRow};
use super::{SqlStore, values};
use crate::StoreError;
use crate::admin::MissingEntry;

/// The tables with a gap, of those that `which` selects; a parameter-free statement, also for files that are no store yet.
pub(crate) fn with_gaps(which: &str) -> String {
    format!(
        "SELECT table_id AS id FROM entries {which} GROUP BY table_id
         HAVING count(*) <> max(version) OR min(version) <> 1 ORDER BY table_id LIMIT 1"
    )
}

/// The first version that is missing in a table. The entries are numbered from 1, so it is the first that is not its own row.
pub(crate) const FIRST_MISSING: &str = "SELECT coalesce(min(number), 1) AS version FROM
     (SELECT version, row_number() OVER (ORDER BY version) AS number FROM entries WHERE table_id = $1) AS numbered
     WHERE version <> number";

impl<D: Sql> SqlStore<D> {
    /// The first missing entry of a table at which a game goes on or may begin.
    pub(super) async fn missing_entry_of_unfinished(&self) -> Result<Option<MissingEntry>, StoreError> {
        const UNFINISHED: &str = "SELECT id FROM tables WHERE phase IN ('open', 'running')";
        let gaps = with_gaps(&format!("WHERE table_id IN ({UNFINISHED})"));
        let empty = format!(
            "{UNFINISHED} AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id) ORDER BY id LIMIT 1"
        );
        for statement in [gaps, empty] {
            let Some(row) = self.ask_one(&statement, values![]).await? else { continue };
            let table: Id = row.id("id")?;
            let first = self.ask_one(FIRST_MISSING, values![table]).await?;
            let version = first.map_or(Ok(1), |row| row.count("version"))?;
            return Ok(Some(MissingEntry { table, version }));
        }
        Ok(None)
    }
}
