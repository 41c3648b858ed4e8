# Messages communs à tous les jeux et à toutes les interfaces.
#
# Quand un argument est un siège, par exemple $who, le message trouve aussi $whoIs : "you" pour le siège de qui lit, "other" sinon.

# Un nom, le même dans toutes les langues.
name = { $name }

# Un siège, au milieu d’une phrase.
seat =
    { $seatIs ->
        [you] vous
       *[other] { $seat }
    }

# Quelqu’un sans nom. $number compte à partir de 1.
player-numbered = Place { $number }

## Énumérations. Trois choses : list-last(list-comma(a, b), c).

# Une énumération vide.
list-none = rien
# Exactement deux.
list-two = { $first } et { $second }
# Dans une énumération plus longue, tout sauf le dernier.
list-comma = { $first }, { $second }
# Dans une énumération plus longue, le dernier.
list-last = { $first } et { $second }

yes = Oui
no = Non

# Between the digits of 0.5.
decimal-sign = ,
