import type { Entry } from '../entry.ts';

export const M: readonly Entry[] = [
  {
    id: 'may',
    topic: 'words',
    en: {
      title: 'May',
      text: [
        '“May” makes what follows optional. The player it speaks of decides; if it speaks of nobody, whoever controls the card does.',
        'Without “may”, every part of an effect that has been initiated must be resolved as far as possible.',
      ],
      examples: [
        'Denethor looks at the top card of the encounter deck; his player may then move it to the bottom, or leave it where it is.',
      ],
      aliases: ['optional', 'option', 'up to you', 'do I have to', 'must', 'is it optional'],
    },
    de: {
      title: 'Dürfen',
      text: [
        '„Darf“ stellt frei, was darauf folgt. Es entscheidet der Spieler, von dem die Rede ist; ist von keinem die Rede, entscheidet, wer die Karte kontrolliert.',
        'Ohne „darf“ muss jeder Teil eines initiierten Effekts abgehandelt werden, so weit es geht.',
      ],
      examples: [
        'Denethor sieht sich die oberste Karte des Begegnungsdecks an; sein Spieler darf sie dann unter das Deck legen oder liegen lassen.',
      ],
      aliases: ['darf', 'dürfen', 'optional', 'freiwillig', 'muss', 'müssen', 'Muss ich das tun'],
    },
    see: ['ability', 'effects', 'cannot', 'play-restrictions'],
  },
  {
    id: 'modifiers',
    topic: 'playing',
    en: {
      title: 'Modifiers',
      text: [
        'Values are always up to date. Whenever a modifier comes or goes, the value is calculated from the beginning: from its [[base-value|base value]], with all modifiers that apply at that moment.',
        '1. Add and subtract.',
        '2. Double and halve.',
        '3. Round fractions up, once all modifiers have been applied.',
        'If a value is set to a number, all other modifiers are ignored as long as that lasts, new ones too. If several effects set the same value, the latest counts.',
        'A result below 0 counts as 0. There are no negative values, costs, icons, traits or keywords.',
      ],
      examples: [
        'A character with 1 willpower gets −2 and then +2. It has 1 willpower at the end, not 2: the calculation begins anew with the printed 1, and both modifiers count.',
      ],
      aliases: [
        'modifier',
        'bonus',
        'penalty',
        'plus',
        'minus',
        'negative value',
        'below zero',
        'rounding',
        'round up',
        'half',
        'double',
        'set to',
        'order of modifiers',
      ],
    },
    de: {
      title: 'Modifikatoren',
      text: [
        'Werte sind immer auf dem neuesten Stand. Kommt ein Modifikator hinzu oder fällt einer weg, wird von vorn gerechnet: vom [[base-value|Grundwert]] aus, mit allem, was in dem Moment gilt.',
        '1. Addieren und subtrahieren.',
        '2. Verdoppeln und halbieren.',
        '3. Brüche aufrunden, und zwar erst ganz am Schluss.',
        'Wird ein Wert auf eine Zahl gesetzt, bleiben für diese Zeit alle anderen Modifikatoren außer Acht, auch neue. Setzen mehrere Effekte denselben Wert, gilt der jüngste.',
        'Ein Ergebnis unter 0 gilt als 0. Negative Werte, Kosten, Symbole, Merkmale oder Schlüsselwörter gibt es nicht.',
      ],
      examples: [
        'Ein Charakter mit 1 Willenskraft bekommt −2 und danach +2. Am Ende hat er 1 Willenskraft und nicht 2: Gerechnet wird neu von der aufgedruckten 1 aus, und beide Modifikatoren zählen.',
      ],
      aliases: [
        'Modifikator',
        'Bonus',
        'Malus',
        'Abzug',
        'negativer Wert',
        'unter null',
        'runden',
        'aufrunden',
        'halbieren',
        'verdoppeln',
        'festgesetzt',
        'Reihenfolge der Modifikatoren',
      ],
    },
    see: ['base-value', 'printed', 'gains', 'lasting-effects', 'constant-ability'],
  },
  {
    id: 'move',
    topic: 'words',
    en: {
      title: 'Move',
      text: [
        'Cards, damage and other tokens can be moved by effects. Something that is moved has to end up elsewhere: it cannot be moved to where it already is.',
        'If there is nowhere it could go, the move cannot be initiated.',
      ],
      aliases: [
        'moves',
        'moving',
        'moved',
        'move damage',
        'move a token',
        'redistribute',
        'can I move a card to the same place',
      ],
    },
    de: {
      title: 'Verschieben',
      text: [
        'Karten, Schaden und andere Marker können durch Effekte verschoben werden. Was verschoben wird, muss danach anderswo sein: An den Ort, an dem es schon ist, lässt es sich nicht verschieben.',
        'Gibt es nichts, wohin es könnte, kann das Verschieben nicht initiiert werden.',
      ],
      aliases: [
        'verschoben',
        'verschiebe',
        'bewegen',
        'Schaden verschieben',
        'Marker verschieben',
        'umverteilen',
        'Kann ich etwas an denselben Ort verschieben',
      ],
    },
    see: ['choose', 'exchange', 'initiating-abilities', 'cannot-take-damage'],
  },
  {
    id: 'mulligan',
    topic: 'setup',
    en: {
      title: 'Mulligan',
      text: [
        'During [[setup|setup]], each player who does not like the starting hand may replace it once: shuffle all 6 cards back into the deck and draw 6 new ones. The second hand has to be kept.',
        'It is all or nothing; single cards cannot be kept. Each player decides separately.',
      ],
      aliases: [
        'redraw',
        'new hand',
        'starting hand',
        'opening hand',
        'bad hand',
        'can I mulligan twice',
        'how many cards do I draw at the start',
      ],
    },
    de: {
      title: 'Mulligan',
      text: [
        'Wem bei der [[setup|Vorbereitung]] seine Starthand nicht gefällt, der darf sie einmal ersetzen: Er mischt alle 6 Karten in sein Deck zurück und zieht 6 neue. Die zweite Hand muss er behalten.',
        'Es geht nur ganz oder gar nicht; einzelne Karten kann man nicht behalten. Jeder Spieler entscheidet für sich.',
      ],
      aliases: [
        'neue Hand',
        'Starthand',
        'Starthand tauschen',
        'schlechte Hand',
        'Karten neu ziehen',
        'Darf ich zweimal einen Mulligan nehmen',
        'Wie viele Karten ziehe ich am Anfang',
      ],
    },
    see: ['setup', 'drawing-cards', 'player-deck'],
  },
];
