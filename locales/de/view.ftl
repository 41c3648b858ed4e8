# Spielpläne, die allein aus der Sicht gezeichnet werden: Namen von Feldern, die viele Spiele haben. Eigene stehen unter
# GAME-view-FIELD. Hat die Meldung $who, so stehen im Feld ein Platz oder mehrere.

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
