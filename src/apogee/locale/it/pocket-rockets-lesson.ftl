# La prima partita guidata di Pocket Rockets: il titolo di ogni capitolo, che cosa c'è da fare, perché altro porta fuori
# strada, e che cosa si dice alla fine.

lesson-build = Il primo razzo
lesson-build-walk = Vuoi costruire razzi: una base, dei segmenti sopra, in cima una punta. La tua base grigia è pronta. Ogni passo costa uno dei tuoi 4 punti azione. Cammina nel verso della freccia fino alla linea grigia.
lesson-build-walk-astray = Prima cammina: i pezzi sono più avanti.
lesson-build-draw = Qui c'è un segmento grigio scoperto. Pescalo.
lesson-build-draw-astray = Il segmento grigio è qui, e gli passeresti davanti. Pescalo prima.
lesson-build-segment = Alla linea grigia si costruisce ciò che è grigio. Metti il segmento sul tuo razzo.
lesson-build-segment-astray = Prima costruisci: qualunque altra cosa tu faccia qui, il segmento ti resta in mano.
lesson-build-more = È comparsa una punta grigia. Ti resta un punto: pescala.
lesson-build-more-astray = La punta è ciò che manca al tuo razzo, e potrebbe prenderla qualcun altro. Pescala.
lesson-build-tip = Il tuo avversario ha giocato. Tocca di nuovo a te, con 4 punti nuovi, e sei ancora alla linea grigia. Metti la punta sul tuo razzo.
lesson-build-tip-astray = Resta alla linea grigia: solo lì si può montare la punta.
lesson-build-end = Il razzo è completo: { $points_per_segment } punti per il segmento e 1 per il +1 della punta. Più segmenti avrebbero reso di più: quando mettere la punta è una scelta a sé.

lesson-belt = La freccia e il deposito
lesson-belt-turn = Si cammina solo dove punta la freccia. Al tuo razzo serve una punta, e il deposito di riciclaggio è alle tue spalle. Sei al nastro: gira la freccia. Da quel momento vale per tutti.
lesson-belt-turn-astray = Da quella parte il deposito è lontano. Prima gira la freccia.
lesson-belt-back = Ora torna indietro, al deposito di riciclaggio.
lesson-belt-back-astray = Il deposito adesso è a un passo: spendi il punto per quello.
lesson-belt-search = Qui una carta della mano ti fa scegliere da una pila. Metti il segmento rosso su una pila e cerca nella pila della linea grigia.
lesson-belt-search-astray = La punta grigia è nella pila della linea grigia: cerca in quella.
lesson-belt-take = Queste carte le vedi solo tu. Prendi la punta grigia: completa il tuo razzo, e il suo bonus è un'azione in più a ogni turno.
lesson-belt-take-astray = Il tuo razzo è grigio e gli serve una punta. Prendi quella.
lesson-belt-end = Il tuo avversario ha visto in quale pila hai cercato, ma non che cosa hai preso.

lesson-fuel = Il carburante e la fine
lesson-fuel-walk = Resta un solo gettone di carburante. Chi mette l'ultimo su un razzo finisce subito la partita, e vincono più punti. Hai un razzo completo senza carburante: cammina fino alla rampa di lancio.
lesson-fuel-walk-astray = Ogni punto speso altrove avvicina il tuo avversario. Cammina fino alla rampa di lancio.
lesson-fuel-last = Metti il carburante sul tuo secondo razzo: +3 punti, e la partita finisce prima che l'avversario possa rispondere.
lesson-fuel-last-astray = Il gettone è qui. Mettilo sul tuo razzo prima che arrivi l'avversario.
lesson-fuel-end = Era la fine: l'ultimo carburante. Hai vinto perché hai chiuso al momento giusto. Quanto carburante resta si vede sempre alla rampa di lancio.

lesson-bonus = Un bonus, e una partita tua
lesson-bonus-tip = Questa punta ha un bonus: dal tuo prossimo turno avrai 5 punti azione invece di 4. Completa il tuo razzo con questa.
lesson-bonus-tip-astray = Sei alla linea grigia e la punta è grigia: montala adesso, così il bonus vale dal tuo prossimo turno.
lesson-bonus-walk = Adesso il carburante. La rampa di lancio è a un passo, nel verso della freccia.
lesson-bonus-walk-astray = Prima il carburante: quello migliore finisce presto. Cammina fino alla rampa di lancio.
lesson-bonus-fuel = Puoi scegliere il gettone, uno per ogni razzo. Prendi quello che vale di più.
lesson-bonus-fuel-astray = Quello vale meno, e un razzo ne porta uno solo. Prendi il migliore che c'è.
lesson-bonus-go = Resta un punto, e vanno spesi tutti. Cammina fino alla linea gialla: hai in mano una base gialla.
lesson-bonus-go-astray = I punti vanno spesi tutti: cammina.
lesson-bonus-five = Ora hai 5 punti, per il resto della partita. Comincia un razzo giallo con la tua base.
lesson-bonus-five-astray = Prima un razzo nuovo: la base è in mano, e sei alla linea gialla.
lesson-bonus-end = Non c'è altro da sapere. Da qui in poi è una partita vera.
