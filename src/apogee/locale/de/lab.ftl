# simulate: was der Befehl nimmt
simulate-help-game = das Spiel: { $games }
simulate-help-matches = wie viele Partien gespielt werden (sonst: { $default })
simulate-help-players = wie viele an einer Partie teilnehmen (sonst: so viele, wie Bots genannt sind, oder die kleinste Zahl des Spiels)
simulate-help-bots = wer spielt: ein Name für alle Plätze oder einer je Platz; sie wechseln die Plätze von Partie zu Partie (sonst: der beste Bot des Spiels)
simulate-help-seed = derselbe Text ergibt dieselben Partien (sonst: ein neuer, der angezeigt wird)
simulate-help-option = eine Option des Spiels; darf mehrmals angegeben werden
simulate-help-out = schreibt eine Zeile je Partie und Platz in eine neue Datei (.parquet, .csv oder .json); nach einem Abbruch macht derselbe Befehl weiter
simulate-help-processes = { $cores ->
    [one] wie viele Prozesse spielen (sonst: 1, da es einen Kern gibt)
   *[other] wie viele Prozesse spielen (sonst: alle { $cores } Kerne)
 }
simulate-help-journal = spielt nur Partie Nummer N dieses Laufs und schreibt ihr Protokoll nach DATEI

# simulate: was nicht stimmt
simulate-bad-bots =
    { $names ->
        [one] ein Bot ist
       *[other] { $names } Bots sind
    } genannt, aber { $players ->
        [one] eine Person spielt
       *[other] { $players } Personen spielen
    } mit; nenne einen für alle Plätze oder einen je Platz.
simulate-bad-ending = die Endung von { $file } sagt nicht, in welchem Format geschrieben werden soll; nimm eine von { $endings }.
simulate-no-polars = für Parquet fehlt das Paket polars; installiere 'apogee[sim]' oder wähle eine .csv- oder .json-Datei.
simulate-file-exists = { $file } ist schon da und bleibt unverändert; wähle einen anderen Namen oder verschiebe die Datei.
simulate-no-folder = den Ordner { $folder } gibt es nicht; lege ihn an oder wähle einen anderen.
simulate-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
simulate-journal-or-out = --journal spielt eine einzelne Partie, --out viele; nimm nur eins davon.
simulate-part-busy = ein anderer Lauf schreibt gerade { $part }; warte auf ihn oder wähle ein anderes --out.
simulate-part-foreign = { $part } ist im Weg und kein Anfang einer Simulation; verschiebe die Datei oder wähle ein anderes --out.
simulate-part-other = { $part } ist der Anfang eines anderen Laufs ({ $other }); wiederhole diesen, verschiebe die Datei oder wähle ein anderes --out.
simulate-broken = ein Prozess der Simulation wurde beendet, vielleicht weil der Speicher nicht reichte; versuche es mit weniger --processes.
simulate-no-process = ein Prozess ließ sich nicht starten: { $reason }; versuche es mit weniger --processes.

# simulate: wie es läuft
simulate-begin = { $game }: { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } zwischen { $bots }; Startwert { $seed }; { $processes ->
        [one] ein Prozess
       *[other] { $processes } Prozesse
    }, { $mode ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    }
simulate-resumed = Schon in { $part }: { $done }; von dort geht es weiter.
simulate-progress = { $bar } { $percent } %  { $done } von { $total }, { $rate }/s, noch { $left }
simulate-go-on = Fertige Partien, die erhalten bleiben: { $done } von { $total }; so geht es mit ihnen weiter: { $command }
simulate-not-kept = Fertige Partien: { $done } von { $total }; mit --out wären sie erhalten geblieben.
simulate-written =
    { $rows ->
        [one] Eine Zeile steht
       *[other] { $rows } Zeilen stehen
    } in { $file }
simulate-journal-done = Partie { $match } ({ $bots }): { $end }; Punkte: { $scores }; ihr Protokoll ist { $file }

# simulate: die Zusammenfassung
simulate-title =
    { $game }, { $players ->
        [one] eine Person
       *[other] { $players } Personen
    }, { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    }
simulate-column-bot = Bot
simulate-column-character = Charakter
simulate-column-played = gespielt
simulate-column-wins = Siege
simulate-column-share = Anteil
simulate-column-interval = 95-%-Intervall
simulate-column-score = Punkte (Mittel)
simulate-column-seat = Platz
simulate-column-length = Länge
simulate-column-median = Median
simulate-column-5 = 5 %
simulate-column-95 = 95 %
simulate-column-99 = 99 %
simulate-column-most = höchstens
simulate-column-end = Ende
simulate-column-matches = Partien
simulate-interval = { $low } bis { $high } %
simulate-length-rounds = Runden
simulate-length-turns = Züge
simulate-length-decisions = Entscheidungen
simulate-length-chance = Zufallsschritte
simulate-alone = eine Person: ein Sieg ist ein Sieg gegen das Spiel selbst
simulate-shared = Partien mit mehreren Siegen: { $matches }; sie zählen für alle, die gewonnen haben
simulate-options = Optionen
simulate-time =
    { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } in { $time }, { $rate } pro Sekunde, { $mode ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    }
simulate-versions = Apogee { $apogee }, Regelversion { $rules }, Komponenten { $components }
simulate-seed = Startwert { $seed }

# arena: was der Befehl nimmt
arena-help-bots = wer spielt: NAME, NAME@300 (Durchgänge je Entscheidung), NAME@50ms (Rechenzeit je Entscheidung), NAME~10 (in 10 % der Entscheidungen zufällig); von mehr als zweien spielen alle gegen alle
arena-help-blocks = wie viele Kartenfolgen gespielt werden; jede von jedem Platz aus (sonst: { $default })
arena-help-players = wie viele an einer Partie teilnehmen: ein Bot allein gegen Kopien eines anderen (sonst: die kleinste Zahl des Spiels)
arena-help-budget = was Bots, die ein Budget nehmen, je Entscheidung bekommen, etwa 300 (Durchgänge) oder 50ms (Rechenzeit) (sonst: ihr eigenes)
arena-help-seeds = welche Kartenfolgen: die zum Lernen, zum Einstellen oder zum Messen; keine gehört zu zweien davon (sonst: tune)
arena-help-sprt = hört auf, sobald klar ist, ob der erste von zwei Bots LOW oder HIGH Prozent gewinnt, etwa 50,55

# arena: was nicht stimmt
arena-bad-number = nenne 2 bis { $most } Bots, nicht { $bots }.
arena-bad-bot = { $bot } lässt sich nicht als Bot lesen; schreib NAME, NAME@300, NAME@50ms oder NAME~10.
arena-no-budget = { $bot } nimmt kein Budget; lass das @ und was ihm folgt weg.
arena-bad-budget = --budget nimmt Durchgänge, etwa 300, oder Rechenzeit, etwa 50ms, nicht { $given }.
arena-bad-seeds = Startwerte { $given } gibt es nicht; es gibt: { $known }.
arena-sprt-two = --sprt vergleicht zwei Bots; nenne zwei.
arena-fault-remembers = { $bot } antwortet auf dieselbe Frage beim zweiten Mal anders, merkt sich also etwas, das er nicht soll; keine Zahl hätte einen Sinn.
arena-fault-seats = { $bot } saß { $times } Mal auf den Plätzen, also nicht gleich oft; die Zahlen besagen nichts.
arena-fault-generator = ein Zufallsgenerator wurde { $times } Mal statt einmal verwendet; die Zahlen besagen nichts.
arena-fault-deck = eine Kartenfolge wurde in mehreren Blöcken gespielt; die Zahlen besagen nichts.
arena-fault-replay = Partie { $match } verläuft anders, wenn sie allein noch einmal gespielt wird; die Zahlen besagen nichts.

# arena: wie es läuft
arena-begin = { $game }: { $blocks } Blöcke zu je { $matches } Partien zwischen { $bots }; Startwerte { $seeds }, Startwert { $seed }; { $processes ->
        [one] ein Prozess
       *[other] { $processes } Prozesse
    }, { $mode ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    }

# arena: die Zusammenfassung
arena-title = { $game }, { $players ->
        [one] eine Person
       *[other] { $players } Personen
    }, { $blocks ->
        [one] ein Block
       *[other] { $blocks } Blöcke
    } zu je { $matches } Partien, Startwerte { $seeds }
arena-no-block = Kein Block wurde zu Ende gespielt.
arena-column-pairing = Paarung
arena-column-margin = Vorsprung
arena-column-rating = Wertung
arena-column-milliseconds = ms je Entscheidung
arena-pairing = { $others ->
        [one] { $one } : { $other }
       *[other] { $one } : { $others } × { $other }
    }
arena-points = { $value } ± { $reach }
arena-even = ausgeglichen sind { $share }; der Vorsprung ist der vor dem Mittel der anderen
arena-sprt-accepted = { $bot } gewinnt eher { $high } % als { $low } %: angenommen nach { $blocks } Blöcken
arena-sprt-rejected = { $bot } gewinnt eher { $high } % als { $low } %: verworfen nach { $blocks } Blöcken
arena-sprt-open = { $bot } gewinnt eher { $high } % als { $low } %: nach { $blocks } Blöcken nicht entschieden

# train
train-help-matches = aus wie vielen Partien gelernt wird (sonst: { $default })
train-help-seed = derselbe Text ergibt dieselben Gewichte (sonst: 1)
train-help-blocks = mit wie vielen Kartenfolgen jedes Zehntel des Weges gemessen wird (sonst: { $default })
train-help-out = die Datei für die Gewichte; die Lernkurve kommt daneben (.svg); nach einem Abbruch macht derselbe Befehl weiter
train-no-features = { $game } hat noch keine Merkmale, aus denen sich lernen lässt.
train-part-other = { $part } ist im Weg und nicht der Anfang dieses Trainings; verschiebe die Datei oder wähle ein anderes --out.
train-begin = { $game }: lernt aus { $matches } Partien; Startwert { $seed }; { $mode ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    }
train-done = { $game }: gewinnt { $share } gegen { $bot } ({ $low } bis { $high } %); { $time } Rechenzeit; Gewichte in { $file }, Lernkurve in { $curve }
train-curve = { $game }: Siege gegen { $bot }, Startwert { $seed }
train-curve-matches = Partien, aus denen gelernt wurde

# bench
bench-help-game = das Spiel, das gemessen wird: { $games } (sonst: alle)
bench-help-players = wie viele an einer Partie teilnehmen (sonst: die größte Zahl des Spiels)
bench-help-seconds = wie lange jedes Spiel gemessen wird (sonst: { $default })
bench-help-matches = aus wie vielen Partien je eine Stellung genommen wird (sonst: { $default })
bench-help-json = gibt JSON statt Tabellen aus
bench-progress-match = { $game }: spiele Partie { $number } von { $total }
bench-progress-position = { $game }: Stellung { $number } von { $total }: { $operation }
bench-progress-play = { $game }: spiele Partien
bench-mode =
    Apogee { $apogee }, { $mode ->
        [compiled] kompiliert
       *[interpreted] interpretiert
    }, Python { $python }
bench-title =
    { $game }, { $players ->
        [one] eine Person
       *[other] { $players } Personen
    }, { $positions ->
        [one] eine Stellung
       *[other] { $positions } Stellungen
    } aus der Mitte zufälliger Partien
bench-column-play = zufälliges Spiel
bench-column-cost = ein Vorgang
bench-column-rate = pro Sekunde
bench-column-microseconds = Mikrosekunden
bench-steps = Schritte
bench-decisions = Entscheidungen
bench-matches = Partien
bench-clones = Kopien
bench-clone = Kopie
bench-twin = Zwilling
bench-view = Sicht
bench-view-json = Sicht als JSON
bench-legal-actions = erlaubte Aktionen
bench-position-to-json = Stellung nach JSON
bench-position-from-json = Stellung aus JSON
bench-search-iteration = Durchgang der Suche
