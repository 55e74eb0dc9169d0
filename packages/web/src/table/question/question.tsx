import { NONE } from '@grimrule/kernel';
import { ChevronDown, TriangleAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLanguage } from '../../words/language.ts';
import { QuestionRule, RuleLink } from '../beside/rule-link.tsx';
import { useFocusKept } from '../controls/use-focus-kept.ts';
import { Hint, HintButton } from '../hint/hint.tsx';
import { AllRefusals } from '../inspector/why-not.tsx';
import { Caption } from '../playback/caption.tsx';
import { Ending } from '../result/ending.tsx';
import { seatName } from '../seats/seat-name.ts';
import { useTable, useTableState } from '../table-context.tsx';
import { Warned } from '../warnings/warned.tsx';
import type { Deed } from './deeds/deed.ts';
import { DeedButton } from './deeds/deed-button.tsx';
import { useAimAtCards, useDeeds } from './deeds/use-deeds.ts';
import { Foresight } from './foresight.tsx';
import { Payment } from './payment.tsx';
import { Tray, useOffer } from './tray.tsx';
import { useCanLeave } from './use-can-leave.ts';
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
  const { prompt, words, reader, choice, page, language } = useTable();
  const { t } = useLanguage();
  const { cards, hidden } = useOffer();
  const deeds = useDeeds();
  useAimAtCards(deeds);
  const [isSmall, setSmall] = useState(false);
  if (!prompt) return null;
  const title = page.deeds?.titles[language][prompt.ask.say];
  const line = words.line(prompt.ask, reader);
  const isEnding = ({ option }: Deed) => ENDING.includes(option.verb);
  // Cards that lie nowhere on the table are shown themselves.
  const isShown = ({ option }: Deed) => !cards.includes(option.card ?? NONE);
  const ending = deeds.plain.filter(isEnding);
  const others = deeds.plain.filter((deed) => !isEnding(deed));
  return (
    <>
      <div className="question-head">
        <h2 className="question-title">{title ?? line}</h2>
        <QuestionRule />
        <p className={title === undefined ? 'sr-only question-text' : 'question-text'}>{line}</p>
      </div>
      {!isSmall && (
        <div className="question-body">
          <Hint />
          {prompt.cost && <Payment cost={prompt.cost} />}
          <Occasion />
          {!prompt.cost && <HowMany />}
          <Tray cards={prompt.cost ? [] : cards} hidden={hidden} />
          <div className="question-options">
            <DeedList deeds={deeds.onCards.filter(isShown)} />
            <DeedList deeds={others} />
          </div>
          {!choice.isImmediate && choice.isComplete && choice.picked.length > 0 && (
            <Foresight answer={choice.picked} />
          )}
        </div>
      )}
      {!isSmall && (
        <div
          className="question-options question-end"
          // One deed that ends something: on a phone it stands beside the title.
          data-brief={(choice.isImmediate && ending.length === 1) || undefined}
        >
          <Warned />
          {!choice.isImmediate && <Confirming />}
          <DeedList deeds={ending} />
          {choice.isImmediate && <Leaving />}
        </div>
      )}
      <div className="question-helps">
        <HintButton />
        <AllRefusals />
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
    </>
  );
}

function DeedList({ deeds }: { readonly deeds: readonly Deed[] }) {
  return deeds.map((deed, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: options have no name of their own.
    <DeedButton key={index} deed={deed} />
  ));
}

/** A choice that was begun can be left, as long as nobody has seen anything by it. */
function Leaving() {
  const { store } = useTable();
  const { t } = useLanguage();
  const canLeave = useCanLeave();
  if (!canLeave) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => store.leave()}
      data-verb="cancel"
      aria-keyshortcuts="Escape"
    >
      {t('question.leave')}
    </button>
  );
}

/** What a player may answer; what the card does that asks; where the options are. */
function Occasion() {
  const { prompt, page, table, language, choice, words, view } = useTable();
  const { t } = useLanguage();
  if (!prompt || prompt.cost) return null;
  if (prompt.ask.say === 'useAbility') {
    const text = page.occasion?.(table, language) ?? null;
    return text === null ? null : <p className="occasion">{text}</p>;
  }
  const { card } = prompt.ask;
  const asking =
    OF_EFFECTS.includes(prompt.ask.say) && typeof card === 'number' && view.cards[card];
  if (asking) {
    const isHarm = asking.owner === NONE;
    return (
      <p className="occasion" data-tone={isHarm ? 'harm' : undefined}>
        {isHarm && (
          <TriangleAlert size={16} aria-label={t('question.harms')} className="occasion-sign" />
        )}
        {words.text(asking.design).join(' ')}
      </p>
    );
  }
  const isOnTable = choice.isImmediate && prompt.options.every(({ card: on }) => on !== undefined);
  return isOnTable ? <p className="quiet">{t('question.onTable')}</p> : null;
}

/** The questions of the effect of a card: its text says what they are for. */
const OF_EFFECTS = ['chooseCard', 'chooseCards', 'chooseNext', 'mayDo'];

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
      {!isNothing && (
        <button type="button" className="button" onClick={() => choice.clear()} data-verb="clear">
          {t('question.clear')}
        </button>
      )}
      <Leaving />
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
            : (page.deeds?.confirms?.(prompt?.ask.say ?? '', choice.picked.length, language) ??
              t('question.confirm'))}
      </button>
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
