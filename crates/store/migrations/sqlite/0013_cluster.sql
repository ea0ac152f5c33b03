-- When a computer or a clock has to act next at a table; nothing if only people have to. Tables of before are looked at at once.
ALTER TABLE tables ADD COLUMN due INTEGER;
UPDATE tables SET due = 0 WHERE phase = 'running' AND wakes;

CREATE INDEX tables_by_due ON tables (due, id) WHERE phase = 'running' AND due IS NOT NULL;
CREATE INDEX table_people_by_table ON table_people (table_id);

-- Nodes that share the store: when each last left a sign of life.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is at which table, by way of which node.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    PRIMARY KEY (table_id, person, node)
) STRICT, WITHOUT ROWID;

CREATE INDEX presence_by_node ON presence (node);

-- Tasks that one node at a time has.
CREATE TABLE leases (
    what TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Limits that all nodes share: when all that was admitted would have come at its steady pace, in microseconds.
CREATE TABLE limits (
    key TEXT PRIMARY KEY,
    filled INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
