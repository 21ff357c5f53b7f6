# Why an action is refused here and now: the key is the rule's id and the case of games/rocketmen/causes.py.
rm-4-5-card = { $card } hat keine Fähigkeit, die du nutzen könntest, nur Symbole; { $uses ->
    [0] gerade gibt es für dich keine Fähigkeit zu nutzen
   *[other] wähle eine Karte mit Fähigkeit
 }.
rm-4-6-absent = Deine Startrampe hat { $card } nicht, und nur dort wirkt die Fähigkeit; { $places ->
    [0] mach vorerst ohne die Karte weiter
   *[other] lege die Karte vor dem Start dorthin
 }.
rm-4-6-flying = Deine Startrampe hat { $card } nicht, und nur dort wirkt die Fähigkeit; { $do }.
rm-4-7-placement = Gratis platzieren darfst du nur, nachdem damit gezahlt wurde: { $names }; { $places ->
    [0] lass { $card }, wo die Karte ist
   *[other] platziere { $card } für Geld
 }.
rm-4-7-draw = Es wartet keine Ziehung durch { $card } auf dich; sie kommt nur, wenn diese Karte für etwas zahlt.
rm-4-7-contract = { $card } hat keine Fähigkeit zum Nutzen; die Karte zahlt nur, und zwar umso mehr, je mehr Missionen du erfüllt hast.
rm-4-7-free = { $card } wird nicht für sich genutzt; { $frees ->
    [0] wenn die Karte für etwas zahlt, lässt sie eine Gratis-Platzierung
   *[other] platziere eine Karte gratis, denn gezahlt hat sie schon
 }.
rm-4-8-card = { $card } ist permanent und wird nie von der Startrampe abgelegt; { $discards ->
    [0] lass sie dort
   *[other] wähle eine andere Karte
 }.
rm-5-3-flying = Dein Start läuft, und er beendet deinen Zug von selbst; mach damit weiter.
rm-6-1-hand = Du hast { $card } nicht auf der Hand; { $do }.
rm-6-1-chosen = { $card } ist schon Teil dessen, was du gerade tust; { $do }.
rm-6-1-money-token = { $count ->
    [0] Du hast kein Geldplättchen
    [one] { $paying ->
        [0] Dein Geldplättchen ist für diesen Zug verbraucht
       *[other] Dein Geldplättchen zahlt hier schon
    }
   *[other] { $paying ->
        [0] Alle deine { $count } Geldplättchen sind für diesen Zug verbraucht
       *[other] Alle deine { $count } Geldplättchen zahlen hier schon oder sind für diesen Zug verbraucht
    }
 }; { $do }.
rm-6-1-science-token = { $count ->
    [0] Du hast kein Wissenschaftsplättchen
    [one] { $paying ->
        [0] Dein Wissenschaftsplättchen ist für diesen Zug verbraucht
       *[other] Dein Wissenschaftsplättchen zahlt hier schon
    }
   *[other] { $paying ->
        [0] Alle deine { $count } Wissenschaftsplättchen sind für diesen Zug verbraucht
       *[other] Alle deine { $count } Wissenschaftsplättchen zahlen hier schon oder sind für diesen Zug verbraucht
    }
 }; { $do }.
rm-6-10-nothing = Es ist nichts begonnen, wofür du zahlen könntest; { $begins ->
    [0] kaufen oder platzieren kannst du gerade nichts
   *[other] wähle zuerst, was du kaufst oder platzierst
 }.
rm-6-10-science-token = Deine Rechnung verlangt nur Geld, und ein Wissenschaftsplättchen zahlt keins; { $do }.
rm-6-10-money = { $card } bietet kein Geld, und deine Rechnung über ${ $bill } verlangt nichts anderes; { $do }.
rm-6-10-resources = { $card } bietet nichts von dem, was deine Rechnung verlangt: ${ $bill } und { $needs }; { $do }.
rm-7-1-money = { $others ->
    [0] { $card } zu kaufen kostet
   *[other] Kommt { $card } dazu, kostet dein Kauf
 } { $wanted ->
    [0] ${ $bill }
   *[other] ${ $bill } und { $needs }
 }, und mit Hand und bereiten Plättchen kommst du auf ${ $money }: ${ $rest } zu wenig; { $within ->
    [0] { $others ->
        [0] nichts im Angebot ist gerade in deiner Reichweite
       *[other] mehr im Angebot ist nicht in deiner Reichweite, also bezahle, was du gewählt hast
    }
   *[other] wähle etwas, das in deiner Reichweite ist
 }.
rm-7-1-resources = { $others ->
    [0] { $card } zu kaufen kostet
   *[other] Kommt { $card } dazu, kostet dein Kauf
 } ${ $bill } und { $needs }; auf der Hand und an bereiten Plättchen fehlt dir { $missing }; { $within ->
    [0] { $others ->
        [0] nichts im Angebot ist gerade in deiner Reichweite
       *[other] mehr im Angebot ist nicht in deiner Reichweite, also bezahle, was du gewählt hast
    }
   *[other] wähle etwas, das in deiner Reichweite ist
 }.
rm-7-1-short = { $others ->
    [0] { $card } zu kaufen kostet
   *[other] Kommt { $card } dazu, kostet dein Kauf
 } ${ $bill } und { $needs }; mit Hand und bereiten Plättchen kommst du auf ${ $money }, und { $missing } fehlt; { $within ->
    [0] { $others ->
        [0] nichts im Angebot ist gerade in deiner Reichweite
       *[other] mehr im Angebot ist nicht in deiner Reichweite, also bezahle, was du gewählt hast
    }
   *[other] wähle etwas, das in deiner Reichweite ist
 }.
rm-7-1-mission = { $card } ist eine Missionskarte, und die sind nicht zu kaufen; { $within ->
    [0] nichts im Angebot ist gerade in deiner Reichweite
   *[other] wähle eine Karte der Auslage oder einen Antrieb in deiner Reichweite
 }.
rm-7-1-display = Die Auslage zeigt { $card } nicht; { $within ->
    [0] nichts im Angebot ist gerade in deiner Reichweite
   *[other] wähle eine Karte, die dort liegt, oder einen Antrieb in deiner Reichweite
 }.
rm-7-1-pile = Der Stapel { $card } ist leer; { $within ->
    [0] nichts im Angebot ist gerade in deiner Reichweite
   *[other] wähle einen anderen Antrieb oder eine Karte der Auslage in deiner Reichweite
 }.
rm-7-1-chosen = { $count ->
    [one] Das einzige Exemplar von { $card } ist schon in deinem Kauf
   *[other] Alle { $count } Exemplare von { $card } sind schon in deinem Kauf
 }; { $within ->
    [0] bezahle, was du gewählt hast
   *[other] wähle eine andere Karte oder bezahle, was du gewählt hast
 }.
rm-7-1-open = Du kaufst gerade { $names }; bezahle das und schließe es ab, bevor du etwas anderes tust.
rm-7-1-paying = Du zahlst schon für { $names }, also kommt nichts mehr dazu; schließe das ab und kaufe danach weiter.
rm-7-1-unpaid-money = Dein Kauf kostet ${ $bill }, und bezahlt hast du ${ $money }; zahle noch ${ $rest }, dann schließe ab.
rm-7-1-unpaid-rest = Dein Kauf kostet ${ $bill } und { $needs }; die Ressourcen sind bezahlt, vom Geld bisher ${ $money }; zahle noch ${ $rest }, dann schließe ab.
rm-7-1-unpaid-resources = Dein Kauf braucht auch { $needs }; es fehlt noch: { $missing }; bezahle das, dann schließe ab.
rm-7-1-unpaid = Dein Kauf kostet ${ $bill } und { $needs }; es fehlen noch ${ $rest } und { $missing }; bezahle das, dann schließe ab.
rm-7-5-limit = Pro Zug kaufst du nicht mehr Antriebe als { $engines_per_turn }; { $within ->
    [0] sonst ist gerade nichts im Angebot in deiner Reichweite
   *[other] kaufe jetzt andere Karten und im nächsten Zug wieder einen Antrieb
 }.
rm-8-1-money = { $count ->
    [one] { $card } zu platzieren kostet
   *[other] Kommt { $card } dazu, sind es { $count } Karten, und sie zu platzieren kostet
 } ${ $bill }; mit Hand und bereiten Plättchen kommst du auf ${ $money }: ${ $rest } zu wenig; lass die Karte vorerst auf der Hand.
rm-8-1-hand = Du hast { $card } nicht auf der Hand; { $places ->
    [0] von deiner Hand lässt sich gerade nichts platzieren
   *[other] platziere eine Handkarte
 }.
rm-8-1-chosen = { $card } ist schon Teil dieser Platzierung; { $places ->
    [0] zahle dafür
   *[other] wähle eine andere Karte oder zahle dafür
 }.
rm-8-1-open = Du platzierst gerade { $names }; bezahle das und schließe es ab, bevor du etwas anderes tust.
rm-8-1-paying = Du zahlst schon für diese Platzierung ({ $names }), also kommt nichts mehr dazu; schließe das ab und platziere danach weiter.
rm-8-1-unpaid-money = Deine Platzierung kostet ${ $bill }, und bezahlt hast du ${ $money }; zahle noch ${ $rest }, dann schließe ab.
rm-8-2-card = { $card } ist keine Missionskarte, und auf den Missionsplan kommt nichts anderes; { $missions ->
    [0] eine Mission kannst du dort gerade nicht platzieren
   *[other] wähle eine Mission
 }.
rm-8-2-full = Dein Missionsplan hat schon { $card }, und er nimmt nur eine Mission; { $clears ->
    [0] lass die vorerst dort
   *[other] lege die zuerst ab oder lass sie dort
 }.
rm-8-2-placing = Du legst gerade { $card } auf den Missionsplan, und er nimmt nur eine Mission; zahle dafür oder nimm den Schritt zurück.
rm-8-3-plan = Auf die Startrampe darfst du nur legen, wenn auf deinem Missionsplan eine Mission liegt; { $missions ->
    [0] eine Mission kannst du dort gerade nicht platzieren
   *[other] platziere zuerst dort eine
 }.
rm-8-4-card = { $card } zeigt weder Ressource noch Rakete, also nimmt die Startrampe die Karte nicht; { $pads ->
    [0] gerade kannst du dort keine Karte platzieren
   *[other] wähle eine mit einem solchen Symbol
 }.
rm-8-5-card = { $card } liegt schon auf deiner Startrampe oder kommt gerade dorthin, und ein zweites Mal geht nicht; { $pads ->
    [0] gerade kannst du dort keine andere Karte platzieren
   *[other] wähle eine andere Karte
 }.
rm-8-6-absent = { $card } platzierst du gerade nicht; { $do }.
rm-8-6-paid = { $card } hat für diese Platzierung schon gezahlt; { $do }.
rm-9-1-plan = Auf deinem Missionsplan liegt keine Mission; { $discards ->
    [0] du hast auch sonst gerade nichts abzulegen
   *[other] lege etwas anderes ab
 }.
rm-9-1-hand = Du hast { $card } nicht auf der Hand; { $hands ->
    [0] von deiner Hand ist keine Karte mehr abzulegen
   *[other] lege eine Handkarte ab
 }.
rm-9-1-chosen = { $card } legst du schon ab; { $discards ->
    [0] schließe ab
   *[other] { $closes ->
        [0] wähle eine andere Karte
       *[other] wähle eine andere Karte oder schließe ab
    }
 }.
rm-9-1-pad = Deine Startrampe hat { $card } nicht; { $pads ->
    [0] von dort kannst du gerade nichts ablegen
   *[other] lege eine Karte ab, die dort liegt
 }.
rm-9-1-open = Du legst gerade { $names } ab; schließe das ab, bevor du etwas anderes tust.
rm-9-2-pad = Mit der Missionskarte wird von selbst alles von der Startrampe abgelegt, was nicht permanent ist; { $hands ->
    [0] schließe ab
   *[other] wähle Handkarten oder schließe ab
 }.
rm-9-2-plan = Deine Missionskarte, { $card }, legst du schon ab; { $hands ->
    [0] schließe ab
   *[other] wähle Handkarten oder schließe ab
 }.
rm-9-3-nothing = Keine Fähigkeit, die du genutzt hast, fragt danach; wähle etwas, das angeboten wird.
rm-9-3-hand = Du hast { $card } nicht auf der Hand, und nur von dort wirkt die Fähigkeit; { $uses ->
    [0] gerade gibt es für dich keine andere Fähigkeit zu nutzen
   *[other] nutze eine Handkarte mit Fähigkeit
 }.
rm-9-3-warehouse = Dein Lagerhaus ist leer, also gibt es für { $card } nichts zu holen; nutze die Karte später.
rm-9-3-trim-hand = Du hast { $card } nicht auf der Hand; verschrotte eine Handkarte oder schließe ab.
rm-9-3-fetch-warehouse = Dein Lagerhaus hat { $card } nicht; nimm eine Karte, die dort ist.
rm-9-3-scrap = Die genutzte Fähigkeit verlangt, dass du eine Karte aus Hand oder Lagerhaus verschrottest; tu das zuerst.
rm-9-3-cycle = Die genutzte Fähigkeit fragt, welche Handkarten du mit ablegst; { $hands ->
    [0] du hast keine mehr zu wählen, also schließe ab
   *[other] wähle sie oder schließe ab
 }.
rm-9-3-trim = Mit der genutzten Fähigkeit darfst du { $count ->
    [one] 1 Handkarte
   *[other] bis zu { $count } Handkarten
 } verschrotten; tu das oder schließe ab.
rm-9-3-fetch = Die genutzte Fähigkeit fragt nach einer Karte aus deinem Lagerhaus; nimm zuerst eine.
rm-10-0a-plan = Auf deinem Missionsplan liegt keine Mission; { $missions ->
    [0] gerade kannst du dort auch keine platzieren
   *[other] lege eine dorthin, dann starte
 }.
rm-10-0a-markers = Alle deine { $mission_markers_per_player } Missionsmarker liegen aus, also kannst du nicht mehr starten; tu etwas anderes oder beende den Zug.
rm-10-0a-locations = Du hast schon überall einen Marker, wohin { $card } führt ({ $locations }); { $places ->
    [0] eine andere Mission könntest du gerade nicht platzieren, also tu etwas anderes oder beende den Zug
   *[other] lege die Karte ab und platziere eine andere Mission
 }.
rm-10-0b-launch = Während eines Starts spielst du keine Handkarte und machst keine andere Aktion; { $do }.
rm-10-3-done = Du hast schon einen Marker auf { $location }; { $launches ->
    [0] { $places ->
        [0] eine andere Mission könntest du gerade nicht platzieren, also tu etwas anderes oder beende den Zug
       *[other] lege { $card } ab und platziere eine andere Mission
    }
   *[other] { $places ->
        [0] wähle eines dieser Ziele: { $within }
       *[other] wähle eines dieser Ziele: { $within }; oder lege { $card } ab und platziere eine andere Mission
    }
 }.
rm-10-3-listed = { $card } nennt { $destination } nicht; { $launches ->
    [0] { $places ->
        [0] eine andere Mission könntest du gerade nicht platzieren, also tu etwas anderes oder beende den Zug
       *[other] lege { $card } ab und platziere eine andere Mission
    }
   *[other] { $places ->
        [0] wähle eines dieser Ziele: { $within }
       *[other] wähle eines dieser Ziele: { $within }; oder lege { $card } ab und platziere eine andere Mission
    }
 }.
rm-10-3-grounded = { $card } führt im Kampf um die Erde nirgendwohin, denn dort gibt es nur den Erdorbit; { $places ->
    [0] eine andere Mission könntest du gerade nicht platzieren, also tu etwas anderes oder beende den Zug
   *[other] lege die Karte ab und platziere eine andere Mission
 }.
rm-10-3-missions = Du hast alle { $battle_for_earth_missions } Missionen erfüllt, die der Kampf um die Erde erlaubt; tu etwas anderes oder beende den Zug.
rm-10-7-launch = Starteffekte nutzt du im Start in ihrem Schritt, nach dem Schub ihrer Karte; { $launches ->
    [0] starten kannst du gerade nicht
   *[other] starte zuerst und nutze ihn dann in seinem Schritt
 }.
rm-10-9-launch = Es läuft kein Start, also gibt es keinen Missionserfolg zu ziehen; { $launches ->
    [0] starten kannst du gerade nicht, also tu etwas anderes
   *[other] starte zuerst
 }.
rm-10-9-last = { $count ->
    [one] Der einzige Missionserfolg dieses Starts ist
   *[other] Alle { $count } Missionserfolge dieses Starts sind
 } gezogen; { $do }.
rm-10-9-early = Missionserfolge ziehst du erst, wenn Raketenpunkte und Schub feststehen; { $do }.
rm-10-9-shown = Ein Missionserfolg liegt offen und wird erst abgehandelt, bevor weiter gezogen wird; { $do }.
rm-10-9-pick = Diesmal wird der erste Missionserfolg nicht gezogen, sondern aus den aufgedeckten gewählt; { $do }.
rm-10-9-settled = Dieser Start ist entschieden, also werden keine Missionserfolge mehr gezogen; { $do }.
rm-10-12-pick = Es liegen gerade keine Missionserfolge zur Auswahl; { $do }.
rm-10-12-shown = Jetzt wird einer der aufgedeckten Missionserfolge gewählt; wähle aus { $values }.
rm-10-12-finish = Hier ist nichts abzuschließen; { $do }.
rm-10-12-engine = { $card } ist kein Antrieb auf deiner Startrampe; { $do }.
rm-10-12-salvage = Antriebe rettest du nur, wenn Erfolg oder Fehlschlag eines Starts feststeht; { $do }.
rm-10-12-cleared = Deine Startrampe ist schon geräumt, also ist kein Antrieb mehr zu retten; { $do }.
rm-10-12-copy = Solange ein Missionserfolg offen liegt, nach dem letzten und wenn der Start entschieden ist, wird nichts kopiert; { $do }.
rm-10-12-plain = { $copies ->
    [0] { $card }
   *[other] { $card } (als Kopie dieser Karte: { $copied })
 } hat keine Fähigkeit, die im Start genutzt wird; { $do }.
rm-10-12-burn = { $copies ->
    [0] { $card }
   *[other] { $card } (als Kopie dieser Karte: { $copied })
 } nutzt du jederzeit im Start, nur nicht, solange ein Missionserfolg offen liegt oder alles entschieden ist; { $do }.
rm-10-12-first = { $copies ->
    [0] { $card }
   *[other] { $card } (als Kopie dieser Karte: { $copied })
 } nutzt du nur, wenn gleich der erste Missionserfolg gezogen wird; { $do }.
rm-10-12-zero = { $copies ->
    [0] { $card }
   *[other] { $card } (als Kopie dieser Karte: { $copied })
 } wirkt nur auf einen Missionserfolg mit Wert 0, und dieser zeigt { $value }; { $do }.
rm-10-12-reaction = { $copies ->
    [0] { $card }
   *[other] { $card } (als Kopie dieser Karte: { $copied })
 } nutzt du nur, solange ein Missionserfolg offen liegt; { $do }.
rm-10-12-outcome = { $copies ->
    [0] { $card }
   *[other] { $card } (als Kopie dieser Karte: { $copied })
 } nutzt du nur, wenn Erfolg oder Fehlschlag feststeht, und zwar, indem du einen Antrieb rettest; { $do }.
rm-10-12-copier = { $copies ->
    [0] { $card } nutzt du, indem du eine Karte auf einer fremden Startrampe kopierst
   *[other] { $card } hat schon { $copied } kopiert, und eine Kopie kopiert nicht weiter
 }; { $do }.
rm-10-12-automatic = { $copies ->
    [0] { $card }
   *[other] { $card } (als Kopie dieser Karte: { $copied })
 } wirkt im Start von selbst und wird nicht eigens genutzt; { $do }.
rm-10-12-settled = Dieser Start ist entschieden, also wird { $card } nicht mehr genutzt; { $do }.
rm-11-1-launch = Es läuft kein Start, den du abbrechen könntest; { $launches ->
    [0] tu etwas anderes oder beende den Zug
   *[other] starte zuerst oder beende den Zug
 }.
rm-11-1-first = Abbrechen kannst du einen Start erst nach dem ersten Missionserfolg; { $do }.
rm-11-1-shown = Solange ein Missionserfolg offen liegt, wird ein Start nicht abgebrochen; { $do }.
rm-11-1-last-shown = Der letzte Missionserfolg dieses Starts liegt offen, und nach ihm wird ein Start nicht mehr abgebrochen; { $do }.
rm-11-1-last = Nach dem letzten Missionserfolg kannst du einen Start nicht mehr abbrechen; { $do }.
rm-11-1-settled = Dieser Start ist entschieden, also ist nichts mehr abzubrechen; { $do }.
rm-11-1-count = Der Abbruch kostet noch { $count ->
    [one] 1 Rampenkarte
   *[other] { $count } Rampenkarten
 }; wähle, was du ablegst.
rm-11-1-pad = Deine Startrampe hat { $card } nicht; lege eine Karte ab, die dort liegt.
rm-11-3-mission = Dein Start ist fehlgeschlagen, und zu entscheiden ist nur noch über deine Missionskarte; { $do }.
rm-11-3-keep = Über das Behalten einer Missionskarte entscheidest du nur am Ende eines fehlgeschlagenen Starts; { $do }.
rm-12-1-left = Deine Hand liegt über dem Limit von { $allowed }; lege zuerst noch { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
 } ab.
rm-12-1-enough = Du hast so viele Handkarten gewählt, wie über deinem Limit von { $allowed } liegen; schließe nun ab.
rm-14-6-absent = { $card } nimmt { $threat } aus der Auslage, und dort liegt diese Gefahr nicht; warte, bis sie kommt.
rm-18-2-variant = Keine Variantenkarte im Spiel lässt dich eine Auslagekarte tauschen; { $buys ->
    [0] tu etwas anderes
   *[other] kaufe { $card } oder tu etwas anderes
 }.
rm-18-2-used = Du hast in diesem Zug schon eine Auslagekarte getauscht; warte auf deinen nächsten Zug.
rm-18-2-deck = Der Vorteilsstapel ist leer, also lässt sich keine Auslagekarte tauschen; { $buys ->
    [0] tu etwas anderes
   *[other] kaufe { $card } oder tu etwas anderes
 }.
rm-18-2-display = Die Auslage zeigt { $card } nicht; { $replaces ->
    [0] gerade lässt sich dort keine Karte tauschen
   *[other] wähle eine Karte, die dort liegt
 }.
rm-18-2-money = Eine Auslagekarte zu tauschen kostet ${ $bill }, und mit Hand und bereiten Plättchen kommst du auf ${ $money }: ${ $rest } zu wenig; lass sie liegen.
rm-18-2-open = Du tauschst gerade { $names }; bezahle das und schließe es ab, bevor du etwas anderes tust.
rm-18-2-unpaid-money = Der Tausch kostet ${ $bill }, und bezahlt hast du ${ $money }; zahle noch ${ $rest }, dann schließe ab.
rm-19-2-missions = Du hast alle { $battle_for_earth_missions } Missionen erfüllt, die der Kampf um die Erde erlaubt; tu etwas anderes oder beende den Zug.
rm-19-2-earth = Der Kampf um die Erde führt nur in den Erdorbit; { $launches ->
    [0] { $places ->
        [0] eine andere Mission könntest du gerade nicht platzieren, also tu etwas anderes oder beende den Zug
       *[other] lege { $card } ab und platziere eine andere Mission
    }
   *[other] { $places ->
        [0] starte dorthin
       *[other] starte dorthin, oder lege { $card } ab und platziere eine andere Mission
    }
 }.
rm-19-2-grounded = { $card } führt im Kampf um die Erde nirgendwohin, denn dort gibt es nur den Erdorbit; { $places ->
    [0] eine andere Mission könntest du gerade nicht platzieren, also tu etwas anderes oder beende den Zug
   *[other] lege die Karte ab und platziere eine andere Mission
 }.
rm-20-10-mode = Auslagekarten entfernst du nur im Solospiel; { $buys ->
    [0] tu etwas anderes
   *[other] kaufe { $card } oder tu etwas anderes
 }.
rm-20-10-used = Du hast in diesem Zug schon eine Auslagekarte entfernt; warte auf deinen nächsten Zug.
rm-20-10-display = Die Auslage zeigt { $card } nicht; { $removes ->
    [0] gerade lässt sich dort keine Karte entfernen
   *[other] entferne eine Karte, die dort liegt
 }.
rm-r-9-absent = Auf deiner Startrampe liegt kein Depot; { $places ->
    [0] tu etwas anderes
   *[other] lege zuerst eines dorthin
 }.
rm-r-9-used = Du hast dein Depot in diesem Zug schon genutzt; warte auf deinen nächsten Zug.
rm-r-9-empty = Dein Depot ist leer, also gibt es nichts herauszunehmen; { $stores ->
    [0] du hast auch keine Karte einzulagern
   *[other] lagere jetzt eine Karte ein und nimm sie in einem späteren Zug heraus
 }.
rm-r-9-full = Dein Depot enthält schon { $depot_capacity } Karten, und mehr passen nicht hinein; nimm sie jetzt heraus und lagere in einem späteren Zug wieder ein.
rm-r-9-hand = Du hast { $card } nicht auf der Hand; { $stores ->
    [0] du hast keine Karte einzulagern
   *[other] lagere eine Handkarte ein
 }.
rm-r-9-use = Ein Depot wird nicht für sich genutzt; { $stores ->
    [0] { $unloads ->
        [0] gerade gibt es nichts einzulagern oder herauszunehmen
       *[other] nimm alle Karten heraus
    }
   *[other] { $unloads ->
        [0] lagere eine Handkarte ein
       *[other] lagere eine Handkarte ein oder nimm alle Karten heraus
    }
 }.
rm-r-11-absent = { $card } liegt auf keiner fremden Startrampe; { $do }.
rm-r-11-copied = Du hast in diesem Start schon { $card } kopiert, und mehr als eine Kopie gibt es nicht; { $do }.
rm-r-54-alone = Für { $card } verschrottest du zuerst eine andere Karte, und du hast keine in Hand oder Lagerhaus; { $pays ->
    [0] behalte die Karte vorerst
   *[other] behalte die Karte oder bezahle etwas mit ihr
 }.
rm-r-54-hand = Du hast { $card } nicht auf der Hand; verschrotte eine andere Karte aus Hand oder Lagerhaus.
rm-r-54-warehouse = Dein Lagerhaus hat { $card } nicht; verschrotte eine andere Karte aus Hand oder Lagerhaus.
# What fills { $do }: what there is to be done instead.
do-anything = wähle etwas, das angeboten wird
do-pay = zahle mit etwas anderem
do-finish = schließe ab, was du begonnen hast
do-begin = es ist auch nichts begonnen, wofür du zahlen könntest, also wähle zuerst, was du kaufst oder platzierst
do-begin-nothing = es ist auch nichts begonnen, wofür du zahlen könntest, und kaufen oder platzieren kannst du gerade nichts
do-use-or-go-on = nutze, was deine Startrampe bietet, oder mach weiter
do-draw = zieh einen Missionserfolg
do-use-or-draw = nutze, was deine Startrampe bietet, oder zieh einen Missionserfolg
do-decide = zieh den nächsten Missionserfolg oder brich ab
do-use-or-decide = nutze, was deine Startrampe bietet, zieh den nächsten Missionserfolg oder brich ab
do-pick = wähle einen der aufgedeckten Missionserfolge
do-discard = wähle, welche Rampenkarten du für den Abbruch ablegst
do-salvage = rette einen Antrieb oder schließe ab
do-mission = behalte deine Missionskarte oder lege sie ab
