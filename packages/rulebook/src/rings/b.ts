import type { Entry } from '../entry.ts';

export const B: readonly Entry[] = [
  {
    id: 'base-value',
    topic: 'words',
    en: {
      title: 'Base Value',
      text: [
        'The base value of a number is what it is before any [[modifiers|modifiers]]. As a rule that is the [[printed|printed]] number.',
      ],
      examples: [
        'Gimli has 2 damage on him and an attack of 4: his base value is 2, and the other 2 come from his own ability.',
      ],
      aliases: ['base', 'base values', 'unmodified value', 'original value', 'base attack'],
    },
    de: {
      title: 'Grundwert',
      text: [
        'Der Grundwert einer Zahl ist ihr Wert, bevor [[modifiers|Modifikatoren]] dazukommen. In der Regel ist das die [[printed|aufgedruckte]] Zahl.',
      ],
      examples: [
        'Auf Gimli liegen 2 Schaden, seine Angriffsstärke ist 4: Der Grundwert ist 2, die anderen 2 kommen von seiner eigenen Fähigkeit.',
      ],
      aliases: [
        'Grundwerte',
        'Basiswert',
        'Ausgangswert',
        'ursprünglicher Wert',
        'nicht modifizierter Wert',
      ],
    },
    see: ['modifiers', 'printed'],
  },
  {
    id: 'blank',
    topic: 'words',
    en: {
      title: 'Blank',
      text: [
        'If the printed text box of a card counts as blank, the card is treated as if nothing were printed there: no abilities, no [[keywords|keywords]], no [[traits|traits]].',
        'Only what is printed in the box is gone. Text that the card [[gains|has gained]] from elsewhere stays, and so does everything outside the box: title, type, values, and also [[victory-x|Victory X]]. Flavor and story text is no rules text and is not touched.',
      ],
      examples: [
        'A hero with a blank text box has an attachment that grants sentinel. The hero loses the traits and abilities printed on the card, but can still defend other players.',
      ],
      aliases: [
        'blanked',
        'blank text box',
        'empty text box',
        'loses its text',
        'does a blank card keep its traits',
      ],
    },
    de: {
      title: 'Leer',
      text: [
        'Gilt das aufgedruckte Textfeld einer Karte als leer, wird die Karte behandelt, als stünde dort nichts: keine Fähigkeiten, keine [[keywords|Schlüsselwörter]], keine [[traits|Merkmale]].',
        'Weg ist nur, was im Feld aufgedruckt ist. Text, den die Karte von anderswo [[gains|erhalten]] hat, bleibt, ebenso alles außerhalb des Feldes: Titel, Kartenart, Werte und auch [[victory-x|Sieg X]]. Hintergrund- und Geschichtstexte sind kein Regeltext und davon nicht betroffen.',
      ],
      examples: [
        'An einem Helden mit leerem Textfeld hängt eine Verstärkung, die ihm Schildwache verleiht. Er verliert die Merkmale und Fähigkeiten, die auf seiner Karte stehen, kann aber weiterhin für andere Spieler verteidigen.',
      ],
      aliases: [
        'leeres Textfeld',
        'geleert',
        'Textfeld leeren',
        'verliert seinen Text',
        'Behält eine leere Karte ihre Merkmale',
      ],
    },
    see: ['gains', 'printed', 'traits', 'keywords', 'victory-x'],
  },
];
