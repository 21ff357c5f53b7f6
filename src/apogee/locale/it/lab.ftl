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
simulate-length-rounds = round
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
