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
bot-reason-clear = Alles andere sieht für mich viel schlechter aus.

# Warum: ein Urteil mit einer Zahl, dann was dahintersteht. Die Zahlen stammen aus der Suche.
bot-why = { $first } { $second }
bot-why-more = Bringt etwa { $points } Punkte mehr als die nächstbeste Wahl.
bot-why-wins = Gewinnt von hier an etwa { $win } % der simulierten Partien.
bot-why-parts = Der Unterschied: { $parts }.
bot-why-part = { $part } { $points }
bot-why-stop = Biete nicht mehr als { $amount }.
bot-why-playouts = Grundlage: { $playouts } simulierte Partien.

# Warum etwas anderes nicht die Wahl des Bots war.
bot-but-less = Bringt im Schnitt etwa { $points } Punkte weniger.
