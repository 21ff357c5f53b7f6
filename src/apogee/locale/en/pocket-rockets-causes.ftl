# Why an action is refused here and now: the key is the rule's id and the case of games/pocket_rockets/causes.py.
pr-4-4-site = Your astronaut stands on this site: { $site }, which does not offer that; go to: { $sites }.
pr-4-4-search = Your site offers recycling only, and your search is not finished; take a card from the searched stack first.
pr-5-1-cw = The conveyor's arrow points clockwise, and so astronauts move; go that way, or reverse it at the conveyor.
pr-5-1-ccw = The conveyor's arrow points counterclockwise, and so astronauts move; go that way, or reverse it at the conveyor.
pr-6-1-site = You draw from the stack beside your own site, and { $site } has none; go to one of these: { $sites }.
pr-6-4-full = Your hand is full ({ $count } of { $limit }); build a card before you draw another, or swap one by recycling.
pr-7-1-colour = { $card } does not have the colour of this line ({ $site }); choose a hand card that has, or go to another line.
pr-7-1-hand = { $card } is not in your hand; build a card that is.
pr-7-1-empty = Your hand is empty, so there is nothing to build; draw a card first.
pr-7-1-rocket = There is no rocket { $rocket }: you have { $count ->
    [one] only 1
   *[other] { $count }
 }; choose one of them.
pr-7-3-none = You have no rocket of this colour without a tip that could take { $card }; build a base of the colour first.
pr-7-3-rockets = { $card } does not go there; choose from your rockets that take it: { $rockets }.
pr-7-4-none = You have no rocket of this colour without a tip that could take { $card }; build a base of the colour first.
pr-7-4-rockets = { $card } does not go there; choose from your rockets that take it: { $rockets }.
pr-7-4-segments = Your open rockets of this colour have too few segments for { $card }, which takes { $min_segments_for_tip }; build segments first.
pr-7-11-search = No stack is being searched, so there is nothing to take; recycle a card first.
pr-7-11-absent = { $card } is not in the stack that you are searching; take a card that is.
pr-7-11-hand = { $card } is not in your hand; recycle a card that is.
pr-7-11-empty = Your hand is empty, so there is nothing to recycle; draw a card first.
pr-7-11-stacks = Some stacks still have cards, so you must search one of them; name it.
pr-7-11-stack = The stack beside this site is empty: { $site }; search one that has cards.
pr-7-11-same = You cannot search the stack on which you put your card ({ $site }); search another one.
pr-7-14-fuel = No fuel token of value { $fuel } is left; choose another value.
pr-7-14-none = You have no complete rocket without fuel; complete one first.
pr-7-14-rockets = That is no complete rocket of yours without fuel; choose from those: { $rockets }.
pr-8-5-cw = You have moved clockwise, and that binds your further moves of this turn; go on that way, or reverse the conveyor.
pr-8-5-ccw = You have moved counterclockwise, and that binds your further moves of this turn; go on that way, or reverse the conveyor.
