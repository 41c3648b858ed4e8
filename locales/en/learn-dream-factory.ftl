# The lesson: one idea and one thing to do in each step. What is made of it: web/src/learn/lesson.ts.

learn-dream-factory-pass = Everything is sold by auction. First comes { $tile }, a legendary director. Too expensive for now: pass, because whatever the winner pays goes to the other players.
learn-dream-factory-pass-else = A bidding war would eat up your money. Pass, and get paid instead.
learn-dream-factory-drive-up = See? Passing earned you $4 million. Next up: { $tile } and two more tiles. Bid $2 million to drive up the price.
learn-dream-factory-drive-up-else = The lowest raise will do: bid $2 million.
learn-dream-factory-cash-in = The others went up to $4 million. Pass now, and they’ll pay you your share.
learn-dream-factory-cash-in-else = You don’t need this lot that much. Pass, and take your share of the price.
learn-dream-factory-bid = Now for something you need. { $film } lacks a director, an actor and effects, and this lot has two of them. Bid $1 million.
learn-dream-factory-bid-else = This lot fills two spaces of { $film }. Start low, with $1 million.
learn-dream-factory-raise = You were outbid, but you have $18 million and need these tiles. Raise to $4 million.
learn-dream-factory-raise-else = $4 million is enough to scare the others off.
learn-dream-factory-actor = The lot is yours! Place what you win at once: choose { $tile }, then the actor space of { $film }.
learn-dream-factory-actor-else = It fits there, too, but { $film } has the fewest spaces, so it’s finished first. Put { $tile } on its actor space.
learn-dream-factory-effects = Now put { $tile } on the effects space of { $film }. It has no stars, but it fills the space.
learn-dream-factory-effects-else = { $film } is almost finished. Put { $tile } on its effects space.
learn-dream-factory-party = A party! Nobody bids here: players with the most actors choose first. That’s you, so take { $tile }, the director you need.
learn-dream-factory-party-else = { $film } lacks only a director. Take { $tile }.
learn-dream-factory-director = The last space: place { $tile } and finish your movie.
learn-dream-factory-director-else = Put the director on { $film }: it’s the last space.
learn-dream-factory-end = Your first movie is finished, and being first with a comedy wins an award: 5 points. In the end, movies, awards and leftover money all score.
