# Wie Bots ihren Rat begründen

bot-reason-random = Zufällig gewählt aus { $options } Möglichkeiten.
bot-reason-only = Das ist der einzige mögliche Zug.
bot-reason-mixed = Zufällig unter fast gleich guten Zügen gewählt, um nicht berechenbar zu sein. Geschätztes Ergebnis: { $worth } Punkte; bester Zug: { $best }.
bot-reason-greedy = Geschätztes Ergebnis danach: { $worth } Punkte, { $lead } mehr als mit dem zweitbesten Zug.

# Wie ein Bot am Tisch heißt.
bot-name = Bot { $number } ({ $level })
bot-reason-playouts = Gewinnt { $win } % von { $playouts } simulierten Partien, im Schnitt mit { $points } Punkten.
bot-reason-tree = Stellungswert nach Vorausrechnen: { $value } von 100.
bot-reason-bids = Geheime Gebote variiere ich, damit sie niemand vorhersehen kann. Stellungswert dieses Gebots: { $value } von 100.
bot-reason-exact = Bis zum Ende durchgerechnet: Das gewinnt in { $value } %.

# Warum, ausführlich. Die Zahlen stammen aus der Suche.
bot-why = { $first } { $second }
bot-why-wins = Gewinnt { $win } % von { $playouts } simulierten Partien; der zweitbeste Zug ({ $other }) { $otherWin } %.
bot-why-ahead = Die tiefere Suche zieht diesen Zug vor (Stellungswert { $value }; { $other }: { $otherValue }), obwohl er in { $playouts } schnellen Simulationen nur { $win } % gewinnt, der andere { $otherWin } %.
bot-why-even = Fast gleich gut wie { $other }: In { $playouts } simulierten Partien gewinnen sie { $win } % und { $otherWin } %.
bot-why-more = Im Schnitt { $points } Punkte mehr: { $parts }.
bot-why-less = Im Schnitt { $points } Punkte weniger: { $parts }.
bot-why-part = { $part } { $points }
bot-why-stop = Biete nicht mehr als { $amount }.
bot-reason-clear = Alles andere sieht für mich viel schlechter aus.

# Warum etwas anderes nicht die Wahl des Bots war.
bot-but-wins = Von { $playouts } zu Ende gespielten Spielen gewann dies { $win } %.
bot-but-more = Es bringt etwa { $points } Punkte mehr, aber an schlechteren Stellen: { $parts }.
bot-but-less = Es bringt etwa { $points } Punkte weniger: { $parts }.
