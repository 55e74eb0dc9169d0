import type { CardId, Frame, Line, Refusal } from '@grimrule/kernel';
import { causesIn, NONE } from '@grimrule/kernel';
import { useLanguage } from '../../words/language.ts';
import { titleLanguage } from '../../words/title-language.ts';
import { Naming } from '../log/naming.tsx';
import { useTable } from '../table-context.tsx';
import { Chain } from './chain.tsx';
import { LoggedLine } from './logged-line.tsx';
import type { Situation } from './reading.ts';
import { read } from './reading.ts';
import { isCounted } from './titles.ts';

interface Shown {
  readonly situation: Situation;
  /** The rule that is read. */
  readonly rule: string;
}

/** Why a rule matters now, above the words of the rule. */
export function SituationAtHand(props: Shown) {
  const { situation } = props;
  const { t } = useLanguage();
  return (
    <section className="situation" aria-label={t('beside.situation')} data-situation={situation.is}>
      <Explained {...props} />
    </section>
  );
}

function Explained({ situation, rule }: Shown) {
  switch (situation.is) {
    case 'refused':
      return <Refused refusal={situation.refusal} />;
    case 'told':
      return <Told line={situation.line} />;
    case 'resolving':
      return <Resolving {...situation} rule={rule} />;
  }
}

/** Why something cannot be done: the reason, and what the cards it names say themselves. */
function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { words, reader, prompt, view, page, language } = useTable();
  const { option, reason } = refusal;
  const named = cardsNamed(reason);
  // The ability itself says whose it is when it can be used.
  const isAbility = option?.ability !== undefined;
  const causes = named.filter((card) => isAbility || card !== option?.card);
  return (
    <>
      {option && <p className="quiet">{words.option(option, reader, prompt?.ask)}</p>}
      <p>
        <Naming
          sentence={words.line(reason, reader)}
          designs={designsOf(named, reader.designOf)}
          words={words}
        />
      </p>
      {causes.map((card) => {
        const design = view.cards[card]?.design;
        if (design === undefined) return null;
        return (
          <p key={card} className="situation-card">
            <b lang={titleLanguage(page.words, design, language)}>{words.name(design)}</b>{' '}
            {words.text(design).join(' ')}
          </p>
        );
      })}
    </>
  );
}

/** A line speaks of cards under `card`, `cards` and `by`. */
function cardsNamed({ card, cards, by }: Line): readonly CardId[] {
  const held = [card, ...(Array.isArray(cards) ? cards : [cards]), by];
  return [
    ...new Set(held.flatMap((each) => (typeof each === 'number' && each > NONE ? [each] : []))),
  ];
}

function designsOf(cards: readonly CardId[], designOf: (card: CardId) => number | null) {
  return Object.fromEntries(
    cards.flatMap((card) => {
      const design = designOf(card);
      return design === null ? [] : [[card, design] as const];
    }),
  );
}

function Told({ line }: { readonly line: number }) {
  const { t } = useLanguage();
  return (
    <>
      <LoggedLine line={line} />
      <button
        type="button"
        className="rule-link"
        onClick={() => read({ read: 'why', line })}
        data-verb="why"
      >
        {t('beside.why')}
      </button>
    </>
  );
}

function Resolving(props: {
  readonly stack: readonly Frame[];
  readonly ask?: Line;
  readonly rule: string;
}) {
  const { page, words, reader } = useTable();
  const { t } = useLanguage();
  // Of what lies below, only the rule is certain: a step that repeats itself is not counted yet.
  const causes = causesIn(page.game.definition, props.stack).map((cause) =>
    cause.depth === props.stack.length - 1 ? cause : { ...cause, step: '' },
  );
  // The current rule does not link to itself.
  const last = causes.at(-1);
  const isItself =
    last?.rule === props.rule &&
    last.card === NONE &&
    (last.step === '' || !isCounted(words.rule(last.step)));
  const told = isItself ? causes.slice(0, -1) : causes;
  return (
    <>
      {props.ask ? (
        <p>{words.line(props.ask, reader)}</p>
      ) : (
        <p className="quiet">{t('beside.resolving')}</p>
      )}
      {told.length > 0 && <Chain causes={told} />}
    </>
  );
}
