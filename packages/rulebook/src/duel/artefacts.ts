import type { Entry } from '../entry.ts';

export const ARTEFACTS: readonly Entry[] = [
  {
    id: 'artefact-track',
    topic: 'artefacts',
    en: {
      title: 'Artefact Track',
      text: [
        'The artefact track has seven fields: a central one, on which its marker starts, and three towards each side. Both sides pull at the one marker, mostly by the bonus of the [[sanctum-sanctorum]].',
        'When it reaches the last field of a side, that side [[taking-an-artefact|takes an artefact]], and the marker jumps to the first field of the other half.',
      ],
      examples: [
        'The marker is one step from the villains’ end. The heroes move it twice towards themselves; now the villains need three steps again.',
      ],
      aliases: [
        'artifact track',
        'artefact marker',
        'artifact marker',
        'how long is the artefact track',
        'track',
      ],
    },
    de: {
      title: 'Artefaktleiste',
      text: [
        'Die Artefaktleiste hat sieben Felder: ein mittleres, auf dem ihr Marker beginnt, und drei zu jeder Seite hin. An dem einen Marker ziehen beide Seiten, meist durch den Bonus des [[sanctum-sanctorum|Sanctum Sanctorum]].',
        'Erreicht er das letzte Feld einer Seite, [[taking-an-artefact|nimmt sie ein Artefakt]], und der Marker springt auf das erste Feld der anderen Hälfte.',
      ],
      examples: [
        'Der Marker ist einen Schritt vom Ende der Schurken entfernt. Die Helden rücken ihn zweimal zu sich; jetzt brauchen die Schurken wieder drei Schritte.',
      ],
      aliases: ['Artefaktmarker', 'Leiste', 'wie lang ist die Artefaktleiste', 'Artefakt-Leiste'],
    },
    see: ['taking-an-artefact', 'sanctum-sanctorum', 'artefacts'],
    decided: [
      {
        en: 'The book shows the track only in a picture. Seven fields, and the first field of the other half after a jump, are our reading.',
        de: 'Das Buch zeigt die Leiste nur in einem Bild. Sieben Felder und das erste Feld der anderen Hälfte nach dem Sprung sind unsere Lesart.',
      },
      {
        en: 'If steps are left when an artefact is taken, the marker goes on with them from where it jumped to.',
        de: 'Bleiben beim Nehmen eines Artefakts Schritte übrig, geht der Marker sie von dort weiter, wohin er gesprungen ist.',
      },
    ],
  },
  {
    id: 'artefacts',
    topic: 'artefacts',
    en: {
      title: 'Artefacts',
      text: [
        'There are twelve artefacts. Two lie open in the [[sanctum-sanctorum]], the others face down in a stack. You [[taking-an-artefact|take]] one when the marker of the [[artefact-track|artefact track]] reaches your end, and lay it before you.',
        'Eight have a [[permanent-effects|permanent effect]] for the rest of the game: [[cosmic-cube]], [[ebony-blade]], [[eternal-flame]], [[lifeline-tablet]], [[norn-stones]], [[staff-of-watoomb]], [[ten-rings]] and [[warlocks-eye]].',
        'Four have a [[one-time-effects|one-time effect]]: [[casket-of-ancient-winters]], [[darkhold]], [[eye-of-agamotto]] and [[tactigon]].',
        'A side may have any number of artefacts.',
      ],
      aliases: [
        'artefact',
        'artifact',
        'artifacts',
        'relic',
        'artefact tile',
        'list of artefacts',
        'all artefacts',
      ],
    },
    de: {
      title: 'Artefakte',
      text: [
        'Es gibt zwölf Artefakte. Zwei liegen offen im [[sanctum-sanctorum|Sanctum Sanctorum]], die anderen verdeckt im Stapel. Du [[taking-an-artefact|nimmst]] eines, wenn der Marker der [[artefact-track|Artefaktleiste]] dein Ende erreicht, und legst es vor dich.',
        'Acht haben einen [[permanent-effects|Dauereffekt]] für den Rest des Spiels: [[ebony-blade|Ebenholzklinge]], [[eternal-flame|Ewige Flamme]], [[cosmic-cube|Kosmischer Würfel]], [[lifeline-tablet|Lifeline Tablet]], [[norn-stones|Nornsteine]], [[staff-of-watoomb|Stab von Watoomb]], [[warlocks-eye|Warlock’s Eye]] und [[ten-rings|Zehn Ringe]].',
        'Vier haben einen [[one-time-effects|Einmaleffekt]]: [[eye-of-agamotto|Auge von Agamotto]], [[darkhold|Darkhold]], [[casket-of-ancient-winters|Schatulle des ewigen Winters]] und [[tactigon|Tactigon]].',
        'Eine Seite darf beliebig viele Artefakte haben.',
      ],
      aliases: [
        'Artefakt',
        'Artefaktplättchen',
        'Plättchen',
        'Relikt',
        'Liste der Artefakte',
        'alle Artefakte',
      ],
    },
    see: ['taking-an-artefact', 'artefact-track', 'one-time-effects', 'permanent-effects'],
  },
  {
    id: 'casket-of-ancient-winters',
    topic: 'artefacts',
    en: {
      title: 'Casket of Ancient Winters',
      text: [
        '[[one-time-effects|One-time]]: both sides discard all cards in their hands. [[locations|Locations]] among them go under their pile.',
      ],
      aliases: ['casket', 'discard all hands', 'winters'],
    },
    de: {
      title: 'Schatulle des ewigen Winters',
      text: [
        '[[one-time-effects|Einmaleffekt]]: Beide Seiten werfen ihre ganze Hand ab. [[locations|Ortskarten]] darunter kommen unter ihren Stapel.',
      ],
      aliases: [
        'Schatulle',
        'alle Handkarten abwerfen',
        'Ewiger Winter',
        'Casket of Ancient Winters',
      ],
    },
    see: ['artefacts', 'one-time-effects', 'discarding'],
  },
  {
    id: 'cosmic-cube',
    topic: 'artefacts',
    en: {
      title: 'Cosmic Cube',
      text: [
        '[[permanent-effects|Permanent]]: whenever you play a card, you may leave one [[star-symbol|*]] of its cost unpaid.',
        'A cost without a * is not changed by it.',
      ],
      aliases: ['cube', 'Tesseract', 'ignore a star', 'cheaper cards'],
    },
    de: {
      title: 'Kosmischer Würfel',
      text: [
        '[[permanent-effects|Dauereffekt]]: Immer wenn du eine Karte ausspielst, darfst du ein [[star-symbol|*]] ihrer Kosten unbezahlt lassen.',
        'Kosten ohne * ändert er nicht.',
      ],
      aliases: ['Würfel', 'Tesserakt', 'Cosmic Cube', 'Stern ignorieren', 'billigere Karten'],
    },
    see: ['artefacts', 'paying-costs', 'star-symbol', 'ten-rings'],
    decided: [
      {
        en: 'It is offered, not forced: you may want to pay in full to have cards in your discard pile.',
        de: 'Er ist ein Angebot, kein Zwang: Vielleicht möchtest du alles bezahlen, um Karten im Ablagestapel zu haben.',
      },
    ],
  },
  {
    id: 'darkhold',
    topic: 'artefacts',
    en: {
      title: 'Darkhold',
      text: [
        '[[one-time-effects|One-time]]: every enemy card on the board takes 2 damage and every card of your own 1, all at once.',
      ],
      aliases: ['the Darkhold', 'book', 'damage to all', 'damage to my own cards'],
    },
    de: {
      title: 'Darkhold',
      text: [
        '[[one-time-effects|Einmaleffekt]]: Jede gegnerische Karte am Spielplan erhält 2 Schaden, jede eigene 1, alle zugleich.',
      ],
      aliases: ['das Darkhold', 'Buch', 'Schaden für alle', 'Schaden an eigenen Karten'],
    },
    see: ['artefacts', 'one-time-effects', 'damage', 'order-of-effects'],
  },
  {
    id: 'ebony-blade',
    topic: 'artefacts',
    en: {
      title: 'Ebony Blade',
      text: [
        '[[permanent-effects|Permanent]]: once in each of your [[play-phase|play phases]] you may deal 1 damage to an enemy card of your choice.',
      ],
      aliases: ['blade', 'sword', 'one damage each turn'],
    },
    de: {
      title: 'Ebenholzklinge',
      text: [
        '[[permanent-effects|Dauereffekt]]: Einmal in jeder deiner [[play-phase|Ausspielphasen]] darfst du einer gegnerischen Karte deiner Wahl 1 Schaden zufügen.',
      ],
      aliases: ['Klinge', 'Schwert', 'Ebony Blade', 'jeden Zug ein Schaden'],
    },
    see: ['artefacts', 'play-phase', 'damage'],
  },
  {
    id: 'eternal-flame',
    topic: 'artefacts',
    en: {
      title: 'Eternal Flame',
      text: [
        '[[permanent-effects|Permanent]]: after one of your cards is [[defeated|defeated]], you may deal 1 damage to an enemy card of your choice. This holds for each defeated card and in either side’s turn.',
        'A card that is [[replacing-a-main-character|replaced]] has not been defeated.',
      ],
      aliases: ['flame', 'after my card is defeated', 'revenge'],
    },
    de: {
      title: 'Ewige Flamme',
      text: [
        '[[permanent-effects|Dauereffekt]]: Wurde eine deiner Karten [[defeated|besiegt]], darfst du einer gegnerischen Karte deiner Wahl 1 Schaden zufügen. Das gilt für jede besiegte Karte und in den Zügen beider Seiten.',
        'Eine [[replacing-a-main-character|ersetzte]] Karte ist nicht besiegt.',
      ],
      aliases: ['Flamme', 'Eternal Flame', 'wenn meine Karte besiegt wird', 'Rache'],
    },
    see: ['artefacts', 'defeated', 'damage'],
  },
  {
    id: 'eye-of-agamotto',
    topic: 'artefacts',
    en: {
      title: 'Eye of Agamotto',
      text: [
        '[[one-time-effects|One-time]]: put an artefact of your opponent, whichever you like, back into the [[box|box]]. Its effect is gone with it.',
      ],
      aliases: ['eye', 'Agamotto', 'remove an artefact', 'destroy an artefact'],
    },
    de: {
      title: 'Auge von Agamotto',
      text: [
        '[[one-time-effects|Einmaleffekt]]: Ein gegnerisches Artefakt, das du aussuchst, kommt zurück in die [[box|Schachtel]]. Sein Effekt ist damit vorbei.',
      ],
      aliases: ['Auge', 'Agamotto', 'Artefakt entfernen', 'Artefakt zerstören', 'Eye of Agamotto'],
    },
    see: ['artefacts', 'one-time-effects', 'box'],
  },
  {
    id: 'lifeline-tablet',
    topic: 'artefacts',
    en: {
      title: 'Lifeline Tablet',
      text: [
        '[[permanent-effects|Permanent]]: once in each of your [[play-phase|play phases]] you may [[healing|heal]] 1 damage from one of your cards.',
      ],
      aliases: ['tablet', 'lifeline', 'heal each turn'],
    },
    de: {
      title: 'Lifeline Tablet',
      text: [
        '[[permanent-effects|Dauereffekt]]: Einmal in jeder deiner [[play-phase|Ausspielphasen]] darfst du eine deiner Karten um 1 Schaden [[healing|heilen]].',
      ],
      aliases: ['Tafel', 'Lifeline', 'jeden Zug heilen'],
    },
    see: ['artefacts', 'play-phase', 'healing'],
  },
  {
    id: 'norn-stones',
    topic: 'artefacts',
    en: {
      title: 'Norn Stones',
      text: [
        '[[permanent-effects|Permanent]]: in each of your [[draw-phase|draw phases]] you draw three cards, not two. You cannot draw fewer, even if your deck is about to [[running-out-of-cards|run out]].',
      ],
      aliases: ['stones', 'norn', 'draw three cards', 'draw more cards'],
    },
    de: {
      title: 'Nornsteine',
      text: [
        '[[permanent-effects|Dauereffekt]]: In jeder deiner [[draw-phase|Nachziehphasen]] ziehst du drei Karten, nicht zwei. Weniger zu ziehen ist nicht erlaubt, auch wenn dein [[running-out-of-cards|Deck zu Ende geht]].',
      ],
      aliases: [
        'Steine',
        'Nornensteine',
        'Mornsteine',
        'Norn Stones',
        'drei Karten ziehen',
        'mehr Karten ziehen',
      ],
    },
    see: ['artefacts', 'draw-phase', 'running-out-of-cards'],
  },
  {
    id: 'staff-of-watoomb',
    topic: 'artefacts',
    en: {
      title: 'Staff of Watoomb',
      text: [
        '[[permanent-effects|Permanent]]: at the start of each of your [[play-phase|play phases]] you score 1 [[victory-points|victory point]] if you have at least three cards on the board. Cards that you play afterwards come too late.',
      ],
      aliases: ['staff', 'Watoomb', 'three cards on the board', 'point each turn'],
    },
    de: {
      title: 'Stab von Watoomb',
      text: [
        '[[permanent-effects|Dauereffekt]]: Wenn deine [[play-phase|Ausspielphase]] beginnt und du wenigstens drei Karten am Spielplan hast, bekommst du 1 [[victory-points|Siegpunkt]]. Was du danach ausspielst, zählt dafür nicht mehr.',
      ],
      aliases: [
        'Stab',
        'Watoomb',
        'drei Karten am Spielplan',
        'jeden Zug ein Punkt',
        'Staff of Watoomb',
      ],
    },
    see: ['artefacts', 'play-phase', 'victory-points'],
  },
  {
    id: 'tactigon',
    topic: 'artefacts',
    en: {
      title: 'Tactigon',
      text: [
        '[[one-time-effects|One-time]]: every enemy card on the board takes 1 damage, all at once.',
      ],
      aliases: ['the Tactigon', 'damage to all enemies'],
    },
    de: {
      title: 'Tactigon',
      text: [
        '[[one-time-effects|Einmaleffekt]]: Jede gegnerische Karte am Spielplan erhält 1 Schaden, alle zugleich.',
      ],
      aliases: ['das Tactigon', 'Schaden an allen Gegnern'],
    },
    see: ['artefacts', 'one-time-effects', 'damage'],
  },
  {
    id: 'taking-an-artefact',
    topic: 'artefacts',
    en: {
      title: 'Taking an Artefact',
      text: [
        'When the marker of the [[artefact-track|artefact track]] reaches your last field:',
        '1. Take one of the two open [[artefacts|artefacts]] and lay it before you. A permanent effect is in force from now on.',
        '2. Put the other one face down under the stack.',
        '3. Open two new ones.',
        '4. The marker jumps into the other side’s half of the track.',
      ],
      aliases: [
        'take an artefact',
        'get an artefact',
        'choose an artefact',
        'get an artifact',
        'last field',
        'no artefacts left',
      ],
    },
    de: {
      title: 'Ein Artefakt nehmen',
      text: [
        'Wenn der Marker der [[artefact-track|Artefaktleiste]] dein letztes Feld erreicht:',
        '1. Du nimmst eines der beiden offenen [[artefacts|Artefakte]] und legst es vor dich. Ein Dauereffekt gilt von jetzt an.',
        '2. Das andere wandert verdeckt ganz nach unten in den Stapel.',
        '3. Zwei neue werden aufgedeckt.',
        '4. Der Marker springt in die andere Hälfte der Leiste.',
      ],
      aliases: [
        'Artefakt nehmen',
        'Artefakt bekommen',
        'Artefakt wählen',
        'Artefakt erhalten',
        'letztes Feld',
        'keine Artefakte mehr',
      ],
    },
    see: ['artefact-track', 'artefacts', 'sanctum-sanctorum'],
    decided: [
      {
        en: 'If fewer than two artefacts are left, those that are left are offered. If there is none, nothing is taken; the marker jumps all the same.',
        de: 'Sind weniger als zwei Artefakte übrig, liegen eben diese aus. Gibt es keines mehr, bekommst du nichts; der Marker springt trotzdem.',
      },
    ],
  },
  {
    id: 'ten-rings',
    topic: 'artefacts',
    en: {
      title: 'Ten Rings',
      text: [
        '[[permanent-effects|Permanent]]: when you [[playing-a-location|play a location]], you may leave one symbol of its cost unpaid, and you score 1 [[victory-points|victory point]] more for it.',
      ],
      examples: [
        'The Street Corner costs a yellow, a red and a blue card. With the Ten Rings two of these are enough, and it brings 3 victory points.',
      ],
      aliases: ['rings', 'the Ten Rings', 'cheaper locations', 'Mandarin'],
    },
    de: {
      title: 'Zehn Ringe',
      text: [
        '[[permanent-effects|Dauereffekt]]: Wenn du eine [[playing-a-location|Ortskarte ausspielst]], darfst du ein Symbol ihrer Kosten unbezahlt lassen, und sie bringt 1 [[victory-points|Siegpunkt]] mehr.',
      ],
      examples: [
        'Die Straßenecke kostet eine gelbe, eine rote und eine blaue Karte. Mit den Zehn Ringen genügen zwei davon, und sie bringt 3 Siegpunkte.',
      ],
      aliases: ['Ringe', 'die Zehn Ringe', 'Ten Rings', 'billigere Ortskarten', 'Mandarin'],
    },
    see: ['artefacts', 'playing-a-location', 'locations', 'cosmic-cube'],
    decided: [
      {
        en: 'Any one symbol may be left out, also a coloured one: the artefact speaks of any card less. It is offered, not forced.',
        de: 'Weglassen darf man irgendein Symbol, auch ein farbiges: Das Artefakt spricht von einer beliebigen Karte weniger. Es ist ein Angebot, kein Zwang.',
      },
    ],
  },
  {
    id: 'warlocks-eye',
    topic: 'artefacts',
    en: {
      title: 'Warlock’s Eye',
      text: [
        '[[permanent-effects|Permanent]]: whenever you play a [[main-characters|main character]], your opponent discards a card from hand and chooses which. This holds also when the character [[replacing-a-main-character|replaces]] its other version.',
        'A main character that an effect brings into play was not played.',
      ],
      aliases: ["Warlock's Eye", 'warlock', 'eye', 'opponent discards'],
    },
    de: {
      title: 'Warlock’s Eye',
      text: [
        '[[permanent-effects|Dauereffekt]]: Immer wenn du einen [[main-characters|Hauptcharakter]] ausspielst, wirft die Gegenseite eine Handkarte ab, die sie selbst aussucht. Das gilt auch, wenn der Charakter seine andere Version [[replacing-a-main-character|ersetzt]].',
        'Ein Hauptcharakter, den ein Effekt ins Spiel bringt, wurde nicht ausgespielt.',
      ],
      aliases: ["Warlock's Eye", 'Warlock', 'Auge des Hexers', 'Gegner wirft ab'],
    },
    see: ['artefacts', 'playing-a-card', 'entering-play', 'discarding'],
  },
];
