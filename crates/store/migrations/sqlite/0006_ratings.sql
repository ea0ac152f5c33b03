-- Rated games that are still to be counted, in the order in which they ended. A game's line is added with its end and taken
-- away with its effect, so that it counts once, whatever happens in between.
CREATE TABLE rating_queue (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    game_id TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    games INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    PRIMARY KEY (person, game, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_by_strength ON ratings (game, kind, (rating - 2 * deviation));

CREATE TABLE rating_history (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    -- How many games the rating was made from by then.
    number INTEGER NOT NULL,
    game_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    PRIMARY KEY (person, game, kind, number)
) STRICT, WITHOUT ROWID;

-- Whoever is gone has no rating.
CREATE TRIGGER ratings_of_nobody AFTER DELETE ON people
BEGIN
    DELETE FROM ratings WHERE person = old.id;
    DELETE FROM rating_history WHERE person = old.id;
END;
