import type { Answer, CardId, Line, Option, Prompt, Seat } from '@grimrule/kernel';
import { cardOf, NONE, PASS, tokensOn, value, zoneOf } from '@grimrule/kernel';
import { HAND, of } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import { maximumHitPoints, remainingHitPoints } from '../rules/damage/hit-points.ts';
import { has } from '../rules/status/status.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, inHeroForm, isFriendly, isScheme, mainSchemeOf, typeOf } from '../table.ts';
import { bestEnemy, bestScheme } from './aims.ts';
import { deedsOf } from './deeds.ts';
import { EXPECTED_BOOST } from './defence.ts';
import { missing, roomForThreat, threatToCome } from './outlook.ts';
import { wouldWin } from './targets.ts';

/** What speaks for an answer, in lines that the words of the game put into sentences. */
export function reasons(table: ChampionsTable, prompt: Prompt, answer: Answer): readonly Line[] {
  const { ask, seat } = prompt;
  const [picked] = answer;
  switch (ask.say) {
    case 'mulligan':
    case 'discardAtEnd':
      return ofHand(prompt, answer);
    case 'pay':
      return ofPayment(table, prompt, answer);
    case 'whoDefends':
      return picked
        ? ofDefence(table, ask.card as CardId, (ask.cards as CardId[])[0] ?? NONE, picked)
        : [];
    case 'playerTurn':
      return picked ? ofTurn(table, seat, picked) : [];
    case 'chooseTarget': {
      const by = typeof ask.card === 'number' ? ask.card : NONE;
      return picked?.card === undefined ? [] : ofTarget(table, seat, by, picked.card, ask.power);
    }
    case 'chooseCard':
      return picked?.card === undefined ? [] : ofChoice(table, picked.card);
    case 'useAbility':
      return picked ? ofAbility(table, picked, ask.card) : [];
    default:
      return [];
  }
}

const cardsOf = (options: readonly Option[]): readonly CardId[] =>
  options.flatMap(({ card }) => (card === undefined ? [] : [card]));

/** A line about cards, if there are any. */
const about = (say: string, cards: readonly CardId[]): readonly Line[] =>
  cards.length === 0 ? [] : [{ say, cards: [...cards] }];

function ofHand({ options }: Prompt, answer: Answer): readonly Line[] {
  const kept = options.filter((option) => !answer.includes(option));
  return [...about('hintKeeps', cardsOf(kept)), ...about('hintThrows', cardsOf(answer))];
}

function ofPayment(table: ChampionsTable, { cost, seat }: Prompt, answer: Answer): readonly Line[] {
  if (!cost) return [];
  const free = answer.filter(({ verb }) => verb !== 'spend');
  const spent = cardsOf(answer.filter(({ verb }) => verb === 'spend'));
  const given = cost.sources
    .filter(({ option }) => answer.includes(option))
    .reduce((sum, { gives }) => sum + gives.length, 0);
  const exact = given === cost.symbols.length && given > 1;
  const kept = zoneOf(table.state, of(HAND, seat)).filter((card) => !spent.includes(card));
  return [
    ...about('hintFree', cardsOf(free)),
    ...about('hintSpends', spent),
    ...(exact ? [{ say: 'hintExact', count: given }] : []),
    ...about('hintKeeps', kept),
  ];
}

function ofDefence(
  table: ChampionsTable,
  enemy: CardId,
  target: CardId,
  { verb, card = NONE }: Option,
): readonly Line[] {
  const boost = typeOf(table.state, enemy) === 'villain' ? EXPECTED_BOOST : 0;
  const blow = Math.round(value(table, enemy, 'atk') + boost);
  const left = remainingHitPoints(table, target);
  if (verb === PASS.verb) {
    if (has(table, target, 'tough')) return [{ say: 'hintTough', card: target }];
    return [{ say: 'hintBears', card: target, count: blow, left }];
  }
  if (has(table, card, 'tough')) return [{ say: 'hintTough', card }];
  if (typeOf(table.state, card) !== 'hero') return [{ say: 'hintBlocks', card, count: blow }];
  const through = Math.max(0, blow - value(table, card, 'def'));
  return [{ say: 'hintDefends', card, count: through, left: remainingHitPoints(table, card) }];
}

function ofTurn(table: ChampionsTable, seat: Seat, option: Option): readonly Line[] {
  const { verb, card = NONE } = option;
  const { state } = table;
  const identity = identityOf(state, seat);
  switch (verb) {
    case 'attack':
      return ofBlow(table, seat, card, value(table, card, 'atk'));
    case 'thwart':
      return ofThwart(table, bestScheme(table, seat, card), value(table, card, 'thw'), seat);
    case 'recover': {
      const healed = Math.min(missing(table, identity), printedAs(state, identity).rec ?? 0);
      return [{ say: 'hintHeals', card: identity, count: healed }];
    }
    case 'changeForm':
      return inHeroForm(state, seat)
        ? [{ say: 'hintHides', card: identity, left: remainingHitPoints(table, identity) }]
        : [{ say: 'hintHero' }];
    case 'endTurn':
      return [{ say: 'hintNothing' }];
    case 'play':
      if (option.ability === undefined) return ofPermanent(table, card);
      return ofEffect(table, seat, option);
    default:
      return ofEffect(table, seat, option);
  }
}

function ofBlow(
  table: ChampionsTable,
  seat: Seat,
  attacker: CardId,
  strength: number,
  target = bestEnemy(table, seat, attacker, strength),
): readonly Line[] {
  if (target === NONE || strength <= 0) return [];
  const left = remainingHitPoints(table, target);
  if (wouldWin(table, seat, attacker, strength) && typeOf(table.state, target) === 'villain') {
    return [{ say: 'hintWins' }];
  }
  if (has(table, target, 'tough')) return [{ say: 'hintTough', card: target }];
  if (strength >= left) return [{ say: 'hintDefeats', card: target }];
  const most = maximumHitPoints(table, target);
  return [{ say: 'hintDamage', card: target, count: strength, left: left - strength, most }];
}

function ofThwart(
  table: ChampionsTable,
  scheme: CardId,
  strength: number,
  seat: Seat,
): readonly Line[] {
  if (scheme === NONE) return [];
  const threat = tokensOn(table, scheme, 'threat');
  const removed = Math.min(threat, strength);
  const saves =
    scheme === mainSchemeOf(table.state) && roomForThreat(table) <= threatToCome(table, seat);
  return [
    { say: 'hintThreat', card: scheme, count: removed, left: threat - removed },
    ...(saves ? [{ say: 'hintSaves', card: scheme }] : []),
  ];
}

function ofTarget(
  table: ChampionsTable,
  seat: Seat,
  by: CardId,
  target: CardId,
  power: unknown,
): readonly Line[] {
  if (power === 'attack') return ofBlow(table, seat, by, value(table, by, 'atk'), target);
  if (isScheme(table.state, target)) return ofThwart(table, target, value(table, by, 'thw'), seat);
  return [];
}

/** Of what is done to a card the certain consequences tell; only what is healed is told here. */
function ofChoice(table: ChampionsTable, card: CardId): readonly Line[] {
  const count = isFriendly(table.state, card) ? missing(table, card) : 0;
  return count > 0 ? [{ say: 'hintHeals', card, count }] : [];
}

function ofPermanent(table: ChampionsTable, card: CardId): readonly Line[] {
  const { type, abilities } = printedAs(table.state, card);
  if (type === 'ally') return [{ say: 'hintAlly', card }];
  const pays = abilities.some((each) => each.kind === 'action' && each.during === 'paying');
  return [{ say: pays ? 'hintPays' : 'hintServes', card }];
}

/** What an event or an ability does, as far as its data tell it. */
function ofEffect(table: ChampionsTable, seat: Seat, option: Option): readonly Line[] {
  const { done, gain } = deedsOf(table.state, option);
  const identity = identityOf(table.state, seat);
  const lines: Line[] = [];
  if (done.has('damage')) lines.push(...ofBlow(table, seat, identity, Math.round(gain)));
  if (done.has('removeThreat')) {
    const scheme = bestScheme(table, seat, identity);
    lines.push(...ofThwart(table, scheme, Math.max(1, Math.round(gain / 1.1)), seat));
  }
  if (done.has('heal')) {
    const count = missing(table, identity);
    if (count > 0) lines.push({ say: 'hintHeals', card: identity, count });
  }
  if (done.has('draw')) lines.push({ say: 'hintDraws', count: 1 });
  if (done.has('ready')) lines.push({ say: 'hintReadies' });
  return lines;
}

function ofAbility(table: ChampionsTable, option: Option, about: unknown): readonly Line[] {
  if (option.verb === PASS.verb) return [];
  const { done } = deedsOf(table.state, option);
  const card = typeof about === 'number' ? about : NONE;
  const stops = done.has('cancel') || done.has('alter') || done.has('instead');
  if (stops && card !== NONE && cardOf(table.state, card).seen > 0) {
    return [{ say: 'hintStops', card }];
  }
  return done.has('draw') ? [{ say: 'hintDraws', count: 1 }] : [];
}
