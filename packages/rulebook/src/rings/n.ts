import type { Entry } from '../entry.ts';

export const N: readonly Entry[] = [
  {
    id: 'neutral-cards',
    topic: 'cards',
    en: {
      title: 'Neutral Cards',
      text: [
        'Neutral cards belong to no [[spheres|sphere of influence]]. They need no [[resource-match|resource match]]: any of your heroes may pay for them, and heroes of different spheres may share the cost.',
      ],
      examples: [
        'Gandalf costs 5. A player may spend 2 resources of Aragorn (Leadership), 2 of Gimli (Tactics) and 1 of Éowyn (Spirit).',
      ],
      aliases: [
        'neutral',
        'neutral card',
        'no sphere',
        'gray',
        'who can pay for Gandalf',
        'can I mix resources',
        'can several heroes pay together',
      ],
    },
    de: {
      title: 'Neutrale Karten',
      text: [
        'Neutrale Karten gehören zu keiner [[spheres|Einflusssphäre]]. Sie brauchen keine [[resource-match|Ressourcenübereinstimmung]]: Jeder deiner Helden darf für sie bezahlen, und Helden verschiedener Sphären dürfen zusammenlegen.',
      ],
      examples: [
        'Gandalf kostet 5. Ein Spieler darf dafür 2 Ressourcen von Aragorn (Führung), 2 von Gimli (Taktik) und 1 von Éowyn (Geist) ausgeben.',
      ],
      aliases: [
        'neutral',
        'neutrale Karte',
        'keine Sphäre',
        'sphärenlos',
        'grau',
        'Wer kann Gandalf bezahlen',
        'Darf ich Ressourcen mischen',
        'Können mehrere Helden zusammen bezahlen',
      ],
    },
    see: ['resource-match', 'spheres', 'resources', 'cost'],
  },
  {
    id: 'next-player',
    topic: 'round',
    en: {
      title: 'Next Player',
      text: [
        'The next player is the next one clockwise in [[player-order|player order]], counted from the [[active-player|active player]], or from whoever was the last to do their part or to pass. Eliminated players are passed over.',
        'In a solo game there is no next player. Effects that need one do not trigger.',
      ],
      aliases: [
        'next',
        'player to the left',
        'left neighbor',
        'clockwise',
        'who is next',
        'next player in a solo game',
        'solo',
      ],
    },
    de: {
      title: 'Folgespieler',
      text: [
        'Folgespieler ist der im Uhrzeigersinn Nächste in [[player-order|Spielerreihenfolge]], vom [[active-player|aktiven Spieler]] aus gezählt oder von dem, der zuletzt an der Reihe war oder gepasst hat. Ausgeschiedene werden übergangen.',
        'Allein gibt es keinen Folgespieler. Effekte, die einen brauchen, werden dann nicht ausgelöst.',
      ],
      aliases: [
        'nächster Spieler',
        'linker Nachbar',
        'Spieler zur Linken',
        'Uhrzeigersinn',
        'Wer ist der Nächste',
        'Folgespieler im Solospiel',
        'Solo-Spiel',
        'allein spielen',
      ],
    },
    see: ['player-order', 'first-player', 'active-player', 'player-elimination'],
  },
];
