import type { CreatedCode } from '@grimrule/room';
import { useState } from 'react';
import { SpokenCode } from '../joining/spoken-code.tsx';
import type { KeptPlayer } from '../link/keys/player.ts';
import { isRefused } from '../link/server/ask.ts';
import { makeDeviceCode } from '../link/server/players-api.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';

/** A code that gives another device a key of its own. */
export function MakeCode({ player }: { readonly player: KeptPlayer }) {
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [made, setMade] = useState<CreatedCode | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const makes = async () => {
    const answer = await makeDeviceCode(player.key);
    setProblems(isRefused(answer) ? serverWords(answer.refused) : []);
    if (!isRefused(answer)) setMade(answer);
  };
  return (
    <section className="me-part" aria-labelledby="me-add">
      <h2 id="me-add" className="section-title">
        {t('me.add')}
      </h2>
      <p className="quiet hint">{t('me.addHint')}</p>
      {made && <SpokenCode code={made.code} expires={made.expires} />}
      <button type="button" className="button" onClick={() => void makes()} data-verb="make-code">
        {t(made ? 'me.newCode' : 'me.makeCode')}
      </button>
      <Problems lines={problems} />
    </section>
  );
}
