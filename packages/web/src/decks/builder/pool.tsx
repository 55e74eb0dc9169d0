import { Minus, Plus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { CardFace } from '../../card/card-face.tsx';
import { CardText } from '../../cards/card-texts.tsx';
import { FactsInShort } from '../../cards/facts.tsx';
import type { Face } from '../../games/page-game.ts';
import type { BuildCard } from '../desk/desk.ts';
import type { Workshop } from '../desk/use-desk.ts';
import type { Owned } from '../kept/collection.ts';
import { copiesOwned } from '../kept/collection.ts';
import { useDeckTexts } from '../words/words.ts';
import { copiesOf, withCount, withMore } from './changing.ts';
import type { Lying, PoolView } from './parts.ts';
import type { Building } from './use-builder.ts';
import { usePress } from './use-press.ts';

interface PoolProps {
  readonly cards: readonly BuildCard[];
  readonly view: PoolView;
  readonly lying: Lying;
  readonly workshop: Workshop;
  readonly building: Building;
  readonly owned: Owned | null;
  readonly onShow: (card: BuildCard) => void;
  readonly onHero: () => void;
}

/** The cards to choose from. One of them can be reached with Tab, the others with the arrows. */
export function Pool(props: PoolProps) {
  const { cards, view, lying, workshop, building, owned, onShow, onHero } = props;
  const { page, desk } = workshop;
  const { deck, change } = building;
  const { language } = useDeckTexts();
  const [at, setAt] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const current = cards.some(({ code }) => code === at) ? at : (cards[0]?.code ?? '');
  const isHeroes = lying === 'heroes';

  const latest = useRef({ deck, change });
  useEffect(() => {
    latest.current = { deck, change };
  });
  const act = useCallback(
    (card: BuildCard, deed: Deed) => {
      const { deck: now, change: to } = latest.current;
      const isOwn = desk.isOwn(card, now);
      if (deed === 'show') onShow(card);
      else if (isHeroes) {
        if (deed === 'more' || (deed === 'less' && now.identities.includes(card.code))) {
          to(desk.withHero(now, card.code));
          onHero();
        }
      } else if (deed === 'more') {
        if (copiesOf(now.cards, card.code) < card.most || isOwn) to(withMore(now, card.code, 1));
      } else if (deed === 'less') to(withMore(now, card.code, -1));
      else to(withCount(now, card.code, Math.min(deed, card.most)));
    },
    [desk, isHeroes, onShow, onHero],
  );

  const goTo = (code: string | undefined) => {
    if (code === undefined) return;
    setAt(code);
    const next = list.current?.querySelector<HTMLElement>(`[data-code="${code}"] .pool-face`);
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  const pressed = (event: KeyboardEvent) => {
    const card = cards.find(({ code }) => code === current);
    const isFace = event.target instanceof Element && event.target.matches('.pool-face');
    if (!card || !isFace || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = cards.indexOf(card);
    const columns = columnsOf(list.current);
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      ArrowDown: columns,
      ArrowUp: -columns,
      Home: -place,
      End: cards.length - 1 - place,
    };
    const step = steps[event.key];
    const deed = KEYS[event.key] ?? (/^[0-9]$/.test(event.key) ? Number(event.key) : undefined);
    if (step === undefined && deed === undefined) return;
    event.preventDefault();
    if (step !== undefined) goTo(cards[place + step]?.code);
    else if (deed !== undefined) act(card, deed);
  };
  return (
    <ul ref={list} className="pool" data-view={view} onKeyDown={pressed}>
      {cards.map((card) => (
        <PoolCard
          key={card.code}
          card={card}
          face={page.face(card.design, language)}
          view={view}
          isCurrent={card.code === current}
          isHero={isHeroes}
          count={
            isHeroes ? Number(deck.identities.includes(card.code)) : copiesOf(deck.cards, card.code)
          }
          owned={owned ? copiesOwned(card, owned) : null}
          onAct={act}
          onFocus={setAt}
        />
      ))}
    </ul>
  );
}

/** What can be done with a card of the pool; a number sets its copies. */
type Deed = 'more' | 'less' | 'show' | number;

const KEYS: Readonly<Record<string, Deed>> = {
  '+': 'more',
  '=': 'more',
  '-': 'less',
  Backspace: 'less',
  Delete: 'less',
  Enter: 'show',
};

/** How many cards lie side by side. */
function columnsOf(list: HTMLElement | null): number {
  const items = [...(list?.children ?? [])].slice(0, 40);
  const top = items[0]?.getBoundingClientRect().top;
  const below = items.findIndex((item) => item.getBoundingClientRect().top !== top);
  return below < 1 ? Math.max(1, items.length) : below;
}

const PoolCard = memo(function PoolCard(props: {
  readonly card: BuildCard;
  readonly face: Face;
  readonly view: PoolView;
  readonly isCurrent: boolean;
  readonly isHero: boolean;
  readonly count: number;
  readonly owned: number | null;
  readonly onAct: (card: BuildCard, deed: Deed) => void;
  readonly onFocus: (code: string) => void;
}) {
  const { card, face, view, isCurrent, isHero, count, owned, onAct, onFocus } = props;
  const { say, language } = useDeckTexts();
  const most = isHero ? 1 : card.most;
  const told = [
    face.title,
    face.kind,
    say.builder.inDeck(count, most),
    ...(owned === null ? [] : [say.builder.own(owned)]),
  ].join(', ');
  const press = usePress(
    () => onAct(card, 'more'),
    () => onAct(card, 'show'),
  );
  return (
    <li
      data-code={card.code}
      data-count={count}
      data-shape={face.shape}
      data-in={count > 0 || undefined}
      data-short={owned !== null && count > owned ? true : undefined}
    >
      <button
        type="button"
        className="pool-face"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={told}
        aria-pressed={count > 0}
        onFocus={() => onFocus(card.code)}
        {...press}
      >
        {view === 'pictures' ? (
          <span className="pool-drawn" aria-hidden="true">
            <CardFace face={face} />
          </span>
        ) : (
          <span className="pool-written" data-tone={face.tone} aria-hidden="true">
            <b lang={face.titleIn}>{face.title}</b>
            <span className="quiet">{[face.kind, ...face.traits].join(' · ')}</span>
            <FactsInShort face={face} />
            <CardText text={face.text} language={language} />
          </span>
        )}
      </button>
      <span className="pool-foot">
        <button
          type="button"
          className="pool-step"
          tabIndex={-1}
          disabled={count === 0}
          aria-label={say.builder.take(face.title)}
          onClick={() => onAct(card, 'less')}
          data-verb="less"
        >
          <Minus aria-hidden="true" size={16} strokeWidth={3} />
        </button>
        <Pips count={count} most={most} owned={owned} />
        <button
          type="button"
          className="pool-step"
          tabIndex={-1}
          disabled={count >= most}
          aria-label={say.builder.add(face.title)}
          onClick={() => onAct(card, 'more')}
          data-verb="more"
        >
          <Plus aria-hidden="true" size={16} strokeWidth={3} />
        </button>
      </span>
    </li>
  );
});

/** More copies than these are a number. */
const MOST_PIPS = 5;

/** Copies as pips: those in the deck are filled, those that one does not own are crossed. */
function Pips(props: {
  readonly count: number;
  readonly most: number;
  readonly owned: number | null;
}) {
  const { count, most, owned } = props;
  const places = Math.max(count, most);
  if (places > MOST_PIPS) {
    return (
      <b className="pool-pips" aria-hidden="true">
        {count}/{most}
      </b>
    );
  }
  return (
    <span className="pool-pips" aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place.
          key={place}
          data-filled={place < count || undefined}
          data-lacking={(owned !== null && place >= owned) || undefined}
        />
      ))}
    </span>
  );
}
