-- The deals of the days: their secrets, made no later than the day before where the server was running.
CREATE TABLE daily (
    date TEXT NOT NULL,
    game TEXT NOT NULL,
    secret TEXT NOT NULL,
    published INTEGER NOT NULL,
    PRIMARY KEY (date, game)
) STRICT, WITHOUT ROWID;

-- Who has begun one: once each.
CREATE TABLE daily_plays (
    date TEXT NOT NULL,
    game TEXT NOT NULL,
    person TEXT NOT NULL,
    table_id TEXT NOT NULL UNIQUE,
    PRIMARY KEY (date, game, person)
) STRICT, WITHOUT ROWID;

-- Results stay in their table without the person.
CREATE TRIGGER daily_plays_of_nobody AFTER DELETE ON people
BEGIN
    UPDATE daily_plays SET person = lower(hex(randomblob(13))) WHERE person = old.id;
END;
