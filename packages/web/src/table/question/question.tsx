import type { Option } from '@grimrule/kernel';
import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { QuestionRule, RuleLink } from '../beside/rule-link.tsx';
import { useFocusKept } from '../controls/use-focus-kept.ts';
import { Ending } from '../ending.tsx';
import { Hint, HintButton } from '../hint/hint.tsx';
import { AllRefusals } from '../inspector/why-not.tsx';
import { Caption } from '../playback/caption.tsx';
import { seatName } from '../seats/seat-name.ts';
import { useTable, useTableState } from '../table-context.tsx';
import { Warned } from '../warnings/warned.tsx';
import { Foresight } from './foresight.tsx';
import { OptionButton } from './option-button.tsx';
import { Payment } from './payment.tsx';
import { Tray, useOffer } from './tray.tsx';
import './question.css';

/** Options that end something: set apart, so that they are not picked by mistake. */
const ENDING = ['endTurn', 'endPhase', 'pass', 'done', 'goOn', 'no'];

/** The question of this seat, with every option that is no card on the table. */
export function Question() {
  const { prompt, isShowing, isPast } = useTable();
  const place = useRef<HTMLElement>(null);
  const { t } = useLanguage();
  useFocusKept(place);
  const saying = useTableState((state) => state.saying);
  return (
    <section
      ref={place}
      id="question"
      tabIndex={-1}
      className="question"
      aria-label={t('question.title')}
      data-ask={prompt?.ask.say}
      data-waits={prompt === null || undefined}
      aria-busy={saying || isShowing}
    >
      {prompt ? <Asked key={prompt.ask.say} /> : <Waiting isPast={isPast} isShowing={isShowing} />}
      <Refused />
    </section>
  );
}

function Asked() {
  const { prompt, words, reader, choice } = useTable();
  const { t } = useLanguage();
  const { cards, hidden, plain } = useOffer();
  const [isSmall, setSmall] = useState(false);
  if (!prompt) return null;
  const isEnding = ({ verb }: Option) => ENDING.includes(verb);
  // Sources that no card stands for are among the other sources.
  const buttons = prompt.cost ? [] : plain;
  return (
    <>
      <div className="question-head">
        <h2 className="question-text">{words.line(prompt.ask, reader)}</h2>
        <QuestionRule />
        <HintButton />
        <button
          type="button"
          className="button button-quiet question-fold"
          aria-expanded={!isSmall}
          aria-label={t('question.fold')}
          onClick={() => setSmall(!isSmall)}
        >
          <ChevronDown size={18} aria-hidden="true" />
        </button>
      </div>
      {!isSmall && (
        <div className="question-body">
          {prompt.cost && <Payment cost={prompt.cost} />}
          <Occasion />
          {!prompt.cost && <HowMany />}
          <Tray cards={prompt.cost ? [] : cards} hidden={hidden} />
          <div className="question-options">
            {buttons
              .filter((option) => !isEnding(option))
              .map((option, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own.
                <OptionButton key={index} option={option} />
              ))}
            {!choice.isImmediate && <Confirming />}
            {buttons.filter(isEnding).map((option, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own.
              <OptionButton key={index} option={option} />
            ))}
            <AllRefusals />
          </div>
          {!choice.isImmediate && choice.isComplete && choice.picked.length > 0 && (
            <Foresight answer={choice.picked} />
          )}
        </div>
      )}
      <Warned />
      <Hint />
    </>
  );
}

/** The options in words, or where the options are if there are none in words. */
function Occasion() {
  const { prompt, page, table, language, choice } = useTable();
  const { t } = useLanguage();
  if (!prompt || prompt.cost) return null;
  if (prompt.ask.say === 'useAbility') {
    const text = page.occasion?.(table, language) ?? null;
    return text === null ? null : <p className="occasion">{text}</p>;
  }
  const isOnTable = choice.isImmediate && prompt.options.every(({ card }) => card !== undefined);
  return isOnTable ? <p className="quiet">{t('question.onTable')}</p> : null;
}

/** How many may be picked, and how many are. */
function HowMany() {
  const { prompt, choice } = useTable();
  const { t } = useLanguage();
  if (!prompt || choice.isImmediate) return null;
  const { least, most } = prompt;
  const count = choice.picked.length;
  const wanted =
    least === most
      ? t('question.exactly', { count: most })
      : least === 0
        ? t('question.upTo', { count: most })
        : t('question.between', { least, most });
  return (
    <p className="quiet" role="status">
      {wanted} {t('question.picked', { count })}
    </p>
  );
}

function Confirming() {
  const { prompt, choice, page, language } = useTable();
  const { t } = useLanguage();
  const saying = useTableState((state) => state.saying);
  const isNothing = choice.picked.length === 0 && prompt?.least === 0;
  return (
    <>
      <button
        type="button"
        className="button button-main"
        disabled={!choice.isComplete || saying}
        onClick={() => choice.confirm()}
        data-verb="confirm"
        aria-keyshortcuts="c"
      >
        {prompt?.cost
          ? t('question.payNow')
          : isNothing
            ? (page.passLabels?.[language][prompt?.ask.say ?? ''] ?? t('question.none'))
            : t('question.confirm')}
      </button>
      <div className="question-helps">
        {!isNothing && (
          <button type="button" className="button" onClick={() => choice.clear()} data-verb="clear">
            {t('question.clear')}
          </button>
        )}
      </div>
    </>
  );
}

function Waiting(props: { readonly isPast: boolean; readonly isShowing: boolean }) {
  const { view, language, page } = useTable();
  const { t } = useLanguage();
  const info = useTableState((state) => state.info);
  if (props.isPast) return <p className="quiet">{t('question.past')}</p>;
  if (props.isShowing) return <Caption />;
  if (view.waitsFor === null) return <Ending />;
  const name = seatName(page, info, view.waitsFor, language);
  return <p className="quiet">{t('question.waiting', { name })}</p>;
}

/** Why the table did not accept what was said last. */
function Refused() {
  const { store, words, reader } = useTable();
  const refusal = useTableState((state) => state.refusal);
  const { t } = useLanguage();
  if (!refusal) return null;
  const { reason, rule } = refusal;
  return (
    <div role="alert" className="refusal">
      <p>
        {rule === 'table'
          ? t(`refusal.${reason.say}` as 'refusal.notYourSeat', { ...reason })
          : words.line(reason, reader)}{' '}
        <RuleLink rule={rule} situation={{ is: 'refused', refusal }} />
      </p>
      <button type="button" className="button" onClick={() => store.putRefusalAway()}>
        {t('close')}
      </button>
    </div>
  );
}
