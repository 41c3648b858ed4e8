# La table de Hollywood sur la page.

## L’année

page-hollywood-year = Année { $year } sur { $years }
page-hollywood-year-short = Année { $year }
page-hollywood-stages = Étapes de l’année
page-hollywood-stage-dealing = Stars secrètes
page-hollywood-stage-draft = Draft
page-hollywood-stage-auction = Enchère des stars
page-hollywood-stage-agents = Agents
page-hollywood-stage-production = Production
page-hollywood-stage-award = Film de l’année

## Qui on attend

page-hollywood-waiting-bidding = Mises secrètes pour le droit de distribution : { $who }
page-hollywood-waiting-keeping = { $who } regarde les cartes Star secrètes et en garde une.
page-hollywood-waiting-giving = { $who } distribue les cartes Star secrètes.
page-hollywood-waiting-drafting = Choix secret d’une carte : { $who }
page-hollywood-waiting-offering = Mises secrètes sur les stars : { $who }
page-hollywood-waiting-playing-agent = { $who } envoie un Agent.
page-hollywood-waiting-handing = { $who } choisit une carte à céder.
page-hollywood-waiting-building = Composition des films : { $who }
page-hollywood-waiting-reviewing = { $who } regarde tous les films et garde les siens, ou les refait.
page-hollywood-waiting-rebuilding = { $who } refait ses films.
page-hollywood-waiting-voting = Vote secret pour le Film de l’année : { $who }
page-hollywood-waiting-over = La partie est terminée.

## À quoi servent les cartes

page-hollywood-does-script = Chaque film a exactement un scénario ; son genre est celui du film. Avec trois cartes du genre, chacune rapporte 3 M ; avec quatre, 4 M, etc.
page-hollywood-does-director = Chaque film a exactement une réalisation. Avec le genre du film, elle compte comme carte du genre.
page-hollywood-does-actor = Un film a un ou deux acteurs et actrices. Un de chaque forme un duo vedette : 2 M de plus pour les deux.
page-hollywood-does-actress = Un film a un ou deux acteurs et actrices. Un de chaque forme un duo vedette : 2 M de plus pour les deux.
page-hollywood-does-crew = Un film peut compter autant de cartes Équipe que vous voulez. Chaque carte rapporte 1 M et ses pièces.
page-hollywood-does-worthless = Remplace un scénario et ne porte pas de symbole. Vous choisissez le genre de son film.
page-hollywood-does-agent = Doit être joué après l’enchère des stars : quelqu’un vous cède une réalisation, un acteur ou une actrice de son choix.
page-hollywood-does-makeup-artist = Un acteur peut compter comme actrice, ou l’inverse, pour un duo vedette.
page-hollywood-does-double = Double tout ce que rapporte une autre carte du film.
page-hollywood-does-sound-engineer = 1 M de plus par symbole de genre différent dans le film.
page-hollywood-does-extras = 1 M de plus par carte Équipe du film, celle-ci comprise.
page-hollywood-does-editor = Peut remplacer une réalisation, un acteur ou une actrice, et compte toujours comme équipe.
page-hollywood-does-producer = 1 M de plus par carte du film, celle-ci comprise.
page-hollywood-does-script-rewriter = Le scénario, même sans valeur, prend le genre que vous voulez.
page-hollywood-does-casting-specialist = 1 M de plus par acteur et actrice du film.
page-hollywood-does-set-designer = 1 M de plus par statuette du film, les siennes comprises.
page-hollywood-does-stage-manager = Carte Équipe avec un symbole de genre : le seul moyen d’avoir une cinquième carte du genre.
page-hollywood-does-special-effects-expert = Rapporte sa part et ses pièces.
page-hollywood-does-score-writer = Rapporte sa part et ses pièces, et apporte une statuette.
page-hollywood-does-stunt-performer = Rapporte sa part et ses pièces.

## Argent et statuettes

page-hollywood-money = { $amount } millions
page-hollywood-million = M
page-hollywood-millions = { $amount } M
page-hollywood-plus = +{ $amount } M
page-hollywood-figurines = { $count ->
    [0] aucune statuette
    [one] { $count } statuette
   *[other] { $count } statuettes
}
page-hollywood-awards = { $count ->
    [one] { $count } Film de l’année
   *[other] { $count } Films de l’année
}
page-hollywood-earned = Année { $year } : { $income } M
page-hollywood-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

## Les autres

page-hollywood-rivals = Les autres studios
page-hollywood-deals = distribue les stars secrètes
page-hollywood-chooses = choisit
page-hollywood-chooses-secretly = choisit en secret
page-hollywood-open-cards = { $count ->
    [one] { $count } carte visible
   *[other] { $count } cartes visibles
}, { $figurines ->
    [one] { $figurines } statuette
   *[other] { $figurines } statuettes
}
page-hollywood-won-star = de l’enchère des stars
page-hollywood-won-deck = de la pioche, face cachée
page-hollywood-send-agent = Envoyer l’Agent chez { $name }

## Droit de distribution, stars secrètes

page-hollywood-right-to-deal = Le droit de distribution
page-hollywood-right-to-deal-about = Le gagnant voit toutes les cartes Star secrètes, en garde une et distribue les autres. Tout le monde paie.
page-hollywood-bids-shown = Mises pour le droit de distribution
page-hollywood-offers-shown = Enchère des stars
page-hollywood-bid = Miser { $amount } M
page-hollywood-tie = égalité !
page-hollywood-secret-stars = Cartes Star secrètes

## Draft

page-hollywood-hand = Votre main
page-hollywood-passes = Le reste passe à { $to } ; vous recevez la main de { $from }
page-hollywood-then = → { $income } M
page-hollywood-slate-without = Sans elle, vos meilleurs films rapportent { $income } M.
page-hollywood-card-earns = Rapporte { $earns } M : { $reasons }.
page-hollywood-slate-then = Avec elle, vos meilleurs films rapportent { $income } M.
page-hollywood-checklist = Ce qu’il faut à vos films
page-hollywood-missing = Il manque encore : { $parts }
page-hollywood-complete = Scénario, réalisation et distribution sont là.
page-hollywood-part-script = un scénario
page-hollywood-part-director = une réalisation
page-hollywood-part-cast = un acteur ou une actrice
page-hollywood-all = Tous
page-hollywood-sum = Symboles
page-hollywood-kind-script = Scénario
page-hollywood-kind-director = Réalisation
page-hollywood-kind-actor = Acteur
page-hollywood-kind-actress = Actrice
page-hollywood-kind-crew = Équipe
page-hollywood-studio = Votre studio
page-hollywood-secret = secrète
page-hollywood-from-auction = star
page-hollywood-no-cards = Pas encore de cartes. Elles viennent avec le draft.
page-hollywood-pile = Cartes précédentes : { $count }, { $figurines ->
    [one] { $figurines } statuette
   *[other] { $figurines } statuettes
}

## Enchère des stars

page-hollywood-star-row = Rangée de stars
page-hollywood-deck = Première carte de la pioche de stars
page-hollywood-deck-plate = pioche ({ $count })
page-hollywood-slot = Emplacement { $slot } :
page-hollywood-slot-deck = Emplacement { $slot } : la première carte de la pioche de stars, face cachée. { $count ->
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
}
page-hollywood-slot-empty = L’emplacement { $slot } est vide
page-hollywood-offers = Mises sur l’emplacement { $slot }
page-hollywood-wins = gagne
page-hollywood-choose-slot = Sur quelle star misez-vous ? Choisissez une carte.
page-hollywood-your-bid = Votre mise pour { $card }

## Composer les films

page-hollywood-ask-build = Composez jusqu’à trois films, puis scellez votre programme.
page-hollywood-builder = Composer les films
page-hollywood-shelf = Sur l’étagère ({ $count })
page-hollywood-shelf-short = Étagère
page-hollywood-how-to-build = Choisissez une carte, puis son film.
page-hollywood-how-to-build-more = Ou faites-la glisser, ou tapez 1, 2, 3 ou 0.
page-hollywood-how-to-build-touch = Ou maintenez-la et faites-la glisser.
page-hollywood-where = Où va { $card } ?
page-hollywood-slate-earns = Vos films rapportent
page-hollywood-best = (au mieux { $income } M)
page-hollywood-build-plan = Composer ces films pour moi
page-hollywood-clear = Reprendre toutes les cartes
page-hollywood-no-films = Ne tourner aucun film
page-hollywood-sealed = Scellé. On attend les autres.
page-hollywood-unseal = Changer
page-hollywood-aside = Retour à l’étagère
page-hollywood-film-number = Film { $film }
page-hollywood-film-needs = scénario, réalisation, un ou deux acteurs ou actrices
page-hollywood-put-here = Ici
page-hollywood-trade-here = Échanger contre un scénario sans valeur
page-hollywood-put-here-of = { " " }({ $card }, film { $film })
page-hollywood-trade-short = Échanger (scénario)
page-hollywood-traded = Pris en échange de { $card }.
page-hollywood-name-film = Nom du film { $film }
page-hollywood-untitled = Sans titre ({ $genre })
page-hollywood-nameless = Sans titre
# Titres des films au scénario sans valeur : ils vivent de leur star.
page-hollywood-title-romance = Tendrement, { $star }
page-hollywood-title-comedy = Ah, { $star } !
page-hollywood-title-action = { $star } contre-attaque
page-hollywood-title-thriller = L’affaire { $star }
page-hollywood-receipt = Recette
page-hollywood-source-genre = { $count ->
    [one] { $count } carte du genre
   *[other] { $count } cartes du genre
}
page-hollywood-source-others = Autres cartes
page-hollywood-source-coins = Pièces
page-hollywood-source-duo = Duo vedette
page-hollywood-source-ability = Équipe
page-hollywood-source-double = Doublé

## Programmes visibles, votes, fin de l’année

page-hollywood-slates = Tous les films
page-hollywood-heap = Pas de film
page-hollywood-top-film = meilleur film : { $count }
page-hollywood-film-of-the-year = Film de l’année
page-hollywood-nominated = En lice pour le Film de l’année
page-hollywood-vote = Voter pour { $name }
page-hollywood-voted = Votre voix va à { $name }
page-hollywood-voted-for = { $who } vote pour { $name }
page-hollywood-report = L’année { $year } au box-office
page-hollywood-report-close = Continuer
page-hollywood-no-film = Pas de film
page-hollywood-award = { $name } remporte le Film de l’année.
page-hollywood-no-award = L’année { $year } n’a pas de Film de l’année.

## Affiches et cérémonie

page-hollywood-prize-year = Film de l’année { $year }
page-hollywood-prize-best = Plus grand succès
page-hollywood-prize-worst = Plus grand échec
page-hollywood-step-box-office = L’année { $year } au box-office
page-hollywood-step-box-office-text = { $count ->
    [one] { $who } a rapporté le plus.
   *[other] { $who } ont rapporté le plus, à égalité.
}
page-hollywood-step-award = Film de l’année { $year }
page-hollywood-step-award-text = Et la statuette va à « { $title } », signé { $who } !
page-hollywood-step-worst-text = « { $title } », signé { $who }, n’a pas trouvé son public.
page-hollywood-step-bonus = Les statuettes dorées
page-hollywood-step-bonus-text = { $who } a { $figurines ->
    [one] { $figurines } statuette
   *[other] { $figurines } statuettes
} sur toutes ses cartes et { $awards ->
    [one] un Film de l’année
   *[other] { $awards } Films de l’année
}.
page-hollywood-step-end = Le studio le plus riche
page-hollywood-step-end-text = { $count ->
    [one] { $who } gagne.
   *[other] { $who } partagent la victoire.
}

# At the end, where the best scores are equal.
page-hollywood-tie-broken = Égalité : les Films de l’année décident.

## Titres du journal

page-hollywood-log-year = Année { $year }
page-hollywood-log-draft = Draft : { $card }
page-hollywood-log-stars = Enchères des stars : { $what }
page-hollywood-log-stars-tied = Enchères des stars : que des égalités
page-hollywood-log-unseen = une carte cachée
page-hollywood-log-cards = Toutes les cartes révélées
page-hollywood-log-slates = Films révélés
page-hollywood-log-box-office = Box-office : { $what }
page-hollywood-log-award = Film de l’année : { $who }
page-hollywood-log-award-open = Film de l’année
