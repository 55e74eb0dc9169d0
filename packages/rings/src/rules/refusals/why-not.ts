import type { CardId, Line, Refusal, Seat } from '@grimrule/kernel';
import { cardOf, cardOption, contributions, NONE, value } from '@grimrule/kernel';
import type { RingsTable } from '../../table.ts';
import {
  activeLocationOf,
  charactersOf,
  engagedWith,
  inPlayerOrder,
  playerOf,
  questOf,
  stagedEnemies,
} from '../../table.ts';
import type { StatName } from '../../vocabulary/stats.ts';
import { copiesInPlay } from '../in-play/unique.ts';
import { costFor } from '../resource-phase/resources.ts';

/**
 * A refusal that names its causes. Legality is asked all the time, the reasons only by a reader: so
 * causes are looked for here alone.
 */

/** The cards that forbid something: what is forbidden is a stat. */
function bannedBy(table: RingsTable, card: CardId, stat: StatName): readonly CardId[] {
  const sources = contributions(table, card, stat).filter(({ by }) => by > 0);
  return [...new Set(sources.map(({ source }) => source))];
}

interface Ban {
  readonly verb: string;
  readonly stat: StatName | null;
  readonly say: string;
}

/** A character that is exhausted, or that a card keeps from it. */
function whyUnable(table: RingsTable, card: CardId, { verb, stat, say }: Ban): Refusal | null {
  const option = cardOption(verb, card);
  if (cardOf(table.state, card).exhausted) {
    return { reason: { say: 'isExhausted', card }, rule: 'exhausted', option };
  }
  if (stat === null || value(table, card, stat) === 0) return null;
  return { reason: { say, card, cards: bannedBy(table, card, stat) }, rule: 'cannot', option };
}

export function questRefusals(table: RingsTable): readonly Refusal[] {
  const { state } = table;
  const ban: Ban = { verb: 'commit', stat: null, say: '' };
  return charactersOf(state, state.prompt?.seat ?? NONE).flatMap((card) =>
    state.vars.committed.includes(card) ? [] : (whyUnable(table, card, ban) ?? []),
  );
}

/** An attack as far as its defense is concerned. */
interface Defended {
  /** The defending player. */
  readonly seat: Seat;
  readonly defenders: readonly CardId[];
}

/** RR: Sentinel. Another player's characters need it. */
export function defenseRefusals(table: RingsTable, attack: Defended): readonly Refusal[] {
  const { state } = table;
  const seat = state.prompt?.seat ?? NONE;
  const ban: Ban = { verb: 'defend', stat: 'cannotDefend', say: 'cannotDefend' };
  return charactersOf(state, seat).flatMap((card): readonly Refusal[] => {
    if (attack.defenders.includes(card)) return [];
    const why = whyUnable(table, card, ban);
    if (why) return [why];
    if (seat === attack.seat || value(table, card, 'sentinel') > 0) return [];
    const reason = { say: 'noSentinel', card, seat: attack.seat };
    return [{ reason, rule: 'sentinel', option: cardOption(ban.verb, card) }];
  });
}

/** Enemies that the active player cannot attack. RR: Ranged. */
export function targetRefusals(
  table: RingsTable,
  seat: Seat,
  offered: readonly CardId[],
): readonly Refusal[] {
  const { state } = table;
  const struck = state.vars.struck[seat] ?? [];
  const refuse = (card: CardId, reason: Line, rule: string): Refusal => ({
    reason,
    rule,
    option: cardOption('attack', card),
  });
  const enemies = [
    ...inPlayerOrder(state).flatMap((each) => engagedWith(state, each)),
    ...stagedEnemies(state),
  ];
  return enemies.flatMap((card): readonly Refusal[] => {
    if (offered.includes(card)) return [];
    if (struck.includes(card)) {
      return [refuse(card, { say: 'alreadyAttacked', card }, 'declare attackers')];
    }
    const engaged = playerOf(state, card);
    if (engaged === NONE) return [refuse(card, { say: 'notEngaged', card }, 'engaged')];
    if (engaged === seat) return [];
    return [refuse(card, { say: 'engagedElsewhere', card, seat: engaged }, 'ranged')];
  });
}

export function attackerRefusals(
  table: RingsTable,
  seat: Seat,
  enemy: CardId,
  offered: readonly CardId[],
): readonly Refusal[] {
  const ban: Ban = { verb: 'attack', stat: 'cannotAttack', say: 'cannotAttack' };
  return charactersOf(table.state, seat).flatMap((card): readonly Refusal[] => {
    if (offered.includes(card)) return [];
    const why = whyUnable(table, card, ban);
    if (why) return [why];
    const reason = { say: 'cannotReach', card, cards: [enemy] };
    return [{ reason, rule: 'ranged', option: cardOption(ban.verb, card) }];
  });
}

export function engagementRefusals(table: RingsTable): readonly Refusal[] {
  return stagedEnemies(table.state).flatMap((card): readonly Refusal[] => {
    const cards = bannedBy(table, card, 'cannotBeEngaged');
    if (cards.length === 0) return [];
    const reason = { say: 'cannotBeEngaged', card, cards };
    return [{ reason, rule: 'optional engagement', option: cardOption('engage', card) }];
  });
}

/** The same refusal, with what is to blame. */
export function withCauses(table: RingsTable, seat: Seat, refusal: Refusal): Refusal {
  const { reason } = refusal;
  const card = typeof reason.card === 'number' ? reason.card : NONE;
  const told = (more: object): Refusal => ({ ...refusal, reason: { ...reason, ...more } as Line });
  switch (reason.say) {
    case 'matchInPlay':
      return told({ cards: copiesInPlay(table, card) });
    case 'cannotAfford': {
      const { symbols, sources } = costFor(table, card, seat, 0);
      return told({ symbols, most: sources.length });
    }
    case 'allyLimit': {
      const quest = questOf(table.state);
      const cards = bannedBy(table, quest, 'allyLimit');
      return told({ cards, count: value(table, quest, 'allyLimit') });
    }
    case 'isLocationActive':
      return told({ cards: [activeLocationOf(table.state)] });
    default:
      return refusal;
  }
}
