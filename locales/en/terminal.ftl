# Playing in the terminal

terminal-choose-game = Which game? Type its number.
terminal-go-on = Saved game found: { $game }, after { $steps ->
    [one] 1 action
   *[other] { $steps } actions
}. Continue it? (yes / no)
terminal-you = You
terminal-keys = Type the number of your choice, or: ? rule · h hint · a exact advice (where available) · u undo · b redraw the board · l game log · q save and quit.
terminal-more-rules = All rules: backlot rules { $game }
terminal-hint-others = It also considered { $others }.
terminal-hint-choice = “{ $label }” ({ $action })
terminal-hint = The bot suggests { $choice }. { $reason }
terminal-no-advice = No exact advice here; type h to ask the bot.
terminal-saved = Game saved. Run the same command again to continue.
terminal-undone = { $steps ->
    [one] Undone.
   *[other] Undone, along with the bots’ moves since then.
}
terminal-not-an-answer = “{ $answer }” is not an option. Type a number from 1 to { $most }, or help.
terminal-winner = { $whoIs ->
    [you] You win!
   *[other] { $who } wins.
}
terminal-winners = A shared win: { $winners }.
terminal-kept = Game record saved to { $path }
terminal-total = Total
terminal-rank = Rank
