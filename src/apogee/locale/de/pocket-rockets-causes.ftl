# Why an action is refused here and now: the key is the rule's id and the case of games/pocket_rockets/causes.py.
pr-4-4-site = Dein Astronaut steht auf dieser Station: { $site }, und sie bietet das nicht; geh zu: { $sites }.
pr-4-4-search = Deine Station bietet nur das Recyceln, und deine Suche ist nicht zu Ende; nimm zuerst eine Karte aus dem durchsuchten Stapel.
pr-5-1-cw = Der Pfeil der Förderanlage zeigt im Uhrzeigersinn, und so bewegen sich Astronauten; geh in diese Richtung oder kehre sie dort um.
pr-5-1-ccw = Der Pfeil der Förderanlage zeigt gegen den Uhrzeigersinn, und so bewegen sich Astronauten; geh in diese Richtung oder kehre sie dort um.
pr-6-1-site = Du ziehst vom Stapel deiner eigenen Station, und diese hat keinen: { $site }; geh zu einer von diesen: { $sites }.
pr-6-4-full = Deine Hand ist voll ({ $count } von { $limit }); verbaue eine Karte, bevor du wieder ziehst, oder tausche eine durch Recyceln.
pr-7-1-colour = { $card } hat nicht die Farbe dieser Anlage ({ $site }); wähle eine Handkarte, die sie hat, oder geh zu einer anderen.
pr-7-1-hand = { $card } ist nicht auf deiner Hand; verbaue eine Handkarte.
pr-7-1-empty = Deine Hand ist leer, also gibt es nichts zu bauen; zieh zuerst eine Karte.
pr-7-1-rocket = Eine Rakete { $rocket } gibt es nicht: du hast { $count ->
    [one] nur 1
   *[other] { $count }
 }; wähle davon eine.
pr-7-3-none = Du hast keine Rakete dieser Farbe ohne Spitze, auf die das passt: { $card }; baue zuerst ein Basisteil der Farbe.
pr-7-3-rockets = { $card } passt dort nicht; wähle aus deinen passenden Raketen: { $rockets }.
pr-7-4-none = Du hast keine Rakete dieser Farbe ohne Spitze, auf die das passt: { $card }; baue zuerst ein Basisteil der Farbe.
pr-7-4-rockets = { $card } passt dort nicht; wähle aus deinen passenden Raketen: { $rockets }.
pr-7-4-segments = Deine offenen Raketen dieser Farbe haben zu wenige Segmente dafür: { $card }; nötig: { $min_segments_for_tip }; baue zuerst Segmente.
pr-7-11-search = Es wird gerade kein Stapel durchsucht, also gibt es nichts zu nehmen; recycle zuerst eine Karte.
pr-7-11-absent = { $card } ist nicht in dem Stapel, den du durchsuchst; nimm eine Karte, die darin ist.
pr-7-11-hand = { $card } ist nicht auf deiner Hand; recycle eine Handkarte.
pr-7-11-empty = Deine Hand ist leer, also gibt es nichts zu recyceln; zieh zuerst eine Karte.
pr-7-11-stacks = Es gibt noch Stapel mit Karten, also musst du einen davon durchsuchen; nenne ihn.
pr-7-11-stack = Der Stapel dieser Station ist leer: { $site }; durchsuche einen, der Karten hat.
pr-7-11-same = Den Stapel, auf den du deine Karte legst ({ $site }), kannst du nicht durchsuchen; durchsuche einen anderen.
pr-7-14-fuel = Es ist kein Treibstoffmarker mit Wert { $fuel } mehr da; wähle einen anderen Wert.
pr-7-14-none = Du hast keine fertige Rakete ohne Treibstoff; stelle zuerst eine fertig.
pr-7-14-rockets = Das ist keine deiner fertigen Raketen ohne Treibstoff; wähle eine solche: { $rockets }.
pr-8-5-cw = Du hast dich im Uhrzeigersinn bewegt, und das bindet deine weiteren Bewegungen im Zug; geh so weiter oder kehre den Pfeil an der Förderanlage um.
pr-8-5-ccw = Du hast dich gegen den Uhrzeigersinn bewegt, und das bindet deine weiteren Bewegungen im Zug; geh so weiter oder kehre den Pfeil an der Förderanlage um.
