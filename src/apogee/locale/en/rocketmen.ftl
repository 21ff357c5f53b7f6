# Rocketmen: actions, log lines, the table. Component names come from the component file.

play-goal = { $mode ->
    [solo] Complete missions in orbit, on the Moon and on Mars before the AI does. You win with more VP than the AI, if your objective is fulfilled.
    [battle] Complete missions in Earth orbit: the first with { $battle_for_earth_missions } ends the match. The most VP win.
   *[other] Complete missions in orbit, on the Moon and on Mars: the farther and the earlier, the more VP. The most VP win; { $players ->
        [2] { $end_vp_2 }
        [3] { $end_vp_3 }
       *[other] { $end_vp_4 }
     } VP end the match.
 }
play-how = Buy better cards, lay a mission on your plan and engines and equipment on your pad; then launch, and draw until it flies or fails.

action-buy = { $resource ->
    [nothing] Buy { $card }
   *[other] Buy { $card }, which also takes { $resource }
 }
action-pay = { $from ->
    [placed] Let { $card } pay for being placed: { $money ->
        [0] { $resource }
       *[other] ${ $money }
     }
    [token] Pay with an achievement token: { $card }
   *[other] Pay with { $card }: { $money ->
        [0] { $count ->
            [0] nothing
            [one] { $resource }
           *[other] { $count } x { $resource }
         }
       *[other] { $count ->
            [0] ${ $money }
            [one] ${ $money } and { $resource }
           *[other] ${ $money } and { $count } x { $resource }
         }
     }
 }
action-place = { $place ->
    [plan] Place { $card } on your mission plan
   *[pad] Place { $card } on your launch pad
 }
action-free = { $place ->
    [plan] Place { $card } on your mission plan for free
   *[pad] Place { $card } on your launch pad for free
 }
action-replace = Put { $card } under the deck
action-discard = { $place ->
    [plan] Discard your mission, { $card }, and the launch pad with it
    [mission] Discard your mission, { $card }
    [pad] Discard { $card } from your launch pad
   *[other] Discard { $card } from your hand
 }
action-use = { $way ->
    [launching] Use { $card } from your launch pad
    [drawing] Draw the card that { $card } lets you draw
   *[other] Discard { $card } for its ability
 }
action-scrap = { $place ->
    [warehouse] Scrap { $card } from your warehouse
   *[other] Scrap { $card } from your hand
 }
action-fetch = Take { $card } from your warehouse
action-store = Put { $card } into your Depot
action-unload = { $count ->
    [one] Take the card out of your Depot
   *[other] Take all { $count } cards out of your Depot
 }
action-remove = Remove { $card } from the display; the AI rocket moves
action-launch = { $location ->
    [nothing] Launch: { $destination }
   *[other] Launch: { $location }, chance { $percent }%
 }
action-end = End your turn without a launch
action-done = { $finishes ->
    [purchase] Pay and buy
    [placement] Pay and place
    [replacing] Pay and put it under the deck
    [discarding] Discard these cards
    [cycling] Discard these cards and draw
    [trimming] Scrap no more cards
    [salvaging] Take no engine
   *[other] Go on without using anything
 }
action-copy = Let your card become a copy of { $card }
action-pick = Choose the { $value }
action-draw = { $left ->
    [one] Draw the last success card
   *[other] Draw a success card; { $left } are left to draw
 }
action-abort = { $cards ->
    [0] Abort, for free
    [one] Abort and discard 1 card from your launch pad
   *[other] Abort and discard { $cards } cards from your launch pad
 }
action-salvage = Take { $card } back into your hand
action-keep = Keep { $card } on your mission plan
cost = ${ $cost }

event-buying = { $seat } chose to buy { $card }
event-placing = { $seat } chose to place { $card } on the { $place ->
    [plan] mission plan
   *[pad] launch pad
 }
event-replacing = { $seat } chose to put { $card } under the deck
event-discarding = { $seat } chose to discard { $card } { $place ->
    [plan] and the launch pad with it
    [pad] from the launch pad
   *[other] from the hand
 }
event-paying = { $from ->
    [token] { $seat } offered a token: { $with }
    [placed] { $seat } let { $with } pay for being placed
   *[other] { $seat } offered { $with }
 }
event-variant = Variant card: { $variant }
event-reveal = New in the display, space { $space }: { $card }
event-drew = { $seat } drew a card
event-draw = { $seat } drew { $card }
event-dealt = { $seat } got a personal objective
event-objective = { $seat } got the objective { $objective }
event-first = First player: { $seat }
event-round = Round { $round }
event-turn = Turn: { $seat }
event-bought = { $seat } bought { $cards }
event-paid = { $seat } paid with { $things }
event-placed = { $plan ->
    [nothing] { $seat } placed on the launch pad: { $cards }
   *[other] { $count ->
        [0] { $seat } placed { $plan } on the mission plan
       *[other] { $seat } placed { $plan } on the mission plan, and on the launch pad: { $cards }
     }
 }
event-placed-free = { $place ->
    [plan] { $seat } placed { $card } on the mission plan for free
   *[pad] { $seat } placed { $card } on the launch pad for free
 }
event-replaced = { $seat } put { $card } under the deck
event-discarded = { $count ->
    [0] { $seat } discarded nothing
   *[other] { $seat } discarded: { $things }
 }
event-used = { $seat } used { $card }
event-took-threat = { $seat } took { $card } from the display for free
event-scrapped = { $seat } scrapped { $card }
event-fetched = { $seat } took { $card } from the warehouse
event-stored = { $seat } put { $card } into the Depot
event-unloaded = { $seat } took from the Depot: { $cards }
event-removed = { $seat } removed { $card } from the display
event-shuffled = { $seat } shuffled the warehouse into a new HQ
event-launched = { $seat } declared a launch: { $location }, chance { $percent }%
event-too-few-points = { $seat } had too few rocket points: { $points } of { $needed }; nothing is lost
event-counted = Rocket points: { $points }, needed: { $needed }
event-boosted = { $spaces ->
    [0] No boost: the rocket is on { $rocket }
   *[other] Boost { $spaces }: the rocket is on { $rocket }
 }
event-advanced = { $card } moved the rocket to { $rocket }
event-copied = { $seat } copied { $card }
event-success = Success card: { $value }
event-shown = Success card to choose from: { $value }
event-picked = { $seat } chose the { $value }
event-set-aside = The { $value } is set aside and does not count
event-shielded = The 0 counts as { $value }
event-moved = { $spaces ->
    [0] The rocket stays on { $rocket }
   *[other] The rocket moves by { $spaces } to { $rocket }
 }
event-drawing = { $seat } went on
event-aborted = { $cost ->
    [0] { $seat } aborted the launch, for free
    [one] { $seat } aborted the launch, which costs 1 card
   *[other] { $seat } aborted the launch, which costs { $cost } cards
 }
event-pad-discarded = { $seat } discarded from the launch pad: { $card }
event-failed = { $seat }: the launch failed
event-completed = { $seat } completed a mission: { $location } (+{ $vp } VP)
event-token-taken = { $seat } took the token for being first: { $destination }
event-achieved = { $shown ->
    [0] { $seat } got an achievement token: { $token }
   *[other] { $seat } got an achievement token: { $token } { $shown }
 }
event-salvaged = { $seat } took { $card } back from the launch pad
event-kept = { $seat } kept the mission
event-mission-discarded = { $seat } discarded the mission { $card }
event-went-on = { $seat } went on
event-objectives = { $seat } had as personal objectives: { $objectives }
event-ended-turn = { $seat } ended the turn
event-ai-card = { $which ->
    [type] The AI drew { $card } for its location
   *[destination] The AI drew { $card } for its destination
 }
event-ai-mission = The AI's mission: { $location }; its rocket begins on { $rocket }
event-ai-moved = The AI rocket is on { $rocket }
event-ai-completed = The AI completed a mission: { $location } (+{ $vp } VP)
event-ai-idle = The AI has no mission it could fly
event-display-lost = Out of the display: { $card }
event-triggered = The end is near: { $reason }. This round is finished
event-ended = The match is over: { $reason } (points: { $scores })

# What somebody did, short, without who it was
deed-bought = bought { $cards }
deed-placed = { $plan ->
    [nothing] placed { $cards }
   *[other] { $count ->
        [0] mission: { $plan }
       *[other] mission: { $plan }, placed { $cards }
     }
 }
deed-placed-free = placed for free: { $card }
deed-replaced = put under the deck: { $card }
deed-discarded = { $count ->
    [0] discarded nothing
    [one] discarded 1 card
   *[other] discarded { $count } cards
 }
deed-used = used { $card }
deed-took-threat = took for free: { $card }
deed-scrapped = scrapped { $card }
deed-fetched = fetched { $card }
deed-stored = stored { $card }
deed-unloaded = unloaded { $cards }
deed-removed = removed { $card }
deed-launched = launch to { $location } ({ $percent }%)
deed-too-few-points = too few rocket points
deed-aborted = aborted
deed-failed = failed
deed-completed = landed, +{ $vp } VP
deed-salvaged = took back { $card }
deed-mission-discarded = discarded the mission { $card }
deed-ai-mission = new mission: { $location }
deed-ai-moved = rocket on { $rocket }
deed-ai-completed = landed: { $location }, +{ $vp } VP

# What ends the match, and what to go for
goal-points = { $end } VP bring the last round
goal-missions = { $own ->
    [nothing] { $end } missions bring the last round
   *[other] { $end } missions bring the last round: you have { $own }
 }
goal-display = { $count ->
    [0] The display is empty: the match ends
    [one] The last card of the display ends the match
   *[other] The last card of the display ends the match: { $count } are left
 }
goal-last-round = Last round: { $reason }
goal-standstill = { $count ->
    [one] The match ends after 1 more round without a mission
   *[other] The match ends after { $count } more rounds without a mission
 }
goal-ai = You have { $own } VP, the AI { $ai }
goal-ai-seat = { $seat } has { $own } VP, the AI { $ai }
goal-lost = The AI has won
goal-objective = Targets of your objective: { $met } of { $count }
goal-no-marker = All your markers are on the board
goal-no-mission = Your plan needs a mission
goal-no-way = Your mission has nowhere left to go: { $card }
goal-rocket-points = { $count ->
    [one] { $location }: 1 rocket point is missing for +{ $points }
   *[other] { $location }: { $count } rocket points are missing for +{ $points }
 }
goal-ready = { $location } is ready for launch: +{ $points }
goal-chance = { $location }: a launch has a chance of { $percent }% for +{ $points }

# Why a hint is good
reason-chance = { $before ->
    [0] Makes a launch possible: { $location }, chance { $percent }%
   *[other] The chance of a launch rises from { $before }% to { $percent }%: { $location }
 }
reason-points = Brings at once: +{ $points }
reason-lift = Rocket points for the launch pad: +{ $points }
reason-boost = Boosts launches: { $resource }
reason-income = Pays ${ $money } whenever it comes to your hand
reason-mission = A mission that can bring +{ $points }: { $location }
reason-launch = Chance { $percent }%, and then +{ $points }: { $location }
reason-abort = With a chance of only { $percent }%, an abort loses less than a failure
reason-draw = The launch succeeds with a chance of { $percent }%
reason-hold = What can help is kept for later; the chance is { $percent }%
reason-pay = Goes towards the bill: { $card }
reason-room = Makes room for a new card: { $card }
reason-thinner = Thins out your cards, so that the others come round sooner: { $card }
reason-ability = Uses what a card can do: { $card }
reason-settle = Finishes what is begun: { $cards }
reason-end = { $percent ->
    [0] Spends nothing more in this turn
   *[other] Spends nothing more; a launch now would have a chance of { $percent }%
 }

asks-act = Your turn: buy, place, discard, launch, or end it.
asks-buy = What do you buy, and with what do you pay?
asks-place = What do you place, and with what do you pay?
asks-replace = With what do you pay?
asks-discard = What do you discard?
asks-scrap = Which card do you scrap? Then you draw.
asks-cycle = Which hand cards do you discard with it? Then you draw new ones.
asks-trim = Which hand cards do you scrap?
asks-fetch = Which card do you take from your warehouse?
asks-w1 = Before the rocket points are counted: do you use anything?
asks-w2 = The rocket has its boost: do you use anything?
asks-w3 = Before the first success card: do you use anything?
asks-w4 = Do you react to this success card?
asks-w5 = The target is not reached yet: draw on, or abort?
asks-w6 = That was the last success card: do you use anything?
asks-pick = Which of these is your first success card?
asks-abort = Which card do you discard for the abort?
asks-salvage = Which engine do you take back into your hand?
asks-mission = Does the mission stay on your plan?
asks-surplus = You hold more cards than your limit: which do you discard?

board-round = Round { $round }
board-turn = Turn: { $seat }
board-standstill-left = { $left ->
    [one] Standstill: 1 round left
   *[other] Standstill: { $left } rounds left
 }
board-trigger = Last round: { $reason }
board-variant = Variant { $name }: { $text }
board-locations = Locations: rocket points needed, VP for the first / for later missions
board-token = (token)
board-track = Track
board-rocket = rocket
board-ai-rocket = AI rocket
board-ai-name = the AI
board-display = { $count ->
    [one] Display and engines (deck: 1 card)
   *[other] Display and engines (deck: { $count } cards)
 }
board-left = { $count } left
board-nothing = nothing
board-rocket-points = { $count ->
    [one] 1 rocket point
   *[other] { $count } rocket points
 }
board-vp = { $vp } VP
board-score = { $score ->
    [one] 1 point so far
   *[other] { $score } points so far
 }
board-under = Under the deck: { $cards }
board-ai = AI, { $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
 }: { $vp } VP, missions: { $count }, solo cards left: { $cards }
board-ai-mission = AI mission: { $location }, rocket { $rocket } of { $target }
board-ai-leaves = Leaves the display next: { $card }
board-points = rocket points { $points } of { $needed }
board-launch-short = Launch now: { $location }; too few: { $points }
board-launch-odds = Launch now: { $location }: { $percent } ({ $points }, boost { $boost }; a failure costs { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
 })
board-odds-then = With that placed: { $location }: { $percent } ({ $points })
board-theirs = { $seat }: { $text }
board-free = { $count ->
    [one] 1 card may be placed for free.
   *[other] { $count } cards may be placed for free.
 }
board-draws = { $count ->
    [one] 1 card may be drawn.
   *[other] { $count } cards may be drawn.
 }
board-to-plan = { $card } (mission plan)
board-cart = { $kind ->
    [buy] Buying: { $cards }
    [place] Placing: { $cards }
    [replace] Going under the deck: { $cards }
   *[discard] Discarding: { $cards }
 }
board-bill-open = Bill: { $bill }; nothing is offered yet
board-bill = Bill: { $bill }; offered: { $offered } ({ $paid }){ $covered ->
    [yes] , which is enough
   *[no] , which is not enough yet
 }
board-launch = Launch ({ $seat }): { $location }; rocket { $rocket } of { $target }; chance { $percent }
board-drawn = Success cards { $counted } of { $limit }
board-so-far = So far: { $cards }
board-counted = { $value } ({ $percent })
board-set-aside = { $value } set aside ({ $percent })
board-face-up = Face up: { $value }
board-shown = To choose from: { $values }
board-copied = Copied in this launch: { $card }
board-success-left = Success cards left: { $cards }
board-abort-cost = { $count ->
    [one] An abort costs 1 card from the launch pad
   *[other] An abort costs { $count } cards from the launch pad
 }
board-failure-cost = A failure costs: { $cards }
board-hand-count = hand { $count } of { $limit }
board-hq = HQ { $count }
board-markers = markers left { $count }
board-surcharge = threats cost ${ $money } more
board-hand = Hand
board-plan = Mission plan
board-pad = Launch pad
board-depot = Depot
board-play = Play area
board-warehouse = Warehouse
board-scrapyard = Scrapyard
board-missions = Missions
board-tokens = Tokens
board-compulsory = compulsory
board-objective = Objective
board-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
 }
board-ready = { $name } (ready: { $ready })
board-met = { $target } [done]
board-mission = { $card }: { $targets }; brings { $token }
board-target-token = { $name } token
board-target-first = { $count ->
    [one] first at 1 location
   *[other] first at { $count } locations
 }
board-target-most = most missions: { $destination }
board-target-missions = { $count ->
    [one] 1 mission: { $destination }
   *[other] { $count } missions: { $destination }
 }
told-location = { $name }: rocket points { $points }, { $first } VP for the first, { $later } for later ones
told-here = here: { $seats }
told-destination = { $cards ->
    [one] { $name }: target { $target }, at most 1 success card
   *[other] { $name }: target { $target }, at most { $cards } success cards
 }
told-token = its token is still to be won
told-sale = { $name }: costs { $price }, gives { $gives }
board-worth = missions { $track }, threats { $threats }, tokens { $tokens }, variants { $variants }, objective { $objective }
board-ai-result = The AI: { $vp } VP
board-ai-start = { $destination }, from { $start }
board-word = { $word ->
    [teal] teal
    [pink] pink
    [small] small
    [medium] medium
    [large] large
    [any] any
    [score] scoring
   *[rule] rule
 }
board-success-card = success card { $value }
board-percent = { $percent }%
board-no-odds = no odds
board-fraction = { $numerator } in { $denominator }
board-no-mission = no mission
board-symbol-rocket = { $value } rocket points
board-kind = { $kind ->
    [mission] Mission
    [teal] Asset, first era
    [pink] Asset, second era
    [engine] Engine
    [threat] Threat
    [objective] Objective
    [variant] Variant card
   *[solo] Solo card
 }
board-timing = { $timing ->
    [discard] Discard
    [payment] Payment
    [launch_pad] Launch pad
   *[permanent] Permanent
 }
board-level = { $level ->
    [easy] Easy
    [normal] Normal
   *[hard] Hard
 }
board-card-spoken = { $name }, { $kind }
board-gives = Gives { $things }
board-costs = Costs { $things }
board-goes-to = Goes to { $places }
board-brings = Leaves a token: { $token }
board-asks-for = Asks for { $targets }
board-leaves = brings
board-up-to-vp = to { $vp } VP
board-objective-all = all: +{ $bonus } VP
board-objective-worth = { $vp } VP for each target, { $bonus } more for all
board-short-engine = { $engines_per_turn ->
    [one] one engine a turn
   *[other] { $engines_per_turn } engines a turn
 }
board-short-threat = { $vp } VP at the end
board-text-engine = Its rocket points count in every launch from your launch pad. Engines that you may buy in a turn: { $engines_per_turn }.
board-text-threat = Worth { $vp } VP at the end to whoever owns it, in the scrapyard too. It pays nothing and cannot be placed.
board-in-deck = { $count } left
board-lands = lands!
board-no-move = no move
board-leg-boost = boost { $spaces }
board-leg-card = card { $value }
board-at-start = start
board-course = Odds so far: { $odds }
board-nth = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
 }
board-draw = Draw
board-draw-key = Draw card { $number } of { $limit }
board-abort-key = { $count ->
    [0] Abort, for free
    [one] Abort, discard 1 card
   *[other] Abort, discard { $count } cards
 }
board-keep-mission = Keep the mission
board-discard-mission = Discard the mission
board-launch-done = { $asks ->
    [w4] Let it count
    [w6] Accept it: the launch fails
    [salvage] Take no engine
   *[other] Go on
 }
board-launches = { $seat }, launch in round { $round }
board-flight = { $mission } { $destination ->
    [earth] { $type ->
        [spaceship] to Earth orbit
       *[other] in Earth orbit
     }
    [moon] { $type ->
        [base] on the Moon
       *[other] at the Moon
     }
   *[mars] { $type ->
        [spaceship] to Mars
       *[other] on Mars
     }
 }
board-launch-title = Launch, { $seat }: { $location }
board-failed = The launch failed.
board-launch-keys = Your keys in the launch
board-first-here = first here: { $vp } VP
board-later-here = later here: { $vp } VP
board-spaces-to-go = { $count ->
    [one] 1 space to go
   *[other] { $count } spaces to go
 }
board-reached = the target is reached
board-cards-to-come = { $count ->
    [0] no success card is left
    [one] with one more success card
   *[other] with { $count } more success cards
 }
board-success-cards = Success cards
board-card-next = next: card { $number } of { $limit }
board-rocket-on = Rocket on { $rocket } of { $target }
board-watching = { $asks ->
    [w5] { $seat } decides: draw on, or abort
    [w4] { $seat } decides: react to the card, or let it count
    [pick] { $seat } chooses the first success card
    [abort] { $seat } chooses what the abort costs
    [salvage] { $seat } may take an engine back
    [mission] { $seat } decides: keep the mission, or discard it
   *[other] { $seat } launches
 }
board-see-table = See the table
board-see-launch = Back to the launch: { $seat }
board-copy-title = Copy a card from a rival's launch pad
board-my-pad = Your launch pad
board-pad-hint = green edge: can be used now
board-pad-empty = Nothing is left on the launch pad.
board-pad-do = { $verb ->
    [discard] Discard
    [salvage] Take it back
   *[use] Use
 }
board-pad-copy = copied
board-pad-stays = stays
board-pad-ready = ability
board-pad-counted = counted { $points }
board-pad-boosted = boosted +{ $spaces }
board-ends = How it can end
board-if-lands = If it lands
board-if-aborted = If aborted
board-if-fails = If it fails
board-abort-price = { $count ->
    [0] free
    [one] 1 card
   *[other] { $count } cards
 }
board-minus-cards = { $count ->
    [0] free
   *[other] -{ $count }
 }
board-plus-vp = +{ $vp } VP
board-lands-vp = +{ $vp } VP: from { $from } to { $to }.
board-lands-token = { $card } brings a token: { $token }.
board-lands-first = First there ({ $destination }): { $vp } VP more at the end.
board-lands-last = That is enough for the end: this round is the last.
board-abort-later = Possible between two success cards. The mission stays on the plan.
board-abort-later-short = between two cards
board-asks-abort = { $count ->
    [one] Discard 1 more card for the abort: press it.
   *[other] Discard { $count } more cards for the abort: press them.
 }
board-abort-keeps = { $count ->
    [one] 1 pad card stays
   *[other] { $count } pad cards stay
 }
board-abort-text = { $count ->
    [0] Nothing is discarded: mission and launch pad wait for the next try.
    [one] The mission stays on the plan. 1 of { $of } pad cards, freely chosen, is discarded{ $left ->
        [0] .
       *[other] ; the others wait for the next try.
     }
   *[other] The mission stays on the plan. { $count } of { $of } pad cards, freely chosen, are discarded{ $left ->
        [0] .
       *[other] ; the others wait for the next try.
     }
 }
board-fails-text = { $count ->
    [0] No pad card is lost.
    [one] 1 pad card is discarded.
   *[other] All { $count } pad cards are discarded.
 }
board-fails-short = { $count ->
    [one] lose 1 pad card
   *[other] lose { $count } pad cards
 }
board-fails-keep = { $card } may stay on the plan.
board-outcome = { $kind ->
    [success] { $seat }: landed! { $location }
    [failure] { $seat }: the launch failed. { $location }
    [abort] { $seat }: the launch was aborted. { $location }
   *[short] { $seat }: too few rocket points. { $location }
 }
board-outcome-token = A token: { $token }.
board-outcome-lost = { $count ->
    [one] 1 pad card was lost:
   *[other] { $count } pad cards were lost:
 }
board-outcome-nothing-lost = Nothing was lost.

# The table in the browser.
board-worlds = Worlds
board-market = Display and engines
board-market-short = Market
board-rivals = Rivals
board-alone = Alone against the AI
board-battle = Battle for Earth
board-setting-up = The table is being set up.
board-thinking = { $seat } is thinking
# Locations and engines where there is little room.
board-type = { $type ->
    [satellite] Satellite
    [spaceship] Spaceship
    [hotel] Hotel
    [station] Station
    [shipyard] Shipyard
    [mining] Mining
   *[base] Base
 }
board-engine = { $type ->
    [small] Small
    [medium] Medium
   *[large] Large
 }
board-your-turn = Your turn
board-step = { $step ->
    [nose] Nose: the mission to fly. Place one, ${ $cost }
    [parts] Parts: rocket points to lift off, boost for a head start
   *[launch] Launch: success cards move the rocket. Draw on, or abort in time
 }
board-world = { $world ->
    [earth] Earth
    [moon] Moon
   *[mars] Mars
 }
# A turn in one line, after the sign of whose it was.
board-race = Race to { $end } VP
board-race-battle = Race of missions: { $end }
board-race-solo = Victory points
board-race-more = +$ = threats cost more
board-lead = { $by ->
    [behind] { $vp } VP behind
    [ahead] { $vp } VP ahead
   *[level] level with the AI
 }
board-race-at = { $seat } { $at }
board-vp-short = VP
board-seat = { $seat }, { $vp } VP
board-open-mat = All cards: { $seat }
board-first-player = First player
board-pile-hq = HQ
board-known-hand = Hand cards that are known
board-unseen = Not seen yet: HQ and unknown hand
board-close = Close
board-empty-pile = Nothing lies here.
board-empty-space = An empty space of the display
board-token-state = { $kind ->
    [money] Money token, ${ $money }
   *[science] Science token
 }, { $state ->
    [ready] ready
    [paid] pays
   *[used] used up
 }
board-hand-more = Hand limit +{ $count }
board-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
 }
board-boosts = { $resource } boosts flights there by 1
board-location = { $name }. Rocket points needed: { $points }. First { $first } VP, later { $later }.
board-markers-there = There: { $seats }.
board-nobody-there = Nobody there.
board-goal = Your mission can go here.
board-goal-of = The mission of { $seat } can go here.
board-objective-here = One of your objectives is here.
board-ai-goal = The AI flies here.
board-was-first = { $seat }: first, +{ $vp } VP
board-was-first-short = first: +{ $vp } VP
board-first-open = First here: +{ $vp } VP
board-first-open-short = first: +{ $vp } VP
board-track-title = Mission track
board-track-spoken = Mission track from 0 to { $last }.
board-start-of = { $name }: your rocket would start on { $start } of { $target }.
board-your-start = your start: { $name }
board-ai-on = The AI rocket is on { $rocket } of { $target }.
board-deck = Deck
board-deck-left = { $count ->
    [one] card left
   *[other] cards left
 }
board-display-title = Display
board-display-deck = Display; deck: { $count }
board-leaves-next = leaves next
board-display-clock = { $turns ->
    [one] at most 1 more turn
   *[other] at most { $turns } more turns
 }
board-green-pays = green edge: you can pay for it now; you can raise ${ $money }
board-raises = you can raise ${ $money }
board-cards-first = first the cards, then the payment
board-finish-first = finish what you began first
board-replace-which = press the card that is to be replaced
board-may-remove = AI +1 removes a card
board-offer = { $card }, ${ $money }
board-ai-one = AI +1
board-engines = Engines
board-one-a-turn = { $engines_per_turn ->
    [one] one a turn
   *[other] { $engines_per_turn } a turn
 }
board-sold-out = all sold
board-verb = { $verb ->
    [use] Use
    [place] { $place ->
        [plan] Plan, ${ $cost }
       *[pad] Place, ${ $cost }
     }
    [free] { $place ->
        [plan] Plan, free
       *[pad] Place, free
     }
    [pay] Pay
    [store] Store
    [scrap] Scrap
    [fetch] Take
    [salvage] Take back
    [buy] Buy, ${ $cost }
    [replace] Swap, ${ $cost }
    [remove] Remove
   *[discard] Discard
 }
board-pad-spoken = { $count ->
    [one] Your launch pad: 1 card
   *[other] Your launch pad: { $count } cards
 }
board-nose = Mission on the plan: { $card }
board-all-markers = All your markers are placed.
board-slot-plan = Place a mission, ${ $cost }
board-slot-plan-free = Place a mission for free
board-slot-pad = Place a card, ${ $cost }
board-slot-pad-free = Place a card for free
board-slot-chosen = { $card }, ${ $cost }
board-slot-free = { $card }, free
board-new = new
board-depot-holds = { $count } of { $limit }
board-unload = Unload
board-starts-on = start { $start } of { $target }
board-launch-sure = Too few points. Press again to declare it.
board-been-there = You have been there.
board-short-points = { $count ->
    [one] 1 rocket point short
   *[other] { $count } rocket points short
 }
board-short-points-short = { $count ->
    [one] 1 short
   *[other] { $count } short
 }
board-after-this = After this: +{ $vp } VP
board-ready-points = Ready: { $points } of { $needed }
board-nothing-planned = No mission is planned: nothing to launch.
board-points-now = { $points ->
    [one] 1 point
   *[other] { $points } points
 } if it ended now
board-points-all = { $points ->
    [one] 1 point in all
   *[other] { $points } points in all
 }
board-markers-left = Markers left: { $left } of { $all }
board-chain = Where your cards go: HQ, hand, play area, warehouse, and back
board-no-hand = You hold no cards.
board-card-use = { $use ->
    [pays] { $money ->
        [0] pays
       *[other] pays ${ $money }
     }
    [both] to the pad, pays
    [placed] to the pad
   *[gone] discarded
 }
board-overpays = overpays
board-receipt = { $kind ->
    [buy] Purchase
    [place] Placement
    [replace] Swap
   *[discard] Discard
 }
board-receipt-note = { $kind ->
    [buy] Bought cards go to your play area, then to the warehouse, and into your hand after the next shuffle.
    [place] Placed cards stay on the pad until you launch. Their symbols count there, their money does not.
    [replace] The card goes under the deck; another one takes its space.
   *[discard] Discarded cards go to your play area.
 }
board-some-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
board-cards-then-payment = First the cards, then the payment.
board-you-pay-with = You pay with
board-pays-itself = { $card } pays for itself
board-token-line = Token
board-take-line-back = Take back: { $card }
board-paid-of = Paid: { $paid } of { $bill }
board-missing = ${ $money } missing
board-still-missing = still missing
board-owed = ${ $money } still missing
board-is-paid = paid
board-is-done = done
board-open = open
board-paid-exactly = paid exactly
board-paid-over = paid, ${ $money } too much
board-paying-brings = Paying brings
board-payment-effect = { $effect ->
    [free_placement] place one more card for free this turn
   *[draw] draw a card this turn
 }
board-cart-asks = { $kind ->
    [buy] { $count ->
        [one] Pay for { $card }
       *[other] Pay for { $count } cards
     }
    [place] { $count ->
        [one] Place { $card }
       *[other] Place { $count } cards
     }
    [replace] Swap { $card }
   *[discard] What else do you discard?
 }
board-of = of
board-pay-rest = Pay the rest: { $cards }
board-pay-rest-short = Pay the rest
board-cancel = { $kind ->
    [buy] Cancel purchase
    [place] Cancel placement
   *[other] Cancel
 }
board-draw-waiting = Draw 1 card
board-end-turn = End turn
board-more-actions = More that you can do
board-goal-short = { $count ->
    [one] { $place } is 1 rocket point short.
   *[other] { $place } is { $count } rocket points short.
 }
board-goal-then = { $place } will be ready: { $percent }%
board-goal-cards = In your hand: { $cards }, ${ $cost }.
board-the-ai = The AI
board-ai-sign = AI
board-ai-spoken = The AI, { $vp } VP
board-ai-level = { $level ->
    [easy] easy
    [normal] normal
   *[hard] hard
 }
board-ai-flies-to = flies to
board-ai-next = { $left ->
    [one] Arrives with its next step
   *[other] Arrives in { $left } steps
 } and takes { $vp } VP. It moves 1 when your turn begins, and 1 for a card that you remove.
board-ai-none = It has no mission that it could fly.
board-ai-destination = destination
board-ai-location = location
board-ai-from = from { $start }
board-solo-left = solo cards left: { $count }
board-ai-missions = missions { $count } of { $all }
board-some-of = { $count } of { $all }
board-duty = You win only with all of these, and more VP than the AI.
board-duty-more = You win with more VP than the AI.
# End of the table in the browser.
board-points-for = { $kind ->
    [missions] missions
    [threats] threats, { $threat_vp } each
    [tokens] first on Moon or Mars
    [objective] objective
   *[variants] variant cards
 }
board-objective-met = Objective: { $name }, { $met } of { $of } targets
board-rounds = rounds
board-last-round-at = { $vp } VP: last round
board-race-legend = VP over the rounds; a ring is a mission, a cross a launch that failed
board-launch-list = All launches, with their odds ({ $count })
board-worth-telling = Worth telling
board-see = See it
board-fact = { $kind ->
    [luckiest] Luckiest launch
    [unluckiest] Unluckiest launch
    [turning] Turning point
    [patient] Most patient
   *[first] First in space
 }
board-fact-luckiest = { $seat }: { $location } at { $percent }%, in round { $round }.
board-fact-unluckiest = { $seat }: { $location } failed at { $percent }%, in round { $round }.
board-fact-turning = { $seat }: { $location } in round { $round } brought most.
board-fact-patient = { $count ->
    [one] { $seat } aborted { $location } once.
   *[other] { $seat } aborted { $location } { $count } times.
 }
board-fact-first = { $seat }: { $location } in round { $round }.
board-icons = Icons ?
board-legend = What the icons mean
board-legend-order = On every card in the same place: what it gives top left, kind top right, picture, name, one short line, cost bottom left.
board-legend-gives = What a card gives
board-legend-when = When its effect works
board-legend-where = Where cards lie
board-legend-kinds = Kinds of cards
board-legend-edges = Edges
board-legend-success = Success cards
board-legend-money = Money: pays for buying and placing
board-legend-rocket = Rocket points: a mission needs them to lift off
board-legend-resource = { $resource }: to pay with, and a boost for flights ({ $destination })
board-legend-science = Science: any one of the three
board-legend-discard = Discard: from the hand, instead of its symbols
board-legend-pad = Launch pad: on the pad, during your launch
board-legend-payment = Payment: when the card pays, on top of its symbols
board-legend-permanent = Permanent: never leaves the launch pad
board-legend-needs = Needs so many rocket points for this destination
board-legend-brings = The token that the mission brings you
board-legend-hq = HQ: your draw pile, face down
board-legend-hand = Hand
board-legend-play = Play area: played, bought and discarded in this turn
board-legend-warehouse = Warehouse: used cards, shuffled into a new HQ
board-legend-scrapyard = Scrapyard: out of the cycle, but still yours
board-legend-depot = Depot: holds cards on the launch pad, up to { $depot_capacity }
board-legend-edge = { $state ->
    [legal] green: can be done now
    [chosen] gold and lifted: chosen
    [wasted] dashed: can be done, but something is wasted
   *[dim] dim: not now; press it, and it tells why
 }
board-legend-draws = Cards in all: { $count }, shuffled before every launch. At most so many are drawn: { $draws }.

section-constant = constants
section-colour = colours
section-resource = resources
section-destination = destinations
section-location-type = types of locations
section-location = locations
section-surcharge = surcharge on threats
section-achievement-token = achievement tokens
section-mission = missions
section-asset = assets
section-engine = engines
section-threat = threats
section-success = success cards
section-objective = personal objectives
section-solitaire = solo cards
section-variant = variant cards
section-end-reason = ways a match ends
section-action = actions

field-achievement = achievement
field-advance = AI rocket moves by
field-category = kind
field-colour = colour
field-cost = cost
field-count = copies
field-destination = destination
field-easy = easy
field-normal = normal
field-hard = hard
field-effect = effect
field-faces = values
field-from-vp = from VP
field-icons = players' icons
field-matches = boosts
field-money = money
field-number = number
field-numbers = numbers
field-order = order
field-per-player = per player
field-resources = resources
field-rocket = rocket points
field-rocket-points = rocket points needed
field-solo = in solo
field-success-cards = success cards
field-targets = targets
field-text = text
field-short = in short
field-token = has a token
field-track-target = target on the track
field-type = type
field-value = value
field-vp = VP
field-vp-all-bonus = VP for all targets
field-vp-first = VP for the first
field-vp-later = VP for later ones
field-vp-per-target = VP per target
field-assignment-of-3-and-5 = which has 3 and which 5
field-cost-money = cost in money
field-cost-resources = cost in resources
field-destination-easy = destination (easy)
field-destination-normal = destination (normal)
field-destination-hard = destination (hard)
field-destinations = destinations
field-existence = that it is there
field-has-resource = that it has a resource
field-limit = limit per turn
field-name = name
field-name-de = German name
field-name-en = English name
field-name-it = Italian name
field-number-93 = number 93
field-first-number = first number
field-second-number = second number
field-at-least-10 = that it gives at least $10
field-icon-1 = player icon 1
field-further-icon = that there is a further icon
field-number-29 = number 29
field-number-109 = number 109
field-number-range = range of the numbers
field-vp-falling = that later ones score less
field-pays-own-placement = that it pays for itself
field-scrapyard-symbols-count = that the scrapyard counts
field-several-targets-per-card = several targets per card
field-solo-exclusion-exists = that some are not for solo
field-split-of-six = how the six are split
field-starts = starts
field-surcharge = surcharge
field-ties-all-score = that all tied players score
field-two-categories = the two kinds
field-value-distribution = how often each value comes
field-wild-for = what it stands for
result-lost = The AI has won: you need more VP than the AI and a fulfilled objective (RM-20.15).

# What the component file gives no name
called-hand-limit-start = hand limit at the start
called-starting-hand = cards of the first hand
called-display-size = spaces of the display
called-placement-cost = cost of placing a card, in $
called-engines-per-turn = most engines bought per turn
called-mission-markers-per-player = mission markers per player
called-objectives-dealt = personal objectives dealt
called-objectives-scored = personal objectives that score
called-variants-drawn = variant cards revealed
called-threat-vp = VP for a threat
called-moon-token-vp = VP for the Moon token
called-mars-token-vp = VP for the Mars token
called-money-token-value = value of a money token, in $
called-depot-capacity = cards a Depot holds
called-battle-for-earth-missions = missions in the Battle for Earth
called-end-vp-2 = VP that trigger the end with two players
called-end-vp-3 = VP that trigger the end with three players
called-end-vp-4 = VP that trigger the end with four players
called-standstill-rounds = rounds without a mission until the standstill
called-standstill-warn-from = rounds without a mission before a warning
called-surcharge-5 = Surcharge from 5 VP
called-surcharge-10 = Surcharge from 10 VP
called-surcharge-15 = Surcharge from 15 VP
called-surcharge-20 = Surcharge from 20 VP
called-success-4 = Success card 4
called-success-3 = Success card 3
called-success-2 = Success card 2
called-success-1 = Success card 1
called-success-0 = Success card 0

# What a table chooses before its match, and what does not go together

option-mode = What is played
option-mode-standard = the whole game
option-mode-battle = Battle for Earth
option-mode-solo = solo against the AI
option-level = Strength of the AI
option-level-easy = easy
option-level-normal = normal
option-level-hard = hard
option-variants = Variant cards
option-variants-none = without
option-variants-random = at random
option-variants-named = { $number } of your choice
unfit-battle = the Battle for Earth is for 2 to 4 players (RM-19.5); choose more players, or another mode.
unfit-standard = the standard game is for 2 to 4 players (RM-20); choose more players, or mode solo.
unfit-solo = solo is for one player, not { $players } (RM-20); choose 1 player, or another mode.
unfit-variants-solo = variant cards are for the standard game, not for solo (RM-18.4); choose variants none.
unfit-variants-battle = variant cards are for the standard game, not for battle (RM-19.5); choose variants none.
unfit-level = only solo has a level (RM-20.5); leave the level out, or choose 1 player.
