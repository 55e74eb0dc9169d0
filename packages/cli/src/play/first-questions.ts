import type { Seat } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import { BOT_NAMES } from '../bots.ts';
import type { TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';
import { choose } from './choose.ts';

const PERSON = 'person';

/** Undefined if the person would rather leave. */
export async function askSeat(
  { words }: TableGame,
  seats: number,
  language: Language,
): Promise<Seat | undefined> {
  const picked = await choose({
    message: CLI_WORDS[language].whichSide,
    options: Array.from({ length: seats }, (_, value) => ({
      value,
      label: words[language].seat(value),
    })),
  });
  return typeof picked === 'symbol' ? undefined : picked;
}

/** A bot's name, or null for another person. */
export async function askOpponent(language: Language): Promise<string | null | undefined> {
  const { whichOpponent, opponents } = CLI_WORDS[language];
  const names: Readonly<Record<string, string>> = opponents;
  const picked = await choose({
    message: whichOpponent,
    options: [
      ...BOT_NAMES.map((value) => ({ value, label: names[value] ?? value })),
      { value: PERSON, label: opponents.hotSeat },
    ],
    first: 'sensible',
  });
  if (typeof picked === 'symbol') return undefined;
  return picked === PERSON ? null : picked;
}
