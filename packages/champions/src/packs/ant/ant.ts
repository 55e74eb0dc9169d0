import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  aboutYou,
  attack,
  attackable,
  both,
  cannot,
  change,
  changeToOtherHero,
  choose,
  count,
  damage,
  damageEnemy,
  discard,
  discardThis,
  draw,
  enemies,
  exhaustThis,
  give,
  heal,
  heroAction,
  inHeroForm,
  lasting,
  obligation,
  query,
  removeThreatFromScheme,
  response,
  sequence,
  spend,
  sum,
  thwartScheme,
  titled,
  you,
  yourIdentity,
} from '../../vocabulary/builders.ts';

const giant = inHeroForm('Giant');
const tiny = inHeroForm('Tiny');

export const antTexts: TextBoxes = {
  // Ant-Man (tiny)
  '12001a': text(response('formChanged', aboutThis, removeThreatFromScheme(1))),
  // Scott Lang
  '12001b': text(response('formChanged', aboutThis, heal(1, you))),
  // Ant-Man (giant)
  '12001c': text(response('formChanged', aboutThis, damageEnemy(1))),
  // Wasp (Nadia Van Dyne)
  '12002': text(
    response('entered', both(aboutThis, giant), damageEnemy(2), { form: 'hero' }),
    response('entered', both(aboutThis, tiny), removeThreatFromScheme(2), { form: 'hero' }),
  ),
  // Giant Stomp
  '12003': text(
    { onlyIf: giant },
    heroAction(
      attack(choose(attackable, (foe) => sequence(damage(1, query('minions')), damage(8, foe)))),
    ),
  ),
  // Hive Mind
  '12004': text(
    { onlyIf: tiny },
    heroAction(thwartScheme(sum(2, count(query('yours', titled('Army of Ants')))))),
  ),
  // Resize
  '12005': text(heroAction(sequence(changeToOtherHero, draw(1)))),
  // Pym Particles
  '12006': text(
    response('spent', both(aboutThis, giant), heal(2, you), { form: 'hero' }),
    response('spent', both(aboutThis, tiny), draw(1), { form: 'hero' }),
  ),
  // Army of Ants
  '12007': text(heroAction(damageEnemy(1), { cost: exhaustThis, when: tiny })),
  // Ant-Man's Helmet
  '12008': text(
    response('formChanged', both(aboutYou, giant), heal(2, you), { form: 'hero' }),
    response('formChanged', both(aboutYou, tiny), draw(1), { form: 'hero' }),
  ),
  // Giant Strength
  '12009': text(
    response(
      'formChanged',
      both(aboutYou, giant),
      lasting('turn', change('atk', yourIdentity, 1)),
      { form: 'hero' },
    ),
  ),
  // Wrist Gauntlets
  '12010': text(
    heroAction(
      choose(enemies, (foe) => give('stunned', foe)),
      { cost: sequence(exhaustThis, spend('physical', 'physical')), when: giant },
    ),
    heroAction(
      choose(enemies, (foe) => give('confused', foe)),
      { cost: sequence(exhaustThis, spend('energy', 'energy')), when: tiny },
    ),
  ),
  // Care for Cassie
  '12025': text(
    obligation(
      sequence(
        choose(query('yourHand'), (card) => discard(card)),
        lasting('nextTurn', cannot('cannotChangeForm', yourIdentity)),
        discardThis,
      ),
    ),
  ),
};
