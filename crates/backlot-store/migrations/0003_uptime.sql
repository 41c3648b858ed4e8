-- When servers of this database were up: outside of these times nobody could answer, so clocks stood still.
CREATE TABLE uptime (
    node TEXT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (node, since)
);
