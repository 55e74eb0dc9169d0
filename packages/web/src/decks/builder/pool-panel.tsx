import { useDeferredValue, useMemo, useState } from 'react';
import type { BuildCard } from '../desk/desk.ts';
import type { Workshop } from '../desk/use-desk.ts';
import { copiesOwned } from '../kept/collection.ts';
import { keepOwned } from '../kept/deck-shelf.ts';
import { useOwned } from '../kept/use-decks.ts';
import { useDeckTexts } from '../words/words.ts';
import { ANYTHING, found, sorted, type Wanted } from './filter.ts';
import { Filters } from './filters.tsx';
import type { Lying, PoolView } from './parts.ts';
import { Pool } from './pool.tsx';
import type { Building } from './use-builder.ts';

/** All cards to choose from, as somebody wants to see them. */
export function PoolPanel(props: {
  readonly workshop: Workshop;
  readonly building: Building;
  readonly onShow: (card: BuildCard) => void;
}) {
  const { workshop, building, onShow } = props;
  const { page, desk } = workshop;
  const { deck } = building;
  const { language, say } = useDeckTexts();
  const [wanted, want] = useState<Wanted>(ANYTHING);
  const [view, setView] = useState<PoolView>('pictures');
  const [picked, pick] = useState<Lying | null>(null);
  const owned = useOwned(desk.name);
  // The hero comes first: their own cards and the aspects follow.
  const lying = picked ?? (deck.identities.length === 0 ? 'heroes' : 'cards');
  const later = useDeferredValue(wanted);
  const all = lying === 'heroes' ? desk.heroes : desk.cards;
  const orders = useMemo(
    () => ({
      types: desk.types.map(({ id }) => id),
      factions: desk.factions.map(({ id }) => id),
    }),
    [desk],
  );
  const { cards, offered } = useMemo(() => {
    const isOffered = (card: BuildCard) =>
      (card.set === '' || lying === 'heroes' || desk.isOwn(card, deck)) &&
      (!owned?.only || copiesOwned(card, owned) > 0);
    const offered = all.filter(isOffered);
    const wantedCards = found(page, offered, later);
    const cards = sorted(page, wantedCards, later.sort, orders, language);
    return { cards, offered: offered.length };
  }, [page, all, later, orders, language, lying, owned, desk, deck]);
  const isEmpty = deck.identities.length === 0;
  return (
    <section className="builder-pool" aria-label={say.builder.pool}>
      <Filters
        workshop={workshop}
        wanted={wanted}
        onWant={want}
        view={view}
        onView={setView}
        lying={lying}
        onLying={pick}
        onlyOwned={owned ? (owned.only ?? false) : null}
        onOnlyOwned={(only) => owned && void keepOwned({ ...owned, only })}
      />
      <p className="quiet builder-count" role="status" data-count={cards.length}>
        {lying === 'heroes' && isEmpty
          ? desk.game.mostIdentities > 1
            ? say.builder.chooseHeroes
            : say.builder.chooseHero
          : say.builder.shown(cards.length, offered)}
      </p>
      {cards.length === 0 ? (
        <p>{say.builder.nothing}</p>
      ) : (
        <Pool
          cards={cards}
          view={view}
          lying={lying}
          workshop={workshop}
          building={building}
          owned={owned ?? null}
          onShow={onShow}
          onHero={() => desk.game.mostIdentities === 1 && pick(null)}
        />
      )}
      <p className="quiet builder-keys">{say.builder.keys}</p>
    </section>
  );
}
