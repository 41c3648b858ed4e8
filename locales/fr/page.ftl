# La page autour des jeux.

page-skip = Aller au contenu
page-nav = Pages
page-mine = Mes parties
page-replay = Revoir
page-preferences = Réglages
page-language = Langue
page-theme = Lumière
page-theme-auto = Comme l’appareil
page-theme-light = Claire
page-theme-dark = Sombre
page-pace = Le rythme des mouvements
page-pace-calm = Calme
page-pace-brisk = Vif
page-pace-instant = Immédiat, sans animation
page-sound = Sons doux
page-confirm = Demander avant ce qui ne s’annule pas
page-tips = Conseils pour débuter
page-plain = Plateaux simples : des mots au lieu d’images
page-done = Terminé
page-close = Fermer
page-nowhere-title = Ce plateau est vide
page-nowhere = Cette page n’existe pas. L’adresse a peut-être été coupée.
page-no-table-title = Pas de table ici
page-to-start = Vers l’accueil
page-unreachable = Le serveur ne répond pas. Nous réessayons.

## Accueil

page-hero = Devenez un nabab du cinéma
page-hero-more = Gagnez les stars, remplissez vos scénarios, raflez les prix. En solo contre de bons bots ou entre amis par un lien ; sans compte.
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
page-friend = Un ami ou une amie, par un lien
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
page-help-auto = Si je joue en solo
page-help-yes = Permis
page-help-no = Interdits
page-help-about = Sur demande, un bot dit ce qu’il ferait, et pourquoi.
page-clock = Pendule
page-clock-about = Un bot peut remplacer qui n’a plus de temps.
page-clock-none = Aucune
page-clock-quick = 5 minutes chacun, 5 secondes de plus par coup
page-clock-slow = 15 minutes chacun, 15 secondes de plus par coup
page-clock-days = Deux jours par coup
page-listed = Montrer la table à tout le monde
page-open-table-now = Ouvrir la table
page-guided = Première manche guidée
page-guided-about = Vous découvrez le jeu ? Des bots faciles, et un conseil à chaque nouveauté.
page-start-now = Commencer la partie

## À la porte

page-door = On vous attend ici : { $people }. Donnez un nom et prenez place.
page-door-nobody = Une place est libre. Donnez un nom et prenez place.
page-sit = Prendre place
page-watch = Regarder
page-name-missing = Donnez d’abord un nom, s’il vous plaît.

## Avant de commencer

page-gathering = La table est ouverte
page-gathering-about = { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre. La partie commence quand elle est prise.
   *[other] { $free } places sont libres. La partie commence quand toutes sont prises.
}
page-dealing = On tire le hasard
page-dealing-about = Chacun ajoute un nombre secret, pour que personne ne puisse choisir le hasard.
page-you = vous
page-host-word = hôte
page-open-seat = Place libre
page-seat-bot = Asseoir un bot
page-free-seat = Libérer cette place
page-remove = Retirer
page-invite = Lien pour vos amis
page-invite-about = Envoyez ce lien à vos amis, ou faites lire le code par un téléphone.
page-invite-code = Code du lien pour vos amis
page-copy = Copier
page-copied = Copié.
page-start-early = Commencer maintenant, des bots prennent les places libres

## À la table

page-studio-1 = Orpheum Pictures
page-studio-2 = Silver Canyon
page-studio-3 = Halcyon Films
page-studio-4 = Red Lion Studio
page-studio-5 = Meridian Bros.
page-studio-6 = Palisade Pictures
page-title-turn = ● À vous – { $title }
page-watching = Vous regardez
page-reconnecting = Connexion …
page-connecting = Connexion …
page-lost = La connexion est perdue. La partie, elle, ne l’est pas : nous nous reconnectons tout seuls.
page-other-game = Autre jeu
page-side = Journal et discussion
page-log = Ce qui s’est passé
page-talk = Discussion
page-say = Dites quelque chose
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
page-wait = Un instant …
page-waiting = On attend { $who }.
page-paused = L’hôte a mis la partie en pause.
page-skip-animation = Passer
page-undo = Annuler
page-hint = Conseil
page-hint-thinking = Je réfléchis …
page-hint-would = Le bot choisirait : { $move }.
page-hint-or = Ou : { $move }.
page-hint-others = Autres possibilités
page-hint-plan = Le bot a un plan.
page-hint-do = Faire ainsi
page-take-back = Reprendre ma place
page-order-bid-up-to = Mise pour vous jusqu’à { $amount }
page-order-pass-this-auction = Hors de cette enchère
page-order-pass-until-my-lot = Passe jusqu’à votre lot
page-order-stop = Arrêter cela
page-sure = Oui, allons-y
page-rather-not = Plutôt pas
page-away = pas à l’écran
page-held = joué par un bot
page-hold = Laisser jouer un bot
page-days = { $days } j { $hours } h
page-tip = Conseil
page-tip-close = Compris
page-tips-off = Plus de conseils

## Menu d’une table

page-menu = Menu de la table
page-feed = Pour savoir quand c’est à vous :
page-feed-link = flux web de votre place
page-my-seat = Ma place
page-move = Passer sur un autre appareil
page-move-about = Ouvrez ce lien une fois sur l’autre appareil, dans les dix minutes. Votre place sera alors là-bas, et plus ici.
page-move-code = Code qui déplace votre place
page-end = Je terminerais la partie ici
page-end-not = Je continuerais
page-leave = Se lever et partir
page-host = Vous êtes l’hôte
page-pause = Pause
page-resume = Reprendre
page-mute = Couper la parole
page-unmute = Rendre la parole
page-hand-over = Nommer hôte
page-deal = Donne équitable
page-deal-promised = La table a publié le hachage de son secret. À la fin, chacun peut vérifier que personne n’a choisi le hasard.
page-deal-right = Le secret de la table est bien celui qu’elle avait promis, et tous les nombres ont servi.
page-deal-right-mine = Le secret de la table est bien celui qu’elle avait promis, et votre propre nombre a servi.
page-deal-wrong = Quelque chose cloche dans cette donne : un nombre ou le secret ne correspond pas à ce qui était promis. Gardez l’enregistrement.

## Fins de connexion

page-ended = Tout le monde était d’accord : la partie s’est arrêtée ici, sans vainqueur.
page-ending-replaced = Votre place est passée sur un autre appareil.
page-ending-removed = L’hôte a repris votre place.
page-ending-left = Vous avez quitté la table.
page-ending-bad-secret = Ce lien n’ouvre pas (ou plus) de place. Vous pouvez regarder.
page-ending-no-such-table = Cette table a été supprimée.
page-ending-other-rules = Cette table a été ouverte avec une version antérieure des règles : elle ne peut pas continuer ici.
page-ending-bad-version = Cette page est plus ancienne que le serveur. Rechargez-la, s’il vous plaît.

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
page-you-win = Vous gagnez !
page-rematch = Revanche
page-to-rematch = Vers la revanche
page-to-board = Regarder la table
page-save-record = Sauvegarder l’enregistrement
page-share-record = Copier un lien avec toute la partie
page-foyer = Dans le foyer
page-poster = Affiche : { $title }, { $genre }, par { $owner }. { $rating }. { $cast }. { $prizes }
page-save-poster = Enregistrer l’image
page-save-poster-of = Enregistrer l’affiche « { $title } » en image
page-score-sheet = Feuille de score
page-source = Origine
page-total = Total

## Regarder en arrière

page-mine-about = Gardées dans ce navigateur seulement. Qui a le lien de votre place joue à votre place.
page-mine-none = Pas encore.
page-forget = Oublier
page-result = Rang { $rank } avec { $score }
page-replay-of = { $game } : revoir la partie
page-replay-about = Ouvrez l’enregistrement d’une partie terminée : un fichier sauvegardé, ou un lien qui contient toute la partie.
page-replay-open = Ouvrir un enregistrement
page-replay-run = Lecture
page-replay-stop = Arrêt
page-replay-bad-link = Ce lien est coupé ou modifié : on ne peut y lire aucune partie. Redemandez le lien, ou l’enregistrement en fichier.
page-step-back = Un pas en arrière
page-step-on = Un pas en avant
page-step = Pas { $at } sur { $of }
page-timeline = Moment de la partie
page-eyes = Vu par qui
page-eyes-all = Toutes les cartes visibles
page-eyes-of = Vu par { $name }

## Ce que le serveur refuse

page-refused-unreachable = Le serveur est injoignable pour l’instant. Réessayez, s’il vous plaît.
page-refused-no-such-table = Cette table n’existe pas (ou plus). Le lien a peut-être été coupé, ou la table supprimée.
page-refused-other-rules = Cette table a été ouverte avec une version antérieure des règles : elle ne peut pas continuer ici.
page-refused-seat-taken = Quelqu’un d’autre vient de prendre cette place.
page-refused-table-full = Toutes les places sont prises. Vous pouvez regarder.
page-refused-stale-prompt = Cette question a déjà sa réponse.
page-refused-not-now = Ce n’est pas possible maintenant.
page-refused-too-many = C’était un peu trop rapide. Attendez un instant, s’il vous plaît.
page-refused-too-large = C’est trop long.
page-refused-busy = Le serveur ne peut pas écrire pour l’instant. Rien n’a changé ; réessayez, s’il vous plaît.
page-refused-shutting-down = Le serveur redémarre. Réessayez dans quelques secondes.
page-refused-no-help = À cette table, les conseils ne sont pas permis.
page-refused-not-your-turn = Ce n’est pas à vous de jouer.
page-refused-muted = L’hôte a coupé votre parole.
page-refused-bad-invitation = Ce serveur demande une invitation pour ouvrir des tables.
page-refused-nothing-to-undo = Il n’y a rien que vous puissiez annuler.
