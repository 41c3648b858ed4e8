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
