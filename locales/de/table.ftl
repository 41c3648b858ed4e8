# Was ein Tisch den Leuten sagt

table-sat = { $name } setzt sich.
table-left = { $whoIs ->
    [you] Du verlässt den Tisch.
   *[other] { $who } verlässt den Tisch.
}
table-removed = { $whoIs ->
    [you] Die Tischleitung hat dich vom Tisch entfernt.
   *[other] Die Tischleitung hat { $who } vom Tisch entfernt.
}
table-handed-over = { $whoIs ->
    [you] Du leitest jetzt den Tisch.
   *[other] { $who } leitet jetzt den Tisch.
}
table-held = { $whoIs ->
    [you] Ein Bot spielt für dich, bis du wieder übernimmst.
   *[other] Ein Bot spielt vorerst für { $who }.
}
table-returned = { $whoIs ->
    [you] Du spielst wieder selbst.
   *[other] { $who } ist wieder da.
}
table-paused = Das Spiel macht Pause.
table-resumed = Das Spiel geht weiter.
table-undone = { $whoIs ->
    [you] Du nimmst deinen letzten Zug zurück.
   *[other] { $who } nimmt den letzten Zug zurück.
}
table-rewound = Das Spiel wurde von der Administration zurückgesetzt.
table-redealt = Die Zahl von { $missing } fehlte: Es wird neu gemischt, mit einem neuen Geheimnis.
table-end-wished = { $whoIs ->
    [you] Du schlägst vor, das Spiel zu beenden.
   *[other] { $who } schlägt vor, das Spiel zu beenden.
}
table-end-not-wished = { $whoIs ->
    [you] Du ziehst deinen Vorschlag zurück.
   *[other] { $who } zieht den Vorschlag zurück.
}
table-ended = Alle sind einverstanden: Das Spiel endet hier.

# Was eine Aufzeichnung über ihr Glück beweist.
table-luck-unknown = Die Aufzeichnung enthält keinen Nachweis über die Ziehungen.
table-luck-sealed = Alle Ziehungen standen vor dem Spiel fest. Prüfen lassen sie sich, sobald der Tisch am Ende sein Geheimnis offenlegt.
table-luck-proven = { $people ->
    [0] Jede Ziehung folgt aus dem Geheimnis, das der Tisch vor dem Spiel festgelegt hatte. Niemand am Tisch hatte Anteil daran.
    [one] Ehrlich gegeben: Jede Ziehung folgt aus dem Geheimnis, das der Tisch vor dem Spiel festgelegt hatte, und aus der Zahl einer Person.
   *[other] Ehrlich gegeben: Jede Ziehung folgt aus dem Geheimnis, das der Tisch vor dem Spiel festgelegt hatte, und aus den Zahlen von { $people } Personen.
}
