# Pocket Rockets: actions, log lines, the table. Component names come from the component file.

play-goal = Build rockets of a base, segments and a tip, then fuel them. Most points win: { $points_per_segment } for each segment of a complete rocket, and its fuel. The last fuel ends the match.
play-how = Walk round the ring, draw from the stack where you stand, build what you have drawn.

action-place = Place your astronaut: { $site }
action-move = { $site ->
    [nothing] { $direction ->
        [cw] Move clockwise
       *[ccw] Move counterclockwise
    }
   *[other] { $direction ->
        [cw] Move clockwise to { $site }
       *[ccw] Move counterclockwise to { $site }
    }
 }
action-draw = Draw { $card }
action-reverse = Turn the arrow { $arrow ->
    [cw] clockwise
   *[ccw] counterclockwise
 }
action-refuel = Put fuel { $fuel } on rocket { $rocket }
action-take = Take { $card }
action-build = { $rocket ->
    [new] Start a rocket with { $card }
   *[other] Put { $card } on rocket { $rocket }
 }
action-recycle = { $search ->
    [nothing] Lay down { $card }: { $stack }
   *[other] Lay down { $card }: { $stack }; search: { $search }
 }
cost = { $cost ->
    [0] free
    [one] 1 point
   *[other] { $cost } points
 }

event-site = On the ring: { $site }
event-start = Drawn to start: { $seat }
event-deal = { $seat } got { $card }
event-place = { $seat } placed the astronaut: { $site }
event-stacks = The stacks were laid: { $sizes } cards
event-turn = { $points ->
    [one] { $seat }: a turn with 1 action point
   *[other] { $seat }: a turn with { $points } action points
 }
event-move = { $seat } moved { $direction ->
    [cw] clockwise
   *[ccw] counterclockwise
 } to { $site }
event-draw = { $seat } drew { $card } ({ $stack })
event-build = { $seat } built { $card } on rocket { $rocket }
event-reverse = { $seat } turned the arrow { $arrow ->
    [cw] clockwise
   *[ccw] counterclockwise
 }
event-discard = { $seat } laid { $card } on { $stack }
event-search = { $seat } searched: { $stack }
event-look = { $seat } found { $card }
event-seen = { $seat } saw in { $stack }: { $cards }
event-taken = { $seat } took { $card }
event-take = { $seat } took a card, and shuffled: { $stack }
event-top = New top card, { $stack }: { $card }
event-refuel = { $seat } put fuel { $fuel } on rocket { $rocket }
event-end = The match is over: { $reason } (points: { $scores })

# What somebody did, short, without who it was
deed-place = placed the astronaut: { $site }
deed-move = went to { $site }
deed-draw = drew { $card }
deed-build = built { $card }
deed-reverse = reversed the arrow
deed-discard = recycled { $card }
deed-search = searched { $stack }
deed-refuel = used fuel { $fuel }

# What ends the match, and what to go for
goal-fuel-left = { $count ->
    [one] The last fuel token ends the match
   *[other] The last fuel token ends the match: { $count } are left
 }
goal-no-fuel = A standstill ends the match (turns without progress: { $turns } of { $limit })
goal-standstill = { $count ->
    [one] The match ends after 1 more turn without progress
   *[other] The match ends after { $count } more turns without progress
 }
goal-fuel = Your rocket { $rocket } needs fuel (up to +{ $points })
goal-tip = Your rocket { $rocket } needs a tip ({ $colour })
goal-segments = { $count ->
    [one] Your rocket { $rocket } needs a segment ({ $colour })
   *[other] Your rocket { $rocket } needs { $count } segments ({ $colour })
 }
goal-base = You need the base of a new rocket

# Why a hint is good
reason-place = { $count ->
    [0] You begin where you can build at once: { $site }
    [one] Your own line is 1 site on, along the arrow: { $site }
   *[other] Your own line is { $count } sites on, along the arrow: { $site }
 }
reason-walk = Nothing within reach brings more, so you walk on
reason-start = The base of a new rocket: { $card }
reason-fits = { $card }: fits rocket { $rocket }
reason-later = No rocket of yours is ready for it, but it can be recycled: { $card }
reason-begin = Begins a rocket: { $card }
reason-grow = { $segments ->
    [one] Rocket { $rocket } has 1 segment then; when it is complete: +{ $points }
   *[other] Rocket { $rocket } has { $segments } segments then; when it is complete: +{ $points }
 }
reason-complete = { $bonus ->
    [nothing] Completes rocket { $rocket }: +{ $points }
   *[other] Completes rocket { $rocket }: +{ $points }, and the bonus: { $bonus }
 }
reason-fuel = Fuel for rocket { $rocket }: +{ $points }
reason-give = Gives away what helps least: { $card }
reason-search = { $count ->
    [one] Gives away what helps least, { $card }, for the only card here: { $stack }
   *[other] Gives away what helps least, { $card }, for the best of { $count } cards: { $stack }
 }

asks-place = Where does your astronaut begin?
asks-spend = { $points ->
    [one] You have 1 action point.
   *[other] You have { $points } action points.
 }
asks-take = Which card do you take from the stack?

board-turn = Turn: { $seat }
board-points = { $points ->
    [one] 1 action point
   *[other] { $points } action points
 }
board-arrow = Arrow: { $arrow ->
    [cw] clockwise
   *[ccw] counterclockwise
 }
board-bound = { $bound ->
    [cw] this turn only clockwise
   *[ccw] this turn only counterclockwise
 }
board-standstill = Standstill { $turns } of { $limit }
board-standstill-left = { $left ->
    [one] Standstill: 1 turn left
   *[other] Standstill: { $left } turns left
 }
board-stack = { $size ->
    [one] 1 card: { $top }
   *[other] { $size } cards, top: { $top }
 }
board-stack-empty = stack empty
board-searched = { $size ->
    [one] being searched (1 card)
   *[other] being searched ({ $size } cards)
 }
board-fuel = Fuel: { $fuel }
board-score = { $score ->
    [one] 1 point
   *[other] { $score } points
 }
board-hand = hand { $count } of { $limit }:
board-hand-empty = empty
board-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
 }
board-from-next-turn = { $bonus } (from the next turn)
board-tip = { $colour ->
    [grey] Grey tip
    [yellow] Yellow tip
   *[red] Red tip
 }
board-segments = { $count ->
    [0] no segment
    [one] 1 segment
   *[other] { $count } segments
 }
board-open = open
board-no-fuel = no fuel
board-fuelled = fuel { $fuel }
board-under = { $stack }, under the top: { $cards }
board-content = { $stack }, last search ({ $seat }): { $cards }
board-out-of-reach = The fuel left can no longer all be used.
told-site = Site { $number }: { $site }
told-here = here: { $seats }
board-rocket = Rocket { $number }
told-rocket = { $seat }, rocket { $number }: { $rocket }.
result-rocket = rocket { $number }: { $rocket }

section-constant = constants
section-colour = colours
section-part-kind = kinds of parts
section-bonus = bonuses
section-rocket-card = rocket cards
section-shipyard-card = shipyard cards
section-pawn = pawns
section-fuel-token = fuel tokens
section-action = actions
section-end-reason = ways a match ends

field-value = value
field-order = order
field-build-order = place in building
field-total = in all
field-affects = affects
field-effective-from = from
field-stacks = adds up
field-colour = colour
field-kind = kind
field-bonus = bonus
field-count = copies
field-has-stack = has a stack
field-action = action
field-chip-colour = token's colour
field-cost = cost in action points

# In the browser

board-site-construction-grey = Grey line
board-site-construction-yellow = Yellow line
board-site-construction-red = Red line
board-site-conveyor = Conveyor
board-site-launch = Launch site
board-site-recycling = Recycling
board-does-construction-grey = Build grey
board-does-construction-yellow = Build yellow
board-does-construction-red = Build red
board-does-conveyor = Turn the arrow
board-does-launch = Fuel a rocket
board-does-recycling = Swap a card
board-runs = The conveyor runs
board-runs-way = { $arrow ->
    [cw] clockwise
   *[ccw] counterclockwise
 }
board-none-left = empty
board-known = What you know of { $stack }
board-known-open = Show what you know of { $stack }
board-known-order = Under the top card, in this order:
board-known-content = In it since your last search, in any order:
board-known-close = Close
board-fuel-left = { $count ->
    [0] { $fuel }: none left
    [one] { $fuel }: 1 left
   *[other] { $fuel }: { $count } left
 }
board-points-left = Action points left: { $points } of { $all }
board-score-now = { $score ->
    [one] 1 point if it ended now
   *[other] { $score } points if it ended now
 }
board-if-over = { $score ->
    [one] point if it ended now
   *[other] points if it ended now
 }
board-points-word = { $score ->
    [one] point
   *[other] points
 }
board-their-turn = On turn
board-starter = Starting player
board-setting-up = The shipyard is being laid out.
board-my-rockets = My rockets
board-my-hand = My hand
board-hand-count = Hand { $count } of { $limit }
board-to-rocket = On { $rocket }
board-recycling = Or recycle: choose a card of your hand.
board-recycle-card = Recycle { $card }
board-recycle-lay = { $card }: on which stack?
board-recycle-search = { $card } is laid down; which other stack do you search?
board-recycle-on = Lay { $card } here: { $stack }
board-recycle-off = Take { $card } back from here: { $stack }
board-recycle-cancel = Don't recycle
board-worth-segments = { $count ->
    [one] 1 segment: { $points }
   *[other] { $count } segments: { $points }
 }
board-worth-bonus = extra point: { $points }
board-worth-fuel = fuel: { $points }
board-worth-open = open: no points
board-winner = Winner
board-later = next turn
board-do-move = To { $site }
board-do-draw = Draw { $card }
board-do-build = Build { $card }
board-do-build-on = Build { $card } on { $rocket }
board-do-refuel = Fuel { $fuel } on { $rocket }
board-do-reverse = Turn the arrow
board-colour = { $colour ->
    [green] Green
    [white] White
    [black] Black
    [blue] Blue
   *[orange] Orange
 }

# What the component file gives no name
called-action-points = action points per turn
called-action-points-with-bonus = action points per turn with the bonus
called-hand-limit = most cards in hand
called-hand-limit-with-bonus = most cards in hand with the bonus
called-starting-hand-size = cards in hand at the start
called-min-segments-for-tip = fewest segments under a tip
called-fuel-tokens-per-rocket-max = most fuel tokens on a rocket
called-points-per-segment = points per segment
called-points-plus-one-tip = points for the extra-point bonus
called-stack-count = stacks
called-ring-size = sites in the ring
called-stalemate-turns = turns without progress until the standstill
