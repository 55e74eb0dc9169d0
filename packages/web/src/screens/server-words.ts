import i18next from 'i18next';
import type { PageGame } from '../games/page-game.ts';
import type { ServerRefusal } from '../link/server/ask.ts';
import { useLanguage } from '../words/language.ts';
import { BYSTANDER } from './saved/standing.ts';

/** Why a server refused something, in words. */
export function useServerWords() {
  const { language, t } = useLanguage();
  return ({ reason, problems, besides }: ServerRefusal, page?: PageGame): readonly string[] => {
    if (page && problems.length > 0) {
      return problems.map((line) => page.words[language].line(line, BYSTANDER));
    }
    const key = [`screens.server.${reason}`, `refusal.${reason}`].find((each) =>
      i18next.exists(each),
    );
    return [
      t((key ?? 'screens.server.unreachable') as 'screens.server.unreachable', { ...besides }),
    ];
  };
}
