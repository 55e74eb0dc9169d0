import type { Language } from '@grimrule/words';

/** Names and texts on the command line. */
interface Labels {
  readonly hand: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly summary: readonly string[];
  tricks(count: number): string;
}

export const LABELS: Readonly<Record<Language, Labels>> = {
  en: {
    hand: 'Your hand',
    tricks: (count) => (count === 1 ? '1 trick' : `${count} tricks`),
    labels: {
      first: 'the first player wins',
      second: 'the second player wins',
      draw: 'draw',
      'empty hands': 'all cards are played',
    },
    summary: ['Both players lay a card. The higher one takes the trick, but 1 beats 12.'],
  },
  de: {
    hand: 'Deine Hand',
    tricks: (count) => (count === 1 ? '1 Stich' : `${count} Stiche`),
    labels: {
      first: 'der erste Spieler gewinnt',
      second: 'der zweite Spieler gewinnt',
      draw: 'unentschieden',
      'empty hands': 'alle Karten sind gespielt',
    },
    summary: ['Beide legen eine Karte. Die höhere gewinnt den Stich, aber 1 schlägt 12.'],
  },
};
