import type { CardId, Option, Refusal, Scope, Seat } from '@grimrule/kernel';
import { cardOf, cardOption, contributions, NONE, tokensOn, value } from '@grimrule/kernel';
import { VILLAIN } from '../../board.ts';
import type { ChampionsTable } from '../../table.ts';
import {
  encounterCardsInPlay,
  enemiesInPlay,
  engagedWith,
  identityOf,
  isMainScheme,
  schemesInPlay,
} from '../../table.ts';
import type { StatName } from '../../vocabulary/stats.ts';
import { currentLabelled } from '../attack/current-attack.ts';
import { attackable } from '../attack/player-attack.ts';
import { canTakeDamage } from '../damage/damage.ts';
import { doerOf } from '../damage/defeat.ts';
import { thwartable } from '../threat/player-thwart.ts';

/** Only somebody who wants to know why gets these: what can be done is found out without them. */

/** The cards that change a stat of a card which is nothing but a ban. */
export function bannedBy(
  table: ChampionsTable,
  card: CardId,
  stat: StatName,
  cause?: CardId,
): readonly CardId[] {
  const sources = contributions(table, card, stat, cause).filter(({ by }) => by > 0);
  return [...new Set(sources.map(({ source }) => source))];
}

/** Why a player's card cannot attack an enemy, with the cards that are to blame; null if it can. */
export function whyNotAttacked(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  attacker = identityOf(table.state, seat),
): Refusal | null {
  const { state } = table;
  if (value(table, card, 'cannotBeAttacked', attacker) > 0) {
    const cards = bannedBy(table, card, 'cannotBeAttacked', attacker);
    return { reason: { say: 'cannotBeAttacked', card, cards }, rule: 'cannot' };
  }
  if (!attackable(table, seat, attacker).includes(card)) {
    if (cardOf(state, card).zone !== VILLAIN) return null;
    const cards = engagedWith(state, seat).filter(
      (minion) => value(table, minion, 'guard', attacker) > 0,
    );
    return { reason: { say: 'guarded', card, cards }, rule: 'guard' };
  }
  if (canTakeDamage(table, card, attacker)) return null;
  const cards = bannedBy(table, card, 'cannotTakeDamage', attacker);
  return { reason: { say: 'cannotTakeDamage', card, cards }, rule: 'cannot' };
}

/** The same for a scheme that a player's card would thwart. Who finds no threat needs no reason. */
export function whyNotThwarted(
  table: ChampionsTable,
  card: CardId,
  seat: Seat,
  source = identityOf(table.state, seat),
): Refusal | null {
  const { state } = table;
  if (tokensOn(table, card, 'threat') === 0) return null;
  if (value(table, card, 'cannotLoseThreat', source) > 0) {
    const cards = bannedBy(table, card, 'cannotLoseThreat', source);
    return { reason: { say: 'cannotLoseThreat', card, cards }, rule: 'cannot' };
  }
  if (!isMainScheme(state, card) || thwartable(table, seat, source).includes(card)) return null;
  const thwarter = doerOf(table, source);
  const patrols = engagedWith(state, seat).filter(
    (minion) => value(table, minion, 'patrol', thwarter) > 0,
  );
  if (patrols.length > 0) {
    return { reason: { say: 'patrolled', card, cards: patrols }, rule: 'patrol' };
  }
  const cards = encounterCardsInPlay(state).filter(
    (each) => value(table, each, 'crisis', thwarter) > 0,
  );
  return { reason: { say: 'inCrisis', card, cards }, rule: 'crisis icon' };
}

/** Everything that a player's card cannot attack or thwart, as options of these verbs. */
export function targetRefusals(
  table: ChampionsTable,
  seat: Seat,
  { attack, thwart }: { readonly attack?: Option['verb']; readonly thwart?: Option['verb'] },
  by?: CardId,
): readonly Refusal[] {
  const refusing = (
    cards: readonly CardId[],
    verb: string | undefined,
    why: typeof whyNotAttacked,
  ): readonly Refusal[] => {
    if (verb === undefined) return [];
    return cards.flatMap((card) => {
      const refusal = why(table, card, seat, by);
      return refusal ? [{ ...refusal, option: cardOption(verb, card) }] : [];
    });
  };
  const { state } = table;
  return [
    ...refusing(enemiesInPlay(state), attack, whyNotAttacked),
    ...refusing(schemesInPlay(state), thwart, whyNotThwarted),
  ];
}

/**
 * The cards that an ability's attack or thwart cannot be made against, while its target is chosen.
 */
export function refusesChoice(table: ChampionsTable, { seat }: Scope): readonly Refusal[] {
  const { state } = table;
  const labels = currentLabelled(table)?.labels ?? [];
  const offered = (state.prompt?.options ?? []).map(({ card }) => card ?? NONE);
  const isAmong = (cards: readonly CardId[]) => offered.some((card) => cards.includes(card));
  const attack = labels.includes('attack') && isAmong(enemiesInPlay(state));
  const thwart = labels.includes('thwart') && isAmong(schemesInPlay(state));
  const verbs = {
    ...(attack ? { attack: 'choose' } : {}),
    ...(thwart ? { thwart: 'choose' } : {}),
  };
  return targetRefusals(table, seat, verbs).filter(
    ({ option }) => !offered.includes(option?.card ?? NONE),
  );
}
