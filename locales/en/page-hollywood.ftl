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
page-hollywood-waiting-keeping = { $who } is choosing a secret star card to keep.
page-hollywood-waiting-giving = { $who } is handing out the secret star cards.
page-hollywood-waiting-drafting = Picking a card in secret: { $who }
page-hollywood-waiting-offering = Bidding in secret for the stars: { $who }
page-hollywood-waiting-playing-agent = { $who } is playing an Agent.
page-hollywood-waiting-handing = { $who } is choosing a card to hand over.
page-hollywood-waiting-building = Building films: { $who }
page-hollywood-waiting-reviewing = { $who } is reviewing all the films and may rebuild.
page-hollywood-waiting-rebuilding = { $who } is rebuilding.
page-hollywood-waiting-voting = Voting in secret for the Film of the Year: { $who }
page-hollywood-waiting-over = The game is over.

## Cards: what they are for

page-hollywood-does-script = Every film has exactly one script, which sets its genre. With three genre cards each earns 3 M, with four 4 M, and so on.
page-hollywood-does-director = Every film has exactly one director. If the icon matches, it counts as a genre card.
page-hollywood-does-actor = A film has one or two actors or actresses. One of each makes a lead duo: +2 M for each of them.
page-hollywood-does-actress = A film has one or two actors or actresses. One of each makes a lead duo: +2 M for each of them.
page-hollywood-does-crew = A film can have any number of crew. Each earns 1 M plus its coins.
page-hollywood-does-worthless = Counts as a script but has no icon. You choose the film’s genre.
page-hollywood-does-agent = Must be played after the star auction: an opponent gives you a director, actor or actress of their choice.
page-hollywood-does-makeup-artist = Lets one actor count as an actress, or vice versa, to make a lead duo.
page-hollywood-does-double = Doubles everything one other card in the film earns.
page-hollywood-does-sound-engineer = +1 M for each different genre icon in the film.
page-hollywood-does-extras = +1 M for each crew card in the film, including this one.
page-hollywood-does-editor = Can fill in for a director, actor or actress, and still counts as crew.
page-hollywood-does-producer = +1 M for each card in the film, including this one.
page-hollywood-does-script-rewriter = You choose the script’s genre, even for a worthless script.
page-hollywood-does-casting-specialist = +1 M for each actor and actress in the film.
page-hollywood-does-set-designer = +1 M for each figurine in the film, including its own.
page-hollywood-does-stage-manager = Crew with a genre icon: the only way to a fifth genre card.
page-hollywood-does-special-effects-expert = Earns 1 M plus its coins.
page-hollywood-does-score-writer = Earns 1 M plus its coins, and has a figurine.
page-hollywood-does-stunt-performer = Earns 1 M plus its coins.

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
page-hollywood-won-deck = from the deck, face down
page-hollywood-send-agent = Send the Agent to { $name }

## Right to deal, secret stars

page-hollywood-right-to-deal = The right to deal
page-hollywood-right-to-deal-about = The winner sees all the secret star cards, keeps one and hands out the rest. Everyone pays their bid.
page-hollywood-bids-shown = Bids for the right to deal
page-hollywood-offers-shown = Star auction
page-hollywood-bid = Bid { $amount } M
page-hollywood-tie = tie!
page-hollywood-secret-stars = Secret star cards

## Draft

page-hollywood-hand = Your hand
page-hollywood-passes = The rest go to { $to }; you get { $from }’s hand
page-hollywood-then = → { $income } M
page-hollywood-slate-without = Without it, your best films earn { $income } M.
page-hollywood-card-earns = Earns { $earns } M: { $reasons }.
page-hollywood-slate-then = With it, your best films earn { $income } M.
page-hollywood-checklist = What your films need
page-hollywood-missing = Still missing: { $parts }
page-hollywood-complete = You have a script, a director and cast.
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
page-hollywood-no-cards = No cards yet. You’ll get them in the draft.
page-hollywood-pile = Earlier cards: { $count }, { $figurines ->
    [one] 1 figurine
   *[other] { $figurines } figurines
}

## Star auction

page-hollywood-star-row = Star row
page-hollywood-deck = Top card of the star deck
page-hollywood-deck-plate = deck ({ $count })
page-hollywood-slot = Slot { $slot }:
page-hollywood-slot-deck = Slot { $slot }: the top card of the star deck, face down. { $count ->
    [one] 1 card left.
   *[other] { $count } cards left.
}
page-hollywood-slot-empty = Slot { $slot } is empty
page-hollywood-offers = Bids on slot { $slot }
page-hollywood-wins = wins
page-hollywood-choose-slot = Which star will you bid on? Select a card.
page-hollywood-your-bid = Your bid for { $card }

## Film builder

page-hollywood-ask-build = Build up to three films, then seal your slate.
page-hollywood-builder = Film builder
page-hollywood-shelf = On the shelf ({ $count })
page-hollywood-shelf-short = Shelf
page-hollywood-how-to-build = Select a card, then a film.
page-hollywood-how-to-build-more = Or drag it, or press 1, 2, 3 or 0.
page-hollywood-how-to-build-touch = Or press and hold it, then drag.
page-hollywood-where = Where does { $card } go?
page-hollywood-slate-earns = Your films earn
page-hollywood-best = (best: { $income } M)
page-hollywood-build-plan = Build these films for me
page-hollywood-clear = Clear all films
page-hollywood-no-films = Make no films
page-hollywood-sealed = Slate sealed. Waiting for the others.
page-hollywood-unseal = Change my slate
page-hollywood-aside = Back to the shelf
page-hollywood-film-number = Film { $film }
page-hollywood-film-needs = script, director, 1–2 actors or actresses
page-hollywood-put-here = Put it here
page-hollywood-trade-here = Trade it for a worthless script
page-hollywood-put-here-of = { " " }({ $card }, film { $film })
page-hollywood-trade-short = Trade for a script
page-hollywood-traded = Traded in: { $card }.
page-hollywood-name-film = Title of film { $film }
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
page-hollywood-report-close = Continue
page-hollywood-no-film = No film
page-hollywood-award = { $name } wins the Film of the Year.
page-hollywood-no-award = Year { $year } has no Film of the Year.

## Posters and ceremony

page-hollywood-prize-year = Film of the Year { $year }
page-hollywood-prize-best = Biggest hit
page-hollywood-prize-worst = Biggest flop
page-hollywood-step-box-office = Year { $year } at the box office
page-hollywood-step-box-office-text = { $count ->
    [one] { $who } earned the most.
   *[other] { $who } tied for the highest earnings.
}
page-hollywood-step-award = Film of the Year { $year }
page-hollywood-step-award-text = And the award goes to “{ $title }” by { $who }!
page-hollywood-step-worst-text = “{ $title }” by { $who } played to empty seats.
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

# At the end, where the best scores are equal.
page-hollywood-tie-broken = Equal scores: the Films of the Year decide.

## Headlines of the log. $what lists who gets what.

page-hollywood-log-year = Year { $year }
page-hollywood-log-draft = Draft: { $card }
page-hollywood-log-stars = Star auction: { $what }
page-hollywood-log-stars-tied = Star auction: only tied bids
page-hollywood-log-unseen = a hidden card
page-hollywood-log-cards = All cards revealed
page-hollywood-log-slates = Films revealed
page-hollywood-log-box-office = Box office: { $what }
page-hollywood-log-award = Film of the Year: { $who }
page-hollywood-log-award-open = Film of the Year
