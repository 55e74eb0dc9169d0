import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  action,
  all,
  alter,
  any,
  assignDamage,
  attack,
  attackable,
  attackEnemy,
  attackGains,
  both,
  CAUSE,
  cardIs,
  change,
  changeToHero,
  choose,
  chooseSome,
  constant,
  controlledBy,
  damage,
  discard,
  discardThis,
  divideThwart,
  draw,
  exhaustThis,
  gains,
  gainsTrait,
  heal,
  heroAction,
  ifElse,
  inHeroForm,
  interrupt,
  itself,
  lasting,
  marked,
  obligation,
  oncePerRound,
  printedResource,
  query,
  removeThreat,
  response,
  SUBJECT,
  sequence,
  shuffleIn,
  takeDamage,
  thwart,
  thwartable,
  type,
  villain,
  when,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const giant = inHeroForm('Giant');
const tiny = inHeroForm('Tiny');

export const wspTexts: TextBoxes = {
  // Wasp (tiny)
  '13001a': text(
    response(
      'defeated',
      both(
        cardIs(SUBJECT, type('minion', 'side_scheme')),
        cardIs(CAUSE, any(yourIdentity, all(type('event'), controlledBy(you)))),
      ),
      damage(1, villain),
    ),
  ),
  // Nadia Van Dyne
  '13001b': text(
    action(
      chooseSome(0, 2, query('yourDiscard', printedResource('mental')), (cards) =>
        shuffleIn(cards),
      ),
      { limit: oncePerRound },
    ),
  ),
  // Wasp (giant)
  '13001c': text(constant(gains('dividesThwart', itself), gains('dividesAttack', itself))),
  // Ant-Man (Scott Lang)
  '13002': text(
    constant(
      gainsTrait('Giant', itself, giant),
      change('atk', itself, 1, giant),
      gainsTrait('Tiny', itself, tiny),
      change('thw', itself, 1, tiny),
    ),
  ),
  // Giant Help
  '13003': text(
    heroAction(
      thwart(
        when(
          giant,
          divideThwart(4, thwartable),
          choose(thwartable, (scheme) => removeThreat(3, scheme)),
        ),
      ),
    ),
  ),
  // Pinpoint Strike
  '13004': text(
    heroAction(
      attack(
        choose(attackable, (foe) =>
          sequence(when(tiny, attackGains('overkill')), damage(ifElse(tiny, 8, 7), foe)),
        ),
      ),
    ),
  ),
  // Rapid Growth
  '13005': text(
    interrupt(
      'usingPower',
      both(aboutYou, marked('thw')),
      sequence(changeToHero('Giant'), lasting('thwart', change('thw', yourIdentity, 2))),
      { form: 'hero' },
    ),
    interrupt(
      'usingPower',
      both(aboutYou, marked('atk')),
      sequence(changeToHero('Giant'), lasting('attack', change('atk', yourIdentity, 2))),
      { form: 'hero' },
    ),
    interrupt(
      'usingPower',
      both(aboutYou, marked('def')),
      sequence(changeToHero('Giant'), lasting('attack', change('def', yourIdentity, 2))),
      { form: 'hero' },
    ),
  ),
  // Wasp Sting
  '13006': text(
    heroAction(attack(assignDamage(4, attackable)), { when: giant }),
    heroAction(attackEnemy(5), { when: tiny }),
  ),
  // Pym Particles
  '13007': text(
    response('spent', both(aboutThis, giant), heal(2, you), { form: 'hero' }),
    response('spent', both(aboutThis, tiny), draw(1), { form: 'hero' }),
  ),
  // Red Room Training
  '13008': text(
    constant(
      gains('retaliate', yourIdentity, 1, giant),
      gains('basicPiercing', yourIdentity, 1, tiny),
    ),
  ),
  // Bio-Synthetic Wings
  '13009': text(
    constant(gainsTrait('Aerial', yourIdentity)),
    interrupt('wouldTake', both(aboutYou, tiny), alter(-1), { cost: exhaustThis }),
  ),
  // Wasp's Helmet
  '13010': text(
    constant(change('thw', yourIdentity, 1, giant), change('atk', yourIdentity, 1, tiny)),
  ),
  // Red Dreams
  '13026': text(
    obligation(
      sequence(discard(query('yourHand', printedResource('mental'))), takeDamage(1), discardThis),
    ),
  ),
};
