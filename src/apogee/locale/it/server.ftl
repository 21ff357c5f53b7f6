# Il server dei tavoli: che cosa rifiuta, e che cosa dicono i suoi comandi.

table-astray = È permesso, ma porta lontano da ciò che la lezione mostra; fai quello che propone.
table-bad-journal = Questo verbale non si può rivedere: { $reason }
table-bad-name = { $why ->
    [you] Così la pagina chiama chi la sta leggendo, e gli altri non potrebbero riconoscerti; scegli un altro nome.
    [bot] Così si chiama già un bot, e gli altri ti scambierebbero per lui; scegli un altro nome.
   *[scripts] Questo nome mescola lettere simili di alfabeti diversi; scrivilo in un solo alfabeto.
 }
table-bad-request = { $field ->
    [nothing] Questa richiesta non si può leggere.
   *[other] Questa richiesta non si può leggere; questa parte non va bene: { $field }.
 } Invia ciò che descrive il documento in /api/openapi.json.
table-closed = Questo tavolo è stato chiuso; aprine un altro.
table-consent-not-needed = Questo passo puoi annullarlo senza chiedere; nessuno deve acconsentire.
table-damaged = Ciò che è conservato di questo tavolo è danneggiato e non si può continuare; dillo a chi gestisce il server.
table-elsewhere = Arriva da un altro sito; usa le pagine di questo server.
table-full-list = Ci sono troppi inviti inutilizzati; usa prima quelli.
table-has-name = Qui hai già un nome; piuttosto cambialo.
table-illegal = { $reason }
table-late = Nel frattempo il tavolo è andato avanti; guardalo di nuovo.
table-muted-self = Non puoi silenziarti.
table-no-game = Qui il gioco «{ $given }» non c'è; /api/games elenca quelli che ci sono.
table-no-hint = Per questa decisione non c'è un consiglio: il bot non ha saputo rispondere. Gioca quello che ti sembra meglio.
table-no-invitation = Questo invito non esiste o è già stato usato; chiedine un altro.
table-no-language = Qui non c'è la lingua «{ $given }»; ci sono { $reason }.
table-no-lesson = Nelle lezioni non c'è un capitolo «{ $given }».
table-no-match = Qui non è in corso nessuna partita; aspetta che cominci.
table-no-method = A questo indirizzo non si può fare; /api/openapi.json elenca ciò che si può.
table-no-name = Prima di' chi sei, con un nome.
table-no-order = Questo ordine non esiste, o qui non ti serve: «{ $given }».
table-no-page = A questo indirizzo non c'è niente.
table-no-request = Nessuno lo chiede più; guarda di nuovo il tavolo.
table-no-seat = A questo tavolo non c'è un posto { $given }.
table-no-step = Non hai fatto niente che si possa annullare.
table-no-table = Questo tavolo non esiste, oppure è privato e non hai un invito.
table-no-take-back = Dopo quel passo è stata girata una carta o tirato un dado, oppure qualcuno ha saputo qualcosa; chiedi agli altri di tornare indietro.
table-not-finished = La partita non è ancora finita.
table-not-host = Può farlo solo chi ha aperto il tavolo.
table-not-invited = Questo posto è per chi vi è invitato; chiedi un invito a chi ha aperto il tavolo.
table-not-json = Questo non è JSON; invialo come application/json.
table-not-seated = Può farlo solo chi ha un posto a questo tavolo.
table-not-your-turn = Non tocca a te; aspetta il tuo turno.
table-other-command = Questa chiave è stata usata per un altro comando; scegline una nuova.
table-over = La partita è finita; giocatene un'altra.
table-quick = È troppo in una volta; aspetta un momento.
table-request-open = C'è già una richiesta di tornare indietro; rispondi prima a quella.
table-running = La partita è cominciata; questo si fa prima.
table-seat-taken = Questo posto è occupato o tenuto per qualcuno; scegline un altro.
table-seated = Hai già un posto a questo tavolo.
table-still-secret = Finché la partita è in corso, la vedi solo dal tuo posto; dopo la fine è tutto scoperto.
table-step-tells = Dopo il passo { $step } del tuo elenco si scopre una carta o si tira un dado, oppure qualcuno viene a sapere qualcosa. Chiudi lì l'elenco e prosegui con quello che vedrai.
table-storage = Il server ora non riesce a scrivere sul disco. Non è cambiato niente; riprova tra un momento.
table-enough-asides = Un tavolo non tiene più di { $times } modifiche a posti, inviti, silenziamenti e ordini; continuate a un altro tavolo.
table-enough-back = A questo tavolo hai già annullato { $times } volte, per ora di più non si può; continua a giocare.
table-enough-said = Un tavolo non tiene più di { $times } righe di chat; continuate a parlare a un altro tavolo.
table-fault = Nel server qualcosa è andato storto. Non è cambiato niente; riprova tra un momento.
table-too-large = { $reason ->
    [replay] Questa partita è troppo lunga per rivederla qui; rivedi il suo verbale sul tuo computer, con apogee replay.
   *[other] È troppo grande; invia meno per volta.
 }
table-too-many = Hai troppe connessioni aperte; chiudine qualcuna.
table-unknown-action = { $near ->
    [nothing] Il gioco non ha l'azione «{ $given }».
    [take-back] Il gioco non ha l'azione «{ $given }»; il tuo ultimo passo lo annulla il tavolo.
    [no-end] Il gioco non ha l'azione «{ $given }», e non serve: un turno finisce da solo quando è esaurito.
   *[other] Il gioco non ha l'azione «{ $given }»; forse intendi: { $near }.
 }
table-wrong-game = Il gioco non lo accetta: { $reason }

help-serve = Avvia il server dei tavoli: persone, bot e spettatori, su un solo file.
help-backup = Copia la base di dati di un server mentre è in funzione.
help-restore = Mette una copia al posto di una base di dati.
help-doctor = Controlla una base di dati: ogni tavolo, ogni riga, ogni estrazione.
serve-help-database = la base di dati: un file, che viene creato se non c'è
serve-help-host = l'indirizzo su cui ascoltare; di norma solo per questa macchina
serve-help-port = la porta (di norma 8000); 0 ne prende una libera
serve-help-open = mostra la pagina nel browser; se la porta solita è occupata, a un'altra
serve-help-origin = da dove si raggiunge questo server dall'esterno, per esempio https://example.org; anche più volte
serve-help-metrics = una porta di questa macchina per le misure (Prometheus); con --origin si trovano solo lì
serve-help-bots = processi che pensano per i bot
serve-page = Qui gira il server dei tavoli di Apogee, ma le pagine per giocare non sono costruite; ./play le costruisce. I programmi seguono questo documento:
serve-ready = Apogee è in funzione, con i tavoli in { $database }; Ctrl-C lo ferma. Si trova a { $address }
serve-no-libraries = apogee { $command } ha bisogno di altre librerie; installa 'apogee[server]'.
serve-ended = Apogee si è fermato; tutto ciò a cui ha risposto è conservato.
serve-bad-origin = --origin vuole un indirizzo senza percorso, per esempio https://example.org, non { $given }.
serve-no-port = Su { $host }, porta { $port }, non si può ascoltare: { $why }. Scegli altro con --host e --port.
backup-help-target = il file in cui scrivere la copia
backup-progress = Pagine: { $done } su { $all }
backup-done = La copia è in { $file }.
restore-help-source = la copia
restore-help-replace = metterla al posto di una base di dati che c'è; quella resta sotto un altro nome
restore-done = { $file } ora è la base di dati.
restore-kept = La base di dati di prima resta come { $file }.
doctor-progress = Tavoli: { $done } su { $all }
doctor-bad-table = Tavolo { $table }: { $why }
doctor-bad-file = Il file è danneggiato: { $why }
doctor-good =
    { $tables ->
        [one] Un tavolo
       *[other] { $tables } tavoli
    } con { $lines ->
        [one] una riga
       *[other] { $lines } righe
    }: tutto in ordine.
doctor-bad =
    { $bad ->
        [one] C'è un problema
       *[other] Ci sono { $bad } problemi
    }, come detto sopra; { $tables ->
        [one] controllato un tavolo
       *[other] controllati { $tables } tavoli
    }.
