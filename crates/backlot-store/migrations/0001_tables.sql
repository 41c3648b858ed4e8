CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public BIGINT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- When a server has something to do there although nobody calls: a bot's turn, a clock.
    wake BIGINT,
    -- What is told at the door, as JSON.
    door TEXT NOT NULL
);
CREATE INDEX tables_listed ON tables (public, changed);
CREATE INDEX tables_wake ON tables (wake);
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) /*sqlite: WITHOUT ROWID */;
CREATE TABLE claims (
    name TEXT NOT NULL PRIMARY KEY,
    node TEXT NOT NULL,
    until BIGINT NOT NULL
);
