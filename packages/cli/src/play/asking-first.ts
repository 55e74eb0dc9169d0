import type { Language } from '@grimrule/kernel';
import { BOT_NAMES } from '../bots.ts';
import type { TableGame } from '../table-game.ts';
import { CLI_WORDS } from '../words/words.ts';
import { choose } from './choose.ts';

const PERSON = 'person';

/** Undefined if the person would rather leave. */
export async function askSide(table: TableGame, language: Language): Promise<string | undefined> {
  const picked = await choose({
    message: CLI_WORDS[language].whichSide,
    options: table.seats.map((value, seat) => ({ value, label: table.words[language].seat(seat) })),
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
