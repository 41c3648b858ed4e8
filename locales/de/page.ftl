# Die Seite rings um die Spiele.

page-skip = Zum Inhalt springen
page-nav = Seiten
page-mine = Meine Spiele
page-replay = Wiedergabe
page-preferences = Einstellungen
page-language = Sprache
page-theme = Licht
page-theme-auto = Wie das Gerät
page-theme-light = Hell
page-theme-dark = Dunkel
page-pace = Wie sich etwas bewegt
page-pace-calm = Ruhig
page-pace-brisk = Flott
page-pace-instant = Sofort, ohne Animation
page-sound = Leise Töne
page-confirm = Nachfragen, wenn es kein Zurück gibt
page-tips = Tipps für Neue
page-plain = Einfache Spielpläne: Worte statt Bilder
page-done = Fertig
page-close = Schließen
page-nowhere-title = Diese Kulisse ist leer
page-nowhere = Diese Seite gibt es nicht. Vielleicht wurde die Adresse abgeschnitten.
page-no-table-title = Kein solcher Tisch
page-to-start = Zur Startseite
page-unreachable = Der Server antwortet nicht. Wir versuchen es weiter.

## Startseite

page-hero = Werde Filmmogul
page-hero-more = Gewinne die Stars, fülle deine Drehbücher, hol dir die Preise. Allein gegen starke Bots oder mit Freunden über einen Link; ohne Konto.
page-running = Laufende Spiele
page-finished = Beendete Spiele
page-shelf = Spiele
page-facts = { $least } bis { $most } Personen
page-play = Spielen
page-play-game = { $game } spielen
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-ruling = unsere Regelung
page-ruling-on = unsere Regelung zu { $clause }
page-open-tables = Offene Tische
page-open-tables-none = Gerade wartet niemand. Öffne einen Tisch und verschick den Link.
page-open-table = { $people } · { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
}

## Neuer Tisch

page-players = Wer spielt
page-your-name = Dein Name
page-seat-numbered = Platz { $number }
page-bot = Bot: { $level }
page-friend = Freund oder Freundin, über einen Link
page-level-random = zufällig
page-level-greedy = gierig
page-level-easy = leicht
page-level-normal = normal
page-level-hard = schwer
page-level-expert = Profi
page-level-untuned = ungeschliffen
page-level-monte-carlo = Monte Carlo
page-options = Regeln und Optionen
page-help = Tipps vom Bot
page-help-auto = Wenn ich allein spiele
page-help-yes = Erlaubt
page-help-no = Nicht erlaubt
page-help-about = Ein Bot sagt auf Wunsch, was er tun würde, und warum.
page-clock = Uhr
page-clock-about = Wer keine Zeit mehr hat, kann von einem Bot vertreten werden.
page-clock-none = Keine
page-clock-quick = 5 Minuten pro Person, dazu 5 Sekunden je Zug
page-clock-slow = 15 Minuten pro Person, dazu 15 Sekunden je Zug
page-clock-days = Zwei Tage für jeden Zug
page-listed = Den Tisch allen zeigen
page-open-table-now = Tisch öffnen
page-guided = Geführte erste Runde
page-guided-about = Neu im Spiel? Leichte Bots, und ein Tipp, wann immer etwas Neues kommt.
page-start-now = Spiel starten

## An der Tür

page-door = Hier erwarten dich: { $people }. Gib einen Namen ein und setz dich.
page-door-nobody = Ein Platz ist frei. Gib einen Namen ein und setz dich.
page-sit = Hinsetzen
page-watch = Zuschauen
page-name-missing = Bitte gib zuerst einen Namen ein.

## Vor dem Start

page-gathering = Der Tisch ist offen
page-gathering-about = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $free } Plätze sind frei. Das Spiel beginnt, sobald alle besetzt sind.
}
page-dealing = Das Glück wird gezogen
page-dealing-about = Alle geben eine geheime Zahl dazu, damit niemand das Glück bestimmen kann.
page-you = du
page-host-word = leitet den Tisch
page-open-seat = Freier Platz
page-seat-bot = Bot hinsetzen
page-free-seat = Platz freigeben
page-remove = Entfernen
page-invite = Link für Freunde
page-invite-about = Schick deinen Freunden diesen Link, oder lass ein Telefon den Code lesen.
page-invite-code = Code des Links für Freunde
page-copy = Kopieren
page-copied = Kopiert.
page-start-early = Jetzt starten, Bots nehmen die freien Plätze

## Am Tisch

page-studio-1 = Orpheum Pictures
page-studio-2 = Silver Canyon
page-studio-3 = Halcyon Films
page-studio-4 = Red Lion Studio
page-studio-5 = Meridian Bros.
page-studio-6 = Palisade Pictures
page-title-turn = ● Du bist dran – { $title }
page-watching = Du schaust zu
page-reconnecting = Verbinde …
page-connecting = Verbinde …
page-lost = Die Verbindung ist weg. Vom Spiel geht nichts verloren: Wir verbinden uns von selbst wieder.
page-other-game = Anderes Spiel
page-side = Verlauf und Gespräch
page-log = Was geschah
page-talk = Gespräch
page-say = Sag etwas
page-send = Senden
page-spectator = Zuschauend
page-react-applause = 👏 Bravo!
page-react-laugh = 😄 Haha!
page-react-gasp = 😮 Oh!
page-react-think = 🤔 Hm …
page-react-thanks = 🙏 Danke
page-react-well-played = 🎬 Gut gespielt
page-dock = Dein Zug
page-your-turn = Du bist dran.
page-their-turn = am Zug
page-contents = Inhalt
page-rule = Regel { $clause }
page-has-locked-in = hat sich festgelegt
page-locked-in = Festgelegt. Du kannst es noch ändern, bis alle gewählt haben.
page-wait = Einen Moment …
page-waiting = Warten auf { $who }.
page-paused = Das Spiel macht Pause.
page-skip-animation = Überspringen
page-undo = Zurücknehmen
page-hint = Tipp
page-hint-thinking = Denke nach …
page-hint-would = Der Bot würde wählen: { $move }.
page-hint-or = Oder: { $move }.
page-hint-others = Andere Möglichkeiten
page-hint-plan = Der Bot hat einen Plan.
page-hint-do = So machen
page-take-back = Meinen Platz zurücknehmen
page-order-bid-up-to = Bietet für dich bis { $amount }
page-order-pass-this-auction = Raus aus dieser Versteigerung
page-order-pass-until-my-lot = Passt, bis dein Ort kommt
page-order-stop = Damit aufhören
page-sure = Ja, so machen
page-rather-not = Lieber nicht
page-away = nicht da
page-held = von einem Bot gespielt
page-hold = Bot spielen lassen
page-days = { $days } T { $hours } Std.
page-tip = Tipp
page-tip-close = Verstanden
page-tips-off = Keine Tipps mehr

## Menü des Tisches

page-menu = Menü des Tisches
page-feed = Um zu hören, wann du dran bist:
page-feed-link = Webfeed deines Platzes
page-my-seat = Mein Platz
page-move = Auf ein anderes Gerät umziehen
page-move-about = Öffne diesen Link innerhalb von zehn Minuten einmal auf dem anderen Gerät. Dann ist dein Platz dort und nicht mehr hier.
page-move-code = Code, der deinen Platz umzieht
page-end = Ich würde das Spiel hier beenden
page-end-not = Ich würde weiterspielen
page-leave = Aufstehen und gehen
page-host = Du leitest den Tisch
page-pause = Pause
page-resume = Weiter
page-mute = Stummschalten
page-unmute = Wieder hören
page-hand-over = Leitung übergeben
page-deal = Faires Mischen
page-deal-promised = Der Tisch hat den Hash seines Geheimnisses veröffentlicht. Am Ende können alle prüfen, dass niemand das Glück bestimmt hat.
page-deal-right = Das Geheimnis des Tisches ist das versprochene, und alle Zahlen wurden verwendet.
page-deal-right-mine = Das Geheimnis des Tisches ist das versprochene, und deine eigene Zahl wurde verwendet.
page-deal-wrong = Hier stimmt etwas nicht: Eine Zahl oder das Geheimnis passt nicht zu dem, was versprochen war. Heb die Aufzeichnung auf.

## Wenn eine Verbindung endet

page-ended = Alle waren einverstanden: Das Spiel endete hier, ohne dass jemand gewonnen hat.
page-ending-replaced = Dein Platz ist auf ein anderes Gerät umgezogen.
page-ending-removed = Die Tischleitung hat dir deinen Platz genommen.
page-ending-left = Du hast den Tisch verlassen.
page-ending-bad-secret = Dieser Link öffnet keinen Platz (mehr). Du kannst zuschauen.
page-ending-no-such-table = Dieser Tisch wurde gelöscht.
page-ending-other-rules = Dieser Tisch wurde nach einer früheren Fassung der Regeln eröffnet und kann hier nicht weitergehen.
page-ending-bad-version = Diese Seite ist älter als der Server. Bitte lade sie neu.

## Das Ende

page-ceremony-step = { $at } von { $of }
page-ceremony-next = Den nächsten Umschlag, bitte
page-ceremony-skip = Zum Ergebnis
page-ceremony-again = Preisverleihung noch einmal
page-to-ceremony = Zum Ergebnis
page-winner = { $count ->
    [one] { $who } gewinnt!
   *[other] { $who } teilen sich den Sieg!
}
page-you-win = Du gewinnst!
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-to-board = Den Tisch ansehen
page-save-record = Aufzeichnung speichern
page-share-record = Link mit dem ganzen Spiel kopieren
page-foyer = Im Foyer
page-poster = Plakat: { $title }, { $genre }, von { $owner }. { $rating }. { $cast }. { $prizes }
page-save-poster = Als Bild speichern
page-save-poster-of = Das Plakat von { $title } als Bild speichern
page-score-sheet = Punktezettel
page-source = Wofür
page-total = Summe

## Rückblick

page-mine-about = Nur in diesem Browser aufbewahrt. Wer den Link deines Platzes hat, spielt auf deinem Platz.
page-mine-none = Noch keine.
page-forget = Vergessen
page-result = Rang { $rank } mit { $score }
page-replay-of = { $game }: Wiedergabe
page-replay-about = Öffne die Aufzeichnung eines beendeten Spiels: eine gespeicherte Datei oder einen Link, in dem das ganze Spiel steckt.
page-replay-open = Aufzeichnung öffnen
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-bad-link = Dieser Link ist abgeschnitten oder verändert: Daraus lässt sich kein Spiel lesen. Bitte um einen neuen Link oder die Aufzeichnung als Datei.
page-step-back = Einen Schritt zurück
page-step-on = Einen Schritt weiter
page-step = Schritt { $at } von { $of }
page-timeline = Moment des Spiels
page-eyes = Mit wessen Augen
page-eyes-all = Alle Karten offen
page-eyes-of = Mit den Augen von { $name }

## Was der Server ablehnt

page-refused-unreachable = Der Server ist gerade nicht erreichbar. Bitte versuch es noch einmal.
page-refused-no-such-table = Diesen Tisch gibt es nicht (mehr). Vielleicht wurde der Link abgeschnitten oder der Tisch gelöscht.
page-refused-other-rules = Dieser Tisch wurde nach einer früheren Fassung der Regeln eröffnet und kann hier nicht weitergehen.
page-refused-seat-taken = Diesen Platz hat gerade jemand anderes genommen.
page-refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-refused-stale-prompt = Diese Frage ist schon beantwortet.
page-refused-not-now = Das geht jetzt nicht.
page-refused-too-many = Das war etwas zu schnell. Bitte warte einen Moment.
page-refused-too-large = Das ist zu lang.
page-refused-busy = Der Server kann gerade nicht schreiben. Nichts wurde geändert; bitte versuch es noch einmal.
page-refused-shutting-down = Der Server startet neu. Bitte versuch es in ein paar Sekunden noch einmal.
page-refused-no-help = An diesem Tisch sind Tipps nicht erlaubt.
page-refused-not-your-turn = Du bist nicht dran.
page-refused-muted = Die Tischleitung hat dich stummgeschaltet.
page-refused-bad-invitation = Dieser Server verlangt eine Einladung, um Tische zu öffnen.
page-refused-nothing-to-undo = Es gibt nichts, was du zurücknehmen könntest.
