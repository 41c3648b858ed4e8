join-invite = Dein Tisch ist offen. Schick deinen Freunden diesen Link: { $link }
    Mit start geht es sofort los; leere Plätze übernehmen Bots.
join-seated = Dein eigener Link, falls du ihn noch einmal brauchst: { $link }
join-again = Die Verbindung ist weg; neuer Versuch.
join-watching = Du schaust zu. Mit --name setzt du dich an den Tisch.
join-outcome = Das Spiel ist aus. Punkte: { $scores }
join-help = Tippe die Nummer einer Möglichkeit oder ihre Notation. Außerdem: say TEXT, undo, view, start (Tischleitung), quit.
join-fair = Es wurde fair gegeben: Alles folgt aus dem Geheimnis des Tisches und den Zahlen von { $people } Leuten, mit deiner, falls du eine gegeben hast.
join-unfair = Mit dem Geben stimmt etwas nicht: { $problem }
