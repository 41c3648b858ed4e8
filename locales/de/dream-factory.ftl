# Dream Factory. $edition ist 2000 oder 2009: Die beiden Ausgaben haben eigene Wörter.
# Beträge stehen nie im Dativ („für 3 Kontrakte“, nicht „mit 3 Kontrakten“), da sie fertig eingesetzt werden.

dream-factory-title = Dream Factory
dream-factory-summary = Biete auf Stars und Crews, fülle deine Drehbücher, sammle Wertungen und Preise. Was du zahlst, bekommen die anderen.
dream-factory-duration = etwa 45 Minuten
dream-factory-components-note = Die Zahl der Chips jeder Art, die Sterne auf den Drehbüchern, die Filmtitel von 2000 und die Wertungsmarken stammen aus dem gedruckten Spiel; die Reihenfolge der Orte, die Sterne der meisten Chips und die Felder der Drehbücher haben wir rekonstruiert, und alle anderen Namen sind erfunden.
dream-factory-option-edition = Ausgabe
dream-factory-option-edition-2009 = 2009
dream-factory-option-edition-2000 = 2000 (Traumfabrik)
dream-factory-option-edition-about = In der Ausgabe von 2000 darf man bei einer Party auch nichts nehmen, und bei Gleichstand wird der Sieg geteilt.
dream-factory-option-memory = Geld der anderen
dream-factory-option-memory-strict = Verdeckt
dream-factory-option-memory-assist = Sichtbar, soweit es sich mitzählen lässt
dream-factory-option-memory-about = Die Regeln verdecken es; wer mitzählt, weiß es ohnehin.
dream-factory-option-start = Wer beginnt
dream-factory-option-start-random = Zufällig
dream-factory-option-start-about = Wer die erste Versteigerung eröffnet.
dream-factory-option-studios = Studios
dream-factory-option-studios-drawn = Zufällig
dream-factory-option-studios-seats = Nach Plätzen
dream-factory-option-studios-choose = Alle wählen selbst
dream-factory-option-studios-about = Wer mit welchen Drehbüchern beginnt.

# Wörter, die je nach Ausgabe verschieden sind
dream-factory-word-chips = { $edition ->
    [2000] Chips
   *[2009] Plättchen
}
dream-factory-word-quarter = { $edition ->
    [2000] Quartal
   *[2009] Runde
}
# Mit Artikel, im Nominativ und Akkusativ gleich.
dream-factory-word-marker = { $edition ->
    [2000] die Kamera
   *[2009] das Popcorn
}
dream-factory-word-guest-space = { $edition ->
    [2000] Gaststarfeld
   *[2009] Filmstarfeld
}

dream-factory-money = { $edition ->
    [2000] { $amount ->
        [one] 1 Kontrakt
       *[other] { $amount } Kontrakte
    }
   *[2009] { $amount } Mio. $
}

dream-factory-genre-adventure = { $edition ->
    [2000] Abenteuer
   *[2009] Action
}
dream-factory-genre-drama = Drama
dream-factory-genre-entertainment = { $edition ->
    [2000] Unterhaltung
   *[2009] Komödie
}

dream-factory-kind-top-director = { $edition ->
    [2000] Vier-Sterne-Regie
   *[2009] Regielegende
}
dream-factory-kind-director = Regie
dream-factory-kind-actor = Schauspiel
dream-factory-kind-camera = Kamera
dream-factory-kind-music = Musik
dream-factory-kind-effects = Effekte
dream-factory-kind-agency = { $edition ->
    [2000] Agentur
   *[2009] Vertrag
}
dream-factory-kind-guest-star = { $edition ->
    [2000] Gaststar
   *[2009] Filmstar
}

dream-factory-chip = { $name } ({ $kind }, { $stars ->
    [0] keine Sterne
    [1] 1 Stern
    [-1] minus 1 Stern
   *[other] { $stars } Sterne
})
dream-factory-screenplay = { $title } ({ $genre }, { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}; Felder: { $spaces })
dream-factory-space = Feld { $number } ({ $kind })
dream-factory-space-blank = neutral
dream-factory-space-guest = { dream-factory-word-guest-space }
dream-factory-rating = { $edition ->
    [2000] Filmwert { $token }
   *[2009] Wertung { $token }
}
dream-factory-rating-none = keine Wertung, da so niedrig keine mehr übrig ist

dream-factory-award-first-movie = Erster Film, { $genre } ({ $points } Punkte)
dream-factory-award-best-movie = Bester Film, { dream-factory-word-quarter } { $quarter } ({ $points } Punkte)
dream-factory-award-movie-of-the-year = Film des Jahres, { $genre } ({ $points } Punkte)
dream-factory-award-worst-movie = Schlechtester Film ({ $points } Punkte)
dream-factory-award-best-director = Beste Regie ({ $points } Punkte)

# Fragen
dream-factory-prompt-studio = Such dir ein Studio aus. Mit seinen Drehbüchern beginnst du.
dream-factory-prompt-bid = Biete oder passe. Im Angebot: { $chips }.
dream-factory-prompt-bid-open = Noch hat niemand geboten. Du hast { $own }. In der Mitte: { $middle }.
dream-factory-prompt-bid-why = Höchstes Gebot: { $bid } ({ $who }). Du hast { $own }. In der Mitte: { $middle }.
dream-factory-prompt-take = { $edition ->
    [2000] Nimm einen Chip dieser Party oder keinen.
   *[2009] Nimm ein Plättchen dieser Party.
}
dream-factory-prompt-take-why = Nach dir: { $others }.
dream-factory-prompt-place = Lege deine { dream-factory-word-chips }: { $chips }.

dream-factory-choice-studio = Studio { $studio }: { $movies }
dream-factory-choice-pass = Passen
dream-factory-choice-bid = { $amount } bieten
dream-factory-choice-take = { $chip } nehmen
dream-factory-choice-decline = Nichts nehmen
dream-factory-choice-place = { $chip } auf { $movie }, { $space }
dream-factory-choice-discard = { $chip } abwerfen

# Vorschau
dream-factory-preview-bid = Gewinnst du für { $price }, behältst du { $left }.
dream-factory-preview-pass = Du bist bei dieser Versteigerung raus.
dream-factory-preview-pass-ends = Damit ist sie zu Ende: { $who } gewinnt für { $price }.
dream-factory-preview-take = Passt zu: { $movies }.
dream-factory-preview-decline = Du nimmst nichts, und die Nächsten sind dran.
dream-factory-preview-discard = Kommt aus dem Spiel.
dream-factory-preview-total = { $movie }: Summe { $before } → { $total }. { $missing ->
    [0] Dann fehlt nichts mehr.
    [one] Dann fehlt noch ein Feld.
   *[other] Dann fehlen noch { $missing } Felder.
}
dream-factory-preview-covers = Verdeckt { $chip }.
dream-factory-preview-agency = { $edition ->
    [2000] Auf dieses Feld dürfen danach nur noch Agenturen.
   *[2009] Auf dieses Feld dürfen danach nur noch Verträge.
}
dream-factory-preview-finishes = Damit ist { $movie } fertig: { $rating }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
dream-factory-preview-award = Dazu der Preis: { $award }.
dream-factory-preview-draws = Du ziehst das nächste Drehbuch: { $screenplay }.

dream-factory-warning-nothing-fits = { $edition ->
    [2000] Keiner dieser Chips passt auf deine Drehbücher.
   *[2009] Keins dieser Plättchen passt auf deine Drehbücher.
}
dream-factory-warning-chip-fits-nowhere = Passt auf keins deiner Drehbücher und müsste abgeworfen werden.
dream-factory-warning-could-be-placed = Ließe sich noch legen.
dream-factory-warning-guest-space-lost = Damit ist der Film fertig: Sein { dream-factory-word-guest-space } bleibt für immer leer.

# Ereignisse
dream-factory-event-studio = { $whoIs ->
    [you] du hast
   *[other] { $who } hat
} Studio { $studio }
dream-factory-event-began = Die Studios: { $players }. { $whoIs ->
    [you] Du hast
   *[other] { $who } hat
} { dream-factory-word-marker } und { $whoIs ->
    [you] beginnst
   *[other] beginnt
}. { $top }
dream-factory-event-began-choosing = { $whoIs ->
    [you] Du hast
   *[other] { $who } hat
} { dream-factory-word-marker } und { $whoIs ->
    [you] beginnst
   *[other] beginnt
}. Reihum sucht sich jetzt jeder ein Studio aus. { $top }
dream-factory-stack-top = Oben auf dem Drehbuchstapel: { $screenplay }.
dream-factory-stack-empty = Es gibt keine Drehbücher mehr zu ziehen.
dream-factory-event-studio-chosen = { $whoIs ->
    [you] Du wählst
   *[other] { $who } wählt
} Studio { $studio }: { $movies }.
dream-factory-event-quarter = { dream-factory-word-quarter } { $quarter } beginnt. Im Angebot: { $lots }. { $whoIs ->
    [you] Du hast
   *[other] { $who } hat
} { dream-factory-word-marker }.
dream-factory-lot = an Ort { $location } { $chips }
dream-factory-event-auction = Ort { $location }, Versteigerung: { $chips }. { $whoIs ->
    [you] Du eröffnest
   *[other] { $who } eröffnet
} das Bieten.
dream-factory-event-bid = { $whoIs ->
    [you] Du bietest
   *[other] { $who } bietet
} { $amount }.
dream-factory-event-passed = { $whoIs ->
    [you] Du passt.
   *[other] { $who } passt.
}
dream-factory-event-won = { $whoIs ->
    [you] Du gewinnst die Versteigerung, zahlst { $price }, bekommst { $chips } und nimmst
   *[other] { $who } gewinnt die Versteigerung, zahlt { $price }, bekommt { $chips } und nimmt
} { dream-factory-word-marker }. { $payment }
# Die anderen stehen in Klammern: „du“ wäre nach „für“ falsch.
dream-factory-dealt-out = { $each ->
    [0] Ausgezahlt wird nichts
   *[other] Ausgezahlt: { $count ->
        [one] { $share } ({ $others })
       *[other] je { $share } ({ $others })
    }
}. { $stays ->
    [0] Die Mitte ist leer.
   *[other] In der Mitte bleibt: { $rest }.
}
dream-factory-event-party-place = { $whoIs ->
    [you] du
   *[other] { $who }
} mit { $reds }
dream-factory-event-party = Ort { $location }, Party: { $chips }. Wer mehr { $edition ->
    [2000] Schauspiel- und Gaststar-Chips
   *[2009] Schauspiel- und Filmstar-Plättchen
} hat, wählt früher: { $order }.
dream-factory-event-taken = { $whoIs ->
    [you] Du nimmst
   *[other] { $who } nimmt
} { $chip }.
dream-factory-event-declined = { $whoIs ->
    [you] Du nimmst
   *[other] { $who } nimmt
} nichts.
dream-factory-event-party-over = Die Party ist vorbei. { $count ->
    [0] Nichts bleibt übrig.
   *[other] Übrig: { $chips }.
}
dream-factory-over = , verdeckt { $chip }
dream-factory-over-nothing = { "" }
dream-factory-event-placed = { $whoIs ->
    [you] Du legst
   *[other] { $who } legt
} { $chip } auf { $movie }, { $space }{ $over }. Summe { $total }{ $missing ->
    [0] .
    [one] , ein Feld fehlt.
   *[other] , { $missing } Felder fehlen.
}
dream-factory-event-discarded = { $whoIs ->
    [you] Du wirfst
   *[other] { $who } wirft
} { $chip } ab.
dream-factory-event-finished = { $whoIs ->
    [you] Du vollendest
   *[other] { $who } vollendet
} { $movie } ({ $genre }) mit { $cast }. Summe { $total }: { $rating }.
dream-factory-event-awarded = { $award } geht an { $movie }, { $whoIs ->
    [you] deinen Film
   *[other] einen Film von { $who }
}.
dream-factory-event-best-director = { $award } geht an { $whoIs ->
    [you] dich
   *[other] { $who }
}: { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} auf der Regie fertiger Filme.
dream-factory-event-not-awarded = { $award } wird nicht vergeben.
dream-factory-event-drawn = { $whoIs ->
    [you] Du ziehst
   *[other] { $who } zieht
} das Drehbuch { $screenplay }. { $top }
dream-factory-event-end = Das Spiel ist aus.{ $amount ->
    [0] { "" }
   *[other] { " " }Was in der Mitte liegt, gehört niemandem: { $middle }.
}

# Punktezettel
dream-factory-source-movies = Filme
dream-factory-source-first-movies = Erster Film
dream-factory-source-best-movies = Bester Film
dream-factory-source-movies-of-the-year = Film des Jahres
dream-factory-source-worst-movie = Schlechtester Film
dream-factory-source-best-director = Beste Regie
dream-factory-source-money = Geld

# Woher Punkte kommen, in Sätzen wie „Dockside 4, Beste Regie 2“
dream-factory-part-first-movie = Erster Film, { $genre }
dream-factory-part-best-movie = Bester Film, { dream-factory-word-quarter } { $quarter }
dream-factory-part-movie-of-the-year = Film des Jahres, { $genre }
dream-factory-part-worst-movie = Schlechtester Film
dream-factory-part-best-director = Beste Regie
dream-factory-part-money = Geld

## Der einfache Spielplan: Felder einer Sicht

dream-factory-view-edition = Ausgabe
dream-factory-view-memory-option = Geld der anderen
dream-factory-view-memory-option-strict = Verdeckt
dream-factory-view-memory-option-assist = Gezeigt, soweit man es mitzählen kann
dream-factory-view-quarter = Quartal
dream-factory-view-location = Ort
dream-factory-view-locations = Orte
dream-factory-view-middle = In der Mitte
dream-factory-view-auction = Versteigerung
dream-factory-view-highest-bid = Höchstes Gebot
dream-factory-view-highest-bidder = Gebot von { $who }
dream-factory-view-least-bid = Kleinstes erlaubtes Gebot
dream-factory-view-party-order = Reihenfolge der Party: { $who }
dream-factory-view-party-at = Stelle in der Reihenfolge
dream-factory-view-screenplays = Drehbücher
dream-factory-view-stack = Stapel
dream-factory-view-stack-top = Nächstes Drehbuch
dream-factory-view-spaces = Felder
dream-factory-view-missing = Leere Felder
dream-factory-view-finished = Fertig
dream-factory-view-guest = Gaststar
dream-factory-view-token = Wertungsmarke
dream-factory-view-tokens-left = Wertungsmarken im Vorrat
dream-factory-view-tokens-taken = Vergebene Wertungsmarken
dream-factory-view-top-directors = Kommende Spitzenregie
dream-factory-view-face-down = Verdeckt
dream-factory-view-face-down-chips = Noch nicht gesehene Chips
dream-factory-view-discarded = Abgeworfen
dream-factory-view-chips = Chips
dream-factory-view-current = Jetzt
dream-factory-view-done = Vorbei
dream-factory-view-actors-and-guest-stars = Sterne von Schauspiel und Gaststars
dream-factory-view-director-stars = Sterne der Regie
dream-factory-view-best-director = Vorn bei der besten Regie
dream-factory-view-movie-points = Punkte für Filme
dream-factory-view-given = Vergeben
dream-factory-view-leader-seat = Vorn: { $who }
dream-factory-view-leader-movie = Führender Film
dream-factory-view-movie = Film
dream-factory-view-kind = Art
dream-factory-view-phase-choosing = Studiowahl
dream-factory-view-phase-bidding = Versteigerung
dream-factory-view-phase-taking = Party
dream-factory-view-phase-placing = Chips legen
dream-factory-view-phase-over = Das Spiel ist vorbei

## Tipps für eine geführte erste Runde, höchstens 200 Zeichen: siehe locales/en

dream-factory-tip-01-on-game-began = Willkommen in deinem Studio! Du hast drei Drehbücher und etwas Geld. Fülle die Felder: Fertige Filme bringen Punkte.
dream-factory-tip-02-on-quarter-began = Alles in diesem Quartal liegt offen, nur die Partys sind eine Überraschung. Schau erst, was deine Drehbücher brauchen.
dream-factory-tip-03-at-df-a2 = Deine erste Versteigerung! Biete, was dir alles zusammen wert ist. Du siehst vorher, wer das Geld bekommt; auch 0 ist ein Gebot.
dream-factory-tip-04-on-auction-won = Sieh nach, wohin das Geld ging: Die Zahlung wird gleichmäßig an alle anderen verteilt. Auch Verlieren bringt etwas.
dream-factory-tip-05-at-df-a2 = Erhöhen oder passen? Wer passt, ist hier raus, bekommt aber seinen Anteil am Preis. Geld am Ende sind Punkte.
dream-factory-tip-06-at-df-c1 = Lege jetzt, was du bekommen hast; aufheben geht nicht. Jeder Chip gehört auf ein Feld seiner Art und darf Schwächeres verdecken.
dream-factory-tip-07-at-df-c1 = Neutrale Felder nehmen Schauspiel, Kamera, Musik oder Effekte. Vorsicht beim letzten Feld: Ist es voll, ist der Film endgültig fertig.
dream-factory-tip-08-on-party-began = Party! Hier zählt kein Geld: Wer am meisten Schauspiel und Gaststars hat, wählt zuerst. Ruhm lohnt sich also doppelt.
dream-factory-tip-09-at-df-p4 = Nimm, was dir am meisten hilft, oder was jemand anderes dringend braucht. Was nirgends passt, kannst du abwerfen.
dream-factory-tip-10-on-movie-finished = Premiere! Die Sterne werden zusammengezählt, und der Film bekommt die Wertung seiner Summe oder die nächstniedrigere, die noch da ist.
dream-factory-tip-11-on-screenplay-drawn = Wer einen Film vollendet, zieht das nächste Drehbuch vom Stapel. Mit kurzen Filmen bleibt dein Studio beschäftigt.
dream-factory-tip-12-on-awarded = Ein Preis! Erste und Beste Filme bringen 5 Punkte. Am Ende gibt es 10 für die besten Filme, und 10 auch für den schlechtesten.
dream-factory-tip-13-at-df-s1 = Jedes Studio hat drei Drehbücher, eins von jedem Genre. Wenige Felder sind schnell gefüllt, viele bringen mehr Sterne.
