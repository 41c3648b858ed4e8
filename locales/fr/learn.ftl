# Conseils pour une première partie guidée, 200 signes au plus. La clé dit quand un conseil vient : voir locales/en/learn.ftl.

## Dream Factory

learn-dream-factory-01-on-game-began = Bienvenue dans votre studio ! Vous avez trois scénarios et une bourse. Remplissez les cases : les films terminés rapportent des points.
learn-dream-factory-02-on-quarter-began = Tout ce trimestre est visible, sauf les soirées. Regardez ce qu’il manque à vos scénarios avant de dépenser.
learn-dream-factory-03-at-df-a2 = Votre première enchère ! Misez ce que vaut le lot pour vous. Chaque option dit qui reçoit l’argent ; même 0 est une mise.
learn-dream-factory-04-on-auction-won = Voyez où va l’argent : le paiement est partagé également entre tous les autres. Perdre une enchère rapporte aussi.
learn-dream-factory-05-at-df-a2 = Monter ou passer ? Qui passe sort de l’enchère, mais touche sa part du prix. L’argent qui reste à la fin vaut des points.
learn-dream-factory-06-at-df-c1 = Placez maintenant ce que vous avez reçu : rien ne se garde. Chacun va sur une case de sa sorte et peut recouvrir plus faible.
learn-dream-factory-07-at-df-c1 = Les cases libres acceptent interprète, caméra, musique ou effets. Attention à la dernière case : remplie, le film est terminé pour de bon.
learn-dream-factory-08-on-party-began = Une soirée ! Pas d’argent ici : qui a le plus d’interprètes et de guest-stars choisit d’abord. La gloire compte double.
learn-dream-factory-09-at-df-p4 = Prenez ce qui vous aide le plus, ou ce dont quelqu’un d’autre a besoin. Ce qui ne va nulle part peut être défaussé.
learn-dream-factory-10-on-movie-finished = Une première ! On additionne les étoiles, et le film prend la note de son total, ou la plus proche en dessous qui reste.
learn-dream-factory-11-on-screenplay-drawn = Qui termine un film pioche le scénario suivant. Avec des films courts, votre studio ne chôme pas.
learn-dream-factory-12-on-awarded = Un prix ! Premiers et Meilleurs films rapportent 5 points. À la fin, il y en a 10 pour les meilleurs, et 10 aussi pour le pire.
learn-dream-factory-13-at-df-s1 = Chaque studio a trois scénarios, un de chaque genre. Peu de cases se remplissent vite, beaucoup de cases rapportent plus d’étoiles.

## Hollywood

learn-hollywood-01-on-year-began = Une nouvelle année à Hollywood ! Choisissez des cartes, misez sur une star, faites jusqu’à trois films. Après trois ans, le plus riche gagne.
learn-hollywood-02-at-hw-d4 = Misez pour distribuer les cartes Star secrètes. Attention : tout le monde paie sa mise, pas seulement qui gagne. Souvent, 1 suffit.
learn-hollywood-03-at-hw-d1 = Vous voyez toutes les cartes Star secrètes : gardez la meilleure, et réfléchissez à ce que vous donnez, et à qui.
learn-hollywood-04-at-hw-t1 = Choisissez une carte ; le reste passe à côté. Chaque film demande un scénario, une réalisation, et un acteur ou une actrice.
learn-hollywood-05-at-hw-t1 = Réunissez un genre : trois cartes rapportent 9, quatre 16. Le nombre sur chaque carte dit ce que vaudrait votre meilleur programme.
learn-hollywood-06-on-hands-passed = Vous savez ce que vous avez passé. Ce qui revient, les autres n’en ont pas voulu, ou pas encore.
learn-hollywood-07-at-hw-a1 = Choisissez en secret une carte Star et une mise. Vous payez dans tous les cas, et les plus fortes mises égales se bloquent.
learn-hollywood-08-on-slot-tied = Égalité ! Personne n’obtient cette carte, et tous ont payé. Qui n’a pas encore de carte Star mise à nouveau.
learn-hollywood-09-at-hw-g1 = Votre Agent réclame une réalisation, un acteur ou une actrice à quelqu’un, qui choisit : demandez à qui en a peu.
learn-hollywood-10-at-hw-p1 = Composez vos films. Réunissez les cartes d’un genre, et formez un duo vedette, acteur et actrice : il rapporte 4 de plus.
learn-hollywood-11-at-hw-p1 = Pas de scénario ? Échangez une carte inutile contre un scénario sans valeur. Vous choisissez alors le genre du film.
learn-hollywood-12-at-hw-p4 = Tous les programmes sont visibles. Gardez le vôtre ou refaites-le, par exemple avec plus de statuettes dans un seul film.
learn-hollywood-13-on-film-earned = Le box-office ! Chaque carte du genre rapporte autant qu’il y en a, les autres 1, plus les pièces, le duo et l’équipe.
learn-hollywood-14-on-award-given = Le film qui a le plus de statuettes est Film de l’année. Il donne le droit de distribution, et les statuettes paient à la fin.
learn-hollywood-15-at-hw-f2 = Des films sont à égalité, et vous avez une voix. Concertez-vous d’abord si vous voulez : quelle victoire vous ferait le moins de mal ?

## The Hollywood! Card Game

learn-hollywood-cards-01-on-round-began = Une nouvelle manche : quatorze cartes en quatre colonnes. Vous recevrez celles où vos bobines s’arrêtent.
learn-hollywood-cards-02-at-hc-r2 = Placez une bobine : elle entre par le bas d’une colonne et pousse les autres vers le haut. L’option montre où chacune finit.
learn-hollywood-cards-03-on-reel-placed = Vous voyez la poussée ? Les premières bobines montent, les dernières restent en bas. Visez là où la vôtre finira.
learn-hollywood-cards-04-at-hc-r2 = Cherchez des films d’un même genre : ils forment un projet. Une star en fait un long métrage qui vaut films × cote.
learn-hollywood-cards-05-at-hc-r2 = Une impasse ? Le Clap passe votre tour, la Double Bobine en place deux d’un coup. Chacun sert une seule fois dans la partie.
learn-hollywood-cards-06-on-reels-all-placed = Toutes les bobines sont posées. On distribue colonne par colonne depuis la gauche, de haut en bas. L’ordre décide de tout.
learn-hollywood-cards-07-on-card-received = Un film commence ou rejoint un projet de son genre. Un blockbuster vaut simplement 2 points.
learn-hollywood-cards-08-at-hc-g4 = Une star arrive ! Elle clôt un de vos projets, tout de suite. Choisissez : le nombre de films fois sa cote fait les points.
learn-hollywood-cards-09-on-movie-finished = Un long métrage ! Ses points sont acquis. Les films suivants de ce genre commencent un nouveau projet.
learn-hollywood-cards-10-on-card-set-aside = Deux cartes ne vont jamais à personne. Avec la règle avancée, elles multiplient les longs métrages de leur genre.
learn-hollywood-cards-11-at-hc-r5 = Deux bobines à la suite : chassez quelqu’un d’une bonne carte pour la prendre, ou occupez deux colonnes d’un coup.
learn-hollywood-cards-12-on-star-lost = Sans projet, une star est perdue. Obtenez d’abord un film d’une colonne plus à gauche ou d’une ligne plus haute.
