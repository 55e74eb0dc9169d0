import type { Language } from './words.ts';

export function seatName(language: Language, seat: number): string {
  return `${language === 'en' ? 'Player' : 'Spieler'} ${seat + 1}`;
}

/** What somebody sent, so that he finds it again. */
export function quoted(language: Language, sent: string): string {
  return language === 'en' ? `“${sent}”` : `„${sent}“`;
}
