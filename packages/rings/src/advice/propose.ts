import type { Answer, Prompt } from '@grimrule/kernel';
import { NONE } from '@grimrule/kernel';
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
import { adviceForHand } from './opening.ts';
import { adviceForOption } from './options.ts';
import { payment } from './payment.ts';
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
      return payment(table, prompt);
    default:
      return null;
  }
}
