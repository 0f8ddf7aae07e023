-- Why: a house writes on its rules and brings rulebooks of its own. Notes and house rulings stand beside an entry of the
-- library; bookmarks and the newest searches find a way back. A rulebook is kept as the passages it was split into, with
-- their numbers: what is pinned to a passage stays with it when later versions split otherwise.
CREATE TABLE note (
    id        TEXT    NOT NULL PRIMARY KEY,     -- uuid v7
    game      TEXT    NOT NULL,                 -- the book the entry stands in
    rule      TEXT    NOT NULL,                 -- the entry it is pinned to
    kind      TEXT    NOT NULL,                 -- note, ruling
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,                 -- this and the next: milliseconds since 1970, UTC
    discarded INTEGER                           -- when it went to the bin; null: it did not
);
CREATE INDEX note_of_game ON note (game);

CREATE TABLE bookmark (
    game  TEXT    NOT NULL,
    entry TEXT    NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (game, entry)
) WITHOUT ROWID;

-- The newest searches, a few of them.
CREATE TABLE recent (
    query TEXT    NOT NULL PRIMARY KEY,
    at    INTEGER NOT NULL
) WITHOUT ROWID;

-- Rulebooks somebody brought along. Removing one truly deletes it: it is somebody's text, not this app's books.
CREATE TABLE book (
    id     TEXT    NOT NULL PRIMARY KEY,        -- made of a hash of the text: the same text is the same book
    title  TEXT    NOT NULL,
    source TEXT    NOT NULL,                    -- the name of its file; empty: it was pasted
    game   TEXT,                                -- the game it is searched beside; null: none
    size   INTEGER NOT NULL,                    -- bytes, as it came
    at     INTEGER NOT NULL
);

CREATE TABLE passage (
    book    TEXT    NOT NULL REFERENCES book (id) ON DELETE CASCADE,
    no      INTEGER NOT NULL,                   -- its place in the book, from 1
    level   INTEGER NOT NULL,                   -- how deep its heading is; 0: it has none
    heading TEXT    NOT NULL,                   -- as printed, or its first words
    place   TEXT    NOT NULL,                   -- the headings above it
    text    TEXT    NOT NULL,
    PRIMARY KEY (book, no)
);
