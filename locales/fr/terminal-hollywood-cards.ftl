# La table du jeu de cartes dans le terminal.

terminal-hc-column = colonne { $column }
terminal-hc-enter = Les bobines entrent par le bas et poussent les autres vers le haut. Les cartes sont distribuées dans l’ordre de leurs numéros.
terminal-hc-reel = { $whoIs ->
    [you] vous
   *[other] { $who }
}
terminal-hc-studio = { $whoIs ->
    [you] Vous
   *[other] { $who }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} · Clap { $clap ->
    [yes] prêt
   *[no] joué
} · Double Bobine { $double ->
    [yes] prête
   *[no] jouée
} · bobines
terminal-hc-no-reels = aucune
terminal-hc-projects = Projets :
terminal-hc-movie = Long métrage : { $star }, { $genre }, films { $films } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-hc-blockbusters = Blockbusters : { $count }
terminal-hc-multipliers = Écartés jusqu’ici, multiplient les longs métrages :
