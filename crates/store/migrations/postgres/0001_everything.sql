-- Everything, as SQLite's migrations 1 to 13 have it. Later migrations come in pairs, and only ever add what the version
-- before can do without: nodes of both run beside each other.
--
-- Ids, keys and names compare byte by byte ("C"), as in SQLite and whatever the language of the database.

-- Tables: the entries from which they follow, and what lists need to know of them. What is `json` is kept to the letter.
CREATE TABLE entries (
    table_id TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    entry JSON NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE tables (
    id TEXT COLLATE "C" PRIMARY KEY,
    phase TEXT COLLATE "C" NOT NULL,
    public BOOLEAN NOT NULL,
    -- Whether somebody other than a person may have to act: a computer, or a clock.
    wakes BOOLEAN NOT NULL,
    changed BIGINT NOT NULL,
    summary JSON NOT NULL,
    -- When they have to act next; nothing if only people have to.
    due BIGINT
);

CREATE INDEX tables_by_phase ON tables (phase, public, changed);
CREATE INDEX tables_by_change ON tables (phase, changed);
CREATE INDEX tables_by_due ON tables (due, id) WHERE phase = 'running' AND due IS NOT NULL;

CREATE TABLE table_people (
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (person, table_id)
);

CREATE INDEX table_people_by_table ON table_people (table_id);

-- Finished games: the record is the game; who may see them, who sat where.
CREATE TABLE games (
    id TEXT COLLATE "C" PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    players BIGINT NOT NULL,
    rated BOOLEAN NOT NULL,
    ended BIGINT NOT NULL,
    record TEXT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    public BOOLEAN NOT NULL,
    watch_key TEXT COLLATE "C" NOT NULL,
    -- A JSON list.
    seats TEXT NOT NULL
);

CREATE INDEX games_by_end ON games (ended);

CREATE TABLE game_people (
    person TEXT COLLATE "C" NOT NULL,
    game_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    place BIGINT NOT NULL,
    game_ended BIGINT NOT NULL,
    PRIMARY KEY (person, game_id, seat)
);

CREATE INDEX game_people_by_game ON game_people (game_id);
CREATE INDEX game_people_by_end ON game_people (person, game_ended, game_id);

-- A seat that is passed on to nobody in particular loses its name wherever it is written.
CREATE FUNCTION game_people_passed_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE games
    SET seats = CAST(
        jsonb_set(CAST(seats AS jsonb), ARRAY[NEW.seat::text, 'person'], to_jsonb(NEW.person))
            #- ARRAY[NEW.seat::text, 'name'] AS text
    )
    WHERE id = NEW.game_id;
    RETURN NULL;
END $$;

CREATE TRIGGER game_people_passed_on AFTER UPDATE OF person ON game_people
FOR EACH ROW EXECUTE FUNCTION game_people_passed_on();

-- People: guests until they choose a password. `folded` is the name as names are compared; accounts alone have theirs to
-- themselves.
CREATE TABLE people (
    id TEXT COLLATE "C" PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    folded TEXT COLLATE "C" NOT NULL,
    password TEXT,
    recovery TEXT,
    banned BOOLEAN NOT NULL DEFAULT false,
    -- What the person's own client keeps here: a JSON object that the server does not read.
    settings TEXT NOT NULL DEFAULT '{}'
);

CREATE INDEX people_by_name ON people (folded);
CREATE UNIQUE INDEX accounts_by_name ON people (folded) WHERE password IS NOT NULL;
CREATE INDEX people_by_seen ON people (seen);

-- Browsers that are logged in. Only a hash of what the browser holds is kept.
CREATE TABLE logins (
    hash TEXT COLLATE "C" PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    -- What the browser calls itself.
    agent TEXT NOT NULL
);

CREATE INDEX logins_by_person ON logins (person);

-- Tokens of programs. Only a hash of the secret is kept.
CREATE TABLE tokens (
    hash TEXT COLLATE "C" PRIMARY KEY,
    id TEXT COLLATE "C" NOT NULL UNIQUE,
    person TEXT COLLATE "C" NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    -- A JSON list.
    scopes TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE INDEX tokens_by_person ON tokens (person);

-- Rated games that are still to be counted, in the order in which they ended. A game's line is added with its end and taken
-- away with its effect, so that it counts once, whatever happens in between.
CREATE TABLE rating_queue (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    game_id TEXT COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE ratings (
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

CREATE INDEX ratings_by_strength ON ratings (game, kind, (rating - 2 * deviation));

CREATE TABLE rating_history (
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

-- Analyses asked for, and those that are made. `record` is kept for uploaded ones until they are made; for a finished game
-- the key is its id.
CREATE TABLE analyses (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key TEXT COLLATE "C" NOT NULL UNIQUE,
    person TEXT COLLATE "C" NOT NULL,
    asked BIGINT NOT NULL,
    state TEXT COLLATE "C" NOT NULL,
    record TEXT,
    result TEXT
);

CREATE INDEX analyses_by_state ON analyses (state, number);

-- The deals of the days: their secrets, made no later than the day before where the server was running.
CREATE TABLE daily (
    date TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    secret TEXT NOT NULL,
    published BIGINT NOT NULL,
    PRIMARY KEY (date, game)
);

-- Who has begun one: once each.
CREATE TABLE daily_plays (
    date TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL UNIQUE,
    PRIMARY KEY (date, game, person)
);

-- Whoever is gone has no rating. What they asked for stays, but not that they did; results of the days stay in their table
-- without the person.
CREATE FUNCTION people_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    DELETE FROM ratings WHERE person = OLD.id;
    DELETE FROM rating_history WHERE person = OLD.id;
    UPDATE analyses SET person = '' WHERE person = OLD.id;
    UPDATE daily_plays SET person = substr(replace(gen_random_uuid()::text, '-', ''), 1, 26) WHERE person = OLD.id;
    RETURN NULL;
END $$;

CREATE TRIGGER people_gone AFTER DELETE ON people FOR EACH ROW EXECUTE FUNCTION people_gone();

-- Tables that were removed, so that a server which has one in memory hears of it, and adds no entries to what is gone.
CREATE TABLE removed (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE INDEX removed_by_time ON removed (at);

-- The whole statement is undone, which counts as a conflict: the server then looks again, and finds nothing. Whoever removes
-- a table, or writes its entries anew, holds its row: the one who adds waits for them here, or makes them wait. Each
-- statement of a function sees what was committed before it, so that what they have done is then seen.
CREATE FUNCTION no_entries_after_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM tables WHERE id = NEW.table_id FOR KEY SHARE;
    IF EXISTS (SELECT 1 FROM removed WHERE table_id = NEW.table_id) THEN
        RAISE unique_violation USING MESSAGE = 'the table was removed';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER no_entries_after_removal BEFORE INSERT ON entries
FOR EACH ROW EXECUTE FUNCTION no_entries_after_removal();

-- When the server was last known to run: one row, so that an outage is not counted against whoever is to move.
CREATE TABLE alive (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at BIGINT NOT NULL
);

-- People whose name an administrator has replaced, so that a server which has their tables in memory hears of it.
CREATE TABLE renamed (
    person TEXT COLLATE "C" PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    at BIGINT NOT NULL
);

-- Nodes that share the store: when each last left a sign of life.
CREATE TABLE nodes (
    id TEXT COLLATE "C" PRIMARY KEY,
    seen BIGINT NOT NULL
);

-- Who is at which table, by way of which node. Unlogged: after a crash of the database it is empty, and nodes say again who
-- is there.
CREATE UNLOGGED TABLE presence (
    table_id TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C" NOT NULL,
    node TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (table_id, person, node)
);

CREATE INDEX presence_by_node ON presence (node);

-- Tasks that one node at a time has.
CREATE TABLE leases (
    what TEXT COLLATE "C" PRIMARY KEY,
    node TEXT COLLATE "C" NOT NULL,
    until BIGINT NOT NULL
);

-- Limits that all nodes share: when all that was admitted would have come at its steady pace, in microseconds. Unlogged: after
-- a crash everybody may come once more.
CREATE UNLOGGED TABLE limits (
    key TEXT COLLATE "C" PRIMARY KEY,
    filled BIGINT NOT NULL
);
