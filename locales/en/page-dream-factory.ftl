# The board of Dream Factory in the web page. $edition is 2000 or 2009.

## Letters on chips and spaces: one or two, different for every kind

page-dream-factory-letter-director = D
page-dream-factory-letter-actor = A
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
   *[2009] S
}

## What a chip is for

page-dream-factory-about-top-director = For a director’s space. Four stars: the best there is.
page-dream-factory-about-director = For a director’s space. Stars of directors count for Best Director.
page-dream-factory-about-actor = For an actor’s space or a blank one. Actors let you choose earlier at parties.
page-dream-factory-about-guest-star = { $edition ->
    [2000] For a guest-star space only, which need not be filled. Guest stars let you choose earlier at parties.
   *[2009] For a star space only, which need not be filled. Stars let you choose earlier at parties.
}
page-dream-factory-about-camera = For a camera space or a blank one.
page-dream-factory-about-music = For a music space or a blank one.
page-dream-factory-about-effects = For an effects space or a blank one.
page-dream-factory-about-agency = { $edition ->
    [2000] A joker: for any space but a guest star’s. Afterwards only agencies can go there.
   *[2009] A joker: for any space but a star’s. Afterwards only contracts can go there.
}

## The quarter

page-dream-factory-quarter-of = { $edition ->
    [2000] Quarter { $quarter } of 4
   *[2009] Round { $quarter } of 4
}
page-dream-factory-place-top-director = { $edition ->
    [2000] four-star director
   *[2009] legendary director
}
page-dream-factory-place-city = city
page-dream-factory-place-party = party
page-dream-factory-place-numbered = Location { $number }: { $place }
page-dream-factory-stop = Location { $number }, { $place }, { $state ->
    [now] now
    [done] done
   *[later] later
}. { $count ->
    [0] { $hidden ->
        [0] Nothing lies here.
        [one] One lies face down.
       *[other] { $hidden } lie face down.
    }
   *[other] { $chips }.
}
page-dream-factory-face-down = { $count ->
    [one] One lies face down until the party begins.
   *[other] { $count } lie face down until the party begins.
}
page-dream-factory-place-done = Everything from here is gone.
page-dream-factory-place-empty = Nothing lies here yet.
page-dream-factory-pass-until = Pass for me until location { $number }
page-dream-factory-needed-by = An empty space for it: { $who }
page-dream-factory-needed-by-nobody = Nobody has an empty space for it

## The stage

page-dream-factory-stage-auction = For sale
page-dream-factory-studio-take = Take studio { $studio }
page-dream-factory-stage-choose = { $who } is choosing a studio
page-dream-factory-stage-choose-mine = Choose your studio
page-dream-factory-stage-take = { $who } chooses
page-dream-factory-stage-take-mine = Take one
page-dream-factory-stage-place = { $who } is placing
page-dream-factory-stage-place-mine = { $count ->
    [one] Place it
   *[other] Place them
}
page-dream-factory-brief-bid = Bid or pass.
page-dream-factory-brief-place = Place what you won.
page-dream-factory-stage-over = The last curtain has fallen
page-dream-factory-stage-empty = The stage is empty.
page-dream-factory-choose-chip = Place { $chip }
page-dream-factory-choose-useless = { $chip }, which fits nowhere
page-dream-factory-place-which = Choose one in the spotlight, then a space.
page-dream-factory-place-where = Choose a marked space for it.
page-dream-factory-place-drag = You can drag it there, too.
page-dream-factory-discard = Discard { $chip }
page-dream-factory-take-nothing = Take nothing
page-dream-factory-party-left = For the others:
page-dream-factory-party-order = Who chooses when
page-dream-factory-party-done = has chosen

## Bidding

page-dream-factory-bidders = The bidders
page-dream-factory-bidder = { $who }: { $now }.
page-dream-factory-bidder-then = { $who }: { $now }. { $then }.
page-dream-factory-bidder-passed = has passed
page-dream-factory-bidder-leads = leads with { $bid }
page-dream-factory-bidder-turn = is to bid
page-dream-factory-bidder-in = still in
page-dream-factory-short-passed = out
page-dream-factory-short-leads = leads
page-dream-factory-short-turn = to bid
page-dream-factory-short-in = in
page-dream-factory-would-pay = Would pay { $amount }
page-dream-factory-would-get = Would get { $amount }
page-dream-factory-middle = In the middle: { $amount }.
page-dream-factory-middle-then = Then: { $amount }.
page-dream-factory-middle-short = Middle
page-dream-factory-middle-about = Money in the middle: what can’t be dealt out evenly stays here for the next auction.
page-dream-factory-highest = Highest bid: { $bid } by { $who }.
page-dream-factory-no-bid = No bid yet
page-dream-factory-your-bid = Your bid
page-dream-factory-bid = Bid
page-dream-factory-pass = Pass
page-dream-factory-amount = Amount of your bid
page-dream-factory-limit = The most you would pay
page-dream-factory-less = Bid less
page-dream-factory-more = Bid more
page-dream-factory-jump-about = A jump: the highest bid before the others would each get one more.
page-dream-factory-up-to = Bid for me up to { $amount }
page-dream-factory-up-to-short = Up to { $amount }
page-dream-factory-up-to-about = The table bids for you, by as little as it takes, up to { $amount }. Then it passes.
page-dream-factory-orders = Orders for this auction
page-dream-factory-pass-for-good = Pass for me in this auction
page-dream-factory-too-dear = You can’t bid more than you have.

## Studios

page-dream-factory-rivals = The other studios and the awards
page-dream-factory-studio-of = The studio of { $who }
page-dream-factory-my-films = My films
page-dream-factory-purse = Your money: { $amount }
page-dream-factory-money-hidden = hidden money
page-dream-factory-money-about = Your money. Every one of it is a point at the end.
page-dream-factory-fame = { $edition ->
    [2000] { $count ->
        [one] 1 actor or guest star
       *[other] { $count } actors and guest stars
    }
   *[2009] { $count ->
        [one] 1 actor or star
       *[other] { $count } actors and stars
    }
}
page-dream-factory-fame-about = { $edition ->
    [2000] Actors and guest stars that can be seen. Who has more chooses earlier at parties.
   *[2009] Actors and stars that can be seen. Who has more chooses earlier at parties.
}
page-dream-factory-director-stars = { $count ->
    [one] 1 director star
   *[other] { $count } director stars
}
page-dream-factory-director-stars-about = Stars of the directors of finished movies. Most of them win Best Director.
page-dream-factory-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-dream-factory-points-short = { $count } pts
page-dream-factory-points-about = Points of finished movies and awards, without money.
page-dream-factory-needs = Empty spaces:
page-dream-factory-need = { $kind }: { $count }
page-dream-factory-start = { $edition ->
    [2000] The camera
   *[2009] The popcorn
}
page-dream-factory-start-about = { $edition ->
    [2000] The camera: who has it opens the next auction.
   *[2009] The popcorn: who has it opens the next auction.
}

## Films

page-dream-factory-film-open = { $title }, { $genre }. { $has ->
    [0] Nothing lies on it.
   *[other] On it: { $cast }.
} Total { $total }. { $missing ->
    [0] Nothing is missing.
   *[other] Missing: { $open }.
}
page-dream-factory-film-finished = { $title }, { $genre }, finished: { $rating }. { $cast }.
page-dream-factory-space-empty = Empty space: { $kind }
page-dream-factory-covers = It covers { $chip }.
page-dream-factory-genre-missing = { $genre } · { $missing ->
    [0] nothing missing
    [one] 1 missing
   *[other] { $missing } missing
}
page-dream-factory-finishes-short = finishes
page-dream-factory-will-finish = { $edition ->
    [2000] Finishes the movie: value { $token }
   *[2009] Finishes the movie: rating { $token }
}
page-dream-factory-total-about = { $stars } printed stars and those of all that can be seen on it: { $total }
page-dream-factory-no-token = 0

## Awards and the box

page-dream-factory-awards = Award races
page-dream-factory-award-open = { $award }, { $points } points: nobody yet
page-dream-factory-award-leads = { $award }, { $points } points: { $who } leads
page-dream-factory-award-leads-movie = { $award }, { $points } points: { $movie } of { $who } leads
page-dream-factory-award-given = { $award }, { $points } points: won by { $who }
page-dream-factory-award-given-movie = { $award }, { $points } points: won by { $movie } of { $who }
page-dream-factory-box = { $edition ->
    [2000] Next screenplay, movie values, face-down chips
   *[2009] Next screenplay, ratings, face-down tiles
}
page-dream-factory-next-screenplay = Next screenplay
page-dream-factory-screenplay = { $title }, { $genre }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}. Spaces: { $spaces }
page-dream-factory-stack-left = { $count ->
    [0] The last one.
    [one] One more below it.
   *[other] { $count } more below it.
}
page-dream-factory-stack-empty = There are no more.
page-dream-factory-tokens = { $edition ->
    [2000] Movie values
   *[2009] Ratings
}
page-dream-factory-tokens-about = A finished movie gets the token of its total, or the next lower one that is left.
page-dream-factory-token-taken = taken
page-dream-factory-hidden = Not yet come up

## Waiting

page-dream-factory-waiting-choosing = { $who } is choosing a studio.
page-dream-factory-waiting-bidding = { $who } thinks about a bid.
page-dream-factory-waiting-taking = { $who } chooses at the party.
page-dream-factory-waiting-placing = { $who } is placing.
page-dream-factory-waiting-over = The game is over.

## The ceremony

page-dream-factory-not-given = The envelope is empty: this award is not given.
page-dream-factory-goes-to-movie = { $edition ->
    [2000] And it goes to “{ $movie }” by { $who }, movie value { $token }!
   *[2009] And it goes to “{ $movie }” by { $who }, rated { $token }!
}
page-dream-factory-goes-to-worst = { $edition ->
    [2000] Nobody walked out faster than from “{ $movie }” by { $who }, movie value { $token }. It is worth a prize!
   *[2009] Nobody walked out faster than from “{ $movie }” by { $who }, rated { $token }. It is worth a prize!
}
page-dream-factory-goes-to-director = And it goes to { $who }, with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} on the directors of finished movies!
page-dream-factory-plus-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
page-dream-factory-money-title = What is left in the tills
page-dream-factory-has-money = { $who } { $money }
page-dream-factory-money-text = Money is points, too: { $purses }.
