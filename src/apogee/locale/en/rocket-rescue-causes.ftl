# Rocket Rescue: what stands behind a refusal. The key is the rule's id and the case; names come from the component file.
# What each sentence advises is held to what is legal by tests/advice.py, which says how that is written.
# Advises: nothing
rr-3-1-phase = This belongs to the phase { $phase }, and now it is { $now }; do what this phase asks of you.
# Advises: nothing
rr-3-1-later = This belongs to the phase { $phase }; first answer what is asked now.
# Advises: nothing
rr-3-3-character = Only the { $character } does this, at the start of a round; answer what is asked now.
# Advises: draw *, pass
rr-3-3-draw = You draw a planet before you replace or mark one; draw, or pass.
# Advises: replace *
rr-3-3-replace = You have drawn { $drawn }; first choose which open planet of its colour it replaces.
# Advises: mark *, pass
rr-3-3-mark = Your draw of this round is over; mark an open planet, or pass.
# Advises: nothing
rr-3-3-moment = As the { $character } you do this at the start of a round only; answer what is asked now.
# Advises: done, take-back
rr-4-2-all = All { $action_dice } dice are placed; say that you are done, or take a step back to change one.
# Advises: plan *, take-back
rr-4-2-left = On the left field of { $phase } lies a die of { $value }; choose a free field, or { $more ->
    [0] take that step back
   *[other] take your steps back as far as that one
 }.
# Advises: plan *, take-back
rr-4-2-right = On the right field of { $phase } lies a die of { $value }; choose a free field, or { $more ->
    [0] take that step back
   *[other] take your steps back as far as that one
 }.
# Advises: plan *
rr-4-3-missing = Dice still to be placed: { $missing } of { $action_dice }; place them, then say that you are done.
# Advises: done
rr-4-3-done = All { $action_dice } dice are placed; say that you are done.
# Advises: take-back
rr-4-4-again = You have bid { $bid } already, and you bid once; to bid otherwise, first { $more ->
    [0] take that step back
   *[other] take your steps back as far as that one
 }.
# Advises: bid *
rr-4-4-energy = You cannot bid { $bid }, for you hold { $energy } energy; bid no more than that.
# Advises: nothing
rr-4-5-engineer = Only the Engineer changes a die, right after the reveal; answer what is asked now.
# Advises: nothing
rr-4-5-moment = You change a die right after the reveal, and at no other time; answer what is asked now.
# Advises: set *, pass
rr-4-5-revealed = Dice and bids are revealed, and no more are placed; set one of your dice to another value, or pass.
# Advises: take-back
rr-5-1-planned = Your plan is finished, but others are still planning; wait, or take a step back to change it.
# Advises: take-back
rr-5-1-kept = You have chosen the module you keep, but others are still choosing; wait, or take a step back.
# Advises: nothing
rr-5-1-spare = You have nothing to discard, but others are still choosing what to keep; wait for them.
# Advises: nothing
rr-5-1-other = It is not your turn: { $colour } has to decide now; wait until you are asked.
# Advises: pass
rr-5-4-pass = This die is skipped by a pass, and nothing is refunded.
# Advises: end
rr-5-4-end = This die is given up by ending the turn, and nothing is refunded.
# Advises: others? board *, end
rr-5-5-move = Your die of { $value } boards crew and moves none (dice that move: { $values }); { $others ->
    [0] end the turn
   *[other] board somebody, or end the turn
 }.
# Advises: others? move *, end
rr-5-5-board = Your die of { $value } moves crew and boards none (dice that board: { $values }); { $others ->
    [0] end the turn
   *[other] move somebody, or end the turn
 }.
# Advises: end
rr-5-5-shift = Your die of { $value } allows no shift (dice that shift: { $values }); end the turn if there is nothing else to do.
# Advises: end
rr-5-5-build = Your die of { $value } allows no build (dice that build: { $values }); end the turn if there is nothing else to do.
# Advises: end
rr-5-5-launch = Your die of { $value } allows no launch (dice that launch: { $values }); end the turn if there is nothing else to do.
# Advises: others? take *, pass
rr-6-2-pile = The pile of { $module } is empty; { $others ->
    [0] nothing is left to take, so pass
   *[other] take another module, or pass
 }.
# Advises: others? take *, pass
rr-6-2-display = { $module } does not lie in the display; { $others ->
    [0] nothing is left to take, so pass
   *[other] take another module, or pass
 }.
# Advises: buy $resource $left, pass
rr-7-1-value = Your die shows { $left }, so you cannot take { $cubes } cubes; take { $left } at most, or pass.
# Advises: buy $resource $left, pass
rr-7-1-left = Your die has { $left } left, so you cannot take { $cubes } cubes; take { $left } at most, or pass.
# Advises: buy $resource $there, pass
rr-7-1-market = Your die allows { $left }, and the market holds { $there } of { $resource }, so you cannot take { $cubes }; take { $there } at most, or pass.
# Advises: others? buy *, pass
rr-7-1-none = Your die allows { $left }, not { $cubes }, and of { $resource } you can take none; { $others ->
    [0] there is no other type either, so pass
   *[other] take another type, or pass
 }.
# Advises: buy $resource $there, pass
rr-7-3-holds = The market holds { $there } of { $resource }, so you cannot take { $cubes }; { $others ->
    [0] take { $there } at most, or pass
   *[other] take { $there } at most, another type, or pass
 }.
# Advises: buy *, pass
rr-7-3-again = The market holds { $there } of { $resource }, which you have taken with this die already (RR-R.52); take another type, or pass.
# Advises: others? buy *, pass
rr-7-3-empty = The market holds no { $resource }, and none is added during the phase; { $others ->
    [0] there is no other type either, so pass
   *[other] take another type, or pass
 }.
# Advises: refill *
rr-7-4-now = Shopping is over; now choose the type that is refilled to capacity.
# Advises: others? buy *, pass
rr-7-4-later = The market is refilled when all Shopping dice are done; { $others ->
    [0] there is nothing to buy until then, so pass
   *[other] until then buy, or pass
 }.
# Advises: nothing
rr-8-3-first = Nobody is moving now, so there is no seat to choose; answer what is asked now.
# Advises: others? move *, end
rr-8-3-own = In Boarding you move your own crew only ({ $colour }); { $others ->
    [0] none of it can move, so end the turn
   *[other] choose one of them who can go elsewhere, or end the turn
 }.
# Advises: others? move *, end
rr-8-3-empty = No module stands in place { $place } of hangar { $hangar }; { $others ->
    [0] end the turn
   *[other] choose a module from which your crew can move, or end the turn
 }.
# Advises: others? move *, end
rr-8-3-nobody = None of your crew is on { $module } in hangar { $hangar }; { $others ->
    [0] end the turn
   *[other] choose a module from which your crew can move, or end the turn
 }.
# Advises: others? move *, end
rr-8-3-full = No other module than { $module } in hangar { $hangar } has a free seat, so nobody can leave it; { $others ->
    [0] end the turn
   *[other] choose a module from which your crew can move, or end the turn
 }.
# Advises: to *, take-back
rr-8-3-where = Somebody is about to move: choose the seat, or take that step back.
# Advises: to *, take-back
rr-8-3-same = The crew member is on { $module } in hangar { $hangar } already; choose another module, or take the step back.
# Advises: to *, take-back
rr-8-3-taken = { $module } in hangar { $hangar } has no free seat (seats: { $seats }); choose another module, or take the step back.
# Advises: to *, take-back
rr-8-3-nowhere = No module stands in place { $place } of hangar { $hangar }; choose another module, or take the step back.
# Advises: end
rr-8-4-crew = No crew is left in your supply, so nobody can board; end the turn.
# Advises: board [1-9] [1-9]
rr-8-4-empty = No module stands in place { $place } of hangar { $hangar }; choose a free seat that you can pay for.
# Advises: board [1-9] [1-9]
rr-8-4-seatless = { $module } in hangar { $hangar } has no seats at all; choose a free seat that you can pay for.
# Advises: board [1-9] [1-9]
rr-8-4-full = All seats of { $module } in hangar { $hangar } are taken ({ $seats }); choose a free seat that you can pay for.
# Advises: others? board terminal, end
rr-8-4-none = No module has a free seat that you can pay for; { $others ->
    [0] your place in the terminal is taken too, so end the turn
   *[other] go to the terminal, which is free, or end the turn
 }.
# Advises: others? board terminal, end
rr-8-4-energy = A seat costs { $cost } energy, and you have { $energy }; { $others ->
    [0] your place in the terminal is taken too, so end the turn
   *[other] go to the terminal, which is free, or end the turn
 }.
# Advises: pass
rr-8-4-stay = No module has a free seat that you can pay for; pass, and your crew member stays in the terminal.
# Advises: board [1-9] [1-9]
rr-8-4-dear = This seat costs { $cost } energy, and you have { $energy }; choose a seat that you can pay for.
# Advises: end
rr-8-5-crew = No crew is left in your supply, so nobody can go to the terminal; end the turn.
# Advises: board [1-9] [1-9], end
rr-8-5-seat = One of your crew is in the terminal already, and no more than { $terminal_per_player } may be; board a module, or end the turn.
# Advises: end
rr-8-5-there = One of your crew is in the terminal already, and you can board no module either; end the turn.
# Advises: others? board [1-9] [1-9], pass
rr-8-5-waits = This crew member is in the terminal already; { $others ->
    [0] pass, and it stays there
   *[other] choose a seat, or pass and let it stay there
 }.
# Advises: end
rr-9-1-shift = Your die of { $value } allows no further shift (done: shifts { $shifts }, builds { $builds }, launches { $launches }); end the turn if there is nothing else to do.
# Advises: end
rr-9-1-build = Your die of { $value } allows no further build (done: shifts { $shifts }, builds { $builds }, launches { $launches }); end the turn if there is nothing else to do.
# Advises: end
rr-9-1-launch = Your die of { $value } allows no further launch (done: shifts { $shifts }, builds { $builds }, launches { $launches }); end the turn if there is nothing else to do.
# Advises: others? shift *, end
rr-9-2-empty = No module stands in place { $place } of hangar { $hangar }; { $others ->
    [0] you have no module that can be shifted, so end the turn if there is nothing else to do
   *[other] shift one of your own modules
 }.
# Advises: others? shift *, end
rr-9-2-owner = { $module } belongs to { $colour }; { $others ->
    [0] you have no module that can be shifted, so end the turn if there is nothing else to do
   *[other] shift one of your own modules
 }.
# Advises: others? shift $from $place *, end
rr-9-2-closed = Hangar { $hangar } is closed for the whole game; { $others ->
    [0] no other takes { $module } either, so end the turn if there is nothing else to do
   *[other] shift { $module } to another hangar
 }.
# Advises: nothing
rr-9-3-supply = You have no { $module } in your supply; { $do }.
# Advises: nothing
rr-9-3-closed = Hangar { $hangar } is closed for the whole game; { $do }.
# Advises: exchange *, exchange * then build $module $hangar, others? build $module *
rr-9-4-exchange = For { $module } in hangar { $hangar } you lack: { $missing }; { $others ->
    [0] exchange cubes for it
   *[other] exchange cubes for it, or build where you can pay
 }.
# Advises: nothing
rr-9-4-cubes = For { $module } in hangar { $hangar } you lack: { $missing }; { $do }.
# Advises: end, no build *
rr-9-4-chips = For { $module } in hangar { $hangar } you lack: { $missing }; besides, no chip is left in your supply to put on it, so end the turn if there is nothing else to do.
# Advises: nothing
rr-9-4-room = For { $module } in hangar { $hangar } you lack: { $missing }; besides, the rocket there has no room for it; { $do }.
# Advises: nothing
rr-9-4-fee = For { $module } in hangar { $hangar } you lack: { $missing }; besides, the Mogul's fee there is { $fee } energy, and you have { $energy }; { $do }.
# Advises: others? exchange *
rr-9-5-have = You give { $exchange_give } of { $resource } in an exchange, and you have { $cubes }; { $others ->
    [0] nothing else can be exchanged either, so do something else
   *[other] exchange another type
 }.
# Advises: others? exchange *
rr-9-5-bank = The bank has { $cubes } of { $resource }, and an exchange takes { $exchange_get }; { $others ->
    [0] nothing else can be exchanged either, so do something else
   *[other] choose another exchange
 }.
# Advises: end
rr-9-7-none = You put a chip on what you build, and none is left in your supply; end the turn if there is nothing else to do.
# Advises: crew, pass
rr-9-8-now = First put a crew member on { $module }, or pass.
# Advises: nothing
rr-9-8-moment = Crew board free of charge only a module with a seat that you have just built; answer what is asked now.
# Advises: nothing
rr-9-9-one = The rocket in hangar { $hangar } has its part already: { $type }; { $do }.
# Advises: nothing
rr-9-9-full = All { $middle } middle places of the rocket in hangar { $hangar } are taken; { $do }.
# Advises: nothing
rr-9-9-tank = The last middle place of the rocket in hangar { $hangar } is kept for a tank; { $do }.
# Advises: others? shift $from $place *, end
rr-9-9-shift-one = The rocket in hangar { $hangar } has its part already: { $type }; { $others ->
    [0] no other takes { $module } either, so end the turn if there is nothing else to do
   *[other] shift { $module } to another hangar
 }.
# Advises: others? shift $from $place *, end
rr-9-9-shift-full = All { $middle } middle places of the rocket in hangar { $hangar } are taken; { $others ->
    [0] no other takes { $module } either, so end the turn if there is nothing else to do
   *[other] shift { $module } to another hangar
 }.
# Advises: others? shift $from $place *, end
rr-9-9-shift-tank = The last middle place of the rocket in hangar { $hangar } is kept for a tank; { $others ->
    [0] no other takes { $module } either, so end the turn if there is nothing else to do
   *[other] shift { $module } to another hangar
 }.
# Advises: others? launch *, end
rr-10-1-empty = No rocket stands in hangar { $hangar }; { $others ->
    [0] no other can fly now, so end the turn if there is nothing else to do
   *[other] choose a rocket that can fly
 }.
# Advises: nothing
rr-10-1-missing = The rocket in hangar { $hangar } lacks: { $types }; { $do }.
# Advises: others? launch *, end
rr-10-1-owner = No module of the rocket in hangar { $hangar } is yours; { $others ->
    [0] no other can fly now, so end the turn if there is nothing else to do
   *[other] choose a rocket that can fly
 }.
# Advises: others? launch $hangar *, end
rr-10-2-away = { $planet } is not among the open planets; { $others ->
    [0] the rocket in hangar { $hangar } can reach no other now, so end the turn if there is nothing else to do
   *[other] choose another planet
 }.
# Advises: nothing
rr-10-2-tanks = { $planet } needs { $needed ->
    [one] 1 tank
   *[other] { $needed } tanks
 }; the rocket in hangar { $hangar } has { $tanks }; { $do }.
# Advises: nothing
rr-10-2-equipment = { $planet } needs equipment that the rocket in hangar { $hangar } lacks: { $equipment }; { $do }.
# Advises: nothing
rr-10-2-both = { $planet } needs { $needed ->
    [one] 1 tank
   *[other] { $needed } tanks
 }; the rocket in hangar { $hangar } has { $tanks }, and lacks: { $equipment }; { $do }.
# Advises: others? launch $hangar *, end
rr-10-4-energy = The launch to { $planet } costs { $cost } energy, and you have { $energy }; { $others ->
    [0] the rocket in hangar { $hangar } can reach no cheaper one now, so end the turn if there is nothing else to do
   *[other] choose a cheaper planet
 }.
# Advises: others? launch $hangar *, end
rr-10-4-fee = The launch to { $planet } costs { $cost } energy, { $fee } of it for the Explorer, and you have { $energy }; { $others ->
    [0] the rocket in hangar { $hangar } can reach no cheaper one now, so end the turn if there is nothing else to do
   *[other] choose a cheaper planet
 }.
# Advises: pass
rr-11-2-pass = To leave your crew member in the terminal, pass.
# Advises: done, take-back
rr-11-5-kept = You have chosen to keep { $module }; say that you are done, or take that step back to keep another one.
# Advises: keep *
rr-11-5-supply = You hold no { $module }; choose one of the modules that you hold.
# Advises: keep *
rr-11-5-first = First choose which of your modules you keep, then say that you are done.
# Advises: choose *
rr-13-1-taken = { $character } is taken by { $colour }; choose a character that nobody has.
# Advises: choose *
rr-13-1-edition = { $character } is not in this edition ({ $edition }); choose another character.
# Advises: draw *, pass
rr-13-2-draw = Now you may draw a planet that replaces an open one; draw, or pass.
# Advises: draw red, pass
rr-13-2-blue-empty = The pile of blue planets is empty; draw a red one, or pass.
# Advises: draw blue, pass
rr-13-2-red-empty = The pile of red planets is empty; draw a blue one, or pass.
# Advises: replace *
rr-13-2-must = You have drawn { $drawn }; now choose which open planet of its colour it replaces.
# Advises: replace *
rr-13-2-colour = { $planet } has another colour than the drawn { $drawn }; choose an open planet of its colour.
# Advises: replace *
rr-13-2-away = { $planet } is not among the open planets; choose one of the colour of { $drawn }.
# Advises: mark *, pass
rr-13-3-away = { $planet } is not among the open planets; mark one that is, or pass.
# Advises: pass
rr-13-3-supply = You have no chip left in your supply; pass.
# Advises: set *, pass
rr-13-4-same = Your die in { $phase } shows { $value } already; choose another value, or pass.
# Advises: set *, pass
rr-13-4-nothing = You have no die on this field of { $phase }; choose a field with a die, or pass.
# Advises: keep *
rr-13-5-drawn = You keep one of the modules that you drew: { $modules }.
# Advises: nothing
rr-13-6-moment = Only the Mechanic has a stability roll repeated, right after it; answer what is asked now.
# Advises: to *, take-back
rr-13-10-where = Somebody is about to be moved: choose the seat, or take that step back.
# Advises: to *, take-back
rr-13-10-same = The crew member is on { $module } in hangar { $hangar } already; choose another module, or take the step back.
# Advises: to *, take-back
rr-13-10-taken = { $module } in hangar { $hangar } has no free seat (seats: { $seats }); choose another module, or take the step back.
# Advises: to *, take-back
rr-13-10-nowhere = No module stands in place { $place } of hangar { $hangar }; choose another module, or take the step back.
# Advises: pass
rr-13-10-empty = No module stands in place { $place } of hangar { $hangar }; pass if you want nothing else.
# Advises: pass
rr-13-10-nobody = No crew of this colour ({ $colour }) is on { $module } in hangar { $hangar }; pass if you want nothing else.
# Advises: pass
rr-13-10-full = No other module than { $module } in hangar { $hangar } has a free seat, so nobody can be moved from there; pass if you want nothing else.
# Advises: pass
rr-13-10-last = This is the last crew member of { $colour } who is not on a planet, and stays; pass if you want nothing else.
# Advises: pass
rr-13-10-absent = Nobody plays { $colour } in this match; pass if you want nothing else.
# Advises: pass
rr-13-10-owner = { $module } in hangar { $hangar } belongs to { $colour } already; pass if you want nothing else.
# Advises: pass
rr-13-10-chips = { $colour } has no chip left for { $module } in hangar { $hangar }; pass if you want nothing else.
# Advises: nothing
rr-13-10-moment = Only the Saboteur gives a module another owner, when a launch is declared; answer what is asked now.
# Advises: spread *, pass
rr-13-12-same = Your chips lie like that already; pass to leave them there, or spread them otherwise.
# Advises: spread *, pass
rr-13-12-fewer = All chips that lie on companies stay there ({ $there }); spread at least so many, or pass.
# Advises: spread *, pass
rr-13-12-more = At most one chip from your supply is added per round, not { $more }; choose a spread with fewer, or pass.
# Advises: spread *, pass
rr-13-12-supply = You have no chip left in your supply; spread those that lie there, or pass.
# Advises: nothing
rr-13-13-energy = Building in hangar { $hangar } costs a fee of { $fee } energy for the Mogul, and you have { $energy }; { $do }.
# Advises: take-back, buy *
rr-13-15-again = You have taken { $resource } with this die already, and each type is named once per die (RR-R.52); { $more ->
    [0] take that step back
   *[other] take your steps back as far as that one
 } and take the larger amount at once, or choose another type.
# Advises: nothing
rr-13-19-character = Only the Pilot has such a chip, for a module in their own Build & Launch turn; do something else.
# Advises: nothing
rr-13-19-used = Your special chip is used already; do something else.
# Advises: nothing
rr-13-19-moment = You put your special chip on a module in your own Build & Launch turn only; answer what is asked now.
# Advises: others? equip *, end
rr-13-19-module = No module of yours stands in this place; { $others ->
    [0] none of yours stands in a hangar, so end the turn if there is nothing else to do
   *[other] choose one of your own modules
 }.

# What fills { $do }.
# Advises: build *
do-build-own = build a module that you have
# Advises: exchange *, exchange * then build *, no build *
do-exchange-own = first exchange cubes, then build a module that you have
# Advises: end, no build *, no exchange * then build *
do-none-own = nothing that you have can be built now, not even after exchanges, so end the turn if there is nothing else to do
# Advises: build $module *
do-build-elsewhere = build { $module } in another hangar
# Advises: exchange *, exchange * then build $module *, no build $module *
do-exchange-elsewhere = first exchange cubes, then build { $module } in another hangar
# Advises: end, no build $module *, no exchange * then build $module *
do-none-elsewhere = { $module } can be built nowhere else now, not even after exchanges, so end the turn if there is nothing else to do
# Advises: launch $hangar *
do-planet = choose another planet
# Advises: end, no launch $hangar *
do-no-planet = it can reach no other planet now, so end the turn if there is nothing else to do
# Advises: launch *
do-rocket = choose a rocket that can fly
# Advises: end, no launch *
do-no-rocket = no other can fly now, so end the turn if there is nothing else to do
# Advises: build $part $hangar
do-build-part = build a part that it lacks, such as { $part }
# Advises: exchange *, exchange * then build $part $hangar, no build $part $hangar
do-exchange-part = first exchange cubes, then build a part that it lacks, such as { $part }
