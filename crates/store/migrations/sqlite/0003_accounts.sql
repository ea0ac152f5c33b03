-- Accounts: guests with a password. `folded` is the name as names are compared; accounts alone have theirs to themselves.
ALTER TABLE people ADD COLUMN folded TEXT NOT NULL DEFAULT '';
ALTER TABLE people ADD COLUMN password TEXT;
ALTER TABLE people ADD COLUMN recovery TEXT;
ALTER TABLE people ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
-- What the person's own client keeps here: a JSON object that the server does not read.
ALTER TABLE people ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';

CREATE INDEX people_by_name ON people (folded);
CREATE UNIQUE INDEX accounts_by_name ON people (folded) WHERE password IS NOT NULL;
CREATE INDEX people_by_seen ON people (seen);

-- What the browser calls itself.
ALTER TABLE logins ADD COLUMN agent TEXT NOT NULL DEFAULT '';
