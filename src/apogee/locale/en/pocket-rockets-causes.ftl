pr-7-1-empty-hand = Your hand is empty, and you build with hand cards; draw one first.
pr-7-11-empty-hand = Your hand is empty, and recycling begins with a hand card; draw one where there is a stack, and come back.
