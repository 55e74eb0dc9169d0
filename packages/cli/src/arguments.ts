import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';
import { BOT_NAMES } from './bots.ts';
import { checksIn } from './checks.ts';
import { GAME_NAMES } from './games.ts';
import type { CliWords } from './words/en.ts';

/** Checks what was typed, and says what is wrong with it in the language of the person. */
export function argumentsIn(say: CliWords) {
  const checks = checksIn(say);
  return {
    ...checks,
    game: checks.named('game', GAME_NAMES),
    bot: checks.named('bot', BOT_NAMES),
    language: checks.named<Language>('language', LANGUAGES),
  };
}
