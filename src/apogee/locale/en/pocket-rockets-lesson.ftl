# The guided first match of Pocket Rockets: the title of each chapter, what is to be done, why something else leads away
# from it, and what is said at the end.

lesson-build = A first rocket
lesson-build-walk = You want rockets: a base, segments on it, a tip on top. Your grey base stands ready. Each step costs one of your 4 action points. Walk along the arrow to the grey line.
lesson-build-walk-astray = Walk first: the parts lie further on.
lesson-build-draw = A grey segment lies open here. Draw it.
lesson-build-draw-astray = The grey segment lies here, and you would walk past it. Draw it first.
lesson-build-segment = At the grey line you can build what is grey. Put the segment on your rocket.
lesson-build-segment-astray = Build first: whatever else you do here, the segment stays in your hand.
lesson-build-more = A grey tip came up. You have one point left: draw it.
lesson-build-more-astray = The tip is what your rocket lacks; somebody else could take it. Draw it.
lesson-build-tip = Your rival has played. It is your turn again, with 4 new points, and you still stand at the grey line. Put the tip on your rocket.
lesson-build-tip-astray = Stay at the grey line: only there can the tip be built.
lesson-build-end = The rocket is complete: { $points_per_segment } points for its segment, and 1 for the +1 on the tip. More segments would have brought more, so the best moment for the tip is a question of its own.

lesson-belt = The arrow, and the depot
lesson-belt-turn = You walk only where the arrow points. Your rocket needs a tip, and the recycling depot lies behind you. You stand at the conveyor: turn the arrow. It then holds for everybody.
lesson-belt-turn-astray = That way round it is a long walk to the depot. Turn the arrow first.
lesson-belt-back = Now walk back, to the recycling depot.
lesson-belt-back-astray = The depot is one step away now; spend the point on that.
lesson-belt-search = Here a card of your hand buys the pick of a stack. Lay down the red segment on one stack, and search the stack of the grey line.
lesson-belt-search-astray = It is the stack of the grey line that holds a grey tip: search that one.
lesson-belt-take = Only you see these cards. Take the grey tip: it makes your rocket complete, and its bonus is one more action each turn.
lesson-belt-take-astray = Your rocket is grey and needs a tip. Take that.
lesson-belt-end = Your rival saw which stack you searched, but not what you took.

lesson-fuel = Fuel, and the end
lesson-fuel-walk = One fuel token is left. Whoever puts the last one on a rocket ends the match at once, and most points win. You have a complete rocket without fuel: walk to the launch site.
lesson-fuel-walk-astray = Every point that you spend elsewhere is one more turn for your rival. Walk to the launch site.
lesson-fuel-last = Put the fuel on your second rocket: +3 points, and the match is over before your rival can answer.
lesson-fuel-last-astray = The token lies here. Put it on your rocket before your rival comes.
lesson-fuel-end = That was the end: the last fuel. You won, because you chose the moment. How much fuel is left always stands at the launch site.

lesson-bonus = A bonus, and a match of your own
lesson-bonus-tip = This tip has a bonus: from your next turn on you have 5 action points instead of 4. Complete your rocket with it.
lesson-bonus-tip-astray = You stand at the grey line, and the tip is grey: build it now, so that the bonus counts from your next turn on.
lesson-bonus-walk = Now fuel. The launch site is one step along the arrow.
lesson-bonus-walk-astray = Fuel comes first: the dear tokens go fast. Walk to the launch site.
lesson-bonus-fuel = You may choose the token, one for each rocket. Take the one that is worth most.
lesson-bonus-fuel-astray = That one is worth less, and a rocket holds only one. Take the best that is left.
lesson-bonus-go = One point is left, and all must be spent. Walk on, to the yellow line: you have a yellow base in hand.
lesson-bonus-go-astray = All points must be spent: walk on.
lesson-bonus-five = You have 5 points now, for the rest of the match. Start a yellow rocket with your base.
lesson-bonus-five-astray = A new rocket first: the base is in your hand, and you stand at the yellow line.
lesson-bonus-end = That is all that there is to know. From here on it is a real match.
