-- Tables: the entries from which they follow, and what lists need to know of them.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    version INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    public INTEGER NOT NULL,
    -- Whether somebody other than a person may have to act: a computer, or a clock.
    wakes INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    summary TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_phase ON tables (phase, public, changed);

CREATE TABLE table_people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- Finished games: the record is the game. Records are too long for the index pages of a table without row numbers: each
-- would take a page of its own.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    ended INTEGER NOT NULL,
    record TEXT NOT NULL
) STRICT;

CREATE INDEX games_by_end ON games (ended);

CREATE TABLE game_people (
    person TEXT NOT NULL,
    game_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (person, game_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX game_people_by_game ON game_people (game_id);
