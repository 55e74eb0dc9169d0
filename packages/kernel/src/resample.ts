import { cardInPlace, exchanged } from './card-references.ts';
import type { Definition } from './definition.ts';
import type { RandomState } from './random.ts';
import { dice } from './random.ts';
import type { Scope } from './scope.ts';
import type { Card, CardId, State } from './state.ts';
import { NO_TOKENS, NONE } from './state.ts';
import type { View } from './view.ts';
import { backOf } from './view.ts';
import { controllerIn, seenIn } from './zones.ts';

/**
 * A full state that fits a view. Every back in the view is turned into one of the cards that
 * could lie there: those with this back that the seat has not located, dealt by lot.
 */
export function resample<V>(definition: Definition, view: View<V>, random: RandomState): State<V> {
  const generator = dice(random);
  const unlocated = new Map<string, CardId[]>();
  view.lists.forEach((list, id) => {
    if (view.cards[id]) return;
    const back = backOf(definition, list);
    const pile = unlocated.get(back);
    if (pile) pile.push(id);
    else unlocated.set(back, [id]);
  });
  for (const pile of unlocated.values()) generator.shuffle(pile);

  const cards: Card[] = view.cards.slice() as Card[];
  const listening = view.listening.slice();
  const zones = view.zones.map((sightings, zone) => {
    const info = definition.zoneInfo(zone);
    const seen = seenIn(info, view.seats);
    return sightings.map((sighting): CardId => {
      if (typeof sighting === 'number') return sighting;
      const id = unlocated.get(sighting.back)?.pop() ?? NONE;
      const list = view.lists[id];
      if (!list) throw new Error(`the view has more backs '${sighting.back}' than cards`);
      cards[id] = {
        design: list.design,
        front: list.design,
        owner: list.owner,
        controller: controllerIn(info, list.owner),
        zone,
        host: sighting.host,
        seen,
        exhausted: false,
        tokens: NO_TOKENS,
      };
      if (info.hand) {
        for (const kind of definition.listensInHand[list.design] ?? []) {
          listening[kind] = [...(listening[kind] ?? []), id];
        }
      }
      return id;
    });
  });
  const found = (card: CardId) => cardInPlace(zones, card);
  const inPlace = (scope: Scope) => exchanged(scope, definition.holdsCards, found);
  for (const [id, card] of cards.entries()) {
    if (card.host < NONE) cards[id] = { ...card, host: found(card.host) };
  }
  return {
    game: view.game,
    rules: view.rules,
    seats: view.seats,
    cards,
    zones,
    stack: view.stack.map(({ procedure, step, locals }) => ({
      procedure,
      step,
      locals: { ...exchanged(locals, definition.holdsCards, found) },
    })),
    vars: { ...view.vars },
    random: generator.state,
    lasting: view.lasting.map((each) => ({ ...each, scope: inPlace(each.scope) })),
    delayed: view.delayed.map((each) => ({ ...each, scope: inPlace(each.scope) })),
    uses: view.uses,
    listening,
    modifying: view.modifying.slice(),
    decisions: view.decisions,
    learned: 0,
    rounds: view.rounds,
    turns: view.turns,
    phases: view.phases,
    prompt: view.prompt,
    outcome: view.outcome,
  };
}
