# Why an action is refused here and now: the key is the rule's id and the case of games/rocketmen/causes.py.
rm-4-5-card = { $card } has no ability that you could use, only its symbols; choose a card with an ability.
rm-4-6-absent = Your launch pad does not hold { $card }, and its ability works only there; place it there before you launch.
rm-4-7-placement = No card that paid this turn has left you a free placement; pay with { $names } first, or place for money.
rm-4-7-draw = No draw by { $card } waits for you; pay with that card first.
rm-4-7-contract = { $card } has no ability to use; it only pays, and the more the more missions you have completed.
rm-4-7-free = { $card } is not used by itself; pay with it, then place a card for free.
rm-4-8-card = { $card } is permanent and never discarded from the launch pad; choose another card.
rm-5-3-flying = Your launch is under way, and it ends your turn by itself; go on with it.
rm-6-1-hand = You do not hold { $card }; pay with a card that you hold, or with a ready token.
rm-6-1-chosen = Your { $card } is already part of what you are doing; pay with another card, or with a ready token.
rm-6-1-money-token = { $count ->
    [0] You have no money token
    [one] Your money token is used up for this turn
   *[other] All your { $count } money tokens are used up for this turn
 }; pay with hand cards.
rm-6-1-science-token = { $count ->
    [0] You have no science token
    [one] Your science token is used up for this turn
   *[other] All your { $count } science tokens are used up for this turn
 }; pay with hand cards.
rm-6-10-nothing = Nothing is begun that could be paid for; first choose what to buy or place.
rm-6-10-science-token = Your bill asks for money only, and a science token pays none; pay with money.
rm-6-10-money = { $card } offers no money, and your bill of ${ $bill } asks for nothing else; pay with a card that has some.
rm-6-10-resources = { $card } offers nothing of what your bill asks for, ${ $bill } and { $needs }; pay with a card that does.
rm-7-1-money = { $others ->
    [0] To buy { $card } costs
   *[other] With { $card } your purchase costs
 } { $wanted ->
    [0] ${ $bill }
   *[other] ${ $bill } and { $needs }
 }, and your hand and ready tokens reach ${ $money }: ${ $rest } too little; { $within ->
    [0] nothing on offer is within your reach now
   *[other] choose something that is within your reach
 }.
rm-7-1-resources = { $others ->
    [0] To buy { $card } costs
   *[other] With { $card } your purchase costs
 } ${ $bill } and { $needs }; your hand and ready tokens lack { $missing }; { $within ->
    [0] nothing on offer is within your reach now
   *[other] choose something that is within your reach
 }.
rm-7-1-short = { $others ->
    [0] To buy { $card } costs
   *[other] With { $card } your purchase costs
 } ${ $bill } and { $needs }; your hand and ready tokens reach ${ $money } and lack { $missing }; { $within ->
    [0] nothing on offer is within your reach now
   *[other] choose something that is within your reach
 }.
rm-7-1-mission = { $card } is a mission card, and those are not for sale; choose a card of the display, or an engine.
rm-7-1-display = The display does not show { $card }; choose a card that lies there, or an engine.
rm-7-1-pile = The pile of { $card } is empty; choose another engine, or a card of the display.
rm-7-1-chosen = { $count ->
    [one] The one { $card } on sale is already in your purchase
   *[other] All { $count } { $card } on sale are already in your purchase
 }; choose another card, or pay.
rm-7-1-open = You are buying { $names }; pay for that and finish it before anything else.
rm-7-1-paying = You have begun to pay for { $names }, so nothing more can be added; finish that, then buy again.
rm-7-1-unpaid-money = Your purchase costs ${ $bill }, and you have paid ${ $money }; pay ${ $rest } more, then finish it.
rm-7-1-unpaid-resources = Your purchase also takes { $needs }; { $missing } is still missing; pay that, then finish it.
rm-7-1-unpaid = Your purchase costs ${ $bill } and { $needs }; ${ $rest } and { $missing } are still missing; pay that, then finish it.
rm-8-1-money = { $count ->
    [one] Placing { $card } costs
   *[other] With { $card } you would place { $count } cards, which costs
 } ${ $bill }, and your hand and ready tokens reach ${ $money }: ${ $rest } too little; leave it in your hand for now.
rm-8-1-hand = You do not hold { $card }; place a card that you hold.
rm-8-1-chosen = Your { $card } is already part of this placement; choose another card, or pay.
rm-8-1-open = You are placing { $names }; pay for that and finish it before anything else.
rm-8-1-paying = You have begun to pay for placing { $names }, so nothing more can be added; finish that, then place again.
rm-8-1-unpaid-money = Your placement costs ${ $bill }, and you have paid ${ $money }; pay ${ $rest } more, then finish it.
rm-8-2-card = { $card } is no mission card, and the mission plan takes nothing else; choose a mission.
rm-8-2-full = Your mission plan already has { $card }, and it takes only one mission; clear it first.
rm-8-2-placing = You are placing { $card } on the mission plan, and it takes only one mission; pay for that one, or take that step back.
rm-8-4-card = { $card } shows neither a resource nor a rocket symbol, so the launch pad does not take it; choose a card that shows one.
rm-8-5-card = { $card } already lies on your launch pad or is being placed there, and a second one may not; choose another card.
rm-8-6-absent = You are not placing { $card } now; let a card that you are placing pay, or pay from your hand.
rm-8-6-paid = { $card } has already paid for this placement; pay with another card.
rm-9-1-plan = No mission lies on your mission plan; discard something else.
rm-9-1-hand = You do not hold { $card }; discard a card that you hold.
rm-9-1-chosen = Your { $card } is already part of this discard; choose another card, or finish it.
rm-9-1-pad = Your launch pad does not hold { $card }; discard a card that lies there.
rm-9-1-open = You are discarding { $names }; finish that before anything else.
rm-9-3-nothing = No ability asks for that now; first use a card whose ability does.
rm-9-3-hand = You do not hold { $card }, and its ability works only from there; choose a card that you hold.
rm-9-3-warehouse = Your warehouse is empty, so { $card } has nothing to fetch; use it later.
rm-9-3-trim-hand = You do not hold { $card }; scrap a card that you hold, or finish.
rm-9-3-fetch-warehouse = Your warehouse does not hold { $card }; take a card that lies there.
rm-9-3-scrap = The ability that you used asks you to scrap a card from your hand or warehouse; do that first.
rm-9-3-cycle = The ability that you used asks which hand cards you discard with it; choose them, or finish.
rm-9-3-trim = The ability that you used lets you scrap { $count ->
    [one] 1 hand card
   *[other] { $count } hand cards
 }; do that, or finish.
rm-9-3-fetch = The ability that you used asks for a card from your warehouse; take one first.
rm-10-0a-plan = No mission lies on your mission plan; place one there, then launch.
rm-10-0a-markers = All your { $mission_markers_per_player } mission markers are placed, so you cannot launch any more; do something else, or end your turn.
rm-10-0a-locations = You already have a marker wherever { $card } leads ({ $locations }); discard it, and place another mission.
rm-10-3-done = You already have a marker on { $location }; choose another destination.
rm-10-3-listed = { $card } does not list { $destination }, but { $destinations }; choose from that, or discard it and place another mission.
rm-10-3-grounded = { $card } leads nowhere in the Battle for Earth, which knows Earth orbit only; discard it, and place another mission.
rm-10-9-launch = No launch is under way, so there is no success card to draw; launch first.
rm-10-9-last = { $count ->
    [one] The only success card
   *[other] All { $count } success cards
 } of this launch { $count ->
    [one] is
   *[other] are
 } drawn; use what your launch pad still offers, or go on.
rm-10-12-pick = No success cards are laid out to pick from now; choose something that is offered.
rm-10-12-shown = Only a success card that was revealed can be picked; choose one of { $values }.
rm-10-12-draw = Here the first success card is drawn; draw it, or use what your launch pad offers first.
rm-10-12-abort-or-draw = Here you draw the next success card or abort; choose one of these, or use what your launch pad offers first.
rm-10-12-engine = { $card } is no engine on your launch pad; salvage one that lies there, or finish.
rm-10-12-salvage = Engines are salvaged only when success or failure of a launch is settled; choose something that is offered now.
rm-10-12-copy = Nothing can be copied while a success card is face up, after the last one, or once the launch is settled; carry on.
rm-10-12-plain = { $card } has no ability that is used in a launch; carry on without it.
rm-10-12-burn = { $card } is used at any moment of a launch, except while a success card is face up and once all is settled; carry on for now.
rm-10-12-first = { $card } is used only when the first success card is about to be drawn; carry on without it for now.
rm-10-12-zero = { $card } works only on a success card of value 0, and this one is { $value }; carry on without it.
rm-10-12-reaction = { $card } is used only while a success card is face up; carry on until one is.
rm-10-12-outcome = { $card } is used only when success or failure is settled, and by salvaging an engine; carry on until then.
rm-10-12-copier = { $card } is used by copying a card on an opponent's launch pad; choose such a card, or carry on.
rm-10-12-automatic = { $card } works by itself in a launch and is not used; carry on.
rm-11-1-launch = No launch is under way that could be aborted; launch first, or end your turn.
rm-11-1-first = A launch can be aborted only after its first success card; carry on until then.
rm-11-1-last = After the last success card a launch cannot be aborted any more; carry on.
rm-11-1-count = The abort still costs { $count ->
    [one] 1 launch pad card
   *[other] { $count } launch pad cards
 }; choose what to discard.
rm-11-1-pad = Your launch pad does not hold { $card }; discard a card that lies there.
rm-12-1-left = Your hand is over its limit of { $allowed }; first discard { $count ->
    [one] 1 more hand card
   *[other] { $count } more hand cards
 }.
rm-12-1-enough = You have chosen as many hand cards as are over your limit of { $allowed }; now finish.
rm-14-6-absent = { $card } takes { $threat } from the display, and none lies there; wait until one does.
rm-18-2-variant = No variant card in play lets you replace a display card; buy it, or leave it there.
rm-18-2-used = You have already replaced a display card this turn; wait for your next turn.
rm-18-2-deck = The asset deck is empty, so no display card can be replaced; buy it, or leave it there.
rm-18-2-display = The display does not show { $card }; choose a card that lies there.
rm-18-2-money = To replace a display card costs ${ $bill }, and your hand and ready tokens reach ${ $money }: ${ $rest } too little; leave it there.
rm-18-2-open = You are replacing { $names }; pay for that and finish it before anything else.
rm-18-2-unpaid-money = The replacement costs ${ $bill }, and you have paid ${ $money }; pay ${ $rest } more, then finish it.
rm-19-2-missions = You have completed all { $battle_for_earth_missions } missions that the Battle for Earth allows; do something else, or end your turn.
rm-19-2-earth = The Battle for Earth leads to Earth orbit only; launch there, or do something else.
rm-19-2-grounded = { $card } leads nowhere in the Battle for Earth, which knows Earth orbit only; discard it, and place another mission.
rm-20-10-mode = Display cards are removed only in solo; buy it, or leave it there.
rm-20-10-used = You have already removed a display card this turn; wait for your next turn.
rm-20-10-display = The display does not show { $card }; remove a card that lies there.
rm-r-9-absent = No Depot lies on your launch pad; place one there first.
rm-r-9-used = You have already used your Depot this turn; wait for your next turn.
rm-r-9-empty = Your Depot is empty, so there is nothing to take out; store a card first.
rm-r-9-full = Your Depot already holds { $depot_capacity } cards, and no more fit in; take them out instead.
rm-r-9-hand = You do not hold { $card }; store a card that you hold.
rm-r-9-use = A Depot is not used by itself; store a hand card in it, or take out all its cards.
rm-r-11-absent = { $card } lies on no opponent's launch pad; copy a card that does, or carry on.
rm-r-11-copied = You have already copied { $card } in this launch, and one copy is all; carry on.
rm-r-54-alone = { $card } first scraps another card, and you have none in hand or warehouse; let it pay instead.
rm-r-54-hand = You do not hold { $card }; scrap a card that you hold, or one from your warehouse.
rm-r-54-warehouse = Your warehouse does not hold { $card }; scrap a card that lies there, or one from your hand.
