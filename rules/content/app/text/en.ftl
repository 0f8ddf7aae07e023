# The words that belong to no game. Keys are load-bearing: code names them.

name = { $name }
list-and = { $head } and { $last }
list-comma = { $head }, { $last }
list-none = nobody
label-step = a step
log-opened = The table is laid out
asked-nothing = Nothing is asked

session-title-two = { $one } against { $other }
session-title = { $people }
plays = { $pieces }

## Acts every game has
act-pass = Pass
act-next = Next step

## Refused: nothing changed
refused-malformed = That does not fit the form
refused-malformed-advice = Fill in the form again.
refused-out-of-turn = { $asked } to answer first
refused-out-of-turn-advice = Wait for { $asked }, or let the late answer in if the table agrees.
refused-stale = The table has moved on
refused-stale-advice = Look at the table as it is now, and tap again if you still want it.
refused-unoffered = That cannot be declared now
refused-unoffered-advice = Look at the reasons. { $asked } to answer now.
refused-barred = A rule is against it
refused-barred-advice = Choose otherwise, or play it anyway if the table agrees: the log will say so.
refused-game-over = The fight is decided
refused-game-over-advice = Undo the last step if it should go on.
refused-conflict = Somebody else was faster
refused-conflict-advice = The table shows what they did. Look again, and tap again if you still want it.
refused-undo-nothing = There is nothing to undo
refused-undo-nothing-advice = The table stands at its opening.
refused-redo-nothing = There is nothing to redo
refused-redo-nothing-advice = Nothing was undone since the last step.
refused-respond-nothing = That window cannot be gone back to
refused-respond-nothing-advice = Something happened since. Undo the last step instead.
refused-build = That build is not finished
refused-build-advice = Finish it, take another, or lower how closely the rules are watched.
refused-entity = That cannot stand on it
refused-entity-advice = Correct what is named below; what is not known yet can stay empty.

why-question-moved-on = This answered an earlier question. Open now: “{ $question }”.
why-kept-hidden = The table ruled on what this seat keeps hidden.
why-stepped-back = A step was taken back since. Open now: “{ $question }”.

## Failed: the request could not be carried out
failed-no-game = This app does not know the game “{ $game }”
failed-no-game-advice = Update the app, or choose one of the games it lists.
failed-no-session = There is no session “{ $session }”
failed-no-session-advice = Choose one from the list. It may lie in the bin, or on another device.
failed-no-lesson = There is no lesson “{ $lesson }”
failed-no-lesson-advice = Choose one of those the app lists.
failed-no-entity = There is no “{ $entity }” in this game
failed-no-entity-advice = Choose one of the pieces the set-up lists.
failed-seats = { $given } people cannot play this game; it takes { $min } to { $max }
failed-seats-advice = Add or remove seats.
failed-pieces = Seat { $seat } needs one of each: { $parts }
failed-pieces-advice = Choose what is missing.
failed-bad-option = The table option “{ $option }” does not have that value
failed-bad-option-advice = Choose one of the values the set-up lists.
failed-bad-name = A name has 1 to { $most } letters and no line breaks
failed-bad-name-advice = Choose another.
failed-no-kind = “{ $kind }” is no kind of piece this game has
failed-no-kind-advice = Choose one of the kinds the catalogue lists; what a piece is never changes.
failed-bad-owner = “{ $name }” cannot belong there
failed-bad-owner-advice = Choose whose it is; a printed piece stays with its owner.
failed-no-field = There is no field “{ $field }” on such a piece
failed-no-field-advice = Fill in the form again.
failed-name-taken = There is a “{ $name }” already
failed-name-taken-advice = Choose another name, or change the one that is there.
failed-full = There are { $most } already
failed-full-advice = Remove some that nobody needs.
failed-entity-in-use = “{ $entity }” is used by { $users }
failed-entity-in-use-advice = Take it out there first.
failed-no-build = There is no build “{ $build }” of this game
failed-no-build-advice = Choose one from the list. It may lie in the bin, or on another device.
failed-other-build = The build “{ $build }” is made for other pieces
failed-other-build-advice = Choose the pieces it was made for, or another build.
failed-too-many-pieces = { $given } pieces are no build; it holds at most { $most }
failed-too-many-pieces-advice = Take some out.
failed-twice = “{ $entity }” is in that build twice
failed-twice-advice = Take one out.
failed-earlier-build = This session was made by another build (rules { $found }, this app plays { $known })
failed-earlier-build-advice = Open it with the build that made it. It can still be exported.
failed-corrupt = This session’s log cannot be read: { $why }
failed-corrupt-advice = Export it to keep it, and import an earlier export to play on.
failed-frozen = Something in this table’s rules broke, and it was stopped
failed-frozen-advice = Nothing is lost. Export the session; after a restart it opens at its last saved step.
failed-broken = Something in the rules broke, and nothing was changed
failed-broken-advice = Try another choice, and tell us what you chose.
failed-closed = This table was just closed
failed-closed-advice = Open it again.
failed-malformed = That is not a request this app knows: { $why }
failed-malformed-advice = Reload the screen; it may be older than the app.
failed-too-large = That message is larger than { $most } bytes
failed-too-large-advice = Send less at once. A long session can be imported with the command line.
failed-unreadable = That message is broken, or larger than { $most } bytes
failed-unreadable-advice = Send it again, or less at once.
failed-too-many = Too many messages at once
failed-too-many-advice = Wait a moment and try again.
failed-behind = This screen missed changes of the table
failed-behind-advice = Open the table again.
failed-not-your-seat = You do not speak for seat { $seat }
failed-not-your-seat-advice = Take that seat first, or let its owner answer.
failed-not-all-seats = A session goes out with what every seat keeps hidden
failed-not-all-seats-advice = Export it on the screen that speaks for every seat.
failed-bad-key = A message needs a key of 1 to { $most } bytes
failed-bad-key-advice = Reload the screen.
failed-bad-stops = At most { $most } stops can be set
failed-bad-stops-advice = Remove some.
failed-bad-answers = This game knows no such answer, or two were given to one question
failed-bad-answers-advice = Keep one answer to each question.
failed-conflict = Somebody else changed this session at the same moment
failed-conflict-advice = Try again.
failed-store = The books could not be read or written: { $cause }
failed-store-advice = Look whether the disk is full or the data directory is writable.
failed-store-busy = Another program is writing to the books and does not finish
failed-store-busy-advice = Try again; if it stays so, close the other program.
failed-store-gone = The file of the books was moved or deleted while the app ran
failed-store-gone-advice = Nothing more is written. Export the open session, put the file back and start the app again.
failed-foreign-file = The file in this place is a database of something else
failed-foreign-file-advice = Name another directory for the books. Nothing was changed.
failed-newer-file = The books were written by a newer app (version { $found }, this one knows { $known })
failed-newer-file-advice = Update the app. Nothing was changed.
failed-not-a-session = That is no exported session
failed-not-a-session-advice = Choose a file this app exported.
failed-newer-export = That session was exported by another version of the app ({ $version })
failed-newer-export-advice = Update the app and import it again.
failed-damaged = That exported session is damaged: { $why }
failed-damaged-advice = Nothing was imported. Export it again, or use an earlier export.

failed-no-entry = The library has no entry “{ $entry }”
failed-no-entry-advice = Search for it by its words.
failed-no-note = That note is not here any more
failed-no-note-advice = Write it anew.
failed-bad-note = A note has 1 to { $most } letters
failed-bad-note-advice = Write something shorter.
failed-no-book = That rulebook is not here any more
failed-no-book-advice = Bring it in again.
failed-book-empty = There is no text in that rulebook
failed-book-empty-advice = Choose a file with words in it, or paste the text.
failed-book-large = That rulebook is larger than { $most } MB
failed-book-large-advice = Bring it in as plain text, or in parts.
failed-book-binary = That file is no plain text
failed-book-binary-advice = Save it as text or Markdown, or copy its text and paste it.
failed-book-broken = That file’s text is damaged: no encoding explains all of it
failed-book-broken-advice = Save it anew, best as UTF-8, or copy its text and paste it.

## The catalogue and builds
catalogue-printed = printed { $value }
catalogue-yes = yes
catalogue-no = no
catalogue-nothing = nothing
build-for-nobody = for nobody yet
why-piece-gone = “{ $piece }” is not in the catalogue any more.

## Faults of a log
fault-fold = the facts cannot be folded: { $why }
fault-parent = the row before it is missing or wrong
fault-passes = its passes and its facts do not belong together
fault-head = the row the session stands at is missing
fault-hash = folding the log gives another table than the one that was kept
fault-snapshot = the kept table does not match its hash

## The command line and the window
failed-no-home = This system names no directory for the books
failed-no-home-advice = Name one with --data.
failed-port = Port { $port } cannot be opened: { $cause }
failed-port-advice = Choose another with --port.
failed-file = { $file } cannot be read: { $cause }
failed-file-advice = Look whether it is there and readable.
failed-not-text = { $file } is no text
failed-not-text-advice = Choose another file.
failed-long-file = { $file } is longer than { $most } bytes
failed-long-file-advice = Choose another file.
failed-output = The answer cannot be written: { $cause }
failed-output-advice = Look where the output goes.
failed-window = The window cannot be opened: { $cause }
failed-window-advice = Run pitcrew-host serve and open its address in a browser.
cli-trouble = { $cause }. { $advice }
cli-no-display = There is no display, so the same app is served at
cli-sessions-none = No sessions.
cli-session = { $id }  { $title }: { $note }
cli-session-locked = { $id }  { $title }: { $why }
cli-imported = Imported { $session }.
cli-imported-grown = Added the new rows of { $session }.
cli-imported-known = { $session } was here already.
cli-check-sound = { $session }: { $rows } rows, sound
cli-check-fault = { $session }: { $why }
cli-check-fault-row = { $session }, row { $row }: { $why }

cli-acts-statements =
    Statements, one a line; # begins a comment
      game GAME SEAT ENTITY… SEAT ENTITY…   opens a table; a seat owns every card of its entities
      game! GAME SEAT ENTITY… -- RULE…      a table that must not open, for these reasons among others
      build SEAT starter PIECE… -PIECE…     the seat plays exactly this legal build; starter: its entities’ own
      build! SEAT … -- RULE…                no legal build, for these reasons among others
      ability SEAT=NAME,…                   gives a seat an ability
      card NAME type=… cost=… dice=…        an entity for this file alone, any field of a card
      option NAME=VALUE                     sets a table option
      hand all · hand SEAT=CARD,…           puts cards in hand
      given PATH=VALUE…                     sets values before play
      at STEP SEAT                          puts the table on that step of that seat’s turn
      in WINDOW                             passes on until that window or ask is open
      SEAT: ACT FIELD=VALUE…                an input of that seat
      SEAT^ ACT FIELD=VALUE…                the same, the table overruling what is against it
      SEAT! ACT FIELD=VALUE… -- RULE…       the same, refused, for these reasons among others
      SEAT? ACT !ACT…                       that seat is offered the one and not the other
      roll SEAT=FACE,FACE… SEAT=…           the rolls that are owed
      all pass                              everybody passes until no window is open
      windows NAME…                         the windows opened since the last input or “all pass”
      = PATH VALUE                          checks a value
      again                                 starts over from the givens
    Values are JSON, bare words, yes, no or none; lists are separated by commas.
cli-coverage = { $all } rules: { $decides } decided, { $entered } entered, { $read-only } read only, { $not-yet } not yet
cli-coverage-decides = Decided: code decides it and a scenario shows it
cli-coverage-entered = Entered: people see it on the table and say it
cli-coverage-read-only = Read only: looked up, nothing to decide
cli-coverage-not-yet = Not yet: of a part of the game that is not in
cli-search-none = Nothing found.
cli-search-nearest = The books do not really answer that. Nearest to it:
cli-search-found = { $id }  { $title } ({ $game }: { $source })
cli-acts-acts = Acts
cli-acts-house = Acts every table has; a scenario reaches them by its statements
cli-acts-fields = Fields of an invented card
cli-acts-steps = Steps, for “at”
cli-acts-paths = Paths
cli-acts-windows = Windows and asks
cli-acts-options = Table options
cli-acts-levels = How much of the texts the app carries out
cli-acts-level = {"  "}{ $kind }: { $whole } whole (level 2), { $half } paid and rolled (level 1), { $none } by name (level 0)
cli-acts-entities = Entities
cli-acts-set = can be set
cli-acts-read = can be read
cli-acts-window = window
cli-acts-ask = ask
