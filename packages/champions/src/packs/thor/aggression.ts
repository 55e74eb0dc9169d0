import type { TextBoxes } from '../../cards/text-box.ts';
import { text } from '../../cards/text-box.ts';
import {
  aboutThis,
  all,
  alterEgoAction,
  attachedTo,
  attack,
  both,
  byYou,
  cardIs,
  change,
  choose,
  count,
  damage,
  damageEnemy,
  discardThis,
  draw,
  engage,
  exhaust,
  exhausted,
  exhaustThis,
  heroAction,
  ifElse,
  interrupt,
  itself,
  lasting,
  marked,
  minion,
  not,
  paidWith,
  putCounters,
  query,
  ready,
  removeCounters,
  response,
  SUBJECT,
  sequence,
  spend,
  THIS,
  times,
  trait,
  upgrade,
  when,
  wherever,
  you,
  youAre,
  yourEvent,
  yourIdentity,
} from '../../vocabulary/builders.ts';

/** Weapons on allies are not on the hero. */
const heroWeapons = query(
  'yours',
  all(upgrade, trait('Weapon'), not(exhausted), not(attachedTo(query('allies')))),
);

export const aggressionTexts: TextBoxes = {
  // Hercules
  '06011': text(wherever(change('cost', itself, times(count(query('engagedMinions')), -1)))),
  // Valkyrie
  '06012': text(
    response(
      'entered',
      aboutThis,
      choose(query('minions'), (foe) => damage(ifElse(paidWith('energy'), 3, 2), foe)),
    ),
  ),
  // Get Over Here!
  '06014': text(
    heroAction(
      attack(
        choose(query('attackable', minion), (foe) =>
          sequence(damage(1, foe), when(youAre('Aerial'), engage(foe))),
        ),
      ),
    ),
  ),
  // Mean Swing
  '06015': text(
    interrupt(
      'attacking',
      both(byYou, marked('basic')),
      lasting('attack', change('atk', yourIdentity, 3)),
      { form: 'hero', cost: choose(heroWeapons, exhaust) },
    ),
  ),
  // Hall of Heroes
  '06017': text(
    response('defeated', both(yourEvent, cardIs(SUBJECT, minion)), putCounters(1, 'glory', THIS)),
    alterEgoAction(draw(3), { cost: sequence(exhaustThis, removeCounters(3, 'glory', THIS)) }),
  ),
  // Battle Fury
  '06018': text(
    response('attacked', both(byYou, cardIs(SUBJECT, minion), marked('defeated')), ready(you), {
      cost: sequence(damage(1, you), discardThis),
    }),
  ),
  // Jarnbjorn
  '06019': text(response('attacked', byYou, damageEnemy(2), { cost: spend('physical') })),
};
