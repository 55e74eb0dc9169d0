import type { Entry } from '../entry.ts';

export const U: readonly Entry[] = [
  {
    id: 'unique',
    topic: 'cards',
    en: {
      title: 'Unique Cards',
      text: [
        'A card with the unique symbol before its title may be in play only once, counted for all players together. What counts is the title, whatever the type of the card.',
        'As long as a [[copy|copy]] of it is in play, a unique card can be neither played nor [[put-into-play|put into play]]. Once that copy has left play, another one may come.',
        'If the encounter deck brings a unique character into play, it takes precedence: a player who controls a copy of it discards his own.',
        'A deck may still contain several copies. But two players cannot begin with the same unique hero.',
      ],
      examples: [
        'Your neighbor has Gandalf in play. You cannot play yours until his has left play, at the end of the round for instance.',
      ],
      aliases: [
        'unique',
        'unique symbol',
        'uniqueness',
        'only one copy in play',
        'legendary',
        'can two players have Gandalf',
        'can two players use the same hero',
      ],
    },
    de: {
      title: 'Einzigartige Karten',
      text: [
        'Steht vor dem Titel das Symbol für „einzigartig“, darf die Karte nur einmal im Spiel sein, alle Spieler zusammengenommen. Maßgeblich ist der Titel, gleich welcher Art die Karte ist.',
        'Solange eine [[copy|Kopie]] im Spiel ist, lässt sich eine einzigartige Karte weder spielen noch [[put-into-play|ins Spiel bringen]]. Hat jene das Spiel verlassen, darf eine andere kommen.',
        'Bringt das Begegnungsdeck einen einzigartigen Charakter ins Spiel, geht dieser vor: Wer eine Kopie davon kontrolliert, legt die eigene ab.',
        'Im Deck dürfen trotzdem mehrere Kopien sein. Zwei Spieler können aber nicht mit demselben einzigartigen Helden beginnen.',
      ],
      examples: [
        'Dein Nachbar hat Gandalf im Spiel. Deinen kannst du erst spielen, wenn seiner das Spiel verlassen hat, etwa am Ende der Runde.',
      ],
      aliases: [
        'einzigartig',
        'einzige Karten',
        'einzigartige Karte',
        'Symbol für einzigartig',
        'nur eine Kopie im Spiel',
        'Können zwei Spieler Gandalf haben',
        'Dürfen zwei Spieler denselben Helden haben',
      ],
    },
    see: ['copy', 'put-into-play', 'hero-cards', 'deck-building', 'ownership-and-control'],
  },
];
