# Hollywood. « M » veut dire millions.

hollywood-title = Hollywood
hollywood-summary = Choisissez votre distribution, misez en secret sur les stars et montez les films qui rapportent le plus.
hollywood-duration = environ 40 minutes
hollywood-components-note = Les 126 cartes de base, les métiers de l’équipe, les quatre Agents, les quatre Régies et les valeurs de trois cartes Équipe viennent du jeu imprimé ; les 36 cartes Star et tous les autres nombres, pièces et statuettes sont notre reconstitution, et les titres et les noms sont inventés.
hollywood-option-quick-start = Départ rapide
hollywood-option-quick-start-about = Pas d’enchère pour le droit de distribution la première année.
hollywood-option-memory = Mémoire
hollywood-option-memory-strict = Sans aide (règles officielles)
hollywood-option-memory-assist = Notes sur les cartes vues
hollywood-option-memory-about = Les notes montrent les cartes que vous avez passées, données ou vues.

## Cartes

hollywood-genre-romance = romance
hollywood-genre-comedy = comédie
hollywood-genre-action = action
hollywood-genre-thriller = thriller

hollywood-type-script = scénario
hollywood-type-director = réalisation
hollywood-type-actor = acteur
hollywood-type-actress = actrice
hollywood-type-crew = carte Équipe

hollywood-job-agent = Agent
hollywood-job-makeup-artist = Maquillage
hollywood-job-double = Doublure
hollywood-job-sound-engineer = Son
hollywood-job-extras = Figurants
hollywood-job-editor = Montage
hollywood-job-producer = Production
hollywood-job-script-rewriter = Réécriture
hollywood-job-casting-specialist = Casting
hollywood-job-set-designer = Décors
hollywood-job-stage-manager = Régie
hollywood-job-special-effects-expert = Effets spéciaux
hollywood-job-score-writer = Musique
hollywood-job-stunt-performer = Cascades

# Une carte nommée : $print est ce qui y est imprimé.
hollywood-card = { $name } ({ $print })
# Ce qui est imprimé sur une carte : genres, type ou métier, pièces, statuettes.
hollywood-print = { $icons ->
    [0] { $what }
   *[other] { $what } pour { $genres }
}{ $coins ->
    [0] { $figurines ->
        [0] { "" }
        [one] { " " }avec { $figurines } statuette
       *[other] { " " }avec { $figurines } statuettes
    }
   *[other] { " " }avec { $coins } M{ $figurines ->
        [0] { "" }
        [one] { " " }et { $figurines } statuette
       *[other] { " " }et { $figurines } statuettes
    }
}
hollywood-worthless = scénario sans valeur
hollywood-hidden-card = une carte que vous ne voyez pas
hollywood-no-card = rien
hollywood-deck-slot = la première carte de la pioche de stars, face cachée

## Ce qui est demandé

hollywood-prompt-why = Année { $year } sur { $years }. Vous avez { $money } M.
hollywood-prompt-bid = Misez en secret pour le droit de distribuer les cartes Star secrètes.
hollywood-prompt-keep = Vous distribuez les cartes Star secrètes. Laquelle gardez-vous ?
hollywood-prompt-give = Quelle carte Star va à { $to } ?
hollywood-prompt-draft = Choisissez en secret la carte { $number } sur { $of } ; le reste passe { $left ->
    [left] à gauche
   *[right] à droite
}.
hollywood-prompt-offer = Choisissez en secret une carte Star et une mise.
hollywood-prompt-agent = Vous devez jouer un Agent. Qui doit vous céder une réalisation, un acteur ou une actrice ?
hollywood-prompt-hand = Quelle carte cédez-vous à { $to } ?
hollywood-prompt-place = Carte { $number } sur { $of } : où va { $card } ?
hollywood-prompt-slate-end = Chaque carte a sa place. Votre programme est-il prêt ?
hollywood-prompt-review = Tour { $round } : tous les programmes sont visibles. Gardez-vous le vôtre ou le refaites-vous ?
hollywood-prompt-vote = Plusieurs films ont le plus de statuettes. Votez en secret pour le Film de l’année. Les votants peuvent d’abord se concerter.

hollywood-choice-bid = Miser { $bid } M
hollywood-choice-keep = Garder { $card }
hollywood-choice-give = Donner { $card } à { $to }
hollywood-choice-draft = { $card }
hollywood-choice-offer = { $bid } M sur l’emplacement { $slot } : { $card }
hollywood-choice-agent = { $who }
hollywood-choice-hand = { $card }
hollywood-choice-put = { $card } dans le film { $film }
hollywood-choice-aside = { $card } de côté
hollywood-choice-trade = Échanger { $card } contre un scénario sans valeur dans le film { $film }
hollywood-choice-done = Terminé
hollywood-choice-stay = Garder le programme
hollywood-choice-rebuild = Refaire le programme
hollywood-choice-vote = { $whoIs ->
    [you] Votre film
   *[other] Le film signé { $who }
}

## Ce que cela ferait

hollywood-preview-bid = Vous payez { $bid } M quoi que misent les autres, et il vous reste { $left } M.
hollywood-preview-offer = Vous payez { $bid } M que vous l’obteniez ou non, et il vous reste { $left } M.
hollywood-preview-give = { $to } reçoit { $card }.
hollywood-preview-slate-value = Avec { $cards ->
    [one] cette seule carte
   *[other] ces { $cards } cartes
}, votre meilleur programme rapporte { $then } M ; maintenant, c’est { $now } M.
hollywood-preview-agent = { $who } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et choisit quoi vous céder.
hollywood-preview-completion = Le meilleur programme à partir d’ici rapporte { $best } M.
hollywood-preview-slate = Vos films rapportent { $income } M.
hollywood-preview-figurines = Votre meilleur film a { $own ->
    [one] { $own } statuette
   *[other] { $own } statuettes
}, le meilleur des autres { $others }.
hollywood-preview-rebuild = Vous redonnez une place à chaque carte.
hollywood-preview-vote = { $who } : { $awards ->
    [0] aucun Film de l’année
    [one] { $awards } Film de l’année
   *[other] { $awards } Films de l’année
} et { $money } M.
hollywood-warning-broke = Il ne vous reste alors plus d’argent.
hollywood-warning-better = Un autre programme rapporterait { $more } M de plus : { $best } M.

## Films et recettes

hollywood-film = Film { $film } ({ $cards }) : { $what }
hollywood-no-movie = pas de film – { $flaws }
hollywood-flaw-no-script = pas de scénario
hollywood-flaw-scripts = { $count } scénarios
hollywood-flaw-no-director = pas de réalisation
hollywood-flaw-directors = { $count } réalisations
hollywood-flaw-no-cast = personne à l’affiche
hollywood-flaw-cast = { $count } acteurs et actrices
hollywood-receipt-line = { $card } : { $earns } M ({ $reasons })
hollywood-receipt-none = Pas de film, pas de recette.
hollywood-receipt-sum = genre { $genre } avec { $cards ->
    [one] { $cards } carte du genre
   *[other] { $cards } cartes du genre
}, { $income } M et { $figurines ->
    [0] aucune statuette
    [one] { $figurines } statuette
   *[other] { $figurines } statuettes
}.
hollywood-receipt-sum-chosen = genre { $genre } (choisi) avec { $cards ->
    [one] { $cards } carte du genre
   *[other] { $cards } cartes du genre
}, { $income } M et { $figurines ->
    [0] aucune statuette
    [one] { $figurines } statuette
   *[other] { $figurines } statuettes
}.
hollywood-reason-share = { $share } de part
hollywood-reason-coins = { $coins } en pièces
hollywood-reason-duo = { $duo } pour le duo vedette
hollywood-reason-ability = { $ability } par capacité
hollywood-reason-doubled = doublé par { $by }
hollywood-reason-stands-in = remplace : { $part }
hollywood-reason-made-up = transformé par { $by }
hollywood-reason-rewritten = genre choisi par { $by }

## Ce qui s’est passé

hollywood-event-year = L’année { $year } commence. Dans la rangée de stars : { $cards }.
hollywood-event-hand = { $whoIs ->
    [you] Vous recevez
   *[other] { $who } reçoit
} : { $cards }.
hollywood-event-dealt = { $who } reçoit sept cartes.
hollywood-event-restocked = La pioche de stars est épuisée. { $cards ->
    [one] { $cards } carte Star
   *[other] { $cards } cartes Star
} de la pile commune { $cards ->
    [one] forme
   *[other] forment
} une nouvelle pioche, sur laquelle personne ne peut miser cette année.
hollywood-bid-of = { $whoIs ->
    [you] vous
   *[other] { $who }
} { $bid } M
hollywood-event-bids = Mises pour le droit de distribution : { $bids }. Tout le monde paie.
hollywood-event-bids-tied = Égalité pour la plus forte mise : { $seats }.
hollywood-event-dealer = { $whoIs ->
    [you] Vous gagnez
   *[other] { $who } gagne
} le droit de distribuer les cartes Star secrètes.
hollywood-event-dealer-award = { $whoIs ->
    [you] Vous distribuez
   *[other] { $who } distribue
} les cartes Star secrètes, grâce au dernier Film de l’année.
hollywood-event-nobody-deals = Personne ne distribue : chacun prend la première carte de la pioche de stars.
hollywood-event-stars-taken = { $whoIs ->
    [you] Vous regardez les cartes Star
   *[other] { $who } regarde les cartes Star
}{ $known ->
    [yes] { " " }: { $cards }.
   *[no] { " " }à distribuer.
}
hollywood-event-secret-placed = { $own ->
    [yes] { $whoIs ->
        [you] Vous gardez { $card }.
       *[other] { $who } garde { $card }.
    }
   *[no] { $whoIs ->
        [you] Vous donnez à { $to } { $card }.
       *[other] { $toIs ->
            [you] { $who } vous donne { $card }.
           *[other] { $who } donne à { $to } { $card }.
        }
    }
}
hollywood-event-secret = { $whoIs ->
    [you] Votre carte Star secrète
   *[other] Carte Star secrète ({ $who })
} : { $card }.
hollywood-event-drafted = { $whoIs ->
    [you] Vous choisissez
   *[other] { $who } choisit
} { $card }.
hollywood-event-passed = Les mains passent { $left ->
    [left] à gauche
   *[right] à droite
}, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} chacune.
hollywood-event-hand-seen = { $whoIs ->
    [you] Votre nouvelle main
   *[other] Nouvelle main ({ $who })
} : { $cards }.
hollywood-offer-of = { $whoIs ->
    [you] vous
   *[other] { $who }
} { $bid } M sur l’emplacement { $slot }
hollywood-event-offers = Enchère des stars : { $offers }. Tout le monde paie.
hollywood-event-star-won = { $whoIs ->
    [you] Vous obtenez
   *[other] { $who } obtient
} { $deck ->
    [yes] la première carte de la pioche de stars pour { $bid } M : { $card }.
   *[no] { $card } de l’emplacement { $slot } pour { $bid } M.
}
hollywood-event-slot-tied = Égalité sur l’emplacement { $slot } : { $seats }. Personne n’obtient la carte.
hollywood-event-without = { $whoIs ->
    [you] Vous n’avez plus d’argent et restez sans carte Star de l’enchère.
   *[other] { $who } n’a plus d’argent et reste sans carte Star de l’enchère.
}
hollywood-event-agent = { $whoIs ->
    [you] Vous jouez un Agent contre
   *[other] { $who } joue un Agent contre
} { $targetIs ->
    [you] vous
   *[other] { $target }
}.
hollywood-event-handed = { $toIs ->
    [you] { $who } vous cède { $card }.
   *[other] { $whoIs ->
        [you] Vous cédez à { $to } { $card }.
       *[other] { $who } cède à { $to } { $card }.
    }
}
hollywood-event-nothing = { $whoIs ->
    [you] Vous n’avez
   *[other] { $who } n’a
} ni réalisation, ni acteur, ni actrice à céder.
hollywood-event-cards = { $whoIs ->
    [you] Vos cartes
   *[other] Cartes ({ $who })
} : { $cards }.
hollywood-slate-film = un film ({ $genre }) à { $income } M { $figurines ->
    [0] sans statuette
    [one] avec { $figurines } statuette
   *[other] avec { $figurines } statuettes
} ({ $cards })
hollywood-slate-heap = pas de film – { $flaws } ({ $cards })
hollywood-event-slate = { $whoIs ->
    [you] Votre programme
   *[other] Programme ({ $who })
} : { $films }.
hollywood-event-kept = { $whoIs ->
    [you] Vous gardez votre
   *[other] { $who } garde son
} programme.
hollywood-event-rebuild = { $whoIs ->
    [you] Vous refaites votre
   *[other] { $who } refait son
} programme.
hollywood-event-film = { $whoIs ->
    [you] Votre film
   *[other] Le film signé { $who }
} ({ $genre }, { $cards } cartes) rapporte { $income } M, { $figurines ->
    [0] sans statuette
    [one] avec { $figurines } statuette
   *[other] avec { $figurines } statuettes
}.
hollywood-event-income = { $whoIs ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $income } M du box-office.
hollywood-event-nominated = En lice pour le Film de l’année, { $figurines ->
    [0] sans statuette
    [one] avec { $figurines } statuette
   *[other] avec { $figurines } statuettes
} : { $seats }.
hollywood-vote-of = { $whoIs ->
    [you] vous votez
   *[other] { $who } vote
} pour { $forIs ->
    [you] vous
   *[other] { $for }
}
hollywood-event-votes = Les votes : { $votes }.
hollywood-event-award = { $whoIs ->
    [you] Vous remportez
   *[other] { $who } remporte
} le Film de l’année pour l’année { $year }.
hollywood-event-no-award = L’année { $year } n’a pas de Film de l’année.
hollywood-event-bonus = { $whoIs ->
    [you] Vous recevez
   *[other] { $who } reçoit
} { $bonus } M : { $figurines } statuettes pour { $awards ->
    [one] un Film de l’année
   *[other] chacun des { $awards } Films de l’année
}.
hollywood-event-end = La troisième année est terminée.

## Feuille de score

hollywood-source-start = Départ
hollywood-source-year-1 = Box-office, année 1
hollywood-source-year-2 = Box-office, année 2
hollywood-source-year-3 = Box-office, année 3
hollywood-source-dealing = Payé pour le droit de distribution
hollywood-source-auctions = Payé aux enchères des stars
hollywood-source-figurines = Statuettes
hollywood-part-award-1 = Premier Film de l’année
hollywood-part-award-2 = Deuxième Film de l’année
hollywood-part-award-3 = Troisième Film de l’année
# Comment un programme aurait pu être mieux réparti.
hollywood-better-slate = ces cartes auraient pu rapporter { $income } M au lieu de { $own } M, sans perdre de statuette dans le meilleur film
# Ce qu’un bot dit des films qu’il ferait.
hollywood-planned-slate = Ces films rapportent { $income } M en tout.

## Le plateau simple : champs d’une vue

hollywood-view-quick-start = Départ rapide
hollywood-view-basic-deck = Pioche de base
hollywood-view-star-deck = Pioche de stars
hollywood-view-deck-open = Pioche de base en jeu
hollywood-view-drafted = Cartes choisies
hollywood-view-passes = Les mains passent à
hollywood-view-passes-left = gauche
hollywood-view-passes-right = droite
hollywood-view-row = Rangée de stars
hollywood-view-common-pile = Cartes jouées
hollywood-view-nominees = Nommés : { $who }
hollywood-view-earned = Recettes par année
hollywood-view-held = Cartes visibles
hollywood-view-pile = Cartes précédentes
hollywood-view-secret = Carte Star secrète
hollywood-view-won = Carte Star gagnée
hollywood-view-won-from-deck = Gagnée de la pioche, sans la voir
hollywood-view-answer = Votre réponse secrète
hollywood-view-film = Film
hollywood-view-receipt = Recette
hollywood-view-income = Recette en M
hollywood-view-figurines = Statuettes
hollywood-view-coins = Pièces
hollywood-view-flaws = Il manque
hollywood-view-flaws-no-script = Scénario
hollywood-view-flaws-no-director = Réalisation
hollywood-view-flaws-no-cast = Acteur ou actrice
hollywood-view-genre-cards = Cartes de genre
hollywood-view-slate = Plan en cours
hollywood-view-slate-done = Scellé
hollywood-view-to-give = À donner
hollywood-view-review = Révision
hollywood-view-money = Argent en M
hollywood-view-phase-bidding = Mises pour le droit de distribution
hollywood-view-phase-keeping = Garder une carte Star secrète
hollywood-view-phase-giving = Donner les cartes Star secrètes
hollywood-view-phase-drafting = Draft
hollywood-view-phase-offering = Enchère des stars
hollywood-view-phase-playing-agent = Agents
hollywood-view-phase-handing = Remise d’une carte
hollywood-view-phase-building = Production
hollywood-view-phase-reviewing = Revue des films
hollywood-view-phase-rebuilding = Remontage
hollywood-view-phase-voting = Film de l’année
hollywood-view-phase-over = La partie est finie

## Conseils pour une première partie guidée, 200 signes au plus : voir locales/en

hollywood-tip-01-on-year-began = Une nouvelle année à Hollywood ! Choisissez des cartes, misez sur une star, faites jusqu’à trois films. Après trois ans, le plus riche gagne.
hollywood-tip-02-at-hw-d4 = Misez pour distribuer les cartes Star secrètes. Attention : tout le monde paie sa mise, pas seulement qui gagne. Souvent, 1 suffit.
hollywood-tip-03-at-hw-d1 = Vous voyez toutes les cartes Star secrètes : gardez la meilleure, et réfléchissez à ce que vous donnez, et à qui.
hollywood-tip-04-at-hw-t1 = Choisissez une carte ; le reste passe à côté. Chaque film demande un scénario, une réalisation, et un acteur ou une actrice.
hollywood-tip-05-at-hw-t1 = Réunissez un genre : trois cartes rapportent 9, quatre 16. Le nombre sur chaque carte dit ce que vaudrait votre meilleur programme.
hollywood-tip-06-on-hands-passed = Vous savez ce que vous avez passé. Ce qui revient, les autres n’en ont pas voulu, ou pas encore.
hollywood-tip-07-at-hw-a1 = Choisissez en secret une carte Star et une mise. Vous payez dans tous les cas, et les plus fortes mises égales se bloquent.
hollywood-tip-08-on-slot-tied = Égalité ! Personne n’obtient cette carte, et tous ont payé. Qui n’a pas encore de carte Star mise à nouveau.
hollywood-tip-09-at-hw-g1 = Votre Agent réclame une réalisation, un acteur ou une actrice à quelqu’un, qui choisit : demandez à qui en a peu.
hollywood-tip-10-at-hw-p1 = Composez vos films. Réunissez les cartes d’un genre, et formez un duo vedette, acteur et actrice : il rapporte 4 de plus.
hollywood-tip-11-at-hw-p1 = Pas de scénario ? Échangez une carte inutile contre un scénario sans valeur. Vous choisissez alors le genre du film.
hollywood-tip-12-at-hw-p4 = Tous les programmes sont visibles. Gardez le vôtre ou refaites-le, par exemple avec plus de statuettes dans un seul film.
hollywood-tip-13-on-film-earned = Le box-office ! Chaque carte du genre rapporte autant qu’il y en a, les autres 1, plus les pièces, le duo et l’équipe.
hollywood-tip-14-on-award-given = Le film qui a le plus de statuettes est Film de l’année. Il donne le droit de distribution, et les statuettes paient à la fin.
hollywood-tip-15-at-hw-f2 = Des films sont à égalité, et vous avez une voix. Concertez-vous d’abord si vous voulez : quelle victoire vous ferait le moins de mal ?
