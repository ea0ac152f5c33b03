-- The people for whom a seat is kept at a table that waits for them: who is challenged, and who is to play the next game.
-- A node of the version before does not know of them: where it begins a game, rows are left of a table that waits no more.
CREATE TABLE kept_seats (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX kept_seats_by_table ON kept_seats (table_id);
