import type { CardId, Scope, Seat } from '@grimrule/kernel';
import { abilityOption, amount, firstOf, NONE, pickOne, report, some } from '@grimrule/kernel';
import { waysToPlay } from '../rules/abilities/using-abilities.ts';
import type { Price } from '../rules/playing/playable.ts';
import { playCard } from '../rules/playing/playing.ts';
import type { ChampionsTable } from '../table.ts';
import { championsProcedure } from '../table.ts';
import type { Amount } from '../vocabulary/builders.ts';
import type { ActsOf } from './act.ts';

/** RR: Play. All rules for playing a card hold, whatever makes a player do so. */
export const playingActs: ActsOf<'play'> = {
  play: {
    perform(table, { card, ...terms }, scope) {
      const played = firstOf(table, card, scope);
      if (played === NONE) return;
      table.start(playingByEffect, {
        card: played,
        seat: scope.seat,
        price: priceOf(table, terms, scope),
      });
    },
    possible(table, { card, ...terms }, scope) {
      const price = priceOf(table, terms, scope);
      return some(
        table,
        card,
        scope,
        (each) => waysToPlay(table, each, scope.seat, price).length > 0,
      );
    },
  },
};

function priceOf(
  table: ChampionsTable,
  { less, free = false }: { readonly less?: Amount; readonly free?: boolean },
  scope: Scope,
): Price {
  return { less: less === undefined ? 0 : amount(table, less, scope), free, by: scope.source };
}

interface PlayingByEffect {
  readonly card: CardId;
  readonly seat: Seat;
  readonly price: Price;
}

/** RR: Event. One that can be played for several abilities is played for one of them. */
export const playingByEffect = championsProcedure<PlayingByEffect>('playing by an effect', 'play', [
  {
    name: 'choose the ability',
    question(table, { card, seat, price }) {
      const options = waysToPlay(table, card, seat, price).map((ability) =>
        abilityOption('play', card, ability),
      );
      if (options.length === 0) return null;
      return pickOne({ seat, ask: { say: 'chooseCard', card }, rule: 'play', options });
    },
    answered(table, { card, seat, price }, [picked]) {
      report(table, [card]);
      playCard(table, card, seat, { ability: picked?.ability ?? NONE, price });
    },
  },
]);
