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
bot-reason-clear = Every other move looks much worse.

# Why: a verdict with one number, then what is behind it. Numbers are those of the search.
bot-why = { $first } { $second }
bot-why-more = Scores about { $points } points more than the next best choice.
bot-why-wins = Wins about { $win }% of simulated games from here.
bot-why-parts = The difference: { $parts }.
bot-why-part = { $points } from { $part }
bot-why-stop = Don’t bid more than { $amount }.
bot-why-playouts = Based on { $playouts } simulated games.

# Why something else was not the bot's choice.
bot-but-less = Scores about { $points } points less on average.
