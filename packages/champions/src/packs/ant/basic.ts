import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  action,
  change,
  changeToOtherHero,
  choose,
  exhaustThis,
  heroAction,
  lasting,
  playForLess,
  query,
  ready,
  sequence,
  sharesTrait,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const basicTexts: TextBoxes = {
  // Swarm Tactics
  '12020': text(heroAction(sequence(changeToOtherHero, ready(you)))),
  // Team-Building Exercise
  '12024': text(
    heroAction(
      choose(query('yourHand', sharesTrait(you)), (card) => playForLess(card, 1)),
      { cost: exhaustThis },
    ),
  ),
  // Assess the Situation
  '12033': text(action(lasting('phase', change('handSize', yourIdentity, 1)))),
};
