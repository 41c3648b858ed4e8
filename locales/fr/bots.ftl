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

# Pourquoi, en détail. Les nombres viennent de la recherche.
bot-why = { $first } { $second }
bot-why-wins = Ce coup gagne { $win } % de { $playouts } parties simulées ; le deuxième choix ({ $other }) en gagne { $otherWin } %.
bot-why-ahead = La recherche approfondie préfère ce coup (évaluation { $value } ; { $other } : { $otherValue }), bien qu’il ne gagne que { $win } % de { $playouts } simulations rapides, contre { $otherWin } %.
bot-why-even = Il y a peu de différence avec le suivant ({ $other }) : sur { $playouts } parties jouées à partir d’ici, ils ont gagné { $win } % et { $otherWin } %.
bot-why-more = Il rapporte environ { $points } points de plus : { $parts }.
bot-why-less = Il rapporte en moyenne { $points } points de moins : { $parts }.
bot-why-part = { $part } { $points }
bot-why-stop = Ne misez pas plus de { $amount }.
bot-reason-clear = Tout le reste me paraît bien moins bon.

# Pourquoi le bot n’a pas choisi autre chose.
bot-but-wins = Sur { $playouts } parties jouées à partir d’ici, ce coup en a gagné { $win } %.
bot-but-more = Il rapporte environ { $points } points de plus, mais moins bien placés : { $parts }.
bot-but-less = Il rapporte environ { $points } points de moins : { $parts }.
