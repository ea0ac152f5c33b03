-- When the server was last known to run: one row, so that an outage is not counted against whoever is to move.
CREATE TABLE alive (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at INTEGER NOT NULL
) STRICT;
