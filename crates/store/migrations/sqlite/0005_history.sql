-- Finished games: who may see them, who sat where, and lists that do not read every record.
ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'table';
ALTER TABLE games ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN watch_key TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';

ALTER TABLE game_people ADD COLUMN game_ended INTEGER NOT NULL DEFAULT 0;
UPDATE game_people SET game_ended = (SELECT ended FROM games WHERE id = game_id);

CREATE INDEX game_people_by_end ON game_people (person, game_ended, game_id);

-- A seat that is passed on to nobody in particular loses its name wherever it is written.
CREATE TRIGGER game_people_passed_on AFTER UPDATE OF person ON game_people
BEGIN
    UPDATE games
    SET seats = json_remove(
        json_set(seats, '$[' || new.seat || '].person', new.person),
        '$[' || new.seat || '].name'
    )
    WHERE id = new.game_id;
END;
