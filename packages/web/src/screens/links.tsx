import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { isRefused } from '../link/ask.ts';
import type { Invite } from '../link/seat-keys.ts';
import { invitesOf, keepInvites, keysOf, linkTo } from '../link/seat-keys.ts';
import { replaceLink } from '../link/server-api.ts';
import { useLanguage } from '../words/language.ts';
import { CopyLink } from './copy-link.tsx';
import { Problems } from './problems.tsx';
import { Screen } from './screen.tsx';
import { useServerWords } from './server-words.ts';
import './links.css';

/** Links to hand on: a secret one for each friend's seat, a public one for spectators. */
export function TableLinks() {
  const { table = '' } = useParams();
  const { t } = useLanguage();
  const [invites, setInvites] = useState(() => invitesOf(table));
  const mine = keysOf(table);
  const replaced = (invite: Invite) => {
    const next = invites.map((each) => (each.seat === invite.seat ? invite : each));
    keepInvites(table, next);
    setInvites(next);
  };
  return (
    <Screen title={t('screens.invite.title')} className="links">
      {invites.length > 0 && (
        <section aria-labelledby="links-friends">
          <h2 id="links-friends" className="section-title">
            {t('screens.invite.friends')}
          </h2>
          <p className="quiet hint">{t('screens.invite.friendsHint')}</p>
          <ul className="stack">
            {invites.map((invite) => (
              <li key={invite.seat}>
                <FriendLink table={table} invite={invite} host={mine[0]} onReplaced={replaced} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="links-watch">
        <h2 id="links-watch" className="section-title">
          {t('screens.invite.watch')}
        </h2>
        <p className="quiet hint">{t('screens.invite.watchHint')}</p>
        <CopyLink link={linkTo(table)} what={t('screens.invite.watch')} />
      </section>
      {mine.length > 0 && (
        <details className="links-self">
          <summary>{t('screens.invite.self')}</summary>
          <p className="quiet hint">{t('screens.invite.selfHint')}</p>
          <CopyLink link={linkTo(table, mine)} what={t('screens.invite.self')} />
        </details>
      )}
      <Link
        href={`/table/${table}`}
        className="button button-main button-large"
        data-verb="to-table"
      >
        {t('screens.invite.toTable')}
      </Link>
    </Screen>
  );
}

function FriendLink(props: {
  readonly table: string;
  readonly invite: Invite;
  /** The secret of whoever opened the table; without it no link can be replaced. */
  readonly host: string | undefined;
  readonly onReplaced: (invite: Invite) => void;
}) {
  const { table, invite, host, onReplaced } = props;
  const { seat, name, key } = invite;
  const { t } = useLanguage();
  const [said, setSaid] = useState<readonly string[]>([]);
  const [isReplaced, setReplaced] = useState(false);
  const serverWords = useServerWords();
  const what = name === '' ? t('screens.invite.seat', { count: seat + 1 }) : name;
  const replace = async (by: string) => {
    const answer = await replaceLink(table, seat, by);
    if (isRefused(answer)) {
      setSaid(serverWords(answer.refused));
      return;
    }
    setSaid([]);
    setReplaced(true);
    onReplaced({ ...invite, key: answer.key });
  };
  return (
    <div className="friend-link">
      <h3>{what}</h3>
      <CopyLink link={linkTo(table, [key])} what={what} />
      {host !== undefined && (
        <button
          type="button"
          className="text-link"
          aria-label={t('screens.invite.replaceOf', { what })}
          onClick={() => void replace(host)}
        >
          <RefreshCw aria-hidden="true" size={14} /> {t('screens.invite.replace')}
        </button>
      )}
      {isReplaced && <p role="status">{t('screens.invite.replaced')}</p>}
      <Problems lines={said} />
    </div>
  );
}
