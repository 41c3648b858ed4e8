# Comment les bots expliquent leurs conseils

bot-reason-random = Choisi au hasard parmi { $options } possibilités.
bot-reason-only = C’est le seul coup possible.
bot-reason-mixed = Choisi au hasard parmi des coups presque équivalents, pour rester imprévisible. Score estimé : { $worth } ; meilleur coup : { $best }.
bot-reason-greedy = Score estimé après ce coup : { $worth } points, { $lead } de plus que le deuxième choix.

# Le nom d’un bot à la table.
bot-name = Bot { $number } ({ $level })
bot-reason-playouts = Ce coup gagne { $win } % de { $playouts } parties simulées, avec { $points } points en moyenne.
bot-reason-tree = Évaluation après calcul : { $value } sur 100.
bot-reason-bids = Je varie mes mises secrètes pour rester imprévisible. Évaluation de celle-ci : { $value } sur 100.
bot-reason-exact = Calculé jusqu’au bout : cela gagne { $value } % du temps.
bot-reason-clear = Tout le reste me paraît bien moins bon.

# Pourquoi : un verdict avec un nombre, puis ses raisons. Les nombres viennent de la recherche.
bot-why = { $first } { $second }
bot-why-more = Rapporte environ { $points } points de plus que le deuxième choix.
bot-why-wins = Gagne environ { $win } % des parties simulées à partir d’ici.
bot-why-parts = La différence : { $parts }.
bot-why-part = { $part } { $points }
bot-why-stop = Ne misez pas plus de { $amount }.
bot-why-playouts = D’après { $playouts } parties simulées.

# Pourquoi le bot n’a pas choisi autre chose.
bot-but-less = Rapporte en moyenne environ { $points } points de moins.
