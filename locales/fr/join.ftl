join-invite = Votre table est ouverte. Envoyez ce lien à vos amis : { $link }
    Tapez start pour commencer tout de suite ; des bots prennent les places libres.
join-seated = Votre propre lien, si vous en avez encore besoin : { $link }
join-again = La connexion est perdue ; nouvel essai.
join-watching = Vous regardez. Avec --name, vous prenez place.
join-outcome = La partie est terminée. Points : { $scores }
join-help = Tapez le numéro d’une option ou sa notation. Aussi : say TEXTE, undo, view, start (hôte), quit.
join-fair = La donne est vérifiée : tout découle du secret de la table et des nombres de { $people } personnes, le vôtre compris si vous en avez donné un.
join-unfair = Quelque chose ne va pas dans la donne : { $problem }
