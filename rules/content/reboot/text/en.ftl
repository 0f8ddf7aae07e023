# The words of Reboot. Keys are load-bearing: code names them. What the catalogue says stands in `catalogue.en.ftl`.

game-title = Reboot
game-note = The last Roborg standing wins: 2 to 6 players, hidden cards, disasters

## Where we are
now-set-up = Setting up
now-turn = Round { $round } · { $seat }
now-round-end = End of round { $round }
phase-set-up = Set-up
phase-turns = Turns
phase-attack = Attack
phase-disaster = Disasters
phase-event = Event
step-layout = Set-up: the board is laid out
step-first = Set-up: who takes the 1st player cube
step-turn-begins = { $seat }: the turn begins
step-turn-ends = { $seat }: the turn ends
step-round = The next round begins
step-pass-cube = The 1st player cube goes on, the next round begins
step-round-ends = The round ends: disasters
step-event = The round ends: the event

## Who is asked, and why
asked-layout = How does the board lie?
asked-first = Who takes the 1st player cube?
asked-spawn = { $seat }, where do you begin?
asked-teams = { $seat }, deal the team cards
asked-turn = { $seat }, { $left ->
    [0] no action left
    [one] 1 action left
   *[other] { $left } actions left
 }
asked-lay = { $seats }, lay a card face down
asked-roll = { $seat }, what did you roll?
asked-boost = { $seat }, ENERGY cards for your die?
asked-absorb = { $seat }, how much goes on your shield?
asked-push = { $seat }, which way do you push?
asked-push-said = { $seat }, where did the push lead?
asked-spoils = { $seat }, take the token at your feet?
asked-drawn = { $seat }, what did you draw?
asked-place = { $seat }, where does the disaster token go?
asked-reveal = { $seat }, turn up the disaster: { $section }
asked-suffer = { $seat }, what does your section cost?
asked-event = { $seat }, which event did you draw?
asked-steal = { $seats }, which card did you take?
asked-relocate = { $seat }, where do you go?
asked-relocate-said = { $seat }, what does it cost where you go?
asked-discard = { $seat }, your hand is too full

why-asked-layout = Tap walls and tokens as they lie on your board, or let the app lay them at random and copy them. Mark the Search spaces your board shows.
why-asked-first = Whoever owns the most robots begins.
why-asked-spawn = Take one of the starting points your board shows for so many players, in order from the cube.
why-asked-teams = A capital letter leads and lies open; a small one stays hidden.
why-asked-turn = Actions: move, ENERGY card, attack. An attack ends the turn. Free actions cost nothing; end the turn whenever you like.
why-asked-lay = { $by } attacks { $target }. Both choose in secret; the cards open together. For melee and bare hands any card will do as a decoy.
why-asked-roll = The die must reach the number on the weapon. A 6 deals double damage.
why-asked-boost = The die fell short. Each ENERGY card adds 1, whatever is printed on it.
why-asked-absorb = You split the damage between your shield and your energy as you like.
why-asked-push = You stand on one space, or on no straight line: the way is yours to choose. A wall or the edge of the board stops the push.
why-asked-push-said = A hit pushes 1 space away. Say how far apart you stand now, and what the new section costs.
why-asked-spoils = You destroyed a Roborg in your own space: you may take its token now, though your turn is over.
why-asked-drawn = Equipment is put on at once, or discarded. Anything else goes to your hand.
why-asked-place = A random token, face down, on any section but the SAFE ZONE. It is turned up a round later.
why-asked-reveal = Say what the token shows. Every Roborg in that section loses its whole total.
why-asked-suffer = The last disaster is out: whoever stands outside the SAFE ZONE loses the total of its section, the -1 included. In the SAFE ZONE say 0.
why-asked-event = Draw one event card and tap its number; it takes effect from the cube on.
why-asked-steal = Everybody takes a card at the same time. Only you see which it was.
why-asked-relocate = Event 7: any space of the board, walls or not. A section with a disaster costs its total.
why-asked-relocate-said = Event 7: put your Roborg anywhere. Say what the new section costs, 0 for none.
why-asked-discard = A hand holds 4 cards. Put on equipment, or discard down to 4, before anything else.

## Acts
act-scatter = Lay it out at random
act-wall = Put a wall up
act-clear = Take a wall away
act-token = Retrieve token
act-mark = Search space
act-ready = The board lies so
act-first = Takes the cube
act-spawn = Begin here
act-deal = Deal the team cards
act-move = Move
act-attack = Attack
act-energy = ENERGY card
act-retrieve = Turn up the token here
act-retrieve-new = Turn up one not listed yet
act-take = Take the Lost Component
act-search = Search: draw 2
act-drop = Discard cards
act-wear = Put on
act-refuse = Discard equipment drawn
act-wear-melee = Put on a melee weapon not listed yet
act-wear-shield = Put on a shield not listed yet
act-trade = Give or swap cards
act-enter = Entered a disaster
act-end-turn = End the turn
act-lay = Lay
act-lay-ranged = Lay a ranged weapon not listed yet
act-lay-energy = Lay an ENERGY card
act-roll = Roll
act-boost = Add ENERGY cards
act-let-be = Leave it failed
act-absorb = Split the damage
act-push = Push
act-pushed = It led here
act-leave-it = Leave it there
act-keep = Keep it in hand
act-place = Place it here
act-reveal = Turn it up
act-suffer = Lose it
act-event = Event drawn
act-steal = I took this
act-relocate = Go there
act-discard = Discard down to 4

note-need = needs { $need } or more
note-short = { $short } short
note-absorb = { $damage } damage; your shield can take { $most } of it
note-entry = costs { $loss } energy
note-held = a wall or the edge is in the way: no push
note-from = from { $seat }’s hand
note-section = { $section }

slot-walls = Walls besides those on the yellow lines
slot-spaces = Spaces, shuffled
slot-edges = Lines, shuffled
slot-edge = Line
slot-at = Space
slot-seat = Who
slot-order = Team cards, shuffled
slot-to = To which space
slot-target = Whom
slot-distance = How many spaces apart
slot-walled = A wall lies between
slot-value = Number printed on it
slot-token = What it is
slot-effect = What it does
slot-amount = How much
slot-absorbed = On the shield
slot-count = How many cards
slot-item = Which
slot-need = The die must show at least
slot-damage = Damage
slot-reach = Range
slot-piercing = Goes through walls
slot-reusable = Comes back to hand after a hit
slot-with = With what
slot-partner = With whom
slot-give = Cards you give
slot-get = Cards you get
slot-loss = Energy it costs
slot-dice = Die
slot-way = Which way
slot-section = Section
slot-inside = Who stands there
slot-number = Event
slot-card = Card

## What there is
space = { $x }:{ $y }
edge = { $one } | { $other }
nowhere = nowhere
nothing = nothing
yes = yes
no = no
section-nw = Northwest
section-n = North
section-ne = Northeast
section-w = West
section-safe = SAFE ZONE
section-e = East
section-sw = Southwest
section-s = South
section-se = Southeast
way-north = north
way-east = east
way-south = south
way-west = west
token-retrieve = Retrieve token
token-lost = Lost Component
token-disaster = face-down disaster
space-search = Search space
team-card = Team card { $card }
card-covered = face down
card-unnamed = one nobody named
lay-nothing = Nothing
lay-unarmored = Bare hands
lay-melee = Melee weapon
event-1 = 1 · take a card from your left
event-2 = 2 · take a card from your right
event-3 = 3 · lose 1 energy for each card in hand
event-4 = 4 · one more disaster token
event-5 = 5 · all hands shuffled and dealt again
event-6 = 6 · everybody gains 2 energy
event-7 = 7 · move anywhere
event-8 = 8 · everybody loses 2 energy
event-9 = 9 · one more action each

## The mats, the board, the duel
title-board = Board
title-gear = Equipment
title-hand = Named cards in hand
title-team = Team
title-round = Round
title-event = Event in effect
title-discard = Seen on the discard pile
title-under = Under the item deck, newest first
title-duel = { $by } attacks { $target }
meter-energy = Energy
meter-hand = Hand
meter-actions = Actions left
meter-round = Round
meter-disasters = Disaster tokens placed
meter-discard = Discard pile
note-out = Out of the game
note-turn = In turn
note-turn-cube = In turn, with the 1st player cube
note-cube = 1st player cube
note-shield-left = takes { $left } more
note-shield-broken = takes { $left } more, { $broken } broken
note-total = costs { $total }
duel-attacker = { $seat } attacks
duel-target = { $seat } answers
duel-hit = Hit: { $damage } damage
duel-missed = Missed
duel-out-of-range = Out of range: counts as missed
duel-critical = A 6: double damage

## Dials
dial-energy = { $seat }’s energy
dial-cards = Cards in { $seat }’s hand
dial-hand = What { $seat } holds
dial-at = Where { $seat } stands
dial-melee = { $seat }’s melee weapon
dial-shield = { $seat }’s shield
dial-broken = Broken Armor tokens on { $seat }’s shield
dial-team = { $seat }’s team card
dial-out = { $seat } is destroyed
dial-cube = Who holds the 1st player cube
dial-round = Round
dial-spent = Actions spent this turn
dial-event = Number of the event in effect, 0 for none
dial-placed = Disaster tokens placed so far
dial-discard = Cards on the discard pile
dial-wall = Wall { $place }
dial-token = Token on { $place }
dial-search = Search space { $place }
dial-down = Face-down disasters: { $section }
dial-total = What it costs: { $section }
dial-die = What the die shows

## The table check
check-numbers = { $seat }: energy { $energy }, { $cards ->
    [0] no cards
    [one] 1 card
   *[other] { $cards } cards
 } in hand
check-at = on { $x }:{ $y }, { $section }
check-gear = { $seat } wears { $gear }
check-broken = { $broken } Broken Armor { $broken ->
    [one] token
   *[other] tokens
 } on the shield
check-section = { $section }: { $total ->
    [0] costs nothing
   *[other] costs { $total }
 }{ $down ->
    [0] {""}
   *[other] , { $down } face down
 }
check-tokens = Retrieve tokens: { $retrieve } · Lost Components: { $lost }
check-walls = Walls: { $count }
check-walls-at = { $walls }
check-beside = Round { $round } · { $discard ->
    [0] no discard pile
    [one] 1 card on the discard pile
   *[other] { $discard } cards on the discard pile
 }
check-cube = 1st player cube: { $seat }

## The log
said-scatter = { $seat } has the board laid out at random
said-wall = { $seat } puts up a wall: { $edge }
said-clear = { $seat } takes a wall away: { $edge }
said-token = { $seat } lays or lifts the Retrieve token on { $at }
said-mark = { $seat } marks or clears the Search space on { $at }
said-ready = { $seat }: the board lies so
said-first = { $holder } owns the most robots
said-spawn = { $seat } takes the starting point { $at }
said-deal = { $seat } deals the team cards
said-move = { $seat } moves
said-attack = { $seat } attacks { $target }
said-energy = { $seat } plays an ENERGY card of { $value }
said-retrieve = { $seat } turns up a Retrieve token
said-retrieve-new = { $seat } turns up a Retrieve token nobody had seen
said-take = { $seat } takes a Lost Component
said-search = { $seat } searches
said-drop = { $seat } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
said-wear = { $seat } puts on { $item }
said-wear-melee = { $seat } puts on a melee weapon nobody had seen
said-wear-shield = { $seat } puts on a shield nobody had seen
said-refuse = { $seat } discards { $item }
said-trade = { $seat } gives { $with } { $give ->
    [0] nothing
    [one] 1 card
   *[other] { $give } cards
 } and gets { $get ->
    [0] none
   *[other] { $get }
 }
said-enter = { $seat } entered a disaster
said-end-turn = { $seat } ends the turn
said-lay = { $seat } has laid
said-lay-ranged = { $seat } has laid
said-lay-energy = { $seat } has laid
said-roll = { $seat } rolled { $face }
said-boost = { $seat } adds { $count ->
    [one] 1 ENERGY card
   *[other] { $count } ENERGY cards
 }
said-let-be = { $seat } leaves the die as it is
said-absorb = { $seat } puts { $amount } on the shield
said-push = { $seat } pushes { $way }
said-pushed = { $seat } says where the push led
said-leave-it = { $seat } leaves the token there
said-keep = { $seat } keeps the card
said-place = { $seat } places a disaster face down: { $section }
said-reveal = { $seat } turns up a { $value }
said-suffer = { $seat } says what the section costs
said-event = Event { $event }
said-steal = { $seat } took a card
said-relocate = { $seat } goes to { $at }
said-discard = { $seat } discards { $count ->
    [one] 1 card
   *[other] { $count } cards
 } down to 4

log-round = Round { $round }
log-cube = The 1st player cube goes to { $seat }
log-energy = { $seat }: energy { $from } → { $to }, { $why }
log-cards = { $seat }’s hand: { $from } → { $to }
log-wears = { $seat } wears { $item }
log-broken = { $seat }’s shield carries { $to } Broken Armor { $to ->
    [one] token
   *[other] tokens
 }
log-under = Under the item deck: { $item }
log-spawned = { $seat } stands on { $at }
log-moved = { $seat } moved to { $at }
log-pushed = { $seat } is pushed to { $at }
log-relocated = { $seat } went to { $at }
log-put = { $seat } stands on { $at }
log-held = { $seat } cannot be pushed further
log-fell = { $seat } is out of the game
log-fell-by = { $seat } is destroyed by { $by }
log-team = { $seat } has team card { $card }
log-team-shown = { $seat } turns the team card up
log-remains = A Lost Component lies on { $at }
log-team-hidden = { $seat } has a hidden team card
log-lost-token = A Lost Component lies on { $at }
log-total = { $section } now costs { $total }
log-last-call = The last disaster is out: -1 on every section outside, and the SAFE ZONE’s walls are gone
log-coined = New to this table: { $what }
log-attacks-with = The attack: { $what }
log-answers-with = The answer: { $what }
log-hit = It hits
log-missed = It misses
log-out-of-range = Pushed out of range: it counts as missed
log-adjusted = { $seat } adjusts { $what } to { $to }
log-adjusted-secret = { $seat } adjusts { $what }
log-landed = { $seat } puts the table on: { $step }

energy-card = ENERGY card
energy-answer = the ENERGY card laid
energy-blow = hit
energy-disaster = disaster
energy-last-call = last disaster
energy-event = event
energy-token = Retrieve token
energy-kill = the kill
energy-taken-back = the hit is taken back
energy-set = by hand

## Why not
why-teams-need-four = Teams need at least 4 players.
why-set-up-only = The board is laid out before the first round.
why-cube-is-given = Who begins is settled before the first round.
why-spawn-in-order = Starting points are taken one after the other from the cube, before the first round.
why-teams-once = Team cards are dealt once, when the first player is known.
why-nothing-to-lay = You lay a card when you attack or are attacked.
why-no-roll-owed = No roll of yours is owed.
why-no-failed-roll = ENERGY cards help your own die, once it fell short.
why-nothing-to-absorb = No damage waits for your shield.
why-nobody-to-push = There is nobody for you to push now.
why-no-spoils = No token waits at your feet.
why-nothing-drawn = You have drawn nothing that waits to be put on.
why-place-at-round-end = The cube holder places a disaster when the round ends.
why-nothing-to-reveal = The cube holder turns disasters up when the round ends.
why-nothing-to-lose = No section takes energy from you now.
why-event-after-disaster = The cube holder draws an event after the disasters.
why-nothing-to-take = Cards are taken from neighbours in events 1 and 2 only.
why-no-relocation = You move anywhere in event 7 only.
why-hand-fits = Your hand fits: 4 cards at most.
why-over-limit = { $seat } holds more than 4 cards and discards down to 4 first.
why-attack-ended-turn = Your attack ended your turn, actions left or not.
why-not-your-turn = It is { $seat }’s turn.
why-not-in-a-turn = This belongs to your own turn, with nothing else open.

why-wall-at-safe = No wall goes inside the SAFE ZONE or on its border but the 4 in the middle of its edges.
why-wall-touches-more = A wall may touch only one other; this would make three in a row or a knot.
why-wall-closes = This would shut a space in. Everybody must get in and out.
why-no-room-for-wall = No line is left where a wall may stand.
why-safe-walls-stay = The 4 walls of the SAFE ZONE stay until the last disaster.
why-no-token-in-safe = No token goes into the SAFE ZONE.
why-section-full = This section holds 5 tokens already.
why-no-token-on-search = No token goes on a Search space.
why-lines-bare = Look: { $count ->
    [one] 1 yellow line has
   *[other] { $count } yellow lines have
 } no wall yet.
why-tokens-missing = Look: every section outside the SAFE ZONE begins with 5 Retrieve tokens.
why-token-on-start = A token lies here; nobody begins on one.
why-spawn-taken = Somebody begins here already.

why-no-actions-left = All { $most } actions of this turn are spent. Free actions and ending the turn are left.
why-orthogonal-only = A move goes up, down, left or right, never diagonally.
why-wall-in-way = A wall stands in between.
why-no-card-in-hand = You hold no card.
why-no-card-to-lay = You hold no card to lay.
why-no-card-drawn = You hold no card: equipment is put on as it is drawn.
why-look-whether-drawn = Equipment is put on the moment it is drawn: was it drawn just now?
why-put-on-where-none-is-worn = You wear none of its type: it is put on. Only a second one of a type may go to the discard pile instead.
why-no-card-to-drop = You hold no card to discard.
why-more-than-in-hand = The hand holds { $max } cards.
why-must-be-worn = What a search brings must be put on.
why-token-lies-here = A token lies on your space; you cannot discard here.
why-no-drop-on-search = Nobody discards on a Search space.
why-no-retrieve-token = No Retrieve token lies on your space.
why-no-lost-token = No Lost Component lies on your space.
why-placed-this-turn = This token was placed this turn. Take it in a later one.
why-look-for-token = Look whether a Retrieve token lies on your space.
why-look-for-lost = Look whether a Lost Component from an earlier turn lies on your space.
why-board-is-laid = The board lies: its sections keep their size to the end.
why-push-leads-away = A push leads away from the attacker.
why-look-for-search = Look whether you stand on a Search space.
why-hand-not-empty = You search with an empty hand only. Discard first, somewhere else.
why-searched-already = You have searched this turn already.
why-no-search-space = You do not stand on a Search space.
why-not-together = You do not stand on the same space.
why-nobody-here = Nobody else stands on your space.
why-look-for-company = Look whether you stand on the same space.
why-nothing-to-give = You hold no card to give.
why-traded-already = You have given or swapped cards this turn already.
why-not-so-many = The other hand holds only { $have }.

why-not-in-line = No straight line leads there, and this table counts straight lines.
why-out-of-range = That reaches { $reach }; the target is { $distance } away.
why-wall-between = A wall lies between, and only weapons with the mark go through.
why-unarmored-same-space = Bare hands reach only a Roborg in your own space.
why-melee-is-worn = Bare hands are for who wears no melee weapon.
why-no-melee-worn = You wear no melee weapon.
why-nobody-in-reach = Nobody is in reach of anything you could attack with.
why-must-strike = Who attacks strikes; only the target may lay nothing.
why-one-die = An attack is rolled with one die.

why-safe-takes-none = No disaster goes into the SAFE ZONE.
why-one-disaster-each = A disaster lies here already, and this table puts one on each section only.
why-too-many-seats = So many Roborgs are not in play.

## Table options
option-board = The board
option-board-note = Kept here, the app knows spaces, walls and tokens, and measures ranges, pushes and disasters. On the table only, you say them as they come.
option-board-yes = kept here
option-board-no = on the table only
option-section_wide = Spaces across a section
option-section_wide-note = The book prints no size. Count one section of your board; there are 3 by 3 sections. Fixed once the first round begins.
option-section_wide-2 = 2
option-section_wide-3 = 3
option-section_wide-4 = 4
option-section_wide-5 = 5
option-section_high = Spaces down a section
option-section_high-note = As above, from top to bottom.
option-section_high-2 = 2
option-section_high-3 = 3
option-section_high-4 = 4
option-section_high-5 = 5
option-teams = Teams
option-teams-note = With 4 players or more, hidden team cards can be dealt. With 6 there are two teams or three.
option-teams-none = everybody alone
option-teams-two = two teams
option-teams-three = three teams
option-four_cards = Team cards of 4 players
option-four_cards-note = The book only pictures them. A capital letter leads, a small one follows.
option-four_cards-pairs = A a B b
option-four_cards-three_to_one = A a a B
option-four_cards-three_teams = A B C c
option-hands = Hands
option-hands-note = Counted, the app knows how many cards each holds. Named, owners may also say which, for their own eyes.
option-hands-counted = counted
option-hands-named = named in secret
option-example_set = Our example set
option-example_set-note = The book prints no cards and no tokens. With it, items, Retrieve tokens and disaster values of our own making can be picked; without it, only those entered in this house.
option-example_set-yes = offered
option-example_set-no = left out
option-starting_hand = Cards to begin with
option-starting_hand-note = The book never deals a hand. Normally everybody begins with none.
option-starting_hand-0 = none
option-starting_hand-1 = 1
option-starting_hand-2 = 2
option-starting_hand-3 = 3
option-starting_hand-4 = 4
option-most_energy = The most energy
option-most_energy-note = 12 is only printed as the start. Normally there is no upper limit.
option-most_energy-0 = no upper limit
option-most_energy-12 = 12
option-disaster_order = When a round ends, first
option-disaster_order-note = The book tells it both ways. Normally the new disaster is placed, then the earlier ones are turned up.
option-disaster_order-place_first = place the new one
option-disaster_order-reveal_first = turn up the earlier ones
option-cube_passes = The 1st player cube moves
option-cube_passes-note = Before the event, or once it is resolved; the book tells it both ways.
option-cube_passes-after_event = after the event
option-cube_passes-before_event = before the event
option-destroyed = A Roborg is destroyed
option-destroyed-note = One line of the book says below 0, another 0 or below.
option-destroyed-at_zero = at 0
option-destroyed-below_zero = below 0
option-shot_returns = After a hit, back to hand comes
option-shot_returns-note = One line lets every ranged weapon return, another only those that say so.
option-shot_returns-reusable = a reusable weapon only
option-shot_returns-every = every ranged weapon
option-through_walls = Through walls shoots
option-through_walls-note = One line sounds as if every ranged weapon did, another gives a mark for it.
option-through_walls-marked = only what bears the mark
option-through_walls-every = every ranged weapon
option-pushed_out = Pushed out of range, what misses
option-pushed_out-note = The book says “your attack”, and not whose. Normally the counter misses and the hit stands.
option-pushed_out-counter_misses = the counter
option-pushed_out-attack_misses = the attack that pushed
option-event_lasts = An event lasts
option-event_lasts-note = Until the next is shown, says the book, and that none is drawn once the disasters run out.
option-event_lasts-one_round = one round
option-event_lasts-until_next = until the next one
option-last_disaster = The SAFE ZONE opens
option-last_disaster-note = At the last disaster, or once every section outside has one turned up. The -1 tokens come with it.
option-last_disaster-last_reveal = when the last one is turned up
option-last_disaster-every_section = when every section has one
option-empty_hand = With an empty hand
option-empty_hand-note = An example forbids the counter; of the attacker nothing is said.
option-empty_hand-attack_only = attack, but no counter
option-empty_hand-both = attack and counter
option-empty_hand-neither = neither
option-range_shape = Range is counted
option-range_shape-note = The book never says how. A push off the line goes as the attacker says.
option-range_shape-straight = in a straight line
option-range_shape-steps = in steps
option-all_fall = When the last ones fall together
option-all_fall-note = The book has no tie-break. In order, who is last from the cube outlasts the others.
option-all_fall-draw = a draw
option-all_fall-last_falls = in order from the cube
option-spent_energy = An ENERGY card that helped a die goes
option-spent_energy-note = One line says discard, another sends used cards under the deck.
option-spent_energy-under = under the item deck
option-spent_energy-discard = to the discard pile
option-counter_kill = A kill by counter
option-counter_kill-note = The book gives 2 energy to the attacker and does not speak of a counter.
option-counter_kill-gains = brings 2 energy
option-counter_kill-nothing = brings nothing
option-lost_on_full = No room for a Lost Component
option-lost_on_full-note = Where a token lies already, or the section holds 5. The cards go to the discard pile either way.
option-lost_on_full-no_token = none is placed
option-lost_on_full-token = it is placed all the same
option-two_disasters = Two disasters in one section
option-two_disasters-note = Nothing forbids it; their values add up.
option-two_disasters-allowed = allowed
option-two_disasters-forbidden = not while another is free
option-border_walls = Walls on the yellow lines
option-border_walls-note = What “lay it out at random” puts there: “1 wall on the other lines” can mean one on each, or one in all.
option-border_walls-each = one on each
option-border_walls-one = one in all
option-killing_push = A killing blow pushes
option-killing_push-note = Whether the Roborg falls where it stood or one space on; its token lies there.
option-killing_push-no = no
option-killing_push-yes = yes
option-relocate_cost = Event 7 into a disaster
option-relocate_cost-note = Whether arriving there counts as entering.
option-relocate_cost-entry = costs the total
option-relocate_cost-free = costs nothing
option-wasted_shot = A ranged counter out of range
option-wasted_shot-note = What becomes of the card that could not reach.
option-wasted_shot-under = goes under the deck
option-wasted_shot-hand = stays in hand
option-final_loss = The last disaster costs
option-final_loss-note = The reveal itself and the loss of everybody outside could both be paid. Normally one total is, the -1 included.
option-final_loss-once = once
option-final_loss-twice = twice
option-second_loss = A second disaster where you stand costs
option-second_loss-note = The whole total of the section again, as the text says, or the new token alone.
option-second_loss-total = the whole total
option-second_loss-new = the new one alone

## Answers given once for the whole table
standing-boost-never = ENERGY cards on a failed die: never

## For those who write inputs by hand
about-act-scatter = Lays walls and tokens out at random: one wall on each yellow line, more where walls may stand, 5 Retrieve tokens a section.
about-act-wall = Puts up a wall between two spaces.
about-act-clear = Takes a wall away; the four of the SAFE ZONE stay.
about-act-token = Lays a Retrieve token on a space, or lifts the one that lies there.
about-act-mark = Marks a space as a Search space, or no longer.
about-act-ready = The board is laid out; the first player is named next.
about-act-first = Gives the 1st player cube to whoever owns the most robots.
about-act-spawn = Takes a starting point, in order from the cube.
about-act-deal = Deals the team cards; nobody reads the deal, each sees its own card.
about-act-move = Moves 1 space for an action; without a board kept here, the miniature alone moves.
about-act-attack = Announces an attack on a target for an action; what it is made with is laid next.
about-act-energy = Plays an ENERGY card for an action and gains its number.
about-act-retrieve = Turns up the Retrieve token under one, of a kind known already.
about-act-retrieve-new = Turns up the Retrieve token under one, of a kind not seen before; it joins the set.
about-act-take = Takes the Lost Component under one: a random card from the discard pile.
about-act-search = Draws 2 cards on a Search space with an empty hand, once a turn.
about-act-drop = Discards hand cards and leaves a Lost Component on one’s space.
about-act-wear = Puts on equipment just drawn; the piece it replaces goes under the item deck.
about-act-refuse = Discards equipment just drawn and keeps the old piece.
about-act-wear-melee = Puts on a melee weapon not seen before, by its numbers; it joins the set.
about-act-wear-shield = Puts on a shield not seen before, by its value; it joins the set.
about-act-trade = Among teams: gives or swaps hand cards with a Roborg on the same space, once a turn.
about-act-enter = Without a board kept here: one walked into a section with a disaster and says what it costs.
about-act-end-turn = Ends the turn.
about-act-lay = Lays what one attacks or answers with: nothing, unarmored, melee, or a ranged weapon of the set.
about-act-lay-ranged = Lays a ranged weapon not seen before, by its numbers; it joins the set.
about-act-lay-energy = Lays an ENERGY card as an answer: its number is gained after the attack.
about-act-roll = Says what the die shows; the statement “roll SEAT=face” does the same.
about-act-boost = Adds ENERGY cards to a failed die, 1 each.
about-act-let-be = Adds none: the attack has failed.
about-act-absorb = Says how much of the damage the shield takes.
about-act-push = The way of a push from the same space, or off the line.
about-act-pushed = Without a board kept here: how far apart the two stand after the push, and what the new section costs.
about-act-leave-it = Does not take the token of a Roborg just destroyed.
about-act-keep = Keeps the card that the token of a Roborg just destroyed brought.
about-act-place = Puts a disaster token face down on a section.
about-act-reveal = Turns up a face-down disaster: what it shows, and without a board kept here who stands there.
about-act-suffer = Without a board kept here: what the section one stands in, or goes to, costs.
about-act-event = Says which event was drawn.
about-act-steal = Where hands are named: which card one took from the neighbour.
about-act-relocate = Event 7: the space one goes to.
about-act-discard = Discards from a hand of more than 4.

about-path-energy = Energy.
about-path-cards = Cards in hand.
about-path-hand = The cards in hand that their owner named; its secret.
about-path-at = The space a Roborg stands on, column:row; none off the board.
about-path-melee = The melee weapon worn.
about-path-shield = The shield worn.
about-path-broken = Broken Armor tokens on it; as many as its value, and it leaves.
about-path-team = The team card: a capital letter leads. Hidden while it lies face down.
about-path-out = Whether the Roborg is destroyed.
about-path-shield-left = What the shield can still take.
about-path-section-of = The section a Roborg stands in.
about-path-team-shown = Whether the team card lies open.
about-path-unspent = Actions left over when its last turn ended.
about-path-cube = Who holds the 1st player cube.
about-path-round = The round.
about-path-spent = Actions spent this turn.
about-path-actions = Actions of a turn now: 3, or 4 under event 9.
about-path-left = Actions left this turn.
about-path-turn = Whose turn it is.
about-path-phase = set-up, turns, disaster or event.
about-path-event = The event in effect, 1 to 9; 0 for none.
about-path-placed = Disaster tokens placed so far, of 8.
about-path-discard = Cards on the discard pile.
about-path-discard-named = Those of them that everybody has seen.
about-path-under = What went under the item deck, the newest last.
about-path-walls = How many walls stand.
about-path-tokens = How many tokens lie.
about-path-wall = Whether a wall stands there. An edge is its upper or left space and e or s: 2:3e is the wall east of 2:3.
about-path-token = The token on a space: retrieve, lost or none.
about-path-search-space = Whether a space is a Search space.
about-path-section-down = Face-down disaster tokens of a section.
about-path-section-total = What entering a section costs.
about-path-section-tokens = Tokens on the spaces of a section.
about-path-attack-by = The attacker.
about-path-attack-target = The target.
about-path-attack-distance = How far apart they stand; none off the line.
about-path-laid = What that side laid, once both cards are open: nothing, unarmored, melee, energy-N, or the key of a ranged weapon.
about-path-result = pending, hit, missed or out-of-range.
about-path-score = The die with the ENERGY cards added.
about-path-die = The die as it fell.
about-path-fallen = Who was destroyed, in order.
about-path-waiting = The seats that are asked.
about-path-window = The open ask, by name.
about-path-depth = How many things are pending: none ever are in this game.
about-path-outcome = undecided, drawn, or the winners.
about-path-option = A table option’s value.

about-window-T1 = The turns, one seat after the other from the cube.
about-window-T2 = The round ends: a disaster token is placed face down.
about-window-T3 = The disasters of earlier rounds are turned up, and whoever stands there pays.
about-window-T4 = An event is drawn and takes effect.
about-window-T5 = The cube goes to the left; the next round begins.
about-window-T6 = An attack: both cards, the attacker’s half, the push, the answer. It belongs to the turn it ends.
about-window-layout = Laying the board out.
about-window-first = Who takes the 1st player cube.
about-window-spawn = Starting points, one seat after the other.
about-window-teams = Dealing the team cards; only where teams play.
about-window-turn = The free choice of whose turn it is.
about-window-lay = Both sides of an attack choose in secret.
about-window-roll = The die of whoever strikes.
about-window-boost = ENERGY cards on a failed die; only for who holds cards.
about-window-absorb = The shield’s share of the damage; only for who wears one.
about-window-push = The way of a push; only from the same space, off the line, or without a board kept here.
about-window-spoils = The token of a Roborg destroyed in one’s own space.
about-window-drawn = What that token brought: equipment is put on at once.
about-window-place = Where the disaster token goes.
about-window-reveal = What a disaster token shows.
about-window-suffer = What the last disaster costs; only without a board kept here.
about-window-event = Which event was drawn.
about-window-steal = Which card was taken; only where hands are named.
about-window-relocate = Event 7, one seat after the other from the cube.
about-window-discard = A hand of more than 4 cards.

about-slot-scatter-walls = Walls to add besides those on the yellow lines; 0 when left out.
about-slot-scatter-spaces = The spaces outside the SAFE ZONE in the order chance gave; dealt by the app when left out.
about-slot-scatter-edges = The lines outside the SAFE ZONE in the order chance gave; dealt by the app when left out.
about-slot-wall-edge = An edge: 2:3e is east of 2:3, 2:3s south of it.
about-slot-clear-edge = An edge with a wall.
about-slot-token-at = A space, column:row.
about-slot-mark-at = A space, column:row.
about-slot-first-seat = A seat.
about-slot-spawn-at = A space without a token or another Roborg.
about-slot-deal-order = The team cards in the order chance gave, from the cube on; dealt by the app when left out.
about-slot-move-to = A space beside one’s own.
about-slot-attack-target = A seat; the only foe when left out.
about-slot-attack-distance = How many spaces apart; only without a board kept here.
about-slot-attack-walled = Yes where a wall lies between; no when left out. Only without a board kept here.
about-slot-energy-value = The number printed on the card.
about-slot-retrieve-token = A Retrieve token of the set.
about-slot-retrieve-new-effect = cards, energy, loss or other.
about-slot-retrieve-new-amount = A number; 1 when left out.
about-slot-drop-count = How many hand cards.
about-slot-wear-item = Equipment of the set.
about-slot-refuse-item = Equipment of the set.
about-slot-wear-melee-need = What the die must reach.
about-slot-wear-melee-damage = Damage.
about-slot-wear-melee-reach = Range; 1 when left out.
about-slot-wear-melee-piercing = Whether it bears the mark for walls; no when left out.
about-slot-wear-shield-value = Its value.
about-slot-trade-with = A seat on the same space.
about-slot-trade-give = How many hand cards one gives; 1 when left out.
about-slot-trade-get = How many one gets; 0 when left out.
about-slot-enter-loss = The total of the section.
about-slot-lay-with = nothing, unarmored, melee, or the key of a ranged weapon.
about-slot-lay-ranged-need = What the die must reach.
about-slot-lay-ranged-damage = Damage.
about-slot-lay-ranged-reach = Range; 3 when left out.
about-slot-lay-ranged-piercing = Yes with the mark for going through walls; no when left out.
about-slot-lay-ranged-reusable = Yes where it comes back after a hit; no when left out.
about-slot-lay-energy-value = The number printed on the card.
about-slot-roll-dice = One face.
about-slot-boost-count = How many ENERGY cards.
about-slot-absorb-amount = From 0 to what the shield can take.
about-slot-push-way = north, east, south or west.
about-slot-pushed-distance = How many spaces apart after the push; one more than before when left out.
about-slot-pushed-loss = What the new section costs; 0 when left out.
about-slot-place-section = nw, n, ne, w, e, sw, s or se.
about-slot-reveal-value = What the token shows.
about-slot-reveal-inside = The seats in that section; only without a board kept here.
about-slot-suffer-loss = A number; 0 in the SAFE ZONE.
about-slot-event-number = 1 to 9.
about-slot-steal-card = A card of the set, or unnamed.
about-slot-relocate-at = Any space; one’s own when left out.
about-slot-discard-count = How many hand cards; those over 4 when left out.

about-field-kind = item, find for a Retrieve token, or disaster.
about-field-type = melee, ranged, shield or energy.
about-field-need = What the die must reach.
about-field-damage = Damage.
about-field-reach = Range.
about-field-piercing = yes with the mark for going through walls.
about-field-reusable = yes where it comes back after a hit.
about-field-value = The number of a shield, an ENERGY card or a disaster.
about-field-effect = What a Retrieve token does: cards, energy, loss or other.
about-field-amount = How much of it.
