import type { Entry } from '../entry.ts';

export const N: readonly Entry[] = [
  {
    id: 'nemesis-encounter-set',
    topic: 'decks',
    en: {
      title: 'Nemesis Encounter Set',
      text: [
        'Every [[identity|identity]] comes with a nemesis set: encounter cards that belong to its [[identity-specific-card|identity-specific set]] and show the same set icon. They are used with that identity only.',
        'At the beginning the nemesis set of each identity is [[set-aside|set aside]], out of play. Encounter cards may bring it in; they say how.',
        'The minion of this set is the nemesis minion of the identity, the side scheme its nemesis side scheme. If the set has several minions, italic text on the cards tells which is meant.',
      ],
      examples: [
        'Shadow of the Past, revealed by Spider-Man’s player, reveals Vulture and the side scheme of his nemesis set; the rest of the set is shuffled into the encounter deck.',
      ],
      aliases: [
        'nemesis',
        'nemesis set',
        'nemesis minion',
        'nemesis side scheme',
        'arch-enemy',
        'when does my nemesis come',
      ],
    },
    de: {
      title: 'Erzfeind-Begegnungsset',
      text: [
        'Zu jeder [[identity|Identität]] gehört ein Erzfeind-Set: Begegnungskarten aus ihrem [[identity-specific-card|identitätsspezifischen Set]] mit demselben Set-Symbol. Sie werden nur mit dieser Identität benutzt.',
        'Zu Beginn wird das Erzfeind-Set jeder Identität [[set-aside|beiseitegelegt]]; es ist nicht im Spiel. Begegnungskarten können es ins Spiel holen und sagen dann, wie.',
        'Der Scherge dieses Sets ist der Erzfeind-Scherge der Identität, der Nebenplan ihr Erzfeind-Nebenplan. Hat das Set mehrere Schergen, verrät kursiver Text auf den Karten, welcher gemeint ist.',
      ],
      examples: [
        'Deckt Spider-Mans Spieler Schatten der Vergangenheit auf, werden auch Vulture und der Nebenplan seines Erzfeind-Sets aufgedeckt; der Rest des Sets wird ins Begegnungsdeck gemischt.',
      ],
      aliases: [
        'Erzfeind',
        'Erzfeind-Set',
        'Erzfeind-Scherge',
        'Erzfeind-Nebenplan',
        'Nemesis',
        'Wann kommt mein Erzfeind',
      ],
    },
    see: ['identity-specific-card', 'obligation', 'set-aside', 'encounter-set'],
  },
  {
    id: 'non-numerical-variable',
    topic: 'words',
    en: {
      title: 'Non-Numerical Variable',
      text: [
        'A letter or a sign in place of a number, mostly X, is worth what an ability defines it to be. If nothing defines it, for instance because that text is blank, it is 0.',
        'If a cost is X, a card ability or the choice of the player who pays defines it. Effects may make the price higher or lower; X itself stays what it was.',
      ],
      examples: [
        'You choose X = 3 for a card that costs X, and an effect makes it 1 cheaper: you pay 2, and X is 3.',
      ],
      aliases: [
        'X',
        'variable',
        'letter instead of a number',
        'cost X',
        'what is X',
        'undefined X',
      ],
    },
    de: {
      title: 'Nicht-numerische Variable',
      text: [
        'Ein Buchstabe oder Zeichen anstelle einer Zahl, meist X, ist so viel wert, wie eine Fähigkeit festlegt. Legt nichts den Wert fest, etwa weil der Text leer ist, ist er 0.',
        'Betragen Kosten X, bestimmt eine Kartenfähigkeit oder der bezahlende Spieler den Wert. Effekte dürfen den Preis erhöhen oder senken; X selbst bleibt, wie es ist.',
      ],
      examples: [
        'Für eine Karte mit Kosten X wählst du X = 3, und ein Effekt macht sie um 1 billiger: Du bezahlst 2, und X ist 3.',
      ],
      aliases: [
        'X',
        'Variable',
        'Buchstabe statt Zahl',
        'Kosten X',
        'Was ist X',
        'X nicht festgelegt',
      ],
    },
    see: ['x', 'cost', 'dash-value', 'star-icon', 'initiating-abilities'],
    decided: [
      {
        en: 'An X that a blank text box would have defined is 0.',
        de: 'Ein X, das ein leeres Textfeld festgelegt hätte, ist 0.',
      },
    ],
  },
];
