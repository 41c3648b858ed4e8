# Boards that are drawn from the view alone: labels of fields that many games have. A game has its own as GAME-view-FIELD.
# If the message has $who, the field holds a seat, or several.

view-turn = To play: { $who }
view-asked = To answer: { $who }
view-start = Starts: { $who }
view-first = First: { $who }
view-dealer = Deals: { $who }
view-passed = Passed: { $who }
view-owner = Owner: { $who }
view-winner = Winner: { $who }
view-seat = Player: { $who }
view-players = Players
view-seats = Players
view-phase = Phase
view-round = Round
view-rounds = Rounds
view-year = Year
view-years = Years
view-hand = Hand
view-deck = Deck
view-money = Money
view-points = Points
view-bid = Bid
view-genre = Genre
view-genres = Genre
view-stars = Stars
view-rating = Rating
view-films = Films
view-cards = Cards
view-awards = Awards
view-total = Total
