# The board of Hollywood in the web page.

## The year

page-hollywood-year = Year { $year } of { $years }
page-hollywood-year-short = Year { $year }
page-hollywood-stages = Stages of the year
page-hollywood-stage-dealing = Secret stars
page-hollywood-stage-draft = Draft
page-hollywood-stage-auction = Star auction
page-hollywood-stage-agents = Agents
page-hollywood-stage-production = Production
page-hollywood-stage-award = Film of the Year

## Whom we wait for

page-hollywood-waiting-bidding = Bidding in secret for the right to deal: { $who }
page-hollywood-waiting-keeping = { $who } looks at the secret star cards and keeps one.
page-hollywood-waiting-giving = { $who } gives the secret star cards away.
page-hollywood-waiting-drafting = Picking a card in secret: { $who }
page-hollywood-waiting-offering = Bidding in secret for the stars: { $who }
page-hollywood-waiting-playing-agent = { $who } sends out an Agent.
page-hollywood-waiting-handing = { $who } chooses a card to hand over.
page-hollywood-waiting-building = Building films: { $who }
page-hollywood-waiting-reviewing = { $who } looks at all films and keeps the own ones, or builds anew.
page-hollywood-waiting-rebuilding = { $who } builds anew.
page-hollywood-waiting-voting = Voting in secret for the Film of the Year: { $who }
page-hollywood-waiting-over = The game is over.

## Cards: what they are for

page-hollywood-does-script = Every film has exactly one script; its genre is the film’s. Genre cards earn as much each as there are of them.
page-hollywood-does-director = Every film has exactly one director. With the film’s genre it earns as a genre card.
page-hollywood-does-actor = A film has one or two actors and actresses. One of each is a lead duo: 2 M more for both.
page-hollywood-does-actress = A film has one or two actors and actresses. One of each is a lead duo: 2 M more for both.
page-hollywood-does-crew = Any number of crew may join a film. Each earns 1 M and its coins.
page-hollywood-does-worthless = Stands in for a script and bears no icon. Its film can have any genre you like.
page-hollywood-does-agent = Must be played after the star auction: somebody hands you a director, actor or actress of their choice.
page-hollywood-does-makeup-artist = One actor may count as an actress, or the other way round, for a lead duo.
page-hollywood-does-double = Doubles all that one other card of the film earns.
page-hollywood-does-sound-engineer = 1 M more for each different genre icon in the film.
page-hollywood-does-extras = 1 M more for each crew card in the film, itself included.
page-hollywood-does-editor = May stand in for a director, actor or actress, and still counts as crew.
page-hollywood-does-producer = 1 M more for each card in the film, itself included.
page-hollywood-does-script-rewriter = The script, even a worthless one, gets the genre you like.
page-hollywood-does-casting-specialist = 1 M more for each actor and actress in the film.
page-hollywood-does-set-designer = 1 M more for each figurine in the film, its own included.
page-hollywood-does-stage-manager = Crew with a genre icon: the way to a fifth genre card.
page-hollywood-does-special-effects-expert = Earns its share and its coins.
page-hollywood-does-score-writer = Earns its share and its coins, and brings a figurine.
page-hollywood-does-stunt-performer = Earns its share and its coins.

## Money and figurines

page-hollywood-money = { $amount } million
page-hollywood-million = M
page-hollywood-millions = { $amount } M
page-hollywood-plus = +{ $amount } M
page-hollywood-figurines = { $count ->
    [0] no figurine
    [one] 1 figurine
   *[other] { $count } figurines
}
page-hollywood-awards = { $count ->
    [one] 1 Film of the Year
   *[other] { $count } Films of the Year
}
page-hollywood-earned = Year { $year }: { $income } M
page-hollywood-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}

## The others

page-hollywood-rivals = The other studios
page-hollywood-deals = deals the secret stars
page-hollywood-chooses = chooses
page-hollywood-chooses-secretly = chooses in secret
page-hollywood-open-cards = { $count ->
    [one] 1 open card
   *[other] { $count } open cards
}, { $figurines ->
    [one] 1 figurine
   *[other] { $figurines } figurines
}
page-hollywood-won-star = from the star auction
page-hollywood-won-deck = from the deck, unseen
page-hollywood-send-agent = Send the Agent to { $name }

## Right to deal, secret stars

page-hollywood-right-to-deal = The right to deal
page-hollywood-right-to-deal-about = Who wins sees all secret star cards, keeps one and gives the others away. Everybody pays.
page-hollywood-bids-shown = Bids for the right to deal
page-hollywood-offers-shown = Star auction
page-hollywood-bid = Bid { $amount } M
page-hollywood-tie = tie!
page-hollywood-secret-stars = Secret star cards

## Draft

page-hollywood-hand = Your hand
page-hollywood-passes = The rest goes to { $to }; you get the hand of { $from }
page-hollywood-then = → { $income } M
page-hollywood-slate-without = Without it, your best films earn { $income } M.
page-hollywood-card-earns = Earns { $earns } M: { $reasons }.
page-hollywood-slate-then = With it, your best films earn { $income } M.
page-hollywood-checklist = What your films need
page-hollywood-missing = Still missing: { $parts }
page-hollywood-complete = Script, director and cast are there.
page-hollywood-part-script = a script
page-hollywood-part-director = a director
page-hollywood-part-cast = an actor or actress
page-hollywood-all = All
page-hollywood-sum = Icons
page-hollywood-kind-script = Script
page-hollywood-kind-director = Director
page-hollywood-kind-actor = Actor
page-hollywood-kind-actress = Actress
page-hollywood-kind-crew = Crew
page-hollywood-studio = Your studio
page-hollywood-secret = secret
page-hollywood-from-auction = star
page-hollywood-no-cards = No cards yet. They come with the draft.
page-hollywood-pile = Earlier cards: { $count }, { $figurines ->
    [one] 1 figurine
   *[other] { $figurines } figurines
}

## Star auction

page-hollywood-star-row = Star row
page-hollywood-deck = Top card of the star deck
page-hollywood-deck-plate = deck ({ $count })
page-hollywood-slot = Slot { $slot }:
page-hollywood-slot-deck = Slot { $slot }: the top card of the star deck, unseen. { $count ->
    [one] One card is left.
   *[other] { $count } cards are left.
}
page-hollywood-slot-empty = Slot { $slot } is empty
page-hollywood-offers = Bids on slot { $slot }
page-hollywood-wins = wins
page-hollywood-choose-slot = Which star do you bid on? Choose a card.
page-hollywood-your-bid = Your bid for { $card }

## Film builder

page-hollywood-ask-build = Build up to three films, then seal your slate.
page-hollywood-builder = Film builder
page-hollywood-shelf = On the shelf ({ $count })
page-hollywood-shelf-short = Shelf
page-hollywood-how-to-build = Choose a card, then its film.
page-hollywood-how-to-build-more = Or drag it, or press 1, 2, 3 or 0.
page-hollywood-how-to-build-touch = Or hold it, and drag it there.
page-hollywood-where = Where does { $card } go?
page-hollywood-slate-earns = Your films earn
page-hollywood-best = (best: { $income } M)
page-hollywood-build-plan = Build these films for me
page-hollywood-clear = Take all cards back
page-hollywood-no-films = Make no film
page-hollywood-sealed = Sealed. We wait for the others.
page-hollywood-unseal = Change it
page-hollywood-aside = Back to the shelf
page-hollywood-film-number = Film { $film }
page-hollywood-film-needs = script, director, one or two of the cast
page-hollywood-put-here = Put it here
page-hollywood-trade-here = Trade it for a worthless script
page-hollywood-put-here-of = { " " }({ $card }, film { $film })
page-hollywood-trade-short = Trade for a script
page-hollywood-traded = Taken in trade for { $card }.
page-hollywood-name-film = Name of film { $film }
page-hollywood-untitled = Untitled ({ $genre })
page-hollywood-nameless = Untitled
# Titles of films with a worthless script: they live by their star.
page-hollywood-title-romance = Dearest { $star }
page-hollywood-title-comedy = Oh, { $star }!
page-hollywood-title-action = { $star } Strikes Back
page-hollywood-title-thriller = The { $star } Affair
page-hollywood-receipt = Receipt
page-hollywood-source-genre = { $count ->
    [one] 1 genre card
   *[other] { $count } genre cards
}
page-hollywood-source-others = Other cards
page-hollywood-source-coins = Coins
page-hollywood-source-duo = Lead duo
page-hollywood-source-ability = Crew
page-hollywood-source-double = Doubled

## Open slates, votes, the year’s end

page-hollywood-slates = All films
page-hollywood-heap = No film
page-hollywood-top-film = top film: { $count }
page-hollywood-film-of-the-year = Film of the Year
page-hollywood-nominated = Nominated for the Film of the Year
page-hollywood-vote = Vote for { $name }
page-hollywood-voted = Your vote goes to { $name }
page-hollywood-voted-for = { $who } votes for { $name }
page-hollywood-report = Year { $year } at the box office
page-hollywood-report-close = Go on
page-hollywood-no-film = No film
page-hollywood-award = { $name } wins the Film of the Year.
page-hollywood-no-award = Year { $year } has no Film of the Year.

## Posters and ceremony

page-hollywood-prize-year = Film of the Year { $year }
page-hollywood-prize-best = Biggest hit
page-hollywood-prize-worst = Biggest flop
page-hollywood-step-box-office = Year { $year } at the box office
page-hollywood-step-box-office-text = { $count ->
    [one] { $who } earned most of all.
   *[other] { $who } earned most of all, and just as much.
}
page-hollywood-step-award = Film of the Year { $year }
page-hollywood-step-award-text = And the figurine goes to “{ $title }” by { $who }!
page-hollywood-step-worst-text = “{ $title }” by { $who } found the fewest friends.
page-hollywood-step-bonus = The golden figurines
page-hollywood-step-bonus-text = { $who } has { $figurines ->
    [one] 1 figurine
   *[other] { $figurines } figurines
} on all cards and { $awards ->
    [one] one Film of the Year
   *[other] { $awards } Films of the Year
}.
page-hollywood-step-end = The richest studio
page-hollywood-step-end-text = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
