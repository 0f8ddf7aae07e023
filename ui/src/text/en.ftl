# The words only the screen knows. Words about a game, its rules and its table come from the desk.

close = Close
back = Back
waiting = One moment
yes = Yes
no = No
back-home = All sessions
undo = Undo
undo-what = Undo: { $what }
undo-none = Nothing to undo
redo-what = Redo: { $what }

## The door
door-lost = Not connected. Trying again; nothing is lost.
door-broken = The app's own desk did not answer.
door-unsure = The connection broke before an answer came.
door-unsure-advice = Look at the list of sessions before trying again.
door-too-large = That is more than can be brought in here.
door-too-large-advice = Use the command line: pitcrew-host session import FILE.

## Home
home-title = Pitcrew
home-line = You play. It keeps the books.
home-new = New table
home-count = Just count
home-count-note = Armor, Spirit and turns; no cards
home-rooms = Cards and builds
home-import = Bring in a saved session
home-over = Finished
home-empty = Your first table
home-empty-1 = Tap New table and pick who fights in what.
home-empty-2 = Lay out your real boards, cards and dice as usual.
home-empty-3 = Say here what you do: Pitcrew counts, asks at the right moments, and says which rule decides.
session-more = More about { $title }
session-export = Save a copy
session-discard = Discard
export-title = A copy of { $title }
export-lead = This file is the whole session, with what some keep hidden. Keep it, or bring it in on another device.
export-copy = Copy
export-copied = Copied
export-save = Save or send
import-title = Bring in a session
import-lead = Take the file another device saved, or paste its text. A session already here is not doubled.
import-file = Choose a file
import-paste = Or paste the text here
import-go = Bring it in
discard-title = Discard { $title }?
discard-lead = Its whole log goes. Save a copy first if you may want it again.
discard-go = Discard
discard-keep = Keep it

## Set-up
set-up-title = New table
set-up-count-title = Just count
set-up-game = Game
set-up-name = Who plays { $letter }? (optional)
set-up-add = One more player
set-up-remove = Take { $letter } away
set-up-build = Build
set-up-starter = Starter build (ours)
set-up-none = No cards
set-up-none-note = Trackers and turns only
set-up-unfinished = This build is not finished
set-up-clockwise = In the order you sit, clockwise.
set-up-start = Start

## The library
library-title = Library
library-open = Search the rules
library-seek = Ask, or search the rules
library-where = Where to search
library-everywhere = All books
library-here = Only { $game }
library-yours = Your rulebook
library-found =
    { $count ->
        [one] One answer
       *[other] { $count } answers
    }
library-silent = The books are silent on that.
library-silent-here = { $game } is silent on that.
library-silent-nearest = Nearest to it:
library-others = In other books
library-none = Nothing is found.
library-none-advice = Try one word of it, or another word for it.
library-recent = Searched last
library-forget = Forget these
library-marks = Bookmarks
library-browse = Read by chapter
library-own = Yours
library-entries =
    { $count ->
        [one] One entry
       *[other] { $count } entries
    }
library-add = Bring in a rulebook
entry-kind-rule = Rule
entry-kind-question = Question
entry-kind-term = Word
entry-kind-reading = Left open by the book
entry-kind-name = Printed name
entry-kind-imported = Your rulebook
source-silent = the book is silent
source-derived = worked out from other passages
source-ours = ours
entry-mark = Bookmark
entry-mentions = Goes on to
entry-questions = Questions on it
entry-terms = Words
entry-readings = What the book leaves open
entry-plays = This table plays
entry-plays-new = A new table plays, unless it chooses otherwise
entry-decided =
    { $count ->
        [one] Decided here: once
       *[other] Decided here: { $count } times
    }
entry-decided-show = show it in the log
entry-decided-more =
    { $count ->
        [one] And once earlier.
       *[other] And { $count } times earlier.
    }
notes-title = Notes and house rulings
notes-none = Nothing is written yet.
note-on = On “{ $title }”
note-text = What shall be remembered?
note-kind = What it is
note-kind-note = Note
note-kind-note-note = Something to remember
note-kind-ruling = House ruling
note-kind-ruling-note = How this house plays it
note-is-note = with a note
note-is-ruling = with a house ruling
note-travels = It shows wherever the rule shows, and goes along with a saved copy of a session.
note-save = Keep it
note-discard = Throw it away
book-add-title = Bring in a rulebook
book-add-lead = Plain text or Markdown, up to 5 MB. It is split at its headings, searched with the rest, and stays on this device.
book-file = Choose a file
book-name = What it is called (optional)
book-game = Searched together with
book-no-game = No game
book-pasted = pasted
book-beside = with { $game }
file-size = { $kilobytes } KB
book-remove = Remove
prose-table = Table
book-export = Take out as text
book-export-lead = This is your rulebook as text. It leaves this device only when you send it.

## The catalogue
catalogue-title = Catalogue
catalogue-add = Add something of your own
catalogue-seek = Find
catalogue-kind = Kind
catalogue-owner = Whose
catalogue-anyone = Anyone
catalogue-own = Ours
catalogue-home = only here
catalogue-changed = changed
catalogue-errata = Errata
catalogue-errata-of = Mended by { $id }
catalogue-legend = What the app carries out
catalogue-found =
    { $count ->
        [one] One entry
       *[other] { $count } entries
    }
catalogue-none = Nothing is called that.
catalogue-all = Show everything
entity-name = Name
entity-owner = Whose it is
entity-nobody = Nobody’s: any deck may have it
entity-numbers = Tap what is different at your table
entity-open = –
entity-empty =
    { $count ->
        [one] 1 more: no, or not known
       *[other] { $count } more: no, or not known
    }
entity-unknown = None, or not known
entity-tags = What it does
entity-moments = Usually played: { $list }
entity-changed = Changed here
entity-restore = Restore what is printed
entity-restore-all = Everything as printed
entity-remove = Take it out of the catalogue
entity-change = Nothing changed
entity-save = Save
entity-new-lead = A card of your own or of an expansion. Its numbers come next; what you do not know stays open.
entity-add = Add it

## Builds
builds-title = Builds
builds-new = New build
builds-empty = Your first build
builds-empty-lead = Nobody needs one: every pilot and robot has a starter half. Tap one below to begin from it, or begin with nothing.
builds-starters = Starter halves
builds-starters-lead = Any pilot’s half and any robot’s half make a build. Tap one to begin from it.
builds-ours = ours
build-unnamed = New build
build-name = { $name } (tap to name it)
build-name-label = Name of the build
build-copy = { $name }, again
build-make-copy = Copy
build-legal = Ready to play
build-and-more = And { $count } more.
build-first = Pick both first; then their decks lie here.
build-begin-starter = Begin with the starter build
build-begin-starter-note = Ours; change what you like
build-counts = How much is picked
build-about = About { $name }
build-missing =
    { $count ->
        [one] What is missing
       *[other] { $count } things missing
    }
build-missing-title = Before this can be played
build-save = Save
build-saved = Saved
build-leave = Keep what you changed?
build-leave-lead = This build has changes that are not saved. An unfinished build can be saved too.
build-leave-drop = Throw away

## Levels and flow
level-title = How closely the rules are watched
level-enforce = Enforce
level-enforce-note = What a rule forbids needs a ruling of the table.
level-enforce-now = enforced
level-warn = Warn
level-warn-note = What a rule forbids goes through after one question.
level-warn-now = warns
level-count = Count only
level-count-note = Trackers and turns. Nobody is asked at windows.
level-count-now = counts only
flow-title = When to ask
flow-lead = Windows nobody is stopped at pass by themselves and leave a trace. You can always go back to one.
flow-every = Every window
flow-every-note = Asks each time somebody could respond.
flow-stops = Usual stops
flow-stops-note = Asks where answers are common, and at your own stops.
flow-quiet = Quiet
flow-quiet-note = Asks only when an answer is owed.
flow-answers = Answer once for the whole table:
flow-forget = Do not stop at { $stop } any more

## The table
tabs = Parts of the table
tab-table = Table
tab-log = Log
tab-more = More
meter-printed = printed { $value }
chip-sideways = sideways
chip-struck = struck out
chip-covered = face down
duel-none = No card
die-held = { $face }
die-aside = { $face }, aside
stack-title = Declared, not yet happened; the top one happens first
stack-next = happens next
stack-then = then this
stack-cancelled = cancelled
stack-void = Cancel { $title }

## Secrets
secret-hand = Hand the phone to { $name }
secret-hand-note = What comes next is for { $name } alone. It hides by itself after { $seconds } seconds.
secret-i-am = I am { $name }
secret-not-now = Not now
secret-only = Only { $name } looks now
secret-left = Hides in { $seconds } seconds
secret-hide = Hide it
secret-nothing = Nothing is hidden from the others now.
secret-look = Show { $name } what only { $name } may see
secret-set = set it
secret-who = Who has chosen
secret-chosen = has chosen
secret-choosing = has to choose
secret-take-back = Take my choice back

## Maps
grid-space = Space { $at }
grid-edge = Edge between { $from } and { $to }
grid-edge-wall = Wall between { $from } and { $to }
grid-height = { $height } high
grid-walls = Walls: { $sides }
grid-north = north
grid-east = east
grid-south = south
grid-west = west
grid-barred = Not possible: { $what }
grid-picked = Picked: { $what }
grid-near = Bring the map near
grid-whole = Show the whole map
grid-which = What happens at { $at }?
grid-as-list = Pick from a list
grid-on-map = Pick on the map
grid-here = What lies at { $at }
grid-kinds = What to tap
grid-kind-space = Spaces
grid-kind-edge = Edges
grid-kind-area = Areas
grid-on-tap = tap it on the map

## The dock
dock-all-sessions = All sessions
dock-elsewhere = The answer comes from another device.
dock-more-effects =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
dock-barred = { $count } not now: why?
offer-why = why?
pass-all = Nobody responds
pass-one = { $name } passes
passed-some =
    { $count ->
        [one] 1 window passed
       *[other] { $count } windows passed
    }
passed-here = Go back and respond here
passed-stop = Stop here next time
passed-stops = Stops here
late-one = Let { $name } answer
late-some = Let somebody answer now
late-lead = These seats are not asked at this moment. What they do is logged as a ruling of the table.
late-none = Nobody else could answer now.

## Forms and dice
form-missing = Still to say: { $title }
form-open = choose
form-other = other
form-chance = The app deals this by chance.
form-may = if it matters
form-several =
    { $min ->
        [0] { $picked } picked, up to { $max }
       *[other] { $picked } picked, { $min } to { $max }
    }
form-barred-why =
    { $count ->
        [one] One more, why not?
       *[other] { $count } more, why not?
    }
form-barred = { $count } barred: show
form-barred-fold = Show fewer
form-seek = Find
form-nothing = Nothing of that name.
number-less = Less { $title }
number-more = More { $title }
number-bounds = { $min } to { $max }; hold for fives
dice-roll = { $name }: { $what }
dice-then =
    { $count ->
        [one] Then { $name }: one die
       *[other] Then { $name }: { $count } dice
    }
dice-typed = Typed: { $faces }. { $left } to go.
dice-follow = Pick the dice above, then type what they show.
dice-back = Take the last die back
dice-for-us = Roll for us
dice-none = No dice: go on
dice-left =
    { $left ->
        [0] All in
        [one] 1 die to go
       *[other] { $left } dice to go
    }

## Why not
why-overrule = The table rules: play it
why-anyway = Play it anyway
why-another = Choose another
why-understood = All right
rule-none = There is no entry for { $id } yet.
rule-none-advice = Look it up in your rulebook under the name on the card.

## Setting right
adjust-now = Now { $value }.
adjust-printed = Printed { $value }.
adjust-set = Set to { $value }
adjust-same = Already so
adjust-restore = Back to { $value }
adjust-none = This cannot be set from here.
adjust-rule = Rule { $id }
dials-title = Set anything
dials-seek = Find a value
dials-shared = The table
landings-title = Put the table on
landings-pick = Pick a step
landings-confirm = Go on from { $title }
options-title = Table options
options-lead = A change counts from now on and is logged as a ruling.
options-none = This game has none.
options-seek = Find an option
options-more = { $count } more options
options-fewer = Fewer options
options-changed =
    { $count ->
        [one] 1 of them changed
       *[other] { $count } of them changed
    }
people-title = People
people-sit = Who sits here
people-sit-go = Take the seat
people-concede = Concede
people-draw = Agree to a draw
people-no-draw = No draw
people-leave-stay = Leave; the pieces stay
people-leave-go = Leave; the pieces go
people-sure = Tap again: { $what }
check-title = Does your table look like this?
check-lead = Saved { $saved }. Tick what lies right, mend what does not.
check-mend = Mend: { $line }
check-adjust = Set anything
check-done = All right, play on
log-empty = Nothing has happened yet.
log-more = Earlier
log-ruled = Ruling of the table
log-passes =
    { $count ->
        [one] One window passed by itself
       *[other] { $count } windows passed by themselves
    }

## More
more-dials = Set anything
more-dials-note = Any value, any card, any token
more-landings = Put the table on another step
more-landings-note = Whose turn it is, and where in it
more-check = Compare with the real table
more-check-note = A list to tick
more-flow = When to ask
more-flow-note = Windows and stops of each seat
more-options = Table options
more-options-note = Readings of the rules you play by
more-people = People
more-people-note = Concede, draw, leave, change seats
more-export = Save a copy
more-export-note = The whole session as text

## Lessons and hints
show-me = Show me how it works
lesson-step = Step { $at } of { $of }
lesson-leave = Leave the lesson
lesson-by-hand = Let me tap
lesson-led = Show me
lesson-off = That is not in the lesson.
lesson-off-note = Nothing is wrong: play on as you like, or take it back and see how the example goes on.
lesson-lost-note = This table has gone its own way. Play on, or start the lesson anew from the list of sessions.
lesson-back = Back to the lesson
lesson-alone = Play on alone
lesson-on = Play on here
hints = Hints
hints-note = Spells out the rule behind each window and question
