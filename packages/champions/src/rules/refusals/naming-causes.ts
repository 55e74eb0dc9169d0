import type { CardId, Line, Refusal, Seat } from '@grimrule/kernel';
import { NONE, plainOption, value, zoneOf } from '@grimrule/kernel';
import { AREA, of } from '../../board.ts';
import { printedAs } from '../../cards/designs.ts';
import type { ChampionsTable } from '../../table.ts';
import { enemiesInPlay, schemesInPlay } from '../../table.ts';
import type { ChampionsAct } from '../../vocabulary/nodes.ts';
import type { StatName } from '../../vocabulary/stats.ts';
import { currentEnemyAttack } from '../attack/current-attack.ts';
import { currentReveal } from '../encounters/reveal.ts';
import { matchesInPlay } from '../in-play/unique.ts';
import { purse } from '../playing/paying.ts';
import { AS_IT_COSTS, allSymbols } from '../playing/playable.ts';
import { bannedBy, whyNotAttacked, whyNotThwarted } from './why-not-target.ts';

/**
 * A refusal that names its causes. Legality is asked all the time, the reasons only by a reader: so
 * causes are looked for here, and not where something is refused.
 */
export function withCauses(table: ChampionsTable, seat: Seat, refusal: Refusal): Refusal {
  const { reason, option } = refusal;
  const card = typeof reason.card === 'number' ? reason.card : NONE;
  const told = (more: object): Refusal => ({ ...refusal, reason: { ...reason, ...more } as Line });
  switch (reason.say) {
    case 'forbidden': {
      const deed = option?.verb ?? '';
      return told({ deed, cards: bannedBy(table, card, BANNED[deed] ?? 'cannotAttack') });
    }
    case 'cannotBePlayed':
      return refusal.rule === 'cannot'
        ? told({ cards: bannedBy(table, card, 'cannotBePlayed') })
        : refusal;
    case 'matchInPlay':
      return told({ cards: matchesInPlay(table, card) });
    case 'maxInPlay': {
      const { name, max } = printedAs(table.state, card);
      const copies = zoneOf(table.state, of(AREA, seat)).filter(
        (each) => printedAs(table.state, each).name === name,
      );
      return told({ count: max?.times ?? 1, cards: copies });
    }
    case 'cannotPay':
      return told(meansFor(table, seat, card, option?.ability));
    case 'perilForbids':
      return told({ seat: table.state.vars.peril, cards: perilous(table) });
    case 'anotherDefends':
      return told({ cards: [currentEnemyAttack(table)?.defender ?? NONE] });
    case 'noTarget':
      return whyNoTarget(table, seat, refusal) ?? refusal;
    default:
      return refusal;
  }
}

const BANNED: Readonly<Record<string, StatName>> = {
  attack: 'cannotAttack',
  thwart: 'cannotThwart',
  recover: 'cannotBeHealed',
  changeForm: 'cannotChangeForm',
};

/** How many resources a card costs, and how many its player could spend for it. */
function meansFor(table: ChampionsTable, seat: Seat, card: CardId, ability: number = NONE) {
  const sources = purse(table, seat, card).filter(({ option }) => option.card !== card);
  const most = sources.reduce((sum, { gives }) => sum + gives.length, 0);
  return { symbols: allSymbols(table, card, ability, AS_IT_COSTS), most };
}

/** The card with peril that is being revealed. */
function perilous(table: ChampionsTable): readonly CardId[] {
  const { card = NONE } = currentReveal(table) ?? {};
  return card !== NONE && value(table, card, 'peril') > 0 ? [card] : [];
}

/** Where nothing is left to attack or to thwart: what keeps the first target from it. */
function whyNoTarget(table: ChampionsTable, seat: Seat, refusal: Refusal): Refusal | null {
  const { verb, card = NONE, ability } = refusal.option ?? plainOption('');
  // An ability's attack is made by the identity.
  const [labels, by] = ability === undefined ? [[verb], card] : [labelsOf(table, card, ability)];
  const { state } = table;
  const reasons = [
    ...(labels.includes('attack')
      ? enemiesInPlay(state).map((target) => whyNotAttacked(table, target, seat, by))
      : []),
    ...(labels.includes('thwart')
      ? schemesInPlay(state).map((target) => whyNotThwarted(table, target, seat, by))
      : []),
  ];
  const first = reasons.find((reason) => reason !== null);
  return first ? { ...refusal, ...first } : null;
}

function labelsOf({ state }: ChampionsTable, card: CardId, index: number): readonly string[] {
  const ability = printedAs(state, card).abilities[index];
  if (ability?.kind !== 'action') return [];
  const act = ability.effect as ChampionsAct;
  return act.do === 'labelled' ? act.labels : [];
}
