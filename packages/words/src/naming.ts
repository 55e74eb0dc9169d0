import type { Language } from './words.ts';

export function seatName(language: Language, seat: number): string {
  return `${language === 'en' ? 'Player' : 'Spieler'} ${seat + 1}`;
}

/** Quotes a sent text, so that its sender finds it again. */
export function quoted(language: Language, sent: string): string {
  return language === 'en' ? `“${sent}”` : `„${sent}“`;
}
