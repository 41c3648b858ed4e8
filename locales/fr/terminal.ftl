# Jouer dans le terminal

terminal-choose-game = Quel jeu ? Tapez son numéro.
terminal-go-on = Une partie de { $game } est sauvegardée après { $steps ->
    [one] { $steps } coup
   *[other] { $steps } coups
}. La reprendre ? (yes / no)
terminal-you = Vous
terminal-keys = Tapez le numéro de votre choix. Aussi : ? la règle derrière la question · h un conseil · a un avis exact, s’il y en a un · u annuler · b redessiner la table · l ce qui s’est passé · q sauvegarder et quitter.
terminal-more-rules = Toutes les règles : backlot rules { $game }
terminal-hint-others = Autres idées : { $others }.
terminal-hint-choice = « { $label } » ({ $action })
terminal-hint = Le bot choisirait { $choice }. { $reason }
terminal-no-advice = Il n’y a pas d’avis exact ici ; h demande au bot.
terminal-saved = Votre partie est sauvegardée. Relancez pour continuer.
terminal-undone = { $steps ->
    [one] Annulé.
   *[other] Annulé, avec ce que les bots ont fait depuis.
}
terminal-not-an-answer = « { $answer } » n’est pas un choix : tapez un nombre de 1 à { $most }, ou help.
terminal-winner = { $whoIs ->
    [you] Vous gagnez !
   *[other] { $who } gagne.
}
terminal-winners = Victoire partagée : { $winners }.
terminal-kept = L’enregistrement de cette partie : { $path }
terminal-total = Total
terminal-rank = Rang

# La table de The Hollywood! Card Game

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
