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

# The table of The Hollywood! Card Game

terminal-hc-column = column { $column }
terminal-hc-enter = Reels enter at the bottom and push the others up. Cards are given out by their numbers.
terminal-hc-reel = { $whoIs ->
    [you] you
   *[other] { $who }
}
terminal-hc-studio = { $whoIs ->
    [you] You
   *[other] { $who }
}: { $points ->
    [one] 1 point
   *[other] { $points } points
} · Clap Board { $clap ->
    [yes] ready
   *[no] used
} · Double Reel { $double ->
    [yes] ready
   *[no] used
} · reels
terminal-hc-no-reels = none
terminal-hc-projects = Projects:
terminal-hc-movie = Movie: { $star } in { $genre }, films { $films }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
terminal-hc-blockbusters = Blockbusters: { $count }
terminal-hc-multipliers = Set aside so far, multiplies movies:
