import { useTable } from '../table-context.tsx';
import type { Situation } from './reading.ts';
import { read } from './reading.ts';
import { stackNow } from './stack-now.ts';

/** The title of a rule; it leads to what the rulebook says, with what makes it matter now. */
export function RuleLink({
  rule,
  situation,
}: {
  readonly rule: string;
  readonly situation: Situation;
}) {
  const { words } = useTable();
  // A refusal of the table itself is no rule of the game.
  const title = rule === 'table' ? '' : words.rule(rule);
  if (title === '') return null;
  return (
    <button
      type="button"
      className="rule-link"
      data-rule={rule}
      onClick={() => read({ read: 'rule', rule, situation })}
    >
      § {title}
    </button>
  );
}

/** The rule by which the present question is asked. */
export function QuestionRule() {
  const { prompt, view } = useTable();
  if (!prompt) return null;
  const situation = { is: 'resolving', stack: stackNow(view), ask: prompt.ask } as const;
  return <RuleLink rule={prompt.rule} situation={situation} />;
}
