# Playing in the terminal

terminal-choose-game = Which game? Type its number.
terminal-go-on = A game of { $game } is saved after { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}. Go on with it? (yes / no)
terminal-you = You
terminal-keys = Type the number of your choice. Also: ? the rule behind the question · h a hint · a exact advice, where there is one · u take back · b draw the table again · l what happened so far · q save and quit.
terminal-more-rules = All rules: backlot rules { $game }
terminal-hint-others = It also thought of { $others }.
terminal-hint-choice = “{ $label }” ({ $action })
terminal-hint = The bot would choose { $choice }. { $reason }
terminal-no-advice = There is no exact advice on this; h asks the bot.
terminal-saved = Your game is saved. Start again to go on.
terminal-undone = { $steps ->
    [one] Taken back.
   *[other] Taken back, with what the bots did since.
}
terminal-not-an-answer = “{ $answer }” is not a choice: type a number from 1 to { $most }, or help.
terminal-winner = { $whoIs ->
    [you] You win!
   *[other] { $who } wins.
}
terminal-winners = A shared win: { $winners }.
terminal-kept = The record of this game: { $path }
terminal-total = Total
terminal-rank = Rank
