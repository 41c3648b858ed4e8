# Tips for a guided first round, at most 200 signs each. The key says when a tip comes:
#
#   learn-GAME-NN-at-CLAUSE   when a prompt with this clause comes (`df-a2` is DF-A2)
#   learn-GAME-NN-on-EVENT    when an event of this kind has happened
#
# NN orders the tips. Each is shown once; when a moment has several, the next one comes at its next time.
# `crates/backlot-games/tests/languages.rs` checks that each moment comes up.

## Dream Factory

learn-dream-factory-01-on-game-began = Welcome to your studio! You have three screenplays and a purse. Fill the spaces, and finished movies bring points.
learn-dream-factory-02-on-quarter-began = Everything of this quarter lies open, only parties are a surprise. Look for what your screenplays need before you spend.
learn-dream-factory-03-at-df-a2 = Your first auction! Bid what the whole lot is worth to you. Each option says who gets the money; even 0 is a bid.
learn-dream-factory-04-on-auction-won = See where the money went: the winner’s payment is split evenly among all the others. Losing an auction pays, too.
learn-dream-factory-05-at-df-a2 = Raise or pass? Whoever passes is out of this auction, but gets a share of the price. Money left at the end is points.
learn-dream-factory-06-at-df-c1 = Place what you won now; nothing can be kept. Each goes onto a space of its kind, and may cover something weaker.
learn-dream-factory-07-at-df-c1 = Blank spaces take an actor, camera, music or effects. Watch the last space: when it is filled, the movie is finished for good.
learn-dream-factory-08-on-party-began = Party time! No money here: whoever has the most actors and guest stars chooses first. Actors are worth more than their stars.
learn-dream-factory-09-at-df-p4 = Take what helps you most, or what somebody else needs. What fits nowhere can be discarded.
learn-dream-factory-10-on-movie-finished = A premiere! The stars are added up and the movie takes the rating token of its total, or the next lower one that is left.
learn-dream-factory-11-on-screenplay-drawn = Who finishes a movie draws the next screenplay from the stack. Short movies keep your studio busy.
learn-dream-factory-12-on-awarded = An award! First Movies and Best Movies bring 5 points. At the end there are 10 for the best, and 10 for the worst movie, too.
learn-dream-factory-13-at-df-s1 = Every studio owns three screenplays, one of each genre. Few spaces finish early, many spaces can hold many stars.

## Hollywood

learn-hollywood-01-on-year-began = A new year in Hollywood! Draft cards, bid for a star, then make up to three movies. After three years the richest studio wins.
learn-hollywood-02-at-hw-d4 = Bid for the right to deal the secret star cards. Careful: everybody pays their bid, not only the winner. A 1 is often enough.
learn-hollywood-03-at-hw-d1 = You see all secret star cards: keep the best one for yourself, and think about what you give to whom.
learn-hollywood-04-at-hw-t1 = Pick a card; the rest goes to your neighbour. Every movie needs a script, a director, and an actor or actress.
learn-hollywood-05-at-hw-t1 = Collect one genre: three cards of it earn 9, four earn 16. The number at each card says what your best slate would earn.
learn-hollywood-06-on-hands-passed = You have seen what you passed on. What comes back was not wanted by the others, or not yet.
learn-hollywood-07-at-hw-a1 = Choose a star card and a bid in secret. You pay in any case, and equal highest bids block each other.
learn-hollywood-08-on-slot-tied = A tie! Nobody gets this card, and all have paid. Those without a star card bid again.
learn-hollywood-09-at-hw-g1 = Your Agent asks another player for a director, actor or actress. They choose which one, so ask somebody who has few.
learn-hollywood-10-at-hw-p1 = Now build your films. Put cards of one genre together, and pair an actor with an actress: the duo earns 4 more.
learn-hollywood-11-at-hw-p1 = No script? Trade a card you don’t need for a worthless one. Its movie can have any genre you like.
learn-hollywood-12-at-hw-p4 = All slates lie open now. Keep yours, or build it anew, perhaps with more figurines in one film for the Film of the Year.
learn-hollywood-13-on-film-earned = The box office! Cards of the movie’s genre earn their number each, all others 1, plus coins, duo and crew.
learn-hollywood-14-on-award-given = The Film of the Year is the one with the most figurines. Its owner deals next year’s secret stars, and figurines pay at the end.
learn-hollywood-15-at-hw-f2 = Films are tied, and you have a vote. Talk it over in the chat first if you like: which winner would hurt you least?

## The Hollywood! Card Game

learn-hollywood-cards-01-on-round-began = A new round: fourteen cards in four columns. You will get the cards on which your reels end up.
learn-hollywood-cards-02-at-hc-r2 = Place a reel: it enters at the bottom of a column and pushes the others up. The option shows where every reel ends up.
learn-hollywood-cards-03-on-reel-placed = See the push? Early reels ride up, late ones stay at the bottom. Aim at where your reel will be in the end.
learn-hollywood-cards-04-at-hc-r2 = Look for films of one genre: they grow into a project. A star turns it into a movie worth films × rating.
learn-hollywood-cards-05-at-hc-r2 = Stuck? The Clap Board skips your turn, the Double Reel places two at once. You have each only once in the whole game.
learn-hollywood-cards-06-on-reels-all-placed = All reels lie. Cards are given out column by column from the left, top to bottom. The order decides which films a star gets.
learn-hollywood-cards-07-on-card-received = Films start or join a project of their genre. Blockbusters are simply worth 2 points.
learn-hollywood-cards-08-at-hc-g4 = A star arrives! It closes one of your projects, now. Choose: films times rating is what the movie scores.
learn-hollywood-cards-09-on-movie-finished = A movie! Its points are safe. Later films of this genre start a new project.
learn-hollywood-cards-10-on-card-set-aside = Two cards always go to nobody. With the advanced rule they multiply the movies of their genre.
learn-hollywood-cards-11-at-hc-r5 = Two reels, one after the other: push a rival off a good card and take it, or claim two columns at once.
learn-hollywood-cards-12-on-star-lost = Without a project a star is lost. Get a film from an earlier column or a higher row first.
