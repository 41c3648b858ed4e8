# Der Tisch des Kartenspiels im Terminal.

terminal-hc-column = Spalte { $column }
terminal-hc-enter = Filmrollen kommen von unten und schieben die anderen hoch. Die Karten werden in der Folge ihrer Nummern verteilt.
terminal-hc-reel = { $whoIs ->
    [you] du
   *[other] { $who }
}
terminal-hc-studio = { $whoIs ->
    [you] Du
   *[other] { $who }
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} · Klappe { $clap ->
    [yes] bereit
   *[no] gespielt
} · Doppelrolle { $double ->
    [yes] bereit
   *[no] gespielt
} · Filmrollen
terminal-hc-no-reels = keine
terminal-hc-projects = Projekte:
terminal-hc-movie = Film: { $star } in { $genre }, Filmkarten { $films }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
terminal-hc-blockbusters = Blockbuster: { $count }
terminal-hc-multipliers = Bisher beiseite, vervielfacht Filme:
