# Was jedes Spiel und jede Oberfläche braucht.
#
# Ist ein Argument ein Sitz, etwa $who, so gibt es auch $whoIs: "you" für den Sitz der lesenden Person, sonst "other".
# Aufzählungen von Sitzen stehen im Nominativ: Sätze nennen sie nach einem Doppelpunkt oder in Klammern.

# Ein Name, in jeder Sprache gleich.
name = { $name }

# Ein Sitz mitten im Satz.
seat =
    { $seatIs ->
        [you] du
       *[other] { $seat }
    }

# Jemand ohne Namen. $number zählt ab 1.
player-numbered = Sitz { $number }

## Aufzählungen. Drei Dinge sind list-last(list-comma(a, b), c).

# Eine leere Aufzählung.
list-none = nichts
# Genau zwei.
list-two = { $first } und { $second }
# In längeren Aufzählungen alles bis auf das Letzte.
list-comma = { $first }, { $second }
# In längeren Aufzählungen das Letzte.
list-last = { $first } und { $second }

## Einfache Spielpläne

# Spielpläne, die allein aus der Sicht gezeichnet werden: Namen von Feldern, die viele Spiele haben. Eigene stehen unter
# GAME-view-FIELD. Hat die Meldung $who, so stehen im Feld ein Platz oder mehrere.
yes = Ja
no = Nein
view-turn = Am Zug: { $who }
view-asked = Gefragt: { $who }
view-start = Beginnt: { $who }
view-first = Zuerst: { $who }
view-dealer = Verteilt: { $who }
view-passed = Gepasst: { $who }
view-owner = Gehört: { $who }
view-winner = Gewinnt: { $who }
view-seat = Wer: { $who }
view-players = Wer spielt
view-seats = Plätze
view-phase = Phase
view-round = Runde
view-rounds = Runden
view-year = Jahr
view-years = Jahre
view-hand = Hand
view-deck = Stapel
view-money = Geld
view-points = Punkte
view-bid = Gebot
view-genre = Genre
view-genres = Genre
view-stars = Sterne
view-rating = Wertung
view-films = Filme
view-cards = Karten
view-awards = Preise
view-total = Summe
