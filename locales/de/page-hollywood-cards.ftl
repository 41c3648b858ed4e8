# Der Tisch von The Hollywood! Card Game auf der Seite.

page-hollywood-cards-area = Auslage
page-hollywood-cards-column = Spalte { $number }
page-hollywood-cards-full = Voll
page-hollywood-cards-order = Die Zahlen zeigen, in welcher Folge die Karten verteilt werden.
page-hollywood-cards-round = Runde { $round } von { $rounds }
page-hollywood-cards-to-come = { $left ->
    [0] Alle Filmrollen liegen
    [one] Noch 1 Filmrolle
   *[other] Noch { $left } Filmrollen
}
page-hollywood-cards-rivals = Die anderen Studios

# Eine Karte der Auslage. $number zählt in der Folge des Verteilens; $card ist „Filmkarte Horror“.
page-hollywood-cards-spot = Karte { $number }: { $card }
page-hollywood-cards-spot-reel = Karte { $number }: { $card }, mit der Filmrolle von { $who }

## Was Karten tun

page-hollywood-cards-about-film = Kommt zu deinem Projekt { $genre } oder beginnt eines. Ein Star macht aus dem Projekt einen Film.
page-hollywood-cards-about-award = Kommt zu deinem Projekt { $genre } und zählt für zwei Filmkarten.
page-hollywood-cards-about-blockbuster = Am Ende 2 Punkte wert.
page-hollywood-cards-about-star = Macht aus einem deiner Projekte einen Film: Jede Filmkarte zählt { $rating } { $rating ->
    [one] Punkt
   *[other] Punkte
}. Der Star muss sofort verwendet werden; ohne Projekt ist er verloren.
page-hollywood-cards-about-project = Wächst mit jeder Filmkarte seines Genres. Am Ende bringt nur dein größtes Projekt etwas: einen Punkt je Filmkarte, oder nichts, wenn die zwei größten gleich groß sind.
page-hollywood-cards-about-clap = Lässt deinen Zug aus: Du legst nichts. Einmal im ganzen Spiel.
page-hollywood-cards-about-double = Du legst zwei Filmrollen nacheinander. Einmal im ganzen Spiel.
page-hollywood-cards-about-aside = Karten, die niemand bekam, sind aus dem Spiel.
page-hollywood-cards-about-aside-advanced = Profiregel: Am Ende werden die Punkte jedes Films mit den beiseitegelegten Filmkarten seines Genres multipliziert.

## Studios

page-hollywood-cards-first = fängt an
page-hollywood-cards-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
page-hollywood-cards-reels-left = { $reels ->
    [0] Keine Filmrolle mehr
    [one] Noch 1 Filmrolle
   *[other] Noch { $reels } Filmrollen
}
page-hollywood-cards-no-reels = keine Filmrollen
page-hollywood-cards-clap = Klappe
page-hollywood-cards-double = Doppelrolle
page-hollywood-cards-unused = { $name }: noch nicht gespielt
page-hollywood-cards-used = { $name }: gespielt
page-hollywood-cards-empty = Noch nichts. Ein Star wäre verloren.
# $size ist größer als $films, wenn die Filmkarte mit Preis dabei ist.
page-hollywood-cards-project = Projekt { $genre }: { $films ->
    [one] 1 Filmkarte
   *[other] { $films } Filmkarten
}, Größe { $size }
page-hollywood-cards-worth = → { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
# $id ist die Id des Genres.
page-hollywood-cards-movie = { $id ->
    [action] Actionfilm
    [horror] Horrorfilm
    [romantic-comedy] Liebeskomödie
   *[other] Film ({ $genre })
} mit { $star } und { $films ->
    [one] 1 Filmkarte
   *[other] { $films } Filmkarten
}: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
page-hollywood-cards-movie-sum = Größe { $size } × Wert { $rating }. Stand jetzt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} wert.
page-hollywood-cards-blockbusters = { $count ->
    [one] 1 Blockbuster
   *[other] { $count } Blockbuster
}
page-hollywood-cards-blockbusters-word = Blockbuster

## Stapel

page-hollywood-cards-aside = Beiseitegelegt
page-hollywood-cards-stars = Stars
page-hollywood-cards-decks = In den Stapeln: { $films } Karten mit Filmen und Blockbustern, { $stars } Stars
page-hollywood-cards-stars-left = Stars, die noch kommen können
page-hollywood-cards-stars-gone = Stars, die aus dem Spiel sind
page-hollywood-cards-rating = Wert { $rating }

## Auf wen wir warten

page-hollywood-cards-wait-reel = { $who } legt eine Filmrolle.
page-hollywood-cards-wait-star = { $who } gibt einem Projekt einen Star.

## Das Ende

page-hollywood-cards-plus = +{ $points }
page-hollywood-cards-starring = mit
page-hollywood-cards-reels-of-film = Länge
page-hollywood-cards-film-count = { $films ->
    [one] 1 Filmkarte
   *[other] { $films } Filmkarten
}
page-hollywood-cards-prize-best = Film des Jahres
page-hollywood-cards-prize-genre = Bester seiner Art: { $genre }
page-hollywood-cards-prize-worst = Flop des Jahres
page-hollywood-cards-ceremony-aside = Was niemand wollte
page-hollywood-cards-ceremony-times = { $genre } × { $times }
page-hollywood-cards-ceremony-blockbusters = Blockbuster
page-hollywood-cards-ceremony-blockbusters-of = { $count ->
    [one] { $who } hat einen Blockbuster.
   *[other] { $who } hat { $count } Blockbuster.
}
page-hollywood-cards-ceremony-project = Nie vollendet
page-hollywood-cards-ceremony-project-of = Das größte Projekt von { $who } fand keinen Star: { $genre }, { $films ->
    [one] 1 Filmkarte
   *[other] { $films } Filmkarten
}.
page-hollywood-cards-ceremony-project-tie = { $who } hinterlässt zwei gleich große Projekte. Keines von beiden bringt etwas.
page-hollywood-cards-ceremony-worst = Der Flop des Jahres
page-hollywood-cards-ceremony-place-1 = Der Film des Jahres
page-hollywood-cards-ceremony-place-2 = Die silberne Filmrolle
page-hollywood-cards-ceremony-place-3 = Die bronzene Filmrolle
page-hollywood-cards-ceremony-movie = „{ $title }“ von { $who }: { $size } × { $rating }.
page-hollywood-cards-ceremony-end = Und gewonnen hat …
page-hollywood-cards-ceremony-total = { $name } { $points }

## Titel für Plakate

page-hollywood-cards-title-horror-1 = Das Haus, das wartete
page-hollywood-cards-title-horror-2 = Mitternacht in der Mühle
page-hollywood-cards-title-horror-3 = Niemand klopft zweimal
page-hollywood-cards-title-horror-4 = Der Mieter im Keller
page-hollywood-cards-title-horror-5 = Nebel über dem Galgenberg
page-hollywood-cards-title-horror-6 = Eine kalte Hand
page-hollywood-cards-title-horror-7 = Die Braut aus Wachs
page-hollywood-cards-title-horror-8 = Dreizehn Kerzen
page-hollywood-cards-title-horror-9 = Geflüster im Brunnen
page-hollywood-cards-title-horror-10 = Der Organist der Nacht
page-hollywood-cards-title-horror-11 = Weckt Großmutter nicht
page-hollywood-cards-title-horror-12 = Das Bildnis blinzelte
page-hollywood-cards-title-action-1 = Vollgas am Freitag
page-hollywood-cards-title-action-2 = Brücke in Flammen
page-hollywood-cards-title-action-3 = Der letzte Fallschirm
page-hollywood-cards-title-action-4 = Noch neun Sekunden
page-hollywood-cards-title-action-5 = Express außer Kontrolle
page-hollywood-cards-title-action-6 = Zwei Fäuste, eine Stadt
page-hollywood-cards-title-action-7 = Der Coup im Stahlcanyon
page-hollywood-cards-title-action-8 = Ohne Bremsen
page-hollywood-cards-title-action-9 = Flucht vom Teufelsriff
page-hollywood-cards-title-action-10 = Donnertrupp
page-hollywood-cards-title-action-11 = Der Mann, der sprang
page-hollywood-cards-title-action-12 = Gefahr zahlt doppelt
page-hollywood-cards-title-romantic-comedy-1 = Zwei Karten nach Capri
page-hollywood-cards-title-romantic-comedy-2 = Der Verlobte meiner Frau
page-hollywood-cards-title-romantic-comedy-3 = Küss den Koch
page-hollywood-cards-title-romantic-comedy-4 = Aus Versehen verlobt
page-hollywood-cards-title-romantic-comedy-5 = Champagner zum Frühstück
page-hollywood-cards-title-romantic-comedy-6 = Der falsche Strauß
page-hollywood-cards-title-romantic-comedy-7 = Liebe, zweiter Stock
page-hollywood-cards-title-romantic-comedy-8 = Ein Hund namens Romeo
page-hollywood-cards-title-romantic-comedy-9 = Wir treffen uns am Karussell
page-hollywood-cards-title-romantic-comedy-10 = Der zögernde Bräutigam
page-hollywood-cards-title-romantic-comedy-11 = Flitterwochen zu dritt
page-hollywood-cards-title-romantic-comedy-12 = Sie sagte vielleicht

# At the end, where the best scores are equal.
page-hollywood-cards-tie-broken = Gleichstand: Der wertvollste einzelne Film entscheidet.

## Überschriften des Protokolls

page-hollywood-cards-log-reels = Runde { $round }: Filmrollen
page-hollywood-cards-log-cards = Karten verteilt
page-hollywood-cards-log-movies = Karten verteilt: { $points }
