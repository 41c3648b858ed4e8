# What a table says to the people around it

table-sat = { $name } sits down.
table-left = { $whoIs ->
    [you] You stand up.
   *[other] { $who } stands up.
}
table-removed = { $whoIs ->
    [you] The host has taken your seat.
   *[other] The host has removed { $who }.
}
table-handed-over = { $whoIs ->
    [you] You are the host now.
   *[other] { $who } is the host now.
}
table-held = { $whoIs ->
    [you] A bot holds your seat until you take it back.
   *[other] A bot holds the seat of { $who } for now.
}
table-returned = { $whoIs ->
    [you] Your seat is yours again.
   *[other] { $who } is back.
}
table-paused = The host has paused the game.
table-resumed = The game goes on.
table-undone = { $whoIs ->
    [you] You take your last action back.
   *[other] { $who } takes the last action back.
}
table-rewound = The administrator has taken the game back.
table-redealt = The number of { $missing } was missing: the deal begins anew, with a new secret.
table-end-wished = { $whoIs ->
    [you] You would end the game here.
   *[other] { $who } would end the game here.
}
table-end-not-wished = { $whoIs ->
    [you] You would go on playing.
   *[other] { $who } would go on playing.
}
table-ended = All agree: the game ends here.

# What a record proves about its luck.
table-luck-unknown = The record does not say where its luck came from.
table-luck-sealed = All luck was fixed before the game; it can be verified when the table tells its secret at the end.
table-luck-proven = { $people ->
    [0] Every draw follows from the secret that the table had fixed before the game. No player had a share in it.
    [one] Fair dealing: every draw follows from the secret that the table had fixed before the game and from the number of one player.
   *[other] Fair dealing: every draw follows from the secret that the table had fixed before the game and from the numbers of { $people } players.
}
