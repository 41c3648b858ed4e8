# Die Seite rings um die Spiele.

page-skip = Zum Inhalt springen
page-nav = Seiten
page-mine = Meine Spiele
page-replay = Wiedergabe
page-preferences = Einstellungen
page-language = Sprache
page-theme = Farbschema
page-theme-auto = Wie im System
page-theme-light = Hell
page-theme-dark = Dunkel
page-pace = Animationstempo
page-pace-calm = Ruhig
page-pace-brisk = Flott
page-pace-instant = Aus (sofort)
page-sound = Soundeffekte
page-confirm = Vor endgültigen Zügen nachfragen
page-tips = Einstiegstipps
page-plain = Einfache Spielpläne: Worte statt Bilder
page-done = Fertig
page-close = Schließen
page-nowhere-title = Diese Kulisse ist leer
page-nowhere = Diese Seite gibt es nicht. Vielleicht wurde die Adresse abgeschnitten.
page-no-table-title = Tisch nicht gefunden
page-to-start = Zur Startseite
page-unreachable = Der Server antwortet nicht. Wir versuchen es weiter.

## Startseite

page-hero = Werde Filmmogul
page-hero-more = Sichere dir die Stars, verfilme deine Drehbücher, räum die Preise ab. Gegen starke Bots oder mit Freunden per Link, ganz ohne Konto.
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
page-friend = Einladung per Link
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
page-help-auto = Nur gegen Bots
page-help-yes = Erlaubt
page-help-no = Nicht erlaubt
page-help-about = Ein Bot sagt auf Wunsch, was er tun würde, und warum.
page-clock = Bedenkzeit
page-clock-about = Ist die Zeit abgelaufen, kann ein Bot übernehmen.
page-clock-none = Keine
page-clock-quick = 5 Minuten pro Person + 5 Sekunden je Zug
page-clock-slow = 15 Minuten pro Person + 15 Sekunden je Zug
page-clock-days = Zwei Tage für jeden Zug
page-listed = Tisch öffentlich anzeigen
page-open-table-now = Tisch öffnen
page-learn = Spielend lernen
page-learn-minutes = 5 Minuten
page-learn-game = Spielend lernen, 5 Minuten: { $game }
page-learn-about = Neu im Spiel? Die begleitete erste Runde dauert etwa fünf Minuten.
page-start-now = Spiel starten

## An der Tür

page-door = Am Tisch: { $people }. Gib deinen Namen ein und setz dich dazu.
page-door-nobody = Ein Platz ist frei. Gib deinen Namen ein und setz dich.
page-sit = Hinsetzen
page-watch = Zuschauen
page-name-missing = Bitte gib zuerst deinen Namen ein.

## Vor dem Start

page-gathering = Warteraum
page-gathering-about = { $free ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist frei. Das Spiel beginnt, sobald er besetzt ist.
   *[other] { $free } Plätze sind frei. Das Spiel beginnt, sobald alle besetzt sind.
}
page-dealing = Es wird gemischt und ausgeteilt …
page-dealing-about = Alle steuern eine geheime Zufallszahl bei, damit niemand das Mischen beeinflussen kann.
page-you = du
page-host-word = leitet den Tisch
page-open-seat = Freier Platz
page-seat-bot = Bot hinzufügen
page-free-seat = Bot entfernen
page-remove = Entfernen
page-invite = Einladungslink
page-invite-about = Schick deinen Freunden diesen Link oder lass sie den Code scannen.
page-invite-code = QR-Code des Einladungslinks
page-copy = Kopieren
page-copied = Kopiert.
page-start-early = Jetzt starten, mit Bots auf den freien Plätzen

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
page-lost = Verbindung unterbrochen. Dein Spiel ist sicher; die Verbindung wird neu aufgebaut …
page-other-game = Anderes Spiel
page-side = Verlauf und Chat
page-log = Spielverlauf
page-log-unfold = Alles aufklappen
page-log-fold = Alles zuklappen
page-talk = Chat
page-say = Nachricht schreiben
page-send = Senden
page-spectator = Publikum
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
page-hint-would = Der Bot schlägt vor: { $move }.
page-hint-why = Warum?
page-hint-compared = Vergleich der Möglichkeiten
page-hint-plan = Der Bot schlägt einen ganzen Plan vor.
page-hint-do = Übernehmen
page-take-back = Wieder selbst spielen
page-order-bid-up-to = Bietet automatisch bis { $amount }
page-order-pass-this-auction = Passt automatisch bei dieser Versteigerung
page-order-pass-until-my-lot = Passt automatisch bis zum gewählten Ort
page-order-stop = Abbrechen
page-sure = Bestätigen
page-rather-not = Abbrechen
page-away = nicht da
page-held = von einem Bot gespielt
page-hold = Bot übernehmen lassen
page-days = { $days } T { $hours } Std.
page-tip = Tipp
page-tip-close = Verstanden
page-tips-off = Keine Tipps mehr

## Eine Lektion

page-learn-lesson = Lektion
page-learn-step = Schritt { $step } von { $steps }
page-learn-not-yet = Gute Idee, aber jetzt noch nicht. Nimm, was im Licht steht.
page-learn-free = Das entscheidest du: Jede Wahl ist in Ordnung.
page-learn-watch = Schau zu, was die anderen machen.
page-learn-leave = Lektion überspringen
page-learn-done = Du weißt genug. Spiel gegen leichte Bots!
page-learn-play = Gegen leichte Bots
page-learn-again = Von vorn
page-learn-stay = Hier weiterspielen

## Menü des Tisches

page-menu = Menü des Tisches
page-feed = Benachrichtigung, wenn du dran bist:
page-feed-link = Webfeed deines Platzes
page-my-seat = Mein Platz
page-move = Auf einem anderen Gerät weiterspielen
page-move-about = Öffne diesen Link innerhalb von zehn Minuten einmal auf dem anderen Gerät. Dann ist dein Platz dort und nicht mehr hier.
page-move-code = QR-Code für den Gerätewechsel
page-end = Spielende vorschlagen
page-end-not = Vorschlag zurückziehen
page-leave = Tisch verlassen
page-host = Du leitest den Tisch
page-pause = Pause
page-resume = Weiter
page-mute = Stummschalten
page-unmute = Stummschaltung aufheben
page-hand-over = Leitung übergeben
page-deal = Nachweislich fair gemischt
page-deal-promised = Der Tisch hat den Hash seines Geheimnisses veröffentlicht. Am Ende können alle prüfen, dass niemand das Mischen beeinflusst hat.
page-deal-right = Das Geheimnis des Tisches ist das versprochene, und alle Zahlen wurden verwendet.
page-deal-right-mine = Das Geheimnis des Tisches ist das versprochene, und deine eigene Zahl wurde verwendet.
page-deal-wrong = Hier stimmt etwas nicht: Eine Zahl oder das Geheimnis passt nicht zu dem, was versprochen war. Heb die Aufzeichnung auf.

## Wenn eine Verbindung endet

page-ended = Alle waren einverstanden: Das Spiel endete hier, ohne dass jemand gewonnen hat.
page-ending-replaced = Dein Platz ist auf ein anderes Gerät umgezogen.
page-ending-removed = Die Tischleitung hat dich vom Tisch entfernt.
page-ending-left = Du hast den Tisch verlassen.
page-ending-crowded = An diesem Tisch sind zu viele Fenster offen, deshalb hat dieses Platz gemacht. Lade die Seite neu, um zurückzukommen.
page-ending-bad-secret = Dieser Platz-Link ist nicht mehr gültig. Du kannst aber zuschauen.
page-ending-no-such-table = Dieser Tisch wurde gelöscht.
page-ending-other-rules = Dieser Tisch wurde nach einer früheren Fassung der Regeln eröffnet und kann hier nicht weitergehen.
page-ending-bad-version = Es gibt eine neue Version. Bitte lade die Seite neu.

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
page-tie-shared = Gleichstand, auch nach dem Stichentscheid: Der Sieg wird geteilt.
page-you-win = Du gewinnst!
page-rematch = Revanche
page-to-rematch = Zur Revanche
page-to-board = Den Tisch ansehen
page-save-record = Aufzeichnung speichern
page-share-record = Link zur Wiedergabe kopieren
page-foyer = Im Foyer
page-poster = Plakat: { $title }, { $genre }, von { $owner }. { $rating }. { $cast }. { $prizes }
page-save-poster = Als Bild speichern
page-save-poster-of = Das Plakat von { $title } als Bild speichern
page-score-sheet = Punktezettel
page-source = Wofür
page-total = Summe

## Rückblick

page-mine-about = Nur in diesem Browser gespeichert. Wer deinen Platz-Link kennt, kann für dich spielen.
page-mine-none = Noch keine Spiele.
page-forget = Aus der Liste entfernen
page-result = Rang { $rank } · Ergebnis { $score }
page-replay-of = { $game }: Wiedergabe
page-replay-about = Öffne die Aufzeichnung eines beendeten Spiels: eine gespeicherte Datei oder einen Link, in dem das ganze Spiel steckt.
page-replay-open = Aufzeichnung öffnen
page-replay-run = Abspielen
page-replay-stop = Anhalten
page-replay-bad-link = Dieser Link ist abgeschnitten oder verändert: Daraus lässt sich kein Spiel lesen. Bitte um einen neuen Link oder die Aufzeichnung als Datei.
page-step-back = Vorheriger Zug
page-step-on = Nächster Zug
page-step = Zug { $at } von { $of }
page-timeline = Stelle im Spiel
page-eyes = Ansicht
page-eyes-all = Alles sichtbar
page-eyes-of = Sicht von { $name }

## Was der Server ablehnt

page-refused-unreachable = Der Server ist gerade nicht erreichbar. Bitte versuch es noch einmal.
page-refused-no-such-table = Diesen Tisch gibt es nicht (mehr). Vielleicht wurde der Link abgeschnitten oder der Tisch gelöscht.
page-refused-other-rules = Dieser Tisch wurde nach einer früheren Fassung der Regeln eröffnet und kann hier nicht weitergehen.
page-refused-seat-taken = Diesen Platz hat gerade jemand anderes genommen.
page-refused-table-full = Alle Plätze sind besetzt. Du kannst zuschauen.
page-refused-stale-prompt = Diese Entscheidung ist schon gefallen.
page-refused-not-now = Das geht jetzt nicht.
page-refused-too-many = Das war etwas zu schnell. Bitte warte einen Moment.
page-refused-too-large = Das ist zu lang.
page-refused-busy = Der Server kann gerade nicht speichern. Nichts wurde geändert; bitte versuch es noch einmal.
page-refused-shutting-down = Der Server startet neu. Bitte versuch es in ein paar Sekunden noch einmal.
page-refused-no-help = An diesem Tisch sind Tipps nicht erlaubt.
page-refused-not-your-turn = Du bist nicht dran.
page-refused-muted = Die Tischleitung hat dich stummgeschaltet.
page-refused-bad-invitation = Auf diesem Server brauchst du eine Einladung, um einen Tisch zu öffnen.
page-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
