import type { InvitationInfo } from '@grimrule/room';
import { useEffect, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { carriedSecret } from '../link/keys/carried-secret.ts';
import { asPlayer } from '../link/keys/player.ts';
import { keysAt } from '../link/keys/seat-keys.ts';
import type { ServerRefusal } from '../link/server/ask.ts';
import { isRefused } from '../link/server/ask.ts';
import { acceptInvitation, lookAtInvitation } from '../link/server/joining-api.ts';
import { tableInfo } from '../link/server/server-api.ts';
import { DeadEnd } from '../screens/frame/dead-end.tsx';
import { Opening } from '../screens/frame/opening.tsx';
import { Screen } from '../screens/frame/screen.tsx';
import { Problems } from '../screens/new-game/problems.tsx';
import { useDate } from '../screens/saved/standing.ts';
import { useServerWords } from '../screens/server-words.ts';
import { useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';
import { NameField } from './name-field.tsx';
import { TableCard } from './table-card.tsx';
import { wayIn } from './way-in.ts';

/** A link to a seat. Opening it changes nothing: only the button takes the seat. */
export function Invitation() {
  const { table = '' } = useParams();
  const { t } = useLanguage();
  const [token] = useState(() => carriedSecret(`invitation.${table}`));
  const [info, setInfo] = useState<InvitationInfo | null>(null);
  const [refused, setRefused] = useState<ServerRefusal | null>(null);
  useEffect(() => {
    if (token === null) return;
    let isStill = true;
    void lookAtInvitation(token).then((answer) => {
      if (!isStill) return;
      if (isRefused(answer)) setRefused(answer.refused);
      else setInfo(answer);
    });
    return () => {
      isStill = false;
    };
  }, [token]);
  if (token === null) return <CannotJoin table={table} why={t('joining.invitation.cutOff')} />;
  if (refused) return <Refused table={table} refused={refused} />;
  if (!info) return <Opening text={t('joining.invitation.opening')} />;
  return <Invited info={info} token={token} onRefused={setRefused} />;
}

/** Reasons that no second try changes. */
const FINAL: readonly string[] = [
  'noSuchInvitation',
  'invitationUsed',
  'invitationExpired',
  'invitationRevoked',
  'invitationForAnother',
  'seatNotFree',
  'playerIsHere',
];

function Invited(props: {
  readonly info: InvitationInfo;
  readonly token: string;
  readonly onRefused: (refused: ServerRefusal) => void;
}) {
  const { info, token, onRefused } = props;
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [name, setName] = useState(() => useSettings.getState().name || info.name);
  const [isAccepting, setAccepting] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const serverWords = useServerWords();
  const until = useDate()(info.expires);
  const accept = async () => {
    if (name.trim() === '') {
      setProblems([t('joining.nameMissing')]);
      return;
    }
    setProblems([]);
    setAccepting(true);
    useSettings.setState({ name: name.trim() });
    const taken = await asPlayer((key) => acceptInvitation({ token, key, name: name.trim() }));
    setAccepting(false);
    if (!isRefused(taken)) navigate(await wayIn(taken.table));
    else if (FINAL.includes(taken.refused.reason)) onRefused(taken.refused);
    else setProblems(serverWords(taken.refused));
  };
  const about =
    info.inviter === ''
      ? t('joining.invitation.fromSomebody')
      : t('joining.invitation.from', { name: info.inviter });
  return (
    <Screen title={t('joining.invitation.title')} className="joining">
      <TableCard about={about} table={info} seats={[{ seat: info.seat, name: '', state: 'yours' }]}>
        <form
          className="joining-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void accept();
          }}
        >
          <NameField value={name} onChange={setName} />
          <Problems lines={problems} />
          <button
            type="submit"
            className="button button-main button-large"
            disabled={isAccepting}
            data-verb="accept"
          >
            {t(isAccepting ? 'joining.invitation.accepting' : 'joining.invitation.accept')}
          </button>
          <p className="quiet hint">
            {t('joining.invitation.once')} {t('joining.invitation.expires', { date: until })}.
          </p>
        </form>
      </TableCard>
    </Screen>
  );
}

function Refused(props: { readonly table: string; readonly refused: ServerRefusal }) {
  const { table, refused } = props;
  const serverWords = useServerWords();
  const isMine = useMySeat(table);
  const { t } = useLanguage();
  // A player who returns to their own used link is not sent away.
  if (isMine) {
    return (
      <DeadEnd title={t('joining.invitation.yours')} text={serverWords(refused).join(' ')}>
        <Link href={`/table/${table}`} className="button button-main" data-verb="to-table">
          {t('screens.invite.toTable')}
        </Link>
      </DeadEnd>
    );
  }
  return <CannotJoin table={table} why={serverWords(refused).join(' ')} />;
}

function CannotJoin(props: { readonly table: string; readonly why: string }) {
  const { t } = useLanguage();
  return (
    <DeadEnd
      title={t('joining.invitation.cannot')}
      text={`${props.why} ${t('joining.invitation.askAgain')}`}
    >
      <Link href={`/table/${props.table}`} className="button button-main" data-verb="watch">
        {t('joining.invitation.watch')}
      </Link>
    </DeadEnd>
  );
}

/** Whether this browser has a seat at the table already. */
function useMySeat(table: string): boolean {
  const [isMine, setMine] = useState(false);
  useEffect(() => {
    const keys = keysAt(table);
    if (keys.length === 0) return;
    let isStill = true;
    void tableInfo(table, keys).then((answer) => {
      if (isStill) setMine(!isRefused(answer) && answer.mine.length > 0);
    });
    return () => {
      isStill = false;
    };
  }, [table]);
  return isMine;
}
