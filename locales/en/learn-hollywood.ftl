# The lesson: one idea and one thing to do in each step. What is made of it: web/src/learn/lesson.ts.

learn-hollywood-script = Every movie needs a script, a director and an actor or actress. You already hold { $star }, a romance star, so pick the romance script { $card }.
learn-hollywood-script-else = That’s a fine card, but of another genre. Cards of one genre multiply each other: pick { $card }.
learn-hollywood-actor = Your hand went to the left, and you got a new one. Pick { $card }: together with { $star } he’s a lead duo, which earns 4 million more.
learn-hollywood-actor-else = An actor and an actress in one movie are worth 4 million more. Pick { $card }.
learn-hollywood-director = Now a director. The number on a card is what your best movies would earn with it: { $card } makes the most of your cards.
learn-hollywood-director-else = Compare the numbers on the cards: none is higher than that of { $card }.
learn-hollywood-fourth = Your movie is complete, and every card from now on adds a little. This pick is yours: the highest number is a good start.
learn-hollywood-fifth = Some of these cards are old acquaintances: you passed them on. What didn’t come back, somebody wanted. Your pick!
learn-hollywood-sixth = One last pick; the seventh card comes to you without a choice.
learn-hollywood-star = Everybody now bids in secret for a star card, and everybody pays, winner or not. Choose slot 2, the romance Stage Manager, and bid 3 million.
learn-hollywood-star-else = The Stage Manager in slot 2 would be your fifth romance card. Bid 3 million for it: more is wasted, less may lose.
learn-hollywood-build = Make your movie: put the script, director, actor, actress and Stage Manager into film 1. Five cards of one genre earn 25 million! Add what else helps, then seal.
learn-hollywood-keep = All films are on the table. You could rebuild yours to outdo a rival, but it’s strong: keep it.
learn-hollywood-keep-else = There’s nothing better to build from these cards. Keep your slate.
learn-hollywood-vote = Two rivals tie for Film of the Year, and you have a vote. Vote for the one who is less of a threat to you.
learn-hollywood-end = Year 1 is done. Two more years like this one, and the richest studio wins.
