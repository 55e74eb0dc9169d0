import { ArrowDownToLine, ArrowUpToLine, Minus, Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { CardPicture } from '../../art/card-picture.tsx';
import type { BuildCard } from '../desk/desk.ts';
import { useDeckTexts } from '../words/words.ts';
import type { Pile } from './changing.ts';
import { moved, withMore, withoutLine, withoutStranger } from './changing.ts';
import type { Copies } from './numbers/numbers.ts';
import { copiesIn, total } from './numbers/numbers.ts';
import type { DeckPanelProps } from './parts.ts';

interface StripsProps extends DeckPanelProps {
  readonly copies: readonly Copies[];
}

/** The cards of the deck as strips, by type; then the sideboard, and what is not here. */
export function Strips(props: StripsProps) {
  const { workshop, building, byCode, copies } = props;
  const { desk } = workshop;
  const { deck, change } = building;
  const { say, language } = useDeckTexts();
  const own = copies.filter(({ card }) => desk.isOwn(card, deck));
  const others = copies.filter((each) => !own.includes(each));
  const aside = copiesIn(deck.sideboard, byCode);
  const unknown = [
    ...Object.entries(deck.strangers),
    ...Object.entries(deck.cards).filter(([code]) => !byCode.has(code)),
    ...Object.entries(deck.sideboard).filter(([code]) => !byCode.has(code)),
    ...deck.identities.filter((code) => !byCode.has(code)).map((code) => [code, 1] as const),
  ];
  const isEmpty = copies.length === 0 && unknown.length === 0;
  return (
    <div className="builder-strips">
      {isEmpty && <p className="quiet">{say.builder.empty}</p>}
      {desk.types.map(({ id, name }) => (
        <Group
          key={id}
          {...props}
          title={name[language]}
          copies={others.filter(({ card }) => card.type === id)}
          pile="cards"
        />
      ))}
      <Group {...props} title={say.builder.ownCards} copies={own} pile="cards" />
      <Group {...props} title={say.builder.sideboard} copies={aside} pile="sideboard" />
      {unknown.length > 0 && (
        <section>
          <h2 className="builder-group">{say.builder.strangers}</h2>
          <ul>
            {unknown.map(([code, count]) => {
              const title = desk.game.listing.coded(code)?.title ?? code;
              return (
                <li key={code} className="builder-stranger">
                  <span>
                    {count}× {title}
                  </span>
                  <button
                    type="button"
                    className="button button-icon"
                    aria-label={say.builder.drop(title)}
                    onClick={() => change(withoutAll(deck, code))}
                  >
                    <X aria-hidden="true" size={16} />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {deck.unread.length > 0 && (
        <section>
          <h2 className="builder-group">{say.builder.unread}</h2>
          <ul>
            {deck.unread.map((line) => (
              <li key={line} className="builder-stranger">
                <span>{line}</span>
                <button
                  type="button"
                  className="button button-icon"
                  aria-label={say.builder.drop(line)}
                  onClick={() => change(withoutLine(deck, line))}
                >
                  <X aria-hidden="true" size={16} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function withoutAll(deck: StripsProps['building']['deck'], code: string) {
  const { [code]: _, ...cards } = deck.cards;
  const { [code]: __, ...sideboard } = deck.sideboard;
  const identities = deck.identities.filter((each) => each !== code);
  return withoutStranger({ ...deck, cards, sideboard, identities }, code);
}

interface GroupProps extends StripsProps {
  readonly title: string;
  readonly pile: Pile;
}

function Group(props: GroupProps) {
  const { title, copies, pile, workshop } = props;
  const { page } = workshop;
  const { language } = useDeckTexts();
  if (copies.length === 0) return null;
  const inOrder = [...copies].sort(
    (one, other) =>
      (one.card.cost ?? -1) - (other.card.cost ?? -1) ||
      page
        .face(one.card.design, language)
        .title.localeCompare(page.face(other.card.design, language).title, language),
  );
  return (
    <section data-pile={pile}>
      <h2 className="builder-group">
        {title} <span>{total(copies)}</span>
      </h2>
      <ul>
        {inOrder.map(({ card, count }) => (
          <Strip key={card.code} card={card} count={count} {...props} />
        ))}
      </ul>
    </section>
  );
}

function Strip(props: GroupProps & { readonly card: BuildCard; readonly count: number }) {
  const { card, count, pile, workshop, building, onShow } = props;
  const { page, desk } = workshop;
  const { deck, change } = building;
  const { say, language } = useDeckTexts();
  const face = page.face(card.design, language);
  const step = (more: number) => change(withMore(deck, card.code, more, pile));
  const other: Pile = pile === 'cards' ? 'sideboard' : 'cards';
  const hasSideboard = desk.game.octgn.sideboard !== null;
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const more = { '+': 1, '=': 1, '-': -1, Delete: -1, Backspace: -1 }[event.key];
    if (more === undefined) return;
    event.preventDefault();
    step(more);
  };
  return (
    <li className="builder-strip" data-tone={face.tone} data-strip={card.code}>
      <button
        type="button"
        className="builder-strip-card"
        onClick={() => onShow(card)}
        onKeyDown={pressed}
        aria-label={`${count}× ${face.title}, ${say.builder.full(face.title)}`}
      >
        <span className="builder-strip-picture" aria-hidden="true">
          <CardPicture art={face.art} size="S" shape={face.shape} />
        </span>
        <span className="builder-strip-cost" aria-hidden="true">
          {face.cost ?? ''}
        </span>
        <span className="builder-strip-title" lang={face.titleIn}>
          {face.title}
        </span>
      </button>
      {hasSideboard && (
        <button
          type="button"
          className="builder-strip-step"
          aria-label={
            pile === 'cards' ? say.builder.toSideboard(face.title) : say.builder.toDeck(face.title)
          }
          title={
            pile === 'cards' ? say.builder.toSideboard(face.title) : say.builder.toDeck(face.title)
          }
          onClick={() => change(moved(deck, card.code, other))}
        >
          {pile === 'cards' ? (
            <ArrowDownToLine aria-hidden="true" size={15} />
          ) : (
            <ArrowUpToLine aria-hidden="true" size={15} />
          )}
        </button>
      )}
      <button
        type="button"
        className="builder-strip-step"
        aria-label={say.builder.take(face.title)}
        onClick={() => step(-1)}
        data-verb="strip-less"
      >
        <Minus aria-hidden="true" size={15} strokeWidth={3} />
      </button>
      <b className="builder-strip-count" data-over={count > card.most || undefined}>
        ×{count}
      </b>
      <button
        type="button"
        className="builder-strip-step"
        aria-label={say.builder.add(face.title)}
        onClick={() => step(1)}
        data-verb="strip-more"
      >
        <Plus aria-hidden="true" size={15} strokeWidth={3} />
      </button>
    </li>
  );
}
