# La table de Dream Factory dans le terminal. $edition vaut 2000 ou 2009 : les deux éditions ont leurs propres mots.

# Une lettre pour chaque sorte ; toutes différentes dans une édition.
terminal-df-letter-director = R
terminal-df-letter-actor = I
terminal-df-letter-camera = C
terminal-df-letter-music = M
terminal-df-letter-effects = E
terminal-df-letter-agency = #
terminal-df-letter-guest-star = { $edition ->
    [2000] G
   *[2009] V
}
terminal-df-letter-blank = ?
terminal-df-legend = { $edition ->
    [2000] R réalisation, I interprète, C caméra, M musique, E effets, G guest-star, # agence (partout sauf G), ? accepte I C M E. I3 : trois étoiles. I· : vide. I3¹ : recouvre un jeton. I+G : qui en a le plus choisit d’abord en soirée.
   *[2009] R réalisation, I interprète, C caméra, M musique, E effets, V vedette, # contrat (partout sauf V), ? accepte I C M E. I3 : trois étoiles. I· : vide. I3¹ : recouvre une tuile. I+V : qui en a le plus choisit d’abord en soirée.
}

# Trois lettres pour chaque genre
terminal-df-genre-adventure = { $edition ->
    [2000] ave
   *[2009] act
}
terminal-df-genre-drama = dra
terminal-df-genre-entertainment = { $edition ->
    [2000] div
   *[2009] com
}

terminal-df-money = { $edition ->
    [2000] { $amount ->
        [one] { $amount } contrat
       *[other] { $amount } contrats
    }
   *[2009] { $amount } M$
}
terminal-df-money-hidden = { $edition ->
    [2000] ? contrats
   *[2009] ? M$
}

# Le trimestre
terminal-df-quarter = { $edition ->
    [2000] Trimestre
   *[2009] Manche
} { $quarter } sur 4 · au milieu : { $middle } · { $edition ->
    [2000] caméra
   *[2009] pop-corn
} : { $whoIs ->
    [you] vous
   *[other] { $who }
}
terminal-df-quarter-short = { $edition ->
    [2000] T
   *[2009] M
}{ $quarter }
terminal-df-not-laid-out = Les lieux reçoivent leurs { dream-factory-word-chips } quand tout le monde a choisi un studio.
terminal-df-location-top-director = { $number } réalisation
terminal-df-location-city = { $number } ville
terminal-df-location-party = { $number } soirée
terminal-df-done = terminé : { $locations }
terminal-df-face-down = { $count } face cachée
terminal-df-no-bid = Aucune mise · dans l’ordre : { $staying }{ $count ->
    [0] { "" }
   *[other] { " " }· ont passé : { $passed }
}
terminal-df-bid = { $bid } par { $whoIs ->
    [you] vous
   *[other] { $who }
} · encore en jeu : { $staying }{ $count ->
    [0] { "" }
   *[other] { " " }· ont passé : { $passed }
}
terminal-df-placing = { $whoIs ->
    [you] vous avez gagné ce lot et le placez
   *[other] { $who } a gagné ce lot et le place
}
terminal-df-chooser = { $when ->
    [before] ✓{ " " }
   *[now] { "" }
}{ $whoIs ->
    [you] vous
   *[other] { $who }
}
terminal-df-party-order = Ordre de choix : { $order }

# Studios
terminal-df-studio = { $whoIs ->
    [you] Vous
   *[other] { $who }
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $money } · { $edition ->
    [2000] I+G { $reds }
   *[2009] I+V { $reds }
}{ $marker ->
    [yes] { " " }· { $edition ->
        [2000] caméra
       *[2009] pop-corn
    }
   *[no] { "" }
}
terminal-df-finished = ✓ { $rating }{ $count ->
    [0] { "" }
   *[other] { " " }{ $awards }
}
terminal-df-unrated = sans note
terminal-df-stack = Prochain à piocher ({ $count } dessous) :

# Notes et prix
terminal-df-tokens = { $edition ->
    [2000] Valeurs restantes :
   *[2009] Notes restantes :
}
terminal-df-awards = Prix (✓ décernés)
terminal-df-first-movie = Premier film { $points }
terminal-df-best-movie = Meilleur film { $points }
terminal-df-movie-of-the-year = Film de l’année { $points }
terminal-df-worst-movie = Pire film { $points }
terminal-df-best-director = Meilleure réalisation { $points }
terminal-df-short-first-movie = Premier
terminal-df-short-best-movie = { $edition ->
    [2000] Meilleur T{ $quarter }
   *[2009] Meilleur M{ $quarter }
}
terminal-df-short-movie-of-the-year = Année
terminal-df-short-worst-movie = Pire
terminal-df-short-best-director = Réalisation
terminal-df-standing = { $given ->
    [yes] ✓{ " " }
   *[no] { "" }
}{ $rating } { $whoIs ->
    [you] vous
   *[other] { $who }
}
terminal-df-standing-movie = { terminal-df-standing }, { $title }
terminal-df-open = ouvert
terminal-df-not-given = non décerné
terminal-df-director-stars = { $whoIs ->
    [you] vous
   *[other] { $who }
} { $stars }★
terminal-df-director-race = { $given ->
    [yes] ✓{ " " }
   *[no] { "" }
}{ $race }{ $leader ->
    [yes] { "" }
   *[no] { " " }(égalité : personne)
}

# Affiches
terminal-df-poster-studio = { $genre } par { $whoIs ->
    [you] vous
   *[other] { $who }
}
terminal-df-poster-director = réalisation : { $names }
terminal-df-poster-actor = avec { $names }
terminal-df-poster-guest-star = { $edition ->
    [2000] guest-star : { $names }
   *[2009] et la vedette { $names }
}
terminal-df-poster-camera = caméra : { $names }
terminal-df-poster-music = musique : { $names }
terminal-df-poster-effects = effets : { $names }
terminal-df-poster-agency = merci à { $names }
terminal-df-poster-rating = ★ { $rating } ★
terminal-df-poster-award = ✓ { $award } +{ $points }
terminal-df-poster-first-movie = Premier film de son genre
terminal-df-poster-best-movie = Meilleur film, { dream-factory-word-quarter } { $quarter }
terminal-df-poster-movie-of-the-year = Film de l’année
terminal-df-poster-worst-movie = Pire film

# Options
terminal-df-chip = { $chip }
terminal-df-agency = { $chip } (ensuite, { $edition ->
    [2000] seules des agences
   *[2009] seuls des contrats
} peuvent aller sur sa case)
terminal-df-then = . { $preview }
terminal-df-warning = (!) { $warning }
terminal-df-space = case { $number } ({ $letter })
terminal-df-placement = sur { $title }, { $space } : total { $before } → { $total }{ $missing ->
    [0] { "" }
   *[other] , il en manque { $missing }
}
terminal-df-covers = , recouvre { $chip }{ $worse ->
    [yes] { " " }(!)
   *[no] { "" }
}
terminal-df-finishes = Terminé : { $rating }.
terminal-df-guest-space-lost = Sa { dream-factory-word-guest-space } reste vide pour toujours.
terminal-df-amount = { $edition ->
    [2000] { $amount }
   *[2009] { $amount } M$
}
terminal-df-bid-number = n°
terminal-df-bid-amount = mise
terminal-df-bid-keep = vous gardez
terminal-df-bid-each = aux autres
terminal-df-bid-stays = milieu
