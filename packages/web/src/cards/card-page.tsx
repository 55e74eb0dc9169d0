import type { GameOfBook } from '@grimrule/rulebook';
import { hasRulebook } from '@grimrule/rulebook';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link, useParams } from 'wouter';
import type { PageGame } from '../games/page-game.ts';
import { Missing } from '../screens/frame/dead-end.tsx';
import { useLanguage } from '../words/language.ts';
import { cardAddress, cardsAddress, groupAddress } from './address.ts';
import { CardRules } from './card-rules.tsx';
import { CardSide } from './card-side.tsx';
import { CardsScreen } from './cards-screen.tsx';
import type { Catalogue, ListedCard } from './catalogue.ts';
import { GROUP_KINDS } from './catalogue.ts';
import { useCards } from './use-cards.ts';

/** One card: how it looks, what it says in both languages, and the rules it needs. */
export function CardPage() {
  const { game = '', code = '' } = useParams();
  const cards = useCards(game);
  if (!cards) return <Missing />;
  const { page, catalogue } = cards;
  const card = catalogue.cards.find((each) => each.code === code);
  return card ? (
    <Found page={page} catalogue={catalogue} card={card} />
  ) : (
    <MissingCard page={page} code={code} />
  );
}

interface Shown {
  readonly page: PageGame;
  readonly catalogue: Catalogue;
  readonly card: ListedCard;
}

function Found({ page, catalogue, card }: Shown) {
  const { language, t } = useLanguage();
  const title = page.words[language].name(card.design);
  const tab = t('cards.titleOf', { title, game: page.title });
  const others = card.otherSides.flatMap(
    (code) => catalogue.cards.find((each) => each.code === code) ?? [],
  );
  return (
    <CardsScreen title={title} tab={tab} game={page.name} className="card-page">
      <CardSide page={page} card={card} />
      {others.map((side) => (
        <section key={side.code} className="card-other-side">
          <h2 className="section-title">
            {t('cards.side', { title: page.words[language].name(side.design) })}
          </h2>
          <CardSide page={page} card={side} heading="h3" />
        </section>
      ))}
      {hasRulebook(page.name) && (
        <CardRules
          page={page}
          game={page.name satisfies GameOfBook}
          catalogue={catalogue}
          sides={[card, ...others]}
        />
      )}
      <Related page={page} catalogue={catalogue} card={card} />
      <Belongs page={page} catalogue={catalogue} card={card} />
      <Neighbours page={page} catalogue={catalogue} card={card} />
    </CardsScreen>
  );
}

/** Other stages and versions, and cards that this one calls by their names. */
function Related({ page, catalogue, card }: Shown) {
  const { t } = useLanguage();
  const titleOf = ({ design }: ListedCard) => page.words.en.name(design);
  const others = catalogue.cards.filter((each) => each !== card);
  const called = new Set(
    card.says.flatMap((part) => (part.startsWith('title:') ? [part.slice('title:'.length)] : [])),
  );
  const groups = [
    [
      'sameName',
      others.filter(
        (each) => titleOf(each) === titleOf(card) && !card.otherSides.includes(each.code),
      ),
    ],
    ['speaksOf', others.filter((each) => called.has(titleOf(each)))],
  ] as const;
  return groups.map(
    ([name, cards]) =>
      cards.length > 0 && (
        <section key={name} data-related={name}>
          <h2 className="section-title">{t(`cards.${name}`)}</h2>
          <ul className="card-related">
            {cards.map((each) => (
              <CardItem key={each.code} page={page} card={each} />
            ))}
          </ul>
        </section>
      ),
  );
}

function CardItem({ page, card }: Omit<Shown, 'catalogue'>) {
  const { language } = useLanguage();
  const { title, kind } = page.face(card.design, language);
  return (
    <li>
      <Link href={cardAddress(page.name, card.code)} className="text-link">
        {title}
      </Link>{' '}
      <span className="quiet">{kind}</span>
    </li>
  );
}

/** The sets, decks and scenarios it is in. */
function Belongs({ page, catalogue, card }: Shown) {
  const { language, t } = useLanguage();
  const groups = catalogue.groups.filter(({ codes }) => codes.has(card.code));
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="section-title">{t('cards.belongs')}</h2>
      <dl className="card-belongs">
        {GROUP_KINDS.map((kind) => {
          const of = groups.filter((group) => group.kind === kind);
          return of.length === 0 ? null : (
            <div key={kind}>
              <dt>{t(`cards.groups.${kind}`)}</dt>
              {of.map(({ id, name }) => (
                <dd key={id}>
                  <Link href={groupAddress(page.name, id)} className="text-link">
                    {name[language]}
                  </Link>
                </dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Neighbours({ page, catalogue, card }: Shown) {
  const { language, t } = useLanguage();
  const place = catalogue.cards.indexOf(card);
  const sides = [
    ['previous', catalogue.cards[place - 1]],
    ['next', catalogue.cards[place + 1]],
  ] as const;
  return (
    <nav className="entry-neighbours" aria-label={t('cards.neighbours')}>
      {sides.map(([side, beside]) => {
        if (beside === undefined) return <span key={side} />;
        const title = page.words[language].name(beside.design);
        return (
          <Link
            key={side}
            href={cardAddress(page.name, beside.code)}
            className="button"
            data-side={side}
            aria-label={t(`cards.${side}`, { title })}
          >
            {side === 'previous' && <ChevronLeft aria-hidden="true" size={18} />}
            <span>{title}</span>
            {side === 'next' && <ChevronRight aria-hidden="true" size={18} />}
          </Link>
        );
      })}
    </nav>
  );
}

/** An address under which a game has no card. */
function MissingCard({ page, code }: { readonly page: PageGame; readonly code: string }) {
  const { t } = useLanguage();
  const game = page.title;
  return (
    <CardsScreen title={t('cards.missing.title')} game={page.name}>
      <p data-missing={code}>{t('cards.missing.text', { game, code })}</p>
      <p>
        <Link href={cardsAddress(page.name)} className="button">
          {t('cards.missing.all', { game })}
        </Link>
      </p>
    </CardsScreen>
  );
}
