import type { Plan } from '@grimrule/lab';
import { jobCount } from '@grimrule/lab';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { COVERS, gameNamed, registrationOf } from '../games/registry.ts';
import { Opening } from '../screens/frame/opening.tsx';
import { Screen } from '../screens/frame/screen.tsx';
import { useGame } from '../screens/use-game.ts';
import type { Run } from './kept-runs.ts';
import { deleteRun, listRuns, newRun } from './kept-runs.ts';
import type { LabGame } from './lab-game.ts';
import { PlanForm } from './plan-form.tsx';
import { planIn } from './plan-link.ts';
import { useLab } from './use-lab.ts';
import { useLabWords } from './words.ts';
import './lab.css';

const GAMES = COVERS.filter(([name]) => registrationOf(name)?.lab);

/** Plans for the laboratory, and the runs that this browser keeps. */
export function LabScreen() {
  const { say } = useLabWords();
  const [name, setName] = useState(GAMES[0]?.[0] ?? '');
  const [isFailed, setFailed] = useState(false);
  const [, navigate] = useLocation();
  const start = async (plan: Plan) => {
    const page = await gameNamed(plan.game);
    if (!page) return;
    const run = await newRun(plan, page.game.definition.version);
    navigate(`/lab/${run}#go`);
  };
  const begin = (plan: Plan) => {
    setFailed(false);
    start(plan).catch(() => setFailed(true));
  };
  return (
    <Screen title={say.title} className="lab-screen">
      <p className="lab-lead">{say.lead}</p>
      <FromLink onStart={begin} />
      <fieldset className="switch">
        <legend className="sr-only">{say.game}</legend>
        {GAMES.map(([each, cover]) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === name}
            data-game={each}
            onClick={() => setName(each)}
          >
            {cover.title}
          </button>
        ))}
      </fieldset>
      {isFailed && <p role="alert">{say.broken}</p>}
      <NewPlan key={name} game={name} onStart={begin} />
      <Runs />
    </Screen>
  );
}

function NewPlan({ game, onStart }: { readonly game: string; onStart: (plan: Plan) => void }) {
  const page = useGame(game, 'offered');
  const lab: LabGame | undefined = useLab(game);
  if (!page || !lab) return <Opening />;
  return <PlanForm page={page} lab={lab} onStart={onStart} />;
}

/** A plan that came with the address. */
function FromLink({ onStart }: { readonly onStart: (plan: Plan) => void }) {
  const { say } = useLabWords();
  const [hash] = useState(() => location.hash);
  if (hash === '') return null;
  const plan = planIn(hash);
  if (!plan || !registrationOf(plan.game)) return <p role="alert">{say.badLink}</p>;
  return (
    <section className="lab-panel">
      <p>{say.fromLink}</p>
      <ul>
        {plan.settings.slice(0, 3).map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="row">
        <button
          type="button"
          className="button button-main"
          data-verb="start-link"
          onClick={() => onStart(plan)}
        >
          {say.start}
        </button>
        <span className="quiet">{say.all(jobCount(plan))}</span>
      </div>
    </section>
  );
}

function Runs() {
  const { say, language } = useLabWords();
  const [runs, setRuns] = useState<readonly Run[]>([]);
  const refresh = () => void listRuns().then(setRuns, () => setRuns([]));
  useEffect(refresh, []);
  return (
    <section className="lab-panel">
      <h2>{say.runs}</h2>
      {runs.length === 0 && <p className="quiet">{say.none}</p>}
      <ul className="lab-runs">
        {runs.map(({ id, plan, created }) => (
          <li key={id}>
            <Link href={`/lab/${id}`} data-verb="open-run">
              {plan.settings[0]?.name}
              {plan.settings.length > 1 && ` + ${plan.settings.length - 1}`}
            </Link>
            <span className="quiet">
              {say.all(jobCount(plan))}, {new Date(created).toLocaleString(language)}
            </span>
            <button
              type="button"
              className="button button-icon"
              aria-label={say.delete}
              title={say.delete}
              onClick={() => void deleteRun(id).then(refresh)}
            >
              <Trash2 aria-hidden="true" size={17} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
