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

yes = Yes
no = No

# Between the digits of 0.5.
decimal-sign = .
