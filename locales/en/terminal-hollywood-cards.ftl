# The card game's table in the terminal.

terminal-hc-column = column { $column }
terminal-hc-enter = Reels enter at the bottom and push the others up. Cards are handed out in numerical order.
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
terminal-hc-multipliers = Unclaimed (multiplies movies):
