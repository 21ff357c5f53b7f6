# Rocketmen: azioni, righe del registro, il tavolo. I nomi delle carte stanno nel file dei componenti.

play-goal = { $mode ->
    [solo] Completa missioni in orbita, sulla Luna e su Marte prima dell'IA. Vinci con più PV dell'IA, se il tuo obiettivo è raggiunto.
    [battle] Completa missioni nell'orbita terrestre: il primo che ne ha { $battle_for_earth_missions } chiude la partita. Vince chi ha più PV.
   *[other] Completa missioni in orbita, sulla Luna e su Marte: più lontano e prima, più PV. Vince chi ha più PV; { $players ->
        [2] { $end_vp_2 }
        [3] { $end_vp_3 }
       *[other] { $end_vp_4 }
     } PV chiudono la partita.
 }
play-how = Compra carte migliori, metti una missione sul piano, Motori ed equipaggiamento sulla rampa; poi lancia, e pesca finché vola o fallisce.

action-buy = { $resource ->
    [nothing] Compra { $card }
   *[other] Compra { $card }, che richiede anche { $resource }
 }
action-pay = { $from ->
    [placed] { $card } paga il piazzamento con: { $money ->
        [0] { $resource }
       *[other] ${ $money }
     }
    [token] Paga con un gettone risultato: { $card }
   *[other] Paga con { $card }: { $money ->
        [0] { $count ->
            [0] niente
            [one] { $resource }
           *[other] { $count } x { $resource }
         }
       *[other] { $count ->
            [0] ${ $money }
            [one] ${ $money } e { $resource }
           *[other] ${ $money } e { $count } x { $resource }
         }
     }
 }
action-place = { $place ->
    [plan] Piazza { $card } sul tuo piano missione
   *[pad] Piazza { $card } sulla tua rampa di lancio
 }
action-free = { $place ->
    [plan] Piazza gratis { $card } sul tuo piano missione
   *[pad] Piazza gratis { $card } sulla tua rampa di lancio
 }
action-replace = Metti { $card } in fondo al mazzo
action-discard = { $place ->
    [plan] Scarta la tua missione, { $card }, e con essa la rampa di lancio
    [mission] Scarta la tua missione, { $card }
    [pad] Scarta { $card } dalla tua rampa di lancio
   *[other] Scarta { $card } dalla mano
 }
action-use = { $way ->
    [launching] Usa { $card } dalla tua rampa di lancio
    [drawing] Pesca la carta che ti spetta grazie a { $card }
   *[other] Scarta { $card } per la sua abilità
 }
action-scrap = { $place ->
    [warehouse] Manda in discarica { $card } dal magazzino
   *[other] Manda in discarica { $card } dalla mano
 }
action-fetch = Prendi { $card } dal tuo magazzino
action-store = Metti { $card } nel tuo Deposito
action-unload = { $count ->
    [one] Prendi la carta dal tuo Deposito
   *[other] Prendi tutte e { $count } le carte dal tuo Deposito
 }
action-remove = Togli { $card } dal display; il vettore dell'IA avanza
action-launch = { $location ->
    [nothing] Lancio: { $destination }
   *[other] Lancio: { $location }, probabilità { $percent }%
 }
action-end = Finisci il turno senza lanciare
action-done = { $finishes ->
    [purchase] Paga e compra
    [placement] Paga e piazza
    [replacing] Paga e mettila in fondo al mazzo
    [discarding] Scarta queste carte
    [cycling] Scarta queste carte e pesca
    [trimming] Basta carte in discarica
    [salvaging] Non riprendere nessun Motore
   *[other] Prosegui senza usare niente
 }
action-copy = La tua carta diventa una copia di { $card }
action-pick = Scegli il { $value }
action-draw = { $left ->
    [one] Pesca l'ultima carta Successo
   *[other] Pesca una carta Successo; puoi pescarne ancora { $left }
 }
action-abort = { $cards ->
    [0] Abortisci, senza perdite
    [one] Abortisci e scarta 1 carta dalla rampa di lancio
   *[other] Abortisci e scarta { $cards } carte dalla rampa di lancio
 }
action-salvage = Riprendi in mano { $card }
action-keep = Lascia { $card } sul piano missione
cost = ${ $cost }

event-buying = { $seat }: carta scelta da comprare – { $card }
event-placing = { $seat }: carta scelta per { $place ->
    [plan] il piano missione
   *[pad] la rampa di lancio
 } – { $card }
event-replacing = { $seat }: carta scelta per il fondo del mazzo – { $card }
event-discarding = { $seat }: carta scelta da scartare – { $card } { $place ->
    [plan] e con essa la rampa di lancio
    [pad] dalla rampa di lancio
   *[other] dalla mano
 }
event-paying = { $from ->
    [token] { $seat }: gettone offerto – { $with }
    [placed] { $seat }: { $with } paga il proprio piazzamento
   *[other] { $seat }: carta offerta – { $with }
 }
event-variant = Carta variante: { $variant }
event-reveal = Nuova carta nel display, spazio { $space }: { $card }
event-drew = { $seat }: pescata una carta
event-draw = { $seat }: pescata la carta { $card }
event-dealt = { $seat }: ricevuto un obiettivo personale
event-objective = { $seat }: ricevuto l'obiettivo { $objective }
event-first = Comincia: { $seat }
event-round = Giro { $round }
event-turn = Turno: { $seat }
event-bought = { $seat }: comprato – { $cards }
event-paid = { $seat }: pagato con { $things }
event-placed = { $plan ->
    [nothing] { $seat }: piazzato sulla rampa di lancio – { $cards }
   *[other] { $count ->
        [0] { $seat }: piazzato sul piano missione – { $plan }
       *[other] { $seat }: piazzato sul piano missione – { $plan }; sulla rampa di lancio – { $cards }
     }
 }
event-placed-free = { $place ->
    [plan] { $seat }: piazzato gratis sul piano missione – { $card }
   *[pad] { $seat }: piazzato gratis sulla rampa di lancio – { $card }
 }
event-replaced = { $seat }: carta messa in fondo al mazzo – { $card }
event-discarded = { $count ->
    [0] { $seat }: nessuno scarto
   *[other] { $seat }: scartato – { $things }
 }
event-used = { $seat }: usata la carta { $card }
event-took-threat = { $seat }: carta presa gratis dal display – { $card }
event-scrapped = { $seat }: carta mandata in discarica – { $card }
event-fetched = { $seat }: carta presa dal magazzino – { $card }
event-stored = { $seat }: carta messa nel Deposito – { $card }
event-unloaded = { $seat }: carte prese dal Deposito – { $cards }
event-removed = { $seat }: carta tolta dal display – { $card }
event-shuffled = { $seat }: magazzino mescolato come nuovo HQ
event-launched = { $seat }: lancio dichiarato – { $location }, probabilità { $percent }%
event-too-few-points = { $seat }: troppo pochi punti Vettore, { $points } su { $needed }; non si perde niente
event-counted = Punti Vettore: { $points }, necessari: { $needed }
event-boosted = { $spaces ->
    [0] Nessuna spinta: il vettore è sul { $rocket }
   *[other] Spinta { $spaces }: il vettore è sul { $rocket }
 }
event-advanced = Con { $card } il vettore arriva sul { $rocket }
event-copied = { $seat }: copiata la carta { $card }
event-success = Carta Successo: { $value }
event-shown = Carta Successo tra cui scegliere: { $value }
event-picked = { $seat }: scelto il { $value }
event-set-aside = Il { $value } è accantonato e non conta
event-shielded = Lo 0 vale { $value }
event-moved = { $spaces ->
    [0] Il vettore resta sul { $rocket }
   *[other] Il vettore avanza di { $spaces } fino al { $rocket }
 }
event-drawing = { $seat }: si prosegue il volo
event-aborted = { $cost ->
    [0] { $seat }: lancio abortito senza perdite
    [one] { $seat }: lancio abortito, con 1 carta da scartare
   *[other] { $seat }: lancio abortito, con { $cost } carte da scartare
 }
event-pad-discarded = { $seat }: carta scartata dalla rampa di lancio – { $card }
event-failed = { $seat }: il lancio è fallito
event-completed = { $seat }: missione completata – { $location } (+{ $vp } PV)
event-token-taken = { $seat }: preso il gettone della prima missione – { $destination }
event-achieved = { $shown ->
    [0] { $seat }: ricevuto un gettone risultato – { $token }
   *[other] { $seat }: ricevuto un gettone risultato – { $token } { $shown }
 }
event-salvaged = { $seat }: carta ripresa dalla rampa di lancio – { $card }
event-kept = { $seat }: missione mantenuta
event-mission-discarded = { $seat }: missione scartata – { $card }
event-went-on = { $seat }: si prosegue
event-objectives = { $seat }: obiettivi personali – { $objectives }
event-ended-turn = { $seat }: turno finito
event-ai-card = { $which ->
    [type] L'IA pesca { $card } per la sua posizione
   *[destination] L'IA pesca { $card } per la sua destinazione
 }
event-ai-mission = Missione dell'IA: { $location }; il suo vettore parte dal { $rocket }
event-ai-moved = Il vettore dell'IA è sul { $rocket }
event-ai-completed = L'IA ha completato una missione: { $location } (+{ $vp } PV)
event-ai-idle = L'IA non ha missioni da compiere
event-display-lost = Fuori dal display: { $card }
event-triggered = La fine è vicina: { $reason }. Si finisce questo giro
event-ended = La partita è finita: { $reason } (punti: { $scores })

# Che cosa ha fatto qualcuno, in breve, senza chi è stato
deed-bought = comprato: { $cards }
deed-placed = { $plan ->
    [nothing] piazzato: { $cards }
   *[other] { $count ->
        [0] missione: { $plan }
       *[other] missione: { $plan }, piazzato: { $cards }
     }
 }
deed-placed-free = piazzato gratis: { $card }
deed-replaced = sotto il mazzo: { $card }
deed-discarded = { $count ->
    [0] niente scartato
    [one] scartata 1 carta
   *[other] scartate { $count } carte
 }
deed-used = usato: { $card }
deed-took-threat = preso gratis: { $card }
deed-scrapped = in discarica: { $card }
deed-fetched = dal magazzino: { $card }
deed-stored = nel Deposito: { $card }
deed-unloaded = dal Deposito: { $cards }
deed-removed = dal display: { $card }
deed-launched = lancio: { $location } ({ $percent }%)
deed-too-few-points = punti Vettore insufficienti
deed-aborted = abortito
deed-failed = fallito
deed-completed = atterrato, +{ $vp } PV
deed-salvaged = ripreso: { $card }
deed-mission-discarded = missione scartata: { $card }
deed-ai-mission = nuova missione: { $location }
deed-ai-moved = razzo su { $rocket }
deed-ai-completed = atterrata: { $location }, +{ $vp } PV

# Che cosa chiude la partita, e a che cosa puntare
goal-points = A { $end } PV arriva l'ultimo giro
goal-missions = { $own ->
    [nothing] A { $end } missioni arriva l'ultimo giro
   *[other] A { $end } missioni arriva l'ultimo giro: ne hai { $own }
 }
goal-display = { $count ->
    [0] Il display è vuoto: la partita finisce
    [one] L'ultima carta del display chiude la partita
   *[other] L'ultima carta del display chiude la partita: ne restano { $count }
 }
goal-last-round = Ultimo giro: { $reason }
goal-standstill = { $count ->
    [one] La partita finisce dopo ancora 1 giro senza missioni
   *[other] La partita finisce dopo ancora { $count } giri senza missioni
 }
goal-ai = Hai { $own } PV, l'IA { $ai }
goal-ai-seat = { $seat } ha { $own } PV, l'IA { $ai }
goal-lost = Ha vinto l'IA
goal-objective = Traguardi del tuo obiettivo: { $met } di { $count }
goal-no-marker = Tutti i tuoi segnalini sono sul tabellone
goal-no-mission = Al tuo piano serve una missione
goal-no-way = La tua missione non ha più dove andare: { $card }
goal-rocket-points = { $count ->
    [one] { $location }: manca 1 punto Vettore per +{ $points }
   *[other] { $location }: mancano { $count } punti Vettore per +{ $points }
 }
goal-ready = { $location }: pronto al lancio, +{ $points }
goal-chance = { $location }: il lancio riesce al { $percent }% e porta +{ $points }

# Perché un consiglio è buono
reason-chance = { $before ->
    [0] Rende possibile un lancio: { $location }, probabilità { $percent }%
   *[other] La probabilità di un lancio sale dal { $before }% al { $percent }%: { $location }
 }
reason-points = Porta subito: +{ $points }
reason-lift = Punti Vettore per la rampa: +{ $points }
reason-boost = Aiuta i lanci: { $resource }
reason-income = Dà ${ $money } ogni volta che arriva in mano
reason-mission = Una missione che può portare tanto: +{ $points }, { $location }
reason-launch = Probabilità { $percent }%, e poi +{ $points }: { $location }
reason-abort = Con una probabilità di appena il { $percent }%, abortire costa meno di un fallimento
reason-draw = Il lancio riesce con una probabilità del { $percent }%
reason-hold = Ciò che può aiutare resta per dopo; la probabilità è del { $percent }%
reason-pay = Paga una parte del conto: { $card }
reason-room = Fa posto a una carta nuova: { $card }
reason-thinner = Meno carte, così le altre tornano prima: { $card }
reason-ability = Usa ciò che una carta sa fare: { $card }
reason-settle = Conclude ciò che è cominciato: { $cards }
reason-end = { $percent ->
    [0] Non spende altro in questo turno
   *[other] Non spende altro; un lancio adesso avrebbe una probabilità del { $percent }%
 }

asks-act = Il tuo turno: compra, piazza, scarta, lancia, oppure finiscilo.
asks-buy = Che cosa compri, e con che cosa paghi?
asks-place = Che cosa piazzi, e con che cosa paghi?
asks-replace = Con che cosa paghi?
asks-discard = Che cosa scarti?
asks-scrap = Quale carta mandi in discarica? Poi peschi.
asks-cycle = Quali carte della mano scarti insieme? Poi ne peschi di nuove.
asks-trim = Quali carte della mano mandi in discarica?
asks-fetch = Quale carta prendi dal tuo magazzino?
asks-w1 = Prima di contare i punti Vettore: usi qualcosa?
asks-w2 = Il vettore ha avuto la sua spinta: usi qualcosa?
asks-w3 = Prima della prima carta Successo: usi qualcosa?
asks-w4 = Reagisci a questa carta Successo?
asks-w5 = Il traguardo non è ancora raggiunto: peschi ancora o abortisci?
asks-w6 = Era l'ultima carta Successo: usi qualcosa?
asks-pick = Quale di queste è la tua prima carta Successo?
asks-abort = Quale carta scarti per abortire?
asks-salvage = Quale Motore riprendi in mano?
asks-mission = La missione resta sul tuo piano?
asks-surplus = Hai più carte del tuo limite: quali scarti?

board-round = Giro { $round }
board-turn = Turno: { $seat }
board-standstill-left = { $left ->
    [one] Stallo: ancora 1 giro
   *[other] Stallo: ancora { $left } giri
 }
board-trigger = Ultimo giro: { $reason }
board-variant = Variante { $name }: { $text }
board-locations = Posizioni: punti Vettore necessari, PV per la prima missione / le altre
board-token = (gettone)
board-track = Tracc.
board-rocket = vettore
board-ai-rocket = vettore dell'IA
board-ai-name = l'IA
board-display = { $count ->
    [one] Display e Motori (mazzo: 1 carta)
   *[other] Display e Motori (mazzo: { $count } carte)
 }
board-left = ancora { $count }
board-nothing = niente
board-rocket-points = { $count ->
    [one] 1 punto Vettore
   *[other] { $count } punti Vettore
 }
board-vp = { $vp } PV
board-score = { $score ->
    [one] finora 1 punto
   *[other] finora { $score } punti
 }
board-under = In fondo al mazzo: { $cards }
board-ai = IA, { $level ->
    [easy] facile
    [normal] normale
   *[hard] difficile
 }: { $vp } PV, missioni: { $count }, carte solitario nel mazzo: { $cards }
board-ai-mission = Missione dell'IA: { $location }, vettore { $rocket } su { $target }
board-ai-leaves = Lascia il display per prima: { $card }
board-points = punti Vettore { $points } su { $needed }
board-launch-short = Lancio ora: { $location }; troppo pochi: { $points }
board-launch-odds = Lancio ora: { $location }: { $percent } ({ $points }, spinta { $boost }; un fallimento costa { $cards ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $cards } carte
 })
board-odds-then = Dopo, un lancio: { $location }: { $percent } ({ $points })
board-theirs = { $seat }: { $text }
board-free = { $count ->
    [one] 1 carta si può piazzare gratis.
   *[other] { $count } carte si possono piazzare gratis.
 }
board-draws = { $count ->
    [one] 1 carta si può pescare.
   *[other] { $count } carte si possono pescare.
 }
board-to-plan = { $card } (piano missione)
board-cart = { $kind ->
    [buy] Da comprare: { $cards }
    [place] Da piazzare: { $cards }
    [replace] In fondo al mazzo: { $cards }
   *[discard] Da scartare: { $cards }
 }
board-bill-open = Conto: { $bill }; ancora niente offerto
board-bill = Conto: { $bill }; offerto: { $offered } ({ $paid }){ $covered ->
    [yes] , ed è sufficiente
   *[no] , ma non basta ancora
 }
board-launch = Lancio ({ $seat }): { $location }; vettore { $rocket } su { $target }; probabilità { $percent }
board-drawn = Carte Successo { $counted } su { $limit }
board-so-far = Finora: { $cards }
board-counted = { $value } ({ $percent })
board-set-aside = { $value } accantonata ({ $percent })
board-face-up = Scoperta: { $value }
board-shown = Tra cui scegliere: { $values }
board-copied = Copiata in questo lancio: { $card }
board-success-left = Restano nel mazzo Successo: { $cards }
board-abort-cost = { $count ->
    [one] Abortire costa 1 carta della rampa di lancio
   *[other] Abortire costa { $count } carte della rampa di lancio
 }
board-failure-cost = Un fallimento costa: { $cards }
board-hand-count = mano { $count } su { $limit }
board-hq = HQ di { $count }
board-markers = segnalini rimasti { $count }
board-surcharge = i Pericoli costano ${ $money } in più
board-hand = Mano
board-plan = Piano missione
board-pad = Rampa di lancio
board-depot = Deposito
board-play = Area di gioco
board-warehouse = Magazzino
board-scrapyard = Discarica
board-missions = Missioni
board-tokens = Gettoni
board-compulsory = obbligatorio
board-objective = Obiettivo
board-unknown = { $count ->
    [one] 1 carta sconosciuta
   *[other] { $count } carte sconosciute
 }
board-ready = { $name } (pronti: { $ready })
board-met = { $target } [fatto]
board-mission = { $card }: { $targets }; porta { $token }
board-target-token = gettone { $name }
board-target-first = { $count ->
    [one] prima missione in 1 posizione
   *[other] prima missione in { $count } posizioni
 }
board-target-most = più missioni: { $destination }
board-target-missions = { $count ->
    [one] 1 missione: { $destination }
   *[other] { $count } missioni: { $destination }
 }
told-location = { $name }: punti Vettore { $points }, { $first } PV per la prima missione, { $later } per le altre
told-here = qui: { $seats }
told-destination = { $cards ->
    [one] { $name }: traguardo { $target }, al massimo 1 carta Successo
   *[other] { $name }: traguardo { $target }, al massimo { $cards } carte Successo
 }
told-token = il gettone è ancora da prendere
told-sale = { $name }: costa { $price }; dà: { $gives }
board-worth = missioni { $track }, Pericoli { $threats }, gettoni { $tokens }, varianti { $variants }, obiettivo { $objective }
board-ai-result = L'IA: { $vp } PV
board-ai-start = { $destination }, da { $start }
board-word = { $word ->
    [teal] verde acqua
    [pink] rosa
    [small] piccolo
    [medium] medio
    [large] grande
    [any] qualsiasi
    [score] punteggio
   *[rule] regola
 }
board-success-card = carta Successo { $value }
board-percent = { $percent }%
board-no-odds = nessuna probabilità nota
board-fraction = { $numerator } su { $denominator }
board-no-mission = nessuna missione
board-symbol-rocket = { $value } punti Vettore
board-kind = { $kind ->
    [mission] Missione
    [teal] Risorsa, prima era
    [pink] Risorsa, seconda era
    [engine] Motore
    [threat] Pericolo
    [objective] Obiettivo
    [variant] Carta variante
   *[solo] Carta solitario
 }
board-timing = { $timing ->
    [discard] Scarta
    [payment] Pagamento
    [launch_pad] Rampa di lancio
   *[permanent] Permanente
 }
board-level = { $level ->
    [easy] Facile
    [normal] Normale
   *[hard] Difficile
 }
board-card-spoken = { $name }, { $kind }
board-gives = Dà { $things }
board-costs = Costa { $things }
board-goes-to = Destinazione: { $places }
board-brings = Lascia un gettone: { $token }
board-asks-for = Chiede { $targets }
board-leaves = lascia
board-up-to-vp = fino a { $vp } PV
board-objective-all = tutti: +{ $bonus } PV
board-objective-worth = { $vp } PV per traguardo, altri { $bonus } per tutti
board-short-engine = { $engines_per_turn ->
    [one] un Motore per turno
   *[other] { $engines_per_turn } Motori per turno
 }
board-short-threat = { $vp } PV alla fine
board-text-engine = I suoi punti Vettore contano in ogni lancio dalla tua rampa. Motori che puoi comprare per turno: { $engines_per_turn }.
board-text-threat = Vale { $vp } PV alla fine per chi la possiede, anche in discarica. Non paga nulla e non si può piazzare.
board-in-deck = ancora { $count }
board-lands = arriva!
board-no-move = non avanza
board-leg-boost = spinta { $spaces }
board-leg-card = carta { $value }
board-at-start = inizio
board-course = Probabilità finora: { $odds }
board-nth = { $number ->
    [1] 1ª
    [2] 2ª
    [3] 3ª
   *[other] { $number }ª
 }
board-draw = Pesca
board-draw-key = Pesca la carta { $number } di { $limit }
board-abort-key = { $count ->
    [0] Abortisci, gratis
    [one] Abortisci, scarta 1 carta
   *[other] Abortisci, scarta { $count } carte
 }
board-keep-mission = Tieni la missione
board-discard-mission = Scarta la missione
board-launch-done = { $asks ->
    [w4] Vale così
    [w6] Accetta: il lancio fallisce
    [salvage] Nessun Motore
   *[other] Avanti
 }
board-launches = { $seat }, lancio nel giro { $round }
board-flight = { $mission } { $destination ->
    [earth] in orbita terrestre
    [moon] { $type ->
        [base] sulla Luna
       *[other] attorno alla Luna
     }
   *[mars] { $type ->
        [spaceship] per Marte
       *[other] su Marte
     }
 }
board-launch-title = Lancio, { $seat }: { $location }
board-failed = Il lancio è fallito.
board-launch-keys = I tuoi tasti nel lancio
board-first-here = prima qui: { $vp } PV
board-later-here = dopo qui: { $vp } PV
board-spaces-to-go = { $count ->
    [one] manca 1 casella
   *[other] mancano { $count } caselle
 }
board-reached = il traguardo è raggiunto
board-cards-to-come = { $count ->
    [0] nessuna carta Successo rimasta
    [one] con ancora una carta Successo
   *[other] con ancora { $count } carte Successo
 }
board-success-cards = Carte Successo
board-card-next = prossima: carta { $number } di { $limit }
board-rocket-on = Vettore su { $rocket } di { $target }
board-watching = { $asks ->
    [w5] { $seat } decide: pescare ancora o abortire
    [w4] { $seat } decide: reagire alla carta o lasciarla valere
    [pick] { $seat } sceglie la prima carta Successo
    [abort] { $seat } sceglie che cosa scartare per abortire
    [salvage] { $seat } può riprendere un Motore
    [mission] { $seat } decide: tenere la missione o scartarla
   *[other] { $seat } lancia
 }
board-see-table = Vedi il tavolo
board-see-launch = Torna al lancio: { $seat }
board-copy-title = Copia una carta dalla rampa di un avversario
board-my-pad = La tua rampa di lancio
board-pad-hint = bordo verde: usabile ora
board-pad-empty = Sulla rampa non resta nulla.
board-pad-do = { $verb ->
    [discard] Scarta
    [salvage] Riprendi
   *[use] Usa
 }
board-pad-copy = copiata
board-pad-stays = resta
board-pad-ready = abilità
board-pad-counted = contati { $points }
board-pad-boosted = spinta +{ $spaces }
board-ends = Come può finire
board-if-lands = Se arriva
board-if-aborted = Se abortito
board-if-fails = Se fallisce
board-abort-price = { $count ->
    [0] gratis
    [one] 1 carta
   *[other] { $count } carte
 }
board-minus-cards = { $count ->
    [0] gratis
   *[other] -{ $count }
 }
board-plus-vp = +{ $vp } PV
board-lands-vp = +{ $vp } PV: da { $from } a { $to }.
board-lands-token = { $card } lascia un gettone: { $token }.
board-lands-first = Primo arrivo ({ $destination }): { $vp } PV in più alla fine.
board-lands-last = Basta per la fine: questo giro è l'ultimo.
board-abort-later = Possibile fra due carte Successo. La missione resta sul piano.
board-abort-later-short = fra due carte
board-asks-abort = { $count ->
    [one] Scarta ancora 1 carta per abortire: premila.
   *[other] Scarta ancora { $count } carte per abortire: premile.
 }
board-abort-keeps = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
 }
board-abort-text = { $count ->
    [0] Non si scarta nulla: missione e rampa aspettano il prossimo tentativo.
    [one] La missione resta sul piano. Si scarta 1 carta su { $of } della rampa, a scelta{ $left ->
        [0] .
       *[other] ; le altre aspettano il prossimo tentativo.
     }
   *[other] La missione resta sul piano. Si scartano { $count } carte su { $of } della rampa, a scelta{ $left ->
        [0] .
       *[other] ; le altre aspettano il prossimo tentativo.
     }
 }
board-fails-text = { $count ->
    [0] Nessuna carta della rampa va persa.
    [one] 1 carta della rampa viene scartata.
   *[other] Tutte le { $count } carte della rampa vengono scartate.
 }
board-fails-short = { $count ->
    [one] perdi 1 carta
   *[other] perdi { $count } carte
 }
board-fails-keep = { $card } può restare sul piano.
board-outcome = { $kind ->
    [success] { $seat }: arrivo riuscito! { $location }
    [failure] { $seat }: lancio fallito. { $location }
    [abort] { $seat }: lancio abortito. { $location }
   *[short] { $seat }: troppo pochi punti Vettore. { $location }
 }
board-outcome-token = Un gettone: { $token }.
board-outcome-lost = { $count ->
    [one] È andata persa 1 carta della rampa:
   *[other] Sono andate perse { $count } carte della rampa:
 }
board-outcome-nothing-lost = Nulla è andato perso.

# The table in the browser.
board-worlds = Mondi
board-market = Display e Motori
board-market-short = Mercato
board-rivals = Rivali
board-alone = In solitario contro l'IA
board-battle = Battaglia per la Terra
board-setting-up = Il tavolo viene preparato.
board-thinking = { $seat } sta pensando
# Locations and engines where there is little room.
board-type = { $type ->
    [satellite] Satellite
    [spaceship] Astronave
    [hotel] Hotel
    [station] Stazione
    [shipyard] Cantiere
    [mining] Miniera
   *[base] Base
 }
board-engine = { $type ->
    [small] Piccoli
    [medium] Medi
   *[large] Grandi
 }
board-your-turn = Il tuo turno
board-step = { $step ->
    [nose] Punta: la missione che vola. Piazzane una, ${ $cost }
    [parts] Parti: punti Vettore per decollare, spinta per partire più avanti
   *[launch] Lancio: le carte Successo muovono il razzo. Continua a pescare o abortisci in tempo
 }
board-world = { $world ->
    [earth] Orbita
    [moon] Luna
   *[mars] Marte
 }
# A turn in one line, after the sign of whose it was.
board-race = Corsa a { $end } PV
board-race-battle = Corsa alle missioni: { $end }
board-race-solo = Punti Vittoria
board-race-more = +$ = i Pericoli costano di più
board-lead = { $by ->
    [behind] { $vp } PV in meno
    [ahead] { $vp } PV in più
   *[level] alla pari con l'IA
 }
board-race-at = { $seat } { $at }
board-vp-short = PV
board-seat = { $seat }, { $vp } PV
board-open-mat = Tutte le carte: { $seat }
board-first-player = Primo giocatore
board-pile-hq = HQ
board-known-hand = Carte in mano note
board-unseen = Non ancora viste: HQ e mano ignota
board-close = Chiudi
board-empty-pile = Qui non c'è niente.
board-empty-space = Uno spazio vuoto del display
board-token-state = { $kind ->
    [money] Gettone denaro, ${ $money }
   *[science] Gettone Scienza
 }, { $state ->
    [ready] pronto
    [paid] paga
   *[used] usato
 }
board-hand-more = Limite di mano +{ $count }
board-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
 }
board-boosts = { $resource } dà spinta 1 ai voli fin lì
board-location = { $name }. Punti Vettore necessari: { $points }. La prima { $first } PV, le altre { $later }.
board-markers-there = Ci sono: { $seats }.
board-nobody-there = Nessuno.
board-goal = La tua missione può arrivare qui.
board-goal-of = Qui può arrivare la missione: { $seat }.
board-objective-here = Qui c'è un tuo obiettivo.
board-ai-goal = L'IA vola qui.
board-was-first = { $seat }: per primo, +{ $vp } PV
board-was-first-short = primo: +{ $vp } PV
board-first-open = Primo qui: +{ $vp } PV
board-first-open-short = primo: +{ $vp } PV
board-track-title = Tracciato missione
board-track-spoken = Tracciato missione da 0 a { $last }.
board-start-of = { $name }: il tuo vettore partirebbe da { $start } su { $target }.
board-your-start = la tua partenza: { $name }
board-ai-on = Il vettore dell'IA è su { $rocket } di { $target }.
board-deck = Mazzo
board-deck-left = { $count ->
    [one] carta rimasta
   *[other] carte rimaste
 }
board-display-title = Display
board-display-deck = Display; mazzo: { $count }
board-leaves-next = esce per prima
board-display-clock = { $turns ->
    [one] al massimo ancora 1 turno
   *[other] al massimo ancora { $turns } turni
 }
board-green-pays = bordo verde: puoi pagarla ora; arrivi a ${ $money }
board-raises = arrivi a ${ $money }
board-cards-first = prima le carte, poi il pagamento
board-finish-first = finisci prima ciò che hai iniziato
board-replace-which = premi la carta da cambiare
board-may-remove = IA +1 toglie una carta
board-offer = { $card }, ${ $money }
board-ai-one = IA +1
board-engines = Motori
board-one-a-turn = { $engines_per_turn ->
    [one] uno per turno
   *[other] { $engines_per_turn } per turno
 }
board-sold-out = esauriti
board-verb = { $verb ->
    [use] Usa
    [place] { $place ->
        [plan] Pianifica, ${ $cost }
       *[pad] Piazza, ${ $cost }
     }
    [free] { $place ->
        [plan] Pianifica, gratis
       *[pad] Piazza, gratis
     }
    [pay] Paga
    [store] Deposita
    [scrap] In discarica
    [fetch] Prendi
    [salvage] Recupera
    [buy] Compra, ${ $cost }
    [replace] Cambia, ${ $cost }
    [remove] Togli
   *[discard] Scarta
 }
board-pad-spoken = { $count ->
    [one] La tua rampa di lancio: 1 carta
   *[other] La tua rampa di lancio: { $count } carte
 }
board-nose = Missione sul piano: { $card }
board-all-markers = Tutti i tuoi segnalini sono piazzati.
board-slot-plan = Pianifica, ${ $cost }
board-slot-plan-free = Pianifica gratis
board-slot-pad = Piazza, ${ $cost }
board-slot-pad-free = Piazza gratis
board-slot-chosen = { $card }, ${ $cost }
board-slot-free = { $card }, gratis
board-new = nuova
board-depot-holds = { $count } su { $limit }
board-unload = Svuota
board-starts-on = da { $start } su { $target }
board-launch-sure = Troppo pochi punti. Premi di nuovo per dichiararlo.
board-been-there = Lì hai già una missione.
board-short-points = { $count ->
    [one] manca 1 punto Vettore
   *[other] mancano { $count } punti Vettore
 }
board-short-points-short = { $count ->
    [one] manca 1
   *[other] mancano { $count }
 }
board-after-this = Dopo: +{ $vp } PV
board-ready-points = Pronto: { $points } su { $needed }
board-nothing-planned = Nessuna missione in piano: niente da lanciare.
board-points-now = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 } se finisse ora
board-points-all = { $points ->
    [one] 1 punto in tutto
   *[other] { $points } punti in tutto
 }
board-markers-left = Segnalini rimasti: { $left } su { $all }
board-chain = Dove vanno le tue carte: HQ, mano, area di gioco, magazzino e ritorno
board-no-hand = Non hai carte in mano.
board-card-use = { $use ->
    [pays] { $money ->
        [0] paga
       *[other] paga ${ $money }
     }
    [both] in rampa, paga
    [placed] in rampa
   *[gone] scartata
 }
board-overpays = paga troppo
board-receipt = { $kind ->
    [buy] Acquisto
    [place] Piazzamento
    [replace] Cambio
   *[discard] Scarto
 }
board-receipt-note = { $kind ->
    [buy] Le carte comprate vanno nell'area di gioco, poi nel magazzino e in mano dopo la prossima mescolata.
    [place] Le carte piazzate restano in rampa fino al lancio. Lì contano i simboli, non il denaro.
    [replace] La carta va in fondo al mazzo; un'altra prende il suo posto.
   *[discard] Le carte scartate vanno nell'area di gioco.
 }
board-some-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
 }
board-cards-then-payment = Prima le carte, poi il pagamento.
board-you-pay-with = Paghi con
board-pays-itself = { $card } paga per sé
board-token-line = Gettone
board-take-line-back = Annulla: { $card }
board-paid-of = Pagato: { $paid } su { $bill }
board-missing = mancano ${ $money }
board-still-missing = mancano ancora
board-owed = mancano ancora ${ $money }
board-is-paid = pagato
board-is-done = fatto
board-open = manca
board-paid-exactly = pagato esatto
board-paid-over = pagato, ${ $money } di troppo
board-paying-brings = Pagando ottieni
board-payment-effect = { $effect ->
    [free_placement] piazza un'altra carta gratis in questo turno
   *[draw] pesca una carta in questo turno
 }
board-cart-asks = { $kind ->
    [buy] { $count ->
        [one] Paga { $card }
       *[other] Paga { $count } carte
     }
    [place] { $count ->
        [one] Piazza { $card }
       *[other] Piazza { $count } carte
     }
    [replace] Cambia { $card }
   *[discard] Che cos'altro scarti?
 }
board-of = su
board-pay-rest = Paga il resto: { $cards }
board-pay-rest-short = Paga il resto
board-cancel = { $kind ->
    [buy] Annulla l'acquisto
    [place] Annulla il piazzamento
   *[other] Annulla
 }
board-draw-waiting = Pesca 1 carta
board-end-turn = Fine turno
board-more-actions = Altro che puoi fare
board-goal-short = { $count ->
    [one] { $place }: manca 1 punto Vettore.
   *[other] { $place }: mancano { $count } punti Vettore.
 }
board-goal-then = { $place } sarà pronto: { $percent }%
board-goal-cards = In mano: { $cards }, ${ $cost }.
board-the-ai = L'IA
board-ai-sign = IA
board-ai-spoken = L'IA, { $vp } PV
board-ai-level = { $level ->
    [easy] facile
    [normal] normale
   *[hard] difficile
 }
board-ai-flies-to = vola a
board-ai-next = { $left ->
    [one] Arriva al prossimo passo
   *[other] Arriva tra { $left } passi
 } e prende { $vp } PV. Avanza di 1 all'inizio del tuo turno, e di 1 se togli una carta.
board-ai-none = Non ha missioni da compiere.
board-ai-destination = destinazione
board-ai-location = posizione
board-ai-from = da { $start }
board-solo-left = carte solitario: { $count }
board-ai-missions = missioni { $count } su { $all }
board-some-of = { $count } su { $all }
board-duty = Vinci solo con tutti questi e più PV dell'IA.
board-duty-more = Vinci con più PV dell'IA.
# End of the table in the browser.
board-points-for = { $kind ->
    [missions] missioni
    [threats] Pericoli, { $threat_vp } ciascuno
    [tokens] primo su Luna o Marte
    [objective] obiettivo
   *[variants] carte variante
 }
board-objective-met = Obiettivo: { $name }, { $met } su { $of } raggiunti
board-rounds = giri
board-last-round-at = { $vp } PV: ultimo giro
board-race-legend = PV nei giri; un anello è una missione, una croce un lancio fallito
board-launch-list = Tutti i lanci con le loro probabilità ({ $count })
board-worth-telling = Da raccontare
board-see = Guarda
board-fact = { $kind ->
    [luckiest] Il lancio più fortunato
    [unluckiest] Il lancio più sfortunato
    [turning] Punto di svolta
    [patient] Il più paziente
   *[first] Primo nello spazio
 }
board-fact-luckiest = { $seat }: { $location } al { $percent }%, nel giro { $round }.
board-fact-unluckiest = { $seat }: { $location } fallito al { $percent }%, nel giro { $round }.
board-fact-turning = { $seat }: { $location } nel giro { $round } ha portato di più.
board-fact-patient = { $count ->
    [one] { $seat }: { $location } abortito una volta.
   *[other] { $seat }: { $location } abortito { $count } volte.
 }
board-fact-first = { $seat }: { $location } nel giro { $round }.
board-icons = Simboli ?
board-legend = Che cosa significano i simboli
board-legend-order = Su ogni carta nello stesso posto: in alto a sinistra ciò che dà, a destra il tipo, poi figura, nome, una riga breve, in basso a sinistra il costo.
board-legend-gives = Che cosa dà una carta
board-legend-when = Quando agisce il suo effetto
board-legend-where = Dove stanno le carte
board-legend-kinds = Tipi di carte
board-legend-edges = Bordi
board-legend-success = Carte Successo
board-legend-money = Denaro: paga acquisti e piazzamenti
board-legend-rocket = Punti Vettore: servono a una missione per decollare
board-legend-resource = { $resource }: per pagare, e spinta per i voli ({ $destination })
board-legend-science = Scienza: uno dei tre a scelta
board-legend-discard = Scarta: dalla mano, al posto dei suoi simboli
board-legend-pad = Rampa di lancio: sulla rampa, durante il tuo lancio
board-legend-payment = Pagamento: quando la carta paga, oltre ai suoi simboli
board-legend-permanent = Permanente: non lascia mai la rampa
board-legend-needs = Richiede tanti punti Vettore per questa destinazione
board-legend-brings = Il gettone che la missione ti lascia
board-legend-hq = HQ: il tuo mazzo di pesca, coperto
board-legend-hand = Le carte in mano
board-legend-play = Area di gioco: giocate, comprate e scartate in questo turno
board-legend-warehouse = Magazzino: carte usate, rimescolate in un nuovo HQ
board-legend-scrapyard = Discarica: fuori dal ciclo, ma ancora tue
board-legend-depot = Deposito: tiene carte sulla rampa, fino a { $depot_capacity }
board-legend-edge = { $state ->
    [legal] verde: possibile ora
    [chosen] oro e sollevata: scelta
    [wasted] tratteggiata: possibile, ma si spreca qualcosa
   *[dim] spenta: non ora; premendola dice perché
 }
board-legend-draws = Carte in tutto: { $count }, mescolate prima di ogni lancio. Se ne pescano al massimo: { $draws }.

section-constant = costanti
section-colour = colori
section-resource = risorse
section-destination = destinazioni
section-location-type = tipi di posizione
section-location = posizioni
section-surcharge = sovrapprezzo sui Pericoli
section-achievement-token = gettoni risultato
section-mission = missioni
section-asset = Risorse
section-engine = Motori
section-threat = Pericoli
section-success = carte Successo
section-objective = obiettivi personali
section-solitaire = carte solitario
section-variant = carte variante
section-end-reason = come finisce una partita
section-action = azioni

field-achievement = risultato
field-advance = il vettore dell'IA avanza di
field-category = categoria
field-colour = colore
field-cost = costo
field-count = copie
field-destination = destinazione
field-easy = facile
field-normal = normale
field-hard = difficile
field-effect = effetto
field-faces = valori
field-from-vp = da PV
field-icons = icone dei giocatori
field-matches = dà spinta per
field-money = denaro
field-number = numero
field-numbers = numeri
field-order = ordine
field-per-player = per giocatore
field-resources = risorse
field-rocket = punti Vettore
field-rocket-points = punti Vettore necessari
field-solo = in solitario
field-success-cards = carte Successo
field-targets = traguardi
field-text = testo
field-short = in breve
field-token = con gettone
field-track-target = traguardo sul tracciato
field-type = tipo
field-value = valore
field-vp = PV
field-vp-all-bonus = PV per tutti i traguardi
field-vp-first = PV per la prima missione
field-vp-later = PV per le altre
field-vp-per-target = PV per traguardo
field-assignment-of-3-and-5 = dove 3 e dove 5
field-cost-money = costo in denaro
field-cost-resources = costo in risorse
field-destination-easy = destinazione (facile)
field-destination-normal = destinazione (normale)
field-destination-hard = destinazione (difficile)
field-destinations = destinazioni
field-existence = che esista
field-has-resource = che abbia una risorsa
field-limit = limite per turno
field-name = nome
field-name-de = nome tedesco
field-name-en = nome inglese
field-name-it = nome italiano
field-number-93 = numero 93
field-first-number = primo numero
field-second-number = secondo numero
field-at-least-10 = che valga almeno $10
field-icon-1 = icona giocatori 1
field-further-icon = che ci sia un'altra icona
field-number-29 = numero 29
field-number-109 = numero 109
field-number-range = intervallo dei numeri
field-vp-falling = che chi arriva dopo ottenga meno
field-pays-own-placement = che paghi il proprio piazzamento
field-scrapyard-symbols-count = che la discarica conti
field-several-targets-per-card = più traguardi per carta
field-solo-exclusion-exists = che alcuni non valgano in solitario
field-split-of-six = come si dividono i sei
field-starts = caselle di partenza
field-surcharge = sovrapprezzo
field-ties-all-score = che in parità segnino tutti
field-two-categories = le due categorie
field-value-distribution = quante volte c'è ogni valore
field-wild-for = che cosa sostituisce
result-lost = Ha vinto l'IA: ti servono più PV dell'IA e un obiettivo completato (RM-20.15).

# Ciò che nel file dei componenti non ha un nome
called-hand-limit-start = limite di mano all'inizio
called-starting-hand = carte della prima mano
called-display-size = spazi del display
called-placement-cost = costo del piazzamento di una carta, in $
called-engines-per-turn = Motori al massimo per turno
called-mission-markers-per-player = segnalini missione per giocatore
called-objectives-dealt = obiettivi personali distribuiti
called-objectives-scored = obiettivi personali che danno punti
called-variants-drawn = carte variante rivelate
called-threat-vp = PV per un Pericolo
called-moon-token-vp = PV per il gettone Luna
called-mars-token-vp = PV per il gettone Marte
called-money-token-value = valore di un gettone denaro, in $
called-depot-capacity = carte che contiene un Deposito
called-battle-for-earth-missions = missioni nella Battaglia per la Terra
called-end-vp-2 = PV che fanno scattare la fine in due
called-end-vp-3 = PV che fanno scattare la fine in tre
called-end-vp-4 = PV che fanno scattare la fine in quattro
called-standstill-rounds = giri senza missioni fino allo stallo
called-standstill-warn-from = giri senza missioni fino all'avviso
called-surcharge-5 = Sovrapprezzo da 5 PV
called-surcharge-10 = Sovrapprezzo da 10 PV
called-surcharge-15 = Sovrapprezzo da 15 PV
called-surcharge-20 = Sovrapprezzo da 20 PV
called-success-4 = Carta Successo 4
called-success-3 = Carta Successo 3
called-success-2 = Carta Successo 2
called-success-1 = Carta Successo 1
called-success-0 = Carta Successo 0

# What a table chooses before its match, and what does not go together

option-mode = Modalità
option-mode-standard = il gioco intero
option-mode-battle = Battaglia per la Terra
option-mode-solo = in solitario contro l'IA
option-level = Forza dell'IA
option-level-easy = facile
option-level-normal = normale
option-level-hard = difficile
option-variants = Carte variante
option-variants-none = senza
option-variants-random = a caso
option-variants-named = { $number } a tua scelta
unfit-battle = la Battaglia per la Terra è per 2-4 giocatori (RM-19.5); scegli più giocatori o un'altra modalità.
unfit-standard = la partita standard è per 2-4 giocatori (RM-20); scegli più giocatori o il solitario.
unfit-solo = il solitario è per una persona, non per { $players } (RM-20); scegli un giocatore o un'altra modalità.
unfit-variants-solo = le carte variante sono della partita standard, non del solitario (RM-18.4); gioca senza.
unfit-variants-battle = le carte variante sono della partita standard, non della Battaglia per la Terra (RM-19.5); gioca senza.
unfit-level = solo il solitario ha un livello (RM-20.5); toglilo o scegli un giocatore.
