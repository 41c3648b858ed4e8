# Der Tisch von Hollywood im Terminal

## Karten in Zeichen

terminal-hw-legend = R Romanze, K Komödie, A Action, T Thriller, – kein Genre · +2 Münzen · ★ Statuette
terminal-hw-letter-romance = R
terminal-hw-letter-comedy = K
terminal-hw-letter-action = A
terminal-hw-letter-thriller = T
# Die fünf Arten als Spalte.
terminal-hw-type-script = Drehbuch
terminal-hw-type-director = Regie
terminal-hw-type-actor = Schauspieler
terminal-hw-type-actress = Schauspielerin
terminal-hw-type-crew = Crew
# Die fünf Arten als Überschrift von Karten; höchstens zehn Zeichen.
terminal-hw-group-script = Drehbücher
terminal-hw-group-director = Regie
terminal-hw-group-actor = Schausp. ♂
terminal-hw-group-actress = Schausp. ♀
terminal-hw-group-crew = Crew
# Die fünf Arten vor Karten in einer Reihe.
terminal-hw-few-scripts = { $cards ->
    [one] Drehbuch
   *[other] Drehbücher
}
terminal-hw-few-directors = { $cards ->
    [one] Regie
   *[other] Regie
}
terminal-hw-few-actors = { $cards ->
    [one] Schauspieler
   *[other] Schauspieler
}
terminal-hw-few-actresses = { $cards ->
    [one] Schauspielerin
   *[other] Schauspielerinnen
}
terminal-hw-few-crew = Crew

## Jahr und Abschnitt

terminal-hw-title = Jahr { $year } von { $years } · { $stage }{ $dealt ->
    [yes] { " · " }{ $dealerIs ->
        [you] du verteilst
       *[other] { $dealer } verteilt
    }
   *[no] { "" }
}
terminal-hw-stage-bidding = Verteilrecht
terminal-hw-stage-dealing = geheime Starkarten
terminal-hw-stage-draft = Kartenwahl, Karte { $number } von { $of }
terminal-hw-stage-auction = Starversteigerung
terminal-hw-stage-agents = Agenten
terminal-hw-stage-production = Produktion
terminal-hw-stage-review = Produktion, Durchgang { $round } von höchstens 3
terminal-hw-stage-vote = Abstimmung über den Film des Jahres
terminal-hw-over = Drei Jahre sind vorbei.

## Am Tisch

terminal-hw-player = { $whoIs ->
    [you] Du
   *[other] { $who }
}
terminal-hw-money = Geld
terminal-hw-cards = Karten
terminal-hw-awards = Filme d. Jahres
terminal-hw-pile = ★ in Ablage
terminal-hw-earned = Kinokasse

## Starreihe und eigene Karten

terminal-hw-row = Starreihe, für die Versteigerung nach der Kartenwahl
terminal-hw-deck = oberste Karte des Starstapels, noch { $left }
terminal-hw-has-star = { $whoIs ->
    [you] du
   *[other] { $who }
}:
terminal-hw-unseen-star = eine Karte vom Stapel
terminal-hw-stars-won = Starkarten aus der Versteigerung
terminal-hw-own-cards = { $cards ->
    [one] Deine eine Karte
   *[other] Deine { $cards } Karten
}
terminal-hw-own-hand = Deine Hand: { $cards } Karten zur Wahl

## Was du gesehen hast, wenn der Tisch mit Notizen spielt

terminal-hw-notes = Deine Notizen
terminal-hw-note-taken = Von anderen gewählt:
terminal-hw-note-passed = Weitergegeben, noch unterwegs:
terminal-hw-note-others = Weitergegeben, jetzt bei den anderen:
terminal-hw-note-secret = Geheim verteilt:
terminal-hw-note-agent = Agenten:
terminal-hw-note-secret-of = { $card } an { $who }
terminal-hw-note-gift = { $card } von { $fromIs ->
    [you] dir
   *[other] { $from }
} an { $toIs ->
    [you] dich
   *[other] { $to }
}

## Möglichkeiten

terminal-hw-bid = { $bid } M{ $left ->
    [0] {". "}Mehr hast du nicht.
   *[other] , dir bleiben { $left } M
}
terminal-hw-then = bestes Programm
terminal-hw-now = Jetzt ergeben deine Karten ein Programm für { $now } M; die Spalte sagt, wie viel es dann wäre.
terminal-hw-slot-then = Programm
terminal-hw-amount = { $bid } M
# Wo die Tabelle zu breit ist: was für welches Gebot zu tippen ist.
terminal-hw-offer-cell = { $number } für { $bid } M
terminal-hw-target = { $who }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $money } M
terminal-hw-offer-help = Tippe die Nummer für eine Karte und ein Gebot. Du zahlst dein Gebot, ob du die Karte bekommst oder nicht. Das Programm ist, was deine Karten mit der Starkarte brächten; jetzt sind es { $now } M.

## Filme

terminal-hw-film-title = „{ $title }“
terminal-hw-untitled = ein Film ohne Titel
terminal-hw-film = { $title }: { $genre }, { $income } M{ $figurines ->
    [0] { "" }
   *[other] , { $figurines }★
}
terminal-hw-film-cards = { $title }: { $genre } mit { $cards ->
    [0] keiner Genrekarte
    [one] 1 Genrekarte
   *[other] { $cards } Genrekarten
}, { $income } M{ $figurines ->
    [0] { "" }
   *[other] , { $figurines }★
}
terminal-hw-film-number = Film { $film }
terminal-hw-heap = kein Film – { $flaws }
terminal-hw-unused = nicht verwendet
terminal-hw-traded = getauscht
terminal-hw-cards-of = { $whoIs ->
    [you] Deine Karten
   *[other] { $who }
}: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $figurines }★ insgesamt
terminal-hw-slate-of = { $whoIs ->
    [you] Du
   *[other] { $who }
}: { $income } M{ $figurines ->
    [0] { "" }
   *[other] , bester Film { $figurines }★
}
terminal-hw-no-films = keine Filme

## Filme bauen

terminal-hw-builder = Baue bis zu { $most } Filme, jeden aus einem Drehbuch, einer Regie, ein oder zwei Schauspielern oder Schauspielerinnen und Crew.
terminal-hw-builder-help = „ac1“ legt die Karten a und c in Film 1, „b0“ legt b beiseite, „dt2“ tauscht d gegen ein wertloses Drehbuch in Film 2; mehrere auf einmal: „ac1 b0“. Außerdem: receipt (Abrechnung erklären) · a (genauer Rat) · best (das beste Programm nehmen) · clear · done.
terminal-hw-place-film = Film { $film }
terminal-hw-place-aside = beiseite
terminal-hw-place-trade = getauscht, { $film }
terminal-hw-builder-sum = Alle Filme: { $income } M{ $figurines ->
    [0] { "." }
   *[other] , bester Film { $figurines }★.
}{ $open ->
    [0] { "" }
    [one] { " " }Eine Karte hat noch keinen Platz; sie bleibt beiseite.
   *[other] { " " }{ $open } Karten haben noch keinen Platz; sie bleiben beiseite.
}
terminal-hw-builder-rival = Der beste Film der anderen hat { $figurines }★.
terminal-hw-builder-parts = Eine Karte bringt: Anteil + Münzen + Traumpaar + Fähigkeit.
terminal-hw-builder-unclear = „{ $word }“ ist unklar: Schreib Buchstaben von Karten und wohin sie sollen, etwa „ab1“, „c0“ oder „dt2“.
terminal-hw-builder-no-card = Es gibt keine Karte „{ $letter }“: Deine Karten sind a bis { $last }.
terminal-hw-builder-fixed = Karte „{ $letter }“ hat schon ihren Platz; u nimmt den letzten zurück.
terminal-hw-builder-no-plan = Es gibt kein Programm Nummer { $number }: „a“ zeigt { $most ->
    [one] das einzige
   *[other] alle { $most }
}.
terminal-hw-builder-empty = Dieses Programm enthält keinen Film, obwohl einer möglich ist. Tippe noch einmal done, wenn du es so meinst.
terminal-hw-builder-nothing = Noch liegt keine Karte in einem Film.

## Rat

terminal-hw-advice-best = Bestes Programm { $cards ->
    [one] deiner Karte
   *[other] deiner { $cards } Karten
}: { $income } M{ $figurines ->
    [0] { "." }
   *[other] , bester Film { $figurines }★.
}
terminal-hw-advice-none = { $cards ->
    [one] Deine Karte ergibt
   *[other] Deine { $cards } Karten ergeben
} noch keinen Film.
terminal-hw-advice-traded = gegen ein wertloses Drehbuch getauscht
terminal-hw-advice-aside = Beiseite
terminal-hw-advice-other = „best { $number }“: { $income } M, bester Film { $figurines }★
terminal-hw-advice-others = Mehr Statuetten für weniger Geld, für den Film des Jahres:
terminal-hw-advice-rivals = Was die anderen bauen können:
terminal-hw-advice-rival = { $who }: { $income } M mit { $figurines }★ im besten Film, oder { $top }★ für { $least } M
terminal-hw-advice-rival-one = { $who }: { $income } M mit { $figurines }★ im besten Film

## Das Ende

terminal-hw-story-year = Jahr { $year }
terminal-hw-story-sum = { $income } M{ $award ->
    [yes] , Film des Jahres
   *[no] { "" }
}
terminal-hw-bonus = { $whoIs ->
    [you] In deiner Ablage
   *[other] In der Ablage von { $who }
} liegen { $figurines } Statuetten, mal { $awards ->
    [one] ein Film des Jahres
   *[other] { $awards } Filme des Jahres
}: { $bonus } M.
terminal-hw-no-bonus = Niemand hat einen Film des Jahres, also bringen Statuetten nichts.

## Der Rechner für echte Tische

score-hw-earns = { $income } M · { $genre }{ $chosen ->
    [yes] , nach Wahl
   *[no] { "" }
} · { $cards ->
    [0] keine Genrekarte
    [one] 1 Genrekarte
   *[other] { $cards } Genrekarten
} · { $figurines ->
    [0] keine Statuette
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
}
score-hw-none = Diese Karten sind kein Film und bringen nichts: { $flaws }.
score-hw-none-hint = Ein Film hat ein Drehbuch, eine Regie, ein oder zwei Schauspieler oder Schauspielerinnen und beliebig viel Crew. Mit --best werden die Karten auf die besten Filme verteilt.
score-hw-best = Beste Aufteilung: { $income } M{ $figurines ->
    [0] { "." }
    [one] , mit 1 Statuette im besten Film.
   *[other] , mit { $figurines } Statuetten im besten Film.
}
score-hw-best-none = Aus diesen Karten lässt sich kein Film machen.
score-hw-film = Film { $film }: { $sum }
score-hw-traded = Gegen ein wertloses Drehbuch getauscht: { $card }.
score-hw-aside = Nicht verwendet: { $cards }.
score-hw-others = Für den Film des Jahres bringen andere Aufteilungen mehr Statuetten in einen Film:
score-hw-other = { $income } M mit { $figurines } Statuetten im besten Film
