# The words of every table, whatever the game: what people may always do, and why something cannot be done.

list = { $items }

## Acts every table has
act-adjust = Adjust
act-land = Put the table on a step
act-void = Cancel after all
act-take-back = Take back
act-switch = Change an option
act-concede = Concede
act-draw = Agree on a draw
act-leave = Leave the table
act-sit = Take the seat
about-act-pass = Lets a window go by.
about-act-adjust = Sets a path that can be adjusted.
about-act-land = Puts the table on a phase-level step of a seat's turn; what was pending is dropped.
about-act-next = Goes to the next phase, whatever was open.
about-act-void = Cancels a pending thing by its number.
about-act-take-back = Recalls a sealed answer that is not open yet.
about-act-switch = Changes a table option from here on.
about-act-concede = Gives the fight up.
about-act-draw = Agrees on a draw, or takes it back.
about-act-leave = Leaves the table; the pieces stay or go.
about-act-sit = Puts another person on the seat.

## The log
log-kept = { $seat } answered in secret
log-taken-back = { $seat } took the answer back
log-passed = { $seat } passed
log-switched = { $seat } changed “{ $option }” to { $value }
log-conceded = { $seat } conceded
log-left = { $seat } left the table
log-draw-offered = { $seat } agrees on a draw
log-draw-withdrawn = { $seat } no longer agrees on a draw
log-sat = { $name } sits down

won-by-rules = { $seats } wins
won-by-departure = { $seats } wins: nobody else is left
won-by-agreement = { $seats } wins by agreement
drawn-by-rules = Nobody wins: a draw
drawn-by-departure = Nobody is left: a draw
drawn-by-agreement = A draw, as all agreed

## Why not
why-misshapen = That cannot be a value here.
why-no-such-seat = No such seat sits at this table.
why-no-act = The input names no act.
why-no-such-act = There is no act “{ $act }”.
why-not-asked = This seat is not asked now.
why-nothing-of-that-kind = There is nothing here that “{ $act }” could be about.
why-no-next-step = There is no step to go on to.
why-answer-owed = An answer is owed here; it cannot be passed.
why-no-such-dial = Nothing called “{ $path }” can be set by this seat.
why-no-such-landing = The table cannot be put on that step.
why-nothing-pending = Nothing of that number is pending.
why-nothing-sealed = There is no sealed answer to take back.
why-already-out = This seat is out of the fight already.
why-no-name = A name has 1 to 60 letters and no line breaks.
why-no-such-option = There is no option “{ $option }” with the value “{ $value }”.
why-bounds = It goes from { $min } to { $max }.

## Scenarios
scenario-unknown = This is no statement: { $statement }
scenario-no-pair = “{ $word }” is no field=value, in: { $statement }
scenario-no-game = There is no game “{ $game }”.
scenario-seat-first = Name a seat before “{ $word }”.
scenario-no-table = No table is open: a scenario begins with “game”.
scenario-no-build = This is no legal build of { $word } ({ $kind }).
scenario-legal-build = This is a legal build of { $word }.
scenario-opened = The table opened.
scenario-too-late = This stands before the table opens.
scenario-no-entity = There is no entity “{ $name }”.
scenario-no-seat = There is no seat “{ $word }”.
scenario-no-path = There is no path “{ $path }” that fits here.
scenario-no-step = There is no step “{ $step }” to put the table on.
scenario-no-window = “{ $window }” does not open from here by passing.
scenario-nobody-asked = Nobody is asked.
scenario-no-roll = { $word } owes no roll.
scenario-no-steps = No comment marks where a step of the lesson begins.
scenario-lesson-again = A lesson does not start over.
scenario-endless = Passing comes to no end.
scenario-not-opened = The table did not open ({ $kind }).
scenario-refused = “{ $act }” was refused ({ $kind }).
scenario-accepted = “{ $act }” was accepted.
scenario-other-reason = It was refused ({ $kind }), but not because of { $rule }.
scenario-not-offered = “{ $act }” is not offered.
scenario-offered = “{ $act }” is offered.
scenario-windows = Windows opened: { $found }. Expected: { $wanted }.
scenario-value = { $path } is { $found }, not { $wanted }.
