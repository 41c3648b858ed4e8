# What bots say about their advice

bot-reason-random = Picked at random from { $options } possibilities.
bot-reason-only = There is nothing else to do.
bot-reason-greedy = This leaves you with about { $worth } points at once, { $lead } more than the next best.

# How a bot is called at a table.
bot-name = Bot { $number } ({ $level })
