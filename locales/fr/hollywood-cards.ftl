# The Hollywood! Card Game. Un « film » est une carte, un « long métrage » (movie) est terminé, avec sa star.

hollywood-cards-title = The Hollywood! Card Game
hollywood-cards-summary = Poussez vos bobines dans les colonnes pour saisir films et stars. Chaque bobine déplace les autres.
hollywood-cards-duration = environ 20 minutes
hollywood-cards-components-note = Le nombre de stars, de films et de blockbusters et les cotes de 1 à 3 viennent du jeu imprimé ; la fréquence de chaque cote, la répartition des films entre les genres et la longueur des colonnes sont notre reconstitution, et tous les noms sont inventés.
hollywood-cards-option-advanced = Règle avancée
hollywood-cards-option-advanced-about = Les longs métrages sont multipliés par les films de leur genre que personne n’a pris.

hollywood-cards-genre-horror = horreur
hollywood-cards-genre-action = action
hollywood-cards-genre-romantic-comedy = comédie romantique

# Cartes dans une phrase, avec leur article. $id est l’identifiant du genre.
hollywood-cards-film = un film { $id ->
    [horror] d’horreur
    [action] d’action
   *[other] de { $genre }
}
hollywood-cards-award-film = le film primé ({ $genre })
hollywood-cards-blockbuster = un blockbuster
hollywood-cards-star = { $name } (cote { $rating })
hollywood-cards-no-card = rien

hollywood-cards-prompt-place = Placez une bobine ou jouez une carte Studio.
hollywood-cards-prompt-double = { $left ->
    [1] Placez la seconde bobine de votre Double Bobine.
   *[other] Placez la première bobine de votre Double Bobine.
}
hollywood-cards-prompt-assign = Quel projet devient un long métrage avec { $star } ?
hollywood-cards-prompt-why = Manche { $round } sur { $rounds }. { $reels ->
    [0] Vous n’avez plus de bobine
    [one] Il vous reste { $reels } bobine
   *[other] Il vous reste { $reels } bobines
}, et { $open ->
    [0] toutes les bobines sont posées.
    [one] la manche se termine à la prochaine.
   *[other] la manche se termine dans { $open }.
}

hollywood-cards-choice-reel = Bobine dans la colonne { $column }, sur { $card }
hollywood-cards-choice-clap = Clap : passer ce tour
hollywood-cards-choice-double = Double Bobine : placer deux bobines
hollywood-cards-choice-assign = Le projet { $genre }

hollywood-cards-preview-pushed = { $whoIs ->
    [you] Votre bobine
   *[other] Une bobine ({ $who })
} monte : { $from } → { $to }.
hollywood-cards-preview-gains = Avec les bobines ainsi placées, vous recevez : { $cards }.
hollywood-cards-preview-full = La colonne { $column } est alors pleine.
hollywood-cards-preview-clap = Vous ne placez rien maintenant. C’est possible une fois dans toute la partie.
hollywood-cards-preview-double = Vous placez deux bobines l’une après l’autre. C’est possible une fois dans toute la partie.
hollywood-cards-preview-assign = Le long métrage rapporte { $size } × { $rating } = { $points } { $points ->
    [one] point
   *[other] points
}.
hollywood-cards-preview-multiplier = { $times ->
    [0] Aucun film de son genre n’a encore été écarté : pour l’instant, le long métrage ne vaut rien.
   *[other] Multiplié par { $times } pour les films de son genre écartés jusqu’ici : cela fait { $points }.
}

hollywood-cards-warning-lost = { $star } ne trouve aucun projet chez vous : une star perdue.
hollywood-cards-warning-forced = { $star } devra clore votre projet { $genre } avec { $films ->
    [one] son unique film
   *[other] ses { $films } films
}.

hollywood-cards-event-round = La manche { $round } commence. { $whoIs ->
    [you] Vous jouez
   *[other] { $who } joue
} en premier. Sur la table, parmi films et blockbusters : { $cards }.
hollywood-cards-event-reel = { $whoIs ->
    [you] Vous placez
   *[other] { $who } place
} une bobine dans la colonne { $column }, sur { $card }{ $pushed ->
    [0] .
    [one] , et une bobine monte.
   *[other] , et { $pushed } bobines montent.
}
hollywood-cards-event-clap = { $whoIs ->
    [you] Vous jouez le Clap et passez votre tour.
   *[other] { $who } joue le Clap et passe son tour.
}
hollywood-cards-event-double = { $whoIs ->
    [you] Vous jouez
   *[other] { $who } joue
} la Double Bobine.
hollywood-cards-event-all-placed = Toutes les bobines sont posées. Les cartes sont distribuées en partant de la gauche.
hollywood-cards-event-received = { $whoIs ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $card }{ $project ->
    [0] .
    [one] , le début d’un projet.
   *[other] . Le projet compte maintenant { $project } films.
}
hollywood-cards-event-movie = { $whoIs ->
    [you] Vous terminez
   *[other] { $who } termine
} un long métrage ({ $genre }) avec { $star } et { $films ->
    [one] un film
   *[other] { $films } films
} : { $points } { $points ->
    [one] point
   *[other] points
}.
hollywood-cards-event-lost = { $whoIs ->
    [you] Vous n’avez
   *[other] { $who } n’a
} aucun projet pour { $star } : la star est perdue.
hollywood-cards-event-aside = Personne ne prend { $card }.
hollywood-cards-event-end = La dernière manche est terminée.

hollywood-cards-source-blockbusters = Blockbusters
hollywood-cards-source-movies = Longs métrages
hollywood-cards-source-project = Plus grand projet

# D’où viennent les points, dans les explications.
hollywood-cards-part-movie = long métrage avec { $star }
hollywood-cards-part-project = projet { $genre }

## Le plateau simple : champs d’une vue

hollywood-cards-view-advanced = Règle avancée
hollywood-cards-view-reels = Bobines restantes
hollywood-cards-view-reels-placed = Bobines placées
hollywood-cards-view-clap = Clap disponible
hollywood-cards-view-double = Double Bobine disponible
hollywood-cards-view-blockbusters = Blockbusters
hollywood-cards-view-projects = Projets
hollywood-cards-view-movies = Longs métrages
hollywood-cards-view-star = Star
hollywood-cards-view-size = Films, le primé compté double
hollywood-cards-view-set-aside = Écartées
hollywood-cards-view-lost-stars = Stars perdues
hollywood-cards-view-movie-deck = Cartes à venir
hollywood-cards-view-star-deck = Stars à venir
hollywood-cards-view-waiting-star = Star à attribuer
hollywood-cards-view-columns = Colonnes
hollywood-cards-view-reel = Bobine de { $who }
hollywood-cards-view-full = Pleine
hollywood-cards-view-award = Primé
hollywood-cards-view-phase-placing = Pose des bobines
hollywood-cards-view-phase-doubling = La deuxième bobine
hollywood-cards-view-phase-assigning = Attribution d’une star
hollywood-cards-view-phase-over = La partie est finie

## Conseils pour une première partie guidée, 200 signes au plus : voir locales/en

hollywood-cards-tip-01-on-round-began = Une nouvelle manche : quatorze cartes en quatre colonnes. Vous recevrez celles où vos bobines s’arrêtent.
hollywood-cards-tip-02-at-hc-r2 = Placez une bobine : elle entre par le bas d’une colonne et pousse les autres vers le haut. L’option montre où chacune finit.
hollywood-cards-tip-03-on-reel-placed = Vous voyez la poussée ? Les premières bobines montent, les dernières restent en bas. Visez là où la vôtre finira.
hollywood-cards-tip-04-at-hc-r2 = Cherchez des films d’un même genre : ils forment un projet. Une star en fait un long métrage qui vaut films × cote.
hollywood-cards-tip-05-at-hc-r2 = Une impasse ? Le Clap passe votre tour, la Double Bobine en place deux d’un coup. Chacun sert une seule fois dans la partie.
hollywood-cards-tip-06-on-reels-all-placed = Toutes les bobines sont posées. On distribue colonne par colonne depuis la gauche, de haut en bas. L’ordre décide de tout.
hollywood-cards-tip-07-on-card-received = Un film commence ou rejoint un projet de son genre. Un blockbuster vaut simplement 2 points.
hollywood-cards-tip-08-at-hc-g4 = Une star arrive ! Elle clôt un de vos projets, tout de suite. Choisissez : le nombre de films fois sa cote fait les points.
hollywood-cards-tip-09-on-movie-finished = Un long métrage ! Ses points sont acquis. Les films suivants de ce genre commencent un nouveau projet.
hollywood-cards-tip-10-on-card-set-aside = Deux cartes ne vont jamais à personne. Avec la règle avancée, elles multiplient les longs métrages de leur genre.
hollywood-cards-tip-11-at-hc-r5 = Deux bobines à la suite : chassez quelqu’un d’une bonne carte pour la prendre, ou occupez deux colonnes d’un coup.
hollywood-cards-tip-12-on-star-lost = Sans projet, une star est perdue. Obtenez d’abord un film d’une colonne plus à gauche ou d’une ligne plus haute.
