# Pocket Rockets: azioni, cronaca, tavolo. I nomi dei componenti vengono dal file dei componenti.

play-goal = Costruisci razzi con base, segmenti e punta, poi riforniscili. Vince chi ha più punti: { $points_per_segment } per ogni segmento di un razzo completo, più il suo carburante. L'ultimo carburante chiude la partita.
play-how = Cammina lungo l'anello, pesca dal mazzo dove ti trovi e costruisci ciò che hai pescato.

action-place = Posiziona l'astronauta: { $site }
action-move = { $site ->
    [nothing] { $direction ->
        [cw] Muovi in senso orario
       *[ccw] Muovi in senso antiorario
    }
   *[other] { $direction ->
        [cw] Muovi in senso orario: { $site }
       *[ccw] Muovi in senso antiorario: { $site }
    }
 }
action-draw = Pesca: { $card }
action-reverse = Inverti la freccia: { $arrow ->
    [cw] senso orario
   *[ccw] senso antiorario
 }
action-refuel = Metti carburante { $fuel } sul razzo { $rocket }
action-take = Prendi: { $card }
action-build = { $rocket ->
    [new] Comincia un razzo con { $card }
   *[other] Aggiungi al razzo { $rocket }: { $card }
 }
action-recycle = { $search ->
    [nothing] Deponi { $card }: { $stack }
   *[other] Deponi { $card }: { $stack }; cerca: { $search }
 }
cost = { $cost ->
    [0] gratis
    [one] 1 punto
   *[other] { $cost } punti
 }

event-site = Nell'anello: { $site }
event-start = Comincia: { $seat }
event-deal = { $seat }: ricevuta la carta { $card }
event-place = { $seat }: astronauta posizionato – { $site }
event-stacks = I mazzi sono pronti: { $sizes } carte
event-turn = { $points ->
    [one] { $seat }: un turno con 1 punto azione
   *[other] { $seat }: un turno con { $points } punti azione
 }
event-move = { $seat }: mosso in senso { $direction ->
    [cw] orario
   *[ccw] antiorario
 } – { $site }
event-draw = { $seat }: pescata la carta { $card } ({ $stack })
event-build = { $seat }: costruita la carta { $card } sul razzo { $rocket }
event-reverse = { $seat }: freccia invertita – senso { $arrow ->
    [cw] orario
   *[ccw] antiorario
 }
event-discard = { $seat }: deposta la carta { $card } – { $stack }
event-search = { $seat }: ricerca nel mazzo – { $stack }
event-look = { $seat }: trovata la carta { $card }
event-seen = { $seat }: carte viste – { $stack }: { $cards }
event-taken = { $seat }: presa la carta { $card }
event-take = { $seat }: presa una carta e rimescolato – { $stack }
event-top = Nuova carta in cima, { $stack }: { $card }
event-refuel = { $seat }: messo carburante { $fuel } sul razzo { $rocket }
event-end = La partita è finita: { $reason } (punti: { $scores })

# Che cosa ha fatto qualcuno, in breve, senza chi è stato
deed-place = astronauta su: { $site }
deed-move = spostamento: { $site }
deed-draw = pescato: { $card }
deed-build = costruito: { $card }
deed-reverse = freccia invertita
deed-discard = deposto: { $card }
deed-search = ricerca: { $stack }
deed-refuel = usato carburante { $fuel }

# Che cosa chiude la partita, e a che cosa puntare
goal-fuel-left = { $count ->
    [one] L'ultimo segnalino carburante chiude la partita
   *[other] L'ultimo segnalino carburante chiude la partita: ne restano { $count }
 }
goal-no-fuel = Un cantiere fermo chiude la partita (turni senza progressi: { $turns } di { $limit })
goal-standstill = { $count ->
    [one] La partita finisce dopo ancora 1 turno senza progressi
   *[other] La partita finisce dopo ancora { $count } turni senza progressi
 }
goal-fuel = Al tuo razzo { $rocket } serve carburante (fino a +{ $points })
goal-tip = Al tuo razzo { $rocket } serve una punta ({ $colour })
goal-segments = { $count ->
    [one] Al tuo razzo { $rocket } serve un segmento ({ $colour })
   *[other] Al tuo razzo { $rocket } servono { $count } segmenti ({ $colour })
 }
goal-base = Ti serve la base di un nuovo razzo

# Perché un consiglio è buono
reason-place = { $count ->
    [0] Cominci dove puoi costruire subito: { $site }
    [one] La tua linea è 1 postazione più avanti, nel verso della freccia: { $site }
   *[other] La tua linea è { $count } postazioni più avanti, nel verso della freccia: { $site }
 }
reason-walk = Niente di raggiungibile rende di più: si va avanti
reason-start = La base di un nuovo razzo: { $card }
reason-fits = { $card }: va bene per il razzo { $rocket }
reason-later = Nessuno dei tuoi razzi è ancora pronto, ma si può riciclare: { $card }
reason-begin = Comincia un razzo: { $card }
reason-grow = { $segments ->
    [one] Il razzo { $rocket } ha poi 1 segmento; quando è completo: +{ $points }
   *[other] Il razzo { $rocket } ha poi { $segments } segmenti; quando è completo: +{ $points }
 }
reason-complete = { $bonus ->
    [nothing] Completa il razzo { $rocket }: +{ $points }
   *[other] Completa il razzo { $rocket }: +{ $points }, e il bonus: { $bonus }
 }
reason-fuel = Carburante per il razzo { $rocket }: +{ $points }
reason-give = Cede ciò che serve di meno: { $card }
reason-search = { $count ->
    [one] Cede ciò che serve di meno, { $card }, per l'unica carta qui: { $stack }
   *[other] Cede ciò che serve di meno, { $card }, per la migliore di { $count } carte: { $stack }
 }

asks-place = Dove comincia il tuo astronauta?
asks-spend = { $points ->
    [one] Hai 1 punto azione.
   *[other] Hai { $points } punti azione.
 }
asks-take = Quale carta prendi dal mazzo?

board-turn = Turno: { $seat }
board-points = { $points ->
    [one] 1 punto azione
   *[other] { $points } punti azione
 }
board-arrow = Freccia: senso { $arrow ->
    [cw] orario
   *[ccw] antiorario
 }
board-bound = { $bound ->
    [cw] in questo turno solo in senso orario
   *[ccw] in questo turno solo in senso antiorario
 }
board-standstill = Cantiere fermo { $turns } di { $limit }
board-standstill-left = { $left ->
    [one] Cantiere fermo: resta 1 turno
   *[other] Cantiere fermo: restano { $left } turni
 }
board-stack = { $size ->
    [one] 1 carta: { $top }
   *[other] { $size } carte, in cima: { $top }
 }
board-stack-empty = mazzo vuoto
board-searched = { $size ->
    [one] in corso di ricerca (1 carta)
   *[other] in corso di ricerca ({ $size } carte)
 }
board-fuel = Carburante: { $fuel }
board-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
 }
board-hand = mano { $count } di { $limit }:
board-hand-empty = vuota
board-unknown = { $count ->
    [one] 1 carta sconosciuta
   *[other] { $count } carte sconosciute
 }
board-from-next-turn = { $bonus } (dal prossimo turno)
board-tip = { $colour ->
    [grey] Punta grigia
    [yellow] Punta gialla
   *[red] Punta rossa
 }
board-segments = { $count ->
    [0] nessun segmento
    [one] 1 segmento
   *[other] { $count } segmenti
 }
board-open = aperto
board-no-fuel = senza carburante
board-fuelled = carburante { $fuel }
board-under = { $stack }, sotto la cima: { $cards }
board-content = { $stack }, ultima ricerca ({ $seat }): { $cards }
board-out-of-reach = Il carburante rimasto non può più essere usato tutto.
told-site = Postazione { $number }: { $site }
told-here = qui: { $seats }
board-rocket = Razzo { $number }
told-rocket = { $seat }, razzo { $number }: { $rocket }.
result-rocket = razzo { $number }: { $rocket }

section-constant = costanti
section-colour = colori
section-part-kind = tipi di pezzi
section-bonus = bonus
section-rocket-card = carte razzo
section-shipyard-card = carte cantiere
section-pawn = pedine
section-fuel-token = segnalini carburante
section-action = azioni
section-end-reason = come finisce una partita

field-value = valore
field-order = ordine
field-build-order = posto nella costruzione
field-total = in tutto
field-affects = agisce su
field-effective-from = da
field-stacks = si somma
field-colour = colore
field-kind = tipo
field-bonus = bonus
field-count = copie
field-has-stack = ha un mazzo
field-action = azione
field-chip-colour = colore del segnalino
field-cost = costo in punti azione

# Nel browser

board-site-construction-grey = Linea grigia
board-site-construction-yellow = Linea gialla
board-site-construction-red = Linea rossa
board-site-conveyor = Nastro
board-site-launch = Rampa
board-site-recycling = Riciclaggio
board-does-construction-grey = Monta il grigio
board-does-construction-yellow = Monta il giallo
board-does-construction-red = Monta il rosso
board-does-conveyor = Gira la freccia
board-does-launch = Rifornisci
board-does-recycling = Cambia una carta
board-runs = Il nastro gira
board-runs-way = in senso { $arrow ->
    [cw] orario
   *[ccw] antiorario
 }
board-none-left = vuoto
board-known = Che cosa sai del mazzo: { $stack }
board-known-open = Mostra che cosa sai del mazzo: { $stack }
board-known-order = Sotto la prima carta, in quest'ordine:
board-known-content = Dentro dalla tua ultima ricerca, in ordine qualsiasi:
board-known-close = Chiudi
board-fuel-left = { $count ->
    [0] { $fuel }: finito
    [one] { $fuel }: ne resta 1
   *[other] { $fuel }: ne restano { $count }
 }
board-points-left = Punti azione rimasti: { $points } su { $all }
board-score-now = { $score ->
    [one] 1 punto se finisse ora
   *[other] { $score } punti se finisse ora
 }
board-if-over = { $score ->
    [one] punto se finisse ora
   *[other] punti se finisse ora
 }
board-points-word = { $score ->
    [one] punto
   *[other] punti
 }
board-their-turn = Di turno
board-starter = Ha iniziato
board-setting-up = Il cantiere viene allestito.
board-my-rockets = I miei razzi
board-my-hand = La mia mano
board-hand-count = Mano { $count } di { $limit }
board-to-rocket = Sul { $rocket }
board-recycling = Oppure ricicla: scegli una carta della mano.
board-recycle-card = Ricicla { $card }
board-recycle-lay = { $card }: su quale mazzo?
board-recycle-search = { $card }: deposta; in quale altro mazzo cerchi?
board-recycle-on = Deponi qui { $card }: { $stack }
board-recycle-off = Riprendi { $card } da qui: { $stack }
board-recycle-cancel = Non riciclare
board-worth-segments = { $count ->
    [one] 1 segmento: { $points }
   *[other] { $count } segmenti: { $points }
 }
board-worth-bonus = punto in più: { $points }
board-worth-fuel = carburante: { $points }
board-worth-open = aperto: nessun punto
board-winner = Vittoria
board-later = dal prossimo turno
board-do-move = Vai: { $site }
board-do-draw = Pesca { $card }
board-do-build = Monta { $card }
board-do-build-on = Monta { $card } sul { $rocket }
board-do-refuel = Carburante { $fuel } sul { $rocket }
board-do-reverse = Gira la freccia
board-colour = { $colour ->
    [green] Verde
    [white] Bianco
    [black] Nero
    [blue] Blu
   *[orange] Arancione
 }

# Ciò che nel file dei componenti non ha un nome
called-action-points = punti azione per turno
called-action-points-with-bonus = punti azione per turno con il bonus
called-hand-limit = carte in mano al massimo
called-hand-limit-with-bonus = carte in mano al massimo con il bonus
called-starting-hand-size = carte in mano all'inizio
called-min-segments-for-tip = segmenti minimi sotto una punta
called-fuel-tokens-per-rocket-max = segnalini carburante al massimo su un razzo
called-points-per-segment = punti per segmento
called-points-plus-one-tip = punti per il bonus punto in più
called-stack-count = mazzi
called-ring-size = postazioni nell'anello
called-stalemate-turns = turni senza progressi fino al cantiere fermo
