import type { CardId, Frame, Line, Refusal } from '@grimrule/kernel';
import { causesIn, NONE } from '@grimrule/kernel';
import { useLanguage } from '../../words/language.ts';
import { Naming } from '../naming.tsx';
import { useTable } from '../table-context.tsx';
import { Chain } from './chain.tsx';
import { LoggedLine } from './logged-line.tsx';
import type { Situation } from './reading.ts';
import { read } from './reading.ts';

/** What makes a rule matter now, above the words of the rule. */
export function SituationAtHand({ situation }: { readonly situation: Situation }) {
  const { t } = useLanguage();
  return (
    <section className="situation" aria-label={t('beside.situation')} data-situation={situation.is}>
      <Explained situation={situation} />
    </section>
  );
}

function Explained({ situation }: { readonly situation: Situation }) {
  switch (situation.is) {
    case 'refused':
      return <Refused refusal={situation.refusal} />;
    case 'told':
      return <Told line={situation.line} />;
    case 'resolving':
      return <Resolving stack={situation.stack} ask={situation.ask} />;
  }
}

/** Why something cannot be done: the reason, and what the cards it names say themselves. */
function Refused({ refusal }: { readonly refusal: Refusal }) {
  const { words, reader, prompt, view } = useTable();
  const { option, reason } = refusal;
  const named = cardsNamed(reason);
  const causes = named.filter((card) => card !== option?.card);
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
            <b>{words.name(design)}</b> {words.text(design).join(' ')}
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

function Resolving(props: { readonly stack: readonly Frame[]; readonly ask: Line | undefined }) {
  const { page, words, reader } = useTable();
  const { t } = useLanguage();
  return (
    <>
      {props.ask ? (
        <p>{words.line(props.ask, reader)}</p>
      ) : (
        <p className="quiet">{t('beside.resolving')}</p>
      )}
      <Chain causes={causesIn(page.game.definition, props.stack)} />
    </>
  );
}
