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

page-dream-factory-about-top-director = For a director space. Four stars, the most there is.
page-dream-factory-about-director = For a director space. Director stars count towards Best Director.
page-dream-factory-about-actor = For an actor space or a blank one. More actors, earlier pick at parties.
page-dream-factory-about-guest-star = { $edition ->
    [2000] For a guest-star space only (filling it is optional). More guest stars, earlier pick at parties.
   *[2009] For a star space only (filling it is optional). More stars, earlier pick at parties.
}
page-dream-factory-about-camera = For a camera space or a blank one.
page-dream-factory-about-music = For a music space or a blank one.
page-dream-factory-about-effects = For an effects space or a blank one.
page-dream-factory-about-agency = { $edition ->
    [2000] Wild: goes on any space except a guest-star space. Only another agency can cover it.
   *[2009] Wild: goes on any space except a star space. Only another contract can cover it.
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
        [0] Empty.
        [one] 1 face down.
       *[other] { $hidden } face down.
    }
   *[other] { $chips }.
}
page-dream-factory-face-down = { $count ->
    [one] 1 face down until the party begins.
   *[other] { $count } face down until the party begins.
}
page-dream-factory-place-done = Nothing left here.
page-dream-factory-place-empty = Nothing here yet.
page-dream-factory-pass-until = Auto-pass until location { $number }
page-dream-factory-needed-by = Has an empty space for it: { $who }
page-dream-factory-needed-by-nobody = Nobody has an empty space for it

## The stage

page-dream-factory-stage-auction = For sale
page-dream-factory-studio-take = Take studio { $studio }
page-dream-factory-stage-choose = { $who } is choosing a studio
page-dream-factory-stage-choose-mine = Choose your studio
page-dream-factory-stage-take = { $who } is choosing
page-dream-factory-stage-take-mine = Take one
page-dream-factory-stage-place = { $who } is choosing spaces
page-dream-factory-stage-place-mine = { $count ->
    [one] Place it
   *[other] Place them
}
page-dream-factory-brief-bid = Bid or pass.
page-dream-factory-brief-place = Place what you won.
page-dream-factory-stage-over = The last curtain has fallen
page-dream-factory-stage-empty = The stage is empty.
page-dream-factory-choose-chip = Place { $chip }
page-dream-factory-choose-useless = { $chip } (fits nowhere)
page-dream-factory-place-which = Select one in the spotlight, then a space.
page-dream-factory-place-where = Select a highlighted space.
page-dream-factory-place-drag = You can also drag it there.
page-dream-factory-discard = Discard { $chip }
page-dream-factory-take-nothing = Take nothing
page-dream-factory-party-left = Left for the others:
page-dream-factory-party-order = Picking order
page-dream-factory-party-done = done

## Bidding

page-dream-factory-bidders = Bidders
page-dream-factory-bidder = { $who }: { $now }.
page-dream-factory-bidder-then = { $who }: { $now }. { $then }.
page-dream-factory-bidder-passed = has passed
page-dream-factory-bidder-leads = leads with { $bid }
page-dream-factory-bidder-turn = to bid
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
page-dream-factory-middle-about = Money in the middle: what couldn’t be split evenly carries over to the next auction.
page-dream-factory-highest = High bid: { $bid } by { $who }.
page-dream-factory-no-bid = No bids yet
page-dream-factory-your-bid = Your bid
page-dream-factory-bid = Bid
page-dream-factory-pass = Pass
page-dream-factory-amount = Bid amount
page-dream-factory-limit = Your maximum bid
page-dream-factory-less = Bid less
page-dream-factory-more = Bid more
page-dream-factory-jump-about = Jump bid: the highest you can go before each opponent would receive one more.
page-dream-factory-up-to = Auto-bid up to { $amount }
page-dream-factory-up-to-short = Up to { $amount }
page-dream-factory-up-to-about = Raises by the minimum for you, up to { $amount }, then passes.
page-dream-factory-orders = Auto-bid for this auction
page-dream-factory-pass-for-good = Pass for the rest of this auction
page-dream-factory-too-dear = You can’t bid more than you have.

## Studios

page-dream-factory-rivals = The other studios and the awards
page-dream-factory-studio-of = { $who }’s studio
page-dream-factory-my-films = My films
page-dream-factory-purse = Your money: { $amount }
page-dream-factory-money-hidden = hidden money
page-dream-factory-money-about = Your money. Whatever is left at the end scores 1 point apiece.
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
    [2000] Visible actors and guest stars. The more you have, the earlier you pick at parties.
   *[2009] Visible actors and stars. The more you have, the earlier you pick at parties.
}
page-dream-factory-director-stars = { $count ->
    [one] 1 director star
   *[other] { $count } director stars
}
page-dream-factory-director-stars-about = Director stars on finished movies. The player with the most wins Best Director.
page-dream-factory-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
page-dream-factory-points-short = { $count } pts
page-dream-factory-points-about = Points from finished movies and awards, not counting money.
page-dream-factory-needs = Empty spaces:
page-dream-factory-need = { $kind }: { $count }
page-dream-factory-start = { $edition ->
    [2000] The camera
   *[2009] The popcorn
}
page-dream-factory-start-about = { $edition ->
    [2000] The camera: its holder opens the next auction.
   *[2009] The popcorn: its holder opens the next auction.
}

## Films

page-dream-factory-film-open = { $title }, { $genre }. { $has ->
    [0] Nothing placed yet.
   *[other] Placed: { $cast }.
} Total { $total }. { $missing ->
    [0] Nothing missing.
   *[other] Missing: { $open }.
}
page-dream-factory-film-finished = { $title }, { $genre }, finished: { $rating }. { $cast }.
page-dream-factory-space-empty = Empty space: { $kind }
page-dream-factory-covers = Covers { $chip }.
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
page-dream-factory-total-about = { $stars } printed stars plus the visible stars on top: { $total }
page-dream-factory-no-token = 0

## Awards and the box

page-dream-factory-awards = Award races
page-dream-factory-award-open = { $award }, { $points } points: nobody yet
page-dream-factory-award-leads = { $award }, { $points } points: { $who } leads
page-dream-factory-award-leads-movie = { $award }, { $points } points: { $movie } ({ $who }) leads
page-dream-factory-award-given = { $award }, { $points } points: won by { $who }
page-dream-factory-award-given-movie = { $award }, { $points } points: won by { $movie } ({ $who })
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
page-dream-factory-stack-empty = None left.
page-dream-factory-tokens = { $edition ->
    [2000] Movie values
   *[2009] Ratings
}
page-dream-factory-tokens-about = A finished movie gets the token for its total, or the next lower one still available.
page-dream-factory-token-taken = taken
page-dream-factory-hidden = Still to come

## Waiting

page-dream-factory-waiting-choosing = { $who } is choosing a studio.
page-dream-factory-waiting-bidding = { $who } is deciding on a bid.
page-dream-factory-waiting-taking = { $who } is choosing at the party.
page-dream-factory-waiting-placing = { $who } is choosing spaces.
page-dream-factory-waiting-over = The game is over.

## The ceremony

page-dream-factory-not-given = The envelope is empty: nobody wins this award.
page-dream-factory-goes-to-movie = { $edition ->
    [2000] And the award goes to “{ $movie }” by { $who }, movie value { $token }!
   *[2009] And the award goes to “{ $movie }” by { $who }, rated { $token }!
}
page-dream-factory-goes-to-worst = { $edition ->
    [2000] No film emptied cinemas faster than “{ $movie }” by { $who }, movie value { $token }. That deserves an award!
   *[2009] No film emptied cinemas faster than “{ $movie }” by { $who }, rated { $token }. That deserves an award!
}
page-dream-factory-goes-to-director = And the award goes to { $who }, with { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} from directors of finished movies!
page-dream-factory-plus-points = { $count ->
    [one] +1 point
   *[other] +{ $count } points
}
page-dream-factory-money-title = Money in the bank
page-dream-factory-has-money = { $who } { $money }
page-dream-factory-money-text = Leftover money scores, too: { $purses }.

# At the end, where the best scores are equal.
page-dream-factory-tie-broken = Equal scores: the highest rating token decides.

## Headlines of the log. $chips are names, $price is in millions or contracts.

page-dream-factory-log-auction = Auction: { $chips }
page-dream-factory-log-won = { $who } wins { $chips } for { $price }
page-dream-factory-log-party = Party: { $chips }
page-dream-factory-log-finished = { $who } finishes { $movie }
