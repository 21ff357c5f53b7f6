# Die geführte erste Partie von Rocketmen: der Titel jedes Kapitels, was zu tun ist, warum anderes davon wegführt, und was
# am Ende gesagt wird.

lesson-buy = Deine Karten sind dein Geld
lesson-buy-choose = Es geht in den Orbit, zum Mond und zum Mars, und eine Rakete braucht einen Antrieb. Auf dem Markt gibt es Kleine Booster für $30. Wähl sie aus.
lesson-buy-choose-astray = Erst ein Antrieb: Ohne ihn fliegt nichts. Wähl auf dem Markt Kleine Booster aus.
lesson-buy-pay = Drei deiner Karten sind je $10 wert. Bezahl mit ihnen und bestätige. Verloren sind sie nicht: Sie kommen wieder auf deine Hand.
lesson-buy-pay-astray = Damit sind die Booster nicht bezahlt. Nimm die drei Karten mit $10 und bestätige.
lesson-buy-turn = Beende deinen Zug: Von deinem Nachziehstapel, dem HQ, füllst du deine Hand auf { $hand_limit_start } Karten auf. Ist er leer, wird alles, was du benutzt und gekauft hast, zu einem neuen gemischt.
lesson-buy-turn-astray = Das bringt jetzt nichts. Beende deinen Zug, dann kommen neue Karten.
lesson-buy-end = Die Booster sind schon auf deiner Hand. So macht jede Karte, die du kaufst, deine nächsten Züge stärker.

lesson-place = Plan und Startrampe
lesson-place-plan = Zu einem Start gehört eine Mission. Der Satellit verlangt am wenigsten: nur 2 Raketenpunkte. Leg Satellit B auf deinen Missionsplan.
lesson-place-plan-astray = Fang mit Satellit B an: Das ist die leichteste Mission, und deine Karten mit $10 brauchst du zum Bezahlen.
lesson-place-pad = Nun die Rakete: Leg Kleine Booster auf deine Startrampe. Sie bringen die 2 Raketenpunkte.
lesson-place-pad-astray = Erst die Booster, dann das Übrige; bezahlt wird zuletzt, alles zusammen. Leg sie auf die Startrampe.
lesson-place-computer = Andere Karten rüsten die Rakete aus. Basis A hat einen Computer: Auf dem Weg in den Erdorbit ist das ein Feld Vorsprung. Leg auch diese Karte auf die Startrampe.
lesson-place-computer-astray = Bezahl noch nicht: Erst kommt Basis A auf die Startrampe.
lesson-place-pay = Jede Karte, die du platzierst, kostet ${ $placement_cost }, drei also $30. Bezahl wie vorhin und bestätige.
lesson-place-pay-astray = Drei Karten kosten $30. Nimm die drei, die je $10 wert sind, und bestätige.
lesson-place-end = Plan und Startrampe behalten ihre Karten bis zum Start; eine große Rakete darf also über mehrere Züge wachsen. Zum Mond helfen Verbundwerkstoffe, zum Mars Biotechnologie.

lesson-launch = Der Start
lesson-launch-go = Die Raketenpunkte reichen. Bis in den Erdorbit sind es 8 Felder: 3 bringen deine Computer, den Rest müssen höchstens 3 Missionserfolg-Karten bringen. Die Chance siehst du hier. Starte!
lesson-launch-go-astray = Zum Mond fehlt ein Raketenpunkt, und Warten bringt nichts. Starte in den Erdorbit.
lesson-launch-on = Eine 2! Missionserfolg-Karten bringen 0 bis 4 Felder. 3 fehlen noch, 2 Karten bleiben, und die Chance ist gut: Zieh weiter.
lesson-launch-on-astray = Ein Abbruch brächte dir nichts, und die Chance ist gut. Zieh weiter.
lesson-launch-last = Die letzte Karte, und 2 Felder fehlen. Ein Fehlschlag leert die ganze Startrampe, ein Abbruch kostet jetzt 1 Karte. Mehr als die Hälfte der Karten reicht: Wag es!
lesson-launch-last-astray = Du gäbst eine Karte her und wärst nicht weiter. Mehr als die Hälfte der Karten reicht: Zieh.
lesson-launch-end = Geschafft! Der erste Satellit im Orbit bringt 2 SP, jeder spätere 1. Und jede Mission hinterlässt dir einen Erfolg für die ganze Partie: Dieses Plättchen zahlt in jedem deiner Züge ${ $money_token_value }.

lesson-abort = Abbrechen oder weiterziehen
lesson-abort-go = Das Raumhotel verlangt 3 Raketenpunkte, und die hast du. Aber mit nur 2 Computern gelingt der Start bloß jedes zweite Mal. Versuch es trotzdem: Starte in den Erdorbit.
lesson-abort-go-astray = Versuch es ruhig: Nach der ersten Karte kostet ein Abbruch noch nichts. Starte in den Erdorbit.
lesson-abort-abort = Eine 0! Nun müssten 2 Karten 6 Felder bringen, und das gelingt kaum je. Nach der ersten Karte kostet ein Abbruch nichts, nach jeder weiteren 1 Karte mehr. Brich ab.
lesson-abort-abort-astray = Das ginge fast immer schief, und dann wäre deine Startrampe leer. Brich ab.
lesson-abort-more = Alles steht noch da. Ein Computer mehr hilft: Leg Asteroiden-Laserablation auf die Startrampe und zahl ${ $placement_cost }.
lesson-abort-more-astray = Erst noch ein Computer: Er macht den Start viel sicherer. Leg Asteroiden-Laserablation auf die Startrampe.
lesson-abort-again = Das sieht besser aus. Starte noch einmal, und zieh weiter, solange die Chance gut ist.
lesson-abort-again-astray = Die Chance ist gut: Starte in den Erdorbit und zieh weiter.
lesson-abort-end = +3 SP, und wieder ein Plättchen: Du darfst eine Karte mehr halten. Andere bringen Wissenschaft oder Raketenpunkte. Der Abbruch hat deine Rakete gerettet: Nach einem Fehlschlag hättest du alles neu platzieren müssen.

lesson-threat = Gefahren
lesson-threat-choose = Auf dem Markt liegen auch Gefahren. Auf der Hand nützen sie nichts, aber am Ende ist jede { $threat_vp } SP wert. Wähl die Pandemie aus.
lesson-threat-choose-astray = Dein Geld reicht genau für die Pandemie, und ihre { $threat_vp } SP sind dir sicher. Wähl sie aus.
lesson-threat-token = Sie kostet $50, und deine Karten bringen nur $30. Setz deinen Erfolg ein: Das Plättchen zahlt in jedem deiner Züge ${ $money_token_value } und bleibt dir.
lesson-threat-token-astray = Ohne das Plättchen reicht es nicht. Zahl zuerst damit.
lesson-threat-pay = Und nun die drei Karten mit $10.
lesson-threat-pay-astray = $30 fehlen noch: Zahl mit den drei Karten, die je $10 wert sind.
lesson-threat-end = Diese { $threat_vp } SP nimmt dir niemand mehr. Je mehr SP du hast, desto teurer werden Gefahren für dich; kauf sie also früh.

lesson-finish = Das Ende der Partie
lesson-finish-go = Zu zweit beenden { $end_vp_2 } SP die Partie. Du hast 19, und die erste Orbital-Raumwerft bringt 4. Starte!
lesson-finish-go-astray = Du liegst vorn und kannst jetzt Schluss machen. Starte in den Erdorbit.
lesson-finish-draw = 2 Felder fehlen, und 2 Karten bleiben. Zieh.
lesson-finish-draw-astray = Besser könnte die Chance kaum sein. Zieh.
lesson-finish-end = Bei { $end_vp_2 } SP wird die Runde noch zu Ende gespielt; darum hatte dein Gegner einen letzten Zug. Dann kommen die Gefahren dazu und wer zuerst auf dem Mond und auf dem Mars war. Auch wer { $mission_markers_per_player } Missionen hat, beendet die Partie, sobald alle drei Welten erreicht sind.

lesson-match = Eine eigene Partie
lesson-match-ability = Manche Karten können mehr als zahlen. Big Data ist $10 wert; oder du legst die Karte ab und ziehst dafür zwei. Zieh die zwei Karten.
lesson-match-ability-astray = Zieh erst mit Big Data zwei Karten: Sie können mehr bringen als die $10.
lesson-match-engine = Noch zweimal $10! Nun reicht dein Geld für Mittlere Booster mit ihren 3 Raketenpunkten. Kauf sie.
lesson-match-engine-astray = Dein Geld reicht genau für Mittlere Booster: Wähl sie aus und zahl mit allen Karten, die $10 zeigen.
lesson-match-end = Mehr muss man nicht wissen. Deine zwei persönlichen Ziele siehst nur du, und am Ende zählt das bessere. Von hier an ist es eine richtige Partie.
