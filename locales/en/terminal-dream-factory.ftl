# The table of Dream Factory in the terminal. $edition is 2000 or 2009: the two editions have words of their own.

# One letter for each kind; all letters of an edition differ.
terminal-df-letter-director = D
terminal-df-letter-actor = A
terminal-df-letter-camera = C
terminal-df-letter-music = M
terminal-df-letter-effects = E
terminal-df-letter-agency = #
terminal-df-letter-guest-star = { $edition ->
    [2000] G
   *[2009] S
}
terminal-df-letter-blank = ?
terminal-df-legend = { $edition ->
    [2000] D director, A actor, C camera, M music, E effects, G guest star, # agency (anywhere but G), ? takes A C M E. A3: three stars. A·: empty. A3¹: covers one chip. A+G: most picks first at parties.
   *[2009] D director, A actor, C camera, M music, E effects, S star, # contract (anywhere but S), ? takes A C M E. A3: three stars. A·: empty. A3¹: covers one tile. A+S: most picks first at parties.
}

# Three letters for each genre
terminal-df-genre-adventure = { $edition ->
    [2000] adv
   *[2009] act
}
terminal-df-genre-drama = dra
terminal-df-genre-entertainment = { $edition ->
    [2000] ent
   *[2009] com
}

terminal-df-money = { $edition ->
    [2000] { $amount ->
        [one] 1 contract
       *[other] { $amount } contracts
    }
   *[2009] ${ $amount }M
}
terminal-df-money-hidden = { $edition ->
    [2000] ? contracts
   *[2009] $?
}

# The quarter
terminal-df-quarter = { $edition ->
    [2000] Quarter
   *[2009] Round
} { $quarter } of 4 · in the middle: { $middle } · { dream-factory-word-marker }: { $whoIs ->
    [you] you
   *[other] { $who }
}
terminal-df-quarter-short = { $edition ->
    [2000] Q
   *[2009] R
}{ $quarter }
terminal-df-not-laid-out = The locations get their { dream-factory-word-chips } when everyone has chosen a studio.
terminal-df-location-top-director = { $number } director
terminal-df-location-city = { $number } city
terminal-df-location-party = { $number } party
terminal-df-done = done: { $locations }
terminal-df-face-down = { $count } face down
terminal-df-no-bid = No bids yet · bidding order: { $staying }{ $count ->
    [0] { "" }
   *[other] { " " }· passed: { $passed }
}
terminal-df-bid = { $bid } by { $whoIs ->
    [you] you
   *[other] { $who }
} · still in: { $staying }{ $count ->
    [0] { "" }
   *[other] { " " }· passed: { $passed }
}
terminal-df-placing = { $whoIs ->
    [you] you won this and are placing
   *[other] { $who } won this and is placing
} it
terminal-df-chooser = { $when ->
    [before] ✓{ " " }
   *[now] { "" }
}{ $whoIs ->
    [you] you
   *[other] { $who }
}
terminal-df-party-order = Choosing: { $order }

# Studios
terminal-df-studio = { $whoIs ->
    [you] You
   *[other] { $who }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $money } · { $edition ->
    [2000] A+G { $reds }
   *[2009] A+S { $reds }
}{ $marker ->
    [yes] { " " }· { dream-factory-word-marker }
   *[no] { "" }
}
terminal-df-finished = ✓ { $rating }{ $count ->
    [0] { "" }
   *[other] { " " }{ $awards }
}
terminal-df-unrated = unrated
terminal-df-stack = Next to draw ({ $count } below):

# Ratings and awards
terminal-df-tokens = { $edition ->
    [2000] Values left:
   *[2009] Ratings left:
}
terminal-df-awards = Awards (✓ given)
terminal-df-first-movie = First Movie { $points }
terminal-df-best-movie = Best Movie { $points }
terminal-df-movie-of-the-year = Movie of the Year { $points }
terminal-df-worst-movie = Worst Movie { $points }
terminal-df-best-director = Best Director { $points }
terminal-df-short-first-movie = First
terminal-df-short-best-movie = { $edition ->
    [2000] Best Q{ $quarter }
   *[2009] Best R{ $quarter }
}
terminal-df-short-movie-of-the-year = Year
terminal-df-short-worst-movie = Worst
terminal-df-short-best-director = Director
terminal-df-standing = { $given ->
    [yes] ✓{ " " }
   *[no] { "" }
}{ $rating } { $whoIs ->
    [you] you
   *[other] { $who }
}
terminal-df-standing-movie = { terminal-df-standing }, { $title }
terminal-df-open = open
terminal-df-not-given = not given
terminal-df-director-stars = { $whoIs ->
    [you] you
   *[other] { $who }
} { $stars }★
terminal-df-director-race = { $given ->
    [yes] ✓{ " " }
   *[no] { "" }
}{ $race }{ $leader ->
    [yes] { "" }
   *[no] { " " }(tie: nobody)
}

# Posters
terminal-df-poster-studio = { $genre } by { $whoIs ->
    [you] you
   *[other] { $who }
}
terminal-df-poster-director = directed by { $names }
terminal-df-poster-actor = starring { $names }
terminal-df-poster-guest-star = { $edition ->
    [2000] guest star { $names }
   *[2009] with star { $names }
}
terminal-df-poster-camera = camera: { $names }
terminal-df-poster-music = music: { $names }
terminal-df-poster-effects = effects: { $names }
terminal-df-poster-agency = thanks to { $names }
terminal-df-poster-rating = ★ { $rating } ★
terminal-df-poster-award = ✓ { $award } +{ $points }
terminal-df-poster-first-movie = First Movie of its genre
terminal-df-poster-best-movie = Best Movie, { dream-factory-word-quarter } { $quarter }
terminal-df-poster-movie-of-the-year = Movie of the Year
terminal-df-poster-worst-movie = Worst Movie

# Options
terminal-df-chip = { $chip }
terminal-df-agency = { $chip } (after this, only { $edition ->
    [2000] agencies
   *[2009] contracts
} can go on its space)
terminal-df-then = . { $preview }
terminal-df-warning = (!) { $warning }
terminal-df-space = space { $number } ({ $letter })
terminal-df-placement = on { $title }, { $space }: total { $before } → { $total }{ $missing ->
    [0] { "" }
   *[other] , { $missing } missing
}
terminal-df-covers = , covers { $chip }{ $worse ->
    [yes] { " " }(!)
   *[no] { "" }
}
terminal-df-finishes = Finished: { $rating }.
terminal-df-guest-space-lost = Its { dream-factory-word-guest-space } stays empty for good.
terminal-df-amount = { $edition ->
    [2000] { $amount }
   *[2009] ${ $amount }M
}
terminal-df-bid-number = no.
terminal-df-bid-amount = bid
terminal-df-bid-keep = you keep
terminal-df-bid-each = others each
terminal-df-bid-stays = middle
