# The pages in the browser.

## The shell

web-offline = The server does not answer; nothing is lost, and it is tried again.
web-goal = Goal:
web-home = Home
web-menu = Menu
web-rules = Rules
web-replay = Replay
web-language = Language
web-close = Close
web-done = Done.
web-trouble = That did not work.
web-copy = Copy
web-copied = Copied
web-link = Link
web-cards = Cards
web-settings = Settings
web-places = Pages
web-skip = Skip to the content
web-credits-pictures = Pictures: Lorc, Delapouite and others at
web-credits-fonts = Type: Inter and Oxanium,
web-credits-shuffle = Was the shuffle fair? Check it yourself:
web-astray = Lost in space
web-astray-picture = A rocket that has lost its way
web-astray-why = There is nothing at this address. Perhaps it was mistyped, or the table was closed.

## The table

web-board = The table
web-log = Log
web-log-unread = New lines
web-panes = What to see below the board
web-pane-mine = My area
web-pane-others = Others
web-pane-seats = Seats
web-scores = Scores
web-your-move = Your move
web-take-back = Undo
web-your-turn = Your turn
web-not-now = { $action }: not now; press to hear why
web-why-not = Why not?
web-review-seat = Whose match
web-hint = Hint:
web-hint-ask = Hint
web-undone = taken back:
web-chat = Say something
web-send = Send
web-who = Who is here
web-mute = Mute
web-unmute = Unmute
web-seat-here = here
web-seat-away = away
web-seat-away-for = away { $minutes } min
web-seat-kept = away, a bot plays on
web-seat-reserved = kept for somebody
web-ask-back = Ask to undo
web-ask-back-why = Something was revealed since; everybody has to agree
web-not-this = Not this
web-confirm = Confirm: { $action }
web-lost = The connection is lost.
web-restarting = The server is restarting.
web-lost-more = Nothing is lost; it goes on by itself as soon as the server answers.
web-request = { $seat }: may the last step be undone?
web-request-own = You ask to undo the last step; the others have to agree.
web-agree = Agree
web-refuse = No
web-withdraw = Never mind
web-kept = { $seat } is away.
web-kept-more = A bot plays on with what that seat knows, until they come back.
web-watching = You are watching.
web-watching-more = All seats are taken; hands stay hidden.
web-chances = Chances of winning
web-chances-percent = { $percent }%
web-chances-soon = They are being worked out.
web-result = How it ended
web-again = Again
web-look-at-table = Look at the table
web-leave = Leave
web-leave-title = Leave the match?
web-leave-more = A bot plays on in your seat, and you cannot come back to it. If you only go away for a while, just close the page.
web-stay = Stay
web-time-left = Time left
web-days = { $days ->
    [one] 1 day
   *[other] { $days } days
 }
web-hours = { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
 }
web-orders = Standing orders
web-orders-more = While an order is on, your seat answers by itself whenever the order has an answer. Nobody else learns of it; what you answer first counts, and you can switch it off at any time.
web-keys = Keys
web-keys-short = Keys ?
web-key-help = these keys
web-key-arrows = to the next thing that you can do, or the one before
web-key-digits = to the first, second, … thing that you can do
web-key-enter = do it
web-key-undo = undo
web-key-hint = a hint
web-key-chat = say something
web-key-escape = put messages away
web-told-sit = { $who ->
    [you] You sat down
   *[other] { $seat } sat down
 }
web-told-leave = { $who ->
    [you] You left
   *[other] { $seat } left
 }
web-told-leave-bot = { $who ->
    [you] You left, and a bot plays on: { $bot }
   *[other] { $seat } left, and a bot plays on: { $bot }
 }
web-told-bot = Seat { $number } goes to a bot: { $bot }
web-told-no-bot = Seat { $number } is open again
web-told-take-back = { $who ->
    [you] You took the last step back
   *[other] { $seat } took the last step back
 }
web-told-ask-back = { $who ->
    [you] You ask to undo the last step
   *[other] { $seat } asks to undo the last step
 }
web-told-agree = { $who ->
    [you] You agree
   *[other] { $seat } agrees
 }
web-told-refuse = { $who ->
    [you] You do not agree
   *[other] { $seat } does not agree
 }
web-told-rematch = { $who ->
    [you] You want to play again
   *[other] { $seat } wants to play again
 }
web-told-clock = { $who ->
    [you] Your time ran out, and the table decided for you
   *[other] Time ran out for { $seat }, and the table decided
 }
web-told-start = The match begins
web-told-close = The table is closed
bot-commander = Commander
bot-pilot = Pilot
bot-navigator = Navigator
bot-greedy = Engineer
bot-cadet = Cadet
bot-random = Tumbler

## Before the match

web-no-table = No table here
web-table-closed = This table was closed before its match began; open another one.
web-lobby-waiting = { $open ->
    [one] One seat is still open
   *[other] { $open } seats are still open
 }
web-lobby-ready = All seats are taken
web-lobby-chances = Spectators will see how likely each seat is to win, by what is open to them; whoever sits here will not.
web-seat-open = open
web-seat-bot = a bot
web-seat-person = a person
web-seat-give = Who has seat { $number }
web-sit = Sit down
web-invite = Invite
web-invitation = Invitation to seat { $number }
web-invitation-once = Send this link to one person; it works once.
web-share = The address of this table
web-share-public = Everybody who has it can sit down while seats are open, or watch.
web-share-private = Only whoever was invited can open it. Invite to a seat above.
web-share-invited = Only whoever was invited can open it.
web-your-name = Your name
web-name-example = Ada
web-leave-seat = Get up
web-close-table = Close the table
web-fair = A shuffle that can be checked
web-fair-commitment = Before anybody sat down, the server fixed its shuffle with this commitment; your browser adds its own share. After the match everything can be computed again:

## Home

web-home-title = Board games about rockets
web-home-claim = Games about rockets, ready to play
web-home-claim-pocket-rockets = Build rockets before the fuel runs out
web-home-claim-rocketmen = Launch early, or land for sure?
web-home-claim-rocket-rescue = Get your crew to safety first
web-home-lead-pocket-rockets = Fetch parts, stack them up, and reach the best fuel before your rivals do.
web-home-lead-rocketmen = Buy cards, put a rocket together on your launch pad, and decide before every launch: off you go with some luck, or wait and be sure? The exact chance is always on the table.
web-home-lead-rocket-rescue = Plan in secret with dice, build rockets together, and buy seats on them. Every launch helps somebody: see that it is you.
web-home-lead-more = You need no rules for your first match: whatever you can do has a green edge.
web-home-scene-pocket-rockets = A shipyard at night: rockets are being built on a ring of launch pads, astronauts walk between them, and one rocket has just taken off for the moon.
web-home-scene-rocketmen = A rocket leaves the Earth. Its course leads past the Moon to Mars, where a base stands; a satellite is in orbit.
web-home-scene-rocket-rescue = Rockets are being built in their hangars, a crew waits beside them. On a red planet astronauts are safe and wave: the next rocket is on its way to them.
web-home-play = Play now
web-home-opening = Opening the table …
web-home-continue = Go on with your match
web-home-game = Game
web-home-players = Players
web-home-level = Opponents
web-name = You are called
web-name-keep = Save
web-name-kept = Saved. Tables you are sitting at keep your old name.
web-games = The games
web-games-play = Play
web-games-minutes = { $least } to { $most } minutes
web-games-length = about { $minutes } minutes
web-games-weight = { $weight ->
    [1] simple
    [2] medium
   *[3] complex
}
web-learn = Learn
web-games-about-pocket-rockets = A quick race through a shipyard. Your astronaut walks a ring of six sites, and each site does something else: build, search, turn the belt, refuel. Long rockets with plenty of fuel win.
web-games-about-rocketmen = Build up your space agency card by card and launch missions to Earth orbit, the Moon and Mars. Launch early with luck, or wait and be sure?
web-games-about-rocket-rescue = Crews are waiting to be flown to other planets, and every rocket that goes up has to hold together. Get your people to safety before your rivals do.
web-tables = Tables
web-tables-mine = Your tables
web-tables-public = Open tables
web-tables-none-mine = Nothing here yet. Your first match is one press away: “Play now”.
web-tables-none-open = Nobody is waiting just now. Open a table, and others will find it here.
web-tables-players = { $players ->
    [one] 1 player
   *[other] { $players } players
 }
web-tables-host = opened by { $host }
web-tables-open = waiting for players
web-tables-running = being played
web-tables-finished = finished
web-tables-enter = Enter
web-tables-continue = Go on
web-tables-join = Join
web-tables-watch = Watch
web-tables-result = Result
web-tables-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
 }
web-matches = Your matches
web-matches-all = All your matches
web-matches-on = Under way
web-matches-over = Finished
web-matches-none = Nothing here yet.
web-matches-older = Older ones
web-friends = Play with friends
web-friends-name = Name of the table (if you like)
web-friends-seats = Seats
web-friends-you = You
web-friends-seat = Seat { $number }
web-friends-person = a person
web-friends-bot = Bot: { $level }
web-option-parts = Choose { $number }; you have { $chosen }
web-friends-who = Who may come
web-friends-public = Anybody: it is listed among the open tables
web-friends-invited = Only those you invite
web-friends-clock = Time for a decision
web-friends-no-clock = as long as you like
web-friends-seconds = { $length ->
    [one] 1 second
   *[other] { $length } seconds
 }
web-friends-days = { $length ->
    [one] 1 day
   *[other] { $length } days
 }
web-friends-chances = Spectators see how likely each seat is to win
web-friends-open = Open a table
web-level-random = easy, does anything
web-level-cadet = beginner, sees only the next step
web-level-greedy = strong, plays with a plan
web-level-navigator = strong, has learned from many matches
web-level-pilot = very strong, thinks ahead
web-level-commander = strongest, takes more time to think

## Replay

## Rules and cards

web-replay-loading = The match is being set up again.
web-replay-controls = Controls of the replay
web-replay-slider = Move
web-replay-move = Move { $move } of { $last }
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One move on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-start = The beginning
web-replay-hidden = Something happened that cannot be seen from here.
web-replay-end-hidden = The match ends.
web-replay-chance = Chance
web-replay-steps = All moves
web-replay-eyes = Seen with the eyes of
web-replay-eyes-spectator = a spectator
web-replay-eyes-all = everybody: all is open
web-replay-hide = Hide the result until the end
web-replay-running = The match is still going on, so you see what your seat has seen so far. The rest is shown after the end.
web-replay-copy = Copy link to this move
web-replay-copied = The link to move { $move } is copied.
web-replay-to-table = To the table
web-replay-to-result = Result
web-replay-another = Another journal
web-import-title = Replay a journal
web-import-what = Every match has a journal that can be saved and shared. Bring one along, and the match is played back here, move by move.
web-import-drop = Drop a journal here, or choose one.
web-import-choose = Choose a file
web-import-paste = Or paste it
web-import-show = Show the match
web-import-large = This file is too large to be a journal.
web-replay-setup = Setup

web-look-games = Which game
web-look-loading = One moment.
web-look-clear = Clear the search
web-sheet-goal = The goal:
web-sheet-end = The end:
web-sheet-scores = What scores
web-sheet-buts = Mind this
web-sheet-all = All rules
web-sheet-print = Print this page
web-rules-sentences = The rules, sentence by sentence
web-rules-full = Full text, in English
web-rules-of = The rules of { $game }
web-rules-what = One sentence for each rule, and behind it the full text of the catalogue, in English, with its source. Where the sources are silent, a ruling says what is played here and why.
web-rules-search = Search the rules
web-rules-contents = Contents
web-rules-count = { $found ->
    [one] 1 entry of { $all }
   *[other] { $found } entries of { $all }
 }
web-rules-none = No rule has all of these words.
web-source-ruling = ruling
web-cards-of = The components of { $game }
web-cards-what = Everything that the game consists of, and how it is known: stated in the rulebook, taken from public descriptions, or reconstructed because no source tells it. The notes say which part is meant.
web-cards-search = Search the components
web-cards-source = How it is known
web-cards-count = { $found ->
    [one] 1 component of { $all }
   *[other] { $found } components of { $all }
 }
web-cards-none = No component fits this search.

## Settings

web-settings-kept = Everything is kept at once, in this browser only.
web-settings-language = All pages and tables speak it, in the middle of a match too.
web-settings-name = Your name
web-settings-name-why = What others call you at the tables to come.
web-settings-confirm = Confirm each action
web-settings-confirm-why = The first press only chooses; the second one, or “Confirm”, does it. Good against slips of the finger.
web-settings-sound = Sounds
web-settings-sound-why = A small tone for each step, and another one when it is your move.
web-settings-motion = Motion
web-settings-motion-why = Whether cards fly and rockets grow, or everything is simply in its new place.
web-settings-motion-system = as my device says
web-settings-motion-on = always
web-settings-motion-off = never
web-settings-pace = The others' turns
web-settings-pace-why = How long the steps of others are shown. Any press skips to the present.
# How fast the steps of others are shown.
web-pace = { $pace ->
    [calm] calm
    [quick] quick
    [none] at once
   *[other] normal
 }
web-skip-present = Skip
web-settings-plain = Plain table
web-settings-plain-why = Every game as lists of cards, values and buttons instead of its own board. Calm, and easy to read aloud.

## Result

web-result-title = { $game }: the result
web-result-you-win = You win!
web-result-wins = { $count ->
    [one] { $names } wins
   *[other] { $who ->
        [you] You and { $names } win together
       *[other] { $names } win together
    }
 }
web-result-winner = winner
web-result-check = Check the shuffle
web-result-points = How the points came about
web-result-course = The course of the match
web-result-turns = Turning points
web-result-open = This match is not over yet; its result will stand here.
web-result-to-table = To the table
web-course-move = Move { $move }
web-course-summary = { $moves ->
    [one] Scores over 1 move; at the end: { $scores }
   *[other] Scores over { $moves } moves; at the end: { $scores }
 }
web-course-table = The scores as a table
web-shuffle-proves = The server committed itself to its seed before anybody sat down, and every seat could add a text of its own; so nobody could choose the draws alone, and none was changed afterwards.
web-shuffle-commitment = Commitment, shown before the match
web-shuffle-seed = Seed
web-shuffle-salt = Salt
web-shuffle-entropy = Added by { $seat }
web-shuffle-nothing = nothing
web-shuffle-fits = Seed and salt give this commitment; your browser has just computed it.
web-shuffle-fits-not = Seed and salt do not give this commitment.
web-shuffle-how = Every single draw can be computed again: save both files in one folder, and run the command there. It needs Python and nothing else.
web-shuffle-journal = The journal

## The plain table

web-plain-choose = It is your move: choose one.
web-plain-waiting = Waiting for { $names }.
web-plain-wait = One moment …
web-plain-over = The match is over.
web-plain-asked = is to act
web-plain-score = { $score ->
    [one] 1 point
   *[other] { $score } points
 }
web-plain-elsewhere = { $action }: not here; press to see what can be done with it
web-plain-no-action = { $name }: there is nothing to do with it alone. What it does is written on it, or on the page “Cards”.
web-plain-none = none
web-plain-empty = empty
web-plain-unknown = unknown
web-plain-cards = { $count ->
    [one] 1 card
   *[other] { $count } different cards
 }
view-arrow = arrow
view-bank = in the bank
view-bet = bet
view-bonuses = bonuses
view-bonuses-next-turn = bonuses from the next turn
view-bound = bound to a direction
view-box = out of play
view-chips = chips
view-colour = colour
view-content = known content
view-deals = who is still to be dealt a card
view-discard = discard pile
view-end-reason = how it ended
view-fuel = fuel
view-fuel-out-of-reach = the fuel left can no longer all be used
view-hand = hand
view-hand-limit = hand limit
view-hand-size = cards in hand
view-is-searched-now = being searched
view-known = known cards in hand
view-left = left
view-limit = limit
view-loaded = loaded
view-over = the match is over
view-pile = pile
view-points = points
view-worth = worth
view-worth-bonus = extra points
view-progress = progress was made this turn
view-ready = ready
view-ring = ring
view-rockets = rockets
view-round = round
view-rounds = rounds
view-searched-by = last search
view-segments = segments
view-site = site
view-size = cards
view-stacks = stacks
view-standstill = standstill
view-starter = who began
view-starting-bases = bases dealt at the start
view-still-to-find = still to be found
view-tip = tip
view-top = on top
view-turn = whose turn it is
view-turns = turns
view-under = under it
view-unknown = unknown cards in hand
view-winners = winners
word-cw = clockwise
word-ccw = counterclockwise

## The plain table: what the games' own words are called

word-board = still to be won
word-w1 = before the rocket points are counted
word-w2 = after the boost
word-w3 = before the first success card
word-w4 = a success card was drawn
word-w5 = draw on or abort
word-w6 = after the last success card
word-w7 = the launch is over
word-teal = teal
word-pink = pink
word-small = small
word-medium = medium
word-large = large
word-any = any
word-score = scoring
word-rule = a rule
word-action-points = action points
word-hand-limit = cards in hand
word-movement = movement
word-owner-next-turn = the owner's next turn
word-game-end = the end of the match
word-never = never
word-construction = construction line
word-white = white
word-black = black
word-green = green
word-blue = blue
word-orange = orange
word-money = money
mark-money = ${ $value }
mark-rocket = rocket { $value }
mark-resources = { $value }
face-targets = for { $value }
face-achievement = brings { $value }
kind-location = { $at }
kind-missions-at = { $min ->
    [one] { $destination }: at least 1 mission
   *[other] { $destination }: at least { $min } missions
 }
kind-threat-owned = a threat averted: { $threat }
kind-token = token of the first mission: { $token }
kind-first-at-locations = { $min ->
    [one] first at 1 location
   *[other] first at { $min } locations
 }
kind-most-missions-at = most missions, ties count: { $destination }
kind-rocket = rocket points for good: +{ $value }
kind-hand = a higher hand limit: +{ $value }
kind-money = ${ $value } each turn
kind-science = { $value } science each turn
all-money-resources = { $money ->
    [0] { $resources ->
        [nothing] $0
       *[other] { $resources }
     }
   *[other] { $resources ->
        [nothing] ${ $money }
       *[other] ${ $money } + { $resources }
     }
 }
all-rounds-limit-left = rounds without progress: { $rounds } of { $limit }
all-destination-start = { $destination }, from space { $start }
view-ai = the AI
view-mode = mode
view-level = strength
view-variants = variant cards
view-first = first player
view-display = display
view-engines = engines
view-deck = deck
view-deck-teal = teal cards to come
view-deck-pink = pink cards to come
view-deck-under = put under the deck
view-locations = locations
view-rocket-points = rocket points
view-vp-first = VP, first
view-vp-later = VP, later
view-markers = missions
view-discs = destination tokens
view-tokens = tokens
view-free-placements = free placements
view-draws-waiting = cards to draw
view-raises = money that can be raised, in $
view-used = done this turn
view-engines-bought = engines bought
view-depot = Depot
word-depot = Depot
word-research = Market Research
word-removal = card removed
view-cart = what you are putting together
view-kind = action
view-cards = cards
view-plan = mission plan
view-pad = launch pad
view-paid = paid with
view-placed = paid by what is placed
view-money-tokens = money tokens
view-science-tokens = science tokens
view-bill = to pay
view-offered = offered
view-covered = it is enough
view-launch = launch
view-seat = who
view-destination = destination
view-location = location
view-target = target
view-rocket = rocket on space
view-launch-points = rocket points
view-odds-points = rocket points
view-points-needed = needed
view-window = moment
view-counted = success cards so far
view-launch-limit = at most
view-value = last card
view-shown = to choose from
view-launch-deck = success cards left
view-copied = copied card
view-odds = chances of a launch now, for the player whose turn it is
view-odds-odds = chance
view-launch-odds = chance of success
view-boost = boost
view-declared = chance at the declaration
view-drawn = cards so far
view-is-set-aside = set aside
view-launch-next = what the next card would do
view-cart-odds = chances with this placement
view-drawn-odds = chance
view-next-odds = chance
view-abort-cost = cards that an abort costs
view-failure-cost = a failure costs
view-vp = VP
view-ai-first = card for the destination
view-ai-second = card for the location
view-ai-deck = solo cards left
view-ai-leaves = leaves the display next
view-trigger = last round
view-surcharge = surcharge on threats, in $
view-hq = cards in the HQ
view-unseen = hidden hand and HQ together
view-play = play area
view-warehouse = warehouse
view-scrapyard = scrapyard
view-markers-left = markers left
view-science-ready = science, ready
view-money = money
view-money-ready = money, ready
view-tokens-hand = larger hand
view-objectives = personal objective
view-is-compulsory = must be fulfilled
view-targets = targets
view-objectives-held = personal objectives
view-seats-worth = points so far
view-track = missions
view-threats = threats averted
view-worth-tokens = tokens
view-worth-variants = variant cards
view-objective = objective
web-result-nobody = Nobody wins
web-result-opponent = The AI wins
web-result-total = all together

web-learn-lead = A guided first match, in short chapters on the real table: you do it, and are told why. Begin where you like.
web-learn-done = done
web-learn-begin = { $state ->
    [done] Play again
   *[new] Begin
 }
web-learn-none = There is no lesson here
web-learn-none-more = Perhaps the address has a slip; all lessons are one press away.
web-lesson = Lesson
web-lesson-step = Step { $step } of { $steps }
web-lesson-next = Next: { $chapter }
web-lesson-on = Play on against Cadet
web-lesson-again = Play this chapter again
web-lesson-lead = Show me
web-lesson-chapters = All chapters
web-lesson-changed = This lesson has been changed since you began. Begin the chapter again.
web-learn-problems = Problems
web-learn-problems-more = Positions from matches in which one thing is much better than all else. Find it, and be told why.
