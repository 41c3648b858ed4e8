# The board of The Hollywood! Card Game in the web page.

page-hollywood-cards-area = Hollywood area
page-hollywood-cards-column = Column { $number }
page-hollywood-cards-full = Full
page-hollywood-cards-order = The numbers show the order in which cards are handed out.
page-hollywood-cards-round = Round { $round } of { $rounds }
page-hollywood-cards-to-come = { $left ->
    [0] All reels placed
    [one] 1 reel to go
   *[other] { $left } reels to go
}
page-hollywood-cards-rivals = The other studios

# A card in the area. $number counts in the order in which cards are given out; $card is “a horror film”.
page-hollywood-cards-spot = Card { $number }: { $card }
page-hollywood-cards-spot-reel = Card { $number }: { $card }, with { $who }’s reel

## What cards do, in bubbles

page-hollywood-cards-about-film = Joins your { $genre } project, or starts one. A star turns the project into a movie.
page-hollywood-cards-about-award = Joins your { $genre } project and counts as two films.
page-hollywood-cards-about-blockbuster = Worth 2 points at the end.
page-hollywood-cards-about-star = Turns one of your projects into a movie: each film counts { $rating } { $rating ->
    [one] point
   *[other] points
}. Must be used at once; without a project the star is lost.
page-hollywood-cards-about-project = Grows with each film of its genre. At the end only your largest project scores: 1 point per film, or nothing if your two largest are tied.
page-hollywood-cards-about-clap = Skip your turn. Once per game.
page-hollywood-cards-about-double = Place two reels in a row. Once per game.
page-hollywood-cards-about-aside = Unclaimed cards are out of the game.
page-hollywood-cards-about-aside-advanced = Advanced rule: at the end, each movie’s points are multiplied by the number of unclaimed films in its genre.

## Studios

page-hollywood-cards-first = first
page-hollywood-cards-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
page-hollywood-cards-reels-left = { $reels ->
    [0] No reels left
    [one] 1 reel left
   *[other] { $reels } reels left
}
page-hollywood-cards-no-reels = no reels
page-hollywood-cards-clap = Clap Board
page-hollywood-cards-double = Double Reel
page-hollywood-cards-unused = { $name }: available
page-hollywood-cards-used = { $name }: used
page-hollywood-cards-empty = Nothing yet. A star would be lost here.
# $size is greater than $films if the award film is among them.
page-hollywood-cards-project = Project, { $genre }: { $films ->
    [one] 1 film
   *[other] { $films } films
}, size { $size }
page-hollywood-cards-worth = → { $points } { $points ->
    [one] point
   *[other] points
}
# $id is the genre’s id.
page-hollywood-cards-movie = { $id ->
    [action] Action movie
    [horror] Horror movie
    [romantic-comedy] Romantic comedy
   *[other] Movie ({ $genre })
} with { $star } and { $films ->
    [one] 1 film
   *[other] { $films } films
}: { $points } { $points ->
    [one] point
   *[other] points
}
page-hollywood-cards-movie-sum = Size { $size } × rating { $rating }. Currently worth { $points } { $points ->
    [one] point
   *[other] points
}.
page-hollywood-cards-blockbusters = { $count ->
    [one] 1 blockbuster
   *[other] { $count } blockbusters
}
page-hollywood-cards-blockbusters-word = Blockbusters

## Decks

page-hollywood-cards-aside = Unclaimed
page-hollywood-cards-stars = stars
page-hollywood-cards-decks = In the decks: { $films } movie cards, { $stars } stars
page-hollywood-cards-stars-left = Stars that may still come
page-hollywood-cards-stars-gone = Stars that are out of the game
page-hollywood-cards-rating = Rating { $rating }

## Whom we wait for

page-hollywood-cards-wait-reel = { $who } is placing a reel.
page-hollywood-cards-wait-star = { $who } is choosing a project for a star.

## The end

page-hollywood-cards-plus = +{ $points }
page-hollywood-cards-starring = with
page-hollywood-cards-reels-of-film = length
page-hollywood-cards-film-count = { $films ->
    [one] 1 film
   *[other] { $films } films
}
page-hollywood-cards-prize-best = Movie of the year
page-hollywood-cards-prize-genre = Best of its kind: { $genre }
page-hollywood-cards-prize-worst = Flop of the year
page-hollywood-cards-ceremony-aside = What nobody wanted
page-hollywood-cards-ceremony-times = { $genre } × { $times }
page-hollywood-cards-ceremony-blockbusters = Blockbusters
page-hollywood-cards-ceremony-blockbusters-of = { $count ->
    [one] { $who } has one blockbuster.
   *[other] { $who } has { $count } blockbusters.
}
page-hollywood-cards-ceremony-project = Never finished
page-hollywood-cards-ceremony-project-of = The largest project of { $who } found no star: { $genre }, { $films ->
    [one] 1 film
   *[other] { $films } films
}.
page-hollywood-cards-ceremony-project-tie = { $who } has two equally large projects, so neither scores.
page-hollywood-cards-ceremony-worst = The flop of the year
page-hollywood-cards-ceremony-place-1 = The movie of the year
page-hollywood-cards-ceremony-place-2 = The silver reel
page-hollywood-cards-ceremony-place-3 = The bronze reel
page-hollywood-cards-ceremony-movie = “{ $title }” by { $who }: { $size } × { $rating }.
page-hollywood-cards-ceremony-end = And the winner is…
page-hollywood-cards-ceremony-total = { $name } { $points }

## Titles for posters. Each stands alone and can be translated freely.

page-hollywood-cards-title-horror-1 = The House That Waited
page-hollywood-cards-title-horror-2 = Midnight at the Mill
page-hollywood-cards-title-horror-3 = Nobody Knocks Twice
page-hollywood-cards-title-horror-4 = The Lodger Below
page-hollywood-cards-title-horror-5 = Fog over Gallows Hill
page-hollywood-cards-title-horror-6 = A Cold Hand
page-hollywood-cards-title-horror-7 = The Wax Bride
page-hollywood-cards-title-horror-8 = Thirteen Candles
page-hollywood-cards-title-horror-9 = Whispers in the Well
page-hollywood-cards-title-horror-10 = The Night Organist
page-hollywood-cards-title-horror-11 = Don’t Wake Grandmother
page-hollywood-cards-title-horror-12 = The Portrait Blinked
page-hollywood-cards-title-action-1 = Full Throttle Friday
page-hollywood-cards-title-action-2 = Bridge on Fire
page-hollywood-cards-title-action-3 = The Last Parachute
page-hollywood-cards-title-action-4 = Nine Seconds Left
page-hollywood-cards-title-action-5 = Runaway Express
page-hollywood-cards-title-action-6 = Two Fists, One Town
page-hollywood-cards-title-action-7 = The Steel Canyon Job
page-hollywood-cards-title-action-8 = No Brakes
page-hollywood-cards-title-action-9 = Escape from Devil’s Reef
page-hollywood-cards-title-action-10 = Thunder Squad
page-hollywood-cards-title-action-11 = The Man Who Jumped
page-hollywood-cards-title-action-12 = Danger Pays Double
page-hollywood-cards-title-romantic-comedy-1 = Two Tickets to Capri
page-hollywood-cards-title-romantic-comedy-2 = My Wife’s Fiancé
page-hollywood-cards-title-romantic-comedy-3 = Kiss the Cook
page-hollywood-cards-title-romantic-comedy-4 = Engaged by Mistake
page-hollywood-cards-title-romantic-comedy-5 = Champagne for Breakfast
page-hollywood-cards-title-romantic-comedy-6 = The Wrong Bouquet
page-hollywood-cards-title-romantic-comedy-7 = Love, Second Floor
page-hollywood-cards-title-romantic-comedy-8 = A Dog Named Romeo
page-hollywood-cards-title-romantic-comedy-9 = Meet Me at the Carousel
page-hollywood-cards-title-romantic-comedy-10 = The Reluctant Bridegroom
page-hollywood-cards-title-romantic-comedy-11 = Honeymoon for Three
page-hollywood-cards-title-romantic-comedy-12 = She Said Maybe

# At the end, where the best scores are equal.
page-hollywood-cards-tie-broken = Equal scores: the most valuable single movie decides.

## Headlines of the log. $points lists who scores how much.

page-hollywood-cards-log-reels = Round { $round }: reels
page-hollywood-cards-log-cards = Cards handed out
page-hollywood-cards-log-movies = Cards handed out: { $points }
