server-feed-your-turn = It’s your turn.
