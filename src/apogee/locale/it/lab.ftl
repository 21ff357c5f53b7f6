# simulate: che cosa accetta il comando
simulate-help-game = il gioco: { $games }
simulate-help-matches = quante partite giocare (altrimenti: { $default })
simulate-help-players = quanti giocatori ha una partita (altrimenti: quanti sono i bot indicati, oppure il minimo del gioco)
simulate-help-bots = chi gioca: un nome per tutti i posti, o uno per posto; cambiano posto di partita in partita (altrimenti: il bot migliore del gioco)
simulate-help-seed = lo stesso testo dà le stesse partite (altrimenti: uno nuovo, che viene mostrato)
simulate-help-option = un'opzione del gioco; si può ripetere
simulate-help-out = scrive una riga per partita e posto in un nuovo file .parquet, .csv o .json; dopo un'interruzione lo stesso comando riprende
simulate-help-processes = { $cores ->
    [one] quanti processi giocano (altrimenti: 1, dato che c'è un core)
   *[other] quanti processi giocano (altrimenti: tutti i { $cores } core)
 }
simulate-help-journal = gioca solo la partita numero N di questa serie e scrive il suo verbale in FILE

# simulate: che cosa non va
simulate-bad-bots =
    { $names ->
        [one] è indicato un bot
       *[other] sono indicati { $names } bot
    } per { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }; indicane uno per tutti i posti, o uno per posto.
simulate-bad-ending = l'estensione di { $file } non dice in quale formato scrivere; usa una di queste: { $endings }.
simulate-no-polars = per Parquet manca il pacchetto polars; installa 'apogee[sim]', o scegli un file .csv o .json.
simulate-file-exists = { $file } esiste già e resta com'è; scegli un altro nome, o spostalo.
simulate-no-folder = la cartella { $folder } non esiste; creala, o scegline un'altra.
simulate-cannot-write = non è possibile scrivere { $file }: { $reason }.
simulate-journal-or-out = --journal gioca una sola partita e --out molte; usane uno solo.
simulate-part-busy = un'altra serie sta scrivendo { $part }; aspettala, o scegli un altro --out.
simulate-part-foreign = { $part } è d'intralcio e non è l'inizio di una simulazione; spostalo, o scegli un altro --out.
simulate-part-other = { $part } è l'inizio di un'altra serie ({ $other }); ripeti quella, sposta il file, o scegli un altro --out.
simulate-broken = un processo della simulazione è stato terminato, forse per mancanza di memoria; riprova con meno --processes.
simulate-no-process = non è stato possibile avviare un processo: { $reason }; riprova con meno --processes.

# simulate: come procede
simulate-begin = { $game }: { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } tra { $bots }; seme { $seed }; { $processes ->
        [one] un processo
       *[other] { $processes } processi
    }, { $mode ->
        [compiled] compilato
       *[interpreted] interpretato
    }
simulate-resumed = Già in { $part }: { $done }; si prosegue da lì.
simulate-progress = { $bar } { $percent } %  { $done } di { $total }, { $rate }/s, ancora { $left }
simulate-go-on = Partite finite e conservate: { $done } su { $total }; così si riprende: { $command }
simulate-not-kept = Partite finite: { $done } su { $total }; con --out sarebbero state conservate.
simulate-written =
    { $rows ->
        [one] Una riga è
       *[other] { $rows } righe sono
    } in { $file }
simulate-journal-done = Partita { $match } ({ $bots }): { $end }; punti: { $scores }; il suo verbale è { $file }

# simulate: il riepilogo
simulate-title =
    { $game }, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }, { $matches ->
        [one] una partita
       *[other] { $matches } partite
    }
simulate-column-bot = bot
simulate-column-character = personaggio
simulate-column-played = giocate
simulate-column-wins = vittorie
simulate-column-share = quota
simulate-column-interval = intervallo 95 %
simulate-column-score = punti (media)
simulate-column-seat = posto
simulate-column-length = durata
simulate-column-median = mediana
simulate-column-5 = 5 %
simulate-column-95 = 95 %
simulate-column-99 = 99 %
simulate-column-most = massimo
simulate-column-end = fine
simulate-column-matches = partite
simulate-interval = da { $low } a { $high } %
simulate-length-rounds = giri
simulate-length-turns = turni
simulate-length-decisions = decisioni
simulate-length-chance = passi del caso
simulate-alone = un giocatore: una vittoria è una vittoria contro il gioco stesso
simulate-shared = partite con più vincitori: { $matches }; la vittoria vale per ciascuno
simulate-options = opzioni
simulate-time =
    { $matches ->
        [one] una partita
       *[other] { $matches } partite
    } in { $time }, { $rate } al secondo, { $mode ->
        [compiled] compilato
       *[interpreted] interpretato
    }
simulate-versions = Apogee { $apogee }, versione delle regole { $rules }, componenti { $components }
simulate-seed = seme { $seed }

# arena: che cosa accetta il comando
arena-help-bots = chi gioca: NOME, NOME@300 (iterazioni per decisione), NOME@50ms (tempo di processore per decisione), NOME~10 (a caso nel 10 % delle decisioni); se sono più di due, tutti giocano contro tutti
arena-help-blocks = quanti mazzi giocare; ognuno da tutti i posti (altrimenti: { $default })
arena-help-players = quanti giocatori ha una partita: un bot da solo contro copie di un altro (altrimenti: il minimo del gioco)
arena-help-budget = che cosa ricevono per ogni decisione i bot che ne hanno bisogno, per esempio 300 (iterazioni) o 50ms (tempo di processore) (altrimenti: quanto è previsto per ciascuno)
arena-help-seeds = quali mazzi: quelli per imparare, per regolare o per misurare; nessuno appartiene a due gruppi (altrimenti: tune)
arena-help-sprt = si ferma appena è chiaro se il primo di due bot vince LOW o HIGH per cento, per esempio 50,55

# arena: che cosa non va
arena-bad-number = indica da 2 a { $most } bot, non { $bots }.
arena-bad-bot = { $bot } non si legge come bot; scrivi NOME, NOME@300, NOME@50ms o NOME~10.
arena-no-budget = { $bot } non prende iterazioni né tempo; togli la @ e ciò che la segue.
arena-bad-budget = --budget vuole iterazioni, per esempio 300, o tempo di processore, per esempio 50ms, non { $given }.
arena-bad-seeds = non ci sono semi { $given }; ci sono: { $known }.
arena-sprt-two = --sprt confronta due bot; indicane due.
arena-fault-remembers = { $bot } risponde diversamente quando gli si ripete la stessa domanda, quindi ricorda qualcosa che non dovrebbe; nessuna cifra avrebbe senso.
arena-fault-seats = { $bot } ha occupato i posti { $times } volte, cioè non con la stessa frequenza; le cifre non dicono nulla.
arena-fault-generator = un generatore è stato usato { $times } volte invece di una; le cifre non dicono nulla.
arena-fault-deck = un mazzo è stato giocato in più blocchi; le cifre non dicono nulla.
arena-fault-replay = la partita { $match } va diversamente se viene rigiocata da sola; le cifre non dicono nulla.

# arena: come procede
arena-begin = { $game }: { $blocks } blocchi di { $matches } partite tra { $bots }; semi { $seeds }, seme { $seed }; { $processes ->
        [one] un processo
       *[other] { $processes } processi
    }, { $mode ->
        [compiled] compilato
       *[interpreted] interpretato
    }

# arena: il riepilogo
arena-title = { $game }, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }, { $blocks ->
        [one] un blocco
       *[other] { $blocks } blocchi
    } di { $matches } partite, semi { $seeds }
arena-no-block = Nessun blocco è stato giocato fino in fondo.
arena-column-pairing = incontro
arena-column-margin = vantaggio
arena-column-rating = punteggio
arena-column-milliseconds = ms per decisione
arena-pairing = { $others ->
        [one] { $one } : { $other }
       *[other] { $one } : { $others } × { $other }
    }
arena-points = { $value } ± { $reach }
arena-even = la parità è { $share }; il vantaggio è quello sulla media degli altri
arena-sprt-accepted = { $bot } vince il { $high } % piuttosto che il { $low } %: accettato dopo { $blocks } blocchi
arena-sprt-rejected = { $bot } vince il { $high } % piuttosto che il { $low } %: respinto dopo { $blocks } blocchi
arena-sprt-open = { $bot } vince il { $high } % piuttosto che il { $low } %: non deciso dopo { $blocks } blocchi

# train
train-help-matches = da quante partite imparare (altrimenti: { $default })
train-help-seed = lo stesso testo dà gli stessi pesi (altrimenti: 1)
train-help-blocks = con quanti mazzi si misura ogni decimo del percorso (altrimenti: { $default })
train-help-out = il file in cui scrivere i pesi; accanto va la curva di apprendimento (.svg); dopo un'interruzione lo stesso comando riprende
train-no-features = { $game } non ha ancora caratteristiche da cui imparare.
train-part-other = { $part } è d'intralcio e non è l'inizio di questo addestramento; spostalo, o scegli un altro --out.
train-begin = { $game }: impara da { $matches } partite; seme { $seed }; { $mode ->
        [compiled] compilato
       *[interpreted] interpretato
    }
train-done = { $game }: vince il { $share } contro { $bot } (da { $low } a { $high } %); { $time } di tempo di processore; pesi in { $file }, curva di apprendimento in { $curve }
train-curve = { $game }: vittorie contro { $bot }, seme { $seed }
train-curve-matches = partite da cui ha imparato

# bench
bench-help-game = il gioco da misurare: { $games } (altrimenti: tutti)
bench-help-players = quanti giocatori ha una partita (altrimenti: il massimo del gioco)
bench-help-seconds = per quanto tempo misurare ogni gioco (altrimenti: { $default })
bench-help-matches = da quante partite prendere una posizione ciascuna (altrimenti: { $default })
bench-help-json = stampa JSON invece di tabelle
bench-progress-match = { $game }: gioco la partita { $number } di { $total }
bench-progress-position = { $game }: posizione { $number } di { $total }: { $operation }
bench-progress-play = { $game }: gioco partite
bench-mode =
    Apogee { $apogee }, { $mode ->
        [compiled] compilato
       *[interpreted] interpretato
    }, Python { $python }
bench-title =
    { $game }, { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
    }, { $positions ->
        [one] una posizione
       *[other] { $positions } posizioni
    } da metà di partite casuali
bench-column-play = gioco casuale
bench-column-cost = un'operazione
bench-column-rate = al secondo
bench-column-microseconds = microsecondi
bench-steps = passi
bench-decisions = decisioni
bench-matches = partite
bench-clones = copie
bench-clone = copia
bench-twin = gemello
bench-view = vista
bench-view-json = vista come JSON
bench-legal-actions = azioni lecite
bench-position-to-json = posizione in JSON
bench-position-from-json = posizione da JSON
bench-search-iteration = iterazione della ricerca
