-- Entries as they come, those of all tables one behind the other. Each table's own place in `entries` is another page to
-- write for every step; here many steps share one. They are moved there in large portions.
/*sqlite: CREATE TABLE recent (
    -- Never given twice: who writes knows from it whether somebody else has.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL
); */
-- Every entry, wherever it is.
CREATE VIEW kept AS
    SELECT table_id, seq, at, body FROM entries
    /*sqlite: UNION ALL SELECT table_id, seq, at, body FROM recent */;
