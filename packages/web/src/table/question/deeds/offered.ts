import type { Game, Option, Prompt, Table } from '@grimrule/kernel';
import { NONE, sameOption } from '@grimrule/kernel';
import { isOneOf } from '../picking.ts';

/** So many cards are offered in words too, where there are no more than that. */
const ALL = 6;
/** Of more, so many. */
const BEST = 3;

/**
 * The options of cards on the table that are offered in words too: all, if they are few; of many those that are
 * done to a target, and what a sensible player would do comes first.
 */
export function offeredInWords(
  game: Game,
  table: Table,
  prompt: Prompt,
  aims: Readonly<Record<string, string>>,
): readonly Option[] {
  const { options, cost } = prompt;
  if (cost) return [];
  const onCards = options.filter(({ card = NONE }) => card !== NONE);
  if (!isOneOf(prompt)) {
    const inPlay = onCards.every(({ card = NONE }) => {
      const zone = table.state.cards[card]?.zone;
      return zone !== undefined && game.definition.zoneInfo(zone).inPlay;
    });
    return inPlay && onCards.length <= ALL ? onCards : [];
  }
  if (onCards.length <= BEST) return onCards;
  const [best] = game.proposal(table.state);
  const isBest = (option: Option) => best !== undefined && sameOption(option, best);
  const isAimed = ({ verb }: Option) => aims[verb] !== undefined;
  const ranked = [
    ...onCards.filter(isBest),
    ...onCards.filter((option) => isAimed(option) && !isBest(option)),
    ...onCards.filter((option) => !isAimed(option) && !isBest(option)),
  ];
  if (onCards.length <= ALL && new Set(onCards.map(({ verb }) => verb)).size === 1) return onCards;
  return ranked.slice(0, BEST);
}
