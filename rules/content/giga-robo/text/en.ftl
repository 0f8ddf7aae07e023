# The words of Giga-Robo!. Keys are load-bearing: code names them.

game-title = Giga-Robo!
game-note = A duel of pilots and giant robots, head-to-head
part-pilot = Pilot
part-robot = Robot
note-pilot = Heart { $heart } · Rage { $rage } · Power { $power } · Spirit { $max-spirit }
note-robot = Armor { $armor } · Speed { $speed } · Defense { $defense }

## The catalogue: kinds, fields, numbers in a line
kind-pilot = Pilots
kind-robot = Robots
kind-card = Cards
kind-ability = Abilities
field-heart = Heart
field-rage = Rage
field-power = Power
field-max-spirit = Most Fighting Spirit
field-armor = Armor
field-speed = Speed
field-defense = Defense
field-type = Type
field-ultimate = Ultimate Technique
field-cost = Cost
field-cost-x = The cost is X
field-cooldown = Cooldown Value
field-dice = Attack Dice
field-range-from = Range from
field-range-to = Range to
field-combo = Combo
field-counter = Counter
field-damage = Base Damage
field-damage-x = Base Damage is X
field-per-success = Base Damage for each Success
field-activated = Stays Activated
field-power-cost = Power Tokens it costs
field-not-ultimate = Not against Ultimate Techniques
field-own-turn = In one’s own turn only
field-trigger-power = Trigger: Power Tokens
field-trigger-spirit = Trigger: Fighting Spirit
field-text = People carry out its text
type-melee = Melee
type-ranged = Ranged
type-instant = Instant
note-pair = { $head } · { $last }
note-cost = cost { $n }
note-dice = dice { $n }
note-range = range { $from }–{ $to }
note-damage = damage { $n }
note-cooldown = cooldown { $n }
note-activation = activated for { $power } Power
note-activation-free = no Power to activate
level-0 = A name to read: people do everything
level-1 = The app pays, rolls and cools it down; people carry out its text
level-2 = The app works out all of its text
build-card = { $have } of { $most } cards
build-ultimate = { $have } of { $most } Ultimate Technique
build-pilot-ability = { $have } of { $most } Pilot Ability
build-robot-ability = { $have } of { $most } Robot Abilities
why-field-bounds = { $field } is a number from { $min } to { $max }, or not known yet.
why-field-choice = { $field } has to be chosen from its list.

## Where we are
now-turn = Turn { $turn } · { $seat }
now-set-up = Setting up
phase-turn-start = Start
phase-upkeep = Upkeep
phase-combat = Combat
phase-attack = Attack
phase-cooldown = Cooldown
phase-turn-end = End
step-turn-start = { $seat }: the turn starts
step-upkeep = { $seat }: Upkeep
step-combat-begins = { $seat }: Combat begins
step-combat = { $seat }: free to act in Combat
step-cooldown = { $seat }: Cooldown begins
step-turn-end = { $seat }: the turn ends
step-over = { $seat }: the turn is over
step-map-roll = Set-up: the roll for the map

## Who is asked, and why
asked-window = { $seat } may respond
asked-gain = { $seat }, Heart or Power?
asked-combat = { $seat }, what do you do?
asked-reply = { $seat }, how do you answer?
asked-power = { $seat }, Power Dice?
asked-roll = { $seats }, what did you roll?
asked-text = { $seat }, read { $card }
asked-damage = { $seat }, the damage of { $card }
asked-rage = { $seat }, Rage or Power?
asked-hold = { $seat }, what stays in Slot { $slot }?
asked-map-roll = { $seats }, roll one Attack Die
asked-package = { $seat }, you choose the map; how do you start?
asked-zone = { $seat }, put your Robot on a Starting Zone

why-asked-gain = Upkeep brings one of the two, never both.
why-asked-combat = Any Actions in any order; movement once. Ending the turn starts the Cooldown.
why-asked-reply = You are the Target: defend, strike back with one card, or take the hit.
why-asked-power = Each Power Token in your control buys one die.
why-asked-roll = Type in the dice as they lie on the table.
why-asked-text = The Rules Text of { $card } applies now. Enter what it does, then go on.
why-asked-damage = The Damage Text of { $card } applies now.
why-asked-text-tags = The text of { $card } applies now. On it: { $tags }
why-asked-damage-tags = The Damage Text of { $card } applies now. On it: { $tags }
why-asked-rage = An opponent’s damage reached you.
why-asked-hold = A Power Surge holds one card for each Surge in the Slot.
why-asked-map-roll = The highest die chooses the map and how to start; those who tie for it roll again.
why-asked-package = Yours was the highest die: lay out the map of your choice together, then take zone and turn both first or both second.
why-asked-zone = Zones are chosen in the order of the package; then the first turn begins.
why-asked-S01 = { $turn }’s turn starts.
why-asked-S02 = Effects at the start of the turn apply.
why-asked-S03 = The start of the turn is over.
why-asked-S04 = Upkeep begins.
why-asked-S05 = Upkeep effects apply.
why-asked-S06 = Heart or Power was gained.
why-asked-S07 = Upkeep is over.
why-asked-S08 = Combat begins.
why-asked-S09 = { $turn } declared to move.
why-asked-S10 = { $turn } has moved.
why-asked-S12 = The attack is declared and paid; the reply comes next.
why-asked-S13 = The Target defends.
why-asked-S14 = The Target strikes back.
why-asked-S15 = The Target takes the hit.
why-asked-S16 = The dice pools are put together.
why-asked-S17 = The attacker bought Power Dice.
why-asked-S18 = The Target bought Power Dice.
why-asked-S19 = Dice were re-rolled.
why-asked-S20 = Tied dice are set aside.
why-asked-S21 = Successes are counted.
why-asked-S22 = The Rules Text has been carried out.
why-asked-S23 = The Damage Text has been carried out.
why-asked-S24 = The attack is resolved.
why-asked-S25 = The cards lie in Cooldown.
why-asked-S26 = Rage is settled.
why-asked-S27 = The dice are taken away.
why-asked-S28 = An Instant was played or has resolved.
why-asked-S29 = Something was Triggered, or its effect has resolved.
why-asked-S30 = An Ability is turned on or off, or has been.
why-asked-S31 = A Recovery Roll is declared.
why-asked-S32 = Power Dice were added to the Recovery Roll.
why-asked-S33 = The Recovery Roll is made.
why-asked-S34 = Combat is over.
why-asked-S35 = The Cooldown Phase begins.
why-asked-S36 = Cooldown effects apply: Fire has burned, Surges hold.
why-asked-S37 = The Slots have dropped.
why-asked-S38 = The Cooldown Phase is over.
why-asked-S39 = The turn comes to its end.
why-asked-S40 = Effects at the end of the turn apply.
why-asked-S41 = The turn is over; then defeat is tested.

## Acts
act-gain = Gain
act-attack = Attack
act-move = Move
act-play = Play an Instant
act-activate = Activate
act-deactivate = Deactivate
act-trigger = Trigger
act-recover = Recovery Roll
act-displace = Move a miniature
act-cheaper = Next card cheaper
act-shut = Turn an Ability off
act-end-turn = End the turn
act-defend = Defend
act-react = Strike back
act-take-hit = Take the hit
act-power = Power Dice
act-roll = Roll
act-rage = Gain Rage
act-hold = Hold
act-deal = Inflict the damage
act-cancel = Cancel a card
act-reroll = Re-roll dice
act-inflict = Inflict damage
act-receive = Receive damage
act-repair = Repair Armor
act-spirit = Fighting Spirit
act-tokens = Power Tokens
act-trauma = Trauma Tokens
act-barrier = Barrier
act-add-dice = Add dice
act-distance = New distance
act-shift = Move a card in the Meter
act-done = Done, go on
act-map-roll = Roll for the map
act-package = Choose how to start
act-zone = It stands

note-attack = { $count } { $count ->
    [one] card
   *[other] cards
 } in hand, { $spirit } Spirit
note-play = { $count ->
    [0] none to play now
    [one] 1 to play now
   *[other] { $count } to play now
 }, { $spirit } Spirit
note-movement = Speed { $budget }
note-defend = { $dice } { $dice ->
    [one] Defense Die
   *[other] Defense Dice
 }
note-roll = { $power ->
    [0] { $main } { $main ->
        [one] die
       *[other] dice
     }
   *[other] { $main } and { $power } Power { $power ->
        [one] Die
       *[other] Dice
     }
 }
card-note = Costs { $cost } · { $dice } { $dice ->
    [one] die
   *[other] dice
 } · range { $low } to { $high }
card-note-at = Costs { $cost } · { $dice } { $dice ->
    [one] die
   *[other] dice
 } · range { $low }
card-note-anywhere = Costs { $cost } · { $dice } { $dice ->
    [one] die
   *[other] dice
 } · any range
card-note-instant = Costs { $cost }
badge-cost = { $cost }
die-of = { $face }, { $seat }

take-spirit = { $amount } Fighting Spirit
take-spirit-less = { $printed } printed; Panic and the maximum take the rest
take-power-less = { $printed } printed; six is the most
mark-combo = Combo
mark-counter = Counter
mark-ultimate = Ultimate
take-power = { $amount } Power { $amount ->
    [one] Token
   *[other] Tokens
 }

slot-take = Which?
package-first = Zone first, turn first
package-second = Zone second, turn second
package-zone-first = Zone first, turn second
package-turn-first = Turn first, zone second
slot-cards = Cards
slot-card = Card
slot-target = Target
slot-distance = Distance in hexes
slot-level = Levels above the Target
slot-cover = In Cover
slot-hexes = Hexes
slot-climb = Levels climbed
slot-flood = Steps out of Flood
slot-rubble = Steps out of Rubble
slot-boost = Boost
slot-through = Through another Robot
slot-ability = Ability
slot-power = Power Tokens
slot-spirit = Spirit
slot-x = X
slot-nearest = Nearest target
slot-way = How
slot-free = For free
slot-static = On the map
slot-count = How many
slot-dice = Dice
slot-faces = What they show now
slot-amount = How much
slot-thing = What
slot-ill = Kind
slot-side = Whose dice
slot-to = Where to

## The mats
pilot-in-robot = { $pilot } in { $robot }
mat-note = Speed { $speed } · Defense { $defense }
mat-note-moved = Speed { $speed } · moved
meter-armor = Armor
meter-spirit = Spirit
power-tokens = Power Tokens
power-control = in control
cooldown-meter = Cooldown Meter
meter-slot = { $slot }
barrier-slot = Barrier
active-barrier = Active Barrier
hand-of = { $seat }’s hand: { $count }
ill-anchor = Anchor
ill-fire = Fire
ill-panic = Panic
ill-surge = Power Surge
place-hand = Hand
place-slot = Slot { $slot }
place-slot-upright = Slot { $slot }, Activated
place-played = On the table
place-aside = Not in this game

## The dice
clash-card = { $card }
clash-combo = { $seat }’s Combo of { $count }
clash-leads = { $seat } leads with { $count } { $count ->
    [one] Success
   *[other] Successes
 }
clash-nobody = No attack succeeds
dice-attack = Attack
dice-combo = { $count }-card Combo
dice-defense = Defense
dice-react = { $card }
dice-take-hit = Takes the hit
dice-no-reply = No reply yet
recovery-roll = Recovery Roll
recovery-open = A single 7 is enough
recovery-made = Recovered
recovery-missed = Not recovered
cite-GR-REC-03 = What is enough
cite-GR-ATK-13 = A taken hit counts every die
cite-GR-ATK-16 = What a Success is
cite-GR-CTR-03 = Counter keeps tied dice
cite-GR-DIE-01 = How a pool is made

## Dials
dial-armor = Armor
dial-spirit = Fighting Spirit
dial-control = Power Tokens in control
dial-barrier = Active Barrier
dial-heart = Heart
dial-rage = Rage
dial-power = Power
dial-max-spirit = Highest Fighting Spirit
dial-max-armor = Highest Armor
dial-speed = Speed
dial-defense = Defense
dial-hand = Hand
dial-slot = Slot { $slot }
dial-ill-anchor = Anchors in Slot { $slot }
dial-ill-fire = Fire in Slot { $slot }
dial-ill-panic = Panic in Slot { $slot }
dial-ill-surge = Power Surges in Slot { $slot }
dial-card = { $card }
dial-ability = Power Tokens on { $ability }
dial-discount = The next card of { $seat } costs less by
dial-moved = Movement is spent
dial-distance = Distance between the Robots
dial-extra = Dice added by effects
dial-die = Die { $nth }

## The table check
check-numbers = Armor { $armor }, Spirit { $spirit }
check-power = { $count ->
    [0] no Power
   *[other] { $count } Power
 }
check-power-barrier = { $count ->
    [0] no Power, Barrier up
   *[other] { $count } Power, Barrier up
 }
check-slot = Slot { $slot }: { $cards }
check-slot-empty = Slot { $slot }
check-anchor = { $count } { $count ->
    [one] Anchor
   *[other] Anchors
 }
check-fire = { $count } Fire
check-panic = { $count } Panic
check-surge = { $count } { $count ->
    [one] Power Surge
   *[other] Power Surges
 }
check-hand = Hand: { $count }
check-dice = Dice: { $attacker } against { $defender }

## The log
said-gain = { $seat } takes the Upkeep gain
said-attack = { $seat } attacks { $target } with { $cards }
said-move = { $seat } moves { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
 }
said-play = { $seat } plays { $card }
said-activate = { $seat } activates { $card }
said-deactivate = { $seat } turns { $card } off
said-trigger = { $seat } triggers { $card }
said-recover = { $target } makes a Recovery Roll
said-displace = { $target }: { $way }, { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
 }
said-cheaper = { $target }’s next card costs less
said-shut = { $seat } turns { $card } off
said-end-turn = { $seat } ends the turn
said-defend = { $seat } defends
said-react = { $seat } strikes back with { $card }
said-take-hit = { $seat } takes the hit
said-power = { $seat } { $count ->
    [0] buys no Power Dice
    [one] buys 1 Power Die
   *[other] buys { $count } Power Dice
 }
said-roll = { $seat } rolled { $dice }
said-rage = { $seat } gains Rage
said-hold = { $seat } holds { $cards }
said-deal = { $seat } inflicts { $amount } on { $target }
said-cancel = { $seat } cancels { $card }
said-reroll = { $seat } re-rolled { $count }
said-inflict = { $seat } inflicts { $amount } on { $target }
said-receive = { $target } receives { $amount }
said-repair = { $target } repairs { $amount }
said-spirit = { $target }’s Spirit changes by { $amount }
said-tokens = { $target }’s Power Tokens change by { $amount }
said-trauma = { $target } gets { $count } { $ill }
said-barrier = { $seat } puts up a Barrier
said-add-dice = { $seat } changes a dice pool
said-distance = The Robots now stand { $distance } apart
said-shift = { $seat } moves { $card }
said-done = { $seat } has read the card
said-map-roll = { $seat } rolled { $dice } for the map
said-package = { $seat } starts: { $take }
said-zone = { $seat } stands on a Starting Zone

log-turn = { $seat }’s turn
log-map-won = { $seat } rolled highest and chooses the map
log-spirit = { $seat }: Spirit { $from } → { $to }, { $why }
log-spirit-lost = { $seat }: Spirit { $from } → { $to }, { $why }; { $lost } short
log-control = { $seat }: Power { $from } → { $to }, { $why }
log-control-lost = { $seat }: Power { $from } → { $to }, { $why }; { $lost } short
log-armor = { $seat }: Armor { $from } → { $to }, { $why }
log-barrier-spent = { $seat }’s Barrier took { $took } and is gone
log-barrier-up = { $seat } has an Active Barrier
log-placed = { $card }: { $to }
log-held = Held in place: { $cards }
log-aside-attacker = { $count } of the attacker’s dice set aside
log-aside-defender = { $count } of the Target’s dice set aside
log-success-attack = The attack succeeds: { $count } { $count ->
    [one] Success
   *[other] Successes
 }
log-success-react = The strike back succeeds: { $count } { $count ->
    [one] Success
   *[other] Successes
 }
log-no-success = No attack succeeds
log-reread = Ties are worked out again
log-ability-on = { $seat }: { $ability } is on
log-ability-off = { $seat }: { $ability } is off
log-automatic = The attack succeeds by itself: { $count } { $count ->
    [one] Success
   *[other] Successes
 }
log-moved = The Path cost { $cost }
log-displaced = A miniature was moved: distances are open again
log-discounted = { $seat }’s next card costs less
log-lasting = { $seat }: { $card } holds until the turn ends
log-recovered = The Recovery Roll succeeds
log-not-recovered = The Recovery Roll fails
log-cancelled = { $card } is Canceled
log-cancelled-by = { $card } is Canceled by { $by }
log-worked = { $card } has resolved
log-distance = The Robots stand { $distance } apart
log-trauma = { $seat }’s Trauma Tokens now: { $tokens }
log-no-trauma = { $seat } has no Trauma Tokens left
log-adjusted = { $seat } adjusts { $what } to { $to }
log-landed = { $seat } puts the table on: { $step }
log-dropped = Dropped: { $card }

because-heart = Heart
because-power = Power
because-rage = Rage
because-cost = cost of { $card }
because-text = { $card }
because-received = { $card }, received
because-fire = Fire
because-dice = Power Dice
because-hand = by hand

## Why not
why-two-seats = This duel is for two.
why-pilot-and-robot = A seat plays exactly one Pilot and one Robot.
why-build-mains = A build has one Pilot and one Robot; this one has { $pilots } and { $robots }.
why-build-pilot-ability = One Pilot Ability is chosen; this build has { $count } of { $of }.
why-build-robot-abilities = Three Robot Abilities are chosen; this build has { $count } of { $of }.
why-build-ultimate = One Ultimate of your own Robot is taken; this build has { $count } of { $of }.
why-build-cards = Fifteen cards are chosen besides the Ultimate; this build has { $count } of { $of }.
why-foreign-ability = { $piece } belongs to another Pilot or Robot.
why-foreign-ultimate = { $piece } is the Ultimate of another Robot.
why-foreign-card = { $piece } is in neither your Pilot’s nor your Robot’s deck.
why-piece-twice = { $piece } is in this build twice; there is one copy of each.
why-bad-entity = { $entity } has no usable “{ $field }”.
why-gain-in-upkeep = Heart or Power is gained once, in your own Upkeep.
why-not-your-word = { $seat } has the word now; responses go in player order, one at a time.
why-no-window = No window is open, and it is not your Combat Phase.
why-no-attack-as-response = Attack cards are never responses.
why-active-only = Only the Active player, { $seat }, attacks or moves.
why-not-in-combat = This belongs to the Active player’s Combat Phase, with nothing else open.
why-reply-by-target = Only the Target of an attack answers it, once.
why-power-in-its-turn = Power Dice are bought once: the attacker first, then the opponent.
why-no-roll-owed = No roll of yours is owed.
why-no-rage-owed = Rage is gained after the cards went to Cooldown, by who was hurt.
why-nothing-to-hold = No Slot of yours has more cards than Surges now.
why-no-text-read = No card’s text is being carried out.
why-in-cooldown = { $card } is in { $slot ->
    [0] play
   *[other] Cooldown, Slot { $slot }
 }.
why-spirit-short = It costs { $need }; you have { $have } Spirit.
why-out-of-range = { $card } reaches { $low } to { $high } hexes; the Target is { $distance } away.
why-out-of-range-at = { $card } reaches { $low ->
    [one] 1 hex only
   *[other] { $low } hexes only
 }; the Target is { $distance } away.
why-say-distance = Say how far the Target is: { $card } has a range.
why-look-at-range = Look whether { $card } reaches the attacker.
why-look-whether-it-reaches = Look whether { $card } still reaches the Target.
why-target-in-range = Look whether something you could attack is { $low } to { $high } hexes away.
why-combo-size = An attack is one card, or two or three that all show Combo.
why-no-combo-icon = { $card } does not show the Combo icon.
why-combo-out-of-range = Every card of a Combo must reach the Target when it is declared; { $card } does not.
why-no-attack-in-hand = No Attack card is in hand.
why-no-instant-to-play = No Instant in hand can be paid for.
why-no-reactive-attack = No Attack card in hand can be paid for and reaches.
why-through-robot = Nobody moves through a hex with another Robot in it, unless forced.
why-moved-already = Movement is spent once a turn.
why-too-far = This Path costs { $cost }; your movement this turn is { $budget }.
why-exits-beyond-path = A Path of { $hexes ->
    [one] 1 hex leaves one hex
   *[other] { $hexes } hexes leaves as many hexes
 }, each at its highest cost alone.
why-no-defense = With a Defense of 0 nobody can defend.
why-power-dice-cap = At most six Power Dice in one roll; { $max } more fit.
why-tokens-short = { $need } Power { $need ->
    [one] Die needs as many Tokens
   *[other] Dice need as many Tokens
 } in control; you have { $have }.
why-tokens-short-ability = It takes { $need } Power { $need ->
    [one] Token
   *[other] Tokens
 }; you have { $have } in control.
why-tokens-short-trigger = The price is { $need } Power { $need ->
    [one] Token
   *[other] Tokens
 }; you have { $have } in control, and those on Abilities pay for nothing.
why-surges-short = It takes { $need } Power { $need ->
    [one] Surge
   *[other] Surges
 }; you have { $have }.
why-ability-on = It is on already.
why-ability-coming = Tokens are on their way onto it already.
why-ability-off = It is not on.
why-no-ability-to-activate = No Ability of yours can be turned on now.
why-nothing-to-trigger = Nothing of yours can be Triggered now.
why-trigger-price = { $ability } costs { $power } Power and { $spirit } Spirit, no more and no less.
why-trigger-needs-activation = { $ability } must be on first.
why-once-a-turn = { $ability } may be Triggered once a turn.
why-needs-ability = { $ability } must be on, unless a text lifts that.
why-no-deactivating-response = Turning an Ability off is no response.
why-recover-in-combat = A Recovery Roll belongs to your own Combat Phase, or to a text that calls for it.
why-own-turn-only = { $card } is for your own turn.
why-target-only = { $card } is for the Target of an attack.
why-needs-anchor = { $card } needs a Target with an Anchor.
why-not-against-ultimate = { $card } does not affect Ultimate Techniques.
why-look-for-ultimate = Look: { $card } does not affect Ultimate Techniques.
why-say-x = Say what X is: { $card } costs that much.
why-one-hex = Two Robots may not share a hex when a turn ends.
why-dice-count = The roll has { $count } dice.
why-face-for-each-die = Each die that is re-rolled shows one face.
why-hold-count = Exactly { $count } stay.
why-cancelled-already = It is Canceled already.
why-resolved-already = It has resolved already.
why-nothing-to-cancel = Nothing here is unresolved.
why-die-set-aside = Dice set aside are not re-rolled at this table.
why-barrier-there = A Robot holds one Active Barrier.
why-no-map-roll = Only those who are asked roll for the map, before the first turn.
why-one-die = The map is rolled for with one Attack Die.
why-package-by-winner = Only the winner of the roll for the map chooses how to start.
why-mixed-package = Zone and turn go together: both first, or both second.
why-zone-in-its-turn = Starting Zones are chosen one after the other, before the first turn.

## Table options
option-map_roll = Roll for the map
option-map_roll-note = Whether a new table opens with the roll for the map and the choice of how to start, or at once with the first seat’s turn.
option-unmarked_steps_open_window = Unmarked steps open a window
option-unmarked_steps_open_window-note = The book’s chart lost its marks for steps that only apply effects. Normally nobody is asked there.
option-window_before_reply = A window before the reply
option-window_before_reply-note = Whether people may respond between the payment of an attack and the Target’s answer.
option-priority_after_response = After a response the word goes to
option-priority_after_response-note = The book does not say whose word it is after somebody responded.
option-attack_die = Faces of an Attack Die
option-attack_die-note = The book never says; its examples need more than 10.
option-power_die = Faces of a Power Die
option-power_die-note = The book never says.
option-defense_die = Faces of a Defense Die
option-defense_die-note = The book never says.
option-set_aside_dice = Dice set aside, after a re-roll
option-set_aside_dice-note = Whether they stay aside or are compared anew.
option-reroll_set_aside = Re-rolling a die set aside
option-reroll_set_aside-note = Whether an effect may pick such a die; it then comes back into play.
option-requirement_lost = A Requirement lost after Success stops
option-requirement_lost-note = The whole card, or its Rules Text alone.
option-combo_range_check = Range of Combo cards at declaration
option-combo_range_check-note = Whether every card must reach, or only the first.
option-canceled_combo_card_die = A Canceled Combo card’s die
option-canceled_combo_card_die-note = Whether a card Canceled before the roll still adds its die.
option-rage = Rage in an attack
option-rage-note = Once for each player hurt, or once for each damage.
option-hands = Hands
option-hands-note = Open to everybody, or each for its owner’s eyes.
option-buy_over_cap = A seventh Power Die
option-buy_over_cap-note = Whether it can be bought, though it would not be rolled.
option-buy_over_cap-reject = not bought
option-buy_over_cap-allow_waste = bought for nothing
option-deactivate_as_response = Turning an Ability off as a response
option-deactivate_as_response-note = The book lists only turning on among the responses.
option-deactivate_as_response-no = no
option-deactivate_as_response-yes = yes
option-exit_plus_climb = Climbing out of Flood or Rubble
option-exit_plus_climb-note = Whether the climb is paid on top of the slow exit.
option-exit_plus_climb-add = both are paid
option-exit_plus_climb-max = the dearer one
option-always_one_hex = One hex however dear
option-always_one_hex-note = Whether a Robot may always move one hex, whatever leaving costs.
option-always_one_hex-no = no
option-always_one_hex-yes = yes

option-unmarked_steps_open_window-no = no
option-map_roll-no = no
option-map_roll-yes = yes
option-unmarked_steps_open_window-yes = yes
option-window_before_reply-yes = yes
option-window_before_reply-no = no
option-priority_after_response-next_player = the next player
option-priority_after_response-active_player = the Active player
option-attack_die-12 = 12
option-attack_die-6 = 6
option-attack_die-8 = 8
option-attack_die-10 = 10
option-attack_die-20 = 20
option-power_die-12 = 12
option-power_die-6 = 6
option-power_die-8 = 8
option-power_die-10 = 10
option-power_die-20 = 20
option-defense_die-12 = 12
option-defense_die-6 = 6
option-defense_die-8 = 8
option-defense_die-10 = 10
option-defense_die-20 = 20
option-set_aside_dice-sticky = stay aside
option-set_aside_dice-recompute = are compared anew
option-reroll_set_aside-allowed = allowed
option-reroll_set_aside-not_allowed = not allowed
option-requirement_lost-whole_card = the whole card
option-requirement_lost-rules_text_only = the Rules Text only
option-combo_range_check-all_at_declaration = every card
option-combo_range_check-first_only = the first card
option-canceled_combo_card_die-removed = is not rolled
option-canceled_combo_card_die-kept = is rolled
option-rage-per_attack = once per attack
option-rage-per_damage_instance = once per damage
option-hands-open = open
option-hands-closed = closed

## For those who write inputs by hand
about-act-gain = Upkeep: Heart in Spirit, or Power in Power Tokens.
about-act-attack = Declares and pays an attack; cards resolve in the order given. Target, level and cover have presets, the distance last said holds until somebody moves.
about-act-move = Spends this turn’s movement: people say what the Path was like, the app adds it up.
about-act-play = Plays and pays an Instant: in a window, or in one’s own Combat.
about-act-activate = Puts Power Tokens onto an Ability: in a window, or in one’s own Combat.
about-act-deactivate = Turns an Ability of one’s own off; its tokens leave play.
about-act-trigger = Pays for one effect of an Ability or of an Activated card.
about-act-recover = A Recovery Roll: in one’s own Combat, or while a text is carried out.
about-act-displace = While a text is carried out: somebody moves a miniature, distances are forgotten.
about-act-cheaper = While a text is carried out: somebody’s next card costs less or nothing.
about-act-shut = While a text is carried out: an Ability goes off, its tokens leave play.
about-act-end-turn = Ends Combat.
about-act-defend = Answers an attack with Defense Dice.
about-act-react = Answers an attack with one Attack card, paid for.
about-act-take-hit = Answers an attack by taking it.
about-act-power = Buys Power Dice; 0 buys none. Nobody without tokens is asked.
about-act-roll = Says a roll; the statement “roll SEAT=faces” does the same.
about-act-rage = Gains Rage in Spirit, or Power in Power Tokens.
about-act-hold = Picks the cards that Surges hold in a Slot.
about-act-deal = Inflicts damage and ends the Damage Text in one.
about-act-cancel = While a text is carried out: cancels a pending Instant or an unresolved card of the attack.
about-act-reroll = While a text is carried out: re-rolls dice, a0, a1… the attacker’s, d0, d1… the Target’s.
about-act-inflict = While a text is carried out: inflicts damage; the victim gains Rage.
about-act-receive = While a text is carried out: damage that is received; no Rage.
about-act-repair = While a text is carried out: repairs Armor.
about-act-spirit = While a text is carried out: gains Spirit, or loses it with a negative amount.
about-act-tokens = While a text is carried out: gains Power Tokens, or loses them with a negative amount.
about-act-trauma = While a text is carried out: puts Trauma Tokens into Slot 3.
about-act-barrier = While a text is carried out: puts up a Barrier, Active or on the map.
about-act-add-dice = While a text is carried out: adds dice to a side’s roll.
about-act-distance = While a text is carried out: says how far apart the Robots stand now.
about-act-shift = While a text is carried out: moves a card in a Meter.
about-act-done = The text is carried out; the window after it opens.
about-act-map-roll = Says a roll for the map; the statement “roll SEAT=face” does the same.
about-act-package = The winner of that roll takes a package of zone and turn.
about-act-zone = Says that the miniature stands on a Starting Zone.

about-path-armor = Armor.
about-path-spirit = Fighting Spirit.
about-path-control = Power Tokens in Power Token Control.
about-path-barrier = Whether an Active Barrier is up: yes or no.
about-path-heart = Heart.
about-path-rage = Rage.
about-path-power = Power.
about-path-max-spirit = The ceiling of Fighting Spirit.
about-path-max-armor = The ceiling of Armor.
about-path-speed = Speed as printed.
about-path-defense = Defense.
about-path-hand = The cards in hand. Given: exactly these, others that were there lie aside.
about-path-slot = The cards in a Slot. Given: exactly these, lying sideways; others that were there lie aside.
about-path-slot-ill = Trauma Tokens of a kind in a Slot.
about-path-ability = Power Tokens on an Ability; 0: it is off.
about-path-discount = How much less the next card costs; 99: nothing.
about-path-abilities = The Abilities on the board.
about-path-tokens = Power Tokens in Control and on Abilities together.
about-path-lasting = Cards whose text holds until the turn ends.
about-path-move-cost = Movement points the last Path cost.
about-path-recovery-seat = Who makes the Recovery Roll.
about-path-recovery-pool = Its Attack Dice.
about-path-recovery-dice = Its faces.
about-path-recovery-success = Whether it succeeded.
about-path-attack-automatic = Successes of an attack that succeeds by itself.
about-path-card = Where a card lies: hand, slot1 to slot3, slot1-upright to slot3-upright, played, aside.
about-path-ills = Trauma Tokens of a kind in the whole Meter.
about-path-movement = Movement this turn, Anchors counted.
about-path-upright = The Activated cards in the Meter.
about-path-played = Cards declared and not yet in a Slot.
about-path-turn = The Active player.
about-path-turns = Turns begun.
about-path-phase = turn-start, upkeep, combat, cooldown or turn-end.
about-path-moved = Whether this turn’s movement is spent.
about-path-distance = The distance last said between the two Robots.
about-path-attack-by = The attacker.
about-path-attack-target = The Target.
about-path-attack-cards = The attack’s cards.
about-path-attack-type = The type of the whole attack: melee or ranged.
about-path-attack-cancelled = Cards of the attack that were Canceled.
about-path-attack-resolved = Cards of the attack that have resolved.
about-path-attack-level = Levels the attacker stands above the Target.
about-path-attack-cover = Whether the Target is in Cover.
about-path-attack-winner = The seat whose attack succeeds, none if no attack does.
about-path-attack-hurt = Seats that gain Rage for this attack.
about-path-extra = Dice that effects added or took.
about-path-pool = Attack or Defense Dice of the roll, Power Dice not counted.
about-path-bought = Power Dice bought.
about-path-dice = Faces of the dice in play.
about-path-aside = Faces of the dice set aside.
about-path-successes = Successes of that side’s attack.
about-path-die = The face of one die, counted from 0.
about-path-reply-kind = defend, react or take-hit.
about-path-reply-card = The card that strikes back.
about-path-waiting = The seats that are asked.
about-path-window = The open window or ask, by name.
about-path-depth = How many things are pending.
about-path-outcome = undecided, drawn, or the winners.
about-path-option = A table option’s value.
about-path-rolling = Seats that roll for the map: everybody, or those who tied for highest.
about-path-map-winner = Who won the roll for the map; none before it and once the first turn has begun.

about-window-S01 = The turn starts.
about-window-S02 = Start-of-turn effects; only where unmarked steps open a window.
about-window-S03 = The start of the turn ends.
about-window-S04 = Upkeep begins.
about-window-S05 = Upkeep effects; only where unmarked steps open a window.
about-window-S06 = After Heart or Power; only where unmarked steps open a window.
about-window-S07 = Upkeep ends.
about-window-S08 = Combat begins.
about-window-S09 = Movement is declared.
about-window-S10 = Movement is spent.
about-window-S11 = The Target is chosen; no window of its own.
about-window-S12 = The attack is declared and paid.
about-window-S13 = The Target defends.
about-window-S14 = The Target strikes back.
about-window-S15 = The Target takes the hit.
about-window-S16 = The pools are put together.
about-window-S17 = The attacker bought Power Dice.
about-window-S18 = The Target bought Power Dice.
about-window-S19 = Dice were re-rolled.
about-window-S20 = Ties are set aside.
about-window-S21 = Successes are counted.
about-window-S22 = A card’s Rules Text was carried out.
about-window-S23 = A card’s Damage Text was carried out.
about-window-S24 = The attack is resolved.
about-window-S25 = The cards lie in Cooldown.
about-window-S26 = Rage is settled.
about-window-S27 = The dice are taken away.
about-window-S28 = An Instant was played with no window open, or has resolved.
about-window-S29 = Something was Triggered, or its effect has resolved.
about-window-S30 = An Ability is turned on or off, or has been.
about-window-S31 = A Recovery Roll is declared.
about-window-S32 = Power Dice were added to a Recovery Roll.
about-window-S33 = A Recovery Roll is made.
about-window-S34 = Combat ends.
about-window-S35 = Cooldown begins.
about-window-S36 = Cooldown effects; only where unmarked steps open a window.
about-window-S37 = The Slots dropped; only where unmarked steps open a window.
about-window-S38 = Cooldown ends.
about-window-S39 = The end of the turn begins.
about-window-S40 = End-of-turn effects; only where unmarked steps open a window.
about-window-S41 = The turn is over.
about-window-gain = Heart or Power.
about-window-combat = The Active player’s free choice.
about-window-reply = The Target’s answer.
about-window-power = Power Dice.
about-window-roll = The roll.
about-window-text = A card’s Rules Text, carried out by people.
about-window-damage = A card’s Damage Text, carried out by people.
about-window-rage = Rage or Power.
about-window-hold = What a Surge holds.
about-window-map-roll = The roll for the map; only where the table plays it.
about-window-package = How the winner of that roll starts.
about-window-zone = A Starting Zone, one seat after the other.

about-slot-attack-cards = Cards in the order they resolve.
about-slot-attack-target = The seat attacked; the only foe when left out.
about-slot-attack-distance = Hexes to the Target; the distance last said when left out.
about-slot-attack-level = Levels above the Target, negative below; 0 when left out.
about-slot-attack-cover = Yes where the Target is in Cover; no when left out.
about-slot-cancel-thing = A card on the stack, or an unresolved card of the attack.
about-slot-deal-target = A seat; the likely one when left out.
about-slot-deal-amount = A number.
about-slot-inflict-target = A seat; the likely one when left out.
about-slot-inflict-amount = A number.
about-slot-receive-target = A seat; the likely one when left out.
about-slot-receive-amount = A number.
about-slot-repair-target = A seat; the likely one when left out.
about-slot-repair-amount = A number.
about-slot-spirit-target = A seat; the likely one when left out.
about-slot-spirit-amount = A number.
about-slot-tokens-target = A seat; the likely one when left out.
about-slot-tokens-amount = A number.
about-slot-trauma-target = A seat; the likely one when left out.
about-slot-trauma-ill = Anchor or fire or panic or surge.
about-slot-trauma-count = A number; 1.
about-slot-barrier-target = A seat; the likely one when left out.
about-slot-add-dice-side = Attacker or defender.
about-slot-add-dice-amount = A number.
about-slot-distance-distance = Hexes between the Robots.
about-slot-shift-target = A seat; the likely one when left out.
about-slot-shift-card = A card in a Meter.
about-slot-shift-to = Hand or slot1 or slot2 or slot3.
about-slot-gain-take = Spirit or power.
about-slot-hold-cards = Cards that stay in their Slot.
about-slot-move-hexes = Hexes entered.
about-slot-move-climb = Levels climbed, all steps together; 0 when left out.
about-slot-move-flood = Flood hexes left; 0 when left out.
about-slot-move-rubble = Rubble hexes left, not those under a Flood; 0 when left out.
about-slot-move-boost = Yes where Boost counts; as the Abilities say when left out.
about-slot-move-through = Yes where the Path goes through another Robot’s hex; no when left out.
about-slot-activate-ability = An Ability that takes Power Tokens.
about-slot-deactivate-ability = An Ability that is on.
about-slot-trigger-thing = An Ability, or a card that lies Activated.
about-slot-trigger-power = Power Tokens it costs; the printed price when left out.
about-slot-trigger-spirit = Fighting Spirit it costs; the printed price when left out.
about-slot-recover-target = Who rolls; oneself when left out.
about-slot-recover-dice = Attack Dice; 1 when left out.
about-slot-displace-way = push, pull, throw, leap or move.
about-slot-displace-target = Whose miniature; the likely one when left out.
about-slot-displace-hexes = How many hexes it really moved.
about-slot-cheaper-target = A seat; oneself when left out.
about-slot-cheaper-amount = How much less; 0 when left out.
about-slot-cheaper-free = Yes where the card is free; no when left out.
about-slot-shut-target = Whose Ability; its owner when left out.
about-slot-shut-ability = An Ability that is on.
about-slot-play-nearest = Hexes to the nearest thing one could attack, for a card with a range.
about-slot-play-x = What is paid where the cost is printed as X.
about-slot-barrier-static = Yes for a Static Barrier on the map; no when left out.
about-slot-play-card = An Instant in hand.
about-slot-power-count = Power Dice to buy; 0 when left out.
about-slot-rage-take = Spirit or power.
about-slot-react-card = An Attack card in hand.
about-slot-react-cover = Yes where the attacker is in Cover; no when left out.
about-slot-reroll-dice = a0 is the attacker's first die, d0 the Target's.
about-slot-reroll-faces = What they show now, in that order.
about-slot-roll-dice = Faces; Attack or Defense Dice first, then Power Dice.
about-slot-map-roll-dice = One face.
about-slot-package-take = First or second; zone-first and turn-first are in no package.

about-field-type = melee, ranged or instant.
about-field-cost = Fighting Spirit it costs.
about-field-dice = Attack Dice.
about-field-range = 1-3, 2, or any.
about-field-combo = yes with the Combo icon.
about-field-counter = yes with the Counter icon.
about-field-cooldown = 1 to 3; 0 or nothing goes back to hand.
about-field-damage = Base Damage.
about-field-per-success = yes where Base Damage counts for each Success.
about-field-text = yes where people carry out its Rules Text; Instants always, unless no.
about-field-activated = yes where it stays in force in the Meter.
about-field-ultimate = yes for an Ultimate Technique.
about-field-power-cost = Power Tokens it costs besides.
about-field-not-ultimate = yes where it does not affect Ultimate Techniques.
about-field-own-turn = yes where it is for one’s own turn alone.
about-field-kind = card, or ability for an Ability.
about-field-power = Power Tokens an Ability takes to be on; 0 for none.
about-field-trigger-power = Power Tokens an Ability’s Trigger costs.
about-field-trigger-spirit = Fighting Spirit an Ability’s Trigger costs.

## Abilities, Triggers, what a text does
pending-activation = { $thing }: on
pending-deactivation = { $thing }: off
pending-trigger = { $thing }: Trigger
abilities = Abilities
in-force = Until the turn ends
badge-power = { $power } Power
badge-on = on, { $tokens }
power-on-abilities = On Abilities
note-ability = { $count } Power in control
ability-note = { $power } Power
trigger-note = { $power } Power, { $spirit } Spirit, { $surge } Surges
check-ability = { $seat }: { $ability } is on
way-push = Push
way-pull = Pull
way-throw = Throw
way-leap = Leap
way-move = move
do-push = Push { $target } { $count }
do-push-up-to = Push { $target } up to { $count }
do-pull = Pull { $target } { $count }
do-pull-up-to = Pull { $target } up to { $count }
do-pull-adjacent = Pull { $target } next to you
do-throw = Throw { $target } { $count }
do-throw-up-to = Throw { $target } up to { $count }
do-leap = Leap { $count }
do-leap-up-to = Leap up to { $count }
do-move = Move { $count }
do-move-up-to = Move up to { $count }
do-push-adjacent = Push { $target } to a hex beside it
do-throw-adjacent = Throw { $target } next to you
do-leap-adjacent = Leap next to { $target }
do-move-adjacent = Move next to { $target }
do-tile-crater = Lay a Crater
do-tile-inferno = Lay an Inferno
do-tile-arc-hazard = Lay an Arc Hazard

## Answers given once for the whole table
standing-rage-spirit = Rage: Spirit
standing-rage-power = Rage: Power
standing-power-none = Power Dice: none
standing-gain-spirit = Upkeep: Heart
standing-gain-power = Upkeep: Power

## Lessons, step by step: a title, what it shows, and the tap
lesson-combat = A whole attack, blow by blow
lesson-combat-note = A Combo, a strike back, a Cancel, Counter and a re-roll.
lesson-combat-combo = Three cards, one attack
lesson-combat-combo-text = Kato attacks Dash with three cards. That takes Combo on every one of them, and each must reach the Target. All are paid at once: 9 Spirit.
lesson-combat-combo-go = Kato attacks
lesson-combat-strike-back = One way to reply
lesson-combat-strike-back-text = The Target may defend, take the hit, or strike back with one card, never a Combo. Core Breach! costs Dash 8 Spirit.
lesson-combat-strike-back-go = Dash strikes back
lesson-combat-instant = A window opens
lesson-combat-instant-text = A strike back may be responded to. It is Kato’s turn, so Kato has the word first: Auxiliary Charge!, for one more die. It is paid now and waits on the stack.
lesson-combat-instant-go = Kato plays Auxiliary Charge!
lesson-combat-answer = Last in, first out
lesson-combat-answer-text = Responses can be responded to, one at a time. Dash lays Reflex Edge on top of the stack. The top one happens first.
lesson-combat-answer-go = Dash answers with Reflex Edge
lesson-combat-cancel = Canceled, and still paid
lesson-combat-cancel-text = Pitcrew guesses no card text: its owner reads it and taps what it does. Auxiliary Charge! does nothing now, stays paid and cools down.
lesson-combat-cancel-go = Dash cancels it
lesson-combat-power = Dice for cards, dice for tokens
lesson-combat-power-text = Kato’s three cards bring 3 dice, Core Breach! brings 2. Dash turns one Power Token into one more; Kato has none to spend.
lesson-combat-power-go = Dash buys one die
lesson-combat-roll = Roll, and type in what lies there
lesson-combat-roll-text = Equal dice cancel one for one. Core Breach! has Counter, so Dash keeps both fours and only Kato’s four goes. Kato’s 11 beats the 9 and leads with 1 Success.
lesson-combat-roll-go = Put in 11 5 4 and 4 4 9
lesson-combat-re-roll = Not before your turn
lesson-combat-re-roll-text = Dash speaks once Kato has passed: Combat Flow rolls a 4 and the 9 again. They come up 1 and 11, ties are looked at anew, and Kato’s 11 goes.
lesson-combat-re-roll-go = Kato passes, Dash re-rolls
lesson-combat-damage = The strike back wins
lesson-combat-damage-text = Dash now has the one Success: the attack has failed and Core Breach! hits. Its text is read out and its damage entered: Kato’s Armor drops to 25.
lesson-combat-damage-go = Core Breach! hits
lesson-combat-rage = Being hit makes angry
lesson-combat-rage-text = The cards have gone to their Cooldown Slots. Whoever took damage from an opponent gains Rage, as Spirit or as Power Tokens: Kato takes Spirit.
lesson-combat-rage-go = Kato takes 8 Spirit
lesson-combat-end = That was a whole attack
lesson-combat-end-text = It stays Kato’s turn, and the table asks what comes next. At your own table you tap just what you do; Pitcrew opens the windows and counts.
