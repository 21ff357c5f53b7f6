# Die geführte erste Partie von Rocket Rescue: der Titel jedes Kapitels, was zu tun ist, warum anderes davon wegführt,
# und was am Ende gesagt wird.

lesson-plan = Der geheime Plan
lesson-plan-research = Du willst Raketen, die deine Besatzung auf andere Planeten bringen. Jede Runde beginnt mit einem geheimen Plan: Deine { $action_dice } Würfel stellst du selbst ein. Beim Forschen bringt jeder ein Modul, egal was er zeigt, und niedrige bringen auch Energie. Leg dort auf beide Felder eine 1.
lesson-plan-research-astray = Erst zwei niedrige Würfel auf Forschen, je eine 1 oder 2: Du willst zwei Module, und ein hoher Würfel wäre dort verschenkt.
lesson-plan-shopping = Beim Einkaufen bringt ein Würfel so viele Steine, wie er zeigt, und Module kosten Steine. Leg dort eine 5 hin.
lesson-plan-shopping-astray = Zwei Module kosten viele Steine, und eine 6 ist teurer als nötig. Leg eine 4 oder 5 auf Einkaufen.
lesson-plan-build = Der letzte Würfel ist für Bauen & Starten: Eine 4 baut zwei Module. Leg sie dort hin.
lesson-plan-build-astray = Zwei Module wollen gebaut werden: Leg eine 4 oder 5 auf Bauen & Starten.
lesson-plan-ready = Eine 3 ist gratis; jedes Auge darüber kostet 1 Energie, jedes darunter bringt 1. So helfen die niedrigen Würfel, die hohen zu bezahlen. Dein Plan ist fertig: Melde dich bereit.
lesson-plan-ready-astray = Alle Würfel liegen. Melde dich bereit.
lesson-plan-end = Jetzt liegen alle Pläne offen, und niemand kann sie mehr ändern. Phase für Phase kommen die Würfel dran, immer der höchste zuerst.

lesson-parts = Module und Steine
lesson-parts-hotel = Forschen: Deine Gegner haben höhere Würfel gelegt und darum zuerst gewählt. Für dich bleibt das Kapselhotel, ein Besatzungsmodul mit vier Plätzen. Nimm es.
lesson-parts-hotel-astray = Du hast hier zwei Würfel: Nimm mit einem das Kapselhotel und mit dem anderen das Standardtriebwerk.
lesson-parts-engine = Dein zweiter Würfel. Standardmodule liegen neben der Auslage bereit, und ohne Triebwerk fliegt keine Rakete. Nimm das Standardtriebwerk.
lesson-parts-engine-astray = Das nützt dir noch nichts. Jede Rakete braucht ein Triebwerk: Nimm das Standardtriebwerk.
lesson-parts-buy = Einkaufen: Ein Würfel kauft Steine einer Art. Hotel und Triebwerk kosten zusammen 5 Carbon, und du hast 2. Kauf so viel Carbon, wie deine 5 erlaubt.
lesson-parts-buy-astray = Carbon fehlt dir, mindestens 3 Steine. Kauf davon.
lesson-parts-refill = Du hast zuerst gekauft und bestimmst darum, welche Art im Markt ganz aufgefüllt wird. Wähl, was du nächste Runde brauchst: Carbon zum Beispiel.
lesson-parts-refill-astray = Eine Art muss aufgefüllt werden. Wähl eine der drei.
lesson-parts-end = Was du erforscht und gekauft hast, darfst du noch in dieser Runde bauen.

lesson-build = Bauen
lesson-build-engine = Die Hangars sind für alle da, und jeder spart dir einen Stein einer Art. Hangar 5 spart 1 Titan, und das brauchen deine beiden Module. Bau das Triebwerk dort.
lesson-build-engine-astray = Bau beide Module in Hangar 5: Dort reichen deine Steine, denn jedes kostet 1 Titan weniger.
lesson-build-hotel = Was du baust, gehört dir: Dein Chip liegt darauf. Es hat dir auch 2 Energie gebracht. Deine 4 baut noch einmal: Setz das Kapselhotel darauf, in denselben Hangar.
lesson-build-hotel-astray = Nur was in einem Hangar steht, ist eine Rakete. Bau das Kapselhotel in Hangar 5.
lesson-build-crew = Gleich nach dem Bauen darf jemand aus deiner Besatzung gratis an Bord. Setz jemanden hinein.
lesson-build-crew-astray = Nur jetzt ist es gratis; später kostet ein Platz { $boarding_cost } Energie. Setz jemanden an Bord.
lesson-build-end = Dieser Rakete fehlen noch ein Cockpit und, für die meisten Planeten, ein Tank. Auch deine Gegner dürfen sie anbauen: Raketen gehören allen.

lesson-launch = Ein gemeinsamer Start
lesson-launch-board = Zwei Runden später: Ein Gegner hat Tank und Cockpit angebaut und selbst Besatzung an Bord. Dein Würfel beim Boarden bringt noch jemanden von dir hinein. Ein Platz kostet { $boarding_cost } Energie und geht an den Besitzer des Moduls. Steig in Hangar 5 ein.
lesson-launch-board-astray = Wer nicht an Bord ist, bleibt zurück. Steig in die Rakete in Hangar 5 ein.
lesson-launch-fly = Triebwerk, Cockpit und der eine Tank, den Wiegenlied verlangt: Die Rakete ist startklar. Du allein zahlst die Energie, und du allein bekommst die Punkte für den Start. Starte nach Wiegenlied!
lesson-launch-fly-astray = Starte erst die Rakete in Hangar 5. Das könnten alle, die ein Modul darin haben.
lesson-launch-again = Alle an Bord sind gerettet: je { $crew_vp } Punkte für die, zu deren Besatzung sie gehören. Dann fiel für jedes Modul der schwarze Würfel: Zeigt er mehr als die Stabilität, bricht es. Dein Triebwerk hat es erwischt. Du hast noch eines, und deine 5 baut noch: Setz es ein.
lesson-launch-again-astray = Ohne Triebwerk fliegt diese Rakete nicht wieder. Bau deines in Hangar 5.
lesson-launch-end = Der Planet hat auch die meisten Module in der Rakete belohnt: Du und dein Gegner habt je zwei, also habt ihr beide Punkte bekommen.

lesson-end = Das Ende der Partie
lesson-end-board = Runde 6. Vier deiner fünf Leute sind in Sicherheit. In Hangar 5 ist noch Platz für den Letzten: Steig dort ein.
lesson-end-board-astray = Die Rakete in Hangar 5 wirst du starten. Steig dort ein.
lesson-end-fly = Nun starte sie. Wessen Besatzung zuerst ganz in Sicherheit ist, bekommt { $first_vp } Punkte dazu, und diese Runde ist die letzte.
lesson-end-fly-astray = Dein letztes Besatzungsmitglied sitzt in Hangar 5, und dein Würfel startet nur einmal. Starte diese Rakete.
lesson-end-end = Das war das Ende, und du hast gewonnen: { $crew_vp } Punkte für jedes deiner Besatzungsmitglieder auf Planeten und dazu alle Punkte aus Starts. Kommt niemand so weit, ist nach { $rounds_max } Runden Schluss.

lesson-bid = Wer zuerst dran ist
lesson-bid-six = Ein neuer Plan. Die Rakete in Hangar 5 ist startklar, aber zur Hälfte gehört sie deinem Gegner, der sie auch starten kann. Der höchste Würfel ist zuerst dran: Leg eine 6 auf Bauen & Starten.
lesson-bid-six-astray = Mit weniger als einer 6 könnte dein Gegner schneller sein; und lass die anderen Würfel niedrig, denn eine 6 ist teuer. Leg eine 6 auf Bauen & Starten.
lesson-bid-bid = Vielleicht hat dein Gegner auch eine 6. Bei gleichen Würfeln entscheidet die Einflussleiste, und du stehst hinten. Das höchste Gebot kommt nach vorn, und nur dieses wird bezahlt. Biete 1 Energie.
lesson-bid-bid-astray = Biete erst 1 Energie; mehr als 3 würden dir beim Start fehlen.
lesson-bid-rest = Auch der Start kostet Energie. Stell die anderen drei Würfel darum niedrig ein, je eine 1 oder 2, und leg sie, wohin du willst.
lesson-bid-rest-astray = Damit fehlte dir Energie für Gebot und Start. Nimm einen niedrigeren Würfel.
lesson-bid-ready = Jetzt reicht deine Energie für beides. Melde dich bereit.
lesson-bid-ready-astray = Alles liegt. Melde dich bereit.
lesson-bid-end = Sonst hat niemand geboten: Du stehst vorn, und deine 6 kommt vor der deines Gegners. Mehr muss man nicht wissen; von hier an ist es eine richtige Partie.
