-- The device on which a deal of the day was begun, and whether it was the first there. The name of a device is another one for
-- each deal, so that nothing tells what it was used for on other days.
CREATE TABLE daily_devices (
    table_id TEXT COLLATE "C" PRIMARY KEY,
    device TEXT COLLATE "C" NOT NULL,
    counts BOOLEAN NOT NULL
);

CREATE UNIQUE INDEX daily_devices_that_count ON daily_devices (device) WHERE counts;
