learn-hollywood-cards-reel = Quatorze cartes sont en jeu : vous recevrez celles où vos bobines finiront. Placez une bobine dans la colonne 2 : elle arrive par le bas, sur { $star }.
learn-hollywood-cards-reel-else = Commençons par la colonne 2. Vous allez vite comprendre pourquoi.
learn-hollywood-cards-clap = Une star sans film est perdue. Attendez donc qu’on pousse votre bobine vers le haut : jouez le Clap pour passer ce tour.
learn-hollywood-cards-clap-else = Votre bobine resterait sur { $star }, à qui il faut d’abord un film. Jouez le Clap et laissez-vous pousser.
learn-hollywood-cards-star = Une bobine adverse a poussé la vôtre sur un film. Une star vous serait maintenant utile : placez une bobine dans la colonne 3, sur { $star }. La colonne sera pleine, et personne ne pourra plus vous déloger.
learn-hollywood-cards-star-else = Une star transforme vos films en long métrage. { $star }, de cote 3, attend en bas de la colonne 3.
learn-hollywood-cards-double = Plus il y a de films, meilleur est le long métrage. Il vous reste deux bobines : jouez la Double Bobine pour les placer coup sur coup.
learn-hollywood-cards-double-else = Une seule bobine à la fois, c’est trop lent : les autres s’intercaleraient. Jouez la Double Bobine.
learn-hollywood-cards-first-film = La colonne 1 se termine par deux comédies romantiques. Placez-y votre première bobine.
learn-hollywood-cards-second-film = Encore une fois : la nouvelle bobine pousse la vôtre sur la comédie romantique suivante.
learn-hollywood-cards-second-film-else = La colonne 1, encore. Trois films d’un même genre font un grand long métrage.
learn-hollywood-cards-movie = Vos trois comédies romantiques forment un projet, et voici { $star }. Faites-en un long métrage : 3 films × cote 3 = 9 points.
learn-hollywood-cards-end = Votre premier long métrage rapporte 9 points. Encore deux manches comme celle-ci, et le plus de points l’emporte.
