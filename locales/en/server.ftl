server-feed-your-turn = It is your turn.
