# La prima partita guidata di Rocket Rescue: il titolo di ogni capitolo, che cosa c'è da fare, perché altro porta fuori
# strada, e che cosa si dice alla fine.

lesson-plan = Il piano segreto
lesson-plan-research = Vuoi razzi che portino il tuo equipaggio su altri pianeti. Ogni round comincia con un piano segreto: i valori dei tuoi { $action_dice } dadi li scegli tu. In Ricerca un dado dà un modulo, qualunque valore abbia, e i dadi bassi danno anche energia. Metti un 1 su entrambe le caselle lì.
lesson-plan-research-astray = Prima due dadi bassi in Ricerca, un 1 o un 2: vuoi due moduli, e lì un dado alto è sprecato.
lesson-plan-shopping = In Acquisti un dado dà tanti cubetti quanti ne mostra, e i moduli costano cubetti. Mettici un 5.
lesson-plan-shopping-astray = Due moduli costano molti cubetti, e un 6 è più caro del necessario. Metti un 4 o un 5 in Acquisti.
lesson-plan-build = L'ultimo dado è per Costruzione e lancio: un 4 costruisce due moduli. Mettilo lì.
lesson-plan-build-astray = I moduli da costruire sono due: metti un 4 o un 5 in Costruzione e lancio.
lesson-plan-ready = Un 3 è gratis; ogni punto in più costa 1 di energia, ogni punto in meno ne dà 1. Così i dadi bassi aiutano a pagare quelli alti. Il piano è completo: di' che hai finito.
lesson-plan-ready-astray = I dadi sono tutti piazzati. Di' che hai finito.
lesson-plan-end = Ora tutti i piani sono scoperti, e nessuno può più cambiarli. Fase per fase si eseguono i dadi, sempre dal più alto.

lesson-parts = Moduli e cubetti
lesson-parts-hotel = Ricerca: i tuoi avversari hanno messo dadi più alti, e quindi hanno scelto prima. Ti resta l'Hotel a Capsule, un modulo equipaggio con quattro posti. Prendilo.
lesson-parts-hotel-astray = Qui hai due dadi: con uno prendi l'Hotel a Capsule, con l'altro il Propulsore Standard.
lesson-parts-engine = Il tuo secondo dado. I moduli standard sono pronti accanto al display, e senza propulsore nessun razzo vola. Prendi il Propulsore Standard.
lesson-parts-engine-astray = Quello per ora non ti serve. Ogni razzo vuole un propulsore: prendi il Propulsore Standard.
lesson-parts-buy = Acquisti: un dado compra cubetti di un solo tipo. Hotel e propulsore costano insieme 5 di carbonio, e tu ne hai 2. Compra tutto il carbonio che il tuo 5 permette.
lesson-parts-buy-astray = È il carbonio che ti manca, almeno 3 cubetti. Compra quello.
lesson-parts-refill = I primi cubetti li hai presi tu, e quindi scegli tu di quali il mercato torna pieno. Scegli quelli che ti serviranno nel prossimo round: il carbonio, per esempio.
lesson-parts-refill-astray = Un tipo va rifornito. Scegli uno dei tre.
lesson-parts-end = Quello che hai ricercato e comprato si può costruire già in questo round.

lesson-build = Costruire
lesson-build-engine = Gli hangar sono di tutti, e ognuno ti fa risparmiare un cubetto di un tipo. L'hangar 5 fa risparmiare 1 titanio, che serve a entrambi i tuoi moduli. Costruisci lì il propulsore.
lesson-build-engine-astray = Costruisci i due moduli nell'hangar 5: lì i tuoi cubetti bastano, perché ognuno costa 1 titanio in meno.
lesson-build-hotel = Ciò che costruisci è tuo: sopra c'è il tuo gettone. E ti ha dato 2 di energia. Il tuo 4 costruisce ancora una volta: metti l'Hotel a Capsule nello stesso hangar.
lesson-build-hotel-astray = Solo i moduli dello stesso hangar formano un razzo. Costruisci l'Hotel a Capsule nell'hangar 5.
lesson-build-crew = Su ciò che hai appena costruito può salire subito uno del tuo equipaggio, gratis. Fallo salire.
lesson-build-crew-astray = È gratis solo adesso; più tardi un posto costa { $boarding_cost } di energia. Fai salire qualcuno.
lesson-build-end = A questo razzo mancano ancora una cabina e, per quasi tutti i pianeti, un serbatoio. Possono aggiungerli anche i tuoi avversari: un razzo è di tutti.

lesson-launch = Un lancio insieme
lesson-launch-board = Due round dopo un avversario ha aggiunto serbatoio e cabina, e ha qualcuno a bordo. Il tuo dado Imbarco porta a bordo un altro dei tuoi. Un posto costa { $boarding_cost } di energia, che va al proprietario del modulo. Sali nell'hangar 5.
lesson-launch-board-astray = Chi non è a bordo resta qui. Sali sul razzo dell'hangar 5.
lesson-launch-fly = Propulsore, cabina e il serbatoio che Ninnananna richiede: il razzo può volare. L'energia la paghi solo tu, e solo tu prendi i punti del lancio. Lancialo verso Ninnananna!
lesson-launch-fly-astray = Prima lancia il razzo dell'hangar 5. Potrebbe farlo chiunque vi abbia un modulo.
lesson-launch-again = Chi era a bordo è in salvo: { $crew_vp } punti per ognuno, a chi lo ha mandato. Poi per ogni modulo si è tirato il dado nero: se supera la stabilità, il modulo si rompe. Così hai perso il propulsore. Ne hai un altro, e il tuo 5 costruisce ancora: montalo.
lesson-launch-again-astray = Senza propulsore questo razzo non vola più. Costruisci il tuo nell'hangar 5.
lesson-launch-end = Il pianeta ha premiato anche chi ha più moduli nel razzo: tu e il tuo avversario ne avete due a testa, e quindi avete preso punti entrambi.

lesson-end = La fine della partita
lesson-end-board = Round 6. Quattro dei tuoi cinque sono in salvo. Nell'hangar 5 c'è ancora posto per l'ultimo: fallo salire.
lesson-end-board-astray = Il razzo che lancerai è quello dell'hangar 5. Sali su quello.
lesson-end-fly = Ora lancialo. Chi per primo ha tutto l'equipaggio in salvo prende { $first_vp } punti in più, e questo round è l'ultimo.
lesson-end-fly-astray = Il tuo ultimo membro d'equipaggio è nell'hangar 5, e il tuo dado lancia una volta sola. Lancia quel razzo.
lesson-end-end = Era la fine, e la vittoria è tua: { $crew_vp } punti per ognuno del tuo equipaggio sui pianeti, più tutti i punti dei lanci. Se nessuno ci arriva, si finisce dopo { $rounds_max } round.

lesson-bid = Chi va per primo
lesson-bid-six = Un nuovo piano. Il razzo dell'hangar 5 è pronto, ma per metà è del tuo avversario, che può lanciarlo anche lui. Il dado più alto va per primo: metti un 6 in Costruzione e lancio.
lesson-bid-six-astray = Con meno di 6 il tuo avversario potrebbe arrivare prima; e tieni bassi gli altri dadi, perché un 6 è caro. Metti un 6 in Costruzione e lancio.
lesson-bid-bid = Forse anche il tuo avversario ha un 6. A dadi uguali decide il tracciato influenza, e tu sei in fondo. L'offerta più alta va in testa, ed è l'unica che si paga. Offri 1 di energia.
lesson-bid-bid-astray = Prima offri 1 di energia; più di 3 ti mancherebbero per il lancio.
lesson-bid-rest = Anche il lancio costa energia. Tieni quindi bassi gli altri tre dadi, un 1 o un 2, e mettili dove vuoi.
lesson-bid-rest-astray = Così ti mancherebbe energia per l'offerta e il lancio. Scegli un dado più basso.
lesson-bid-ready = Ora la tua energia basta per entrambi. Di' che hai finito.
lesson-bid-ready-astray = È tutto piazzato. Di' che hai finito.
lesson-bid-end = Nessun altro ha offerto: sei in testa, e il tuo 6 viene prima di quello del tuo avversario. Non c'è altro da sapere; da qui in poi è una partita vera.
