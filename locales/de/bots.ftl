# Wie Bots ihren Rat begründen

bot-reason-random = Zufällig gewählt aus { $options } Möglichkeiten.
bot-reason-only = Etwas anderes geht nicht.
bot-reason-mixed = Zufällig gewählt unter Möglichkeiten, die etwa gleich gut sind, damit es niemand vorhersehen kann: sofort etwa { $worth } Punkte; die beste bringt { $best }.
bot-reason-greedy = Damit hast du sofort etwa { $worth } Punkte, { $lead } mehr als mit der zweitbesten Möglichkeit.

# Wie ein Bot am Tisch heißt.
bot-name = Bot { $number } ({ $level })
bot-reason-playouts = Von { $playouts } Spielen, die ich von hier aus im Kopf zu Ende gespielt habe, gewann dies { $win } %, mit durchschnittlich { $points } Punkten.
bot-reason-tree = Vorausgedacht ist mir das { $value } von 100 wert.
bot-reason-bids = Geheime Gebote mische ich, damit sie niemand vorhersehen kann; dieses ist mir { $value } von 100 wert.
bot-reason-exact = Bis zum Ende durchgerechnet: Das gewinnt in { $value } %.

# Warum, ausführlich. Die Zahlen stammen aus der Suche.
bot-why = { $first } { $second }
bot-why-wins = Von { $playouts } zu Ende gespielten Spielen gewann dies { $win } %; das Nächstbeste ({ $other }) gewann { $otherWin } %.
bot-why-ahead = Vorausgeschaut steht dies bei { $value } % und das Nächstbeste ({ $other }) bei { $otherValue } %. Von { $playouts } nur rasch zu Ende gespielten Spielen gewann dies { $win } % und das andere { $otherWin } %; denen traut der Bot weniger.
bot-why-even = Zwischen diesem und dem Nächstbesten ({ $other }) liegt wenig: Von { $playouts } zu Ende gespielten Spielen gewannen sie { $win } % und { $otherWin } %.
bot-why-more = Es bringt etwa { $points } Punkte mehr: { $parts }.
bot-why-less = Es bringt etwa { $points } Punkte weniger, aber an besseren Stellen: { $parts }.
bot-why-part = { $part } { $points }
bot-why-stop = Hör auf bei { $amount }.
bot-reason-clear = Alles andere sieht für mich viel schlechter aus.

# Warum etwas anderes nicht die Wahl des Bots war.
bot-but-wins = Von { $playouts } zu Ende gespielten Spielen gewann dies { $win } %.
bot-but-more = Es bringt etwa { $points } Punkte mehr, aber an schlechteren Stellen: { $parts }.
bot-but-less = Es bringt etwa { $points } Punkte weniger: { $parts }.
