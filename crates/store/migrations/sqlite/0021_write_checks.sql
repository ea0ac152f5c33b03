-- What each server writes now and then, to know whether it can: its newest row, long enough to need room on the disk.
CREATE TABLE write_checks (
    node TEXT NOT NULL,
    at INTEGER NOT NULL,
    filler TEXT NOT NULL,
    PRIMARY KEY (node, at)
) STRICT, WITHOUT ROWID;
