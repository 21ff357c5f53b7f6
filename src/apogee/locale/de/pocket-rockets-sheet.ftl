# Die Regeln von Pocket Rockets auf einer Seite, die Überschriften des Katalogs und was die Begriffe bedeuten.

sheet-goal = Baue Raketen und betanke sie. Wer am Ende die meisten Punkte hat, gewinnt.
sheet-end = Der letzte Treibstoffmarker beendet die Partie sofort, ebenso { $stalemate_turns } Züge in Folge, in denen niemand baut oder betankt.
sheet-common = Die Werft: ein Ring aus { $ring_size } Stationen
sheet-own = Womit du spielst
sheet-turn = Dein Zug
sheet-turn-what = Du hast { $action_points } Aktionspunkte. Jeder erlaubt eins davon, beliebig gemischt:
sheet-step-move = Gehen
sheet-step-move-what = Dein Astronaut geht eine Station weiter, in Pfeilrichtung.
sheet-step-draw = Ziehen
sheet-step-draw-what = Nimm die oberste Karte des Stapels bei deiner Station. Du hältst höchstens { $hand_limit } Karten.
sheet-step-act = Station nutzen
sheet-step-act-what = Tu, was die Station bietet, auf der dein Astronaut steht: bauen, Pfeil umdrehen, recyceln oder betanken.
sheet-score-segment = { $points_per_segment } für jedes Segment einer fertigen Rakete, betankt oder nicht
sheet-score-fuel = der Wert jedes Treibstoffmarkers auf deinen Raketen
sheet-score-plus-one = { $points_plus_one_tip } dazu für jede Spitze mit Zusatzpunkt
sheet-score-open = nichts für offene Raketen und Handkarten
sheet-but-1 = Jeder Aktionspunkt muss ausgegeben werden; passen gibt es nicht.
sheet-but-2 = Eine Rakete hat eine Farbe. Ihre Spitze, auf { $min_segments_for_tip ->
    [one] mindestens einem Segment
   *[other] mindestens { $min_segments_for_tip } Segmenten
 }, schließt sie ab: Nichts kommt mehr dazu, und erst jetzt kann sie betankt werden.
sheet-but-3 = Der Bonus auf einer Spitze gehört dir ab deinem nächsten Zug bis zum Ende, ob die Rakete betankt ist oder nicht.
sheet-but-4 = Bei Gleichstand entscheidet die fertige Rakete mit den meisten Segmenten.

# Was die Begriffe bedeuten, in einem Satz.
term-line = Bauanlage
term-line-what = Verbaut eine Handkarte ihrer Farbe, an deiner Rakete oder, wenn es ein Basisteil ist, als neue.
term-conveyor = Förderanlage
term-conveyor-what = Dreht den Pfeil um, für alle.
term-launch = Startplatz
term-launch-what = Legt einen Treibstoffmarker auf eine deiner fertigen Raketen, die noch keinen hat.
term-recycling = Recyclinglager
term-recycling-what = Legt eine Handkarte auf einen Stapel; dann siehst du einen anderen durch und nimmst eine seiner Karten.
term-arrow = Pfeil
term-arrow-what = Zeigt, in welche Richtung alle Astronauten im Ring gehen.
term-astronaut = Astronaut
term-astronaut-what = Steht, wo du ziehen und handeln kannst; auf einer Station dürfen beliebig viele stehen.
term-stack = Stapel
term-stack-what = Offene Karten an einer Bauanlage oder Förderanlage; du ziehst nur die oberste, wo du stehst.
term-hand = Handkarten
term-hand-what = Höchstens { $hand_limit } Karten; los wirst du sie nur durch Bauen und Recyceln.
term-rocket = Rakete
term-rocket-what = Basisteil, Segmente, Spitze, alle in einer Farbe, in dieser Folge. Ohne Spitze ist sie offen und zählt nichts.
term-base = Basisteil
term-base-what = Beginnt eine Rakete; selbst zählt es nichts.
term-segment = Segment
term-segment-what = Macht eine Rakete länger: { $points_per_segment } Punkte, wenn sie am Ende fertig ist.
term-tip = Spitze
term-tip-what = Vollendet eine Rakete und bringt vielleicht einen Bonus.
term-fuel = Treibstoffmarker
term-fuel-what = Zählt so viele Punkte, wie darauf steht, einer je fertige Rakete; der letzte beendet die Partie.
term-action-points = Aktionspunkte
term-action-points-what = { $action_points } je Zug; jeder erlaubt einen Schritt, eine Karte oder die Aktion deiner Station.
term-points = Punkte
term-points-what = Was deine fertigen Raketen zählen würden, wenn die Partie jetzt zu Ende wäre.
term-plus-one = 1 Zusatzpunkt
term-plus-one-what = Ihre Rakete ist am Ende { $points_plus_one_tip } mehr wert.
term-extra-action = 5. Aktionspunkt
term-extra-action-what = Ab deinem nächsten Zug hast du { $action_points_with_bonus } Aktionspunkte.
term-extra-hand = 4 Handkarten
term-extra-hand-what = Ab deinem nächsten Zug darfst du { $hand_limit_with_bonus } Karten halten.
term-free-direction = Freie Richtung
term-free-direction-what = Ab deinem nächsten Zug bindet dich der Pfeil nicht; deine erste Bewegung legt die Richtung für den Zug fest.
term-standstill = Stillstand
term-standstill-what = { $stalemate_turns } Züge in Folge ohne Fortschritt beenden die Partie auch.

# Die Überschriften des Katalogs.
heading-components = Spielmaterial
heading-setup = Aufbau
heading-starting-player-and-placement = Startspieler und Aufstellung
heading-the-turn = Der Zug
heading-moving = Bewegen
heading-drawing-stacks-hands = Ziehen, Stapel, Handkarten
heading-construction-lines-grey-yellow-red = Bauanlagen
heading-conveyor = Förderanlage
heading-recycling-depot = Recyclinglager
heading-launch-site = Startplatz
heading-bonuses = Boni
heading-end-of-the-game = Ende der Partie
heading-scoring = Wertung
heading-information = Wer was weiß
heading-rulings = Entscheide
heading-decision-points = Was du entscheidest
