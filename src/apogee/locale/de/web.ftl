# Die Seiten im Browser.

## The shell

web-offline = Der Server antwortet nicht; nichts ist verloren, es wird weiter versucht.
web-goal = Worum es geht:
web-home = Startseite
web-menu = Menü
web-rules = Regeln
web-replay = Wiedergabe
web-language = Sprache
web-close = Schließen
web-done = Erledigt.
web-trouble = Das ging nicht.
web-copy = Kopieren
web-copied = Kopiert
web-link = Link
web-cards = Karten
web-settings = Einstellungen
web-places = Seiten
web-skip = Zum Inhalt springen
web-credits-pictures = Bilder: Lorc, Delapouite und andere bei
web-credits-fonts = Schriften: Inter und Oxanium,
web-credits-shuffle = War fair gemischt? Prüf es selbst nach:
web-astray = Verloren im All
web-astray-picture = Eine Rakete, die sich verflogen hat
web-astray-why = Unter dieser Adresse ist nichts. Vielleicht ist sie vertippt, oder der Tisch wurde geschlossen.

## The table

web-board = Der Tisch
web-log = Verlauf
web-log-unread = Neue Zeilen
web-panes = Was unter dem Spielfeld steht
web-pane-mine = Mein Bereich
web-pane-others = Andere
web-pane-seats = Plätze
web-scores = Punktestand
web-your-move = Dein Zug
web-take-back = Zurück
web-your-turn = Du bist dran
web-not-now = { $action }: jetzt nicht; drück, um zu hören, warum
web-why-not = Warum nicht?
web-review-seat = Wessen Partie
web-hint = Tipp:
web-hint-ask = Tipp
web-undone = zurückgenommen:
web-chat = Etwas sagen
web-send = Senden
web-who = Wer da ist
web-mute = Stumm
web-unmute = Wieder hören
web-seat-here = da
web-seat-away = weg
web-seat-away-for = seit { $minutes } min weg
web-seat-kept = weg, ein Bot spielt weiter
web-seat-reserved = für jemanden freigehalten
web-ask-back = Um Rücknahme bitten
web-ask-back-why = Seither wurde etwas aufgedeckt; alle müssen zustimmen
web-not-this = Doch nicht
web-confirm = Bestätigen: { $action }
web-lost = Die Verbindung ist unterbrochen.
web-restarting = Der Server startet neu.
web-lost-more = Nichts ist verloren; es geht von selbst weiter, sobald der Server antwortet.
web-request = { $seat }: Darf der letzte Schritt zurückgenommen werden?
web-request-own = Du bittest um Rücknahme des letzten Schritts; die anderen müssen zustimmen.
web-agree = Einverstanden
web-refuse = Nein
web-withdraw = Schon gut
web-kept = { $seat } ist weg.
web-kept-more = Ein Bot spielt mit dem Wissen dieses Platzes weiter, bis jemand zurückkommt.
web-watching = Du schaust zu.
web-watching-more = Alle Plätze sind besetzt; die Hände bleiben verdeckt.
web-chances = Gewinnchancen
web-chances-percent = { $percent } %
web-chances-soon = Sie werden gerade berechnet.
web-result = Wie es ausging
web-again = Noch einmal
web-look-at-table = Den Tisch ansehen
web-leave = Verlassen
web-leave-title = Die Partie verlassen?
web-leave-more = Ein Bot spielt auf deinem Platz weiter, und du bekommst ihn nicht zurück. Wenn du nur kurz weg bist, schließe einfach die Seite.
web-stay = Bleiben
web-time-left = Restzeit
web-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
 }
web-hours = { $hours ->
    [one] 1 Stunde
   *[other] { $hours } Stunden
 }
web-orders = Anweisungen
web-orders-more = Solange eine Anweisung gilt, antwortet dein Platz von selbst, wo sie eine Antwort weiß. Niemand sonst erfährt davon; antwortest du zuerst, gilt das, und du kannst sie jederzeit zurücknehmen.
web-keys = Tasten
web-keys-short = Tasten ?
web-key-help = diese Tasten
web-key-arrows = zum nächsten, was du tun kannst, oder zum vorigen
web-key-digits = zum ersten, zweiten, … was du tun kannst
web-key-enter = es tun
web-key-undo = zurücknehmen
web-key-hint = ein Tipp
web-key-chat = etwas sagen
web-key-escape = Meldungen wegräumen
web-told-sit = { $who ->
    [you] Du sitzt jetzt am Tisch
   *[other] { $seat } sitzt jetzt am Tisch
 }
web-told-leave = { $who ->
    [you] Du bist gegangen
   *[other] { $seat } ist gegangen
 }
web-told-leave-bot = { $who ->
    [you] Du bist gegangen; ein Bot spielt weiter: { $bot }
   *[other] { $seat } ist gegangen; ein Bot spielt weiter: { $bot }
 }
web-told-bot = Platz { $number } bekommt ein Bot: { $bot }
web-told-no-bot = Platz { $number } ist wieder frei
web-told-take-back = { $who ->
    [you] Du hast den letzten Schritt zurückgenommen
   *[other] { $seat } hat den letzten Schritt zurückgenommen
 }
web-told-ask-back = { $who ->
    [you] Du bittest darum, den letzten Schritt zurückzunehmen
   *[other] { $seat } bittet darum, den letzten Schritt zurückzunehmen
 }
web-told-agree = { $who ->
    [you] Du bist einverstanden
   *[other] { $seat } ist einverstanden
 }
web-told-refuse = { $who ->
    [you] Du bist nicht einverstanden
   *[other] { $seat } ist nicht einverstanden
 }
web-told-rematch = { $who ->
    [you] Du möchtest noch einmal spielen
   *[other] { $seat } möchte noch einmal spielen
 }
web-told-clock = { $who ->
    [you] Deine Zeit ist abgelaufen, der Tisch hat für dich entschieden
   *[other] Zeit abgelaufen für { $seat }, der Tisch hat entschieden
 }
web-told-start = Die Partie beginnt
web-told-close = Der Tisch ist geschlossen
bot-commander = Kommandantin
bot-pilot = Pilotin
bot-navigator = Navigatorin
bot-greedy = Ingenieurin
bot-cadet = Kadett
bot-random = Taumler

## Before the match

web-no-table = Hier ist kein Tisch
web-table-closed = Dieser Tisch wurde vor der Partie geschlossen; eröffne einen anderen.
web-lobby-waiting = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
 }
web-lobby-ready = Alle Plätze sind besetzt
web-lobby-chances = Wer zuschaut, sieht bei dieser Partie die Gewinnchancen aller Plätze, berechnet aus dem, was offen liegt; wer hier sitzt, sieht sie nicht.
web-seat-open = frei
web-seat-bot = ein Bot
web-seat-person = ein Mensch
web-seat-give = Wer Platz { $number } hat
web-sit = Hinsetzen
web-invite = Einladen
web-invitation = Einladung auf Platz { $number }
web-invitation-once = Schick diesen Link an eine Person; er gilt einmal.
web-share = Die Adresse dieses Tisches
web-share-public = Wer sie hat, kann sich setzen, solange Plätze frei sind, oder zuschauen.
web-share-private = Nur Eingeladene können ihn öffnen. Lade oben auf einen Platz ein.
web-share-invited = Nur Eingeladene können ihn öffnen.
web-your-name = Dein Name
web-name-example = Johannes
web-leave-seat = Aufstehen
web-close-table = Tisch schließen
web-fair = Ein Mischen, das man nachprüfen kann
web-fair-commitment = Bevor sich jemand setzte, legte sich der Server mit diesem Wert auf sein Mischen fest; dein Browser gibt seinen Anteil dazu. Nach der Partie lässt sich alles nachrechnen:

## Home

web-home-title = Brettspiele über Raketen
web-home-claim = Spiele über Raketen, bereit zum Start
web-home-claim-pocket-rockets = Bau Raketen, bevor der Treibstoff ausgeht
web-home-claim-rocketmen = Früh starten oder sicher ankommen?
web-home-claim-rocket-rescue = Bring deine Besatzung in Sicherheit
web-home-lead-pocket-rockets = Hol dir Teile, setz sie aufeinander und sei vor den anderen beim besten Treibstoff.
web-home-lead-rocketmen = Kauf Karten, setz auf deiner Startrampe eine Rakete zusammen und entscheide vor jedem Start: jetzt mit etwas Glück los, oder warten und sichergehen? Die genaue Chance liegt immer auf dem Tisch.
web-home-lead-rocket-rescue = Plane heimlich mit Würfeln, baut gemeinsam Raketen und kauf dir Plätze darin. Jeder Start hilft jemandem: Sorg dafür, dass du es bist.
web-home-lead-more = Für deine erste Partie brauchst du keine Regeln: Was du tun kannst, hat einen grünen Rand.
web-home-scene-pocket-rockets = Eine Werft bei Nacht: Auf einem Ring von Startplätzen werden Raketen gebaut, Astronauten gehen umher, und eine Rakete ist gerade zum Mond gestartet.
web-home-scene-rocketmen = Eine Rakete verlässt die Erde. Ihr Kurs führt am Mond vorbei zum Mars, auf dem eine Basis steht; ein Satellit kreist schon.
web-home-scene-rocket-rescue = In ihren Hangars werden Raketen gebaut, daneben wartet eine Besatzung. Auf einem roten Planeten winken Astronauten, die in Sicherheit sind: Die nächste Rakete ist zu ihnen unterwegs.
web-home-play = Jetzt spielen
web-home-opening = Der Tisch wird gedeckt …
web-home-continue = Deine Partie fortsetzen
web-home-game = Spiel
web-home-players = Spieler
web-home-level = Gegner
web-name = Du heißt
web-name-keep = Speichern
web-name-kept = Gespeichert. An Tischen, an denen du sitzt, bleibt dein alter Name.
web-games = Die Spiele
web-games-play = Spielen
web-games-minutes = { $least } bis { $most } Minuten
web-games-length = etwa { $minutes } Minuten
web-games-weight = { $weight ->
    [1] einfach
    [2] mittelschwer
   *[3] anspruchsvoll
}
web-learn = Lernen
web-games-about-pocket-rockets = Ein schnelles Rennen durch eine Werft. Dein Astronaut läuft über einen Ring aus sechs Stationen, und jede kann etwas anderes: bauen, suchen, das Band umkehren, tanken. Lange Raketen mit viel Treibstoff gewinnen.
web-games-about-rocketmen = Bau Karte für Karte deine Raumfahrtagentur auf und starte Missionen in die Erdumlaufbahn, zum Mond und zum Mars. Früh starten und auf Glück hoffen, oder warten und sicher sein?
web-games-about-rocket-rescue = Besatzungen warten darauf, auf andere Planeten zu fliegen, und jede Rakete, die aufsteigt, muss zusammenhalten. Bring deine Leute in Sicherheit, bevor es die anderen tun.
web-tables = Tische
web-tables-mine = Deine Tische
web-tables-public = Offene Tische
web-tables-none-mine = Noch nichts. Deine erste Partie ist einen Klick entfernt: „Jetzt spielen“.
web-tables-none-open = Gerade wartet niemand. Eröffne einen Tisch, dann finden ihn andere hier.
web-tables-players = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
 }
web-tables-host = eröffnet von { $host }
web-tables-open = wartet auf Mitspieler
web-tables-running = wird gespielt
web-tables-finished = beendet
web-tables-enter = Hingehen
web-tables-continue = Weiter
web-tables-join = Mitspielen
web-tables-watch = Zusehen
web-tables-result = Ergebnis
web-tables-more = { $count ->
    [one] und 1 weiterer
   *[other] und { $count } weitere
 }
web-matches = Deine Partien
web-matches-all = Alle deine Partien
web-matches-on = Im Gange
web-matches-over = Beendet
web-matches-none = Noch nichts.
web-matches-older = Ältere
web-friends = Mit Freunden spielen
web-friends-name = Name des Tisches (wenn du magst)
web-friends-seats = Plätze
web-friends-you = Du
web-friends-seat = Platz { $number }
web-friends-person = ein Mensch
web-friends-bot = Bot: { $level }
web-option-parts = Wähle { $number }; gewählt: { $chosen }
web-friends-who = Wer kommen darf
web-friends-public = Alle: Der Tisch steht in der Liste der offenen
web-friends-invited = Nur, wen du einlädst
web-friends-clock = Zeit für eine Entscheidung
web-friends-no-clock = so lange du willst
web-friends-seconds = { $length ->
    [one] 1 Sekunde
   *[other] { $length } Sekunden
 }
web-friends-days = { $length ->
    [one] 1 Tag
   *[other] { $length } Tage
 }
web-friends-chances = Wer zuschaut, sieht die Gewinnchancen
web-friends-open = Tisch eröffnen
web-level-random = leicht, tut irgendetwas
web-level-cadet = Anfänger, sieht nur den nächsten Schritt
web-level-greedy = stark, hat einen Plan
web-level-navigator = stark, hat aus vielen Partien gelernt
web-level-pilot = sehr stark, denkt voraus
web-level-commander = am stärksten, denkt länger nach

## Replay

## Rules and cards

web-replay-loading = Die Partie wird noch einmal aufgebaut.
web-replay-controls = Steuerung der Wiedergabe
web-replay-slider = Zug
web-replay-move = Zug { $move } von { $last }
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-on = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-speed = Tempo
web-replay-start = Der Anfang
web-replay-hidden = Es geschah etwas, das von hier aus nicht zu sehen ist.
web-replay-end-hidden = Die Partie endet.
web-replay-chance = Zufall
web-replay-steps = Alle Züge
web-replay-eyes = Gesehen mit den Augen von
web-replay-eyes-spectator = Zuschauern
web-replay-eyes-all = allen: alles liegt offen
web-replay-hide = Ergebnis bis zum Ende verbergen
web-replay-running = Die Partie läuft noch; du siehst, was dein Platz bisher gesehen hat. Der Rest wird nach dem Ende gezeigt.
web-replay-copy = Link zu diesem Zug kopieren
web-replay-copied = Der Link zu Zug { $move } ist kopiert.
web-replay-to-table = Zum Tisch
web-replay-to-result = Ergebnis
web-replay-another = Anderes Protokoll
web-import-title = Ein Protokoll wiedergeben
web-import-what = Jede Partie hat ein Protokoll, das man speichern und weitergeben kann. Bring eines mit, und die Partie wird hier Zug für Zug wiedergegeben.
web-import-drop = Lass ein Protokoll hier fallen oder wähle eines aus.
web-import-choose = Datei auswählen
web-import-paste = Oder füge es ein
web-import-show = Partie zeigen
web-import-large = Diese Datei ist zu groß für ein Protokoll.
web-replay-setup = Aufbau

web-look-games = Welches Spiel
web-look-loading = Einen Moment.
web-look-clear = Suche löschen
web-sheet-goal = Das Ziel:
web-sheet-end = Das Ende:
web-sheet-scores = Was zählt
web-sheet-buts = Achtung
web-sheet-all = Alle Regeln
web-sheet-print = Diese Seite drucken
web-rules-sentences = Die Regeln, Satz für Satz
web-rules-full = Voller Wortlaut, auf Englisch
web-rules-of = Die Regeln von { $game }
web-rules-what = Ein Satz für jede Regel, dahinter der ganze Text des Katalogs auf Englisch, mit seiner Quelle. Wo die Quellen schweigen, sagt eine Entscheidung, was hier gespielt wird und warum.
web-rules-search = Regeln durchsuchen
web-rules-contents = Inhalt
web-rules-count = { $found ->
    [one] 1 Eintrag von { $all }
   *[other] { $found } Einträge von { $all }
 }
web-rules-none = Keine Regel enthält all diese Wörter.
web-source-ruling = Entscheidung
web-cards-of = Das Material von { $game }
web-cards-what = Alles, woraus das Spiel besteht, und woher man es weiß: aus der Anleitung, aus öffentlichen Beschreibungen oder rekonstruiert, weil es keine Quelle nennt. Die Anmerkungen sagen, welcher Teil gemeint ist.
web-cards-search = Material durchsuchen
web-cards-source = Woher man es weiß
web-cards-count = { $found ->
    [one] 1 Teil von { $all }
   *[other] { $found } Teile von { $all }
 }
web-cards-none = Kein Teil passt zu dieser Suche.

## Settings

web-settings-kept = Alles gilt sofort und bleibt nur in diesem Browser.
web-settings-language = Alle Seiten und Tische sprechen sie, auch mitten in der Partie.
web-settings-name = Dein Name
web-settings-name-why = So heißt du für die anderen an den nächsten Tischen.
web-settings-confirm = Jede Aktion bestätigen
web-settings-confirm-why = Der erste Druck wählt nur aus; erst der zweite oder „Bestätigen“ führt aus. Gut gegen Vertippen.
web-settings-sound = Töne
web-settings-sound-why = Ein kleiner Ton bei jedem Schritt und ein anderer, wenn du am Zug bist.
web-settings-motion = Bewegung
web-settings-motion-why = Ob Karten fliegen und Raketen wachsen, oder alles gleich am neuen Ort liegt.
web-settings-motion-system = wie mein Gerät es sagt
web-settings-motion-on = immer
web-settings-motion-off = nie
web-settings-pace = Züge der anderen
web-settings-pace-why = Wie lange die Schritte der anderen zu sehen sind. Jeder Druck springt in die Gegenwart.
# How fast the steps of others are shown.
web-pace = { $pace ->
    [calm] ruhig
    [quick] zügig
    [none] sofort
   *[other] normal
 }
web-skip-present = Überspringen
web-settings-plain = Schlichter Tisch
web-settings-plain-why = Jedes Spiel als Listen von Karten, Werten und Knöpfen statt auf seinem eigenen Brett. Ruhig und gut vorzulesen.

## Result

web-result-title = { $game }: das Ergebnis
web-result-you-win = Du gewinnst!
web-result-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $who ->
        [you] Du und { $names } gewinnt gemeinsam
       *[other] { $names } gewinnen gemeinsam
    }
 }
web-result-winner = gewonnen
web-result-check = Das Mischen prüfen
web-result-points = Wie die Punkte zustande kamen
web-result-course = Der Verlauf der Partie
web-result-turns = Wendepunkte
web-result-open = Diese Partie ist noch nicht zu Ende; ihr Ergebnis wird hier stehen.
web-result-to-table = Zum Tisch
web-course-move = Zug { $move }
web-course-summary = { $moves ->
    [one] Punkte über 1 Zug; am Ende: { $scores }
   *[other] Punkte über { $moves } Züge; am Ende: { $scores }
 }
web-course-table = Die Punkte als Tabelle
web-shuffle-proves = Der Server hat sich auf seinen Startwert festgelegt, bevor sich jemand setzte, und jeder Platz konnte einen eigenen Text beitragen; so konnte niemand allein bestimmen, was gezogen wird, und nachträglich wurde nichts geändert.
web-shuffle-commitment = Festlegung, vor der Partie gezeigt
web-shuffle-seed = Startwert
web-shuffle-salt = Salz
web-shuffle-entropy = Beigetragen von { $seat }
web-shuffle-nothing = nichts
web-shuffle-fits = Startwert und Salz ergeben diese Festlegung; dein Browser hat es gerade nachgerechnet.
web-shuffle-fits-not = Startwert und Salz ergeben diese Festlegung nicht.
web-shuffle-how = Jede einzelne Ziehung lässt sich nachrechnen: Speichere beide Dateien in einem Ordner und gib dort den Befehl ein. Du brauchst dafür nur Python.
web-shuffle-journal = Das Protokoll

## The plain table

web-plain-choose = Du bist am Zug: Wähle eins.
web-plain-waiting = Warten auf { $names }.
web-plain-wait = Einen Moment …
web-plain-over = Die Partie ist zu Ende.
web-plain-asked = ist am Zug
web-plain-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }
web-plain-elsewhere = { $action }: nicht hier; drück, um zu sehen, was damit geht
web-plain-no-action = { $name }: Damit allein lässt sich nichts tun. Was es bewirkt, steht darauf oder auf der Seite „Karten“.
web-plain-none = keine
web-plain-empty = leer
web-plain-unknown = unbekannt
web-plain-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } verschiedene Karten
 }
view-arrow = Pfeil
view-bank = in der Bank
view-bet = Einsatz
view-bonuses = Boni
view-bonuses-next-turn = Boni ab dem nächsten Zug
view-bound = an eine Richtung gebunden
view-box = aus dem Spiel
view-chips = Chips
view-colour = Farbe
view-content = bekannter Inhalt
view-deals = wer noch eine Karte bekommt
view-discard = Ablage
view-end-reason = wie es endete
view-fuel = Treibstoff
view-fuel-out-of-reach = der restliche Treibstoff kann nicht mehr ganz verbraucht werden
view-hand = Karten auf der Hand
view-hand-limit = Handlimit
view-hand-size = Handkarten
view-is-searched-now = wird durchsucht
view-known = bekannte Handkarten
view-left = übrig
view-limit = Grenze
view-loaded = geladen
view-over = die Partie ist zu Ende
view-pile = Stapel
view-points = Punkte
view-worth = Wert
view-worth-bonus = Zusatzpunkte
view-progress = in diesem Zug gab es Fortschritt
view-ready = bereit
view-ring = Ring
view-rockets = Raketen
view-round = Runde
view-rounds = Runden
view-searched-by = letzte Suche
view-segments = Segmente
view-site = Station
view-size = Karten
view-stacks = Stapel
view-standstill = Stillstand
view-starter = wer begann
view-starting-bases = zu Beginn verteilte Basisteile
view-still-to-find = noch zu finden
view-tip = Spitze
view-top = obenauf
view-turn = am Zug
view-turns = Züge
view-under = darunter
view-unknown = unbekannte Handkarten
view-winners = wer gewonnen hat
word-cw = im Uhrzeigersinn
word-ccw = gegen den Uhrzeigersinn

## The plain table: what the games' own words are called

word-board = noch zu gewinnen
word-w1 = vor dem Zählen der Raketenpunkte
word-w2 = nach dem Schub
word-w3 = vor der ersten Missionserfolg-Karte
word-w4 = eine Missionserfolg-Karte wurde gezogen
word-w5 = weiterziehen oder abbrechen
word-w6 = nach der letzten Missionserfolg-Karte
word-w7 = der Start ist vorbei
word-teal = türkis
word-pink = rosa
word-small = klein
word-medium = mittelgroß
word-large = groß
word-any = beliebig
word-score = Wertung
word-rule = Regel
word-action-points = Aktionspunkte
word-hand-limit = Handkarten
word-movement = Bewegung
word-owner-next-turn = nächster Zug des Besitzers
word-game-end = Ende der Partie
word-never = nie
word-construction = Bauanlage
word-white = weiß
word-black = schwarz
word-green = grün
word-blue = blau
word-orange = orange
word-money = Geld
mark-money = ${ $value }
mark-rocket = Rakete { $value }
mark-resources = { $value }
face-targets = für { $value }
face-achievement = bringt { $value }
kind-location = { $at }
kind-missions-at = { $min ->
    [one] { $destination }: mindestens 1 Mission
   *[other] { $destination }: mindestens { $min } Missionen
 }
kind-threat-owned = eine Gefahr abgewehrt: { $threat }
kind-token = Plättchen der ersten Mission: { $token }
kind-first-at-locations = { $min ->
    [one] an 1 Ort zuerst
   *[other] an { $min } Orten zuerst
 }
kind-most-missions-at = die meisten Missionen, auch bei Gleichstand: { $destination }
kind-rocket = Raketenpunkte auf Dauer: +{ $value }
kind-hand = ein höheres Handlimit: +{ $value }
kind-money = ${ $value } in jedem Zug
kind-science = { $value } Wissenschaft in jedem Zug
all-money-resources = { $money ->
    [0] { $resources ->
        [nothing] $0
       *[other] { $resources }
     }
   *[other] { $resources ->
        [nothing] ${ $money }
       *[other] ${ $money } + { $resources }
     }
 }
all-rounds-limit-left = Runden ohne Fortschritt: { $rounds } von { $limit }
all-destination-start = { $destination }, ab Feld { $start }
view-ai = die KI
view-mode = Spielart
view-level = Stärke
view-variants = Variantenkarten
view-first = Startspieler
view-display = Auslage
view-engines = Antriebe
view-deck = Kartenstapel
view-deck-teal = türkise Karten, die noch kommen
view-deck-pink = rosa Karten, die noch kommen
view-deck-under = unter den Stapel gelegt
view-locations = Orte
view-rocket-points = Raketenpunkte
view-vp-first = SP zuerst
view-vp-later = SP danach
view-markers = Missionen
view-discs = Zielplättchen
view-tokens = Plättchen
view-free-placements = kostenlose Platzierungen
view-draws-waiting = Karten zu ziehen
view-raises = Geld zur Verfügung, in $
view-used = in diesem Zug getan
view-engines-bought = gekaufte Antriebe
view-depot = im Depot
word-depot = Depot genutzt
word-research = Marktforschung
word-removal = Karte entfernt
view-cart = was du zusammenstellst
view-kind = Aktion
view-cards = Karten
view-plan = Missionsplan
view-pad = Startrampe
view-paid = bezahlt mit
view-placed = bezahlt durch Platziertes
view-money-tokens = Geldplättchen
view-science-tokens = Wissenschaftsplättchen
view-bill = zu zahlen
view-offered = geboten
view-covered = es reicht
view-launch = Raketenstart
view-seat = wer
view-destination = Ziel
view-location = Ort
view-target = Zielfeld
view-rocket = Rakete auf Feld
view-launch-points = Raketenpunkte
view-odds-points = Raketenpunkte
view-points-needed = nötig
view-window = Moment
view-counted = Missionserfolg-Karten bisher
view-launch-limit = höchstens
view-value = letzte Karte
view-shown = zur Auswahl
view-launch-deck = übrige Missionserfolg-Karten
view-copied = kopierte Karte
view-odds = Chancen eines Starts jetzt, für die Person am Zug
view-odds-odds = Chance
view-launch-odds = Erfolgschance
view-boost = Schub
view-declared = Chance bei der Ankündigung
view-drawn = Karten bisher
view-is-set-aside = beiseitegelegt
view-launch-next = was die nächste Karte täte
view-cart-odds = Chancen mit dieser Platzierung
view-drawn-odds = Chance
view-next-odds = Chance
view-abort-cost = Karten, die ein Abbruch kostet
view-failure-cost = ein Fehlschlag kostet
view-vp = SP
view-ai-first = Karte für das Ziel
view-ai-second = Karte für den Ort
view-ai-deck = übrige Solokarten
view-ai-leaves = verlässt als nächste die Auslage
view-trigger = letzte Runde
view-surcharge = Aufschlag auf Gefahren, in $
view-hq = Karten im HQ
view-unseen = verdeckte Hand und HQ zusammen
view-play = Spielbereich
view-warehouse = Lagerhaus
view-scrapyard = Schrottplatz
view-markers-left = Marker übrig
view-science-ready = Wissenschaft, bereit
view-money = Geld
view-money-ready = Geld, bereit
view-tokens-hand = größere Hand
view-objectives = persönliches Ziel
view-is-compulsory = muss erfüllt werden
view-targets = Vorgaben
view-objectives-held = persönliche Ziele
view-seats-worth = Punkte bisher
view-track = Missionen
view-threats = abgewehrte Gefahren
view-worth-tokens = Plättchen
view-worth-variants = Variantenkarten
view-objective = persönliches Ziel
web-result-nobody = Niemand gewinnt
web-result-opponent = Die KI gewinnt
web-result-total = zusammen

web-learn-lead = Eine geführte erste Partie, in kurzen Kapiteln am echten Tisch: Du tust es und erfährst, warum. Fang an, wo du willst.
web-learn-done = geschafft
web-learn-begin = { $state ->
    [done] Noch einmal
   *[new] Anfangen
 }
web-learn-none = Hier gibt es keine Lektion
web-learn-none-more = Vielleicht ist die Adresse falsch; alle Lektionen sind einen Klick entfernt.
web-lesson = Lektion
web-lesson-step = Schritt { $step } von { $steps }
web-lesson-next = Weiter: { $chapter }
web-lesson-on = Gegen Kadett weiterspielen
web-lesson-again = Kapitel noch einmal
web-lesson-lead = Zeig es mir
web-lesson-chapters = Alle Kapitel
web-lesson-changed = Diese Lektion wurde geändert, seit du angefangen hast. Fang das Kapitel noch einmal an.
web-learn-problems = Aufgaben
web-learn-problems-more = Stellungen aus Partien, in denen eines viel besser ist als alles andere. Finde es und erfahre, warum.
