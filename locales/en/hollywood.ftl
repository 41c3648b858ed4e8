# Hollywood

hollywood-title = Hollywood
hollywood-summary = Draft a cast, bid in secret for the stars, and put together the films that earn the most.
hollywood-duration = about 40 minutes
# Which components are printed facts and which are ours: in the rules pages and after `backlot components`.
hollywood-components-note = The 126 basic cards, the jobs of the crew, the four Agents, the four Stage Managers and the values of three crew cards come from the printed game; the 36 star cards and all other counts, coins and figurines are our reconstruction, and the titles and names are invented.
hollywood-option-quick-start = Quick start
hollywood-option-quick-start-about = Skips the auction for the right to deal in year 1: everyone takes the top star card.
hollywood-option-memory = Memory aid
hollywood-option-memory-strict = Off (official rules)
hollywood-option-memory-assist = Notes on cards you’ve seen
hollywood-option-memory-about = Lists the cards you passed on, gave away or saw.

## Cards

hollywood-genre-romance = romance
hollywood-genre-comedy = comedy
hollywood-genre-action = action
hollywood-genre-thriller = thriller

hollywood-type-script = script
hollywood-type-director = director
hollywood-type-actor = actor
hollywood-type-actress = actress
hollywood-type-crew = crew card

hollywood-job-agent = Agent
hollywood-job-makeup-artist = Makeup Artist
hollywood-job-double = Double
hollywood-job-sound-engineer = Sound Engineer
hollywood-job-extras = Extras
hollywood-job-editor = Editor
hollywood-job-producer = Producer
hollywood-job-script-rewriter = Script Rewriter
hollywood-job-casting-specialist = Casting Specialist
hollywood-job-set-designer = Set Designer
hollywood-job-stage-manager = Stage Manager
hollywood-job-special-effects-expert = Special Effects Expert
hollywood-job-score-writer = Score Writer
hollywood-job-stunt-performer = Stunt Performer

# A named card: $print is what is printed on it.
hollywood-card = { $name } ({ $print })
# What is printed on a card: icons, type or job, coins, figurines.
hollywood-print = { $icons ->
    [0] { $what }
   *[other] { $genres } { $what }
}{ $coins ->
    [0] { $figurines ->
        [0] { "" }
        [one] { " " }with 1 figurine
       *[other] { " " }with { $figurines } figurines
    }
   *[other] { " " }with { $coins } M{ $figurines ->
        [0] { "" }
        [one] { " " }and 1 figurine
       *[other] { " " }and { $figurines } figurines
    }
}
hollywood-worthless = worthless script
hollywood-hidden-card = a card you can’t see
hollywood-no-card = nothing
hollywood-deck-slot = the top card of the star deck, face down

## What is asked

hollywood-prompt-why = Year { $year } of { $years }. You have { $money } M.
hollywood-prompt-bid = Bid in secret for the right to deal the secret star cards.
hollywood-prompt-keep = You hand out the secret star cards. Which one do you keep for yourself?
hollywood-prompt-give = Which star card does { $to } get?
hollywood-prompt-draft = Secretly pick card { $number } of { $of }; the rest go to the { $left ->
    [left] left
   *[right] right
}.
hollywood-prompt-offer = Secretly choose a star card and a bid.
hollywood-prompt-agent = You must play an Agent. Who must give you a director, actor or actress?
hollywood-prompt-hand = Which card do you hand to { $to }?
hollywood-prompt-place = Card { $number } of { $of }: where does { $card } go?
hollywood-prompt-slate-end = All cards are placed. Is your slate final?
hollywood-prompt-review = Review round { $round }: all slates are revealed. Keep yours or rebuild it?
hollywood-prompt-vote = Several films are tied for the most figurines. Cast your secret vote for Film of the Year. The voters may consult with each other first.

hollywood-choice-bid = Bid { $bid } M
hollywood-choice-keep = Keep { $card }
hollywood-choice-give = Give { $card } to { $to }
hollywood-choice-draft = { $card }
hollywood-choice-offer = { $bid } M on slot { $slot }: { $card }
hollywood-choice-agent = { $who }
hollywood-choice-hand = { $card }
hollywood-choice-put = { $card } into film { $film }
hollywood-choice-aside = Leave out { $card }
hollywood-choice-trade = Trade { $card } for a worthless script in film { $film }
hollywood-choice-done = Done
hollywood-choice-stay = Keep my slate
hollywood-choice-rebuild = Rebuild my slate
hollywood-choice-vote = { $whoIs ->
    [you] Your film
   *[other] { $who }’s film
}

## What it would do

hollywood-preview-bid = You pay { $bid } M whatever the others bid, leaving you { $left } M.
hollywood-preview-offer = You pay { $bid } M whether you win or not, leaving you { $left } M.
hollywood-preview-give = { $to } gets { $card }.
hollywood-preview-slate-value = With { $cards ->
    [one] this one card
   *[other] these { $cards } cards
} your best slate earns { $then } M; now it is { $now } M.
hollywood-preview-agent = { $who } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
} and chooses what to hand over.
hollywood-preview-completion = Best possible slate from here: { $best } M.
hollywood-preview-slate = Your films earn { $income } M.
hollywood-preview-figurines = Your top film has { $own ->
    [one] 1 figurine
   *[other] { $own } figurines
}; the best rival film has { $others }.
hollywood-preview-rebuild = You place all your cards again.
hollywood-preview-vote = { $who } has { $awards ->
    [0] no Film of the Year
    [one] one Film of the Year
   *[other] { $awards } Films of the Year
} and { $money } M.
hollywood-warning-broke = This leaves you with no money.
hollywood-warning-better = Another slate would earn { $more } M more: { $best } M.

## Films and receipts

hollywood-film = Film { $film } ({ $cards }): { $what }
hollywood-no-movie = no movie: { $flaws }
hollywood-flaw-no-script = there is no script
hollywood-flaw-scripts = there are { $count } scripts
hollywood-flaw-no-director = there is no director
hollywood-flaw-directors = there are { $count } directors
hollywood-flaw-no-cast = there is no actor or actress
hollywood-flaw-cast = there are { $count } actors and actresses
hollywood-receipt-line = { $card }: { $earns } M ({ $reasons })
hollywood-receipt-none = No movie, no income.
hollywood-receipt-sum = { $genre ->
    [action] an
   *[other] a
} { $genre } movie with { $cards ->
    [one] one genre card
   *[other] { $cards } genre cards
} earns { $income } M and has { $figurines ->
    [0] no figurine
    [one] 1 figurine
   *[other] { $figurines } figurines
}.
hollywood-receipt-sum-chosen = as { $genre ->
    [action] an
   *[other] a
} { $genre } movie, by choice, with { $cards ->
    [one] one genre card
   *[other] { $cards } genre cards
} it earns { $income } M and has { $figurines ->
    [0] no figurine
    [one] 1 figurine
   *[other] { $figurines } figurines
}.
hollywood-reason-share = { $share } base
hollywood-reason-coins = { $coins } in coins
hollywood-reason-duo = { $duo } for the lead duo
hollywood-reason-ability = { $ability } from abilities
hollywood-reason-doubled = doubled by { $by }
hollywood-reason-stands-in = stands in as { $part }
hollywood-reason-made-up = swapped by { $by }
hollywood-reason-rewritten = icon chosen by { $by }

## What happened

hollywood-event-year = Year { $year } begins. In the star row: { $cards }.
hollywood-event-hand = { $whoIs ->
    [you] You are
   *[other] { $who } is
} dealt: { $cards }.
hollywood-event-dealt = { $who } is dealt seven cards.
hollywood-event-restocked = The star deck has run out. { $cards ->
    [one] One star card
   *[other] { $cards } star cards
} from the common pile { $cards ->
    [one] makes
   *[other] make
} a new deck, and nobody can bid on it this year.
hollywood-bid-of = { $whoIs ->
    [you] you
   *[other] { $who }
} { $bid } M
hollywood-event-bids = Bids for the right to deal: { $bids }. Everyone pays.
hollywood-event-bids-tied = Tied for the highest bid: { $seats }.
hollywood-event-dealer = { $whoIs ->
    [you] You win the right to deal
   *[other] { $who } wins the right to deal
} the secret star cards.
hollywood-event-dealer-award = { $whoIs ->
    [you] You deal
   *[other] { $who } deals
} the secret star cards, for last year’s Film of the Year.
hollywood-event-nobody-deals = Nobody wins the right to deal: everyone takes the top star card.
hollywood-event-stars-taken = { $whoIs ->
    [you] You look at the star cards
   *[other] { $who } looks at the star cards
}{ $known ->
    [yes] : { $cards }.
   *[no] { " " }to be dealt.
}
hollywood-event-secret-placed = { $own ->
    [yes] { $whoIs ->
        [you] You keep { $card }.
       *[other] { $who } keeps { $card }.
    }
   *[no] { $whoIs ->
        [you] You give { $card } to { $to }.
       *[other] { $who } gives { $card } to { $toIs ->
            [you] you
           *[other] { $to }
        }.
    }
}
hollywood-event-secret = { $whoIs ->
    [you] Your secret star card is
   *[other] The secret star card of { $who } is
} { $card }.
hollywood-event-drafted = { $whoIs ->
    [you] You draft
   *[other] { $who } drafts
} { $card }.
hollywood-event-passed = The hands go to the { $left ->
    [left] left
   *[right] right
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
} each.
hollywood-event-hand-seen = { $whoIs ->
    [you] Your new hand
   *[other] The new hand of { $who }
}: { $cards }.
hollywood-offer-of = { $whoIs ->
    [you] you
   *[other] { $who }
} { $bid } M on slot { $slot }
hollywood-event-offers = Star auction: { $offers }. Everyone pays.
hollywood-event-star-won = { $whoIs ->
    [you] You get
   *[other] { $who } gets
} { $deck ->
    [yes] the top card of the star deck for { $bid } M: { $card }.
   *[no] { $card } from slot { $slot } for { $bid } M.
}
hollywood-event-slot-tied = Slot { $slot } is tied ({ $seats }): nobody gets the card.
hollywood-event-without = { $whoIs ->
    [you] You have no money left and go
   *[other] { $who } has no money left and goes
} without a star card from the auction.
hollywood-event-agent = { $whoIs ->
    [you] You play an Agent against
   *[other] { $who } plays an Agent against
} { $targetIs ->
    [you] you
   *[other] { $target }
}.
hollywood-event-handed = { $whoIs ->
    [you] You hand { $card } to
   *[other] { $who } hands { $card } to
} { $toIs ->
    [you] you
   *[other] { $to }
}.
hollywood-event-nothing = { $whoIs ->
    [you] You have
   *[other] { $who } has
} no director, actor or actress to hand over.
hollywood-event-cards = { $whoIs ->
    [you] Your cards
   *[other] The cards of { $who }
}: { $cards }.
hollywood-slate-film = { $genre ->
    [action] an
   *[other] a
} { $genre } film for { $income } M with { $figurines ->
    [0] no figurine
    [one] 1 figurine
   *[other] { $figurines } figurines
} ({ $cards })
hollywood-slate-heap = cards that make no film because { $flaws } ({ $cards })
hollywood-event-slate = { $whoIs ->
    [you] Your slate
   *[other] The slate of { $who }
}: { $films }.
hollywood-event-kept = { $whoIs ->
    [you] You keep your
   *[other] { $who } keeps the
} slate.
hollywood-event-rebuild = { $whoIs ->
    [you] You rebuild your
   *[other] { $who } rebuilds the
} slate.
hollywood-event-film = { $whoIs ->
    [you] Your
   *[other] { $who }’s
} { $genre } film of { $cards } cards earns { $income } M. It has { $figurines ->
    [0] no figurine
    [one] 1 figurine
   *[other] { $figurines } figurines
}.
hollywood-event-income = { $whoIs ->
    [you] You receive
   *[other] { $who } receives
} { $income } M from the box office.
hollywood-event-nominated = { $seats } share the most figurines, { $figurines ->
    [0] none at all
   *[other] { $figurines }
}, and are nominated for the Film of the Year.
hollywood-vote-of = { $whoIs ->
    [you] you vote
   *[other] { $who } votes
} for { $forIs ->
    [you] you
   *[other] { $for }
}
hollywood-event-votes = The votes: { $votes }.
hollywood-event-award = { $whoIs ->
    [you] You win
   *[other] { $who } wins
} Film of the Year in year { $year }.
hollywood-event-no-award = Year { $year } has no Film of the Year.
hollywood-event-bonus = { $whoIs ->
    [you] You receive
   *[other] { $who } receives
} { $bonus } M: { $figurines } figurines for each of { $awards ->
    [one] one Film of the Year
   *[other] { $awards } Films of the Year
}.
hollywood-event-end = The third year is over.

## Score sheet

hollywood-source-start = Start
hollywood-source-year-1 = Box office, year 1
hollywood-source-year-2 = Box office, year 2
hollywood-source-year-3 = Box office, year 3
hollywood-source-dealing = Paid for the right to deal
hollywood-source-auctions = Paid in star auctions
hollywood-source-figurines = Figurines
hollywood-part-award-1 = First Film of the Year
hollywood-part-award-2 = Second Film of the Year
hollywood-part-award-3 = Third Film of the Year
# How a slate could have been split better.
# What a bot says of the films that it would build.
hollywood-planned-slate = These films earn { $income } M together.
hollywood-better-slate = these cards could have earned { $income } M instead of { $own } M, with no fewer figurines in the top film

## The plain board: fields of a view

hollywood-view-quick-start = Quick start
hollywood-view-basic-deck = Basic deck
hollywood-view-star-deck = Star deck
hollywood-view-deck-open = Basic deck in use
hollywood-view-drafted = Cards drafted
hollywood-view-passes = Hands go to the
hollywood-view-passes-left = left
hollywood-view-passes-right = right
hollywood-view-row = Star row
hollywood-view-common-pile = Played cards
hollywood-view-nominees = Nominated: { $who }
hollywood-view-earned = Box office by year
hollywood-view-held = Open cards
hollywood-view-pile = Earlier cards
hollywood-view-secret = Secret star card
hollywood-view-won = Won star card
hollywood-view-won-from-deck = Won from the deck, unseen
hollywood-view-answer = Your sealed answer
hollywood-view-film = Film
hollywood-view-receipt = Receipt
hollywood-view-income = Income in M
hollywood-view-figurines = Figurines
hollywood-view-coins = Coins
hollywood-view-flaws = Missing
hollywood-view-flaws-no-script = Script
hollywood-view-flaws-no-director = Director
hollywood-view-flaws-no-cast = Actor or actress
hollywood-view-genre-cards = Genre cards
hollywood-view-slate = Plan so far
hollywood-view-slate-done = Sealed
hollywood-view-to-give = To give away
hollywood-view-review = Review
hollywood-view-money = Money in M
hollywood-view-phase-bidding = Bids for the right to deal
hollywood-view-phase-keeping = Keeping a secret star card
hollywood-view-phase-giving = Giving secret star cards
hollywood-view-phase-drafting = Draft
hollywood-view-phase-offering = Star auction
hollywood-view-phase-playing-agent = Agents
hollywood-view-phase-handing = Handing over a card
hollywood-view-phase-building = Production
hollywood-view-phase-reviewing = Review of all films
hollywood-view-phase-rebuilding = Rebuilding
hollywood-view-phase-voting = Film of the Year
hollywood-view-phase-over = The game is over

## Tips for a guided first round, at most 200 characters each: GAME-tip-NN-at-CLAUSE (a prompt) or GAME-tip-NN-on-EVENT

hollywood-tip-01-on-year-began = A new year in Hollywood! Draft cards, bid for a star, then make up to three movies. After three years, the richest studio wins.
hollywood-tip-02-at-hw-d4 = Bid for the right to deal the secret star cards. Careful: everyone pays their bid, not just the winner. Often a 1 is enough.
hollywood-tip-03-at-hw-d1 = You see every secret star card. Keep the best one, and think about what to give to whom.
hollywood-tip-04-at-hw-t1 = Pick a card and pass the rest on. Every movie needs a script, a director, and an actor or actress.
hollywood-tip-05-at-hw-t1 = Collect one genre: three cards in one movie earn 9, four earn 16. The number on each card is what your best films would earn with it.
hollywood-tip-06-on-hands-passed = You’ve seen what you passed on. Whatever comes back, the others didn’t want, or not yet.
hollywood-tip-07-at-hw-a1 = Secretly choose a star card and a bid. You pay whatever happens, and tied top bids cancel each other out.
hollywood-tip-08-on-slot-tied = A tie! Nobody gets this card, but everyone has paid. Players without a star card bid again.
hollywood-tip-09-at-hw-g1 = Your Agent takes a director, actor or actress from another player. They choose which, so pick someone who has only a few.
hollywood-tip-10-at-hw-p1 = Now build your films. Group cards by genre, and pair an actor with an actress: a lead duo earns 4 more.
hollywood-tip-11-at-hw-p1 = No script? Trade in a card you don’t need for a worthless script. You choose that movie’s genre.
hollywood-tip-12-at-hw-p4 = All films are revealed. Keep yours or rebuild them, perhaps with more figurines in one film to win Film of the Year.
hollywood-tip-13-on-film-earned = The box office! With three genre cards, each earns 3; with four, 4 each. Other cards earn 1. Add coins, duo and crew bonuses.
hollywood-tip-14-on-award-given = Film of the Year goes to the film with the most figurines. Its owner deals next year’s secret stars, and figurines pay out at the end.
hollywood-tip-15-at-hw-f2 = Films are tied, and you have a vote. Talk it over in the chat first if you like: which winner would hurt you least?
