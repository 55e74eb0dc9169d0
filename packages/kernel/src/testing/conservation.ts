import type { Definition } from '../game/rules.ts';
import type { CardId } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { demand, demandSame } from './demand.ts';
import type { Check } from './position.ts';

/** Every card lies in exactly one zone, and its record says in which. */
export function demandCardsInPlace(state: State): void {
  const found = new Set<CardId>();
  state.zones.forEach((zone, index) => {
    for (const id of zone) {
      demand(!found.has(id), () => `card ${id} lies in two places`);
      found.add(id);
      const card = state.cards[id];
      demand(
        card?.zone === index,
        () => `card ${id} lies in zone ${index} but says zone ${card?.zone}`,
      );
    }
  });
  demand(
    found.size === state.cards.length,
    () => `of ${state.cards.length} cards ${found.size} lie in a zone`,
  );
}

/** The indices of triggers and modifiers are exactly those of the cards in play. */
export function demandIndices(definition: Definition, state: State): void {
  const lying = (where: 'inPlay' | 'hand') =>
    state.cards.flatMap((card, id) =>
      definition.zoneInfo(card.zone)[where] ? [{ id, design: card.design }] : [],
    );
  const inPlay = lying('inPlay');
  const inHand = lying('hand');
  const listed = (of: readonly (readonly number[])[], index: number, cards = inPlay) =>
    cards.filter(({ design }) => of[design]?.includes(index)).map(({ id }) => id);
  const sorted = (cards: readonly CardId[] = []) => [...cards].sort((one, other) => one - other);
  definition.events.forEach((event, index) => {
    const now = sorted(state.listening[index]);
    const waiting = [
      ...listed(definition.listens, index),
      ...listed(definition.listensInHand, index, inHand),
    ];
    demandSame(now, sorted(waiting), `the cards that wait for '${event}'`);
  });
  definition.stats.forEach((stat, index) => {
    const now = sorted(state.modifying[index]);
    demandSame(now, listed(definition.modifies, index), `the cards that change '${stat}'`);
  });
  const last = definition.stats.length;
  const costly = listed(definition.modifies, last);
  demandSame(sorted(state.modifying[last]), costly, 'the cards that demand additional costs');
}

export const nothingIsLost: Check = {
  name: 'nothing is lost and nothing appears',
  at({ game, state, start }) {
    demandCardsInPlace(state);
    demandIndices(game.definition, state);
    // Tokens may be added in the course of a game, but what was there stays. Cards that change
    // places do so under each other's numbers, so they are counted.
    const box = (of: State) =>
      of.cards
        .slice(0, start.cards.length)
        .map(({ front, owner }) => `card ${front} of seat ${owner}`)
        .sort();
    demandSame(box(state), box(start), 'the cards of the game have changed');
  },
};
