import type { CreatedCode } from '@grimrule/room';
import { useState } from 'react';
import { codeIn } from '../link/keys/codes.ts';
import { keepCode, keptCode, lobbyLink } from '../link/keys/made-invitations.ts';
import { asSitter } from '../link/keys/sitter.ts';
import { isRefused } from '../link/server/ask.ts';
import { makeJoinCode, revokeJoinCode } from '../link/server/joining-api.ts';
import { CopyLink } from '../screens/links/copy-link.tsx';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';
import { SpokenCode } from './spoken-code.tsx';

/** A code that leads to the door of the table, to be read out. */
export function JoinCode({ table }: { readonly table: string }) {
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [made, setMade] = useState(() => keptCode(table));
  const [note, setNote] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const show = (code: CreatedCode | null, said: string) => {
    keepCode(table, code);
    setMade(code);
    setNote(said);
    setProblems([]);
  };
  const makes = async () => {
    const answer = await asSitter(table, (key) => makeJoinCode(table, key));
    if (isRefused(answer)) setProblems(serverWords(answer.refused));
    else show(answer, '');
  };
  const revokes = async () => {
    const answer = await asSitter(table, (key) => revokeJoinCode(table, key));
    if (isRefused(answer)) setProblems(serverWords(answer.refused));
    else show(null, t('joining.links.codeVoid'));
  };
  return (
    <section aria-labelledby="links-code" className="join-code">
      <h2 id="links-code" className="section-title">
        {t('joining.links.code')}
      </h2>
      <p className="quiet hint">{t('joining.links.codeHint')}</p>
      {made && <SpokenCode code={made.code} expires={made.expires} />}
      {made && (
        <CopyLink link={lobbyLink(codeIn(made.code))} what={t('joining.links.codeLink')} showsQr />
      )}
      <div className="row">
        <button type="button" className="button" onClick={() => void makes()} data-verb="make-code">
          {t(made ? 'joining.links.newCode' : 'joining.links.makeCode')}
        </button>
        {made && (
          <button
            type="button"
            className="text-link"
            onClick={() => void revokes()}
            data-verb="void-code"
          >
            {t('joining.links.voidCode')}
          </button>
        )}
      </div>
      {note !== '' && <p role="status">{note}</p>}
      <Problems lines={problems} />
    </section>
  );
}
