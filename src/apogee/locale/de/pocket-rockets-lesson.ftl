# Die geführte erste Partie von Pocket Rockets: der Titel jedes Kapitels, was zu tun ist, warum anderes davon wegführt,
# und was am Ende gesagt wird.

lesson-build = Die erste Rakete
lesson-build-walk = Du willst Raketen bauen: eine Basis, Segmente darauf, obenauf eine Spitze. Deine graue Basis steht bereit. Jeder Schritt kostet einen deiner 4 Aktionspunkte. Geh in Pfeilrichtung zur grauen Bauanlage.
lesson-build-walk-astray = Geh erst los: Die Teile liegen weiter vorn.
lesson-build-draw = Hier liegt ein graues Segment offen. Zieh es.
lesson-build-draw-astray = Das graue Segment liegt hier, du würdest daran vorbeilaufen. Zieh es erst.
lesson-build-segment = An der grauen Bauanlage kannst du Graues bauen. Setz das Segment auf deine Rakete.
lesson-build-segment-astray = Bau erst: Was du hier sonst auch tust, das Segment bleibt auf der Hand.
lesson-build-more = Eine graue Spitze ist aufgetaucht. Ein Punkt bleibt dir: Zieh sie.
lesson-build-more-astray = Die Spitze fehlt deiner Rakete, und jemand anders könnte sie nehmen. Zieh sie.
lesson-build-tip = Dein Gegner hat gespielt. Du bist wieder dran, mit 4 neuen Punkten, und stehst noch an der grauen Bauanlage. Setz die Spitze auf deine Rakete.
lesson-build-tip-astray = Bleib an der grauen Bauanlage: Nur hier lässt sich die Spitze bauen.
lesson-build-end = Die Rakete ist fertig: { $points_per_segment } Punkte für ihr Segment und 1 für das +1 der Spitze. Mehr Segmente hätten mehr gebracht; wann die Spitze kommt, ist also eine Frage für sich.

lesson-belt = Der Pfeil und das Recyclinglager
lesson-belt-turn = Du gehst nur dorthin, wohin der Pfeil zeigt. Deine Rakete braucht eine Spitze, und das Recyclinglager liegt hinter dir. Du stehst an der Förderanlage: Dreh den Pfeil um. Er gilt dann für alle.
lesson-belt-turn-astray = So herum ist es ein weiter Weg zum Recyclinglager. Dreh erst den Pfeil um.
lesson-belt-back = Nun geh zurück, zum Recyclinglager.
lesson-belt-back-astray = Das Recyclinglager ist jetzt nur einen Schritt entfernt; gib den Punkt dafür aus.
lesson-belt-search = Hier kauft eine Handkarte die freie Wahl aus einem Stapel. Leg das rote Segment auf einen Stapel und durchsuch den Stapel der grauen Bauanlage.
lesson-belt-search-astray = Im Stapel der grauen Bauanlage steckt eine graue Spitze: Durchsuch diesen.
lesson-belt-take = Nur du siehst diese Karten. Nimm die graue Spitze: Sie macht deine Rakete fertig, und ihr Bonus ist eine Aktion mehr in jedem Zug.
lesson-belt-take-astray = Deine Rakete ist grau und braucht eine Spitze. Nimm die.
lesson-belt-end = Dein Gegner hat gesehen, welchen Stapel du durchsucht hast, aber nicht, was du genommen hast.

lesson-fuel = Treibstoff und das Ende
lesson-fuel-walk = Ein Treibstoff ist noch da. Wer den letzten auf eine Rakete legt, beendet die Partie sofort; die meisten Punkte gewinnen. Du hast eine fertige Rakete ohne Treibstoff: Geh zum Startplatz.
lesson-fuel-walk-astray = Jeder Punkt, den du anderswo ausgibst, bringt deinen Gegner näher heran. Geh zum Startplatz.
lesson-fuel-last = Leg den Treibstoff auf deine zweite Rakete: +3 Punkte, und die Partie ist vorbei, ehe dein Gegner antworten kann.
lesson-fuel-last-astray = Hier liegt der Treibstoff. Leg ihn auf deine Rakete, ehe dein Gegner kommt.
lesson-fuel-end = Das war das Ende: der letzte Treibstoff. Du hast gewonnen, weil du im rechten Moment Schluss gemacht hast. Wie viel Treibstoff noch da ist, steht immer am Startplatz.

lesson-bonus = Ein Bonus und eine eigene Partie
lesson-bonus-tip = Diese Spitze hat einen Bonus: Ab deinem nächsten Zug hast du 5 Aktionspunkte statt 4. Mach deine Rakete damit fertig.
lesson-bonus-tip-astray = Du stehst an der grauen Bauanlage, und die Spitze ist grau: Bau sie jetzt, damit der Bonus ab deinem nächsten Zug zählt.
lesson-bonus-walk = Nun zum Treibstoff. Der Startplatz liegt einen Schritt in Pfeilrichtung.
lesson-bonus-walk-astray = Erst der Treibstoff: Der wertvolle ist schnell weg. Geh zum Startplatz.
lesson-bonus-fuel = Du darfst dir den Treibstoff aussuchen, einen für jede Rakete. Nimm den, der am meisten wert ist.
lesson-bonus-fuel-astray = Der ist weniger wert, und eine Rakete trägt nur einen. Nimm den besten, der noch da ist.
lesson-bonus-go = Ein Punkt bleibt, und alle müssen ausgegeben werden. Geh weiter, zur gelben Bauanlage: Du hast eine gelbe Basis auf der Hand.
lesson-bonus-go-astray = Alle Punkte müssen ausgegeben werden: Geh weiter.
lesson-bonus-five = Von nun an hast du 5 Punkte, bis zum Ende der Partie. Beginn mit deiner Basis eine gelbe Rakete.
lesson-bonus-five-astray = Erst eine neue Rakete: Die Basis hast du auf der Hand, und du stehst an der gelben Bauanlage.
lesson-bonus-end = Mehr muss man nicht wissen. Von hier an ist es eine richtige Partie.
