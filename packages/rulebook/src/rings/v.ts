import type { Entry } from '../entry.ts';

export const V: readonly Entry[] = [
  {
    id: 'victory-x',
    topic: 'keywords',
    en: {
      title: 'Victory X',
      text: [
        'When an enemy with this keyword is [[destroyed|destroyed]] or a location with it is [[explored|explored]], the card goes to the [[discard-piles|victory display]] and not to a discard pile. There it is worth X victory points.',
        'At the end of a game that was won, these points are subtracted from the score of the group (see [[scoring]]).',
        'A card that leaves play in another way, by being discarded for instance, does not get there. The keyword stands in the lower right corner and not in the text box: a card with a [[blank|blank]] text box has it all the same.',
      ],
      examples: [
        'A Hill Troll (Victory 4) is destroyed: it goes to the victory display, and the final score will be 4 lower.',
      ],
      aliases: [
        'victory',
        'victory points',
        'victory display',
        'VP',
        'where does a card with victory go',
        'do victory points raise the score',
      ],
    },
    de: {
      title: 'Sieg X',
      text: [
        'Wird ein Gegner mit diesem Schlüsselwort [[destroyed|getötet]] oder ein Ort damit [[explored|erkundet]], kommt die Karte auf den [[discard-piles|Stapel beanspruchter Siegpunkte]] und nicht auf einen Ablagestapel. Dort ist sie X Siegpunkte wert.',
        'Ist die Partie gewonnen, werden diese Punkte am Ende von der Wertung der Gruppe abgezogen (siehe [[scoring]]).',
        'Wer das Spiel auf andere Weise verlässt, etwa abgelegt wird, kommt nicht dorthin. Das Schlüsselwort steht rechts unten und nicht im Textfeld: Auch eine Karte mit [[blank|leerem]] Textfeld hat es.',
      ],
      examples: [
        'Ein Hill Troll (Sieg 4) wird getötet: Er kommt auf den Stapel beanspruchter Siegpunkte, und die Punktzahl wird am Ende um 4 niedriger.',
      ],
      aliases: [
        'Sieg',
        'Siegpunkte',
        'Siegpunktestapel',
        'Stapel beanspruchter Siegpunkte',
        'Wohin kommt eine Karte mit Sieg',
        'Erhöhen Siegpunkte die Wertung',
      ],
    },
    see: ['scoring', 'discard-piles', 'destroyed', 'explored', 'keywords'],
  },
];
