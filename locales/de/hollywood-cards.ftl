# The Hollywood! Card Game. Eine „Filmkarte“ (film) ist eine Karte, ein „Film“ (movie) ist fertig, mit Star.

hollywood-cards-title = The Hollywood! Card Game
hollywood-cards-summary = Schick deine Filmrollen durch die Spalten und hol dir Filmkarten und Stars. Jede Filmrolle verschiebt die anderen.
hollywood-cards-duration = etwa 20 Minuten
hollywood-cards-components-note = Die Zahl der Stars, Filmkarten und Blockbuster und die Werte 1 bis 3 stammen aus dem gedruckten Spiel; wie oft jeder Wert vorkommt, wie sich die Filmkarten auf die Genres verteilen und wie lang die Spalten sind, haben wir rekonstruiert, und alle Namen sind erfunden.
hollywood-cards-option-advanced = Profiregel
hollywood-cards-option-advanced-about = Die Punkte jedes Films werden mit der Zahl der nicht vergebenen Filmkarten seines Genres multipliziert.

hollywood-cards-genre-horror = Horror
hollywood-cards-genre-action = Action
hollywood-cards-genre-romantic-comedy = Liebeskomödie

# Karten in Sätzen, ohne Artikel: So passen sie in jeden Fall. $id ist die Id des Genres.
hollywood-cards-film = Filmkarte { $genre }
hollywood-cards-award-film = Filmkarte { $genre } mit Preis
hollywood-cards-blockbuster = Blockbuster
hollywood-cards-star = { $name } (Wert { $rating })
hollywood-cards-no-card = nichts

hollywood-cards-prompt-place = Lege eine Filmrolle oder spiele eine Studiokarte.
hollywood-cards-prompt-double = { $left ->
    [1] Lege die zweite Filmrolle deiner Doppelrolle.
   *[other] Lege die erste Filmrolle deiner Doppelrolle.
}
hollywood-cards-prompt-assign = Welches deiner Projekte macht { $star } zum Film?
hollywood-cards-prompt-why = Runde { $round } von { $rounds }. Du hast noch { $reels ->
    [0] keine Filmrolle
    [one] 1 Filmrolle
   *[other] { $reels } Filmrollen
}, und { $open ->
    [0] alle Filmrollen liegen.
    [one] nach der nächsten ist die Runde vorbei.
   *[other] nach { $open } weiteren ist die Runde vorbei.
}

hollywood-cards-choice-reel = Filmrolle in Spalte { $column }, auf { $card }
hollywood-cards-choice-clap = Klappe: diesen Zug auslassen
hollywood-cards-choice-double = Doppelrolle: zwei Filmrollen legen
hollywood-cards-choice-assign = Das Projekt { $genre }

hollywood-cards-preview-pushed = { $whoIs ->
    [you] Deine Filmrolle
   *[other] Die Filmrolle von { $who }
} rückt hoch: { $from } → { $to }.
hollywood-cards-preview-gains = So wie die Filmrollen dann liegen, bekommst du: { $cards }.
hollywood-cards-preview-full = Spalte { $column } ist dann voll.
hollywood-cards-preview-clap = Du legst jetzt nichts. Das geht einmal im ganzen Spiel.
hollywood-cards-preview-double = Du legst zwei Filmrollen nacheinander. Das geht einmal im ganzen Spiel.
hollywood-cards-preview-assign = Der Film bringt { $size } × { $rating } = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
hollywood-cards-preview-multiplier = { $times ->
    [0] Bisher liegt keine Filmkarte dieses Genres beiseite: Stand jetzt ist der Film nichts wert.
   *[other] Mal { $times } für die Filmkarten dieses Genres, die bisher beiseiteliegen: Das macht { $points }.
}

hollywood-cards-warning-lost = { $star } findet kein Projekt von dir und ist verloren.
hollywood-cards-warning-forced = { $star } muss dein Projekt { $genre } mit { $films ->
    [one] seiner einen Filmkarte
   *[other] seinen { $films } Filmkarten
} abschließen.

hollywood-cards-event-round = Runde { $round } beginnt. { $whoIs ->
    [you] Du fängst
   *[other] { $who } fängt
} an. In der Auslage, zwischen Filmkarten und Blockbustern: { $cards }.
hollywood-cards-event-reel = { $whoIs ->
    [you] Du legst
   *[other] { $who } legt
} eine Filmrolle in Spalte { $column }, auf { $card }.{ $pushed ->
    [0] { "" }
    [one] { " " }Eine Filmrolle rückt hoch.
   *[other] { " " }{ $pushed } Filmrollen rücken hoch.
}
hollywood-cards-event-clap = { $whoIs ->
    [you] Du spielst die Klappe und lässt deinen Zug aus.
   *[other] { $who } spielt die Klappe und lässt den Zug aus.
}
hollywood-cards-event-double = { $whoIs ->
    [you] Du spielst
   *[other] { $who } spielt
} die Doppelrolle.
hollywood-cards-event-all-placed = Alle Filmrollen liegen. Die Karten werden von links an verteilt.
hollywood-cards-event-received = { $whoIs ->
    [you] Du bekommst
   *[other] { $who } bekommt
}: { $card }{ $project ->
    [0] .
    [one] , der Anfang eines Projekts.
   *[other] . Das Projekt hat jetzt { $project } Filmkarten.
}
hollywood-cards-event-movie = { $whoIs ->
    [you] Du vollendest
   *[other] { $who } vollendet
} einen Film ({ $genre }) mit { $star } und { $films ->
    [one] einer Filmkarte
   *[other] { $films } Filmkarten
}: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
hollywood-cards-event-lost = { $whoIs ->
    [you] Du hast
   *[other] { $who } hat
} kein Projekt für { $star }: verloren.
hollywood-cards-event-aside = Niemand bekommt: { $card }.
hollywood-cards-event-end = Die letzte Runde ist vorbei.

hollywood-cards-source-blockbusters = Blockbuster
hollywood-cards-source-movies = Filme
hollywood-cards-source-project = Größtes Projekt

# Woher Punkte kommen, in Erklärungen.
hollywood-cards-part-movie = Film mit { $star }
hollywood-cards-part-project = Projekt { $genre }

## Der einfache Spielplan: Felder einer Sicht

hollywood-cards-view-advanced = Profiregel
hollywood-cards-view-reels = Filmrollen übrig
hollywood-cards-view-reels-placed = Gelegte Filmrollen
hollywood-cards-view-clap = Klappe bereit
hollywood-cards-view-double = Doppelrolle bereit
hollywood-cards-view-blockbusters = Blockbuster
hollywood-cards-view-projects = Projekte
hollywood-cards-view-movies = Fertige Filme
hollywood-cards-view-star = Star
hollywood-cards-view-size = Filmkarten, die mit Preis doppelt
hollywood-cards-view-set-aside = Beiseitegelegt
hollywood-cards-view-lost-stars = Verlorene Stars
hollywood-cards-view-movie-deck = Kommende Karten
hollywood-cards-view-star-deck = Kommende Stars
hollywood-cards-view-waiting-star = Zu vergebender Star
hollywood-cards-view-columns = Spalten
hollywood-cards-view-reel = Filmrolle von { $who }
hollywood-cards-view-full = Voll
hollywood-cards-view-award = Mit Preis
hollywood-cards-view-phase-placing = Filmrollen legen
hollywood-cards-view-phase-doubling = Die zweite Filmrolle
hollywood-cards-view-phase-assigning = Star vergeben
hollywood-cards-view-phase-over = Das Spiel ist vorbei

## Tipps für eine geführte erste Runde, höchstens 200 Zeichen: siehe locales/en

hollywood-cards-tip-01-on-round-began = Eine neue Runde: vierzehn Karten in vier Spalten. Du bekommst die Karten, auf denen deine Filmrollen am Ende liegen.
hollywood-cards-tip-02-at-hc-r2 = Lege eine Filmrolle: Sie kommt von unten in eine Spalte und schiebt die anderen hoch. Die Vorschau zeigt, wo jede landet.
hollywood-cards-tip-03-on-reel-placed = Siehst du das Schieben? Frühe Filmrollen wandern nach oben, späte bleiben unten. Ziele dorthin, wo deine am Ende liegt.
hollywood-cards-tip-04-at-hc-r2 = Sammle Filmkarten eines Genres: Sie werden ein Projekt. Ein Star macht daraus einen Film, der Karten × Wert bringt.
hollywood-cards-tip-05-at-hc-r2 = In der Klemme? Die Klappe lässt deinen Zug aus, die Doppelrolle legt zwei auf einmal. Beide hast du nur einmal im ganzen Spiel.
hollywood-cards-tip-06-on-reels-all-placed = Alle Filmrollen liegen. Verteilt wird Spalte für Spalte von links, jeweils von oben. Die Folge entscheidet, was ein Star bekommt.
hollywood-cards-tip-07-on-card-received = Filmkarten beginnen ein Projekt ihres Genres oder kommen dazu. Blockbuster sind einfach 2 Punkte wert.
hollywood-cards-tip-08-at-hc-g4 = Ein Star kommt! Er schließt sofort eines deiner Projekte ab. Wähle: Karten mal Wert sind die Punkte des Films.
hollywood-cards-tip-09-on-movie-finished = Ein Film! Seine Punkte sind sicher. Spätere Filmkarten dieses Genres beginnen ein neues Projekt.
hollywood-cards-tip-10-on-card-set-aside = Zwei Karten bekommt nie jemand. Mit der Profiregel vervielfachen sie die Filme ihres Genres.
hollywood-cards-tip-11-at-hc-r5 = Zwei Filmrollen nacheinander: Schieb jemanden von einer guten Karte und nimm sie, oder besetze zwei Spalten auf einmal.
hollywood-cards-tip-12-on-star-lost = Ohne Projekt ist ein Star verloren. Hol dir vorher eine Filmkarte aus einer früheren Spalte oder weiter oben.
