import { NONE } from '@grimrule/kernel';
import { useLanguage } from '../words/language.ts';
import { Foresight } from './foresight.tsx';
import { OptionButton } from './option-button.tsx';
import { useTable, useTableState } from './table-context.tsx';

/** What this seat has to decide, with everything that is no card to be clicked. */
export function Question() {
  const { prompt, words, reader, choice, view, store } = useTable();
  const { t } = useLanguage();
  const saying = useTableState((state) => state.saying);
  if (!prompt) return <Waiting />;
  const visible = new Set(view.zones.flat().filter((sighting) => typeof sighting === 'number'));
  // What no card on the table stands for gets a button here.
  const plain = prompt.options.filter(({ card = NONE }) => card === NONE || !visible.has(card));
  const { least, most } = prompt;
  return (
    <section
      className="question"
      aria-label={t('question.title')}
      data-ask={prompt.ask.say}
      aria-busy={saying}
    >
      <h2 className="question-text">{words.line(prompt.ask, reader)}</h2>
      {!choice.isImmediate && (
        <p className="quiet">
          {prompt.cost
            ? t('question.pay', { count: prompt.cost.symbols.length })
            : t('question.pick', { least, most, count: choice.picked.length })}
        </p>
      )}
      <div className="question-options">
        {plain.map((option, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own.
          <OptionButton key={index} option={option} />
        ))}
        {!choice.isImmediate && (
          <>
            <button
              type="button"
              className="button button-main"
              disabled={!choice.isComplete || saying}
              onClick={() => choice.confirm()}
              data-verb="confirm"
            >
              {prompt.cost ? t('question.payNow') : t('question.confirm')}
            </button>
            <button type="button" className="button" onClick={() => choice.propose()}>
              {t('question.propose')}
            </button>
            {choice.picked.length > 0 && (
              <button type="button" className="button" onClick={() => choice.clear()}>
                {t('question.clear')}
              </button>
            )}
          </>
        )}
      </div>
      {!choice.isImmediate && choice.isComplete && <Foresight answer={choice.picked} />}
      <Refused onClose={() => store.putRefusalAway()} />
    </section>
  );
}

function Waiting() {
  const { view, words, isShowing, isPast } = useTable();
  const { t } = useLanguage();
  if (isPast) return <section className="question quiet">{t('question.past')}</section>;
  if (isShowing) return <section className="question quiet">{t('question.showing')}</section>;
  if (view.waitsFor === null) return null;
  return (
    <section className="question quiet" aria-live="polite">
      {t('question.waiting', { name: words.seat(view.waitsFor) })}
    </section>
  );
}

function Refused({ onClose }: { readonly onClose: () => void }) {
  const refusal = useTableState((state) => state.refusal);
  const { words, reader } = useTable();
  const { t } = useLanguage();
  if (!refusal) return null;
  const { reason, rule } = refusal;
  return (
    <div role="alert" className="refusal">
      <p>
        {rule === 'table'
          ? t(`refusal.${reason.say}` as 'refusal.notYourSeat')
          : words.line(reason, reader)}
      </p>
      <button type="button" className="button" onClick={onClose}>
        {t('close')}
      </button>
    </div>
  );
}
