import type { Answer, CardId, Prompt } from '@grimrule/kernel';
import { NONE, proposalFor, zoneOf } from '@grimrule/kernel';
import { HAND, of } from '../board.ts';
import { printedAs } from '../cards/designs.ts';
import type { RingsTable } from '../table.ts';
import { adviceForActions } from './actions.ts';
import { adviceForChoice } from './choices.ts';
import {
  adviceForAttackers,
  adviceForDamage,
  adviceForDefence,
  adviceForDefenceTogether,
  adviceForHelp,
  adviceForNextAttack,
  adviceForTarget,
} from './combat.ts';
import { adviceForEngagement, adviceForTravel } from './journey.ts';
import { adviceForOption } from './options.ts';
import { adviceForQuest } from './questing.ts';
import { adviceForResponse } from './responses.ts';

/**
 * A sensible answer to a question: something to start from for people, and what bots expect to
 * happen when they look ahead. It knows no card by name, and nothing that its player does not know.
 */
export function propose(table: RingsTable, prompt: Prompt): Answer | null {
  const { ask } = prompt;
  const card = typeof ask.card === 'number' ? ask.card : NONE;
  switch (ask.say) {
    case 'mulligan':
      return adviceForHand(table, prompt);
    case 'planning':
    case 'actionWindow':
      return adviceForActions(table, prompt);
    case 'commitToQuest':
      return adviceForQuest(table, prompt);
    case 'whereToTravel':
      return adviceForTravel(table, prompt);
    case 'whomToEngage':
      return adviceForEngagement(table, prompt);
    case 'whichEnemyAttacks':
      return adviceForNextAttack(table, prompt);
    case 'whoDefends':
      return adviceForDefence(table, prompt, card);
    case 'whoDefendTogether':
      return adviceForDefenceTogether(table, prompt, card);
    case 'undefendedDamage':
    case 'assignDamage':
      return adviceForDamage(table, prompt, card);
    case 'whomToAttack':
      return adviceForTarget(table, prompt);
    case 'whoAttacks':
      return adviceForAttackers(table, prompt, card);
    case 'rangedHelp':
      return adviceForHelp(table, prompt, card);
    case 'useAbility':
      return adviceForResponse(table, prompt);
    case 'chooseCard':
    case 'chooseCards':
    case 'chooseNext':
      return adviceForChoice(table, prompt);
    case 'chooseOne':
    case 'mayDo':
      return adviceForOption(table, prompt);
    case 'pay':
      return payment(prompt);
    default:
      return null;
  }
}

/** A hand is kept if there is something in it to begin with. */
function adviceForHand({ state }: RingsTable, { options, seat }: Prompt): Answer | null {
  const early = zoneOf(state, of(HAND, seat)).filter((card) => isEarly(state, card));
  const wanted = early.length >= EARLY ? 'keep' : 'mulligan';
  const found = options.find(({ verb }) => verb === wanted);
  return found ? [found] : null;
}

const EARLY = 2;
const CHEAP = 3;

function isEarly(state: RingsTable['state'], card: CardId): boolean {
  const { type, cost = 0 } = printedAs(state, card);
  return (type === 'Ally' || type === 'Attachment') && cost <= CHEAP;
}

const payment = (prompt: Prompt): Answer => proposalFor(prompt);
