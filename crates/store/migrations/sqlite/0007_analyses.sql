-- Analyses asked for, and those that are made. `record` is kept for uploaded ones until they are made; for a finished game
-- the key is its id.
CREATE TABLE analyses (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    asked INTEGER NOT NULL,
    state TEXT NOT NULL,
    record TEXT,
    result TEXT
) STRICT;

CREATE INDEX analyses_by_state ON analyses (state, number);

-- What somebody asked for stays, but not that they did.
CREATE TRIGGER analyses_for_nobody AFTER DELETE ON people
BEGIN
    UPDATE analyses SET person = '' WHERE person = old.id;
END;
