# Rocket Rescue: che cosa sta dietro un rifiuto. La chiave è la regola con il caso; i nomi sono nel file dei componenti.
rr-3-1-phase = Questo fa parte della fase { $phase }, ma ora è la fase { $now }; fai ciò che questa fase ti chiede.
rr-3-1-later = Questo fa parte della fase { $phase }; prima rispondi a ciò che è chiesto ora.
rr-3-3-character = Può farlo solo chi ha il personaggio { $character }, e solo a inizio round; rispondi a ciò che è chiesto ora.
rr-3-3-draw = Peschi un pianeta prima di sostituirne o segnarne uno; pesca, o passa.
rr-3-3-replace = Hai pescato { $drawn }; prima scegli quale pianeta scoperto del suo colore sostituisce.
rr-3-3-mark = In questo round hai già finito di pescare; segna un pianeta scoperto, o passa.
rr-3-3-moment = Con il personaggio { $character } puoi farlo solo a inizio round; rispondi a ciò che è chiesto ora.
rr-4-2-all = Tutti i { $action_dice } dadi sono piazzati; di' che hai finito, o annulla un passo per cambiarne uno.
rr-4-2-left = Sulla casella sinistra della fase { $phase } c'è già un dado da { $value }; scegli una casella libera, o { $more ->
    [0] annulla quel passo
   *[other] annulla i tuoi passi fino a quello
 }.
rr-4-2-right = Sulla casella destra della fase { $phase } c'è già un dado da { $value }; scegli una casella libera, o { $more ->
    [0] annulla quel passo
   *[other] annulla i tuoi passi fino a quello
 }.
rr-4-3-missing = Dadi ancora da piazzare: { $missing } su { $action_dice }; piazzali, poi di' che hai finito.
rr-4-3-done = Tutti i { $action_dice } dadi sono piazzati; di' che hai finito.
rr-4-4-again = Hai già offerto { $bid }, e si offre una volta sola; per offrire altro, prima { $more ->
    [0] annulla quel passo
   *[other] annulla i tuoi passi fino a quello
 }.
rr-4-4-energy = Non puoi offrire { $bid }, perché hai { $energy } di energia; offri al massimo quella.
rr-4-5-engineer = Solo l'Ingegnere cambia un dado, subito dopo la rivelazione; rispondi a ciò che è chiesto ora.
rr-4-5-moment = Cambi un dado subito dopo la rivelazione, e in nessun altro momento; rispondi a ciò che è chiesto ora.
rr-4-5-revealed = Dadi e offerte sono rivelati, e non se ne aggiungono più; cambia uno dei tuoi dadi, o passa.
rr-5-1-planned = Il tuo piano è finito, ma altri stanno ancora pianificando; aspetta, o annulla un passo per cambiarlo.
rr-5-1-kept = Hai scelto il modulo che tieni, ma altri stanno ancora scegliendo; aspetta, o annulla un passo.
rr-5-1-spare = Non hai nulla da scartare, ma altri stanno ancora scegliendo che cosa tenere; aspettali.
rr-5-1-other = Non tocca a te: ora decide { $colour }; aspetta che ti venga chiesto.
rr-5-4-pass = A questo dado si rinuncia passando, e nulla viene rimborsato.
rr-5-4-end = A questo dado si rinuncia finendo il turno, e nulla viene rimborsato.
rr-5-5-move = Il tuo dado da { $value } imbarca equipaggio e non sposta nessuno (dadi che spostano: { $values }); { $others ->
    [0] finisci il turno
   *[other] imbarca qualcuno, o finisci il turno
 }.
rr-5-5-board = Il tuo dado da { $value } sposta l'equipaggio e non imbarca nessuno (dadi che imbarcano: { $values }); { $others ->
    [0] finisci il turno
   *[other] sposta qualcuno, o finisci il turno
 }.
rr-5-5-shift = Il tuo dado da { $value } non permette traslazioni (dadi che le permettono: { $values }); finisci il turno, se non c'è altro da fare.
rr-5-5-build = Il tuo dado da { $value } non permette costruzioni (dadi che le permettono: { $values }); finisci il turno, se non c'è altro da fare.
rr-5-5-launch = Il tuo dado da { $value } non permette lanci (dadi che li permettono: { $values }); finisci il turno, se non c'è altro da fare.
rr-6-2-pile = Questa pila è vuota: { $module }; { $others ->
    [0] non resta nulla da prendere, quindi passa
   *[other] prendi un altro modulo, o passa
 }.
rr-6-2-display = { $module } non è nel display; { $others ->
    [0] non resta nulla da prendere, quindi passa
   *[other] prendi un altro modulo, o passa
 }.
rr-7-1-value = Il tuo dado mostra { $left }, quindi non puoi prendere { $cubes } cubetti; prendine al massimo { $left }, o passa.
rr-7-1-left = Del valore del tuo dado resta { $left }, quindi non puoi prendere { $cubes } cubetti; prendine al massimo { $left }, o passa.
rr-7-1-market = Il tuo dado ne permette { $left }, e il mercato ne ha { $there } ({ $resource }), quindi non puoi prenderne { $cubes }; prendine al massimo { $there }, o passa.
rr-7-1-none = Il tuo dado permette { $left }, non { $cubes }, e di questo tipo non puoi prenderne ({ $resource }); { $others ->
    [0] non ci sono nemmeno altri tipi, quindi passa
   *[other] prendi un altro tipo, o passa
 }.
rr-7-3-holds = Il mercato ne ha { $there } ({ $resource }), quindi non puoi prenderne { $cubes }; { $others ->
    [0] prendine al massimo { $there }, o passa
   *[other] prendine al massimo { $there }, un altro tipo, o passa
 }.
rr-7-3-again = Il mercato ne ha { $there } ({ $resource }), e con questo dado ne hai già presi (RR-R.52); prendi un altro tipo, o passa.
rr-7-3-empty = Il mercato non ne ha ({ $resource }), e in questa fase non ne arrivano; { $others ->
    [0] non ci sono nemmeno altri tipi, quindi passa
   *[other] prendi un altro tipo, o passa
 }.
rr-7-4-now = Gli Acquisti sono finiti; ora scegli il tipo da riempire del tutto.
rr-7-4-later = Il mercato si riempie quando tutti i dadi Acquisti sono eseguiti; { $others ->
    [0] fino ad allora non c'è nulla da comprare, quindi passa
   *[other] fino ad allora compra, o passa
 }.
rr-8-3-first = Ora non si sta spostando nessuno, quindi non c'è un posto da scegliere; rispondi a ciò che è chiesto ora.
rr-8-3-own = Nell'Imbarco sposti solo il tuo equipaggio ({ $colour }); { $others ->
    [0] nessuno dei tuoi può spostarsi, quindi finisci il turno
   *[other] scegline uno che può andare altrove, o finisci il turno
 }.
rr-8-3-empty = Nella posizione { $place } dell'hangar { $hangar } non c'è nessun modulo; { $others ->
    [0] finisci il turno
   *[other] scegli un modulo da cui il tuo equipaggio può spostarsi, o finisci il turno
 }.
rr-8-3-nobody = Su { $module } nell'hangar { $hangar } non c'è nessuno dei tuoi; { $others ->
    [0] finisci il turno
   *[other] scegli un modulo da cui il tuo equipaggio può spostarsi, o finisci il turno
 }.
rr-8-3-full = Nessun modulo oltre a { $module } nell'hangar { $hangar } ha un posto libero, quindi da lì nessuno può spostarsi; { $others ->
    [0] finisci il turno
   *[other] scegli un modulo da cui il tuo equipaggio può spostarsi, o finisci il turno
 }.
rr-8-3-where = Stai spostando qualcuno: scegli il posto, o annulla quel passo.
rr-8-3-same = Il membro d'equipaggio è già su { $module } nell'hangar { $hangar }; scegli un altro modulo, o annulla il passo.
rr-8-3-taken = { $module } nell'hangar { $hangar } non ha posti liberi (posti: { $seats }); scegli un altro modulo, o annulla il passo.
rr-8-3-nowhere = Nella posizione { $place } dell'hangar { $hangar } non c'è nessun modulo; scegli un altro modulo, o annulla il passo.
rr-8-4-crew = Nella tua riserva non c'è più equipaggio, quindi nessuno può imbarcarsi; finisci il turno.
rr-8-4-empty = Nella posizione { $place } dell'hangar { $hangar } non c'è nessun modulo; scegli un posto libero che puoi pagare.
rr-8-4-seatless = { $module } nell'hangar { $hangar } non ha alcun posto; scegli un posto libero che puoi pagare.
rr-8-4-full = Tutti i posti di { $module } nell'hangar { $hangar } sono occupati ({ $seats }); scegli un posto libero che puoi pagare.
rr-8-4-none = Nessun modulo ha un posto libero che puoi pagare; { $others ->
    [0] anche il tuo posto nel terminal è occupato, quindi finisci il turno
   *[other] vai al terminal, che è gratis, o finisci il turno
 }.
rr-8-4-energy = Un posto costa { $cost } di energia, e tu ne hai { $energy }; { $others ->
    [0] anche il tuo posto nel terminal è occupato, quindi finisci il turno
   *[other] vai al terminal, che è gratis, o finisci il turno
 }.
rr-8-4-stay = Nessun modulo ha un posto libero che puoi pagare; passa, e il tuo membro d'equipaggio resta nel terminal.
rr-8-4-dear = Questo posto costa { $cost } di energia, e tu ne hai { $energy }; scegli un posto che puoi pagare.
rr-8-5-crew = Nella tua riserva non c'è più equipaggio, quindi nessuno può andare al terminal; finisci il turno.
rr-8-5-seat = Nel terminal c'è già uno dei tuoi, e non possono essere più di { $terminal_per_player }; imbarca qualcuno su un modulo, o finisci il turno.
rr-8-5-there = Nel terminal c'è già uno dei tuoi, e non puoi imbarcare nessuno nemmeno su un modulo; finisci il turno.
rr-8-5-waits = Questo membro d'equipaggio è già nel terminal; { $others ->
    [0] passa, e resta lì
   *[other] scegli un posto, o passa e lascialo lì
 }.
rr-9-1-shift = Il tuo dado da { $value } non permette altre traslazioni (fatto: traslazioni { $shifts }, costruzioni { $builds }, lanci { $launches }); finisci il turno, se non c'è altro da fare.
rr-9-1-build = Il tuo dado da { $value } non permette altre costruzioni (fatto: traslazioni { $shifts }, costruzioni { $builds }, lanci { $launches }); finisci il turno, se non c'è altro da fare.
rr-9-1-launch = Il tuo dado da { $value } non permette altri lanci (fatto: traslazioni { $shifts }, costruzioni { $builds }, lanci { $launches }); finisci il turno, se non c'è altro da fare.
rr-9-2-empty = Nella posizione { $place } dell'hangar { $hangar } non c'è nessun modulo; { $others ->
    [0] nessuno dei tuoi moduli si può traslare, quindi finisci il turno, se non c'è altro da fare
   *[other] trasla uno dei tuoi moduli
 }.
rr-9-2-owner = { $module } è di { $colour }; { $others ->
    [0] nessuno dei tuoi moduli si può traslare, quindi finisci il turno, se non c'è altro da fare
   *[other] trasla uno dei tuoi moduli
 }.
rr-9-2-closed = L'hangar { $hangar } è chiuso per tutta la partita; { $others ->
    [0] { $module } non entra in nessun altro, quindi finisci il turno, se non c'è altro da fare
   *[other] trasla { $module } in un altro hangar
 }.
rr-9-3-supply = Nella tua riserva non hai questo modulo: { $module }; { $do }.
rr-9-3-closed = L'hangar { $hangar } è chiuso per tutta la partita; { $do }.
rr-9-4-exchange = Per { $module } nell'hangar { $hangar } ti manca: { $missing }; { $others ->
    [0] scambia cubetti per averlo
   *[other] scambia cubetti per averlo, o costruisci dove puoi pagare
 }.
rr-9-4-cubes = Per { $module } nell'hangar { $hangar } ti manca: { $missing }; { $do }.
rr-9-4-chips = Per { $module } nell'hangar { $hangar } ti manca: { $missing }; inoltre nella tua riserva non c'è più un gettone da metterci sopra, quindi finisci il turno, se non c'è altro da fare.
rr-9-4-room = Per { $module } nell'hangar { $hangar } ti manca: { $missing }; inoltre nel razzo che è lì non c'è posto; { $do }.
rr-9-4-fee = Per { $module } nell'hangar { $hangar } ti manca: { $missing }; inoltre costruire lì costa una tassa di { $fee } di energia per il Magnate, e tu ne hai { $energy }; { $do }.
rr-9-5-have = In uno scambio ne cedi { $exchange_give } ({ $resource }), e tu ne hai { $cubes }; { $others ->
    [0] non si può scambiare nient'altro, quindi fai altro
   *[other] scambia un altro tipo
 }.
rr-9-5-bank = La banca ne ha { $cubes } ({ $resource }), e uno scambio ne prende { $exchange_get }; { $others ->
    [0] non si può scambiare nient'altro, quindi fai altro
   *[other] scegli un altro scambio
 }.
rr-9-7-none = Su ciò che costruisci metti un gettone, e nella tua riserva non ce n'è più; finisci il turno, se non c'è altro da fare.
rr-9-8-now = Prima metti un membro d'equipaggio su { $module }, o passa.
rr-9-8-moment = Si sale gratis solo su un modulo con un posto che hai appena costruito; rispondi a ciò che è chiesto ora.
rr-9-9-one = Il razzo nell'hangar { $hangar } ha già questa parte: { $type }; { $do }.
rr-9-9-full = Tutte le { $middle } posizioni centrali del razzo nell'hangar { $hangar } sono occupate; { $do }.
rr-9-9-tank = L'ultima posizione centrale del razzo nell'hangar { $hangar } è riservata a un serbatoio; { $do }.
rr-9-9-shift-one = Il razzo nell'hangar { $hangar } ha già questa parte: { $type }; { $others ->
    [0] { $module } non entra in nessun altro, quindi finisci il turno, se non c'è altro da fare
   *[other] trasla { $module } in un altro hangar
 }.
rr-9-9-shift-full = Tutte le { $middle } posizioni centrali del razzo nell'hangar { $hangar } sono occupate; { $others ->
    [0] { $module } non entra in nessun altro, quindi finisci il turno, se non c'è altro da fare
   *[other] trasla { $module } in un altro hangar
 }.
rr-9-9-shift-tank = L'ultima posizione centrale del razzo nell'hangar { $hangar } è riservata a un serbatoio; { $others ->
    [0] { $module } non entra in nessun altro, quindi finisci il turno, se non c'è altro da fare
   *[other] trasla { $module } in un altro hangar
 }.
rr-10-1-empty = Nell'hangar { $hangar } non c'è nessun razzo; { $others ->
    [0] ora nessun altro può volare, quindi finisci il turno, se non c'è altro da fare
   *[other] scegli un razzo che può volare
 }.
rr-10-1-missing = Al razzo nell'hangar { $hangar } manca: { $types }; { $do }.
rr-10-1-owner = Nessun modulo del razzo nell'hangar { $hangar } è tuo; { $others ->
    [0] ora nessun altro può volare, quindi finisci il turno, se non c'è altro da fare
   *[other] scegli un razzo che può volare
 }.
rr-10-2-away = { $planet } non è fra i pianeti scoperti; { $others ->
    [0] il razzo nell'hangar { $hangar } ora non può raggiungerne altri, quindi finisci il turno, se non c'è altro da fare
   *[other] scegli un altro pianeta
 }.
rr-10-2-tanks = { $planet } richiede { $needed ->
    [one] 1 serbatoio
   *[other] { $needed } serbatoi
 }; il razzo nell'hangar { $hangar } ne ha { $tanks }; { $do }.
rr-10-2-equipment = { $planet } richiede un equipaggiamento che manca al razzo nell'hangar { $hangar }: { $equipment }; { $do }.
rr-10-2-both = { $planet } richiede { $needed ->
    [one] 1 serbatoio
   *[other] { $needed } serbatoi
 }; il razzo nell'hangar { $hangar } ne ha { $tanks }, e gli manca: { $equipment }; { $do }.
rr-10-4-energy = Il lancio verso { $planet } costa { $cost } di energia, e tu ne hai { $energy }; { $others ->
    [0] il razzo nell'hangar { $hangar } ora non può raggiungerne uno più economico, quindi finisci il turno, se non c'è altro da fare
   *[other] scegli un pianeta più economico
 }.
rr-10-4-fee = Il lancio verso { $planet } costa { $cost } di energia, di cui { $fee } per l'Esploratore, e tu ne hai { $energy }; { $others ->
    [0] il razzo nell'hangar { $hangar } ora non può raggiungerne uno più economico, quindi finisci il turno, se non c'è altro da fare
   *[other] scegli un pianeta più economico
 }.
rr-11-2-pass = Per lasciare il tuo membro d'equipaggio nel terminal, passa.
rr-11-5-kept = Hai scelto di tenere { $module }; di' che hai finito, o annulla quel passo per tenerne un altro.
rr-11-5-supply = Non hai questo modulo: { $module }; scegli uno di quelli che hai.
rr-11-5-first = Prima scegli quale dei tuoi moduli tieni, poi di' che hai finito.
rr-13-1-taken = { $character } è già preso ({ $colour }); scegli un personaggio che nessuno ha.
rr-13-1-edition = { $character } non c'è in questa edizione ({ $edition }); scegli un altro personaggio.
rr-13-2-draw = Ora puoi pescare un pianeta che ne sostituisce uno scoperto; pesca, o passa.
rr-13-2-blue-empty = La pila dei pianeti blu è vuota; pescane uno rosso, o passa.
rr-13-2-red-empty = La pila dei pianeti rossi è vuota; pescane uno blu, o passa.
rr-13-2-must = Hai pescato { $drawn }; ora scegli quale pianeta scoperto del suo colore sostituisce.
rr-13-2-colour = { $planet } ha un colore diverso da { $drawn }; scegli un pianeta scoperto di quel colore.
rr-13-2-away = { $planet } non è fra i pianeti scoperti; scegline uno del colore di { $drawn }.
rr-13-3-away = { $planet } non è fra i pianeti scoperti; segnane uno scoperto, o passa.
rr-13-3-supply = Nella tua riserva non c'è più un gettone; passa.
rr-13-4-same = Il tuo dado nella fase { $phase } mostra già { $value }; scegli un altro valore, o passa.
rr-13-4-nothing = Su questa casella della fase { $phase } non hai un dado; scegli una casella con un dado, o passa.
rr-13-5-drawn = Tieni uno dei moduli che hai pescato: { $modules }.
rr-13-6-moment = Solo il Meccanico fa ripetere un tiro di stabilità, subito dopo; rispondi a ciò che è chiesto ora.
rr-13-10-where = Stai spostando qualcuno: scegli il posto, o annulla quel passo.
rr-13-10-same = Il membro d'equipaggio è già su { $module } nell'hangar { $hangar }; scegli un altro modulo, o annulla il passo.
rr-13-10-taken = { $module } nell'hangar { $hangar } non ha posti liberi (posti: { $seats }); scegli un altro modulo, o annulla il passo.
rr-13-10-nowhere = Nella posizione { $place } dell'hangar { $hangar } non c'è nessun modulo; scegli un altro modulo, o annulla il passo.
rr-13-10-empty = Nella posizione { $place } dell'hangar { $hangar } non c'è nessun modulo; passa, se non vuoi altro.
rr-13-10-nobody = Su { $module } nell'hangar { $hangar } non c'è nessuno di questo colore ({ $colour }); passa, se non vuoi altro.
rr-13-10-full = Nessun modulo oltre a { $module } nell'hangar { $hangar } ha un posto libero, quindi da lì nessuno può essere spostato; passa, se non vuoi altro.
rr-13-10-last = È l'ultimo membro di questo colore ({ $colour }) che non è su un pianeta, e resta dov'è; passa, se non vuoi altro.
rr-13-10-absent = Nessuno gioca con questo colore ({ $colour }); passa, se non vuoi altro.
rr-13-10-owner = { $module } nell'hangar { $hangar } è già di { $colour }; passa, se non vuoi altro.
rr-13-10-chips = Per { $module } nell'hangar { $hangar } non c'è più un gettone ({ $colour }); passa, se non vuoi altro.
rr-13-10-moment = Solo il Sabotatore dà un modulo a un altro proprietario, quando è dichiarato un lancio; rispondi a ciò che è chiesto ora.
rr-13-12-same = I tuoi gettoni sono già disposti così; passa per lasciarli lì, o distribuiscili in altro modo.
rr-13-12-fewer = Tutti i gettoni sulle società restano lì ({ $there }); distribuiscine almeno altrettanti, o passa.
rr-13-12-more = Per round si aggiunge al massimo un gettone dalla tua riserva, non { $more }; distribuiscine meno, o passa.
rr-13-12-supply = Nella tua riserva non c'è più un gettone; distribuisci quelli che sono lì, o passa.
rr-13-13-energy = Costruire nell'hangar { $hangar } costa una tassa di { $fee } di energia per il Magnate, e tu ne hai { $energy }; { $do }.
rr-13-15-again = Con questo dado ne hai già presi ({ $resource }), e ogni tipo si nomina una volta sola per dado (RR-R.52); { $more ->
    [0] annulla quel passo
   *[other] annulla i tuoi passi fino a quello
 } e prendi subito la quantità maggiore, o scegli un altro tipo.
rr-13-19-character = Solo il Pilota ha un gettone simile, per un modulo in un proprio turno di Costruzione e lancio; fai altro.
rr-13-19-used = Il tuo gettone speciale è già usato; fai altro.
rr-13-19-moment = Metti il tuo gettone speciale su un modulo solo in un tuo turno di Costruzione e lancio; rispondi a ciò che è chiesto ora.
rr-13-19-module = In questa posizione non c'è un tuo modulo; { $others ->
    [0] non ne hai in nessun hangar, quindi finisci il turno, se non c'è altro da fare
   *[other] scegli uno dei tuoi
 }.

# Ciò che riempie { $do }.
do-build-own = costruisci un modulo che hai
do-exchange-own = prima scambia cubetti, poi costruisci un modulo che hai
do-none-own = nulla di ciò che hai si può costruire ora, nemmeno dopo uno scambio, quindi finisci il turno, se non c'è altro da fare
do-build-elsewhere = costruisci { $module } in un altro hangar
do-exchange-elsewhere = prima scambia cubetti, poi costruisci { $module } in un altro hangar
do-none-elsewhere = { $module } ora non si può costruire nemmeno altrove, neanche dopo uno scambio, quindi finisci il turno, se non c'è altro da fare
do-planet = scegli un altro pianeta
do-no-planet = ora non può raggiungere altri pianeti, quindi finisci il turno, se non c'è altro da fare
do-rocket = scegli un razzo che può volare
do-no-rocket = ora nessun altro può volare, quindi finisci il turno, se non c'è altro da fare
do-build-part = costruisci una parte che gli manca, per esempio { $part }
do-exchange-part = prima scambia cubetti, poi costruisci una parte che gli manca, per esempio { $part }
