import type { Entry } from '../entry.ts';

export const X: readonly Entry[] = [
  {
    id: 'x',
    topic: 'words',
    en: {
      title: '“X” (Value)',
      text: [
        'A letter or symbol in place of a number has the value that its card gives it. If nothing defines it, it is 0; so it is if the text that would is blank.',
        'With X as a resource cost, a card ability sets it, or else the player who plays the card chooses it in step 2 of [[initiating-steps|initiating]]. What changes the price to pay does not change X.',
      ],
      examples: [
        'A card costs X, its player chooses 3, and another card makes it 1 cheaper: he pays 2, and X is 3.',
        'X on Titania is her remaining hit points, so her ATK falls as she takes damage.',
      ],
      aliases: ['X cost', 'cost X', 'variable', 'what is X', 'X is zero', 'X counters'],
    },
    de: {
      title: '„X“ (Wert)',
      text: [
        'Ein Buchstabe oder Symbol anstelle einer Zahl hat den Wert, den seine Karte festlegt. Legt ihn nichts fest, ist er 0, auch wenn der festlegende Text leer ist.',
        'Bei Ressourcenkosten X bestimmt ihn eine Kartenfähigkeit; sonst wählt ihn, wer die Karte spielt, in Schritt 2 des [[initiating-steps|Einleitens]]. Was den zu zahlenden Betrag ändert, ändert X nicht.',
      ],
      examples: [
        'Eine Karte kostet X, ihr Spieler wählt 3, und eine andere Karte macht sie um 1 billiger: Er zahlt 2, und X ist 3.',
        'X auf Titania sind ihre verbleibenden Lebenspunkte; ihre ANG sinkt also mit dem Schaden, den sie nimmt.',
      ],
      aliases: ['X', 'Kosten X', 'X-Kosten', 'Variable', 'Was ist X', 'X ist null'],
    },
    see: ['non-numerical-variable', 'initiating-steps', 'cost', 'dash-value', 'modifiers'],
  },
];
