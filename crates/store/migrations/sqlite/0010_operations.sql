-- Tables that were removed, so that a server which has one in memory hears of it, and adds no entries to what is gone.
CREATE TABLE removed (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX removed_by_time ON removed (at);

-- The whole statement is undone, which counts as a conflict: the server then looks again, and finds nothing.
CREATE TRIGGER no_entries_after_removal BEFORE INSERT ON entries
WHEN EXISTS (SELECT 1 FROM removed WHERE table_id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'the table was removed');
END;

CREATE INDEX tables_by_change ON tables (phase, changed);
