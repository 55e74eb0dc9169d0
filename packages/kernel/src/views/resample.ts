import type { Scope } from '../asking/scope.ts';
import type { RandomState } from '../chance/random.ts';
import { dice } from '../chance/random.ts';
import type { Definition } from '../game/rules.ts';
import type { Card } from '../state/card.ts';
import { freshCard, withHost, withSeen } from '../state/card.ts';
import { cardInPlace, exchanged, isOnePlace } from '../state/card-references.ts';
import type { CardId, Seat } from '../state/ids.ts';
import { NONE } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { controllerIn, seenIn } from '../state/zone.ts';
import type { View } from './view.ts';
import { backOf } from './view.ts';

/**
 * A full state that fits a view. Every back in the view is turned into one of the cards that could
 * lie there: those with this back that the seat has not located, dealt at random.
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
      const { design, owner } = list;
      const controller = controllerIn(info, owner);
      cards[id] = freshCard({ design, owner, controller, zone, host: sighting.host, seen });
      if (info.hand) {
        for (const kind of definition.listensInHand[design] ?? []) {
          listening[kind] = [...(listening[kind] ?? []), id];
        }
      }
      return id;
    });
  });
  // Cards that somebody else looks at while something is being resolved.
  const looked = new Set<CardId>();
  const found = (card: CardId) => {
    const there = cardInPlace(zones, card);
    if (isOnePlace(card)) looked.add(there);
    return there;
  };
  const inPlace = (scope: Scope) => exchanged(scope, definition.holdsCards, found);
  for (const [id, card] of cards.entries()) {
    if (card.host < NONE) cards[id] = withHost(card, cardInPlace(zones, card.host));
  }
  const stack = view.stack.map(({ procedure, step, locals }) => ({
    procedure,
    step,
    locals: { ...exchanged(locals, definition.holdsCards, found) },
  }));
  const lasting = view.lasting.map((each) => ({ ...each, scope: inPlace(each.scope) }));
  const delayed = view.delayed.map((each) => ({ ...each, scope: inPlace(each.scope) }));
  for (const id of looked) {
    const card = cards[id];
    if (card?.seen === 0 && card.host === NONE) cards[id] = withSeen(card, 1 << lookerOf(view));
  }
  return {
    game: view.game,
    rules: view.rules,
    seats: view.seats,
    cards,
    zones,
    stack,
    vars: { ...view.vars },
    random: generator.state,
    lasting,
    delayed,
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

/** The seat that may be looking at a card unknown to this seat: the asked one, or another. */
function lookerOf({ seat, waitsFor }: View): Seat {
  if (waitsFor !== null && waitsFor !== seat) return waitsFor;
  return seat === 0 ? 1 : 0;
}
