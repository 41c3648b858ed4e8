# What bots say about their advice

bot-reason-random = Picked at random from { $options } possibilities.
bot-reason-only = There is nothing else to do.
bot-reason-mixed = Picked at random among choices that are about as good, so that nobody can foresee it: about { $worth } points at once; the best has { $best }.
bot-reason-greedy = This leaves you with about { $worth } points at once, { $lead } more than the next best.

# How a bot is called at a table.
bot-name = Bot { $number } ({ $level })
bot-reason-playouts = Of { $playouts } games that I played on from here in my head, this won { $win } %, with { $points } points on average.
bot-reason-tree = Looking ahead, this is worth { $value } of 100 to me.
bot-reason-bids = Bids in secret are mixed, so that nobody can foresee them; this one is worth { $value } of 100 to me.
bot-reason-exact = Worked out to the end: this wins { $value } %.

# Why, at length. Numbers are those of the search.
bot-why = { $first } { $second }
bot-why-wins = Of { $playouts } games played on from here this won { $win } %; the next best ({ $other }) won { $otherWin } %.
bot-why-ahead = Looking ahead, the bot puts this at { $value } % and the next best ({ $other }) at { $otherValue } %. Of { $playouts } games that it only played on quickly, this won { $win } % and the other { $otherWin } %; it trusts those less.
bot-why-even = There is little between this and the next best ({ $other }): of { $playouts } games played on from here they won { $win } % and { $otherWin } %.
bot-why-more = It brings about { $points } points more: { $parts }.
bot-why-less = It brings about { $points } points less, but in better places: { $parts }.
bot-why-part = { $points } from { $part }
bot-why-stop = Stop at { $amount }.

# Why something else was not the bot's choice.
bot-but-wins = Of { $playouts } games played on from here this won { $win } %.
bot-but-more = It brings about { $points } points more, but in worse places: { $parts }.
bot-but-less = It brings about { $points } points less: { $parts }.

bot-reason-clear = Everything else looks much worse to me.
