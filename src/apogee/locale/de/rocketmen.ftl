# Rocketmen: Aktionen, Zeilen des Protokolls, der Tisch. Die Namen der Karten stehen in der Komponentendatei.

play-goal = { $mode ->
    [solo] Erfülle Missionen im Orbit, auf dem Mond und auf dem Mars, bevor die KI es tut. Du gewinnst mit mehr SP als die KI, wenn dein Ziel erfüllt ist.
    [battle] Erfülle Missionen im Erdorbit: Wer zuerst { $battle_for_earth_missions } hat, beendet die Partie. Die meisten SP gewinnen.
   *[other] Erfülle Missionen im Orbit, auf dem Mond und auf dem Mars: je weiter und je früher, desto mehr SP. Die meisten SP gewinnen; { $players ->
        [2] { $end_vp_2 }
        [3] { $end_vp_3 }
       *[other] { $end_vp_4 }
     } SP beenden die Partie.
 }
play-how = Kaufe bessere Karten, lege eine Mission auf deinen Plan, Antriebe und Ausrüstung auf deine Rampe; dann starte, und ziehe, bis es fliegt oder scheitert.

action-buy = { $resource ->
    [nothing] { $card } kaufen
   *[other] { $card } kaufen, dazu gehört auch { $resource }
 }
action-pay = { $from ->
    [placed] { $card } bezahlt beim Platzieren mit: { $money ->
        [0] { $resource }
       *[other] ${ $money }
     }
    [token] Mit einem Erfolgsplättchen zahlen: { $card }
   *[other] Zahlen: { $card } ({ $money ->
        [0] { $count ->
            [0] nichts
            [one] { $resource }
           *[other] { $count } x { $resource }
         }
       *[other] { $count ->
            [0] ${ $money }
            [one] ${ $money } und { $resource }
           *[other] ${ $money } und { $count } x { $resource }
         }
     })
 }
action-place = { $place ->
    [plan] { $card } auf deinen Missionsplan legen
   *[pad] { $card } auf deine Startrampe legen
 }
action-free = { $place ->
    [plan] { $card } gratis auf deinen Missionsplan legen
   *[pad] { $card } gratis auf deine Startrampe legen
 }
action-replace = { $card } unter den Stapel legen
action-discard = { $place ->
    [plan] Deine Mission { $card } ablegen, und die Startrampe dazu
    [mission] Deine Mission { $card } ablegen
    [pad] { $card } von deiner Startrampe ablegen
   *[other] { $card } aus der Hand ablegen
 }
action-use = { $way ->
    [launching] { $card } auf deiner Startrampe einsetzen
    [drawing] Die Karte ziehen, die dir { $card } erlaubt
   *[other] { $card } für die Fähigkeit ablegen
 }
action-scrap = { $place ->
    [warehouse] { $card } aus deinem Lagerhaus verschrotten
   *[other] { $card } aus deiner Hand verschrotten
 }
action-fetch = { $card } aus deinem Lagerhaus nehmen
action-store = { $card } in dein Depot legen
action-unload = { $count ->
    [one] Die Karte aus deinem Depot nehmen
   *[other] Alle { $count } Karten aus deinem Depot nehmen
 }
action-remove = { $card } aus der Auslage entfernen; die KI-Rakete rückt vor
action-launch = { $location ->
    [nothing] Start: { $destination }
   *[other] Start: { $location }, Chance { $percent } %
 }
action-end = Deinen Zug ohne Start beenden
action-done = { $finishes ->
    [purchase] Bezahlen und kaufen
    [placement] Bezahlen und platzieren
    [replacing] Bezahlen und unter den Stapel legen
    [discarding] Diese Karten ablegen
    [cycling] Diese Karten ablegen und ziehen
    [trimming] Keine weiteren Karten verschrotten
    [salvaging] Keinen Antrieb zurücknehmen
   *[other] Weiter, ohne etwas einzusetzen
 }
action-copy = Deine Karte wird eine Kopie von { $card }
action-pick = Die { $value } wählen
action-draw = { $left ->
    [one] Die letzte Missionserfolg-Karte ziehen
   *[other] Eine Missionserfolg-Karte ziehen; { $left } darfst du noch
 }
action-abort = { $cards ->
    [0] Abbrechen, ohne Verlust
    [one] Abbrechen und 1 Karte von der Startrampe ablegen
   *[other] Abbrechen und { $cards } Karten von der Startrampe ablegen
 }
action-salvage = { $card } zurück auf die Hand nehmen
action-keep = { $card } auf dem Missionsplan lassen
cost = ${ $cost }

event-buying = { $seat }: gewählt zum Kauf – { $card }
event-placing = { $seat }: { $card } gewählt für { $place ->
    [plan] den Missionsplan
   *[pad] die Startrampe
 }
event-replacing = { $seat }: { $card } gewählt, um unter den Stapel zu kommen
event-discarding = { $seat }: gewählt zum Ablegen – { $card } { $place ->
    [plan] und die Startrampe dazu
    [pad] von der Startrampe
   *[other] aus der Hand
 }
event-paying = { $from ->
    [token] { $seat }: Plättchen angeboten – { $with }
    [placed] { $seat }: { $with } zahlt beim Platzieren selbst
   *[other] { $seat }: angeboten – { $with }
 }
event-variant = Variantenkarte: { $variant }
event-reveal = Neu in der Auslage, Feld { $space }: { $card }
event-drew = { $seat }: eine Karte gezogen
event-draw = { $seat }: { $card } gezogen
event-dealt = { $seat }: ein persönliches Ziel erhalten
event-objective = { $seat }: persönliches Ziel erhalten – { $objective }
event-first = Den Anfang macht: { $seat }
event-round = Runde { $round }
event-turn = Am Zug: { $seat }
event-bought = { $seat }: gekauft – { $cards }
event-paid = { $seat }: Bezahlung – { $things }
event-placed = { $plan ->
    [nothing] { $seat }: auf die Startrampe gelegt – { $cards }
   *[other] { $count ->
        [0] { $seat }: auf den Missionsplan gelegt – { $plan }
       *[other] { $seat }: auf den Missionsplan gelegt – { $plan }; auf die Startrampe – { $cards }
     }
 }
event-placed-free = { $place ->
    [plan] { $seat }: gratis auf den Missionsplan gelegt – { $card }
   *[pad] { $seat }: gratis auf die Startrampe gelegt – { $card }
 }
event-replaced = { $seat }: { $card } unter den Stapel gelegt
event-discarded = { $count ->
    [0] { $seat }: nichts abgelegt
   *[other] { $seat }: abgelegt – { $things }
 }
event-used = { $seat }: { $card } eingesetzt
event-took-threat = { $seat }: { $card } gratis aus der Auslage genommen
event-scrapped = { $seat }: { $card } verschrottet
event-fetched = { $seat }: { $card } aus dem Lagerhaus genommen
event-stored = { $seat }: { $card } ins Depot gelegt
event-unloaded = { $seat }: aus dem Depot genommen – { $cards }
event-removed = { $seat }: { $card } aus der Auslage entfernt
event-shuffled = { $seat }: das Lagerhaus zum neuen HQ gemischt
event-launched = { $seat }: Start angekündigt – { $location }, Chance { $percent } %
event-too-few-points = { $seat }: zu wenige Raketenpunkte, { $points } von { $needed }; nichts geht verloren
event-counted = Raketenpunkte: { $points }, nötig: { $needed }
event-boosted = { $spaces ->
    [0] Kein Schub: Die Rakete steht auf { $rocket }
   *[other] Schub { $spaces }: Die Rakete steht auf { $rocket }
 }
event-advanced = { $card }: Die Rakete kommt auf { $rocket }
event-copied = { $seat }: { $card } kopiert
event-success = Missionserfolg-Karte: { $value }
event-shown = Missionserfolg-Karte zur Auswahl: { $value }
event-picked = { $seat }: die { $value } gewählt
event-set-aside = Die { $value } kommt beiseite und zählt nicht
event-shielded = Die 0 zählt als { $value }
event-moved = { $spaces ->
    [0] Die Rakete bleibt auf { $rocket }
   *[other] Die Rakete rückt um { $spaces } auf { $rocket } vor
 }
event-drawing = { $seat }: weitergeflogen
event-aborted = { $cost ->
    [0] { $seat }: den Start ohne Verlust abgebrochen
    [one] { $seat }: den Start abgebrochen, das kostet 1 Karte
   *[other] { $seat }: den Start abgebrochen, das kostet { $cost } Karten
 }
event-pad-discarded = { $seat }: von der Startrampe abgelegt – { $card }
event-failed = { $seat }: Der Start ist fehlgeschlagen
event-completed = { $seat }: Mission erfüllt – { $location } (+{ $vp } SP)
event-token-taken = { $seat }: das Plättchen für die erste Mission genommen – { $destination }
event-achieved = { $shown ->
    [0] { $seat }: Erfolgsplättchen erhalten – { $token }
   *[other] { $seat }: Erfolgsplättchen erhalten – { $token } { $shown }
 }
event-salvaged = { $seat }: { $card } von der Startrampe zurückgenommen
event-kept = { $seat }: die Mission behalten
event-mission-discarded = { $seat }: die Mission abgelegt – { $card }
event-went-on = { $seat }: weitergemacht
event-objectives = { $seat }: persönliche Ziele – { $objectives }
event-ended-turn = { $seat }: den Zug beendet
event-ai-card = { $which ->
    [type] Die KI zieht { $card } für ihren Ort
   *[destination] Die KI zieht { $card } für ihr Ziel
 }
event-ai-mission = Mission der KI: { $location }; ihre Rakete beginnt auf { $rocket }
event-ai-moved = Die KI-Rakete steht auf { $rocket }
event-ai-completed = Die KI hat eine Mission erfüllt: { $location } (+{ $vp } SP)
event-ai-idle = Die KI hat keine Mission, die sie fliegen könnte
event-display-lost = Aus der Auslage entfernt: { $card }
event-triggered = Das Ende naht: { $reason }. Diese Runde wird zu Ende gespielt
event-ended = Die Partie ist zu Ende: { $reason } (Punkte: { $scores })

# Was jemand getan hat, kurz, ohne wer es war
deed-bought = gekauft: { $cards }
deed-placed = { $plan ->
    [nothing] platziert: { $cards }
   *[other] { $count ->
        [0] Mission: { $plan }
       *[other] Mission: { $plan }, platziert: { $cards }
     }
 }
deed-placed-free = gratis platziert: { $card }
deed-replaced = unter den Stapel: { $card }
deed-discarded = { $count ->
    [0] nichts abgelegt
    [one] 1 Karte abgelegt
   *[other] { $count } Karten abgelegt
 }
deed-used = eingesetzt: { $card }
deed-took-threat = gratis genommen: { $card }
deed-scrapped = verschrottet: { $card }
deed-fetched = aus dem Lagerhaus: { $card }
deed-stored = ins Depot: { $card }
deed-unloaded = aus dem Depot: { $cards }
deed-removed = aus der Auslage: { $card }
deed-launched = Start: { $location } ({ $percent } %)
deed-too-few-points = zu wenige Raketenpunkte
deed-aborted = abgebrochen
deed-failed = gescheitert
deed-completed = gelandet, +{ $vp } SP
deed-salvaged = zurückgenommen: { $card }
deed-mission-discarded = Mission abgelegt: { $card }
deed-ai-mission = neue Mission: { $location }
deed-ai-moved = Rakete auf { $rocket }
deed-ai-completed = gelandet: { $location }, +{ $vp } SP

# Was die Partie beendet, und worauf es ankommt
goal-points = { $end } SP bringen die letzte Runde
goal-missions = { $own ->
    [nothing] { $end } Missionen bringen die letzte Runde
   *[other] { $end } Missionen bringen die letzte Runde: du hast { $own }
 }
goal-display = { $count ->
    [0] Die Auslage ist leer: Die Partie endet
    [one] Die letzte Karte der Auslage beendet die Partie
   *[other] Die letzte Karte der Auslage beendet die Partie: noch { $count }
 }
goal-last-round = Letzte Runde: { $reason }
goal-standstill = { $count ->
    [one] Die Partie endet nach 1 weiteren Runde ohne Mission
   *[other] Die Partie endet nach { $count } weiteren Runden ohne Mission
 }
goal-ai = Du hast { $own } SP, die KI { $ai }
goal-ai-seat = { $seat } hat { $own } SP, die KI { $ai }
goal-lost = Die KI hat gewonnen
goal-objective = Aufgaben deines Ziels: { $met } von { $count }
goal-no-marker = Alle deine Marker liegen schon
goal-no-mission = Dein Missionsplan braucht eine Mission
goal-no-way = Deine Mission hat kein Ziel mehr: { $card }
goal-rocket-points = { $count ->
    [one] { $location }: 1 Raketenpunkt fehlt für +{ $points }
   *[other] { $location }: { $count } Raketenpunkte fehlen für +{ $points }
 }
goal-ready = { $location }: bereit zum Start, +{ $points }
goal-chance = { $location }: ein Start gelingt zu { $percent } % und bringt +{ $points }

# Warum ein Tipp gut ist
reason-chance = { $before ->
    [0] Macht einen Start möglich: { $location }, Chance { $percent } %
   *[other] Die Chance eines Starts steigt von { $before } % auf { $percent } %: { $location }
 }
reason-points = Bringt sofort: +{ $points }
reason-lift = Raketenpunkte für die Startrampe: +{ $points }
reason-boost = Hilft bei Starts: { $resource }
reason-income = Bringt ${ $money }, sooft die Karte auf die Hand kommt
reason-mission = Eine Mission, die so viel bringen kann: +{ $points }, { $location }
reason-launch = Chance { $percent } %, und dann +{ $points }: { $location }
reason-abort = Bei einer Chance von nur { $percent } % kostet ein Abbruch weniger als ein Fehlschlag
reason-draw = Der Start gelingt mit einer Chance von { $percent } %
reason-hold = Was helfen kann, bleibt für später; die Chance ist { $percent } %
reason-pay = Zahlt einen Teil der Rechnung: { $card }
reason-room = Macht Platz für eine neue Karte: { $card }
reason-thinner = Weniger Karten, also kommen die anderen schneller wieder: { $card }
reason-ability = Nutzt, was eine Karte kann: { $card }
reason-settle = Beendet, was begonnen ist: { $cards }
reason-end = { $percent ->
    [0] Gibt in diesem Zug nichts mehr aus
   *[other] Gibt nichts mehr aus; ein Start hätte jetzt eine Chance von { $percent } %
 }

asks-act = Dein Zug: kaufe, platziere, lege ab, starte oder beende ihn.
asks-buy = Was kaufst du, und womit zahlst du?
asks-place = Was platzierst du, und womit zahlst du?
asks-replace = Womit zahlst du?
asks-discard = Was legst du ab?
asks-scrap = Welche Karte verschrottest du? Danach ziehst du.
asks-cycle = Welche Handkarten legst du mit ab? Danach ziehst du neue.
asks-trim = Welche Handkarten verschrottest du?
asks-fetch = Welche Karte nimmst du aus deinem Lagerhaus?
asks-w1 = Bevor die Raketenpunkte gezählt werden: Setzt du etwas ein?
asks-w2 = Die Rakete hat ihren Schub: Setzt du etwas ein?
asks-w3 = Vor der ersten Missionserfolg-Karte: Setzt du etwas ein?
asks-w4 = Reagierst du auf diese Missionserfolg-Karte?
asks-w5 = Das Zielfeld ist noch nicht erreicht: weiterziehen oder abbrechen?
asks-w6 = Das war die letzte Missionserfolg-Karte: Setzt du etwas ein?
asks-pick = Welche davon ist deine erste Missionserfolg-Karte?
asks-abort = Welche Karte legst du für den Abbruch ab?
asks-salvage = Welchen Antrieb nimmst du zurück auf die Hand?
asks-mission = Bleibt die Mission auf deinem Plan?
asks-surplus = Du hast mehr Karten als dein Limit: Welche legst du ab?

board-round = Runde { $round }
board-turn = Am Zug: { $seat }
board-standstill-left = { $left ->
    [one] Stillstand: noch 1 Runde
   *[other] Stillstand: noch { $left } Runden
 }
board-trigger = Letzte Runde: { $reason }
board-variant = Variante { $name }: { $text }
board-locations = Orte: nötige Raketenpunkte, SP für die erste / für spätere Missionen
board-token = (Plättchen)
board-track = Leiste
board-rocket = Rakete
board-ai-rocket = KI-Rakete
board-ai-name = die KI
board-display = { $count ->
    [one] Auslage und Antriebe (Stapel: 1 Karte)
   *[other] Auslage und Antriebe (Stapel: { $count } Karten)
 }
board-left = noch { $count }
board-nothing = nichts
board-rocket-points = { $count ->
    [one] 1 Raketenpunkt
   *[other] { $count } Raketenpunkte
 }
board-vp = { $vp } SP
board-score = { $score ->
    [one] bisher 1 Punkt
   *[other] bisher { $score } Punkte
 }
board-under = Unter dem Stapel: { $cards }
board-ai = KI, { $level ->
    [easy] leicht
    [normal] mittel
   *[hard] schwer
 }: { $vp } SP, Missionen: { $count }, Solokarten im Stapel: { $cards }
board-ai-mission = Mission der KI: { $location }, Rakete { $rocket } von { $target }
board-ai-leaves = Verlässt als nächste die Auslage: { $card }
board-points = Raketenpunkte { $points } von { $needed }
board-launch-short = Start jetzt: { $location }; zu wenig: { $points }
board-launch-odds = Start jetzt: { $location }: { $percent } ({ $points }, Schub { $boost }; ein Fehlschlag kostet { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
 })
board-odds-then = Danach ein Start: { $location }: { $percent } ({ $points })
board-theirs = { $seat }: { $text }
board-free = { $count ->
    [one] 1 Karte darf gratis platziert werden.
   *[other] { $count } Karten dürfen gratis platziert werden.
 }
board-draws = { $count ->
    [one] 1 Karte darf gezogen werden.
   *[other] { $count } Karten dürfen gezogen werden.
 }
board-to-plan = { $card } (Missionsplan)
board-cart = { $kind ->
    [buy] Zum Kauf: { $cards }
    [place] Zum Platzieren: { $cards }
    [replace] Unter den Stapel: { $cards }
   *[discard] Zum Ablegen: { $cards }
 }
board-bill-open = Rechnung: { $bill }; noch nichts angeboten
board-bill = Rechnung: { $bill }; angeboten: { $offered } ({ $paid }){ $covered ->
    [yes] , das reicht
   *[no] , das reicht noch nicht
 }
board-launch = Start ({ $seat }): { $location }; Rakete { $rocket } von { $target }; Chance { $percent }
board-drawn = Missionserfolg-Karten { $counted } von { $limit }
board-so-far = Bisher: { $cards }
board-counted = { $value } ({ $percent })
board-set-aside = { $value } beiseitegelegt ({ $percent })
board-face-up = Aufgedeckt: { $value }
board-shown = Zur Auswahl: { $values }
board-copied = In diesem Start kopiert: { $card }
board-success-left = Noch im Missionserfolg-Stapel: { $cards }
board-abort-cost = { $count ->
    [one] Ein Abbruch kostet 1 Karte von der Startrampe
   *[other] Ein Abbruch kostet { $count } Karten von der Startrampe
 }
board-failure-cost = Ein Fehlschlag kostet: { $cards }
board-hand-count = Hand { $count } von { $limit }
board-hq = HQ mit { $count }
board-markers = Marker übrig { $count }
board-surcharge = Gefahren kosten ${ $money } mehr
board-hand = Handkarten
board-plan = Missionsplan
board-pad = Startrampe
board-depot = Im Depot
board-play = Spielbereich
board-warehouse = Lagerhaus
board-scrapyard = Schrottplatz
board-missions = Missionen
board-tokens = Plättchen
board-compulsory = Pflicht
board-objective = Persönliches Ziel
board-unknown = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
 }
board-ready = { $name } (bereit: { $ready })
board-met = { $target } [erfüllt]
board-mission = { $card }: { $targets }; bringt { $token }
board-target-token = Plättchen { $name }
board-target-first = { $count ->
    [one] an 1 Ort zuerst
   *[other] an { $count } Orten zuerst
 }
board-target-most = die meisten Missionen: { $destination }
board-target-missions = { $count ->
    [one] 1 Mission: { $destination }
   *[other] { $count } Missionen: { $destination }
 }
told-location = { $name }: Raketenpunkte { $points }, { $first } SP für die erste, { $later } für spätere Missionen
told-here = hier: { $seats }
told-destination = { $cards ->
    [one] { $name }: Zielfeld { $target }, höchstens 1 Missionserfolg-Karte
   *[other] { $name }: Zielfeld { $target }, höchstens { $cards } Missionserfolg-Karten
 }
told-token = das Plättchen ist noch zu holen
told-sale = { $name }: kostet { $price }, gibt { $gives }
board-worth = Missionen { $track }, Gefahren { $threats }, Plättchen { $tokens }, Varianten { $variants }, Ziel { $objective }
board-ai-result = Die KI: { $vp } SP
board-ai-start = { $destination }, ab { $start }
board-word = { $word ->
    [teal] türkis
    [pink] rosa
    [small] klein
    [medium] mittel
    [large] groß
    [any] beliebig
    [score] Wertung
   *[rule] Regel
 }
board-success-card = Missionserfolg-Karte { $value }
board-percent = { $percent } %
board-no-odds = keine Chance bekannt
board-fraction = { $numerator } von { $denominator }
board-no-mission = keine Mission
board-symbol-rocket = { $value } Raketenpunkte
board-kind = { $kind ->
    [mission] Mission
    [teal] Vorteil, erste Ära
    [pink] Vorteil, zweite Ära
    [engine] Antrieb
    [threat] Gefahr
    [objective] Persönliches Ziel
    [variant] Variantenkarte
   *[solo] Solokarte
 }
board-timing = { $timing ->
    [discard] Ablegen
    [payment] Zahlung
    [launch_pad] Startrampe
   *[permanent] Permanent
 }
board-level = { $level ->
    [easy] Leicht
    [normal] Mittel
   *[hard] Schwer
 }
board-card-spoken = { $name }, { $kind }
board-gives = Bringt { $things }
board-costs = Kostet { $things }
board-goes-to = Ziel: { $places }
board-brings = Hinterlässt ein Plättchen: { $token }
board-asks-for = Verlangt { $targets }
board-leaves = bringt
board-up-to-vp = bis { $vp } SP
board-objective-all = alle: +{ $bonus } SP
board-objective-worth = { $vp } SP je Vorgabe, { $bonus } weitere für alle
board-short-engine = { $engines_per_turn ->
    [one] ein Antrieb je Zug
   *[other] { $engines_per_turn } Antriebe je Zug
 }
board-short-threat = { $vp } SP am Ende
board-text-engine = Seine Raketenpunkte zählen bei jedem Start von deiner Startrampe. Antriebe, die du je Zug kaufen darfst: { $engines_per_turn }.
board-text-threat = Am Ende { $vp } SP für den Besitzer, auch auf dem Schrottplatz. Sie bezahlt nichts und lässt sich nicht platzieren.
board-in-deck = noch { $count }
board-lands = landet!
board-no-move = kein Feld
board-leg-boost = Schub { $spaces }
board-leg-card = Karte { $value }
board-at-start = Start
board-course = Chancen bisher: { $odds }
board-nth = { $number ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $number }.
 }
board-draw = Ziehen
board-draw-key = Ziehen: Karte { $number } von { $limit }
board-abort-key = { $count ->
    [0] Abbrechen, kostenlos
    [one] Abbrechen, 1 Karte ablegen
   *[other] Abbrechen, { $count } Karten ablegen
 }
board-keep-mission = Mission behalten
board-discard-mission = Mission ablegen
board-launch-done = { $asks ->
    [w4] Gelten lassen
    [w6] Hinnehmen: Fehlschlag
    [salvage] Keinen Antrieb nehmen
   *[other] Weiter
 }
board-launches = { $seat }, Start in Runde { $round }
board-flight = { $mission } { $destination ->
    [earth] { $type ->
        [spaceship] in den Erdorbit
       *[other] im Erdorbit
     }
    [moon] { $type ->
        [base] auf dem Mond
       *[other] am Mond
     }
   *[mars] { $type ->
        [spaceship] zum Mars
       *[other] auf dem Mars
     }
 }
board-launch-title = Start, { $seat }: { $location }
board-failed = Der Start ist fehlgeschlagen.
board-launch-keys = Deine Tasten beim Start
board-first-here = zuerst hier: { $vp } SP
board-later-here = später hier: { $vp } SP
board-spaces-to-go = { $count ->
    [one] noch 1 Feld
   *[other] noch { $count } Felder
 }
board-reached = das Zielfeld ist erreicht
board-cards-to-come = { $count ->
    [0] keine Missionserfolg-Karte mehr
    [one] mit noch einer Missionserfolg-Karte
   *[other] mit noch { $count } Missionserfolg-Karten
 }
board-success-cards = Missionserfolg
board-card-next = nächste: Karte { $number } von { $limit }
board-rocket-on = Rakete auf { $rocket } von { $target }
board-watching = { $asks ->
    [w5] { $seat } entscheidet: weiterziehen oder abbrechen
    [w4] { $seat } entscheidet: auf die Karte reagieren oder sie gelten lassen
    [pick] { $seat } wählt die erste Missionserfolg-Karte
    [abort] { $seat } wählt, was der Abbruch kostet
    [salvage] { $seat } darf einen Antrieb zurücknehmen
    [mission] { $seat } entscheidet: die Mission behalten oder ablegen
   *[other] { $seat } startet
 }
board-see-table = Zum Tisch
board-see-launch = Zurück zum Start: { $seat }
board-copy-title = Kopiere eine Karte von einer gegnerischen Startrampe
board-my-pad = Deine Startrampe
board-pad-hint = grüner Rand: jetzt einsetzbar
board-pad-empty = Auf der Startrampe liegt nichts mehr.
board-pad-do = { $verb ->
    [discard] Ablegen
    [salvage] Zurücknehmen
   *[use] Einsetzen
 }
board-pad-copy = kopiert
board-pad-stays = bleibt
board-pad-ready = Fähigkeit
board-pad-counted = zählte { $points }
board-pad-boosted = Schub +{ $spaces }
board-ends = Wie es ausgehen kann
board-if-lands = Landung
board-if-aborted = Abbruch
board-if-fails = Fehlschlag
board-abort-price = { $count ->
    [0] kostenlos
    [one] 1 Karte
   *[other] { $count } Karten
 }
board-minus-cards = { $count ->
    [0] gratis
   *[other] -{ $count }
 }
board-plus-vp = +{ $vp } SP
board-lands-vp = +{ $vp } SP: von { $from } auf { $to }.
board-lands-token = { $card } bringt ein Plättchen: { $token }.
board-lands-first = Als Erste dort ({ $destination }): am Ende { $vp } SP mehr.
board-lands-last = Das reicht für das Ende: Diese Runde ist die letzte.
board-abort-later = Möglich zwischen zwei Missionserfolg-Karten. Die Mission bleibt auf dem Plan.
board-abort-later-short = zwischen zwei Karten
board-asks-abort = { $count ->
    [one] Lege für den Abbruch noch 1 Karte ab: Drücke sie.
   *[other] Lege für den Abbruch noch { $count } Karten ab: Drücke sie.
 }
board-abort-keeps = { $count ->
    [one] 1 Karte bleibt
   *[other] { $count } Karten bleiben
 }
board-abort-text = { $count ->
    [0] Nichts wird abgelegt: Mission und Startrampe warten auf den nächsten Versuch.
    [one] Die Mission bleibt auf dem Plan. 1 von { $of } Karten der Rampe wird nach Wahl abgelegt{ $left ->
        [0] .
       *[other] ; die übrigen warten auf den nächsten Versuch.
     }
   *[other] Die Mission bleibt auf dem Plan. { $count } von { $of } Karten der Rampe werden nach Wahl abgelegt{ $left ->
        [0] .
       *[other] ; die übrigen warten auf den nächsten Versuch.
     }
 }
board-fails-text = { $count ->
    [0] Keine Karte der Rampe geht verloren.
    [one] 1 Karte der Rampe wird abgelegt.
   *[other] Alle { $count } Karten der Rampe werden abgelegt.
 }
board-fails-short = { $count ->
    [one] 1 Karte geht
   *[other] { $count } Karten gehen
 }
board-fails-keep = { $card } darf auf dem Plan bleiben.
board-outcome = { $kind ->
    [success] { $seat }: gelandet! { $location }
    [failure] { $seat }: Der Start schlug fehl. { $location }
    [abort] { $seat }: Der Start wurde abgebrochen. { $location }
   *[short] { $seat }: zu wenige Raketenpunkte. { $location }
 }
board-outcome-token = Ein Plättchen: { $token }.
board-outcome-lost = { $count ->
    [one] 1 Karte der Rampe ging verloren:
   *[other] { $count } Karten der Rampe gingen verloren:
 }
board-outcome-nothing-lost = Nichts ging verloren.

# The table in the browser.
board-worlds = Welten
board-market = Auslage und Antriebe
board-market-short = Markt
board-rivals = Rivalen
board-alone = Allein gegen die KI
board-battle = Kampf um die Erde
board-setting-up = Der Tisch wird vorbereitet.
board-thinking = { $seat } überlegt
# Locations and engines where there is little room.
board-type = { $type ->
    [satellite] Satellit
    [spaceship] Raumschiff
    [hotel] Hotel
    [station] Station
    [shipyard] Werft
    [mining] Erzabbau
   *[base] Basis
 }
board-engine = { $type ->
    [small] Klein
    [medium] Mittel
   *[large] Groß
 }
board-your-turn = Dein Zug
board-step = { $step ->
    [nose] Spitze: die Mission, die fliegt. Lege eine, ${ $cost }
    [parts] Teile: Raketenpunkte zum Abheben, Schub als Vorsprung
   *[launch] Start: Missionserfolg-Karten bewegen die Rakete. Zieh weiter oder brich rechtzeitig ab
 }
board-world = { $world ->
    [earth] Erdorbit
    [moon] Mond
   *[mars] Mars
 }
# A turn in one line, after the sign of whose it was.
board-race = Rennen auf { $end } SP
board-race-battle = Rennen um Missionen: { $end }
board-race-solo = Siegpunkte
board-race-more = +$ = Gefahren kosten mehr
board-lead = { $by ->
    [behind] { $vp } SP zurück
    [ahead] { $vp } SP voraus
   *[level] gleichauf mit der KI
 }
board-race-at = { $seat } { $at }
board-vp-short = SP
board-seat = { $seat }, { $vp } SP
board-open-mat = Alle Karten: { $seat }
board-first-player = Startspieler
board-pile-hq = HQ
board-known-hand = Bekannte Handkarten
board-unseen = Noch nicht gesehen: HQ und unbekannte Hand
board-close = Schließen
board-empty-pile = Hier liegt nichts.
board-empty-space = Ein leeres Feld der Auslage
board-token-state = { $kind ->
    [money] Geldplättchen, ${ $money }
   *[science] Wissenschaftsplättchen
 }, { $state ->
    [ready] bereit
    [paid] zahlt
   *[used] verbraucht
 }
board-hand-more = Handlimit +{ $count }
board-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
 }
board-boosts = { $resource } gibt Flügen dorthin 1 Schub
board-location = { $name }. Nötige Raketenpunkte: { $points }. Erste { $first } SP, spätere { $later }.
board-markers-there = Dort: { $seats }.
board-nobody-there = Niemand dort.
board-goal = Deine Mission kann hierher.
board-goal-of = Hierher kann die Mission: { $seat }.
board-objective-here = Hier ist eines deiner Ziele.
board-ai-goal = Die KI fliegt hierher.
board-was-first = { $seat }: zuerst, +{ $vp } SP
board-was-first-short = zuerst: +{ $vp } SP
board-first-open = Zuerst hier: +{ $vp } SP
board-first-open-short = zuerst: +{ $vp } SP
board-track-title = Missions- leiste
board-track-spoken = Missionsleiste von 0 bis { $last }.
board-start-of = { $name }: Deine Rakete würde auf { $start } von { $target } starten.
board-your-start = dein Start: { $name }
board-ai-on = Die KI-Rakete ist auf { $rocket } von { $target }.
board-deck = Stapel
board-deck-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
 }
board-display-title = Auslage
board-display-deck = Auslage; Stapel: { $count }
board-leaves-next = geht zuerst
board-display-clock = { $turns ->
    [one] höchstens noch 1 Zug
   *[other] höchstens noch { $turns } Züge
 }
board-green-pays = grüner Rand: kannst du jetzt bezahlen; du hast bis zu ${ $money }
board-raises = du hast bis zu ${ $money }
board-cards-first = erst die Karten, dann die Bezahlung
board-finish-first = beende zuerst, was du begonnen hast
board-replace-which = drücke die Karte, die ausgetauscht wird
board-may-remove = KI +1 entfernt eine Karte
board-offer = { $card }, ${ $money }
board-ai-one = KI +1
board-engines = Antriebe
board-one-a-turn = { $engines_per_turn ->
    [one] einer je Zug
   *[other] { $engines_per_turn } je Zug
 }
board-sold-out = ausverkauft
board-verb = { $verb ->
    [use] Einsetzen
    [place] { $place ->
        [plan] Planen, ${ $cost }
       *[pad] Platzieren, ${ $cost }
     }
    [free] { $place ->
        [plan] Planen, gratis
       *[pad] Platzieren, gratis
     }
    [pay] Zahlen
    [store] Einlagern
    [scrap] Verschrotten
    [fetch] Nehmen
    [salvage] Retten
    [buy] Kaufen, ${ $cost }
    [replace] Tauschen, ${ $cost }
    [remove] Entfernen
   *[discard] Ablegen
 }
board-pad-spoken = { $count ->
    [one] Deine Startrampe: 1 Karte
   *[other] Deine Startrampe: { $count } Karten
 }
board-nose = Mission auf dem Plan: { $card }
board-all-markers = Alle deine Marker liegen.
board-slot-plan = Mission planen, ${ $cost }
board-slot-plan-free = Mission gratis planen
board-slot-pad = Karte platzieren, ${ $cost }
board-slot-pad-free = Karte gratis platzieren
board-slot-chosen = { $card }, ${ $cost }
board-slot-free = { $card }, gratis
board-new = neu
board-depot-holds = { $count } von { $limit }
board-unload = Leeren
board-starts-on = ab { $start } von { $target }
board-launch-sure = Zu wenige Punkte. Nochmals drücken zum Ansagen.
board-been-there = Da warst du schon.
board-short-points = { $count ->
    [one] 1 Raketenpunkt fehlt
   *[other] { $count } Raketenpunkte fehlen
 }
board-short-points-short = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
 }
board-after-this = Danach: +{ $vp } SP
board-ready-points = Bereit: { $points } von { $needed }
board-nothing-planned = Keine Mission geplant: nichts zu starten.
board-points-now = Endstand jetzt: { $points ->
    [one] 1
   *[other] { $points }
 }
board-points-all = { $points ->
    [one] 1 Punkt insgesamt
   *[other] { $points } Punkte insgesamt
 }
board-markers-left = Marker übrig: { $left } von { $all }
board-chain = Wohin deine Karten gehen: HQ, Hand, Spielbereich, Lagerhaus und zurück
board-no-hand = Du hast keine Karten auf der Hand.
board-card-use = { $use ->
    [pays] { $money ->
        [0] zahlt
       *[other] zahlt ${ $money }
     }
    [both] zur Rampe, zahlt
    [placed] zur Rampe
   *[gone] abgelegt
 }
board-overpays = zu viel
board-receipt = { $kind ->
    [buy] Kauf
    [place] Platzierung
    [replace] Tausch
   *[discard] Ablage
 }
board-receipt-note = { $kind ->
    [buy] Gekaufte Karten kommen in den Spielbereich, dann ins Lagerhaus und nach dem nächsten Mischen auf die Hand.
    [place] Platzierte Karten bleiben bis zum Start auf der Rampe. Dort zählen ihre Symbole, ihr Geld nicht.
    [replace] Die Karte kommt unter den Stapel; eine andere nimmt ihr Feld ein.
   *[discard] Abgelegte Karten kommen in den Spielbereich.
 }
board-some-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
board-cards-then-payment = Erst die Karten, dann die Bezahlung.
board-you-pay-with = Du zahlst mit
board-pays-itself = { $card } zahlt für sich selbst
board-token-line = Plättchen
board-take-line-back = Zurücknehmen: { $card }
board-paid-of = Bezahlt: { $paid } von { $bill }
board-missing = ${ $money } fehlen
board-still-missing = fehlen noch
board-owed = ${ $money } fehlen noch
board-is-paid = bezahlt
board-is-done = erfüllt
board-open = offen
board-paid-exactly = genau bezahlt
board-paid-over = bezahlt, ${ $money } zu viel
board-paying-brings = Das Zahlen bringt
board-payment-effect = { $effect ->
    [free_placement] in diesem Zug noch eine Karte gratis platzieren
   *[draw] in diesem Zug eine Karte ziehen
 }
board-cart-asks = { $kind ->
    [buy] { $count ->
        [one] Bezahle { $card }
       *[other] Bezahle { $count } Karten
     }
    [place] { $count ->
        [one] Platziere { $card }
       *[other] Platziere { $count } Karten
     }
    [replace] Tausche { $card }
   *[discard] Was legst du noch ab?
 }
board-of = von
board-pay-rest = Rest bezahlen: { $cards }
board-pay-rest-short = Rest bezahlen
board-cancel = { $kind ->
    [buy] Kauf abbrechen
    [place] Platzieren abbrechen
   *[other] Abbrechen
 }
board-draw-waiting = 1 Karte ziehen
board-end-turn = Zug beenden
board-more-actions = Was du noch tun kannst
board-goal-short = { $count ->
    [one] { $place }: 1 Raketenpunkt fehlt.
   *[other] { $place }: { $count } Raketenpunkte fehlen.
 }
board-goal-then = { $place } wird bereit sein: { $percent } %
board-goal-cards = In deiner Hand: { $cards }, ${ $cost }.
board-the-ai = Die KI
board-ai-sign = KI
board-ai-spoken = Die KI, { $vp } SP
board-ai-level = { $level ->
    [easy] leicht
    [normal] mittel
   *[hard] schwer
 }
board-ai-flies-to = fliegt nach
board-ai-next = { $left ->
    [one] Kommt mit dem nächsten Schritt an
   *[other] Kommt in { $left } Schritten an
 } und bekommt { $vp } SP. Sie rückt zu Beginn deines Zugs um 1 vor, und um 1, wenn du eine Karte entfernst.
board-ai-none = Sie hat keine Mission, die sie fliegen könnte.
board-ai-destination = Ziel
board-ai-location = Ort
board-ai-from = ab { $start }
board-solo-left = Solokarten übrig: { $count }
board-ai-missions = Missionen { $count } von { $all }
board-some-of = { $count } von { $all }
board-duty = Du gewinnst nur mit all dem und mit mehr SP als die KI.
board-duty-more = Du gewinnst mit mehr SP als die KI.
# End of the table in the browser.
board-points-for = { $kind ->
    [missions] Missionen
    [threats] Gefahren, je { $threat_vp }
    [tokens] zuerst auf Mond oder Mars
    [objective] persönliches Ziel
   *[variants] Variantenkarten
 }
board-objective-met = Ziel: { $name }, { $met } von { $of } erfüllt
board-rounds = Runden
board-last-round-at = { $vp } SP: letzte Runde
board-race-legend = SP über die Runden; ein Ring ist eine Mission, ein Kreuz ein fehlgeschlagener Start
board-launch-list = Alle Starts mit ihren Chancen ({ $count })
board-worth-telling = Erzählenswert
board-see = Ansehen
board-fact = { $kind ->
    [luckiest] Glücklichster Start
    [unluckiest] Unglücklichster Start
    [turning] Wendepunkt
    [patient] Am geduldigsten
   *[first] Zuerst im All
 }
board-fact-luckiest = { $seat }: { $location } bei { $percent } %, in Runde { $round }.
board-fact-unluckiest = { $seat }: { $location } schlug bei { $percent } % fehl, in Runde { $round }.
board-fact-turning = { $seat }: { $location } in Runde { $round } brachte am meisten.
board-fact-patient = { $count ->
    [one] { $seat }: { $location } einmal abgebrochen.
   *[other] { $seat }: { $location } { $count }-mal abgebrochen.
 }
board-fact-first = { $seat }: { $location } in Runde { $round }.
board-icons = Symbole ?
board-legend = Was die Symbole bedeuten
board-legend-order = Auf jeder Karte am selben Ort: links oben, was sie bringt, rechts oben die Art, Bild, Name, eine kurze Zeile, links unten die Kosten.
board-legend-gives = Was eine Karte bringt
board-legend-when = Wann ihr Effekt wirkt
board-legend-where = Wo Karten liegen
board-legend-kinds = Arten von Karten
board-legend-edges = Ränder
board-legend-success = Missionserfolg-Karten
board-legend-money = Geld: bezahlt Käufe und Platzierungen
board-legend-rocket = Raketenpunkte: so viele braucht eine Mission zum Abheben
board-legend-resource = { $resource }: zum Bezahlen und als Schub für Flüge ({ $destination })
board-legend-science = Wissenschaft: eines der drei nach Wahl
board-legend-discard = Ablegen: von der Hand, anstelle ihrer Symbole
board-legend-pad = Startrampe: auf der Rampe, bei deinem Start
board-legend-payment = Zahlung: wenn die Karte bezahlt, zusätzlich zu ihren Symbolen
board-legend-permanent = Permanent: verlässt die Startrampe nie
board-legend-needs = Braucht so viele Raketenpunkte für dieses Ziel
board-legend-brings = Das Plättchen, das dir die Mission bringt
board-legend-hq = HQ: dein Nachziehstapel, verdeckt
board-legend-hand = Deine Handkarten
board-legend-play = Spielbereich: in diesem Zug Gespieltes, Gekauftes, Abgelegtes
board-legend-warehouse = Lagerhaus: gebrauchte Karten, werden zum neuen HQ gemischt
board-legend-scrapyard = Schrottplatz: aus dem Kreislauf, aber noch deine Karten
board-legend-depot = Depot: hält Karten auf der Startrampe, bis zu { $depot_capacity }
board-legend-edge = { $state ->
    [legal] grün: jetzt möglich
    [chosen] gold und angehoben: gewählt
    [wasted] gestrichelt: möglich, aber etwas verfällt
   *[dim] matt: jetzt nicht; ein Druck sagt, warum
 }
board-legend-draws = Karten insgesamt: { $count }, vor jedem Start gemischt. Höchstens so viele werden gezogen: { $draws }.

section-constant = Konstanten
section-colour = Farben
section-resource = Ressourcen
section-destination = Ziele
section-location-type = Arten von Orten
section-location = Orte
section-surcharge = Aufschlag auf Gefahren
section-achievement-token = Erfolgsplättchen
section-mission = Missionen
section-asset = Vorteile
section-engine = Antriebe
section-threat = Gefahren
section-success = Missionserfolg-Karten
section-objective = persönliche Ziele
section-solitaire = Solokarten
section-variant = Variantenkarten
section-end-reason = wie eine Partie endet
section-action = Aktionen

field-achievement = Erfolg
field-advance = KI-Rakete rückt vor um
field-category = Art
field-colour = Farbe
field-cost = Preis
field-count = Exemplare
field-destination = Ziel
field-easy = leicht
field-normal = mittel
field-hard = schwer
field-effect = Effekt
field-faces = Werte
field-from-vp = ab SP
field-icons = Symbole für die Spielerzahl
field-matches = gibt Schub für
field-money = Geld
field-number = Nummer
field-numbers = Nummern
field-order = Reihenfolge
field-per-player = je Spieler
field-resources = Ressourcen
field-rocket = Raketenpunkte
field-rocket-points = nötige Raketenpunkte
field-solo = im Solospiel
field-success-cards = Missionserfolg-Karten
field-targets = Vorgaben
field-text = Wortlaut
field-short = kurz
field-token = mit Plättchen
field-track-target = Zielfeld der Leiste
field-type = Typ
field-value = Wert
field-vp = SP
field-vp-all-bonus = SP für alle Vorgaben
field-vp-first = SP für die erste Mission
field-vp-later = SP für spätere
field-vp-per-target = SP je Vorgabe
field-assignment-of-3-and-5 = wo 3 und wo 5 steht
field-cost-money = Preis in Geld
field-cost-resources = Preis in Ressourcen
field-destination-easy = Ziel (leicht)
field-destination-normal = Ziel (mittel)
field-destination-hard = Ziel (schwer)
field-destinations = Reiseziele
field-existence = dass es ihn gibt
field-has-resource = dass sie eine Ressource hat
field-limit = Grenze pro Zug
field-name = Name
field-name-de = deutscher Name
field-name-en = englischer Name
field-name-it = italienischer Name
field-number-93 = Nummer 93
field-first-number = erste Nummer
field-second-number = zweite Nummer
field-at-least-10 = dass sie mindestens $10 bringt
field-icon-1 = Symbol 1 für die Spielerzahl
field-further-icon = dass es ein weiteres Symbol gibt
field-number-29 = Nummer 29
field-number-109 = Nummer 109
field-number-range = Bereich der Nummern
field-vp-falling = dass spätere weniger erhalten
field-pays-own-placement = dass sie selbst bezahlt
field-scrapyard-symbols-count = dass der Schrottplatz zählt
field-several-targets-per-card = mehrere Vorgaben je Karte
field-solo-exclusion-exists = dass manche nicht für Solo sind
field-split-of-six = Aufteilung der sechs
field-starts = Startfelder
field-surcharge = Aufschlag
field-ties-all-score = dass bei Gleichstand alle punkten
field-two-categories = die zwei Arten
field-value-distribution = wie oft jeder Wert vorkommt
field-wild-for = wofür es steht
result-lost = Die KI hat gewonnen: Du brauchst mehr SP als die KI und ein erfülltes persönliches Ziel (RM-20.15).

# Was in der Komponentendatei keinen Namen hat
called-hand-limit-start = Handlimit zu Beginn
called-starting-hand = Karten der Starthand
called-display-size = Felder der Auslage
called-placement-cost = Preis des Platzierens einer Karte, in $
called-engines-per-turn = Antriebe höchstens pro Zug
called-mission-markers-per-player = Missionsmarker je Spieler
called-objectives-dealt = ausgeteilte persönliche Ziele
called-objectives-scored = gewertete persönliche Ziele
called-variants-drawn = aufgedeckte Variantenkarten
called-threat-vp = SP für eine Gefahr
called-moon-token-vp = SP für das Mondplättchen
called-mars-token-vp = SP für das Marsplättchen
called-money-token-value = Wert eines Geldplättchens, in $
called-depot-capacity = Karten, die ein Depot fasst
called-battle-for-earth-missions = Missionen im Kampf um die Erde
called-end-vp-2 = SP, die bei zwei Spielern das Ende auslösen
called-end-vp-3 = SP, die bei drei Spielern das Ende auslösen
called-end-vp-4 = SP, die bei vier Spielern das Ende auslösen
called-standstill-rounds = Runden ohne Mission bis zum Stillstand
called-standstill-warn-from = Runden ohne Mission bis zur Warnung
called-surcharge-5 = Aufschlag ab 5 SP
called-surcharge-10 = Aufschlag ab 10 SP
called-surcharge-15 = Aufschlag ab 15 SP
called-surcharge-20 = Aufschlag ab 20 SP
called-success-4 = Missionserfolg-Karte 4
called-success-3 = Missionserfolg-Karte 3
called-success-2 = Missionserfolg-Karte 2
called-success-1 = Missionserfolg-Karte 1
called-success-0 = Missionserfolg-Karte 0

# What a table chooses before its match, and what does not go together

option-mode = Spielart
option-mode-standard = das ganze Spiel
option-mode-battle = Kampf um die Erde
option-mode-solo = allein gegen die KI
option-level = Stärke der KI
option-level-easy = leicht
option-level-normal = mittel
option-level-hard = schwer
option-variants = Variantenkarten
option-variants-none = ohne
option-variants-random = zufällig
option-variants-named = { $number } deiner Wahl
unfit-battle = der Kampf um die Erde ist für 2 bis 4 Spieler (RM-19.5); wähle mehr Spieler oder eine andere Spielart.
unfit-standard = das Standardspiel ist für 2 bis 4 Spieler (RM-20); wähle mehr Spieler oder das Solospiel.
unfit-solo = das Solospiel ist für eine Person, nicht für { $players } (RM-20); wähle einen Spieler oder eine andere Spielart.
unfit-variants-solo = Variantenkarten gehören zum Standardspiel, nicht zum Solospiel (RM-18.4); spiele ohne sie.
unfit-variants-battle = Variantenkarten gehören zum Standardspiel, nicht zum Kampf um die Erde (RM-19.5); spiele ohne sie.
unfit-level = nur das Solospiel hat eine Stärke (RM-20.5); lass sie weg oder wähle einen Spieler.
