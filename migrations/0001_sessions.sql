-- Why: the books of a table. One row of `batch` is one step as a person means it: a human input and the passes it set
-- off, with the facts each brought about. Rows are only ever added; `session.head` says which of them is now.
--
-- Rows of `batch` are about a kilobyte, too large for a table without rowid (its pages spill above a quarter page), and
-- every index more costs a page written at each input. So the one key is an integer made of both halves:
-- session << 32 | seq. `session` and `seq` are read out of it, `seq` counts from 0, the opening.
CREATE TABLE session (
    no            INTEGER PRIMARY KEY,          -- the short key other tables use
    id            TEXT    NOT NULL UNIQUE,      -- uuid v7, the name outside this file
    game          TEXT    NOT NULL,
    rules_version INTEGER NOT NULL,
    level         TEXT    NOT NULL,             -- count, warn, enforce
    created       INTEGER NOT NULL,             -- this and the next: milliseconds since 1970, UTC
    discarded     INTEGER,                      -- when it went to the bin; null: it did not
    -- Below this line: what an input changes. The set-up is large and never changes, so it has a table of its own:
    -- moving the head then writes one small row.
    head          INTEGER NOT NULL,             -- seq of the newest row that counts
    epoch         INTEGER NOT NULL,             -- raised at each undo, redo and step back
    touched       INTEGER NOT NULL,
    card          TEXT    NOT NULL              -- what the list of sessions shows, as keys: people, now, over
);

CREATE TABLE setup (
    session INTEGER PRIMARY KEY REFERENCES session (no) ON DELETE CASCADE,
    setup   TEXT NOT NULL                       -- seats, pieces and a copy of every entity used, JSON
);

CREATE TABLE batch (
    id        INTEGER PRIMARY KEY,
    session   INTEGER GENERATED ALWAYS AS (id >> 32) VIRTUAL REFERENCES session (no),
    seq       INTEGER GENERATED ALWAYS AS (id & 4294967295) VIRTUAL,
    parent    INTEGER,                          -- seq of the row before; null: the opening
    key       TEXT,                             -- the sender's idempotency key
    at        INTEGER NOT NULL,                 -- milliseconds since 1970, UTC
    seat      INTEGER,                          -- who put it in; null: the opening
    standing  INTEGER NOT NULL DEFAULT 0,       -- 1: a ruling of the table
    reveals   INTEGER NOT NULL DEFAULT 0,       -- 1: somebody learned or settled something by it
    readers   TEXT,                             -- the only seats that may read it, JSON; null: everybody
    overruled TEXT,                             -- the reasons the table overruled, JSON
    passes    TEXT,                             -- the seats the desk passed for afterwards, in order, JSON
    input     TEXT,                             -- the act, JSON; null: the opening
    facts     TEXT    NOT NULL                  -- a JSON array: the facts of the input, then those of each pass
);

-- Every 200th row keeps the whole table, so that opening folds a bounded number of rows.
CREATE TABLE snapshot (
    id   INTEGER PRIMARY KEY REFERENCES batch (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,                         -- SHA-256 of the text beside it, in hex
    text TEXT NOT NULL                          -- the table, JSON
);

-- At which windows a seat wants to be asked. No row: at the game's usual stops.
CREATE TABLE flow (
    session INTEGER NOT NULL REFERENCES session (no) ON DELETE CASCADE,
    seat    INTEGER NOT NULL,
    flow    TEXT    NOT NULL,                   -- every, stops, quiet
    stops   TEXT    NOT NULL,                   -- chart rows of the seat's own, JSON
    PRIMARY KEY (session, seat)
) WITHOUT ROWID;
