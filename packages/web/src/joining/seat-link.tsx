import type { Seat } from '@grimrule/kernel';
import type { ListedSeat, ListedTable, OpenInvitation } from '@grimrule/room';
import { Armchair, Bot, Link2, User, X } from 'lucide-react';
import { useState } from 'react';
import { invitationLink, keepInvitation, tokenOf } from '../link/keys/made-invitations.ts';
import { invitesOf, linkTo } from '../link/keys/seat-keys.ts';
import { asSitter } from '../link/keys/sitter.ts';
import type { Asked } from '../link/server/ask.ts';
import { isRefused } from '../link/server/ask.ts';
import { invite, revokeInvitation } from '../link/server/joining-api.ts';
import { CopyLink } from '../screens/links/copy-link.tsx';
import { Problems } from '../screens/new-game/problems.tsx';
import { useDate } from '../screens/saved/standing.ts';
import { useServerWords } from '../screens/server-words.ts';
import { useLanguage } from '../words/language.ts';
import { SeatPortrait } from './seat-portrait.tsx';

/** A seat, and the ways to invite a player to it. */
export function SeatLink(props: {
  readonly table: string;
  readonly about: ListedTable;
  readonly seat: Seat;
  readonly there: ListedSeat;
  readonly role: string;
  readonly isMine: boolean;
  readonly isHost: boolean;
  /** The links to this seat that can still be used. */
  readonly invitations: readonly OpenInvitation[];
  readonly onChanged: () => Promise<void>;
}) {
  const { table, about, seat, there, role, isMine, isHost, invitations, onChanged } = props;
  const { t } = useLanguage();
  const serverWords = useServerWords();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const name = there.name === '' ? role : there.name;
  const state = isMine ? 'you' : there.bot !== null ? 'bot' : there.isFree ? 'free' : 'taken';
  const Sign = { you: User, bot: Bot, free: Armchair, taken: User }[state];
  const oldKey = invitesOf(table).find((each) => each.seat === seat)?.key;

  const doing = async (asked: Asked<unknown>, done: string) => {
    const answer = await asked;
    setProblems(isRefused(answer) ? serverWords(answer.refused) : []);
    setNote(isRefused(answer) ? '' : done);
    await onChanged();
  };
  const makes = () =>
    doing(
      asSitter(table, async (key) => {
        const made = await invite(table, seat, key);
        if (!isRefused(made)) keepInvitation(table, made);
        return made;
      }),
      '',
    );
  const revokes = (id: string) =>
    doing(
      asSitter(table, (key) => revokeInvitation(table, id, key)),
      t('joining.links.revoked'),
    );

  return (
    <li className="seat-link" data-seat={seat} data-state-of={state}>
      <div className="seat-link-head">
        <SeatPortrait game={about.game} options={about.options} seat={seat}>
          <Sign aria-hidden="true" size={20} />
        </SeatPortrait>
        <h3>{name}</h3>
        <p className="quiet">
          {[name === role ? '' : role, t(`joining.links.${state}`)]
            .filter((each) => each !== '')
            .join(', ')}
        </p>
        {(state === 'free' || state === 'bot') && invitations.length === 0 && (
          <button
            type="button"
            className="button"
            aria-label={t('joining.links.inviteOf', { seat: name })}
            onClick={() => void makes()}
            data-verb="invite"
          >
            <Link2 aria-hidden="true" size={17} />
            {t('joining.links.invite')}
          </button>
        )}
      </div>
      {!isMine &&
        invitations.map((each) => (
          <OpenLink
            key={each.id}
            table={table}
            invitation={each}
            name={name}
            onRevoke={() => void revokes(each.id)}
          />
        ))}
      {state === 'taken' && isHost && invitations.length === 0 && (
        <Replace name={name} onReplace={() => void makes()} />
      )}
      {!isMine && oldKey !== undefined && (
        <>
          <p className="quiet hint">{t('joining.links.oldLinkHint')}</p>
          <CopyLink link={linkTo(table, [oldKey])} what={t('joining.links.oldLink')} />
        </>
      )}
      {note !== '' && <p role="status">{note}</p>}
      <Problems lines={problems} />
    </li>
  );
}

function OpenLink(props: {
  readonly table: string;
  readonly invitation: OpenInvitation;
  readonly name: string;
  readonly onRevoke: () => void;
}) {
  const { table, invitation, name, onRevoke } = props;
  const { t } = useLanguage();
  const date = useDate()(invitation.expires);
  const token = tokenOf(table, invitation.id);
  const { inviter } = invitation;
  const elsewhere =
    inviter === ''
      ? t('joining.links.madeElsewhereUnnamed', { date })
      : t('joining.links.madeElsewhere', { name: inviter, date });
  return (
    <div className="open-link">
      {token !== null && (
        <CopyLink
          link={invitationLink(table, token)}
          what={t('joining.links.linkOf', { seat: name })}
        />
      )}
      <div className="row">
        <p className="quiet hint">
          {token === null ? elsewhere : t('joining.links.until', { date })}
        </p>
        <button
          type="button"
          className="text-link"
          aria-label={t('joining.links.revokeOf', { seat: name })}
          onClick={onRevoke}
          data-verb="revoke"
        >
          <X aria-hidden="true" size={14} /> {t('joining.links.revoke')}
        </button>
      </div>
    </div>
  );
}

/** A taken seat is given away only after an explanation and a confirmation. */
function Replace({ name, onReplace }: { readonly name: string; readonly onReplace: () => void }) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button
        type="button"
        className="text-link"
        aria-label={t('joining.links.replaceOf', { seat: name })}
        onClick={() => setAsking(true)}
        data-verb="replace"
      >
        {t('joining.links.replace')}
      </button>
    );
  }
  return (
    <div className="note stack" role="status">
      <p>{t('joining.links.replaceHint', { name })}</p>
      <div className="row">
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            setAsking(false);
            onReplace();
          }}
          data-verb="replace-surely"
        >
          {t('joining.links.replaceSurely')}
        </button>
        <button type="button" className="button" onClick={() => setAsking(false)}>
          {t('joining.links.keep')}
        </button>
      </div>
    </div>
  );
}
