-- Since when everything is being brought here from another store: one row, until it is all there. Nobody serves from it so long.
CREATE TABLE moving (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    since BIGINT NOT NULL
);
