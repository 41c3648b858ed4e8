server-feed-your-turn = C’est à vous de jouer.
