# Was ein Tisch den Leuten sagt

table-sat = { $name } setzt sich.
table-left = { $whoIs ->
    [you] Du stehst auf.
   *[other] { $who } steht auf.
}
table-removed = { $whoIs ->
    [you] Die Tischleitung hat dir deinen Platz genommen.
   *[other] Die Tischleitung hat { $who } vom Tisch genommen.
}
table-handed-over = { $whoIs ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $who } leitet jetzt den Tisch.
}
table-held = { $whoIs ->
    [you] Ein Bot hält deinen Platz, bis du ihn zurücknimmst.
   *[other] Ein Bot hält vorerst den Platz von { $who }.
}
table-returned = { $whoIs ->
    [you] Dein Platz gehört wieder dir.
   *[other] { $who } ist wieder da.
}
table-paused = Das Spiel macht Pause.
table-resumed = Das Spiel geht weiter.
table-undone = { $whoIs ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $who } nimmt den letzten Zug zurück.
}
table-rewound = Die Verwaltung hat das Spiel zurückgesetzt.
table-redealt = Die Zahl von { $missing } fehlte: Es wird neu gemischt, mit einem neuen Geheimnis.
table-end-wished = { $whoIs ->
    [you] Du würdest das Spiel hier beenden.
   *[other] { $who } würde das Spiel hier beenden.
}
table-end-not-wished = { $whoIs ->
    [you] Du würdest weiterspielen.
   *[other] { $who } würde weiterspielen.
}
table-ended = Alle sind einverstanden: Das Spiel endet hier.

# Was eine Aufzeichnung über ihr Glück beweist.
table-luck-unknown = Die Aufzeichnung sagt nicht, woher ihr Glück kam.
table-luck-sealed = Alles Glück stand vor dem Spiel fest; prüfen lässt es sich, wenn der Tisch am Ende sein Geheimnis nennt.
table-luck-proven = { $people ->
    [0] Jede Ziehung folgt aus dem Geheimnis, das der Tisch vor dem Spiel festgelegt hatte. Niemand am Tisch hatte Anteil daran.
    [one] Ehrlich gegeben: Jede Ziehung folgt aus dem Geheimnis, das der Tisch vor dem Spiel festgelegt hatte, und aus der Zahl einer Person.
   *[other] Ehrlich gegeben: Jede Ziehung folgt aus dem Geheimnis, das der Tisch vor dem Spiel festgelegt hatte, und aus den Zahlen von { $people } Personen.
}
