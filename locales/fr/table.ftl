# Ce que la table dit à ceux qui l’entourent

table-sat = { $name } s’installe.
table-left = { $whoIs ->
    [you] Vous vous levez.
   *[other] { $who } se lève.
}
table-removed = { $whoIs ->
    [you] L’hôte a repris votre place.
   *[other] L’hôte a retiré { $who } de la table.
}
table-handed-over = { $whoIs ->
    [you] Vous êtes maintenant l’hôte.
   *[other] { $who } est maintenant l’hôte.
}
table-held = { $whoIs ->
    [you] Un bot garde votre place jusqu’à ce que vous la repreniez.
   *[other] Un bot remplace { $who } pour l’instant.
}
table-returned = { $whoIs ->
    [you] Votre place est de nouveau à vous.
   *[other] { $who } est de retour.
}
table-paused = L’hôte a mis la partie en pause.
table-resumed = La partie reprend.
table-undone = { $whoIs ->
    [you] Vous annulez votre dernier coup.
   *[other] { $who } annule son dernier coup.
}
table-rewound = L’administration a ramené la partie en arrière.
table-redealt = Un nombre manquait ({ $missing }) : la donne recommence, avec un nouveau secret.
table-end-wished = { $whoIs ->
    [you] Vous voudriez terminer la partie ici.
   *[other] { $who } voudrait terminer la partie ici.
}
table-end-not-wished = { $whoIs ->
    [you] Vous voudriez continuer à jouer.
   *[other] { $who } voudrait continuer à jouer.
}
table-ended = Tout le monde est d’accord : la partie se termine ici.

# Ce qu’un enregistrement prouve sur le hasard.
table-luck-unknown = L’enregistrement ne dit pas d’où venait le hasard.
table-luck-sealed = Tout le hasard était fixé avant la partie ; on pourra le vérifier quand la table dira son secret à la fin.
table-luck-proven = { $people ->
    [0] Chaque tirage découle du secret que la table avait fixé avant la partie. Aucun joueur n’y a eu part.
    [one] Donne loyale : chaque tirage découle du secret que la table avait fixé avant la partie et du nombre d’une personne.
   *[other] Donne loyale : chaque tirage découle du secret que la table avait fixé avant la partie et des nombres de { $people } personnes.
}
