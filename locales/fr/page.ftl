# La page autour des jeux.

page-skip = Aller au contenu
page-nav = Pages
page-mine = Mes parties
page-replay = Revoir
page-preferences = Réglages
page-language = Langue
page-theme = Thème
page-theme-auto = Comme le système
page-theme-light = Clair
page-theme-dark = Sombre
page-pace = Vitesse des animations
page-pace-calm = Lente
page-pace-brisk = Rapide
page-pace-instant = Sans animation
page-sound = Effets sonores
page-confirm = Confirmer les coups qu’on ne peut pas annuler
page-tips = Conseils pour débuter
page-plain = Plateaux simples : des mots au lieu d’images
page-done = Terminé
page-close = Fermer
page-nowhere-title = Ce plateau est vide
page-nowhere = Cette page n’existe pas. L’adresse a peut-être été coupée.
page-no-table-title = Table introuvable
page-to-start = Retour à l’accueil
page-unreachable = Le serveur ne répond pas. Nous réessayons.

## Accueil

page-hero = Devenez un nabab du cinéma
page-hero-more = Gagnez les stars, remplissez vos scénarios, raflez les prix. Seul contre d’excellents bots, ou entre amis grâce à un simple lien, sans inscription.
page-running = Parties en cours
page-finished = Parties terminées
page-shelf = Jeux
page-facts = { $least } à { $most } personnes
page-play = Jouer
page-play-game = Jouer à { $game }
page-rules = Règles
page-rules-of = Règles : { $game }
page-ruling = notre choix
page-ruling-on = notre choix pour { $clause }
page-open-tables = Tables ouvertes
page-open-tables-none = Personne n’attend pour l’instant. Ouvrez une table et envoyez le lien.
page-open-table = { $people } · { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}

## Nouvelle table

page-players = Qui joue
page-your-name = Votre nom
page-seat-numbered = Place { $number }
page-bot = Bot : { $level }
page-friend = Invitation par lien
page-level-random = au hasard
page-level-greedy = avide
page-level-easy = facile
page-level-normal = normal
page-level-hard = difficile
page-level-expert = expert
page-level-untuned = non affiné
page-level-monte-carlo = Monte-Carlo
page-options = Règles et options
page-help = Conseils du bot
page-help-auto = Seulement contre des bots
page-help-yes = Permis
page-help-no = Interdits
page-help-about = Sur demande, un bot dit ce qu’il ferait, et pourquoi.
page-clock = Cadence
page-clock-about = Si le temps d’un joueur est écoulé, un bot peut prendre le relais.
page-clock-none = Aucune
page-clock-quick = 5 minutes chacun + 5 secondes par coup
page-clock-slow = 15 minutes chacun + 15 secondes par coup
page-clock-days = Deux jours par coup
page-listed = Rendre la table publique
page-open-table-now = Ouvrir la table
page-learn = Apprendre en jouant
page-learn-minutes = 5 minutes
page-learn-game = Apprendre en jouant, 5 minutes : { $game }
page-learn-about = Vous découvrez le jeu ? Une première manche accompagnée, en cinq minutes environ.
page-start-now = Commencer la partie

## À la porte

page-door = À la table : { $people }. Entrez votre nom pour rejoindre la partie.
page-door-nobody = Une place est libre. Entrez votre nom pour rejoindre la partie.
page-sit = Prendre place
page-watch = Regarder
page-name-missing = Entrez d’abord votre nom.

## Avant de commencer

page-gathering = En attente de joueurs
page-gathering-about = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre. La partie commence quand elle est prise.
   *[other] { $free } places sont libres. La partie commence quand toutes sont prises.
}
page-dealing = Mélange et distribution…
page-dealing-about = Chacun ajoute un nombre aléatoire secret, pour que personne ne puisse truquer la donne.
page-you = vous
page-host-word = hôte
page-open-seat = Place libre
page-seat-bot = Ajouter un bot
page-free-seat = Retirer le bot
page-remove = Retirer
page-invite = Lien pour vos amis
page-invite-about = Envoyez ce lien à vos amis, ou faites-leur scanner le code.
page-invite-code = QR code du lien d’invitation
page-copy = Copier
page-copied = Copié.
page-start-early = Commencer maintenant, avec des bots aux places libres

## À la table

page-studio-1 = Orpheum Pictures
page-studio-2 = Silver Canyon
page-studio-3 = Halcyon Films
page-studio-4 = Red Lion Studio
page-studio-5 = Meridian Bros.
page-studio-6 = Palisade Pictures
page-title-turn = ● À vous – { $title }
page-watching = Vous regardez
page-reconnecting = Reconnexion…
page-connecting = Connexion…
page-lost = Connexion perdue. Votre partie est conservée ; reconnexion en cours…
page-other-game = Autre jeu
page-side = Journal et discussion
page-log = Journal de la partie
page-log-unfold = Tout déplier
page-log-fold = Tout replier
page-talk = Discussion
page-say = Écrire un message
page-send = Envoyer
page-spectator = Dans le public
page-react-applause = 👏 Bravo !
page-react-laugh = 😄 Ha ha !
page-react-gasp = 😮 Oh !
page-react-think = 🤔 Hum …
page-react-thanks = 🙏 Merci
page-react-well-played = 🎬 Bien joué
page-dock = Votre coup
page-your-turn = À vous de jouer.
page-their-turn = joue
page-contents = Sommaire
page-rule = Règle { $clause }
page-has-locked-in = a scellé son choix
page-locked-in = C’est scellé. Vous pouvez encore changer jusqu’à ce que tout le monde ait choisi.
page-wait = Un instant…
page-waiting = On attend { $who }.
page-paused = L’hôte a mis la partie en pause.
page-skip-animation = Passer
page-undo = Annuler
page-hint = Conseil
page-hint-thinking = Je réfléchis…
page-hint-would = Le bot suggère : { $move }.
page-hint-why = Pourquoi ?
page-hint-compared = Choix comparés
page-hint-plan = Le bot propose un plan complet.
page-hint-do = Jouer ce coup
page-take-back = Reprendre ma place
page-order-bid-up-to = Mise automatique jusqu’à { $amount }
page-order-pass-this-auction = Passe automatique pour cette enchère
page-order-pass-until-my-lot = Passe automatique jusqu’à votre lot
page-order-stop = Annuler
page-sure = Confirmer
page-rather-not = Annuler
page-away = hors ligne
page-held = joué par un bot
page-hold = Laisser jouer un bot
page-days = { $days } j { $hours } h
page-tip = Conseil
page-tip-close = Compris
page-tips-off = Désactiver les conseils

## Une leçon

page-learn-lesson = Leçon
page-learn-step = Étape { $step } sur { $steps }
page-learn-not-yet = Bonne idée, mais pas tout de suite. Essayez ce qui est éclairé.
page-learn-free = À vous de choisir : tout est permis.
page-learn-watch = Regardez jouer les autres.
page-learn-leave = Passer la leçon
page-learn-done = Vous en savez assez. Affrontez des bots faciles !
page-learn-play = Jouer contre des bots faciles
page-learn-again = Recommencer
page-learn-stay = Continuer cette partie

## Menu d’une table

page-menu = Menu de la table
page-feed = Pour savoir quand c’est à vous :
page-feed-link = flux Atom de votre place
page-my-seat = Ma place
page-move = Continuer sur un autre appareil
page-move-about = Ouvrez ce lien une fois sur l’autre appareil, dans les dix minutes. Votre place sera alors là-bas, et plus ici.
page-move-code = QR code pour changer d’appareil
page-end = Proposer d’arrêter la partie
page-end-not = Retirer la proposition
page-leave = Quitter la table
page-host = Vous êtes l’hôte
page-pause = Pause
page-resume = Reprendre
page-mute = Mettre en sourdine
page-unmute = Lever la sourdine
page-hand-over = Nommer comme hôte
page-deal = Donne vérifiable
page-deal-promised = L’empreinte du secret de la table est publiée. À la fin, chacun pourra vérifier que personne n’a truqué la donne.
page-deal-right = Le secret de la table est bien celui qu’elle avait promis, et tous les nombres ont servi.
page-deal-right-mine = Le secret de la table est bien celui qu’elle avait promis, et votre propre nombre a servi.
page-deal-wrong = Quelque chose cloche dans cette donne : un nombre ou le secret ne correspond pas à ce qui était promis. Gardez l’enregistrement.

## Fins de connexion

page-ended = Tout le monde était d’accord : la partie s’est arrêtée ici, sans vainqueur.
page-ending-replaced = Votre place est passée sur un autre appareil.
page-ending-removed = L’hôte a libéré votre place.
page-ending-left = Vous avez quitté la table.
page-ending-crowded = Trop de fenêtres sont ouvertes à cette table : celle-ci a laissé sa place. Rechargez la page pour revenir.
page-ending-bad-secret = Ce lien de place n’est plus valable. Vous pouvez toujours regarder.
page-ending-no-such-table = Cette table a été supprimée.
page-ending-other-rules = Cette table a été ouverte avec une version antérieure des règles : elle ne peut pas continuer ici.
page-ending-bad-version = Une nouvelle version est disponible. Rechargez la page.

## La fin

page-ceremony-step = { $at } sur { $of }
page-ceremony-next = L’enveloppe suivante, s’il vous plaît
page-ceremony-skip = Aux résultats
page-ceremony-again = Revoir la cérémonie
page-to-ceremony = Aux résultats
page-winner = { $count ->
    [one] { $who } gagne !
   *[other] { $who } partagent la victoire !
}
page-tie-shared = Égalité, même après le départage : la victoire est partagée.
page-you-win = Vous gagnez !
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-to-board = Regarder la table
page-save-record = Télécharger la partie
page-share-record = Copier le lien pour revoir la partie
page-foyer = Dans le foyer
page-poster = Affiche : { $title }, { $genre }, par { $owner }. { $rating }. { $cast }. { $prizes }
page-save-poster = Enregistrer l’image
page-save-poster-of = Enregistrer l’affiche « { $title } » en image
page-score-sheet = Feuille de score
page-source = Origine
page-total = Total

## Regarder en arrière

page-mine-about = Enregistrées dans ce navigateur uniquement. Toute personne ayant le lien de votre place peut jouer pour vous.
page-mine-none = Aucune partie pour l’instant.
page-forget = Retirer de la liste
page-result = Rang { $rank } · score { $score }
page-replay-of = { $game } : revoir la partie
page-replay-about = Ouvrez l’enregistrement d’une partie terminée : un fichier sauvegardé, ou un lien qui contient toute la partie.
page-replay-open = Ouvrir un enregistrement
page-replay-run = Lecture
page-replay-stop = Arrêt
page-replay-bad-link = Ce lien est coupé ou modifié : on ne peut y lire aucune partie. Redemandez le lien, ou l’enregistrement en fichier.
page-step-back = Coup précédent
page-step-on = Coup suivant
page-step = Coup { $at } sur { $of }
page-timeline = Moment de la partie
page-eyes = Point de vue
page-eyes-all = Toutes les cartes visibles
page-eyes-of = Point de vue : { $name }

## Ce que le serveur refuse

page-refused-unreachable = Le serveur est injoignable pour l’instant. Réessayez, s’il vous plaît.
page-refused-no-such-table = Cette table n’existe pas (ou plus). Le lien a peut-être été coupé, ou la table supprimée.
page-refused-other-rules = Cette table a été ouverte avec une version antérieure des règles : elle ne peut pas continuer ici.
page-refused-seat-taken = Quelqu’un d’autre vient de prendre cette place.
page-refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-refused-stale-prompt = Cette décision a déjà été prise.
page-refused-not-now = Ce n’est pas possible maintenant.
page-refused-too-many = C’était un peu trop rapide. Attendez un instant, s’il vous plaît.
page-refused-too-large = C’est trop long.
page-refused-busy = Le serveur ne peut pas enregistrer pour l’instant. Rien n’a changé ; réessayez, s’il vous plaît.
page-refused-shutting-down = Le serveur redémarre. Réessayez dans quelques secondes.
page-refused-no-help = Les conseils sont désactivés à cette table.
page-refused-not-your-turn = Ce n’est pas à vous de jouer.
page-refused-muted = L’hôte a désactivé votre chat.
page-refused-bad-invitation = Il faut une invitation pour ouvrir une table sur ce serveur.
page-refused-nothing-to-undo = Il n’y a rien à annuler.
