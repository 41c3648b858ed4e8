# Der Tisch von Dream Factory auf der Seite. $edition ist 2000 oder 2009.

## Buchstaben auf Chips und Feldern: ein oder zwei, für jede Art andere

page-dream-factory-letter-director = R
page-dream-factory-letter-actor = S
page-dream-factory-letter-camera = K
page-dream-factory-letter-music = M
page-dream-factory-letter-effects = E
page-dream-factory-letter-blank = ✱
page-dream-factory-letter-agency = { $edition ->
    [2000] Ag
   *[2009] Ve
}
page-dream-factory-letter-guest-star = { $edition ->
    [2000] G
   *[2009] F
}

## Wozu ein Chip da ist

page-dream-factory-about-top-director = Für ein Regiefeld. Vier Sterne: Mehr gibt es nicht.
page-dream-factory-about-director = Für ein Regiefeld. Die Sterne der Regie zählen für Beste Regie.
page-dream-factory-about-actor = Für ein Schauspielfeld oder ein neutrales. Mit mehr Schauspiel wählst du auf Partys früher.
page-dream-factory-about-guest-star = { $edition ->
    [2000] Nur für ein Gaststarfeld, das leer bleiben darf. Mit Gaststars wählst du auf Partys früher.
   *[2009] Nur für ein Filmstarfeld, das leer bleiben darf. Mit Filmstars wählst du auf Partys früher.
}
page-dream-factory-about-camera = Für ein Kamerafeld oder ein neutrales.
page-dream-factory-about-music = Für ein Musikfeld oder ein neutrales.
page-dream-factory-about-effects = Für ein Effektefeld oder ein neutrales.
page-dream-factory-about-agency = { $edition ->
    [2000] Ein Joker: für jedes Feld außer dem Gaststarfeld. Danach dürfen dort nur noch Agenturen hin.
   *[2009] Ein Joker: für jedes Feld außer dem Filmstarfeld. Danach dürfen dort nur noch Verträge hin.
}

## Das Quartal

page-dream-factory-quarter-of = { $edition ->
    [2000] Quartal { $quarter } von 4
   *[2009] Runde { $quarter } von 4
}
page-dream-factory-place-top-director = { $edition ->
    [2000] Vier-Sterne-Regie
   *[2009] Regielegende
}
page-dream-factory-place-city = Stadt
page-dream-factory-place-party = Party
page-dream-factory-place-numbered = Ort { $number }: { $place }
page-dream-factory-stop = Ort { $number }, { $place }, { $state ->
    [now] jetzt
    [done] erledigt
   *[later] später
}. { $count ->
    [0] { $hidden ->
        [0] Hier liegt nichts.
        [one] Einer liegt verdeckt.
       *[other] { $hidden } liegen verdeckt.
    }
   *[other] { $chips }.
}
page-dream-factory-face-down = { $count ->
    [one] Bis die Party beginnt, liegt einer verdeckt.
   *[other] Bis die Party beginnt, liegen { $count } verdeckt.
}
page-dream-factory-place-done = Von hier ist alles weg.
page-dream-factory-place-empty = Hier liegt noch nichts.
page-dream-factory-pass-until = Für mich passen bis Ort { $number }
page-dream-factory-needed-by = Ein leeres Feld dafür: { $who }
page-dream-factory-needed-by-nobody = Niemand hat dafür ein leeres Feld

## Die Bühne

page-dream-factory-stage-auction = Unter dem Hammer
page-dream-factory-studio-take = Studio { $studio } nehmen
page-dream-factory-stage-choose = { $who } sucht ein Studio aus
page-dream-factory-stage-choose-mine = Such dir ein Studio aus
page-dream-factory-stage-take = { $who } wählt
page-dream-factory-stage-take-mine = Nimm etwas
page-dream-factory-stage-place = { $who } belegt Felder
page-dream-factory-stage-place-mine = { $count ->
    [one] Wähle ein Feld
   *[other] Wähle Felder
}
page-dream-factory-brief-bid = Biete oder passe.
page-dream-factory-brief-place = Lege, was du gewonnen hast.
page-dream-factory-stage-over = Der letzte Vorhang ist gefallen
page-dream-factory-stage-empty = Die Bühne ist leer.
page-dream-factory-choose-chip = { $chip } legen
page-dream-factory-choose-useless = { $chip }, passt nirgends
page-dream-factory-place-which = Wähle etwas im Rampenlicht, dann ein Feld.
page-dream-factory-place-where = Wähle ein markiertes Feld dafür.
page-dream-factory-place-drag = Du kannst es auch dorthin ziehen.
page-dream-factory-discard = { $chip } abwerfen
page-dream-factory-take-nothing = Nichts nehmen
page-dream-factory-party-left = Für die anderen:
page-dream-factory-party-order = Wahlreihenfolge
page-dream-factory-party-done = hat gewählt

## Bieten

page-dream-factory-bidders = Wer bietet
page-dream-factory-bidder = { $who }: { $now }.
page-dream-factory-bidder-then = { $who }: { $now }. { $then }.
page-dream-factory-bidder-passed = hat gepasst
page-dream-factory-bidder-leads = führt, { $bid }
page-dream-factory-bidder-turn = muss bieten
page-dream-factory-bidder-in = noch dabei
page-dream-factory-short-passed = raus
page-dream-factory-short-leads = führt
page-dream-factory-short-turn = am Zug
page-dream-factory-short-in = dabei
page-dream-factory-would-pay = Würde { $amount } zahlen
page-dream-factory-would-get = Bekäme { $amount }
page-dream-factory-middle = In der Mitte: { $amount }.
page-dream-factory-middle-then = Dann: { $amount }.
page-dream-factory-middle-short = Mitte
page-dream-factory-middle-about = Geld in der Mitte: Was sich nicht gleichmäßig verteilen lässt, bleibt hier für die nächste Versteigerung.
page-dream-factory-highest = Höchstes Gebot: { $bid } von { $who }.
page-dream-factory-no-bid = Noch kein Gebot
page-dream-factory-your-bid = Dein Gebot
page-dream-factory-bid = Bieten
page-dream-factory-pass = Passen
page-dream-factory-amount = Höhe deines Gebots
page-dream-factory-limit = Dein Höchstgebot
page-dream-factory-less = Weniger bieten
page-dream-factory-more = Mehr bieten
page-dream-factory-jump-about = Sprunggebot: so hoch, wie es geht, ohne dass die anderen je eins mehr bekommen.
page-dream-factory-up-to = Für mich bieten bis { $amount }
page-dream-factory-up-to-short = Bis { $amount }
page-dream-factory-up-to-about = Der Tisch bietet für dich, immer so wenig wie nötig, bis { $amount }. Dann passt er.
page-dream-factory-orders = Aufträge für diese Versteigerung
page-dream-factory-pass-for-good = Bei dieser Versteigerung für mich passen
page-dream-factory-too-dear = Du kannst nicht mehr bieten, als du hast.

## Studios

page-dream-factory-rivals = Die anderen Studios und die Preise
page-dream-factory-studio-of = Das Studio von { $who }
page-dream-factory-my-films = Meine Filme
page-dream-factory-purse = Dein Geld: { $amount }
page-dream-factory-money-hidden = verdecktes Geld
page-dream-factory-money-about = Dein Geld. Was am Ende übrig ist, zählt je einen Punkt.
page-dream-factory-fame = { $edition ->
    [2000] Schauspiel und Gaststars: { $count }
   *[2009] Schauspiel und Filmstars: { $count }
}
page-dream-factory-fame-about = { $edition ->
    [2000] Sichtbare Schauspiel- und Gaststar-Chips. Wer mehr hat, wählt auf Partys früher.
   *[2009] Sichtbare Schauspiel- und Filmstar-Plättchen. Wer mehr hat, wählt auf Partys früher.
}
page-dream-factory-director-stars = { $count ->
    [one] 1 Regiestern
   *[other] { $count } Regiesterne
}
page-dream-factory-director-stars-about = Sterne der Regie fertiger Filme. Wer die meisten hat, gewinnt Beste Regie.
page-dream-factory-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
page-dream-factory-points-short = { $count } Pkt.
page-dream-factory-points-about = Punkte fertiger Filme und Preise, ohne Geld.
page-dream-factory-needs = Leere Felder:
page-dream-factory-need = { $kind }: { $count }
page-dream-factory-start = { $edition ->
    [2000] Die Kamera
   *[2009] Das Popcorn
}
page-dream-factory-start-about = { $edition ->
    [2000] Die Kamera: Wer sie hat, eröffnet die nächste Versteigerung.
   *[2009] Das Popcorn: Wer es hat, eröffnet die nächste Versteigerung.
}

## Filme

page-dream-factory-film-open = { $title }, { $genre }. { $has ->
    [0] Noch liegt nichts darauf.
   *[other] Darauf: { $cast }.
} Summe { $total }. { $missing ->
    [0] Nichts fehlt.
   *[other] Es fehlt: { $open }.
}
page-dream-factory-film-finished = { $title }, { $genre }, fertig: { $rating }. { $cast }.
page-dream-factory-space-empty = Leeres Feld: { $kind }
page-dream-factory-covers = Verdeckt { $chip }.
page-dream-factory-genre-missing = { $genre } · { $missing ->
    [0] nichts fehlt
    [one] 1 fehlt
   *[other] { $missing } fehlen
}
page-dream-factory-finishes-short = macht fertig
page-dream-factory-will-finish = { $edition ->
    [2000] Macht den Film fertig: Filmwert { $token }
   *[2009] Macht den Film fertig: Wertung { $token }
}
page-dream-factory-total-about = { $stars } aufgedruckte Sterne und die von allem, was darauf zu sehen ist: { $total }
page-dream-factory-no-token = 0

## Preise und Schachtel

page-dream-factory-awards = Rennen um die Preise
page-dream-factory-award-open = { $award }, { $points } Punkte: noch niemand
page-dream-factory-award-leads = { $award }, { $points } Punkte: { $who } führt
page-dream-factory-award-leads-movie = { $award }, { $points } Punkte: { $movie } von { $who } führt
page-dream-factory-award-given = { $award }, { $points } Punkte: gewonnen von { $who }
page-dream-factory-award-given-movie = { $award }, { $points } Punkte: gewonnen von { $movie }, Film von { $who }
page-dream-factory-box = { $edition ->
    [2000] Nächstes Drehbuch, Filmwerte, verdeckte Chips
   *[2009] Nächstes Drehbuch, Wertungen, verdeckte Plättchen
}
page-dream-factory-next-screenplay = Nächstes Drehbuch
page-dream-factory-screenplay = { $title }, { $genre }, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
}. Felder: { $spaces }
page-dream-factory-stack-left = { $count ->
    [0] Das letzte.
    [one] Noch eines darunter.
   *[other] Noch { $count } darunter.
}
page-dream-factory-stack-empty = Es gibt keine mehr.
page-dream-factory-tokens = { $edition ->
    [2000] Filmwerte
   *[2009] Wertungen
}
page-dream-factory-tokens-about = Ein fertiger Film bekommt die Marke seiner Summe oder die nächstniedrigere, die noch da ist.
page-dream-factory-token-taken = vergeben
page-dream-factory-hidden = Noch nicht aufgetaucht

## Warten

page-dream-factory-waiting-choosing = { $who } sucht ein Studio aus.
page-dream-factory-waiting-bidding = { $who } denkt über ein Gebot nach.
page-dream-factory-waiting-taking = { $who } wählt auf der Party.
page-dream-factory-waiting-placing = { $who } belegt Felder.
page-dream-factory-waiting-over = Das Spiel ist aus.

## Die Preisverleihung

page-dream-factory-not-given = Der Umschlag ist leer: Dieser Preis wird nicht vergeben.
page-dream-factory-goes-to-movie = { $edition ->
    [2000] Und er geht an „{ $movie }“ von { $who }, Filmwert { $token }!
   *[2009] Und er geht an „{ $movie }“ von { $who }, Wertung { $token }!
}
page-dream-factory-goes-to-worst = { $edition ->
    [2000] Aus keinem Film lief das Publikum schneller davon als aus „{ $movie }“ von { $who }, Filmwert { $token }. Das ist einen Preis wert!
   *[2009] Aus keinem Film lief das Publikum schneller davon als aus „{ $movie }“ von { $who }, Wertung { $token }. Das ist einen Preis wert!
}
page-dream-factory-goes-to-director = Und er geht an { $who }, mit { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sternen
} auf der Regie fertiger Filme!
page-dream-factory-plus-points = { $count ->
    [one] +1 Punkt
   *[other] +{ $count } Punkte
}
page-dream-factory-money-title = Was in den Kassen bleibt
page-dream-factory-has-money = { $who } { $money }
page-dream-factory-money-text = Auch Geld ist Punkte wert: { $purses }.

# At the end, where the best scores are equal.
page-dream-factory-tie-broken = Gleichstand: Die höchste Wertungsmarke entscheidet.

## Überschriften des Protokolls

page-dream-factory-log-auction = Versteigerung: { $chips }
page-dream-factory-log-won = { $who } ersteigert { $chips } für { $price }
page-dream-factory-log-party = Party: { $chips }
page-dream-factory-log-finished = { $who }: { $movie } ist fertig
