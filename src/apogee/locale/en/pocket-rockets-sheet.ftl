# The rules of Pocket Rockets on one page, the headings of its catalogue, and what its terms mean.

sheet-goal = Build rockets and fuel them. Whoever has the most points at the end wins.
sheet-end = The last fuel token ends the match at once. So do { $stalemate_turns } turns in a row in which nobody builds or fuels.
sheet-common = The shipyard: a ring of { $ring_size } sites
sheet-own = What you play with
sheet-turn = Your turn
sheet-turn-what = You have { $action_points } action points. Each buys one of these, in any mix and order:
sheet-step-move = Move
sheet-step-move-what = Your astronaut goes one site on, the way the arrow points.
sheet-step-draw = Draw
sheet-step-draw-what = Take the top card of the stack beside your site. You hold { $hand_limit } cards at most.
sheet-step-act = Use your site
sheet-step-act-what = Do what the site does where your astronaut stands: build, turn the arrow, recycle or fuel.
sheet-score-segment = { $points_per_segment } for each segment of a complete rocket, fuelled or not
sheet-score-fuel = the value of each fuel token on your rockets
sheet-score-plus-one = { $points_plus_one_tip } more for each tip with an extra point
sheet-score-open = nothing for open rockets and cards in hand
sheet-but-1 = Every action point must be spent; there is no passing.
sheet-but-2 = A rocket has one colour. Its tip, on { $min_segments_for_tip ->
    [one] one segment at least
   *[other] { $min_segments_for_tip } segments at least
 }, closes it: nothing more can be added, and only now can it be fuelled.
sheet-but-3 = The bonus on a tip is yours from your next turn to the end, whether the rocket is fuelled or not.
sheet-but-4 = In a tie the complete rocket with most segments decides.

# What the terms mean, in a sentence.
term-line = Construction line
term-line-what = Builds a hand card of its colour, on a rocket of yours or, if it is a base, as a new one.
term-conveyor = Conveyor
term-conveyor-what = Turns the arrow round, for everybody.
term-launch = Launch site
term-launch-what = Puts a fuel token on a complete rocket of yours that has none.
term-recycling = Recycling depot
term-recycling-what = Lays a hand card on one stack; then you look through another and take one of its cards.
term-arrow = Arrow
term-arrow-what = Shows which way all astronauts walk round the ring.
term-astronaut = Astronaut
term-astronaut-what = Stands where you can draw and act; any number may share a site.
term-stack = Stack
term-stack-what = Face-up cards beside a line or the conveyor; you draw only the top one, where you stand.
term-hand = Hand
term-hand-what = { $hand_limit } cards at most; they leave it only by building and recycling.
term-rocket = Rocket
term-rocket-what = Base, segments, tip, all of one colour, in this order. Without its tip it is open and scores nothing.
term-base = Base
term-base-what = Begins a rocket; it scores nothing by itself.
term-segment = Segment
term-segment-what = Makes a rocket longer: { $points_per_segment } points, if the rocket is complete at the end.
term-tip = Tip
term-tip-what = Completes a rocket and may bring a bonus.
term-fuel = Fuel token
term-fuel-what = Worth its number in points, one on each complete rocket; the last one ends the match.
term-action-points = Action points
term-action-points-what = { $action_points } a turn; each buys a move, a draw or the action of your site.
term-points = Points
term-points-what = What your complete rockets would score if the match ended now.
term-plus-one = One extra point
term-plus-one-what = Its rocket is worth { $points_plus_one_tip } more at the end.
term-extra-action = Fifth action point
term-extra-action-what = From your next turn on you have { $action_points_with_bonus } action points.
term-extra-hand = Four cards in hand
term-extra-hand-what = From your next turn on you may hold { $hand_limit_with_bonus } cards.
term-free-direction = Free direction
term-free-direction-what = From your next turn on the arrow does not bind you; your first move sets the way for the whole turn.
term-standstill = Standstill
term-standstill-what = { $stalemate_turns } turns in a row without progress end the match, too.

# The headings of the catalogue.
heading-components = Components
heading-setup = Setup
heading-starting-player-and-placement = Starting player and placement
heading-the-turn = The turn
heading-moving = Moving
heading-drawing-stacks-hands = Drawing, stacks, hands
heading-construction-lines-grey-yellow-red = Construction lines
heading-conveyor = Conveyor
heading-recycling-depot = Recycling depot
heading-launch-site = Launch site
heading-bonuses = Bonuses
heading-end-of-the-game = End of the game
heading-scoring = Scoring
heading-information = Who knows what
heading-rulings = Rulings
heading-decision-points = What you decide
