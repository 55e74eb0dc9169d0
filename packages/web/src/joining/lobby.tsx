import type { Seat } from '@grimrule/kernel';
import type { Lobby as LobbySeen } from '@grimrule/room';
import { DoorOpen } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { codeIn } from '../link/keys/codes.ts';
import { asPlayer } from '../link/keys/player.ts';
import type { ServerRefusal } from '../link/server/ask.ts';
import { isRefused } from '../link/server/ask.ts';
import { knock, lookIntoLobby } from '../link/server/joining-api.ts';
import { Opening } from '../screens/frame/opening.tsx';
import { Screen } from '../screens/frame/screen.tsx';
import { Problems } from '../screens/new-game/problems.tsx';
import { useServerWords } from '../screens/server-words.ts';
import { useSettings } from '../settings/settings.ts';
import { useLanguage } from '../words/language.ts';
import { JoinByCode } from './join-by-code.tsx';
import type { Knocking } from './knocking.ts';
import { keepKnock, keptKnock } from './knocking.ts';
import { NameField } from './name-field.tsx';
import { TableCard, useSeatRole } from './table-card.tsx';
import { useKnock } from './use-knock.ts';
import { wayIn } from './way-in.ts';

const codeInAddress = () => codeIn(location.hash);

/** The door of a table: who is inside, and a way to ask for a seat. Nothing of the game is seen from here. */
export function Lobby() {
  const { t } = useLanguage();
  const [code, setCode] = useState(codeInAddress);
  const [lobby, setLobby] = useState<LobbySeen | null>(null);
  const [refused, setRefused] = useState<ServerRefusal | null>(null);
  useEffect(() => {
    const changed = () => setCode(codeInAddress());
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  useEffect(() => {
    setLobby(null);
    setRefused(null);
    if (code === '') return;
    let isStill = true;
    void lookIntoLobby(code).then((answer) => {
      if (!isStill) return;
      if (isRefused(answer)) setRefused(answer.refused);
      else setLobby(answer);
    });
    return () => {
      isStill = false;
    };
  }, [code]);
  if (code === '') {
    return (
      <Screen title={t('joining.lobby.title')} className="joining">
        <JoinByCode />
      </Screen>
    );
  }
  if (refused) return <NoLobby refused={refused} />;
  if (!lobby) return <Opening text={t('joining.lobby.opening')} />;
  return <AtTheDoor key={code} code={code} lobby={lobby} />;
}

function NoLobby({ refused }: { readonly refused: ServerRefusal }) {
  const { t } = useLanguage();
  const serverWords = useServerWords();
  return (
    <Screen title={t('joining.lobby.cannot')} className="joining">
      <Problems lines={serverWords(refused)} />
      <p>{t('joining.lobby.askAgain')}</p>
      <JoinByCode />
    </Screen>
  );
}

function AtTheDoor({ code, lobby }: { readonly code: string; readonly lobby: LobbySeen }) {
  const { t } = useLanguage();
  const { seats } = lobby;
  const [knocking, setKnocking] = useState(() => keptKnock(code));
  const free = seats.flatMap(({ state }, seat) => (state === 'free' ? [seat] : []));
  const change = (next: Knocking | null) => {
    keepKnock(code, next);
    setKnocking(next);
  };
  return (
    <Screen title={t('joining.lobby.title')} className="joining">
      <TableCard
        about={t('joining.lobby.about')}
        table={lobby}
        seats={seats.map((each, seat) => ({ ...each, seat }))}
      >
        {knocking ? (
          <Waiting lobby={lobby} knocking={knocking} onOver={() => change(null)} />
        ) : free.length > 0 ? (
          <KnockForm code={code} lobby={lobby} free={free} onKnocked={change} />
        ) : (
          <>
            <p className="note">
              <b>{t('joining.lobby.full')}</b> {t('joining.lobby.fullHint')}
            </p>
            <Link href="/" className="button">
              {t('screens.opened.home')}
            </Link>
          </>
        )}
      </TableCard>
    </Screen>
  );
}

function KnockForm(props: {
  readonly code: string;
  readonly lobby: LobbySeen;
  readonly free: readonly Seat[];
  readonly onKnocked: (knocking: Knocking) => void;
}) {
  const { code, lobby, free, onKnocked } = props;
  const { t } = useLanguage();
  const role = useSeatRole(lobby);
  const serverWords = useServerWords();
  const [seat, setSeat] = useState(free[0] ?? 0);
  const [name, setName] = useState(() => useSettings.getState().name);
  const [isKnocking, setIsKnocking] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const knocks = async () => {
    const called = name.trim();
    if (called === '') {
      setProblems([t('joining.nameMissing')]);
      return;
    }
    setProblems([]);
    setIsKnocking(true);
    useSettings.setState({ name: called });
    const made = await asPlayer((key) => knock({ code, seat, key, name: called }));
    setIsKnocking(false);
    if (isRefused(made)) setProblems(serverWords(made.refused));
    else onKnocked({ token: made.token, seat, name: called });
  };
  return (
    <form
      className="joining-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void knocks();
      }}
    >
      {free.length > 1 && (
        <fieldset className="stack">
          <legend>
            <b>{t('joining.lobby.which')}</b>
          </legend>
          <div className="joining-seats">
            {free.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name="seat"
                  value={each}
                  checked={each === seat}
                  onChange={() => setSeat(each)}
                />
                {lobby.seats[each]?.name || role(each)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <NameField value={name} onChange={setName} />
      <Problems lines={problems} />
      <button
        type="submit"
        className="button button-main button-large"
        disabled={isKnocking}
        data-verb="knock"
      >
        {t(isKnocking ? 'joining.lobby.knocking' : 'joining.lobby.knock')}
      </button>
      <p className="quiet hint">{t('joining.lobby.knockHint')}</p>
    </form>
  );
}

function Waiting(props: {
  readonly lobby: LobbySeen;
  readonly knocking: Knocking;
  readonly onOver: () => void;
}) {
  const { lobby, knocking, onOver } = props;
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const role = useSeatRole(lobby);
  const serverWords = useServerWords();
  const answer = useKnock(knocking);
  const table = answer.is === 'seated' ? answer.table : null;
  useEffect(() => {
    if (table !== null) void wayIn(table).then((way) => navigate(way));
  }, [table, navigate]);
  if (answer.is === 'waiting' || answer.is === 'letIn' || answer.is === 'seated') {
    return (
      <div className="waiting" data-knock={answer.is}>
        <DoorOpen aria-hidden="true" size={34} className="waiting-sign" />
        <p role="status">
          {answer.is === 'waiting' ? (
            <>
              <b>{t('joining.lobby.waiting', { seat: role(knocking.seat) })}</b>{' '}
              <span className="quiet">{t('joining.lobby.stayHere')}</span>
            </>
          ) : (
            <b>{t('joining.lobby.letIn')}</b>
          )}
        </p>
        {answer.is === 'waiting' && (
          <button type="button" className="button" onClick={onOver} data-verb="give-up">
            {t('joining.lobby.giveUp')}
          </button>
        )}
      </div>
    );
  }
  const why =
    answer.is === 'failed'
      ? serverWords(answer.refused)
      : [t(answer.is === 'refused' ? 'joining.lobby.refused' : 'joining.lobby.expired')];
  return (
    <div className="stack" data-knock={answer.is}>
      <Problems lines={why} />
      <div className="row">
        <button
          type="button"
          className="button button-main"
          onClick={onOver}
          data-verb="knock-again"
        >
          {t('joining.lobby.again')}
        </button>
        <Link href="/" className="button">
          {t('screens.opened.home')}
        </Link>
      </div>
    </div>
  );
}
