# Hollywood. „M“ steht für Millionen.

hollywood-title = Hollywood
hollywood-summary = Wähle deine Besetzung, biete verdeckt auf Stars und stelle die Filme zusammen, die am meisten einspielen.
hollywood-duration = etwa 40 Minuten
hollywood-components-note = Die 126 Grundkarten, die Berufe der Crew, die je vier Agenten und Aufnahmeleitungen und die Werte von drei Crewkarten stammen aus dem gedruckten Spiel; die 36 Starkarten und alle anderen Anzahlen, Münzen und Statuetten haben wir rekonstruiert, und die Titel und Namen sind erfunden.
hollywood-option-quick-start = Schnellstart
hollywood-option-quick-start-about = Im ersten Jahr wird das Verteilrecht nicht versteigert.
hollywood-option-memory = Gedächtnishilfe
hollywood-option-memory-strict = Aus (wie in den Regeln)
hollywood-option-memory-assist = Notizen zu gesehenen Karten
hollywood-option-memory-about = Notizen zeigen die Karten, die du weitergegeben, verteilt oder gesehen hast.

## Karten

hollywood-genre-romance = Romanze
hollywood-genre-comedy = Komödie
hollywood-genre-action = Action
hollywood-genre-thriller = Thriller

hollywood-type-script = Drehbuch
hollywood-type-director = Regie
hollywood-type-actor = Schauspieler
hollywood-type-actress = Schauspielerin
hollywood-type-crew = Crewkarte

hollywood-job-agent = Agent
hollywood-job-makeup-artist = Maske
hollywood-job-double = Double
hollywood-job-sound-engineer = Ton
hollywood-job-extras = Komparsen
hollywood-job-editor = Schnitt
hollywood-job-producer = Produktion
hollywood-job-script-rewriter = Skriptdoktor
hollywood-job-casting-specialist = Casting
hollywood-job-set-designer = Szenenbild
hollywood-job-stage-manager = Aufnahmeleitung
hollywood-job-special-effects-expert = Spezialeffekte
hollywood-job-score-writer = Filmmusik
hollywood-job-stunt-performer = Stunt

# Eine Karte mit Namen: $print ist, was darauf steht.
hollywood-card = { $name } ({ $print })
# Was auf einer Karte steht: Symbole, Art oder Beruf, Münzen, Statuetten.
hollywood-print = { $icons ->
    [0] { $what }
   *[other] { $what } für { $genres }
}{ $coins ->
    [0] { $figurines ->
        [0] { "" }
        [one] { " " }mit 1 Statuette
       *[other] { " " }mit { $figurines } Statuetten
    }
   *[other] { " " }mit { $coins } M{ $figurines ->
        [0] { "" }
        [one] { " " }und 1 Statuette
       *[other] { " " }und { $figurines } Statuetten
    }
}
hollywood-worthless = wertloses Drehbuch
hollywood-hidden-card = eine Karte, die du nicht siehst
hollywood-no-card = nichts
hollywood-deck-slot = die oberste Karte des Starstapels, verdeckt

## Was gefragt ist

hollywood-prompt-why = Jahr { $year } von { $years }. Du hast { $money } M.
hollywood-prompt-bid = Biete verdeckt auf das Recht, die geheimen Starkarten zu verteilen.
hollywood-prompt-keep = Du verteilst die geheimen Starkarten. Welche behältst du?
hollywood-prompt-give = Welche Starkarte bekommt { $to }?
hollywood-prompt-draft = Wähle verdeckt Karte { $number } von { $of }; der Rest geht nach { $left ->
    [left] links
   *[right] rechts
}.
hollywood-prompt-offer = Wähle verdeckt eine Starkarte und ein Gebot.
hollywood-prompt-agent = Du musst einen Agenten spielen. Wer soll dir eine Karte Regie, Schauspieler oder Schauspielerin geben?
hollywood-prompt-hand = Welche Karte bekommt { $to } von dir?
hollywood-prompt-place = Karte { $number } von { $of }: { $card }. Wohin damit?
hollywood-prompt-slate-end = Jede Karte hat ihren Platz. Steht dein Programm?
hollywood-prompt-review = Durchgang { $round }: Alle Programme liegen offen. Behältst du deins oder stellst du es neu zusammen?
hollywood-prompt-vote = Mehrere Filme haben die meisten Statuetten. Stimme geheim ab: Wer bekommt den Film des Jahres? Wer abstimmt, darf sich vorher mit den anderen beraten.

hollywood-choice-bid = { $bid } M bieten
hollywood-choice-keep = { $card } behalten
hollywood-choice-give = { $card } an { $to }
hollywood-choice-draft = { $card }
hollywood-choice-offer = { $bid } M auf Platz { $slot }: { $card }
hollywood-choice-agent = { $who }
hollywood-choice-hand = { $card }
hollywood-choice-put = { $card } in Film { $film }
hollywood-choice-aside = { $card } beiseite
hollywood-choice-trade = { $card } gegen ein wertloses Drehbuch in Film { $film } tauschen
hollywood-choice-done = Fertig
hollywood-choice-stay = Programm behalten
hollywood-choice-rebuild = Programm neu zusammenstellen
hollywood-choice-vote = { $whoIs ->
    [you] Dein Film
   *[other] Der Film von { $who }
}

## Was es bewirkt

hollywood-preview-bid = Du zahlst { $bid } M, was auch immer die anderen bieten, und hast noch { $left } M.
hollywood-preview-offer = Du zahlst { $bid } M, ob du die Karte bekommst oder nicht, und hast noch { $left } M.
hollywood-preview-give = { $to } bekommt { $card }.
hollywood-preview-slate-value = Mit { $cards ->
    [one] dieser einen Karte
   *[other] diesen { $cards } Karten
} bringt dein bestes Programm { $then } M; jetzt sind es { $now } M.
hollywood-preview-agent = { $who } hat { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} und sucht aus, was du bekommst.
hollywood-preview-completion = Das beste Programm bringt von hier aus { $best } M.
hollywood-preview-slate = Deine Filme bringen { $income } M.
hollywood-preview-figurines = Dein bester Film hat { $own ->
    [one] 1 Statuette
   *[other] { $own } Statuetten
}, der beste der anderen { $others }.
hollywood-preview-rebuild = Du legst alle deine Karten noch einmal neu.
hollywood-preview-vote = { $who } hat { $awards ->
    [0] noch keinen Film des Jahres
    [one] einen Film des Jahres
   *[other] { $awards } Filme des Jahres
} und { $money } M.
hollywood-warning-broke = Danach hast du kein Geld mehr.
hollywood-warning-better = Ein anderes Programm brächte { $more } M mehr: { $best } M.

## Filme und Abrechnungen

hollywood-film = Film { $film } ({ $cards }): { $what }
hollywood-no-movie = kein Film – { $flaws }
hollywood-flaw-no-script = kein Drehbuch
hollywood-flaw-scripts = { $count } Drehbücher
hollywood-flaw-no-director = keine Regie
hollywood-flaw-directors = { $count }-mal Regie
hollywood-flaw-no-cast = niemand, der spielt
hollywood-flaw-cast = { $count } Schauspieler und Schauspielerinnen
hollywood-receipt-line = { $card }: { $earns } M ({ $reasons })
hollywood-receipt-none = Kein Film, keine Einnahmen.
hollywood-receipt-sum = Genre { $genre } mit { $cards ->
    [one] einer Genrekarte
   *[other] { $cards } Genrekarten
}, { $income } M und { $figurines ->
    [0] keine Statuette
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
}.
hollywood-receipt-sum-chosen = Genre { $genre } (gewählt) mit { $cards ->
    [one] einer Genrekarte
   *[other] { $cards } Genrekarten
}, { $income } M und { $figurines ->
    [0] keine Statuette
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
}.
hollywood-reason-share = { $share } als Anteil
hollywood-reason-coins = { $coins } aus Münzen
hollywood-reason-duo = { $duo } fürs Traumpaar
hollywood-reason-ability = { $ability } durch Fähigkeit
hollywood-reason-doubled = verdoppelt ({ $by })
hollywood-reason-stands-in = springt ein als { $part }
hollywood-reason-made-up = verwandelt ({ $by })
hollywood-reason-rewritten = Symbol gewählt ({ $by })

## Was geschah

hollywood-event-year = Jahr { $year } beginnt. In der Starreihe: { $cards }.
hollywood-event-hand = { $whoIs ->
    [you] Du bekommst
   *[other] { $who } bekommt
}: { $cards }.
hollywood-event-dealt = { $who } bekommt sieben Karten.
hollywood-event-restocked = Der Starstapel ist aufgebraucht. { $cards ->
    [one] Eine Starkarte
   *[other] { $cards } Starkarten
} der gemeinsamen Ablage { $cards ->
    [one] bildet
   *[other] bilden
} einen neuen, und auf den Stapel kann dieses Jahr niemand bieten.
hollywood-bid-of = { $whoIs ->
    [you] du
   *[other] { $who }
} { $bid } M
hollywood-event-bids = Gebote auf das Verteilrecht: { $bids }. Alle zahlen.
hollywood-event-bids-tied = Gleichstand beim höchsten Gebot: { $seats }.
hollywood-event-dealer = { $whoIs ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} das Recht, die geheimen Starkarten zu verteilen.
hollywood-event-dealer-award = { $whoIs ->
    [you] Du verteilst
   *[other] { $who } verteilt
} die geheimen Starkarten, dank des letzten Films des Jahres.
hollywood-event-nobody-deals = Niemand verteilt: Alle nehmen die oberste Starkarte.
hollywood-event-stars-taken = { $whoIs ->
    [you] Du siehst dir die Starkarten an
   *[other] { $who } sieht sich die Starkarten an
}{ $known ->
    [yes] : { $cards }.
   *[no] , die verteilt werden.
}
hollywood-event-secret-placed = { $own ->
    [yes] { $whoIs ->
        [you] Du behältst { $card }.
       *[other] { $who } behält { $card }.
    }
   *[no] { $whoIs ->
        [you] { $to } bekommt von dir { $card }.
       *[other] { $toIs ->
            [you] Du bekommst
           *[other] { $to } bekommt
        } von { $who } { $card }.
    }
}
hollywood-event-secret = { $whoIs ->
    [you] Deine geheime Starkarte
   *[other] Die geheime Starkarte von { $who }
}: { $card }.
hollywood-event-drafted = { $whoIs ->
    [you] Du wählst
   *[other] { $who } wählt
} { $card }.
hollywood-event-passed = Die Karten gehen nach { $left ->
    [left] links
   *[right] rechts
}, { $cards ->
    [one] eine Karte
   *[other] je { $cards } Karten
}.
hollywood-event-hand-seen = { $whoIs ->
    [you] Deine neuen Karten
   *[other] Die neuen Karten von { $who }
}: { $cards }.
hollywood-offer-of = { $whoIs ->
    [you] du
   *[other] { $who }
} { $bid } M auf Platz { $slot }
hollywood-event-offers = Starversteigerung: { $offers }. Alle zahlen.
hollywood-event-star-won = { $whoIs ->
    [you] Du bekommst
   *[other] { $who } bekommt
} { $deck ->
    [yes] für { $bid } M die oberste Karte des Starstapels: { $card }.
   *[no] für { $bid } M von Platz { $slot }: { $card }.
}
hollywood-event-slot-tied = Gleichstand auf Platz { $slot }: { $seats }. Niemand bekommt die Karte.
hollywood-event-without = { $whoIs ->
    [you] Du hast kein Geld mehr und gehst bei der Starversteigerung leer aus.
   *[other] { $who } hat kein Geld mehr und geht bei der Starversteigerung leer aus.
}
hollywood-event-agent = { $whoIs ->
    [you] Du spielst einen Agenten gegen
   *[other] { $who } spielt einen Agenten gegen
} { $targetIs ->
    [you] dich
   *[other] { $target }
}.
hollywood-event-handed = { $whoIs ->
    [you] Du gibst
   *[other] { $who } gibt
} { $toIs ->
    [you] dir
   *[other] { $to }
} { $card }.
hollywood-event-nothing = { $whoIs ->
    [you] Du hast
   *[other] { $who } hat
} weder Regie noch Schauspieler oder Schauspielerin abzugeben.
hollywood-event-cards = { $whoIs ->
    [you] Deine Karten
   *[other] Die Karten von { $who }
}: { $cards }.
hollywood-slate-film = ein Film ({ $genre }) für { $income } M mit { $figurines ->
    [0] keiner Statuette
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
} ({ $cards })
hollywood-slate-heap = kein Film – { $flaws } ({ $cards })
hollywood-event-slate = { $whoIs ->
    [you] Dein Programm
   *[other] Das Programm von { $who }
}: { $films }.
hollywood-event-kept = { $whoIs ->
    [you] Du behältst dein
   *[other] { $who } behält das
} Programm.
hollywood-event-rebuild = { $whoIs ->
    [you] Du stellst dein
   *[other] { $who } stellt das
} Programm neu zusammen.
hollywood-event-film = { $whoIs ->
    [you] Dein Film
   *[other] Der Film von { $who }
} ({ $genre }, { $cards } Karten) bringt { $income } M. Er hat { $figurines ->
    [0] keine Statuette
    [one] 1 Statuette
   *[other] { $figurines } Statuetten
}.
hollywood-event-income = { $whoIs ->
    [you] Du erhältst
   *[other] { $who } erhält
} { $income } M von der Kinokasse.
hollywood-event-nominated = Nominiert für den Film des Jahres, { $figurines ->
    [0] ohne Statuette
    [one] mit je 1 Statuette
   *[other] mit je { $figurines } Statuetten
}: { $seats }.
hollywood-vote-of = { $whoIs ->
    [you] du stimmst
   *[other] { $who } stimmt
} für { $forIs ->
    [you] dich
   *[other] { $for }
}
hollywood-event-votes = Die Stimmen: { $votes }.
hollywood-event-award = { $whoIs ->
    [you] Du gewinnst
   *[other] { $who } gewinnt
} in Jahr { $year } den Film des Jahres.
hollywood-event-no-award = Jahr { $year } hat keinen Film des Jahres.
hollywood-event-bonus = { $whoIs ->
    [you] Du erhältst
   *[other] { $who } erhält
} { $bonus } M: { $figurines } Statuetten für { $awards ->
    [one] einen Film des Jahres
   *[other] jeden von { $awards } Filmen des Jahres
}.
hollywood-event-end = Das dritte Jahr ist vorbei.

## Punktezettel

hollywood-source-start = Start
hollywood-source-year-1 = Kinokasse, Jahr 1
hollywood-source-year-2 = Kinokasse, Jahr 2
hollywood-source-year-3 = Kinokasse, Jahr 3
hollywood-source-dealing = Gezahlt fürs Verteilrecht
hollywood-source-auctions = Gezahlt bei Starversteigerungen
hollywood-source-figurines = Statuetten
hollywood-part-award-1 = Erster Film des Jahres
hollywood-part-award-2 = Zweiter Film des Jahres
hollywood-part-award-3 = Dritter Film des Jahres
# Wie ein Programm besser aufgeteilt gewesen wäre.
hollywood-better-slate = diese Karten hätten { $income } M statt { $own } M bringen können, mit nicht weniger Statuetten im besten Film
# Was ein Bot zu den Filmen sagt, die er bauen würde.
hollywood-planned-slate = Diese Filme bringen zusammen { $income } M.

## Der einfache Spielplan: Felder einer Sicht

hollywood-view-quick-start = Schnellstart
hollywood-view-basic-deck = Grundstapel
hollywood-view-star-deck = Starstapel
hollywood-view-deck-open = Grundstapel in Gebrauch
hollywood-view-drafted = Gewählte Karten
hollywood-view-passes = Hände gehen nach
hollywood-view-passes-left = links
hollywood-view-passes-right = rechts
hollywood-view-row = Starreihe
hollywood-view-common-pile = Gespielte Karten
hollywood-view-nominees = Nominiert: { $who }
hollywood-view-earned = Einspiel nach Jahren
hollywood-view-held = Offene Karten
hollywood-view-pile = Frühere Karten
hollywood-view-secret = Geheime Starkarte
hollywood-view-won = Gewonnene Starkarte
hollywood-view-won-from-deck = Ungesehen vom Stapel gewonnen
hollywood-view-answer = Deine verdeckte Antwort
hollywood-view-film = Film
hollywood-view-receipt = Abrechnung
hollywood-view-income = Einspiel in M
hollywood-view-figurines = Statuetten
hollywood-view-coins = Münzen
hollywood-view-flaws = Es fehlt
hollywood-view-flaws-no-script = Drehbuch
hollywood-view-flaws-no-director = Regie
hollywood-view-flaws-no-cast = Schauspiel
hollywood-view-genre-cards = Genrekarten
hollywood-view-slate = Plan bisher
hollywood-view-slate-done = Versiegelt
hollywood-view-to-give = Zu verteilen
hollywood-view-review = Nachbau
hollywood-view-money = Geld in M
hollywood-view-phase-bidding = Gebote für das Verteilrecht
hollywood-view-phase-keeping = Geheime Starkarte behalten
hollywood-view-phase-giving = Geheime Starkarten verteilen
hollywood-view-phase-drafting = Kartenwahl
hollywood-view-phase-offering = Starversteigerung
hollywood-view-phase-playing-agent = Agenten
hollywood-view-phase-handing = Karte abgeben
hollywood-view-phase-building = Produktion
hollywood-view-phase-reviewing = Alle Filme ansehen
hollywood-view-phase-rebuilding = Umbauen
hollywood-view-phase-voting = Film des Jahres
hollywood-view-phase-over = Das Spiel ist vorbei

## Tipps für eine geführte erste Runde, höchstens 200 Zeichen: siehe locales/en

hollywood-tip-01-on-year-began = Ein neues Jahr in Hollywood! Wähle Karten, biete auf einen Star und drehe bis zu drei Filme. Nach drei Jahren gewinnt das reichste Studio.
hollywood-tip-02-at-hw-d4 = Biete auf das Recht, die geheimen Starkarten zu verteilen. Achtung: Alle zahlen ihr Gebot, nicht nur wer gewinnt. Oft reicht 1.
hollywood-tip-03-at-hw-d1 = Du siehst alle geheimen Starkarten: Behalte die beste, und überlege gut, wem du was gibst.
hollywood-tip-04-at-hw-t1 = Wähle eine Karte; der Rest geht weiter. Jeder Film braucht ein Drehbuch, eine Regie und jemanden, der spielt.
hollywood-tip-05-at-hw-t1 = Sammle ein Genre: Drei Karten davon bringen 9, vier bringen 16. Die Zahl an jeder Karte sagt, was dein bestes Programm brächte.
hollywood-tip-06-on-hands-passed = Du weißt, was du weitergegeben hast. Was zurückkommt, wollten die anderen nicht, oder noch nicht.
hollywood-tip-07-at-hw-a1 = Wähle geheim eine Starkarte und ein Gebot. Du zahlst in jedem Fall, und gleich hohe Gebote blockieren einander.
hollywood-tip-08-on-slot-tied = Gleichstand! Niemand bekommt diese Karte, und alle haben gezahlt. Wer noch keine Starkarte hat, bietet noch einmal.
hollywood-tip-09-at-hw-g1 = Dein Agent holt Regie, Schauspieler oder Schauspielerin von jemand anderem. Ausgesucht wird dort: Frag, wer wenig davon hat.
hollywood-tip-10-at-hw-p1 = Jetzt baust du deine Filme. Lege ein Genre zusammen und bilde ein Traumpaar aus Schauspieler und Schauspielerin: Das bringt 4 mehr.
hollywood-tip-11-at-hw-p1 = Kein Drehbuch? Tausche eine Karte, die du nicht brauchst, gegen ein wertloses. Das Genre dieses Films bestimmst du.
hollywood-tip-12-at-hw-p4 = Alle Programme liegen offen. Behalte deins oder baue um, vielleicht mit mehr Statuetten in einem Film für den Film des Jahres.
hollywood-tip-13-on-film-earned = Die Kinokasse! Bei drei Genrekarten bringt jede 3, bei vier 4. Andere Karten bringen 1. Dazu Münzen, Traumpaar und Crew.
hollywood-tip-14-on-award-given = Der Film mit den meisten Statuetten ist Film des Jahres. Wer ihn hat, verteilt nächstes Jahr, und am Ende zahlen Statuetten.
hollywood-tip-15-at-hw-f2 = Filme liegen gleichauf, und du hast eine Stimme. Beratet euch ruhig vorher im Chat: Wessen Sieg tut dir am wenigsten weh?
