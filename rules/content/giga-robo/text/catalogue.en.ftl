# The words of the catalogue: what a card is about (tag-…), what an Ability or a pilot does in short (gist-…). All in
# our own words; the printed card decides. Each tag is given $n (a number, or X), $each and $upto (yes or no).

## What must be so
tag-not-ultimate = Not against an Ultimate
tag-own-turn = Only in your own turn
tag-after-move = Right after your own movement
tag-before-move = Before your own movement
tag-target-anchored = The Target must be Anchored
tag-needs-ayzn-black = Needs Ayzn Black, Stage 3
tag-needs-chogoking-sabre = Needs the Chogoking Sabre
tag-needs-star-spanner = Needs the Star Spanner
tag-needs-structure = Needs a Structure next to you
tag-ground-only = On the ground only
tag-tiers-only = On Tier 1 or Tier 2 only
tag-power-cost = Also pays { $n } Power
tag-static-barrier = Uses a Static Barrier
tag-no-trigger-in-combo = No Trigger while in a Combo
tag-min-range = Reaches from { $n } hex on
tag-range-from-structure = Range may start again at a Structure
tag-doubles-range = Doubles the far end of a range
tag-ignores-cover = Ignores Cover

## When it fits
tag-window-own-attack = Before your attack resolves
tag-window-own-hit = Your attack succeeded
tag-window-own-reactive = You declared a Reactive Attack
tag-window-failed-defense = Your Defense failed
tag-window-target = You are the Target of an attack
tag-window-both-declared = Both sides have declared
tag-window-foe-declares = The opponent declares an attack
tag-window-foe-attack = Against the opponent’s attack
tag-window-foe-melee = Against the opponent’s Melee Attack
tag-window-foe-hits = The opponent’s attack succeeded
tag-window-foe-rolls = The opponent has rolled
tag-window-foe-moves = The opponent declares movement

## How long
tag-stays-activated = Stays Activated
tag-until-end-of-turn = Until the turn ends
tag-leaves-game = A card leaves the game

## Damage and dice
tag-damage-per-success = Damage for each Success
tag-bonus-damage = Bonus damage
tag-damage-up = { $n } more damage
tag-damage-again = Drop { $n } Success dice: damage again
tag-damage-as-foe = Damage as much as the Melee Attack it answers
tag-copies-damage-text = Copies a Damage Text
tag-copies-rules-text = Copies the opponent’s Rules Text
tag-area-damage = Hits an area
tag-reduces = Weakens an attack or its damage
tag-defense-on-crater = { $n } more Defense on a Crater
tag-auto-success = The attack succeeds with { $n } Successes
tag-buffs-next-attack = Strengthens your next attack
tag-buffs-next-hit = Strengthens your next Ranged Attack that succeeds
tag-re-roll = Re-roll
tag-re-roll-on-miss = On a miss: drop { $n } dice, re-roll
tag-recovery-roll = Recovery Roll
tag-alters-combo = Changes a Combo
tag-alters-counter = Changes a Counter
tag-successes-immune = Your Successes are safe from Instants
tag-card-immune = One Attack card is safe from Instants

## Numbers of the boards
tag-spirit = Gain { $n } Fighting Spirit
tag-spirit-gains = Every gain of Spirit brings { $n } more
tag-power = Gain { $n } Power
tag-power-to-spirit = Pay Power, roll as many Power Dice: half of it as Spirit
tag-drains-power = Takes Power away
tag-repair = Repair { $n }
tag-repair-half-fire = Repair half as much as your own Fire
tag-repair-half-damage = Repair half of the damage dealt
tag-foe-no-repair = The opponent repairs nothing this turn
tag-foe-no-rage = This hit brings the opponent neither Rage nor Power
tag-rage-twice = You gain Rage twice

## Trauma
tag-foe-fire = Opponent: { $n } Fire{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-foe-panic = Opponent: { $n } Panic{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-foe-surge = Opponent: { $n } { $n ->
    [one] Power Surge
   *[other] Power Surges
 }{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-foe-anchor = Opponent: { $n } { $n ->
    [one] Anchor
   *[other] Anchors
 }{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-foe-fire-more = Opponent’s Fire: { $n } more
tag-foe-panic-more = Opponent’s Panic: { $n } more
tag-self-fire = Yourself: { $n } Fire
tag-self-panic = Yourself: { $n } Panic
tag-self-surge = Yourself: { $n } { $n ->
    [one] Power Surge
   *[other] Power Surges
 }
tag-self-fire-half = Yourself: half as much Fire
tag-fire-to-panic = Trade Fire for half as much Panic
tag-pay-off-fire = Pay double to remove own Fire
tag-pay-off-panic = Pay double to remove own Panic
tag-pay-off-surge = Pay double to remove own Power Surges

## Movement and the map
tag-push = { $upto ->
    [yes] Push up to { $n }
   *[no] Push { $n }
 }{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-pull = { $upto ->
    [yes] Pull up to { $n }
   *[no] Pull { $n }
 }{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-throw = { $upto ->
    [yes] Throw up to { $n }
   *[no] Throw { $n }
 }{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-move = { $upto ->
    [yes] Move up to { $n }
   *[no] Move { $n }
 }{ $each ->
    [yes] {" "}per Success
   *[no] {""}
 }
tag-push-further = Push { $n } farther
tag-pull-adjacent = Pull next to you
tag-push-or-throw = Push or Throw
tag-throw-after = { $upto ->
    [yes] Then Throw up to { $n }
   *[no] Then Throw { $n }
 }
tag-leap = Leap
tag-move-in-range = Move to a hex in range
tag-not-moved = Cannot be forced to move
tag-picks-hex = You pick the hex you are forced to
tag-make-crater = Make { $n } { $n ->
    [one] Crater
   *[other] Craters
 }
tag-make-crater-under-foe = Make { $n } { $n ->
    [one] Crater
   *[other] Craters
 } under the opponent
tag-make-inferno = Make { $n } { $n ->
    [one] Inferno
   *[other] Infernos
 }
tag-make-inferno-adjacent = Make { $n } { $n ->
    [one] Inferno
   *[other] Infernos
 } next to you
tag-make-arc-hazard = Make { $n } { $n ->
    [one] Arc Hazard
   *[other] Arc Hazards
 }
tag-make-barrier = Make { $n } { $n ->
    [one] Barrier
   *[other] Barriers
 }
tag-clears-tiles = Clears Elemental tiles around you
tag-anchor-hexes = Anchors on { $n } hexes you crossed
tag-impact-card = A hit into a Tier 1 Structure draws an Impact Card
tag-target-token = Target Token

## Cards and turns
tag-free-play = Something is played free
tag-cancel = Cancel
tag-moves-cards = Moves cards in Cooldown
tag-cards-to-hand = { $n } cards back to hand
tag-halves-range = Halves how far the opponent’s Ranged Attacks reach
tag-skip-turn = Skip a turn
tag-skip-turn-clear = Skip a turn, then empty the Meter
tag-extra-turn = One more turn

## The pilots’ own traits
gist-kong-of-the-wastes = Her turn starts with 1 more Power; 1 Fighting Spirit lays or moves a Target Token.
gist-medracht-singh = His Heart is the number of Power Tokens in his control.
gist-terroch-arkan = No limit on Power Tokens; once a turn he may trade Power for three times as much Fighting Spirit.

## Pilot Abilities
gist-wasteland-mechanic = Half of all your cards leave the game from your hand: repair a quarter of the highest Armor.
gist-improvise-through-sacrifice = Once: four cards leave the game, and you have Boost from then on.
gist-wed-to-steel = Four cards leave the game: Speed rises by 2, to 9 at most.
gist-think-you-can-stop-me = Collisions hurt you half as much.
gist-honorable-defeat = Only one hit of 4 or more defeats you.
gist-born-to-fight = Your Melee Attacks deal 1 more damage.
gist-bleeding-edge = At any time, trade Armor for Fighting Spirit, one for one.
gist-crusade = Start with three quarters of your Armor; your Heart is 2 higher.
gist-suicide-drive = Your Defense is 0; every Upkeep brings Power beside what you choose.
gist-circuit-flow = Your Recovery Rolls count 3 more.
gist-combat-logic = Robot cards cost 1 less.
gist-righteous-spirit = Forced into a Structure, you have 3 more Rage this turn.
gist-logistical-prowess = Once a turn, 1 Power moves a card in Cooldown by one Slot.
gist-ultimate-price = The opponent stands on a Target Token: give it up for 3 more damage.
gist-end-the-cycle = A turn without an attack brings 1 Power.
gist-righteous-fury = In an opponent’s turn, a hit that succeeds and does no damage still brings Rage.
gist-zoider-honor = An opponent’s Instant that touches yours brings half your Rage.
gist-battle-hardened = Your Defense is 2 higher.
gist-zoider-terroch = 4 Power play any Robot card.
gist-power-control = Turning off an Ability gives its tokens back, all but one.
gist-zoider-supremacy = Gain 1 Power when an opponent buys a Power Die or gains Power.

## Robot Abilities
gist-iron-fusion-stage-1 = Attacks hurt you 1 less.
gist-iron-fusion-stage-2 = On top of Stage 1: you deal 1 more damage.
gist-iron-fusion-stage-3-ayzn-black = On top of Stage 2: attack results count 1 more; opens Ayzn Black cards.
gist-detonator-overload = A Melee card that succeeded leaves the game: X Power Dice bring X more damage.
gist-titans-stride = Walk through Structures and wreck them, 2 damage each, as long as you end beyond.
gist-iron-fusion-override = Take 1 Fire: Ayzn Black cards may be used this turn.
gist-chogoking-sabre = Your Melee Attacks reach 1 hex farther.
gist-phoenix-wing-reborn = Turn off the Chogoking Sabre: Boost this turn.
gist-blazing-aegis = When an opponent’s turn ends, opponents next to you get 1 Fire.
gist-trace-burn = Fire that is received is 1 more.
gist-aegis-fire = Your Defense is 1 higher.
gist-magma-breach = Fire that burns you brings 1 Power.
gist-thunder-clap = 2 Fighting Spirit move a Power Surge here; 6 stored here play a card free.
gist-ion-shield = Give up 3 of your own Power Surges for a Barrier.
gist-double-dagger = Re-roll a failed Melee Attack once.
gist-storm-of-strikes = In an opponent’s Cooldown, drop 1 Power Surge: Combo cards move down one Slot.
gist-arc-wing = You have Boost.
gist-ion-exhaust = 2 Power clear all your own Power Surges.
gist-anchor-shield = 2 Fighting Spirit and an Anchor card into Cooldown: 3 less damage.
gist-burst-anchor = In your own turn, 3 Power: Leap from one Anchored hex to another.
gist-star-spanner-sacrifice = Turn off the Star Spanner and pay Fighting Spirit: Ranged damage is as much less.
gist-star-spanner = Your Melee Attacks deal 1 more damage.
gist-cosmos-shield = 2 Power put up a Barrier.
gist-sky-anchor-overload = 3 Power: every Anchor deals 3 damage and is gone.
gist-heart-of-the-wolf = 2 Power bring twice as much Fighting Spirit as you have Panic.
gist-leap-of-the-wolf = 3 Fighting Spirit and 1 Panic of your own: Leap 1, even after you moved.
gist-jaws-of-the-wolf = Fang cards trade their Rules Texts.
gist-bite-of-the-wolf = Once an attack, 1 Panic re-rolls a Fang card that failed.
gist-hunger-of-the-wolf = Starting with Combat Advantage, your Speed is 2 higher.
gist-wolfsbane = Once a turn, 1 Power puts up a Barrier.
gist-rocket-sprint = Pay Power: move as many hexes more.
gist-snipers-perch = Combat Advantage brings 2 dice.
gist-cover-shooter = In Cover, one Defense Die more joins your attack as a ten-sided die.
gist-bullet-hell = 5 Power: your Ranged cards show Combo this turn.
gist-spotter = 3 Power: your attack results count 1 more this turn.
gist-sniper-gust = 1 Power: Boost this turn.
