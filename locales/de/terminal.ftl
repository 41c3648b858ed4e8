# Spielen im Terminal

terminal-choose-game = Welches Spiel? Tippe seine Nummer.
terminal-go-on = Gespeichertes Spiel gefunden: { $game }, nach { $steps ->
    [one] 1 Zug
   *[other] { $steps } Zügen
}. Weiterspielen? (yes / no)
terminal-you = Du
terminal-keys = Tippe die Nummer deiner Wahl. Außerdem: ? die Regel hinter der Frage · h ein Tipp · a genauer Rat, wo es ihn gibt · u zurücknehmen · b Tisch neu zeichnen · l was bisher geschah · q speichern und aufhören.
terminal-more-rules = Alle Regeln: backlot rules { $game }
terminal-hint-others = Auch bedacht: { $others }.
terminal-hint-choice = „{ $label }“ ({ $action })
terminal-hint = Der Bot würde { $choice } wählen. { $reason }
terminal-no-advice = Hier gibt es keine exakte Empfehlung; h fragt den Bot.
terminal-saved = Dein Spiel ist gespeichert. Starte noch einmal, um weiterzumachen.
terminal-undone = { $steps ->
    [one] Zurückgenommen.
   *[other] Zurückgenommen, samt dem, was die Bots seither taten.
}
terminal-not-an-answer = „{ $answer }“ steht nicht zur Wahl: Tippe eine Zahl von 1 bis { $most } oder help.
terminal-winner = { $whoIs ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt.
}
terminal-winners = Ein geteilter Sieg: { $winners }.
terminal-kept = Die Aufzeichnung dieses Spiels: { $path }
terminal-total = Summe
terminal-rank = Rang
