join-invite = Your table is open. Send this link to your friends: { $link }
    Type start to begin at once; empty chairs become bots.
join-seated = Your own link, should you need it again: { $link }
join-again = The connection is gone; trying again.
join-watching = You are watching. Join with --name to sit down.
join-outcome = The game is over. Scores: { $scores }
join-help = Type the number of an option, or its notation. Also: say TEXT, undo, view, start (host), quit.
join-fair = The deal was fair: every draw follows from the table's secret and { $people } numbers, yours among them if you gave one.
join-unfair = Something is wrong with the deal: { $problem }
