# What the catalogue says of items, Retrieve tokens and disasters, and how their numbers read in a line.

kind-item = Items
kind-find = Retrieve tokens
kind-disaster = Disasters
field-type = Type
field-need = The die must show at least
field-damage = Damage
field-reach = Range
field-piercing = Goes through walls
field-reusable = Comes back to hand after a hit
field-value = Number printed on it
field-effect = What it does
field-amount = How much
type-melee = Melee weapon
type-ranged = Ranged weapon
type-shield = Shield
type-energy = ENERGY card
effect-cards = Draw cards
effect-energy = Gain energy
effect-loss = Lose energy
effect-other = Something else, read aloud
tag-example = From our example set
level-0 = A name to read: its numbers are not known yet
level-1 = The app takes it off the board; people do what it says
level-2 = The app works out all of it
why-field-bounds = { $field } is a number from { $min } to { $max }, or not known yet.
why-field-choice = { $field } has to be chosen from its list.

## Numbers in a line
item-melee = Melee { $name }
item-ranged = Ranged { $name }
item-shield = Shield { $name }
item-energy = ENERGY { $name }
note-typed = { $type } · { $note }
note-ours = { $note } · our example
note-weapon = needs { $need }, damage { $damage }, range { $reach ->
        [0] 0
       *[other] 0–{ $reach }
    }
note-weapon-piercing = needs { $need }, damage { $damage }, range { $reach ->
        [0] 0
       *[other] 0–{ $reach }
    }, through walls
note-weapon-reusable = needs { $need }, damage { $damage }, range { $reach ->
        [0] 0
       *[other] 0–{ $reach }
    }, comes back after a hit
note-weapon-both = needs { $need }, damage { $damage }, range { $reach ->
        [0] 0
       *[other] 0–{ $reach }
    }, through walls, comes back after a hit
note-shield = takes { $value }
note-energy = ENERGY { $value }
note-disaster = costs { $value }
note-unknown = not known yet
find-cards = { $amount ->
    [one] Draw 1 card
   *[other] Draw { $amount } cards
 }
find-energy = Gain { $amount } energy
find-loss = Lose { $amount } energy
find-other = Something else, read aloud
