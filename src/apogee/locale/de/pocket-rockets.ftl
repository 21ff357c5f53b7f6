# Pocket Rockets: Aktionen, Verlauf, Tisch. Die Namen der Komponenten stehen in der Komponentendatei.

play-goal = Baue Raketen aus Basis, Segmenten und Spitze und betanke sie. Die meisten Punkte gewinnen: { $points_per_segment } für jedes Segment einer fertigen Rakete und ihr Treibstoff. Der letzte Treibstoff beendet die Partie.
play-how = Geh im Ring umher, ziehe vom Stapel, bei dem du stehst, und baue, was du gezogen hast.

action-place = Astronaut aufstellen: { $site }
action-move = { $site ->
    [nothing] { $direction ->
        [cw] Im Uhrzeigersinn bewegen
       *[ccw] Gegen den Uhrzeigersinn bewegen
    }
   *[other] { $direction ->
        [cw] Im Uhrzeigersinn bewegen: { $site }
       *[ccw] Gegen den Uhrzeigersinn bewegen: { $site }
    }
 }
action-draw = Ziehen: { $card }
action-reverse = Pfeil umkehren: { $arrow ->
    [cw] im Uhrzeigersinn
   *[ccw] gegen den Uhrzeigersinn
 }
action-refuel = Treibstoff { $fuel } auf Rakete { $rocket } legen
action-take = Nehmen: { $card }
action-build = { $rocket ->
    [new] Neue Rakete beginnen: { $card }
   *[other] An Rakete { $rocket } bauen: { $card }
 }
action-recycle = { $search ->
    [nothing] { $card } ablegen: { $stack }
   *[other] { $card } ablegen: { $stack }; durchsuchen: { $search }
 }
cost = { $cost ->
    [0] kostenlos
    [one] 1 Punkt
   *[other] { $cost } Punkte
 }

event-site = Im Ring: { $site }
event-start = Den Anfang macht: { $seat }
event-deal = { $seat }: { $card } erhalten
event-place = { $seat }: Astronaut aufgestellt – { $site }
event-stacks = Die Stapel liegen bereit: { $sizes } Karten
event-turn = { $points ->
    [one] { $seat }: Zug mit 1 Aktionspunkt
   *[other] { $seat }: Zug mit { $points } Aktionspunkten
 }
event-move = { $seat }: { $direction ->
    [cw] im Uhrzeigersinn
   *[ccw] gegen den Uhrzeigersinn
 } bewegt – { $site }
event-draw = { $seat }: { $card } gezogen ({ $stack })
event-build = { $seat }: { $card } verbaut an Rakete { $rocket }
event-reverse = { $seat }: Pfeil umgekehrt – { $arrow ->
    [cw] im Uhrzeigersinn
   *[ccw] gegen den Uhrzeigersinn
 }
event-discard = { $seat }: { $card } abgelegt – { $stack }
event-search = { $seat }: Stapel durchsucht – { $stack }
event-look = { $seat }: { $card } gefunden
event-seen = { $seat }: gesehen – { $stack }: { $cards }
event-taken = { $seat }: { $card } genommen
event-take = { $seat }: eine Karte genommen und gemischt – { $stack }
event-top = Neue oberste Karte, { $stack }: { $card }
event-refuel = { $seat }: Treibstoff { $fuel } auf Rakete { $rocket } gelegt
event-end = Die Partie ist zu Ende: { $reason } (Punkte: { $scores })

# Was jemand getan hat, kurz, ohne wer es war
deed-place = Astronaut aufgestellt: { $site }
deed-move = gegangen: { $site }
deed-draw = gezogen: { $card }
deed-build = verbaut: { $card }
deed-reverse = Pfeil umgekehrt
deed-discard = recycelt: { $card }
deed-search = durchsucht: { $stack }
deed-refuel = Treibstoff { $fuel } getankt

# Was die Partie beendet, und worauf es ankommt
goal-fuel-left = { $count ->
    [one] Der letzte Treibstoffmarker beendet die Partie
   *[other] Der letzte Treibstoffmarker beendet die Partie: noch { $count }
 }
goal-no-fuel = Ein Stillstand beendet die Partie (Züge ohne Fortschritt: { $turns } von { $limit })
goal-standstill = { $count ->
    [one] Die Partie endet nach 1 weiteren Zug ohne Fortschritt
   *[other] Die Partie endet nach { $count } weiteren Zügen ohne Fortschritt
 }
goal-fuel = Deine Rakete { $rocket } braucht Treibstoff (bis zu +{ $points })
goal-tip = Deine Rakete { $rocket } braucht eine Spitze ({ $colour })
goal-segments = { $count ->
    [one] Deine Rakete { $rocket } braucht ein Segment ({ $colour })
   *[other] Deine Rakete { $rocket } braucht { $count } Segmente ({ $colour })
 }
goal-base = Du brauchst das Basisteil einer neuen Rakete

# Warum ein Tipp gut ist
reason-place = { $count ->
    [0] Du beginnst, wo du bauen kannst: { $site }
    [one] Deine eigene Bauanlage liegt 1 Station weiter, dem Pfeil nach: { $site }
   *[other] Deine eigene Bauanlage liegt { $count } Stationen weiter, dem Pfeil nach: { $site }
 }
reason-walk = Nichts in Reichweite bringt mehr, also geht es weiter
reason-start = Das Basisteil einer neuen Rakete: { $card }
reason-fits = { $card }: passt auf Rakete { $rocket }
reason-later = Noch ist keine deiner Raketen so weit, aber es lässt sich recyceln: { $card }
reason-begin = Eine Rakete beginnt: { $card }
reason-grow = { $segments ->
    [one] Rakete { $rocket } hat dann 1 Segment; sobald sie fertig ist: +{ $points }
   *[other] Rakete { $rocket } hat dann { $segments } Segmente; sobald sie fertig ist: +{ $points }
 }
reason-complete = { $bonus ->
    [nothing] Vollendet Rakete { $rocket }: +{ $points }
   *[other] Vollendet Rakete { $rocket }: +{ $points }, und der Bonus: { $bonus }
 }
reason-fuel = Treibstoff für Rakete { $rocket }: +{ $points }
reason-give = Gibt her, was am wenigsten hilft: { $card }
reason-search = { $count ->
    [one] Gibt her, was am wenigsten hilft, { $card }, für die einzige Karte hier: { $stack }
   *[other] Gibt her, was am wenigsten hilft, { $card }, für die beste von { $count } Karten: { $stack }
 }

asks-place = Wo beginnt dein Astronaut?
asks-spend = { $points ->
    [one] Du hast 1 Aktionspunkt.
   *[other] Du hast { $points } Aktionspunkte.
 }
asks-take = Welche Karte nimmst du aus dem Stapel?

board-turn = Am Zug: { $seat }
board-points = { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
 }
board-arrow = Pfeil: { $arrow ->
    [cw] im Uhrzeigersinn
   *[ccw] gegen den Uhrzeigersinn
 }
board-bound = { $bound ->
    [cw] in diesem Zug nur im Uhrzeigersinn
   *[ccw] in diesem Zug nur gegen den Uhrzeigersinn
 }
board-standstill = Stillstand { $turns } von { $limit }
board-standstill-left = { $left ->
    [one] Stillstand: noch 1 Zug
   *[other] Stillstand: noch { $left } Züge
 }
board-stack = { $size ->
    [one] 1 Karte: { $top }
   *[other] { $size } Karten, oben: { $top }
 }
board-stack-empty = Stapel leer
board-searched = { $size ->
    [one] wird durchsucht (1 Karte)
   *[other] wird durchsucht ({ $size } Karten)
 }
board-fuel = Treibstoff: { $fuel }
board-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }
board-hand = Hand { $count } von { $limit }:
board-hand-empty = leer
board-unknown = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
 }
board-from-next-turn = { $bonus } (ab dem nächsten Zug)
board-tip = { $colour ->
    [grey] Graue Spitze
    [yellow] Gelbe Spitze
   *[red] Rote Spitze
 }
board-segments = { $count ->
    [0] kein Segment
    [one] 1 Segment
   *[other] { $count } Segmente
 }
board-open = offen
board-no-fuel = kein Treibstoff
board-fuelled = Treibstoff { $fuel }
board-under = { $stack }, unter der obersten Karte: { $cards }
board-content = { $stack }, zuletzt durchsucht ({ $seat }): { $cards }
board-out-of-reach = Der restliche Treibstoff kann nicht mehr ganz verbraucht werden.
told-site = Station { $number }: { $site }
told-here = hier: { $seats }
board-rocket = Rakete { $number }
told-rocket = { $seat }, Rakete { $number }: { $rocket }.
result-rocket = Rakete { $number }: { $rocket }

section-constant = Konstanten
section-colour = Farben
section-part-kind = Arten von Teilen
section-bonus = Boni
section-rocket-card = Raketenkarten
section-shipyard-card = Werftkarten
section-pawn = Spielfiguren
section-fuel-token = Treibstoffmarker
section-action = Aktionen
section-end-reason = wie eine Partie endet

field-value = Wert
field-order = Reihenfolge
field-build-order = Platz beim Bauen
field-total = insgesamt
field-affects = wirkt auf
field-effective-from = ab
field-stacks = addiert sich
field-colour = Farbe
field-kind = Art
field-bonus = Bonus
field-count = Anzahl
field-has-stack = hat einen Stapel
field-action = Aktion
field-chip-colour = Farbe des Markers
field-cost = Kosten in Aktionspunkten

# Im Browser

board-site-construction-grey = Graue Anlage
board-site-construction-yellow = Gelbe Anlage
board-site-construction-red = Rote Anlage
board-site-conveyor = Förderanlage
board-site-launch = Startplatz
board-site-recycling = Lager
board-does-construction-grey = Grau bauen
board-does-construction-yellow = Gelb bauen
board-does-construction-red = Rot bauen
board-does-conveyor = Pfeil umdrehen
board-does-launch = Rakete betanken
board-does-recycling = Karte tauschen
board-runs = Das Band läuft
board-runs-way = { $arrow ->
    [cw] im Uhrzeigersinn
   *[ccw] gegen den Uhrzeigersinn
 }
board-none-left = leer
board-known = Was du über den Stapel weißt: { $stack }
board-known-open = Zeigen, was du über den Stapel weißt: { $stack }
board-known-order = Unter der obersten Karte, in dieser Reihenfolge:
board-known-content = Darin seit deiner letzten Suche, in beliebiger Reihenfolge:
board-known-close = Schließen
board-fuel-left = { $count ->
    [0] { $fuel }: keiner mehr da
    [one] { $fuel }: noch 1 da
   *[other] { $fuel }: noch { $count } da
 }
board-points-left = Aktionspunkte: noch { $points } von { $all }
board-score-now = { $score ->
    [one] 1 Punkt, wenn jetzt Schluss wäre
   *[other] { $score } Punkte, wenn jetzt Schluss wäre
 }
board-if-over = { $score ->
    [one] Punkt, wenn jetzt Schluss wäre
   *[other] Punkte, wenn jetzt Schluss wäre
 }
board-points-word = { $score ->
    [one] Punkt
   *[other] Punkte
 }
board-their-turn = Am Zug
board-starter = Hat angefangen
board-setting-up = Die Werft wird ausgelegt.
board-my-rockets = Meine Raketen
board-my-hand = Meine Hand
board-hand-count = Hand { $count } von { $limit }
board-to-rocket = Auf { $rocket }
board-recycling = Oder recycle: Wähle eine Karte deiner Hand.
board-recycle-card = { $card } recyceln
board-recycle-lay = { $card }: auf welchen Stapel?
board-recycle-search = { $card } liegt; welchen anderen Stapel durchsuchst du?
board-recycle-on = { $card } hier ablegen: { $stack }
board-recycle-off = { $card } von hier zurücknehmen: { $stack }
board-recycle-cancel = Nicht recyceln
board-worth-segments = { $count ->
    [one] 1 Segment: { $points }
   *[other] { $count } Segmente: { $points }
 }
board-worth-bonus = Zusatzpunkt: { $points }
board-worth-fuel = Treibstoff: { $points }
board-worth-open = offen: keine Punkte
board-winner = Gewonnen
board-later = ab nächstem Zug
board-do-move = Zu: { $site }
board-do-draw = { $card } ziehen
board-do-build = { $card } bauen
board-do-build-on = { $card } auf { $rocket } bauen
board-do-refuel = Treibstoff { $fuel } auf { $rocket }
board-do-reverse = Pfeil umdrehen
board-colour = { $colour ->
    [green] Grün
    [white] Weiß
    [black] Schwarz
    [blue] Blau
   *[orange] Orange
 }

# Was in der Komponentendatei keinen Namen hat
called-action-points = Aktionspunkte pro Zug
called-action-points-with-bonus = Aktionspunkte pro Zug mit Bonus
called-hand-limit = Handkarten höchstens
called-hand-limit-with-bonus = Handkarten höchstens mit Bonus
called-starting-hand-size = Handkarten zu Beginn
called-min-segments-for-tip = Segmente mindestens unter einer Spitze
called-fuel-tokens-per-rocket-max = Treibstoffmarker höchstens auf einer Rakete
called-points-per-segment = Punkte je Segment
called-points-plus-one-tip = Punkte für den Bonus Zusatzpunkt
called-stack-count = Stapel
called-ring-size = Stationen im Ring
called-stalemate-turns = Züge ohne Fortschritt bis zum Stillstand
