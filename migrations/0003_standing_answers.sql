-- Why: a seat may answer some questions once for the whole table (Rage: Spirit, Power Dice: none). Like its stops this
-- is a setting beside the log; the answers themselves are inputs in it.
ALTER TABLE flow ADD COLUMN answers TEXT NOT NULL DEFAULT '[]';   -- keys of the game's standing answers, JSON
