import type { Json } from '@grimrule/kernel';
import { Play } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { PageGame } from '../../games/page-game.ts';
import { keepInvitation } from '../../link/keys/made-invitations.ts';
import { asPlayer } from '../../link/keys/player.ts';
import { asSitter } from '../../link/keys/sitter.ts';
import { openLocally } from '../../link/local/open-locally.ts';
import { isRefused } from '../../link/server/ask.ts';
import { invite } from '../../link/server/joining-api.ts';
import { createTable } from '../../link/server/server-api.ts';
import { useSettings } from '../../settings/settings.ts';
import { useLanguage } from '../../words/language.ts';
import { Opening } from '../frame/opening.tsx';
import { Screen } from '../frame/screen.tsx';
import { preloadGame } from '../open-table/preload.ts';
import { BYSTANDER, nameOfGame } from '../saved/standing.ts';
import { useServerWords } from '../server-words.ts';
import { useGame } from '../use-game.ts';
import { Problems } from './problems.tsx';
import type { PlannedSeat } from './seat-plan.ts';
import {
  friendsAt,
  needsServer,
  plannedFor,
  playedFrom,
  seatsToFill,
  storedSeats,
} from './seat-plan.ts';
import { SeatsForm } from './seats-form.tsx';
import { SetupScreen } from './setup-screen.tsx';
import './new-game.css';

/** Choosing heroes, scenario and who plays. */
export function NewGame() {
  const { game = '' } = useParams();
  const page = useGame(game, 'offered');
  const { t } = useLanguage();
  if (page === undefined) return <Opening />;
  if (page === null) return <Screen title={t('screens.new.unknownGame')}>{null}</Screen>;
  return <Choosing key={page.name} page={page} />;
}

function Choosing({ page }: { readonly page: PageGame }) {
  const { language, t } = useLanguage();
  // A campaign says what its next game begins with.
  const handed = useHistoryState<{ readonly options?: Json } | null>();
  const [options, setOptions] = useState<Json>(handed?.options ?? page.firstGame.options);
  const [changed, setChanged] = useState<readonly PlannedSeat[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isOpening, setOpening] = useState(false);
  const [, navigate] = useLocation();
  const serverWords = useServerWords();
  const myName = useSettings((settings) => settings.name);
  const [choosing, setChoosing] = useState(0);
  const seats = page.seatsOf(options);
  const plan = plannedFor(seats, changed, page.firstGame.bots, myName);
  const problems = useProblems(page, useDeferredValue(options));
  const { Setup, seating } = page;

  const withOneMore = seating?.withSeat(options) ?? null;
  const addSeat = (more: Json) => {
    setOptions(more);
    setChoosing(seats);
  };
  const removeSeat = (seat: number) => {
    setOptions(seating?.withoutSeat(options, seat) ?? options);
    setChanged(plan.filter((_, index) => index !== seat));
    setChoosing(0);
  };

  const openOnServer = async () => {
    const seats = seatsToFill(plan);
    const answer = await asPlayer((key) => createTable({ key, game: page.name, options, seats }));
    if (isRefused(answer)) {
      setRefused(serverWords(answer.refused, page));
      return;
    }
    const { table } = answer;
    // A failure here can be repaired on the next screen.
    for (const seat of friendsAt(plan)) {
      const made = await asSitter(table, (key) => invite(table, seat, key));
      if (!isRefused(made)) keepInvitation(table, made);
    }
    navigate(`/table/${table}/links`);
  };
  const start = async () => {
    setRefused([]);
    setOpening(true);
    const own = plan.find(({ role, name }) => role === 'me' && name.trim() !== '');
    if (own) useSettings.setState({ name: own.name.trim() });
    if (needsServer(plan)) await openOnServer();
    else {
      preloadGame(page.name);
      try {
        navigate(`/local/${await openLocally(page.game, options, storedSeats(plan))}`);
      } catch {
        setRefused([t('screens.saved.notStored')]);
      }
    }
    setOpening(false);
  };

  const note = needsServer(plan)
    ? t('screens.new.together')
    : plan.some(({ role }) => role === 'me')
      ? t('screens.new.alone')
      : t('screens.new.nobody');
  return (
    <SetupScreen
      page={page}
      onSurprise={seating ? () => setOptions(seating.surprise(options, Math.random)) : null}
    >
      <form
        className="new-game-form"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <Suspense fallback={<div className="setup-columns" />}>
          <Setup
            options={options}
            onChange={setOptions}
            seat={Math.min(choosing, seats - 1)}
            playing={plan.findIndex(({ role }) => role === 'me')}
            onPlay={(seat) => setChanged(playedFrom(plan, seat))}
          />
        </Suspense>
        <section className="new-game-foot" aria-labelledby="new-seats">
          <h2 id="new-seats" className="sr-only">
            {t('screens.new.seats')}
          </h2>
          <SeatsForm
            plan={plan}
            looks={plan.map((_, seat) => ({
              label: page.seatName(options, seat, language),
              art: page.seatCover?.(options, seat) ?? null,
            }))}
            onChange={setChanged}
            choosing={seating ? Math.min(choosing, seats - 1) : null}
            onChoosing={setChoosing}
            onAdd={withOneMore === null ? null : () => addSeat(withOneMore)}
            onRemove={seats > 1 && seating ? removeSeat : null}
          />
          <div className="new-game-start">
            <Problems title={t('screens.new.problems')} lines={problems} />
            <Problems lines={refused} />
            <button
              type="submit"
              className="button button-main"
              disabled={isOpening || problems.length > 0}
              data-verb="start"
            >
              <span>
                <Play aria-hidden="true" size={22} fill="currentColor" />
                {isOpening
                  ? t('screens.new.starting')
                  : t(needsServer(plan) ? 'screens.new.startTogether' : 'screens.new.start')}
              </span>
              <small>{nameOfGame(page, { options, seats: storedSeats(plan) }, language)}</small>
            </button>
            <p className="quiet hint">{note}</p>
          </div>
        </section>
      </form>
    </SetupScreen>
  );
}

/** Everything that is wrong with the options, asked of the rules. */
function useProblems(page: PageGame, options: Json): readonly string[] {
  const { language } = useLanguage();
  const problems = useMemo(() => {
    const begun = page.game.setup(options, 'a try');
    return 'problems' in begun ? begun.problems : [];
  }, [page, options]);
  return [...new Set(problems.map((line) => page.words[language].line(line, BYSTANDER)))];
}
