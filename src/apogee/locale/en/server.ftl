# The table server: what it refuses, and what its commands say.

table-astray = This is allowed, but it leads away from what the lesson shows; do what it asks for.
table-bad-journal = This journal cannot be replayed: { $reason }
table-bad-name = { $why ->
    [you] The page calls its reader that, so the others could not tell who you are; choose another name.
    [bot] A bot has this name, and the others would take you for one; choose another name.
   *[scripts] This name mixes letters of several scripts that look alike; write it in one script.
 }
table-bad-request = { $field ->
    [nothing] This request cannot be read.
   *[other] This request cannot be read; this part does not fit: { $field }.
 } Send what the document at /api/openapi.json describes.
table-closed = This table was closed; open another one.
table-consent-not-needed = You may take this step back yourself; nobody has to agree.
table-damaged = What is kept of this table is damaged, and it cannot go on; tell the host of the server.
table-elsewhere = This comes from another site; use the pages of this server.
table-full-list = There are too many unused invitations; use those first.
table-has-name = You have a name here already; change it instead.
table-illegal = { $reason }
table-late = The table has moved on since; look at it again.
table-muted-self = You cannot mute yourself.
table-no-game = There is no game “{ $given }” here; /api/games lists those that there are.
table-no-hint = There is no hint for this decision: the bot could not answer. Play what you think best.
table-no-invitation = This invitation does not exist or was used; ask for another one.
table-no-language = There is no language “{ $given }” here; there are { $reason }.
table-no-lesson = There is no chapter “{ $given }” in the lessons here.
table-no-match = No match is running here; wait until one does.
table-no-method = This cannot be done at this address; /api/openapi.json lists what can.
table-no-name = Say who you are first, with a name.
table-no-order = There is no such order, or it is of no use to you here: “{ $given }”.
table-no-page = There is nothing at this address.
table-no-request = Nobody asks for this any more; look at the table again.
table-no-seat = There is no seat { $given } at this table.
table-no-step = You have not done anything that could be taken back.
table-no-table = There is no such table, or it is private and you were not invited.
table-no-take-back = Since that step a card was turned, a die was rolled or somebody has learnt something; ask the others to go back.
table-not-finished = The match is not over yet.
table-not-host = Only whoever opened the table may do this.
table-not-invited = This seat is kept for somebody who was invited to it; ask whoever opened the table for an invitation.
table-not-json = This is not JSON; send it as application/json.
table-not-seated = Only somebody with a seat at this table may do this.
table-not-your-turn = It is not your turn; wait until you are asked.
table-other-command = This key was used for another command; choose a new one.
table-over = The match is over; play another one.
table-quick = This is too much at once; wait a moment.
table-request-open = There is a request to go back already; answer that one first.
table-running = The match has started; this is for the time before.
table-seat-taken = This seat is taken or kept for somebody; choose another one.
table-seated = You have a seat at this table already.
table-still-secret = While the match runs, you see it only from your own place; after its end everything is open.
table-step-tells = After step { $step } of your list a card is turned, a die is rolled or somebody learns something. End the list there, and go on by what you see then.
table-storage = The server cannot write to its disk now. Nothing has changed; send it again in a moment.
table-enough-asides = { $times } changes of seats, invitations, mutes and orders are all that a table keeps; go on at another one.
table-enough-back = You have gone back { $times } times at this table, which is as often as it allows for now; play on.
table-enough-said = { $times } lines of chat are all that a table keeps; talk on at another one.
table-fault = Something went wrong in the server. Nothing has changed; send it again in a moment.
table-too-large = { $reason ->
    [replay] This match is too long to be replayed here; replay its journal on your own machine, with apogee replay.
   *[other] This is too large; send less at once.
 }
table-too-many = You have too many connections open; close some of them.
table-unknown-action = { $near ->
    [nothing] The game has no action “{ $given }”.
    [take-back] The game has no action “{ $given }”; to take your last step back is a command of the table.
    [no-end] The game has no action “{ $given }”, nor is one needed: a turn ends by itself when it is used up.
   *[other] The game has no action “{ $given }”; perhaps you mean: { $near }.
 }
table-wrong-game = The game does not take this: { $reason }

help-serve = Runs the table server: people, bots and spectators, on one file.
help-backup = Copies the database of a server, while it runs.
help-restore = Puts a backup in place of a database.
help-doctor = Checks a database: every table, every line, every draw.
serve-help-database = the database: a file, which is made if it is not there
serve-help-host = the address to listen at; the default is for this machine only
serve-help-port = the port (default: 8000); 0 takes any that is free
serve-help-open = show the page in a browser; where the usual port is taken, at another
serve-help-origin = where people reach this server from outside, as https://example.org; may be given several times
serve-help-metrics = a port of this machine for figures (Prometheus); needed for them with --origin
serve-help-bots = processes that think for bots
serve-page = Apogee's table server runs here, but the pages to play on are not built; ./play builds them. Programs go by this document:
serve-ready = Apogee runs, with its tables in { $database }; Ctrl-C ends it. It is at { $address }
serve-no-libraries = apogee { $command } needs more libraries; install 'apogee[server]'.
serve-ended = Apogee has ended; all that was answered is kept.
serve-bad-origin = --origin takes an address without a path, as https://example.org, not { $given }.
serve-no-port = Nothing can listen at { $host }, port { $port }: { $why }. Choose another with --host and --port.
backup-help-target = the file to write the copy to
backup-progress = Pages: { $done } of { $all }
backup-done = The backup is in { $file }.
restore-help-source = the backup
restore-help-replace = put it in place of a database that is there; that one is kept under another name
restore-done = { $file } is the database now.
restore-kept = The database that was there is kept as { $file }.
doctor-progress = Tables: { $done } of { $all }
doctor-bad-table = Table { $table }: { $why }
doctor-bad-file = The file is damaged: { $why }
doctor-good =
    { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $lines ->
        [one] one line
       *[other] { $lines } lines
    }: all is well.
doctor-bad =
    { $bad ->
        [one] One thing is
       *[other] { $bad } things are
    } wrong, as said above; { $tables ->
        [one] one table was checked
       *[other] { $tables } tables were checked
    }.
