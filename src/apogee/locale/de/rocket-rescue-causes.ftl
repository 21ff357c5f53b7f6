# Rocket Rescue: was hinter einer Ablehnung steckt. Der Schlüssel ist die Regel und der Fall; Namen stehen in der Komponentendatei.
rr-3-1-phase = Das gehört zur Phase { $phase }, jetzt ist aber { $now }; tu, was diese Phase von dir verlangt.
rr-3-1-later = Das gehört zur Phase { $phase }; beantworte erst, was jetzt gefragt ist.
rr-3-3-character = Das darf nur der { $character }, und nur zu Beginn einer Runde; beantworte, was jetzt gefragt ist.
rr-3-3-draw = Du ziehst einen Planeten, bevor du einen ersetzt oder markierst; zieh oder passe.
rr-3-3-replace = Du hast { $drawn } gezogen; wähle erst, welchen offenen Planeten seiner Farbe er ersetzt.
rr-3-3-mark = Für diese Runde ist das Ziehen vorbei; markiere einen offenen Planeten oder passe.
rr-3-3-moment = Als { $character } darfst du das nur zu Beginn einer Runde; beantworte, was jetzt gefragt ist.
rr-4-2-all = Alle { $action_dice } Würfel sind gelegt; sag, dass du fertig bist, oder nimm einen Schritt zurück, um einen zu ändern.
rr-4-2-left = Auf dem linken Feld von { $phase } liegt schon ein Würfel mit { $value }; wähle ein freies Feld oder { $more ->
    [0] nimm diesen Schritt zurück
   *[other] nimm deine Schritte bis zu diesem zurück
 }.
rr-4-2-right = Auf dem rechten Feld von { $phase } liegt schon ein Würfel mit { $value }; wähle ein freies Feld oder { $more ->
    [0] nimm diesen Schritt zurück
   *[other] nimm deine Schritte bis zu diesem zurück
 }.
rr-4-3-missing = Noch nicht gelegte Würfel: { $missing } von { $action_dice }; lege sie, dann sag, dass du fertig bist.
rr-4-3-done = Alle { $action_dice } Würfel sind gelegt; sag, dass du fertig bist.
rr-4-4-again = Du hast schon { $bid } geboten, und geboten wird nur einmal; um anders zu bieten, { $more ->
    [0] nimm diesen Schritt zurück
   *[other] nimm deine Schritte bis zu diesem zurück
 }.
rr-4-4-energy = Du kannst nicht { $bid } bieten, denn du hast { $energy } Energie; biete höchstens so viel.
rr-4-5-engineer = Nur der Ingenieur ändert einen Würfel, gleich nach dem Aufdecken; beantworte, was jetzt gefragt ist.
rr-4-5-moment = Einen Würfel änderst du gleich nach dem Aufdecken, und sonst nie; beantworte, was jetzt gefragt ist.
rr-4-5-revealed = Würfel und Gebote sind aufgedeckt, und es kommt nichts mehr dazu; ändere einen deiner Würfel oder passe.
rr-5-1-planned = Dein Plan ist fertig, aber andere planen noch; warte oder nimm einen Schritt zurück, um ihn zu ändern.
rr-5-1-kept = Du hast gewählt, welches Modul du behältst, aber andere wählen noch; warte oder nimm einen Schritt zurück.
rr-5-1-spare = Du hast nichts abzulegen, aber andere wählen noch, was sie behalten; warte auf sie.
rr-5-1-other = Du bist nicht am Zug: Jetzt entscheidet { $colour }; warte, bis du gefragt wirst.
rr-5-4-pass = Auf diesen Würfel verzichtest du, indem du passt; erstattet wird nichts.
rr-5-4-end = Auf den Rest dieses Würfels verzichtest du, indem du den Zug beendest; erstattet wird nichts.
rr-5-5-move = Dein Würfel mit { $value } bringt Besatzung an Bord und setzt niemanden um (Würfel, die umsetzen: { $values }); { $others ->
    [0] beende den Zug
   *[other] bring jemanden an Bord oder beende den Zug
 }.
rr-5-5-board = Dein Würfel mit { $value } setzt Besatzung um und bringt keine an Bord (Würfel, die das tun: { $values }); { $others ->
    [0] beende den Zug
   *[other] setze jemanden um oder beende den Zug
 }.
rr-5-5-shift = Dein Würfel mit { $value } erlaubt kein Verschieben (Würfel, die es erlauben: { $values }); beende den Zug, wenn sonst nichts zu tun ist.
rr-5-5-build = Dein Würfel mit { $value } erlaubt kein Bauen (Würfel, die es erlauben: { $values }); beende den Zug, wenn sonst nichts zu tun ist.
rr-5-5-launch = Dein Würfel mit { $value } erlaubt keinen Start (Würfel, die ihn erlauben: { $values }); beende den Zug, wenn sonst nichts zu tun ist.
rr-6-2-pile = Dieser Stapel ist leer: { $module }; { $others ->
    [0] es ist nichts mehr zu nehmen, also passe
   *[other] nimm ein anderes Modul oder passe
 }.
rr-6-2-display = { $module } liegt nicht in der Auslage; { $others ->
    [0] es ist nichts mehr zu nehmen, also passe
   *[other] nimm ein anderes Modul oder passe
 }.
rr-7-1-value = Dein Würfel zeigt { $left }, also kannst du nicht { $cubes } Steine nehmen; nimm höchstens { $left } oder passe.
rr-7-1-left = Übrig ist von deinem Würfel noch { $left }, also kannst du nicht { $cubes } Steine nehmen; nimm höchstens { $left } oder passe.
rr-7-1-market = Dein Würfel erlaubt { $left }, und im Markt liegen davon { $there } ({ $resource }), also kannst du nicht { $cubes } nehmen; nimm höchstens { $there } oder passe.
rr-7-1-none = Dein Würfel erlaubt { $left }, nicht { $cubes }, und davon kannst du nichts nehmen ({ $resource }); { $others ->
    [0] auch eine andere Art gibt es nicht, also passe
   *[other] nimm eine andere Art oder passe
 }.
rr-7-3-holds = Im Markt liegen davon { $there } ({ $resource }), also kannst du nicht { $cubes } nehmen; { $others ->
    [0] nimm höchstens { $there } oder passe
   *[other] nimm höchstens { $there }, eine andere Art, oder passe
 }.
rr-7-3-again = Im Markt liegen davon { $there } ({ $resource }), und mit diesem Würfel hast du schon davon genommen (RR-R.52); nimm eine andere Art oder passe.
rr-7-3-empty = Im Markt liegt davon nichts ({ $resource }), und in dieser Phase kommt nichts dazu; { $others ->
    [0] auch eine andere Art gibt es nicht, also passe
   *[other] nimm eine andere Art oder passe
 }.
rr-7-4-now = Das Einkaufen ist vorbei; wähle jetzt, welche Art ganz aufgefüllt wird.
rr-7-4-later = Der Markt wird aufgefüllt, wenn alle Einkaufswürfel dran waren; { $others ->
    [0] bis dahin gibt es nichts zu kaufen, also passe
   *[other] kaufe bis dahin oder passe
 }.
rr-8-3-first = Gerade wird niemand umgesetzt, also ist kein Platz zu wählen; beantworte, was jetzt gefragt ist.
rr-8-3-own = Beim Boarden setzt du nur eigene Besatzung um ({ $colour }); { $others ->
    [0] davon lässt sich niemand umsetzen, also beende den Zug
   *[other] wähle jemanden, der woandershin kann, oder beende den Zug
 }.
rr-8-3-empty = Auf Platz { $place } in Hangar { $hangar } steht kein Modul; { $others ->
    [0] beende den Zug
   *[other] wähle ein Modul, von dem deine Besatzung wegkann, oder beende den Zug
 }.
rr-8-3-nobody = Auf { $module } in Hangar { $hangar } ist niemand von dir; { $others ->
    [0] beende den Zug
   *[other] wähle ein Modul, von dem deine Besatzung wegkann, oder beende den Zug
 }.
rr-8-3-full = Kein anderes Modul als { $module } in Hangar { $hangar } hat einen freien Platz, also kann von dort niemand weg; { $others ->
    [0] beende den Zug
   *[other] wähle ein Modul, von dem deine Besatzung wegkann, oder beende den Zug
 }.
rr-8-3-where = Du setzt gerade jemanden um: Wähle den Platz oder nimm diesen Schritt zurück.
rr-8-3-same = Das Besatzungsmitglied ist schon auf { $module } in Hangar { $hangar }; wähle ein anderes Modul oder nimm den Schritt zurück.
rr-8-3-taken = { $module } in Hangar { $hangar } hat keinen freien Platz (Plätze: { $seats }); wähle ein anderes Modul oder nimm den Schritt zurück.
rr-8-3-nowhere = Auf Platz { $place } in Hangar { $hangar } steht kein Modul; wähle ein anderes Modul oder nimm den Schritt zurück.
rr-8-4-crew = In deinem Vorrat ist keine Besatzung mehr, also kann niemand an Bord; beende den Zug.
rr-8-4-empty = Auf Platz { $place } in Hangar { $hangar } steht kein Modul; wähle einen freien Platz, den du zahlen kannst.
rr-8-4-seatless = { $module } in Hangar { $hangar } hat gar keine Plätze; wähle einen freien Platz, den du zahlen kannst.
rr-8-4-full = Alle Plätze von { $module } in Hangar { $hangar } sind besetzt ({ $seats }); wähle einen freien Platz, den du zahlen kannst.
rr-8-4-none = Kein Modul hat einen freien Platz, den du zahlen kannst; { $others ->
    [0] auch dein Platz im Terminal ist besetzt, also beende den Zug
   *[other] geh ins Terminal, das nichts kostet, oder beende den Zug
 }.
rr-8-4-energy = Ein Platz kostet { $cost } Energie, und du hast { $energy }; { $others ->
    [0] auch dein Platz im Terminal ist besetzt, also beende den Zug
   *[other] geh ins Terminal, das nichts kostet, oder beende den Zug
 }.
rr-8-4-stay = Kein Modul hat einen freien Platz, den du zahlen kannst; passe, und dein Besatzungsmitglied bleibt im Terminal.
rr-8-4-dear = Dieser Platz kostet { $cost } Energie, und du hast { $energy }; wähle einen Platz, den du zahlen kannst.
rr-8-5-crew = In deinem Vorrat ist keine Besatzung mehr, also kann niemand ins Terminal; beende den Zug.
rr-8-5-seat = Im Terminal steht schon jemand von dir, und mehr als { $terminal_per_player } darf es nicht sein; bring jemanden auf ein Modul oder beende den Zug.
rr-8-5-there = Im Terminal steht schon jemand von dir, und auch auf ein Modul kannst du niemanden bringen; beende den Zug.
rr-8-5-waits = Dieses Besatzungsmitglied steht schon im Terminal; { $others ->
    [0] passe, und es bleibt dort
   *[other] wähle einen Platz oder passe und lass es dort
 }.
rr-9-1-shift = Dein Würfel mit { $value } erlaubt kein weiteres Verschieben (getan: Verschieben { $shifts }, Bauen { $builds }, Starten { $launches }); beende den Zug, wenn sonst nichts zu tun ist.
rr-9-1-build = Dein Würfel mit { $value } erlaubt kein weiteres Bauen (getan: Verschieben { $shifts }, Bauen { $builds }, Starten { $launches }); beende den Zug, wenn sonst nichts zu tun ist.
rr-9-1-launch = Dein Würfel mit { $value } erlaubt keinen weiteren Start (getan: Verschieben { $shifts }, Bauen { $builds }, Starten { $launches }); beende den Zug, wenn sonst nichts zu tun ist.
rr-9-2-empty = Auf Platz { $place } in Hangar { $hangar } steht kein Modul; { $others ->
    [0] von deinen Modulen lässt sich keines verschieben, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] verschiebe eines deiner Module
 }.
rr-9-2-owner = { $module } gehört { $colour }; { $others ->
    [0] von deinen Modulen lässt sich keines verschieben, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] verschiebe eines deiner Module
 }.
rr-9-2-closed = Hangar { $hangar } ist das ganze Spiel geschlossen; { $others ->
    [0] auch in keinen anderen passt { $module }, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] verschiebe { $module } in einen anderen Hangar
 }.
rr-9-3-supply = Das hast du nicht im Vorrat: { $module }; { $do }.
rr-9-3-closed = Hangar { $hangar } ist das ganze Spiel geschlossen; { $do }.
rr-9-4-exchange = Für { $module } in Hangar { $hangar } fehlt dir: { $missing }; { $others ->
    [0] tausche Steine dafür
   *[other] tausche Steine dafür oder baue, wo du zahlen kannst
 }.
rr-9-4-cubes = Für { $module } in Hangar { $hangar } fehlt dir: { $missing }; { $do }.
rr-9-4-chips = Für { $module } in Hangar { $hangar } fehlt dir: { $missing }; auch ist in deinem Vorrat kein Chip mehr, den du darauf legen könntest, also beende den Zug, wenn sonst nichts zu tun ist.
rr-9-4-room = Für { $module } in Hangar { $hangar } fehlt dir: { $missing }; auch ist in der Rakete dort kein Platz dafür; { $do }.
rr-9-4-fee = Für { $module } in Hangar { $hangar } fehlt dir: { $missing }; auch kostet das Bauen dort { $fee } Energie für den Mogul, und du hast { $energy }; { $do }.
rr-9-5-have = Beim Tausch gibst du { $exchange_give } davon ab ({ $resource }), und du hast { $cubes }; { $others ->
    [0] auch sonst lässt sich nichts tauschen, also tu etwas anderes
   *[other] tausche eine andere Art
 }.
rr-9-5-bank = Die Bank hat davon { $cubes } ({ $resource }), und ein Tausch nimmt { $exchange_get }; { $others ->
    [0] auch sonst lässt sich nichts tauschen, also tu etwas anderes
   *[other] wähle einen anderen Tausch
 }.
rr-9-7-none = Auf jedes Modul, das du baust, legst du einen Chip, und in deinem Vorrat ist keiner mehr; beende den Zug, wenn sonst nichts zu tun ist.
rr-9-8-now = Setze erst ein Besatzungsmitglied auf { $module } oder passe.
rr-9-8-moment = Kostenlos kommt Besatzung nur auf ein Modul mit Platz an Bord, das du gerade gebaut hast; beantworte, was jetzt gefragt ist.
rr-9-9-one = Die Rakete in Hangar { $hangar } hat dieses Teil schon: { $type }; { $do }.
rr-9-9-full = Alle { $middle } mittleren Plätze der Rakete in Hangar { $hangar } sind besetzt; { $do }.
rr-9-9-tank = Der letzte mittlere Platz der Rakete in Hangar { $hangar } ist für einen Tank frei zu halten; { $do }.
rr-9-9-shift-one = Die Rakete in Hangar { $hangar } hat dieses Teil schon: { $type }; { $others ->
    [0] auch in keinen anderen passt { $module }, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] verschiebe { $module } in einen anderen Hangar
 }.
rr-9-9-shift-full = Alle { $middle } mittleren Plätze der Rakete in Hangar { $hangar } sind besetzt; { $others ->
    [0] auch in keinen anderen passt { $module }, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] verschiebe { $module } in einen anderen Hangar
 }.
rr-9-9-shift-tank = Der letzte mittlere Platz der Rakete in Hangar { $hangar } ist für einen Tank frei zu halten; { $others ->
    [0] auch in keinen anderen passt { $module }, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] verschiebe { $module } in einen anderen Hangar
 }.
rr-10-1-empty = In Hangar { $hangar } steht keine Rakete; { $others ->
    [0] auch keine andere kann jetzt fliegen, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] wähle eine Rakete, die fliegen kann
 }.
rr-10-1-missing = Der Rakete in Hangar { $hangar } fehlt: { $types }; { $do }.
rr-10-1-owner = Kein Modul der Rakete in Hangar { $hangar } gehört dir; { $others ->
    [0] auch keine andere kann jetzt fliegen, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] wähle eine Rakete, die fliegen kann
 }.
rr-10-2-away = { $planet } ist keiner der offenen Planeten; { $others ->
    [0] die Rakete in Hangar { $hangar } kann jetzt auch zu keinem anderen, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] wähle einen anderen Planeten
 }.
rr-10-2-tanks = { $planet } braucht { $needed ->
    [one] 1 Tank
   *[other] { $needed } Tanks
 }; die Rakete in Hangar { $hangar } hat { $tanks }; { $do }.
rr-10-2-equipment = { $planet } braucht Ausrüstung, die der Rakete in Hangar { $hangar } fehlt: { $equipment }; { $do }.
rr-10-2-both = { $planet } braucht { $needed ->
    [one] 1 Tank
   *[other] { $needed } Tanks
 }; die Rakete in Hangar { $hangar } hat { $tanks }, und ihr fehlt: { $equipment }; { $do }.
rr-10-4-energy = Der Start nach { $planet } kostet { $cost } Energie, und du hast { $energy }; { $others ->
    [0] zu keinem billigeren kann die Rakete in Hangar { $hangar } jetzt fliegen, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] wähle einen billigeren Planeten
 }.
rr-10-4-fee = Der Start nach { $planet } kostet { $cost } Energie, davon { $fee } für den Entdecker, und du hast { $energy }; { $others ->
    [0] zu keinem billigeren kann die Rakete in Hangar { $hangar } jetzt fliegen, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] wähle einen billigeren Planeten
 }.
rr-11-2-pass = Soll dein Besatzungsmitglied im Terminal bleiben, dann passe.
rr-11-5-kept = Du behältst: { $module }; sag, dass du fertig bist, oder nimm den Schritt zurück, um ein anderes zu behalten.
rr-11-5-supply = Das hast du nicht: { $module }; wähle eines der Module, die du hast.
rr-11-5-first = Wähle erst, welches deiner Module du behältst, dann sag, dass du fertig bist.
rr-13-1-taken = { $character } ist schon vergeben, an { $colour }; wähle einen Charakter, den niemand hat.
rr-13-1-edition = { $character } gibt es in dieser Ausgabe nicht ({ $edition }); wähle einen anderen Charakter.
rr-13-2-draw = Jetzt darfst du einen Planeten ziehen, der einen offenen ersetzt; zieh oder passe.
rr-13-2-blue-empty = Der Stapel der blauen Planeten ist leer; zieh einen roten oder passe.
rr-13-2-red-empty = Der Stapel der roten Planeten ist leer; zieh einen blauen oder passe.
rr-13-2-must = Du hast { $drawn } gezogen; wähle jetzt, welchen offenen Planeten seiner Farbe er ersetzt.
rr-13-2-colour = { $planet } hat eine andere Farbe als { $drawn }; wähle einen offenen Planeten in dessen Farbe.
rr-13-2-away = { $planet } ist keiner der offenen Planeten; wähle einen in der Farbe von { $drawn }.
rr-13-3-away = { $planet } ist keiner der offenen Planeten; markiere einen von ihnen oder passe.
rr-13-3-supply = In deinem Vorrat ist kein Chip mehr; passe.
rr-13-4-same = Dein Würfel in { $phase } zeigt schon { $value }; wähle einen anderen Wert oder passe.
rr-13-4-nothing = Auf diesem Feld von { $phase } liegt kein Würfel von dir; wähle ein Feld mit Würfel oder passe.
rr-13-5-drawn = Du behältst eines der Module, die du gezogen hast: { $modules }.
rr-13-6-moment = Nur der Mechaniker lässt einen Stabilitätswurf wiederholen, gleich danach; beantworte, was jetzt gefragt ist.
rr-13-10-where = Du setzt gerade jemanden um: Wähle den Platz oder nimm diesen Schritt zurück.
rr-13-10-same = Das Besatzungsmitglied ist schon auf { $module } in Hangar { $hangar }; wähle ein anderes Modul oder nimm den Schritt zurück.
rr-13-10-taken = { $module } in Hangar { $hangar } hat keinen freien Platz (Plätze: { $seats }); wähle ein anderes Modul oder nimm den Schritt zurück.
rr-13-10-nowhere = Auf Platz { $place } in Hangar { $hangar } steht kein Modul; wähle ein anderes Modul oder nimm den Schritt zurück.
rr-13-10-empty = Auf Platz { $place } in Hangar { $hangar } steht kein Modul; passe, wenn du sonst nichts willst.
rr-13-10-nobody = Auf { $module } in Hangar { $hangar } ist niemand in dieser Farbe ({ $colour }); passe, wenn du sonst nichts willst.
rr-13-10-full = Kein anderes Modul als { $module } in Hangar { $hangar } hat einen freien Platz, also kann von dort niemand weg; passe, wenn du sonst nichts willst.
rr-13-10-last = Das ist das letzte Besatzungsmitglied dieser Farbe ({ $colour }), das noch auf keinem Planeten ist, und es bleibt, wo es ist; passe, wenn du sonst nichts willst.
rr-13-10-absent = Diese Farbe spielt nicht mit ({ $colour }); passe, wenn du sonst nichts willst.
rr-13-10-owner = { $module } in Hangar { $hangar } gehört schon { $colour }; passe, wenn du sonst nichts willst.
rr-13-10-chips = Für { $module } in Hangar { $hangar } ist kein Chip mehr da ({ $colour }); passe, wenn du sonst nichts willst.
rr-13-10-moment = Nur der Saboteur gibt ein Modul jemand anderem, wenn ein Start angesagt ist; beantworte, was jetzt gefragt ist.
rr-13-12-same = So liegen deine Chips schon; passe, um sie liegen zu lassen, oder verteile sie anders.
rr-13-12-fewer = Alle Chips, die bei Firmen liegen, bleiben dort ({ $there }); verteile mindestens so viele oder passe.
rr-13-12-more = Je Runde kommt höchstens ein Chip aus deinem Vorrat dazu, nicht { $more }; verteile weniger oder passe.
rr-13-12-supply = In deinem Vorrat ist kein Chip mehr; verteile die, die dort liegen, oder passe.
rr-13-13-energy = In Hangar { $hangar } zu bauen kostet { $fee } Energie für den Mogul, und du hast { $energy }; { $do }.
rr-13-15-again = Davon hast du mit diesem Würfel schon genommen ({ $resource }), und jede Art wird je Würfel nur einmal genannt (RR-R.52); { $more ->
    [0] nimm diesen Schritt zurück
   *[other] nimm deine Schritte bis zu diesem zurück
 } und nimm gleich die größere Menge oder wähle eine andere Art.
rr-13-19-character = Nur der Pilot hat einen solchen Chip, für ein Modul in einem eigenen Zug von Bauen & Starten; tu etwas anderes.
rr-13-19-used = Dein besonderer Chip ist schon verwendet; tu etwas anderes.
rr-13-19-moment = Deinen besonderen Chip legst du nur in einem eigenen Zug von Bauen & Starten auf ein Modul; beantworte, was jetzt gefragt ist.
rr-13-19-module = Auf diesem Platz steht kein Modul von dir; { $others ->
    [0] in keinem Hangar steht eines von dir, also beende den Zug, wenn sonst nichts zu tun ist
   *[other] wähle eines deiner eigenen Module
 }.

# Was { $do } füllt.
do-build-own = baue ein Modul, das du hast
do-exchange-own = tausche erst Steine, dann baue ein Modul, das du hast
do-none-own = nichts, was du hast, lässt sich jetzt bauen, auch nach einem Tausch nicht; beende den Zug, wenn sonst nichts zu tun ist
do-build-elsewhere = baue { $module } in einem anderen Hangar
do-exchange-elsewhere = tausche erst Steine, dann baue { $module } in einem anderen Hangar
do-none-elsewhere = auch woanders lässt sich { $module } jetzt nicht bauen, selbst nach einem Tausch nicht; beende den Zug, wenn sonst nichts zu tun ist
do-planet = wähle einen anderen Planeten
do-no-planet = auch zu keinem anderen Planeten kann sie jetzt fliegen, also beende den Zug, wenn sonst nichts zu tun ist
do-rocket = wähle eine Rakete, die fliegen kann
do-no-rocket = auch keine andere kann jetzt fliegen, also beende den Zug, wenn sonst nichts zu tun ist
do-build-part = baue ein Teil, das ihr fehlt, zum Beispiel { $part }
do-exchange-part = tausche erst Steine, dann baue ein Teil, das ihr fehlt, zum Beispiel { $part }
