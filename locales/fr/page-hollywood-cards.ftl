# La table de The Hollywood! Card Game sur la page.

page-hollywood-cards-area = Le plateau de tournage
page-hollywood-cards-column = Colonne { $number }
page-hollywood-cards-full = Pleine
page-hollywood-cards-order = Les numéros montrent l’ordre dans lequel les cartes sont distribuées.
page-hollywood-cards-round = Manche { $round } sur { $rounds }
page-hollywood-cards-to-come = { $left ->
    [0] Toutes les bobines sont posées
    [one] Encore { $left } bobine
   *[other] Encore { $left } bobines
}
page-hollywood-cards-rivals = Les autres studios

# Une carte du plateau. $number suit l’ordre de distribution ; $card est « un film d’horreur ».
page-hollywood-cards-spot = Carte { $number } : { $card }
page-hollywood-cards-spot-reel = Carte { $number } : { $card }, avec une bobine ({ $who })

## Ce que font les cartes

page-hollywood-cards-about-film = Rejoint votre projet { $genre }, ou en commence un. Une star fait du projet un long métrage.
page-hollywood-cards-about-award = Rejoint votre projet { $genre } et compte pour deux films.
page-hollywood-cards-about-blockbuster = Vaut 2 points à la fin.
page-hollywood-cards-about-star = Fait d’un de vos projets un long métrage : chaque film compte { $rating } { $rating ->
    [one] point
   *[other] points
}. La star doit servir tout de suite ; sans projet, elle est perdue.
page-hollywood-cards-about-project = Grandit avec chaque film de son genre. À la fin, seul votre plus grand projet rapporte : un point par film, rien si deux sont aussi grands.
page-hollywood-cards-about-clap = Passe votre tour : vous ne placez rien. Une fois dans toute la partie.
page-hollywood-cards-about-double = Vous placez deux bobines, l’une après l’autre. Une fois dans toute la partie.
page-hollywood-cards-about-aside = Les cartes que personne n’a prises sont hors jeu.
page-hollywood-cards-about-aside-advanced = Règle avancée : à la fin, les points de chaque long métrage sont multipliés par les films écartés de son genre.

## Studios

page-hollywood-cards-first = commence
page-hollywood-cards-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-hollywood-cards-reels-left = { $reels ->
    [0] Plus de bobine
    [one] Encore { $reels } bobine
   *[other] Encore { $reels } bobines
}
page-hollywood-cards-no-reels = aucune bobine
page-hollywood-cards-clap = Clap
page-hollywood-cards-double = Double Bobine
page-hollywood-cards-unused = { $name } : pas encore joué
page-hollywood-cards-used = { $name } : déjà joué
page-hollywood-cards-empty = Rien encore. Une star serait perdue.
# $size dépasse $films quand le film primé est du nombre.
page-hollywood-cards-project = Projet { $genre } : { $films ->
    [one] { $films } film
   *[other] { $films } films
}, taille { $size }
page-hollywood-cards-worth = → { $points } { $points ->
    [one] point
   *[other] points
}
# $id est l’identifiant du genre.
page-hollywood-cards-movie = { $id ->
    [action] Long métrage d’action
    [horror] Long métrage d’horreur
    [romantic-comedy] Comédie romantique
   *[other] Long métrage ({ $genre })
} avec { $star } et { $films ->
    [one] { $films } film
   *[other] { $films } films
} : { $points } { $points ->
    [one] point
   *[other] points
}
page-hollywood-cards-movie-sum = Taille { $size } × cote { $rating }. Vaut pour l’instant { $points } { $points ->
    [one] point
   *[other] points
}.
page-hollywood-cards-blockbusters = { $count ->
    [one] { $count } blockbuster
   *[other] { $count } blockbusters
}
page-hollywood-cards-blockbusters-word = Blockbusters

## Paquets

page-hollywood-cards-aside = Écartées
page-hollywood-cards-stars = stars
page-hollywood-cards-decks = Dans les paquets : { $films } films et blockbusters, { $stars } stars
page-hollywood-cards-stars-left = Stars qui peuvent encore venir
page-hollywood-cards-stars-gone = Stars hors jeu
page-hollywood-cards-rating = Cote { $rating }

## Qui on attend

page-hollywood-cards-wait-reel = { $who } place une bobine.
page-hollywood-cards-wait-star = { $who } donne une star à un projet.

## La fin

page-hollywood-cards-plus = +{ $points }
page-hollywood-cards-starring = avec
page-hollywood-cards-reels-of-film = durée
page-hollywood-cards-film-count = { $films ->
    [one] { $films } film
   *[other] { $films } films
}
page-hollywood-cards-prize-best = Film de l’année
page-hollywood-cards-prize-genre = Le meilleur du genre : { $genre }
page-hollywood-cards-prize-worst = Navet de l’année
page-hollywood-cards-ceremony-aside = Ce dont personne n’a voulu
page-hollywood-cards-ceremony-times = { $genre } × { $times }
page-hollywood-cards-ceremony-blockbusters = Blockbusters
page-hollywood-cards-ceremony-blockbusters-of = { $count ->
    [one] { $who } a { $count } blockbuster.
   *[other] { $who } a { $count } blockbusters.
}
page-hollywood-cards-ceremony-project = Jamais terminés
page-hollywood-cards-ceremony-project-of = Le plus grand projet n’a pas trouvé de star ({ $who }) : { $genre }, { $films ->
    [one] { $films } film
   *[other] { $films } films
}.
page-hollywood-cards-ceremony-project-tie = { $who } laisse deux projets aussi grands l’un que l’autre. Aucun des deux ne rapporte.
page-hollywood-cards-ceremony-worst = Le navet de l’année
page-hollywood-cards-ceremony-place-1 = Le film de l’année
page-hollywood-cards-ceremony-place-2 = La bobine d’argent
page-hollywood-cards-ceremony-place-3 = La bobine de bronze
page-hollywood-cards-ceremony-movie = « { $title } », signé { $who } : { $size } × { $rating }.
page-hollywood-cards-ceremony-end = Et la victoire revient à …
page-hollywood-cards-ceremony-total = { $name } { $points }

## Titres pour les affiches

page-hollywood-cards-title-horror-1 = La maison qui attendait
page-hollywood-cards-title-horror-2 = Minuit au moulin
page-hollywood-cards-title-horror-3 = On ne frappe pas deux fois
page-hollywood-cards-title-horror-4 = Le locataire du dessous
page-hollywood-cards-title-horror-5 = Brume sur le mont du Gibet
page-hollywood-cards-title-horror-6 = Une main froide
page-hollywood-cards-title-horror-7 = La mariée de cire
page-hollywood-cards-title-horror-8 = Treize bougies
page-hollywood-cards-title-horror-9 = Murmures dans le puits
page-hollywood-cards-title-horror-10 = L’organiste de la nuit
page-hollywood-cards-title-horror-11 = Ne réveillez pas grand-mère
page-hollywood-cards-title-horror-12 = Le portrait a cligné des yeux
page-hollywood-cards-title-action-1 = Vendredi plein gaz
page-hollywood-cards-title-action-2 = Le pont en flammes
page-hollywood-cards-title-action-3 = Le dernier parachute
page-hollywood-cards-title-action-4 = Plus que neuf secondes
page-hollywood-cards-title-action-5 = L’express fou
page-hollywood-cards-title-action-6 = Deux poings, une ville
page-hollywood-cards-title-action-7 = Le coup du canyon d’acier
page-hollywood-cards-title-action-8 = Sans freins
page-hollywood-cards-title-action-9 = L’évadé du récif du Diable
page-hollywood-cards-title-action-10 = L’escadron du tonnerre
page-hollywood-cards-title-action-11 = L’homme qui a sauté
page-hollywood-cards-title-action-12 = Le danger paie double
page-hollywood-cards-title-romantic-comedy-1 = Deux billets pour Capri
page-hollywood-cards-title-romantic-comedy-2 = Le fiancé de ma femme
page-hollywood-cards-title-romantic-comedy-3 = Embrassez le cuisinier
page-hollywood-cards-title-romantic-comedy-4 = Fiancés par erreur
page-hollywood-cards-title-romantic-comedy-5 = Champagne au petit déjeuner
page-hollywood-cards-title-romantic-comedy-6 = Le mauvais bouquet
page-hollywood-cards-title-romantic-comedy-7 = L’amour, deuxième étage
page-hollywood-cards-title-romantic-comedy-8 = Un chien nommé Roméo
page-hollywood-cards-title-romantic-comedy-9 = Rendez-vous au manège
page-hollywood-cards-title-romantic-comedy-10 = Le marié malgré lui
page-hollywood-cards-title-romantic-comedy-11 = Lune de miel à trois
page-hollywood-cards-title-romantic-comedy-12 = Elle a dit peut-être

# At the end, where the best scores are equal.
page-hollywood-cards-tie-broken = Égalité : le long métrage le plus précieux décide.

## Titres du journal

page-hollywood-cards-log-reels = Manche { $round } : bobines
page-hollywood-cards-log-cards = Cartes distribuées
page-hollywood-cards-log-movies = Cartes distribuées : { $points }
