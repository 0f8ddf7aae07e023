-- Why: a house completes and adds entities, and people keep their builds. The pack itself stays compiled in: here is
-- only what differs from it. Tables in play carry their own copy of every entity, so nothing here reaches them.
CREATE TABLE entity (
    game TEXT    NOT NULL,
    key  TEXT    NOT NULL,                      -- one of the pack: changed here; any other: this house's own
    json TEXT    NOT NULL,                      -- the whole entity
    at   INTEGER NOT NULL,                      -- milliseconds since 1970, UTC
    PRIMARY KEY (game, key)
) WITHOUT ROWID;

CREATE TABLE build (
    id        TEXT    NOT NULL PRIMARY KEY,     -- uuid v7
    game      TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    pieces    TEXT    NOT NULL,                 -- keys of entities, JSON
    touched   INTEGER NOT NULL,                 -- this and the next: milliseconds since 1970, UTC
    discarded INTEGER                           -- when it went to the bin; null: it did not
);
