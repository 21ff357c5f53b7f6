# Der Tischserver: was er ablehnt, und was seine Befehle sagen.

table-astray = Das ist erlaubt, führt aber von dem weg, was hier gezeigt wird; tu, was die Lektion vorschlägt.
table-bad-journal = Dieses Protokoll lässt sich nicht nachspielen: { $reason }
table-bad-name = { $why ->
    [you] So nennt die Seite alle, die sie gerade lesen, und die anderen könnten dich nicht erkennen; wähle einen anderen Namen.
    [bot] So heißt schon ein Bot, und die anderen würden dich für ihn halten; wähle einen anderen Namen.
   *[scripts] Dieser Name mischt Buchstaben verschiedener Schriften, die gleich aussehen; schreibe ihn in einer Schrift.
 }
table-bad-request = { $field ->
    [nothing] Diese Anfrage ist nicht zu lesen.
   *[other] Diese Anfrage ist nicht zu lesen; dieser Teil passt nicht: { $field }.
 } Sende, was das Dokument unter /api/openapi.json beschreibt.
table-closed = Dieser Tisch wurde geschlossen; eröffne einen anderen.
table-consent-not-needed = Diesen Schritt darfst du selbst zurücknehmen; niemand muss zustimmen.
table-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt, und es geht nicht weiter; sag es dem Betreiber des Servers.
table-elsewhere = Das kommt von einer anderen Website; nimm die Seiten dieses Servers.
table-full-list = Es gibt zu viele ungenutzte Einladungen; verwende erst diese.
table-has-name = Du hast hier schon einen Namen; ändere ihn stattdessen.
table-illegal = { $reason }
table-late = Am Tisch ist es inzwischen weitergegangen; sieh ihn dir noch einmal an.
table-muted-self = Dich selbst kannst du nicht stummschalten.
table-no-game = Das Spiel „{ $given }“ gibt es hier nicht; /api/games nennt die vorhandenen.
table-no-hint = Für diese Entscheidung gibt es keinen Tipp: Der Bot konnte nicht antworten. Spiel, was du für das Beste hältst.
table-no-invitation = Diese Einladung gibt es nicht, oder sie wurde benutzt; bitte um eine neue.
table-no-language = Die Sprache „{ $given }“ gibt es hier nicht; es gibt { $reason }.
table-no-lesson = Ein Kapitel „{ $given }“ gibt es in den Lektionen hier nicht.
table-no-match = Hier läuft keine Partie; warte, bis eine läuft.
table-no-method = Das geht an dieser Adresse nicht; /api/openapi.json nennt, was geht.
table-no-name = Sag zuerst mit einem Namen, wer du bist.
table-no-order = Diese Anweisung gibt es nicht, oder sie nützt dir hier nichts: „{ $given }“.
table-no-page = An dieser Adresse ist nichts.
table-no-request = Danach fragt niemand mehr; sieh dir den Tisch noch einmal an.
table-no-seat = An diesem Tisch gibt es keinen Platz { $given }.
table-no-step = Du hast nichts getan, was sich zurücknehmen ließe.
table-no-table = Diesen Tisch gibt es nicht, oder er ist privat und du bist nicht eingeladen.
table-no-take-back = Seit diesem Schritt wurde eine Karte aufgedeckt oder gewürfelt, oder jemand hat etwas erfahren; bitte die anderen, zurückzugehen.
table-not-finished = Die Partie ist noch nicht zu Ende.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-not-invited = Auf diesen Platz darf nur, wer dafür eingeladen ist; bitte die Person um eine Einladung, die den Tisch eröffnet hat.
table-not-json = Das ist kein JSON; sende es als application/json.
table-not-seated = Das darf nur, wer an diesem Tisch einen Platz hat.
table-not-your-turn = Du bist nicht am Zug; warte, bis du gefragt wirst.
table-other-command = Dieser Schlüssel wurde für einen anderen Befehl benutzt; wähle einen neuen.
table-over = Die Partie ist zu Ende; spielt noch eine.
table-quick = Das ist zu viel auf einmal; warte einen Augenblick.
table-request-open = Es gibt schon eine Bitte, zurückzugehen; beantworte erst diese.
table-running = Die Partie hat begonnen; das geht nur vorher.
table-seat-taken = Dieser Platz ist besetzt oder für jemanden reserviert; wähle einen anderen.
table-seated = Du hast an diesem Tisch schon einen Platz.
table-still-secret = Solange die Partie läuft, siehst du sie nur von deinem eigenen Platz aus; nach ihrem Ende liegt alles offen.
table-step-tells = Nach Schritt { $step } deiner Liste wird eine Karte aufgedeckt oder gewürfelt, oder jemand erfährt etwas. Beende die Liste dort und spiele mit dem weiter, was du dann siehst.
table-storage = Der Server kann gerade nicht auf seine Platte schreiben. Nichts hat sich geändert; sende es gleich noch einmal.
table-enough-asides = Mehr als { $times } Änderungen an Plätzen, Einladungen, Stummschaltungen und Anweisungen behält ein Tisch nicht; macht an einem anderen weiter.
table-enough-back = Du bist an diesem Tisch { $times }-mal zurückgegangen, öfter geht es vorerst nicht; spiel weiter.
table-enough-said = Mehr als { $times } Zeilen Chat behält ein Tisch nicht; redet an einem anderen weiter.
table-fault = Im Server ist etwas schiefgegangen. Nichts hat sich geändert; sende es gleich noch einmal.
table-too-large = { $reason ->
    [replay] Diese Partie ist zu lang, um sie hier nachzuspielen; spiel ihr Protokoll auf deinem eigenen Rechner nach, mit apogee replay.
   *[other] Das ist zu groß; sende weniger auf einmal.
 }
table-too-many = Du hast zu viele Verbindungen offen; schließe einige.
table-unknown-action = { $near ->
    [nothing] Das Spiel kennt keine Aktion „{ $given }“.
    [take-back] Das Spiel kennt keine Aktion „{ $given }“; deinen letzten Schritt nimmt der Tisch zurück.
    [no-end] Das Spiel kennt keine Aktion „{ $given }“, und sie ist nicht nötig: Ein Zug endet von selbst, wenn er aufgebraucht ist.
   *[other] Das Spiel kennt keine Aktion „{ $given }“; vielleicht meinst du: { $near }.
 }
table-wrong-game = Das nimmt das Spiel nicht an: { $reason }

help-serve = Betreibt den Tischserver: Menschen, Bots und Zuschauer, mit einer einzigen Datei.
help-backup = Kopiert die Datenbank eines Servers, während er läuft.
help-restore = Setzt eine Sicherung an die Stelle einer Datenbank.
help-doctor = Prüft eine Datenbank: jeden Tisch, jede Zeile, jede Ziehung.
serve-help-database = die Datenbank: eine Datei, die angelegt wird, wenn es sie nicht gibt
serve-help-host = die Adresse, an der gelauscht wird; von sich aus nur für diesen Rechner
serve-help-port = der Port (sonst 8000); 0 nimmt irgendeinen freien
serve-help-open = die Seite im Browser zeigen; ist der übliche Port belegt, an einem anderen
serve-help-origin = wo dieser Server von außen zu erreichen ist, etwa https://example.org; auch mehrmals
serve-help-metrics = ein Port dieses Rechners für Messwerte (Prometheus); mit --origin gibt es sie nur dort
serve-help-bots = Prozesse, die für Bots denken
serve-page = Hier läuft der Tischserver von Apogee, aber die Seiten zum Spielen sind nicht gebaut; ./play baut sie. Programme richten sich nach diesem Dokument:
serve-ready = Apogee läuft, die Tische liegen in { $database }; Strg-C beendet es. Es ist zu erreichen unter { $address }
serve-no-libraries = apogee { $command } braucht weitere Bibliotheken; installiere 'apogee[server]'.
serve-ended = Apogee ist beendet; alles Beantwortete ist gesichert.
serve-bad-origin = --origin erwartet eine Adresse ohne Pfad, etwa https://example.org, nicht { $given }.
serve-no-port = An { $host }, Port { $port }, lässt sich nicht lauschen: { $why }. Wähle anderes mit --host und --port.
backup-help-target = die Datei, in die kopiert wird
backup-progress = Seiten: { $done } von { $all }
backup-done = Die Sicherung liegt in { $file }.
restore-help-source = die Sicherung
restore-help-replace = an die Stelle einer vorhandenen Datenbank setzen; diese bleibt unter anderem Namen erhalten
restore-done = { $file } ist jetzt die Datenbank.
restore-kept = Die bisherige Datenbank bleibt als { $file } erhalten.
doctor-progress = Tische: { $done } von { $all }
doctor-bad-table = Tisch { $table }: { $why }
doctor-bad-file = Die Datei ist beschädigt: { $why }
doctor-good =
    { $tables ->
        [one] Ein Tisch
       *[other] { $tables } Tische
    } mit { $lines ->
        [one] einer Zeile
       *[other] { $lines } Zeilen
    }: alles in Ordnung.
doctor-bad =
    { $bad ->
        [one] Etwas ist
       *[other] { $bad } Dinge sind
    } nicht in Ordnung, wie oben gesagt; { $tables ->
        [one] ein Tisch wurde geprüft
       *[other] { $tables } Tische wurden geprüft
    }.
