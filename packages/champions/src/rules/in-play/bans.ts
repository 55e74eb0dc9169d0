import type { About, CardId, Obstacle } from '@grimrule/kernel';
import { contributions, NONE, value } from '@grimrule/kernel';
import type { ChampionsTable } from '../../table.ts';
import type { StatName } from '../../vocabulary/stats.ts';

/** RR: Cannot. A stat that is nothing but a ban: the cards in play that change it forbid something. */
export function bannedBy(
  table: ChampionsTable,
  card: CardId,
  stat: StatName,
  cause: CardId = NONE,
): readonly CardId[] {
  const sources = contributions(table, card, stat, cause).filter(({ by }) => by > 0);
  return [...new Set(sources.map(({ source }) => source))];
}

/** What cards can forbid a character to do. */
const BANS = {
  attack: 'cannotAttack',
  thwart: 'cannotThwart',
  defense: 'cannotDefend',
  recover: 'cannotBeHealed',
  changeForm: 'cannotChangeForm',
} as const satisfies Readonly<Record<string, StatName>>;

type Forbiddable = keyof typeof BANS;

export const isForbidden = (table: ChampionsTable, card: CardId, deed: Forbiddable): boolean =>
  value(table, card, BANS[deed]) > 0;

/** Cards forbid it to a character. */
export const forbidden = <A extends About>(
  deedOf: (about: A) => Forbiddable,
): Obstacle<ChampionsTable, A> => ({
  say: 'forbidden',
  rule: 'cannot',
  stands: (table, about) => isForbidden(table, about.card, deedOf(about)),
  names(table, about) {
    const deed = deedOf(about);
    return { deed, cards: bannedBy(table, about.card, BANS[deed]) };
  },
});

/** Something that is done by a card, or by none in particular. */
interface Done extends About {
  readonly by: CardId;
}

/** Cards forbid that it is done to the card, at least by this one. */
export const bannedBetween = (stat: StatName): Obstacle<ChampionsTable, Done> => ({
  say: stat,
  rule: 'cannot',
  stands: (table, { card, by }) => value(table, card, stat, by) > 0,
  names: (table, { card, by }) => ({ cards: bannedBy(table, card, stat, by) }),
});
