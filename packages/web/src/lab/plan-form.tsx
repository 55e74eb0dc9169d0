import type { Json, Line } from '@grimrule/kernel';
import type { Plan } from '@grimrule/lab';
import { jobCount } from '@grimrule/lab';
import { FlaskConical } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PageGame } from '../games/page-game.ts';
import { Problems } from '../screens/new-game/problems.tsx';
import { BYSTANDER } from '../screens/saved/standing.ts';
import type { Draft } from './draft.ts';
import { AIMS, newDraft, planOf } from './draft.ts';
import type { LabGame } from './lab-game.ts';
import { SideForm } from './side-form.tsx';
import { useLabWords } from './words.ts';

/** What is to be found out, and with how many games. */
export function PlanForm(props: {
  readonly page: PageGame;
  readonly lab: LabGame;
  readonly onStart: (plan: Plan) => void;
}) {
  const { page, lab, onStart } = props;
  const { language, say } = useLabWords();
  const [draft, setDraft] = useState<Draft>(() => newDraft(page));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const plan = planOf(draft, page, lab);
  const problems = useProblems(page, plan);
  const aims = AIMS.filter((aim) => aim !== 'grid' || lab.crossings);
  return (
    <form
      className="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(plan);
      }}
    >
      <fieldset className="lab-aims">
        <legend className="sr-only">{say.title}</legend>
        {aims.map((aim) => (
          <label key={aim} data-chosen={draft.aim === aim || undefined}>
            <input
              type="radio"
              className="sr-only"
              name="aim"
              value={aim}
              checked={draft.aim === aim}
              onChange={() => change({ aim })}
            />
            <b>{say.aims[aim]}</b>
            <span>{say.aimHints[aim]}</span>
          </label>
        ))}
      </fieldset>
      <SideForm
        page={page}
        title={draft.aim === 'two' ? say.first : say.only}
        side={draft.first}
        onChange={(first) => change({ first })}
      />
      {draft.aim === 'two' && (
        <SideForm
          page={page}
          title={say.second}
          side={draft.second}
          onChange={(second) => change({ second })}
        />
      )}
      <div className="row lab-counts">
        <label className="lab-field">
          <span>{say.games}</span>
          <input
            className="field"
            type="number"
            min={1}
            max={100_000}
            value={draft.games}
            data-verb="games"
            onChange={({ target }) => change({ games: target.valueAsNumber || 0 })}
          />
        </label>
        <label className="lab-field" title={say.seedHint}>
          <span>{say.seed}</span>
          <input
            className="field"
            value={draft.seed}
            data-verb="seed"
            onChange={({ target }) => change({ seed: target.value })}
          />
        </label>
        <button
          type="submit"
          className="button button-main"
          disabled={problems.length > 0}
          data-verb="start"
        >
          <FlaskConical aria-hidden="true" size={20} />
          {say.start}
        </button>
        <span className="quiet">{say.all(jobCount(plan))}</span>
      </div>
      <Problems
        title={say.problems}
        lines={[...new Set(problems.map((line) => page.words[language].line(line, BYSTANDER)))]}
      />
    </form>
  );
}

/** What is wrong with any of the settings, asked of the rules once their cards are there. */
function useProblems(page: PageGame, { settings }: Plan): readonly Line[] {
  const [problems, setProblems] = useState<readonly Line[]>([]);
  const key = JSON.stringify(settings.map(({ options }) => options));
  useEffect(() => {
    let isStill = true;
    void problemsWith(page, JSON.parse(key)).then((found) => isStill && setProblems(found));
    return () => {
      isStill = false;
    };
  }, [page, key]);
  return problems;
}

async function problemsWith(page: PageGame, all: readonly Json[]): Promise<readonly Line[]> {
  const found: Line[] = [];
  for (const options of all) {
    await page.game.load(options);
    const begun = page.game.setup(options, 'a try');
    if ('problems' in begun) found.push(...begun.problems);
  }
  return found;
}
