# Le regole di Pocket Rockets in una pagina, i titoli del catalogo e che cosa significano i termini.

sheet-goal = Costruisci razzi e riforniscili. Vince chi alla fine ha più punti.
sheet-end = L'ultimo segnalino carburante chiude subito la partita, e così { $stalemate_turns } turni di fila in cui nessuno costruisce o rifornisce.
sheet-common = Il cantiere: un anello di { $ring_size } postazioni
sheet-own = Con che cosa giochi
sheet-turn = Il tuo turno
sheet-turn-what = Hai { $action_points } punti azione. Ognuno paga una di queste cose, come vuoi e nell'ordine che vuoi:
sheet-step-move = Muoverti
sheet-step-move-what = Il tuo astronauta va alla postazione seguente, nel verso della freccia.
sheet-step-draw = Pescare
sheet-step-draw-what = Prendi la carta in cima al mazzo accanto alla tua postazione. Tieni al massimo { $hand_limit } carte.
sheet-step-act = Usare la postazione
sheet-step-act-what = Fai ciò che offre la postazione in cui ti trovi: costruire, girare la freccia, riciclare o rifornire.
sheet-score-segment = { $points_per_segment } per ogni segmento di un razzo completo, rifornito o no
sheet-score-fuel = il valore di ogni segnalino carburante sui tuoi razzi
sheet-score-plus-one = { $points_plus_one_tip } in più per ogni punta con il punto in più
sheet-score-open = niente per i razzi aperti e le carte in mano
sheet-but-1 = Ogni punto azione va speso; non si può passare.
sheet-but-2 = Un razzo ha un solo colore. La punta, su { $min_segments_for_tip ->
    [one] almeno un segmento
   *[other] almeno { $min_segments_for_tip } segmenti
 }, lo chiude: non si aggiunge più nulla, e solo ora si può rifornire.
sheet-but-3 = Il bonus di una punta è tuo dal prossimo turno fino alla fine, che il razzo sia rifornito o no.
sheet-but-4 = In caso di parità decide il razzo completo con più segmenti.

# Che cosa significano i termini, in una frase.
term-line = Linea di montaggio
term-line-what = Monta una carta della tua mano del suo colore, su un tuo razzo o, se è una base, come razzo nuovo.
term-conveyor = Nastro trasportatore
term-conveyor-what = Gira la freccia, per tutti.
term-launch = Rampa di lancio
term-launch-what = Mette un segnalino carburante su un tuo razzo completo che non ne ha.
term-recycling = Deposito di riciclaggio
term-recycling-what = Mette una carta della mano su un mazzo; poi ne guardi un altro e ne prendi una carta.
term-arrow = Freccia
term-arrow-what = Mostra in che verso tutti gli astronauti percorrono l'anello.
term-astronaut = Astronauta
term-astronaut-what = Sta dove puoi pescare e agire; in una postazione ce ne può stare un numero qualsiasi.
term-stack = Mazzo
term-stack-what = Carte scoperte accanto a una linea o al nastro; peschi solo quella in cima, dove ti trovi.
term-hand = Mano
term-hand-what = Al massimo { $hand_limit } carte; te ne liberi solo costruendo e riciclando.
term-rocket = Razzo
term-rocket-what = Base, segmenti, punta, tutti di un colore, in quest'ordine. Senza punta è aperto e non vale nulla.
term-base = Base
term-base-what = Dà inizio a un razzo; da sola non vale nulla.
term-segment = Segmento
term-segment-what = Allunga un razzo: { $points_per_segment } punti, se alla fine il razzo è completo.
term-tip = Punta
term-tip-what = Completa un razzo e può dare un bonus.
term-fuel = Segnalino carburante
term-fuel-what = Vale in punti il suo numero, uno per ogni razzo completo; l'ultimo chiude la partita.
term-action-points = Punti azione
term-action-points-what = { $action_points } per turno; ognuno paga un passo, una carta o l'azione della tua postazione.
term-points = Punti
term-points-what = Quanto varrebbero i tuoi razzi completi se la partita finisse adesso.
term-plus-one = Un punto in più
term-plus-one-what = Alla fine il suo razzo vale { $points_plus_one_tip } in più.
term-extra-action = Quinto punto azione
term-extra-action-what = Dal prossimo turno hai { $action_points_with_bonus } punti azione.
term-extra-hand = Quattro carte in mano
term-extra-hand-what = Dal prossimo turno puoi tenere { $hand_limit_with_bonus } carte.
term-free-direction = Direzione libera
term-free-direction-what = Dal prossimo turno la freccia non ti vincola; il primo passo fissa il verso per tutto il turno.
term-standstill = Cantiere fermo
term-standstill-what = Anche { $stalemate_turns } turni di fila senza progressi chiudono la partita.

# I titoli del catalogo.
heading-components = Materiale di gioco
heading-setup = Preparazione
heading-starting-player-and-placement = Chi inizia e dove
heading-the-turn = Il turno
heading-moving = Muoversi
heading-drawing-stacks-hands = Pescare, mazzi, carte in mano
heading-construction-lines-grey-yellow-red = Linee di montaggio
heading-conveyor = Nastro trasportatore
heading-recycling-depot = Deposito di riciclaggio
heading-launch-site = Rampa di lancio
heading-bonuses = Bonus
heading-end-of-the-game = Fine della partita
heading-scoring = Punteggio
heading-information = Chi sa che cosa
heading-rulings = Chiarimenti
heading-decision-points = Che cosa decidi
