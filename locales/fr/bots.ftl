# Comment les bots expliquent leurs conseils

bot-reason-random = Choisi au hasard parmi { $options } possibilités.
bot-reason-only = Il n’y a rien d’autre à faire.
bot-reason-mixed = Choisi au hasard parmi des coups à peu près aussi bons, pour que personne ne puisse le prévoir : environ { $worth } points tout de suite ; le meilleur en a { $best }.
bot-reason-greedy = Cela vous laisse environ { $worth } points tout de suite, { $lead } de plus que le deuxième choix.

# Le nom d’un bot à la table.
bot-name = Bot { $number } ({ $level })
bot-reason-playouts = Sur { $playouts } parties que j’ai jouées de tête à partir d’ici, ce coup en a gagné { $win } %, avec { $points } points en moyenne.
bot-reason-tree = En regardant plus loin, cela vaut pour moi { $value } sur 100.
bot-reason-bids = Je mélange les mises secrètes pour que personne ne puisse les prévoir ; celle-ci vaut pour moi { $value } sur 100.
bot-reason-exact = Calculé jusqu’au bout : cela gagne { $value } % du temps.

# Pourquoi, en détail. Les nombres viennent de la recherche.
bot-why = { $first } { $second }
bot-why-wins = Sur { $playouts } parties jouées à partir d’ici, ce coup en a gagné { $win } % ; le suivant ({ $other }) { $otherWin } %.
bot-why-ahead = En calculant plus loin, le bot évalue ce coup à { $value } % et le suivant ({ $other }) à { $otherValue } %. Sur { $playouts } parties jouées rapidement jusqu’au bout, ce coup en a gagné { $win } % et l’autre { $otherWin } % ; il s’y fie moins.
bot-why-even = Il y a peu de différence avec le suivant ({ $other }) : sur { $playouts } parties jouées à partir d’ici, ils ont gagné { $win } % et { $otherWin } %.
bot-why-more = Il rapporte environ { $points } points de plus : { $parts }.
bot-why-less = Il rapporte environ { $points } points de moins, mais mieux placés : { $parts }.
bot-why-part = { $part } { $points }
bot-why-stop = Arrêtez-vous à { $amount }.
bot-reason-clear = Tout le reste me paraît bien moins bon.

# Pourquoi le bot n’a pas choisi autre chose.
bot-but-wins = Sur { $playouts } parties jouées à partir d’ici, ce coup en a gagné { $win } %.
bot-but-more = Il rapporte environ { $points } points de plus, mais moins bien placés : { $parts }.
bot-but-less = Il rapporte environ { $points } points de moins : { $parts }.
