import type { Cause } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
import { useEffect } from 'react';
import { useLanguage } from '../../words/language.ts';
import { CardLink } from '../log/card-link.tsx';
import { sentenceOf } from '../log/sentence.ts';
import { useTable, useTableState, useTableStore } from '../table-context.tsx';
import { LoggedLine } from './logged-line.tsx';
import { read } from './reading.ts';
import { isCounted, shortTitle } from './titles.ts';

/** Why a line of the log was told. */
export function WhyTold({ line }: { readonly line: number }) {
  const { log } = useTable();
  const store = useTableStore();
  const { t } = useLanguage();
  const asked = useTableState(({ reasons }) => reasons);
  const told = log[line];
  useEffect(() => {
    if (told) store.askWhy(line);
  }, [store, line, told]);
  const reasons = asked?.line === line ? asked.reasons : null;
  return (
    <article className="beside-entry" data-why={line}>
      <h2 className="beside-title">{t('beside.why')}</h2>
      {told ? <LoggedLine line={line} className="situation" /> : <p>{t('beside.gone')}</p>}
      {told && reasons && <Chain causes={reasons} />}
    </article>
  );
}

/** So many lines on the way from a cause are read. */
const MOST_LINES = 8;

/** Causes, the nearest first; each leads to its card and to its rule. */
export function Chain(props: {
  readonly causes: readonly (Cause & { readonly lines?: readonly number[] })[];
}) {
  const { page } = useTable();
  const { t } = useLanguage();
  const told = props.causes.filter(({ rule }) => !page.frame?.includes(rule)).toReversed();
  if (told.length === 0) return <p className="quiet">{t('beside.fromTheBeginning')}</p>;
  return (
    <ol className="chain" aria-label={t('beside.because')}>
      {told.map((cause) => (
        <li key={cause.depth} data-rule={cause.rule}>
          <p className="chain-cause">
            {cause.card !== NONE && <CauseCard card={cause.card} />}
            <CauseRule {...cause} />
          </p>
          <Way lines={cause.lines ?? []} />
        </li>
      ))}
    </ol>
  );
}

/** The log lines between a cause and its result. */
function Way({ lines }: { readonly lines: readonly number[] }) {
  const { log, words, seat, view } = useTable();
  if (lines.length === 0) return null;
  return (
    <ul className="chain-lines">
      {lines.slice(-MOST_LINES).map((line) => {
        const told = log[line];
        return (
          told &&
          'entry' in told && <li key={line}>{sentenceOf(words, told.entry, seat, view.seats)}</li>
        );
      })}
    </ul>
  );
}

function CauseCard({ card }: { readonly card: number }) {
  const { view, words } = useTable();
  const design = view.cards[card]?.design;
  return design === undefined ? null : <CardLink card={card} name={words.name(design)} />;
}

function CauseRule({ rule, step }: { readonly rule: string; readonly step: string }) {
  const { words } = useTable();
  const title = shortTitle(words.rule(rule));
  const stepTitle = step === '' ? '' : words.rule(step);
  return (
    <button
      type="button"
      className="rule-link"
      data-rule={rule}
      onClick={() => read({ read: 'rule', rule, step })}
    >
      § {title}
      {isCounted(stepTitle) && ` · ${stepTitle}`}
    </button>
  );
}
