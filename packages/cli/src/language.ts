import type { Language } from '@grimrule/words';
import { LANGUAGES } from '@grimrule/words';

function isLanguage(name: string | undefined): name is Language {
  return LANGUAGES.some((language) => language === name);
}

/**
 * The language to speak, known before the arguments are read: what is wrong with them has to be
 * said in it too.
 */
export function chosenLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const at = args.indexOf('--lang');
  const given = at >= 0 ? args[at + 1] : args.find((arg) => arg.startsWith('--lang='))?.slice(7);
  if (isLanguage(given)) return given;
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '';
  return locale.startsWith('de') ? 'de' : 'en';
}
