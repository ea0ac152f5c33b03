-- Ratings in games with bots, apart from those between people. They have tables of their own, because servers of the version
-- before read every kind of rating there is in the others.
CREATE TABLE bot_ratings (
    person TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (person, game, kind)
);

CREATE INDEX bot_ratings_by_strength ON bot_ratings (game, kind, (rating - 2 * deviation));

CREATE TABLE bot_rating_history (
    person TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    -- How many games the rating was made from by then.
    number BIGINT NOT NULL,
    game_id TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, game, kind, number)
);

CREATE FUNCTION bot_ratings_of_deleted_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM bot_ratings WHERE person = OLD.id;
    DELETE FROM bot_rating_history WHERE person = OLD.id;
    RETURN NULL;
END $$;

CREATE TRIGGER bot_ratings_of_deleted_people AFTER DELETE ON people
FOR EACH ROW EXECUTE FUNCTION bot_ratings_of_deleted_people();
