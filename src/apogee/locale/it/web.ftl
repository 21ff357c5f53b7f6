# Le pagine nel browser.

## The shell

web-offline = Il server non risponde; nulla è perso e si riprova.
web-goal = In gioco:
web-home = Pagina iniziale
web-menu = Menu
web-rules = Regole
web-replay = Rivedi
web-language = Lingua
web-close = Chiudi
web-done = Fatto.
web-trouble = Non ha funzionato.
web-copy = Copia
web-copied = Copiato
web-link = Link
web-cards = Carte
web-settings = Impostazioni
web-places = Pagine
web-skip = Vai al contenuto
web-credits-pictures = Immagini: Lorc, Delapouite e altri su
web-credits-fonts = Caratteri: Inter e Oxanium,
web-credits-shuffle = Il mazzo era mescolato bene? Controllalo tu:
web-astray = Persi nello spazio
web-astray-picture = Un razzo che ha perso la rotta
web-astray-why = A questo indirizzo non c'è nulla. Forse è scritto male, o il tavolo è stato chiuso.

## The table

web-board = Il tavolo
web-log = Cronaca
web-log-unread = Nuove righe
web-panes = Che cosa vedere sotto il tabellone
web-pane-mine = La mia area
web-pane-others = Altri
web-pane-seats = Posti
web-scores = Punteggi
web-your-move = La tua mossa
web-take-back = Annulla
web-your-turn = Tocca a te
web-not-now = { $action }: ora no; premi per sapere perché
web-why-not = Perché no?
web-review-seat = La partita di chi
web-hint = Consiglio:
web-hint-ask = Consiglio
web-undone = annullato:
web-chat = Di' qualcosa
web-send = Invia
web-who = Chi c'è
web-mute = Silenzia
web-unmute = Riattiva
web-seat-here = presente
web-seat-away = assente
web-seat-away-for = assente da { $minutes } min
web-seat-kept = assente, gioca un bot
web-seat-reserved = tenuto per qualcuno
web-ask-back = Chiedi di annullare
web-ask-back-why = Da allora è stato rivelato qualcosa; devono essere tutti d'accordo
web-not-this = Questo no
web-confirm = Conferma: { $action }
web-lost = Il collegamento è caduto.
web-restarting = Il server si riavvia.
web-lost-more = Nulla è perso; si riprende da sé appena il server risponde.
web-request = { $seat }: si può annullare l'ultimo passo?
web-request-own = Chiedi di annullare l'ultimo passo; gli altri devono essere d'accordo.
web-agree = D'accordo
web-refuse = No
web-withdraw = Lascia stare
web-kept = Assente: { $seat }.
web-kept-more = Un bot continua con ciò che quel posto sa, finché qualcuno torna.
web-watching = Stai guardando.
web-watching-more = Tutti i posti sono occupati; le mani restano coperte.
web-chances = Probabilità di vincere
web-chances-percent = { $percent }%
web-chances-soon = Sono in corso di calcolo.
web-result = Com'è finita
web-again = Ancora
web-look-at-table = Guarda il tavolo
web-leave = Lascia
web-leave-title = Lasciare la partita?
web-leave-more = Un bot continua al tuo posto e non puoi più riprenderlo. Se ti allontani solo per un po', chiudi semplicemente la pagina.
web-stay = Resta
web-time-left = Tempo rimasto
web-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 }
web-hours = { $hours ->
    [one] 1 ora
   *[other] { $hours } ore
 }
web-orders = Ordini
web-orders-more = Finché un ordine è attivo, il tuo posto risponde da solo quando l'ordine ha una risposta. Nessun altro lo viene a sapere; se rispondi prima tu, vale la tua risposta, e puoi revocarlo quando vuoi.
web-keys = Tasti
web-keys-short = Tasti ?
web-key-help = questi tasti
web-key-arrows = alla prossima cosa che puoi fare, o a quella prima
web-key-digits = alla prima, seconda, … cosa che puoi fare
web-key-enter = falla
web-key-undo = annulla
web-key-hint = un consiglio
web-key-chat = di' qualcosa
web-key-escape = togli i messaggi
web-told-sit = { $who ->
    [you] Ora sei al tavolo
   *[other] Al tavolo: { $seat }
 }
web-told-leave = { $who ->
    [you] Hai lasciato il tavolo
   *[other] { $seat } ha lasciato il tavolo
 }
web-told-leave-bot = { $who ->
    [you] Hai lasciato il tavolo; continua un bot: { $bot }
   *[other] { $seat } ha lasciato il tavolo; continua un bot: { $bot }
 }
web-told-bot = Il posto { $number } va a un bot: { $bot }
web-told-no-bot = Il posto { $number } è di nuovo libero
web-told-take-back = { $who ->
    [you] Hai annullato l'ultimo passo
   *[other] { $seat } ha annullato l'ultimo passo
 }
web-told-ask-back = { $who ->
    [you] Chiedi di annullare l'ultimo passo
   *[other] { $seat } chiede di annullare l'ultimo passo
 }
web-told-agree = { $who ->
    [you] Sei d'accordo
   *[other] { $seat } è d'accordo
 }
web-told-refuse = { $who ->
    [you] Non sei d'accordo
   *[other] { $seat } non è d'accordo
 }
web-told-rematch = { $who ->
    [you] Vuoi giocare ancora
   *[other] { $seat } vuole giocare ancora
 }
web-told-clock = { $who ->
    [you] Il tuo tempo è scaduto: ha deciso il tavolo per te
   *[other] Tempo scaduto per { $seat }: ha deciso il tavolo
 }
web-told-start = La partita comincia
web-told-close = Il tavolo è chiuso
bot-commander = Comandante
bot-pilot = Pilota
bot-navigator = Navigatrice
bot-greedy = Ingegnera
bot-cadet = Cadetto
bot-random = Capriola

## Before the match

web-no-table = Qui non c'è un tavolo
web-table-closed = Questo tavolo è stato chiuso prima della partita; aprine un altro.
web-lobby-waiting = { $open ->
    [one] Un posto è ancora libero
   *[other] { $open } posti sono ancora liberi
 }
web-lobby-ready = Tutti i posti sono occupati
web-lobby-chances = Chi guarda vedrà la probabilità di vincere di ogni posto, calcolata da ciò che è scoperto; chi è seduto qui non la vedrà.
web-seat-open = libero
web-seat-bot = un bot
web-seat-person = una persona
web-seat-give = Chi ha il posto { $number }
web-sit = Siediti
web-invite = Invita
web-invitation = Invito al posto { $number }
web-invitation-once = Manda questo link a una persona; vale una volta.
web-share = L'indirizzo di questo tavolo
web-share-public = Chi ce l'ha può sedersi finché ci sono posti, o guardare.
web-share-private = Lo apre solo chi è invitato. Invita a un posto qui sopra.
web-share-invited = Lo apre solo chi è invitato.
web-your-name = Il tuo nome
web-name-example = Galileo
web-leave-seat = Alzati
web-close-table = Chiudi il tavolo
web-fair = Un mazzo mescolato che si può controllare
web-fair-commitment = Prima che qualcuno si sedesse il server ha fissato il mescolamento con questo impegno; il tuo browser aggiunge la sua parte. Dopo la partita tutto si può ricalcolare:

## Home

web-home-title = Giochi da tavolo sui razzi
web-home-claim = Giochi sui razzi, pronti al lancio
web-home-claim-pocket-rockets = Costruisci razzi prima che finisca il carburante
web-home-claim-rocketmen = Partire presto o arrivare di sicuro?
web-home-claim-rocket-rescue = Metti in salvo il tuo equipaggio
web-home-lead-pocket-rockets = Procurati i pezzi, mettili uno sull'altro e arriva al carburante migliore prima degli altri.
web-home-lead-rocketmen = Compra carte, monta un razzo sulla tua rampa e prima di ogni lancio decidi: via subito con un po' di fortuna, o aspettare e andare sul sicuro? La probabilità esatta è sempre sul tavolo.
web-home-lead-rocket-rescue = Pianifica in segreto con i dadi, costruite razzi insieme e compra posti a bordo. Ogni lancio aiuta qualcuno: fa' in modo che sia tu.
web-home-lead-more = Per la prima partita non servono regole: ciò che puoi fare ha il bordo verde.
web-home-scene-pocket-rockets = Un cantiere di notte: su un anello di rampe si costruiscono razzi, gli astronauti camminano tra l'uno e l'altro, e un razzo è appena partito per la luna.
web-home-scene-rocketmen = Un razzo lascia la Terra. La rotta passa accanto alla Luna e arriva su Marte, dove c'è una base; un satellite è già in orbita.
web-home-scene-rocket-rescue = Negli hangar si costruiscono razzi, e accanto aspetta un equipaggio. Su un pianeta rosso gli astronauti già in salvo salutano: il prossimo razzo sta andando da loro.
web-home-play = Gioca subito
web-home-opening = Si apre il tavolo …
web-home-continue = Continua la tua partita
web-home-game = Gioco
web-home-players = Giocatori
web-home-level = Avversari
web-name = Ti chiami
web-name-keep = Salva
web-name-kept = Salvato. Ai tavoli dove hai già un posto resta il nome di prima.
web-games = I giochi
web-games-play = Gioca
web-games-minutes = da { $least } a { $most } minuti
web-games-length = circa { $minutes } minuti
web-games-weight = { $weight ->
    [1] semplice
    [2] medio
   *[3] impegnativo
}
web-learn = Impara
web-games-about-pocket-rockets = Una corsa veloce in un cantiere. Il tuo astronauta cammina su un anello di sei postazioni, e ognuna fa una cosa diversa: costruire, cercare, invertire il nastro, rifornire. Vincono i razzi lunghi con tanto carburante.
web-games-about-rocketmen = Fai crescere la tua agenzia spaziale carta per carta e lancia missioni verso l'orbita terrestre, la Luna e Marte. Partire presto sperando nella fortuna, o aspettare e andare sul sicuro?
web-games-about-rocket-rescue = Gli equipaggi aspettano di volare su altri pianeti, e ogni razzo che sale deve reggere. Metti in salvo i tuoi prima che lo facciano gli altri.
web-tables = Tavoli
web-tables-mine = I tuoi tavoli
web-tables-public = Tavoli aperti
web-tables-none-mine = Ancora niente. La tua prima partita è a un tocco: «Gioca subito».
web-tables-none-open = Adesso non aspetta nessuno. Apri un tavolo, e gli altri lo troveranno qui.
web-tables-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
 }
web-tables-host = aperto da { $host }
web-tables-open = aspetta giocatori
web-tables-running = si sta giocando
web-tables-finished = finita
web-tables-enter = Entra
web-tables-continue = Continua
web-tables-join = Partecipa
web-tables-watch = Guarda
web-tables-result = Risultato
web-tables-more = { $count ->
    [one] e 1 altro
   *[other] e altri { $count }
 }
web-matches = Le tue partite
web-matches-all = Tutte le tue partite
web-matches-on = In corso
web-matches-over = Finite
web-matches-none = Ancora niente.
web-matches-older = Più vecchie
web-friends = Gioca con gli amici
web-friends-name = Nome del tavolo (se vuoi)
web-friends-seats = Posti
web-friends-you = Tu
web-friends-seat = Posto { $number }
web-friends-person = una persona
web-friends-bot = Bot: { $level }
web-option-parts = Scegline { $number }; scelte: { $chosen }
web-friends-who = Chi può venire
web-friends-public = Chiunque: sta tra i tavoli aperti
web-friends-invited = Solo chi inviti
web-friends-clock = Tempo per decidere
web-friends-no-clock = quanto vuoi
web-friends-seconds = { $length ->
    [one] 1 secondo
   *[other] { $length } secondi
 }
web-friends-days = { $length ->
    [one] 1 giorno
   *[other] { $length } giorni
 }
web-friends-chances = Chi guarda vede le probabilità di vincere
web-friends-open = Apri un tavolo
web-level-random = facile, fa una cosa qualsiasi
web-level-cadet = principiante, vede solo il prossimo passo
web-level-greedy = forte, gioca con un piano
web-level-navigator = forte, ha imparato da molte partite
web-level-pilot = molto forte, pensa in anticipo
web-level-commander = il più forte, pensa più a lungo

## Replay

## Rules and cards

web-replay-loading = La partita viene riallestita.
web-replay-controls = Comandi del replay
web-replay-slider = Mossa
web-replay-move = Mossa { $move } di { $last }
web-replay-first = All'inizio
web-replay-back = Indietro di una mossa
web-replay-play = Riproduci
web-replay-pause = Pausa
web-replay-on = Avanti di una mossa
web-replay-last = Alla fine
web-replay-speed = Velocità
web-replay-start = L'inizio
web-replay-hidden = È successo qualcosa che da qui non si vede.
web-replay-end-hidden = La partita finisce.
web-replay-chance = Caso
web-replay-steps = Tutte le mosse
web-replay-eyes = Vista con gli occhi di
web-replay-eyes-spectator = chi guarda
web-replay-eyes-all = tutti: è tutto scoperto
web-replay-hide = Nascondi il risultato fino alla fine
web-replay-running = La partita è ancora in corso: vedi ciò che il tuo posto ha visto finora. Il resto si mostra dopo la fine.
web-replay-copy = Copia il link a questa mossa
web-replay-copied = Il link alla mossa { $move } è copiato.
web-replay-to-table = Al tavolo
web-replay-to-result = Risultato
web-replay-another = Un altro verbale
web-import-title = Rivedi un verbale
web-import-what = Ogni partita ha un verbale che si può salvare e condividere. Portane uno, e la partita si rivede qui, mossa per mossa.
web-import-drop = Trascina qui un verbale, o scegline uno.
web-import-choose = Scegli un file
web-import-paste = Oppure incollalo
web-import-show = Mostra la partita
web-import-large = Questo file è troppo grande per essere un verbale.
web-replay-setup = Preparazione

web-look-games = Quale gioco
web-look-loading = Un momento.
web-look-clear = Cancella la ricerca
web-sheet-goal = Lo scopo:
web-sheet-end = La fine:
web-sheet-scores = Che cosa vale punti
web-sheet-buts = Attenzione
web-sheet-all = Tutte le regole
web-sheet-print = Stampa questa pagina
web-rules-sentences = Le regole, frase per frase
web-rules-full = Testo completo, in inglese
web-rules-of = Le regole di { $game }
web-rules-what = Una frase per ogni regola, e dietro il testo completo del catalogo, in inglese, con la sua fonte. Dove le fonti tacciono, una decisione dice che cosa si gioca qui e perché.
web-rules-search = Cerca nelle regole
web-rules-contents = Indice
web-rules-count = { $found ->
    [one] 1 voce su { $all }
   *[other] { $found } voci su { $all }
 }
web-rules-none = Nessuna regola contiene tutte queste parole.
web-source-ruling = decisione
web-cards-of = I componenti di { $game }
web-cards-what = Tutto ciò di cui è fatto il gioco, e come lo si sa: dal regolamento, da descrizioni pubbliche, o ricostruito perché nessuna fonte lo dice. Le note spiegano quale parte si intende.
web-cards-search = Cerca nei componenti
web-cards-source = Come lo si sa
web-cards-count = { $found ->
    [one] 1 componente su { $all }
   *[other] { $found } componenti su { $all }
 }
web-cards-none = Nessun componente corrisponde a questa ricerca.

## Settings

web-settings-kept = Tutto vale subito e resta solo in questo browser.
web-settings-language = La parlano tutte le pagine e i tavoli, anche a metà partita.
web-settings-name = Il tuo nome
web-settings-name-why = Come ti chiamano gli altri ai prossimi tavoli.
web-settings-confirm = Conferma ogni azione
web-settings-confirm-why = Il primo tocco sceglie soltanto; il secondo, o «Conferma», esegue. Utile contro le dita frettolose.
web-settings-sound = Suoni
web-settings-sound-why = Un piccolo suono a ogni passo, e un altro quando tocca a te.
web-settings-motion = Movimento
web-settings-motion-why = Se le carte volano e i razzi crescono, o tutto è subito al suo nuovo posto.
web-settings-motion-system = come dice il mio dispositivo
web-settings-motion-on = sempre
web-settings-motion-off = mai
web-settings-pace = I turni degli altri
web-settings-pace-why = Per quanto tempo si vedono le mosse degli altri. Ogni pressione salta al presente.
# How fast the steps of others are shown.
web-pace = { $pace ->
    [calm] calmo
    [quick] svelto
    [none] subito
   *[other] normale
 }
web-skip-present = Salta
web-settings-plain = Tavolo semplice
web-settings-plain-why = Ogni gioco come elenchi di carte, valori e pulsanti invece del suo tabellone. Calmo e facile da farsi leggere.

## Result

web-result-title = { $game }: il risultato
web-result-you-win = Hai vinto!
web-result-wins = { $count ->
    [one] Vince { $names }
   *[other] { $who ->
        [you] Vincete insieme tu e { $names }
       *[other] Vincono insieme { $names }
    }
 }
web-result-winner = ha vinto
web-result-check = Controlla il mescolamento
web-result-points = Come sono nati i punti
web-result-course = L'andamento della partita
web-result-turns = Momenti di svolta
web-result-open = Questa partita non è ancora finita; il suo risultato comparirà qui.
web-result-to-table = Al tavolo
web-course-move = Mossa { $move }
web-course-summary = { $moves ->
    [one] Punti in 1 mossa; alla fine: { $scores }
   *[other] Punti in { $moves } mosse; alla fine: { $scores }
 }
web-course-table = I punti in una tabella
web-shuffle-proves = Il server si è impegnato sul suo seme prima che qualcuno si sedesse, e ogni posto poteva aggiungere un proprio testo; così nessuno ha potuto scegliere da solo le estrazioni, e nessuna è stata cambiata dopo.
web-shuffle-commitment = Impegno, mostrato prima della partita
web-shuffle-seed = Seme
web-shuffle-salt = Sale
web-shuffle-entropy = Aggiunto da { $seat }
web-shuffle-nothing = niente
web-shuffle-fits = Seme e sale danno questo impegno; il tuo browser l'ha appena calcolato.
web-shuffle-fits-not = Seme e sale non danno questo impegno.
web-shuffle-how = Ogni singola estrazione si può ricalcolare: salva i due file nella stessa cartella ed esegui lì il comando. Serve solo Python.
web-shuffle-journal = Il verbale

## The plain table

web-plain-choose = Tocca a te: scegli una mossa.
web-plain-waiting = Si aspetta { $names }.
web-plain-wait = Un momento …
web-plain-over = La partita è finita.
web-plain-asked = deve giocare
web-plain-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
 }
web-plain-elsewhere = { $action }: non qui; premi per vedere che cosa se ne può fare
web-plain-no-action = { $name }: da sola non permette alcuna mossa. Che cosa fa è scritto sulla carta o nella pagina «Carte».
web-plain-none = niente
web-plain-empty = vuoto
web-plain-unknown = sconosciuta
web-plain-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte diverse
 }
view-arrow = freccia
view-bank = nella banca
view-bet = puntata
view-bonuses = bonus
view-bonuses-next-turn = bonus dal prossimo turno
view-bound = vincolo di direzione
view-box = fuori dal gioco
view-chips = gettoni
view-colour = colore
view-content = contenuto noto
view-deals = chi deve ancora ricevere una carta
view-discard = scarti
view-end-reason = come è finita
view-fuel = carburante
view-fuel-out-of-reach = il carburante rimasto non può più essere usato tutto
view-hand = mano
view-hand-limit = limite di mano
view-hand-size = carte in mano
view-is-searched-now = in corso di ricerca
view-known = carte note in mano
view-left = restano
view-limit = limite
view-loaded = caricate
view-over = la partita è finita
view-pile = mazzo
view-points = punti
view-worth = valore
view-worth-bonus = punti in più
view-progress = in questo turno c'è stato un progresso
view-ready = pronto
view-ring = anello
view-rockets = razzi
view-round = giro
view-rounds = giri
view-searched-by = ultima ricerca
view-segments = segmenti
view-site = postazione
view-size = carte
view-stacks = mazzi
view-standstill = cantiere fermo
view-starter = chi ha iniziato
view-starting-bases = basi date all'inizio
view-still-to-find = ancora da trovare
view-tip = punta
view-top = in cima
view-turn = a chi tocca
view-turns = turni
view-under = sotto
view-unknown = carte sconosciute in mano
view-winners = chi ha vinto
word-cw = in senso orario
word-ccw = in senso antiorario

## The plain table: what the games' own words are called

word-board = ancora in palio
word-w1 = prima del conto dei punti Vettore
word-w2 = dopo la spinta
word-w3 = prima della prima carta Successo
word-w4 = una carta Successo è stata pescata
word-w5 = pescare ancora o abortire
word-w6 = dopo l'ultima carta Successo
word-w7 = il lancio è finito
word-teal = verde acqua
word-pink = rosa
word-small = piccolo
word-medium = medio
word-large = grande
word-any = qualsiasi
word-score = punteggio
word-rule = regola
word-action-points = punti azione
word-hand-limit = carte in mano
word-movement = movimento
word-owner-next-turn = prossimo turno di chi lo possiede
word-game-end = fine della partita
word-never = mai
word-construction = linea di montaggio
word-white = bianco
word-black = nero
word-green = verde
word-blue = blu
word-orange = arancione
word-money = denaro
mark-money = ${ $value }
mark-rocket = Vettore { $value }
mark-resources = { $value }
face-targets = per { $value }
face-achievement = dà { $value }
kind-location = { $at }
kind-missions-at = { $min ->
    [one] { $destination }: almeno 1 missione
   *[other] { $destination }: almeno { $min } missioni
 }
kind-threat-owned = un Pericolo sventato: { $threat }
kind-token = gettone della prima missione: { $token }
kind-first-at-locations = { $min ->
    [one] prima missione in 1 posizione
   *[other] prima missione in { $min } posizioni
 }
kind-most-missions-at = più missioni, anche in parità: { $destination }
kind-rocket = punti Vettore per sempre: +{ $value }
kind-hand = un limite di mano più alto: +{ $value }
kind-money = ${ $value } a ogni turno
kind-science = { $value } Scienza a ogni turno
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
all-rounds-limit-left = giri senza progressi: { $rounds } su { $limit }
all-destination-start = { $destination }, dalla casella { $start }
view-ai = l'IA
view-mode = modalità
view-level = forza
view-variants = carte variante
view-first = primo giocatore
view-display = carte nel display
view-engines = Motori
view-deck = mazzo
view-deck-teal = carte verde acqua in arrivo
view-deck-pink = carte rosa in arrivo
view-deck-under = messe sotto il mazzo
view-locations = posizioni
view-rocket-points = punti Vettore
view-vp-first = PV al primo
view-vp-later = PV dopo
view-markers = missioni
view-discs = gettoni destinazione
view-tokens = gettoni
view-free-placements = piazzamenti gratuiti
view-draws-waiting = carte da pescare
view-raises = denaro disponibile, in $
view-used = fatto in questo turno
view-engines-bought = Motori comprati
view-depot = Deposito
word-depot = Deposito
word-research = Ricerca di Mercato
word-removal = carta rimossa
view-cart = quello che stai mettendo insieme
view-kind = azione
view-cards = carte
view-plan = piano missione
view-pad = rampa di lancio
view-paid = pagato con
view-placed = pagato con ciò che piazzi
view-money-tokens = gettoni denaro
view-science-tokens = gettoni Scienza
view-bill = da pagare
view-offered = offerto
view-covered = basta così
view-launch = lancio
view-seat = chi
view-destination = destinazione
view-location = posizione
view-target = traguardo
view-rocket = vettore sulla casella
view-launch-points = punti Vettore
view-odds-points = punti Vettore
view-points-needed = necessari
view-window = momento
view-counted = carte Successo finora
view-launch-limit = al massimo
view-value = ultima carta
view-shown = da scegliere
view-launch-deck = carte Successo rimaste
view-copied = carta copiata
view-odds = probabilità di un lancio adesso, per chi è di turno
view-odds-odds = probabilità
view-launch-odds = probabilità di successo
view-boost = spinta
view-declared = probabilità alla dichiarazione
view-drawn = carte finora
view-is-set-aside = accantonata
view-launch-next = che cosa farebbe la prossima carta
view-cart-odds = probabilità con questo piazzamento
view-drawn-odds = probabilità
view-next-odds = probabilità
view-abort-cost = carte che costa abortire
view-failure-cost = un fallimento costa
view-vp = PV
view-ai-first = carta per la destinazione
view-ai-second = carta per la posizione
view-ai-deck = carte solitario rimaste
view-ai-leaves = lascia il display per prima
view-trigger = ultimo giro
view-surcharge = sovrapprezzo sui Pericoli, in $
view-hq = carte nell'HQ
view-unseen = mano coperta e HQ insieme
view-play = area di gioco
view-warehouse = magazzino
view-scrapyard = discarica
view-markers-left = segnalini rimasti
view-science-ready = Scienza, pronta
view-money = denaro
view-money-ready = denaro, pronto
view-tokens-hand = mano più grande
view-objectives = obiettivo personale
view-is-compulsory = va raggiunto
view-targets = traguardi
view-objectives-held = obiettivi personali
view-seats-worth = punti finora
view-track = missioni
view-threats = Pericoli sventati
view-worth-tokens = gettoni
view-worth-variants = carte variante
view-objective = obiettivo
web-result-nobody = Non vince nessuno
web-result-opponent = Vince l'IA
web-result-total = in tutto

web-learn-lead = Una prima partita guidata, in capitoli brevi al tavolo vero: tu fai, e ti si dice perché. Comincia da dove vuoi.
web-learn-done = fatto
web-learn-begin = { $state ->
    [done] Di nuovo
   *[new] Comincia
 }
web-learn-none = Qui non ci sono lezioni
web-learn-none-more = Forse l'indirizzo è sbagliato; tutte le lezioni sono a un clic da qui.
web-lesson = Lezione
web-lesson-step = Passo { $step } di { $steps }
web-lesson-next = Avanti: { $chapter }
web-lesson-on = Continua contro il Cadetto
web-lesson-again = Rifai il capitolo
web-lesson-lead = Mostrami
web-lesson-chapters = Tutti i capitoli
web-lesson-changed = Questa lezione è cambiata da quando hai cominciato. Ricomincia il capitolo.
web-learn-problems = Problemi
web-learn-problems-more = Posizioni di partite in cui una mossa è molto migliore di tutte le altre. Trovala, e saprai perché.
