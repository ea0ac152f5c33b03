-- Ratings in games with bots, apart from those between people. They have tables of their own, because servers of the version
-- before read every kind of rating there is in the others.
CREATE TABLE bot_ratings (
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

CREATE INDEX bot_ratings_by_strength ON bot_ratings (game, kind, (rating - 2 * deviation));

CREATE TABLE bot_rating_history (
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

CREATE TRIGGER bot_ratings_of_deleted_people AFTER DELETE ON people
BEGIN
    DELETE FROM bot_ratings WHERE person = old.id;
    DELETE FROM bot_rating_history WHERE person = old.id;
END;
