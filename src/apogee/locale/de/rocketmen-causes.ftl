# Why an action is refused here and now: the key is the rule's id and the case of games/rocketmen/causes.py.
rm-4-5-card = { $card } hat keine Fähigkeit, die du nutzen könntest, nur Symbole; wähle eine Karte mit Fähigkeit.
rm-4-6-absent = Deine Startrampe hat { $card } nicht, und nur dort wirkt die Fähigkeit; lege die Karte vor dem Start dorthin.
rm-4-7-placement = Keine Karte, die in diesem Zug zahlte, hat dir eine Gratis-Platzierung gelassen; zahle zuerst mit { $names } oder platziere für Geld.
rm-4-7-draw = Es wartet keine Ziehung durch { $card } auf dich; zahle zuerst mit dieser Karte.
rm-4-7-contract = { $card } hat keine Fähigkeit zum Nutzen; die Karte zahlt nur, und zwar umso mehr, je mehr Missionen du erfüllt hast.
rm-4-7-free = { $card } wird nicht für sich genutzt; zahle damit und platziere dann eine Karte gratis.
rm-4-8-card = { $card } ist permanent und wird nie von der Startrampe abgelegt; wähle eine andere Karte.
rm-5-3-flying = Dein Start läuft, und er beendet deinen Zug von selbst; mach damit weiter.
rm-6-1-hand = Du hast { $card } nicht auf der Hand; zahle mit einer Handkarte oder einem bereiten Plättchen.
rm-6-1-chosen = { $card } ist schon Teil dessen, was du gerade tust; zahle mit einer anderen Karte oder einem bereiten Plättchen.
rm-6-1-money-token = { $count ->
    [0] Du hast kein Geldplättchen
    [one] Dein Geldplättchen ist für diesen Zug verbraucht
   *[other] Alle deine { $count } Geldplättchen sind für diesen Zug verbraucht
 }; zahle mit Handkarten.
rm-6-1-science-token = { $count ->
    [0] Du hast kein Wissenschaftsplättchen
    [one] Dein Wissenschaftsplättchen ist für diesen Zug verbraucht
   *[other] Alle deine { $count } Wissenschaftsplättchen sind für diesen Zug verbraucht
 }; zahle mit Handkarten.
rm-6-10-nothing = Es ist nichts begonnen, wofür du zahlen könntest; wähle zuerst, was du kaufst oder platzierst.
rm-6-10-science-token = Deine Rechnung verlangt nur Geld, und ein Wissenschaftsplättchen zahlt keins; zahle mit Geld.
rm-6-10-money = { $card } bietet kein Geld, und deine Rechnung über ${ $bill } verlangt nichts anderes; zahle mit einer Karte, die welches hat.
rm-6-10-resources = { $card } bietet nichts von dem, was deine Rechnung verlangt: ${ $bill } und { $needs }; zahle mit einer Karte, die passt.
rm-7-1-money = { $others ->
    [0] { $card } zu kaufen kostet
   *[other] Mit { $card } kostet dein Kauf
 } { $wanted ->
    [0] ${ $bill }
   *[other] ${ $bill } und { $needs }
 }, und mit Hand und bereiten Plättchen kommst du auf ${ $money }: ${ $rest } zu wenig; { $within ->
    [0] nichts im Angebot ist gerade in deiner Reichweite
   *[other] wähle etwas, das in deiner Reichweite ist
 }.
rm-7-1-resources = { $others ->
    [0] { $card } zu kaufen kostet
   *[other] Mit { $card } kostet dein Kauf
 } ${ $bill } und { $needs }; auf der Hand und an bereiten Plättchen fehlt dir { $missing }; { $within ->
    [0] nichts im Angebot ist gerade in deiner Reichweite
   *[other] wähle etwas, das in deiner Reichweite ist
 }.
rm-7-1-short = { $others ->
    [0] { $card } zu kaufen kostet
   *[other] Mit { $card } kostet dein Kauf
 } ${ $bill } und { $needs }; mit Hand und bereiten Plättchen kommst du auf ${ $money }, und { $missing } fehlt; { $within ->
    [0] nichts im Angebot ist gerade in deiner Reichweite
   *[other] wähle etwas, das in deiner Reichweite ist
 }.
rm-7-1-mission = { $card } ist eine Missionskarte, und die sind nicht zu kaufen; wähle eine Karte der Auslage oder einen Antrieb.
rm-7-1-display = Die Auslage zeigt { $card } nicht; wähle eine Karte, die dort liegt, oder einen Antrieb.
rm-7-1-pile = Der Stapel { $card } ist leer; wähle einen anderen Antrieb oder eine Karte der Auslage.
rm-7-1-chosen = { $count ->
    [one] Das einzige Exemplar von { $card } ist schon in deinem Kauf
   *[other] Alle { $count } Exemplare von { $card } sind schon in deinem Kauf
 }; wähle eine andere Karte oder zahle.
rm-7-1-open = Du kaufst gerade { $names }; zahle das und schließe es ab, bevor du etwas anderes tust.
rm-7-1-paying = Du zahlst schon für { $names }, also kommt nichts mehr dazu; schließe das ab und kaufe danach weiter.
rm-7-1-unpaid-money = Dein Kauf kostet ${ $bill }, und gezahlt hast du ${ $money }; zahle noch ${ $rest }, dann schließe ab.
rm-7-1-unpaid-resources = Dein Kauf braucht auch { $needs }; es fehlt noch { $missing }; zahle das, dann schließe ab.
rm-7-1-unpaid = Dein Kauf kostet ${ $bill } und { $needs }; es fehlen noch ${ $rest } und { $missing }; zahle das, dann schließe ab.
rm-8-1-money = { $count ->
    [one] { $card } zu platzieren kostet
   *[other] Mit { $card } wären es { $count } Karten, und sie zu platzieren kostet
 } ${ $bill }; mit Hand und bereiten Plättchen kommst du auf ${ $money }: ${ $rest } zu wenig; lass die Karte vorerst auf der Hand.
rm-8-1-hand = Du hast { $card } nicht auf der Hand; platziere eine Handkarte.
rm-8-1-chosen = { $card } ist schon Teil dieser Platzierung; wähle eine andere Karte oder zahle.
rm-8-1-open = Du platzierst gerade { $names }; zahle das und schließe es ab, bevor du etwas anderes tust.
rm-8-1-paying = Du zahlst schon für die Platzierung von { $names }, also kommt nichts mehr dazu; schließe das ab und platziere danach weiter.
rm-8-1-unpaid-money = Deine Platzierung kostet ${ $bill }, und gezahlt hast du ${ $money }; zahle noch ${ $rest }, dann schließe ab.
rm-8-2-card = { $card } ist keine Missionskarte, und auf den Missionsplan kommt nichts anderes; wähle eine Mission.
rm-8-2-full = Dein Missionsplan hat schon { $card }, und er nimmt nur eine Mission; räume ihn zuerst.
rm-8-2-placing = Du legst gerade { $card } auf den Missionsplan, und er nimmt nur eine Mission; zahle dafür oder nimm den Schritt zurück.
rm-8-4-card = { $card } zeigt weder Ressource noch Rakete, also nimmt die Startrampe die Karte nicht; wähle eine mit einem solchen Symbol.
rm-8-5-card = { $card } liegt schon auf deiner Startrampe oder kommt gerade dorthin, und ein zweites Mal geht nicht; wähle eine andere Karte.
rm-8-6-absent = { $card } platzierst du gerade nicht; lass eine Karte zahlen, die du platzierst, oder zahle von der Hand.
rm-8-6-paid = { $card } hat für diese Platzierung schon gezahlt; zahle mit einer anderen Karte.
rm-9-1-plan = Auf deinem Missionsplan liegt keine Mission; lege etwas anderes ab.
rm-9-1-hand = Du hast { $card } nicht auf der Hand; lege eine Handkarte ab.
rm-9-1-chosen = { $card } legst du schon ab; wähle eine andere Karte oder schließe ab.
rm-9-1-pad = Deine Startrampe hat { $card } nicht; lege eine Karte ab, die dort liegt.
rm-9-1-open = Du legst gerade { $names } ab; schließe das ab, bevor du etwas anderes tust.
rm-9-3-nothing = Danach fragt gerade keine Fähigkeit; nutze zuerst eine Karte, die das tut.
rm-9-3-hand = Du hast { $card } nicht auf der Hand, und nur von dort wirkt die Fähigkeit; wähle eine Handkarte.
rm-9-3-warehouse = Dein Lagerhaus ist leer, also gibt es für { $card } nichts zu holen; nutze die Karte später.
rm-9-3-trim-hand = Du hast { $card } nicht auf der Hand; verschrotte eine Handkarte oder schließe ab.
rm-9-3-fetch-warehouse = Dein Lagerhaus hat { $card } nicht; nimm eine Karte, die dort ist.
rm-9-3-scrap = Die genutzte Fähigkeit verlangt, dass du eine Karte aus Hand oder Lagerhaus verschrottest; tu das zuerst.
rm-9-3-cycle = Die genutzte Fähigkeit fragt, welche Handkarten du mit ablegst; wähle sie oder schließe ab.
rm-9-3-trim = Mit der genutzten Fähigkeit darfst du { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 } verschrotten; tu das oder schließe ab.
rm-9-3-fetch = Die genutzte Fähigkeit fragt nach einer Karte aus deinem Lagerhaus; nimm zuerst eine.
rm-10-0a-plan = Auf deinem Missionsplan liegt keine Mission; lege eine dorthin, dann starte.
rm-10-0a-markers = Alle deine { $mission_markers_per_player } Missionsmarker liegen aus, also kannst du nicht mehr starten; tu etwas anderes oder beende den Zug.
rm-10-0a-locations = Du hast schon überall einen Marker, wohin { $card } führt ({ $locations }); lege die Karte ab und platziere eine andere Mission.
rm-10-3-done = Du hast schon einen Marker auf { $location }; wähle ein anderes Ziel.
rm-10-3-listed = { $card } nennt nicht { $destination }, sondern { $destinations }; wähle daraus, oder lege die Karte ab und platziere eine andere Mission.
rm-10-3-grounded = { $card } führt im Kampf um die Erde nirgendwohin, denn dort gibt es nur den Erdorbit; lege die Karte ab und platziere eine andere Mission.
rm-10-9-launch = Es läuft kein Start, also gibt es keinen Missionserfolg zu ziehen; starte zuerst.
rm-10-9-last = { $count ->
    [one] Der einzige Missionserfolg dieses Starts ist
   *[other] Alle { $count } Missionserfolge dieses Starts sind
 } gezogen; nutze, was deine Startrampe noch bietet, oder mach weiter.
rm-10-12-pick = Es liegen gerade keine Missionserfolge zur Auswahl; wähle etwas, das angeboten wird.
rm-10-12-shown = Nehmen kannst du nur einen aufgedeckten Missionserfolg; wähle aus { $values }.
rm-10-12-draw = Hier wird der erste Missionserfolg gezogen; zieh ihn oder nutze vorher, was deine Startrampe bietet.
rm-10-12-abort-or-draw = Hier ziehst du den nächsten Missionserfolg oder brichst ab; wähle eines davon oder nutze vorher, was deine Startrampe bietet.
rm-10-12-engine = { $card } ist kein Antrieb auf deiner Startrampe; rette einen, der dort liegt, oder schließe ab.
rm-10-12-salvage = Antriebe rettest du nur, wenn Erfolg oder Fehlschlag eines Starts feststeht; wähle etwas, das jetzt angeboten wird.
rm-10-12-copy = Solange ein Missionserfolg offen liegt, nach dem letzten und wenn der Start entschieden ist, wird nichts kopiert; mach weiter.
rm-10-12-plain = { $card } hat keine Fähigkeit, die im Start genutzt wird; mach ohne die Karte weiter.
rm-10-12-burn = { $card } nutzt du jederzeit im Start, nur nicht, solange ein Missionserfolg offen liegt oder alles entschieden ist; mach vorerst weiter.
rm-10-12-first = { $card } nutzt du nur, wenn gleich der erste Missionserfolg gezogen wird; mach vorerst ohne die Karte weiter.
rm-10-12-zero = { $card } wirkt nur auf einen Missionserfolg mit Wert 0, und dieser zeigt { $value }; mach ohne die Karte weiter.
rm-10-12-reaction = { $card } nutzt du nur, solange ein Missionserfolg offen liegt; mach weiter, bis es so ist.
rm-10-12-outcome = { $card } nutzt du nur, wenn Erfolg oder Fehlschlag feststeht, und zwar, indem du einen Antrieb rettest; mach bis dahin weiter.
rm-10-12-copier = { $card } nutzt du, indem du eine Karte auf einer fremden Startrampe kopierst; wähle eine oder mach weiter.
rm-10-12-automatic = { $card } wirkt im Start von selbst und wird nicht eigens genutzt; mach weiter.
rm-11-1-launch = Es läuft kein Start, den du abbrechen könntest; starte zuerst oder beende den Zug.
rm-11-1-first = Abbrechen kannst du einen Start erst nach dem ersten Missionserfolg; mach bis dahin weiter.
rm-11-1-last = Nach dem letzten Missionserfolg kannst du einen Start nicht mehr abbrechen; mach weiter.
rm-11-1-count = Der Abbruch kostet noch { $count ->
    [one] 1 Rampenkarte
   *[other] { $count } Rampenkarten
 }; wähle, was du ablegst.
rm-11-1-pad = Deine Startrampe hat { $card } nicht; lege eine Karte ab, die dort liegt.
rm-12-1-left = Deine Hand liegt über dem Limit von { $allowed }; lege zuerst noch { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 } ab.
rm-12-1-enough = Du hast so viele Handkarten gewählt, wie über deinem Limit von { $allowed } liegen; schließe nun ab.
rm-14-6-absent = { $card } nimmt { $threat } aus der Auslage, und dort liegt diese Gefahr nicht; warte, bis sie kommt.
rm-18-2-variant = Keine Variantenkarte im Spiel lässt dich eine Auslagekarte tauschen; kaufe sie oder lass sie liegen.
rm-18-2-used = Du hast in diesem Zug schon eine Auslagekarte getauscht; warte auf deinen nächsten Zug.
rm-18-2-deck = Der Vorteilsstapel ist leer, also lässt sich keine Auslagekarte tauschen; kaufe sie oder lass sie liegen.
rm-18-2-display = Die Auslage zeigt { $card } nicht; wähle eine Karte, die dort liegt.
rm-18-2-money = Eine Auslagekarte zu tauschen kostet ${ $bill }, und mit Hand und bereiten Plättchen kommst du auf ${ $money }: ${ $rest } zu wenig; lass sie liegen.
rm-18-2-open = Du tauschst gerade { $names }; zahle das und schließe es ab, bevor du etwas anderes tust.
rm-18-2-unpaid-money = Der Tausch kostet ${ $bill }, und gezahlt hast du ${ $money }; zahle noch ${ $rest }, dann schließe ab.
rm-19-2-missions = Du hast alle { $battle_for_earth_missions } Missionen erfüllt, die der Kampf um die Erde erlaubt; tu etwas anderes oder beende den Zug.
rm-19-2-earth = Der Kampf um die Erde führt nur in den Erdorbit; starte dorthin oder tu etwas anderes.
rm-19-2-grounded = { $card } führt im Kampf um die Erde nirgendwohin, denn dort gibt es nur den Erdorbit; lege die Karte ab und platziere eine andere Mission.
rm-20-10-mode = Auslagekarten entfernst du nur im Solospiel; kaufe sie oder lass sie liegen.
rm-20-10-used = Du hast in diesem Zug schon eine Auslagekarte entfernt; warte auf deinen nächsten Zug.
rm-20-10-display = Die Auslage zeigt { $card } nicht; entferne eine Karte, die dort liegt.
rm-r-9-absent = Auf deiner Startrampe liegt kein Depot; lege zuerst eines dorthin.
rm-r-9-used = Du hast dein Depot in diesem Zug schon genutzt; warte auf deinen nächsten Zug.
rm-r-9-empty = Dein Depot ist leer, also gibt es nichts herauszunehmen; lagere zuerst eine Karte ein.
rm-r-9-full = Dein Depot fasst schon { $depot_capacity } Karten, und mehr passen nicht hinein; nimm sie stattdessen heraus.
rm-r-9-hand = Du hast { $card } nicht auf der Hand; lagere eine Handkarte ein.
rm-r-9-use = Ein Depot wird nicht für sich genutzt; lagere eine Handkarte ein oder nimm alle Karten heraus.
rm-r-11-absent = { $card } liegt auf keiner fremden Startrampe; kopiere eine Karte, die dort liegt, oder mach weiter.
rm-r-11-copied = Du hast in diesem Start schon { $card } kopiert, und mehr als eine Kopie gibt es nicht; mach weiter.
rm-r-54-alone = Für { $card } verschrottest du zuerst eine andere Karte, und du hast keine in Hand oder Lagerhaus; zahle stattdessen damit.
rm-r-54-hand = Du hast { $card } nicht auf der Hand; verschrotte eine Handkarte oder eine aus dem Lagerhaus.
rm-r-54-warehouse = Dein Lagerhaus hat { $card } nicht; verschrotte eine Karte von dort oder von der Hand.
