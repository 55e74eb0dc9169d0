import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Figure } from '../../art/card-picture.tsx';
import type { Course } from '../../course/course.ts';
import { download } from '../../link/files/record-file.ts';
import { openLocally } from '../../link/local/open-locally.ts';
import { nameOfGame } from '../../screens/saved/standing.ts';
import { useLanguage } from '../../words/language.ts';
import { seatName } from '../seats/seat-name.ts';
import { useTable, useTableState } from '../table-context.tsx';
import { useEndingTitle } from './ending.tsx';
import { Graph, Numbers } from './graph.tsx';
import { closeResult } from './result-state.ts';
import { type Finished, useCourse } from './use-course.ts';
import type { Kept } from './where.ts';
import './result.css';

const MOST_FIGURES = 3;

/** How a game ended: what decided it, its course, what everybody did, and what can be done next. */
export function ResultPage({ kept }: { readonly kept: Kept }) {
  const { view, words, reader, page, language } = useTable();
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = useCallback(
    (of: number) => seatName(page, info, of, language),
    [page, info, language],
  );
  const { finished, course } = useCourse(page.name, kept, language, nameOf);
  const title = useEndingTitle();
  useEffect(() => heading.current?.focus(), []);
  if (!view.outcome || !title) return null;
  const { winners, result, line } = view.outcome;
  const isLost = title === 'outcome.lost' || (title === 'outcome.title' && winners.length === 0);
  const word =
    title === 'outcome.title'
      ? result === 'draw'
        ? 'draw'
        : isLost
          ? 'defeat'
          : 'over'
      : isLost
        ? 'defeat'
        : 'victory';
  return (
    <section
      className="result"
      data-mood={isLost ? 'lost' : word === 'draw' ? 'draw' : 'won'}
      aria-labelledby="result-title"
      data-result={result}
    >
      <button
        type="button"
        className="button button-icon result-close"
        aria-label={t('result.close')}
        title={t('result.close')}
        onClick={closeResult}
        data-verb="close-result"
      >
        <X size={20} aria-hidden="true" />
      </button>
      <div className="result-scene">
        <h2
          id="result-title"
          ref={heading}
          tabIndex={-1}
          style={{ '--letters': t(`result.words.${word}`).length } as CSSProperties}
        >
          {t(`result.words.${word}`)}
        </h2>
        <p>
          {info && <b>{nameOfGame(page, info, language)}</b>} {words.line(line, reader)}
        </p>
        <Figures isLost={isLost} winners={winners} />
      </div>
      <div className="result-panel">
        {course?.decided && (
          <div className="result-decided">
            <p>{t('result.decided')}</p>
            <h3>{course.decided.text}</h3>
          </div>
        )}
        {course === undefined && <p className="quiet">{t('result.reading')}</p>}
        {course === null && <p className="quiet">{t('result.unread')}</p>}
        {course && <Graph course={course} />}
        {course && <Tiles course={course} minutes={finished?.minutes ?? null} />}
        <Verbs kept={kept} finished={finished ?? null} />
        {course && (
          <>
            <Highlights course={course} replay={kept.replay} />
            <Players course={course} nameOf={nameOf} />
            <Numbers course={course} />
          </>
        )}
      </div>
    </section>
  );
}

/** Those who have won stand there; if all have lost, the one who won against them. */
function Figures(props: { readonly isLost: boolean; readonly winners: readonly number[] }) {
  const { page, language } = useTable();
  const options = useTableState(({ info }) => info?.options ?? null);
  const cast = page.cast?.(options, language);
  if (!cast) return null;
  const foe = cast.against;
  // A quest is a landscape: then those stand there who have failed.
  const isFigure = foe?.design != null && page.face(foe.design, language).shape === 'upright';
  const shown =
    props.winners.length > 0
      ? props.winners.flatMap((seat) => cast.players[seat]?.heroes ?? [])
      : foe && isFigure
        ? [foe]
        : cast.players.flatMap(({ heroes }) => heroes);
  const figures = shown.flatMap(({ id, design }) => (design === null ? [] : [{ id, design }]));
  return (
    <div
      className="result-figures"
      data-count={Math.min(figures.length, MOST_FIGURES)}
      aria-hidden="true"
    >
      {figures.slice(0, MOST_FIGURES).map(({ id, design }) => (
        <div key={id}>
          <Figure art={page.face(design, language).art} />
        </div>
      ))}
    </div>
  );
}

function Tiles(props: { readonly course: Course; readonly minutes: number | null }) {
  const { t } = useLanguage();
  const { course, minutes } = props;
  const tiles = [
    ...course.figures,
    ...(minutes === null
      ? []
      : [
          {
            id: 'played',
            value: t('result.minutes', { count: minutes }),
            label: t('result.played'),
          },
        ]),
  ];
  return (
    <dl className="result-tiles">
      {tiles.map(({ id, value, label }) => (
        <div key={id} className="result-tile">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Highlights({ course, replay }: { readonly course: Course; readonly replay: string }) {
  const { t } = useLanguage();
  if (course.highlights.length === 0) return null;
  return (
    <section className="result-part" aria-labelledby="result-moments">
      <h3 id="result-moments">{t('result.moments')}</h3>
      <ol className="result-moments">
        {course.highlights.map(({ at, round, text }) => (
          <li key={`${at} ${text}`}>
            <Link href={`${replay}?at=${at}`} data-verb="watch-moment">
              <span className="quiet">
                {course.per} {round}
              </span>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Players(props: { readonly course: Course; readonly nameOf: (seat: number) => string }) {
  const { course, nameOf } = props;
  const { t } = useLanguage();
  const [first] = course.players;
  if (!first || course.players.length < 2) return null;
  return (
    <div className="result-part">
      <h3>{t('result.players')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people scroll it with the keyboard. */}
      <section className="result-scroll" tabIndex={0} aria-label={t('result.players')}>
        <table>
          <thead>
            <tr>
              <td />
              {first.figures.map(({ id, label }) => (
                <th key={id} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {course.players.map(({ seat, figures }) => (
              <tr key={seat}>
                <th scope="row">{nameOf(seat)}</th>
                {figures.map(({ id, value }) => (
                  <td key={id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Verbs(props: { readonly kept: Kept; readonly finished: Finished | null }) {
  const { kept, finished } = props;
  const { store, page } = useTable();
  const { t } = useLanguage();
  const [, navigate] = useLocation();
  const [isOpening, setOpening] = useState(false);
  const info = useTableState((state) => state.info);
  const isPlayer = useTableState(({ seats }) => seats.length > 0);
  const undo = useTableState(({ shown, seat }) => shown.get(seat)?.standing.undo.turn ?? null);
  const rematch = async () => {
    if (!info || !finished?.seats) {
      // Friends are asked anew; everything else is as it was.
      navigate(`/new/${page.name}`, { state: { options: info?.options } });
      return;
    }
    setOpening(true);
    try {
      navigate(`/local/${await openLocally(page.game, info.options, finished.seats)}`);
    } finally {
      setOpening(false);
    }
  };
  return (
    <div className="result-verbs">
      <button
        type="button"
        className="button button-main"
        disabled={isOpening}
        onClick={() => void rematch()}
        data-verb="rematch"
      >
        {t(kept.where === 'here' ? 'result.rematch' : 'outcome.again')}
      </button>
      <Link href={kept.replay} className="button" data-verb="watch-again">
        {t('outcome.replay')}
      </Link>
      {isPlayer && undo !== null && (
        <button
          type="button"
          className="button"
          onClick={() => store.undo('turn')}
          data-verb="take-back-turn"
        >
          {t('result.takeBack')}
        </button>
      )}
      {finished && (
        <button
          type="button"
          className="button"
          onClick={() => download(finished.match.record())}
          data-verb="save-result"
        >
          {t('screens.saved.save')}
        </button>
      )}
      <Link href="/history" className="button" data-verb="history">
        {t('history.title')}
      </Link>
      <Link href="/" className="button" data-verb="home">
        {t('outcome.home')}
      </Link>
    </div>
  );
}
