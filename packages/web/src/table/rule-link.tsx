import type { Situation } from './beside/reading.ts';
import { read } from './beside/reading.ts';
import { stackNow } from './beside/stack-now.ts';
import { useTable } from './table-context.tsx';

/** The title of a rule; it leads to what the rulebook says, with what makes it matter now. */
export function RuleLink(props: { readonly rule: string; readonly situation?: Situation }) {
  const { words } = useTable();
  const { rule, situation } = props;
  if (rule === 'table') return null;
  const opens = { rule, ...(situation ? { situation } : {}) };
  return <RuleButton {...opens} title={words.rule(rule)} />;
}

/** The rule by which the present question is asked. */
export function QuestionRule() {
  const { prompt, view } = useTable();
  if (!prompt) return null;
  const situation = { is: 'resolving', stack: stackNow(view), ask: prompt.ask } as const;
  return <RuleLink rule={prompt.rule} situation={situation} />;
}

export function RuleButton(props: {
  readonly rule: string;
  readonly step?: string;
  readonly title: string;
  readonly situation?: Situation;
  /** Where there is no room for the title, it is told on demand. */
  readonly isShort?: boolean;
}) {
  const { title, isShort = false, ...opens } = props;
  if (title === '') return null;
  return (
    <button
      type="button"
      className="rule-link"
      data-rule={opens.rule}
      title={isShort ? title : undefined}
      onClick={() => read({ read: 'rule', ...opens })}
    >
      § <span className={isShort ? 'sr-only' : undefined}>{title}</span>
    </button>
  );
}
