# Why an action is refused here and now: the key is the rule's id and the case of games/pocket_rockets/causes.py.
# What each sentence advises is held to what is legal by tests/advice.py, which says how that is written.
# Advises: take *
pr-3-2-search = Your astronaut was placed before the first turn, and your search is not finished; take a card from the searched stack first.
# Advises: move *
pr-4-4-site = Your astronaut stands on this site: { $site }, which does not offer that; go to: { $sites }.
# Advises: take *
pr-4-4-search = Your site offers recycling only, and your search is not finished; take a card from the searched stack first.
# Advises: move cw
pr-5-1-cw = The conveyor's arrow points clockwise, and so astronauts move; go that way, or reverse it at the conveyor.
# Advises: move ccw
pr-5-1-ccw = The conveyor's arrow points counterclockwise, and so astronauts move; go that way, or reverse it at the conveyor.
# Advises: nothing
pr-6-1-site = You draw from the stack beside your own site, and { $site } has none; { $do }.
# Advises: nothing
pr-6-3-stack = The stack beside your site is empty; { $do }.
# Advises: builds? build *, move *
pr-6-4-full = Your hand is full ({ $count } of { $limit }); { $builds ->
    [0] go and build a card at the line of its colour before you draw another
   *[other] build a card before you draw another
 }, or swap one at the recycling depot.
# Advises: builds? build *, move *
pr-7-1-colour = { $card } does not have the colour of this line ({ $site }); { $builds ->
    [0] go to the line of its colour
   *[other] build another hand card, or go to the line of its colour
 }.
# Advises: builds? build *
pr-7-1-hand = { $card } is not in your hand; { $builds ->
    [0] nothing that you hold can be built here now
   *[other] build a card that is
 }.
# Advises: nothing
pr-7-1-empty = Your hand is empty, so there is nothing to build; { $do }.
# Advises: fits? build $card *
pr-7-1-rocket = There is no rocket { $rocket }: you have { $count ->
    [one] only 1
   *[other] { $count }
 }; { $fits ->
    [0] none of yours takes { $card } now
   *[other] choose from your rockets that take { $card }: { $rockets }
 }.
# Advises: build $card new
pr-7-1-new = There is no rocket { $rocket }, and { $card } starts a new one; build it as new.
# Advises: bases? build base-* new
pr-7-3-none = You have no rocket of this colour without a tip that could take { $card }; { $bases ->
    [0] you hold no base of the colour to start one
   *[other] build a base of the colour first
 }.
# Advises: build $card *
pr-7-3-rockets = { $card } does not go there; choose from your rockets that take it: { $rockets }.
# Advises: bases? build base-* new
pr-7-4-none = You have no rocket of this colour without a tip that could take { $card }; { $bases ->
    [0] you hold no base of the colour to start one
   *[other] build a base of the colour first
 }.
# Advises: build $card *
pr-7-4-rockets = { $card } does not go there; choose from your rockets that take it: { $rockets }.
# Advises: segments? build segment-* *
pr-7-4-segments = Your open rockets of this colour have too few segments for { $card }, which needs { $min_segments_for_tip }; { $segments ->
    [0] you hold no segment of the colour
   *[other] build segments first
 }.
# Advises: recycles? recycle *
pr-7-11-search = No stack is being searched, so there is nothing to take; { $recycles ->
    [0] a card is taken only by recycling, at the recycling depot and with a card in hand
   *[other] recycle a card first
 }.
# Advises: take *
pr-7-11-absent = { $card } is not in the stack that you are searching; take a card that is.
# Advises: recycle *
pr-7-11-hand = { $card } is not in your hand; recycle a card that is.
# Advises: nothing
pr-7-11-empty = Your hand is empty, so there is nothing to recycle; { $do }.
# Advises: recycle $card $discard *
pr-7-11-stacks = Some stacks still have cards, so you must search one of them; name one of these: { $sites }.
# Advises: recycle $card $discard *
pr-7-11-stack = The stack beside this site is empty: { $site }; search one of these: { $sites }.
# Advises: recycle $card $discard *
pr-7-11-same = You cannot search the stack on which you put your card ({ $site }); search one of these: { $sites }.
# Advises: recycle $card * $discard
pr-7-11-only = Only this stack has cards, and you cannot search the one on which you put your card: { $discard }; put your card on another stack, and search this one.
# Advises: recycle $card $discard none
pr-7-11-emptied = All stacks are empty, so there is nothing to search; put your card on one, and search none.
# Advises: refuel *
pr-7-14-fuel = No fuel token of value { $fuel } is left; choose another value.
# Advises: nothing
pr-7-14-none = You have no complete rocket without fuel; complete one first.
# Advises: refuel *
pr-7-14-missing = There is no rocket { $rocket }: you have { $count ->
    [one] only 1
   *[other] { $count }
 }; choose from your complete rockets without fuel: { $rockets }.
# Advises: refuel *
pr-7-14-open = Rocket { $rocket } is not complete, and only complete rockets take fuel; choose from your complete rockets without fuel: { $rockets }.
# Advises: refuel *
pr-7-14-fuelled = Rocket { $rocket } already has its fuel token, and a rocket takes only one; choose from your complete rockets without fuel: { $rockets }.
# Advises: move cw
pr-8-5-cw = You have moved clockwise, and that binds your further moves of this turn; go on that way, or reverse the arrow at the conveyor.
# Advises: move ccw
pr-8-5-ccw = You have moved counterclockwise, and that binds your further moves of this turn; go on that way, or reverse the arrow at the conveyor.
# What fills { $do }: how a card can be drawn, or what comes before that.
# Advises: draw
do-draw = draw a card first
# Advises: move *
do-go-draw = go and draw at one of these: { $sites }
# Advises: move *
do-wait = no stack has any cards left, so move on until somebody recycles a card
# Advises: recycle *
do-restock = no stack has any cards left, so start one again by recycling a card
# Advises: move *
do-go-restock = no stack has any cards left, so go to the recycling depot and start one again
# Advises: build *
do-build = besides, your hand is full ({ $count } of { $limit }), so build a card first
# Advises: move *
do-go-build = besides, your hand is full ({ $count } of { $limit }), so go and build a card at the line of its colour first
# Advises: recycle *, move *
do-swap = besides, your hand is full ({ $count } of { $limit }), so swap a card here, or go and build one at the line of its colour
