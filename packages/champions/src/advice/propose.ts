import type { Answer, CardId, Effect, Option, Prompt } from '@grimrule/kernel';
import { cardOf, NONE, PASS, value } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import { remainingHitPoints } from '../rules/damage/hit-points.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, isEnemy, isFriendly, isIdentity, isInPlay, isScheme } from '../table.ts';
import { adviceForChoice } from './choice.ts';
import { deedsIn, deedsOf } from './deeds.ts';
import { adviceForDefence } from './defence.ts';
import { gainOf } from './gains.ts';
import { isGoodAtFirst, isWorthHolding, thrownAway } from './held.ts';
import { isPressing, missing } from './outlook.ts';
import { payment } from './payment.ts';
import { bestOf, blowWorth, cardWorth, targetWorth } from './targets.ts';
import { adviceForTurn } from './turn.ts';

/**
 * A sensible answer to a question: something to start from for people, and what bots expect to
 * happen when they look ahead. It knows no card by name, and nothing that its player does not know.
 */
export function propose(table: ChampionsTable, prompt: Prompt): Answer | null {
  const { ask, options, seat } = prompt;
  switch (ask.say) {
    case 'playerTurn':
      return one(adviceForTurn(table, seat, options));
    case 'whoDefends':
      return one(
        adviceForDefence(table, ask.card as CardId, (ask.cards as CardId[])[0] ?? NONE, options),
      );
    case 'useAbility':
      return one(options.find((option) => isWorthUsing(table, prompt, option)) ?? PASS);
    case 'chooseTarget':
      return one(bestOf(options, (card) => aimWorth(table, prompt, card)));
    case 'chooseCard':
    case 'chooseCards':
      return chosen(table, prompt);
    case 'chooseNextEffect':
    case 'chooseOne':
      return one(adviceForChoice(table, seat, (ask.effects as readonly unknown[]) ?? [], options));
    case 'pay':
      return payment(table, prompt);
    case 'chooseX':
      return one(options.at(-1));
    case 'assignDamage':
      return one(bestOf(options, (card) => bears(table, card)));
    case 'divideThreat':
      return one(bestOf(options, (card) => targetWorth(table, seat, card, 1)));
    case 'discardAtEnd':
      return thrownAway(table, prompt, isWorthHolding);
    case 'mulligan':
      return thrownAway(table, prompt, isGoodAtFirst);
    case 'overLimit':
      return worst(table, prompt, prompt.least);
    default:
      return null;
  }
}

/** Ranks cards that may take unavoidable damage: the strong identity, or allies. */
function bears(table: ChampionsTable, card: CardId): number {
  if (isEnemy(table.state, card)) return -remainingHitPoints(table, card);
  const left = remainingHitPoints(table, card);
  return isIdentity(table.state, card) ? left - IDENTITY_KEEPS : ALLY_KEEPS - left;
}

const IDENTITY_KEEPS = 5;
const ALLY_KEEPS = 4;

const one = (option: Option | undefined): Answer | null => (option ? [option] : null);

/** The worth of aiming a basic power at a card. */
function aimWorth(table: ChampionsTable, { ask, seat }: Prompt, target: CardId): number {
  const { card, power } = ask;
  if (power !== 'attack' || typeof card !== 'number') return targetWorth(table, seat, target, 0);
  return blowWorth(table, target, card, value(table, card, 'atk'));
}

/** The least valuable cards. */
function worst(table: ChampionsTable, { options }: Prompt, count: number): Answer {
  const worth = ({ card }: Option) => (card === undefined ? 0 : cardWorth(table, card));
  return [...options].sort((first, second) => worth(first) - worth(second)).slice(0, count);
}

/** Enemies and schemes are chosen to be struck, cards to be discarded or, by our own, to be used. */
function chosen(table: ChampionsTable, prompt: Prompt): Answer | null {
  const { state } = table;
  const { options, seat, least, most } = prompt;
  const first = options[0]?.card;
  if (first === undefined) return null;
  const count = Math.max(least, Math.min(1, most));
  const effect = effectOf(table);
  const done = effect ? deedsIn(effect) : NOTHING_DONE;
  const struck = options.some(
    ({ card }) =>
      card !== undefined &&
      isInPlay(state, card) &&
      (isEnemy(state, card) || isScheme(state, card)),
  );
  const lost = done.has('discard') && !done.has('toHand');
  if (!struck && (lost || !isOurs(table, prompt))) return worst(table, prompt, count);
  const strength = done.has('damage') ? gainOf(effect) : 0;
  const heals = done.has('heal');
  const worth = ({ card }: Option) => {
    if (card === undefined) return 0;
    if (heals && isInPlay(state, card)) return isFriendly(state, card) ? missing(table, card) : -1;
    return targetWorth(table, seat, card, strength);
  };
  return [...options].sort((one, other) => worth(other) - worth(one)).slice(0, count);
}

const NOTHING_DONE: ReadonlySet<string> = new Set();

/** The effect that the choice is made for. */
function effectOf({ state }: ChampionsTable): Effect | undefined {
  const locals = state.stack[state.stack.length - 1]?.locals as { readonly effect?: Effect };
  return locals.effect;
}

function isOurs({ state }: ChampionsTable, { ask }: Prompt): boolean {
  const source = typeof ask.card === 'number' ? ask.card : NONE;
  return source !== NONE && cardOf(state, source).owner !== NONE;
}

/** Cards in play are mostly worth using, and so are cheap events. */
function isWorthUsing(table: ChampionsTable, { seat }: Prompt, option: Option): boolean {
  if (option.verb === 'use') return true;
  if (option.verb !== 'play' || option.card === undefined) return false;
  const { done } = deedsOf(table.state, option);
  const { cost = 0 } = printedAs(table.state, option.card);
  if (done.has('enemyAttacks')) return false;
  if (done.has('damage') && done.has('instead')) {
    const left = remainingHitPoints(table, identityOf(table.state, seat));
    return left >= IDENTITY_KEEPS && isPressing(table, seat);
  }
  return cost <= CHEAP;
}

const CHEAP = 1;
