# What bots say about their advice

bot-reason-random = Picked at random from { $options } legal moves.
bot-reason-only = This is the only legal move.
bot-reason-mixed = Picked at random among near-equal moves, to stay unpredictable. Estimated score: { $worth }; the best move: { $best }.
bot-reason-greedy = Estimated score after this move: { $worth } points, { $lead } more than the next best.

# How a bot is called at a table.
bot-name = Bot { $number } ({ $level })
bot-reason-playouts = Won { $win }% of { $playouts } simulated games, with { $points } points on average.
bot-reason-tree = Position score after searching ahead: { $value } out of 100.
bot-reason-bids = I vary my secret bids so nobody can predict them. Position score of this one: { $value } out of 100.
bot-reason-exact = Solved to the end: this wins { $value }% of the time.

# Why, at length. Numbers are those of the search.
bot-why = { $first } { $second }
bot-why-wins = This won { $win }% of { $playouts } simulated games; the runner-up ({ $other }) won { $otherWin }%.
bot-why-ahead = The deeper search prefers this (position score { $value }) to { $other } ({ $otherValue }), although in { $playouts } quick simulations this one won { $win }%, the other { $otherWin }%.
bot-why-even = Close call with { $other }: in { $playouts } simulated games they won { $win }% and { $otherWin }%.
bot-why-more = On average it scores { $points } points more: { $parts }.
bot-why-less = On average it scores { $points } points less: { $parts }.
bot-why-part = { $points } from { $part }
bot-why-stop = Don’t bid more than { $amount }.

# Why something else was not the bot's choice.
bot-but-wins = Won { $win }% of { $playouts } simulated games.
bot-but-more = On average it scores { $points } points more: { $parts }.
bot-but-less = On average it scores { $points } points less: { $parts }.

bot-reason-clear = Every other move looks much worse.
