# Dream Factory. $edition vaut 2000 ou 2009 : les deux éditions ont leurs propres mots.

dream-factory-title = Dream Factory
dream-factory-summary = Misez sur vedettes et équipes, remplissez vos scénarios, récoltez notes et prix. Ce que vous payez va à vos rivaux.
dream-factory-duration = environ 45 minutes
dream-factory-components-note = Le nombre de jetons de chaque sorte, les étoiles des scénarios, les titres de films de 2000 et les jetons de note viennent du jeu imprimé ; l’ordre des lieux, les étoiles de la plupart des jetons et les cases des scénarios sont notre reconstitution, et tous les autres noms sont inventés.
dream-factory-option-edition = Édition
dream-factory-option-edition-2009 = 2009
dream-factory-option-edition-2000 = 2000 (Traumfabrik)
dream-factory-option-edition-about = Dans l’édition de 2000, on peut ne rien prendre à une soirée, et une victoire à égalité est partagée.
dream-factory-option-memory = Argent des autres
dream-factory-option-memory-strict = Caché
dream-factory-option-memory-assist = Affiché quand on peut le déduire
dream-factory-option-memory-about = Les règles le cachent, mais il suffit de compter pour le connaître.
dream-factory-option-start = Qui commence
dream-factory-option-start-random = Au hasard
dream-factory-option-start-about = Qui ouvre la première enchère.
dream-factory-option-studios = Studios
dream-factory-option-studios-drawn = Au hasard
dream-factory-option-studios-seats = Selon les places
dream-factory-option-studios-choose = Chacun choisit
dream-factory-option-studios-about = Qui commence avec quels scénarios.

# Mots qui changent avec l’édition
dream-factory-word-chips = { $edition ->
    [2000] jetons
   *[2009] tuiles
}
dream-factory-word-quarter = { $edition ->
    [2000] trimestre
   *[2009] manche
}
# Avec l’article.
dream-factory-word-marker = { $edition ->
    [2000] la caméra
   *[2009] le pop-corn
}
dream-factory-word-guest-space = { $edition ->
    [2000] case guest-star
   *[2009] case vedette
}

dream-factory-money = { $edition ->
    [2000] { $amount ->
        [one] { $amount } contrat
       *[other] { $amount } contrats
    }
   *[2009] { $amount } M$
}

dream-factory-genre-adventure = { $edition ->
    [2000] aventure
   *[2009] action
}
dream-factory-genre-drama = drame
dream-factory-genre-entertainment = { $edition ->
    [2000] divertissement
   *[2009] comédie
}

dream-factory-kind-top-director = { $edition ->
    [2000] réalisation quatre étoiles
   *[2009] réalisation de légende
}
dream-factory-kind-director = réalisation
dream-factory-kind-actor = interprète
dream-factory-kind-camera = caméra
dream-factory-kind-music = musique
dream-factory-kind-effects = effets
dream-factory-kind-agency = { $edition ->
    [2000] agence
   *[2009] contrat
}
dream-factory-kind-guest-star = { $edition ->
    [2000] guest-star
   *[2009] vedette
}

dream-factory-chip = { $name } ({ $kind }, { $stars ->
    [0] aucune étoile
    [1] 1 étoile
    [-1] moins 1 étoile
   *[other] { $stars } étoiles
})
dream-factory-screenplay = { $title } ({ $genre }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} ; cases : { $spaces })
dream-factory-space = case { $number } ({ $kind })
dream-factory-space-blank = neutre
dream-factory-space-guest = { dream-factory-word-guest-space }
dream-factory-rating = { $edition ->
    [2000] valeur { $token }
   *[2009] note { $token }
}
dream-factory-rating-none = aucune note, il n’en reste pas d’aussi basse

dream-factory-award-first-movie = Premier film, { $genre } ({ $points } points)
dream-factory-award-best-movie = Meilleur film, { dream-factory-word-quarter } { $quarter } ({ $points } points)
dream-factory-award-movie-of-the-year = Film de l’année, { $genre } ({ $points } points)
dream-factory-award-worst-movie = Pire film ({ $points } points)
dream-factory-award-best-director = Meilleure réalisation ({ $points } points)

# Questions
dream-factory-prompt-studio = Choisissez votre studio. Vous commencez avec ses scénarios.
dream-factory-prompt-bid = Misez ou passez. En vente : { $chips }.
dream-factory-prompt-bid-open = Personne n’a encore misé. Vous avez { $own }. Au milieu : { $middle }.
dream-factory-prompt-bid-why = { $who } mène avec { $bid }. Vous avez { $own }. Au milieu : { $middle }.
dream-factory-prompt-take = { $edition ->
    [2000] Prenez un jeton de la soirée, ou aucun.
   *[2009] Prenez une tuile de la soirée.
}
dream-factory-prompt-take-why = Après vous : { $others }.
dream-factory-prompt-place = Placez vos { dream-factory-word-chips } : { $chips }.

dream-factory-choice-studio = Studio { $studio } : { $movies }
dream-factory-choice-pass = Passer
dream-factory-choice-bid = Miser { $amount }
dream-factory-choice-take = Prendre { $chip }
dream-factory-choice-decline = Ne rien prendre
dream-factory-choice-place = { $chip } sur { $movie }, { $space }
dream-factory-choice-discard = Défausser { $chip }

# Aperçus
dream-factory-preview-bid = Si vous gagnez à { $price }, vous gardez { $left }.
dream-factory-preview-pass = Vous sortez de cette enchère.
dream-factory-preview-pass-ends = Elle se termine ainsi : { $who } gagne à { $price }.
dream-factory-preview-take = Peut aller sur : { $movies }.
dream-factory-preview-decline = Vous ne prenez rien, et c’est au tour suivant.
dream-factory-preview-discard = Mis hors jeu.
dream-factory-preview-total = { $movie } : total { $before } → { $total }. { $missing ->
    [0] Il ne manque alors plus rien.
    [one] Il manque alors une case.
   *[other] Il manque alors { $missing } cases.
}
dream-factory-preview-covers = Recouvre { $chip }.
dream-factory-preview-agency = { $edition ->
    [2000] Ensuite, seules des agences peuvent aller sur cette case.
   *[2009] Ensuite, seuls des contrats peuvent aller sur cette case.
}
dream-factory-preview-finishes = Termine { $movie } : { $rating }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dream-factory-preview-award = Prix remporté : { $award }.
dream-factory-preview-draws = Vous piochez le scénario suivant : { $screenplay }.

dream-factory-warning-nothing-fits = { $edition ->
    [2000] Aucun de ces jetons ne va sur vos scénarios.
   *[2009] Aucune de ces tuiles ne va sur vos scénarios.
}
dream-factory-warning-chip-fits-nowhere = Ne va sur aucun de vos scénarios : il faudrait défausser.
dream-factory-warning-could-be-placed = Pourrait encore être placé sur un scénario.
dream-factory-warning-guest-space-lost = Cela termine le film : sa { dream-factory-word-guest-space } restera vide.

# Événements
dream-factory-event-studio = { $whoIs ->
    [you] vous avez
   *[other] { $who } a
} le studio { $studio }
dream-factory-event-began = Les studios : { $players }. { $whoIs ->
    [you] Vous avez
   *[other] { $who } a
} { dream-factory-word-marker } et { $whoIs ->
    [you] commencez
   *[other] commence
}. { $top }
dream-factory-event-began-choosing = { $whoIs ->
    [you] Vous avez
   *[other] { $who } a
} { dream-factory-word-marker } et { $whoIs ->
    [you] commencez
   *[other] commence
}. Chacun choisit maintenant un studio, à tour de rôle. { $top }
dream-factory-stack-top = Sur la pile de scénarios : { $screenplay }.
dream-factory-stack-empty = Il n’y a plus de scénario à piocher.
dream-factory-event-studio-chosen = { $whoIs ->
    [you] Vous choisissez
   *[other] { $who } choisit
} le studio { $studio } : { $movies }.
dream-factory-event-quarter = { $edition ->
    [2000] Le trimestre
   *[2009] La manche
} { $quarter } commence. En vente : { $lots }. { $whoIs ->
    [you] Vous avez
   *[other] { $who } a
} { dream-factory-word-marker }.
dream-factory-lot = au lieu { $location } { $chips }
dream-factory-event-auction = Lieu { $location }, enchère : { $chips }. { $whoIs ->
    [you] Vous ouvrez
   *[other] { $who } ouvre
} les enchères.
dream-factory-event-bid = { $whoIs ->
    [you] Vous misez
   *[other] { $who } mise
} { $amount }.
dream-factory-event-passed = { $whoIs ->
    [you] Vous passez.
   *[other] { $who } passe.
}
dream-factory-event-won = { $whoIs ->
    [you] Vous gagnez l’enchère, payez { $price }, recevez { $chips } et prenez
   *[other] { $who } gagne l’enchère, paie { $price }, reçoit { $chips } et prend
} { dream-factory-word-marker }. { $payment }
dream-factory-dealt-out = { $each ->
    [0] Rien pour { $others }
   *[other] { $share } { $count ->
        [one] pour { $others }
       *[other] chacun pour { $others }
    }
} ; { $stays ->
    [0] le milieu est vide.
   *[other] { $rest } au milieu.
}
dream-factory-event-party-place = { $whoIs ->
    [you] vous
   *[other] { $who }
} avec { $reds }
dream-factory-event-party = Lieu { $location }, soirée : { $chips }. Qui a le plus d’interprètes et de { $edition ->
    [2000] guest-stars
   *[2009] vedettes
} choisit d’abord : { $order }.
dream-factory-event-taken = { $whoIs ->
    [you] Vous prenez
   *[other] { $who } prend
} { $chip }.
dream-factory-event-declined = { $whoIs ->
    [you] Vous ne prenez
   *[other] { $who } ne prend
} rien.
dream-factory-event-party-over = La soirée est finie. { $count ->
    [0] Il ne reste rien.
   *[other] Il restait : { $chips }.
}
dream-factory-over = , par-dessus { $chip }
dream-factory-over-nothing = { "" }
dream-factory-event-placed = { $whoIs ->
    [you] Vous placez
   *[other] { $who } place
} { $chip } sur { $movie }, { $space }{ $over }. Le total est de { $total }{ $missing ->
    [0] .
    [one] , il manque une case.
   *[other] , il manque { $missing } cases.
}
dream-factory-event-discarded = { $whoIs ->
    [you] Vous défaussez
   *[other] { $who } défausse
} { $chip }.
dream-factory-event-finished = { $whoIs ->
    [you] Vous terminez
   *[other] { $who } termine
} { $movie } ({ $genre }) avec { $cast }. Total { $total } : { $rating }.
dream-factory-event-awarded = { $award } : le prix va à { $movie }, { $whoIs ->
    [you] votre film
   *[other] un film signé { $who }
}.
dream-factory-event-best-director = { $award } : le prix va à { $whoIs ->
    [you] vous
   *[other] { $who }
}, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur la réalisation de films terminés.
dream-factory-event-not-awarded = { $award } : le prix n’est pas décerné.
dream-factory-event-drawn = { $whoIs ->
    [you] Vous piochez
   *[other] { $who } pioche
} le scénario { $screenplay }. { $top }
dream-factory-event-end = La partie est terminée.{ $amount ->
    [0] { "" }
   *[other] { " " }Ce qui reste au milieu n’appartient à personne : { $middle }.
}

# Feuille de score
dream-factory-source-movies = Films
dream-factory-source-first-movies = Premier film
dream-factory-source-best-movies = Meilleur film
dream-factory-source-movies-of-the-year = Film de l’année
dream-factory-source-worst-movie = Pire film
dream-factory-source-best-director = Meilleure réalisation
dream-factory-source-money = Argent

# D’où viennent les points, dans une phrase comme « Dockside 4, Meilleure réalisation 2 »
dream-factory-part-first-movie = Premier film, { $genre }
dream-factory-part-best-movie = Meilleur film, { dream-factory-word-quarter } { $quarter }
dream-factory-part-movie-of-the-year = Film de l’année, { $genre }
dream-factory-part-worst-movie = Pire film
dream-factory-part-best-director = Meilleure réalisation
dream-factory-part-money = argent

## Le plateau simple : champs d’une vue

dream-factory-view-edition = Édition
dream-factory-view-memory-option = Argent des autres
dream-factory-view-memory-option-strict = Caché
dream-factory-view-memory-option-assist = Montré, autant qu’on peut le compter
dream-factory-view-quarter = Trimestre
dream-factory-view-location = Lieu
dream-factory-view-locations = Lieux
dream-factory-view-middle = Au milieu
dream-factory-view-auction = Enchère
dream-factory-view-highest-bid = Meilleure mise
dream-factory-view-highest-bidder = Mise de { $who }
dream-factory-view-least-bid = Mise minimale
dream-factory-view-party-order = Ordre de la soirée : { $who }
dream-factory-view-party-at = Rang dans l’ordre
dream-factory-view-screenplays = Scénarios
dream-factory-view-stack = Pile
dream-factory-view-stack-top = Prochain scénario
dream-factory-view-spaces = Cases
dream-factory-view-missing = Cases vides
dream-factory-view-finished = Terminé
dream-factory-view-guest = Invité
dream-factory-view-token = Jeton de note
dream-factory-view-tokens-left = Jetons de note restants
dream-factory-view-tokens-taken = Jetons de note pris
dream-factory-view-top-directors = Grandes réalisations à venir
dream-factory-view-face-down = Face cachée
dream-factory-view-face-down-chips = Jetons pas encore vus
dream-factory-view-discarded = Défaussés
dream-factory-view-chips = Jetons
dream-factory-view-current = En cours
dream-factory-view-done = Passé
dream-factory-view-actors-and-guest-stars = Étoiles des interprètes et invités
dream-factory-view-director-stars = Étoiles de la réalisation
dream-factory-view-best-director = En tête pour la meilleure réalisation
dream-factory-view-movie-points = Points des films
dream-factory-view-given = Remis
dream-factory-view-leader-seat = En tête : { $who }
dream-factory-view-leader-movie = Film en tête
dream-factory-view-movie = Film
dream-factory-view-kind = Sorte
dream-factory-view-phase-choosing = Choix du studio
dream-factory-view-phase-bidding = Enchère
dream-factory-view-phase-taking = Soirée
dream-factory-view-phase-placing = Pose des jetons
dream-factory-view-phase-over = La partie est finie

## Conseils pour une première partie guidée, 200 signes au plus : voir locales/en

dream-factory-tip-01-on-game-began = Bienvenue dans votre studio ! Vous avez trois scénarios et une bourse. Remplissez les cases : les films terminés rapportent des points.
dream-factory-tip-02-on-quarter-began = Tout ce trimestre est visible, sauf les soirées. Regardez ce qu’il manque à vos scénarios avant de dépenser.
dream-factory-tip-03-at-df-a2 = Votre première enchère ! Misez ce que vaut le lot pour vous. Chaque option dit qui reçoit l’argent ; même 0 est une mise.
dream-factory-tip-04-on-auction-won = Voyez où va l’argent : le paiement est partagé également entre tous les autres. Perdre une enchère rapporte aussi.
dream-factory-tip-05-at-df-a2 = Monter ou passer ? Qui passe sort de l’enchère, mais touche sa part du prix. L’argent qui reste à la fin vaut des points.
dream-factory-tip-06-at-df-c1 = Placez maintenant ce que vous avez reçu : rien ne se garde. Chacun va sur une case de sa sorte et peut recouvrir plus faible.
dream-factory-tip-07-at-df-c1 = Les cases neutres acceptent interprète, caméra, musique ou effets. Attention à la dernière case : remplie, le film est terminé pour de bon.
dream-factory-tip-08-on-party-began = Une soirée ! Pas d’argent ici : qui a le plus d’interprètes et de guest-stars choisit d’abord. La gloire compte double.
dream-factory-tip-09-at-df-p4 = Prenez ce qui vous aide le plus, ou ce dont quelqu’un d’autre a besoin. Ce qui ne va nulle part peut être défaussé.
dream-factory-tip-10-on-movie-finished = Une première ! On additionne les étoiles, et le film prend la note de son total, ou la plus proche en dessous qui reste.
dream-factory-tip-11-on-screenplay-drawn = Qui termine un film pioche le scénario suivant. Avec des films courts, votre studio ne chôme pas.
dream-factory-tip-12-on-awarded = Un prix ! Premiers et Meilleurs films rapportent 5 points. À la fin, il y en a 10 pour les meilleurs, et 10 aussi pour le pire.
dream-factory-tip-13-at-df-s1 = Chaque studio a trois scénarios, un de chaque genre. Peu de cases se remplissent vite, beaucoup de cases rapportent plus d’étoiles.
