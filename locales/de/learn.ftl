# Tipps für eine geführte erste Runde, höchstens 200 Zeichen. Der Schlüssel sagt, wann ein Tipp kommt: siehe locales/en/learn.ftl.

## Dream Factory

learn-dream-factory-01-on-game-began = Willkommen in deinem Studio! Du hast drei Drehbücher und etwas Geld. Fülle die Felder: Fertige Filme bringen Punkte.
learn-dream-factory-02-on-quarter-began = Alles in diesem Quartal liegt offen, nur die Partys sind eine Überraschung. Schau erst, was deine Drehbücher brauchen.
learn-dream-factory-03-at-df-a2 = Deine erste Versteigerung! Biete, was dir alles zusammen wert ist. Du siehst vorher, wer das Geld bekommt; auch 0 ist ein Gebot.
learn-dream-factory-04-on-auction-won = Sieh nach, wohin das Geld ging: Die Zahlung wird gleichmäßig an alle anderen verteilt. Auch Verlieren bringt etwas.
learn-dream-factory-05-at-df-a2 = Erhöhen oder passen? Wer passt, ist hier raus, bekommt aber seinen Anteil am Preis. Geld am Ende sind Punkte.
learn-dream-factory-06-at-df-c1 = Lege jetzt, was du bekommen hast; aufheben geht nicht. Jeder Chip gehört auf ein Feld seiner Art und darf Schwächeres verdecken.
learn-dream-factory-07-at-df-c1 = Freie Felder nehmen Schauspiel, Kamera, Musik oder Effekte. Vorsicht beim letzten Feld: Ist es voll, ist der Film endgültig fertig.
learn-dream-factory-08-on-party-began = Party! Hier zählt kein Geld: Wer am meisten Schauspiel und Gaststars hat, wählt zuerst. Ruhm lohnt sich also doppelt.
learn-dream-factory-09-at-df-p4 = Nimm, was dir am meisten hilft, oder was jemand anderes dringend braucht. Was nirgends passt, kannst du abwerfen.
learn-dream-factory-10-on-movie-finished = Premiere! Die Sterne werden zusammengezählt, und der Film bekommt die Wertung seiner Summe oder die nächstniedrigere, die noch da ist.
learn-dream-factory-11-on-screenplay-drawn = Wer einen Film vollendet, zieht das nächste Drehbuch vom Stapel. Mit kurzen Filmen bleibt dein Studio beschäftigt.
learn-dream-factory-12-on-awarded = Ein Preis! Erste und Beste Filme bringen 5 Punkte. Am Ende gibt es 10 für die besten Filme, und 10 auch für den schlechtesten.
learn-dream-factory-13-at-df-s1 = Jedes Studio hat drei Drehbücher, eins von jedem Genre. Wenige Felder sind schnell gefüllt, viele bringen mehr Sterne.

## Hollywood

learn-hollywood-01-on-year-began = Ein neues Jahr in Hollywood! Wähle Karten, biete auf einen Star und drehe bis zu drei Filme. Nach drei Jahren gewinnt das reichste Studio.
learn-hollywood-02-at-hw-d4 = Biete auf das Recht, die geheimen Starkarten zu verteilen. Achtung: Alle zahlen ihr Gebot, nicht nur wer gewinnt. Oft reicht 1.
learn-hollywood-03-at-hw-d1 = Du siehst alle geheimen Starkarten: Behalte die beste, und überlege gut, wem du was gibst.
learn-hollywood-04-at-hw-t1 = Wähle eine Karte; der Rest geht weiter. Jeder Film braucht ein Drehbuch, eine Regie und jemanden, der spielt.
learn-hollywood-05-at-hw-t1 = Sammle ein Genre: Drei Karten davon bringen 9, vier bringen 16. Die Zahl an jeder Karte sagt, was dein bestes Programm brächte.
learn-hollywood-06-on-hands-passed = Du weißt, was du weitergegeben hast. Was zurückkommt, wollten die anderen nicht, oder noch nicht.
learn-hollywood-07-at-hw-a1 = Wähle geheim eine Starkarte und ein Gebot. Du zahlst in jedem Fall, und gleich hohe Gebote blockieren einander.
learn-hollywood-08-on-slot-tied = Gleichstand! Niemand bekommt diese Karte, und alle haben gezahlt. Wer noch keine Starkarte hat, bietet noch einmal.
learn-hollywood-09-at-hw-g1 = Dein Agent holt Regie, Schauspieler oder Schauspielerin von jemand anderem. Ausgesucht wird dort: Frag, wer wenig davon hat.
learn-hollywood-10-at-hw-p1 = Jetzt baust du deine Filme. Lege ein Genre zusammen und bilde ein Traumpaar aus Schauspieler und Schauspielerin: Das bringt 4 mehr.
learn-hollywood-11-at-hw-p1 = Kein Drehbuch? Tausche eine Karte, die du nicht brauchst, gegen ein wertloses. Das Genre dieses Films bestimmst du.
learn-hollywood-12-at-hw-p4 = Alle Programme liegen offen. Behalte deins oder baue um, vielleicht mit mehr Statuetten in einem Film für den Film des Jahres.
learn-hollywood-13-on-film-earned = Die Kinokasse! Jede Karte des Genres bringt so viel, wie es solche Karten sind, jede andere 1, dazu Münzen, Traumpaar und Crew.
learn-hollywood-14-on-award-given = Der Film mit den meisten Statuetten ist Film des Jahres. Wer ihn hat, verteilt nächstes Jahr, und am Ende zahlen Statuetten.
learn-hollywood-15-at-hw-f2 = Filme liegen gleichauf, und du hast eine Stimme. Beratet euch ruhig vorher im Chat: Wessen Sieg tut dir am wenigsten weh?

## The Hollywood! Card Game

learn-hollywood-cards-01-on-round-began = Eine neue Runde: vierzehn Karten in vier Spalten. Du bekommst die Karten, auf denen deine Filmrollen am Ende liegen.
learn-hollywood-cards-02-at-hc-r2 = Lege eine Filmrolle: Sie kommt von unten in eine Spalte und schiebt die anderen hoch. Die Vorschau zeigt, wo jede landet.
learn-hollywood-cards-03-on-reel-placed = Siehst du das Schieben? Frühe Filmrollen wandern nach oben, späte bleiben unten. Ziele dorthin, wo deine am Ende liegt.
learn-hollywood-cards-04-at-hc-r2 = Sammle Filmkarten eines Genres: Sie werden ein Projekt. Ein Star macht daraus einen Film, der Karten × Wert bringt.
learn-hollywood-cards-05-at-hc-r2 = In der Klemme? Die Klappe lässt deinen Zug aus, die Doppelrolle legt zwei auf einmal. Beide hast du nur einmal im ganzen Spiel.
learn-hollywood-cards-06-on-reels-all-placed = Alle Filmrollen liegen. Verteilt wird Spalte für Spalte von links, jeweils von oben. Die Folge entscheidet, was ein Star bekommt.
learn-hollywood-cards-07-on-card-received = Filmkarten beginnen ein Projekt ihres Genres oder kommen dazu. Blockbuster sind einfach 2 Punkte wert.
learn-hollywood-cards-08-at-hc-g4 = Ein Star kommt! Er schließt sofort eines deiner Projekte ab. Wähle: Karten mal Wert sind die Punkte des Films.
learn-hollywood-cards-09-on-movie-finished = Ein Film! Seine Punkte sind sicher. Spätere Filmkarten dieses Genres beginnen ein neues Projekt.
learn-hollywood-cards-10-on-card-set-aside = Zwei Karten bekommt nie jemand. Mit der Profiregel vervielfachen sie die Filme ihres Genres.
learn-hollywood-cards-11-at-hc-r5 = Zwei Filmrollen nacheinander: Schieb jemanden von einer guten Karte und nimm sie, oder besetze zwei Spalten auf einmal.
learn-hollywood-cards-12-on-star-lost = Ohne Projekt ist ein Star verloren. Hol dir vorher eine Filmkarte aus einer früheren Spalte oder weiter oben.
