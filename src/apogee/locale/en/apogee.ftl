# What the program itself says, whatever the game.

seat-you = You
seat-other = Player { $number }
seat-bot = Bot { $number } “{ $bot }”
yes = yes
no = no
odds-percent = { $whole }.{ $tenth }%
amount-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
 }
amount-money = ${ $number }
amount-energy = { $number } energy
source = Source:
source-rulebook = rulebook
source-public = public descriptions
source-reconstructed = reconstructed
note = Note:
interrupted = interrupted.
no-memory = there is not enough memory for this.

mode-compiled = Apogee { $version }, compiled
mode-interpreted = Apogee { $version }, interpreted (plain Python)
games-players = { $least } to { $most } players
games-option = option { $option }: { $choices } (default: { $default })
games-bots = bots: { $bots }
games-versions = rules version { $rules }, components { $components }

play-begin = { $game }: { $seats }
play-keys = Type a number to act; “help” tells what else you can type.
play-help-word = help
play-all-word = all
play-help = Type a number to act, or an action in words. Besides:
play-help-why = why you cannot do something: “? ACTION”; alone, what stands in the way most; “? all”, everything
play-help-rules = a rule by its id, a component by its name; alone, all rules
play-help-back = takes your last step back
play-help-save = saves the match: s, or s FILE
play-help-hint = a hint
play-help-proposals = p ACTION: ways to carry an action through
play-help-log = what has happened, from the beginning
play-help-board = shows the table again
play-help-orders = your standing orders
play-help-quit = saves the match and stops
play-nothing-called = There is no rule and no component “{ $given }”; r alone lists all rules.
play-page = Enter goes on, q stops:
play-narrow = This terminal has { $width } columns; from { $wanted } on the board is drawn, here it is told in lines.
play-prompt = { $count ->
    [one] Your choice (1; { $keys }):
   *[other] Your choice (1-{ $count }; { $keys }):
 }
play-group = { $count ->
    [one] { $verb }: { $name } ... (1 way)
   *[other] { $verb }: { $name } ... ({ $count } ways)
 }
play-group-prompt = Which way (1-{ $count }, 0 back):
play-turn-over = Your turn is over. Enter goes on:
play-confirm = Your turn is over. Enter goes on, u takes the last step back:
play-hand-over = { $seat }: it is your turn to decide. Nobody else should look now.
play-next = { $seat }: it is your turn to decide.
play-press-enter = Press Enter to begin:
play-after-end = s [FILE] saves the journal, Enter ends:
play-unknown-key = Only these keys do something here: { $keys }.
play-no-such-number = { $count ->
    [one] There is no such choice; the only one is 1.
   *[other] There is no such choice; type a number from 1 to { $count }.
 }
play-unknown = “{ $typed }” is neither a choice nor a key; type a number, an action in words, or one of { $keys }.
play-near = { $words ->
    [take-back] “{ $typed }” is no action of the game; u takes your last step back.
    [no-end] “{ $typed }” is no action here, nor is one needed: a turn ends by itself when it is used up.
   *[other] “{ $typed }” is no action; perhaps you mean: { $words }.
 }
play-is-legal = Nothing forbids “{ $action }” now.
play-why-not-help = “? ACTION” tells why not for an action in words, for example “? { $example }”; “r ID” shows a rule.
play-why-not-more = { $count ->
    [one] 1 more kind of action is not possible: “? all” tells all reasons.
   *[other] { $count } more kinds of actions are not possible: “? all” tells all reasons.
 }
play-all-legal = Every kind of action is possible now.
play-hint = Hint (bot “{ $bot }”): { $action }
play-goal-now = Goal: { $goal }.
since-title = Since your last turn
since-round = In the last round
since-nothing = nothing yet
since-opponent = Opponent
since-line = { $seat }: { $deeds }
hint-why = { $reason }. Chance to win: { $percent }%
hint-else = Or: { $action }. { $reason }. Chance to win: { $percent }%
review-ask = Review
review-title = How it went: { $seat }
review-judge = Judged by what the seat could know. The judge: the bot “{ $bot }”
review-chance = Chance to win: { $percent }%
review-luck = Luck, in percent of a win: { $luck }
review-cost = Lost by decisions, in percent of a win: { $cost }
review-partly = There was not enough time to weigh every decision.
review-turns = Turning points
review-turn = { $kind ->
    [luck] Luck, { $before }% to { $after }%: { $what }
    [decision] Decision, { $before }% to { $after }%: { $what }
   *[others] Others, { $before }% to { $after }%: { $what }
 }
review-better = The bot “{ $bot }” would have played: { $action }. { $reason }. Lost, in percent of a win: { $cost }
review-none = Nothing turned the match by much.
goal-lead-own = You lead { $points }:{ $next }
goal-lead-shared = You share the lead with { $points }
goal-lead-other = { $seat } leads { $points }:{ $own }
goal-lead-others = The lead is shared by { $count }, { $points }:{ $own }
goal-lead-seat = { $seat } leads { $points }:{ $next }
goal-lead-seats = The lead is shared by { $count }, with { $points }
goal-won-own = You have won
goal-won-shared = You have won, but not alone
goal-won-seat = { $seat } has won
goal-won-seats = Won together by { $count }
goal-won-nobody = Nobody has won
reason-weighed = { $worlds ->
    [one] Looks good in 1 imagined world
   *[other] Looks good in { $worlds } imagined worlds
 }
reason-after = { $steps ->
    [one] { $reason } (1 step from here)
   *[other] { $reason } ({ $steps } steps from here)
 }
play-proposals-help = Type p and an action in words to see how it can be carried through.
play-no-take-back = There is nothing to take back: your last step showed something new, or others have acted since.
play-nothing-yet = There is nothing to take back: you have done nothing yet.
play-taken-back = Your last step is taken back.
play-orders = { $count ->
    [0] You have no standing orders to give now.
   *[other] Orders: “o NUMBER” switches one on or off; while it is on, it answers for you.
}
play-order-on = on
play-order-off = off
play-leave-unsaved = The match is not saved. Save it elsewhere with s FILE; q or Ctrl-C again leaves without it.

play-fault = This is a fault of the program, not yours. What stands above helps to find it.
save-done = The match is saved in { $file }.
save-exists = { $file } exists already and stays as it is; name another file: s FILE
save-failed = The match could not be saved in { $file } ({ $why }); name another file: s FILE
save-why = { $why ->
    [folder] there is no such folder
    [kind] something else than a file is there
    [rights] nobody may write there
    [room] there is no room left
    [long] the name is too long
    [name] a file cannot be called that
   *[other] error { $number } of the system
 }
save-resume = The match is saved. Go on with:
export-done = The journal is in { $file }; apogee replay shows it.

result-over = The match is over: { $reason }.
result-winners = { $count ->
    [one] Winner: { $winners }
   *[other] Winners: { $winners }
 }
result-nobody = Nobody has won.
result-score = { $score ->
    [one] { $seat }: 1 point
   *[other] { $seat }: { $score } points
 }

rules-goal = The goal
rules-end = The end
rules-more = One rule with the catalogue's text: name its id, for example { $example }.
rules-catalogue = Catalogue:
rules-unknown = there is no rule “{ $given }”; apogee rules { $game } lists them all.
rules-none = there is no rules catalogue for { $game } yet.
cards-more = One component with all that is known of it: name its id. Reconstructed means: the printed value is not known.
cards-several = “{ $given }” may be: { $known }.
cards-unknown = there is no component “{ $given }”; apogee cards { $game } lists them all.
cards-none = { $game } has no component file.

replay-line = Line { $line } of { $last }
replay-taken-back = Taken back to line { $line }
replay-withdrawn = Line { $line } taken back
replay-prompt = { $line }/{ $last }  Enter on, b back, NUMBER jump, v SEAT its view, v spectator, e everything, q quit:
replay-keys = Enter goes on, b back, a number jumps to that line, v SEAT shows a seat's view, e everything, q quits.
replay-not-over = The match is not over yet, so not everything may be seen; choose one seat's view.
replay-no-seat = { $players ->
    [one] There is no seat { $given }; the only one is 1.
   *[other] There is no seat { $given }; seats are 1 to { $players }.
 }
replay-no-line = There is no line { $given }; lines are 0 to { $last }.
replay-at-the-end = This is the last line.
replay-at-the-beginning = This is the beginning.
replay-verified = { $file } is in order. Checked: { $checked }.
verified-chain = the chain of hashes
verified-commitment = the commitment
verified-draws = every draw
verified-rules = every action by the rules
verified-result = the result
verified-no-result-yet = no result yet
verified-scripted = { $count ->
    [one] 1 scripted outcome rests on somebody's word
   *[other] { $count } scripted outcomes rest on somebody's word
 }

help-apogee = Board games about rockets, to play and to study.
help-usage = usage:
help-arguments = arguments
help-options = options
help-command = COMMAND
help-commands = commands
help-help = show this help and end
help-version = show the version and end
help-lang = language; otherwise that of the environment
help-components = play by this component file instead of the game's own
help-file = FILE
help-game = GAME
help-text = TEXT
help-games = the games, their player counts and options
help-play = a match in the terminal, against bots or with several people at one screen
help-learn = a guided first match in the terminal, in short chapters
help-rules = look up a rule, with its source
help-cards = look up a component, with its source
help-replay = step through a journal, or check it
help-simulate = many matches between bots, with a summary and files of results
help-arena = how strong bots are against each other, with intervals and ratings
help-train = a value of positions, learned by play against itself
help-bench = how fast the engine is
help-plain = sentences only, no drawing and no colour: for screen readers
help-colour = colour, or not (default: where the terminal has it)
help-players = how many play (default: the fewest the game is for)
help-seats = who sits where: you, or a bot's name, one per seat, for example you,greedy,you
help-bot-name = BOT
help-bot = the bot against you, where --seats does not say
help-seed = begin this very match: equal seeds and decisions give equal matches
help-option = an option of the game; may be given several times
help-resume = go on with a match that was saved
help-rule-id = a rule such as PR-7.1, or a section such as 7
help-card-id = a component such as tip-red-none
help-journal = a journal or a saved match
help-verify = check the chain, the commitment, every draw, every action and the result
help-replay-seat = see it as this seat does (the first is 1); otherwise as a spectator
help-everything = with everything open, once the match is over
help-review = tell how the finished match went for this seat (the first is 1): chances, luck, decisions
help-at = show this line and end

wrong-command = there is no command “{ $given }”; there are: { $known }.
wrong-unknown = { $program } does not know { $what }; { $program } --help lists what it takes.
wrong-missing = { $program } needs { $what }; { $program } --help explains it.
wrong-choice = { $what } cannot be { $given }; choose one of { $known }.
wrong-no-value = { $what } needs a value; { $program } --help explains it.
wrong-number = { $what } needs a number, not { $given }.
wrong-whole = { $option } takes a whole number from { $least } to { $most }, not { $given }.
wrong-seconds = { $option } takes a number of seconds above 0, up to a day, not { $given }.
wrong-shares = { $option } takes two shares in per cent, the lower one first, as 50,55, not { $given }.
wrong-both = { $what } does not go together with another option ({ $given }); leave one out.
wrong-value = { $what } takes no value; leave { $given } out.
wrong-ambiguous = { $what } could mean { $known }; write it out.
wrong-with-resume = a saved match has its own beginning, so leave out { $what }.
wrong-game-in-file = { $file } is a match of { $game }; leave the game's name out.
wrong-is-over = the match in { $file } is over; look at it with apogee replay.
wrong-no-game = say which game: { $known }.
wrong-game = there is no game “{ $given }”; choose one of { $known }.
wrong-seats = { $seats ->
    [one] one seat is named for { $players ->
        [one] one player
       *[other] { $players } players
     }; name one for each.
   *[other] { $seats } seats are named for { $players ->
        [one] one player
       *[other] { $players } players
     }; name one for each.
 }
wrong-players = { $game } is for { $least } to { $most } players, not { $given }; choose one of { $known }.
wrong-seat = nobody called “{ $given }” can sit here; choose among { $known }.
wrong-resume-seats = a saved match does not say who sits where; name them, as in --seats { $example }.
wrong-bot = there is no bot “{ $given }”; choose among { $known }.
wrong-all-bots = bots have all seats; leave one for somebody.
wrong-bot-seat = there is no seat { $given } for a bot; seats are 0 to { $last }.
wrong-option = an option is written NAME=VALUE, not “{ $given }”.
wrong-option-given = the option { $option } is given twice, as { $given } and as { $again }; give it once.
wrong-option-name = { $near ->
    [nothing] { $game } has no option { $given }; it has { $known }.
   *[other] { $game } has no option { $given }; it has { $known }; did you mean { $near }?
 }
wrong-option-choice = { $number ->
    [0] option { $option } of { $game } is one of { $choices }, not { $given }.
   *[other] option { $option } of { $game } is one of { $choices }, or { $number } of { $parts }, not { $given }.
 }
wrong-option-part = { $near ->
    [nothing] option { $option } of { $game }: there is no { $given }; choose from { $parts }.
   *[other] option { $option } of { $game }: there is no { $given }; did you mean { $near }?
 }
wrong-option-twice = option { $option } of { $game }: { $given } is named twice; name { $number } different ones.
wrong-option-number = option { $option } of { $game }: { $number } are to be named, not { $given }; choose from { $parts }.
wrong-no-options = { $game } has no option { $given }; it has none, so leave it out.
wrong-seed = a seed is one line of text without blanks around it, at most 150 characters, not { $given }.
wrong-file = { $file } cannot be read ({ $why }).
wrong-components = { $file } is a component file of { $given }, not of { $game }.

help-chapter-name = CHAPTER
help-chapter = the chapter to begin with
wrong-no-lesson = there is no lesson for { $game } yet; there are lessons for: { $known }.
wrong-chapter = there is no chapter “{ $given }”; there are: { $known }.
learn-begin = { $game }: a guided first match, chapter by chapter
learn-keys = Type the number of what you want to do. “?” tells why something is not possible, q leaves.
learn-step = Step { $step } of { $steps }
learn-next = Enter goes on with the next chapter, q ends:
learn-on = Enter plays on from here, against Cadet; q ends:
learn-leave = Begin this chapter again with:
problem-title = Problem { $number }
problem-find = You are to act. Find what is best here: it is worth much more than the next best. A hint would tell, if you like.
problem-astray = There is something better here. Look again; this is not played.
problem-found = That is it. { $reason }. It wins in { $percent } of 100 matches, the next best in { $second }.
help-problems = solve the problems instead, one after the other
wrong-no-problems = there are no problems for { $game } yet.
learn-next-problem = Enter goes on with the next problem, q ends:
