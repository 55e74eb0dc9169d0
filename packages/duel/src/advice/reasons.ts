import type { Answer, CardId, Line, Option, Prompt, Seat } from '@grimrule/kernel';
import { NONE, value, zoneOf } from '@grimrule/kernel';
import { HAND, on, otherSide } from '../board.ts';
import { printedAs } from '../cards/pool.ts';
import { replacedBy } from '../rules/entering-play.ts';
import type { DuelTable } from '../table.ts';
import { inPlaceOf } from '../table.ts';
import { damageIn, effectOf, healIn, lacks } from './effects.ts';
import { leftOf, pointsLeft } from './worth.ts';

/** What speaks for an answer, in lines that the words of the game put into sentences. */
export function reasons(table: DuelTable, prompt: Prompt, answer: Answer): readonly Line[] {
  const { ask, seat } = prompt;
  const [picked] = answer;
  const card = typeof ask.card === 'number' ? ask.card : NONE;
  switch (ask.say) {
    case 'playPhase':
    case 'betweenAttacks':
      return picked ? ofPlay(table, seat, picked) : [];
    case 'pay':
      return ofPayment(table, seat, answer);
    case 'choosePlace':
      return picked?.value === undefined ? [] : ofPlace(table, seat, card, picked.value);
    case 'chooseCard':
    case 'chooseCards':
      return picked?.card === undefined ? [] : ofTarget(table, picked.card);
    case 'chooseDiscards':
      return about('hintSpends', cardsOf(answer));
    case 'chooseArtefact':
      return picked?.card === undefined ? [] : [{ say: 'hintServes', card: picked.card }];
    default:
      return [];
  }
}

const cardsOf = (options: readonly Option[]): readonly CardId[] =>
  options.flatMap(({ card }) => (card === undefined ? [] : [card]));

const about = (say: string, cards: readonly CardId[]): readonly Line[] =>
  cards.length === 0 ? [] : [{ say, cards: [...cards] }];

function ofPlay(table: DuelTable, seat: Seat, { verb, card }: Option): readonly Line[] {
  if (card === undefined) return [{ say: 'hintNothing' }];
  if (verb !== 'play') return [];
  const { kind, stats } = printedAs(table.state, card);
  const points = stats.points ?? 0;
  if (kind === 'location') {
    const wins = points >= pointsLeft(table.state, seat);
    return wins ? [{ say: 'hintWins' }] : [{ say: 'hintPoints', count: points }];
  }
  const old = replacedBy(table, seat, card);
  return [old === NONE ? { say: 'hintJoins', card } : { say: 'hintReplaces', card: old }];
}

function ofPayment(table: DuelTable, seat: Seat, answer: Answer): readonly Line[] {
  const hand = zoneOf(table.state, on(HAND, seat));
  const spent = cardsOf(answer);
  return [
    ...about(
      'hintFree',
      spent.filter((card) => !hand.includes(card)),
    ),
    ...about(
      'hintSpends',
      spent.filter((card) => hand.includes(card)),
    ),
    ...about(
      'hintKeeps',
      hand.filter((card) => !spent.includes(card)),
    ),
  ];
}

function ofPlace(table: DuelTable, seat: Seat, card: CardId, place: number): readonly Line[] {
  const other = inPlaceOf(table.state, otherSide(seat), place);
  if (other === NONE) return [{ say: 'hintOpen' }];
  const { stats } = printedAs(table.state, card);
  const blow = (stats.strength ?? 0) - value(table, other, 'shield');
  const bars: Line = { say: 'hintBars', card: other };
  return blow >= leftOf(table, other) ? [{ say: 'hintDefeats', card: other }, bars] : [bars];
}

function ofTarget(table: DuelTable, card: CardId): readonly Line[] {
  const effect = effectOf(table);
  const damage = damageIn(effect);
  if (damage > 0) {
    const left = leftOf(table, card);
    if (damage >= left) return [{ say: 'hintDefeats', card }];
    const most = value(table, card, 'life');
    return [{ say: 'hintDamage', card, count: damage, left: left - damage, most }];
  }
  const healed = Math.min(healIn(effect), lacks(table, card));
  return healed > 0 ? [{ say: 'hintHeals', card, count: healed }] : [];
}
