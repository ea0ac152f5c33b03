-- People whose name an administrator has replaced, so that a server which has their tables in memory hears of it.
CREATE TABLE renamed (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
