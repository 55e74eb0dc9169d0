import type { Entry } from '../entry.ts';

export const V: readonly Entry[] = [
  {
    id: 'valid-target',
    topic: 'playing',
    en: {
      title: 'Valid Target',
      text: ['What makes a target valid, and what is possible without one: see [[target]].'],
      aliases: ['legal target', 'valid targets', 'eligible'],
    },
    de: {
      title: 'Gültiges Ziel',
      text: ['Was ein Ziel gültig macht und was ohne eines möglich ist: siehe [[target|Ziel]].'],
      aliases: ['gültige Ziele', 'erlaubtes Ziel', 'zulässiges Ziel'],
    },
    see: ['target', 'choose-game-element'],
    untested: 'pointer',
  },
  {
    id: 'victory-display',
    topic: 'zones',
    en: {
      title: 'Victory Display',
      text: [
        'The victory display is one area for all players where cards with [[victory-x|victory]] go. Cards in it are out of play; no [[search|search]] and no [[find|find]] looks there.',
      ],
      aliases: ['victory pile', 'victory area', 'victory points', 'score pile'],
    },
    de: {
      title: 'Siegpunktestapel',
      text: [
        'Der Siegpunktestapel ist eine gemeinsame Zone aller Spieler für Karten mit [[victory-x|Sieg]]. Karten darin sind nicht im Spiel; weder [[search|Suchen]] noch [[find|Finden]] reicht dorthin.',
      ],
      aliases: ['Siegpunktstapel', 'Siegpunkte', 'Siegstapel', 'Siegesstapel'],
    },
    see: ['victory-x', 'in-play-and-out-of-play', 'find'],
  },
  {
    id: 'victory-x',
    topic: 'keywords',
    en: {
      title: 'Victory X',
      text: [
        'A card with victory goes to the [[victory-display|victory display]] instead of a discard pile: a character or side scheme when it is defeated, an attachment or upgrade when the card it is attached to is defeated, and a card with [[uses-x-type|uses]] when its last counter is gone. If it leaves play in another way, it is discarded as usual.',
        'There it is worth X victory points, which count only where a scenario or campaign says so.',
      ],
      aliases: [
        'victory',
        'victory points',
        'victory 1',
        'where does a defeated minion with victory go',
      ],
    },
    de: {
      title: 'Sieg X',
      text: [
        'Eine Karte mit Sieg kommt auf den [[victory-display|Siegpunktestapel]] statt auf einen Ablagestapel: ein besiegter Charakter oder Nebenplan; ein Anhang oder Upgrade, wenn die Karte besiegt wird, an der er oder es hängt; eine Karte mit [[uses-x-type|Anwendungen]], wenn ihr letzter Marker weg ist. Verlässt sie das Spiel auf andere Weise, wird sie abgelegt wie sonst auch.',
        'Dort ist sie X Siegpunkte wert, die nur zählen, wo ein Szenario oder eine Kampagne es sagt.',
      ],
      aliases: [
        'Sieg',
        'Sieg 1',
        'Siegpunkt',
        'Siegpunkte',
        'Wohin kommt ein besiegter Scherge mit Sieg',
        'Victory',
      ],
    },
    see: ['victory-display', 'defeat', 'uses-x-type', 'side-scheme', 'player-side-scheme'],
  },
  {
    id: 'villain',
    topic: 'enemies',
    en: {
      title: 'Villain, Villain Deck',
      text: [
        'The villain is the main enemy of a scenario. The villain deck has one card for each of his stages, one of which is in play at a time. The players win by reducing the hit points of every stage to zero: see [[villain-defeat|villain defeat]].',
        'He activates once for each player in [[villain-phase-step-2|step 2 of the villain phase]], and gets a [[boost-boost-icon|boost card]] for every activation.',
        'A villain card cannot be discarded from play.',
      ],
      aliases: ['villains', 'boss', 'villain deck', 'villain stage', 'stage', 'main enemy'],
    },
    de: {
      title: 'Schurke, Schurkendeck',
      text: [
        'Der Schurke ist der Hauptgegner eines Szenarios. Das Schurkendeck hat für jeden seiner Abschnitte eine Karte, von denen immer eine im Spiel ist. Die Spieler gewinnen, indem sie die Lebenspunkte aller Abschnitte auf null bringen: siehe [[villain-defeat|Schurke wird besiegt]].',
        'Er wird in [[villain-phase-step-2|Schritt 2 der Schurkenphase]] einmal für jeden Spieler aktiviert und bekommt für jede Aktivierung eine [[boost-boost-icon|Boost-Karte]].',
        'Eine Schurkenkarte kann nicht aus dem Spiel abgelegt werden.',
      ],
      aliases: [
        'Schurken',
        'Boss',
        'Endgegner',
        'Schurkendeck',
        'Schurkenabschnitt',
        'Abschnitt',
        'Bösewicht',
      ],
    },
    see: ['villain-defeat', 'activation', 'enemy', 'villain-phase', 'villains-play-area'],
  },
  {
    id: 'villain-defeat',
    topic: 'enemies',
    en: {
      title: 'Villain Defeat',
      text: [
        'A villain with no hit points left is defeated. That stage is removed from the game, the next one is revealed, and its dial is set to its own hit points. With the last stage, the players win.',
        'Damage beyond what the old stage could take is lost. Nothing can cancel that a villain is revealed.',
        'If the new stage has the same title, it is the same character: what lies on it or is attached to it stays (status cards, tokens, attachments, upgrades), only the damage does not, [[retaliate-x|retaliate]] works for it, and a running activation goes on with its values.',
        'If the title is another, it is a new character: nothing is carried over, and a running activation ends on the spot.',
      ],
      examples: [
        'Rhino (I) is stunned and has 1 hit point. An attack for 5 defeats him: Rhino (II) comes with full hit points, takes none of the other 4, and is stunned.',
      ],
      aliases: [
        'next stage',
        'villain stage defeated',
        'new villain stage',
        'does damage carry over',
        'do status cards stay on the villain',
        'what happens when the villain is defeated',
      ],
    },
    de: {
      title: 'Schurke wird besiegt',
      text: [
        'Ein Schurke ohne Lebenspunkte ist besiegt. Sein Abschnitt wird aus dem Spiel entfernt, der nächste aufgedeckt und der Zähler auf dessen Lebenspunkte gestellt. Mit dem letzten Abschnitt gewinnen die Spieler.',
        'Was über die Lebenspunkte des alten Abschnitts hinausging, verfällt. Dass ein Schurke aufgedeckt wird, lässt sich nicht aufheben.',
        'Heißt der neue Abschnitt gleich, ist er derselbe Charakter: Was auf ihm liegt und an ihm hängt, bleibt (Statuskarten, Marker, Anhänge, Upgrades), nur der Schaden nicht, [[retaliate-x|Vergeltung]] wirkt für ihn, und eine laufende Aktivierung geht mit seinen Werten weiter.',
        'Heißt er anders, ist er ein neuer Charakter: Nichts wird übertragen, und eine laufende Aktivierung endet auf der Stelle.',
      ],
      examples: [
        'Rhino (I) ist betäubt und hat 1 Lebenspunkt. Ein Angriff mit 5 besiegt ihn: Rhino (II) kommt mit vollen Lebenspunkten, nimmt von den übrigen 4 nichts und ist betäubt.',
      ],
      aliases: [
        'nächster Abschnitt',
        'Schurkenabschnitt besiegt',
        'neuer Schurkenabschnitt',
        'Wird Schaden übertragen',
        'Bleiben Statuskarten auf dem Schurken',
        'Was passiert, wenn der Schurke besiegt ist',
      ],
    },
    see: ['villain', 'defeat', 'excess-damage', 'winning-the-game', 'when-revealed-abilities'],
  },
  {
    id: 'villain-phase',
    topic: 'round',
    en: {
      title: 'Villain Phase',
      text: [
        'The second half of a round, in six steps:',
        '[[villain-phase-step-1|1. Place threat]] on the main scheme.',
        '[[villain-phase-step-2|2. Activate enemies]]: for each player, the villain and then the minions engaged with him.',
        '[[villain-phase-step-3|3. Deal encounter cards]], one to each player and one more for each hazard icon.',
        '[[villain-phase-step-4|4. Reveal encounter cards]], player by player.',
        '[[villain-phase-step-5|5. Pass the first player token]] to the next player.',
        '[[villain-phase-step-6|6. End the phase]] and the round.',
      ],
      aliases: [
        'enemy phase',
        'villain’s turn',
        'enemy turn',
        'steps of the villain phase',
        'what happens in the villain phase',
      ],
    },
    de: {
      title: 'Schurkenphase',
      text: [
        'Die zweite Hälfte einer Runde, in sechs Schritten:',
        '[[villain-phase-step-1|1. Bedrohung platzieren]] auf dem Hauptplan.',
        '[[villain-phase-step-2|2. Gegner aktivieren]]: für jeden Spieler den Schurken, dann die Schergen, die mit ihm im Kampf sind.',
        '[[villain-phase-step-3|3. Begegnungskarten zuteilen]], jedem Spieler eine und für jedes Gefahrensymbol eine mehr.',
        '[[villain-phase-step-4|4. Begegnungskarten aufdecken]], Spieler für Spieler.',
        '[[villain-phase-step-5|5. Startspielermarker weitergeben]] an den nächsten Spieler.',
        '[[villain-phase-step-6|6. Phase beenden]], und mit ihr die Runde.',
      ],
      aliases: [
        'Gegnerphase',
        'Zug des Schurken',
        'Schritte der Schurkenphase',
        'Was passiert in der Schurkenphase',
      ],
    },
    see: ['round-structure', 'player-phase', 'activation', 'reveal', 'first-player'],
  },
  {
    id: 'villainous',
    topic: 'keywords',
    en: {
      title: 'Villainous',
      text: [
        'A minion with villainous is given a facedown [[boost-boost-icon|boost card]] from the encounter deck whenever it activates, as a villain is. It is turned up, its boost ability resolves, its icons add to the minion’s ATK or SCH for this activation, and it is discarded.',
        'A boost ability that speaks of “the villain” means the villain even then, not the minion.',
      ],
      examples: [
        'A villainous minion turns up a boost card that gives the villain a tough card: the villain gets it.',
      ],
      aliases: ['boost card for a minion', 'do minions get boost cards'],
    },
    de: {
      title: 'Schurkisch',
      text: [
        'Ein schurkischer Scherge bekommt bei jeder Aktivierung wie ein Schurke eine verdeckte [[boost-boost-icon|Boost-Karte]] vom Begegnungsdeck. Sie wird umgedreht, ihre Boost-Fähigkeit abgehandelt, ihre Symbole erhöhen seine ANG oder PLA für diese Aktivierung, dann wird sie abgelegt.',
        'Spricht eine Boost-Fähigkeit dabei vom „Schurken“, ist wirklich der Schurke gemeint, nicht der Scherge.',
      ],
      examples: [
        'Ein schurkischer Scherge dreht eine Boost-Karte um, die dem Schurken eine Zäh-Statuskarte gibt: Der Schurke bekommt sie.',
      ],
      aliases: [
        'schurkischer Scherge',
        'Boost-Karte für Schergen',
        'Bekommen Schergen Boost-Karten',
        'Villainous',
      ],
    },
    see: ['boost-boost-icon', 'minion', 'activation', 'enemy-attack-steps', 'enemy-scheme-steps'],
  },
  {
    id: 'villains-play-area',
    topic: 'zones',
    en: {
      title: 'Villain’s Play Area',
      text: [
        'The villain’s side of the table: his deck and his dial, the main scheme deck, the encounter deck and its discard pile. Environments and side schemes enter play there, [[player-side-scheme|player side schemes]] too, and so do attachments on any of these cards.',
        'Minions engaged with a player, obligations that were given to him, and attachments on cards in his area are in [[players-play-area|that player’s area]].',
      ],
      aliases: ['villain area', 'scenario area', 'where do side schemes go', 'villain’s game area'],
    },
    de: {
      title: 'Spielzone des Schurken',
      text: [
        'Die Seite des Schurken: Schurkendeck, Hauptplandeck, Begegnungsdeck mit Ablagestapel und der Lebenspunktezähler des Schurken. Dort kommen Umgebungen und Nebenpläne ins Spiel, auch [[player-side-scheme|Spieler-Nebenpläne]], ebenso Anhänge an diesen Karten.',
        'Schergen im Kampf mit einem Spieler, ihm gegebene Verpflichtungen und Anhänge an Karten in seiner Zone liegen in der [[players-play-area|Spielzone dieses Spielers]].',
      ],
      aliases: [
        'Spielbereich des Schurken',
        'Schurkenzone',
        'Wohin kommen Nebenpläne',
        'Schurkenbereich',
      ],
    },
    see: ['play-area', 'players-play-area', 'villain', 'environment', 'side-scheme'],
  },
  {
    id: 'vulnerable',
    topic: 'keywords',
    en: {
      title: 'Vulnerable',
      text: [
        'A vulnerable character is discarded at once when it becomes stunned or confused. It is not defeated.',
        'If damage would defeat it at the same moment, it is discarded before the damage and is still not defeated.',
        'A vulnerable character that is also [[steady|steady]] is discarded only with its second stunned or its second confused card.',
      ],
      aliases: [
        'stun a vulnerable minion',
        'discarded when stunned',
        'discarded when confused',
        'weak',
      ],
    },
    de: {
      title: 'Anfällig',
      text: [
        'Ein anfälliger Charakter wird sofort abgelegt, wenn er betäubt oder verwirrt wird. Besiegt ist er nicht.',
        'Würde ihn im selben Moment Schaden besiegen, wird er vor dem Schaden abgelegt und gilt auch dann nicht als besiegt.',
        'Ist er zugleich [[steady|standhaft]], wird er erst mit der zweiten Betäubt- oder der zweiten Verwirrt-Karte abgelegt.',
      ],
      aliases: [
        'anfälliger Charakter',
        'anfällige Schergen betäuben',
        'beim Betäuben abgelegt',
        'verwundbar',
        'Vulnerable',
      ],
    },
    see: ['stunned', 'confuse-confused', 'steady', 'status-cards', 'discard'],
  },
];
