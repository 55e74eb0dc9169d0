import { LANGUAGES } from '@grimrule/words';
import type { ReactNode } from 'react';
import { CardFace } from '../card/card-face.tsx';
import { Cost } from '../card/cost.tsx';
import type { PageGame } from '../games/page-game.ts';
import { OWN_NAMES, useLanguage } from '../words/language.ts';
import { CardText } from './card-texts.tsx';
import type { ListedCard } from './catalogue.ts';
import { MarksInWords } from './facts.tsx';

const OTHER = { en: 'de', de: 'en' } as const;

/** A side of a card: drawn, in both languages, and its facts. */
export function CardSide(props: {
  readonly page: PageGame;
  readonly card: ListedCard;
  /** The level of the headings inside. */
  readonly heading?: 'h2' | 'h3';
}) {
  const { page, card, heading: Heading = 'h2' } = props;
  const { language } = useLanguage();
  const face = page.face(card.design, language);
  // The reader's own language comes first.
  const inOrder = LANGUAGES.toSorted(
    (one, other) => Number(other === language) - Number(one === language),
  );
  return (
    <div className="card-side">
      {/* All that is drawn is written beside it. */}
      <div aria-hidden="true" className="card-drawn" data-shape={face.shape}>
        <CardFace face={face} />
      </div>
      <div className="card-written">
        {inOrder.map((each) => (
          <section key={each} className="card-written-text" data-language={each}>
            <Heading lang={each}>{OWN_NAMES[each]}</Heading>
            <CardText text={page.words[each].text(card.design)} language={each} />
          </section>
        ))}
        <Facts page={page} card={card} />
      </div>
    </div>
  );
}

function Facts({ page, card }: { readonly page: PageGame; readonly card: ListedCard }) {
  const { language, t } = useLanguage();
  const face = page.face(card.design, language);
  const other = OTHER[language];
  const { kind, traits, stats, resources, marks, price = [] } = face;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t(`cards.facts.other.${language}`),
      <span key="title" lang={other}>
        {page.words[other].name(card.design)}
      </span>,
    ],
    ...(card.titles ? [[t('cards.facts.titles'), card.titles.join(', ')] as const] : []),
    [t('cards.facts.type'), kind],
    ...(traits.length > 0 ? [[t('cards.facts.traits'), traits.join(', ')] as const] : []),
    ...(face.cost !== null || price.length > 0
      ? [[t('cards.facts.cost'), <Cost key="cost" face={face} />] as const]
      : []),
    ...(stats.length > 0
      ? [[t('cards.facts.numbers'), <MarksInWords key="stats" marks={stats} />] as const]
      : []),
    ...(resources.length > 0
      ? [[t('cards.facts.gives'), <MarksInWords key="gives" marks={resources} />] as const]
      : []),
    ...(marks.length > 0
      ? [[t('cards.facts.signs'), <MarksInWords key="marks" marks={marks} />] as const]
      : []),
    [t('cards.facts.copies'), card.copies],
    [t('cards.facts.number'), card.code],
  ];
  return (
    <dl className="card-fact-list" aria-label={t('cards.facts.label')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
