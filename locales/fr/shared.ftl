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
player-numbered = Siège { $number }

## Énumérations. Trois choses : list-last(list-comma(a, b), c).

# Une énumération vide.
list-none = rien
# Exactement deux.
list-two = { $first } et { $second }
# Dans une énumération plus longue, tout sauf le dernier.
list-comma = { $first }, { $second }
# Dans une énumération plus longue, le dernier.
list-last = { $first } et { $second }

## Plateaux simples

# Plateaux dessinés d’après la seule vue : noms des champs que beaucoup de jeux ont. Les siens sont GAME-view-FIELD.
# Si le message a $who, le champ contient une place, ou plusieurs.
yes = Oui
no = Non
view-turn = À jouer : { $who }
view-asked = À répondre : { $who }
view-start = Commence : { $who }
view-first = En premier : { $who }
view-dealer = Distribue : { $who }
view-passed = A passé : { $who }
view-owner = À qui : { $who }
view-winner = Gagne : { $who }
view-seat = Qui : { $who }
view-players = Joueurs
view-seats = Places
view-phase = Phase
view-round = Manche
view-rounds = Manches
view-year = Année
view-years = Années
view-hand = Main
view-deck = Pioche
view-money = Argent
view-points = Points
view-bid = Mise
view-genre = Genre
view-genres = Genre
view-stars = Étoiles
view-rating = Note
view-films = Films
view-cards = Cartes
view-awards = Prix
view-total = Total
