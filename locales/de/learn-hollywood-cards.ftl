learn-hollywood-cards-reel = Vierzehn Karten liegen aus, und du bekommst die, auf denen deine Filmrollen am Ende liegen. Leg eine Filmrolle in Spalte 2: Sie kommt von unten auf { $star }.
learn-hollywood-cards-reel-else = Fangen wir mit Spalte 2 an. Du siehst gleich, warum.
learn-hollywood-cards-clap = Ein Star ohne Film geht verloren. Warte also, bis jemand deine Filmrolle nach oben schiebt: Spiel die Klappe und setz diesen Zug aus.
learn-hollywood-cards-clap-else = Deine Filmrolle bliebe auf { $star }, und dem fehlt noch ein Film. Spiel die Klappe und lass dich nach oben schieben.
learn-hollywood-cards-star = Jemand hat deine Filmrolle auf eine Filmkarte geschoben. Jetzt nützt dir ein Star: Leg eine Filmrolle in Spalte 3 auf { $star }. Damit ist die Spalte voll, und niemand schiebt dich mehr weg.
learn-hollywood-cards-star-else = Ein Star macht aus deinen Filmkarten einen Film. { $star } mit Wert 3 wartet unten in Spalte 3.
learn-hollywood-cards-double = Je mehr Filmkarten, desto besser der Film. Du hast noch zwei Filmrollen: Spiel die Doppelrolle und leg sie gleich nacheinander.
learn-hollywood-cards-double-else = Einzeln wärst du zu langsam: Die anderen kämen dazwischen. Spiel die Doppelrolle.
learn-hollywood-cards-first-film = Spalte 1 endet mit zwei Liebeskomödien. Leg deine erste Filmrolle dorthin.
learn-hollywood-cards-second-film = Und noch einmal: Die neue Filmrolle schiebt deine eigene auf die nächste Liebeskomödie.
learn-hollywood-cards-second-film-else = Noch einmal Spalte 1. Drei Filmkarten eines Genres ergeben einen großen Film.
learn-hollywood-cards-movie = Deine drei Liebeskomödien sind ein Projekt geworden, und jetzt kommt { $star }. Mach einen Film daraus: 3 Filmkarten × Wert 3 = 9 Punkte.
learn-hollywood-cards-end = Dein erster Film bringt 9 Punkte. Es folgen noch zwei solche Runden; die meisten Punkte gewinnen.
