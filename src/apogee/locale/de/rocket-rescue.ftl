# Rocket Rescue: Aktionen, Zeilen des Protokolls, der Tisch. Die Namen der Karten stehen in der Komponentendatei.

play-goal = Flieg deine Besatzung auf andere Planeten: { $crew_vp } SP für jede und jeden dort, { $first_vp } mehr, wenn deine als Erste ganz in Sicherheit ist. Nach { $rounds } Runden, oder sobald eine ganze Besatzung in Sicherheit ist, gewinnen die meisten SP.
play-how = Plane geheim deine Würfel: ein Modul erforschen, Steine kaufen, einsteigen, bauen und starten. Raketen gehören allen: Ein Start nimmt alle mit, die an Bord sind.

action-choose = { $character } sein
action-keep = { $module } behalten
action-draw = { $colour ->
    [blue] Einen blauen Planeten ziehen
   *[other] Einen roten Planeten ziehen
 }
action-replace = { $planet } ersetzen, neu: { $drawn }
action-mark = { $marks ->
    [0] Einen Chip auf { $planet } legen
    [one] Einen Chip auf { $planet } legen, wo schon 1 von dir liegt
   *[other] Einen Chip auf { $planet } legen, wo schon { $marks } von dir liegen
 }
action-spread = Deine Chips: { $first_at } { $first }, { $second_at } { $second }, { $third_at } { $third }
action-plan = { $phase }, { $field ->
    [left] linkes Feld
   *[right] rechtes Feld
 }: { $value } ({ $gets ->
    [0] { $pays ->
        [0] gratis
       *[other] kostet { $pays } Energie
     }
   *[other] bringt { $gets } Energie
 })
action-bid = { $energy ->
    [0] Nichts bieten
   *[other] { $energy } Energie bieten
 }
action-done = { $finishes ->
    [planning] Den Plan abschließen ({ $gets ->
        [0] die Würfel kosten { $pays } Energie
       *[other] die Würfel bringen { $gets } Energie
     }, Gebot { $bid }{ $short ->
        [0] )
       *[other] ; { $short } Energie zu wenig: Gebot, dann Würfel werden gekürzt, RR-4.8)
     }
   *[other] Dieses behalten und den Rest ablegen
 }
action-set = Den Würfel in { $phase }, { $field ->
    [left] linkes Feld
   *[right] rechtes Feld
 }, auf { $value } drehen ({ $gets ->
    [0] { $pays ->
        [0] gratis
       *[other] kostet { $pays } Energie
     }
   *[other] bringt { $gets } Energie
 })
action-pass = { $declines ->
    [drawing] Keinen Planeten ziehen
    [marking] Keinen Planeten markieren
    [spreading] Die Chips lassen, wie sie sind
    [adjusting] Die Würfel lassen, wie sie sind
    [researching] Kein Modul nehmen
    [buying] Nichts kaufen
    [splitting] Nichts mehr kaufen
    [manning] Niemanden daraufsetzen
    [sabotaging] Nichts tun
    [rolling] Den Wurf gelten lassen
    [waiting] Dein Besatzungsmitglied im Terminal lassen
   *[other] Passen
 }
action-end = { $ends ->
    [boarding-turn] Würfel beenden: nicht weiter boarden
   *[other] Würfel beenden: nicht weiter bauen oder starten
 }
action-take = { $module } nehmen ({ $type })
action-buy = { $cubes ->
    [one] 1 Stein kaufen: { $resource }
   *[other] { $cubes } Steine kaufen: { $resource }
 }
action-refill = { $resource } auffüllen: Steine jetzt { $cubes }, dann { $capacity }
action-move = Ein Besatzungsmitglied ({ $colour }) umsetzen, von { $module }, Hangar { $hangar }
action-to = Nach { $module }, Hangar { $hangar }
action-board = { $place ->
    [terminal] Ins Boarding-Terminal gehen
   *[other] Einsteigen: { $module }, Hangar { $hangar }
 }
action-shift = { $module } von Hangar { $hangar } in Hangar { $target } verschieben
action-build = { $module } in Hangar { $hangar } bauen: Carbon { $carbon }, Aluminium { $aluminium }, Titan { $titanium }; bringt { $gets } Energie
action-launch = Hangar { $hangar } startet nach { $planet }: { $vp } SP für dich, gerettet: { $crew }
action-exchange = { $cubes } x { $given } gegen { $gets } x { $taken } tauschen
action-equip = Deinen Chip auf { $module }, Hangar { $hangar }, legen: Rover und Satellit
action-crew = Ein Besatzungsmitglied daraufsetzen
action-assign = { $module }, Hangar { $hangar }, geht an { $colour }
action-reroll = Verlangen, dass die { $roll } neu gewürfelt wird
cost = { $cost ->
    [0] gratis
   *[other] { $cost } Energie
 }

event-planning = { $seat }: eine { $value } gelegt – { $phase }, { $field ->
    [left] linkes Feld
   *[right] rechtes Feld
 }
event-bidding = { $seat }: { $bid } Energie als Gebot beiseitegelegt
event-keeping = { $seat }: { $module } zum Behalten gewählt
event-ready = { $seat }: bereit
event-rolled = { $seat }: { $value } für die Reihenfolge gewürfelt
event-influence = Einflussleiste: { $order }
event-planet = Neuer Planet auf Platz { $space }: { $planet }
event-top = Oben auf dem Modulstapel: { $module }
event-shuffled = Der Ablagestapel wurde gemischt und ist der neue Modulstapel
event-closed = Hangar { $hangar } ist in dieser Partie geschlossen
event-character = { $seat }: Charakter erhalten – { $character }
event-chose = { $seat }: Charakter gewählt – { $character }
event-started = { $seat }: Starteffekt ausgeführt – { $character }
event-drew-start = { $seat }: { $module } gezogen
event-kept-start = { $seat }: { $module } behalten
event-round = Runde { $round }
event-explored = { $seat }: { $colour ->
    [blue] einen blauen Planeten
   *[other] einen roten Planeten
 } gezogen
event-drawn = Gezogen: { $planet }
event-replaced = { $seat }: { $planet } ersetzt, neu: { $by }
event-marked = { $seat }: einen Chip auf { $planet } gelegt; Chips dort: { $marks }
event-spread = { $seat }: Chips auf { $first_at } { $first }, { $second_at } { $second }, { $third_at } { $third }
event-laid = In der Auslage: { $module }
event-planned = { $seat }: geplant – Forschen { $research }, Einkaufen { $shopping }, Boarden { $boarding }, Bauen & Starten { $build_launch }; Gebot { $bid }
event-adjusted = { $seat }: einen Würfel gedreht – { $phase }, { $field ->
    [left] linkes Feld
   *[right] rechtes Feld
 }: { $value }
event-balance = { $got ->
    [0] { $paid ->
        [0] { $seat }: Die Würfel kosten nichts; Energie { $energy }
       *[other] { $seat }: { $paid } für die Würfel bezahlt; Energie { $energy }
     }
   *[other] { $seat }: { $got } für die Würfel erhalten; Energie { $energy }
 }
event-bid-taken = { $seat }: zu wenig Energie, { $taken } vom Gebot zurückgenommen; Gebot { $bid }
event-lowered = { $seat }: zu wenig Energie, der Würfel in { $phase }, { $field ->
    [left] linkes Feld
   *[right] rechtes Feld
 }, sinkt auf { $value }
event-paid-bid = { $seat }: das Gebot bezahlt – { $bid }
event-phase = Es folgt: { $phase }
event-skipped-phase = Kein Platz ist frei: { $phase } entfällt
event-turn = { $phase }, Würfel { $value }: { $seat }
event-nothing-to-do = { $seat }: Mit diesem Würfel ist nichts zu machen
event-passed = { $seat }: gepasst
event-ended-turn = { $seat }: den Zug beendet
event-took = { $seat }: { $module } genommen
event-discarded = Abgelegt: { $module }
event-bought = { $seat }: { $cubes } x { $resource } gekauft
event-refilled = { $seat }: { $resource } aufgefüllt, { $cubes } dazu
event-boarded = { $cost ->
    [0] { $seat }: gratis eingestiegen – { $module }, Hangar { $hangar }
   *[other] { $seat }: eingestiegen – { $module }, Hangar { $hangar }; Energie bezahlt: { $cost } (gehört: { $owner })
 }
event-boarded-terminal = { $seat }: ein Besatzungsmitglied ins Terminal geschickt
event-moving = { $seat }: ein Besatzungsmitglied ({ $crew }) geholt von { $module }, Hangar { $hangar }
event-moved = { $seat }: ein Besatzungsmitglied ({ $crew }) umgesetzt nach { $module }, Hangar { $hangar }
event-shifted = { $seat }: { $module } von Hangar { $from } in Hangar { $hangar } verschoben
event-built = { $seat }: { $module } in Hangar { $hangar } gebaut; Energie +{ $energy }
event-fee = { $seat }: Gebühr an { $to } bezahlt – { $energy } Energie
event-crew-aboard = { $seat }: ein Besatzungsmitglied auf { $module } gesetzt, Hangar { $hangar }
event-exchanged = { $seat }: { $given } gegen { $taken } getauscht
event-equipped = { $seat }: den Spezialchip auf { $module } gelegt, Hangar { $hangar }
event-launched = { $seat }: Start angekündigt – Hangar { $hangar } nach { $planet }, alle Module bestehen zu { $percent } %
event-assigned = { $seat }: { $module }, Hangar { $hangar }, wechselt von { $from } zu { $to }
event-paid = { $seat }: { $energy } Energie für den Start bezahlt
event-rescued = { $count ->
    [0] { $seat }: eine leere Rakete geflogen
    [one] { $seat }: 1 Besatzungsmitglied gerettet – { $crew }
   *[other] { $seat }: { $count } Besatzungsmitglieder gerettet – { $crew }
 }
event-launch-reward = { $seat }: +{ $vp } SP für den Start
event-build-reward = { $seat }: +{ $vp } SP für die meisten Module
event-equipment-reward = { $seat }: +{ $vp } SP für Ausrüstung
event-explorer-reward = { $seat }: +{ $vp } SP für die Chips auf dem Planeten
event-pilot-reward = { $seat }: +{ $vp } SP für die Besatzung im Cockpit
event-first = { $seat }: zuerst alle gerettet, +{ $vp } SP. Das ist die letzte Runde
event-stability = Stabilität von { $module }, Hangar { $hangar }: { $value } gewürfelt
event-demanded = { $seat }: einen neuen Wurf verlangt
event-held = { $module }, Hangar { $hangar }, hält ({ $seat })
event-broke = { $module }, Hangar { $hangar }, ist zerstört ({ $seat })
event-kept = { $seat }: { $module } behalten
event-ended = Die Partie ist zu Ende: { $reason }

# Was jemand getan hat, kurz, ohne wer es war
deed-chose = Charakter: { $character }
deed-adjusted = Würfel gedreht: { $value }
deed-replaced = ersetzt: { $planet }, neu: { $by }
deed-marked = Chip auf { $planet }
deed-spread = Chips verteilt
deed-nothing-to-do = nichts möglich
deed-passed = gepasst
deed-took = genommen: { $module }
deed-bought = gekauft: { $cubes } x { $resource }
deed-refilled = aufgefüllt: { $resource }
deed-boarded = an Bord in Hangar { $hangar }
deed-boarded-terminal = Besatzung ins Terminal
deed-moved = Besatzung in Hangar { $hangar }
deed-shifted = in Hangar { $hangar } verschoben: { $module }
deed-built = in Hangar { $hangar } gebaut: { $module }
deed-crew-aboard = Besatzung an Bord in Hangar { $hangar }
deed-exchanged = getauscht: { $given } gegen { $taken }
deed-equipped = Spezialchip in Hangar { $hangar }
deed-launched = Start aus Hangar { $hangar } nach { $planet }
deed-assigned = Besitz geändert: { $module }
deed-rescued = { $count ->
    [0] leer geflogen
    [one] 1 gerettet
   *[other] { $count } gerettet
 }

# Was die Partie beendet, und worauf es ankommt
goal-rounds = { $own ->
    [nothing] Ende nach Runde { $rounds } oder mit der ersten ganz geretteten Besatzung
   *[other] Ende nach Runde { $rounds } oder mit der ersten ganz geretteten Besatzung (deine: { $own } von { $crew })
 }
goal-last-round = Dies ist die letzte Runde
goal-all-rescued = Letzte Runde: Eine ganze Besatzung ist gerettet
goal-no-rocket = Noch gibt es keine Rakete für dich
goal-modules = { $count ->
    [one] Hangar { $hangar } bis { $planet }: 1 Modul fehlt
   *[other] Hangar { $hangar } bis { $planet }: { $count } Module fehlen
 }
goal-join = { $count ->
    [one] Mitbauen in Hangar { $hangar } bis { $planet }: 1 Modul fehlt
   *[other] Mitbauen in Hangar { $hangar } bis { $planet }: { $count } Module fehlen
 }
goal-aboard = Hangar { $hangar } bis { $planet }: niemand von dir ist an Bord
goal-energy = Hangar { $hangar } bis { $planet }: dir fehlt Energie ({ $energy })
goal-ready = Hangar { $hangar } bis { $planet }: bereit zum Start

# Warum ein Tipp gut ist
reason-plan-launch = { $count ->
    [0] Die Würfel sind für einen Start aus Hangar { $hangar } zum Ziel { $planet }: für den Start +{ $points }; Energie danach: { $energy }
    [one] Die Würfel sind für 1 Modul in Hangar { $hangar } und einen Start zum Ziel { $planet }: für den Start +{ $points }; Energie danach: { $energy }
   *[other] Die Würfel sind für { $count } Module in Hangar { $hangar } und einen Start zum Ziel { $planet }: für den Start +{ $points }; Energie danach: { $energy }
 }
reason-plan-build = { $count ->
    [one] Die Würfel sind für 1 Modul in Hangar { $hangar }; Energie danach: { $energy }
   *[other] Die Würfel sind für { $count } Module in Hangar { $hangar }; Energie danach: { $energy }
 }
reason-save = In dieser Runde lohnt sich keine Rakete mehr; Energie danach: { $energy }
reason-take = { $planet ->
    [nothing] Für die Rakete in Hangar { $hangar }
   *[other] Für die Rakete in Hangar { $hangar } mit dem Ziel { $planet }
 }
reason-launch = { $count ->
    [0] Für dich +{ $points }: { $planet }
    [one] Für dich +{ $points }, und 1 Mitglied deiner Besatzung ist gerettet: { $planet }
   *[other] Für dich +{ $points }, gerettet aus deiner Besatzung: { $count }: { $planet }
 }
reason-opens = Die Rakete in Hangar { $hangar } erreicht dann auch: { $planets }
reason-points = Bringt sofort: +{ $points }
reason-forecast = Ein Start aus Hangar { $hangar } zum Ziel { $planet } bringt dir dann mehr: +{ $points }
reason-payable = Das kannst du dann bezahlen: { $modules }
reason-nearer = { $parts ->
    [0] Die Rakete in Hangar { $hangar } erreicht dann { $planet }
    [one] Der Rakete in Hangar { $hangar } fehlt dann 1 Modul bis { $planet }
   *[other] Der Rakete in Hangar { $hangar } fehlen dann { $parts } Module bis { $planet }
 }
reason-share = Ein Modul von dir in Hangar { $hangar }: Du kannst an der Baubelohnung teilhaben
reason-aboard = Die Besatzung in Hangar { $hangar } ist gerettet, wenn die Rakete fliegt
reason-supply = Ein Vorrat für spätere Module; deine Rohstoffe dann: { $count }
reason-end = Gibt für diesen Würfel nichts mehr aus

asks-choose = Welcher Charakter willst du sein?
asks-keep_start = Welches der gezogenen Module behältst du?
asks-explore = Ziehst du einen Planeten, der einen offenen ersetzt?
asks-replace = Welchen Planeten ersetzt er?
asks-mark = Legst du einen Chip auf einen Planeten?
asks-spread = Wie verteilst du deine Chips auf die Firmen?
asks-plan = Lege { $action_dice } Würfel auf deine Phasentafel und biete um Einfluss. Niemand sieht es, bevor alle fertig sind.
asks-adjust = Alle Würfel sind aufgedeckt: Drehst du einen von deinen?
asks-research = Forschen: Welches Modul nimmst du?
asks-shopping = Einkaufen: Was kaufst du?
asks-refill = Du entscheidest: Welcher Rohstoff wird aufgefüllt?
asks-boarding = Boarden: Was machst du mit diesem Würfel?
asks-target = Wohin geht das Besatzungsmitglied?
asks-build_launch = Bauen & Starten: Was machst du mit diesem Würfel?
asks-crew = { $module }, Hangar { $hangar }: Steigt gleich ein Besatzungsmitglied ein, gratis?
asks-sabotage = Start von Hangar { $hangar } nach { $planet } ({ $seat }): Unternimmst du etwas?
asks-reroll = Stabilitätswurf für { $module }, Hangar { $hangar } ({ $seat }): { $roll } gegen Stabilität { $stability }, also { $outcome ->
    [holds] hält es
   *[breaks] bricht es
 }. Verlangst du einen neuen Wurf?
asks-terminal = Dein Besatzungsmitglied wartet im Terminal: Steigt es ein?
asks-keep = Du darfst ein Modul behalten: welches?

board-round = Runde { $round }/{ $rounds }
board-now = { $phase ->
    [plan] Planen
    [research] Forschen
    [shopping] Einkaufen
    [boarding] Boarden
    [build_launch] Bauen & Starten
   *[end] Rundenende
 }
board-die = { $seat }: Würfel { $value }
board-left = { $what ->
    [moves] noch { $count } x umsetzen
    [boardings] noch { $count } x einsteigen
    [shifts] noch { $count } x verschieben
    [builds] noch { $count } x bauen
    [launches] noch { $count } x starten
   *[pips] Steine übrig { $count }
 }
board-asked = Es entscheidet: { $seat }
board-trigger = Letzte Runde
board-influence = Einfluss
board-terminal = Im Terminal
board-queue = Würfel
board-market = Markt: { $market }
board-planets = Planeten
board-head = { $word ->
    [fuel] Tanks
    [needs] Ausrüstung
    [cost] Energie
    [launch] Start
    [build] Bau
    [marks] Chips
    [type] Art
    [stability] Stab.
    [seats] Plätze
    [energy] En
    [cubes] C/A/T
    [crew] Bes.
    [saved] Ger.
    [vp] SP
   *[score] Pkt
 }
board-empty = leer
board-closed = geschlossen
board-hangar = Hangar { $hangar }
board-resource = { $resource ->
    [carbon] Carbon
    [aluminium] Aluminium
   *[titanium] Titan
 }
board-lacks = fehlt: { $types }
board-tanks = { $count ->
    [one] 1 Tank
   *[other] { $count } Tanks
 }
board-equipment = { $equipment ->
    [rover] R
   *[satellite] S
 }
board-letter = { $type ->
    [cockpit] C
    [tank] T
    [engine] A
   *[crew] B
 }
board-type = { $type ->
    [cockpit] Cockpit
    [tank] Treibstofftank
    [engine] Triebwerk
   *[crew] Besatzungsmodul
 }
board-standard = Standard
board-legend = C Cockpit, T Tank, A Triebwerk, B Besatzung; wem, Stab., R Rover, S Satellit
board-phase = { $phase ->
    [research] For
    [shopping] Eink
    [boarding] Board
   *[build_launch] B&S
 }
board-nothing = nichts
board-module = { $name }: { $type }, kostet { $cost }, bringt { $energy } Energie, Stabilität { $stability }, Plätze { $seats }
board-display = Auslage
board-piles = Stapel: blaue Planeten { $blue }, rote Planeten { $red }, Module { $count }
board-top = obenauf { $name }
board-standard-piles = Standardstapel: { $piles }
board-drawn-modules = Gezogen
board-drawn = Gezogen: { $planet }
board-own = Deine Module
board-survival = Hangar { $hangar }: Alle Module überstehen einen Start: { $percent } ({ $modules }){ $mechanic ->
    [yes] ; in Klammern, was der Mechaniker daraus machen kann
   *[no] .
 }
board-mechanic = { $chance } [{ $worst }–{ $best }]
board-reward = { $kind ->
    [launch] Start { $vp } SP
    [build] Bau { $vp } SP
    [equipment] Ausrüstung { $vp } SP
    [explorer] Chips { $vp } SP
    [pilot] Cockpit { $vp } SP
   *[first] zuerst fertig { $vp } SP
 }
board-rescued = gerettet { $count }
board-fee = Energie { $count }
board-launch = { $stage ->
    [declared] Start nach { $planet }, kostet { $cost } – { $gains }
    [flown] Gestartet nach { $planet }, Kosten { $cost } – { $gains }
   *[possible] Möglicher Start nach { $planet }, kostet { $cost } – { $gains }
 }
board-ahead-deed = { $deed ->
    [assign] Saboteur: { $module } wechselt den Besitz, jetzt: { $seat }
   *[move] Saboteur: Besatzung ({ $seat }) aus { $module } nach { $to } versetzt
 }
board-ahead-rolls = { $module } { $rolls }: { $outcome ->
    [holds] hält
    [breaks] bricht
   *[open] offen
 }
board-ahead-settled = Energie nach deinem bisherigen Plan: { $energy }
board-ahead-lowered = zu teuer: { $phase } sinkt von { $value } auf { $to }
board-ahead-instead = oder stattdessen eine { $to } auf { $phase }
board-ahead-exchange = Nach Tauschen: { $module } in Hangar { $hangars }
board-ahead-mission = Nächster Start: Hangar { $hangar } nach { $planet }; es fehlen: Module { $parts }, Energie { $energy }
board-too-dear = (zu teuer)
board-pilot-chip = Chip für ein Modul noch da
board-ready = bereit
board-not-ready = noch nicht bereit
board-bid = Gebot { $count }
board-kept = behält { $name }
board-chips = Chips { $count }
board-modules = Module: { $names }
board-energy = Energie
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
 }
board-worth = { $ambassador ->
    [0] Besatzung { $crew }, SP { $vp }
   *[other] Besatzung { $crew }, SP { $vp }, als Botschafter { $ambassador }
 }
board-ties = Bei Gleichstand: durch eigene Starts gerettet { $rescued }, Energie { $energy }
board-word = { $word ->
    [standard] Standard
    [advanced] fortgeschritten
    [yellow] gelb
    [blue] blau
    [red] rot
    [green] grün
   *[purple] lila
 }
told-planet = { $name }, { $colour ->
    [blue] blauer
   *[red] roter
 } Planet: Tanks { $fuel }, Ausrüstung: { $needs }, kostet { $cost } Energie, Startbelohnung { $launch } SP, Baubelohnung { $build } SP
told-no-planet = Für diesen Platz ist kein { $colour ->
    [blue] blauer
   *[red] roter
 } Planet mehr da
told-marks = Chips des Entdeckers darauf: { $count }
told-hangar = { $company }, { $amount } weniger: { $resource }
told-fee = der Mogul verlangt hier { $count } Energie
told-module = Platz { $place }: { $name }, { $type }, gehört: { $owner }, Stabilität { $stability }
told-crew = Besatzung: { $crew }; freie Plätze { $free }
told-seat = Energie { $energy }, { $cubes }, Besatzung im Vorrat { $crew }, gerettet { $saved } von { $total }, { $vp } SP, { $score ->
    [one] bisher 1 Punkt
   *[other] bisher { $score } Punkte
 }
told-dice = Würfel: { $dice }

# Die Seiten im Browser: Symbole, Ergebnis, Verlauf
board-icons-title = Symbole
board-icons-more = Oben links steht, was es bringt, oben rechts die Art, unten der Preis. Farbe wiederholt nur, was Form, Buchstabe oder Zahl sagt.
board-icons-modules = Module
board-icons-things = Was man hat und braucht
board-icons-planets = Planeten
board-icons-crew = Besatzung
board-icons-phases = Phasen und Würfel
board-icons-characters = Charaktere
board-icons-edges = Ränder
board-icon-stability = Stabilität: hält einen Wurf bis zu dieser Zahl
board-icon-seats = Plätze für Besatzung
board-icon-standard = Standardmodul
board-icon-kept = frei gehalten für ein fehlendes Teil
board-icon-broken = beim Start zerbrochen
board-icon-energy = Energie
board-icon-fuel = Tank, den ein Planet verlangt
board-icon-chip = Chip: zeigt, wem ein Modul gehört
board-icon-blue = blauer Planet: glatter Ring
board-icon-red = roter Planet: Strahlen
board-icon-launch = Siegpunkte für den Start
board-icon-build = Siegpunkte für die meisten Module der Rakete
board-icon-first = Siegpunkte für die erste vollständig gerettete Besatzung
board-icon-saved = gerettet
board-icon-aboard = an Bord oder im Terminal
board-icon-home = noch im Vorrat
board-icon-die = Aktionswürfel mit dem Zeichen seiner Person
board-icon-black = Stabilitätswürfel, nach dem Flug für jedes Modul
board-icon-edge = { $state ->
    [legal] jetzt möglich
    [chosen] gewählt
    [swap] nach einem Tausch bezahlbar
   *[dim] jetzt nicht; drück darauf und lies, warum
 }
board-points-for = { $kind ->
    [crew] gerettete Besatzung
    [launch] Starts
    [build] Bauen
    [equipment] Ausrüstung
    [explorer] Chips des Entdeckers
    [pilot] Cockpit des Piloten
    [first] als Erste alle gerettet
    [ambassador] Botschafter
   *[vp] andere Siegpunkte
 }
board-crew-count = gerettet: { $count }
board-crew-went = Wohin die Besatzung flog
board-crew-went-more = gerettet: { $saved } von { $all }; erreichte Planeten: { $planets }
board-in-round = Runde { $round }
board-start = Beginn
board-race-legend = Punkte nach jeder Runde; die Zahlen führen zu dem, was unten erzählt wird.
board-what-decided = Was es entschied
board-launch-list = { $count ->
    [one] Der einzige Start
   *[other] Alle { $count } Starts
 }
board-launch-line = { $count ->
    [0] { $seat } nach { $planet }, leer; zerbrochen { $broken } von { $modules }
    [one] { $seat } nach { $planet }, 1 Person an Bord; zerbrochen { $broken } von { $modules }
   *[other] { $seat } nach { $planet }, { $count } an Bord; zerbrochen { $broken } von { $modules }
 }
board-fact = { $kind ->
    [sabotage] Die Hand des Saboteurs
    [richest] Der reichste Start
    [fullest] Die vollste Rakete
    [first-home] Als Erste alle gerettet
    [first-launch] Der erste Start
    [wreck] Die härteste Landung
    [reroll] Vom zweiten Wurf gerettet
   *[survivor] Das standhafteste Modul
 }
board-fact-sabotage = { $seat }: im letzten Moment ein Eingriff in den Start nach { $planet }, { $module }.
board-fact-richest = { $count ->
    [one] { $seat }: 1 Punkt mit einem einzigen Start, nach { $planet }.
   *[other] { $seat }: { $count } Punkte mit einem einzigen Start, nach { $planet }.
 }
board-fact-fullest = { $more ->
    [one] { $seat }: nach { $planet }; an Bord, alle von einer Person: { $count }.
   *[other] { $seat }: nach { $planet }; an Bord, von { $more } Personen: { $count }.
 }
board-fact-first-home = { $seat }: alle gerettet in Runde { $count }, die damit die letzte wurde.
board-fact-first-launch = { $seat }: der erste Flug, nach { $planet }, in Runde { $count }.
board-fact-wreck = Nach dem Flug nach { $planet } zerbrachen { $count } von { $more } Modulen.
board-fact-reroll = { $count ->
    [one] { $module } hielt beim zweiten Wurf.
   *[other] { $module } hielt beim zweiten Wurf; das gelang { $count } Mal.
 }
board-fact-survivor = { $module } { $count ->
    [one] hielt einmal
   *[other] hielt { $count } Mal
 }; { $more ->
    [0] nichts zerbrach
    [one] insgesamt zerbrach 1 Modul
   *[other] insgesamt zerbrachen { $more } Module
 }.
# Der Start auf der Bühne
board-flight-safe = In Sicherheit: { $crew }
board-flight-empty = Niemand war an Bord.
board-flight-from = aus Hangar { $hangar }
board-checks = Stabilitätsprüfungen
board-check = { $verdict ->
    [holds] hält
    [broken] zerbrochen
    [would-break] bräche
    [would-hold] hielte
   *[to-come] kommt noch
 }
board-reroll-you = Mechaniker: noch einmal würfeln?
board-reroll-other = { $seat } darf noch einmal würfeln lassen.
board-reroll-chance = Es hält bei 1 bis { $stability }: { $percent }. Der zweite Wurf zählt.
board-reroll-pass = { $verdict ->
    [would-break] Zerbrechen lassen
   *[would-hold] So lassen
 }
board-reroll = Noch einmal würfeln
board-reroll-asks = { $who ->
    [you] { $module }: eine { $roll } gewürfelt
   *[other] { $module }: eine { $roll } gewürfelt, { $seat } entscheidet
 }
board-would-get = Wer was bekäme
board-got = Wer was bekam
board-gain = { $reward ->
    [launch] Start
    [build] Bau
    [equipment] Ausrüstung
    [explorer] Entdecker
    [pilot] Pilot
    [first] Alle gerettet
    [crew] Besatzung
    [total] Summe
   *[points] Punkte
 }
board-saved-count = gerettet: { $count }
board-orders = Anweisungen
board-flies = fliegt
board-flies-now = Wenn sie jetzt fliegt
board-assign-to = { $module }, Hangar { $hangar }: Wem soll es gehören?
board-chips-left = Chips: { $count }
board-move-crew = Oder jemanden umsetzen, aus { $module }:
board-exchange = Vorher Steine tauschen
board-next-planet = An seiner Stelle: { $planet }
board-next-planet-head = An seiner Stelle ein neuer Planet
board-sabotage-you = Saboteur: Du darfst eingreifen, bevor sie fliegt
board-sabotage-other = { $seat } darf vor dem Flug eingreifen
board-sabotage-how = Drück ein Modul: Gib es jemand anderem oder setz jemanden um.
board-launch-asks = { $seat }: Hangar { $hangar } nach { $planet }
board-all-wait = Du bist gefragt, und alle warten auf dich.
board-fly-next = Dann fliegt sie.
board-see-launch = Den Start von { $seat } ansehen
board-see-table = Zum Tisch
board-skip = Bilder überspringen
board-let-fly = Fliegen lassen
board-step = { $step ->
    [declared] angesagt
   *[rewards] Belohnung
 }
board-step-stability = Stabilität { $done } von { $of }
board-deed-assigned = { $seat }: { $module }, vorher: { $from }, jetzt: { $to }
board-deed-moved = { $seat }: jemanden umgesetzt – { $module }
board-may-act = { $who ->
    [you] Du darfst eingreifen
   *[other] { $seat } darf eingreifen
 }
board-let-it-fly = { $who ->
    [you] Du hast sie fliegen lassen
   *[other] { $seat } ließ sie fliegen
 }
board-flight-paid = { $energy } bezahlt
board-flight-fee = und { $energy } als Gebühr: { $seat }
board-flight-landed = gelandet: { $count }
board-all-hold = dass alle Module halten
board-with-mechanic = Mit dem Mechaniker zwischen { $worst } und { $best }.
board-cost-of = { $cost } von deinen { $energy }
board-stays = Was stehen bleibt
board-stays-again = nach dem Strich: neu gewürfelt
board-all-home = { $seat }: Die ganze Besatzung ist gerettet. Das ist die letzte Runde.

section-constant = Konstanten
section-edition = Ausgaben
section-length = Spiellängen
section-colour = Farben
section-resource = Rohstoffe
section-module-type = Arten von Modulen
section-equipment = Ausrüstung
section-phase = Phasen
section-company = Firmen
section-die = Würfel
section-module = Module
section-planet = Planeten
section-character = Charaktere
section-end-reason = wie eine Partie endet
section-action = Aktionen

field-action-dice-per-color = Aktionswürfel je Farbe
field-amount = Steine weniger
field-build-reward = Baubelohnung
field-characters = Charaktere
field-chips-per-color = Chips je Farbe
field-closed-hangar-cards = Karten für geschlossene Hangars
field-colour = Farbe
field-copies = Exemplare
field-cost = Preis
field-crew = Besatzung je Person
field-crew-per-color = Besatzung je Farbe
field-cubes = Rohstoffsteine
field-deck = Stapel
field-dice-fields = Würfelfelder
field-discount = hier günstiger
field-energy = Energie
field-energy-cost = Preis in Energie
field-energy-single = Energiemarker zu 1
field-energy-triple = Energiemarker zu 3
field-equipment = Spezialausrüstung
field-faces = Seiten
field-fuel = nötige Tanks
field-influence-markers-per-color = Einflussmarker je Farbe
field-launch-reward = Startbelohnung
field-minutes = Minuten
field-modules-advanced = fortgeschrittene Module
field-modules-standard = Standardmodule
field-order = Reihenfolge
field-phase-boards = Phasentafeln
field-planets-blue = blaue Planeten
field-planets-red = rote Planeten
field-reference-cards = Übersichtskarten
field-resources-per-type = Steine je Rohstoff
field-screens = Sichtschirme
field-seats = Plätze
field-stability = Stabilität
field-stability-dice = Stabilitätswürfel
field-start = zu Beginn
field-text = Wortlaut
field-type = Typ
field-value = Wert
field-vp-five = SP-Marker zu 5
field-vp-single = SP-Marker zu 1

# Standing orders
order-sabotage-never = Sabotage: immer passen
order-sabotage-mine = Sabotage: passen, außer wenn ich starte oder Besatzung oder ein Modul von mir mitfliegt
order-reroll-never = Neuer Wurf: nie verlangen
order-reroll-mine = Neuer Wurf: mich nur bei meinen eigenen Modulen fragen
order-reroll-broken = Neuer Wurf: mich nur fragen, wenn gerade ein Modul von mir zerbrochen ist
order-adjust-never = Ingenieur: meine Würfel bleiben, wie sie aufgedeckt wurden
order-explore-never = Entdecker: keinen Planeten ziehen
order-mark-never = Entdecker: keinen Planeten markieren
order-spread-never = Mogul: meine Chips bleiben, wo sie sind
order-terminal-never = Terminal: mein Besatzungsmitglied bleibt am Rundenende dort

# The plain table in the browser: what the view's keys are called, what stands on cards, what is offered in rows
view-round = Runde
view-rounds = Runden höchstens
view-edition = Ausgabe
view-length = Länge
view-characters = Charaktere
view-phase = Phase
view-about = Es geht um
view-about-place = Platz in der Rakete
view-about-colour = Stapel
view-about-space = Platz für einen Planeten
view-about-tied = würfeln um denselben Platz
view-hangar = Hangar
view-influence = Einfluss, vorderste zuerst
view-rolls = Würfe um die Reihenfolge
view-queue = Würfel, die in dieser Phase noch kommen
view-order = alle Würfel jeder Phase in ihrer Reihenfolge
view-field = Feld
view-value = Würfel
view-market = Markt
view-capacity = Markt fasst von jedem
view-first-buyer = wer zuerst kaufte
view-hangars = Hangars mit Raketen
view-discount = hier billiger
view-closed = geschlossen
view-fee = Gebühr an den Mogul
view-modules = Module
view-tanks = Tanks
view-equipment = Ausrüstung
view-missing = zum Fliegen fehlt
view-modules-crew = Besatzung an Bord
view-modules-pilot-chip = mit dem Chip des Piloten
view-owner = Besitz
view-free = freie Plätze
view-planets = offene Planeten
view-fuel = nötige Tanks
view-planets-equipment = nötige Ausrüstung
view-cost = Energie zu zahlen
view-launch-reward = SP für den Start
view-build-reward = SP für die meisten Module
view-marks = Chips des Entdeckers
view-flown = erreichte Planeten
view-rescuer = wer gestartet ist
view-flown-crew = gerettete Besatzung
view-piles = Stapel
view-piles-blue = blaue Planeten, die noch kommen
view-piles-red = rote Planeten, die noch kommen
view-advanced = fortgeschrittene Module, die noch kommen
view-piles-top = obenauf
view-standard = Standardmodule
view-piles-unseen = darunter, in irgendeiner Reihenfolge
view-planets-unseen = Planeten, die noch kommen, in irgendeiner Reihenfolge
view-planets-unseen-blue = blau
view-planets-unseen-red = rot
view-under-blue = unter dem blauen Stapel
view-under-red = unter dem roten Stapel
view-piles-under = vom Entdecker dorthin gelegt
view-display = ausliegende Module
view-discard = abgelegte Module
view-drawn = gezogener Planet
view-drawn-modules = gezogen: eines davon darf bleiben
view-terminal = im Terminal
view-companies = Chips des Moguls
view-turn = der Würfel, der dran ist
view-seat = wer
view-used = davon verbraucht
view-turn-left = noch erlaubt, das eine oder andere
view-moves = Umzüge
view-boardings = Einstiege
view-shifts = Verschiebungen
view-builds = Bauten
view-launches = Starts
view-pips = Steine
view-extra-shift = eine Verschiebung mehr, als Mechaniker
view-bought = damit schon gekauft
view-launch = laufender Start
view-launcher = wer startet
view-planet = Planet
view-roll = Stabilitätswurf
view-step = was gerade geschieht
view-deed = was der Saboteur tat
view-deed-deed = Tat
view-deed-hangar = in Hangar
view-deed-place = Platz in der Rakete
view-deed-owner = Besitz vorher
view-deed-seat = wessen Besatzung, oder neuer Besitz
view-deed-module = Modul
view-checks-module = Modul
view-to-hangar = nach Hangar
view-to-place = Platz dort
view-to-module = Modul dort
view-assignments = mit anderem Besitz
view-checks = Stabilitätsprüfungen
view-checks-place = Platz in der Rakete
view-checks-rolls = Stabilitätswürfe
view-outcome = es
view-reach = was Planeten noch brauchen
view-reach-space = Platz des Planeten
view-reach-tanks = fehlende Tanks
view-reach-equipment = fehlende Ausrüstung
view-parts = fehlende Module
view-planets-fee = Gebühr an den Entdecker
view-prices = was deine Module kosten
view-prices-module = Modul
view-prices-cost = Steine
view-exchanges = Tausche vorher
view-opens = Planeten, die es in Reichweite bringt
view-to = geht an
view-prices-energy = bringt Energie
view-mission = dein nächster Start
view-mission-tanks = fehlende Tanks
view-mission-equipment = fehlende Ausrüstung
view-mission-energy = fehlende Energie
view-own = mit einem Modul von dir
view-mission-crew = deine Besatzung an Bord
view-faces = was Würfel bringen und erlauben
view-faces-energy = bringt Energie
view-faces-modules = Module beim Forschen
view-faces-cubes = Steine beim Einkaufen
view-options = beim Bauen & Starten, das eine oder andere
view-settlement = Energie des Plans
view-settlement-energy = Würfel bringen
view-left = Energie übrig
view-settlement-bid = vom Gebot übrig
view-short = Augen zu viel
view-lowered = Würfel, die sinken
view-lowered-to = auf
view-instead = Würfel, von denen stattdessen einer sinken könnte
view-instead-to = auf
view-instead-same = kann genauso viel
view-next = übrig mit noch einem Würfel, je nach Wert
view-rewards = SP aus Starts
view-rewards-launch = Start
view-rewards-build = meiste Module
view-rewards-equipment = Ausrüstung
view-rewards-explorer = Entdeckerchips
view-rewards-pilot = Cockpit des Piloten
view-rewards-first = zuerst alle gerettet
view-forecast = was ein Start brächte
view-space = Platz des Planeten
view-stage = wie weit
view-not-legal = jetzt nicht erlaubt
view-rule = verboten durch
view-not-affordable = zu teuer
view-forecast-fee = an den Entdecker
view-forecast-crew = Besatzung an Bord
view-forecast-seats = wer was bekäme
view-forecast-modules = Aussicht zu überstehen
view-survives = Aussicht zu bestehen
view-forecast-survives = Aussicht, dass alle Module bestehen
view-best = mit Wiederholungen bestenfalls
view-worst = mit Wiederholungen schlimmstenfalls
view-seats-launch = Start
view-seats-build = meiste Module
view-seats-equipment = Ausrüstung
view-seats-explorer = Entdeckerchips
view-seats-pilot = Cockpit des Piloten
view-seats-first = zuerst alle gerettet
view-forecast-seats-crew = Besatzung gerettet
view-crew-points = Punkte für Besatzung
view-completes = alle gerettet
view-stability = Stabilität
view-modules-type = Typ
view-modules-seats = Sitze
view-trigger = letzte Runde
view-character = Charakter
view-energy = Energie
view-cubes = Rohstoffe
view-seats-crew = Besatzung im Vorrat
view-crew-total = Besatzung insgesamt
view-saved = gerettet
view-rescued = mit eigenen Starts gerettet
view-seats-modules = noch nicht gebaute Module
view-ready = bereit
view-dice = Würfel, links und rechts
view-research = Forschen
view-shopping = Einkaufen
view-boarding = Boarden
view-build-launch = Bauen & Starten
view-bid = Gebot
view-kept = behält
view-pilot-chip = Chip des Piloten noch da
view-worth-crew = gerettete Besatzung
view-worth-vp = Siegpunkte
view-ambassador = als Botschafter
word-sabotage = der Saboteur ist gefragt
word-planet = ein neuer Planet kommt
word-stability = Stabilitätsprüfungen
word-holds = hält
word-breaks = bricht
word-pass = ließ sie fliegen
word-move = versetzte ein Besatzungsmitglied
word-assign = gab ein Modul in anderen Besitz
word-left = linkes Feld
word-right = rechtes Feld
word-standard = Standard
word-yellow = gelb
word-advanced = fortgeschritten
word-blue = Blau
word-end = Ende der Runde
word-possible = möglich
word-declared = angesagt
word-flown = unterwegs
mark-type = { $value }
mark-cost = kostet { $value }
mark-energy = bringt { $value } Energie
mark-seats = Plätze { $value }
mark-stability = Stabilität { $value }
mark-equipment = { $value }
mark-fuel = Tanks { $value }
mark-energy_cost = kostet { $value } Energie
mark-launch_reward = Start { $value } SP
mark-build_reward = meiste Module { $value } SP
title-hangars = Hangar { $hangar }: { $company }
title-hangars-modules = { $place }. { $module }
title-forecast-modules = { $place }. { $module }
title-planets = { $planet ->
    [nothing] { $place }. keiner mehr für diesen Platz ({ $colour })
   *[other] { $place }. { $planet } ({ $colour })
 }
title-forecast = Hangar { $hangar } nach { $planet }: { $stage }
row-plan = { $phase }, { $field ->
    [left] links
   *[right] rechts
 }
legend-plan = Kleine Zahlen: Energie, die du bekommst (+) oder zahlst (–). Was erlaubt welcher Wert?
hint-plan = { $allows ->
    [module] 1 Modul
    [cubes] Steine, bis zum Wert
    [moves] Umsetzen: { $count }
    [boardings] Einsteigen: { $count }
    [s1] 1 × verschieben
    [b1] 1 × bauen
    [b1-l1] 1 × bauen oder 1 × starten
    [b1l1-b2] 1 × bauen und 1 × starten, oder 2 × bauen
    [b2l1] 2 × bauen und 1 × starten
   *[other] höchstens: Verschieben { $shifts }, Bauen { $builds }, Starten { $launches } (RR-9.1)
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
    [left] links
   *[right] rechts
 }
cell-set = { $value }
more-set = { $gets ->
    [0] { $pays ->
        [0] ±0
       *[other] −{ $pays }
     }
   *[other] +{ $gets }
 }
row-bid = Energie
cell-bid = { $energy }
row-buy = { $resource }
cell-buy = { $cubes }
title-queue = { $phase } { $value }
row-shift = Hangar { $hangar }: { $place }. { $module } nach Hangar
cell-shift = { $target }
row-move = Besatzung in Hangar { $hangar }: { $place }. { $module }
cell-move = { $colour }
row-assign = Hangar { $hangar }: { $place }. { $module } geht an
cell-assign = { $colour }
more-choose = { $text }

# Was in der Komponentendatei keinen Namen hat
called-rounds-max = Runden höchstens
called-hand-limit = ungebaute Module, die am Rundenende bleiben
called-bid-max = höchstes Gebot
called-start-energy = Energie zu Beginn
called-start-chips = Chips zu Beginn
called-action-dice = Aktionswürfel je Person
called-blue-planets-open = offene blaue Planeten
called-red-planets-open = offene rote Planeten
called-terminal-spaces = Felder des Terminals
called-terminal-per-player = Besatzung je Person im Terminal
called-rocket-modules-max = Module einer Rakete höchstens
called-exchange-give = Steine, die ein Tausch kostet
called-exchange-get = Steine, die ein Tausch bringt
called-crew-vp = Punkte für ein Besatzungsmitglied auf einem Planeten
called-first-vp = SP dafür, zuerst alle zu retten
called-equipment-vp = SP für Ausrüstung
called-ambassador-rescue-vp = Botschafter: Punkte je Gerettetem
called-ambassador-foreign-crew-vp = Botschafter: was fremde Gerettete ihren Besitzern zählen
called-boarding-cost = Energie für einen Platz
called-mechanic-draws = Mechaniker: Module, die er zu Beginn zieht
called-mogul-energy = Mogul: Energie zu Beginn
called-mogul-energy-per-crew = Mogul: Energie zu Beginn je Besatzungsmitglied
called-mogul-chips-max = Mogul: Chips höchstens auf Firmen
called-miner-cubes = Mineur: mehr Steine jeder Art zu Beginn
called-ambassador-terminal-crew = Botschafter: Besatzung im Terminal zu Beginn
called-pilot-chips = Pilot: Spezialchips
called-pilot-cockpit-vp = Pilot: SP je eigenem Besatzungsmitglied im Cockpit
called-explorer-chip-vp = Entdecker: SP je Chip auf dem Planeten
called-explorer-chip-fee = Entdecker: Energie, die ein Chip andere kostet
called-mogul-chip-fee = Mogul: Energie, die ein Chip andere kostet

# What a table chooses before its match

option-edition = Ausgabe
option-length = Länge
option-characters = Charaktere
option-characters-off = ohne
option-characters-deal = zufällig ausgeteilt
option-characters-choose = selbst gewählt

# The browser's own table
board-short-type = { $type ->
    [cockpit] Cockpit
    [tank] Tank
    [engine] Triebwerk
   *[crew] Besatzung
 }
board-no-tank = kein Tank
board-bid-less = Weniger bieten
board-bid-more = Mehr bieten
board-bid-name = Gebot für Einfluss
board-bid-why = Das höchste Gebot führt auf der Einflussleiste; nur dieses wird bezahlt.
board-can-fly = startklar
board-chips-name = Chips
board-colour-planets = { $colour ->
    [blue] Blaue Planeten
   *[red] Rote Planeten
 }
board-complete = komplett
board-crew = Besatzung: gerettet { $saved }, an Bord oder wartend { $aboard }, zu Hause { $home }, insgesamt { $total }
board-crew-aboard = Besatzung an Bord
board-crew-free = Nur jetzt, und kostenlos: ein Besatzungsmitglied aus deinem Vorrat.
board-deed = { $deed ->
    [build] Bauen
    [launch] Start
    [shift] Schieben
    [equip] Chip
   *[exchange] Tauschen
 }
board-deeds = Was mit diesem Würfel geschieht
board-dice-count = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel, höchster zuerst
 }
board-dice-placed = Würfel gesetzt: { $count }/{ $most }
board-crew-key = { $verb ->
    [crew] Eins an Bord
   *[pass] Niemand
 }
board-end-key = Würfel beenden
board-energy-name = Energie
board-faces = { $phase }, { $field ->
    [left] linker Würfel
   *[right] rechter Würfel
 }: was jede Augenzahl erlaubt
board-free-count = { $count ->
    [one] 1 frei
   *[other] { $count } frei
 }
board-free-seats = Freie Sitze
board-hangars = Die Hangars
board-in-pile = { $count } im Stapel
board-keep-one = Eines behalten
board-market-holds = je höchstens { $count }
board-market-name = Markt
board-mission = Mission merken
board-mission-planet = Mission: Planet
board-mission-rocket = Mission: Rakete
board-more-actions = Weitere Aktionen
board-new-modules = Neue Module kommen mit der nächsten Runde
board-no-die = kein Würfel
board-no-launch = Keine Rakete kann jetzt starten
board-no-module = kein Modul auf der Hand
board-no-shift = Kein Modul kann jetzt verschoben werden
board-nothing-yet = Noch nichts
board-own-dice = Deine Würfel
board-own-plan = Deine Phasentafel, hinter dem Schirm
board-pane = { $pane ->
    [board] Tisch
    [depot] Depot
   *[players] Spieler
 }
board-phase-short = { $phase ->
    [plan] Planen
    [research] Forschen
    [shopping] Einkaufen
    [boarding] Boarden
   *[build_launch] Bauen
 }
board-phases = Runde und Phasen
board-pile-top = Stapel, oben
board-plan-asks = Planen: Setze deine Würfel auf deine Phasentafel
board-plan-ready = Du bist bereit
board-plan-secret = Niemand sieht ihn, bevor alle bereit sind.
board-planning = plant
board-plans-open = Die Pläne liegen offen
board-ready-key = Bereit
board-refill = Auffüllen
board-refill-one = Du wählst: Eine Art wird aufgefüllt
board-score = Punkte, wenn jetzt Schluss wäre
board-secret = geheim, alle zugleich
board-setting-up = Aufbau
board-take-from-market = Aus dem Markt nehmen
board-needs = Deinen Modulen fehlt noch
board-take-off = Wegnehmen
board-take-one = Nimm ein Modul
board-tanks-name = Tanks
board-then = { $whose ->
    [own] Danach du mit einer { $value }.
   *[other] Danach { $seat } mit einer { $value }.
 }
board-there = vorhanden: { $count }
board-thinking = { $seat } überlegt
board-your-die = { $is ->
    [research] Deine { $die } beim Forschen: nimm ein Modul
    [miner] Deine { $die } beim Einkaufen: Steine jeder Sorte, zusammen { $pips }
    [build_launch] Deine { $die }: { $allows }
   *[other] Deine { $die }, { $phase }: { $allows }
 }
board-token = { $what ->
    [moves] Umsetzen
    [boardings] Einsteigen
    [shifts] Verschieben
    [builds] Bauen
    [launches] Starten
   *[pips] Stein
 }
board-label = { $what ->
    [you] du
   *[next] dann
 }
board-see-queue = { $phase }: ihre Würfel zeigen
board-unpin = Wieder den nächsten Start zeigen
board-bid-short = Gebot
board-bid-end = { $end ->
    [pays] zahlt
   *[back] zurück
 }
board-stay = Hier bleiben
board-clear = Leeren
board-take-key = { $module } nehmen
board-exchange-and-build-in = Tauschen und bauen in { $hangar }
board-phase-begins = { $phase } beginnt
board-goes-first = { $whose ->
    [own] Du beginnst, mit einer { $value }.
   *[other] { $seat } beginnt, mit einer { $value }.
 }
board-would-cost = was es kosten würde
board-compare = zum Vergleich ein anderes Modul drücken
board-enough = genug da
board-bars = { $rule ->
    [RR-9-7] kein Chip mehr
    [RR-13-13] keine Energie für die Gebühr
   *[other] kein Platz dafür
 }
board-opens = Hangar { $hangar }: { $planets } in Reichweite
board-own-crew = Deine Besatzung
board-crew-place = { $where ->
    [home] Zu Hause: { $count }
    [aboard] An Bord: { $count }
   *[saved] Gerettet: { $count }
 }
board-bubble = { $what ->
    [dice] { $action_dice } Würfel für die ganze Runde: Drücke ein Feld, dann eine Augenzahl. Niedrige bringen Energie, hohe kosten sie und kommen früher dran.
    [queue] Alle Würfel der Phase in ihrer Reihenfolge, der höchste zuerst. Der goldene ist jetzt dran.
   *[kept] Gestrichelte Teile bleiben frei: Jede Rakete braucht ein Triebwerk, ein Cockpit und Platz für einen Tank.
 }
board-bubble-close = Verstanden
board-key-face = Im Plan: diese Augenzahl auf das gewählte Feld legen
board-key-off = Im Plan: den Würfel wegnehmen
board-key-fields = Im Plan: vom Feld zu seinen Augenzahlen und zurück
board-key-launch = Starts
board-key-exchange = Tausche
board-key-green = Tun, was auf dem grünen Knopf steht
board-this-phase = In dieser Phase
board-to-board = Zum Tisch
board-waiting-for = Es fehlt noch: { $seats }.
board-crew-where = { $aboard } an Bord, { $home } zu Hause
board-who-moves = Wer zieht um?
board-allows = { $allows ->
    [module] ein Modul
    [cubes] bis zu { $value ->
        [one] 1 Stein
       *[other] { $value } Steine
     } einer Sorte
    [moves] { $count ->
        [one] einmal umsetzen
       *[other] { $count }-mal umsetzen
     }
    [boardings] { $count ->
        [one] einmal einsteigen
       *[other] { $count }-mal einsteigen
     }
    [s1] einmal verschieben
    [b1] einmal bauen
    [b1-l1] bauen oder starten
    [b1l1-b2] bauen und starten, oder 2-mal bauen
    [b2l1] 2-mal bauen, einmal starten
   *[other] höchstens: Verschieben { $shifts }, Bauen { $builds }, Starten { $launches }
 }
board-allows-sooner = wie { $value }, aber vor jeder { $value }
board-allows-twice = { $allows }, zweimal
board-short-by = { $short } Energie zu wenig.
board-short-bid = { $left ->
    [0] Dein Gebot von { $bid } geht drauf.
   *[other] Von deinem Gebot { $bid } bleiben { $left }.
 }
board-instead = { $phase }: lieber { $to }
board-instead-why = { $same ->
    [true] kann genauso viel, und kein anderer sinkt
   *[other] und kein anderer Würfel sinkt
 }
board-launch-ask = Hangar { $hangar } nach { $planet } starten?
board-launch-all = Nur du zahlst; alle an Bord sind gerettet.
board-boarding-how = Ein Platz kostet { $cost } Energie, an den Besitzer des Moduls.
board-moving-how = Wähle jemanden von deiner Besatzung, dann einen freien Platz. Umsetzen ist umsonst.
board-back = Zurück
board-build-in = In Hangar { $hangar } bauen
board-spread-key = Verteilen: { $chips }
board-chip-less = ein Chip weniger
board-chip-more = ein Chip mehr
board-bill = { $module } in Hangar { $hangar }
board-bill-costs = kostet
board-bill-pays = du zahlst
board-bill-energy = +{ $energy } Energie
board-bill-opens = dann erreichbar: { $planets }
board-bill-chip = einer deiner { $chips } Chips kommt darauf
board-bill-own = deine Module dort: { $own } von { $all }
board-no-fit = Zurzeit kann es nirgends gebaut werden: Ein Druck auf einen Hangar sagt, warum.
board-no-exchange = Nichts zu tauschen.
board-discarded = Abgelegt: { $count }
board-look-through = durchsehen
board-piles-title = Module, die man nicht sieht
board-piles-more = Was alle durch Zählen wissen.
board-large = { $what ->
    [fuel] nötige Tanks: { $count }
    [cost] Energie, die der Startende zahlt: { $count }
    [launch] SP für den Start dorthin: { $count }
    [build] SP für den größten Teil der Rakete: { $count }
    [stability] hält bis zu einem Wurf von { $count }
    [seats] Plätze: { $count }
   *[energy] Energie beim Bau: { $count }
 }
board-large-needs = nötig: { $name }
board-large-carries = trägt: { $name }
board-exchanges = { $exchanges ->
    [0] zu teuer
    [one] 1 Tausch
   *[other] { $exchanges } Tausche
 }
board-icons = Symbole ?
