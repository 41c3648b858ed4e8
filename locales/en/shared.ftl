# Messages that every game and every front end use.
#
# Where an argument is a seat, say $who, a message also finds $whoIs: "you" for the reader's own seat,
# "other" for anybody else's.

# A name that is the same in every language.
name = { $name }

# A seat, in the middle of a sentence.
seat =
    { $seatIs ->
        [you] you
       *[other] { $seat }
    }

# A player who has no name. $number counts from 1.
player-numbered = Player { $number }

## Lists. Three things are list-last(list-comma(a, b), c).

# A list of nothing at all.
list-none = nothing
# A list of exactly two.
list-two = { $first } and { $second }
# In a longer list, everything but the last is joined by this.
list-comma = { $first }, { $second }
# In a longer list, joins the last to all the others.
list-last = { $first } and { $second }

## Plain boards

# Boards that are drawn from the view alone: labels of fields that many games have. A game has its own as GAME-view-FIELD.
# If the message has $who, the field holds a seat, or several.
yes = Yes
no = No
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
