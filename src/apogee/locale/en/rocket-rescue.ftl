# Rocket Rescue: actions, log lines, the table. Component names come from the component file.

play-goal = Fly your crew to other planets: { $crew_vp } VP for each of them there, { $first_vp } more if you are the first whose whole crew is safe. The most VP win after { $rounds } rounds, or when somebody's crew is safe.
play-how = Plan your dice in secret: research a module, buy cubes, board, build and launch. Rockets are shared: a launch takes along all who are aboard.

action-choose = Be the { $character }
action-keep = Keep { $module }
action-draw = Draw { $colour ->
    [blue] a blue planet
   *[other] a red planet
 }
action-replace = Replace { $planet } with { $drawn }
action-mark = { $marks ->
    [0] Put a chip on { $planet }
    [one] Put a chip on { $planet }, where you have 1 already
   *[other] Put a chip on { $planet }, where you have { $marks } already
 }
action-spread = Chips: { $first_at } { $first }, { $second_at } { $second }, { $third_at } { $third }
action-plan = { $phase }, { $field ->
    [left] left field
   *[right] right field
 }: { $value } ({ $gets ->
    [0] { $pays ->
        [0] free
       *[other] costs { $pays } energy
     }
   *[other] brings { $gets } energy
 })
action-bid = { $energy ->
    [0] Bid nothing
   *[other] Bid { $energy } energy
 }
action-done = { $finishes ->
    [planning] Finish your plan ({ $gets ->
        [0] the dice cost { $pays } energy
       *[other] the dice bring { $gets } energy
     }, bid { $bid }{ $short ->
        [0] )
       *[other] ; { $short } energy short: bid, then dice will be cut, RR-4.8)
     }
   *[other] Keep it and discard the rest
 }
action-set = Set the die in { $phase }, { $field ->
    [left] left field
   *[right] right field
 }, to { $value } ({ $gets ->
    [0] { $pays ->
        [0] free
       *[other] costs { $pays } energy
     }
   *[other] brings { $gets } energy
 })
action-pass = { $declines ->
    [drawing] Draw no planet
    [marking] Mark no planet
    [spreading] Leave the chips as they are
    [adjusting] Leave your dice as they are
    [researching] Take no module
    [buying] Buy nothing
    [splitting] Buy nothing more
    [manning] Leave it without crew
    [sabotaging] Do nothing
    [rolling] Let the roll count
    [waiting] Leave your crew member in the terminal
   *[other] Pass
 }
action-end = { $ends ->
    [boarding-turn] End this die: no more boarding
   *[other] End this die: no more building or launching
 }
action-take = Take { $module } ({ $type })
action-buy = { $cubes ->
    [one] Buy 1 cube: { $resource }
   *[other] Buy { $cubes } cubes: { $resource }
 }
action-refill = Refill { $resource }: cubes now { $cubes }, then { $capacity }
action-move = Move a crew member ({ $colour }) from { $module }, hangar { $hangar }
action-to = To { $module }, hangar { $hangar }
action-board = { $place ->
    [terminal] Go to the boarding terminal
   *[other] Board { $module }, hangar { $hangar }
 }
action-shift = Shift { $module } from hangar { $hangar } to hangar { $target }
action-build = Build { $module } in hangar { $hangar }: carbon { $carbon }, aluminium { $aluminium }, titanium { $titanium }; brings { $gets } energy
action-launch = Launch hangar { $hangar } to { $planet }: { $vp } VP for you, crew rescued: { $crew }
action-exchange = Exchange { $cubes } x { $given } for { $gets } x { $taken }
action-equip = Put your chip on { $module }, hangar { $hangar }: rover and satellite
action-crew = Put a crew member on it
action-assign = Give { $module }, hangar { $hangar }, to { $colour }
action-reroll = Demand that the { $roll } is rolled again
cost = { $cost ->
    [0] free
   *[other] { $cost } energy
 }

event-planning = { $seat } put a { $value } on { $phase }, { $field ->
    [left] left field
   *[right] right field
 }
event-bidding = { $seat } set aside { $bid } energy as a bid
event-keeping = { $seat } chose to keep { $module }
event-ready = { $seat }: ready
event-rolled = { $seat } rolled { $value } for the order
event-influence = Influence track: { $order }
event-planet = New planet in place { $space }: { $planet }
event-top = On top of the pile of modules: { $module }
event-shuffled = The discard pile was shuffled and is the new pile of modules
event-closed = Hangar { $hangar } is closed for this match
event-character = { $seat } got a character: { $character }
event-chose = { $seat } chose a character: { $character }
event-started = { $seat } had the start effect of the { $character }
event-drew-start = { $seat } drew { $module }
event-kept-start = { $seat } kept { $module }
event-round = Round { $round }
event-explored = { $seat } drew { $colour ->
    [blue] a blue planet
   *[other] a red planet
 }
event-drawn = Drawn: { $planet }
event-replaced = { $seat } replaced { $planet } with { $by }
event-marked = { $seat } put a chip on { $planet }; chips there: { $marks }
event-spread = { $seat }: chips on { $first_at } { $first }, { $second_at } { $second }, { $third_at } { $third }
event-laid = In the display: { $module }
event-planned = { $seat } planned research { $research }, shopping { $shopping }, boarding { $boarding }, build & launch { $build_launch }; bid { $bid }
event-adjusted = { $seat } changed a die, { $phase }, { $field ->
    [left] left field
   *[right] right field
 }: { $value }
event-balance = { $got ->
    [0] { $paid ->
        [0] { $seat }: the dice cost nothing; energy { $energy }
       *[other] { $seat } paid { $paid } for the dice; energy { $energy }
     }
   *[other] { $seat } got { $got } for the dice; energy { $energy }
 }
event-bid-taken = { $seat }, short of energy: { $taken } taken back from the bid; bid { $bid }
event-lowered = { $seat }, short of energy: the die in { $phase }, { $field ->
    [left] left field
   *[right] right field
 }, is lowered to { $value }
event-paid-bid = { $seat } paid the bid: { $bid }
event-phase = Phase: { $phase }
event-skipped-phase = No module has room: { $phase } is skipped
event-turn = { $phase }, die { $value }: { $seat }
event-nothing-to-do = { $seat }: nothing can be done with this die
event-passed = { $seat } passed
event-ended-turn = { $seat } ended the turn
event-took = { $seat } took { $module }
event-discarded = Discarded: { $module }
event-bought = { $seat } bought { $cubes } x { $resource }
event-refilled = { $seat } had { $resource } refilled: { $cubes } more
event-boarded = { $cost ->
    [0] { $seat } boarded { $module }, hangar { $hangar }, for free
   *[other] { $seat } boarded { $module }, hangar { $hangar }; energy paid: { $cost } (owner: { $owner })
 }
event-boarded-terminal = { $seat } sent a crew member to the terminal
event-moving = { $seat } took a crew member ({ $crew }) from { $module }, hangar { $hangar }
event-moved = { $seat } moved a crew member ({ $crew }) to { $module }, hangar { $hangar }
event-shifted = { $seat } shifted { $module } from hangar { $from } to hangar { $hangar }
event-built = { $seat } built { $module } in hangar { $hangar }; energy +{ $energy }
event-fee = { $seat } paid a fee to { $to }: { $energy } energy
event-crew-aboard = { $seat } put a crew member on { $module }, hangar { $hangar }
event-exchanged = { $seat } exchanged { $given } for { $taken }
event-equipped = { $seat } put the special chip on { $module }, hangar { $hangar }
event-launched = { $seat } declared a launch: hangar { $hangar } to { $planet }, { $percent }% that all modules survive
event-assigned = { $seat } changed the owner of { $module }, hangar { $hangar }: from { $from } to { $to }
event-paid = { $seat } paid { $energy } energy for the launch
event-rescued = { $count ->
    [0] { $seat } flew an empty rocket
    [one] { $seat } rescued 1 crew member: { $crew }
   *[other] { $seat } rescued { $count } crew members: { $crew }
 }
event-launch-reward = { $seat }: +{ $vp } VP for the launch
event-build-reward = { $seat }: +{ $vp } VP for the most modules
event-equipment-reward = { $seat }: +{ $vp } VP for equipment
event-explorer-reward = { $seat }: +{ $vp } VP for the chips on the planet
event-pilot-reward = { $seat }: +{ $vp } VP for the crew in the cockpit
event-first = { $seat }: +{ $vp } VP for rescuing everybody first. This is the last round
event-stability = Stability of { $module }, hangar { $hangar }: rolled { $value }
event-demanded = { $seat } demanded a re-roll
event-held = { $module }, hangar { $hangar }, holds ({ $seat })
event-broke = { $module }, hangar { $hangar }, is destroyed ({ $seat })
event-kept = { $seat } kept { $module }
event-ended = The match is over: { $reason }

# What somebody did, short, without who it was
deed-chose = is the { $character }
deed-adjusted = changed a die to { $value }
deed-replaced = replaced { $planet } with { $by }
deed-marked = put a chip on { $planet }
deed-spread = moved chips
deed-nothing-to-do = could do nothing
deed-passed = passed
deed-took = took { $module }
deed-bought = bought { $cubes } x { $resource }
deed-refilled = refilled { $resource }
deed-boarded = boarded in hangar { $hangar }
deed-boarded-terminal = sent crew to the terminal
deed-moved = moved crew to hangar { $hangar }
deed-shifted = shifted { $module } to hangar { $hangar }
deed-built = built in hangar { $hangar }: { $module }
deed-crew-aboard = crew aboard in hangar { $hangar }
deed-exchanged = exchanged { $given } for { $taken }
deed-equipped = special chip in hangar { $hangar }
deed-launched = launch from hangar { $hangar } to { $planet }
deed-assigned = changed the owner of { $module }
deed-rescued = { $count ->
    [0] flew empty
    [one] rescued 1 crew
   *[other] rescued { $count } crew
 }

# What ends the match, and what to go for
goal-rounds = { $own ->
    [nothing] The match ends after round { $rounds }, or with the first whole crew safe
   *[other] The match ends after round { $rounds }, or with the first whole crew safe (yours: { $own } of { $crew })
 }
goal-last-round = This is the last round
goal-all-rescued = Last round: a whole crew is safe
goal-no-rocket = There is no rocket for you yet
goal-modules = { $count ->
    [one] Hangar { $hangar } to { $planet }: 1 module is missing
   *[other] Hangar { $hangar } to { $planet }: { $count } modules are missing
 }
goal-join = { $count ->
    [one] Join hangar { $hangar } to { $planet }: 1 module is missing
   *[other] Join hangar { $hangar } to { $planet }: { $count } modules are missing
 }
goal-aboard = Hangar { $hangar } to { $planet }: nobody of yours is aboard
goal-energy = Hangar { $hangar } to { $planet }: you lack { $energy } energy
goal-ready = Hangar { $hangar } to { $planet }: ready for launch

# Why a hint is good
reason-plan-launch = { $count ->
    [0] The dice are for a launch from hangar { $hangar } to { $planet }: +{ $points } for launching; { $energy } energy stays
    [one] The dice are for 1 module in hangar { $hangar } and a launch to { $planet }: +{ $points } for launching; { $energy } energy stays
   *[other] The dice are for { $count } modules in hangar { $hangar } and a launch to { $planet }: +{ $points } for launching; { $energy } energy stays
 }
reason-plan-build = { $count ->
    [one] The dice are for 1 module in hangar { $hangar }; { $energy } energy stays
   *[other] The dice are for { $count } modules in hangar { $hangar }; { $energy } energy stays
 }
reason-save = No rocket is worth more this round; { $energy } energy stays
reason-take = { $planet ->
    [nothing] For the rocket in hangar { $hangar }
   *[other] For the rocket in hangar { $hangar }, which is to fly to { $planet }
 }
reason-launch = { $count ->
    [0] +{ $points } for you: { $planet }
    [one] +{ $points } for you, and 1 of your crew is rescued: { $planet }
   *[other] +{ $points } for you, and { $count } of your crew are rescued: { $planet }
 }
reason-opens = The rocket in hangar { $hangar } can then reach: { $planets }
reason-points = Brings at once: +{ $points }
reason-forecast = A launch from hangar { $hangar } to { $planet } brings you more then: +{ $points }
reason-payable = You can pay for this then: { $modules }
reason-nearer = { $parts ->
    [0] The rocket in hangar { $hangar } can then reach { $planet }
    [one] The rocket in hangar { $hangar } then lacks 1 module for { $planet }
   *[other] The rocket in hangar { $hangar } then lacks { $parts } modules for { $planet }
 }
reason-share = A module of yours in hangar { $hangar }: you can share the reward for building
reason-aboard = Crew in hangar { $hangar } are rescued when its rocket flies
reason-supply = A supply for what you build later; your cubes then: { $count }
reason-end = Spends nothing more on this die

asks-choose = Which character do you want to be?
asks-keep_start = Which of the drawn modules do you keep?
asks-explore = Do you draw a planet that replaces an open one?
asks-replace = Which planet does it replace?
asks-mark = Do you put a chip on a planet?
asks-spread = How do you spread your chips over the companies?
asks-plan = Place { $action_dice } dice on your phase board and bid for influence. Nobody sees it before all are done.
asks-adjust = All dice are revealed: do you change one of yours?
asks-research = Research: which module do you take?
asks-shopping = Shopping: what do you buy?
asks-refill = You choose: which resource is refilled?
asks-boarding = Boarding: what do you do with this die?
asks-target = Where does the crew member go?
asks-build_launch = Build & Launch: what do you do with this die?
asks-crew = { $module }, hangar { $hangar }: does a crew member go aboard at once, for free?
asks-sabotage = Launch of hangar { $hangar } to { $planet } ({ $seat }): do you do something about it?
asks-reroll = Stability roll for { $module }, hangar { $hangar } ({ $seat }): { $roll } against stability { $stability }, so it { $outcome ->
    [holds] holds
   *[breaks] breaks
 }. Do you demand a re-roll?
asks-terminal = Your crew member waits in the terminal: does it board?
asks-keep = You may keep one module: which one?

board-round = Round { $round }/{ $rounds }
board-now = { $phase ->
    [plan] Plan
    [research] Research
    [shopping] Shopping
    [boarding] Boarding
    [build_launch] Build & Launch
   *[end] End of the round
 }
board-die = { $seat }: die { $value }
board-left = { $what ->
    [moves] moves left { $count }
    [boardings] boardings left { $count }
    [shifts] shifts left { $count }
    [builds] builds left { $count }
    [launches] launches left { $count }
   *[pips] cubes left { $count }
 }
board-asked = To decide: { $seat }
board-trigger = Last round
board-influence = Influence
board-terminal = Terminal
board-queue = Dice
board-market = Market: { $market }
board-planets = Planets
board-head = { $word ->
    [fuel] tanks
    [needs] equipment
    [cost] energy
    [launch] launch
    [build] build
    [marks] chips
    [type] type
    [stability] stab.
    [seats] seats
    [energy] En
    [cubes] C/A/T
    [crew] Crew
    [saved] Safe
    [vp] VP
   *[score] Pts
 }
board-empty = empty
board-closed = closed
board-hangar = Hangar { $hangar }
board-resource = { $resource ->
    [carbon] Carbon
    [aluminium] Aluminium
   *[titanium] Titanium
 }
board-lacks = lacks { $types }
board-tanks = { $count ->
    [one] 1 tank
   *[other] { $count } tanks
 }
board-equipment = { $equipment ->
    [rover] R
   *[satellite] S
 }
board-letter = { $type ->
    [cockpit] C
    [tank] T
    [engine] E
   *[crew] M
 }
board-type = { $type ->
    [cockpit] cockpit
    [tank] fuel tank
    [engine] engine
   *[crew] crew module
 }
board-standard = Standard
board-legend = C cockpit, T tank, E engine, M crew; owner, stability, R rover, S satellite
board-phase = { $phase ->
    [research] Res
    [shopping] Shop
    [boarding] Board
   *[build_launch] B&L
 }
board-nothing = nothing
board-module = { $name }: { $type }, costs { $cost }, brings { $energy } energy, stability { $stability }, seats { $seats }
board-display = Display
board-piles = Piles: blue planets { $blue }, red planets { $red }, modules { $count }
board-top = on top { $name }
board-standard-piles = Standard piles: { $piles }
board-drawn-modules = Drawn
board-drawn = Drawn: { $planet }
board-own = Your modules
board-survival = Hangar { $hangar }: all modules survive a launch: { $percent } ({ $modules }){ $mechanic ->
    [yes] ; in brackets what the Mechanic can make of it
   *[no] .
 }
board-mechanic = { $chance } [{ $worst }–{ $best }]
board-reward = { $kind ->
    [launch] launch { $vp } VP
    [build] build { $vp } VP
    [equipment] equipment { $vp } VP
    [explorer] chips { $vp } VP
    [pilot] cockpit { $vp } VP
   *[first] first { $vp } VP
 }
board-rescued = rescued { $count }
board-fee = energy { $count }
board-launch = { $stage ->
    [declared] Launch to { $planet }, cost { $cost } – { $gains }
    [flown] Launched to { $planet }, cost { $cost } – { $gains }
   *[possible] Possible launch to { $planet }, cost { $cost } – { $gains }
 }
board-ahead-deed = { $deed ->
    [assign] Saboteur: { $module } has a new owner: { $seat }
   *[move] Saboteur: crew ({ $seat }) moved from { $module } to { $to }
 }
board-ahead-rolls = { $module } { $rolls }: { $outcome ->
    [holds] holds
    [breaks] breaks
   *[open] open
 }
board-ahead-settled = Energy after your plan so far: { $energy }
board-ahead-lowered = too dear: { $phase } goes down from { $value } to { $to }
board-ahead-instead = or put a { $to } on { $phase } instead
board-ahead-exchange = After exchanges: { $module } in hangar { $hangars }
board-ahead-mission = Nearest launch: hangar { $hangar } to { $planet }; lacking: modules { $parts }, energy { $energy }
board-too-dear = (too dear)
board-pilot-chip = chip for a module still there
board-ready = ready
board-not-ready = not ready yet
board-bid = bid { $count }
board-kept = keeps { $name }
board-chips = chips { $count }
board-modules = modules: { $names }
board-energy = energy
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
 }
board-worth = { $ambassador ->
    [0] crew { $crew }, VP { $vp }
   *[other] crew { $crew }, VP { $vp }, as Ambassador { $ambassador }
 }
board-ties = Ties: rescued by own launches { $rescued }, energy { $energy }
board-word = { $word ->
    [standard] standard
    [advanced] advanced
    [yellow] yellow
    [blue] blue
    [red] red
    [green] green
   *[purple] purple
 }
told-planet = { $name }, { $colour ->
    [blue] blue
   *[red] red
 } planet: tanks { $fuel }, equipment: { $needs }, costs { $cost } energy, launch reward { $launch } VP, build reward { $build } VP
told-no-planet = No { $colour ->
    [blue] blue
   *[red] red
 } planet is left for this place
told-marks = the Explorer's chips on it: { $count }
told-hangar = { $company }, { $amount } { $resource } less
told-fee = the Mogul asks { $count } energy here
told-module = Place { $place }: { $name }, { $type }, owner: { $owner }, stability { $stability }
told-crew = crew: { $crew }; free seats { $free }
told-seat = energy { $energy }, { $cubes }, crew in supply { $crew }, rescued { $saved } of { $total }, { $vp } VP, { $score ->
    [one] 1 point so far
   *[other] { $score } points so far
 }
told-dice = dice: { $dice }

# The browser's pages: icons, result, story
board-icons-title = Icons
board-icons-more = What it brings stands top left, its kind top right, its cost at the foot. Colour only repeats what a shape, a letter or a number says.
board-icons-modules = Modules
board-icons-things = What one has and needs
board-icons-planets = Planets
board-icons-crew = Crew
board-icons-phases = Phases and dice
board-icons-characters = Characters
board-icons-edges = Edges
board-icon-stability = stability: holds a roll up to this number
board-icon-seats = seats for crew
board-icon-standard = standard module
board-icon-kept = kept for a part that is still missing
board-icon-broken = broken in a launch
board-icon-energy = energy
board-icon-fuel = fuel tank that a planet takes
board-icon-chip = chip: marks who owns a module
board-icon-blue = blue planet: an even ring
board-icon-red = red planet: rays
board-icon-launch = VP for whoever launches
board-icon-build = VP for whoever built most of the rocket
board-icon-first = VP for whoever is first to bring all crew home
board-icon-saved = rescued
board-icon-aboard = aboard a rocket or in the terminal
board-icon-home = still in the supply
board-icon-die = action die, with its player's sign
board-icon-black = stability die, rolled for each module after a flight
board-icon-edge = { $state ->
    [legal] can be done now
    [chosen] chosen
    [swap] payable after an exchange
   *[dim] not now; press it to read why
 }
board-points-for = { $kind ->
    [crew] rescued crew
    [launch] launches
    [build] building
    [equipment] equipment
    [explorer] Explorer's chips
    [pilot] Pilot's cockpit
    [first] first to bring all home
    [ambassador] Ambassador
   *[vp] other VP
 }
board-crew-count = crew: { $count }
board-crew-went = Where the crew went
board-crew-went-more = rescued: { $saved } of { $all }; planets reached: { $planets }
board-in-round = Round { $round }
board-start = start
board-race-legend = Points after each round; the numbers lead to what is told below.
board-what-decided = What decided it
board-launch-list = { $count ->
    [one] The only launch
   *[other] All { $count } launches
 }
board-launch-line = { $count ->
    [0] { $seat } to { $planet }, nobody aboard; broken { $broken } of { $modules }
    [one] { $seat } to { $planet }, 1 crew member; broken { $broken } of { $modules }
   *[other] { $seat } to { $planet }, { $count } crew; broken { $broken } of { $modules }
 }
board-fact = { $kind ->
    [sabotage] The Saboteur's hand
    [richest] The richest launch
    [fullest] The fullest rocket
    [first-home] First to bring all home
    [first-launch] The first launch
    [wreck] The hardest landing
    [reroll] Saved by a second roll
   *[survivor] The steadiest module
 }
board-fact-sabotage = { $seat } changed a launch to { $planet } at the last moment: { $module }.
board-fact-richest = { $count ->
    [one] { $seat }: 1 point with one launch to { $planet }.
   *[other] { $seat }: { $count } points with one launch to { $planet }.
 }
board-fact-fullest = { $more ->
    [one] { $seat } to { $planet }; aboard, all of one player: { $count }.
   *[other] { $seat } to { $planet }; aboard, of { $more } players: { $count }.
 }
board-fact-first-home = { $seat } had the whole crew home in round { $count }, which made it the last one.
board-fact-first-launch = { $seat }: the first flight, to { $planet }, in round { $count }.
board-fact-wreck = After the flight to { $planet }, { $count } of { $more } modules broke.
board-fact-reroll = { $count ->
    [one] { $module } held on its second roll.
   *[other] { $module } held on its second roll; it happened { $count } times.
 }
board-fact-survivor = { $module } { $count ->
    [one] held once
   *[other] held { $count } times
 }; { $more ->
    [0] nothing broke at all
    [one] 1 module broke in all
   *[other] { $more } modules broke in all
 }.
# The launch on stage
board-flight-safe = Safe: { $crew }
board-flight-empty = Nobody was aboard.
board-flight-from = from hangar { $hangar }
board-checks = Stability checks
board-check = { $verdict ->
    [holds] holds
    [broken] broken
    [would-break] would break
    [would-hold] would hold
   *[to-come] to come
 }
board-reroll-you = Mechanic: roll again?
board-reroll-other = { $seat } may have it rolled again.
board-reroll-chance = It holds on 1 to { $stability }: { $percent }. The second roll counts.
board-reroll-pass = { $verdict ->
    [would-break] Let it break
   *[would-hold] Let it hold
 }
board-reroll = Roll again
board-reroll-asks = { $who ->
    [you] { $module } rolled a { $roll }
   *[other] { $module } rolled a { $roll }: { $seat } decides
 }
board-would-get = Who would get what
board-got = Who got what
board-gain = { $reward ->
    [launch] Launch
    [build] Build
    [equipment] Equipment
    [explorer] Explorer
    [pilot] Pilot
    [first] All home
    [crew] Crew
    [total] Together
   *[points] Points
 }
board-saved-count = saved: { $count }
board-orders = Standing orders
board-flies = flies
board-flies-now = If it flies now
board-assign-to = { $module }, hangar { $hangar }: whose shall it be?
board-chips-left = chips: { $count }
board-move-crew = Or move somebody out of { $module }:
board-exchange = Exchange cubes first
board-next-planet = In its place: { $planet }
board-next-planet-head = In its place, a new planet
board-sabotage-you = Saboteur: you may act before it flies
board-sabotage-other = { $seat } may act before it flies
board-sabotage-how = Press a module: give it another owner, or move somebody out of it.
board-launch-asks = { $seat }: hangar { $hangar } to { $planet }
board-all-wait = You are asked, and everybody waits for you.
board-fly-next = Then it flies.
board-see-launch = See the launch of { $seat }
board-see-table = See the table
board-skip = Skip the pictures
board-let-fly = Let it fly
board-step = { $step ->
    [declared] declared
   *[rewards] rewards
 }
board-step-stability = stability { $done } of { $of }
board-deed-assigned = { $seat }: { $module }, before: { $from }, now: { $to }
board-deed-moved = { $seat } moved somebody to { $module }
board-may-act = { $who ->
    [you] You may act
   *[other] { $seat } may act
 }
board-let-it-fly = { $who ->
    [you] You let it fly
   *[other] { $seat } let it fly
 }
board-flight-paid = { $energy } paid
board-flight-fee = and a fee of { $energy }: { $seat }
board-flight-landed = landed: { $count }
board-all-hold = that every module holds
board-with-mechanic = With the Mechanic between { $worst } and { $best }.
board-cost-of = { $cost } of your { $energy }
board-stays = What stays standing
board-stays-again = after the dash: rolled again
board-all-home = { $seat }: the whole crew is home. This is the last round.

section-constant = constants
section-edition = editions
section-length = lengths
section-colour = colours
section-resource = resources
section-module-type = types of modules
section-equipment = equipment
section-phase = phases
section-company = companies
section-die = dice
section-module = modules
section-planet = planets
section-character = characters
section-end-reason = ways a match ends
section-action = actions

field-action-dice-per-color = action dice per colour
field-amount = cubes less
field-build-reward = build reward
field-characters = characters
field-chips-per-color = chips per colour
field-closed-hangar-cards = cards for closed hangars
field-colour = colour
field-copies = copies
field-cost = cost
field-crew = crew per player
field-crew-per-color = crew per colour
field-cubes = cubes
field-deck = deck
field-dice-fields = fields for dice
field-discount = cheaper here
field-energy = energy
field-energy-cost = cost in energy
field-energy-single = energy markers of 1
field-energy-triple = energy markers of 3
field-equipment = special equipment
field-faces = faces
field-fuel = tanks needed
field-influence-markers-per-color = influence markers per colour
field-launch-reward = launch reward
field-minutes = minutes
field-modules-advanced = advanced modules
field-modules-standard = standard modules
field-order = order
field-phase-boards = phase boards
field-planets-blue = blue planets
field-planets-red = red planets
field-reference-cards = reference cards
field-resources-per-type = cubes per resource
field-screens = screens
field-seats = seats
field-stability = stability
field-stability-dice = stability dice
field-start = at the start
field-text = text
field-type = type
field-value = value
field-vp-five = VP markers of 5
field-vp-single = VP markers of 1

# Standing orders
order-sabotage-never = Sabotage: always pass
order-sabotage-mine = Sabotage: pass unless I launch, or my crew or a module of mine would fly
order-reroll-never = Re-roll: never demand one
order-reroll-mine = Re-roll: only ask me about my own modules
order-reroll-broken = Re-roll: only ask me when a module of mine has just broken
order-adjust-never = Engineer: leave my dice as they were revealed
order-explore-never = Explorer: draw no planet
order-mark-never = Explorer: mark no planet
order-spread-never = Mogul: leave my chips where they are
order-terminal-never = Terminal: my crew member stays there at the end of the round

# The plain table in the browser: what the view's keys are called, what stands on cards, what is offered in rows
view-round = round
view-rounds = rounds at most
view-edition = edition
view-length = length
view-characters = characters
view-phase = phase
view-about = it is about
view-about-place = place in the rocket
view-about-colour = pile
view-about-space = place for a planet
view-about-tied = roll for the same place
view-hangar = hangar
view-influence = influence, front first
view-rolls = rolls for the order
view-queue = dice still to come in this phase
view-order = all dice of each phase in their order
view-field = field
view-value = die
view-market = market
view-capacity = market holds of each
view-first-buyer = who bought first
view-hangars = hangars with rockets
view-discount = cheaper here
view-closed = closed
view-fee = fee for the Mogul
view-modules = modules
view-tanks = tanks
view-equipment = equipment
view-missing = to fly it lacks
view-modules-crew = crew aboard
view-modules-pilot-chip = with the Pilot's chip
view-owner = owner
view-free = free seats
view-planets = open planets
view-fuel = tanks needed
view-planets-equipment = equipment needed
view-cost = energy to pay
view-launch-reward = VP for the launch
view-build-reward = VP for most modules
view-marks = Explorer's chips
view-flown = planets reached
view-rescuer = who launched
view-flown-crew = crew rescued
view-piles = piles
view-piles-blue = blue planets to come
view-piles-red = red planets to come
view-advanced = advanced modules to come
view-piles-top = on top of them
view-standard = standard modules
view-piles-unseen = below the top, in some order
view-planets-unseen = planets to come, in some order
view-planets-unseen-blue = blue
view-planets-unseen-red = red
view-under-blue = under the blue pile
view-under-red = under the red pile
view-piles-under = put there by the Explorer
view-display = modules on display
view-discard = discarded modules
view-drawn = planet drawn
view-drawn-modules = drawn: one of them can be kept
view-terminal = in the boarding terminal
view-companies = the Mogul's chips
view-turn = the die that is played
view-seat = who
view-used = used of it
view-turn-left = still allowed, one or the other
view-moves = moves
view-boardings = boardings
view-shifts = shifts
view-builds = builds
view-launches = launches
view-pips = cubes
view-extra-shift = one more shift, as Mechanic
view-bought = bought with it already
view-launch = launch under way
view-launcher = who launches
view-planet = planet
view-roll = stability roll
view-step = what is under way
view-deed = what the Saboteur did
view-deed-deed = deed
view-deed-hangar = in hangar
view-deed-place = place in the rocket
view-deed-owner = owner before
view-deed-seat = whose crew, or new owner
view-deed-module = module
view-checks-module = module
view-to-hangar = to hangar
view-to-place = place there
view-to-module = module there
view-assignments = with another owner
view-checks = stability checks
view-checks-place = place in the rocket
view-checks-rolls = stability rolls
view-outcome = it
view-reach = what planets still take
view-reach-space = place of the planet
view-reach-tanks = tanks lacking
view-reach-equipment = equipment lacking
view-parts = modules lacking
view-planets-fee = fee for the Explorer
view-prices = what your modules cost
view-prices-module = module
view-prices-cost = cubes
view-exchanges = exchanges before
view-opens = planets that it brings into reach
view-to = goes to
view-prices-energy = energy it brings
view-mission = your nearest launch
view-mission-tanks = tanks lacking
view-mission-equipment = equipment lacking
view-mission-energy = energy lacking
view-own = with a module of yours
view-mission-crew = your crew aboard
view-faces = what dice bring and allow
view-faces-energy = energy it brings
view-faces-modules = modules in Research
view-faces-cubes = cubes in Shopping
view-options = in Build & Launch, one or the other
view-settlement = energy of the plan
view-settlement-energy = dice bring
view-left = energy left
view-settlement-bid = bid left
view-short = pips too many
view-lowered = dice that go down
view-lowered-to = to
view-instead = dice of which one could be put lower instead
view-instead-to = to
view-instead-same = allows as much
view-next = left with one more die, by its value
view-rewards = VP from launches
view-rewards-launch = launch
view-rewards-build = most modules
view-rewards-equipment = equipment
view-rewards-explorer = Explorer's chips
view-rewards-pilot = Pilot's cockpit
view-rewards-first = rescued all first
view-forecast = what a launch would bring
view-space = place of the planet
view-stage = how far
view-not-legal = not allowed now
view-rule = barred by
view-not-affordable = too dear
view-forecast-fee = to the Explorer
view-forecast-crew = crew aboard
view-forecast-seats = who would get what
view-forecast-modules = chance to survive
view-survives = chance to survive
view-forecast-survives = chance that all modules survive
view-best = with re-rolls at best
view-worst = with re-rolls at worst
view-seats-launch = launch
view-seats-build = most modules
view-seats-equipment = equipment
view-seats-explorer = Explorer's chips
view-seats-pilot = Pilot's cockpit
view-seats-first = rescued all first
view-forecast-seats-crew = crew rescued
view-crew-points = points for crew
view-completes = all rescued
view-stability = stability
view-modules-type = type
view-modules-seats = seats
view-trigger = last round
view-character = character
view-energy = energy
view-cubes = resources
view-seats-crew = crew in supply
view-crew-total = crew in all
view-saved = rescued
view-rescued = rescued by own launches
view-seats-modules = modules not yet built
view-ready = ready
view-dice = dice, left and right
view-research = research
view-shopping = shopping
view-boarding = boarding
view-build-launch = Build & Launch
view-bid = bid
view-kept = keeps
view-pilot-chip = Pilot's chip still there
view-worth-crew = rescued crew
view-worth-vp = victory points
view-ambassador = as Ambassador
word-sabotage = the Saboteur is asked
word-planet = a new planet comes
word-stability = stability checks
word-holds = holds
word-breaks = breaks
word-pass = let it fly
word-move = moved a crew member
word-assign = gave a module another owner
word-left = left field
word-right = right field
word-standard = standard
word-yellow = yellow
word-advanced = advanced
word-blue = Blue
word-end = end of the round
word-possible = possible
word-declared = declared
word-flown = under way
mark-type = { $value }
mark-cost = costs { $value }
mark-energy = brings { $value } energy
mark-seats = seats { $value }
mark-stability = stability { $value }
mark-equipment = { $value }
mark-fuel = tanks { $value }
mark-energy_cost = costs { $value } energy
mark-launch_reward = launch { $value } VP
mark-build_reward = most modules { $value } VP
title-hangars = hangar { $hangar }: { $company }
title-hangars-modules = { $place }. { $module }
title-forecast-modules = { $place }. { $module }
title-planets = { $planet ->
    [nothing] { $place }. none left for this place ({ $colour })
   *[other] { $place }. { $planet } ({ $colour })
 }
title-forecast = hangar { $hangar } to { $planet }: { $stage }
row-plan = { $phase }, { $field ->
    [left] left
   *[right] right
 }
legend-plan = Small numbers: energy that you get (+) or pay (–). What does each value allow?
hint-plan = { $allows ->
    [module] 1 module
    [cubes] cubes, up to the value
    [moves] moves: { $count }
    [boardings] boardings: { $count }
    [s1] 1 shift
    [b1] 1 build
    [b1-l1] 1 build or 1 launch
    [b1l1-b2] 1 build and 1 launch, or 2 builds
    [b2l1] 2 builds and 1 launch
   *[other] at most: shifts { $shifts }, builds { $builds }, launches { $launches } (RR-9.1)
 }
cell-plan = { $value }
more-plan = { $gets ->
    [0] { $pays ->
        [0] ±0
       *[other] −{ $pays }
     }
   *[other] +{ $gets }
 }
row-set = { $phase }, { $field ->
    [left] left
   *[right] right
 }
cell-set = { $value }
more-set = { $gets ->
    [0] { $pays ->
        [0] ±0
       *[other] −{ $pays }
     }
   *[other] +{ $gets }
 }
row-bid = energy
cell-bid = { $energy }
row-buy = { $resource }
cell-buy = { $cubes }
title-queue = { $phase } { $value }
row-shift = hangar { $hangar }: { $place }. { $module } to hangar
cell-shift = { $target }
row-move = crew in hangar { $hangar }: { $place }. { $module }
cell-move = { $colour }
row-assign = hangar { $hangar }: { $place }. { $module } goes to
cell-assign = { $colour }
more-choose = { $text }

# What the component file gives no name
called-rounds-max = rounds at most
called-hand-limit = unbuilt modules kept at the end of a round
called-bid-max = highest bid
called-start-energy = energy at the start
called-start-chips = chips at the start
called-action-dice = action dice per player
called-blue-planets-open = open blue planets
called-red-planets-open = open red planets
called-terminal-spaces = spaces of the terminal
called-terminal-per-player = crew per player in the terminal
called-rocket-modules-max = most modules of a rocket
called-exchange-give = cubes given in an exchange
called-exchange-get = cubes got in an exchange
called-crew-vp = points for a crew member on a planet
called-first-vp = VP for rescuing everybody first
called-equipment-vp = VP for equipment
called-ambassador-rescue-vp = Ambassador: points for each crew member rescued
called-ambassador-foreign-crew-vp = Ambassador: what others' crew is worth to them
called-boarding-cost = energy for a seat
called-mechanic-draws = Mechanic: modules drawn at the start
called-mogul-energy = Mogul: energy at the start
called-mogul-energy-per-crew = Mogul: energy at the start for each crew member
called-mogul-chips-max = Mogul: most chips on companies
called-miner-cubes = Miner: more cubes of each type at the start
called-ambassador-terminal-crew = Ambassador: crew in the terminal at the start
called-pilot-chips = Pilot: special chips
called-pilot-cockpit-vp = Pilot: VP for own crew in the cockpit, each
called-explorer-chip-vp = Explorer: VP for a chip on the planet
called-explorer-chip-fee = Explorer: energy that a chip costs others
called-mogul-chip-fee = Mogul: energy that a chip costs others

# What a table chooses before its match

option-edition = Edition
option-length = Length
option-characters = Characters
option-characters-off = without
option-characters-deal = dealt at random
option-characters-choose = each player chooses

# The browser's own table
board-short-type = { $type ->
    [cockpit] Cockpit
    [tank] Tank
    [engine] Engine
   *[crew] Crew
 }
board-no-tank = no tank
board-bid-less = Bid less
board-bid-more = Bid more
board-bid-name = Bid for influence
board-bid-why = The highest bid leads the influence track, and is the only one that is paid.
board-can-fly = can fly
board-chips-name = chips
board-colour-planets = { $colour ->
    [blue] Blue planets
   *[red] Red planets
 }
board-complete = complete
board-crew = Crew: saved { $saved }, aboard or waiting { $aboard }, at home { $home }, in all { $total }
board-crew-aboard = crew aboard
board-crew-free = Only now, and free: a crew member from your supply.
board-deed = { $deed ->
    [build] Build
    [launch] Launch
    [shift] Shift
    [equip] Chip
   *[exchange] Exchange
 }
board-deeds = What to do with this die
board-dice-count = { $count ->
    [one] 1 die
   *[other] { $count } dice, highest first
 }
board-dice-placed = Dice placed: { $count }/{ $most }
board-crew-key = { $verb ->
    [crew] One aboard
   *[pass] Nobody
 }
board-end-key = End this die
board-energy-name = Energy
board-faces = { $phase }, { $field ->
    [left] left die
   *[right] right die
 }: what each face allows
board-free-count = { $count ->
    [one] 1 free
   *[other] { $count } free
 }
board-free-seats = Free seats
board-hangars = Hangars
board-in-pile = { $count } in the pile
board-keep-one = Keep one
board-market-holds = holds { $count } of each
board-market-name = Market
board-mission = Pin a mission
board-mission-planet = Mission: planet
board-mission-rocket = Mission: rocket
board-more-actions = More actions
board-new-modules = New modules come with the next round
board-no-die = no die
board-no-launch = No rocket can fly now
board-no-module = no module in hand
board-no-shift = No module can be moved now
board-nothing-yet = Nothing yet
board-own-dice = Your dice
board-own-plan = Your phase board, behind the screen
board-pane = { $pane ->
    [board] Board
    [depot] Depot
   *[players] Players
 }
board-phase-short = { $phase ->
    [plan] Plan
    [research] Research
    [shopping] Shopping
    [boarding] Boarding
   *[build_launch] Build
 }
board-phases = Round and phases
board-pile-top = Pile, top
board-plan-asks = Plan: put your dice on your phase board
board-plan-ready = You are ready
board-plan-secret = Nobody sees it before all are ready.
board-planning = planning
board-plans-open = The plans are open
board-ready-key = Ready
board-refill = Refill
board-refill-one = You choose: one type is refilled
board-score = points if it ended now
board-secret = in secret, all at once
board-setting-up = Getting ready
board-take-from-market = Take from the market
board-needs = Your modules still lack
board-take-off = Take it off
board-take-one = Take one module
board-tanks-name = tanks
board-then = { $whose ->
    [own] Then you with a { $value }.
   *[other] Then { $seat } with a { $value }.
 }
board-there = in stock: { $count }
board-thinking = { $seat } is deciding
board-your-die = { $is ->
    [research] Your { $die } in Research: take one module
    [miner] Your { $die } in Shopping: cubes of any types, in all { $pips }
    [build_launch] Your { $die }: { $allows }
   *[other] Your { $die } in { $phase }: { $allows }
 }
board-token = { $what ->
    [moves] Move
    [boardings] Boarding
    [shifts] Shift
    [builds] Build
    [launches] Launch
   *[pips] Cube
 }
board-label = { $what ->
    [you] you
   *[next] next
 }
board-see-queue = { $phase }: see its dice
board-unpin = Show the nearest launch again
board-bid-short = Bid
board-bid-end = { $end ->
    [pays] pays
   *[back] back
 }
board-stay = Stay here
board-clear = Clear
board-take-key = Take { $module }
board-exchange-and-build-in = Exchange and build in { $hangar }
board-phase-begins = { $phase } begins
board-goes-first = { $whose ->
    [own] You go first, with a { $value }.
   *[other] { $seat } goes first, with a { $value }.
 }
board-would-cost = what it would cost
board-compare = press another module to compare
board-enough = enough
board-bars = { $rule ->
    [RR-9-7] no chip left
    [RR-13-13] no energy for the fee
   *[other] no place for it
 }
board-opens = Hangar { $hangar }: { $planets } in reach
board-own-crew = Your crew
board-crew-place = { $where ->
    [home] At home: { $count }
    [aboard] Aboard: { $count }
   *[saved] Saved: { $count }
 }
board-bubble = { $what ->
    [dice] { $action_dice } dice for the whole round: press a field, then a face. Low dice bring energy, high dice cost it and act first.
    [queue] All dice of the phase in their order, highest first. The gold one acts now.
   *[kept] Dashed parts are kept free: every rocket needs an engine, a cockpit and a place for a tank.
 }
board-bubble-close = Got it
board-key-face = In the plan: put this face on the chosen field
board-key-off = In the plan: take the die off
board-key-fields = In the plan: from a field to its faces, and back
board-key-launch = Launches
board-key-exchange = Exchanges
board-key-green = Do what the green button says
board-this-phase = In this phase
board-to-board = To the board
board-waiting-for = Waiting for { $seats }.
board-crew-where = { $aboard } aboard, { $home } at home
board-who-moves = Who moves?
board-allows = { $allows ->
    [module] one module
    [cubes] up to { $value ->
        [one] one cube
       *[other] { $value } cubes
     } of one type
    [moves] { $count ->
        [one] one move
       *[other] { $count } moves
     }
    [boardings] { $count ->
        [one] one boarding
       *[other] { $count } boardings
     }
    [s1] one shift
    [b1] one build
    [b1-l1] a build or a launch
    [b1l1-b2] build and launch, or 2 builds
    [b2l1] 2 builds and a launch
   *[other] at most: shifts { $shifts }, builds { $builds }, launches { $launches }
 }
board-allows-sooner = as { $value }, but before every { $value }
board-allows-twice = { $allows }, twice
board-short-by = { $short } energy short.
board-short-bid = { $left ->
    [0] Your bid of { $bid } is used up.
   *[other] Of your bid of { $bid }, { $left } is left.
 }
board-instead = { $phase }: { $to } instead
board-instead-why = { $same ->
    [true] allows as much, and no other drops
   *[other] and no other drops
 }
board-launch-ask = Launch hangar { $hangar } to { $planet }?
board-launch-all = You alone pay; everybody aboard is rescued.
board-boarding-how = A seat costs { $cost } energy, for the module's owner.
board-moving-how = Press one of your crew, then a free seat. Moves are free.
board-back = Back
board-build-in = Build in hangar { $hangar }
board-spread-key = Spread { $chips }
board-chip-less = one chip less
board-chip-more = one chip more
board-bill = { $module } in hangar { $hangar }
board-bill-costs = costs
board-bill-pays = you pay
board-bill-energy = +{ $energy } energy
board-bill-opens = in reach then: { $planets }
board-bill-chip = one of your { $chips } chips goes on it
board-bill-own = your modules there then: { $own } of { $all }
board-no-fit = It cannot be built anywhere now: press a hangar to hear why.
board-no-exchange = Nothing to exchange.
board-discarded = Discarded: { $count }
board-look-through = look through
board-piles-title = Modules out of sight
board-piles-more = What everybody knows by counting.
board-large = { $what ->
    [fuel] tanks needed: { $count }
    [cost] energy that the launching player pays: { $count }
    [launch] VP for launching there: { $count }
    [build] VP for building most of the rocket: { $count }
    [stability] holds up to a roll of { $count }
    [seats] seats: { $count }
   *[energy] energy when it is built: { $count }
 }
board-large-needs = needed: { $name }
board-large-carries = carries: { $name }
board-exchanges = { $exchanges ->
    [0] too dear
    [one] 1 exchange
   *[other] { $exchanges } exchanges
 }
board-icons = Icons ?
