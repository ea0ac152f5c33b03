-- Tokens of programs. Only a hash of the secret is kept.
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    -- A JSON list.
    scopes TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_person ON tokens (person);
