# The guided first match of Rocketmen: the title of each chapter, what is to be done, why something else leads away from
# it, and what is said at the end.

lesson-buy = Your cards are your money
lesson-buy-choose = You fly to orbit, to the Moon and to Mars, and a rocket needs an engine. In the market, Small Boosters cost $30. Choose them.
lesson-buy-choose-astray = First an engine: nothing flies without one. Choose the Small Boosters in the market.
lesson-buy-pay = Three of your cards are worth $10 each. Pay with them, and confirm. They are not lost: they come back to your hand.
lesson-buy-pay-astray = That does not pay for the boosters. Take the three cards that show $10, and confirm.
lesson-buy-turn = End your turn: from your draw pile, the HQ, you fill your hand up to { $hand_limit_start } cards. Once it is empty, all that you used and bought is shuffled to make a new one.
lesson-buy-turn-astray = That gains nothing now. End your turn, and new cards come.
lesson-buy-end = The Small Boosters are in your hand already. So every card that you buy makes your next turns stronger.

lesson-place = Plan and pad
lesson-place-plan = A launch needs a mission. The satellite asks for the least: just 2 rocket points. Place Satellite B on your mission plan.
lesson-place-plan-astray = Begin with Satellite B: it is the easiest mission, and you need your cards with $10 to pay.
lesson-place-pad = Now the rocket. Place the Small Boosters on your launch pad: they bring the 2 rocket points.
lesson-place-pad-astray = First the boosters, then the rest; you pay last, for all together. Place them on the launch pad.
lesson-place-computer = Other cards equip the rocket. Base A has a computer: on the way to Earth orbit that is a head start of one space. Place it on the launch pad too.
lesson-place-computer-astray = Don't pay yet: first Base A goes onto the launch pad.
lesson-place-pay = Each card that you place costs ${ $placement_cost }, so three cost $30. Pay as before, and confirm.
lesson-place-pay-astray = Three cards cost $30. Take the three that are worth $10 each, and confirm.
lesson-place-end = Plan and pad keep their cards until you launch, so a large rocket may grow over several turns. For the Moon composites help, for Mars biotechnology.

lesson-launch = The launch
lesson-launch-go = You have the rocket points. Earth orbit is 8 spaces away: your computers give 3, and at most 3 success cards must bring the rest. Here you see the chance. Launch!
lesson-launch-go-astray = The Moon needs one rocket point more, and waiting gains nothing. Launch to Earth orbit.
lesson-launch-on = A 2! Success cards bring 0 to 4 spaces. 3 are missing, 2 cards are left, and the chance is good: draw on.
lesson-launch-on-astray = An abort would bring you nothing, and the chance is good. Draw on.
lesson-launch-last = The last card, and 2 spaces are missing. A failure empties the whole launch pad, an abort now costs 1 card. More than half of the cards are enough: dare it!
lesson-launch-last-astray = You would give up a card and be no further. More than half of the cards are enough: draw.
lesson-launch-end = Done! The first satellite in orbit brings 2 VP, every later one 1. And each mission leaves an achievement for the whole match: this token pays ${ $money_token_value } in each of your turns.

lesson-abort = Abort or draw on
lesson-abort-go = The space hotel asks for 3 rocket points, which you have. But with only 2 computers the chance is one in two. Try it anyway: launch to Earth orbit.
lesson-abort-go-astray = Just try: after the first card you may still abort for free. Launch to Earth orbit.
lesson-abort-abort = A 0! Now 2 cards would have to bring 6 spaces, which hardly ever happens. After the first card an abort is free, after each further one it costs 1 card more. Abort.
lesson-abort-abort-astray = That would nearly always fail, and then your launch pad would be empty. Abort.
lesson-abort-more = Everything is still in its place. One more computer helps: place Asteroid Laser Ablation on the launch pad, and pay ${ $placement_cost }.
lesson-abort-more-astray = First one more computer: it makes the launch much safer. Place Asteroid Laser Ablation on the launch pad.
lesson-abort-again = That looks better. Launch again, and draw on as long as the chance is good.
lesson-abort-again-astray = The chance is good: launch to Earth orbit, and draw on.
lesson-abort-end = +3 VP, and a token again: you may hold one card more. Others bring science or rocket points. The abort saved your rocket: after a failure you would have had to place everything anew.

lesson-threat = Threats
lesson-threat-choose = In the market there are threats, too. In your hand they are of no use, but at the end each is worth { $threat_vp } VP. Choose the Pandemic.
lesson-threat-choose-astray = Your money is just enough for the Pandemic, and its { $threat_vp } VP are certain. Choose it.
lesson-threat-token = It costs $50, and your cards bring only $30. Use your achievement: the token pays ${ $money_token_value } in each of your turns, and stays yours.
lesson-threat-token-astray = Without the token it is not enough. Pay with that first.
lesson-threat-pay = And now the three cards with $10.
lesson-threat-pay-astray = $30 are missing: pay with the three cards that are worth $10 each.
lesson-threat-end = Nobody can take these { $threat_vp } VP from you. The more VP you have, the dearer threats become for you, so buy them early.

lesson-finish = The end of the match
lesson-finish-go = With two players, { $end_vp_2 } VP end the match. You have 19, and the first orbital shipyard brings 4. Launch!
lesson-finish-go-astray = You are ahead, and can end it now. Launch to Earth orbit.
lesson-finish-draw = 2 spaces are missing, and 2 cards are left. Draw.
lesson-finish-draw-astray = The chance could hardly be better. Draw.
lesson-finish-end = At { $end_vp_2 } VP the round is still played to its end, so your rival had a last turn. Then threats are added, and who was first on the Moon and on Mars. { $mission_markers_per_player } missions of one player end a match as well, once all three worlds have been reached.

lesson-match = A match of your own
lesson-match-ability = Some cards can do more than pay. Big Data is worth $10, or you discard it and draw two cards. Draw the two cards.
lesson-match-ability-astray = First draw two cards with Big Data: they can bring more than its $10.
lesson-match-engine = Two more with $10! Now your money is enough for Medium Boosters, with their 3 rocket points. Buy them.
lesson-match-engine-astray = Your money is just enough for Medium Boosters: choose them, and pay with all cards that show $10.
lesson-match-end = That is all that there is to know. Only you see your two personal objectives, and the better one counts at the end. From here on it is a real match.
