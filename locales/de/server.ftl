server-feed-your-turn = Du bist am Zug.
