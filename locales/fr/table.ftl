# Ce que la table dit à ceux qui l’entourent

table-sat = { $name } s’installe.
table-left = { $whoIs ->
    [you] Vous quittez la table.
   *[other] { $who } quitte la table.
}
table-removed = { $whoIs ->
    [you] L’hôte a libéré votre place.
   *[other] L’hôte a retiré { $who } de la table.
}
table-handed-over = { $whoIs ->
    [you] Vous êtes maintenant l’hôte.
   *[other] { $who } est maintenant l’hôte.
}
table-held = { $whoIs ->
    [you] Un bot joue pour vous jusqu’à votre retour.
   *[other] Un bot remplace { $who } pour l’instant.
}
table-returned = { $whoIs ->
    [you] Vous reprenez la main.
   *[other] { $who } est de retour.
}
table-paused = L’hôte a mis la partie en pause.
table-resumed = La partie reprend.
table-undone = { $whoIs ->
    [you] Vous annulez votre dernier coup.
   *[other] { $who } annule son dernier coup.
}
table-rewound = L’administration est revenue à un coup précédent.
table-redealt = Un nombre manquait ({ $missing }) : la donne recommence, avec un nouveau secret.
table-end-wished = { $whoIs ->
    [you] Vous proposez d’arrêter la partie.
   *[other] { $who } propose d’arrêter la partie.
}
table-end-not-wished = { $whoIs ->
    [you] Vous retirez votre proposition d’arrêter.
   *[other] { $who } retire sa proposition d’arrêter.
}
table-ended = Tout le monde est d’accord : la partie se termine ici.

# Ce qu’un enregistrement prouve sur le hasard.
table-luck-unknown = Cet enregistrement ne prouve pas l’origine des tirages.
table-luck-sealed = Tous les tirages étaient fixés avant la partie. On pourra les vérifier quand la table révélera son secret à la fin.
table-luck-proven = { $people ->
    [0] Chaque tirage découle du secret que la table avait fixé avant la partie. Aucun joueur n’y a eu part.
    [one] Donne vérifiée : chaque tirage découle du secret que la table avait fixé avant la partie et du nombre d’une personne.
   *[other] Donne vérifiée : chaque tirage découle du secret que la table avait fixé avant la partie et des nombres de { $people } personnes.
}
