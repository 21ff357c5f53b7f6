# Why an action is refused here and now: the key is the rule's id and the case of games/rocketmen/causes.py.
rm-4-5-card = { $card } non ha un'abilità da usare, solo i suoi simboli; { $uses ->
    [0] ora non c'è alcuna abilità che tu possa usare
   *[other] scegli una carta con un'abilità
 }.
rm-4-6-absent = { $card } non è sulla tua rampa di lancio, e la sua abilità vale solo lì; { $places ->
    [0] per ora fanne a meno
   *[other] mettila lì prima di lanciare
 }.
rm-4-6-flying = { $card } non è sulla tua rampa di lancio, e la sua abilità vale solo lì; { $do }.
rm-4-7-placement = Un piazzamento gratuito si ottiene solo pagando con { $names }, e non ne hai; { $places ->
    [0] lascia { $card } dov'è
   *[other] piazza { $card } a pagamento
 }.
rm-4-7-draw = Non hai pesche in sospeso grazie a { $card }; si pesca solo quando quella carta paga qualcosa.
rm-4-7-contract = { $card } non ha un'abilità da usare; serve solo a pagare, e vale tanto più quante più missioni hai completato.
rm-4-7-free = { $card } non si usa da sola; { $frees ->
    [0] quando paga qualcosa, dà un piazzamento gratuito
   *[other] piazza una carta gratis, perché ha già pagato
 }.
rm-4-8-card = { $card } è permanente e non si scarta mai dalla rampa di lancio; { $discards ->
    [0] lasciala lì
   *[other] scegli un'altra carta
 }.
rm-5-3-flying = Il tuo lancio è in corso e conclude da sé il turno; porta avanti quello.
rm-6-1-hand = { $card } non è nella tua mano; { $do }.
rm-6-1-chosen = { $card } fa già parte di ciò che stai facendo; { $do }.
rm-6-1-money-token = { $count ->
    [0] Non hai gettoni denaro
    [one] { $paying ->
        [0] Il tuo gettone denaro è già usato in questo turno
       *[other] Il tuo gettone denaro è già impegnato in questo pagamento
    }
   *[other] { $paying ->
        [0] Tutti i tuoi { $count } gettoni denaro sono già usati in questo turno
       *[other] Tutti i tuoi { $count } gettoni denaro sono già impegnati in questo pagamento o usati in questo turno
    }
 }; { $do }.
rm-6-1-science-token = { $count ->
    [0] Non hai gettoni Scienza
    [one] { $paying ->
        [0] Il tuo gettone Scienza è già usato in questo turno
       *[other] Il tuo gettone Scienza è già impegnato in questo pagamento
    }
   *[other] { $paying ->
        [0] Tutti i tuoi { $count } gettoni Scienza sono già usati in questo turno
       *[other] Tutti i tuoi { $count } gettoni Scienza sono già impegnati in questo pagamento o usati in questo turno
    }
 }; { $do }.
rm-6-10-nothing = Non hai cominciato nulla da pagare; { $begins ->
    [0] ora non puoi comprare né piazzare nulla
   *[other] prima scegli cosa comprare o piazzare
 }.
rm-6-10-science-token = Il tuo conto chiede solo denaro, e un gettone Scienza non ne paga; { $do }.
rm-6-10-money = { $card } non offre denaro, e il tuo conto di ${ $bill } non chiede altro; { $do }.
rm-6-10-resources = { $card } non offre nulla di ciò che il conto chiede, ${ $bill } e { $needs }; { $do }.
rm-7-1-money = { $others ->
    [0] Comprare { $card } costa
   *[other] Con { $card } il tuo acquisto costa
 } { $wanted ->
    [0] ${ $bill }
   *[other] ${ $bill } e { $needs }
 }, e con la mano e i gettoni pronti arrivi a ${ $money }: mancano ${ $rest }; { $within ->
    [0] { $others ->
        [0] ora niente di ciò che è in vendita è alla tua portata
       *[other] nient'altro in vendita è alla tua portata, quindi paga ciò che hai scelto
    }
   *[other] scegli qualcosa alla tua portata
 }.
rm-7-1-resources = { $others ->
    [0] Comprare { $card } costa
   *[other] Con { $card } il tuo acquisto costa
 } ${ $bill } e { $needs }; tra la mano e i gettoni pronti ti manca { $missing }; { $within ->
    [0] { $others ->
        [0] ora niente di ciò che è in vendita è alla tua portata
       *[other] nient'altro in vendita è alla tua portata, quindi paga ciò che hai scelto
    }
   *[other] scegli qualcosa alla tua portata
 }.
rm-7-1-short = { $others ->
    [0] Comprare { $card } costa
   *[other] Con { $card } il tuo acquisto costa
 } ${ $bill } e { $needs }; con la mano e i gettoni pronti arrivi a ${ $money }, e manca { $missing }; { $within ->
    [0] { $others ->
        [0] ora niente di ciò che è in vendita è alla tua portata
       *[other] nient'altro in vendita è alla tua portata, quindi paga ciò che hai scelto
    }
   *[other] scegli qualcosa alla tua portata
 }.
rm-7-1-mission = { $card } è una carta Missione, e quelle non si comprano; { $within ->
    [0] ora niente di ciò che è in vendita è alla tua portata
   *[other] scegli una carta del display o un Motore alla tua portata
 }.
rm-7-1-display = { $card } non è nel display; { $within ->
    [0] ora niente di ciò che è in vendita è alla tua portata
   *[other] scegli una carta che c'è, o un Motore, alla tua portata
 }.
rm-7-1-pile = Il mazzetto di { $card } è vuoto; { $within ->
    [0] ora niente di ciò che è in vendita è alla tua portata
   *[other] scegli un altro Motore o una carta del display alla tua portata
 }.
rm-7-1-chosen = { $count ->
    [one] L'unica copia di { $card } in vendita è già nel tuo acquisto
   *[other] Tutte le { $count } copie di { $card } in vendita sono già nel tuo acquisto
 }; { $within ->
    [0] paga ciò che hai scelto
   *[other] scegli un'altra carta, o paga ciò che hai scelto
 }.
rm-7-1-open = Stai comprando { $names }; paga e concludi prima di fare altro.
rm-7-1-paying = Hai già cominciato a pagare { $names }, quindi non si aggiunge altro; concludi, poi compra ancora.
rm-7-1-unpaid-money = Il tuo acquisto costa ${ $bill }, e hai pagato ${ $money }; paga ancora ${ $rest }, poi concludi.
rm-7-1-unpaid-rest = Il tuo acquisto costa ${ $bill } e { $needs }; le risorse sono pagate, del denaro finora ${ $money }; paga ancora ${ $rest }, poi concludi.
rm-7-1-unpaid-resources = Il tuo acquisto chiede anche { $needs }; manca ancora: { $missing }; paga anche questo, poi concludi.
rm-7-1-unpaid = Il tuo acquisto costa ${ $bill } e { $needs }; mancano ancora ${ $rest } e { $missing }; paga, poi concludi.
rm-7-5-limit = Hai raggiunto il limite di Motori comprati per turno, { $engines_per_turn }; { $within ->
    [0] ora nient'altro in vendita è alla tua portata
   *[other] ora compra altre carte, e un Motore nel prossimo turno
 }.
rm-8-1-money = { $count ->
    [one] Piazzare { $card } costa
   *[other] Con { $card } sarebbero { $count } carte, e piazzarle costa
 } ${ $bill }; con la mano e i gettoni pronti arrivi a ${ $money }: mancano ${ $rest }; per ora tienila in mano.
rm-8-1-hand = { $card } non è nella tua mano; { $places ->
    [0] di ciò che hai in mano ora non si può piazzare nulla
   *[other] piazza una carta che hai in mano
 }.
rm-8-1-chosen = { $card } fa già parte di questo piazzamento; { $places ->
    [0] pagalo
   *[other] scegli un'altra carta, o pagalo
 }.
rm-8-1-open = Stai piazzando { $names }; paga e concludi prima di fare altro.
rm-8-1-paying = Hai già cominciato a pagare per piazzare { $names }, quindi non si aggiunge altro; concludi, poi piazza ancora.
rm-8-1-unpaid-money = Il tuo piazzamento costa ${ $bill }, e hai pagato ${ $money }; paga ancora ${ $rest }, poi concludi.
rm-8-2-card = { $card } non è una carta Missione, e sul piano missione non va altro; { $missions ->
    [0] ora non puoi piazzarci alcuna Missione
   *[other] scegli una Missione
 }.
rm-8-2-full = Il tuo piano missione ha già { $card }, e accoglie una sola Missione; { $clears ->
    [0] per ora lasciala lì
   *[other] prima scarta quella, o lasciala lì
 }.
rm-8-2-placing = Stai piazzando { $card } sul piano missione, che accoglie una sola Missione; paga, o annulla quel passo.
rm-8-3-plan = La rampa di lancio accetta carte solo se sul tuo piano missione c'è una Missione; { $missions ->
    [0] ora non puoi piazzarci alcuna Missione
   *[other] prima piazzane una lì
 }.
rm-8-4-card = { $card } non mostra né una risorsa né un vettore, quindi la rampa non la accoglie; { $pads ->
    [0] ora non puoi piazzarci alcuna carta
   *[other] scegli una carta che ne mostri uno
 }.
rm-8-5-card = { $card } è già sulla tua rampa di lancio o sta per andarci, e una seconda copia non è ammessa; { $pads ->
    [0] ora non puoi piazzarci alcun'altra carta
   *[other] scegli un'altra carta
 }.
rm-8-6-absent = Ora non stai piazzando { $card }; { $do }.
rm-8-6-paid = { $card } ha già pagato per questo piazzamento; { $do }.
rm-9-1-plan = Sul tuo piano missione non c'è alcuna Missione; { $discards ->
    [0] ora non hai altro da scartare
   *[other] scarta qualcos'altro
 }.
rm-9-1-hand = { $card } non è nella tua mano; { $hands ->
    [0] non ti resta in mano alcuna carta da scartare
   *[other] scarta una carta che hai in mano
 }.
rm-9-1-chosen = { $card } fa già parte di questo scarto; { $discards ->
    [0] concludi
   *[other] { $closes ->
        [0] scegli un'altra carta
       *[other] scegli un'altra carta, o concludi
    }
 }.
rm-9-1-pad = { $card } non è sulla tua rampa di lancio; { $pads ->
    [0] ora da lì non si può scartare nulla
   *[other] scarta una carta che si trova lì
 }.
rm-9-1-open = Stai scartando { $names }; concludi prima di fare altro.
rm-9-2-pad = Con la carta Missione si scarta da sé ogni carta non permanente della rampa di lancio; { $hands ->
    [0] concludi
   *[other] scegli carte dalla mano, o concludi
 }.
rm-9-2-plan = La tua carta Missione, { $card }, fa già parte di questo scarto; { $hands ->
    [0] concludi
   *[other] scegli carte dalla mano, o concludi
 }.
rm-9-3-nothing = Nessuna abilità che hai usato lo richiede; scegli tra ciò che puoi fare ora.
rm-9-3-hand = { $card } non è nella tua mano, e la sua abilità vale solo da lì; { $uses ->
    [0] ora non c'è altra abilità che tu possa usare
   *[other] usa una carta in mano con un'abilità
 }.
rm-9-3-warehouse = Il tuo magazzino è vuoto, quindi { $card } non ha nulla da riprendere; usala più tardi.
rm-9-3-trim-hand = { $card } non è nella tua mano; manda in discarica una carta che hai in mano, o concludi.
rm-9-3-fetch-warehouse = { $card } non è nel tuo magazzino; prendi una carta che si trova lì.
rm-9-3-scrap = L'abilità che hai usato chiede di mandare in discarica una carta da mano o magazzino; fallo prima.
rm-9-3-cycle = L'abilità che hai usato chiede quali carte della mano scarti con essa; { $hands ->
    [0] non ne restano da scegliere, quindi concludi
   *[other] sceglile, o concludi
 }.
rm-9-3-trim = L'abilità che hai usato ti permette di mandare in discarica { $count ->
    [one] 1 carta
   *[other] fino a { $count } carte
 } dalla mano; fallo, o concludi.
rm-9-3-fetch = L'abilità che hai usato chiede una carta dal tuo magazzino; prima prendine una.
rm-10-0a-plan = Sul tuo piano missione non c'è alcuna Missione; { $missions ->
    [0] ora non puoi piazzarne nessuna
   *[other] mettine una lì, poi lancia
 }.
rm-10-0a-markers = Tutti i tuoi { $mission_markers_per_player } segnalini missione sono piazzati, quindi non puoi più lanciare; fai altro, o finisci il turno.
rm-10-0a-locations = Hai già un segnalino ovunque porti { $card } ({ $locations }); { $places ->
    [0] ora non potresti piazzare un'altra Missione, quindi fai altro, o finisci il turno
   *[other] scartala e piazza un'altra Missione
 }.
rm-10-0b-launch = Durante un lancio non giochi carte dalla mano né fai altre azioni; { $do }.
rm-10-3-done = Hai già un segnalino su { $location }; { $launches ->
    [0] { $places ->
        [0] ora non potresti piazzare un'altra Missione, quindi fai altro, o finisci il turno
       *[other] scarta { $card } e piazza un'altra Missione
    }
   *[other] { $places ->
        [0] scegli una di queste destinazioni: { $within }
       *[other] scegli una di queste destinazioni: { $within }; oppure scarta { $card } e piazza un'altra Missione
    }
 }.
rm-10-3-listed = { $card } non indica { $destination }; { $launches ->
    [0] { $places ->
        [0] ora non potresti piazzare un'altra Missione, quindi fai altro, o finisci il turno
       *[other] scarta { $card } e piazza un'altra Missione
    }
   *[other] { $places ->
        [0] scegli una di queste destinazioni: { $within }
       *[other] scegli una di queste destinazioni: { $within }; oppure scarta { $card } e piazza un'altra Missione
    }
 }.
rm-10-3-grounded = { $card } non porta da nessuna parte nella Battaglia per la Terra, che conosce solo l'Orbita terrestre; { $places ->
    [0] ora non potresti piazzare un'altra Missione, quindi fai altro, o finisci il turno
   *[other] scartala e piazza un'altra Missione
 }.
rm-10-3-missions = Hai completato tutte le { $battle_for_earth_missions } missioni che la Battaglia per la Terra permette; fai altro, o finisci il turno.
rm-10-7-launch = Gli effetti di lancio si usano nella loro fase del lancio, dopo la spinta della carta; { $launches ->
    [0] ora non puoi lanciare
   *[other] prima lancia, poi usalo nella sua fase
 }.
rm-10-9-launch = Nessun lancio è in corso, quindi non c'è un Successo da pescare; { $launches ->
    [0] ora non puoi lanciare, quindi fai altro
   *[other] prima lancia
 }.
rm-10-9-last = { $count ->
    [one] L'unico Successo di questo lancio è già stato pescato
   *[other] Tutti i { $count } Successi di questo lancio sono già stati pescati
 }; { $do }.
rm-10-9-early = I Successi si pescano solo quando punti Vettore e spinta sono decisi; { $do }.
rm-10-9-shown = Un Successo è scoperto e va risolto prima di pescare altro; { $do }.
rm-10-9-pick = Questa volta il primo Successo non si pesca, ma si sceglie tra quelli rivelati; { $do }.
rm-10-9-settled = Questo lancio è deciso, quindi non si pescano più Successi; { $do }.
rm-10-12-pick = Ora non ci sono Successi tra cui scegliere; { $do }.
rm-10-12-shown = Ora si sceglie uno dei Successi rivelati; scegli tra { $values }.
rm-10-12-finish = Qui non c'è nulla da concludere; { $do }.
rm-10-12-engine = { $card } non è un Motore sulla tua rampa; { $do }.
rm-10-12-salvage = I Motori si recuperano solo quando successo o fallimento di un lancio è deciso; { $do }.
rm-10-12-cleared = La tua rampa è già stata svuotata, quindi non c'è più alcun Motore da recuperare; { $do }.
rm-10-12-copy = Mentre un Successo è scoperto, dopo l'ultimo o a lancio deciso non si copia nulla; { $do }.
rm-10-12-plain = { $copies ->
    [0] { $card }
   *[other] { $card }, come copia di { $copied },
 } non ha un'abilità da usare in un lancio; { $do }.
rm-10-12-burn = { $copies ->
    [0] { $card }
   *[other] { $card }, come copia di { $copied },
 } si usa in ogni momento del lancio, tranne mentre un Successo è scoperto o quando tutto è deciso; { $do }.
rm-10-12-first = { $copies ->
    [0] { $card }
   *[other] { $card }, come copia di { $copied },
 } si usa solo quando si sta per pescare il primo Successo; { $do }.
rm-10-12-zero = { $copies ->
    [0] { $card }
   *[other] { $card }, come copia di { $copied },
 } vale solo su un Successo di valore 0, e questo è { $value }; { $do }.
rm-10-12-reaction = { $copies ->
    [0] { $card }
   *[other] { $card }, come copia di { $copied },
 } si usa solo mentre un Successo è scoperto; { $do }.
rm-10-12-outcome = { $copies ->
    [0] { $card }
   *[other] { $card }, come copia di { $copied },
 } si usa solo quando successo o fallimento è deciso, recuperando un Motore; { $do }.
rm-10-12-copier = { $copies ->
    [0] { $card } si usa copiando una carta sulla rampa di un avversario
   *[other] { $card } ha già copiato { $copied }, e una copia non copia altro
 }; { $do }.
rm-10-12-automatic = { $copies ->
    [0] { $card }
   *[other] { $card }, come copia di { $copied },
 } agisce da sé nel lancio e non si usa; { $do }.
rm-10-12-settled = Questo lancio è deciso, quindi { $card } non si usa più; { $do }.
rm-11-1-launch = Non è in corso alcun lancio da abortire; { $launches ->
    [0] fai altro, o finisci il turno
   *[other] prima lancia, o finisci il turno
 }.
rm-11-1-first = Un lancio si può abortire solo dopo il primo Successo; { $do }.
rm-11-1-shown = Mentre un Successo è scoperto un lancio non si abortisce; { $do }.
rm-11-1-last-shown = L'ultimo Successo di questo lancio è scoperto, e dopo di esso un lancio non si abortisce più; { $do }.
rm-11-1-last = Dopo l'ultimo Successo un lancio non si può più abortire; { $do }.
rm-11-1-settled = Questo lancio è deciso, quindi non c'è più nulla da abortire; { $do }.
rm-11-1-count = Abortire costa ancora { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } della rampa; scegli cosa scartare.
rm-11-1-pad = { $card } non è sulla tua rampa di lancio; scarta una carta che si trova lì.
rm-11-3-mission = Il tuo lancio è fallito, e resta da decidere solo della tua carta Missione; { $do }.
rm-11-3-keep = Solo alla fine di un lancio fallito si decide se tenere la carta Missione; { $do }.
rm-12-1-left = La tua mano supera il limite di { $allowed }; prima scarta ancora { $count ->
    [one] 1 carta
   *[other] { $count } carte
 } dalla mano.
rm-12-1-enough = Hai scelto tutte le carte oltre il tuo limite di { $allowed }; ora concludi.
rm-14-6-absent = { $card } prende { $threat } dal display, e lì non ce n'è; aspetta che ne arrivi una.
rm-18-2-variant = Nessuna carta variante in gioco ti permette di cambiare una carta del display; { $buys ->
    [0] fai altro
   *[other] compra { $card }, o fai altro
 }.
rm-18-2-used = In questo turno hai già cambiato una carta del display; aspetta il tuo prossimo turno.
rm-18-2-deck = Il mazzo Risorse è vuoto, quindi nessuna carta del display si può cambiare; { $buys ->
    [0] fai altro
   *[other] compra { $card }, o fai altro
 }.
rm-18-2-display = { $card } non è nel display; { $replaces ->
    [0] ora lì non si può cambiare alcuna carta
   *[other] scegli una carta che c'è
 }.
rm-18-2-money = Cambiare una carta del display costa ${ $bill }, e con la mano e i gettoni pronti arrivi a ${ $money }: mancano ${ $rest }; lasciala lì.
rm-18-2-open = Stai cambiando { $names }; paga e concludi prima di fare altro.
rm-18-2-unpaid-money = Il cambio costa ${ $bill }, e hai pagato ${ $money }; paga ancora ${ $rest }, poi concludi.
rm-19-2-missions = Hai completato tutte le { $battle_for_earth_missions } missioni che la Battaglia per la Terra permette; fai altro, o finisci il turno.
rm-19-2-earth = La Battaglia per la Terra porta solo in Orbita terrestre; { $launches ->
    [0] { $places ->
        [0] ora non potresti piazzare un'altra Missione, quindi fai altro, o finisci il turno
       *[other] scarta { $card } e piazza un'altra Missione
    }
   *[other] { $places ->
        [0] lancia lì
       *[other] lancia lì, oppure scarta { $card } e piazza un'altra Missione
    }
 }.
rm-19-2-grounded = { $card } non porta da nessuna parte nella Battaglia per la Terra, che conosce solo l'Orbita terrestre; { $places ->
    [0] ora non potresti piazzare un'altra Missione, quindi fai altro, o finisci il turno
   *[other] scartala e piazza un'altra Missione
 }.
rm-20-10-mode = Le carte del display si tolgono solo in solitario; { $buys ->
    [0] fai altro
   *[other] compra { $card }, o fai altro
 }.
rm-20-10-used = In questo turno hai già tolto una carta dal display; aspetta il tuo prossimo turno.
rm-20-10-display = { $card } non è nel display; { $removes ->
    [0] ora lì non si può togliere alcuna carta
   *[other] togli una carta che c'è
 }.
rm-r-9-absent = Sulla tua rampa non c'è un Deposito; { $places ->
    [0] fai altro
   *[other] prima mettine uno lì
 }.
rm-r-9-used = In questo turno hai già usato il Deposito; aspetta il tuo prossimo turno.
rm-r-9-empty = Il tuo Deposito è vuoto, quindi non c'è nulla da prendere; { $stores ->
    [0] non hai nemmeno una carta da metterci
   *[other] mettici ora una carta e riprendila in un turno successivo
 }.
rm-r-9-full = Il tuo Deposito ha già { $depot_capacity } carte, e non ce ne stanno altre; riprendile ora, e mettine altre in un turno successivo.
rm-r-9-hand = { $card } non è nella tua mano; { $stores ->
    [0] non hai una carta da mettere in deposito
   *[other] metti in deposito una carta che hai in mano
 }.
rm-r-9-use = Un Deposito non si usa da solo; { $stores ->
    [0] { $unloads ->
        [0] ora non c'è nulla da mettere né da riprendere
       *[other] riprendi tutte le sue carte
    }
   *[other] { $unloads ->
        [0] mettici una carta della mano
       *[other] mettici una carta della mano, o riprendi tutte le sue carte
    }
 }.
rm-r-11-absent = { $card } non è sulla rampa di nessun avversario; { $do }.
rm-r-11-copied = In questo lancio hai già copiato { $card }, e se ne può copiare una sola; { $do }.
rm-r-54-alone = { $card }: prima va in discarica un'altra carta, e non ne hai in mano né in magazzino; { $pays ->
    [0] per ora tienila
   *[other] tienila, o usala per pagare qualcosa
 }.
rm-r-54-hand = { $card } non è nella tua mano; manda in discarica un'altra carta da mano o magazzino.
rm-r-54-warehouse = { $card } non è nel tuo magazzino; manda in discarica un'altra carta da mano o magazzino.
# What fills { $do }: what there is to be done instead.
do-anything = scegli tra ciò che puoi fare ora
do-pay = paga con qualcos'altro
do-finish = concludi ciò che hai cominciato
do-begin = non hai nemmeno cominciato nulla da pagare, quindi prima scegli cosa comprare o piazzare
do-begin-nothing = non hai nemmeno cominciato nulla da pagare, e ora non puoi comprare né piazzare nulla
do-use-or-go-on = usa ciò che la rampa offre, o prosegui
do-draw = pesca un Successo
do-use-or-draw = usa ciò che la rampa offre, o pesca un Successo
do-decide = pesca il prossimo Successo, o abortisci
do-use-or-decide = usa ciò che la rampa offre, pesca il prossimo Successo, o abortisci
do-pick = scegli uno dei Successi rivelati
do-discard = scegli quali carte della rampa scartare per abortire
do-salvage = recupera un Motore, o concludi
do-mission = tieni la tua carta Missione, o scartala
