# simulate: what the command takes
simulate-help-game = the game: { $games }
simulate-help-matches = how many matches to play (default: { $default })
simulate-help-players = how many players a match has (default: as many as bots are named, otherwise the game's fewest)
simulate-help-bots = who plays: one name for all seats, or one per seat; they change seats from match to match (default: the game's best bot)
simulate-help-seed = the same text gives the same matches (default: a fresh one, which is printed)
simulate-help-option = an option of the game; may be given several times
simulate-help-out = write one row per match and seat to a new .parquet, .csv or .json file; the same command goes on after a stop
simulate-help-processes = { $cores ->
    [one] how many processes play (default: 1, as there is one core)
   *[other] how many processes play (default: all { $cores } cores)
 }
simulate-help-journal = play only match number N of this run, and write its journal to FILE

# simulate: what is wrong
simulate-bad-bots =
    { $names ->
        [one] one bot is
       *[other] { $names } bots are
    } named for { $players ->
        [one] one player
       *[other] { $players } players
    }; name one for all seats, or one per seat.
simulate-bad-ending = the ending of { $file } does not say which format to write; use one of { $endings }.
simulate-no-polars = Parquet needs the package polars; install 'apogee[sim]', or choose a .csv or .json file.
simulate-file-exists = { $file } is there already and stays as it is; choose another name, or move it away.
simulate-no-folder = there is no folder { $folder }; make it, or choose another one.
simulate-cannot-write = { $file } cannot be written: { $reason }.
simulate-journal-or-out = --journal plays a single match and --out many; use one of them.
simulate-part-busy = another run is just writing { $part }; wait for it, or choose another --out.
simulate-part-foreign = { $part } is in the way, and is not the beginning of a simulation; move it away, or choose another --out.
simulate-part-other = { $part } is the beginning of another run ({ $other }); repeat that one, move the file away, or choose another --out.
simulate-broken = a process of the simulation was killed, perhaps for want of memory; try again with fewer --processes.
simulate-no-process = a process could not be started: { $reason }; try again with fewer --processes.

# simulate: how it goes
simulate-begin = { $game }: { $matches ->
        [one] one match
       *[other] { $matches } matches
    } between { $bots }; seed { $seed }; { $processes ->
        [one] one process
       *[other] { $processes } processes
    }, { $mode ->
        [compiled] compiled
       *[interpreted] interpreted
    }
simulate-resumed = Already in { $part }: { $done }; going on from there.
simulate-progress = { $bar } { $percent } %  { $done } of { $total }, { $rate }/s, { $left } left
simulate-go-on = Matches done and kept: { $done } of { $total }; this goes on with them: { $command }
simulate-not-kept = Matches done: { $done } of { $total }; with --out they would have been kept.
simulate-written =
    { $rows ->
        [one] One row is
       *[other] { $rows } rows are
    } in { $file }
simulate-journal-done = Match { $match } ({ $bots }): { $end }; points: { $scores }; its journal is { $file }

# simulate: the summary
simulate-title =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $matches ->
        [one] one match
       *[other] { $matches } matches
    }
simulate-column-bot = bot
simulate-column-character = character
simulate-column-played = played
simulate-column-wins = wins
simulate-column-share = share
simulate-column-interval = 95 % interval
simulate-column-score = mean score
simulate-column-seat = seat
simulate-column-length = length
simulate-column-median = median
simulate-column-5 = 5 %
simulate-column-95 = 95 %
simulate-column-99 = 99 %
simulate-column-most = most
simulate-column-end = end
simulate-column-matches = matches
simulate-interval = { $low } to { $high } %
simulate-length-rounds = rounds
simulate-length-turns = turns
simulate-length-decisions = decisions
simulate-length-chance = chance steps
simulate-alone = one player: a win is a win against the game itself
simulate-shared = matches with several winners: { $matches }; each of them has a win
simulate-options = options
simulate-time =
    { $matches ->
        [one] one match
       *[other] { $matches } matches
    } in { $time }, { $rate } per second, { $mode ->
        [compiled] compiled
       *[interpreted] interpreted
    }
simulate-versions = Apogee { $apogee }, rules version { $rules }, components { $components }
simulate-seed = seed { $seed }

# arena: what the command takes
arena-help-bots = who plays: NAME, NAME@300 (iterations for each decision), NAME@50ms (processor time for each decision), NAME~10 (random in 10 % of its decisions); of more than two, everybody plays everybody
arena-help-blocks = how many decks to play; each is played from every seat (default: { $default })
arena-help-players = how many players a match has: one bot alone against copies of another (default: the game's fewest)
arena-help-budget = what bots that take a budget get for each decision, as 300 (iterations) or 50ms (processor time) (default: their own)
arena-help-seeds = which decks: those to learn from, to tune with or to measure by; no deck is of two kinds (default: tune)
arena-help-sprt = stop as soon as it is clear whether the first of two bots wins LOW or HIGH per cent, as 50,55

# arena: what is wrong
arena-bad-number = name 2 to { $most } bots, not { $bots }.
arena-bad-bot = { $bot } cannot be read as a bot; write NAME, NAME@300, NAME@50ms or NAME~10.
arena-no-budget = { $bot } takes no budget; leave out the @ and what follows it.
arena-bad-budget = --budget takes iterations, as 300, or processor time, as 50ms, not { $given }.
arena-bad-seeds = there are no seeds { $given }; there are: { $known }.
arena-sprt-two = --sprt compares two bots; name two.
arena-fault-remembers = { $bot } answers the same question differently when asked again, so it remembers something it should not; no figure would mean anything.
arena-fault-seats = { $bot } sat on the seats { $times } times, which is not equally often; the figures mean nothing.
arena-fault-generator = one generator was used { $times } times instead of once; the figures mean nothing.
arena-fault-deck = one deck was played in several blocks; the figures mean nothing.
arena-fault-replay = match { $match } goes differently when it is played again alone; the figures mean nothing.

# arena: how it goes
arena-begin = { $game }: { $blocks } blocks of { $matches } matches between { $bots }; { $seeds } seeds, seed { $seed }; { $processes ->
        [one] one process
       *[other] { $processes } processes
    }, { $mode ->
        [compiled] compiled
       *[interpreted] interpreted
    }

# arena: the summary
arena-title = { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    } of { $matches } matches, { $seeds } seeds
arena-no-block = No block was played to its end.
arena-column-pairing = pairing
arena-column-margin = margin
arena-column-rating = rating
arena-column-milliseconds = ms per decision
arena-pairing = { $others ->
        [one] { $one } : { $other }
       *[other] { $one } : { $others } × { $other }
    }
arena-points = { $value } ± { $reach }
arena-even = even is { $share }; the margin is the lead over the mean of the others
arena-sprt-accepted = { $bot } wins { $high } % rather than { $low } %: accepted after { $blocks } blocks
arena-sprt-rejected = { $bot } wins { $high } % rather than { $low } %: rejected after { $blocks } blocks
arena-sprt-open = { $bot } wins { $high } % rather than { $low } %: not decided after { $blocks } blocks

# train
train-help-matches = how many matches to learn from (default: { $default })
train-help-seed = the same text gives the same weights (default: 1)
train-help-blocks = how many decks each tenth of the way is measured by (default: { $default })
train-help-out = the file to write the weights to; the learning curve goes beside it (.svg); the same command goes on after a stop
train-no-features = { $game } has no features to learn from yet.
train-part-other = { $part } is in the way, and is not the beginning of this training; move it away, or choose another --out.
train-begin = { $game }: learning from { $matches } matches; seed { $seed }; { $mode ->
        [compiled] compiled
       *[interpreted] interpreted
    }
train-done = { $game }: wins { $share } against { $bot } ({ $low } to { $high } %); { $time } of processor time; weights in { $file }, learning curve in { $curve }
train-curve = { $game }: wins against { $bot }, seed { $seed }
train-curve-matches = matches learned from

# bench
bench-help-game = the game to measure: { $games } (default: all)
bench-help-players = how many players a match has (default: the game's most)
bench-help-seconds = how long to measure each game (default: { $default })
bench-help-matches = from how many matches to take a position each (default: { $default })
bench-help-json = print JSON instead of tables
bench-progress-match = { $game }: playing match { $number } of { $total }
bench-progress-position = { $game }: position { $number } of { $total }: { $operation }
bench-progress-play = { $game }: playing matches
bench-mode =
    Apogee { $apogee }, { $mode ->
        [compiled] compiled
       *[interpreted] interpreted
    }, Python { $python }
bench-title =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $positions ->
        [one] one position
       *[other] { $positions } positions
    } from the middle of random matches
bench-column-play = random play
bench-column-cost = one operation
bench-column-rate = per second
bench-column-microseconds = microseconds
bench-steps = steps
bench-decisions = decisions
bench-matches = matches
bench-clones = clones
bench-clone = clone
bench-twin = twin
bench-view = view
bench-view-json = view as JSON
bench-legal-actions = legal actions
bench-position-to-json = position to JSON
bench-position-from-json = position from JSON
bench-search-iteration = search iteration
