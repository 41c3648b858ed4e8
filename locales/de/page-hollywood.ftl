# Der Tisch von Hollywood auf der Seite.

## Das Jahr

page-hollywood-year = Jahr { $year } von { $years }
page-hollywood-year-short = Jahr { $year }
page-hollywood-stages = Abschnitte des Jahres
page-hollywood-stage-dealing = Geheime Stars
page-hollywood-stage-draft = Kartenwahl
page-hollywood-stage-auction = Starversteigerung
page-hollywood-stage-agents = Agenten
page-hollywood-stage-production = Produktion
page-hollywood-stage-award = Film des Jahres

## Auf wen wir warten

page-hollywood-waiting-bidding = Verdeckte Gebote auf das Verteilrecht: { $who }
page-hollywood-waiting-keeping = { $who } sieht die geheimen Starkarten an und behält eine.
page-hollywood-waiting-giving = { $who } verteilt die geheimen Starkarten.
page-hollywood-waiting-drafting = Verdeckte Kartenwahl: { $who }
page-hollywood-waiting-offering = Verdeckte Gebote auf die Stars: { $who }
page-hollywood-waiting-playing-agent = { $who } schickt einen Agenten los.
page-hollywood-waiting-handing = { $who } sucht eine Karte zum Abgeben aus.
page-hollywood-waiting-building = Filme zusammenstellen: { $who }
page-hollywood-waiting-reviewing = { $who } prüft alle Filme und behält die eigenen oder stellt sie neu zusammen.
page-hollywood-waiting-rebuilding = { $who } stellt die Filme neu zusammen.
page-hollywood-waiting-voting = Geheime Abstimmung über den Film des Jahres: { $who }
page-hollywood-waiting-over = Das Spiel ist aus.

## Wozu Karten da sind

page-hollywood-does-script = Jeder Film hat genau ein Drehbuch; dessen Genre ist das des Films. Bei drei Genrekarten bringt jede 3 M, bei vier 4 M und so weiter.
page-hollywood-does-director = Jeder Film hat genau eine Regie. Mit dem Genre des Films zählt sie als Genrekarte.
page-hollywood-does-actor = Ein Film hat ein oder zwei Schauspieler und Schauspielerinnen. Je einer und eine sind ein Traumpaar: für beide 2 M mehr.
page-hollywood-does-actress = Ein Film hat ein oder zwei Schauspieler und Schauspielerinnen. Je einer und eine sind ein Traumpaar: für beide 2 M mehr.
page-hollywood-does-crew = In einen Film darf beliebig viel Crew. Jede Karte bringt 1 M und ihre Münzen.
page-hollywood-does-worthless = Ersetzt ein Drehbuch und trägt kein Symbol. Das Genre des Films bestimmst du.
page-hollywood-does-agent = Muss nach der Starversteigerung gespielt werden: Jemand gibt dir eine Karte Regie, Schauspieler oder Schauspielerin eigener Wahl.
page-hollywood-does-makeup-artist = Ein Schauspieler darf als Schauspielerin zählen oder umgekehrt, für ein Traumpaar.
page-hollywood-does-double = Verdoppelt alles, was eine andere Karte des Films bringt.
page-hollywood-does-sound-engineer = 1 M mehr für jedes verschiedene Genresymbol im Film.
page-hollywood-does-extras = 1 M mehr für jede Crewkarte im Film, diese mitgezählt.
page-hollywood-does-editor = Darf für Regie, Schauspieler oder Schauspielerin einspringen und zählt weiter als Crew.
page-hollywood-does-producer = 1 M mehr für jede Karte im Film, diese mitgezählt.
page-hollywood-does-script-rewriter = Das Drehbuch, auch ein wertloses, bekommt das Genre, das du willst.
page-hollywood-does-casting-specialist = 1 M mehr für jeden Schauspieler und jede Schauspielerin im Film.
page-hollywood-does-set-designer = 1 M mehr für jede Statuette im Film, die eigenen eingeschlossen.
page-hollywood-does-stage-manager = Crew mit Genresymbol: der Weg zur fünften Genrekarte.
page-hollywood-does-special-effects-expert = Bringt Anteil und Münzen.
page-hollywood-does-score-writer = Bringt Anteil und Münzen, dazu eine Statuette.
page-hollywood-does-stunt-performer = Bringt Anteil und Münzen.

## Geld und Statuetten

page-hollywood-money = { $amount } Millionen
page-hollywood-million = M
page-hollywood-millions = { $amount } M
page-hollywood-plus = +{ $amount } M
page-hollywood-figurines = { $count ->
    [0] keine Statuette
    [one] 1 Statuette
   *[other] { $count } Statuetten
}
page-hollywood-awards = { $count ->
    [one] 1 Film des Jahres
   *[other] { $count } Filme des Jahres
}
page-hollywood-earned = Jahr { $year }: { $income } M
page-hollywood-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

## Die anderen

page-hollywood-rivals = Die anderen Studios
page-hollywood-deals = verteilt die geheimen Stars
page-hollywood-chooses = wählt
page-hollywood-chooses-secretly = wählt geheim
page-hollywood-open-cards = { $count ->
    [one] 1 offene Karte
   *[other] { $count } offene Karten
}, { $figurines ->
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
}
page-hollywood-won-star = aus der Starversteigerung
page-hollywood-won-deck = vom Stapel, verdeckt
page-hollywood-send-agent = Den Agenten zu { $name } schicken

## Verteilrecht, geheime Stars

page-hollywood-right-to-deal = Das Verteilrecht
page-hollywood-right-to-deal-about = Wer gewinnt, sieht alle geheimen Starkarten, behält eine und verteilt die anderen. Alle zahlen.
page-hollywood-bids-shown = Gebote auf das Verteilrecht
page-hollywood-offers-shown = Starversteigerung
page-hollywood-bid = { $amount } M bieten
page-hollywood-tie = Gleichstand!
page-hollywood-secret-stars = Geheime Starkarten

## Kartenwahl

page-hollywood-hand = Deine Hand
page-hollywood-passes = Der Rest geht an { $to }; du bekommst die Hand von { $from }
page-hollywood-then = → { $income } M
page-hollywood-slate-without = Ohne sie bringen deine besten Filme { $income } M.
page-hollywood-card-earns = Bringt { $earns } M: { $reasons }.
page-hollywood-slate-then = Damit bringen deine besten Filme { $income } M.
page-hollywood-checklist = Was deine Filme brauchen
page-hollywood-missing = Es fehlt noch: { $parts }
page-hollywood-complete = Drehbuch, Regie und Besetzung sind da.
page-hollywood-part-script = ein Drehbuch
page-hollywood-part-director = eine Regie
page-hollywood-part-cast = ein Schauspieler oder eine Schauspielerin
page-hollywood-all = Alle
page-hollywood-sum = Symbole
page-hollywood-kind-script = Drehbuch
page-hollywood-kind-director = Regie
page-hollywood-kind-actor = Schauspieler
page-hollywood-kind-actress = Schauspielerin
page-hollywood-kind-crew = Crew
page-hollywood-studio = Dein Studio
page-hollywood-secret = geheim
page-hollywood-from-auction = Star
page-hollywood-no-cards = Noch keine Karten. Sie kommen mit der Kartenwahl.
page-hollywood-pile = Frühere Karten: { $count }, { $figurines ->
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
}

## Starversteigerung

page-hollywood-star-row = Starreihe
page-hollywood-deck = Oberste Karte des Starstapels
page-hollywood-deck-plate = Stapel ({ $count })
page-hollywood-slot = Platz { $slot }:
page-hollywood-slot-deck = Platz { $slot }: die oberste Karte des Starstapels, ungesehen. { $count ->
    [one] Eine Karte ist übrig.
   *[other] { $count } Karten sind übrig.
}
page-hollywood-slot-empty = Platz { $slot } ist leer
page-hollywood-offers = Gebote auf Platz { $slot }
page-hollywood-wins = gewinnt
page-hollywood-choose-slot = Auf welchen Star bietest du? Wähle eine Karte.
page-hollywood-your-bid = Dein Gebot auf { $card }

## Filme bauen

page-hollywood-ask-build = Baue bis zu drei Filme, dann versiegle dein Programm.
page-hollywood-builder = Filme bauen
page-hollywood-shelf = Im Regal ({ $count })
page-hollywood-shelf-short = Regal
page-hollywood-how-to-build = Wähle eine Karte, dann ihren Film.
page-hollywood-how-to-build-more = Oder zieh sie hin, oder drück 1, 2, 3 oder 0.
page-hollywood-how-to-build-touch = Oder halte sie fest und zieh sie hin.
page-hollywood-where = Wohin mit { $card }?
page-hollywood-slate-earns = Deine Filme bringen
page-hollywood-best = (bestenfalls { $income } M)
page-hollywood-build-plan = Diese Filme für mich bauen
page-hollywood-clear = Alle Karten zurücknehmen
page-hollywood-no-films = Keinen Film drehen
page-hollywood-sealed = Versiegelt. Wir warten auf die anderen.
page-hollywood-unseal = Ändern
page-hollywood-aside = Zurück ins Regal
page-hollywood-film-number = Film { $film }
page-hollywood-film-needs = Drehbuch, Regie, ein- oder zweimal Schauspiel
page-hollywood-put-here = Hierher
page-hollywood-trade-here = Gegen ein wertloses Drehbuch tauschen
page-hollywood-put-here-of = { " " }({ $card }, Film { $film })
page-hollywood-trade-short = Gegen Drehbuch tauschen
page-hollywood-traded = Im Tausch für { $card } genommen.
page-hollywood-name-film = Name von Film { $film }
page-hollywood-untitled = Ohne Titel ({ $genre })
page-hollywood-nameless = Ohne Titel
# Titel von Filmen mit wertlosem Drehbuch: Sie leben von ihrem Star.
page-hollywood-title-romance = In Liebe, { $star }
page-hollywood-title-comedy = Ach, { $star }!
page-hollywood-title-action = { $star } schlägt zurück
page-hollywood-title-thriller = Der Fall { $star }
page-hollywood-receipt = Abrechnung
page-hollywood-source-genre = { $count ->
    [one] 1 Genrekarte
   *[other] { $count } Genrekarten
}
page-hollywood-source-others = Andere Karten
page-hollywood-source-coins = Münzen
page-hollywood-source-duo = Traumpaar
page-hollywood-source-ability = Crew
page-hollywood-source-double = Verdoppelt

## Offene Programme, Abstimmung, Jahresende

page-hollywood-slates = Alle Filme
page-hollywood-heap = Kein Film
page-hollywood-top-film = bester Film: { $count }
page-hollywood-film-of-the-year = Film des Jahres
page-hollywood-nominated = Nominiert für den Film des Jahres
page-hollywood-vote = Für { $name } stimmen
page-hollywood-voted = Deine Stimme geht an { $name }
page-hollywood-voted-for = { $who } stimmt für { $name }
page-hollywood-report = Jahr { $year } an der Kinokasse
page-hollywood-report-close = Weiter
page-hollywood-no-film = Kein Film
page-hollywood-award = { $name } gewinnt den Film des Jahres.
page-hollywood-no-award = Jahr { $year } hat keinen Film des Jahres.

## Plakate und Preisverleihung

page-hollywood-prize-year = Film des Jahres { $year }
page-hollywood-prize-best = Größter Erfolg
page-hollywood-prize-worst = Größter Flop
page-hollywood-step-box-office = Jahr { $year } an der Kinokasse
page-hollywood-step-box-office-text = { $count ->
    [one] { $who } hat am meisten eingespielt.
   *[other] { $who } haben am meisten eingespielt, alle gleich viel.
}
page-hollywood-step-award = Film des Jahres { $year }
page-hollywood-step-award-text = Und die Statuette geht an „{ $title }“ von { $who }!
page-hollywood-step-worst-text = „{ $title }“ von { $who } spielte vor leeren Rängen.
page-hollywood-step-bonus = Die goldenen Statuetten
page-hollywood-step-bonus-text = { $who } hat { $figurines ->
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
} auf allen Karten und { $awards ->
    [one] einen Film des Jahres
   *[other] { $awards } Filme des Jahres
}.
page-hollywood-step-end = Das reichste Studio
page-hollywood-step-end-text = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } teilen sich den Sieg.
}

# At the end, where the best scores are equal.
page-hollywood-tie-broken = Gleichstand: Die Filme des Jahres entscheiden.

## Überschriften des Protokolls

page-hollywood-log-year = Jahr { $year }
page-hollywood-log-draft = Kartenwahl: { $card }
page-hollywood-log-stars = Starversteigerung: { $what }
page-hollywood-log-stars-tied = Starversteigerung: nur Gleichstände
page-hollywood-log-unseen = eine verdeckte Karte
page-hollywood-log-cards = Alle Karten aufgedeckt
page-hollywood-log-slates = Filme aufgedeckt
page-hollywood-log-box-office = Kinokasse: { $what }
page-hollywood-log-award = Film des Jahres: { $who }
page-hollywood-log-award-open = Film des Jahres
