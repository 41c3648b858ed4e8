# The Hollywood! Card Game

hollywood-cards-title = The Hollywood! Card Game
hollywood-cards-summary = Push your reels up the columns to grab films and stars. Every new reel moves the others.
hollywood-cards-duration = about 20 minutes
# Which components are printed facts and which are ours: in the rules pages and after `backlot components`.
hollywood-cards-components-note = The numbers of stars, films and blockbusters and the ratings 1 to 3 come from the printed game; how often each rating occurs, how the films are divided among the genres and how long the columns are is our reconstruction, and all names are invented.
hollywood-cards-option-advanced = Advanced rule
hollywood-cards-option-advanced-about = Each movie’s points are multiplied by the number of unclaimed films in its genre.

hollywood-cards-genre-horror = horror
hollywood-cards-genre-action = action
hollywood-cards-genre-romantic-comedy = romantic comedy

# Cards in a sentence, with their article. $id is the genre's id.
hollywood-cards-film = { $id ->
    [action] an
   *[other] a
} { $genre } film
hollywood-cards-award-film = the award-winning { $genre } film
hollywood-cards-blockbuster = a blockbuster
hollywood-cards-star = { $name } (rating { $rating })
hollywood-cards-no-card = nothing

hollywood-cards-prompt-place = Place a reel or play a studio card.
hollywood-cards-prompt-double = { $left ->
    [1] Place the second reel of your Double Reel.
   *[other] Place the first reel of your Double Reel.
}
hollywood-cards-prompt-assign = Which of your projects does { $star } turn into a movie?
hollywood-cards-prompt-why = Round { $round } of { $rounds }. You have { $reels ->
    [0] no reel
    [one] 1 reel
   *[other] { $reels } reels
} left, and { $open ->
    [0] all reels are placed.
    [one] one more reel ends the round.
   *[other] { $open } more reels end the round.
}

hollywood-cards-choice-reel = Reel in column { $column }, on { $card }
hollywood-cards-choice-clap = Clap Board: skip this turn
hollywood-cards-choice-double = Double Reel: place two reels
hollywood-cards-choice-assign = The { $genre } project

hollywood-cards-preview-pushed = { $whoIs ->
    [you] Your reel
   *[other] { $who }’s reel
} moves up from { $from } to { $to }.
hollywood-cards-preview-gains = If the reels stay like this, you get: { $cards }.
hollywood-cards-preview-full = This fills column { $column }.
hollywood-cards-preview-clap = You place nothing this turn. You can do this once per game.
hollywood-cards-preview-double = You place two reels in a row. You can do this once per game.
hollywood-cards-preview-assign = The movie scores { $size } × { $rating } = { $points } { $points ->
    [one] point
   *[other] points
}.
hollywood-cards-preview-multiplier = { $times ->
    [0] No unclaimed film of its genre so far, so the movie is worth nothing for now.
   *[other] The films of its genre set aside so far multiply it by { $times }: that makes { $points }.
}

hollywood-cards-warning-lost = You’d have no project for { $star }, who would be lost.
hollywood-cards-warning-forced = { $star } would have to finish your { $genre } project with { $films ->
    [one] its one film
   *[other] its { $films } films
}.

hollywood-cards-event-round = Round { $round } begins. { $whoIs ->
    [you] You are
   *[other] { $who } is
} first. On offer: { $cards }, plus films and blockbusters.
hollywood-cards-event-reel = { $whoIs ->
    [you] You place
   *[other] { $who } places
} a reel in column { $column }, onto { $card }{ $pushed ->
    [0] .
    [one] , pushing one reel up.
   *[other] , pushing { $pushed } reels up.
}
hollywood-cards-event-clap = { $whoIs ->
    [you] You play the Clap Board and skip your
   *[other] { $who } plays the Clap Board and skips the
} turn.
hollywood-cards-event-double = { $whoIs ->
    [you] You play
   *[other] { $who } plays
} the Double Reel.
hollywood-cards-event-all-placed = All reels are placed. Cards are handed out from the left.
hollywood-cards-event-received = { $whoIs ->
    [you] You get
   *[other] { $who } gets
} { $card }{ $project ->
    [0] .
    [one] , the start of a project.
   *[other] . The project now has { $project } films.
}
hollywood-cards-event-movie = { $whoIs ->
    [you] You finish
   *[other] { $who } finishes
} { $id ->
    [action] an
   *[other] a
} { $genre } movie with { $star } and { $films ->
    [one] one film
   *[other] { $films } films
}: { $points } { $points ->
    [one] point
   *[other] points
}.
hollywood-cards-event-lost = { $whoIs ->
    [you] You have
   *[other] { $who } has
} no project for { $star }, who is lost.
hollywood-cards-event-aside = Nobody claimed { $card }.
hollywood-cards-event-end = The last round is over.

hollywood-cards-source-blockbusters = Blockbusters
hollywood-cards-source-movies = Movies
hollywood-cards-source-project = Largest project

# Where points come from, in explanations.
hollywood-cards-part-movie = the movie with { $star }
hollywood-cards-part-project = the { $genre } project

## The plain board: fields of a view

hollywood-cards-view-advanced = Advanced rule
hollywood-cards-view-reels = Reels left
hollywood-cards-view-reels-placed = Reels placed
hollywood-cards-view-clap = Clap Board ready
hollywood-cards-view-double = Double Reel ready
hollywood-cards-view-blockbusters = Blockbusters
hollywood-cards-view-projects = Projects
hollywood-cards-view-movies = Movies
hollywood-cards-view-star = Star
hollywood-cards-view-size = Films, the award counted twice
hollywood-cards-view-set-aside = Set aside
hollywood-cards-view-lost-stars = Lost stars
hollywood-cards-view-movie-deck = Cards to come
hollywood-cards-view-star-deck = Stars to come
hollywood-cards-view-waiting-star = Star to give away
hollywood-cards-view-columns = Columns
hollywood-cards-view-reel = Reel of { $who }
hollywood-cards-view-full = Full
hollywood-cards-view-award = With an award
hollywood-cards-view-phase-placing = Placing reels
hollywood-cards-view-phase-doubling = The second reel
hollywood-cards-view-phase-assigning = Giving a star away
hollywood-cards-view-phase-over = The game is over

## Tips for a guided first round, at most 200 characters each: GAME-tip-NN-at-CLAUSE (a prompt) or GAME-tip-NN-on-EVENT

hollywood-cards-tip-01-on-round-began = A new round: fourteen cards in four columns. You’ll get the cards your reels end up on.
hollywood-cards-tip-02-at-hc-r2 = Place a reel: it enters at the bottom of a column and pushes the others up. Each option shows where the reels would end up.
hollywood-cards-tip-03-on-reel-placed = See the push? Early reels ride up; late ones stay low. Aim for where your reel will end up.
hollywood-cards-tip-04-at-hc-r2 = Collect films of one genre in a project. A star turns the project into a movie worth films × rating.
hollywood-cards-tip-05-at-hc-r2 = Stuck? The Clap Board skips your turn; the Double Reel places two reels. You can use each once per game.
hollywood-cards-tip-06-on-reels-all-placed = All reels are placed. Cards are handed out column by column from the left, top to bottom. The order decides which films a star gets.
hollywood-cards-tip-07-on-card-received = Films start or join a project of their genre. Blockbusters just score 2 points.
hollywood-cards-tip-08-at-hc-g4 = A star arrives and must finish one of your projects now. Choose well: the movie scores films × rating.
hollywood-cards-tip-09-on-movie-finished = A movie! Its points are safe. Later films of this genre start a new project.
hollywood-cards-tip-10-on-card-set-aside = Two cards are always left unclaimed. With the advanced rule, they multiply the movies of their genre.
hollywood-cards-tip-11-at-hc-r5 = Two reels, one after the other: push a rival off a good card and take it, or claim two columns at once.
hollywood-cards-tip-12-on-star-lost = With no project, a star is lost. First get a film from a column further left, or from higher up the same column.
