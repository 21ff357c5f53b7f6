# Why an action is refused here and now: the key is the rule's id and the case of games/pocket_rockets/causes.py.
pr-4-4-site = Il tuo astronauta è su questa postazione: { $site }, che non lo offre; vai a: { $sites }.
pr-4-4-search = La tua postazione offre solo il riciclo, e la ricerca non è finita; prima prendi una carta dal mazzo esaminato.
pr-5-1-cw = La freccia del nastro indica il senso orario, e così si muovono gli astronauti; seguila, oppure invertila sul nastro.
pr-5-1-ccw = La freccia del nastro indica il senso antiorario, e così si muovono gli astronauti; seguila, oppure invertila sul nastro.
pr-6-1-site = Peschi dal mazzo accanto alla tua postazione, e questa non ne ha: { $site }; vai a una di queste: { $sites }.
pr-6-4-full = La tua mano è piena ({ $count } su { $limit }); costruisci una carta prima di pescare, oppure scambiane una riciclando.
pr-7-1-colour = { $card } non ha il colore di questa linea ({ $site }); scegli una carta in mano che lo ha, o vai a un'altra linea.
pr-7-1-hand = { $card } non è nella tua mano; costruisci con una carta che lo è.
pr-7-1-empty = La tua mano è vuota, quindi non c'è nulla da costruire; prima pesca una carta.
pr-7-1-rocket = Il razzo { $rocket } non c'è: ne hai { $count ->
    [one] solo 1
   *[other] { $count }
 }; scegli tra quelli.
pr-7-3-none = Non hai un razzo di questo colore senza punta su cui mettere { $card }; prima costruisci una base di quel colore.
pr-7-3-rockets = { $card } non va lì; scegli tra i tuoi razzi adatti: { $rockets }.
pr-7-4-none = Non hai un razzo di questo colore senza punta su cui mettere { $card }; prima costruisci una base di quel colore.
pr-7-4-rockets = { $card } non va lì; scegli tra i tuoi razzi adatti: { $rockets }.
pr-7-4-segments = I tuoi razzi aperti di questo colore hanno troppo pochi segmenti per { $card }: ne servono { $min_segments_for_tip }; prima costruisci segmenti.
pr-7-11-search = Nessun mazzo è in esame, quindi non c'è nulla da prendere; prima ricicla una carta.
pr-7-11-absent = { $card } non è nel mazzo che stai esaminando; prendi una carta che c'è.
pr-7-11-hand = { $card } non è nella tua mano; ricicla una carta che lo è.
pr-7-11-empty = La tua mano è vuota, quindi non c'è nulla da riciclare; prima pesca una carta.
pr-7-11-stacks = Ci sono ancora mazzi con carte, quindi devi esaminarne uno; indicalo.
pr-7-11-stack = Il mazzo di questa postazione è vuoto: { $site }; esaminane uno che ha carte.
pr-7-11-same = Non puoi esaminare il mazzo su cui metti la carta ({ $site }); esaminane un altro.
pr-7-14-fuel = Non è rimasto alcun segnalino carburante di valore { $fuel }; scegli un altro valore.
pr-7-14-none = Non hai un razzo completo senza carburante; prima completane uno.
pr-7-14-rockets = Non è un tuo razzo completo senza carburante; scegline uno così: { $rockets }.
pr-8-5-cw = Ti sei mosso in senso orario, e questo vincola i movimenti che seguono nel turno; continua così, oppure inverti il nastro trasportatore.
pr-8-5-ccw = Ti sei mosso in senso antiorario, e questo vincola i movimenti che seguono nel turno; continua così, oppure inverti il nastro trasportatore.
