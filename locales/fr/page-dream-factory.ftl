# La table de Dream Factory sur la page. $edition vaut 2000 ou 2009.

## Lettres sur les jetons et les cases : une ou deux, différentes pour chaque sorte

page-dream-factory-letter-director = R
page-dream-factory-letter-actor = I
page-dream-factory-letter-camera = C
page-dream-factory-letter-music = M
page-dream-factory-letter-effects = E
page-dream-factory-letter-blank = ✱
page-dream-factory-letter-agency = { $edition ->
    [2000] Ag
   *[2009] Co
}
page-dream-factory-letter-guest-star = { $edition ->
    [2000] G
   *[2009] V
}

## À quoi sert un jeton

page-dream-factory-about-top-director = Pour une case de réalisation. Quatre étoiles : on ne fait pas mieux.
page-dream-factory-about-director = Pour une case de réalisation. Ces étoiles comptent pour Meilleure réalisation.
page-dream-factory-about-actor = Pour une case d’interprète ou une case neutre. Plus vous en avez, plus tôt vous choisissez en soirée.
page-dream-factory-about-guest-star = { $edition ->
    [2000] Pour une case guest-star seulement, qui peut rester vide. Les guest-stars vous font choisir plus tôt en soirée.
   *[2009] Pour une case vedette seulement, qui peut rester vide. Les vedettes vous font choisir plus tôt en soirée.
}
page-dream-factory-about-camera = Pour une case de caméra ou une case neutre.
page-dream-factory-about-music = Pour une case de musique ou une case neutre.
page-dream-factory-about-effects = Pour une case d’effets ou une case neutre.
page-dream-factory-about-agency = { $edition ->
    [2000] Un joker : pour toute case sauf celle de guest-star. Ensuite, seules des agences peuvent y aller.
   *[2009] Un joker : pour toute case sauf celle de vedette. Ensuite, seuls des contrats peuvent y aller.
}

## Le trimestre

page-dream-factory-quarter-of = { $edition ->
    [2000] Trimestre { $quarter } sur 4
   *[2009] Manche { $quarter } sur 4
}
page-dream-factory-place-top-director = { $edition ->
    [2000] réalisation quatre étoiles
   *[2009] réalisation de légende
}
page-dream-factory-place-city = ville
page-dream-factory-place-party = soirée
page-dream-factory-place-numbered = Lieu { $number } : { $place }
page-dream-factory-stop = Lieu { $number }, { $place }, { $state ->
    [now] maintenant
    [done] passé
   *[later] plus tard
}. { $count ->
    [0] { $hidden ->
        [0] Il n’y a rien ici.
        [one] { $hidden } face cachée.
       *[other] { $hidden } face cachée.
    }
   *[other] { $chips }.
}
page-dream-factory-face-down = { $count ->
    [one] { $count } face cachée jusqu’à la soirée.
   *[other] { $count } face cachée jusqu’à la soirée.
}
page-dream-factory-place-done = Tout est parti d’ici.
page-dream-factory-place-empty = Il n’y a encore rien ici.
page-dream-factory-pass-until = Passer pour moi jusqu’au lieu { $number }
page-dream-factory-needed-by = Peuvent encore le placer : { $who }
page-dream-factory-needed-by-nobody = Personne n’a de case vide où le placer

## La scène

page-dream-factory-stage-auction = En vente
page-dream-factory-studio-take = Prendre le studio { $studio }
page-dream-factory-stage-choose = { $who } choisit un studio
page-dream-factory-stage-choose-mine = Choisissez votre studio
page-dream-factory-stage-take = { $who } choisit
page-dream-factory-stage-take-mine = À vous de prendre
page-dream-factory-stage-place = { $who } remplit des cases
page-dream-factory-stage-place-mine = { $count ->
    [one] À placer
   *[other] À placer
}
page-dream-factory-brief-bid = Misez ou passez.
page-dream-factory-brief-place = Placez ce que vous avez gagné.
page-dream-factory-stage-over = Le dernier rideau est tombé
page-dream-factory-stage-empty = La scène est vide.
page-dream-factory-choose-chip = Placer { $chip }
page-dream-factory-choose-useless = { $chip }, qui ne va nulle part
page-dream-factory-place-which = Choisissez un élément sous le projecteur, puis une case.
page-dream-factory-place-where = Choisissez une case marquée.
page-dream-factory-place-drag = Vous pouvez aussi faire glisser jusque-là.
page-dream-factory-discard = Défausser { $chip }
page-dream-factory-take-nothing = Ne rien prendre
page-dream-factory-party-left = Pour les autres :
page-dream-factory-party-order = Ordre de choix
page-dream-factory-party-done = a choisi

## Enchères

page-dream-factory-bidders = Les enchères
page-dream-factory-bidder = { $who } : { $now }.
page-dream-factory-bidder-then = { $who } : { $now }. { $then }.
page-dream-factory-bidder-passed = a passé
page-dream-factory-bidder-leads = mène avec { $bid }
page-dream-factory-bidder-turn = doit miser
page-dream-factory-bidder-in = encore en jeu
page-dream-factory-short-passed = passé
page-dream-factory-short-leads = mène
page-dream-factory-short-turn = joue
page-dream-factory-short-in = en jeu
page-dream-factory-would-pay = Paierait { $amount }
page-dream-factory-would-get = Recevrait { $amount }
page-dream-factory-middle = Au centre : { $amount }.
page-dream-factory-middle-then = Ensuite : { $amount }.
page-dream-factory-middle-short = Centre
page-dream-factory-middle-about = L’argent au milieu : ce qui ne peut pas être réparti également reste ici pour l’enchère suivante.
page-dream-factory-highest = Plus forte mise : { $bid } par { $who }.
page-dream-factory-no-bid = Aucune mise
page-dream-factory-your-bid = Votre mise
page-dream-factory-bid = Miser
page-dream-factory-pass = Passer
page-dream-factory-amount = Montant de votre mise
page-dream-factory-limit = Votre mise maximale
page-dream-factory-less = Miser moins
page-dream-factory-more = Miser plus
page-dream-factory-jump-about = Saut : la mise la plus haute qui ne rapporte pas un de plus à chaque adversaire.
page-dream-factory-up-to = Miser pour moi jusqu’à { $amount }
page-dream-factory-up-to-short = Jusqu’à { $amount }
page-dream-factory-up-to-about = La table mise pour vous, le moins possible, jusqu’à { $amount }. Ensuite elle passe.
page-dream-factory-orders = Ordres pour cette enchère
page-dream-factory-pass-for-good = Passer pour moi à cette enchère
page-dream-factory-too-dear = Vous ne pouvez pas miser plus que ce que vous avez.

## Studios

page-dream-factory-rivals = Les autres studios et les prix
page-dream-factory-studio-of = Studio : { $who }
page-dream-factory-my-films = Mes films
page-dream-factory-purse = Votre argent : { $amount }
page-dream-factory-money-hidden = argent caché
page-dream-factory-money-about = Votre argent. À la fin, chaque unité vaut un point.
page-dream-factory-fame = { $edition ->
    [2000] Interprètes et guest-stars : { $count }
   *[2009] Interprètes et vedettes : { $count }
}
page-dream-factory-fame-about = { $edition ->
    [2000] Interprètes et guest-stars visibles. Qui en a plus choisit plus tôt en soirée.
   *[2009] Interprètes et vedettes visibles. Qui en a plus choisit plus tôt en soirée.
}
page-dream-factory-director-stars = { $count ->
    [one] { $count } étoile de réalisation
   *[other] { $count } étoiles de réalisation
}
page-dream-factory-director-stars-about = Étoiles des réalisations de films terminés. Le plus grand nombre gagne Meilleure réalisation.
page-dream-factory-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-dream-factory-points-short = { $count } pts
page-dream-factory-points-about = Points des films terminés et des prix, sans l’argent.
page-dream-factory-needs = Cases vides :
page-dream-factory-need = { $kind } : { $count }
page-dream-factory-start = { $edition ->
    [2000] La caméra
   *[2009] Le pop-corn
}
page-dream-factory-start-about = { $edition ->
    [2000] La caméra : qui l’a ouvre l’enchère suivante.
   *[2009] Le pop-corn : qui l’a ouvre l’enchère suivante.
}

## Films

page-dream-factory-film-open = { $title }, { $genre }. { $has ->
    [0] Encore rien dessus.
   *[other] Dessus : { $cast }.
} Total { $total }. { $missing ->
    [0] Il ne manque rien.
   *[other] Il manque : { $open }.
}
page-dream-factory-film-finished = { $title }, { $genre }, terminé : { $rating }. { $cast }.
page-dream-factory-space-empty = Case vide : { $kind }
page-dream-factory-covers = Recouvre { $chip }.
page-dream-factory-genre-missing = { $genre } · { $missing ->
    [0] complet
    [one] il en manque { $missing }
   *[other] il en manque { $missing }
}
page-dream-factory-finishes-short = termine
page-dream-factory-will-finish = { $edition ->
    [2000] Termine le film : valeur { $token }
   *[2009] Termine le film : note { $token }
}
page-dream-factory-total-about = { $stars } étoiles imprimées et celles de tout ce qu’on y voit : { $total }
page-dream-factory-no-token = 0

## Prix et boîte

page-dream-factory-awards = La course aux prix
page-dream-factory-award-open = { $award }, { $points } points : personne encore
page-dream-factory-award-leads = { $award }, { $points } points : { $who } mène
page-dream-factory-award-leads-movie = { $award }, { $points } points : { $movie } ({ $who }) mène
page-dream-factory-award-given = { $award }, { $points } points : gagné par { $who }
page-dream-factory-award-given-movie = { $award }, { $points } points : gagné par { $movie } ({ $who })
page-dream-factory-box = { $edition ->
    [2000] Prochain scénario, valeurs, jetons face cachée
   *[2009] Prochain scénario, notes, tuiles face cachée
}
page-dream-factory-next-screenplay = Prochain scénario
page-dream-factory-screenplay = { $title }, { $genre }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}. Cases : { $spaces }
page-dream-factory-stack-left = { $count ->
    [0] C’est le dernier.
    [one] Encore { $count } dessous.
   *[other] Encore { $count } dessous.
}
page-dream-factory-stack-empty = Il n’y en a plus.
page-dream-factory-tokens = { $edition ->
    [2000] Valeurs
   *[2009] Notes
}
page-dream-factory-tokens-about = Un film terminé reçoit le jeton de son total, ou le plus proche en dessous qui reste.
page-dream-factory-token-taken = pris
page-dream-factory-hidden = Pas encore sortis

## Attente

page-dream-factory-waiting-choosing = { $who } choisit un studio.
page-dream-factory-waiting-bidding = { $who } réfléchit à une mise.
page-dream-factory-waiting-taking = { $who } choisit à la soirée.
page-dream-factory-waiting-placing = { $who } remplit des cases.
page-dream-factory-waiting-over = La partie est terminée.

## La cérémonie

page-dream-factory-not-given = L’enveloppe est vide : ce prix n’est pas décerné.
page-dream-factory-goes-to-movie = { $edition ->
    [2000] Et il va à « { $movie } », signé { $who }, valeur { $token } !
   *[2009] Et il va à « { $movie } », signé { $who }, note { $token } !
}
page-dream-factory-goes-to-worst = { $edition ->
    [2000] On n’a jamais quitté la salle plus vite que pour « { $movie } », signé { $who }, valeur { $token }. Cela vaut bien un prix !
   *[2009] On n’a jamais quitté la salle plus vite que pour « { $movie } », signé { $who }, note { $token }. Cela vaut bien un prix !
}
page-dream-factory-goes-to-director = Et il va à { $who }, avec { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur les réalisations de films terminés !
page-dream-factory-plus-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
}
page-dream-factory-money-title = Ce qui reste en caisse
page-dream-factory-has-money = { $who } { $money }
page-dream-factory-money-text = L’argent aussi, ce sont des points : { $purses }.

# At the end, where the best scores are equal.
page-dream-factory-tie-broken = Égalité : le jeton de note le plus élevé décide.

## Titres du journal

page-dream-factory-log-auction = Enchère : { $chips }
page-dream-factory-log-won = { $who } remporte { $chips } pour { $price }
page-dream-factory-log-party = Soirée : { $chips }
page-dream-factory-log-finished = { $who } termine { $movie }
