# Premiere

premiere-title = Premiere
premiere-summary = Bid in secret for the films of a festival. Only a bid that nobody else makes can win.
premiere-duration = about 10 minutes
premiere-components-note = All films are invented.

premiere-prompt-bid = What do you bid for { $film } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})?
premiere-choice-bid = Bid { $bid }.

premiere-event-film-turned-up = Round { $round }: { $film } is on offer.
premiere-event-bid-shown = { $seatIs ->
    [you] You bid
   *[other] { $seat } bids
} { $bid }.
premiere-event-film-won = { $seatIs ->
    [you] You win
   *[other] { $seat } wins
} { $film }.
premiere-event-film-lost = Every bid was made twice: nobody gets { $film }.

premiere-source-films = Films
