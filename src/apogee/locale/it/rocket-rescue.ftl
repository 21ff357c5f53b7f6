# Rocket Rescue: azioni, righe del registro, il tavolo. I nomi delle carte stanno nel file dei componenti.

play-goal = Porta il tuo equipaggio su altri pianeti: { $crew_vp } PV per ognuno arrivato, { $first_vp } in più se il tuo è il primo a essere tutto in salvo. Dopo { $rounds } round, o quando un equipaggio è tutto in salvo, vince chi ha più PV.
play-how = Pianifica in segreto i tuoi dadi: ricercare un modulo, comprare cubetti, salire a bordo, costruire e lanciare. I razzi sono di tutti: un lancio porta con sé chi è a bordo.

action-choose = Scegli { $character }
action-keep = Tieni { $module }
action-draw = { $colour ->
    [blue] Pesca un pianeta blu
   *[other] Pesca un pianeta rosso
 }
action-replace = Sostituisci { $planet } con { $drawn }
action-mark = { $marks ->
    [0] Metti un gettone su { $planet }
    [one] Metti un gettone su { $planet }, dove ne hai già 1
   *[other] Metti un gettone su { $planet }, dove ne hai già { $marks }
 }
action-spread = Gettoni: { $first_at } { $first }, { $second_at } { $second }, { $third_at } { $third }
action-plan = { $phase }, { $field ->
    [left] casella sinistra
   *[right] casella destra
 }: { $value } ({ $gets ->
    [0] { $pays ->
        [0] gratis
       *[other] costa { $pays } di energia
     }
   *[other] dà { $gets } di energia
 })
action-bid = { $energy ->
    [0] Non offrire niente
   *[other] Offri { $energy } di energia
 }
action-done = { $finishes ->
    [planning] Concludi il piano ({ $gets ->
        [0] i dadi costano { $pays } di energia
       *[other] i dadi danno { $gets } di energia
     }, offerta { $bid }{ $short ->
        [0] )
       *[other] ; mancano { $short } di energia: si tagliano l'offerta, poi i dadi, RR-4.8)
     }
   *[other] Tieni questo e scarta il resto
 }
action-set = Porta il dado in { $phase }, { $field ->
    [left] casella sinistra
   *[right] casella destra
 }, a { $value } ({ $gets ->
    [0] { $pays ->
        [0] gratis
       *[other] costa { $pays } di energia
     }
   *[other] dà { $gets } di energia
 })
action-pass = { $declines ->
    [drawing] Non pescare pianeti
    [marking] Non segnare pianeti
    [spreading] Lascia i gettoni dove sono
    [adjusting] Lascia i dadi come sono
    [researching] Non prendere moduli
    [buying] Non comprare niente
    [splitting] Non comprare altro
    [manning] Lascialo senza equipaggio
    [sabotaging] Non fare niente
    [rolling] Lascia valere il tiro
    [waiting] Lascia il tuo membro d'equipaggio nel terminal
   *[other] Passa
 }
action-end = { $ends ->
    [boarding-turn] Chiudi il dado: niente più imbarchi
   *[other] Chiudi il dado: niente più costruzioni o lanci
 }
action-take = Prendi { $module } ({ $type })
action-buy = { $cubes ->
    [one] Compra 1 cubetto: { $resource }
   *[other] Compra { $cubes } cubetti: { $resource }
 }
action-refill = Rifornisci { $resource }: cubetti ora { $cubes }, poi { $capacity }
action-move = Sposta un membro d'equipaggio ({ $colour }) da { $module }, hangar { $hangar }
action-to = Verso { $module }, hangar { $hangar }
action-board = { $place ->
    [terminal] Vai al terminal d'imbarco
   *[other] Sali su { $module }, hangar { $hangar }
 }
action-shift = Trasla { $module } dall'hangar { $hangar } all'hangar { $target }
action-build = Costruisci { $module } nell'hangar { $hangar }: carbonio { $carbon }, alluminio { $aluminium }, titanio { $titanium }; dà { $gets } di energia
action-launch = Lancia l'hangar { $hangar } verso { $planet }: { $vp } PV per te, in salvo: { $crew }
action-exchange = Scambia { $cubes } x { $given } con { $gets } x { $taken }
action-equip = Metti il tuo gettone su { $module }, hangar { $hangar }: rover e satellite
action-crew = Metti sopra un membro d'equipaggio
action-assign = Dai { $module }, hangar { $hangar }, a { $colour }
action-reroll = Fai ritirare il { $roll }
cost = { $cost ->
    [0] gratis
   *[other] { $cost } di energia
 }

event-planning = { $seat }: un { $value } messo su { $phase }, { $field ->
    [left] casella sinistra
   *[right] casella destra
 }
event-bidding = { $seat }: { $bid } di energia da parte come offerta
event-keeping = { $seat }: modulo scelto da tenere – { $module }
event-ready = { $seat }: fatto
event-rolled = { $seat }: tirato { $value } per l'ordine
event-influence = Tracciato influenza: { $order }
event-planet = Nuovo pianeta al posto { $space }: { $planet }
event-top = In cima alla pila dei moduli: { $module }
event-shuffled = Gli scarti sono stati mescolati: è la nuova pila dei moduli
event-closed = L'hangar { $hangar } è chiuso per questa partita
event-character = { $seat }: personaggio ricevuto – { $character }
event-chose = { $seat }: personaggio scelto – { $character }
event-started = { $seat }: effetto iniziale eseguito – { $character }
event-drew-start = { $seat }: pescato il modulo { $module }
event-kept-start = { $seat }: tenuto il modulo { $module }
event-round = Comincia il round { $round }
event-explored = { $seat }: pescato { $colour ->
    [blue] un pianeta blu
   *[other] un pianeta rosso
 }
event-drawn = Pianeta pescato: { $planet }
event-replaced = { $seat }: al posto di { $planet } c'è ora { $by }
event-marked = { $seat }: un gettone messo su { $planet }; gettoni lì: { $marks }
event-spread = { $seat }: gettoni su { $first_at } { $first }, { $second_at } { $second }, { $third_at } { $third }
event-laid = Nel display: { $module }
event-planned = { $seat }: piano – ricerca { $research }, acquisti { $shopping }, imbarco { $boarding }, costruzione e lancio { $build_launch }; offerta { $bid }
event-adjusted = { $seat }: un dado cambiato – { $phase }, { $field ->
    [left] casella sinistra
   *[right] casella destra
 }: { $value }
event-balance = { $got ->
    [0] { $paid ->
        [0] { $seat }: i dadi non costano niente; energia { $energy }
       *[other] { $seat }: pagato { $paid } per i dadi; energia { $energy }
     }
   *[other] { $seat }: ricevuto { $got } per i dadi; energia { $energy }
 }
event-bid-taken = { $seat }: poca energia, offerta ridotta di { $taken }; offerta { $bid }
event-lowered = { $seat }: poca energia, il dado in { $phase }, { $field ->
    [left] casella sinistra
   *[right] casella destra
 }, scende a { $value }
event-paid-bid = { $seat }: offerta pagata – { $bid }
event-phase = Fase: { $phase }
event-skipped-phase = Nessun posto libero: { $phase } si salta
event-turn = { $phase }, dado { $value }: { $seat }
event-nothing-to-do = { $seat }: con questo dado non si può fare niente
event-passed = { $seat }: passa
event-ended-turn = { $seat }: turno finito
event-took = { $seat }: preso il modulo { $module }
event-discarded = Modulo scartato: { $module }
event-bought = { $seat }: comprato { $cubes } x { $resource }
event-refilled = { $seat }: { $resource }, rifornimento di { $cubes }
event-boarded = { $cost ->
    [0] { $seat }: imbarco gratis su { $module }, hangar { $hangar }
   *[other] { $seat }: imbarco su { $module }, hangar { $hangar }; energia pagata: { $cost } (di: { $owner })
 }
event-boarded-terminal = { $seat }: un membro d'equipaggio mandato al terminal
event-moving = { $seat }: preso un membro d'equipaggio ({ $crew }) da { $module }, hangar { $hangar }
event-moved = { $seat }: un membro d'equipaggio ({ $crew }) spostato su { $module }, hangar { $hangar }
event-shifted = { $seat }: traslato il modulo { $module } dall'hangar { $from } all'hangar { $hangar }
event-built = { $seat }: costruito il modulo { $module } nell'hangar { $hangar }; energia +{ $energy }
event-fee = { $seat }: tassa pagata a { $to } – { $energy } di energia
event-crew-aboard = { $seat }: un membro d'equipaggio messo su { $module }, hangar { $hangar }
event-exchanged = { $seat }: scambio di { $given } con { $taken }
event-equipped = { $seat }: gettone speciale messo su { $module }, hangar { $hangar }
event-launched = { $seat }: lancio dichiarato – hangar { $hangar } verso { $planet }, tutti i moduli reggono al { $percent }%
event-assigned = { $seat }: { $module }, hangar { $hangar }, passa da { $from } a { $to }
event-paid = { $seat }: energia pagata per il lancio – { $energy }
event-rescued = { $count ->
    [0] { $seat }: è partito un razzo vuoto
    [one] { $seat }: 1 membro d'equipaggio in salvo – { $crew }
   *[other] { $seat }: { $count } membri d'equipaggio in salvo – { $crew }
 }
event-launch-reward = { $seat }: +{ $vp } PV per il lancio
event-build-reward = { $seat }: +{ $vp } PV per la maggioranza dei moduli
event-equipment-reward = { $seat }: +{ $vp } PV per l'equipaggiamento
event-explorer-reward = { $seat }: +{ $vp } PV per i gettoni sul pianeta
event-pilot-reward = { $seat }: +{ $vp } PV per l'equipaggio in cabina
event-first = { $seat }: primo ad aver salvato tutti, +{ $vp } PV. È l'ultimo round
event-stability = Stabilità di { $module }, hangar { $hangar }: tirato { $value }
event-demanded = { $seat }: chiesto un altro tiro
event-held = { $module }, hangar { $hangar }, regge ({ $seat })
event-broke = Modulo distrutto: { $module }, hangar { $hangar } ({ $seat })
event-kept = { $seat }: tenuto il modulo { $module }
event-ended = La partita è finita: { $reason }

# Che cosa ha fatto qualcuno, in breve, senza chi è stato
deed-chose = personaggio: { $character }
deed-adjusted = dado girato: { $value }
deed-replaced = sostituito: { $planet }, nuovo: { $by }
deed-marked = chip su { $planet }
deed-spread = chip distribuiti
deed-nothing-to-do = niente da fare
deed-passed = ha passato
deed-took = preso: { $module }
deed-bought = comprato: { $cubes } x { $resource }
deed-refilled = rifornito: { $resource }
deed-boarded = a bordo nell'hangar { $hangar }
deed-boarded-terminal = equipaggio al terminal
deed-moved = equipaggio nell'hangar { $hangar }
deed-shifted = spostato nell'hangar { $hangar }: { $module }
deed-built = costruito nell'hangar { $hangar }: { $module }
deed-crew-aboard = equipaggio a bordo nell'hangar { $hangar }
deed-exchanged = scambiato: { $given } per { $taken }
deed-equipped = chip speciale nell'hangar { $hangar }
deed-launched = lancio dall'hangar { $hangar } verso { $planet }
deed-assigned = proprietà cambiata: { $module }
deed-rescued = { $count ->
    [0] volo vuoto
    [one] 1 in salvo
   *[other] { $count } in salvo
 }

# Che cosa chiude la partita, e a che cosa puntare
goal-rounds = { $own ->
    [nothing] Fine dopo il round { $rounds }, o col primo equipaggio tutto in salvo
   *[other] Fine dopo il round { $rounds }, o col primo equipaggio tutto in salvo (il tuo: { $own } su { $crew })
 }
goal-last-round = Questo è l'ultimo round
goal-all-rescued = Ultimo round: un equipaggio è tutto in salvo
goal-no-rocket = Non c'è ancora un razzo per te
goal-modules = { $count ->
    [one] Hangar { $hangar } verso { $planet }: manca 1 modulo
   *[other] Hangar { $hangar } verso { $planet }: mancano { $count } moduli
 }
goal-join = { $count ->
    [one] Unisciti all'hangar { $hangar } verso { $planet }: manca 1 modulo
   *[other] Unisciti all'hangar { $hangar } verso { $planet }: mancano { $count } moduli
 }
goal-aboard = Hangar { $hangar } verso { $planet }: nessuno dei tuoi è a bordo
goal-energy = Hangar { $hangar } verso { $planet }: ti manca energia ({ $energy })
goal-ready = Hangar { $hangar } verso { $planet }: pronto al lancio

# Perché un consiglio è buono
reason-plan-launch = { $count ->
    [0] I dadi servono per un lancio dall'hangar { $hangar } verso { $planet }: +{ $points } per il lancio; energia che resta: { $energy }
    [one] I dadi servono per 1 modulo nell'hangar { $hangar } e un lancio verso { $planet }: +{ $points } per il lancio; energia che resta: { $energy }
   *[other] I dadi servono per { $count } moduli nell'hangar { $hangar } e un lancio verso { $planet }: +{ $points } per il lancio; energia che resta: { $energy }
 }
reason-plan-build = { $count ->
    [one] I dadi servono per 1 modulo nell'hangar { $hangar }; energia che resta: { $energy }
   *[other] I dadi servono per { $count } moduli nell'hangar { $hangar }; energia che resta: { $energy }
 }
reason-save = In questo round nessun razzo vale di più; energia che resta: { $energy }
reason-take = { $planet ->
    [nothing] Per il razzo nell'hangar { $hangar }
   *[other] Per il razzo nell'hangar { $hangar }, diretto a { $planet }
 }
reason-launch = { $count ->
    [0] +{ $points } per te: { $planet }
    [one] +{ $points } per te, e 1 del tuo equipaggio è salvo: { $planet }
   *[other] +{ $points } per te, e { $count } del tuo equipaggio sono salvi: { $planet }
 }
reason-opens = Il razzo nell'hangar { $hangar } può poi raggiungere: { $planets }
reason-points = Porta subito: +{ $points }
reason-forecast = Un lancio dall'hangar { $hangar } verso { $planet } ti porta poi di più: +{ $points }
reason-payable = Poi puoi pagare: { $modules }
reason-nearer = { $parts ->
    [0] Il razzo nell'hangar { $hangar } può poi raggiungere { $planet }
    [one] Al razzo nell'hangar { $hangar } manca poi 1 modulo per { $planet }
   *[other] Al razzo nell'hangar { $hangar } mancano poi { $parts } moduli per { $planet }
 }
reason-share = Un tuo modulo nell'hangar { $hangar }: puoi avere parte della ricompensa di costruzione
reason-aboard = L'equipaggio nell'hangar { $hangar } è salvo quando il razzo parte
reason-supply = Una scorta per i moduli di dopo; i tuoi cubetti allora: { $count }
reason-end = Non spende altro per questo dado

asks-choose = Quale personaggio vuoi essere?
asks-keep_start = Quale dei moduli pescati tieni?
asks-explore = Peschi un pianeta che ne sostituisce uno scoperto?
asks-replace = Quale pianeta sostituisce?
asks-mark = Metti un gettone su un pianeta?
asks-spread = Come distribuisci i tuoi gettoni sulle società?
asks-plan = Metti { $action_dice } dadi sulla tua plancia delle fasi e fai un'offerta per l'influenza. Nessuno vede niente finché tutti non hanno finito.
asks-adjust = Tutti i dadi sono scoperti: ne cambi uno dei tuoi?
asks-research = Ricerca: quale modulo prendi?
asks-shopping = Acquisti: che cosa compri?
asks-refill = Scegli tu: quale risorsa si rifornisce?
asks-boarding = Imbarco: che cosa fai con questo dado?
asks-target = Dove va il membro d'equipaggio?
asks-build_launch = Costruzione e lancio: che cosa fai con questo dado?
asks-crew = { $module }, hangar { $hangar }: un membro d'equipaggio sale subito a bordo, gratis?
asks-sabotage = Lancio dell'hangar { $hangar } verso { $planet } ({ $seat }): intervieni?
asks-reroll = Tiro di stabilità per { $module }, hangar { $hangar } ({ $seat }): { $roll } contro stabilità { $stability }, quindi { $outcome ->
    [holds] regge
   *[breaks] si rompe
 }. Chiedi un altro tiro?
asks-terminal = Il tuo membro d'equipaggio aspetta nel terminal: sale a bordo?
asks-keep = Puoi tenere un modulo: quale?

board-round = Round { $round } di { $rounds }
board-now = { $phase ->
    [plan] Pianificazione
    [research] Ricerca
    [shopping] Acquisti
    [boarding] Imbarco
    [build_launch] Costruzione e lancio
   *[end] Fine del round
 }
board-die = { $seat }: dado { $value }
board-left = { $what ->
    [moves] spostamenti rimasti { $count }
    [boardings] imbarchi rimasti { $count }
    [shifts] traslazioni rimaste { $count }
    [builds] costruzioni rimaste { $count }
    [launches] lanci rimasti { $count }
   *[pips] cubetti rimasti { $count }
 }
board-asked = Decide: { $seat }
board-trigger = Ultimo round
board-influence = Influenza
board-terminal = Nel terminal
board-queue = Dadi
board-market = Mercato: { $market }
board-planets = Pianeti
board-head = { $word ->
    [fuel] serb.
    [needs] equip.
    [cost] energia
    [launch] lancio
    [build] costr.
    [marks] gettoni
    [type] tipo
    [stability] stab.
    [seats] posti
    [energy] En
    [cubes] C/A/T
    [crew] Eq.
    [saved] Salvi
    [vp] PV
   *[score] Pti
 }
board-empty = vuoto
board-closed = chiuso
board-hangar = Hangar { $hangar }
board-resource = { $resource ->
    [carbon] Carbonio
    [aluminium] Alluminio
   *[titanium] Titanio
 }
board-lacks = manca: { $types }
board-tanks = { $count ->
    [one] 1 serb.
   *[other] { $count } serb.
 }
board-equipment = { $equipment ->
    [rover] R
   *[satellite] S
 }
board-letter = { $type ->
    [cockpit] C
    [tank] T
    [engine] P
   *[crew] M
 }
board-type = { $type ->
    [cockpit] cabina di pilotaggio
    [tank] serbatoio
    [engine] propulsore
   *[crew] modulo equipaggio
 }
board-standard = standard
board-legend = C cabina, T serb., P prop., M equip.; di chi, stabilità, R rover, S satellite
board-phase = { $phase ->
    [research] Ric
    [shopping] Acq
    [boarding] Imb
   *[build_launch] C&L
 }
board-nothing = niente
board-module = { $name }: { $type }, costa { $cost }, dà { $energy } di energia, stabilità { $stability }, posti { $seats }
board-display = Display
board-piles = Pile: pianeti blu { $blue }, pianeti rossi { $red }, moduli { $count }
board-top = in cima { $name }
board-standard-piles = Pile dei moduli standard: { $piles }
board-drawn-modules = Pescati
board-drawn = Pescato: { $planet }
board-own = I tuoi moduli
board-survival = Hangar { $hangar }: tutti i moduli reggono un lancio: { $percent } ({ $modules }){ $mechanic ->
    [yes] ; tra parentesi quello che può farne il Meccanico
   *[no] .
 }
board-mechanic = { $chance } [{ $worst }–{ $best }]
board-reward = { $kind ->
    [launch] lancio { $vp } PV
    [build] costruzione { $vp } PV
    [equipment] equipaggiamento { $vp } PV
    [explorer] gettoni { $vp } PV
    [pilot] cabina { $vp } PV
   *[first] primo { $vp } PV
 }
board-rescued = in salvo { $count }
board-fee = energia { $count }
board-launch = { $stage ->
    [declared] Lancio verso { $planet }, costa { $cost } – { $gains }
    [flown] Lanciato verso { $planet }, costo { $cost } – { $gains }
   *[possible] Lancio possibile verso { $planet }, costa { $cost } – { $gains }
 }
board-ahead-deed = { $deed ->
    [assign] Sabotatore: { $module } ora appartiene a: { $seat }
   *[move] Sabotatore: equipaggio ({ $seat }) spostato da { $module } a { $to }
 }
board-ahead-rolls = { $module } { $rolls }: { $outcome ->
    [holds] regge
    [breaks] si rompe
   *[open] in sospeso
 }
board-ahead-settled = Energia dopo il tuo piano finora: { $energy }
board-ahead-lowered = troppo caro: { $phase } scende da { $value } a { $to }
board-ahead-instead = oppure un { $to } su { $phase }
board-ahead-exchange = Dopo scambi: { $module } nell'hangar { $hangars }
board-ahead-mission = Lancio più vicino: hangar { $hangar } verso { $planet }; mancano: moduli { $parts }, energia { $energy }
board-too-dear = (troppo caro)
board-pilot-chip = gettone per un modulo ancora da usare
board-ready = fatto
board-not-ready = non ancora fatto
board-bid = offerta { $count }
board-kept = tiene { $name }
board-chips = gettoni { $count }
board-modules = moduli: { $names }
board-energy = energia
board-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
 }
board-worth = { $ambassador ->
    [0] equipaggio { $crew }, PV { $vp }
   *[other] equipaggio { $crew }, PV { $vp }, come Ambasciatore { $ambassador }
 }
board-ties = In parità: salvati con i propri lanci { $rescued }, energia { $energy }
board-word = { $word ->
    [standard] standard
    [advanced] avanzato
    [yellow] giallo
    [blue] blu
    [red] rosso
    [green] verde
   *[purple] viola
 }
told-planet = { $name }, pianeta { $colour ->
    [blue] blu
   *[red] rosso
 }: serbatoi { $fuel }, equipaggiamento: { $needs }, costa { $cost } di energia, ricompensa di lancio { $launch } PV, ricompensa di costruzione { $build } PV
told-no-planet = Per questo posto non ci sono più pianeti { $colour ->
    [blue] blu
   *[red] rossi
 }
told-marks = gettoni dell'Esploratore: { $count }
told-hangar = { $company }, { $amount } in meno: { $resource }
told-fee = il Magnate chiede qui { $count } di energia
told-module = Posto { $place }: { $name }, { $type }, proprietario: { $owner }, stabilità { $stability }
told-crew = equipaggio: { $crew }; posti liberi { $free }
told-seat = energia { $energy }, { $cubes }, equipaggio in riserva { $crew }, in salvo { $saved } su { $total }, { $vp } PV, { $score ->
    [one] finora 1 punto
   *[other] finora { $score } punti
 }
told-dice = dadi: { $dice }

# Le pagine nel browser: simboli, risultato, andamento
board-icons-title = Simboli
board-icons-more = In alto a sinistra ciò che porta, in alto a destra il tipo, in basso il costo. Il colore ripete solo ciò che dicono forma, lettera o numero.
board-icons-modules = Moduli
board-icons-things = Ciò che si ha e che serve
board-icons-planets = Pianeti
board-icons-crew = Equipaggio
board-icons-phases = Fasi e dadi
board-icons-characters = Personaggi
board-icons-edges = Bordi
board-icon-stability = stabilità: regge un tiro fino a questo numero
board-icon-seats = posti per l'equipaggio
board-icon-standard = modulo standard
board-icon-kept = tenuto libero per una parte che manca
board-icon-broken = rotto in un lancio
board-icon-energy = energia
board-icon-fuel = serbatoio che un pianeta richiede
board-icon-chip = gettone: dice di chi è un modulo
board-icon-blue = pianeta blu: anello liscio
board-icon-red = pianeta rosso: raggi
board-icon-launch = PV per chi lancia
board-icon-build = PV per chi ha costruito più moduli del razzo
board-icon-first = PV per chi salva per primo tutto l'equipaggio
board-icon-saved = salvato
board-icon-aboard = a bordo o nel terminal
board-icon-home = ancora nella riserva
board-icon-die = dado azione, con il segno di chi lo usa
board-icon-black = dado stabilità, tirato per ogni modulo dopo il volo
board-icon-edge = { $state ->
    [legal] si può fare ora
    [chosen] scelto
    [swap] pagabile dopo uno scambio
   *[dim] ora no; premilo per sapere perché
 }
board-points-for = { $kind ->
    [crew] equipaggio salvato
    [launch] lanci
    [build] costruzione
    [equipment] equipaggiamento
    [explorer] gettoni dell'Esploratore
    [pilot] cabina del Pilota
    [first] primo a salvarli tutti
    [ambassador] Ambasciatore
   *[vp] altri PV
 }
board-crew-count = salvati: { $count }
board-crew-went = Dov'è andato l'equipaggio
board-crew-went-more = salvati: { $saved } di { $all }; pianeti raggiunti: { $planets }
board-in-round = Nel round { $round }
board-start = inizio
board-race-legend = Punti dopo ogni round; i numeri portano a ciò che è raccontato sotto.
board-what-decided = Che cosa ha deciso
board-launch-list = { $count ->
    [one] L'unico lancio
   *[other] Tutti i { $count } lanci
 }
board-launch-line = { $count ->
    [0] { $seat } verso { $planet }, a vuoto; rotti { $broken } di { $modules }
    [one] { $seat } verso { $planet }, 1 a bordo; rotti { $broken } di { $modules }
   *[other] { $seat } verso { $planet }, { $count } a bordo; rotti { $broken } di { $modules }
 }
board-fact = { $kind ->
    [sabotage] La mano del Sabotatore
    [richest] Il lancio più ricco
    [fullest] Il razzo più pieno
    [first-home] Primo a salvarli tutti
    [first-launch] Il primo lancio
    [wreck] L'atterraggio più duro
    [reroll] Salvo al secondo tiro
   *[survivor] Il modulo più saldo
 }
board-fact-sabotage = { $seat }: cambiato all'ultimo il lancio verso { $planet } – { $module }.
board-fact-richest = { $count ->
    [one] { $seat }: 1 punto con un solo lancio, verso { $planet }.
   *[other] { $seat }: { $count } punti con un solo lancio, verso { $planet }.
 }
board-fact-fullest = { $more ->
    [one] { $seat }: verso { $planet }; a bordo, tutti di un giocatore: { $count }.
   *[other] { $seat }: verso { $planet }; a bordo, di { $more } giocatori: { $count }.
 }
board-fact-first-home = { $seat }: tutti salvi nel round { $count }, che è così diventato l'ultimo.
board-fact-first-launch = { $seat }: il primo volo, verso { $planet }, nel round { $count }.
board-fact-wreck = Dopo il volo verso { $planet } si sono rotti { $count } di { $more } moduli.
board-fact-reroll = { $count ->
    [one] { $module } ha retto al secondo tiro.
   *[other] { $module } ha retto al secondo tiro; è successo { $count } volte.
 }
board-fact-survivor = { $module } { $count ->
    [one] ha retto una volta
   *[other] ha retto { $count } volte
 }; { $more ->
    [0] non si è rotto nulla
    [one] in tutto si è rotto 1 modulo
   *[other] in tutto si sono rotti { $more } moduli
 }.
# Il lancio in scena
board-flight-safe = In salvo: { $crew }
board-flight-empty = Non c'era nessuno a bordo.
board-flight-from = dall'hangar { $hangar }
board-checks = Prove di stabilità
board-check = { $verdict ->
    [holds] regge
    [broken] rotto
    [would-break] si romperebbe
    [would-hold] reggerebbe
   *[to-come] da provare
 }
board-reroll-you = Meccanico: ritirare?
board-reroll-other = { $seat } può far ritirare.
board-reroll-chance = Regge da 1 a { $stability }: { $percent }. Vale il secondo tiro.
board-reroll-pass = { $verdict ->
    [would-break] Lascia che si rompa
   *[would-hold] Lascia così
 }
board-reroll = Ritira il dado
board-reroll-asks = { $who ->
    [you] { $module }: tirato { $roll }
   *[other] { $module }: tirato { $roll }, decide { $seat }
 }
board-would-get = Chi otterrebbe che cosa
board-got = Chi ha ottenuto che cosa
board-gain = { $reward ->
    [launch] Lancio
    [build] Costruzione
    [equipment] Dotazione
    [explorer] Esploratore
    [pilot] Pilota
    [first] Tutti salvi
    [crew] Equipaggio
    [total] Totale
   *[points] Punti
 }
board-saved-count = in salvo: { $count }
board-orders = Ordini
board-flies = parte
board-flies-now = Se parte ora
board-assign-to = { $module }, hangar { $hangar }: di chi sarà?
board-chips-left = gettoni: { $count }
board-move-crew = O sposta qualcuno da { $module }:
board-exchange = Prima scambia cubetti
board-next-planet = Al suo posto: { $planet }
board-next-planet-head = Al suo posto un nuovo pianeta
board-sabotage-you = Sabotatore: puoi agire prima del volo
board-sabotage-other = { $seat } può agire prima del volo
board-sabotage-how = Premi un modulo: dallo a qualcun altro, o sposta chi è a bordo.
board-launch-asks = { $seat }: dall'hangar { $hangar } verso { $planet }
board-all-wait = Tocca a te, e tutti ti aspettano.
board-fly-next = Poi si parte.
board-see-launch = Guarda il lancio di { $seat }
board-see-table = Guarda il tavolo
board-skip = Salta le immagini
board-let-fly = Lascia che parta
board-step = { $step ->
    [declared] dichiarato
   *[rewards] ricompense
 }
board-step-stability = stabilità { $done } di { $of }
board-deed-assigned = { $seat }: { $module }, prima: { $from }, ora: { $to }
board-deed-moved = { $seat }: qualcuno è stato spostato – { $module }
board-may-act = { $who ->
    [you] Puoi agire
   *[other] { $seat } può agire
 }
board-let-it-fly = { $who ->
    [you] L'hai lasciato partire
   *[other] { $seat } l'ha lasciato partire
 }
board-flight-paid = pagato { $energy }
board-flight-fee = e una tassa di { $energy }: { $seat }
board-flight-landed = atterrati: { $count }
board-all-hold = che tutti i moduli reggano
board-with-mechanic = Con il Meccanico fra { $worst } e { $best }.
board-cost-of = { $cost } su { $energy }
board-stays = Che cosa resta in piedi
board-stays-again = dopo il trattino: ritirando
board-all-home = { $seat }: tutto l'equipaggio è salvo. Questo è l'ultimo round.

section-constant = costanti
section-edition = edizioni
section-length = durate
section-colour = colori
section-resource = risorse
section-module-type = tipi di modulo
section-equipment = equipaggiamento
section-phase = fasi
section-company = società
section-die = dadi
section-module = moduli
section-planet = pianeti
section-character = personaggi
section-end-reason = come finisce una partita
section-action = azioni

field-action-dice-per-color = dadi azione per colore
field-amount = cubetti in meno
field-build-reward = ricompensa di costruzione
field-characters = personaggi
field-chips-per-color = gettoni per colore
field-closed-hangar-cards = carte hangar chiuso
field-colour = colore
field-copies = copie
field-cost = costo
field-crew = equipaggio a testa
field-crew-per-color = equipaggio per colore
field-cubes = cubetti
field-deck = mazzo
field-dice-fields = caselle per i dadi
field-discount = qui costa meno
field-energy = energia
field-energy-cost = costo in energia
field-energy-single = segnalini energia da 1
field-energy-triple = segnalini energia da 3
field-equipment = equipaggiamento speciale
field-faces = facce
field-fuel = serbatoi necessari
field-influence-markers-per-color = segnalini influenza per colore
field-launch-reward = ricompensa di lancio
field-minutes = minuti
field-modules-advanced = moduli avanzati
field-modules-standard = moduli standard
field-order = ordine
field-phase-boards = plance delle fasi
field-planets-blue = pianeti blu
field-planets-red = pianeti rossi
field-reference-cards = carte riassunto
field-resources-per-type = cubetti per risorsa
field-screens = schermi
field-seats = posti
field-stability = stabilità
field-stability-dice = dadi stabilità
field-start = all'inizio
field-text = testo
field-type = tipo
field-value = valore
field-vp-five = segnalini PV da 5
field-vp-single = segnalini PV da 1

# Standing orders
order-sabotage-never = Sabotaggio: passa sempre
order-sabotage-mine = Sabotaggio: passa, tranne se lancio io o se volano equipaggio o moduli miei
order-reroll-never = Nuovo tiro: non chiederlo mai
order-reroll-mine = Nuovo tiro: interpellami solo per i miei moduli
order-reroll-broken = Nuovo tiro: interpellami solo se un mio modulo si è appena rotto
order-adjust-never = Ingegnere: lascia i miei dadi come sono stati rivelati
order-explore-never = Esploratore: non pescare pianeti
order-mark-never = Esploratore: non segnare pianeti
order-spread-never = Magnate: lascia i miei gettoni dove sono
order-terminal-never = Terminal: il mio membro dell'equipaggio resta lì alla fine del round

# The plain table in the browser: what the view's keys are called, what stands on cards, what is offered in rows
view-round = round in corso
view-rounds = round al massimo
view-edition = edizione
view-length = durata
view-characters = personaggi
view-phase = fase
view-about = si tratta di
view-about-place = posto nel razzo
view-about-colour = pila
view-about-space = posto per un pianeta
view-about-tied = tirano per lo stesso posto
view-hangar = numero di hangar
view-influence = influenza, dal primo
view-rolls = tiri per l'ordine
view-queue = dadi ancora da giocare in questa fase
view-order = tutti i dadi di ogni fase, in ordine
view-field = casella
view-value = dado
view-market = mercato
view-capacity = capienza del mercato, per tipo
view-first-buyer = chi ha comprato per primo
view-hangars = hangar con i razzi
view-discount = qui costa meno
view-closed = chiuso
view-fee = tassa per il Magnate
view-modules = moduli
view-tanks = serbatoi
view-equipment = equipaggiamento
view-missing = per volare manca
view-modules-crew = equipaggio a bordo
view-modules-pilot-chip = con il gettone del Pilota
view-owner = proprietario
view-free = posti liberi
view-planets = pianeti scoperti
view-fuel = serbatoi richiesti
view-planets-equipment = equipaggiamento richiesto
view-cost = energia da pagare
view-launch-reward = PV per il lancio
view-build-reward = PV per più moduli
view-marks = gettoni dell'Esploratore
view-flown = pianeti raggiunti
view-rescuer = chi ha lanciato
view-flown-crew = equipaggio salvato
view-piles = pile
view-piles-blue = pianeti blu rimasti
view-piles-red = pianeti rossi rimasti
view-advanced = moduli avanzati rimasti
view-piles-top = in cima
view-standard = moduli standard
view-piles-unseen = sotto, in un ordine ignoto
view-planets-unseen = pianeti rimasti, in un ordine ignoto
view-planets-unseen-blue = blu
view-planets-unseen-red = rossi
view-under-blue = sotto la pila blu
view-under-red = sotto la pila rossa
view-piles-under = messi lì dall'Esploratore
view-display = moduli nel display
view-discard = moduli scartati
view-drawn = pianeta pescato
view-drawn-modules = pescati: se ne può tenere uno
view-terminal = nel terminal
view-companies = gettoni del Magnate
view-turn = il dado in gioco
view-seat = chi
view-used = usati
view-turn-left = ancora permesso, l'uno o l'altro
view-moves = spostamenti
view-boardings = imbarchi
view-shifts = traslazioni
view-builds = costruzioni
view-launches = lanci
view-pips = cubetti
view-extra-shift = una traslazione in più, da Meccanico
view-bought = già comprati
view-launch = lancio in corso
view-launcher = chi lancia
view-planet = pianeta
view-roll = tiro di stabilità
view-step = che cosa succede
view-deed = che cosa ha fatto il Sabotatore
view-deed-deed = azione
view-deed-hangar = nell'hangar
view-deed-place = posto nel razzo
view-deed-owner = proprietario di prima
view-deed-seat = di chi è l'equipaggio, o nuovo proprietario
view-deed-module = modulo
view-checks-module = modulo
view-to-hangar = verso l'hangar
view-to-place = posto lì
view-to-module = modulo lì
view-assignments = con un altro proprietario
view-checks = prove di stabilità
view-checks-place = posto nel razzo
view-checks-rolls = tiri di stabilità
view-outcome = il modulo
view-reach = che cosa serve ancora per i pianeti
view-reach-space = posto del pianeta
view-reach-tanks = serbatoi mancanti
view-reach-equipment = equipaggiamento mancante
view-parts = moduli mancanti
view-planets-fee = tassa per l'Esploratore
view-prices = quanto costano i tuoi moduli
view-prices-module = modulo
view-prices-cost = cubetti
view-exchanges = scambi prima
view-opens = pianeti che diventano raggiungibili
view-to = va a
view-prices-energy = energia che porta
view-mission = il tuo lancio più vicino
view-mission-tanks = serbatoi mancanti
view-mission-equipment = equipaggiamento mancante
view-mission-energy = energia mancante
view-own = con un tuo modulo
view-mission-crew = tuo equipaggio a bordo
view-faces = che cosa danno e permettono i dadi
view-faces-energy = energia che porta
view-faces-modules = moduli in Ricerca
view-faces-cubes = cubetti in Acquisti
view-options = in Costruzione e lancio, l'uno o l'altro
view-settlement = energia del piano
view-settlement-energy = i dadi danno
view-left = energia rimasta
view-settlement-bid = offerta rimasta
view-short = punti di troppo
view-lowered = dadi che scendono
view-lowered-to = a
view-instead = dadi di cui uno potrebbe scendere al loro posto
view-instead-to = a
view-instead-same = permette lo stesso
view-next = rimasta con un altro dado, secondo il valore
view-rewards = PV dai lanci
view-rewards-launch = lancio
view-rewards-build = più moduli
view-rewards-equipment = equipaggiamento
view-rewards-explorer = gettoni dell'Esploratore
view-rewards-pilot = cabina del Pilota
view-rewards-first = primo a salvare tutti
view-forecast = che cosa darebbe un lancio
view-space = posto del pianeta
view-stage = a che punto
view-not-legal = ora non permesso
view-rule = vietato da
view-not-affordable = troppo caro
view-forecast-fee = all'Esploratore
view-forecast-crew = equipaggio a bordo
view-forecast-seats = chi avrebbe che cosa
view-forecast-modules = probabilità di resistere
view-survives = probabilità di resistere
view-forecast-survives = probabilità che tutti i moduli resistano
view-best = con i tiri ripetuti, al meglio
view-worst = con i tiri ripetuti, al peggio
view-seats-launch = lancio
view-seats-build = più moduli
view-seats-equipment = equipaggiamento
view-seats-explorer = gettoni Esploratore
view-seats-pilot = cabina del Pilota
view-seats-first = primo a salvare tutti
view-forecast-seats-crew = equipaggio in salvo
view-crew-points = punti per l'equipaggio
view-completes = tutti salvati
view-stability = stabilità
view-modules-type = tipo
view-modules-seats = posti a sedere
view-trigger = ultimo round
view-character = personaggio
view-energy = energia
view-cubes = risorse
view-seats-crew = equipaggio in riserva
view-crew-total = equipaggio in tutto
view-saved = in salvo
view-rescued = salvati con lanci propri
view-seats-modules = moduli non ancora costruiti
view-ready = fatto
view-dice = dadi, a sinistra e a destra
view-research = ricerca
view-shopping = acquisti
view-boarding = imbarco
view-build-launch = costruzione e lancio
view-bid = offerta
view-kept = tiene
view-pilot-chip = gettone del Pilota ancora disponibile
view-worth-crew = equipaggio salvato
view-worth-vp = punti vittoria
view-ambassador = da Ambasciatore
word-sabotage = tocca al Sabotatore
word-planet = arriva un nuovo pianeta
word-stability = prove di stabilità
word-holds = regge
word-breaks = si rompe
word-pass = l'ha lasciato volare
word-move = ha spostato un membro dell'equipaggio
word-assign = ha dato un modulo a un altro
word-left = casella sinistra
word-right = casella destra
word-standard = standard
word-yellow = giallo
word-advanced = avanzato
word-blue = Blu
word-end = fine del round
word-possible = possibile
word-declared = dichiarato
word-flown = in volo
mark-type = { $value }
mark-cost = costa { $value }
mark-energy = dà { $value } di energia
mark-seats = posti { $value }
mark-stability = stabilità { $value }
mark-equipment = { $value }
mark-fuel = serbatoi { $value }
mark-energy_cost = costa { $value } di energia
mark-launch_reward = lancio { $value } PV
mark-build_reward = più moduli { $value } PV
title-hangars = hangar n. { $hangar }: { $company }
title-hangars-modules = { $place }. { $module }
title-forecast-modules = { $place }. { $module }
title-planets = { $planet ->
    [nothing] { $place }. nessuno per questo posto ({ $colour })
   *[other] { $place }. { $planet } ({ $colour })
 }
title-forecast = hangar { $hangar } verso { $planet }: { $stage }
row-plan = { $phase }, { $field ->
    [left] sinistra
   *[right] destra
 }
legend-plan = Numeri piccoli: energia che ricevi (+) o paghi (–). Che cosa permette ogni valore?
hint-plan = { $allows ->
    [module] 1 modulo
    [cubes] cubetti, fino al valore
    [moves] spostamenti: { $count }
    [boardings] imbarchi: { $count }
    [s1] 1 traslazione
    [b1] 1 costruzione
    [b1-l1] 1 costruzione o 1 lancio
    [b1l1-b2] 1 costruzione e 1 lancio, o 2 costruzioni
    [b2l1] 2 costruzioni e 1 lancio
   *[other] al massimo: traslazioni { $shifts }, costruzioni { $builds }, lanci { $launches } (RR-9.1)
 }
cell-plan = { $value }
more-plan = { $gets ->
    [0] { $pays ->
        [0] ±0
       *[other] −{ $pays }
     }
   *[other] +{ $gets }
 }
row-set = { $phase }, { $field ->
    [left] sinistra
   *[right] destra
 }
cell-set = { $value }
more-set = { $gets ->
    [0] { $pays ->
        [0] ±0
       *[other] −{ $pays }
     }
   *[other] +{ $gets }
 }
row-bid = energia
cell-bid = { $energy }
row-buy = { $resource }
cell-buy = { $cubes }
title-queue = { $phase } { $value }
row-shift = hangar { $hangar }: { $place }. { $module } verso l'hangar
cell-shift = { $target }
row-move = equipaggio nell'hangar { $hangar }: { $place }. { $module }
cell-move = { $colour }
row-assign = hangar { $hangar }: { $place }. { $module } va a
cell-assign = { $colour }
more-choose = { $text }

# Ciò che nel file dei componenti non ha un nome
called-rounds-max = round al massimo
called-hand-limit = moduli non costruiti che si tengono a fine round
called-bid-max = offerta massima
called-start-energy = energia all'inizio
called-start-chips = gettoni all'inizio
called-action-dice = dadi azione a testa
called-blue-planets-open = pianeti blu scoperti
called-red-planets-open = pianeti rossi scoperti
called-terminal-spaces = spazi del terminal
called-terminal-per-player = equipaggio a testa nel terminal
called-rocket-modules-max = moduli di un razzo al massimo
called-exchange-give = cubetti dati in uno scambio
called-exchange-get = cubetti avuti in uno scambio
called-crew-vp = punti per un membro d'equipaggio su un pianeta
called-first-vp = PV per chi salva tutti per primo
called-equipment-vp = PV per l'equipaggiamento
called-ambassador-rescue-vp = Ambasciatore: punti per ogni membro salvato
called-ambassador-foreign-crew-vp = Ambasciatore: quanto valgono i membri altrui per i loro proprietari
called-boarding-cost = energia per un posto
called-mechanic-draws = Meccanico: moduli pescati all'inizio
called-mogul-energy = Magnate: energia all'inizio
called-mogul-energy-per-crew = Magnate: energia all'inizio per membro d'equipaggio
called-mogul-chips-max = Magnate: gettoni al massimo sulle società
called-miner-cubes = Minatore: cubetti in più di ogni tipo all'inizio
called-ambassador-terminal-crew = Ambasciatore: equipaggio nel terminal all'inizio
called-pilot-chips = Pilota: gettoni speciali
called-pilot-cockpit-vp = Pilota: PV per ogni proprio membro in cabina
called-explorer-chip-vp = Esploratore: PV per gettone sul pianeta
called-explorer-chip-fee = Esploratore: energia che un gettone costa agli altri
called-mogul-chip-fee = Magnate: energia che un gettone costa agli altri

# What a table chooses before its match

option-edition = Edizione
option-length = Durata
option-characters = Personaggi
option-characters-off = senza
option-characters-deal = distribuiti a caso
option-characters-choose = a scelta di ognuno

# The browser's own table
board-short-type = { $type ->
    [cockpit] Cabina
    [tank] Serbatoio
    [engine] Propulsore
   *[crew] Alloggio
 }
board-no-tank = nessun serbatoio
board-bid-less = Offri di meno
board-bid-more = Offri di più
board-bid-name = Offerta per l'influenza
board-bid-why = L'offerta più alta guida il tracciato influenza, ed è l'unica che si paga.
board-can-fly = può volare
board-chips-name = gettoni
board-colour-planets = { $colour ->
    [blue] Pianeti blu
   *[red] Pianeti rossi
 }
board-complete = completo
board-crew = Equipaggio: in salvo { $saved }, a bordo o in attesa { $aboard }, a casa { $home }, in tutto { $total }
board-crew-aboard = equipaggio a bordo
board-crew-free = Solo ora, e gratis: un membro dell'equipaggio dalla tua riserva.
board-deed = { $deed ->
    [build] Costruisci
    [launch] Lancia
    [shift] Trasla
    [equip] Gettone
   *[exchange] Scambia
 }
board-deeds = Che cosa fare con questo dado
board-dice-count = { $count ->
    [one] 1 dado
   *[other] { $count } dadi, il più alto per primo
 }
board-dice-placed = Dadi piazzati: { $count }/{ $most }
board-crew-key = { $verb ->
    [crew] Uno a bordo
   *[pass] Nessuno
 }
board-end-key = Fine del dado
board-energy-name = Energia
board-faces = { $phase }, { $field ->
    [left] dado sinistro
   *[right] dado destro
 }: che cosa permette ogni faccia
board-free-count = { $count ->
    [one] 1 libero
   *[other] { $count } liberi
 }
board-free-seats = Posti liberi
board-hangars = Hangar
board-in-pile = nella pila: { $count }
board-keep-one = Tienine uno
board-market-holds = al massimo { $count } per tipo
board-market-name = Mercato
board-mission = Fissa una missione
board-mission-planet = Missione: pianeta
board-mission-rocket = Missione: razzo
board-more-actions = Altre azioni
board-new-modules = I nuovi moduli arrivano con il prossimo round
board-no-die = nessun dado
board-no-launch = Nessun razzo può partire ora
board-no-module = nessun modulo in mano
board-no-shift = Nessun modulo si può spostare ora
board-nothing-yet = Ancora niente
board-own-dice = I tuoi dadi
board-own-plan = La tua plancia delle fasi, dietro lo schermo
board-pane = { $pane ->
    [board] Tavolo
    [depot] Deposito
   *[players] Giocatori
 }
board-phase-short = { $phase ->
    [plan] Piano
    [research] Ricerca
    [shopping] Acquisti
    [boarding] Imbarco
   *[build_launch] Costruzione
 }
board-phases = Round e fasi
board-pile-top = Pila, in cima
board-plan-asks = Piano: metti i tuoi dadi sulla tua plancia
board-plan-ready = Hai finito
board-plan-secret = Nessuno lo vede finché tutti non hanno finito.
board-planning = pianifica
board-plans-open = I piani sono scoperti
board-ready-key = Fatto
board-refill = Rifornisci
board-refill-one = Scegli tu: un tipo viene rifornito
board-score = punti se finisse ora
board-secret = in segreto, tutti insieme
board-setting-up = Preparazione
board-take-from-market = Prendi dal mercato
board-needs = Ai tuoi moduli manca ancora
board-take-off = Toglilo
board-take-one = Prendi un modulo
board-tanks-name = serbatoi
board-then = { $whose ->
    [own] Poi tu con un { $value }.
   *[other] Poi { $seat } con un { $value }.
 }
board-there = disponibili: { $count }
board-thinking = { $seat } sta pensando
board-your-die = { $is ->
    [research] Il tuo { $die } in Ricerca: prendi un modulo
    [miner] Il tuo { $die } agli Acquisti: cubetti di qualsiasi tipo, in tutto { $pips }
    [build_launch] Il tuo { $die }: { $allows }
   *[other] Il tuo { $die }, { $phase }: { $allows }
 }
board-token = { $what ->
    [moves] Spostamento
    [boardings] Imbarco
    [shifts] Traslazione
    [builds] Costruzione
    [launches] Lancio
   *[pips] Cubetto
 }
board-label = { $what ->
    [you] tu
   *[next] poi
 }
board-see-queue = { $phase }: mostra i suoi dadi
board-unpin = Mostra di nuovo il lancio più vicino
board-bid-short = Offerta
board-bid-end = { $end ->
    [pays] paga
   *[back] torna
 }
board-stay = Resta qui
board-clear = Svuota
board-take-key = Prendi { $module }
board-exchange-and-build-in = Scambia e costruisci nel { $hangar }
board-phase-begins = Comincia: { $phase }
board-goes-first = { $whose ->
    [own] Cominci tu, con un { $value }.
   *[other] Comincia { $seat }, con un { $value }.
 }
board-would-cost = quanto costerebbe
board-compare = premi un altro modulo per confrontare
board-enough = basta
board-bars = { $rule ->
    [RR-9-7] nessun gettone
    [RR-13-13] niente energia per la tassa
   *[other] non c'è posto
 }
board-opens = Hangar { $hangar }: { $planets } a portata
board-own-crew = Il tuo equipaggio
board-crew-place = { $where ->
    [home] A casa: { $count }
    [aboard] A bordo: { $count }
   *[saved] In salvo: { $count }
 }
board-bubble = { $what ->
    [dice] { $action_dice } dadi per tutto il round: premi una casella, poi una faccia. I bassi danno energia, gli alti la costano e agiscono prima.
    [queue] Tutti i dadi della fase in ordine, il più alto per primo. Quello dorato agisce ora.
   *[kept] Le parti tratteggiate restano libere: ogni razzo ha bisogno di un propulsore, una cabina e un posto per un serbatoio.
 }
board-bubble-close = Capito
board-key-face = Nel piano: metti questa faccia sulla casella scelta
board-key-off = Nel piano: togli il dado
board-key-fields = Nel piano: dalla casella alle sue facce, e ritorno
board-key-launch = Lanci
board-key-exchange = Scambi
board-key-green = Fai ciò che dice il pulsante verde
board-this-phase = In questa fase
board-to-board = Al tavolo
board-waiting-for = Si aspetta: { $seats }.
board-crew-where = { $aboard } a bordo, { $home } a casa
board-who-moves = Chi si sposta?
board-allows = { $allows ->
    [module] un modulo
    [cubes] fino a { $value ->
        [one] un cubetto
       *[other] { $value } cubetti
     } di un tipo
    [moves] { $count ->
        [one] uno spostamento
       *[other] { $count } spostamenti
     }
    [boardings] { $count ->
        [one] un imbarco
       *[other] { $count } imbarchi
     }
    [s1] una traslazione
    [b1] una costruzione
    [b1-l1] costruire o lanciare
    [b1l1-b2] costruire e lanciare, o 2 costruzioni
    [b2l1] 2 costruzioni e un lancio
   *[other] al massimo: traslazioni { $shifts }, costruzioni { $builds }, lanci { $launches }
 }
board-allows-sooner = come { $value }, ma prima di ogni { $value }
board-allows-twice = { $allows }, con entrambi
board-short-by = Energia mancante: { $short }.
board-short-bid = { $left ->
    [0] L'offerta di { $bid } se ne va.
   *[other] Della tua offerta di { $bid } resta { $left }.
 }
board-instead = { $phase }: meglio { $to }
board-instead-why = { $same ->
    [true] permette lo stesso, e nessun altro scende
   *[other] e nessun altro dado scende
 }
board-launch-ask = Lanciare l'hangar { $hangar } verso { $planet }?
board-launch-all = Paghi solo tu; chi è a bordo è in salvo.
board-boarding-how = Un posto costa { $cost } di energia, al proprietario del modulo.
board-moving-how = Scegli uno dei tuoi, poi un posto libero. Gli spostamenti sono gratis.
board-back = Indietro
board-build-in = Costruisci nell'hangar { $hangar }
board-spread-key = Distribuisci { $chips }
board-chip-less = un gettone in meno
board-chip-more = un gettone in più
board-bill = { $module } nell'hangar { $hangar }
board-bill-costs = costa
board-bill-pays = paghi
board-bill-energy = +{ $energy } di energia
board-bill-opens = poi raggiungibile: { $planets }
board-bill-chip = ci va uno dei tuoi { $chips } gettoni
board-bill-own = moduli tuoi lì: { $own } su { $all }
board-no-fit = Ora non si può costruire in nessun hangar: premine uno per sapere perché.
board-no-exchange = Niente da scambiare.
board-discarded = Scartati: { $count }
board-look-through = guarda
board-piles-title = Moduli che non si vedono
board-piles-more = Quel che tutti sanno contando.
board-large = { $what ->
    [fuel] serbatoi necessari: { $count }
    [cost] energia pagata da chi lancia: { $count }
    [launch] PV per il lancio: { $count }
    [build] PV per chi ha costruito di più: { $count }
    [stability] regge fino a un { $count }
    [seats] posti: { $count }
   *[energy] energia alla costruzione: { $count }
 }
board-large-needs = serve: { $name }
board-large-carries = porta: { $name }
board-exchanges = { $exchanges ->
    [0] troppo caro
    [one] 1 scambio
   *[other] { $exchanges } scambi
 }
board-icons = Simboli ?
