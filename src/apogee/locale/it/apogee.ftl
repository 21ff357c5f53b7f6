# Ciò che dice il programma stesso, qualunque sia il gioco.

seat-you = Tu
seat-other = Giocatore { $number }
seat-bot = Bot { $number } «{ $bot }»
yes = sì
no = no
odds-percent = { $whole },{ $tenth }%
amount-points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
 }
amount-money = ${ $number }
amount-energy = { $number } energia
source = Fonte:
source-rulebook = regolamento
source-public = descrizioni pubbliche
source-reconstructed = ricostruito
note = Nota:
interrupted = interrotto.
no-memory = la memoria non basta.

mode-compiled = Apogee { $version }, compilato (compiled)
mode-interpreted = Apogee { $version }, interpretato (interpreted, Python puro)
games-players = da { $least } a { $most } giocatori
games-option = opzione { $option }: { $choices } (predefinita: { $default })
games-bots = bot: { $bots }
games-versions = versione delle regole { $rules }, componenti { $components }

play-begin = { $game }: { $seats }
play-keys = Scrivi un numero per agire; «aiuto» dice che altro si può scrivere.
play-help-word = aiuto
play-all-word = tutto
play-help = Scrivi un numero per agire, o un'azione a parole. Inoltre:
play-help-why = perché non puoi fare qualcosa: «? AZIONE»; da solo, ciò che più lo impedisce; «? tutto», ogni motivo
play-help-rules = una regola con il suo numero, un componente con il suo nome; da solo, tutte le regole
play-help-back = annulla il tuo ultimo passo
play-help-save = salva la partita: s, o s FILE
play-help-hint = un consiglio
play-help-proposals = p AZIONE: modi per portare a termine un'azione
play-help-log = ciò che è successo, dall'inizio
play-help-board = mostra di nuovo il tavolo
play-help-orders = i tuoi ordini
play-help-quit = salva la partita ed esce
play-nothing-called = Nessuna regola e nessun componente si chiama «{ $given }»; r da solo elenca tutte le regole.
play-page = Continua con Invio, q smette:
play-narrow = Questo terminale ha { $width } colonne; da { $wanted } in su il tavolo viene disegnato, qui viene descritto riga per riga.
play-prompt = { $count ->
    [one] La tua scelta (1; { $keys }):
   *[other] La tua scelta (1-{ $count }; { $keys }):
 }
play-group = { $count ->
    [one] { $verb }: { $name } ... (1 modo)
   *[other] { $verb }: { $name } ... ({ $count } modi)
 }
play-group-prompt = In quale modo (1-{ $count }, 0 indietro):
play-turn-over = Il tuo turno è finito. Continua con Invio:
play-confirm = Il tuo turno è finito. Continua con Invio, u annulla l'ultimo passo:
play-hand-over = { $seat }: tocca a te. Adesso nessun altro dovrebbe guardare.
play-next = { $seat }: tocca a te.
play-press-enter = Premi Invio per cominciare:
play-after-end = s [FILE] salva il verbale, Invio termina:
play-unknown-key = Qui funzionano solo questi tasti: { $keys }.
play-no-such-number = { $count ->
    [one] Questa scelta non c'è; l'unica è 1.
   *[other] Questa scelta non c'è; scrivi un numero da 1 a { $count }.
 }
play-unknown = «{ $typed }» non è né una scelta né un tasto; scrivi un numero, un'azione a parole o uno di { $keys }.
play-near = { $words ->
    [take-back] «{ $typed }» non è un'azione del gioco; u annulla il tuo ultimo passo.
    [no-end] «{ $typed }» qui non è un'azione e non serve: un turno finisce da solo quando è esaurito.
   *[other] «{ $typed }» non è un'azione; forse intendi: { $words }.
 }
play-is-legal = Adesso niente vieta «{ $action }».
play-why-not-help = «? AZIONE» dice perché un'azione a parole non è possibile, per esempio «? { $example }»; «r ID» mostra una regola.
play-why-not-more = { $count ->
    [one] 1 altro tipo di azione non è possibile: «? tutto» dice ogni motivo.
   *[other] Altri { $count } tipi di azione non sono possibili: «? tutto» dice ogni motivo.
 }
play-all-legal = Adesso è possibile ogni tipo di azione.
play-hint = Consiglio (bot «{ $bot }»): { $action }
play-goal-now = In gioco: { $goal }.
since-title = Dal tuo ultimo turno
since-round = Nell'ultimo giro
since-nothing = ancora niente
since-opponent = Avversario
since-line = { $seat } – { $deeds }
hint-why = { $reason }. Probabilità di vincere: { $percent }%
hint-else = Oppure: { $action }. { $reason }. Probabilità di vincere: { $percent }%
review-ask = Analisi
review-title = Com'è andata: { $seat }
review-judge = Giudicata da ciò che il posto poteva sapere. Il giudice: il bot «{ $bot }»
review-chance = Probabilità di vincere: { $percent }%
review-luck = Fortuna, in percento di una vittoria: { $luck }
review-cost = Perso con le decisioni, in percento di una vittoria: { $cost }
review-partly = Il tempo non bastava per pesare ogni decisione.
review-turns = Svolte
review-turn = { $kind ->
    [luck] Fortuna, dal { $before }% al { $after }%: { $what }
    [decision] Decisione, dal { $before }% al { $after }%: { $what }
   *[others] Gli altri, dal { $before }% al { $after }%: { $what }
 }
review-better = Il bot «{ $bot }» avrebbe giocato: { $action }. { $reason }. Perso, in percento di una vittoria: { $cost }
review-none = Niente ha cambiato molto la partita.
goal-lead-own = Conduci { $points }:{ $next }
goal-lead-shared = Conduci alla pari con { $points }
goal-lead-other = { $seat } conduce { $points }:{ $own }
goal-lead-others = In testa alla pari sono in { $count }, { $points }:{ $own }
goal-lead-seat = { $seat } conduce { $points }:{ $next }
goal-lead-seats = In testa alla pari sono in { $count }, con { $points }
goal-won-own = Hai vinto
goal-won-shared = Hai vinto, ma non da solo
goal-won-seat = { $seat } ha vinto
goal-won-seats = Hanno vinto insieme in { $count }
goal-won-nobody = Non ha vinto nessuno
reason-weighed = { $worlds ->
    [one] Appare buono in 1 mondo immaginato
   *[other] Appare buono in { $worlds } mondi immaginati
 }
reason-after = { $steps ->
    [one] { $reason } (a 1 passo da qui)
   *[other] { $reason } (a { $steps } passi da qui)
 }
play-proposals-help = Scrivi p e un'azione a parole per vedere come portarla a termine.
play-no-take-back = Non c'è niente da annullare: il tuo ultimo passo ha mostrato qualcosa di nuovo, o altri hanno agito dopo.
play-nothing-yet = Non c'è niente da annullare: non hai ancora fatto niente.
play-taken-back = Il tuo ultimo passo è annullato.
play-orders = { $count ->
    [0] Ora non hai ordini da dare.
   *[other] Ordini: «o NUMERO» ne attiva o revoca uno; finché è attivo, risponde per te.
}
play-order-on = attivo
play-order-off = non attivo
play-leave-unsaved = La partita non è salvata. Salvala altrove con s FILE; un altro q o Ctrl-C esce senza salvare.

play-fault = È un errore del programma, non tuo. Ciò che sta qui sopra aiuta a trovarlo.
save-done = La partita è salvata in { $file }.
save-exists = { $file } esiste già e resta com'è; indica un altro file: s FILE
save-failed = Non è stato possibile salvare la partita in { $file } ({ $why }); indica un altro file: s FILE
save-why = { $why ->
    [folder] questa cartella non esiste
    [kind] lì c'è qualcosa che non è un file
    [rights] lì non è permesso scrivere
    [room] non c'è più spazio
    [long] il nome è troppo lungo
    [name] un file non può chiamarsi così
   *[other] errore { $number } del sistema
 }
save-resume = La partita è salvata. Per continuare:
export-done = Il verbale è in { $file }; apogee replay lo mostra.

result-over = La partita è finita: { $reason }.
result-winners = { $count ->
    [one] Vince: { $winners }
   *[other] Vincono insieme: { $winners }
 }
result-nobody = Nessuno ha vinto.
result-score = { $score ->
    [one] { $seat }: 1 punto
   *[other] { $seat }: { $score } punti
 }

rules-goal = Lo scopo
rules-end = La fine
rules-more = Una regola con il testo del catalogo: indica il suo numero, per esempio { $example }.
rules-catalogue = Catalogo:
rules-unknown = la regola «{ $given }» non c'è; apogee rules { $game } le elenca tutte.
rules-none = per { $game } non c'è ancora un catalogo delle regole.
cards-more = Un componente con tutto ciò che se ne sa: indica il suo id. Ricostruito significa: il valore stampato non è noto.
cards-several = «{ $given }» può essere: { $known }.
cards-unknown = il componente «{ $given }» non c'è; apogee cards { $game } li elenca tutti.
cards-none = { $game } non ha un file dei componenti.

replay-line = Riga { $line } di { $last }
replay-taken-back = Annullato fino alla riga { $line }
replay-withdrawn = Riga { $line } annullata
replay-prompt = { $line }/{ $last }  Invio avanti, b indietro, NUMERO salta, v POSTO la sua vista, v spettatore, e tutto, q fine:
replay-keys = Invio va avanti, b indietro, un numero salta a quella riga, v POSTO mostra la vista di un posto, e tutto, q termina.
replay-not-over = La partita non è ancora finita, quindi non si può vedere tutto; scegli la vista di un posto.
replay-no-seat = { $players ->
    [one] Il posto { $given } non c'è; l'unico è 1.
   *[other] Il posto { $given } non c'è; i posti vanno da 1 a { $players }.
 }
replay-no-line = La riga { $given } non c'è; le righe vanno da 0 a { $last }.
replay-at-the-end = Questa è l'ultima riga.
replay-at-the-beginning = Questo è l'inizio.
replay-verified = { $file } è in ordine. Verificato: { $checked }.
verified-chain = la catena degli hash
verified-commitment = l'impegno iniziale
verified-draws = ogni estrazione
verified-rules = ogni azione secondo le regole
verified-result = il risultato
verified-no-result-yet = ancora nessun risultato
verified-scripted = { $count ->
    [one] 1 esito del caso è stato dettato da qualcuno
   *[other] { $count } esiti del caso sono stati dettati da qualcuno
 }

help-apogee = Giochi da tavolo sui razzi, da giocare e da studiare.
help-usage = uso:
help-arguments = argomenti
help-options = opzioni
help-command = COMANDO
help-commands = comandi
help-help = mostra questo aiuto e termina
help-version = mostra la versione e termina
help-lang = lingua; altrimenti quella dell'ambiente
help-components = gioca con questo file di componenti invece di quello del gioco
help-file = FILE
help-game = GIOCO
help-text = TESTO
help-games = i giochi, i numeri di giocatori e le opzioni
help-play = una partita nel terminale, contro i bot o in più persone a uno schermo
help-learn = una prima partita guidata nel terminale, in capitoli brevi
help-rules = cerca una regola, con la sua fonte
help-cards = cerca un componente, con la sua fonte
help-replay = percorri un verbale passo per passo, o verificalo
help-simulate = molte partite tra bot, con riepilogo e file dei risultati
help-arena = quanto sono forti i bot l'uno contro l'altro, con intervalli e punteggi
help-train = un valore delle posizioni, imparato giocando contro se stesso
help-bench = quanto è veloce il motore
help-plain = solo frasi, niente disegni né colori: per i lettori di schermo
help-colour = colori o no (predefinito: dove il terminale li ha)
help-players = quanti giocano (predefinito: il minimo per il gioco)
help-seats = chi siede dove: you (tu) o il nome di un bot, uno per posto, per esempio you,greedy,you
help-bot-name = BOT
help-bot = il bot contro di te, dove --seats non lo dice
help-seed = proprio questa partita: semi e decisioni uguali danno partite uguali
help-option = un'opzione del gioco; si può ripetere
help-resume = continua una partita salvata
help-rule-id = una regola come PR-7.1, o una sezione come 7
help-card-id = un componente come tip-red-none
help-journal = un verbale o una partita salvata
help-verify = verifica la catena, l'impegno, ogni estrazione, ogni azione e il risultato
help-replay-seat = come la vede questo posto (il primo è 1); altrimenti come uno spettatore
help-everything = con tutto scoperto, quando la partita è finita
help-review = dire com'è andata la partita finita per questo posto (il primo è 1): probabilità, fortuna, decisioni
help-at = mostra questa riga e termina

wrong-command = il comando «{ $given }» non c'è; ci sono: { $known }.
wrong-unknown = { $program } non conosce { $what }; { $program } --help elenca ciò che accetta.
wrong-missing = { $program } ha bisogno di { $what }; { $program } --help lo spiega.
wrong-choice = { $what } non può essere { $given }; scegli tra { $known }.
wrong-no-value = { $what } ha bisogno di un valore; { $program } --help lo spiega.
wrong-number = { $what } vuole un numero, non { $given }.
wrong-whole = { $option } vuole un numero intero da { $least } a { $most }, non { $given }.
wrong-seconds = { $option } vuole un numero di secondi sopra 0, al massimo un giorno, non { $given }.
wrong-shares = { $option } vuole due quote in percento, prima la minore, per esempio 50,55, non { $given }.
wrong-both = { $what } non va insieme a un'altra opzione ({ $given }); togline una.
wrong-value = { $what } non prende valori; togli { $given }.
wrong-ambiguous = { $what } potrebbe significare { $known }; scrivilo per intero.
wrong-with-resume = una partita salvata ha già il suo inizio; togli { $what }.
wrong-game-in-file = { $file } è una partita di { $game }; togli il nome del gioco.
wrong-is-over = la partita in { $file } è finita; guardala con apogee replay.
wrong-no-game = di' quale gioco: { $known }.
wrong-game = il gioco «{ $given }» non c'è; scegli tra { $known }.
wrong-seats = { $seats ->
    [one] per { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
     } è indicato un posto; indicane uno per ciascuno.
   *[other] per { $players ->
        [one] un giocatore
       *[other] { $players } giocatori
     } sono indicati { $seats } posti; indicane uno per ciascuno.
 }
wrong-players = { $game } è per un numero di giocatori da { $least } a { $most }, non { $given }; scegli tra { $known }.
wrong-seat = nessuno di nome «{ $given }» può sedersi qui; scegli tra { $known }.
wrong-resume-seats = una partita salvata non dice chi siede dove; indicalo, per esempio --seats { $example }.
wrong-bot = il bot «{ $given }» non c'è; scegli tra { $known }.
wrong-all-bots = i bot occupano tutti i posti; lasciane uno per qualcuno.
wrong-bot-seat = per un bot non c'è il posto { $given }; i posti vanno da 0 a { $last }.
wrong-option = un'opzione si scrive NOME=VALORE, non «{ $given }».
wrong-option-given = l'opzione { $option } è indicata due volte, come { $given } e come { $again }; indicala una volta sola.
wrong-option-name = { $near ->
    [nothing] { $game } non ha l'opzione { $given }; ha { $known }.
   *[other] { $game } non ha l'opzione { $given }; ha { $known }; intendi { $near }?
 }
wrong-option-choice = { $number ->
    [0] per l'opzione { $option } di { $game } scegli tra { $choices }, non { $given }.
   *[other] per l'opzione { $option } di { $game } scegli tra { $choices } oppure { $number } tra { $parts }, non { $given }.
 }
wrong-option-part = { $near ->
    [nothing] opzione { $option } di { $game }: { $given } non c'è; scegli tra { $parts }.
   *[other] opzione { $option } di { $game }: { $given } non c'è; intendi { $near }?
 }
wrong-option-twice = opzione { $option } di { $game }: { $given } è nominato due volte; nominane { $number } diversi.
wrong-option-number = opzione { $option } di { $game }: ne vanno nominati { $number }, non { $given }; scegli tra { $parts }.
wrong-no-options = { $game } non ha l'opzione { $given } né altre; toglila.
wrong-seed = un seme è una riga di testo senza spazi ai lati, al massimo 150 caratteri, non { $given }.
wrong-file = { $file } non si può leggere ({ $why }).
wrong-components = { $file } è un file di componenti di { $given }, non di { $game }.

help-chapter-name = CAPITOLO
help-chapter = il capitolo da cui cominciare
wrong-no-lesson = per { $game } non c'è ancora una lezione; ce ne sono per: { $known }.
wrong-chapter = non c'è un capitolo «{ $given }»; ci sono: { $known }.
learn-begin = { $game }: una prima partita guidata, capitolo per capitolo
learn-keys = Digita il numero di ciò che vuoi fare. «?» dice perché qualcosa non si può, q smette.
learn-step = Passo { $step } di { $steps }
learn-next = Invio passa al capitolo seguente, q smette:
learn-on = Invio continua da qui, contro il Cadetto; q smette:
learn-leave = Per ricominciare questo capitolo:
problem-title = Problema { $number }
problem-find = Tocca a te. Trova la mossa migliore: vale molto più della seconda. Un consiglio la direbbe, se vuoi.
problem-astray = Qui c'è di meglio. Guarda ancora; questa mossa non viene giocata.
problem-found = È questa. { $reason }. Così si vincono { $percent } partite su 100, con la seconda mossa { $second }.
help-problems = risolvere invece i problemi, uno dopo l'altro
wrong-no-problems = per { $game } non ci sono ancora problemi.
learn-next-problem = Invio passa al problema seguente, q smette:
