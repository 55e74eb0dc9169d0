import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutYou,
  action,
  attackEnemy,
  attackGains,
  both,
  byYou,
  change,
  changeForm,
  choose,
  chooseSome,
  constant,
  damage,
  discard,
  discardThis,
  draw,
  enemies,
  exhaust,
  exhaustThis,
  forcedInterrupt,
  forcedResponse,
  gains,
  heroAction,
  ifElse,
  inForm,
  interrupt,
  lasting,
  marked,
  oncePerRound,
  paidOnlyWith,
  query,
  ready,
  resource,
  sequence,
  statOf,
  thwartScheme,
  when,
  whenRevealed,
  you,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';

export const hulkTexts: TextBoxes = {
  // Hulk
  '10001a': text(forcedInterrupt('turnEnds', yourEvent, discard(query('yourHand')))),
  // Bruce Banner
  '10001b': text(
    action(
      sequence(
        draw(1),
        choose(query('yourHand'), (card) => discard(card)),
      ),
      { limit: oncePerRound },
    ),
  ),
  // Crushing Blow
  '10002': text({ payOnlyWith: 'physical' }, heroAction(attackEnemy(statOf('atk', you)))),
  // Hulk Smash
  '10003': text(
    interrupt(
      'attacking',
      both(byYou, marked('basic')),
      sequence(
        lasting('attack', change('atk', yourIdentity, 10)),
        when(paidOnlyWith('physical'), attackGains('overkill')),
      ),
      { form: 'hero' },
    ),
  ),
  // Sub-Orbital Leap
  '10004': text(heroAction(thwartScheme(ifElse(paidOnlyWith('physical'), 5, 3)))),
  // Thunderclap
  '10005': text(heroAction(chooseSome(1, 3, enemies, (foes) => damage(3, foes)))),
  // Unstoppable Force
  '10006': text(heroAction(sequence(ready(you), when(paidOnlyWith('physical'), draw(1))))),
  // Limitless Strength
  '10007': text({ spentOnlyIn: 'hero' }),
  // Banner's Laboratory
  '10008': text(
    constant(change('rec', yourIdentity, 2, inForm('alterEgo'))),
    resource(['mental'], { form: 'alterEgo', cost: exhaustThis }),
  ),
  // Boundless Rage
  '10009': text(
    constant(change('atk', yourIdentity, 1, inForm('hero'))),
    forcedResponse('formChanged', aboutYou, discardThis),
  ),
  // Immovable Object
  '10010': text(
    constant(
      change('hitPoints', yourIdentity, 4),
      gains('retaliate', yourIdentity, 1, inForm('hero')),
    ),
  ),
  // Inner Demons
  // Nothing depends on the change of form (errata).
  '10025': text(
    whenRevealed(
      sequence(
        changeForm,
        when(
          inForm('alterEgo'),
          chooseSome(2, 2, query('yourHand'), (cards) => discard(cards)),
          exhaust(you),
        ),
        discardThis,
      ),
    ),
  ),
};
