# What bots say about their advice

bot-reason-random = Picked at random from { $options } possibilities.
bot-reason-only = There is nothing else to do.
bot-reason-mixed = Picked at random among choices that are about as good, so that nobody can foresee it: about { $worth } points at once; the best has { $best }.
bot-reason-greedy = This leaves you with about { $worth } points at once, { $lead } more than the next best.

# How a bot is called at a table.
bot-name = Bot { $number } ({ $level })
