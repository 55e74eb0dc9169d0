/** The words of its page, by language. */
export const HIGHCARD_PAGE = {
  en: {
    kind: 'Number',
    number: 'Number',
    zones: { hand: 'Hand', laid: 'Laid card', tricks: 'Tricks', deck: 'Deck' },
    setup: 'Each player gets six of the twelve cards.',
  },
  de: {
    kind: 'Zahl',
    number: 'Zahl',
    zones: { hand: 'Hand', laid: 'Gelegte Karte', tricks: 'Stiche', deck: 'Deck' },
    setup: 'Jeder Spieler bekommt sechs der zwölf Karten.',
  },
} as const;
