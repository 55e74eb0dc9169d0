import { gainOf } from '../advice/gains.ts';
import { byDesign } from '../cards/by-design.ts';
import type { ChampionsCard } from '../cards/card.ts';
import { cardsIn } from '../cards/designs.ts';

type Node = Readonly<Record<string, unknown>>;
const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;

/** The cost of a minion that nobody knows beforehand, and of a card that does something once. */
const SOME_MINION = 5;
const OTHER_CARD = 3;
const FOE = 1.3;
const FOE_HIT_POINT = 1.3;
const SIDE_THREAT = 0.7;
const ICON = 2.5;

/** The cost of a card that comes into play, as its numbers say. */
function costInPlay({ type, health, baseThreat = 0, schemeIcons = {} }: ChampionsCard): number {
  if (type === 'minion') return FOE + FOE_HIT_POINT * Math.max(1, health ?? 1);
  if (type !== 'side_scheme') return OTHER_CARD;
  const icons = Object.values(schemeIcons).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return SIDE_THREAT * baseThreat + ICON * icons;
}

/** The cards that an effect names and brings, and those that it brings without a name. */
function costOfBrought(node: unknown): number {
  if (Array.isArray(node)) return node.reduce<number>((sum, each) => sum + costOfBrought(each), 0);
  if (!isNode(node)) return 0;
  if (node.is === 'titled') {
    const named = cardsIn().filter(({ name }) => name === node.title);
    // Several sides of a title are one card in several stages.
    return named.length === 0 ? 0 : Math.max(...named.map(costInPlay));
  }
  const unnamed = node.do === 'discardUntil' ? SOME_MINION : 0;
  return unnamed + Object.values(node).reduce<number>((sum, each) => sum + costOfBrought(each), 0);
}

/** What it costs the players that a stage is revealed, in points: read from what its card does then. */
export const priceOfReveal = byDesign(({ abilities }) => {
  let price = 0;
  for (const ability of abilities) {
    if (ability.kind !== 'called' || ability.call !== 'whenRevealed') continue;
    price += Math.max(0, -gainOf(ability.effect)) + costOfBrought(ability.effect);
  }
  return price;
}, 0);
