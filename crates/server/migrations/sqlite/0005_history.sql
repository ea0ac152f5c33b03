-- Finished games: who may see them, who sat where, and lists that do not read every record.
ALTER TABLE games ADD COLUMN kind TEXT NOT NULL DEFAULT 'table';
ALTER TABLE games ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN watch_key TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN seats TEXT NOT NULL DEFAULT '[]';

ALTER TABLE game_people ADD COLUMN ended INTEGER NOT NULL DEFAULT 0;
UPDATE game_people SET ended = (SELECT ended FROM games WHERE id = game_id);

CREATE INDEX game_people_by_end ON game_people (person, ended, game_id);
