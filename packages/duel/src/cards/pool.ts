import type { CardId, State } from '@grimrule/kernel';
import { cardOf } from '@grimrule/kernel';
import { artefacts } from './artefacts.ts';
import type { DuelCard } from './card.ts';
import { civilian } from './card.ts';
import { heroes, shieldAgents } from './heroes.ts';
import { locations } from './locations.ts';
import { hydraAgents, villains } from './villains.ts';

const civilians = [
  civilian('red', 'rote Zivilistin'),
  civilian('yellow', 'gelber Zivilist'),
  civilian('green', 'grüne Zivilistin'),
  civilian('blue', 'blauer Zivilist'),
];

/** Every printed card, tile and marker of the game. A design is an index into this list. */
export const POOL: readonly DuelCard[] = [
  ...heroes,
  ...shieldAgents,
  ...villains,
  ...hydraAgents,
  ...locations,
  ...artefacts,
  ...civilians,
];

export function printedAs(state: State, id: CardId): DuelCard {
  const { design } = cardOf(state, id);
  const found = POOL[design];
  if (!found) throw new Error(`no design ${design}`);
  return found;
}
