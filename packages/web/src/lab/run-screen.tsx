import type { Row } from '@grimrule/lab';
import { csvOf, curvesOf, isPlayed, jobCount, tableOfRun, varyingFacts } from '@grimrule/lab';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'wouter';
import type { PageGame } from '../games/page-game.ts';
import { saveAsFile, saveText } from '../link/files/files.ts';
import { DeadEnd } from '../screens/frame/dead-end.tsx';
import { Opening } from '../screens/frame/opening.tsx';
import { Screen } from '../screens/frame/screen.tsx';
import { nameOfGame } from '../screens/saved/standing.ts';
import { useGame } from '../screens/use-game.ts';
import type { Run } from './kept-runs.ts';
import type { LabGame } from './lab-game.ts';
import { addressOf } from './plan-link.ts';
import { ComparisonPanel } from './results/comparison.tsx';
import { CurvePlot } from './results/curve-plot.tsx';
import { GameList } from './results/game-list.tsx';
import { HeatMap } from './results/heat-map.tsx';
import { Sums } from './results/sums.tsx';
import { WorthTable } from './results/worth-table.tsx';
import { useLab } from './use-lab.ts';
import { useRun } from './use-run.ts';
import { useLabWords } from './words.ts';
import './lab.css';

/** Set by the screen that made the run: it begins at once. */
const GO = '#go';

/** A run of the laboratory: its games, as far as they are played, and what they say. */
export function RunScreen() {
  const { run: id = '' } = useParams();
  const { say } = useLabWords();
  const { run, rows, isPlaying, isWhole, isBroken, goOn, pause } = useRun(id);
  const page = useGame(run?.plan.game, 'offered');
  const lab = useLab(run?.plan.game ?? '');
  const begun = useRef(false);
  useEffect(() => {
    if (!run || begun.current || location.hash !== GO) return;
    begun.current = true;
    history.replaceState(history.state, '', location.pathname);
    goOn();
  }, [run, goOn]);
  if (run === undefined) return <Opening />;
  if (run === null) return <DeadEnd title={say.title} text={say.gone} />;
  if (!page || !lab) return <Opening />;
  const all = jobCount(run.plan);
  const isOld = run.rules !== page.game.definition.version;
  return (
    <Screen title={say.title} className="lab-screen">
      <section className="lab-panel lab-progress" aria-live="polite">
        <div className="row">
          <b data-verb="progress">{isWhole ? say.finished : say.played(rows.length, all)}</b>
          {!isWhole && !isOld && (
            <button
              type="button"
              className="button button-main"
              onClick={isPlaying ? pause : goOn}
              data-verb={isPlaying ? 'pause' : 'go-on'}
            >
              {isPlaying ? (
                <Pause aria-hidden="true" size={18} />
              ) : (
                <Play aria-hidden="true" size={18} />
              )}
              {isPlaying ? say.pause : say.goOn}
            </button>
          )}
          <Exports run={run} rows={rows} />
          <Link href="/lab" className="button">
            {say.back}
          </Link>
        </div>
        <progress value={rows.length} max={all} aria-label={say.played(rows.length, all)} />
        {isBroken && <p role="alert">{say.broken}</p>}
        {isOld && !isWhole && <p>{say.otherRules}</p>}
      </section>
      {rows.length === 0 ? (
        <p className="quiet">{say.noResults}</p>
      ) : (
        <Results run={run} rows={rows} page={page} lab={lab} />
      )}
    </Screen>
  );
}

function Results(props: {
  readonly run: Run;
  readonly rows: readonly Row[];
  readonly page: PageGame;
  readonly lab: LabGame;
}) {
  const { run, rows, page, lab } = props;
  const { plan } = run;
  const { language, say } = useLabWords();
  const isGrid = varyingFacts(plan).length > 1;
  const bySetting = useMemo(
    () => plan.settings.map((_, at) => rows.filter(({ setting }) => setting === at)),
    [plan, rows],
  );
  const titles = plan.settings.map(({ options, bots }) => {
    const name = nameOfGame(page, { options }, language);
    return [name, ...new Set(bots.map((bot) => say.bots[bot] ?? bot))].join(', ');
  });
  if (isGrid) {
    return (
      <>
        <HeatMap lab={lab} plan={plan} rows={rows} />
        <GameList lab={lab} plan={plan} rows={rows} />
      </>
    );
  }
  return (
    <>
      <div className="lab-columns">
        {bySetting.map((own, at) => (
          <Sums
            // biome-ignore lint/suspicious/noArrayIndexKey: a setting is its place in the plan.
            key={at}
            page={page}
            lab={lab}
            title={titles[at] ?? ''}
            rows={own}
          />
        ))}
      </div>
      {bySetting.length === 2 && <ComparisonPanel rows={rows} />}
      <Courses lab={lab} titles={titles} bySetting={bySetting} />
      {bySetting.map((own, at) => {
        const seats = own.find(isPlayed)?.cards.length ?? 0;
        return Array.from({ length: seats }, (_, seat) => (
          <WorthTable
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat of a setting is its number.
            key={`${at} ${seat}`}
            page={page}
            title={`${say.worth}: ${titles[at] ?? ''}${
              seats > 1
                ? `, ${page.seatName(plan.settings[at]?.options ?? null, seat, language)}`
                : ''
            }`}
            rows={own}
            seat={seat}
          />
        ));
      })}
      <GameList lab={lab} plan={plan} rows={rows} />
    </>
  );
}

function Courses(props: {
  readonly lab: LabGame;
  readonly titles: readonly string[];
  readonly bySetting: readonly (readonly Row[])[];
}) {
  const { lab, titles, bySetting } = props;
  const { language, say } = useLabWords();
  const curves = useMemo(() => bySetting.map(curvesOf), [bySetting]);
  const gauges = [...new Set(curves.flatMap((each) => each.map(({ gauge }) => gauge)))];
  if (gauges.length === 0) return null;
  return (
    <section className="lab-panel">
      <h2>{say.byRound}</h2>
      {titles.length > 1 && (
        <ul className="lab-legend">
          {titles.map((title, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a setting is its place in the plan.
            <li key={at} data-which={at}>
              {title}
            </li>
          ))}
        </ul>
      )}
      <div className="lab-plots">
        {gauges.map((gauge) => (
          <CurvePlot
            key={gauge}
            title={lab.results[language].gauges[gauge] ?? gauge}
            names={titles}
            curves={curves.map((each) => each.find((curve) => curve.gauge === gauge))}
          />
        ))}
      </div>
    </section>
  );
}

function Exports({ run, rows }: { readonly run: Run; readonly rows: readonly Row[] }) {
  const { say } = useLabWords();
  const { plan, rules } = run;
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = addressOf(plan);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        data-verb="save-csv"
        onClick={() => saveText('lab', 'csv', csvOf(tableOfRun(plan, rows)))}
      >
        {say.csv}
      </button>
      <button
        type="button"
        className="button"
        data-verb="save-json"
        onClick={() => saveAsFile('lab', { plan, rules, rows })}
      >
        {say.json}
      </button>
      <button type="button" className="button" data-verb="copy-plan" onClick={() => void copy()}>
        {say.copyLink}
      </button>
      {copied === true && <span role="status">{say.copied}</span>}
      {copied === false && (
        <label className="lab-field" role="alert">
          <span>{say.notCopied}</span>
          <input className="field" readOnly value={address} />
        </label>
      )}
    </>
  );
}
