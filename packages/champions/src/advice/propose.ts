import type { Answer, CardId, Option, Prompt } from '@grimrule/kernel';
import { cardOf, NONE, PASS } from '@grimrule/kernel';
import { printedAs } from '../cards/designs.ts';
import { remainingHitPoints } from '../rules/hit-points.ts';
import type { ChampionsTable } from '../table.ts';
import { identityOf, isEnemy, isIdentity, isInPlay, isScheme } from '../table.ts';
import { deedsOf } from './deeds.ts';
import { adviceForDefence } from './defence.ts';
import { isPressing } from './outlook.ts';
import { bestOf, cardWorth, targetWorth } from './targets.ts';
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
      return one(bestOf(options, (card) => targetWorth(table, seat, card)));
    case 'chooseCard':
    case 'chooseCards':
      return chosen(table, prompt);
    case 'chooseX':
      return one(options.at(-1));
    case 'assignDamage':
      return one(bestOf(options, (card) => bears(table, card)));
    case 'discardAtEnd':
    case 'overLimit':
      return worst(table, prompt, prompt.least);
    default:
      return null;
  }
}

/** Who should take damage that has to go somewhere: the strong identity, or allies. */
function bears(table: ChampionsTable, card: CardId): number {
  const left = remainingHitPoints(table, card);
  return isIdentity(table.state, card) ? left - 5 : 4 - left;
}

const one = (option: Option | undefined): Answer | null => (option ? [option] : null);

/** The least valuable cards. */
function worst(table: ChampionsTable, { options }: Prompt, count: number): Answer {
  const worth = ({ card }: Option) => (card === undefined ? 0 : cardWorth(table, card));
  return [...options].sort((first, second) => worth(first) - worth(second)).slice(0, count);
}

function chosen(table: ChampionsTable, prompt: Prompt): Answer | null {
  const { state } = table;
  const { ask, options, seat, least, most } = prompt;
  const source = ask.card as CardId | undefined;
  const first = options[0]?.card;
  if (first === undefined) return null;
  const harmless = isInPlay(state, first) && (isEnemy(state, first) || isScheme(state, first));
  const frame = state.stack[state.stack.length - 1]?.locals as { effect?: { body?: unknown } };
  const discards = JSON.stringify(frame.effect?.body ?? null).includes('"discard"');
  const ours = source !== undefined && source !== NONE && cardOf(state, source).owner !== NONE;
  if (!harmless && (discards || !ours))
    return worst(table, prompt, Math.max(least, Math.min(1, most)));
  const worth = ({ card }: Option) => (card === undefined ? 0 : targetWorth(table, seat, card));
  return [...options]
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, Math.max(least, Math.min(1, most)));
}

/** What lies on the table is mostly worth using, and events that cost little. */
function isWorthUsing(table: ChampionsTable, { seat }: Prompt, option: Option): boolean {
  if (option.verb === 'use') return true;
  if (option.verb !== 'play' || option.card === undefined) return false;
  const { done } = deedsOf(table.state, option);
  const { cost = 0 } = printedAs(table.state, option.card);
  if (done.has('enemyAttacks')) return false;
  if (done.has('damage') && done.has('instead')) {
    const left = remainingHitPoints(table, identityOf(table.state, seat));
    return left > 4 && isPressing(table, seat);
  }
  return cost <= 1;
}
