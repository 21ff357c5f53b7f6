# Why an action is refused here and now: the key is the rule's id and the case of games/rocketmen/causes.py.
rm-4-5-card = { $card } non ha un'abilità da usare, solo i suoi simboli; scegli una carta con un'abilità.
rm-4-6-absent = { $card } non è sulla tua rampa di lancio, e solo lì la sua abilità vale; mettila lì prima di lanciare.
rm-4-7-placement = Nessuna carta che ha pagato in questo turno ti ha lasciato un piazzamento gratuito; prima paga con { $names }, o piazza a pagamento.
rm-4-7-draw = Nessuna pesca di { $card } ti aspetta; prima paga con quella carta.
rm-4-7-contract = { $card } non ha un'abilità da usare; paga soltanto, e tanto più quante più missioni hai completato.
rm-4-7-free = { $card } non si usa da sola; paga con essa, poi piazza una carta gratis.
rm-4-8-card = { $card } è permanente e non si scarta mai dalla rampa di lancio; scegli un'altra carta.
rm-5-3-flying = Il tuo lancio è in corso e conclude da sé il turno; prosegui con esso.
rm-6-1-hand = { $card } non è nella tua mano; paga con una carta che lo è, o con un gettone pronto.
rm-6-1-chosen = { $card } fa già parte di ciò che stai facendo; paga con un'altra carta, o con un gettone pronto.
rm-6-1-money-token = { $count ->
    [0] Non hai gettoni denaro
    [one] Il tuo gettone denaro è già usato in questo turno
   *[other] Tutti i tuoi { $count } gettoni denaro sono già usati in questo turno
 }; paga con le carte in mano.
rm-6-1-science-token = { $count ->
    [0] Non hai gettoni Scienza
    [one] Il tuo gettone Scienza è già usato in questo turno
   *[other] Tutti i tuoi { $count } gettoni Scienza sono già usati in questo turno
 }; paga con le carte in mano.
rm-6-10-nothing = Non hai cominciato nulla da pagare; prima scegli cosa comprare o piazzare.
rm-6-10-science-token = Il tuo conto chiede solo denaro, e un gettone Scienza non ne paga; paga con denaro.
rm-6-10-money = { $card } non offre denaro, e il tuo conto di ${ $bill } non chiede altro; paga con una carta che ne ha.
rm-6-10-resources = { $card } non offre nulla di ciò che il conto chiede, ${ $bill } e { $needs }; paga con una carta che lo offre.
rm-7-1-money = { $others ->
    [0] Comprare { $card } costa
   *[other] Con { $card } il tuo acquisto costa
 } { $wanted ->
    [0] ${ $bill }
   *[other] ${ $bill } e { $needs }
 }, e con la mano e i gettoni pronti arrivi a ${ $money }: mancano ${ $rest }; { $within ->
    [0] ora niente di ciò che è in vendita è alla tua portata
   *[other] scegli qualcosa alla tua portata
 }.
rm-7-1-resources = { $others ->
    [0] Comprare { $card } costa
   *[other] Con { $card } il tuo acquisto costa
 } ${ $bill } e { $needs }; tra la mano e i gettoni pronti ti manca { $missing }; { $within ->
    [0] ora niente di ciò che è in vendita è alla tua portata
   *[other] scegli qualcosa alla tua portata
 }.
rm-7-1-short = { $others ->
    [0] Comprare { $card } costa
   *[other] Con { $card } il tuo acquisto costa
 } ${ $bill } e { $needs }; con la mano e i gettoni pronti arrivi a ${ $money }, e manca { $missing }; { $within ->
    [0] ora niente di ciò che è in vendita è alla tua portata
   *[other] scegli qualcosa alla tua portata
 }.
rm-7-1-mission = { $card } è una carta Missione, e quelle non si comprano; scegli una carta del display, o un Motore.
rm-7-1-display = Nel display non c'è: { $card }; scegli una carta che c'è, o un Motore.
rm-7-1-pile = Il mazzetto di { $card } è vuoto; scegli un altro Motore, o una carta del display.
rm-7-1-chosen = { $count ->
    [one] L'unica copia di { $card } in vendita è già nel tuo acquisto
   *[other] Tutte le { $count } copie di { $card } in vendita sono già nel tuo acquisto
 }; scegli un'altra carta, o paga.
rm-7-1-open = Stai comprando { $names }; paga e concludi questo prima di ogni altra cosa.
rm-7-1-paying = Hai già cominciato a pagare { $names }, quindi non si aggiunge altro; concludi, poi compra ancora.
rm-7-1-unpaid-money = Il tuo acquisto costa ${ $bill }, e hai pagato ${ $money }; paga ancora ${ $rest }, poi concludi.
rm-7-1-unpaid-resources = Il tuo acquisto chiede anche { $needs }; manca ancora { $missing }; paga anche questo, poi concludi.
rm-7-1-unpaid = Il tuo acquisto costa ${ $bill } e { $needs }; mancano ancora ${ $rest } e { $missing }; paga, poi concludi.
rm-8-1-money = { $count ->
    [one] Piazzare { $card } costa
   *[other] Con { $card } sarebbero { $count } carte, e piazzarle costa
 } ${ $bill }; con la mano e i gettoni pronti arrivi a ${ $money }: mancano ${ $rest }; per ora tienila in mano.
rm-8-1-hand = { $card } non è nella tua mano; piazza una carta che lo è.
rm-8-1-chosen = { $card } fa già parte di questo piazzamento; scegli un'altra carta, o paga.
rm-8-1-open = Stai piazzando { $names }; paga e concludi questo prima di ogni altra cosa.
rm-8-1-paying = Hai già cominciato a pagare per piazzare { $names }, quindi non si aggiunge altro; concludi, poi piazza ancora.
rm-8-1-unpaid-money = Il tuo piazzamento costa ${ $bill }, e hai pagato ${ $money }; paga ancora ${ $rest }, poi concludi.
rm-8-2-card = { $card } non è una carta Missione, e sul piano missione non va altro; scegli una Missione.
rm-8-2-full = Il tuo piano missione ha già { $card }, e accoglie una sola Missione; prima liberalo.
rm-8-2-placing = Stai piazzando { $card } sul piano missione, che accoglie una sola Missione; paga, o annulla quel passo.
rm-8-4-card = { $card } non mostra né una risorsa né un vettore, quindi la rampa non la accoglie; scegli una carta con un simbolo simile.
rm-8-5-card = { $card } è già sulla tua rampa di lancio o ci sta andando, e una seconda non può; scegli un'altra carta.
rm-8-6-absent = Ora non stai piazzando { $card }; fai pagare una carta che piazzi, o paga dalla mano.
rm-8-6-paid = { $card } ha già pagato per questo piazzamento; paga con un'altra carta.
rm-9-1-plan = Sul tuo piano missione non c'è alcuna Missione; scarta qualcos'altro.
rm-9-1-hand = { $card } non è nella tua mano; scarta una carta che lo è.
rm-9-1-chosen = { $card } fa già parte di questo scarto; scegli un'altra carta, o concludi.
rm-9-1-pad = { $card } non è sulla tua rampa di lancio; scarta una carta che lo è.
rm-9-1-open = Stai scartando { $names }; concludi questo prima di ogni altra cosa.
rm-9-3-nothing = Nessuna abilità lo chiede ora; prima usa una carta la cui abilità lo fa.
rm-9-3-hand = { $card } non è nella tua mano, e la sua abilità vale solo da lì; scegli una carta che lo è.
rm-9-3-warehouse = Il tuo magazzino è vuoto, quindi { $card } non ha nulla da riprendere; usala più tardi.
rm-9-3-trim-hand = { $card } non è nella tua mano; manda in discarica una carta che lo è, o concludi.
rm-9-3-fetch-warehouse = { $card } non è nel tuo magazzino; prendi una carta che lo è.
rm-9-3-scrap = L'abilità che hai usato chiede di mandare in discarica una carta da mano o magazzino; fallo prima.
rm-9-3-cycle = L'abilità che hai usato chiede quali carte della mano scarti con essa; sceglile, o concludi.
rm-9-3-trim = L'abilità che hai usato ti fa mandare in discarica { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } dalla mano; fallo, o concludi.
rm-9-3-fetch = L'abilità che hai usato chiede una carta dal tuo magazzino; prima prendine una.
rm-10-0a-plan = Sul tuo piano missione non c'è alcuna Missione; mettine una lì, poi lancia.
rm-10-0a-markers = Tutti i tuoi { $mission_markers_per_player } segnalini missione sono piazzati, quindi non puoi più lanciare; fai altro, o finisci il turno.
rm-10-0a-locations = Hai già un segnalino ovunque porti { $card } ({ $locations }); scartala e piazza un'altra Missione.
rm-10-3-done = Hai già un segnalino su { $location }; scegli un'altra destinazione.
rm-10-3-listed = { $card } non indica { $destination }, ma { $destinations }; scegli lì, oppure scartala e piazza un'altra Missione.
rm-10-3-grounded = { $card } non porta da nessuna parte nella Battaglia per la Terra, che conosce solo l'Orbita terrestre; scartala e piazza un'altra Missione.
rm-10-9-launch = Nessun lancio è in corso, quindi non c'è un Successo da pescare; prima lancia.
rm-10-9-last = { $count ->
    [one] L'unico Successo di questo lancio è pescato
   *[other] Tutti i { $count } Successi di questo lancio sono pescati
 }; usa ciò che la rampa offre ancora, o prosegui.
rm-10-12-pick = Ora non ci sono Successi tra cui scegliere; scegli qualcosa che è offerto.
rm-10-12-shown = Si può prendere solo un Successo rivelato; scegli tra { $values }.
rm-10-12-draw = Qui si pesca il primo Successo; pescalo, o usa prima ciò che la rampa offre.
rm-10-12-abort-or-draw = Qui peschi il prossimo Successo o abortisci; scegli una delle due, o usa prima ciò che la rampa offre.
rm-10-12-engine = { $card } non è un Motore sulla tua rampa; recuperane uno che c'è, o concludi.
rm-10-12-salvage = I Motori si recuperano solo quando successo o fallimento di un lancio è deciso; scegli qualcosa che ora è offerto.
rm-10-12-copy = Mentre un Successo è scoperto, dopo l'ultimo o a lancio deciso non si copia nulla; prosegui.
rm-10-12-plain = { $card } non ha un'abilità da usare in un lancio; prosegui senza.
rm-10-12-burn = { $card } si usa in ogni momento del lancio, tranne mentre un Successo è scoperto o quando tutto è deciso; per ora prosegui.
rm-10-12-first = { $card } si usa solo quando si sta per pescare il primo Successo; per ora prosegui senza.
rm-10-12-zero = { $card } vale solo su un Successo di valore 0, e questo è { $value }; prosegui senza.
rm-10-12-reaction = { $card } si usa solo mentre un Successo è scoperto; prosegui fino ad allora.
rm-10-12-outcome = { $card } si usa solo quando successo o fallimento è deciso, recuperando un Motore; fino ad allora prosegui.
rm-10-12-copier = { $card } si usa copiando una carta sulla rampa di un avversario; scegline una, o prosegui.
rm-10-12-automatic = { $card } agisce da sé nel lancio e non si usa; prosegui.
rm-11-1-launch = Nessun lancio è in corso da abortire; prima lancia, o finisci il turno.
rm-11-1-first = Un lancio si può abortire solo dopo il primo Successo; fino ad allora prosegui.
rm-11-1-last = Dopo l'ultimo Successo un lancio non si può più abortire; prosegui.
rm-11-1-count = Abortire costa ancora { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } della rampa; scegli cosa scartare.
rm-11-1-pad = { $card } non è sulla tua rampa di lancio; scarta una carta che lo è.
rm-12-1-left = La tua mano supera il limite di { $allowed }; prima scarta ancora { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } dalla mano.
rm-12-1-enough = Hai scelto tante carte quante superano il tuo limite di { $allowed }; ora concludi.
rm-14-6-absent = { $card } prende { $threat } dal display, e lì non ce n'è; aspetta che arrivi.
rm-18-2-variant = Nessuna carta variante in gioco ti fa cambiare una carta del display; comprala, o lasciala lì.
rm-18-2-used = In questo turno hai già cambiato una carta del display; aspetta il tuo prossimo turno.
rm-18-2-deck = Il mazzo Risorse è vuoto, quindi nessuna carta del display si può cambiare; comprala, o lasciala lì.
rm-18-2-display = Nel display non c'è: { $card }; scegli una carta che c'è.
rm-18-2-money = Cambiare una carta del display costa ${ $bill }, e con la mano e i gettoni pronti arrivi a ${ $money }: mancano ${ $rest }; lasciala lì.
rm-18-2-open = Stai cambiando { $names }; paga e concludi questo prima di ogni altra cosa.
rm-18-2-unpaid-money = Il cambio costa ${ $bill }, e hai pagato ${ $money }; paga ancora ${ $rest }, poi concludi.
rm-19-2-missions = Hai completato tutte le { $battle_for_earth_missions } missioni che la Battaglia per la Terra permette; fai altro, o finisci il turno.
rm-19-2-earth = La Battaglia per la Terra porta solo in Orbita terrestre; lancia lì, o fai altro.
rm-19-2-grounded = { $card } non porta da nessuna parte nella Battaglia per la Terra, che conosce solo l'Orbita terrestre; scartala e piazza un'altra Missione.
rm-20-10-mode = Le carte del display si tolgono solo in solitario; comprala, o lasciala lì.
rm-20-10-used = In questo turno hai già tolto una carta dal display; aspetta il tuo prossimo turno.
rm-20-10-display = Nel display non c'è: { $card }; togli una carta che c'è.
rm-r-9-absent = Sulla tua rampa non c'è un Deposito; prima mettine uno lì.
rm-r-9-used = In questo turno hai già usato il Deposito; aspetta il tuo prossimo turno.
rm-r-9-empty = Il tuo Deposito è vuoto, quindi non c'è nulla da prendere; prima mettici una carta.
rm-r-9-full = Il tuo Deposito ha già { $depot_capacity } carte, e di più non ne entrano; piuttosto riprendile.
rm-r-9-hand = { $card } non è nella tua mano; metti in deposito una carta che lo è.
rm-r-9-use = Un Deposito non si usa da solo; mettici una carta della mano, o riprendi tutte le sue carte.
rm-r-11-absent = { $card } non è sulla rampa di alcun avversario; copia una carta che lo è, o prosegui.
rm-r-11-copied = In questo lancio hai già copiato { $card }, e di copie ce n'è una sola; prosegui.
rm-r-54-alone = { $card }: prima va in discarica un'altra carta, e non ne hai in mano né in magazzino; piuttosto usala per pagare.
rm-r-54-hand = { $card } non è nella tua mano; manda in discarica una carta che lo è, o una dal magazzino.
rm-r-54-warehouse = { $card } non è nel tuo magazzino; manda in discarica una carta che lo è, o una dalla mano.
