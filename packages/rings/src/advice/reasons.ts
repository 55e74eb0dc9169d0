import type { Answer, CardId, Line, Option, Prompt } from '@grimrule/kernel';
import { cardOf, NONE, PASS, value, zoneOf } from '@grimrule/kernel';
import { HAND, of } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { heroesOf, isCharacter } from '../table.ts';
import { hitPointsLeft, isReady, threatInStaging, willpowerOf } from './outlook.ts';
import { deedsIn } from './reading.ts';
import { foeOf, friendOf } from './sides.ts';

/** What speaks for an answer, in lines that the words of the game put into sentences. */
export function reasons(table: RingsTable, prompt: Prompt, answer: Answer): readonly Line[] {
  const { ask } = prompt;
  const [picked] = answer;
  const asked = typeof ask.card === 'number' ? ask.card : NONE;
  switch (ask.say) {
    case 'mulligan':
      return [{ say: picked?.verb === 'keep' ? 'hintGoodHand' : 'hintPoorHand' }];
    case 'planning':
    case 'actionWindow':
      return picked ? ofAction(table, picked) : [];
    case 'commitToQuest':
      return ofQuest(table, prompt, answer);
    case 'whereToTravel':
      return picked ? ofTravel(table, picked) : [];
    case 'whomToEngage':
      return picked ? ofEngagement(picked) : [];
    case 'whoDefends':
    case 'whoDefendTogether':
      return ofDefence(table, prompt, asked, picked);
    case 'undefendedDamage':
    case 'assignDamage':
      return picked?.card === undefined ? [] : ofDamage(table, prompt, asked, picked.card);
    case 'whoAttacks':
      return ofAttack(table, asked, answer);
    case 'whomToAttack':
      return picked ? ofEngagement(picked) : [];
    case 'pay':
      return ofPayment(table, prompt, answer);
    default:
      return [];
  }
}

const cardsOf = (options: readonly Option[]): readonly CardId[] =>
  options.flatMap(({ card }) => (card === undefined ? [] : [card]));

const about = (say: string, cards: readonly CardId[]): readonly Line[] =>
  cards.length === 0 ? [] : [{ say, cards: [...cards] }];

function ofAction(table: RingsTable, { verb, card, ability }: Option): readonly Line[] {
  if (verb === PASS.verb || card === undefined) return [{ say: 'hintNothing' }];
  const { type, abilities } = printedAs(table.state, card);
  if (type === 'Ally' && ability === undefined) return [{ say: 'hintAlly', card }];
  const effect = abilities[ability ?? 0];
  const deeds = deedsIn(effect && 'effect' in effect ? effect.effect : effect);
  if (type === 'Attachment' && ability === undefined) {
    return [{ say: deeds.has('putCounters') ? 'hintPays' : 'hintServes', card }];
  }
  if (deeds.has('draw')) return [{ say: 'hintDraws', count: 1 }];
  return deeds.has('ready') ? [{ say: 'hintReadies' }] : [];
}

function ofQuest(table: RingsTable, prompt: Prompt, answer: Answer): readonly Line[] {
  const { committed } = table.state.vars;
  const cards = cardsOf(answer);
  const count = willpowerOf(table, [...committed, ...cards]);
  const ready = cardsOf(prompt.options).filter((card) => !cards.includes(card));
  return [
    { say: 'hintQuest', count, threat: threatInStaging(table) },
    ...about('hintReady', ready),
  ];
}

function ofTravel(table: RingsTable, { card }: Option): readonly Line[] {
  if (card === undefined) return [{ say: 'hintNothing' }];
  return [{ say: 'hintTravel', card, count: value(table, card, 'threat') }];
}

function ofEngagement({ card }: Option): readonly Line[] {
  return card === undefined ? [{ say: 'hintNothing' }] : [{ say: 'hintEngages', card }];
}

function ofDefence(
  table: RingsTable,
  { seat }: Prompt,
  enemy: CardId,
  picked: Option | undefined,
): readonly Line[] {
  const { attack } = foeOf(table, enemy, seat);
  const card = picked?.card;
  if (card === undefined) {
    const hero = heroesOf(table.state, seat)
      .filter((each) => isCharacter(table.state, each))
      .sort((one, other) => hitPointsLeft(table, other) - hitPointsLeft(table, one))[0];
    if (hero === undefined) return [];
    return [{ say: 'hintBears', card: hero, count: attack, left: hitPointsLeft(table, hero) }];
  }
  const { defense, left } = friendOf(table, card);
  return [{ say: 'hintDefends', card, count: Math.max(0, attack - defense), left }];
}

function ofDamage(
  table: RingsTable,
  { seat }: Prompt,
  enemy: CardId,
  card: CardId,
): readonly Line[] {
  if (enemy === NONE) return [];
  const { attack } = foeOf(table, enemy, seat);
  const most = value(table, card, 'hitPoints');
  const left = hitPointsLeft(table, card) - attack;
  return left > 0 ? [{ say: 'hintDamage', card, count: attack, left, most }] : [];
}

function ofAttack(table: RingsTable, enemy: CardId, answer: Answer): readonly Line[] {
  const cards = cardsOf(answer);
  if (enemy === NONE || cards.length === 0) return [];
  const count = cards.reduce((sum, card) => sum + value(table, card, 'attack'), 0);
  const most = value(table, enemy, 'defense') + hitPointsLeft(table, enemy);
  const kills: readonly Line[] = count >= most ? [{ say: 'hintDefeats', card: enemy }] : [];
  return [{ say: 'hintStrength', count, most }, ...kills];
}

/** The heroes who keep resources, and the cards that these are for. */
function ofPayment(table: RingsTable, prompt: Prompt, answer: Answer): readonly Line[] {
  const { state } = table;
  const paid = typeof prompt.ask.card === 'number' ? prompt.ask.card : NONE;
  const hand = zoneOf(state, of(HAND, prompt.seat)).filter((card) => card !== paid);
  const left = (prompt.cost?.sources.length ?? 0) - answer.length;
  const next = hand.filter((card) => {
    const { type } = printedAs(state, card);
    return type !== 'Event' && value(table, card, 'cost') <= left;
  });
  return [
    ...about('hintSpends', [...new Set(cardsOf(answer))]),
    ...about(
      'hintKeeps',
      next.filter((card) => isReady(table, card) && cardOf(state, card).seen > 0),
    ),
  ];
}
