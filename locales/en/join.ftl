join-invite = Your table is ready. Send this link to your friends: { $link }
    Type start to begin right away; bots fill the open seats.
join-seated = Your private seat link, in case you need it again: { $link }
join-again = Connection lost; reconnecting…
join-watching = You are watching. Pass --name to take a seat.
join-outcome = The game is over. Scores: { $scores }
join-help = Type an option’s number or its notation. Also: say TEXT, undo, view, start (host only), quit.
join-fair = The deal checks out: every draw follows from the table’s secret and { $people } players’ numbers, including yours if you sent one.
join-unfair = The deal failed verification: { $problem }
