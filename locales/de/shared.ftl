# Was jedes Spiel und jede Oberfläche braucht.
#
# Ist ein Argument ein Sitz, etwa $who, so gibt es auch $whoIs: "you" für den Sitz der lesenden Person, sonst "other".
# Aufzählungen von Sitzen stehen im Nominativ: Sätze nennen sie nach einem Doppelpunkt oder in Klammern.

# Ein Name, in jeder Sprache gleich.
name = { $name }

# Ein Sitz mitten im Satz.
seat =
    { $seatIs ->
        [you] du
       *[other] { $seat }
    }

# Jemand ohne Namen. $number zählt ab 1.
player-numbered = Platz { $number }

## Aufzählungen. Drei Dinge sind list-last(list-comma(a, b), c).

# Eine leere Aufzählung.
list-none = nichts
# Genau zwei.
list-two = { $first } und { $second }
# In längeren Aufzählungen alles bis auf das Letzte.
list-comma = { $first }, { $second }
# In längeren Aufzählungen das Letzte.
list-last = { $first } und { $second }

yes = Ja
no = Nein

# Between the digits of 0.5.
decimal-sign = ,
