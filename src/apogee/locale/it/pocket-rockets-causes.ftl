# Why an action is refused here and now: the key is the rule's id and the case of games/pocket_rockets/causes.py.
pr-3-2-search = Il tuo astronauta è stato posizionato prima del primo turno, e la ricerca non è finita; prima prendi una carta dal mazzo in cui stai cercando.
pr-4-4-site = Il tuo astronauta è su questa postazione: { $site }, che non lo offre; vai a: { $sites }.
pr-4-4-search = La tua postazione offre solo il riciclo, e la ricerca non è finita; prima prendi una carta dal mazzo in cui stai cercando.
pr-5-1-cw = La freccia del nastro indica il senso orario, e così si muovono gli astronauti; seguila, oppure invertila sul nastro.
pr-5-1-ccw = La freccia del nastro indica il senso antiorario, e così si muovono gli astronauti; seguila, oppure invertila sul nastro.
pr-6-1-site = Peschi dal mazzo accanto alla tua postazione, e questa non ne ha: { $site }; { $do }.
pr-6-3-stack = Il mazzo accanto alla tua postazione è vuoto; { $do }.
pr-6-4-full = La tua mano è piena ({ $count } su { $limit }); { $builds ->
    [0] va' a costruire una carta alla linea del suo colore prima di pescare
   *[other] costruisci una carta prima di pescare
 }, oppure scambiane una al deposito di riciclaggio.
pr-7-1-colour = { $card } non ha il colore di questa linea ({ $site }); { $builds ->
    [0] vai alla linea del suo colore
   *[other] costruisci un'altra carta in mano, o vai alla linea del suo colore
 }.
pr-7-1-hand = { $card } non è nella tua mano; { $builds ->
    [0] nulla di ciò che hai in mano si può costruire qui adesso
   *[other] costruisci una carta che hai in mano
 }.
pr-7-1-empty = La tua mano è vuota, quindi non c'è nulla da costruire; { $do }.
pr-7-1-rocket = Il razzo { $rocket } non c'è: ne hai { $count ->
    [one] solo 1
   *[other] { $count }
 }; { $fits ->
    [0] su nessuno dei tuoi va ora { $card }
   *[other] scegli tra i tuoi razzi su cui va { $card }: { $rockets }
 }.
pr-7-1-new = Il razzo { $rocket } non c'è, e { $card } ne inizia uno nuovo; costruiscila come nuovo razzo.
pr-7-3-none = Non hai un razzo di questo colore senza punta su cui mettere { $card }; { $bases ->
    [0] non hai in mano una base di quel colore per iniziarne uno
   *[other] prima costruisci una base di quel colore
 }.
pr-7-3-rockets = { $card } non va lì; scegli tra i tuoi razzi adatti: { $rockets }.
pr-7-4-none = Non hai un razzo di questo colore senza punta su cui mettere { $card }; { $bases ->
    [0] non hai in mano una base di quel colore per iniziarne uno
   *[other] prima costruisci una base di quel colore
 }.
pr-7-4-rockets = { $card } non va lì; scegli tra i tuoi razzi adatti: { $rockets }.
pr-7-4-segments = I tuoi razzi aperti di questo colore hanno troppo pochi segmenti per { $card }: il minimo è { $min_segments_for_tip }; { $segments ->
    [0] non hai in mano un segmento di quel colore
   *[other] prima costruisci segmenti
 }.
pr-7-11-search = Non stai cercando in nessun mazzo, quindi non c'è nulla da prendere; { $recycles ->
    [0] una carta si prende solo riciclando, al deposito di riciclaggio e con una carta in mano
   *[other] prima ricicla una carta
 }.
pr-7-11-absent = { $card } non è nel mazzo in cui stai cercando; prendi una carta che c'è.
pr-7-11-hand = { $card } non è nella tua mano; ricicla una carta che hai in mano.
pr-7-11-empty = La tua mano è vuota, quindi non c'è nulla da riciclare; { $do }.
pr-7-11-stacks = Ci sono ancora mazzi con carte, quindi devi cercare in uno di essi; indica uno di questi: { $sites }.
pr-7-11-stack = Il mazzo di questa postazione è vuoto: { $site }; cerca in uno di questi: { $sites }.
pr-7-11-same = Non puoi cercare nel mazzo su cui metti la carta ({ $site }); cerca in uno di questi: { $sites }.
pr-7-11-only = Solo questo mazzo ha carte, e non puoi cercare in quello su cui metti la carta: { $discard }; metti la carta su un altro mazzo e cerca in questo.
pr-7-11-emptied = Tutti i mazzi sono vuoti, quindi non c'è dove cercare; metti la carta su uno di essi e non cercare in nessuno.
pr-7-14-fuel = Non è rimasto alcun segnalino carburante di valore { $fuel }; scegli un altro valore.
pr-7-14-none = Non hai un razzo completo senza carburante; prima completane uno.
pr-7-14-missing = Il razzo { $rocket } non c'è: ne hai { $count ->
    [one] solo 1
   *[other] { $count }
 }; scegli tra i tuoi razzi completi senza carburante: { $rockets }.
pr-7-14-open = Il razzo { $rocket } non è completo, e solo i razzi completi ricevono carburante; scegli tra i tuoi razzi completi senza carburante: { $rockets }.
pr-7-14-fuelled = Il razzo { $rocket } ha già il suo segnalino carburante, e ogni razzo ne riceve uno solo; scegli tra i tuoi razzi completi senza carburante: { $rockets }.
pr-8-5-cw = Il tuo astronauta si è mosso in senso orario, e questo vincola i movimenti che seguono nel turno; continua così, oppure inverti la freccia sul nastro trasportatore.
pr-8-5-ccw = Il tuo astronauta si è mosso in senso antiorario, e questo vincola i movimenti che seguono nel turno; continua così, oppure inverti la freccia sul nastro trasportatore.
# What fills { $do }: how a card can be drawn, or what comes before that.
do-draw = prima pesca una carta
do-go-draw = va' a pescare a una di queste: { $sites }
do-wait = nessun mazzo ha più carte, quindi prosegui finché qualcuno non ricicla una carta
do-restock = nessun mazzo ha più carte, quindi ricicla una carta per ricominciarne uno
do-go-restock = nessun mazzo ha più carte, quindi va' al deposito di riciclaggio e ricominciane uno
do-build = inoltre la tua mano è piena ({ $count } su { $limit }), quindi prima costruisci una carta
do-go-build = inoltre la tua mano è piena ({ $count } su { $limit }), quindi prima va' a costruire una carta alla linea del suo colore
do-swap = inoltre la tua mano è piena ({ $count } su { $limit }), quindi scambia qui una carta o va' a costruirne una alla linea del suo colore
