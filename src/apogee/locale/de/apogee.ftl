# Was das Programm selbst sagt, bei jedem Spiel.

seat-you = Du
seat-other = Spieler { $number }
seat-bot = Bot { $number } „{ $bot }“
yes = ja
no = nein
odds-percent = { $whole },{ $tenth } %
amount-points = { $number ->
    [one] { $number } Punkt
   *[other] { $number } Punkte
 }
amount-money = ${ $number }
amount-energy = { $number } Energie
source = Quelle:
source-rulebook = Spielregel
source-public = öffentliche Beschreibungen
source-reconstructed = rekonstruiert
note = Anmerkung:
interrupted = abgebrochen.
no-memory = dafür reicht der Speicher nicht.

mode-compiled = Apogee { $version }, kompiliert (compiled)
mode-interpreted = Apogee { $version }, interpretiert (interpreted, reines Python)
games-players = { $least } bis { $most } Spieler
games-option = Option { $option }: { $choices } (Vorgabe: { $default })
games-bots = Bots: { $bots }
games-versions = Regelversion { $rules }, Komponenten { $components }

play-begin = { $game }: { $seats }
play-keys = Tippe eine Nummer, um zu handeln; „hilfe“ sagt, was es sonst gibt.
play-help-word = hilfe
play-all-word = alle
play-help = Tippe eine Nummer, um zu handeln, oder eine Aktion in Worten. Außerdem:
play-help-why = warum etwas nicht geht: „? AKTION“; allein, was am meisten im Weg ist; „? alle“, alles
play-help-rules = eine Regel nach ihrer Nummer, eine Komponente nach ihrem Namen; allein, alle Regeln
play-help-back = nimmt deinen letzten Schritt zurück
play-help-save = speichert die Partie: s oder s DATEI
play-help-hint = ein Tipp
play-help-proposals = p AKTION: Wege, eine Aktion ganz auszuführen
play-help-log = was geschehen ist, von Anfang an
play-help-board = zeigt den Tisch noch einmal
play-help-orders = deine Anweisungen
play-help-quit = speichert die Partie und hört auf
play-nothing-called = Weder eine Regel noch eine Komponente heißt „{ $given }“; r allein nennt alle Regeln.
play-page = Weiter mit Enter, q hört auf:
play-narrow = Dieses Terminal hat { $width } Spalten; ab { $wanted } wird der Tisch gezeichnet, hier wird er in Zeilen beschrieben.
play-prompt = { $count ->
    [one] Deine Wahl (1; { $keys }):
   *[other] Deine Wahl (1-{ $count }; { $keys }):
 }
play-group = { $count ->
    [one] { $verb }: { $name } ... (1 Möglichkeit)
   *[other] { $verb }: { $name } ... ({ $count } Möglichkeiten)
 }
play-group-prompt = Welche Möglichkeit (1-{ $count }, 0 zurück):
play-turn-over = Dein Zug ist zu Ende. Weiter mit Enter:
play-confirm = Dein Zug ist zu Ende. Weiter mit Enter, u nimmt den letzten Schritt zurück:
play-hand-over = { $seat }: Du bist dran. Jetzt sollte sonst niemand hinsehen.
play-next = { $seat }: Du bist dran.
play-press-enter = Drücke Enter, um anzufangen:
play-after-end = s [DATEI] speichert das Protokoll, Enter beendet:
play-unknown-key = Hier bewirken nur diese Tasten etwas: { $keys }.
play-no-such-number = { $count ->
    [one] Diese Wahl gibt es nicht; die einzige ist 1.
   *[other] Diese Wahl gibt es nicht; tippe eine Nummer von 1 bis { $count }.
 }
play-unknown = „{ $typed }“ ist weder eine Wahl noch eine Taste; tippe eine Nummer, eine Aktion in Worten oder eines von { $keys }.
play-near = { $words ->
    [take-back] „{ $typed }“ ist keine Aktion des Spiels; u nimmt deinen letzten Schritt zurück.
    [no-end] „{ $typed }“ ist hier keine Aktion und auch nicht nötig: Ein Zug endet von selbst, wenn er aufgebraucht ist.
   *[other] „{ $typed }“ ist keine Aktion; vielleicht meinst du: { $words }.
 }
play-is-legal = „{ $action }“ ist jetzt erlaubt.
play-why-not-help = „? AKTION“ sagt zu einer Aktion in Worten, warum sie nicht geht, zum Beispiel „? { $example }“; „r ID“ zeigt eine Regel.
play-why-not-more = { $count ->
    [one] 1 weitere Art von Aktion geht nicht: „? alle“ sagt alle Gründe.
   *[other] { $count } weitere Arten von Aktionen gehen nicht: „? alle“ sagt alle Gründe.
 }
play-all-legal = Jede Art von Aktion ist jetzt möglich.
play-hint = Tipp (Bot „{ $bot }“): { $action }
play-goal-now = Worum es geht: { $goal }.
since-title = Seit deinem letzten Zug
since-round = In der letzten Runde
since-nothing = noch nichts
since-opponent = Gegner
since-line = { $seat } – { $deeds }
hint-why = { $reason }. Gewinnchance: { $percent } %
hint-else = Oder: { $action }. { $reason }. Gewinnchance: { $percent } %
review-ask = Rückblick
review-title = So lief es: { $seat }
review-judge = Beurteilt nach dem, was der Platz wissen konnte, vom Bot „{ $bot }“
review-chance = Gewinnchance: { $percent } %
review-luck = Glück, in Prozent eines Sieges: { $luck }
review-cost = Durch Entscheidungen verloren, in Prozent eines Sieges: { $cost }
review-partly = Die Zeit reichte nicht, um jede Entscheidung abzuwägen.
review-turns = Wendepunkte
review-turn = { $kind ->
    [luck] Glück, { $before } % auf { $after } %: { $what }
    [decision] Entscheidung, { $before } % auf { $after } %: { $what }
   *[others] Die anderen, { $before } % auf { $after } %: { $what }
 }
review-better = Der Bot „{ $bot }“ hätte gespielt: { $action }. { $reason }. Verloren, in Prozent eines Sieges: { $cost }
review-none = Nichts hat die Partie stark gewendet.
goal-lead-own = Du führst { $points }:{ $next }
goal-lead-shared = Du führst gleichauf mit { $points }
goal-lead-other = { $seat } führt { $points }:{ $own }
goal-lead-others = Gleichauf vorn sind { $count }, { $points }:{ $own }
goal-lead-seat = { $seat } führt { $points }:{ $next }
goal-lead-seats = Gleichauf vorn sind { $count }, mit { $points }
goal-won-own = Du hast gewonnen
goal-won-shared = Du hast gewonnen, aber nicht allein
goal-won-seat = { $seat } hat gewonnen
goal-won-seats = Gemeinsam gewonnen haben { $count }
goal-won-nobody = Niemand hat gewonnen
reason-weighed = { $worlds ->
    [one] Sieht in 1 gedachten Welt gut aus
   *[other] Sieht in { $worlds } gedachten Welten gut aus
 }
reason-after = { $steps ->
    [one] { $reason } (1 Schritt von hier)
   *[other] { $reason } ({ $steps } Schritte von hier)
 }
play-proposals-help = Tippe p und eine Aktion in Worten, um zu sehen, wie sie sich ganz ausführen lässt.
play-no-take-back = Nichts lässt sich zurücknehmen: Dein letzter Schritt zeigte etwas Neues, oder andere haben seither gehandelt.
play-nothing-yet = Nichts lässt sich zurücknehmen: Du hast noch nichts getan.
play-taken-back = Dein letzter Schritt ist zurückgenommen.
play-orders = { $count ->
    [0] Du hast jetzt keine Anweisungen zu geben.
   *[other] Anweisungen: „o NUMMER“ schaltet eine ein oder aus; solange sie gilt, antwortet sie für dich.
}
play-order-on = gilt
play-order-off = gilt nicht
play-leave-unsaved = Die Partie ist nicht gespeichert. Speichere sie anderswo mit s DATEI; noch einmal q oder Strg-C beendet, ohne zu speichern.

play-fault = Das ist ein Fehler des Programms, nicht deiner. Was darüber steht, hilft ihn zu finden.
save-done = Die Partie ist in { $file } gespeichert.
save-exists = { $file } ist schon da und bleibt unverändert; nenne eine andere Datei: s DATEI
save-failed = Die Partie konnte nicht in { $file } gespeichert werden ({ $why }); nenne eine andere Datei: s DATEI
save-why = { $why ->
    [folder] diesen Ordner gibt es nicht
    [kind] dort liegt etwas anderes als eine Datei
    [rights] dort darf nicht geschrieben werden
    [room] dort ist kein Platz mehr
    [long] der Name ist zu lang
    [name] so kann keine Datei heißen
   *[other] Fehler { $number } des Systems
 }
save-resume = Die Partie ist gespeichert. Weiter geht es mit:
export-done = Das Protokoll ist in { $file }; apogee replay zeigt es.

result-over = Die Partie ist zu Ende: { $reason }.
result-winners = { $count ->
    [one] Gewonnen: { $winners }
   *[other] Gemeinsam gewonnen: { $winners }
 }
result-nobody = Niemand hat gewonnen.
result-score = { $score ->
    [one] { $seat }: 1 Punkt
   *[other] { $seat }: { $score } Punkte
 }

rules-goal = Das Ziel
rules-end = Das Ende
rules-more = Eine Regel mit dem Text des Katalogs: Nenne ihre Nummer, zum Beispiel { $example }.
rules-catalogue = Katalog:
rules-unknown = die Regel „{ $given }“ gibt es nicht; apogee rules { $game } nennt alle.
rules-none = für { $game } gibt es noch keinen Regelkatalog.
cards-more = Eine Komponente mit allem, was man von ihr weiß: Nenne ihre id. Rekonstruiert heißt: Der gedruckte Wert ist nicht bekannt.
cards-several = „{ $given }“ kann sein: { $known }.
cards-unknown = die Komponente „{ $given }“ gibt es nicht; apogee cards { $game } nennt alle.
cards-none = { $game } hat keine Komponentendatei.

replay-line = Zeile { $line } von { $last }
replay-taken-back = Zurückgenommen bis Zeile { $line }
replay-withdrawn = Zeile { $line } zurückgenommen
replay-prompt = { $line }/{ $last }  Enter weiter, b zurück, ZAHL springen, v PLATZ dessen Sicht, v Zuschauer, e alles, q Ende:
replay-keys = Enter geht weiter, b zurück, eine Zahl springt zu der Zeile, v PLATZ zeigt die Sicht eines Platzes, e alles, q hört auf.
replay-not-over = Die Partie ist noch nicht zu Ende, also darf man nicht alles sehen; wähle die Sicht eines Platzes.
replay-no-seat = { $players ->
    [one] Platz { $given } gibt es nicht; der einzige ist 1.
   *[other] Platz { $given } gibt es nicht; es gibt die Plätze 1 bis { $players }.
 }
replay-no-line = Zeile { $given } gibt es nicht; es gibt die Zeilen 0 bis { $last }.
replay-at-the-end = Das ist die letzte Zeile.
replay-at-the-beginning = Das ist der Anfang.
replay-verified = { $file } ist in Ordnung. Geprüft: { $checked }.
verified-chain = die Kette der Prüfsummen
verified-commitment = die Festlegung
verified-draws = jede Ziehung
verified-rules = jede Aktion nach den Regeln
verified-result = das Ergebnis
verified-no-result-yet = noch kein Ergebnis
verified-scripted = { $count ->
    [one] 1 vorgegebenes Ergebnis des Zufalls beruht auf jemandes Wort
   *[other] { $count } vorgegebene Ergebnisse des Zufalls beruhen auf jemandes Wort
 }

help-apogee = Brettspiele über Raketen, zum Spielen und zum Untersuchen.
help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-command = BEFEHL
help-commands = Befehle
help-help = zeigt diese Hilfe und endet
help-version = zeigt die Version und endet
help-lang = Sprache; sonst die der Umgebung
help-components = nach dieser Komponentendatei spielen statt nach der des Spiels
help-file = DATEI
help-game = SPIEL
help-text = TEXT
help-games = die Spiele, ihre Spielerzahlen und Optionen
help-play = eine Partie im Terminal, gegen Bots oder mit mehreren an einem Bildschirm
help-learn = eine geführte erste Partie im Terminal, in kurzen Kapiteln
help-rules = eine Regel nachschlagen, mit Quelle
help-cards = eine Komponente nachschlagen, mit Quelle
help-replay = ein Protokoll durchgehen oder prüfen
help-simulate = viele Partien zwischen Bots, mit Übersicht und Ergebnisdateien
help-arena = wie stark Bots gegeneinander sind, mit Intervallen und Wertungen
help-train = ein Wert für Stellungen, gelernt im Spiel gegen sich selbst
help-bench = wie schnell die Spiele laufen
help-plain = nur Sätze, keine Zeichnung, keine Farbe: für Screenreader
help-colour = Farbe oder keine (Vorgabe: wo das Terminal welche hat)
help-players = wie viele spielen (Vorgabe: so wenige, wie das Spiel erlaubt)
help-seats = wer wo sitzt: you (du) oder der Name eines Bots, je Platz einer, zum Beispiel you,greedy,you
help-bot-name = BOT
help-bot = der Bot gegen dich, wo --seats nichts sagt
help-seed = genau diese Partie: gleicher Startwert und gleiche Entscheidungen ergeben gleiche Partien
help-option = eine Option des Spiels; auch mehrmals
help-resume = mit einer gespeicherten Partie weitermachen
help-rule-id = eine Regel wie PR-7.1 oder ein Abschnitt wie 7
help-card-id = eine Komponente wie tip-red-none
help-journal = ein Protokoll oder eine gespeicherte Partie
help-verify = prüft die Kette, die Festlegung, jede Ziehung, jede Aktion und das Ergebnis
help-replay-seat = so sehen, wie dieser Platz es sieht (der erste ist 1); sonst wie Zuschauer
help-everything = alles offen, sobald die Partie zu Ende ist
help-review = sagen, wie die beendete Partie für diesen Platz lief (der erste ist 1): Chancen, Glück, Entscheidungen
help-at = zeigt diese Zeile und endet

wrong-command = den Befehl „{ $given }“ gibt es nicht; es gibt: { $known }.
wrong-unknown = { $program } kennt { $what } nicht; { $program } --help nennt, was es kennt.
wrong-missing = { $program } braucht { $what }; { $program } --help erklärt es.
wrong-choice = { $what } kann nicht { $given } sein; wähle eines von { $known }.
wrong-no-value = { $what } braucht einen Wert; { $program } --help erklärt es.
wrong-number = { $what } braucht eine Zahl, nicht { $given }.
wrong-whole = { $option } nimmt eine ganze Zahl von { $least } bis { $most }, nicht { $given }.
wrong-seconds = { $option } nimmt eine Zahl von Sekunden über 0, höchstens einen Tag, nicht { $given }.
wrong-shares = { $option } nimmt zwei Anteile in Prozent, den kleineren zuerst, etwa 50,55, nicht { $given }.
wrong-both = { $what } verträgt sich nicht mit einer anderen Option ({ $given }); lass eine weg.
wrong-value = { $what } nimmt keinen Wert; lass { $given } weg.
wrong-ambiguous = { $what } könnte { $known } heißen; schreib es aus.
wrong-with-resume = eine gespeicherte Partie hat ihren eigenen Anfang; lass { $what } weg.
wrong-game-in-file = { $file } ist eine Partie von { $game }; lass den Namen des Spiels weg.
wrong-is-over = die Partie in { $file } ist zu Ende; sieh sie dir mit apogee replay an.
wrong-no-game = sag, welches Spiel: { $known }.
wrong-game = das Spiel „{ $given }“ gibt es nicht; es gibt: { $known }.
wrong-seats = { $seats ->
    [one] für { $players ->
        [one] einen Spieler
       *[other] { $players } Spieler
     } ist ein Platz genannt; nenne für jeden einen.
   *[other] für { $players ->
        [one] einen Spieler
       *[other] { $players } Spieler
     } sind { $seats } Plätze genannt; nenne für jeden einen.
 }
wrong-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $given }; wähle eine dieser Zahlen: { $known }.
wrong-seat = wer „{ $given }“ heißt, kann hier nicht sitzen; wähle unter { $known }.
wrong-resume-seats = eine gespeicherte Partie sagt nicht, wer wo sitzt; nenne es, etwa --seats { $example }.
wrong-bot = den Bot „{ $given }“ gibt es nicht; wähle unter { $known }.
wrong-all-bots = die Bots haben alle Plätze; lass einen für jemanden frei.
wrong-bot-seat = für einen Bot gibt es keinen Platz { $given }; die Plätze zählen von 0 bis { $last }.
wrong-option = eine Option schreibt man NAME=WERT, nicht „{ $given }“.
wrong-option-given = die Option { $option } ist zweimal angegeben, als { $given } und als { $again }; gib sie nur einmal an.
wrong-option-name = { $near ->
    [nothing] { $game } hat keine Option { $given }; es gibt { $known }.
   *[other] { $game } hat keine Option { $given }; es gibt { $known }; meinst du { $near }?
 }
wrong-option-choice = { $number ->
    [0] bei der Option { $option } von { $game } wählst du { $choices }, nicht { $given }.
   *[other] bei der Option { $option } von { $game } wählst du { $choices } oder { $number } von { $parts }, nicht { $given }.
 }
wrong-option-part = { $near ->
    [nothing] Option { $option } von { $game }: { $given } gibt es nicht; wähle aus { $parts }.
   *[other] Option { $option } von { $game }: { $given } gibt es nicht; meinst du { $near }?
 }
wrong-option-twice = Option { $option } von { $game }: { $given } ist doppelt genannt; nenne { $number } verschiedene.
wrong-option-number = Option { $option } von { $game }: { $number } sind zu nennen, nicht { $given }; wähle aus { $parts }.
wrong-no-options = { $game } hat keine Option { $given } und auch sonst keine; lass sie weg.
wrong-seed = ein Startwert ist eine Zeile Text ohne Leerzeichen am Rand, höchstens 150 Zeichen, nicht { $given }.
wrong-file = { $file } lässt sich nicht lesen ({ $why }).
wrong-components = { $file } ist eine Komponentendatei von { $given }, nicht von { $game }.

help-chapter-name = KAPITEL
help-chapter = das Kapitel, mit dem es losgeht
wrong-no-lesson = für { $game } gibt es noch keine Lektion; es gibt Lektionen für: { $known }.
wrong-chapter = ein Kapitel „{ $given }“ gibt es nicht; es gibt: { $known }.
learn-begin = { $game }: eine geführte erste Partie, Kapitel für Kapitel
learn-keys = Tippe die Nummer dessen, was du tun willst. „?“ sagt, warum etwas nicht geht, q hört auf.
learn-step = Schritt { $step } von { $steps }
learn-next = Enter geht zum nächsten Kapitel, q hört auf:
learn-on = Enter spielt von hier weiter, gegen Kadett; q hört auf:
learn-leave = Dieses Kapitel beginnt noch einmal mit:
problem-title = Aufgabe { $number }
problem-find = Du bist dran. Finde, was hier am besten ist: Es ist viel mehr wert als das Nächstbeste. Ein Tipp würde es verraten.
problem-astray = Es gibt hier etwas Besseres. Sieh noch einmal hin; gespielt wird das nicht.
problem-found = Das ist es. { $reason }. So gewinnt man { $percent } von 100 Partien, mit dem Nächstbesten { $second }.
help-problems = stattdessen die Aufgaben lösen, eine nach der anderen
wrong-no-problems = für { $game } gibt es noch keine Aufgaben.
learn-next-problem = Enter geht zur nächsten Aufgabe, q hört auf:
