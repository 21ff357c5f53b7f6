# Why an action is refused here and now: the key is the rule's id and the case of games/rocketmen/causes.py.
# What each sentence advises is held to what is legal by tests/advice.py, which says how that is written.
# Advises: uses? use *
rm-4-5-card = { $card } has no ability that you could use, only its symbols; { $uses ->
    [0] no ability of a card is there for you to use now
   *[other] choose a card with an ability
 }.
# Advises: places? place $card pad or free $card pad
rm-4-6-absent = Your launch pad does not hold { $card }, and its ability works only there; { $places ->
    [0] do without it for now
   *[other] place it there before you launch
 }.
# Advises: nothing
rm-4-6-flying = Your launch pad does not hold { $card }, and its ability works only there; { $do }.
# Advises: places? place $card $place
rm-4-7-placement = A free placement is left only by paying with { $names }, and you have none; { $places ->
    [0] leave { $card } where it is
   *[other] place { $card } for money
 }.
# Advises: nothing
rm-4-7-draw = No draw by { $card } waits for you; it comes only when that card pays for something.
# Advises: nothing
rm-4-7-contract = { $card } has no ability to use; it only pays, and pays more with every mission that you have completed.
# Advises: frees? free *
rm-4-7-free = { $card } is not used by itself; { $frees ->
    [0] when it pays for something, it leaves a free placement
   *[other] place a card for free, as it has paid already
 }.
# Advises: discards? discard *
rm-4-8-card = { $card } is permanent and never discarded from the launch pad; { $discards ->
    [0] leave it there
   *[other] choose another card
 }.
# Advises: *
rm-5-3-flying = Your launch is under way, and it ends your turn by itself; go on with it.
# Advises: nothing
rm-6-1-hand = You do not hold { $card }; { $do }.
# Advises: nothing
rm-6-1-chosen = Your { $card } is already part of what you are doing; { $do }.
# Advises: nothing
rm-6-1-money-token = { $count ->
    [0] You have no money token
    [one] { $paying ->
        [0] Your money token is used up for this turn
       *[other] Your money token pays for this already
    }
   *[other] { $paying ->
        [0] All your { $count } money tokens are used up for this turn
       *[other] All your { $count } money tokens pay for this already, or are used up for this turn
    }
 }; { $do }.
# Advises: nothing
rm-6-1-science-token = { $count ->
    [0] You have no science token
    [one] { $paying ->
        [0] Your science token is used up for this turn
       *[other] Your science token pays for this already
    }
   *[other] { $paying ->
        [0] All your { $count } science tokens are used up for this turn
       *[other] All your { $count } science tokens pay for this already, or are used up for this turn
    }
 }; { $do }.
# Advises: begins? buy * or place *
rm-6-10-nothing = Nothing is begun that could be paid for; { $begins ->
    [0] you can buy or place nothing now
   *[other] first choose what to buy or place
 }.
# Advises: nothing
rm-6-10-science-token = Your bill asks for money only, and a science token pays none; { $do }.
# Advises: nothing
rm-6-10-money = { $card } offers no money, and your bill of ${ $bill } asks for nothing else; { $do }.
# Advises: nothing
rm-6-10-resources = { $card } offers nothing of what your bill asks for, ${ $bill } and { $needs }; { $do }.
# Advises: within? buy *, others? pay * or done
rm-7-1-money = { $others ->
    [0] To buy { $card } costs
   *[other] With { $card } your purchase costs
 } { $wanted ->
    [0] ${ $bill }
   *[other] ${ $bill } and { $needs }
 }, and your hand and ready tokens reach ${ $money }: ${ $rest } too little; { $within ->
    [0] { $others ->
        [0] nothing on offer is within your reach now
       *[other] nothing more on offer is within your reach, so pay for what you have chosen
    }
   *[other] choose something that is within your reach
 }.
# Advises: within? buy *, others? pay * or done
rm-7-1-resources = { $others ->
    [0] To buy { $card } costs
   *[other] With { $card } your purchase costs
 } ${ $bill } and { $needs }; your hand and ready tokens lack { $missing }; { $within ->
    [0] { $others ->
        [0] nothing on offer is within your reach now
       *[other] nothing more on offer is within your reach, so pay for what you have chosen
    }
   *[other] choose something that is within your reach
 }.
# Advises: within? buy *, others? pay * or done
rm-7-1-short = { $others ->
    [0] To buy { $card } costs
   *[other] With { $card } your purchase costs
 } ${ $bill } and { $needs }; your hand and ready tokens reach ${ $money } and lack { $missing }; { $within ->
    [0] { $others ->
        [0] nothing on offer is within your reach now
       *[other] nothing more on offer is within your reach, so pay for what you have chosen
    }
   *[other] choose something that is within your reach
 }.
# Advises: within? buy *
rm-7-1-mission = { $card } is a mission card, and those are not for sale; { $within ->
    [0] nothing on offer is within your reach now
   *[other] choose a card of the display or an engine that is within your reach
 }.
# Advises: within? buy *
rm-7-1-display = The display does not show { $card }; { $within ->
    [0] nothing on offer is within your reach now
   *[other] choose a card that lies there, or an engine, within your reach
 }.
# Advises: within? buy *
rm-7-1-pile = The pile of { $card } is empty; { $within ->
    [0] nothing on offer is within your reach now
   *[other] choose another engine or a card of the display that is within your reach
 }.
# Advises: within? buy *, pay * or done
rm-7-1-chosen = { $count ->
    [one] The one { $card } on sale is already in your purchase
   *[other] All { $count } { $card } on sale are already in your purchase
 }; { $within ->
    [0] pay for what you have chosen
   *[other] choose another card, or pay for what you have chosen
 }.
# Advises: pay * or done
rm-7-1-open = You are buying { $names }; pay for that and finish it before anything else.
# Advises: pay * or done
rm-7-1-paying = You have begun to pay for { $names }, so nothing more can be added; finish that, then buy again.
# Advises: pay *
rm-7-1-unpaid-money = Your purchase costs ${ $bill }, and you have paid ${ $money }; pay ${ $rest } more, then finish it.
# Advises: pay *
rm-7-1-unpaid-rest = Your purchase costs ${ $bill } and { $needs }; the resources are paid, and ${ $money } of the money; pay ${ $rest } more, then finish it.
# Advises: pay *
rm-7-1-unpaid-resources = Your purchase also takes { $needs }; still missing: { $missing }; pay that, then finish it.
# Advises: pay *
rm-7-1-unpaid = Your purchase costs ${ $bill } and { $needs }; ${ $rest } and { $missing } are still missing; pay that, then finish it.
# Advises: within? buy *
rm-7-5-limit = You have reached the limit of engines bought per turn, { $engines_per_turn }; { $within ->
    [0] nothing else on offer is within your reach now
   *[other] buy other cards now, and an engine next turn
 }.
# Advises: nothing
rm-8-1-money = { $count ->
    [one] Placing { $card } costs
   *[other] With { $card } you would place { $count } cards, which costs
 } ${ $bill }, and your hand and ready tokens reach ${ $money }: ${ $rest } too little; leave it in your hand for now.
# Advises: places? place * or free *
rm-8-1-hand = You do not hold { $card }; { $places ->
    [0] nothing that you hold can be placed now
   *[other] place a card that you hold
 }.
# Advises: places? place *, pay * or done
rm-8-1-chosen = Your { $card } is already part of this placement; { $places ->
    [0] pay for it
   *[other] choose another card, or pay for it
 }.
# Advises: pay * or done
rm-8-1-open = You are placing { $names }; pay for that and finish it before anything else.
# Advises: pay * or done
rm-8-1-paying = You have begun to pay for placing { $names }, so nothing more can be added; finish that, then place again.
# Advises: pay *
rm-8-1-unpaid-money = Your placement costs ${ $bill }, and you have paid ${ $money }; pay ${ $rest } more, then finish it.
# Advises: missions? place * plan or free * plan
rm-8-2-card = { $card } is no mission card, and the mission plan takes nothing else; { $missions ->
    [0] you can place no mission there now
   *[other] choose a mission
 }.
# Advises: clears? discard plan
rm-8-2-full = Your mission plan already has { $card }, and it takes only one mission; { $clears ->
    [0] leave that one there for now
   *[other] discard that one first, or leave it there
 }.
# Advises: pay * or done, take-back
rm-8-2-placing = You are placing { $card } on the mission plan, and it takes only one mission; pay for that one, or take that step back.
# Advises: missions? place * plan or free * plan
rm-8-3-plan = The launch pad takes cards only while a mission card lies on your mission plan; { $missions ->
    [0] you can place no mission there now
   *[other] place a mission there first
 }.
# Advises: pads? place * pad or free * pad
rm-8-4-card = { $card } shows neither a resource nor a rocket symbol, so the launch pad does not take it; { $pads ->
    [0] no card of yours can go there now
   *[other] choose a card that shows one
 }.
# Advises: pads? place * pad or free * pad
rm-8-5-card = { $card } already lies on your launch pad or is being placed there, and a second one may not; { $pads ->
    [0] no other card of yours can go there now
   *[other] choose another card
 }.
# Advises: nothing
rm-8-6-absent = You are not placing { $card } now; { $do }.
# Advises: nothing
rm-8-6-paid = { $card } has already paid for this placement; { $do }.
# Advises: discards? discard *
rm-9-1-plan = No mission lies on your mission plan; { $discards ->
    [0] you have nothing else to discard now
   *[other] discard something else
 }.
# Advises: hands? discard * hand
rm-9-1-hand = You do not hold { $card }; { $hands ->
    [0] no hand card is left to discard
   *[other] discard a card that you hold
 }.
# Advises: discards? discard *, closes? done
rm-9-1-chosen = Your { $card } is already part of this discard; { $discards ->
    [0] finish it
   *[other] { $closes ->
        [0] choose another card
       *[other] choose another card, or finish it
    }
 }.
# Advises: pads? discard * pad
rm-9-1-pad = Your launch pad does not hold { $card }; { $pads ->
    [0] nothing there can be discarded now
   *[other] discard a card that lies there
 }.
# Advises: done
rm-9-1-open = You are discarding { $names }; finish that before anything else.
# Advises: hands? discard * hand, done
rm-9-2-pad = If you discard your mission card, all pad cards that are not permanent go with it by themselves; { $hands ->
    [0] finish
   *[other] choose hand cards, or finish
 }.
# Advises: hands? discard * hand, done
rm-9-2-plan = Your mission card, { $card }, is already part of this discard; { $hands ->
    [0] finish
   *[other] choose hand cards, or finish
 }.
# Advises: *
rm-9-3-nothing = No ability that you have used asks for that; choose something that is offered.
# Advises: uses? use *
rm-9-3-hand = You do not hold { $card }, and its ability works only from there; { $uses ->
    [0] no other ability is there for you to use now
   *[other] use a card with an ability that you hold
 }.
# Advises: nothing
rm-9-3-warehouse = Your warehouse is empty, so { $card } has nothing to fetch; use it later.
# Advises: scrap * hand, done
rm-9-3-trim-hand = You do not hold { $card }; scrap a card that you hold, or finish.
# Advises: fetch *
rm-9-3-fetch-warehouse = Your warehouse does not hold { $card }; take a card that lies there.
# Advises: scrap *
rm-9-3-scrap = The ability that you used asks you to scrap a card from your hand or warehouse; do that first.
# Advises: hands? discard * hand, done
rm-9-3-cycle = The ability that you used asks which hand cards you discard with it; { $hands ->
    [0] none is left to choose, so finish
   *[other] choose them, or finish
 }.
# Advises: scrap * hand, done
rm-9-3-trim = The ability that you used lets you scrap { $count ->
    [one] 1 hand card
   *[other] up to { $count } hand cards
 }; do that, or finish.
# Advises: fetch *
rm-9-3-fetch = The ability that you used asks for a card from your warehouse; take one first.
# Advises: missions? place * plan or free * plan
rm-10-0a-plan = No mission lies on your mission plan; { $missions ->
    [0] you can place none there now
   *[other] place one there, then launch
 }.
# Advises: end
rm-10-0a-markers = All your { $mission_markers_per_player } mission markers are placed, so you cannot launch any more; do something else, or end your turn.
# Advises: places? discard plan then done then place * plan or free * plan, !places? end
rm-10-0a-locations = You already have a marker wherever { $card } leads ({ $locations }); { $places ->
    [0] you could place no other mission now, so do something else, or end your turn
   *[other] discard it, and place another mission
 }.
# Advises: nothing
rm-10-0b-launch = During a launch you play no hand card and take no other action; { $do }.
# Advises: launches? launch *, places? discard plan then done then place * plan or free * plan, !places? end
rm-10-3-done = You already have a marker on { $location }; { $launches ->
    [0] { $places ->
        [0] you could place no other mission now, so do something else, or end your turn
       *[other] discard { $card }, and place another mission
    }
   *[other] { $places ->
        [0] choose one of these destinations: { $within }
       *[other] choose one of these destinations: { $within }; or discard { $card }, and place another mission
    }
 }.
# Advises: launches? launch *, places? discard plan then done then place * plan or free * plan, !places? end
rm-10-3-listed = { $card } does not list { $destination }; { $launches ->
    [0] { $places ->
        [0] you could place no other mission now, so do something else, or end your turn
       *[other] discard { $card }, and place another mission
    }
   *[other] { $places ->
        [0] choose one of these destinations: { $within }
       *[other] choose one of these destinations: { $within }; or discard { $card }, and place another mission
    }
 }.
# Advises: places? discard plan then done then place * plan or free * plan, !places? end
rm-10-3-grounded = { $card } leads nowhere in the Battle for Earth, which knows Earth orbit only; { $places ->
    [0] you could place no other mission now, so do something else, or end your turn
   *[other] discard it, and place another mission
 }.
# Advises: end
rm-10-3-missions = You have completed all { $battle_for_earth_missions } missions that the Battle for Earth allows; do something else, or end your turn.
# Advises: launches? launch *
rm-10-7-launch = Launch effects are used in their own steps of a launch, after any boost by their card; { $launches ->
    [0] you cannot launch now
   *[other] launch first, then use it in its step
 }.
# Advises: launches? launch *
rm-10-9-launch = No launch is under way, so there is no success card to draw; { $launches ->
    [0] you cannot launch now, so do something else
   *[other] launch first
 }.
# Advises: nothing
rm-10-9-last = { $count ->
    [one] The only success card
   *[other] All { $count } success cards
 } of this launch { $count ->
    [one] is
   *[other] are
 } drawn; { $do }.
# Advises: nothing
rm-10-9-early = Success cards are drawn only once rocket points and boosts are settled; { $do }.
# Advises: nothing
rm-10-9-shown = A success card is face up and has to be settled before anything else is drawn; { $do }.
# Advises: nothing
rm-10-9-pick = This time the first success card is not drawn but picked from those revealed; { $do }.
# Advises: nothing
rm-10-9-settled = This launch is settled, so no more success cards are drawn; { $do }.
# Advises: nothing
rm-10-12-pick = No success cards are laid out to pick from now; { $do }.
# Advises: pick *
rm-10-12-shown = One of the revealed success cards is picked now; choose one of { $values }.
# Advises: nothing
rm-10-12-finish = Nothing is to be finished here; { $do }.
# Advises: nothing
rm-10-12-engine = { $card } is no engine on your launch pad; { $do }.
# Advises: nothing
rm-10-12-salvage = Engines are salvaged only when success or failure of a launch is settled; { $do }.
# Advises: nothing
rm-10-12-cleared = Your launch pad is cleared already, so there is no engine left to salvage; { $do }.
# Advises: nothing
rm-10-12-copy = Nothing can be copied while a success card is face up, after the last one, or once the launch is settled; { $do }.
# Advises: nothing
rm-10-12-plain = { $copies ->
    [0] { $card }
   *[other] As a copy of { $copied }, { $card }
 } has no ability that is used in a launch; { $do }.
# Advises: nothing
rm-10-12-burn = { $copies ->
    [0] { $card }
   *[other] As a copy of { $copied }, { $card }
 } is used at any moment of a launch, except while a success card is face up and once all is settled; { $do }.
# Advises: nothing
rm-10-12-first = { $copies ->
    [0] { $card }
   *[other] As a copy of { $copied }, { $card }
 } is used only when the first success card is about to be drawn; { $do }.
# Advises: nothing
rm-10-12-zero = { $copies ->
    [0] { $card }
   *[other] As a copy of { $copied }, { $card }
 } works only on a success card of value 0, and this one is { $value }; { $do }.
# Advises: nothing
rm-10-12-reaction = { $copies ->
    [0] { $card }
   *[other] As a copy of { $copied }, { $card }
 } is used only while a success card is face up; { $do }.
# Advises: nothing
rm-10-12-outcome = { $copies ->
    [0] { $card }
   *[other] As a copy of { $copied }, { $card }
 } is used only when success or failure is settled, and by salvaging an engine; { $do }.
# Advises: nothing
rm-10-12-copier = { $copies ->
    [0] { $card } is used by copying a card on an opponent's launch pad
   *[other] { $card } has already copied { $copied }, and a copy copies no further
 }; { $do }.
# Advises: nothing
rm-10-12-automatic = { $copies ->
    [0] { $card }
   *[other] As a copy of { $copied }, { $card }
 } works by itself in a launch and is not used; { $do }.
# Advises: nothing
rm-10-12-settled = This launch is settled, so { $card } is not used any more; { $do }.
# Advises: launches? launch *, end
rm-11-1-launch = No launch is under way that could be aborted; { $launches ->
    [0] do something else, or end your turn
   *[other] launch first, or end your turn
 }.
# Advises: nothing
rm-11-1-first = A launch can be aborted only after its first success card; { $do }.
# Advises: nothing
rm-11-1-shown = A launch is not aborted while a success card is face up; { $do }.
# Advises: nothing
rm-11-1-last-shown = The last success card of this launch is face up, and after it a launch is not aborted any more; { $do }.
# Advises: nothing
rm-11-1-last = After the last success card a launch cannot be aborted any more; { $do }.
# Advises: nothing
rm-11-1-settled = This launch is settled, so there is nothing left to abort; { $do }.
# Advises: discard * pad
rm-11-1-count = The abort still costs { $count ->
    [one] 1 launch pad card
   *[other] { $count } launch pad cards
 }; choose what to discard.
# Advises: discard * pad
rm-11-1-pad = Your launch pad does not hold { $card }; discard a card that lies there.
# Advises: nothing
rm-11-3-mission = Your launch has failed, and your mission card is all that is still to be settled; { $do }.
# Advises: nothing
rm-11-3-keep = A mission card is kept, or not, only at the end of a failed launch; { $do }.
# Advises: discard * hand
rm-12-1-left = Your hand is over its limit of { $allowed }; first discard { $count ->
    [one] 1 more hand card
   *[other] { $count } more hand cards
 }.
# Advises: done
rm-12-1-enough = You have chosen as many hand cards as are over your limit of { $allowed }; now finish.
# Advises: nothing
rm-14-6-absent = { $card } takes { $threat } from the display, and none lies there; wait until one does.
# Advises: buys? buy $card
rm-18-2-variant = No variant card in play lets you replace a display card; { $buys ->
    [0] do something else
   *[other] buy { $card }, or do something else
 }.
# Advises: nothing
rm-18-2-used = You have already replaced a display card this turn; wait for your next turn.
# Advises: buys? buy $card
rm-18-2-deck = The asset deck is empty, so no display card can be replaced; { $buys ->
    [0] do something else
   *[other] buy { $card }, or do something else
 }.
# Advises: replaces? replace *
rm-18-2-display = The display does not show { $card }; { $replaces ->
    [0] no card there can be replaced now
   *[other] choose a card that lies there
 }.
# Advises: nothing
rm-18-2-money = To replace a display card costs ${ $bill }, and your hand and ready tokens reach ${ $money }: ${ $rest } too little; leave it there.
# Advises: pay * or done
rm-18-2-open = You are replacing { $names }; pay for that and finish it before anything else.
# Advises: pay *
rm-18-2-unpaid-money = The replacement costs ${ $bill }, and you have paid ${ $money }; pay ${ $rest } more, then finish it.
# Advises: end
rm-19-2-missions = You have completed all { $battle_for_earth_missions } missions that the Battle for Earth allows; do something else, or end your turn.
# Advises: launches? launch *, places? discard plan then done then place * plan or free * plan, !places? end
rm-19-2-earth = The Battle for Earth leads to Earth orbit only; { $launches ->
    [0] { $places ->
        [0] you could place no other mission now, so do something else, or end your turn
       *[other] discard { $card }, and place another mission
    }
   *[other] { $places ->
        [0] launch there
       *[other] launch there, or discard { $card }, and place another mission
    }
 }.
# Advises: places? discard plan then done then place * plan or free * plan, !places? end
rm-19-2-grounded = { $card } leads nowhere in the Battle for Earth, which knows Earth orbit only; { $places ->
    [0] you could place no other mission now, so do something else, or end your turn
   *[other] discard it, and place another mission
 }.
# Advises: buys? buy $card
rm-20-10-mode = Display cards are removed only in solo; { $buys ->
    [0] do something else
   *[other] buy { $card }, or do something else
 }.
# Advises: nothing
rm-20-10-used = You have already removed a display card this turn; wait for your next turn.
# Advises: removes? remove *
rm-20-10-display = The display does not show { $card }; { $removes ->
    [0] no card there can be removed now
   *[other] remove a card that lies there
 }.
# Advises: places? place $card pad or free $card pad
rm-r-9-absent = No Depot lies on your launch pad; { $places ->
    [0] do something else
   *[other] place one there first
 }.
# Advises: nothing
rm-r-9-used = You have already used your Depot this turn; wait for your next turn.
# Advises: stores? store *
rm-r-9-empty = Your Depot is empty, so there is nothing to take out; { $stores ->
    [0] you hold no card to store either
   *[other] store a card now, and take it out in a later turn
 }.
# Advises: unload
rm-r-9-full = Your Depot already holds { $depot_capacity } cards, and no more fit in; take them out now, and store again in a later turn.
# Advises: stores? store *
rm-r-9-hand = You do not hold { $card }; { $stores ->
    [0] you hold no card to store
   *[other] store a card that you hold
 }.
# Advises: stores? store *, unloads? unload
rm-r-9-use = A Depot is not used by itself; { $stores ->
    [0] { $unloads ->
        [0] there is nothing to store or to take out now
       *[other] take out all its cards
    }
   *[other] { $unloads ->
        [0] store a hand card in it
       *[other] store a hand card in it, or take out all its cards
    }
 }.
# Advises: nothing
rm-r-11-absent = { $card } lies on no opponent's launch pad; { $do }.
# Advises: nothing
rm-r-11-copied = You have already copied { $card } in this launch, and one copy is all; { $do }.
# Advises: pays? buy * or place * then pay $card
rm-r-54-alone = { $card } first scraps another card, and you have none in hand or warehouse; { $pays ->
    [0] keep it for now
   *[other] keep it, or let it pay for something
 }.
# Advises: scrap *
rm-r-54-hand = You do not hold { $card }; scrap another card of your hand or warehouse.
# Advises: scrap *
rm-r-54-warehouse = Your warehouse does not hold { $card }; scrap another card of your hand or warehouse.
# What fills { $do }: what there is to be done instead.
# Advises: *
do-anything = choose something that is offered
# Advises: pay *
do-pay = pay with something else
# Advises: done
do-finish = finish what you have begun
# Advises: buy * or place *
do-begin = nothing is begun that could be paid for, so first choose what to buy or place
# Advises: nothing
do-begin-nothing = nothing is begun that could be paid for, and you can buy or place nothing now
# Advises: use * or copy *, done
do-use-or-go-on = use what your launch pad offers, or go on
# Advises: draw
do-draw = draw a success card
# Advises: use * or copy *, draw
do-use-or-draw = use what your launch pad offers, or draw a success card
# Advises: draw, abort
do-decide = draw the next success card, or abort
# Advises: use * or copy *, draw, abort
do-use-or-decide = use what your launch pad offers, draw the next success card, or abort
# Advises: pick *
do-pick = pick one of the revealed success cards
# Advises: discard * pad
do-discard = choose which launch pad cards to discard for the abort
# Advises: salvage *, done
do-salvage = salvage an engine, or finish
# Advises: keep, discard plan
do-mission = keep your mission card, or discard it
