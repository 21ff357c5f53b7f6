# La prima partita guidata di Rocketmen: il titolo di ogni capitolo, che cosa c'è da fare, perché altro porta fuori strada,
# e che cosa si dice alla fine.

lesson-buy = Le tue carte sono il tuo denaro
lesson-buy-choose = Si vola in orbita, sulla Luna e su Marte, e al vettore serve un Motore. Al mercato i Propulsori Piccoli costano $30: sceglili.
lesson-buy-choose-astray = Prima un Motore: senza, non vola niente. Al mercato scegli i Propulsori Piccoli.
lesson-buy-pay = Tre delle tue carte valgono $10 ciascuna. Paga con quelle e conferma. Non le perdi: torneranno nella tua mano.
lesson-buy-pay-astray = Così i Propulsori non si pagano. Prendi le tre carte da $10 e conferma.
lesson-buy-turn = Finisci il turno: dal tuo mazzo, l'HQ, peschi fino ad avere { $hand_limit_start } carte. Quando è vuoto, tutto ciò che hai usato e comprato si mescola e ne forma uno nuovo.
lesson-buy-turn-astray = Adesso non serve. Finisci il turno, e arrivano carte nuove.
lesson-buy-end = I Propulsori Piccoli sono già nella tua mano. Così ogni carta che compri rende più forti i tuoi prossimi turni.

lesson-place = Piano e rampa
lesson-place-plan = Per un lancio ci vuole una missione. Il satellite è la più facile: bastano 2 punti Vettore. Metti Satellite B sul tuo piano missione.
lesson-place-plan-astray = Comincia da Satellite B: è la missione più facile, e le carte da $10 ti servono per pagare.
lesson-place-pad = Ora il vettore: metti i Propulsori Piccoli sulla rampa di lancio. Danno i 2 punti Vettore.
lesson-place-pad-astray = Prima i Propulsori, poi il resto; si paga alla fine, tutto insieme. Mettili sulla rampa di lancio.
lesson-place-computer = Altre carte equipaggiano il vettore. Base A ha un computer: verso l'orbita terrestre è uno spazio di vantaggio. Metti anche questa carta sulla rampa di lancio.
lesson-place-computer-astray = Non pagare ancora: prima Base A va sulla rampa di lancio.
lesson-place-pay = Ogni carta che piazzi costa ${ $placement_cost }: tre fanno $30. Paga come prima e conferma.
lesson-place-pay-astray = Tre carte costano $30. Prendi le tre che valgono $10 ciascuna e conferma.
lesson-place-end = Piano e rampa tengono le loro carte fino al lancio: un grande vettore può crescere un turno dopo l'altro. Verso la Luna aiutano i Materiali Compositi, verso Marte la Biotecnologia.

lesson-launch = Il lancio
lesson-launch-go = I punti Vettore bastano. L'orbita terrestre è a 8 spazi: 3 li danno i tuoi computer, gli altri devono darli al massimo 3 carte Successo. Qui vedi la probabilità. Lancia!
lesson-launch-go-astray = Per la Luna manca un punto Vettore, e aspettare non serve. Lancia verso l'orbita terrestre.
lesson-launch-on = Un 2! Le carte Successo danno da 0 a 4 spazi. Ne mancano 3, restano 2 carte e la probabilità è buona: pesca ancora.
lesson-launch-on-astray = Abortire non ti darebbe niente, e la probabilità è buona. Pesca ancora.
lesson-launch-last = L'ultima carta, e mancano 2 spazi. Un fallimento svuota tutta la rampa di lancio, abortire adesso costa 1 carta. Più della metà delle carte basta: osa!
lesson-launch-last-astray = Rinunceresti a una carta senza guadagnare niente. Più della metà delle carte basta: pesca.
lesson-launch-end = Ce l'hai fatta! Il primo satellite in orbita dà 2 PV, ognuno dei successivi 1. E ogni missione ti lascia un Risultato per tutta la partita: questo gettone paga ${ $money_token_value } in ogni tuo turno.

lesson-abort = Abortire o pescare ancora
lesson-abort-go = L'Hotel Spaziale chiede 3 punti Vettore, e li hai. Ma con 2 soli computer il lancio riesce una volta su due. Prova lo stesso: lancia verso l'orbita terrestre.
lesson-abort-go-astray = Prova pure: dopo la prima carta abortire non costa ancora niente. Lancia verso l'orbita terrestre.
lesson-abort-abort = Uno 0! Adesso 2 carte dovrebbero dare 6 spazi, e non succede quasi mai. Dopo la prima carta abortire è gratis, dopo ognuna delle altre costa 1 carta in più. Abortisci.
lesson-abort-abort-astray = Andrebbe male quasi sempre, e poi la rampa di lancio sarebbe vuota. Abortisci.
lesson-abort-more = È ancora tutto al suo posto. Un computer in più aiuta: metti Ablazione Laser di Asteroide sulla rampa di lancio e paga ${ $placement_cost }.
lesson-abort-more-astray = Prima un altro computer: rende il lancio molto più sicuro. Metti Ablazione Laser di Asteroide sulla rampa di lancio.
lesson-abort-again = Adesso va meglio. Lancia di nuovo, e pesca finché la probabilità è buona.
lesson-abort-again-astray = La probabilità è buona: lancia verso l'orbita terrestre e pesca.
lesson-abort-end = +3 PV, e un altro gettone: puoi tenere una carta in più. Altri danno Scienza o punti Vettore. Abortire ha salvato il tuo vettore: dopo un fallimento avresti dovuto piazzare tutto da capo.

lesson-threat = Pericoli
lesson-threat-choose = Al mercato ci sono anche i Pericoli. In mano non servono a niente, ma alla fine ognuno vale { $threat_vp } PV. Scegli la Pandemia.
lesson-threat-choose-astray = Il tuo denaro basta giusto per la Pandemia, e i suoi { $threat_vp } PV sono sicuri. Scegli quella.
lesson-threat-token = Costa $50, e le tue carte danno solo $30. Usa il tuo Risultato: il gettone paga ${ $money_token_value } in ogni tuo turno, e resta tuo.
lesson-threat-token-astray = Senza il gettone non basta. Paga prima con quello.
lesson-threat-pay = E ora le tre carte da $10.
lesson-threat-pay-astray = Mancano $30: paga con le tre carte che valgono $10 ciascuna.
lesson-threat-end = Questi { $threat_vp } PV non te li toglie più nessuno. Più PV hai, più i Pericoli ti costano: comprali presto.

lesson-finish = La fine della partita
lesson-finish-go = In due, { $end_vp_2 } PV chiudono la partita. Ne hai 19, e il primo Cantiere Orbitale ne dà 4. Lancia!
lesson-finish-go-astray = Sei in vantaggio e puoi chiudere adesso. Lancia verso l'orbita terrestre.
lesson-finish-draw = Mancano 2 spazi, e restano 2 carte. Pesca.
lesson-finish-draw-astray = La probabilità non potrebbe essere molto migliore. Pesca.
lesson-finish-end = A { $end_vp_2 } PV il giro si gioca ancora fino in fondo: per questo il tuo avversario ha avuto un ultimo turno. Poi si aggiungono i Pericoli e chi è arrivato per primo sulla Luna e su Marte. Anche { $mission_markers_per_player } missioni di un giocatore chiudono la partita, quando tutti e tre i mondi sono stati raggiunti.

lesson-match = Una partita tua
lesson-match-ability = Alcune carte sanno fare di più che pagare. Big Data vale $10; oppure la scarti e peschi due carte. Pesca le due carte.
lesson-match-ability-astray = Prima pesca due carte con Big Data: possono dare più di $10.
lesson-match-engine = Altre due da $10! Ora il denaro basta per i Propulsori Medi, con i loro 3 punti Vettore. Comprali.
lesson-match-engine-astray = Il tuo denaro basta giusto per i Propulsori Medi: scegli quelli e paga con tutte le carte da $10.
lesson-match-end = Non c'è altro da sapere. I tuoi due obiettivi personali li vedi solo tu, e alla fine conta il migliore. Da qui in poi è una partita vera.
