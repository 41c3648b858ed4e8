# Plateaux dessinés d’après la seule vue : noms des champs que beaucoup de jeux ont. Les siens sont GAME-view-FIELD.
# Si le message a $who, le champ contient une place, ou plusieurs.

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
