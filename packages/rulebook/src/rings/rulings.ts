import type { RuledCard, Ruling } from '../ruling.ts';

const CORE_SET = { en: 'Core Set', de: 'Grundspiel' };

const card = (number: number, title: string): RuledCard => ({
  code: `core-${String(number).padStart(3, '0')}`,
  title: { en: title, de: title },
  product: CORE_SET,
  number: String(number),
});

export const RINGS_RULINGS: readonly Ruling[] = [
  {
    id: 'limits-once-per-round',
    erratum: true,
    cards: [card(12, 'Beravor'), card(43, 'Wandering Took')],
    entries: ['limits'],
    en: 'Each of them can be used once per round.',
    de: 'Jeder von beiden kann einmal pro Runde verwendet werden.',
  },
  {
    id: 'protector-of-lorien-limit',
    erratum: true,
    cards: [card(70, 'Protector of Lórien')],
    entries: ['limits'],
    en: 'It can be used three times per phase.',
    de: 'Die Karte kann dreimal pro Phase verwendet werden.',
  },
  {
    id: 'stand-and-fight-neutral',
    cards: [card(51, 'Stand and Fight')],
    entries: ['neutral-cards'],
    en: 'It brings no neutral ally back, so not Gandalf either: it asks for an ally of a sphere, whichever that is.',
    de: 'Die Karte holt keinen neutralen Verbündeten zurück, also auch Gandalf nicht: Verlangt ist ein Verbündeter aus einer Einflusssphäre, gleich aus welcher.',
  },
  {
    id: 'eleanor-replacement',
    cards: [card(8, 'Eleanor')],
    entries: ['prevent'],
    en: 'The card that takes the place of a treachery she canceled is revealed like any other: its keywords and what it does when revealed are resolved.',
    de: 'Die Karte, die an die Stelle eines von ihr verhinderten Verrats tritt, wird aufgedeckt wie jede andere: Ihre Schlüsselwörter und „Wenn aufgedeckt“-Effekte werden abgehandelt.',
  },
];
