# Der Tisch von Dream Factory im Terminal. $edition ist 2000 oder 2009: Die beiden Ausgaben haben eigene Wörter.

# Ein Buchstabe für jede Art; in einer Ausgabe sind alle verschieden.
terminal-df-letter-director = R
terminal-df-letter-actor = S
terminal-df-letter-camera = K
terminal-df-letter-music = M
terminal-df-letter-effects = E
terminal-df-letter-agency = #
terminal-df-letter-guest-star = { $edition ->
    [2000] G
   *[2009] F
}
terminal-df-letter-blank = ?
terminal-df-legend = { $edition ->
    [2000] R Regie, S Schauspiel, K Kamera, M Musik, E Effekte, G Gaststar, # Agentur (überall außer G), ? nimmt S K M E. S3: drei Sterne. S·: leer. S3¹: verdeckt einen Chip. S+G: Wer die meisten hat, wählt auf Partys zuerst.
   *[2009] R Regie, S Schauspiel, K Kamera, M Musik, E Effekte, F Filmstar, # Vertrag (überall außer F), ? nimmt S K M E. S3: drei Sterne. S·: leer. S3¹: verdeckt ein Plättchen. S+F: Wer die meisten hat, wählt auf Partys zuerst.
}

# Drei Buchstaben für jedes Genre
terminal-df-genre-adventure = { $edition ->
    [2000] Abe
   *[2009] Act
}
terminal-df-genre-drama = Dra
terminal-df-genre-entertainment = { $edition ->
    [2000] Unt
   *[2009] Kom
}

terminal-df-money = { $edition ->
    [2000] { $amount ->
        [one] 1 Kontrakt
       *[other] { $amount } Kontrakte
    }
   *[2009] { $amount } M$
}
terminal-df-money-hidden = { $edition ->
    [2000] ? Kontrakte
   *[2009] ? M$
}

# Das Quartal
terminal-df-quarter = { $edition ->
    [2000] Quartal
   *[2009] Runde
} { $quarter } von 4 · in der Mitte: { $middle } · { $edition ->
    [2000] Kamera
   *[2009] Popcorn
}: { $whoIs ->
    [you] du
   *[other] { $who }
}
terminal-df-quarter-short = { $edition ->
    [2000] Q
   *[2009] R
}{ $quarter }
terminal-df-not-laid-out = Die Orte bekommen ihre { dream-factory-word-chips }, sobald alle ein Studio haben.
terminal-df-location-top-director = { $number } Regie
terminal-df-location-city = { $number } Stadt
terminal-df-location-party = { $number } Party
terminal-df-done = erledigt: { $locations }
terminal-df-face-down = { $count } verdeckt
terminal-df-no-bid = Noch kein Gebot · der Reihe nach: { $staying }{ $count ->
    [0] { "" }
   *[other] { " " }· gepasst: { $passed }
}
terminal-df-bid = { $bid } von { $whoIs ->
    [you] dir
   *[other] { $who }
} · noch dabei: { $staying }{ $count ->
    [0] { "" }
   *[other] { " " }· gepasst: { $passed }
}
terminal-df-placing = { $whoIs ->
    [you] du hast gewonnen und legst
   *[other] { $who } hat gewonnen und legt
}
terminal-df-chooser = { $when ->
    [before] ✓{ " " }
   *[now] { "" }
}{ $whoIs ->
    [you] du
   *[other] { $who }
}
terminal-df-party-order = Es wählen: { $order }

# Studios
terminal-df-studio = { $whoIs ->
    [you] Du
   *[other] { $who }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · { $money } · { $edition ->
    [2000] S+G { $reds }
   *[2009] S+F { $reds }
}{ $marker ->
    [yes] { " " }· { $edition ->
        [2000] Kamera
       *[2009] Popcorn
    }
   *[no] { "" }
}
terminal-df-finished = ✓ { $rating }{ $count ->
    [0] { "" }
   *[other] { " " }{ $awards }
}
terminal-df-unrated = ohne Wertung
terminal-df-stack = Als Nächstes zu ziehen ({ $count } darunter):

# Wertungen und Preise
terminal-df-tokens = { $edition ->
    [2000] Werte übrig:
   *[2009] Wertungen übrig:
}
terminal-df-awards = Preise (✓ vergeben)
terminal-df-first-movie = Erster Film { $points }
terminal-df-best-movie = Bester Film { $points }
terminal-df-movie-of-the-year = Film des Jahres { $points }
terminal-df-worst-movie = Schlechtester Film { $points }
terminal-df-best-director = Beste Regie { $points }
terminal-df-short-first-movie = Erster
terminal-df-short-best-movie = { $edition ->
    [2000] Bester Q{ $quarter }
   *[2009] Bester R{ $quarter }
}
terminal-df-short-movie-of-the-year = Jahr
terminal-df-short-worst-movie = Schlecht
terminal-df-short-best-director = Regie
terminal-df-standing = { $given ->
    [yes] ✓{ " " }
   *[no] { "" }
}{ $rating } { $whoIs ->
    [you] du
   *[other] { $who }
}
terminal-df-standing-movie = { terminal-df-standing }, { $title }
terminal-df-open = offen
terminal-df-not-given = nicht vergeben
terminal-df-director-stars = { $whoIs ->
    [you] du
   *[other] { $who }
} { $stars }★
terminal-df-director-race = { $given ->
    [yes] ✓{ " " }
   *[no] { "" }
}{ $race }{ $leader ->
    [yes] { "" }
   *[no] { " " }(Gleichstand: niemand)
}

# Plakate
terminal-df-poster-studio = { $genre } von { $whoIs ->
    [you] dir
   *[other] { $who }
}
terminal-df-poster-director = Regie: { $names }
terminal-df-poster-actor = es spielen: { $names }
terminal-df-poster-guest-star = { $edition ->
    [2000] als Gast: { $names }
   *[2009] mit Filmstar { $names }
}
terminal-df-poster-camera = Kamera: { $names }
terminal-df-poster-music = Musik: { $names }
terminal-df-poster-effects = Effekte: { $names }
terminal-df-poster-agency = mit Dank an { $names }
terminal-df-poster-rating = ★ { $rating } ★
terminal-df-poster-award = ✓ { $award } +{ $points }
terminal-df-poster-first-movie = Erster Film seines Genres
terminal-df-poster-best-movie = Bester Film, { dream-factory-word-quarter } { $quarter }
terminal-df-poster-movie-of-the-year = Film des Jahres
terminal-df-poster-worst-movie = Schlechtester Film

# Möglichkeiten
terminal-df-chip = { $chip }
terminal-df-agency = { $chip } (danach dürfen nur noch { $edition ->
    [2000] Agenturen
   *[2009] Verträge
} auf das Feld)
terminal-df-then = . { $preview }
terminal-df-warning = (!) { $warning }
terminal-df-space = Feld { $number } ({ $letter })
terminal-df-placement = auf { $title }, { $space }: Summe { $before } → { $total }{ $missing ->
    [0] { "" }
   *[other] , { $missing } fehlen
}
terminal-df-covers = , verdeckt { $chip }{ $worse ->
    [yes] { " " }(!)
   *[no] { "" }
}
terminal-df-finishes = Fertig: { $rating }.
terminal-df-guest-space-lost = Sein { dream-factory-word-guest-space } bleibt für immer leer.
terminal-df-amount = { $edition ->
    [2000] { $amount }
   *[2009] { $amount } M$
}
terminal-df-bid-number = Nr.
terminal-df-bid-amount = Gebot
terminal-df-bid-keep = du behältst
terminal-df-bid-each = andere je
terminal-df-bid-stays = Mitte
