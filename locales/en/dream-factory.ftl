# Dream Factory. $edition is 2000 or 2009: the two editions have words of their own.

dream-factory-title = Dream Factory
dream-factory-summary = Bid for stars and crew, cast your screenplays, and win ratings and awards. But everything you spend goes to your rivals.
dream-factory-duration = about 45 minutes
# Which components are printed facts and which are ours: in the rules pages and after `backlot components`.
dream-factory-components-note = The number of chips of each kind, the stars on the screenplays, the movie titles of 2000 and the rating tokens come from the printed game; the order of the locations, the stars on most chips and the spaces on the screenplays are our reconstruction, and all other names are invented.
dream-factory-option-edition = Edition
dream-factory-option-edition-2009 = 2009
dream-factory-option-edition-2000 = 2000 (Traumfabrik)
dream-factory-option-edition-about = In the 2000 edition, you may take nothing at a party, and tied players share the win.
dream-factory-option-memory = Opponents’ money
dream-factory-option-memory-strict = Hidden
dream-factory-option-memory-assist = Shown where it can be worked out
dream-factory-option-memory-about = The rules hide it, but anyone who keeps count knows it anyway.
dream-factory-option-start = Start player
dream-factory-option-start-random = Random
dream-factory-option-start-about = The player who opens the first auction.
dream-factory-option-studios = Studios
dream-factory-option-studios-drawn = Random
dream-factory-option-studios-seats = In seat order
dream-factory-option-studios-choose = Players choose
dream-factory-option-studios-about = Sets everyone’s starting screenplays.

# Words that differ by edition
dream-factory-word-chips = { $edition ->
    [2000] chips
   *[2009] tiles
}
dream-factory-word-quarter = { $edition ->
    [2000] quarter
   *[2009] round
}
dream-factory-word-marker = { $edition ->
    [2000] camera
   *[2009] popcorn
}
dream-factory-word-guest-space = { $edition ->
    [2000] guest-star space
   *[2009] star space
}

dream-factory-money = { $edition ->
    [2000] { $amount ->
        [one] 1 contract
       *[other] { $amount } contracts
    }
   *[2009] ${ $amount } million
}

dream-factory-genre-adventure = { $edition ->
    [2000] adventure
   *[2009] action
}
dream-factory-genre-drama = drama
dream-factory-genre-entertainment = { $edition ->
    [2000] entertainment
   *[2009] comedy
}

dream-factory-kind-top-director = { $edition ->
    [2000] four-star director
   *[2009] legendary director
}
dream-factory-kind-director = director
dream-factory-kind-actor = actor
dream-factory-kind-camera = camera
dream-factory-kind-music = music
dream-factory-kind-effects = effects
dream-factory-kind-agency = { $edition ->
    [2000] agency
   *[2009] contract
}
dream-factory-kind-guest-star = { $edition ->
    [2000] guest star
   *[2009] star
}

dream-factory-chip = { $name } ({ $kind }, { $stars ->
    [0] no stars
    [1] 1 star
    [-1] minus 1 star
   *[other] { $stars } stars
})
dream-factory-screenplay = { $title } ({ $genre }, { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}; spaces: { $spaces })
dream-factory-space = space { $number } ({ $kind })
dream-factory-space-blank = blank
dream-factory-space-guest = the { dream-factory-word-guest-space }
dream-factory-rating = { $edition ->
    [2000] movie value { $token }
   *[2009] rating { $token }
}
dream-factory-rating-none = no rating (none that low is left)

dream-factory-award-first-movie = First Movie, { $genre } ({ $points } points)
dream-factory-award-best-movie = Best Movie of { dream-factory-word-quarter } { $quarter } ({ $points } points)
dream-factory-award-movie-of-the-year = Movie of the Year, { $genre } ({ $points } points)
dream-factory-award-worst-movie = Worst Movie ({ $points } points)
dream-factory-award-best-director = Best Director ({ $points } points)

# Prompts
dream-factory-prompt-studio = Choose your studio. The screenplays it owns are your first ones.
dream-factory-prompt-bid = Bid or pass. For sale: { $chips }.
dream-factory-prompt-bid-open = Nobody has bid yet. You have { $own }. In the middle: { $middle }.
dream-factory-prompt-bid-why = { $who } leads with { $bid }. You have { $own }. In the middle: { $middle }.
dream-factory-prompt-take = { $edition ->
    [2000] Take one of the party’s chips, or none.
   *[2009] Take one of the party’s tiles.
}
dream-factory-prompt-take-why = Next to choose: { $others }.
dream-factory-prompt-place = Place your { dream-factory-word-chips }: { $chips }.

dream-factory-choice-studio = Studio { $studio }: { $movies }
dream-factory-choice-pass = Pass
dream-factory-choice-bid = Bid { $amount }
dream-factory-choice-take = Take { $chip }
dream-factory-choice-decline = Take nothing
dream-factory-choice-place = { $chip } on { $movie }, { $space }
dream-factory-choice-discard = Discard { $chip }

# Previews
dream-factory-preview-bid = If you win at { $price }, you’ll have { $left } left.
dream-factory-preview-pass = You are out of this auction.
dream-factory-preview-pass-ends = That ends the auction: { $who } wins at { $price }.
dream-factory-preview-take = Fits { $movies }.
dream-factory-preview-decline = You take nothing; the next player chooses.
dream-factory-preview-discard = It is out of the game.
dream-factory-preview-total = { $movie }: total { $before } → { $total }. { $missing ->
    [0] All spaces filled.
    [one] 1 space left to fill.
   *[other] { $missing } spaces left to fill.
}
dream-factory-preview-covers = It covers { $chip }.
dream-factory-preview-agency = { $edition ->
    [2000] After this, only agencies can go on this space.
   *[2009] After this, only contracts can go on this space.
}
dream-factory-preview-finishes = This finishes { $movie }: { $rating }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
dream-factory-preview-award = It wins { $award }.
dream-factory-preview-draws = You draw the next screenplay: { $screenplay }.

dream-factory-warning-nothing-fits = None of these { dream-factory-word-chips } fits your screenplays.
dream-factory-warning-chip-fits-nowhere = It fits none of your screenplays, so you would have to discard it.
dream-factory-warning-could-be-placed = You could still place this.
dream-factory-warning-guest-space-lost = This finishes the movie, so its { dream-factory-word-guest-space } stays empty for good.

# Events
dream-factory-event-studio = { $whoIs ->
    [you] you have
   *[other] { $who } has
} studio { $studio }
dream-factory-event-began = The studios: { $players }. { $whoIs ->
    [you] You have the { dream-factory-word-marker } and open the first auction.
   *[other] { $who } has the { dream-factory-word-marker } and opens the first auction.
} { $top }
dream-factory-event-began-choosing = { $whoIs ->
    [you] You have
   *[other] { $who } has
} the { dream-factory-word-marker } and will start. Everyone chooses a studio, starting there and going clockwise. { $top }
dream-factory-stack-top = On top of the screenplays: { $screenplay }.
dream-factory-stack-empty = There are no more screenplays to draw.
dream-factory-event-studio-chosen = { $whoIs ->
    [you] You choose
   *[other] { $who } chooses
} studio { $studio }: { $movies }.
dream-factory-event-quarter = { $edition ->
    [2000] Quarter
   *[2009] Round
} { $quarter } begins. For sale: { $lots }. { $whoIs ->
    [you] You have
   *[other] { $who } has
} the { dream-factory-word-marker }.
dream-factory-lot = at location { $location } { $chips }
dream-factory-event-auction = Location { $location }, auction: { $chips }. { $whoIs ->
    [you] You open
   *[other] { $who } opens
} the bidding.
dream-factory-event-bid = { $whoIs ->
    [you] You bid
   *[other] { $who } bids
} { $amount }.
dream-factory-event-passed = { $whoIs ->
    [you] You pass.
   *[other] { $who } passes.
}
dream-factory-event-won = { $whoIs ->
    [you] You win the auction, pay { $price }, get { $chips } and take
   *[other] { $who } wins the auction, pays { $price }, gets { $chips } and takes
} the { dream-factory-word-marker }. { $payment }
dream-factory-dealt-out = { $each ->
    [0] Nothing for { $others }
   *[other] { $share } { $count ->
        [one] for { $others }
       *[other] each for { $others }
    }
}, { $stays ->
    [0] nothing stays in the middle.
   *[other] { $rest } left in the middle.
}
dream-factory-event-party-place = { $whoIs ->
    [you] you
   *[other] { $who }
} with { $reds }
dream-factory-event-party = Location { $location }, party: { $chips }. Players with the most actors and { $edition ->
    [2000] guest stars
   *[2009] stars
} choose first: { $order }.
dream-factory-event-taken = { $whoIs ->
    [you] You take
   *[other] { $who } takes
} { $chip }.
dream-factory-event-declined = { $whoIs ->
    [you] You take
   *[other] { $who } takes
} nothing.
dream-factory-event-party-over = The party is over. { $count ->
    [0] Nothing is left.
   *[other] Left over: { $chips }.
}
dream-factory-over = , covering { $chip }
dream-factory-over-nothing = { "" }
dream-factory-event-placed = { $whoIs ->
    [you] You put
   *[other] { $who } puts
} { $chip } on { $movie }, { $space }{ $over }. Its total is { $total }{ $missing ->
    [0] .
    [one] , 1 space to go.
   *[other] , { $missing } spaces to go.
}
dream-factory-event-discarded = { $whoIs ->
    [you] You discard
   *[other] { $who } discards
} { $chip }.
dream-factory-event-finished = { $whoIs ->
    [you] You finish
   *[other] { $who } finishes
} { $movie } ({ $genre }) with { $cast }. Total { $total }: { $rating }.
dream-factory-event-awarded = { $award } goes to { $movie }, { $whoIs ->
    [you] your movie
   *[other] a movie by { $who }
}.
dream-factory-event-best-director = { $award } goes to { $whoIs ->
    [you] you
   *[other] { $who }
}: { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} from directors of finished movies.
dream-factory-event-not-awarded = Nobody wins { $award }.
dream-factory-event-drawn = { $whoIs ->
    [you] You draw
   *[other] { $who } draws
} the screenplay { $screenplay }. { $top }
dream-factory-event-end = The game is over.{ $amount ->
    [0] { "" }
   *[other] { " " }Nobody gets what is left in the middle: { $middle }.
}

# Score sheet
dream-factory-source-movies = Movies
dream-factory-source-first-movies = First Movie
dream-factory-source-best-movies = Best Movie
dream-factory-source-movies-of-the-year = Movie of the Year
dream-factory-source-worst-movie = Worst Movie
dream-factory-source-best-director = Best Director
dream-factory-source-money = Money

# Where points come from, in a sentence such as "4 for Dockside, 2 for Best Director"
dream-factory-part-first-movie = First Movie, { $genre }
dream-factory-part-best-movie = Best Movie of { dream-factory-word-quarter } { $quarter }
dream-factory-part-movie-of-the-year = Movie of the Year, { $genre }
dream-factory-part-worst-movie = Worst Movie
dream-factory-part-best-director = Best Director
dream-factory-part-money = money

## The plain board: fields of a view

dream-factory-view-edition = Edition
dream-factory-view-memory-option = Money of the others
dream-factory-view-memory-option-strict = Hidden
dream-factory-view-memory-option-assist = Shown as far as it can be counted
dream-factory-view-quarter = Quarter
dream-factory-view-location = Location
dream-factory-view-locations = Locations
dream-factory-view-middle = In the middle
dream-factory-view-auction = Auction
dream-factory-view-highest-bid = Highest bid
dream-factory-view-highest-bidder = Bid by { $who }
dream-factory-view-least-bid = Lowest bid allowed
dream-factory-view-party-order = Order of the party: { $who }
dream-factory-view-party-at = Place in the order
dream-factory-view-screenplays = Screenplays
dream-factory-view-stack = Stack
dream-factory-view-stack-top = Next screenplay
dream-factory-view-spaces = Spaces
dream-factory-view-missing = Spaces to fill
dream-factory-view-finished = Finished
dream-factory-view-guest = Guest star
dream-factory-view-token = Rating token
dream-factory-view-tokens-left = Rating tokens left
dream-factory-view-tokens-taken = Rating tokens taken
dream-factory-view-top-directors = Top directors to come
dream-factory-view-face-down = Face down
dream-factory-view-face-down-chips = Chips not seen yet
dream-factory-view-discarded = Discarded
dream-factory-view-chips = Chips
dream-factory-view-current = Now
dream-factory-view-done = Done
dream-factory-view-actors-and-guest-stars = Stars of actors and guest stars
dream-factory-view-director-stars = Stars of directors
dream-factory-view-best-director = Leads for Best Director
dream-factory-view-movie-points = Points for movies
dream-factory-view-given = Given
dream-factory-view-leader-seat = Leads: { $who }
dream-factory-view-leader-movie = Leading movie
dream-factory-view-movie = Movie
dream-factory-view-kind = Kind
dream-factory-view-phase-choosing = Choosing a studio
dream-factory-view-phase-bidding = Auction
dream-factory-view-phase-taking = Party
dream-factory-view-phase-placing = Placing chips
dream-factory-view-phase-over = The game is over

## Tips for a guided first round, at most 200 characters each: GAME-tip-NN-at-CLAUSE (a prompt) or GAME-tip-NN-on-EVENT

dream-factory-tip-01-on-game-began = Welcome to your studio! You start with three screenplays and some money. Fill every space on a screenplay to finish the movie and score points.
dream-factory-tip-02-on-quarter-began = Everything on offer is face up, except at parties. Before you spend, look for what your screenplays need.
dream-factory-tip-03-at-df-a2 = Your first auction! Bid what the whole lot is worth to you. Each option shows who gets your money. Even 0 is a valid bid.
dream-factory-tip-04-on-auction-won = See where the money went? The winner’s bid is split evenly among all the others, so losing an auction pays.
dream-factory-tip-05-at-df-a2 = Raise or pass? If you pass, you’re out of this auction but get a share of the price. Money left at the end scores points.
dream-factory-tip-06-at-df-c1 = Place what you won right now; you can’t save it. Each one goes on a space of its kind and may cover something weaker.
dream-factory-tip-07-at-df-c1 = Blank spaces take an actor, camera, music or effects. Watch the last space: filling it finishes the movie for good.
dream-factory-tip-08-on-party-began = Party time! No bidding here: the player with the most actors and guest stars picks first. That’s what makes actors so valuable.
dream-factory-tip-09-at-df-p4 = Take what helps you most, or what a rival needs. What fits nowhere can be discarded.
dream-factory-tip-10-on-movie-finished = A premiere! Add up the stars: the movie gets the rating token for its total, or the next lower one still available.
dream-factory-tip-11-on-screenplay-drawn = Finish a movie and you draw the next screenplay from the stack. Short movies keep your studio busy.
dream-factory-tip-12-on-awarded = An award! First Movie and Best Movie are worth 5 points. At the end, the best movies earn 10, and so does the worst!
dream-factory-tip-13-at-df-s1 = Every studio owns three screenplays, one of each genre. Few spaces finish early, many spaces can hold many stars.
