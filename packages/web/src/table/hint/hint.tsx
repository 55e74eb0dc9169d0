import type { Answer, Option, Prompt } from '@grimrule/kernel';
import { Lightbulb } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { useTable, useTableState } from '../table-context.tsx';
import { consult } from './adviser.ts';
import { toggleHint, useHint } from './hint-state.ts';
import { useHinted } from './use-hinted.ts';
import './hint.css';

const NONE_YET: readonly Answer[] = [];

/** Opens what a sensible player would do, at every question. */
export function HintButton() {
  const { prompt } = useTable();
  const { t } = useLanguage();
  const isOpen = useHint(({ of }) => of !== null && of === prompt);
  if (!prompt) return null;
  return (
    <button
      type="button"
      className="button button-quiet"
      aria-expanded={isOpen}
      aria-label={t('hint.ask')}
      title={t('hint.ask')}
      aria-keyshortcuts="h"
      data-verb="hint"
      onClick={() => toggleHint(prompt)}
    >
      <Lightbulb size={16} aria-hidden="true" />
      <span className="help-word">{t('hint.ask')}</span>
    </button>
  );
}

/** The proposal at once, and the two best others as soon as they have been compared. */
export function Hint() {
  const { prompt } = useTable();
  const of = useHint((state) => state.of);
  return prompt && of === prompt ? <Open prompt={prompt} /> : null;
}

function Open({ prompt }: { readonly prompt: Prompt }) {
  const { page, table, view } = useTable();
  const { t } = useLanguage();
  const place = useRef<HTMLElement>(null);
  const first = useMemo(() => [page.game.proposal(table.state)], [page, table]);
  const [compared, setCompared] = useState<{
    readonly of: Prompt | null;
    readonly answers: readonly Answer[];
  }>({ of: null, answers: NONE_YET });
  const options = useTableState(({ info }) => info?.options ?? null);
  useEffect(
    () =>
      consult({ game: page.name, options, view }, (answers) =>
        setCompared({ of: prompt, answers }),
      ),
    [page, options, view, prompt],
  );
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const isDone = compared.of === prompt;
  const answers = isDone && compared.answers.length > 0 ? compared.answers : first;
  useHinted(answers);
  return (
    <section ref={place} className="hint-panel" aria-label={t('hint.title')}>
      <ol className="hint-answers">
        {answers.map((answer, index) => (
          <Proposed key={JSON.stringify(answer)} answer={answer} isFirst={index === 0} />
        ))}
      </ol>
      <p className="quiet" role="status">
        {isDone ? t(answers.length > 1 ? 'hint.compared' : 'hint.only') : t('hint.thinking')}
      </p>
    </section>
  );
}

function Proposed(props: { readonly answer: Answer; readonly isFirst: boolean }) {
  const { answer, isFirst } = props;
  const { page, table, words, reader, choice } = useTable();
  const { t } = useLanguage();
  const saying = useTableState((state) => state.saying);
  const reasons = useMemo(() => page.game.reasons(table.state, answer), [page, table, answer]);
  const lines = useMemo(() => {
    if (reasons.length > 0) return reasons.map((line) => words.line(line, reader));
    // Where the game has no reason of its own, what will surely happen speaks for itself.
    const ahead = page.game.preview(table.state, answer).log.slice(0, CERTAIN);
    return ahead.map((entry) => words.entry(entry, reader));
  }, [reasons, page, table, answer, words, reader]);
  return (
    <li className="hint-answer" data-first={isFirst || undefined}>
      <p className="hint-deed">
        <Deed answer={answer} />
      </p>
      {lines.map((line) => (
        <p key={line} className="hint-reason">
          {line}
        </p>
      ))}
      <button
        type="button"
        className="button"
        disabled={saying}
        data-verb={choice.isImmediate ? 'doHint' : isFirst ? 'propose' : 'pickHint'}
        onClick={() => choice.take(answer)}
      >
        {t(choice.isImmediate ? 'hint.do' : 'hint.pick')}
      </button>
    </li>
  );
}

/** So many lines of what is certain are enough to tell why. */
const CERTAIN = 2;

/** The options of an answer in words. */
function Deed({ answer }: { readonly answer: Answer }) {
  const { words, reader, prompt, page, language } = useTable();
  const { t } = useLanguage();
  const passes = page.passLabels?.[language][prompt?.ask.say ?? ''];
  const text = (option: Option) =>
    option.verb === 'pass' && passes ? passes : words.option(option, reader, prompt?.ask);
  return <>{answer.length === 0 ? (passes ?? t('question.none')) : answer.map(text).join(', ')}</>;
}
