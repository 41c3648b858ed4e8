# The table of Hollywood in the terminal

## Cards in signs

terminal-hw-legend = R romance, C comedy, A action, T thriller, – no genre · +2 coins · ★ figurine
terminal-hw-letter-romance = R
terminal-hw-letter-comedy = C
terminal-hw-letter-action = A
terminal-hw-letter-thriller = T
# The five types as a column.
terminal-hw-type-script = script
terminal-hw-type-director = director
terminal-hw-type-actor = actor
terminal-hw-type-actress = actress
terminal-hw-type-crew = crew
# The five types as headings of cards; at most ten letters.
terminal-hw-group-script = Scripts
terminal-hw-group-director = Directors
terminal-hw-group-actor = Actors
terminal-hw-group-actress = Actresses
terminal-hw-group-crew = Crew
# The five types before cards in a row.
terminal-hw-few-scripts = { $cards ->
    [one] script
   *[other] scripts
}
terminal-hw-few-directors = { $cards ->
    [one] director
   *[other] directors
}
terminal-hw-few-actors = { $cards ->
    [one] actor
   *[other] actors
}
terminal-hw-few-actresses = { $cards ->
    [one] actress
   *[other] actresses
}
terminal-hw-few-crew = crew

## Year and stage

terminal-hw-title = Year { $year } of { $years } · { $stage }{ $dealt ->
    [yes] { " · " }{ $dealerIs ->
        [you] you deal
       *[other] { $dealer } deals
    }
   *[no] { "" }
}
terminal-hw-stage-bidding = the right to deal
terminal-hw-stage-dealing = secret star cards
terminal-hw-stage-draft = draft, card { $number } of { $of }
terminal-hw-stage-auction = star auction
terminal-hw-stage-agents = Agents
terminal-hw-stage-production = production
terminal-hw-stage-review = production, round { $round } of at most 3
terminal-hw-stage-vote = vote for the Film of the Year
terminal-hw-over = Three years are over.

## Players

terminal-hw-player = { $whoIs ->
    [you] You
   *[other] { $who }
}
terminal-hw-money = money
terminal-hw-cards = cards
terminal-hw-awards = Films of the Year
terminal-hw-pile = ★ in pile
terminal-hw-earned = box office

## Star row and own cards

terminal-hw-row = Star row, for the auction after the draft
terminal-hw-deck = top card of the star deck, { $left } left
terminal-hw-has-star = { $whoIs ->
    [you] you
   *[other] { $who }
}:
terminal-hw-unseen-star = a card from the deck
terminal-hw-stars-won = Star cards from the auction
terminal-hw-own-cards = Your { $cards ->
    [one] card
   *[other] { $cards } cards
}
terminal-hw-own-hand = Your hand: { $cards } cards to draft from

## What you saw, if the table plays with notes

terminal-hw-notes = Your notes
terminal-hw-note-taken = Drafted by others:
terminal-hw-note-passed = Passed on, still going round:
terminal-hw-note-others = Passed on, with the others now:
terminal-hw-note-secret = Dealt in secret:
terminal-hw-note-agent = Agents:
terminal-hw-note-secret-of = { $card } to { $who }
terminal-hw-note-gift = { $card } from { $fromIs ->
    [you] you
   *[other] { $from }
} to { $toIs ->
    [you] you
   *[other] { $to }
}

## Options

terminal-hw-bid = { $bid } M{ $left ->
    [0] {". "}That’s all your money.
   *[other] , leaves you { $left } M
}
terminal-hw-then = best slate
terminal-hw-now = Your best slate now earns { $now } M; the column shows what it would earn with the card.
terminal-hw-slot-then = slate
terminal-hw-amount = { $bid } M
# Where the table is too wide: what to type for which bid.
terminal-hw-offer-cell = { $number } for { $bid } M
terminal-hw-target = { $who }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $money } M
terminal-hw-offer-help = Type the number for a card and a bid. You pay your bid whether you win or not. “slate” is what your best films would earn with that star; without one, { $now } M.

## Films

terminal-hw-film-title = “{ $title }”
terminal-hw-untitled = an untitled film
terminal-hw-film = { $title }: { $genre }, { $income } M{ $figurines ->
    [0] { "" }
   *[other] , { $figurines }★
}
terminal-hw-film-cards = { $title }: { $genre } with { $cards ->
    [0] no genre card
    [one] 1 genre card
   *[other] { $cards } genre cards
}, { $income } M{ $figurines ->
    [0] { "" }
   *[other] , { $figurines }★
}
terminal-hw-film-number = Film { $film }
terminal-hw-heap = no movie: { $flaws }
terminal-hw-unused = not used
terminal-hw-traded = traded
terminal-hw-cards-of = { $whoIs ->
    [you] Your cards
   *[other] { $who }
}: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $figurines }★ in all
terminal-hw-slate-of = { $whoIs ->
    [you] You
   *[other] { $who }
}: { $income } M{ $figurines ->
    [0] { "" }
   *[other] , top film { $figurines }★
}
terminal-hw-no-films = no films

## The film builder

terminal-hw-builder = Build up to { $most } films. Each needs a script, a director, and one or two actors or actresses; crew is optional.
terminal-hw-builder-help = “ac1” puts cards a and c in film 1, “b0” leaves b out, “dt2” trades d for a worthless script in film 2; several at once: “ac1 b0”. Also: receipt (explain the sums) · a (exact advice) · best (take the best slate) · clear · done.
terminal-hw-place-film = film { $film }
terminal-hw-place-aside = left out
terminal-hw-place-trade = traded, { $film }
terminal-hw-builder-sum = All films: { $income } M{ $figurines ->
    [0] { "." }
   *[other] , top film { $figurines }★.
}{ $open ->
    [0] { "" }
    [one] { " " }One card is not placed yet and would be left out.
   *[other] { " " }{ $open } cards are not placed yet and would be left out.
}
terminal-hw-builder-rival = The best rival film has { $figurines }★.
terminal-hw-builder-parts = A card earns: base + coins + lead duo + abilities.
terminal-hw-builder-unclear = Can’t read “{ $word }”. Type card letters and where they go, such as “ab1”, “c0” or “dt2”.
terminal-hw-builder-no-card = There is no card “{ $letter }”: your cards are a to { $last }.
terminal-hw-builder-fixed = Card “{ $letter }” is already placed; u undoes the last placement.
terminal-hw-builder-no-plan = There is no slate number { $number }: “a” shows { $most ->
    [one] the only one
   *[other] all { $most }
}.
terminal-hw-builder-empty = This slate makes no film, though you could make one. Type done again to confirm.
terminal-hw-builder-nothing = There are no cards in any film yet.

## Advice

terminal-hw-advice-best = Best slate of your { $cards ->
    [one] card
   *[other] { $cards } cards
}: { $income } M{ $figurines ->
    [0] { "." }
   *[other] , top film { $figurines }★.
}
terminal-hw-advice-none = Your { $cards ->
    [one] card makes
   *[other] { $cards } cards make
} no film yet.
terminal-hw-advice-traded = traded for a worthless script
terminal-hw-advice-aside = Left out
terminal-hw-advice-other = “best { $number }”: { $income } M, top film { $figurines }★
terminal-hw-advice-others = Less money but more figurines, to win Film of the Year:
terminal-hw-advice-rivals = What your rivals can make:
terminal-hw-advice-rival = { $who }: { $income } M with a top film of { $figurines }★, or { $top }★ for { $least } M
terminal-hw-advice-rival-one = { $who }: { $income } M with a top film of { $figurines }★

## The end

terminal-hw-story-year = Year { $year }
terminal-hw-story-sum = { $income } M{ $award ->
    [yes] , Film of the Year
   *[no] { "" }
}
terminal-hw-bonus = { $whoIs ->
    [you] Your piles hold
   *[other] { $who }’s piles hold
} { $figurines } figurines, times { $awards ->
    [one] one Film of the Year
   *[other] { $awards } Films of the Year
}: { $bonus } M.
terminal-hw-no-bonus = Nobody won Film of the Year, so figurines are worth nothing.

## The scorer for real tables

score-hw-earns = { $income } M · { $genre }{ $chosen ->
    [yes] , by choice
   *[no] { "" }
} · { $cards ->
    [0] no genre card
    [one] 1 genre card
   *[other] { $cards } genre cards
} · { $figurines ->
    [0] no figurine
    [one] 1 figurine
   *[other] { $figurines } figurines
}
score-hw-none = These cards don’t make a movie, so they earn nothing: { $flaws }.
score-hw-none-hint = A movie needs one script, one director, and one or two actors or actresses; crew is optional. Use --best to split the cards into the best films.
score-hw-best = Best split: { $income } M{ $figurines ->
    [0] { "." }
    [one] , with 1 figurine in the top film.
   *[other] , with { $figurines } figurines in the top film.
}
score-hw-best-none = These cards can’t make a movie.
score-hw-film = Film { $film }: { $sum }
score-hw-traded = Traded for a worthless script: { $card }.
score-hw-aside = Left out: { $cards }.
score-hw-others = To win Film of the Year, other splits put more figurines in one film:
score-hw-other = { $income } M with { $figurines } figurines in the top film
