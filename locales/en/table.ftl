# What a table says to the people around it

table-sat = { $name } joins the table.
table-left = { $whoIs ->
    [you] You leave the table.
   *[other] { $who } leaves the table.
}
table-removed = { $whoIs ->
    [you] The host removed you from the table.
   *[other] The host removed { $who }.
}
table-handed-over = { $whoIs ->
    [you] You are now the host.
   *[other] { $who } is now the host.
}
table-held = { $whoIs ->
    [you] A bot is playing for you until you take over.
   *[other] A bot is playing for { $who } for now.
}
table-returned = { $whoIs ->
    [you] You are playing again.
   *[other] { $who } is back.
}
table-paused = The host paused the game.
table-resumed = The game resumes.
table-undone = { $whoIs ->
    [you] You undo your last move.
   *[other] { $who } undoes their last move.
}
table-rewound = The administrator rewound the game.
table-redealt = Missing random number from { $missing }: the cards are dealt again, with a new secret.
table-end-wished = { $whoIs ->
    [you] You offer to end the game.
   *[other] { $who } offers to end the game.
}
table-end-not-wished = { $whoIs ->
    [you] You withdraw your offer to end the game.
   *[other] { $who } withdraws the offer to end the game.
}
table-ended = Everyone agrees: the game ends here.

# What a record proves about its luck.
table-luck-unknown = This record doesn’t say how its random draws were made.
table-luck-sealed = All draws were fixed before the game. They can be verified once the server reveals its secret at the end.
table-luck-proven = { $people ->
    [0] Every draw follows from a secret the server committed to before the game. No player contributed a number.
    [one] Provably fair: every draw follows from a secret the server committed to before the game and one player’s number.
   *[other] Provably fair: every draw follows from a secret the server committed to before the game and { $people } players’ numbers.
}
