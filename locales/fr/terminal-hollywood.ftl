# La table de Hollywood dans le terminal

## Cartes en signes

terminal-hw-legend = R romance, C comédie, A action, T thriller, – sans genre · +2 pièces · ★ statuette
terminal-hw-letter-romance = R
terminal-hw-letter-comedy = C
terminal-hw-letter-action = A
terminal-hw-letter-thriller = T
# Les cinq types en colonne.
terminal-hw-type-script = scénario
terminal-hw-type-director = réalisation
terminal-hw-type-actor = acteur
terminal-hw-type-actress = actrice
terminal-hw-type-crew = équipe
# Les cinq types en titre de cartes ; dix signes au plus.
terminal-hw-group-script = Scénarios
terminal-hw-group-director = Réal.
terminal-hw-group-actor = Acteurs
terminal-hw-group-actress = Actrices
terminal-hw-group-crew = Équipe
# Les cinq types devant des cartes en ligne.
terminal-hw-few-scripts = { $cards ->
    [one] scénario
   *[other] scénarios
}
terminal-hw-few-directors = { $cards ->
    [one] réalisation
   *[other] réalisations
}
terminal-hw-few-actors = { $cards ->
    [one] acteur
   *[other] acteurs
}
terminal-hw-few-actresses = { $cards ->
    [one] actrice
   *[other] actrices
}
terminal-hw-few-crew = équipe

## Année et étape

terminal-hw-title = Année { $year } sur { $years } · { $stage }{ $dealt ->
    [yes] { " · " }{ $dealerIs ->
        [you] vous distribuez
       *[other] { $dealer } distribue
    }
   *[no] { "" }
}
terminal-hw-stage-bidding = droit de distribution
terminal-hw-stage-dealing = cartes Star secrètes
terminal-hw-stage-draft = draft, carte { $number } sur { $of }
terminal-hw-stage-auction = enchère des stars
terminal-hw-stage-agents = Agents
terminal-hw-stage-production = production
terminal-hw-stage-review = production, tour { $round } sur 3 au plus
terminal-hw-stage-vote = vote pour le Film de l’année
terminal-hw-over = Trois années sont passées.

## Autour de la table

terminal-hw-player = { $whoIs ->
    [you] Vous
   *[other] { $who }
}
terminal-hw-money = argent
terminal-hw-cards = cartes
terminal-hw-awards = Films de l’année
terminal-hw-pile = ★ en pile
terminal-hw-earned = box-office

## Rangée de stars et cartes à vous

terminal-hw-row = Rangée de stars, pour l’enchère après le draft
terminal-hw-deck = première carte de la pioche de stars, { $left } en tout
terminal-hw-has-star = { $whoIs ->
    [you] vous
   *[other] { $who }
} :
terminal-hw-unseen-star = une carte de la pioche
terminal-hw-stars-won = Cartes Star de l’enchère
terminal-hw-own-cards = { $cards ->
    [one] Votre carte
   *[other] Vos { $cards } cartes
}
terminal-hw-own-hand = Votre main : { $cards } cartes au choix

## Ce que vous avez vu, si la table joue avec des notes

terminal-hw-notes = Vos notes
terminal-hw-note-taken = Choisies par les autres :
terminal-hw-note-passed = Passées, encore en route :
terminal-hw-note-others = Passées, maintenant chez les autres :
terminal-hw-note-secret = Distribuées en secret :
terminal-hw-note-agent = Agents :
terminal-hw-note-secret-of = { $card } à { $who }
terminal-hw-note-gift = { $card } : { $fromIs ->
    [you] vous
   *[other] { $from }
} → { $toIs ->
    [you] vous
   *[other] { $to }
}

## Options

terminal-hw-bid = { $bid } M{ $left ->
    [0] {". "}C’est tout ce que vous avez.
   *[other] , il vous reste { $left } M
}
terminal-hw-then = meilleur programme
terminal-hw-now = Vos cartes font maintenant un programme de { $now } M ; la colonne dit ce que ce serait alors.
terminal-hw-slot-then = programme
terminal-hw-amount = { $bid } M
# Quand le tableau est trop large : que taper pour quelle mise.
terminal-hw-offer-cell = { $number } pour { $bid } M
terminal-hw-target = { $who } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $money } M
terminal-hw-offer-help = Tapez le numéro d’une carte et d’une mise. Vous payez votre mise, que vous obteniez la carte ou non. Le programme est ce que rapporteraient vos cartes avec la carte Star ; maintenant, c’est { $now } M.

## Films

terminal-hw-film-title = « { $title } »
terminal-hw-untitled = un film sans titre
terminal-hw-film = { $title } : { $genre }, { $income } M{ $figurines ->
    [0] { "" }
   *[other] , { $figurines }★
}
terminal-hw-film-cards = { $title } : { $genre } avec { $cards ->
    [0] aucune carte du genre
    [one] { $cards } carte du genre
   *[other] { $cards } cartes du genre
}, { $income } M{ $figurines ->
    [0] { "" }
   *[other] , { $figurines }★
}
terminal-hw-film-number = Film { $film }
terminal-hw-heap = pas de film – { $flaws }
terminal-hw-unused = inutilisé
terminal-hw-traded = échangé
terminal-hw-cards-of = { $whoIs ->
    [you] Vos cartes
   *[other] { $who }
} : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $figurines }★ en tout
terminal-hw-slate-of = { $whoIs ->
    [you] Vous
   *[other] { $who }
} : { $income } M{ $figurines ->
    [0] { "" }
   *[other] , meilleur film { $figurines }★
}
terminal-hw-no-films = aucun film

## Composer les films

terminal-hw-builder = Composez jusqu’à { $most } films, chacun avec un scénario, une réalisation, un ou deux acteurs ou actrices, et de l’équipe.
terminal-hw-builder-help = « ac1 » met les cartes a et c dans le film 1, « b0 » met b de côté, « dt2 » échange d contre un scénario sans valeur dans le film 2 ; plusieurs à la fois : « ac1 b0 ». Aussi : receipt (expliquer les sommes) · a (avis exact) · best (prendre le meilleur programme) · clear · done.
terminal-hw-place-film = film { $film }
terminal-hw-place-aside = de côté
terminal-hw-place-trade = échangé, { $film }
terminal-hw-builder-sum = Tous les films : { $income } M{ $figurines ->
    [0] { "." }
   *[other] , meilleur film { $figurines }★.
}{ $open ->
    [0] { "" }
    [one] { " " }Une carte n’a pas encore de place ; elle reste de côté.
   *[other] { " " }{ $open } cartes n’ont pas encore de place ; elles restent de côté.
}
terminal-hw-builder-rival = Le meilleur film des autres a { $figurines }★.
terminal-hw-builder-parts = Une carte rapporte : part + pièces + duo vedette + capacité.
terminal-hw-builder-unclear = « { $word } » n’est pas clair : écrivez des lettres de cartes et où elles vont, par exemple « ab1 », « c0 » ou « dt2 ».
terminal-hw-builder-no-card = Il n’y a pas de carte « { $letter } » : vos cartes vont de a à { $last }.
terminal-hw-builder-fixed = La carte « { $letter } » a déjà sa place ; u annule la dernière.
terminal-hw-builder-no-plan = Il n’y a pas de programme numéro { $number } : « a » montre { $most ->
    [one] le seul
   *[other] les { $most }
}.
terminal-hw-builder-empty = Ce programme ne fait aucun film, alors que c’est possible. Tapez encore done si c’est voulu.
terminal-hw-builder-nothing = Aucun film n’a encore de carte.

## Avis

terminal-hw-advice-best = Meilleur programme de { $cards ->
    [one] votre carte
   *[other] vos { $cards } cartes
} : { $income } M{ $figurines ->
    [0] { "." }
   *[other] , meilleur film { $figurines }★.
}
terminal-hw-advice-none = { $cards ->
    [one] Votre carte ne fait
   *[other] Vos { $cards } cartes ne font
} pas encore de film.
terminal-hw-advice-traded = échangé contre un scénario sans valeur
terminal-hw-advice-aside = De côté
terminal-hw-advice-other = « best { $number } » : { $income } M, meilleur film { $figurines }★
terminal-hw-advice-others = Plus de statuettes pour moins d’argent, pour le Film de l’année :
terminal-hw-advice-rivals = Ce que les autres peuvent faire :
terminal-hw-advice-rival = { $who } : { $income } M avec un meilleur film à { $figurines }★, ou { $top }★ pour { $least } M
terminal-hw-advice-rival-one = { $who } : { $income } M avec un meilleur film à { $figurines }★

## La fin

terminal-hw-story-year = Année { $year }
terminal-hw-story-sum = { $income } M{ $award ->
    [yes] , Film de l’année
   *[no] { "" }
}
terminal-hw-bonus = { $whoIs ->
    [you] Vos piles
   *[other] Piles ({ $who })
} : { $figurines } statuettes, fois { $awards ->
    [one] un Film de l’année
   *[other] { $awards } Films de l’année
} = { $bonus } M.
terminal-hw-no-bonus = Personne n’a de Film de l’année : les statuettes ne rapportent rien.

## La calculette pour les vraies tables

score-hw-earns = { $income } M · { $genre }{ $chosen ->
    [yes] , au choix
   *[no] { "" }
} · { $cards ->
    [0] aucune carte du genre
    [one] { $cards } carte du genre
   *[other] { $cards } cartes du genre
} · { $figurines ->
    [0] aucune statuette
    [one] { $figurines } statuette
   *[other] { $figurines } statuettes
}
score-hw-none = Ces cartes ne sont pas un film et ne rapportent rien : { $flaws }.
score-hw-none-hint = Un film a un scénario, une réalisation, un ou deux acteurs ou actrices, et autant d’équipe qu’on veut. Avec --best, les cartes sont réparties en meilleurs films.
score-hw-best = Meilleure répartition : { $income } M{ $figurines ->
    [0] { "." }
    [one] , avec { $figurines } statuette dans le meilleur film.
   *[other] , avec { $figurines } statuettes dans le meilleur film.
}
score-hw-best-none = Ces cartes ne permettent aucun film.
score-hw-film = Film { $film } : { $sum }
score-hw-traded = Échangé contre un scénario sans valeur : { $card }.
score-hw-aside = Inutilisé : { $cards }.
score-hw-others = Pour le Film de l’année, d’autres répartitions mettent plus de statuettes dans un film :
score-hw-other = { $income } M avec { $figurines } statuettes dans le meilleur film
