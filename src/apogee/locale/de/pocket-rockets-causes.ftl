# Why an action is refused here and now: the key is the rule's id and the case of games/pocket_rockets/causes.py.
pr-3-2-search = Dein Astronaut wurde vor dem ersten Zug aufgestellt, und deine Suche ist nicht zu Ende; nimm zuerst eine Karte aus dem durchsuchten Stapel.
pr-4-4-site = Dein Astronaut steht auf dieser Station: { $site }, und sie bietet das nicht; geh zu: { $sites }.
pr-4-4-search = Deine Station bietet nur das Recyceln, und deine Suche ist nicht zu Ende; nimm zuerst eine Karte aus dem durchsuchten Stapel.
pr-5-1-cw = Der Pfeil der Förderanlage zeigt im Uhrzeigersinn, und so bewegen sich Astronauten; geh in diese Richtung oder kehre sie dort um.
pr-5-1-ccw = Der Pfeil der Förderanlage zeigt gegen den Uhrzeigersinn, und so bewegen sich Astronauten; geh in diese Richtung oder kehre sie dort um.
pr-6-1-site = Du ziehst vom Stapel deiner eigenen Station, und diese hat keinen: { $site }; { $do }.
pr-6-3-stack = Der Stapel deiner Station ist leer; { $do }.
pr-6-4-full = Deine Hand ist voll ({ $count } von { $limit }); { $builds ->
    [0] geh und verbaue eine Karte an der Anlage ihrer Farbe, bevor du wieder ziehst,
   *[other] verbaue eine Karte, bevor du wieder ziehst,
 } oder tausche eine im Recyclinglager.
pr-7-1-colour = { $card } hat nicht die Farbe dieser Anlage ({ $site }); { $builds ->
    [0] geh zur passenden Anlage
   *[other] verbaue eine andere Handkarte oder geh zur passenden Anlage
 }.
pr-7-1-hand = { $card } ist nicht auf deiner Hand; { $builds ->
    [0] von deinen Handkarten lässt sich hier jetzt keine verbauen
   *[other] verbaue eine Handkarte
 }.
pr-7-1-empty = Deine Hand ist leer, also gibt es nichts zu bauen; { $do }.
pr-7-1-rocket = Eine Rakete { $rocket } gibt es nicht: Du hast { $count ->
    [one] nur 1
   *[other] { $count }
 }; { $fits ->
    [0] auf keine davon passt jetzt { $card }
   *[other] wähle aus deinen Raketen, auf die { $card } passt: { $rockets }
 }.
pr-7-1-new = Eine Rakete { $rocket } gibt es nicht, und { $card } beginnt eine neue; baue es als neue Rakete.
pr-7-3-none = Du hast keine Rakete dieser Farbe ohne Spitze, auf die das passt: { $card }; { $bases ->
    [0] du hast auch kein Basisteil der Farbe auf der Hand, um eine zu beginnen
   *[other] baue zuerst ein Basisteil der Farbe
 }.
pr-7-3-rockets = { $card } passt dort nicht; wähle aus deinen passenden Raketen: { $rockets }.
pr-7-4-none = Du hast keine Rakete dieser Farbe ohne Spitze, auf die das passt: { $card }; { $bases ->
    [0] du hast auch kein Basisteil der Farbe auf der Hand, um eine zu beginnen
   *[other] baue zuerst ein Basisteil der Farbe
 }.
pr-7-4-rockets = { $card } passt dort nicht; wähle aus deinen passenden Raketen: { $rockets }.
pr-7-4-segments = Deine offenen Raketen dieser Farbe haben zu wenige Segmente dafür: { $card }; nötig: { $min_segments_for_tip }; { $segments ->
    [0] du hast kein Segment der Farbe auf der Hand
   *[other] baue zuerst Segmente
 }.
pr-7-11-search = Es wird gerade kein Stapel durchsucht, also gibt es nichts zu nehmen; { $recycles ->
    [0] genommen wird nur beim Recyceln, im Recyclinglager und mit einer Handkarte
   *[other] recycle zuerst eine Karte
 }.
pr-7-11-absent = { $card } ist nicht in dem Stapel, den du durchsuchst; nimm eine Karte, die darin ist.
pr-7-11-hand = { $card } ist nicht auf deiner Hand; recycle eine Handkarte.
pr-7-11-empty = Deine Hand ist leer, also gibt es nichts zu recyceln; { $do }.
pr-7-11-stacks = Es gibt noch Stapel mit Karten, also musst du einen davon durchsuchen; nenne einen von diesen: { $sites }.
pr-7-11-stack = Der Stapel dieser Station ist leer: { $site }; durchsuche einen von diesen: { $sites }.
pr-7-11-same = Den Stapel, auf den du deine Karte legst ({ $site }), kannst du nicht durchsuchen; durchsuche einen von diesen: { $sites }.
pr-7-11-only = Nur dieser Stapel hat Karten, und den, auf den du deine Karte legst, kannst du nicht durchsuchen: { $discard }; lege deine Karte auf einen anderen Stapel und durchsuche diesen.
pr-7-11-emptied = Alle Stapel sind leer, also gibt es nichts zu durchsuchen; lege deine Karte auf einen davon und durchsuche keinen.
pr-7-14-fuel = Es ist kein Treibstoffmarker mit Wert { $fuel } mehr da; wähle einen anderen Wert.
pr-7-14-none = Du hast keine fertige Rakete ohne Treibstoff; stelle zuerst eine fertig.
pr-7-14-missing = Eine Rakete { $rocket } gibt es nicht: Du hast { $count ->
    [one] nur 1
   *[other] { $count }
 }; wähle aus deinen fertigen Raketen ohne Treibstoff: { $rockets }.
pr-7-14-open = Rakete { $rocket } ist nicht fertig, und nur fertige Raketen bekommen Treibstoff; wähle aus deinen fertigen Raketen ohne Treibstoff: { $rockets }.
pr-7-14-fuelled = Rakete { $rocket } hat schon ihren Treibstoffmarker, und jede bekommt nur einen; wähle aus deinen fertigen Raketen ohne Treibstoff: { $rockets }.
pr-8-5-cw = Du hast dich im Uhrzeigersinn bewegt, und das bindet deine weiteren Bewegungen im Zug; geh so weiter oder kehre den Pfeil an der Förderanlage um.
pr-8-5-ccw = Du hast dich gegen den Uhrzeigersinn bewegt, und das bindet deine weiteren Bewegungen im Zug; geh so weiter oder kehre den Pfeil an der Förderanlage um.
# What fills { $do }: how a card can be drawn, or what comes before that.
do-draw = zieh zuerst eine Karte
do-go-draw = geh zu einer von diesen und zieh dort: { $sites }
do-wait = kein Stapel hat noch Karten, also geh weiter, bis jemand eine Karte recycelt
do-restock = kein Stapel hat noch Karten, also recycle eine Karte und beginne damit einen neu
do-go-restock = kein Stapel hat noch Karten, also geh zum Recyclinglager und beginne dort einen neu
do-build = außerdem ist deine Hand voll ({ $count } von { $limit }), also verbaue zuerst eine Karte
do-go-build = außerdem ist deine Hand voll ({ $count } von { $limit }), also geh zuerst und verbaue eine Karte an der Anlage ihrer Farbe
do-swap = außerdem ist deine Hand voll ({ $count } von { $limit }), also tausche hier eine Karte oder geh und verbaue eine an der Anlage ihrer Farbe
